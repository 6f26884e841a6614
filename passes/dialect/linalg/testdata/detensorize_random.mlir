// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(linalg-detensorize))' --split-input-file --allow-unregistered-dialect | golden %S/detensorize_random.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(linalg-detensorize{aggressive-mode}))' --split-input-file --allow-unregistered-dialect | golden %S/detensorize_random_aggressive.out

func.func @d0(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %big: tensor<4xi32>) -> (tensor<i32>, tensor<f32>) attributes {} {
  %c = arith.constant dense<3> : tensor<i32>
  %ci = arith.constant 5 : i32
  %t2 = tensor.empty() : tensor<f32>
  %t1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%x, %x : tensor<f32>, tensor<f32>) outs(%t2 : tensor<f32>) {
  ^bb0(%p0: f32, %p1: f32, %q: f32):
    %y = arith.addf %p0, %p1 : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  return %a, %t1 : tensor<i32>, tensor<f32>
}

// -----

func.func @d1(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %big: tensor<4xi32>) -> (tensor<i32>, tensor<f32>) attributes {} {
  %c = arith.constant dense<3> : tensor<i32>
  %ci = arith.constant 5 : i32
  %t2 = tensor.empty() : tensor<i32>
  %t1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a, %c : tensor<i32>, tensor<i32>) outs(%t2 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.muli %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  %t4 = tensor.empty() : tensor<i32>
  %t3 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%b, %a : tensor<i32>, tensor<i32>) outs(%t4 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.muli %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  %t6 = tensor.empty() : tensor<i32>
  %t5 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a, %t3 : tensor<i32>, tensor<i32>) outs(%t6 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.addi %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  %t8 = tensor.empty() : tensor<i32>
  %t7 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%t1, %t5 : tensor<i32>, tensor<i32>) outs(%t8 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.addi %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  %t10 = tensor.empty() : tensor<f32>
  %t9 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%x, %x : tensor<f32>, tensor<f32>) outs(%t10 : tensor<f32>) {
  ^bb0(%p0: f32, %p1: f32, %q: f32):
    %y = arith.addf %p0, %p1 : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  return %t3, %x : tensor<i32>, tensor<f32>
}

// -----

func.func @d2(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %big: tensor<4xi32>) -> (tensor<i32>, tensor<f32>) attributes {} {
  %c = arith.constant dense<3> : tensor<i32>
  %ci = arith.constant 5 : i32
  %t1 = tensor.from_elements %ci : tensor<i32>
  %t2 = tensor.empty() : tensor<i1>
  %t3 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a, %t1 : tensor<i32>, tensor<i32>) outs(%t2 : tensor<i1>) {
  ^bb0(%p0: i32, %p1: i32, %q: i1):
    %y = arith.cmpi slt, %p0, %p1 : i32
    linalg.yield %y : i1
  } -> tensor<i1>
  %t4 = tensor.extract %t3[] : tensor<i1>
  cf.cond_br %t4, ^l, ^r
^l:
  %t5 = "test.some"(%a) : (tensor<i32>) -> tensor<i32>
  %t7 = tensor.empty() : tensor<i32>
  %t6 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%c, %a : tensor<i32>, tensor<i32>) outs(%t7 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.subi %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  cf.br ^end(%c : tensor<i32>)
^r:
  %t9 = tensor.empty() : tensor<f32>
  %t8 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%b : tensor<i32>) outs(%t9 : tensor<f32>) {
  ^bb0(%p0: i32, %q: f32):
    %y = arith.sitofp %p0 : i32 to f32
    linalg.yield %y : f32
  } -> tensor<f32>
  %t11 = tensor.empty() : tensor<i32>
  %t10 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%t1, %t1 : tensor<i32>, tensor<i32>) outs(%t11 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.subi %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  cf.br ^end(%a : tensor<i32>)
^end(%i3: tensor<i32>):
  return %c, %x : tensor<i32>, tensor<f32>
}

// -----

