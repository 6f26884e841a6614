// RUN: ods opt %s --convert-arith-to-llvm=index-bitwidth=32 --split-input-file | golden %S/arith_index32.out

func.func @ic(%a: i32, %b: index, %c: vector<2x3xindex>, %d: vector<2x3xi8>, %e: vector<3xindex>, %f: i64, %g: i128, %h: vector<2x3xi64>, %i: tensor<3xi32>) {
  %0 = arith.index_cast %a : i32 to index
  %1 = arith.index_cast %b : index to i32
  %2 = arith.index_cast %c : vector<2x3xindex> to vector<2x3xi8>
  %3 = arith.index_cast %d : vector<2x3xi8> to vector<2x3xindex>
  %4 = arith.index_cast %e : vector<3xindex> to vector<3xi8>
  %5 = arith.index_cast %f : i64 to index
  %6 = arith.index_cast %g : i128 to index
  %7 = arith.index_cast %h : vector<2x3xi64> to vector<2x3xindex>
  %8 = arith.index_cast %i : tensor<3xi32> to tensor<3xindex>
  %10 = arith.index_castui %a {test.a} : i32 to index
  %11 = arith.index_castui %b : index to i32
  %12 = arith.index_castui %c : vector<2x3xindex> to vector<2x3xi8>
  %13 = arith.index_castui %d : vector<2x3xi8> to vector<2x3xindex>
  return
}
