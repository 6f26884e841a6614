func.func @nv() {
  %2 = nvvm.read.ptx.sreg.laneid range <i32, 0, 32> : i32
  %3 = test.reflect_bounds %2 : i32
  %c = arith.constant 32 : i32
  %d = arith.cmpi ult, %2, %c : i32
  %e = arith.cmpi ule, %2, %c : i32
  "test.use"(%d, %e) : (i1, i1) -> ()
  return
}
// -----
func.func @rd() {
  %0 = rocdl.workitem.id.x : i32
  %1 = test.reflect_bounds %0 : i32
  %2 = rocdl.workitem.id.x range <i32, 0, 64> : i32
  %3 = test.reflect_bounds %2 : i32
  %4 = rocdl.wavefrontsize : i32
  %5 = test.reflect_bounds %4 : i32
  return
}