func.func @d3(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %big: tensor<4xi32>) -> (tensor<i32>, tensor<f32>) attributes {} {
  %c = arith.constant dense<3> : tensor<i32>
  %ci = arith.constant 5 : i32
  %t2 = tensor.empty() : tensor<i32>
  %t1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%c, %c : tensor<i32>, tensor<i32>) outs(%t2 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.subi %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  %t4 = tensor.empty() : tensor<f32>
  %t3 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%x, %x : tensor<f32>, tensor<f32>) outs(%t4 : tensor<f32>) {
  ^bb0(%p0: f32, %p1: f32, %q: f32):
    %y = arith.addf %p0, %p1 : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  %t6 = tensor.empty() : tensor<i32>
  %t5 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a, %t1 : tensor<i32>, tensor<i32>) outs(%t6 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.addi %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  return %c, %t3 : tensor<i32>, tensor<f32>
}

// -----

func.func @d5(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %big: tensor<4xi32>) -> (tensor<i32>, tensor<f32>) attributes {} {
  %c = arith.constant dense<3> : tensor<i32>
  %ci = arith.constant 5 : i32
  %t2 = tensor.empty() : tensor<f32>
  %t1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%x, %x : tensor<f32>, tensor<f32>) outs(%t2 : tensor<f32>) {
  ^bb0(%p0: f32, %p1: f32, %q: f32):
    %y = arith.addf %p0, %p1 : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  %t4 = tensor.empty() : tensor<i32>
  %t3 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%c, %c : tensor<i32>, tensor<i32>) outs(%t4 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.subi %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  %t5 = tensor.extract %c[] : tensor<i32>
  %t6 = tensor.from_elements %t5 : tensor<i32>
  cf.br ^h(%b : tensor<i32>)
^h(%i1: tensor<i32>):
  %t7 = tensor.empty() : tensor<i1>
  %t8 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%t6, %t6 : tensor<i32>, tensor<i32>) outs(%t7 : tensor<i1>) {
  ^bb0(%p0: i32, %p1: i32, %q: i1):
    %y = arith.cmpi slt, %p0, %p1 : i32
    linalg.yield %y : i1
  } -> tensor<i1>
  %t9 = tensor.extract %t8[] : tensor<i1>
  cf.cond_br %t9, ^body(%i1 : tensor<i32>), ^end(%b : tensor<i32>)
^body(%i2: tensor<i32>):
  %t10 = tensor.extract %i2[] : tensor<i32>
  %t11 = tensor.from_elements %t10 : tensor<i32>
  %t12 = "test.some"(%a) : (tensor<i32>) -> tensor<i32>
  %t14 = tensor.empty() : tensor<f32>
  %t13 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%b : tensor<i32>) outs(%t14 : tensor<f32>) {
  ^bb0(%p0: i32, %q: f32):
    %y = arith.sitofp %p0 : i32 to f32
    linalg.yield %y : f32
  } -> tensor<f32>
  cf.br ^h(%b : tensor<i32>)
^end(%i3: tensor<i32>):
  %t16 = tensor.empty() : tensor<i32>
  %t15 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%b, %a : tensor<i32>, tensor<i32>) outs(%t16 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.muli %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  return %i3, %x : tensor<i32>, tensor<f32>
}

// -----

func.func @d7(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %big: tensor<4xi32>) -> (tensor<i32>, tensor<f32>) attributes {} {
  %c = arith.constant dense<3> : tensor<i32>
  %ci = arith.constant 5 : i32
  %t2 = tensor.empty() : tensor<i32>
  %t1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a, %b : tensor<i32>, tensor<i32>) outs(%t2 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.subi %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  %t4 = tensor.empty() : tensor<f32>
  %t3 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%t1 : tensor<i32>) outs(%t4 : tensor<f32>) {
  ^bb0(%p0: i32, %q: f32):
    %y = arith.sitofp %p0 : i32 to f32
    linalg.yield %y : f32
  } -> tensor<f32>
  %t6 = tensor.empty() : tensor<i32>
  %t5 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a, %t1 : tensor<i32>, tensor<i32>) outs(%t6 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.subi %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  return %t5, %t3 : tensor<i32>, tensor<f32>
}

