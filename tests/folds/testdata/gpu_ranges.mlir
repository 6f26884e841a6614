func.func @f(%a: index) {
  %c1 = arith.constant 5 : index
  gpu.launch blocks(%arg0, %arg1, %arg2) in (%arg6 = %c1, %arg7 = %c1, %arg8 = %a) threads(%arg3, %arg4, %arg5) in (%arg9 = %c1, %arg10 = %c1, %arg11 = %c1) {
    %c = arith.cmpi ult, %arg0, %c1 : index
    "test.use"(%c) : (i1) -> ()
    gpu.terminator
  }
  return
}
