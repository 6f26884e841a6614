// RUN: ods opt %s --convert-cf-to-llvm | golden %S/assert.out

func.func @f(%a: i1, %b: index) {
  cf.assert %a, "boo"
  cf.assert %a, "boo"
  cf.assert %a, "other\00\n"
  %c = arith.constant 1 : i32
  cf.cond_br %a weights([1,2]), ^bb1(%b : index), ^bb1(%b : index) {test.a}
^bb1(%x: index):
  cf.cond_br %a, ^bb2, ^bb3 {test.b}
^bb2:
  cf.switch %c : i32, [ default: ^bb1(%b : index), 1: ^bb1(%x : index), 2: ^bb3 ] {test.c}
^bb3:
  cf.br ^bb4 {test.d}
^bb4:
  return
}
