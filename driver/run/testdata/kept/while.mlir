// A loop whose condition is followed by a conditional on it, which yields what comes from in front of it.
// KEEPS: builtin.module(canonicalize)
func.func @count(%n: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %r:3 = scf.while (%a = %c0) : (index) -> (index, index, index) {
    %more = arith.cmpi ult, %a, %n : index
    %double = arith.addi %a, %a : index
    %v:3 = scf.if %more -> (index, index, index) {
      %next = arith.addi %a, %c1 : index
      scf.yield %a, %next, %double : index, index, index
    } else {
      scf.yield %c9, %double, %a : index, index, index
    }
    scf.condition(%more) %v#0, %v#1, %v#2 : index, index, index
  } do {
  ^bb0(%x: index, %y: index, %z: index):
    vector.print %x : index
    vector.print %z : index
    scf.yield %y : index
  }
  return %r#0, %r#1, %r#2 : index, index, index
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c3 = arith.constant 3 : index
  %r:3 = call @count(%c3) : (index) -> (index, index, index)
  vector.print %r#0 : index
  vector.print %r#1 : index
  vector.print %r#2 : index
  %s:3 = call @count(%c0) : (index) -> (index, index, index)
  vector.print %s#0 : index
  vector.print %s#1 : index
  vector.print %s#2 : index
  return
}
