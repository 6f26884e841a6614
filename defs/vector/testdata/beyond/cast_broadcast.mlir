// RUN: ods opt %s --canonicalize | golden %S/cast_broadcast.out
// RUN: ods opt %s --canonicalize --upstream-bugs | golden %S/cast_broadcast_upstream.out
// mlir-opt 22.1.8 makes one broadcast of each cast.

// The elements are a, b, a, b; one broadcast would give a, a, b, b.
func.func @other_order(%a: vector<2x1xf32>) -> vector<2x2xf32> {
  %b = vector.broadcast %a : vector<2x1xf32> to vector<2x2x1xf32>
  %c = vector.shape_cast %b : vector<2x2x1xf32> to vector<2x2xf32>
  return %c : vector<2x2xf32>
}

func.func @leading(%a: vector<3xf32>) -> vector<4x3xf32> {
  %b = vector.broadcast %a : vector<3xf32> to vector<1x4x1x3xf32>
  %c = vector.shape_cast %b : vector<1x4x1x3xf32> to vector<4x3xf32>
  return %c : vector<4x3xf32>
}

func.func @joined(%a: vector<3x1xf32>) -> vector<6x3x2xf32> {
  %b = vector.broadcast %a : vector<3x1xf32> to vector<2x3x3x2xf32>
  %c = vector.shape_cast %b : vector<2x3x3x2xf32> to vector<6x3x2xf32>
  return %c : vector<6x3x2xf32>
}
