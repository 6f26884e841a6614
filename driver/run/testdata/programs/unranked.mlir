// Memrefs of unknown rank: memref.rank, memref.dim and casts, in a function that prints the shape of what it gets.
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func @shape(%m: memref<*xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.rank %m : memref<*xf32>
  %one = arith.constant 1 : i64
  %n = scf.for %i = %c0 to %r step %c1 iter_args(%p = %one) -> (i64) {
    %d = memref.dim %m, %i : memref<*xf32>
    %v = arith.index_cast %d : index to i64
    func.call @printI64(%v) : (i64) -> ()
    func.call @printComma() : () -> ()
    %q = arith.muli %p, %v : i64
    scf.yield %q : i64
  }
  call @printI64(%n) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @make(%which: index) -> memref<*xf32> {
  %r = scf.index_switch %which -> memref<*xf32>
  case 0 {
    %a = memref.alloc() : memref<f32>
    %u = memref.cast %a : memref<f32> to memref<*xf32>
    scf.yield %u : memref<*xf32>
  }
  case 1 {
    %a = memref.alloc(%which) : memref<5x?x7xf32>
    %u = memref.cast %a : memref<5x?x7xf32> to memref<*xf32>
    scf.yield %u : memref<*xf32>
  }
  default {
    %a = memref.alloc(%which, %which) : memref<?x?xf32>
    %u = memref.cast %a : memref<?x?xf32> to memref<*xf32>
    scf.yield %u : memref<*xf32>
  }
  return %r : memref<*xf32>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 4 : index
  scf.for %i = %c0 to %n step %c1 {
    %m = func.call @make(%i) : (index) -> memref<*xf32>
    func.call @shape(%m) : (memref<*xf32>) -> ()
    memref.dealloc %m : memref<*xf32>
  }
  %a = memref.alloc() : memref<2x3xf32>
  %u = memref.cast %a : memref<2x3xf32> to memref<*xf32>
  %b = memref.cast %u : memref<*xf32> to memref<?x3xf32>
  %d = memref.dim %b, %c0 : memref<?x3xf32>
  %v = arith.index_cast %d : index to i64
  call @printI64(%v) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %a : memref<2x3xf32>
  return
}
