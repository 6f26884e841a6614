func.func @pad(%t: tensor<?x5xf32>, %l: index, %h: index, %v: f32) -> tensor<?x?xf32> {
  %0 = tensor.pad %t low[%l, 2] high[3, %h] {
  ^bb0(%i: index, %j: index):
    tensor.yield %v : f32
  } : tensor<?x5xf32> to tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
func.func @pad2(%t: tensor<?x5xf32>, %l: index, %h: index, %m: memref<10xf32>) -> tensor<?x9xf32> {
  %0 = tensor.pad %t low[%l, 2] high[3, 2] {
  ^bb0(%i: index, %j: index):
    %x = memref.load %m[%i] : memref<10xf32>
    tensor.yield %x : f32
  } : tensor<?x5xf32> to tensor<?x9xf32>
  return %0 : tensor<?x9xf32>
}
func.func @gen(%n: index) -> tensor<?x4xindex> {
  %0 = tensor.generate %n {
  ^bb0(%i: index, %j: index):
    %s = arith.addi %i, %j : index
    tensor.yield %s : index
  } : tensor<?x4xindex>
  return %0 : tensor<?x4xindex>
}
func.func @splat(%n: index, %f: f32) -> tensor<?x4xf32> {
  %0 = tensor.splat %f[%n] : tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}
func.func @small_pad(%t: tensor<2x3xf32>) -> tensor<4x3xf32> {
  %f = arith.constant 1.0 : f32
  %0 = tensor.pad %t low[1, 0] high[1, 0] {
  ^bb0(%i: index, %j: index):
    tensor.yield %f : f32
  } : tensor<2x3xf32> to tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}
func.func @scalar() -> tensor<f32> {
  %f = arith.constant 1.0 : f32
  %0 = tensor.splat %f : tensor<f32>
  return %0 : tensor<f32>
}
func.func @branch_in_body(%n: index, %c: i1) -> tensor<?xf32> {
  %f = arith.constant 1.0 : f32
  %0 = tensor.generate %n {
  ^bb0(%i: index):
    %1 = scf.if %c -> f32 {
      scf.yield %f : f32
    } else {
      %2 = arith.addf %f, %f : f32
      scf.yield %2 : f32
    }
    tensor.yield %1 : f32
  } : tensor<?xf32>
  return %0 : tensor<?xf32>
}
func.func @reads_tensor(%t: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %f = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %0 = tensor.generate {
  ^bb0(%i: index):
    %1 = tensor.extract %t[%i] : tensor<8xf32>
    tensor.yield %1 : f32
  } : tensor<8xf32>
  %2 = tensor.insert %f into %t[%c0] : tensor<8xf32>
  return %0, %2 : tensor<8xf32>, tensor<8xf32>
}
// -----
func.func @assuming(%w: !shape.witness, %t: tensor<4xf32>, %f: f32) -> (tensor<4xf32>, f32) {
  %c0 = arith.constant 0 : index
  %0:2 = shape.assuming %w -> tensor<4xf32>, f32 {
    %1 = tensor.insert %f into %t[%c0] : tensor<4xf32>
    shape.assuming_yield %1, %f : tensor<4xf32>, f32
  }
  return %0#0, %0#1 : tensor<4xf32>, f32
}
