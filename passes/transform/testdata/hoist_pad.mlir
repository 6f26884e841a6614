// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/hoist_pad.out

func.func @a(%t: tensor<24x12xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c24 = arith.constant 24 : index
  %f = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c24 step %c5 {
    %s = affine.min affine_map<(d0) -> (5, -d0 + 24)>(%i)
    %e = tensor.extract_slice %t[%i, 0] [%s, 12] [1, 1] : tensor<24x12xf32> to tensor<?x12xf32>
    %k = affine.apply affine_map<(d0) -> (-d0 + 5)>(%s)
    %p = tensor.pad %e low[0, 0] high[%k, 0] {
    ^bb0(%x: index, %y: index):
      tensor.yield %f : f32
    } : tensor<?x12xf32> to tensor<5x12xf32>
    "u.u"(%p) : (tensor<5x12xf32>) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_pad %p by 1 loops : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%t: tensor<24x12xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  %c24 = arith.constant 24 : index
  %f = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c24 step %c5 {
    scf.for %j = %c0 to %c12 step %c7 {
      %s = affine.min affine_map<(d0) -> (5, -d0 + 24)>(%i)
      %r = affine.min affine_map<(d0) -> (7, -d0 + 12)>(%j)
      %e = tensor.extract_slice %t[%i, %j] [%s, %r] [1, 1] : tensor<24x12xf32> to tensor<?x?xf32>
      %k = affine.apply affine_map<(d0) -> (-d0 + 5)>(%s)
      %l = affine.apply affine_map<(d0) -> (-d0 + 7)>(%r)
      %p = tensor.pad %e low[0, 0] high[%k, %l] {
      ^bb0(%x: index, %y: index):
        tensor.yield %f : f32
      } : tensor<?x?xf32> to tensor<5x7xf32>
      "u.u"(%p) : (tensor<5x7xf32>) -> ()
    }
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_pad %p by 2 loops, transpose by [1, 0] : (!transform.any_op) -> !transform.any_op
    transform.debug.emit_remark_at %h, "pad" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @unrelated(%t: tensor<4x12xf32>, %n: index, %s: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  scf.for %i = %c0 to %n step %c1 {
    %e = tensor.extract_slice %t[0, 0] [%s, 12] [1, 1] : tensor<4x12xf32> to tensor<?x12xf32>
    %k = affine.apply affine_map<(d0) -> (-d0 + 4)>(%s)
    %p = tensor.pad %e low[0, 0] high[%k, 0] {
    ^bb0(%x: index, %y: index):
      tensor.yield %f : f32
    } : tensor<?x12xf32> to tensor<4x12xf32>
    "u.u"(%p) : (tensor<4x12xf32>) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_pad %p by 1 loops : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @inside(%t: tensor<24x12xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c24 = arith.constant 24 : index
  scf.for %i = %c0 to %c24 step %c5 {
    %f = arith.constant 0.0 : f32
    %s = affine.min affine_map<(d0) -> (5, -d0 + 24)>(%i)
    %u = "u.u"() : () -> index
    %e = tensor.extract_slice %t[%i, 0] [%s, 12] [1, 1] : tensor<24x12xf32> to tensor<?x12xf32>
    %k = affine.apply affine_map<(d0) -> (-d0 + 5)>(%s)
    %p = tensor.pad %e low[0, 0] high[%k, 0] {
    ^bb0(%x: index, %y: index):
      tensor.yield %f : f32
    } : tensor<?x12xf32> to tensor<5x12xf32>
    "u.u"(%p) : (tensor<5x12xf32>) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_pad %p by 1 loops : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @b(%t: tensor<24x12xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %c12 = arith.constant 12 : index
  %c24 = arith.constant 24 : index
  %f = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c24 step %c5 {
    scf.for %j = %c0 to %c12 step %c7 {
      %s = affine.min affine_map<(d0) -> (5, -d0 + 24)>(%i)
      %r = affine.min affine_map<(d0) -> (7, -d0 + 12)>(%j)
      %e = tensor.extract_slice %t[%i, %j] [%s, %r] [1, 1] : tensor<24x12xf32> to tensor<?x?xf32>
      %k = affine.apply affine_map<(d0) -> (-d0 + 5)>(%s)
      %l = affine.apply affine_map<(d0) -> (-d0 + 7)>(%r)
      %p = tensor.pad %e low[0, 0] high[%k, %l] {
      ^bb0(%x: index, %y: index):
        tensor.yield %f : f32
      } : tensor<?x?xf32> to tensor<5x7xf32>
      "u.u"(%p) : (tensor<5x7xf32>) -> ()
    }
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %l = transform.get_parent_op %p {op_name = "scf.for", nth_parent = 2} : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_pad.build_packing_loop_nest %p above %l : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.annotate %h "made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @a(%t: tensor<24x12xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %c24 = arith.constant 24 : index
  %f = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c24 step %c5 {
    %s = affine.min affine_map<(d0) -> (5, -d0 + 24)>(%i)
    %e = tensor.extract_slice %t[%i, 0] [%s, 12] [1, 1] : tensor<24x12xf32> to tensor<?x12xf32>
    %k = affine.apply affine_map<(d0) -> (-d0 + 5)>(%s)
    %p = tensor.pad %e low[0, 0] high[%k, 0] {
    ^bb0(%x: index, %y: index):
      tensor.yield %f : f32
    } : tensor<?x12xf32> to tensor<5x12xf32>
    "u.u"(%p) : (tensor<5x12xf32>) -> ()
  }
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %l = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_pad.build_packing_loop_nest %p above %l, transpose by [1, 0] : (!transform.any_op, !transform.any_op) -> !transform.any_op
    transform.annotate %h "made" : !transform.any_op
    transform.yield
  }
}

// -----

func.func @init(%t: tensor<4x12xf32>, %n: index, %s: index, %m: tensor<4x4xf32>) -> (tensor<4x12xf32>, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 0.0 : f32
  %r, %q = scf.for %i = %c0 to %n step %c1 iter_args(%z = %t, %w = %n) -> (tensor<4x12xf32>, index) {
    %e = tensor.extract_slice %z[0, 0] [%s, 12] [1, 1] : tensor<4x12xf32> to tensor<?x12xf32>
    %k = affine.apply affine_map<(d0) -> (-d0 + 4)>(%s)
    %p = tensor.pad %e low[0, 0] high[%k, 0] {
    ^bb0(%x: index, %y: index):
      tensor.yield %f : f32
    } : tensor<?x12xf32> to tensor<4x12xf32>
    %v = linalg.matmul ins(%m, %t : tensor<4x4xf32>, tensor<4x12xf32>) outs(%p : tensor<4x12xf32>) -> tensor<4x12xf32>
    %u = tensor.extract_slice %v[0, 0] [%s, 12] [1, 1] : tensor<4x12xf32> to tensor<?x12xf32>
    %y = tensor.insert_slice %u into %z[0, 0] [%s, 12] [1, 1] : tensor<?x12xf32> into tensor<4x12xf32>
    scf.yield %y, %w : tensor<4x12xf32>, index
  }
  return %r, %q : tensor<4x12xf32>, index
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %p = transform.structured.match ops{["tensor.pad"]} in %root : (!transform.any_op) -> !transform.any_op
    %h = transform.structured.hoist_pad %p by 1 loops : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
