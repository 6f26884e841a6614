// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/decompose.out

func.func @a(%i: tensor<?x1x?x?xf32>, %k: tensor<1x?x?x?xf32>, %o: tensor<?x1x?x?xf32>) -> tensor<?x1x?x?xf32> {
  %0 = linalg.conv_2d_nhwc_hwcf {dilations = dense<[2, 3]> : vector<2xi64>, strides = dense<[4, 5]> : vector<2xi64>} ins(%i, %k : tensor<?x1x?x?xf32>, tensor<1x?x?x?xf32>) outs(%o : tensor<?x1x?x?xf32>) -> tensor<?x1x?x?xf32>
  return %0 : tensor<?x1x?x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.decompose %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%i: tensor<2x3x5x1xf32>, %k: tensor<4x3x2x1xf32>, %o: tensor<2x4x4x1xf32>) -> tensor<2x4x4x1xf32> {
  %0 = linalg.conv_2d_nchw_fchw ins(%i, %k : tensor<2x3x5x1xf32>, tensor<4x3x2x1xf32>) outs(%o : tensor<2x4x4x1xf32>) -> tensor<2x4x4x1xf32>
  return %0 : tensor<2x4x4x1xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.decompose %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @c(%i: tensor<1x1x113x96xf32>, %k: tensor<1x3x96xf32>, %o: tensor<1x1x56x96xf32>) -> tensor<1x1x56x96xf32> {
  %0 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%i, %k : tensor<1x1x113x96xf32>, tensor<1x3x96xf32>) outs(%o : tensor<1x1x56x96xf32>) -> tensor<1x1x56x96xf32>
  return %0 : tensor<1x1x56x96xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.decompose %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @d(%i: tensor<1x?xf32>, %k: tensor<1x?xf32>, %o: tensor<1x?xf32>) -> tensor<1x?xf32> {
  %0 = linalg.conv_2d ins(%i, %k : tensor<1x?xf32>, tensor<1x?xf32>) outs(%o : tensor<1x?xf32>) -> tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.decompose %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @e(%i: tensor<?x?x1x?xf32>, %k: tensor<?x1xf32>, %o: tensor<?x?x1x?xf32>, %i2: tensor<?x?x1x?xf32>, %k2: tensor<1x?xf32>, %o2: tensor<?x?x1x?xf32>) -> (tensor<?x?x1x?xf32>, tensor<?x?x1x?xf32>) {
  %0 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%i, %k : tensor<?x?x1x?xf32>, tensor<?x1xf32>) outs(%o : tensor<?x?x1x?xf32>) -> tensor<?x?x1x?xf32>
  %1 = linalg.pooling_nchw_max {dilations = dense<1> : vector<2xi64>, strides = dense<3> : vector<2xi64>} ins(%i2, %k2 : tensor<?x?x1x?xf32>, tensor<1x?xf32>) outs(%o2 : tensor<?x?x1x?xf32>) -> tensor<?x?x1x?xf32>
  return %0, %1 : tensor<?x?x1x?xf32>, tensor<?x?x1x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.decompose %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%i: tensor<?x1x?x?xi32>, %k: tensor<1x3xi32>, %o: tensor<?x1x?x?xi32>) -> (tensor<?x1x?x?xi32>, tensor<?x1x?x?xi32>, tensor<?x1x?x?xi32>, tensor<?x1x?x?xi32>) {
  %0 = linalg.pooling_nhwc_max ins(%i, %k : tensor<?x1x?x?xi32>, tensor<1x3xi32>) outs(%o : tensor<?x1x?x?xi32>) -> tensor<?x1x?x?xi32>
  %1 = linalg.pooling_nhwc_max_unsigned ins(%i, %k : tensor<?x1x?x?xi32>, tensor<1x3xi32>) outs(%o : tensor<?x1x?x?xi32>) -> tensor<?x1x?x?xi32>
  %2 = linalg.pooling_nhwc_min ins(%i, %k : tensor<?x1x?x?xi32>, tensor<1x3xi32>) outs(%o : tensor<?x1x?x?xi32>) -> tensor<?x1x?x?xi32>
  %3 = linalg.pooling_nhwc_min_unsigned ins(%i, %k : tensor<?x1x?x?xi32>, tensor<1x3xi32>) outs(%o : tensor<?x1x?x?xi32>) -> tensor<?x1x?x?xi32>
  return %0, %1, %2, %3 : tensor<?x1x?x?xi32>, tensor<?x1x?x?xi32>, tensor<?x1x?x?xi32>, tensor<?x1x?x?xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match interface{LinalgOp} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.decompose %f : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @m(%a: tensor<?x42xf32>, %b: tensor<42x?xf32>, %c: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %0 = linalg.matmul ins(%a, %b : tensor<?x42xf32>, tensor<42x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.matmul"]} in %root : (!transform.any_op) -> !transform.any_op
    %0 = transform.get_operand %f[0] : (!transform.any_op) -> !transform.any_value
    %1 = transform.structured.promote_tensor to 1 %0 : !transform.any_value
    %2 = transform.get_operand %f[2] : (!transform.any_op) -> !transform.any_value
    %3 = transform.structured.promote_tensor to "x" %2 : !transform.any_value
    transform.yield
  }
}

// -----

func.func @n(%a: tensor<?x?xf32>, %f: f32) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %a, %c0 : tensor<?x?xf32>
  %m = tensor.dim %a, %c1 : tensor<?x?xf32>
  %e = tensor.empty(%n, %m) : tensor<?x?xf32>
  %0 = linalg.fill ins(%f : f32) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = linalg.add ins(%a, %0 : tensor<?x?xf32>, tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["linalg.add", "linalg.fill"]} in %root : (!transform.any_op) -> !transform.any_op
    %a = transform.structured.match ops{["linalg.add"]} in %root : (!transform.any_op) -> !transform.any_op
    %0 = transform.get_operand %a[2] : (!transform.any_op) -> !transform.any_value
    %1 = transform.structured.promote_tensor %0 : !transform.any_value
    %2 = transform.get_result %f[0] : (!transform.any_op) -> !transform.any_value
    %3 = transform.structured.promote_tensor to 2 %2 : !transform.any_value
    transform.yield
  }
}
