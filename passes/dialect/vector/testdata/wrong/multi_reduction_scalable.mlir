// RUN: ods opt %s --lower-vector-multi-reduction --split-input-file | golden %S/multi_reduction_parallel.out
// RUN: ods opt %s --lower-vector-multi-reduction=lowering-strategy=inner-reduction --split-input-file | golden %S/multi_reduction_inner.out

// mlir-opt takes as many rows as there are with vscale 1.

func.func @r42(%v: vector<2x[4]xf32>, %a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<2x[4]xf32> to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @r43(%v: vector<[2]x4xf32>, %a: vector<[2]xf32>) -> vector<[2]xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<[2]x4xf32> to vector<[2]xf32>
  return %0 : vector<[2]xf32>
}

// -----

func.func @r44(%v: vector<2x3x[4]xf32>, %a: vector<[4]xf32>) -> vector<[4]xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [0, 1] : vector<2x3x[4]xf32> to vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// -----

func.func @r45(%v: vector<2x[4]xf32>, %a: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [1] : vector<2x[4]xf32> to vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @r46(%v: vector<2x3x[4]xf32>, %a: vector<2x3xf32>) -> vector<2x3xf32> {
  %0 = vector.multi_reduction <add>, %v, %a [2] : vector<2x3x[4]xf32> to vector<2x3xf32>
  return %0 : vector<2x3xf32>
}

// -----

func.func @r47(%v: vector<2x[4]xf32>, %a: vector<2xf32>, %m: vector<2x[4]xi1>) -> vector<2xf32> {
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [1] : vector<2x[4]xf32> to vector<2xf32> } : vector<2x[4]xi1> -> vector<2xf32>
  return %0 : vector<2xf32>
}

// -----

func.func @r48(%v: vector<[4]xf32>, %a: f32) -> f32 {
  %0 = vector.multi_reduction <add>, %v, %a [0] : vector<[4]xf32> to f32
  return %0 : f32
}
