// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(linalg-detensorize))' --split-input-file --allow-unregistered-dialect | golden %S/detensorize.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(linalg-detensorize{aggressive-mode}))' --split-input-file --allow-unregistered-dialect | golden %S/detensorize_aggressive.out

func.func @simple(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = tensor.empty() : tensor<f32>
  %1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a, %b : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %r = arith.addf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  return %1 : tensor<f32>
}

// -----

func.func @chain(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = tensor.empty() : tensor<f32>
  %1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a, %b : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %r = arith.addf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  %2 = tensor.empty() : tensor<f32>
  %3 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a, %1 : tensor<f32>, tensor<f32>) outs(%2 : tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %r = arith.mulf %x, %y : f32
    linalg.yield %r : f32
  } -> tensor<f32>
  return %3 : tensor<f32>
}

// -----

func.func @several_ops(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = tensor.empty() : tensor<f32>
  %1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a, %b : tensor<f32>, tensor<f32>) outs(%0 : tensor<f32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    %2 = arith.addf %x, %y : f32
    %3 = arith.mulf %2, %z : f32
    linalg.yield %3 : f32
  } -> tensor<f32>
  return %1 : tensor<f32>
}

// -----

func.func @external_call(%a: tensor<f32>) -> tensor<f32> {
  %0 = tensor.empty() : tensor<f32>
  %1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a : tensor<f32>) outs(%0 : tensor<f32>) {
  ^bb0(%x: f32, %y: f32):
    %2 = func.call @g(%x) : (f32) -> f32
    linalg.yield %2 : f32
  } -> tensor<f32>
  return %1 : tensor<f32>
}
func.func private @g(f32) -> f32

// -----

func.func @while(%farg0: tensor<i32>, %farg1: tensor<i32>) -> tensor<i32> {
  cf.br ^bb1(%farg0 : tensor<i32>)
^bb1(%0: tensor<i32>):
  %1 = tensor.empty() : tensor<i1>
  %2 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%0, %farg1 : tensor<i32>, tensor<i32>) outs(%1 : tensor<i1>) {
  ^bb0(%x: i32, %y: i32, %z: i1):
    %r = arith.cmpi slt, %x, %y : i32
    linalg.yield %r : i1
  } -> tensor<i1>
  %3 = tensor.extract %2[] : tensor<i1>
  cf.cond_br %3, ^bb2(%0 : tensor<i32>), ^bb3(%0 : tensor<i32>)
^bb2(%4: tensor<i32>):
  %5 = tensor.empty() : tensor<i32>
  %6 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%4, %4 : tensor<i32>, tensor<i32>) outs(%5 : tensor<i32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %r = arith.addi %x, %y : i32
    linalg.yield %r : i32
  } -> tensor<i32>
  cf.br ^bb1(%6 : tensor<i32>)
^bb3(%7: tensor<i32>):
  return %7 : tensor<i32>
}

// -----

func.func @while_reversed(%farg0: tensor<i32>, %farg1: tensor<i32>) -> tensor<i32> {
  cf.br ^bb1(%farg0 : tensor<i32>)
^bb1(%0: tensor<i32>):
  %1 = tensor.empty() : tensor<i1>
  %2 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%0, %farg1 : tensor<i32>, tensor<i32>) outs(%1 : tensor<i1>) {
  ^bb0(%x: i32, %y: i32, %z: i1):
    %r = arith.cmpi slt, %x, %y : i32
    linalg.yield %r : i1
  } -> tensor<i1>
  %3 = tensor.extract %2[] : tensor<i1>
  cf.cond_br %3, ^bb3(%0 : tensor<i32>), ^bb2(%0 : tensor<i32>)
^bb2(%4: tensor<i32>):
  %5 = tensor.empty() : tensor<i32>
  %6 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%4, %4 : tensor<i32>, tensor<i32>) outs(%5 : tensor<i32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %r = arith.addi %x, %y : i32
    linalg.yield %r : i32
  } -> tensor<i32>
  cf.br ^bb1(%6 : tensor<i32>)
^bb3(%7: tensor<i32>):
  return %7 : tensor<i32>
}

// -----

func.func @if_true_test(%arg0: i1, %arg1: i32) -> tensor<i32> attributes {} {
  %2 = tensor.from_elements %arg0 : tensor<i1>
  %3 = tensor.from_elements %arg1 : tensor<i32>
  %4 = tensor.extract %2[] : tensor<i1>
  cf.cond_br %4, ^bb1, ^bb2(%3 : tensor<i32>)
^bb1:
  %cst = arith.constant dense<10> : tensor<i32>
  %5 = tensor.empty() : tensor<i32>
  %6 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%3, %cst : tensor<i32>, tensor<i32>) outs(%5 : tensor<i32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %r = arith.addi %x, %y : i32
    linalg.yield %r : i32
  } -> tensor<i32>
  cf.br ^bb2(%6 : tensor<i32>)
