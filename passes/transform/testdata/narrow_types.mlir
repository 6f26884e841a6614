// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/narrow_types.out

func.func @f1(%a: vector<32xi64>) -> vector<20xi8> {
  %0 = arith.trunci %a : vector<32xi64> to vector<32xi5>
  %1 = vector.bitcast %0 : vector<32xi5> to vector<20xi8>
  return %1 : vector<20xi8>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f2(%a: vector<16xi16>) -> vector<3xi16> {
  %0 = arith.trunci %a : vector<16xi16> to vector<16xi3>
  %1 = vector.bitcast %0 : vector<16xi3> to vector<3xi16>
  return %1 : vector<3xi16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f4(%a: vector<16xi16>) -> vector<8xi6> {
  %0 = arith.trunci %a : vector<16xi16> to vector<16xi3>
  %1 = vector.bitcast %0 : vector<16xi3> to vector<8xi6>
  return %1 : vector<8xi6>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f2ext(%a: vector<5xi8>) -> vector<8xi16> {
  %0 = vector.bitcast %a : vector<5xi8> to vector<8xi5>
  %1 = arith.extui %0 : vector<8xi5> to vector<8xi16>
  return %1 : vector<8xi16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f3ext(%a: vector<5xi8>) -> vector<8xi17> {
  %0 = vector.bitcast %a : vector<5xi8> to vector<8xi5>
  %1 = arith.extsi %0 : vector<8xi5> to vector<8xi17>
  return %1 : vector<8xi17>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f4ext(%a: vector<5xi16>) -> vector<16xi8> {
  %0 = vector.bitcast %a : vector<5xi16> to vector<16xi5>
  %1 = arith.extui %0 : vector<16xi5> to vector<16xi8>
  return %1 : vector<16xi8>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f5ext(%a: vector<3xi8>) -> vector<4xi8> {
  %0 = vector.bitcast %a : vector<3xi8> to vector<4xi6>
  %1 = arith.extui %0 : vector<4xi6> to vector<4xi8>
  return %1 : vector<4xi8>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f6ext(%a: vector<3xi128>) -> vector<8xi64> {
  %0 = vector.bitcast %a : vector<3xi128> to vector<8xi48>
  %1 = arith.extui %0 : vector<8xi48> to vector<8xi64>
  return %1 : vector<8xi64>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @u4(%a: vector<8xi4>) -> vector<8xi32> {
  %0 = arith.extui %a : vector<8xi4> to vector<8xi32>
  return %0 : vector<8xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @u4_8(%a: vector<8xi4>) -> vector<8xi8> {
  %0 = arith.extui %a : vector<8xi4> to vector<8xi8>
  return %0 : vector<8xi8>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @u2(%a: vector<2x8xi2>) -> vector<2x8xi32> {
  %0 = arith.extui %a : vector<2x8xi2> to vector<2x8xi32>
  return %0 : vector<2x8xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @s4(%a: vector<3x8xi4>) -> vector<3x8xi32> {
  %0 = arith.extsi %a : vector<3x8xi4> to vector<3x8xi32>
  return %0 : vector<3x8xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @s4_8(%a: vector<8xi4>) -> vector<8xi8> {
  %0 = arith.extsi %a : vector<8xi4> to vector<8xi8>
  return %0 : vector<8xi8>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @s2(%a: vector<8xi2>) -> vector<8xi16> {
  %0 = arith.extsi %a : vector<8xi2> to vector<8xi16>
  return %0 : vector<8xi16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @s2_8(%a: vector<4xi2>) -> vector<4xi8> {
  %0 = arith.extsi %a : vector<4xi2> to vector<4xi8>
  return %0 : vector<4xi8>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @not_multiple(%a: vector<1xi4>, %b: vector<2xi2>, %c: vector<[8]xi4>, %d: i4) -> (vector<1xi8>, vector<2xi8>, vector<[8]xi8>, i8) {
  %0 = arith.extsi %a : vector<1xi4> to vector<1xi8>
  %1 = arith.extui %b : vector<2xi2> to vector<2xi8>
  %2 = arith.extui %c : vector<[8]xi4> to vector<[8]xi8>
  %3 = arith.extui %d : i4 to i8
  return %0, %1, %2, %3 : vector<1xi8>, vector<2xi8>, vector<[8]xi8>, i8
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @other(%a: vector<4xi3>, %b: vector<8xi4>) -> (vector<4xi8>, vector<8xi7>) {
  %0 = arith.extsi %a : vector<4xi3> to vector<4xi8>
  %1 = arith.extui %b : vector<8xi4> to vector<8xi7>
  return %0, %1 : vector<4xi8>, vector<8xi7>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @fp(%a: vector<8xi4>, %b: vector<8xi2>) -> (vector<8xf32>, vector<8xf32>, vector<8xf16>, vector<8xbf16>) {
  %0 = arith.sitofp %a : vector<8xi4> to vector<8xf32>
  %1 = arith.sitofp %b : vector<8xi2> to vector<8xf32>
  %2 = arith.uitofp %a : vector<8xi4> to vector<8xf16>
  %3 = arith.uitofp %b : vector<8xi2> to vector<8xbf16>
  return %0, %1, %2, %3 : vector<8xf32>, vector<8xf32>, vector<8xf16>, vector<8xbf16>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @t4(%a: vector<8xi32>) -> vector<8xi4> {
  %0 = arith.trunci %a : vector<8xi32> to vector<8xi4>
  return %0 : vector<8xi4>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @t4_8(%a: vector<8xi8>) -> vector<8xi4> {
  %0 = arith.trunci %a : vector<8xi8> to vector<8xi4>
  return %0 : vector<8xi4>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @t4_2d(%a: vector<3x8xi16>) -> vector<3x8xi4> {
  %0 = arith.trunci %a : vector<3x8xi16> to vector<3x8xi4>
  return %0 : vector<3x8xi4>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @t2(%a: vector<8xi32>, %b: vector<3xi32>, %c: vector<4xi9>) -> (vector<8xi2>, vector<3xi4>, vector<4xi4>) {
  %0 = arith.trunci %a : vector<8xi32> to vector<8xi2>
  %1 = arith.trunci %b : vector<3xi32> to vector<3xi4>
  %2 = arith.trunci %c : vector<4xi9> to vector<4xi4>
  return %0, %1, %2 : vector<8xi2>, vector<3xi4>, vector<4xi4>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @transpose4(%a: vector<8x16xi4>) -> vector<16x8xi4> {
  %0 = vector.transpose %a, [1, 0] : vector<8x16xi4> to vector<16x8xi4>
  return %0 : vector<16x8xi4>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @transpose7(%a: vector<2x3x4xi7>) -> vector<4x2x3xi7> {
  %0 = vector.transpose %a, [2, 0, 1] : vector<2x3x4xi7> to vector<4x2x3xi7>
  return %0 : vector<4x2x3xi7>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @transpose8(%a: vector<8x16xi8>, %b: vector<2x3xf4E2M1FN>, %c: vector<2x[4]xi4>) -> (vector<16x8xi8>, vector<3x2xf4E2M1FN>, vector<[4]x2xi4>) {
  %0 = vector.transpose %a, [1, 0] : vector<8x16xi8> to vector<16x8xi8>
  %1 = vector.transpose %b, [1, 0] : vector<2x3xf4E2M1FN> to vector<3x2xf4E2M1FN>
  %2 = vector.transpose %c, [1, 0] : vector<2x[4]xi4> to vector<[4]x2xi4>
  return %0, %1, %2 : vector<16x8xi8>, vector<3x2xf4E2M1FN>, vector<[4]x2xi4>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @i1(%a: vector<16xi8>) -> (vector<2xi8>, vector<16xi8>) {
  %0 = arith.trunci %a : vector<16xi8> to vector<16xi1>
  %1 = vector.bitcast %0 : vector<16xi1> to vector<2xi8>
  %2 = vector.bitcast %1 : vector<2xi8> to vector<16xi1>
  %3 = arith.extui %2 : vector<16xi1> to vector<16xi8>
  return %1, %3 : vector<2xi8>, vector<16xi8>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @pack24(%a: vector<8xi32>) -> vector<2xi32> {
  %0 = arith.trunci %a : vector<8xi32> to vector<8xi8>
  %1 = vector.bitcast %0 : vector<8xi8> to vector<2xi32>
  return %1 : vector<2xi32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @flags(%a: vector<8xi32>) -> vector<8xi4> {
  %0 = arith.trunci %a overflow<nsw> : vector<8xi32> to vector<8xi4>
  return %0 : vector<8xi4>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %f = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %f {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
