// A sparse matrix in compressed rows times a vector; indices are data.
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}

memref.global "private" constant @rows : memref<6xindex> = dense<[0, 2, 2, 5, 6, 9]>
memref.global "private" constant @columns : memref<9xindex> = dense<[0, 3, 1, 2, 4, 0, 2, 3, 4]>
memref.global "private" constant @values : memref<9xf64> = dense<[1.5, 2.0, -1.0, 4.0, 0.5, 3.0, 1.0, -2.5, 7.0]>
memref.global "private" constant @x : memref<5xf64> = dense<[1.0, 2.0, 3.0, 4.0, 5.0]>

func.func @multiply(%rows: memref<?xindex>, %cols: memref<?xindex>, %vals: memref<?xf64>, %x: memref<?xf64>, %y: memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f64
  %n = memref.dim %y, %c0 : memref<?xf64>
  scf.for %i = %c0 to %n step %c1 {
    %j = arith.addi %i, %c1 : index
    %start = memref.load %rows[%i] : memref<?xindex>
    %end = memref.load %rows[%j] : memref<?xindex>
    %s = scf.for %k = %start to %end step %c1 iter_args(%acc = %zero) -> (f64) {
      %c = memref.load %cols[%k] : memref<?xindex>
      %v = memref.load %vals[%k] : memref<?xf64>
      %w = memref.load %x[%c] : memref<?xf64>
      %p = arith.mulf %v, %w : f64
      %t = arith.addf %acc, %p : f64
      scf.yield %t : f64
    }
    memref.store %s, %y[%i] : memref<?xf64>
  }
  return
}

func.func @main() {
  %r = memref.get_global @rows : memref<6xindex>
  %c = memref.get_global @columns : memref<9xindex>
  %v = memref.get_global @values : memref<9xf64>
  %x = memref.get_global @x : memref<5xf64>
  %y = memref.alloc() : memref<5xf64>
  %rd = memref.cast %r : memref<6xindex> to memref<?xindex>
  %cd = memref.cast %c : memref<9xindex> to memref<?xindex>
  %vd = memref.cast %v : memref<9xf64> to memref<?xf64>
  %xd = memref.cast %x : memref<5xf64> to memref<?xf64>
  %yd = memref.cast %y : memref<5xf64> to memref<?xf64>
  call @multiply(%rd, %cd, %vd, %xd, %yd) : (memref<?xindex>, memref<?xindex>, memref<?xf64>, memref<?xf64>, memref<?xf64>) -> ()
  %u = memref.cast %y : memref<5xf64> to memref<*xf64>
  call @printMemrefF64(%u) : (memref<*xf64>) -> ()
  memref.dealloc %y : memref<5xf64>
  return
}
