// scf.parallel with several dimensions, and with reductions.
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}
func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c6 = arith.constant 6 : index
  %m = memref.alloc() : memref<5x3xi64>
  scf.parallel (%i, %j) = (%c0, %c0) to (%c5, %c6) step (%c1, %c2) {
    %p = arith.muli %i, %j : index
    %v = arith.index_cast %p : index to i64
    %h = arith.divui %j, %c2 : index
    memref.store %v, %m[%i, %h] : memref<5x3xi64>
    scf.reduce
  }
  %u = memref.cast %m : memref<5x3xi64> to memref<*xi64>
  call @printMemrefI64(%u) : (memref<*xi64>) -> ()
  %zero = arith.constant 0 : i64
  %one = arith.constant 1.0 : f64
  %r:2 = scf.parallel (%i) = (%c1) to (%c6) step (%c1) init (%zero, %one) -> (i64, f64) {
    %v = arith.index_cast %i : index to i64
    %f = arith.sitofp %v : i64 to f64
    scf.reduce(%v, %f : i64, f64) {
    ^bb0(%a: i64, %b: i64):
      %s = arith.addi %a, %b : i64
      scf.reduce.return %s : i64
    }, {
    ^bb0(%a: f64, %b: f64):
      %s = arith.mulf %a, %b : f64
      scf.reduce.return %s : f64
    }
  }
  call @printI64(%r#0) : (i64) -> ()
  call @printComma() : () -> ()
  call @printF64(%r#1) : (f64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %m : memref<5x3xi64>
  return
}
