// RUN: ods opt %s --llvm-legalize-for-export --allow-unregistered-dialect | golden %S/export.out
llvm.func @switch(%a: i32, %b: i32, %c: i64) -> i32 {
  llvm.switch %a : i32, ^bb1(%a : i32) [
    1: ^bb1(%b : i32),
    2: ^bb2(%c : i64),
    3: ^bb3,
    4: ^bb3,
    5: ^bb1(%a : i32)
  ]
^bb1(%x: i32 loc("x")):
  llvm.return %x : i32
^bb2(%y: i64):
  llvm.return %a : i32
^bb3:
  llvm.return %b : i32
}
func.func @nested(%a: i1, %b: i1) {
  scf.execute_region {
    cf.cond_br %a, ^bb1(%a : i1), ^bb1(%b : i1)
  ^bb1(%x: i1):
    cf.cond_br %x, ^bb2, ^bb2
  ^bb2:
    scf.yield
  }
  return
}