^bb2(%7: tensor<i32>):
  return %7 : tensor<i32>
}

// -----

func.func @main(%farg0 : tensor<i32>) -> tensor<i32> {
  %c10 = arith.constant 10 : i32
  %1 = tensor.from_elements %c10 : tensor<i32>
  cf.br ^bb1(%farg0 : tensor<i32>)
^bb1(%2: tensor<i32>):
  %3 = tensor.empty() : tensor<i1>
  %4 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%2, %1 : tensor<i32>, tensor<i32>) outs(%3 : tensor<i1>) {
  ^bb0(%x: i32, %y: i32, %z: i1):
    %r = arith.cmpi slt, %x, %y : i32
    linalg.yield %r : i1
  } -> tensor<i1>
  %5 = tensor.extract %4[] : tensor<i1>
  cf.cond_br %5, ^bb2(%2 : tensor<i32>), ^bb3(%2 : tensor<i32>)
^bb2(%6: tensor<i32>):
  %7 = tensor.empty() : tensor<i32>
  %8 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%6, %1 : tensor<i32>, tensor<i32>) outs(%7 : tensor<i32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %r = arith.addi %x, %y : i32
    linalg.yield %r : i32
  } -> tensor<i32>
  cf.br ^bb3(%8 : tensor<i32>)
^bb3(%10: tensor<i32>):
  return %10 : tensor<i32>
}

// -----

func.func @no_detensor(%a: tensor<4xf32>, %b: f32) -> tensor<4xf32> {
  %0 = tensor.empty() : tensor<4xf32>
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} ins(%a : tensor<4xf32>) outs(%0 : tensor<4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4xf32>
  cf.br ^bb1(%1 : tensor<4xf32>)
^bb1(%2: tensor<4xf32>):
  return %2 : tensor<4xf32>
}

// -----

func.func @scalar_in(%a: f32) -> tensor<f32> {
  %0 = tensor.empty() : tensor<f32>
  %1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a : f32) outs(%0 : tensor<f32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<f32>
  cf.br ^bb1(%1 : tensor<f32>)
^bb1(%2: tensor<f32>):
  return %2 : tensor<f32>
}

// -----

func.func @mixed(%a: tensor<?xi32>, %b: tensor<i32>) -> (i32, tensor<i32>) {
  %c0 = arith.constant 0 : index
  cf.br ^bb1(%a, %b : tensor<?xi32>, tensor<i32>)
^bb1(%x: tensor<?xi32>, %y: tensor<i32>):
  %0 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> ()>], iterator_types = ["reduction"]} ins(%x : tensor<?xi32>) outs(%y : tensor<i32>) {
  ^bb0(%p: i32, %q: i32):
    %s = arith.addi %p, %q : i32
    linalg.yield %s : i32
  } -> tensor<i32>
  %1 = tensor.extract %0[] : tensor<i32>
  %2 = arith.cmpi slt, %1, %1 : i32
  cf.cond_br %2, ^bb1(%x, %0 : tensor<?xi32>, tensor<i32>), ^bb2(%1, %0 : i32, tensor<i32>)
^bb2(%3: i32, %4: tensor<i32>):
  return %3, %4 : i32, tensor<i32>
}

// -----

func.func private @declared(tensor<i32>) -> tensor<i32>

// -----

func.func @empty_loop(%a: tensor<i1>, %n: index) -> tensor<i1> {
  cf.br ^bb1(%a, %n : tensor<i1>, index)
^bb1(%x: tensor<i1>, %k: index):
  %c = tensor.extract %x[] : tensor<i1>
  cf.cond_br %c, ^bb1(%x, %k : tensor<i1>, index), ^bb2
^bb2:
  return %x : tensor<i1>
}

// -----

func.func @switch(%flag: i32, %a: tensor<i32>, %b: tensor<i32>) -> tensor<i32> {
  cf.switch %flag : i32, [
    default: ^bb1(%a : tensor<i32>),
    42: ^bb2(%b : tensor<i32>)
  ]
^bb1(%w: tensor<i32>):
  %0 = tensor.empty() : tensor<i32>
  %1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%w, %w : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %r = arith.muli %x, %y : i32
    linalg.yield %r : i32
  } -> tensor<i32>
  cf.br ^bb2(%1 : tensor<i32>)
^bb2(%y: tensor<i32>):
  return %y : tensor<i32>
}

// -----

func.func @index_cast(%a: tensor<i32>) -> index {
  %0 = arith.index_cast %a : tensor<i32> to tensor<index>
  cf.br ^bb1(%0 : tensor<index>)
^bb1(%1: tensor<index>):
  %2 = tensor.extract %1[] : tensor<index>
  return %2 : index
}

// -----

func.func @other(%a: tensor<i32>) -> tensor<i32> {
  %0 = tensor.empty() : tensor<i32>
  %1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a, %a : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %r = arith.addi %x, %y : i32
    linalg.yield %r : i32
  } -> tensor<i32>
  cf.br ^bb1(%1 : tensor<i32>)
