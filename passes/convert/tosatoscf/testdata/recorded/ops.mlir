func.func @if(%c: tensor<i1>, %a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = tosa.cond_if %c (%x = %a, %y = %b) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    %1 = tosa.add %x, %y : (tensor<f32>, tensor<f32>) -> tensor<f32>
    tosa.yield %1 : tensor<f32>
  } else {
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
    tosa.yield %x : tensor<f32>
  }
  return %0 : tensor<f32>
}

// -----

func.func @captured(%c: tensor<i1>, %a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %0:2 = tosa.cond_if %c : tensor<i1> -> (tensor<4xf32>, tensor<4xf32>) {
    %1 = tosa.add %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %1, %a : tensor<4xf32>, tensor<4xf32>
  } else {
    %1 = tosa.sub %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    tosa.yield %b, %1 : tensor<4xf32>, tensor<4xf32>
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @while(%n: tensor<i32>, %m: tensor<i32>) -> (tensor<i32>, tensor<i32>) {
  %0:2 = tosa.while_loop (%i = %n, %s = %m) : (tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>) {
    %1 = tosa.greater_equal %m, %i : (tensor<i32>, tensor<i32>) -> tensor<i1>
    tosa.yield %1 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %s: tensor<i32>):
    %2 = tosa.add %i, %s : (tensor<i32>, tensor<i32>) -> tensor<i32>
    tosa.yield %2, %i : tensor<i32>, tensor<i32>
  }
  return %0#0, %0#1 : tensor<i32>, tensor<i32>
}

// -----

func.func @scatter(%v: tensor<3x7x5xi32>, %i: tensor<3x6xi32>, %x: tensor<3x6x5xi32>) -> tensor<3x7x5xi32> {
  %0 = tosa.scatter %v, %i, %x : (tensor<3x7x5xi32>, tensor<3x6xi32>, tensor<3x6x5xi32>) -> tensor<3x7x5xi32>
  return %0 : tensor<3x7x5xi32>
}

// -----

func.func @scatter(%v: tensor<?x7x5xf32>, %i: tensor<?x6xi32>, %x: tensor<?x6x5xf32>) -> tensor<?x7x5xf32> {
  %0 = tosa.scatter %v, %i, %x : (tensor<?x7x5xf32>, tensor<?x6xi32>, tensor<?x6x5xf32>) -> tensor<?x7x5xf32>
  return %0 : tensor<?x7x5xf32>
}

// -----

func.func @scatter(%v: tensor<3x7x5xf32>, %i: tensor<3x?xi32>, %x: tensor<3x?x5xf32>) -> tensor<3x7x5xf32> {
  %0 = tosa.scatter %v, %i, %x : (tensor<3x7x5xf32>, tensor<3x?xi32>, tensor<3x?x5xf32>) -> tensor<3x7x5xf32>
  return %0 : tensor<3x7x5xf32>
}

// -----

func.func @scatter(%v: tensor<?x?x?xi8>, %i: tensor<?x?xi32>, %x: tensor<?x?x?xi8>) -> tensor<?x?x?xi8> {
  %0 = tosa.scatter %v, %i, %x : (tensor<?x?x?xi8>, tensor<?x?xi32>, tensor<?x?x?xi8>) -> tensor<?x?x?xi8>
  return %0 : tensor<?x?x?xi8>
}
