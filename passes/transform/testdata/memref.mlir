// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/memref.out

func.func @f(%n: index, %in: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %t = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %n step %c2 {
    %v = memref.subview %in[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    memref.copy %v, %t : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
    %w = memref.subview %t[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
    "u"(%t, %w) : (memref<4xf32>, memref<2xf32, strided<[1], offset: 1>>) -> ()
  }
  
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
    %p = transform.memref.multibuffer %o {factor = 2 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%n: index, %in: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %t = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %n step %c2 {
    "u"(%t) : (memref<4xf32>) -> ()
  }
  
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
    %p = transform.memref.multibuffer %o {factor = 2 : i64, skip_analysis} : (!transform.op<"memref.alloc">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%n: index, %in: memref<16xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %t = memref.alloc() : memref<4xf32>
  scf.for %i = %c0 to %n step %c2 {
    %v = memref.subview %in[%i] [4] [1] : memref<16xf32> to memref<4xf32, strided<[1], offset: ?>>
    memref.copy %v, %t : memref<4xf32, strided<[1], offset: ?>> to memref<4xf32>
    %w = memref.subview %t[1] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1], offset: 1>>
    "u"(%t, %w) : (memref<4xf32>, memref<2xf32, strided<[1], offset: 1>>) -> ()
  }
  "u"(%t) : (memref<4xf32>) -> ()
  return
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["memref.alloc"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloc">
    %p = transform.memref.multibuffer %o {factor = 2 : i64} : (!transform.op<"memref.alloc">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<4xf32>, %m: memref<8xf32>, %i: index, %p: f32, %b: i1) -> (vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  %r = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %o : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<4xf32>, %m: memref<8xf32>, %i: index, %p: f32, %b: i1) -> (vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  vector.transfer_write %w, %m[%c4] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  %r = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %o : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<4xf32>, %m: memref<8xf32>, %i: index, %p: f32, %b: i1) -> (vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  vector.transfer_write %w, %m[%i] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  %r = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %o : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<4xf32>, %m: memref<8xf32>, %i: index, %p: f32, %b: i1) -> (vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  vector.transfer_write %w, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  %r = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %o : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<4xf32>, %m: memref<8xf32>, %i: index, %p: f32, %b: i1) -> (vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  "u"(%m) : (memref<8xf32>) -> ()
  %r = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %o : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<4xf32>, %m: memref<8xf32>, %i: index, %p: f32, %b: i1) -> (vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  %q = vector.transfer_read %m[%i], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  vector.transfer_write %w, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  %r = vector.transfer_read %m[%c4], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %o : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<4xf32>, %m: memref<8xf32>, %i: index, %p: f32, %b: i1) -> (vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<8xf32>
  vector.transfer_write %v, %a[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  %r = vector.transfer_read %a[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  memref.dealloc %a : memref<8xf32>
  return %r : vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %o : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<4xf32>, %m: memref<8xf32>, %i: index, %p: f32, %b: i1) -> (vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloca() : memref<8xf32>
  %s = memref.subview %a[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
  vector.transfer_write %v, %s[%c0] {in_bounds = [true]} : vector<4xf32>, memref<4xf32, strided<[1]>>
  return %v : vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %o : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<4xf32>, %m: memref<8xf32>, %i: index, %p: f32, %b: i1) -> (vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<8xf32>
  scf.if %b {
    vector.transfer_write %v, %a[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  }
  return %v : vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %o : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<4xf32>, %m: memref<8xf32>, %i: index, %p: f32, %b: i1) -> (vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %a = memref.alloc() : memref<8xf32>
  vector.transfer_write %v, %a[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  %r = vector.transfer_read %a[%i], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %o : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<4xf32>, %m: memref<8xf32>, %i: index, %p: f32, %b: i1) -> (vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  scf.if %b {
    vector.transfer_write %w, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  }
  %r = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %o : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @f(%v: vector<4xf32>, %w: vector<4xf32>, %m: memref<8xf32>, %i: index, %p: f32, %b: i1) -> (vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  scf.if %b {
    vector.transfer_write %w, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  }
  vector.transfer_write %v, %m[%c0] {in_bounds = [true]} : vector<4xf32>, memref<8xf32>
  %r = vector.transfer_read %m[%c0], %p {in_bounds = [true]} : memref<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["func.func"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.memref.erase_dead_alloc_and_stores %o : (!transform.any_op) -> ()
    transform.yield
  }
}

// -----

func.func @f(%n: index) {
  %0 = memref.alloca() : memref<2x32xf32>
  %1 = memref.alloca() : memref<4xi32, 3>
  "u"(%0, %1) : (memref<2x32xf32>, memref<4xi32, 3>) -> ()
  return
}
memref.global "private" @alloca_0 : memref<2xf32>

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op {transform.readonly}) {
    %o = transform.structured.match ops{["memref.alloca"]} in %root : (!transform.any_op) -> !transform.op<"memref.alloca">
    %a, %b = transform.memref.alloca_to_global %o : (!transform.op<"memref.alloca">) -> (!transform.any_op, !transform.any_op)
    transform.yield
  }
}