// -----

func.func @d11(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %big: tensor<4xi32>) -> (tensor<i32>, tensor<f32>) attributes {} {
  %c = arith.constant dense<3> : tensor<i32>
  %ci = arith.constant 5 : i32
  %t2 = tensor.empty() : tensor<i32>
  %t1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%b, %a : tensor<i32>, tensor<i32>) outs(%t2 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.subi %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  %t3 = tensor.extract %t1[] : tensor<i32>
  %t4 = tensor.from_elements %t3 : tensor<i32>
  cf.br ^h(%c, %x : tensor<i32>, tensor<f32>)
^h(%i1: tensor<i32>, %f1: tensor<f32>):
  %t5 = tensor.empty() : tensor<i1>
  %t6 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%t1, %a : tensor<i32>, tensor<i32>) outs(%t5 : tensor<i1>) {
  ^bb0(%p0: i32, %p1: i32, %q: i1):
    %y = arith.cmpi slt, %p0, %p1 : i32
    linalg.yield %y : i1
  } -> tensor<i1>
  %t7 = tensor.extract %t6[] : tensor<i1>
  cf.cond_br %t7, ^body(%i1, %f1 : tensor<i32>, tensor<f32>), ^end(%t1, %x : tensor<i32>, tensor<f32>)
^body(%i2: tensor<i32>, %f2: tensor<f32>):
  %t9 = tensor.empty() : tensor<i32>
  %t8 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%t4, %t4 : tensor<i32>, tensor<i32>) outs(%t9 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.muli %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  cf.br ^h(%b, %f2 : tensor<i32>, tensor<f32>)
^end(%i3: tensor<i32>, %f3: tensor<f32>):
  %t11 = tensor.empty() : tensor<i32>
  %t10 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%i3, %b : tensor<i32>, tensor<i32>) outs(%t11 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.muli %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  %t13 = tensor.empty() : tensor<f32>
  %t12 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%t1 : tensor<i32>) outs(%t13 : tensor<f32>) {
  ^bb0(%p0: i32, %q: f32):
    %y = arith.sitofp %p0 : i32 to f32
    linalg.yield %y : f32
  } -> tensor<f32>
  return %t1, %f3 : tensor<i32>, tensor<f32>
}

// -----

func.func @d12(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %big: tensor<4xi32>) -> (tensor<i32>, tensor<f32>) attributes {} {
  %c = arith.constant dense<3> : tensor<i32>
  %ci = arith.constant 5 : i32
  %t2 = tensor.empty() : tensor<i32>
  %t1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%a, %b : tensor<i32>, tensor<i32>) outs(%t2 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.addi %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  %t3 = tensor.from_elements %ci : tensor<i32>
  return %a, %x : tensor<i32>, tensor<f32>
}

// -----

func.func @d18(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %big: tensor<4xi32>) -> (tensor<i32>, tensor<f32>) attributes {} {
  %c = arith.constant dense<3> : tensor<i32>
  %ci = arith.constant 5 : i32
  cf.br ^h(%a, %x : tensor<i32>, tensor<f32>)
^h(%i1: tensor<i32>, %f1: tensor<f32>):
  %t1 = tensor.empty() : tensor<i1>
  %t2 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%i1, %b : tensor<i32>, tensor<i32>) outs(%t1 : tensor<i1>) {
  ^bb0(%p0: i32, %p1: i32, %q: i1):
    %y = arith.cmpi slt, %p0, %p1 : i32
    linalg.yield %y : i1
  } -> tensor<i1>
  %t3 = tensor.extract %t2[] : tensor<i1>
  cf.cond_br %t3, ^body(%i1, %f1 : tensor<i32>, tensor<f32>), ^end(%b, %f1 : tensor<i32>, tensor<f32>)
^body(%i2: tensor<i32>, %f2: tensor<f32>):
  %t4 = tensor.from_elements %ci : tensor<i32>
  %t5 = "test.some"(%t4) : (tensor<i32>) -> tensor<i32>
  cf.br ^h(%i1, %f1 : tensor<i32>, tensor<f32>)
