// RUN: ods opt %s --convert-ub-to-llvm --allow-unregistered-dialect | golden %S/ub.out

func.func @f() {
  %0 = ub.poison : i32
  %1 = ub.poison {test.a} : index
  %2 = ub.poison : vector<2x3xf32>
  %3 = ub.poison : memref<2xf32>
  %4 = ub.poison : tensor<2xf32>
  %5 = ub.poison <#ub.poison> : f8E5M2
  %6 = ub.poison : none
  "test.use"(%0, %1, %2, %3, %4, %5, %6) : (i32, index, vector<2x3xf32>, memref<2xf32>, tensor<2xf32>, f8E5M2, none) -> ()
  ub.unreachable
}
