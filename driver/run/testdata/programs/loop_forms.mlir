// Loops over narrow and unsigned counters, nested while loops, linear indices and jumps with arguments.
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF64(f64)
func.func private @printF32(f32)
func.func private @printComma()
func.func private @printNewline()
func.func @show(%x: i64) { call @printI64(%x) : (i64) -> () call @printNewline() : () -> () return }
func.func @showx(%x: index) { %y = arith.index_cast %x : index to i64 call @printI64(%y) : (i64) -> () call @printNewline() : () -> () return }
func.func @showf(%x: f64) { call @printF64(%x) : (f64) -> () call @printNewline() : () -> () return }
func.func @main() {
  %a = arith.constant -5 : i32
  %b = arith.constant 9 : i32
  %s = arith.constant 4 : i32
  scf.for %i = %a to %b step %s : i32 {
    %x = arith.extsi %i : i32 to i64
    func.call @show(%x) : (i64) -> ()
  }
  %u0 = arith.constant 250 : i8
  %u1 = arith.constant 254 : i8
  %us = arith.constant 1 : i8
  scf.for unsigned %i = %u0 to %u1 step %us : i8 {
    %x = arith.extui %i : i8 to i64
    func.call @show(%x) : (i64) -> ()
  }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %r:3 = scf.for %i = %c0 to %c5 step %c1 iter_args(%p = %c0, %q = %c1, %t = %c2) -> (index, index, index) {
    %n = arith.addi %p, %q : index
    scf.yield %q, %n, %p : index, index, index
  }
  call @showx(%r#0) : (index) -> ()
  call @showx(%r#1) : (index) -> ()
  call @showx(%r#2) : (index) -> ()
  %e = scf.for %i = %c5 to %c0 step %c1 iter_args(%p = %c2) -> index { scf.yield %c0 : index }
  call @showx(%e) : (index) -> ()
  scf.while (%i = %c0) : (index) -> index {
    %c = arith.cmpi ult, %i, %c5 : index
    scf.condition(%c) %i : index
  } do {
  ^bb0(%i: index):
    scf.for %j = %c0 to %i step %c2 {
      %k = arith.muli %i, %j : index
      func.call @showx(%k) : (index) -> ()
    }
    %n = arith.addi %i, %c1 : index
    scf.yield %n : index
  }
  scf.parallel (%i, %j) = (%c0, %c1) to (%c2, %c5) step (%c1, %c2) {
    %k = arith.muli %i, %j : index
    func.call @showx(%k) : (index) -> ()
    scf.reduce
  }
  scf.index_switch %c5
  case 5 { func.call @showx(%c5) : (index) -> () scf.yield }
  default { scf.yield }
  %lin = affine.linearize_index [%c1, %c2, %c0] by (3, 4, 5) : index
  call @showx(%lin) : (index) -> ()
  %d:3 = affine.delinearize_index %lin into (3, 4, 5) : index, index, index
  call @showx(%d#0) : (index) -> ()
  call @showx(%d#1) : (index) -> ()
  call @showx(%d#2) : (index) -> ()
  affine.for %i = 0 to 10 step 4 { affine.for %j = affine_map<(d0) -> (d0)>(%i) to min affine_map<(d0) -> (d0 + 4, 10)>(%i) { func.call @showx(%j) : (index) -> () } }
  %f = arith.constant 3 : i32
  cf.switch %f : i32, [ default: ^d, 1: ^x(%a : i32), 3: ^x(%b : i32) ]
^x(%v: i32):
  %v64 = arith.extsi %v : i32 to i64
  call @show(%v64) : (i64) -> ()
  return
^d:
  return
}
