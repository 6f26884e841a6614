// All shortest paths by Floyd and Warshall, with an infinity that must not be added to.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

memref.global "private" constant @edges : memref<6x3xi32> =
  dense<[[0, 1, 7], [1, 2, -2], [2, 3, 4], [0, 3, 20], [3, 1, 3], [4, 0, 1]]>

func.func @main() {
  %inf = arith.constant 2147483647 : i32
  %zero = arith.constant 0 : i32
  %d = memref.alloc() : memref<5x5xi32>
  affine.for %i = 0 to 5 {
    affine.for %j = 0 to 5 {
      affine.store %inf, %d[%i, %j] : memref<5x5xi32>
    }
    affine.store %zero, %d[%i, %i] : memref<5x5xi32>
  }
  %e = memref.get_global @edges : memref<6x3xi32>
  affine.for %k = 0 to 6 {
    %a = affine.load %e[%k, 0] : memref<6x3xi32>
    %b = affine.load %e[%k, 1] : memref<6x3xi32>
    %w = affine.load %e[%k, 2] : memref<6x3xi32>
    %i = arith.index_cast %a : i32 to index
    %j = arith.index_cast %b : i32 to index
    memref.store %w, %d[%i, %j] : memref<5x5xi32>
  }
  affine.for %k = 0 to 5 {
    affine.for %i = 0 to 5 {
      affine.for %j = 0 to 5 {
        %x = affine.load %d[%i, %k] : memref<5x5xi32>
        %y = affine.load %d[%k, %j] : memref<5x5xi32>
        %xi = arith.cmpi ne, %x, %inf : i32
        %yi = arith.cmpi ne, %y, %inf : i32
        %both = arith.andi %xi, %yi : i1
        scf.if %both {
          %s = arith.addi %x, %y overflow<nsw> : i32
          %z = affine.load %d[%i, %j] : memref<5x5xi32>
          %m = arith.minsi %s, %z : i32
          affine.store %m, %d[%i, %j] : memref<5x5xi32>
        }
      }
    }
  }
  %u = memref.cast %d : memref<5x5xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  memref.dealloc %d : memref<5x5xi32>
  return
}
