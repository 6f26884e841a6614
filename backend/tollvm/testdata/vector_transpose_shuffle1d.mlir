// RUN: ods opt %s '--convert-vector-to-llvm=vector-transpose-lowering=shuffle1d' --split-input-file --allow-unregistered-dialect | golden %S/vector_transpose_shuffle1d.out

func.func @t(%a: vector<2x3x4xf32>) -> vector<3x2x4xf32> { %0 = vector.transpose %a, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32> return %0 : vector<3x2x4xf32> }

// -----

func.func @t2(%a: vector<2x1x4xf32>) -> vector<1x2x4xf32> { %0 = vector.transpose %a, [1, 0, 2] : vector<2x1x4xf32> to vector<1x2x4xf32> return %0 : vector<1x2x4xf32> }

// -----

func.func @t3(%a: vector<1x4xf32>) -> vector<4x1xf32> { %0 = vector.transpose %a, [1, 0] : vector<1x4xf32> to vector<4x1xf32> return %0 : vector<4x1xf32> }

// -----

func.func @square(%a: vector<16x16xf32>) -> vector<16x16xf32> {
  %0 = vector.transpose %a, [1, 0] : vector<16x16xf32> to vector<16x16xf32>
  return %0 : vector<16x16xf32>
}

// -----

func.func @inside(%a: vector<1x2x1x3xf32>) -> vector<3x1x2x1xf32> {
  %0 = vector.transpose %a, [3, 0, 1, 2] : vector<1x2x1x3xf32> to vector<3x1x2x1xf32>
  return %0 : vector<3x1x2x1xf32>
}

// -----

func.func @matrix(%a: vector<2x3xi8>) -> vector<3x2xi8> {
  %0 = vector.transpose %a, [1, 0] : vector<2x3xi8> to vector<3x2xi8>
  return %0 : vector<3x2xi8>
}
