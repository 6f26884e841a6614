// The default schedule of structured operations on tensors, in f32 and what is as wide, for vectors of 128 bits and 16 registers.
//
// Named sequences that return an operation match it: @__transform_main says which sequence is applied to what matches. An operation that
// nothing matches stays as it is. docs/tensors.md says what each part buys.
module attributes {transform.with_named_sequence} {

  // Convolutions: channels are packed in tiles of 4 and filters in tiles of 8, so that four places of a row, of all filters of a tile, are a product
  // of matrices of 4 by 4 and 4 by 8 elements for each place in the window. Rows that are no multiple of four end with single places.

  transform.named_sequence @conv_nhwc(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.conv_2d_nhwc_hwcf"] : !transform.any_op
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @pack_conv_nhwc(%op: !transform.any_op {transform.consumed}) {
    %p = transform.structured.pack %op packed_sizes = [0, 0, 0, 8, 0, 0, 4] : (!transform.any_op) -> !transform.op<"linalg.generic">
    %in0 = transform.get_producer_of_operand %p[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
    %p1, %t0, %none0 = transform.structured.pack_transpose %in0 with_compute_op(%p) outer_perm = [0, 3, 1, 2]
        : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
    %in1 = transform.get_producer_of_operand %p1[1] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
    %p2, %t1, %none1 = transform.structured.pack_transpose %in1 with_compute_op(%p1) outer_perm = [3, 0, 1, 2] inner_perm = [1, 0]
        : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
    %out = transform.get_consumers_of_result %p2[0] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.unpack">
    %p3, %ti, %to = transform.structured.pack_transpose %out with_compute_op(%p2) outer_perm = [0, 3, 1, 2]
        : (!transform.op<"linalg.unpack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.op<"linalg.unpack">)
    transform.annotate %p3 "schedule.conv_nhwc" : !transform.op<"linalg.generic">
    transform.yield
  }
  transform.named_sequence @conv_nchw(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.conv_2d_nchw_fchw"] : !transform.any_op
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @pack_conv_nchw(%op: !transform.any_op {transform.consumed}) {
    %p = transform.structured.pack %op packed_sizes = [0, 8, 0, 0, 4, 0, 0] : (!transform.any_op) -> !transform.op<"linalg.generic">
    %in1 = transform.get_producer_of_operand %p[1] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
    %p1, %t1, %none1 = transform.structured.pack_transpose %in1 with_compute_op(%p) outer_perm = [0, 2, 3, 1] inner_perm = [1, 0]
        : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
    transform.annotate %p1 "schedule.conv_nchw" : !transform.op<"linalg.generic">
    transform.yield
  }

  // Sums of products over more than three dimensions: those before the last three become loops.

  transform.named_sequence @contraction_4(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %n = transform.param.constant 4 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %n : !transform.param<i64>
      transform.match.structured.dim %s[0] {parallel} : !transform.any_op
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      %b, %m, %l, %k = transform.match.structured.classify_contraction_dims %s
          : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @contraction_4_of_integers(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %n = transform.param.constant 4 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %n : !transform.param<i64>
      transform.match.structured.dim %s[0] {parallel} : !transform.any_op
      transform.match.structured.body %s {contraction = ["arith.muli", "arith.addi"]} : !transform.any_op
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      %b, %m, %l, %k = transform.match.structured.classify_contraction_dims %s
          : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @loops_1(%op: !transform.any_op {transform.consumed}) {
    %g = transform.structured.generalize %op : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %g tile_sizes [1]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @contraction_5(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %n = transform.param.constant 5 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %n : !transform.param<i64>
      transform.match.structured.dim %s[0, 1] {parallel} : !transform.any_op
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      %b, %m, %l, %k = transform.match.structured.classify_contraction_dims %s
          : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @contraction_5_of_integers(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %n = transform.param.constant 5 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %n : !transform.param<i64>
      transform.match.structured.dim %s[0, 1] {parallel} : !transform.any_op
      transform.match.structured.body %s {contraction = ["arith.muli", "arith.addi"]} : !transform.any_op
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      %b, %m, %l, %k = transform.match.structured.classify_contraction_dims %s
          : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @loops_2(%op: !transform.any_op {transform.consumed}) {
    %g = transform.structured.generalize %op : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %g tile_sizes [1, 1]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }

  // Products of matrices, in any layout: c[m, n] += a[m, k] * b[k, n].

  transform.named_sequence @matmul(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %one = transform.param.constant 1 : i64 -> !transform.param<i64>
      %three = transform.param.constant 3 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %three : !transform.param<i64>
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %batch, %m, %n, %k = transform.match.structured.classify_contraction_dims %s
          : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      %ms = transform.num_associations %m : (!transform.param<i64>) -> !transform.param<i64>
      %ns = transform.num_associations %n : (!transform.param<i64>) -> !transform.param<i64>
      %ks = transform.num_associations %k : (!transform.param<i64>) -> !transform.param<i64>
      transform.match.param.cmpi eq %ms, %one : !transform.param<i64>
      transform.match.param.cmpi eq %ns, %one : !transform.param<i64>
      transform.match.param.cmpi eq %ks, %one : !transform.param<i64>
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @matmul_of_integers(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %one = transform.param.constant 1 : i64 -> !transform.param<i64>
      %three = transform.param.constant 3 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %three : !transform.param<i64>
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.body %s {contraction = ["arith.muli", "arith.addi"]} : !transform.any_op
      %batch, %m, %n, %k = transform.match.structured.classify_contraction_dims %s
          : (!transform.any_op) -> (!transform.param<i64>, !transform.param<i64>, !transform.param<i64>, !transform.param<i64>)
      %ms = transform.num_associations %m : (!transform.param<i64>) -> !transform.param<i64>
      %ns = transform.num_associations %n : (!transform.param<i64>) -> !transform.param<i64>
      %ks = transform.num_associations %k : (!transform.param<i64>) -> !transform.param<i64>
      transform.match.param.cmpi eq %ms, %one : !transform.param<i64>
      transform.match.param.cmpi eq %ns, %one : !transform.param<i64>
      transform.match.param.cmpi eq %ks, %one : !transform.param<i64>
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }

  // All three are packed in tiles, of 4 by 4, 4 by 8 and 4 by 8 elements.
  transform.named_sequence @pack(%op: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.pack_greedily %op matmul_packed_sizes = [4, 8, 4] matmul_inner_dims_order = [0, 2, 1]
        : (!transform.any_op) -> !transform.op<"linalg.generic">
    transform.annotate %0 "schedule.packed" : !transform.op<"linalg.generic">
    transform.yield
  }

  // Windows of each channel: channels in vectors of eight.

  transform.named_sequence @channelwise(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.pooling_nhwc_sum", "linalg.pooling_nhwc_max", "linalg.pooling_nhwc_min", "linalg.depthwise_conv_2d_nhwc_hwc"] : !transform.any_op
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @channels(%op: !transform.any_op {transform.consumed}) {
    %g = transform.structured.generalize %op : (!transform.any_op) -> !transform.any_op
    %t, %l:6 = transform.structured.tile_using_for %g tile_sizes [1, 1, 1, 8, 1, 1]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.include @peel failures(suppress) (%l#3) : (!transform.any_op) -> ()
    transform.yield
  }

  // Reductions: all dimensions but the last become loops. The last one, when it is reduced, is reduced in eight sums, which are added up at the end.

  transform.named_sequence @reduction_1(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %one = transform.param.constant 1 : i64 -> !transform.param<i64>
      %n = transform.param.constant 1 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %n : !transform.param<i64>
      %inits = transform.match.structured.num_inits %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %inits, %one : !transform.param<i64>
      transform.match.structured.dim %s[0] {reduction} : !transform.any_op
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.match.structured.input %s[all] {projected_permutation} : !transform.any_op
      transform.match.structured.init %s[all] {projected_permutation} : !transform.any_op
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @reduction_2(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %one = transform.param.constant 1 : i64 -> !transform.param<i64>
      %n = transform.param.constant 2 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %n : !transform.param<i64>
      %inits = transform.match.structured.num_inits %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %inits, %one : !transform.param<i64>
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.match.structured.input %s[all] {projected_permutation} : !transform.any_op
      transform.match.structured.init %s[all] {projected_permutation} : !transform.any_op
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @reduction_3(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %one = transform.param.constant 1 : i64 -> !transform.param<i64>
      %n = transform.param.constant 3 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %n : !transform.param<i64>
      %inits = transform.match.structured.num_inits %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %inits, %one : !transform.param<i64>
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.match.structured.input %s[all] {projected_permutation} : !transform.any_op
      transform.match.structured.init %s[all] {projected_permutation} : !transform.any_op
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @reduction_4(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %one = transform.param.constant 1 : i64 -> !transform.param<i64>
      %n = transform.param.constant 4 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %n : !transform.param<i64>
      %inits = transform.match.structured.num_inits %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %inits, %one : !transform.param<i64>
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      transform.match.structured.input %s[all] {projected_permutation} : !transform.any_op
      transform.match.structured.init %s[all] {projected_permutation} : !transform.any_op
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @loops_3(%op: !transform.any_op {transform.consumed}) {
    %g = transform.structured.generalize %op : (!transform.any_op) -> !transform.any_op
    %t, %l:3 = transform.structured.tile_using_for %g tile_sizes [1, 1, 1]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.yield
  }
  transform.named_sequence @eight_sums(%op: !transform.any_op {transform.consumed}) {
    transform.include @reduce failures(suppress) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @reduce(%op: !transform.any_op {transform.consumed}) {
    %f, %s, %c, %l = transform.structured.tile_reduction_using_for %op by tile_sizes = [8]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.include @peel failures(suppress) (%l) : (!transform.any_op) -> ()
    transform.yield
  }

  // Row by row, not column by column.
  transform.named_sequence @vecmat(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    transform.match.operation_name %op ["linalg.vecmat"] : !transform.any_op
    transform.yield %op : !transform.any_op
  }
  transform.named_sequence @by_rows(%op: !transform.any_op {transform.consumed}) {
    %0 = transform.structured.generalize %op : (!transform.any_op) -> !transform.any_op
    %1 = transform.structured.interchange %0 iterator_interchange = [1, 0] : (!transform.any_op) -> !transform.any_op
    %t, %l = transform.structured.tile_using_for %1 tile_sizes [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }

  transform.named_sequence @nothing(%op: !transform.any_op {transform.readonly}) {
    transform.yield
  }

  // Computations of elements: the last dimension in vectors of eight, and what does not fill one after them. All others are loops.

  transform.named_sequence @elementwise_1(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %n = transform.param.constant 1 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %n : !transform.param<i64>
      transform.match.structured.body %s {elementwise} : !transform.any_op
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @rows_1(%op: !transform.any_op {transform.consumed}) {
    %g = transform.structured.generalize %op : (!transform.any_op) -> !transform.any_op
    %t, %l:1 = transform.structured.tile_using_for %g tile_sizes [8]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.include @peel failures(suppress) (%l#0) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @elementwise_2(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %n = transform.param.constant 2 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %n : !transform.param<i64>
      transform.match.structured.body %s {elementwise} : !transform.any_op
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      %last = transform.match.structured.dim %s[-1] : (!transform.any_op) -> !transform.param<i64>
      %four = transform.param.constant 4 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ne %last, %four : !transform.param<i64>
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @rows_2(%op: !transform.any_op {transform.consumed}) {
    %g = transform.structured.generalize %op : (!transform.any_op) -> !transform.any_op
    %t, %l:2 = transform.structured.tile_using_for %g tile_sizes [1, 8]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    transform.include @peel failures(suppress) (%l#1) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @elementwise_3(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %n = transform.param.constant 3 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %n : !transform.param<i64>
      transform.match.structured.body %s {elementwise} : !transform.any_op
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      %last = transform.match.structured.dim %s[-1] : (!transform.any_op) -> !transform.param<i64>
      %four = transform.param.constant 4 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ne %last, %four : !transform.param<i64>
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @rows_3(%op: !transform.any_op {transform.consumed}) {
    %g = transform.structured.generalize %op : (!transform.any_op) -> !transform.any_op
    %t, %l:3 = transform.structured.tile_using_for %g tile_sizes [1, 1, 8]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.include @peel failures(suppress) (%l#2) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @elementwise_4(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %n = transform.param.constant 4 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %n : !transform.param<i64>
      transform.match.structured.body %s {elementwise} : !transform.any_op
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      %last = transform.match.structured.dim %s[-1] : (!transform.any_op) -> !transform.param<i64>
      %four = transform.param.constant 4 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ne %last, %four : !transform.param<i64>
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @rows_4(%op: !transform.any_op {transform.consumed}) {
    %g = transform.structured.generalize %op : (!transform.any_op) -> !transform.any_op
    %t, %l:4 = transform.structured.tile_using_for %g tile_sizes [1, 1, 1, 8]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.include @peel failures(suppress) (%l#3) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @elementwise_5(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %n = transform.param.constant 5 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %n : !transform.param<i64>
      transform.match.structured.body %s {elementwise} : !transform.any_op
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      %last = transform.match.structured.dim %s[-1] : (!transform.any_op) -> !transform.param<i64>
      %four = transform.param.constant 4 : i64 -> !transform.param<i64>
      transform.match.param.cmpi ne %last, %four : !transform.param<i64>
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @rows_5(%op: !transform.any_op {transform.consumed}) {
    %g = transform.structured.generalize %op : (!transform.any_op) -> !transform.any_op
    %t, %l:5 = transform.structured.tile_using_for %g tile_sizes [1, 1, 1, 1, 8]
        : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
    transform.include @peel failures(suppress) (%l#4) : (!transform.any_op) -> ()
    transform.yield
  }

  transform.named_sequence @peel(%loop: !transform.any_op {transform.consumed}) {
    %0 = transform.cast %loop : !transform.any_op to !transform.op<"scf.for">
    %main, %rest = transform.loop.peel %0 : (!transform.op<"scf.for">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }

  // A vector of elements.
  transform.named_sequence @row(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %one = transform.param.constant 1 : i64 -> !transform.param<i64>
      %eight = transform.param.constant 8 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %one : !transform.param<i64>
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.body %s {elementwise} : !transform.any_op
      %n = transform.match.structured.dim %s[0] : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi ge %n, %one : !transform.param<i64>
      transform.match.param.cmpi le %n, %eight : !transform.param<i64>
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }

  transform.named_sequence @sum_of_row(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %one = transform.param.constant 1 : i64 -> !transform.param<i64>
      %eight = transform.param.constant 8 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %one : !transform.param<i64>
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.body %s {reduction_position = 0} : !transform.any_op
      %n = transform.match.structured.dim %s[0] : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi ge %n, %one : !transform.param<i64>
      transform.match.param.cmpi le %n, %eight : !transform.param<i64>
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }

  // What is left of a loop over tiles: a few rows and columns.

  transform.named_sequence @tile_of_matmul(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %four = transform.param.constant 4 : i64 -> !transform.param<i64>
      %eight = transform.param.constant 8 : i64 -> !transform.param<i64>
      %three = transform.param.constant 3 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %three : !transform.param<i64>
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      %m = transform.match.structured.dim %s[0] : (!transform.any_op) -> !transform.param<i64>
      %k = transform.match.structured.dim %s[1] : (!transform.any_op) -> !transform.param<i64>
      %n = transform.match.structured.dim %s[2] : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %m, %four : !transform.param<i64>
      transform.match.param.cmpi eq %k, %four : !transform.param<i64>
      transform.match.param.cmpi eq %n, %eight : !transform.param<i64>
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @tile_of_matmul_of_integers(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %four = transform.param.constant 4 : i64 -> !transform.param<i64>
      %eight = transform.param.constant 8 : i64 -> !transform.param<i64>
      %three = transform.param.constant 3 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %three : !transform.param<i64>
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.body %s {contraction = ["arith.muli", "arith.addi"]} : !transform.any_op
      %m = transform.match.structured.dim %s[0] : (!transform.any_op) -> !transform.param<i64>
      %k = transform.match.structured.dim %s[1] : (!transform.any_op) -> !transform.param<i64>
      %n = transform.match.structured.dim %s[2] : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %m, %four : !transform.param<i64>
      transform.match.param.cmpi eq %k, %four : !transform.param<i64>
      transform.match.param.cmpi eq %n, %eight : !transform.param<i64>
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }

  // Four rows of four elements, which are transposed in registers.
  transform.named_sequence @square(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %two = transform.param.constant 2 : i64 -> !transform.param<i64>
      %four = transform.param.constant 4 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %two : !transform.param<i64>
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.body %s {elementwise} : !transform.any_op
      %m = transform.match.structured.dim %s[0] : (!transform.any_op) -> !transform.param<i64>
      %n = transform.match.structured.dim %s[1] : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %m, %four : !transform.param<i64>
      transform.match.param.cmpi eq %n, %four : !transform.param<i64>
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }

  transform.named_sequence @tile_of_conv(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %four = transform.param.constant 4 : i64 -> !transform.param<i64>
      %eight = transform.param.constant 8 : i64 -> !transform.param<i64>
      %three = transform.param.constant 3 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %three : !transform.param<i64>
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      transform.match.structured.input %s[all] {projected_permutation} : !transform.any_op
      %m = transform.match.structured.dim %s[0] : (!transform.any_op) -> !transform.param<i64>
      %n = transform.match.structured.dim %s[1] : (!transform.any_op) -> !transform.param<i64>
      %k = transform.match.structured.dim %s[2] : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %m, %four : !transform.param<i64>
      transform.match.param.cmpi eq %n, %eight : !transform.param<i64>
      transform.match.param.cmpi eq %k, %four : !transform.param<i64>
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }

  // Places of a row that are not next to each other, or too few.
  transform.named_sequence @places_of_conv(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %four = transform.param.constant 4 : i64 -> !transform.param<i64>
      %eight = transform.param.constant 8 : i64 -> !transform.param<i64>
      %three = transform.param.constant 3 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %three : !transform.param<i64>
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      transform.match.structured.dim %s[0] {parallel} : !transform.any_op
      transform.match.structured.dim %s[1] {parallel} : !transform.any_op
      transform.match.structured.dim %s[2] {reduction} : !transform.any_op
      %n = transform.match.structured.dim %s[1] : (!transform.any_op) -> !transform.param<i64>
      %k = transform.match.structured.dim %s[2] : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %n, %eight : !transform.param<i64>
      transform.match.param.cmpi eq %k, %four : !transform.param<i64>
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }
  transform.named_sequence @single_places(%op: !transform.any_op {transform.consumed}) {
    %t, %l = transform.structured.tile_using_for %op tile_sizes [1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.apply_patterns to %l {
      transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
      transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
      transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
      transform.apply_patterns.canonicalization
    } : !transform.any_op
    %g = transform.structured.match ops{["linalg.generic"]} in %l : (!transform.any_op) -> !transform.any_op
    transform.include @to_vectors failures(suppress) (%g) : (!transform.any_op) -> ()
    transform.yield
  }
  // A single place: the window was one place wide, or the row is.
  transform.named_sequence @place_of_conv(%op: !transform.any_op {transform.readonly}) -> !transform.any_op {
    %0 = transform.match.structured %op : (!transform.any_op) -> !transform.any_op {
    ^bb0(%s: !transform.any_op):
      %four = transform.param.constant 4 : i64 -> !transform.param<i64>
      %eight = transform.param.constant 8 : i64 -> !transform.param<i64>
      %two = transform.param.constant 2 : i64 -> !transform.param<i64>
      %rank = transform.match.structured.rank %s : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %rank, %two : !transform.param<i64>
      %r = transform.match.structured.result %s[0] : (!transform.any_op) -> !transform.any_value
      transform.match.structured.body %s {contraction = ["arith.mulf", "arith.addf"]} : !transform.any_op
      transform.match.structured.input %s[all] {projected_permutation} : !transform.any_op
      %n = transform.match.structured.dim %s[0] : (!transform.any_op) -> !transform.param<i64>
      %k = transform.match.structured.dim %s[1] : (!transform.any_op) -> !transform.param<i64>
      transform.match.param.cmpi eq %n, %eight : !transform.param<i64>
      transform.match.param.cmpi eq %k, %four : !transform.param<i64>
      transform.match.structured.yield %s : !transform.any_op
    }
    transform.yield %0 : !transform.any_op
  }

  transform.named_sequence @vectorize(%op: !transform.any_op {transform.consumed}) {
    transform.include @to_vectors failures(suppress) (%op) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @to_vectors(%op: !transform.any_op {transform.consumed}) {
    transform.structured.vectorize %op : !transform.any_op
    transform.yield
  }

  // Convolutions on packed tensors, and what packs and unpacks these: images, filters, results that are added to, and results.
  transform.named_sequence @relayouts_of_convs(%root: !transform.any_op {transform.readonly}) {
    %funcs = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %funcs : !transform.any_op {
    ^bb0(%f: !transform.any_op):
      transform.apply_patterns to %f {
        transform.apply_patterns.linalg.fold_pack_unpack_into_empty
        transform.apply_patterns.linalg.tiling_canonicalization
      } : !transform.any_op
    }
    %nhwc = transform.structured.match ops{["linalg.generic"]} attributes{schedule.conv_nhwc} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %nhwc : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %n, %images = transform.structured.tile_using_forall %x tile_sizes [1, 0, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      transform.annotate %images "schedule.parts" : !transform.any_op
      %t, %l:5 = transform.structured.tile_using_for %n tile_sizes [0, 1, 4, 0, 1, 1, 1]
          : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      transform.include @peel failures(suppress) (%l#1) : (!transform.any_op) -> ()
    }
    %nchw = transform.structured.match ops{["linalg.generic"]} attributes{schedule.conv_nchw} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %nchw : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %n, %images = transform.structured.tile_using_forall %x tile_sizes [1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      transform.annotate %images "schedule.parts" : !transform.any_op
      %t, %l:5 = transform.structured.tile_using_for %n tile_sizes [0, 0, 1, 4, 1, 1, 1] interchange = [0, 1, 2, 3, 5, 6, 4]
          : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      transform.include @peel failures(suppress) (%l#1) : (!transform.any_op) -> ()
    }
    %all_x = transform.structured.match ops{["linalg.pack"]} attributes{static_inner_tiles = array<i64: 4>} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %all_x : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %t, %l:4 = transform.structured.tile_using_for %x tile_sizes [1, 1, 1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      transform.structured.vectorize %t vector_sizes [1, 1, 1, 1, 4] : !transform.any_op
    }
    %all_w = transform.structured.match ops{["linalg.pack"]} attributes{outer_dims_perm = array<i64: 3, 0, 1, 2>} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %all_w : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %t, %l:4 = transform.structured.tile_using_for %x tile_sizes [1, 1, 1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      transform.structured.vectorize %t vector_sizes [1, 1, 1, 1, 4, 8] : !transform.any_op
    }
    %all_v = transform.structured.match ops{["linalg.pack"]} attributes{outer_dims_perm = array<i64: 0, 2, 3, 1>} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %all_v : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %t, %l:4 = transform.structured.tile_using_for %x tile_sizes [1, 1, 1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      transform.structured.vectorize %t vector_sizes [1, 1, 1, 1, 4, 8] : !transform.any_op
    }
    %all_y = transform.structured.match ops{["linalg.pack"]} attributes{static_inner_tiles = array<i64: 8>} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %all_y : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %t, %l:4 = transform.structured.tile_using_for %x tile_sizes [1, 1, 1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      transform.structured.vectorize %t vector_sizes [1, 1, 1, 1, 8] : !transform.any_op
    }
    %all_u = transform.structured.match ops{["linalg.unpack"]} attributes{outer_dims_perm = array<i64: 0, 3, 1, 2>} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %all_u : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %t, %l:4 = transform.structured.tile_using_for %x tile_sizes [1, 1, 1, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      transform.structured.vectorize %t vector_sizes [1, 1, 1, 1, 8] : !transform.any_op
    }
    %all_o = transform.structured.match ops{["linalg.unpack"]} attributes{static_inner_tiles = array<i64: 8>} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %all_o : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %t, %l:4 = transform.structured.tile_using_for %x tile_sizes [1, 8, 1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      transform.structured.vectorize %t vector_sizes [1, 1, 1, 1, 8] : !transform.any_op
    }
    transform.yield
  }

  // Transpositions that move the last dimension: squares of four by four elements.
  transform.named_sequence @transpositions(%root: !transform.any_op {transform.readonly}) {
    %all_0 = transform.structured.match ops{["linalg.transpose"]} attributes{permutation = array<i64: 1, 0>} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %all_0 : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %f = transform.get_parent_op %x {isolated_from_above} : (!transform.any_op) -> !transform.any_op
      %g = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
      %t, %l:2 = transform.structured.tile_using_for %g tile_sizes [4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
      transform.include @peel failures(suppress) (%l#1) : (!transform.any_op) -> ()
      transform.include @peel failures(suppress) (%l#0) : (!transform.any_op) -> ()
      transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
    }
    %all_1 = transform.structured.match ops{["linalg.transpose"]} attributes{permutation = array<i64: 0, 2, 1>} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %all_1 : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %f = transform.get_parent_op %x {isolated_from_above} : (!transform.any_op) -> !transform.any_op
      %g = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
      %t, %l:3 = transform.structured.tile_using_for %g tile_sizes [1, 4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      transform.include @peel failures(suppress) (%l#2) : (!transform.any_op) -> ()
      transform.include @peel failures(suppress) (%l#1) : (!transform.any_op) -> ()
      transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
    }
    %all_2 = transform.structured.match ops{["linalg.transpose"]} attributes{permutation = array<i64: 2, 1, 0>} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %all_2 : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %f = transform.get_parent_op %x {isolated_from_above} : (!transform.any_op) -> !transform.any_op
      %g = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
      %t, %l:3 = transform.structured.tile_using_for %g tile_sizes [4, 1, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      transform.include @peel failures(suppress) (%l#2) : (!transform.any_op) -> ()
      transform.include @peel failures(suppress) (%l#0) : (!transform.any_op) -> ()
      transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
    }
    %all_3 = transform.structured.match ops{["linalg.transpose"]} attributes{permutation = array<i64: 1, 2, 0>} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %all_3 : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %f = transform.get_parent_op %x {isolated_from_above} : (!transform.any_op) -> !transform.any_op
      %g = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
      %t, %l:3 = transform.structured.tile_using_for %g tile_sizes [1, 4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      transform.include @peel failures(suppress) (%l#2) : (!transform.any_op) -> ()
      transform.include @peel failures(suppress) (%l#1) : (!transform.any_op) -> ()
      transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
    }
    %all_4 = transform.structured.match ops{["linalg.transpose"]} attributes{permutation = array<i64: 2, 0, 1>} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %all_4 : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %f = transform.get_parent_op %x {isolated_from_above} : (!transform.any_op) -> !transform.any_op
      %g = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
      %t, %l:3 = transform.structured.tile_using_for %g tile_sizes [4, 1, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      transform.include @peel failures(suppress) (%l#2) : (!transform.any_op) -> ()
      transform.include @peel failures(suppress) (%l#0) : (!transform.any_op) -> ()
      transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
    }
    %all_5 = transform.structured.match ops{["linalg.transpose"]} attributes{permutation = array<i64: 0, 3, 1, 2>} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %all_5 : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %f = transform.get_parent_op %x {isolated_from_above} : (!transform.any_op) -> !transform.any_op
      %g = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
      %t, %l:4 = transform.structured.tile_using_for %g tile_sizes [1, 4, 1, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      transform.include @peel failures(suppress) (%l#3) : (!transform.any_op) -> ()
      transform.include @peel failures(suppress) (%l#1) : (!transform.any_op) -> ()
      transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
    }
    %all_6 = transform.structured.match ops{["linalg.transpose"]} attributes{permutation = array<i64: 0, 2, 3, 1>} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %all_6 : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %f = transform.get_parent_op %x {isolated_from_above} : (!transform.any_op) -> !transform.any_op
      %g = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
      %t, %l:4 = transform.structured.tile_using_for %g tile_sizes [1, 1, 4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      transform.include @peel failures(suppress) (%l#3) : (!transform.any_op) -> ()
      transform.include @peel failures(suppress) (%l#2) : (!transform.any_op) -> ()
      transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
    }
    %all_7 = transform.structured.match ops{["linalg.transpose"]} attributes{permutation = array<i64: 0, 1, 3, 2>} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %all_7 : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %f = transform.get_parent_op %x {isolated_from_above} : (!transform.any_op) -> !transform.any_op
      %g = transform.structured.generalize %x : (!transform.any_op) -> !transform.any_op
      %t, %l:4 = transform.structured.tile_using_for %g tile_sizes [1, 1, 4, 4] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op, !transform.any_op)
      transform.include @peel failures(suppress) (%l#3) : (!transform.any_op) -> ()
      transform.include @peel failures(suppress) (%l#2) : (!transform.any_op) -> ()
      transform.apply_patterns to %f { transform.apply_patterns.canonicalization } : !transform.any_op
    }
    transform.yield
  }

  // What packs and unpacks the operands of products of matrices, tile by tile.
  transform.named_sequence @relayouts_of_matmuls(%root: !transform.any_op {transform.readonly}) {
    %all_4 = transform.structured.match ops{["linalg.pack"]} attributes{static_inner_tiles = array<i64: 4, 4>} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %all_4 : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %t, %l:2 = transform.structured.tile_using_for %x tile_sizes [1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    }
    %all_8 = transform.structured.match ops{["linalg.pack"]} attributes{static_inner_tiles = array<i64: 4, 8>} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %all_8 : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %t, %l:2 = transform.structured.tile_using_for %x tile_sizes [1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    }
    %all_c = transform.structured.match ops{["linalg.unpack"]} attributes{static_inner_tiles = array<i64: 4, 8>} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %all_c : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %t, %l:2 = transform.structured.tile_using_for %x tile_sizes [4, 8] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    }
    transform.yield
  }

  transform.named_sequence @vectors_of_relayouts(%root: !transform.any_op {transform.readonly}) {
    %packs44 = transform.structured.match ops{["linalg.pack"]} attributes{static_inner_tiles = array<i64: 4, 4>} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %packs44 vector_sizes [1, 1, 4, 4] : !transform.any_op
    %packs48 = transform.structured.match ops{["linalg.pack"]} attributes{static_inner_tiles = array<i64: 4, 8>} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %packs48 vector_sizes [1, 1, 4, 8] : !transform.any_op
    %unpacks48 = transform.structured.match ops{["linalg.unpack"]} attributes{static_inner_tiles = array<i64: 4, 8>} in %root : (!transform.any_op) -> !transform.any_op
    transform.structured.vectorize %unpacks48 vector_sizes [1, 1, 4, 8] : !transform.any_op
    transform.yield
  }

  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %funcs = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op

    // Convolutions.
    %root0 = transform.foreach_match in %root @conv_nhwc -> @pack_conv_nhwc, @conv_nchw -> @pack_conv_nchw : (!transform.any_op) -> !transform.any_op
    transform.include @relayouts_of_convs failures(suppress) (%root0) : (!transform.any_op) -> ()

    // Batches and rows become loops.
    %root1 = transform.foreach_match in %root0
        @channelwise -> @channels, @contraction_4 -> @loops_1, @contraction_5 -> @loops_2, @matmul -> @nothing,
        @contraction_4_of_integers -> @loops_1, @contraction_5_of_integers -> @loops_2, @matmul_of_integers -> @nothing, @vecmat -> @by_rows,
        @reduction_2 -> @loops_1, @reduction_3 -> @loops_2, @reduction_4 -> @loops_3 : (!transform.any_op) -> !transform.any_op
    transform.foreach %funcs : !transform.any_op {
    ^bb0(%f: !transform.any_op):
      transform.apply_patterns to %f {
        transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
        transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
        transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
        transform.apply_patterns.linalg.tiling_canonicalization
      } : !transform.any_op
    }

    // Products of matrices are packed, and their tiles come in the order in which they are needed.
    %root2 = transform.foreach_match in %root1 @matmul -> @pack, @matmul_of_integers -> @pack : (!transform.any_op) -> !transform.any_op
    %kn = transform.structured.match ops{["linalg.generic"]} attributes{schedule.packed, indexing_maps = [
        affine_map<(m, k, n, a, b, c) -> (m, k, a, b)>, affine_map<(m, k, n, a, b, c) -> (k, n, b, c)>,
        affine_map<(m, k, n, a, b, c) -> (m, n, a, c)>]} in %root2 : (!transform.any_op) -> !transform.op<"linalg.generic">
    transform.foreach %kn : !transform.op<"linalg.generic"> {
    ^bb0(%x: !transform.op<"linalg.generic">):
      %b = transform.get_producer_of_operand %x[1] : (!transform.op<"linalg.generic">) -> !transform.op<"linalg.pack">
      %y, %bt, %none = transform.structured.pack_transpose %b with_compute_op(%x) outer_perm = [1, 0]
          : (!transform.op<"linalg.pack">, !transform.op<"linalg.generic">) -> (!transform.op<"linalg.generic">, !transform.op<"linalg.pack">, !transform.any_op)
      transform.annotate %y "schedule.packed" : !transform.op<"linalg.generic">
    }
    transform.foreach %funcs : !transform.any_op {
    ^bb0(%f: !transform.any_op):
      transform.apply_patterns to %f {
        transform.apply_patterns.linalg.fold_pack_unpack_into_empty
        transform.apply_patterns.linalg.tiling_canonicalization
      } : !transform.any_op
    }

    // Tiles.
    transform.include @transpositions failures(suppress) (%root2) : (!transform.any_op) -> ()
    %root3 = transform.foreach_match in %root2
        @elementwise_1 -> @rows_1, @elementwise_2 -> @rows_2, @elementwise_3 -> @rows_3, @elementwise_4 -> @rows_4, @elementwise_5 -> @rows_5,
        @reduction_1 -> @eight_sums
        : (!transform.any_op) -> !transform.any_op
    %packed = transform.structured.match ops{["linalg.generic"]} attributes{schedule.packed} in %root3 : (!transform.any_op) -> !transform.any_op
    transform.foreach %packed : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      %n, %columns = transform.structured.tile_using_forall %x tile_sizes [0, 0, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
      transform.annotate %columns "schedule.parts" : !transform.any_op
      %t, %l:2 = transform.structured.tile_using_for %n tile_sizes [1, 1] : (!transform.any_op) -> (!transform.any_op, !transform.any_op, !transform.any_op)
    }
    transform.include @relayouts_of_matmuls failures(suppress) (%root3) : (!transform.any_op) -> ()
    transform.foreach %funcs : !transform.any_op {
    ^bb0(%f: !transform.any_op):
      transform.apply_patterns to %f {
        transform.apply_patterns.linalg.fold_unit_extent_dims_via_slices
        transform.apply_patterns.tensor.merge_consecutive_insert_extract_slice
        transform.apply_patterns.tensor.drop_redundant_insert_slice_rank_expansion
        transform.apply_patterns.linalg.tiling_canonicalization
        transform.apply_patterns.canonicalization
      } : !transform.any_op
    }

    // Vectors.
    %root4 = transform.foreach_match in %root3 @tile_of_matmul -> @vectorize, @tile_of_matmul_of_integers -> @vectorize, @tile_of_conv -> @vectorize, @places_of_conv -> @single_places,
        @place_of_conv -> @vectorize, @square -> @vectorize, @row -> @vectorize, @sum_of_row -> @vectorize : (!transform.any_op) -> !transform.any_op
    transform.include @vectors_of_relayouts failures(suppress) (%root4) : (!transform.any_op) -> ()
    transform.foreach %funcs : !transform.any_op {
    ^bb0(%f: !transform.any_op):
      transform.apply_patterns to %f {
        transform.apply_patterns.canonicalization
        transform.apply_patterns.tensor.fold_tensor_subset_ops_into_vector_transfers
        transform.apply_patterns.vector.transfer_permutation_patterns
        transform.apply_patterns.vector.sink_ops
        transform.apply_patterns.vector.reduction_to_contract
      } : !transform.any_op
      transform.apply_patterns to %f {
        transform.apply_patterns.vector.lower_masked_transfers
        transform.apply_patterns.vector.cast_away_vector_leading_one_dim
        transform.apply_patterns.canonicalization
      } : !transform.any_op
    }

    // Sums stay in registers.
    %loops = transform.structured.match interface{LoopLikeInterface} in %root4 : (!transform.any_op) -> !transform.any_op
    transform.loop.hoist_loop_invariant_subsets %loops : !transform.any_op
    transform.yield
  }

  // When tensors have become buffers, the loops over columns of products, and over images and filters, become loops like others.
  transform.named_sequence @__transform_vectors(%root: !transform.any_op) {
    %loops = transform.structured.match ops{["scf.forall"]} attributes{schedule.parts} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %loops : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      transform.include @in_turn failures(suppress) (%x) : (!transform.any_op) -> ()
    }
    %loops_2 = transform.structured.match ops{["scf.forall"]} attributes{schedule.parts} in %root : (!transform.any_op) -> !transform.any_op
    transform.foreach %loops_2 : !transform.any_op {
    ^bb0(%x: !transform.any_op):
      transform.include @in_turn_2 failures(suppress) (%x) : (!transform.any_op) -> ()
    }
    transform.include @vectors_to_rows failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }
  transform.named_sequence @in_turn(%loop: !transform.any_op {transform.consumed}) {
    %l = transform.loop.forall_to_for %loop : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
  transform.named_sequence @in_turn_2(%loop: !transform.any_op {transform.consumed}) {
    %l:2 = transform.loop.forall_to_for %loop : (!transform.any_op) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }

  // Or they stay what several workers can execute in parts.
  transform.named_sequence @__transform_parallel(%root: !transform.any_op) {
    transform.include @vectors_to_rows failures(propagate) (%root) : (!transform.any_op) -> ()
    transform.yield
  }

  // Vectors become rows.
  transform.named_sequence @vectors_to_rows(%root: !transform.any_op {transform.consumed}) {
    %flat = transform.apply_registered_pass "flatten-vector-transfers" to %root : (!transform.any_op) -> !transform.any_op
    %funcs = transform.structured.match ops{["func.func"]} in %flat : (!transform.any_op) -> !transform.any_op
    transform.foreach %funcs : !transform.any_op {
    ^bb0(%f: !transform.any_op):
      transform.apply_patterns to %f {
        transform.apply_patterns.vector.lower_contraction lowering_strategy = "outerproduct"
        transform.apply_patterns.vector.lower_outerproduct
        transform.apply_patterns.vector.lower_transpose
        transform.apply_patterns.vector.lower_multi_reduction lowering_strategy = "innerreduction"
      } : !transform.any_op
    }
    %arith = transform.apply_registered_pass "vector-fma-to-arith" to %flat : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
