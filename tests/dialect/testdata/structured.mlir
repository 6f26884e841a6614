// RUN: ods opt %s --split-input-file --verify-diagnostics

// Structured operations that only the interfaces of linalg check.

func.func @good(%img: tensor<9xf32>, %flt: tensor<3xf32>, %out: tensor<?xf32>, %v: f32) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(i, k) -> (i + k)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>],
      iterator_types = [#test.iterator_type<parallel>, #test.iterator_type<reduction>]}
      ins(%img, %flt : tensor<9xf32>, tensor<3xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    linalg.yield %c : f32
  } -> tensor<?xf32>
  %1 = test.linalg_fill_op {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = [#test.iterator_type<parallel>]}
      ins(%v : f32) outs(%out : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// -----

func.func @noFilter(%img: tensor<9xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @below {{expected op with 2 inputs and 1 output}}
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = [#test.iterator_type<parallel>]}
      ins(%img : tensor<9xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %b : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @twice(%img: tensor<?xf32>, %flt: tensor<3xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @below {{unexpected input index map for convolution}}
  %0 = test.linalg_conv_op {indexing_maps = [affine_map<(i, k) -> (i mod 3)>, affine_map<(i, k) -> (k)>, affine_map<(i, k) -> (i)>],
      iterator_types = [#test.iterator_type<parallel>, #test.iterator_type<reduction>]}
      ins(%img, %flt : tensor<?xf32>, tensor<3xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    linalg.yield %c : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @tensorFill(%x: tensor<?xf32>, %out: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @below {{expected op with scalar input}}
  %0 = test.linalg_fill_op {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = [#test.iterator_type<parallel>]}
      ins(%x : tensor<?xf32>) outs(%out : tensor<?xf32>) {
  ^bb0(%a: f32, %b: f32):
    linalg.yield %a : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// -----

func.func @otherType(%v: f64, %out: tensor<?xf32>) -> tensor<?xf32> {
  // expected-error @below {{expected fill value type ('f64') to match output element type ('f32')}}
  %0 = test.linalg_fill_op {indexing_maps = [affine_map<(i) -> ()>, affine_map<(i) -> (i)>], iterator_types = [#test.iterator_type<parallel>]}
      ins(%v : f64) outs(%out : tensor<?xf32>) {
  ^bb0(%a: f64, %b: f32):
    linalg.yield %b : f32
  } -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
