// Dynamic programming: the 0/1 knapsack in one row that is updated from behind.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

memref.global "private" constant @weights : memref<5xindex> = dense<[2, 3, 4, 5, 9]>
memref.global "private" constant @values : memref<5xi32> = dense<[3, 4, 5, 8, 10]>

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %room = arith.constant 20 : index
  %size = arith.constant 21 : index
  %zero = arith.constant 0 : i32
  %w = memref.get_global @weights : memref<5xindex>
  %v = memref.get_global @values : memref<5xi32>
  %best = memref.alloc() : memref<21xi32>
  scf.for %i = %c0 to %size step %c1 {
    memref.store %zero, %best[%i] : memref<21xi32>
  }
  scf.for %i = %c0 to %c5 step %c1 {
    %wi = memref.load %w[%i] : memref<5xindex>
    %vi = memref.load %v[%i] : memref<5xi32>
    %end = arith.subi %size, %wi : index
    scf.for %k = %c0 to %end step %c1 {
      %at = arith.subi %room, %k : index
      %from = arith.subi %at, %wi : index
      %old = memref.load %best[%at] : memref<21xi32>
      %p = memref.load %best[%from] : memref<21xi32>
      %q = arith.addi %p, %vi : i32
      %m = arith.maxsi %old, %q : i32
      memref.store %m, %best[%at] : memref<21xi32>
    }
  }
  %u = memref.cast %best : memref<21xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  memref.dealloc %best : memref<21xi32>
  return
}
