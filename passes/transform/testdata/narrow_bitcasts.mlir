// RUN: ods opt %s --transform-interpreter --split-input-file | golden %S/narrow_bitcasts.out

func.func @f(%a: vector<16xi8>) -> vector<32xi8> {
  %0 = vector.bitcast %a : vector<16xi8> to vector<32xi4>
  %1 = arith.extsi %0 : vector<32xi4> to vector<32xi8>
  return %1 : vector<32xi8>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<8xi4>) -> vector<8xi8> {
  %1 = arith.extsi %a : vector<8xi4> to vector<8xi8>
  return %1 : vector<8xi8>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<8xi4>) -> vector<8xi32> {
  %1 = arith.extui %a : vector<8xi4> to vector<8xi32>
  return %1 : vector<8xi32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<8xi4>) -> vector<8xf32> {
  %1 = arith.sitofp %a : vector<8xi4> to vector<8xf32>
  return %1 : vector<8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<8xi4>) -> vector<8xf16> {
  %1 = arith.uitofp %a : vector<8xi4> to vector<8xf16>
  return %1 : vector<8xf16>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<8xi32>) -> vector<8xi4> {
  %1 = arith.trunci %a : vector<8xi32> to vector<8xi4>
  return %1 : vector<8xi4>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<2x8xi8>) -> vector<2x8xi4> {
  %1 = arith.trunci %a : vector<2x8xi8> to vector<2x8xi4>
  return %1 : vector<2x8xi4>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<2x8xi2>) -> vector<2x8xi8> {
  %1 = arith.extsi %a : vector<2x8xi2> to vector<2x8xi8>
  return %1 : vector<2x8xi8>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<4xi2>) -> vector<4xi8> {
  %1 = arith.extui %a : vector<4xi2> to vector<4xi8>
  return %1 : vector<4xi8>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<3xi4>) -> vector<3xi8> {
  %1 = arith.extsi %a : vector<3xi4> to vector<3xi8>
  return %1 : vector<3xi8>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<[8]xi4>) -> vector<[8]xi8> {
  %1 = arith.extsi %a : vector<[8]xi4> to vector<[8]xi8>
  return %1 : vector<[8]xi8>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<8xi4>) -> vector<8xi16> {
  %1 = arith.extsi %a : vector<8xi4> to vector<8xi16>
  return %1 : vector<8xi16>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<4xi32>, %b: vector<64xi8>) -> vector<64xi2> {
  %0 = vector.bitcast %a : vector<4xi32> to vector<64xi2>
  %1 = arith.trunci %b : vector<64xi8> to vector<64xi2>
  return %1 : vector<64xi2>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<16xi64>) -> vector<10xi8> {
  %0 = arith.trunci %a : vector<16xi64> to vector<16xi5>
  %1 = vector.bitcast %0 : vector<16xi5> to vector<10xi8>
  return %1 : vector<10xi8>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<10xi8>) -> vector<16xi16> {
  %0 = vector.bitcast %a : vector<10xi8> to vector<16xi5>
  %1 = arith.extui %0 : vector<16xi5> to vector<16xi16>
  return %1 : vector<16xi16>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<5xi8>) -> vector<8xi17> {
  %0 = vector.bitcast %a : vector<5xi8> to vector<8xi5>
  %1 = arith.extsi %0 : vector<8xi5> to vector<8xi17>
  return %1 : vector<8xi17>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<8xi8>) -> vector<8xf32> {
  %1 = arith.sitofp %a : vector<8xi8> to vector<8xf32>
  return %1 : vector<8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<8x16xi4>) -> vector<16x8xi4> {
  %1 = vector.transpose %a, [1, 0] : vector<8x16xi4> to vector<16x8xi4>
  return %1 : vector<16x8xi4>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<1x8xi4>) -> vector<1x8xf32> {
  %1 = arith.sitofp %a : vector<1x8xi4> to vector<1x8xf32>
  return %1 : vector<1x8xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<8xi4>) -> vector<8xindex> {
  %1 = arith.index_castui %a : vector<8xi4> to vector<8xindex>
  return %1 : vector<8xindex>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%a: vector<4xi8>) -> vector<8xindex> {
  %0 = vector.bitcast %a : vector<4xi8> to vector<8xi4>
  %1 = arith.index_cast %0 : vector<8xi4> to vector<8xindex>
  return %1 : vector<8xindex>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%m: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["func.func"]} in %m : (!transform.any_op) -> !transform.any_op
    transform.apply_patterns to %0 {
      transform.apply_patterns.vector.rewrite_narrow_types
    } : !transform.any_op
    transform.yield
  }
}
