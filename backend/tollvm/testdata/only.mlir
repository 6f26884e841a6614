// RUN: ods opt %s --convert-to-llvm=filter-dialects=arith,cf | golden %S/only.out

func.func @t(%a: f32, %c: i1) -> f32 {
  %z = arith.constant 0 : i32
  %y = arith.cmpi eq, %z, %z : i32
  %26 = arith.maximumf %a, %a fastmath<nnan> : f32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %26 : f32
^bb2:
  %27 = arith.maximumf %26, %26 : f32
  return %27: f32
}