^end(%i3: tensor<i32>, %f3: tensor<f32>):
  %t6 = tensor.from_elements %ci : tensor<i32>
  %t7 = tensor.extract %b[] : tensor<i32>
  %t8 = tensor.from_elements %t7 : tensor<i32>
  return %t8, %f3 : tensor<i32>, tensor<f32>
}

// -----

func.func @d21(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %big: tensor<4xi32>) -> (tensor<i32>, tensor<f32>) attributes {} {
  %c = arith.constant dense<3> : tensor<i32>
  %ci = arith.constant 5 : i32
  %t1 = "test.some"(%b) : (tensor<i32>) -> tensor<i32>
  return %a, %x : tensor<i32>, tensor<f32>
}

// -----

func.func @d25(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %big: tensor<4xi32>) -> (tensor<i32>, tensor<f32>) attributes {} {
  %c = arith.constant dense<3> : tensor<i32>
  %ci = arith.constant 5 : i32
  %t2 = tensor.empty() : tensor<i32>
  %t1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%c, %c : tensor<i32>, tensor<i32>) outs(%t2 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.subi %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  return %a, %x : tensor<i32>, tensor<f32>
}

// -----

func.func @d29(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %big: tensor<4xi32>) -> (tensor<i32>, tensor<f32>) attributes {} {
  %c = arith.constant dense<3> : tensor<i32>
  %ci = arith.constant 5 : i32
  %t1 = tensor.extract %a[] : tensor<i32>
  %t2 = tensor.from_elements %t1 : tensor<i32>
  %t4 = tensor.empty() : tensor<i32>
  %t3 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%b, %c : tensor<i32>, tensor<i32>) outs(%t4 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.addi %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  %t6 = tensor.empty() : tensor<f32>
  %t5 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%x, %x : tensor<f32>, tensor<f32>) outs(%t6 : tensor<f32>) {
  ^bb0(%p0: f32, %p1: f32, %q: f32):
    %y = arith.addf %p0, %p1 : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  return %a, %x : tensor<i32>, tensor<f32>
}

// -----

func.func @d32(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %big: tensor<4xi32>) -> (tensor<i32>, tensor<f32>) attributes {} {
  %c = arith.constant dense<3> : tensor<i32>
  %ci = arith.constant 5 : i32
  %t2 = tensor.empty() : tensor<f32>
  %t1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%c : tensor<i32>) outs(%t2 : tensor<f32>) {
  ^bb0(%p0: i32, %q: f32):
    %y = arith.sitofp %p0 : i32 to f32
    linalg.yield %y : f32
  } -> tensor<f32>
  %t4 = tensor.empty() : tensor<i32>
  %t3 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%b, %c : tensor<i32>, tensor<i32>) outs(%t4 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.muli %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  return %a, %x : tensor<i32>, tensor<f32>
}

// -----

func.func @d35(%a: tensor<i32>, %b: tensor<i32>, %x: tensor<f32>, %big: tensor<4xi32>) -> (tensor<i32>, tensor<f32>) attributes {} {
  %c = arith.constant dense<3> : tensor<i32>
  %ci = arith.constant 5 : i32
  %t2 = tensor.empty() : tensor<i32>
  %t1 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%b, %a : tensor<i32>, tensor<i32>) outs(%t2 : tensor<i32>) {
  ^bb0(%p0: i32, %p1: i32, %q: i32):
    %y = arith.addi %p0, %p1 : i32
    linalg.yield %y : i32
  } -> tensor<i32>
  %t4 = tensor.empty() : tensor<f32>
  %t3 = linalg.generic {indexing_maps = [affine_map<() -> ()>, affine_map<() -> ()>, affine_map<() -> ()>], iterator_types = []} ins(%x, %x : tensor<f32>, tensor<f32>) outs(%t4 : tensor<f32>) {
  ^bb0(%p0: f32, %p1: f32, %q: f32):
    %y = arith.addf %p0, %p1 : f32
    linalg.yield %y : f32
  } -> tensor<f32>
  return %c, %x : tensor<i32>, tensor<f32>
}