^bb1(%2: tensor<i32>):
  %3 = math.absi %2 : tensor<i32>
  %4 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%3, %2 : tensor<i32>, tensor<i32>) outs(%0 : tensor<i32>) {
  ^bb0(%x: i32, %y: i32, %z: i32):
    %r = arith.subi %x, %y : i32
    linalg.yield %r : i32
  } -> tensor<i32>
  %c = arith.constant true
  cf.cond_br %c, ^bb1(%4 : tensor<i32>), ^bb2(%3 : tensor<i32>)
^bb2(%5: tensor<i32>):
  return %5 : tensor<i32>
}

// -----

func.func @A(%arg0: i1) -> (i32,i32) {
    %c10_i32 = arith.constant 10 : i32
    %c11_i32 = arith.constant 11 : i32
    cf.br ^bb1
^bb1:
    return %c10_i32, %c11_i32 : i32, i32
}
func.func @B(%arg0: i1) -> (i32,i32) {
    %c10_i32 = arith.constant 10 : i32
    %c11_i32 = arith.constant 11 : i32
    cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
    return %c10_i32, %c11_i32 : i32, i32
^bb2:
    return %c11_i32, %c11_i32 : i32, i32
}
func.func @C(%arg0: i1) -> (i32,i32) {
    %c10_i32 = arith.constant 10 : i32
    %c11_i32 = arith.constant 11 : i32
    "u"() : () -> ()
    "v"(%c10_i32, %c11_i32) : (i32, i32) -> ()
    return %c10_i32, %c11_i32 : i32, i32
}
func.func @D(%arg0: i1) {
    %c10_i32 = arith.constant 10 : i32
    %c11_i32 = arith.constant 11 : i32
    "v"(%c10_i32) : (i32) -> ()
    "v"(%c11_i32) : (i32) -> ()
    return
}
func.func @E(%arg0: i1) -> i32 {
    %c10_i32 = arith.constant 10 : i32
    %c11_i32 = arith.constant 11 : i32
    %c12_i32 = arith.constant 12 : i32
    "v"(%c10_i32) : (i32) -> ()
    cf.br ^bb1(%c11_i32: i32)
^bb1(%x: i32):
    "w"(%c12_i32): (i32) -> ()
    return %x : i32
}

// -----

func.func @two(%arg0: i1) -> (i32,i32, i32) {
    %c10_i32 = arith.constant 10 : i32
    %c11_i32 = arith.constant 11 : i32
    cf.br ^bb1
^bb1:
    %c12_i32 = arith.constant 12 : i32
    %c10 = arith.constant 10 : i32
    "u"(%c12_i32, %c10) : (i32, i32) -> ()
    %r = scf.if %arg0 -> i32 {
      %c13_i32 = arith.constant 13 : i32
      %c14_i32 = arith.constant 14 : i32
      %s = arith.addi %c13_i32, %c14_i32 : i32
      "u"(%c14_i32) : (i32) -> ()
      scf.yield %s : i32
    } else {
      scf.yield %c11_i32 : i32
    }
    return %c10_i32, %r, %r : i32, i32, i32
}

// -----

func.func @front(%arg0: tensor<i32>) -> (i32) {
    %c10_i32 = arith.constant 10 : i32
    return %c10_i32 : i32
}
func.func @two(%arg0: tensor<i32>) -> (i32,i32) {
    %c10_i32 = arith.constant 10 : i32
    %c11_i32 = arith.constant 11 : i32
    return %c10_i32, %c11_i32 : i32, i32
}
func.func @twob(%arg0: tensor<i32>) -> (i32,i32,i32) {
    %c10_i32 = arith.constant 10 : i32
    %extracted = tensor.extract %arg0[] : tensor<i32>
    %c11_i32 = arith.constant 11 : i32
    return %c10_i32, %c11_i32, %extracted : i32, i32, i32
}
func.func @noconst(%arg0: tensor<i32>) -> (i32,i32) {
    %extracted = tensor.extract %arg0[] : tensor<i32>
    %a = arith.addi %extracted, %extracted : i32
    return %extracted, %a : i32, i32
}

// -----

func.func @main(%arg0: tensor<i32>) -> (i32, i32) {
    %extracted = tensor.extract %arg0[] : tensor<i32>
    %c10_i32 = arith.constant 10 : i32
    return %extracted, %c10_i32 : i32, i32
}
func.func @main2(%arg0: tensor<i32>) -> (i32, i32) {
    %extracted = tensor.extract %arg0[] : tensor<i32>
    %c10_i32 = arith.constant 10 : i32
    %from_elements = tensor.from_elements %c10_i32 : tensor<i32>
    %extracted_0 = tensor.extract %from_elements[] : tensor<i32>
    return %extracted, %extracted_0 : i32, i32
}
