// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/pipeline.out

func.func @p1(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 23 : index
  %st = arith.constant 3 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = arith.addf %cf, %cf : f32
    %t2 = memref.load %a[%i] : memref<?xf32>
    %t3 = arith.index_cast %i : index to i32
    %q3 = arith.sitofp %t3 : i32 to f32
    %t4 = memref.load %a[%i] : memref<?xf32>
    %t5 = arith.mulf %x, %x : vector<16xf32>
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 2 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p2(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 3 : index
  %ub = arith.constant 22 : index
  %st = arith.constant 3 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = memref.load %a[%i] : memref<?xf32>
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 3 : i64, read_latency = 5 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p3(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 3 : index
  %ub = arith.constant 10 : index
  %st = arith.constant 2 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = arith.addf %cr, %cf : f32
    memref.store %t1, %r[%i] : memref<?xf32>
    memref.store %cf, %r[%i] : memref<?xf32>
    memref.store %t1, %r[%i] : memref<?xf32>
    %t2 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 5 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p4(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 6 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  %res:2 = scf.for %i = %lb to %ub step %st iter_args(%c = %cr, %w = %x) -> (f32, vector<16xf32>) {
    memref.store %cr, %r[%i] : memref<?xf32>
    %t1 = memref.load %a[%i] : memref<?xf32>
    %t2 = arith.mulf %w, %x : vector<16xf32>
    %t3 = memref.load %a[%i] : memref<?xf32>
    scf.yield %t3, %t2 : f32, vector<16xf32>
  }
  return %res#0, %res#1 : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 3 : i64, read_latency = 3 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p5(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 1 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = arith.addf %cf, %cr : f32
    %t2 = memref.load %a[%i] : memref<?xf32>
    %t3 = memref.load %a[%i] : memref<?xf32>
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 3 : i64, read_latency = 3 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p6(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 11 : index
  %st = arith.constant 3 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = arith.addf %cf, %cr : f32
    %t2 = arith.addf %t1, %cr : f32
    %t3 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 3 : i64, read_latency = 3 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p7(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 17 : index
  %st = arith.constant 2 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = arith.addf %cr, %cf : f32
    %t2 = arith.mulf %x, %x : vector<16xf32>
    %t3 = arith.addf %t1, %t1 : f32
    %t4 = memref.load %a[%i] : memref<?xf32>
    %t5 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 3 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p9(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 1 : index
  %ub = arith.constant 16 : index
  %st = arith.constant 2 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  %res:2 = scf.for %i = %lb to %ub step %st iter_args(%c = %cr, %w = %x) -> (f32, vector<16xf32>) {
    %t1 = arith.mulf %w, %w : vector<16xf32>
    %t2 = arith.mulf %x, %x : vector<16xf32>
    %t3 = arith.index_cast %i : index to i32
    %q3 = arith.sitofp %t3 : i32 to f32
    scf.yield %q3, %t2 : f32, vector<16xf32>
  }
  return %res#0, %res#1 : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 3 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p10(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 5 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  %res:2 = scf.for %i = %lb to %ub step %st iter_args(%c = %cr, %w = %x) -> (f32, vector<16xf32>) {
    memref.store %c, %r[%i] : memref<?xf32>
    %t1 = arith.mulf %w, %x : vector<16xf32>
    %t2 = memref.load %a[%i] : memref<?xf32>
    scf.yield %t2, %t1 : f32, vector<16xf32>
  }
  return %res#0, %res#1 : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 5 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p11(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 1 : index
  %ub = arith.constant 5 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = memref.load %a[%i] : memref<?xf32>
    %t2 = memref.load %a[%i] : memref<?xf32>
    %t3 = arith.mulf %x, %x : vector<16xf32>
    %t4 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    %t5 = arith.addf %t1, %t2 : f32
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 3 : i64, read_latency = 2 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p12(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 1 : index
  %ub = arith.constant 14 : index
  %st = arith.constant 2 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = memref.load %a[%i] : memref<?xf32>
    %t2 = arith.addf %t1, %t1 : f32
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 3 : i64, read_latency = 5 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p16(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 24 : index
  %st = arith.constant 3 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = arith.addf %cr, %cr : f32
    %t2 = arith.mulf %x, %x : vector<16xf32>
    %t3 = arith.mulf %x, %x : vector<16xf32>
    %t4 = memref.load %a[%i] : memref<?xf32>
    %t5 = arith.addf %cf, %cf : f32
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 2 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p17(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 3 : index
  %ub = arith.constant 9 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = arith.addf %cr, %cf : f32
    %t2 = arith.index_cast %i : index to i32
    %q2 = arith.sitofp %t2 : i32 to f32
    %t3 = arith.addf %cr, %cf : f32
    %t4 = arith.mulf %x, %x : vector<16xf32>
    %t5 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 3 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p18(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 16 : index
  %st = arith.constant 3 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = memref.load %a[%i] : memref<?xf32>
    %t2 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    %t3 = arith.mulf %t2, %t2 : vector<16xf32>
    %t4 = arith.index_cast %i : index to i32
    %q4 = arith.sitofp %t4 : i32 to f32
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 3 : i64, read_latency = 5 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p19(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 3 : index
  %ub = arith.constant 11 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = arith.mulf %x, %x : vector<16xf32>
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 10 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p21(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 1 : index
  %ub = arith.constant 10 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = arith.addf %cf, %cr : f32
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 2 : i64, read_latency = 2 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p22(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 2 : index
  %st = arith.constant 2 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    %t2 = arith.mulf %x, %x : vector<16xf32>
    %t3 = memref.load %a[%i] : memref<?xf32>
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 1 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p23(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 9 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  %res:2 = scf.for %i = %lb to %ub step %st iter_args(%c = %cr, %w = %x) -> (f32, vector<16xf32>) {
    %t1 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    %t2 = arith.addf %c, %cr : f32
    scf.yield %t2, %t1 : f32, vector<16xf32>
  }
  return %res#0, %res#1 : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 3 : i64, read_latency = 2 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p24(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 3 : index
  %ub = arith.constant 21 : index
  %st = arith.constant 3 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = arith.mulf %x, %x : vector<16xf32>
    %t2 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    %t3 = arith.mulf %t2, %t2 : vector<16xf32>
    %t4 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 2 : i64, read_latency = 10 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p25(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 7 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = arith.index_cast %i : index to i32
    %q1 = arith.sitofp %t1 : i32 to f32
    %t2 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    memref.store %cf, %r[%i] : memref<?xf32>
    %t3 = memref.load %a[%i] : memref<?xf32>
    %t4 = memref.load %a[%i] : memref<?xf32>
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 5 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p27(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 1 : index
  %ub = arith.constant 8 : index
  %st = arith.constant 2 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = arith.addf %cf, %cr : f32
    %t2 = arith.index_cast %i : index to i32
    %q2 = arith.sitofp %t2 : i32 to f32
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 5 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p28(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 7 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = memref.load %a[%i] : memref<?xf32>
    %t2 = memref.load %a[%i] : memref<?xf32>
    %t3 = memref.load %a[%i] : memref<?xf32>
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 2 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p29(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 2 : index
  %st = arith.constant 2 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  %res:2 = scf.for %i = %lb to %ub step %st iter_args(%c = %cr, %w = %x) -> (f32, vector<16xf32>) {
    %t1 = arith.mulf %x, %x : vector<16xf32>
    %t2 = memref.load %a[%i] : memref<?xf32>
    memref.store %cf, %r[%i] : memref<?xf32>
    %t3 = arith.addf %c, %cf : f32
    %t4 = memref.load %a[%i] : memref<?xf32>
    %t5 = arith.addf %t2, %t2 : f32
    scf.yield %t2, %t1 : f32, vector<16xf32>
  }
  return %res#0, %res#1 : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 3 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p30(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 3 : index
  %ub = arith.constant 10 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = arith.addf %cr, %cf : f32
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 3 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p31(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 1 : index
  %ub = arith.constant 18 : index
  %st = arith.constant 3 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = arith.addf %cr, %cr : f32
    %t2 = memref.load %a[%i] : memref<?xf32>
    %t3 = memref.load %a[%i] : memref<?xf32>
    %t4 = arith.mulf %x, %x : vector<16xf32>
    %t5 = memref.load %a[%i] : memref<?xf32>
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 1 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p32(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 3 : index
  %ub = arith.constant 5 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  %res:2 = scf.for %i = %lb to %ub step %st iter_args(%c = %cr, %w = %x) -> (f32, vector<16xf32>) {
    %t1 = memref.load %a[%i] : memref<?xf32>
    %t2 = arith.addf %cr, %cf : f32
    %t3 = memref.load %a[%i] : memref<?xf32>
    %t4 = memref.load %a[%i] : memref<?xf32>
    %t5 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    %t6 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    scf.yield %t4, %t6 : f32, vector<16xf32>
  }
  return %res#0, %res#1 : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 10 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p33(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 9 : index
  %st = arith.constant 2 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  %res:2 = scf.for %i = %lb to %ub step %st iter_args(%c = %cr, %w = %x) -> (f32, vector<16xf32>) {
    %t1 = memref.load %a[%i] : memref<?xf32>
    %t2 = arith.mulf %w, %w : vector<16xf32>
    memref.store %t1, %r[%i] : memref<?xf32>
    scf.yield %t1, %t2 : f32, vector<16xf32>
  }
  return %res#0, %res#1 : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 2 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p34(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 3 : index
  %ub = arith.constant 5 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  %res:2 = scf.for %i = %lb to %ub step %st iter_args(%c = %cr, %w = %x) -> (f32, vector<16xf32>) {
    %t1 = memref.load %a[%i] : memref<?xf32>
    %t2 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    %t3 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    %t4 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    %t5 = arith.addf %cr, %cr : f32
    memref.store %cr, %r[%i] : memref<?xf32>
    scf.yield %t1, %t4 : f32, vector<16xf32>
  }
  return %res#0, %res#1 : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 3 : i64, read_latency = 1 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p35(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 7 : index
  %st = arith.constant 2 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = arith.addf %cr, %cr : f32
    %t2 = arith.index_cast %i : index to i32
    %q2 = arith.sitofp %t2 : i32 to f32
    %t3 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    %t4 = memref.load %a[%i] : memref<?xf32>
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 1 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p36(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 3 : index
  %ub = arith.constant 4 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  %res:2 = scf.for %i = %lb to %ub step %st iter_args(%c = %cr, %w = %x) -> (f32, vector<16xf32>) {
    %t1 = arith.addf %cf, %c : f32
    %t2 = memref.load %a[%i] : memref<?xf32>
    %t3 = arith.mulf %w, %x : vector<16xf32>
    %t4 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    %t5 = arith.index_cast %i : index to i32
    %q5 = arith.sitofp %t5 : i32 to f32
    memref.store %cr, %r[%i] : memref<?xf32>
    scf.yield %t2, %t3 : f32, vector<16xf32>
  }
  return %res#0, %res#1 : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 2 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p37(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 2 : index
  %st = arith.constant 2 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  %res:2 = scf.for %i = %lb to %ub step %st iter_args(%c = %cr, %w = %x) -> (f32, vector<16xf32>) {
    %t1 = arith.addf %cr, %c : f32
    %t2 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    %t3 = memref.load %a[%i] : memref<?xf32>
    scf.yield %t1, %t2 : f32, vector<16xf32>
  }
  return %res#0, %res#1 : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 3 : i64, read_latency = 1 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p42(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 7 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  %res:2 = scf.for %i = %lb to %ub step %st iter_args(%c = %cr, %w = %x) -> (f32, vector<16xf32>) {
    %t1 = arith.addf %cf, %cr : f32
    %t2 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    %t3 = arith.addf %cf, %cf : f32
    %t4 = arith.mulf %w, %w : vector<16xf32>
    scf.yield %t3, %t4 : f32, vector<16xf32>
  }
  return %res#0, %res#1 : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 2 : i64, read_latency = 1 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p43(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 3 : index
  %ub = arith.constant 11 : index
  %st = arith.constant 2 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  %res:2 = scf.for %i = %lb to %ub step %st iter_args(%c = %cr, %w = %x) -> (f32, vector<16xf32>) {
    %t1 = arith.addf %cf, %c : f32
    %t2 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    %t3 = memref.load %a[%i] : memref<?xf32>
    %t4 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    %t5 = memref.load %a[%i] : memref<?xf32>
    %t6 = arith.addf %t1, %cf : f32
    scf.yield %t3, %t4 : f32, vector<16xf32>
  }
  return %res#0, %res#1 : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 3 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p44(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 15 : index
  %st = arith.constant 2 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  %res:2 = scf.for %i = %lb to %ub step %st iter_args(%c = %cr, %w = %x) -> (f32, vector<16xf32>) {
    %t1 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    %t2 = arith.addf %cr, %cf : f32
    %t3 = arith.mulf %x, %t1 : vector<16xf32>
    %t4 = arith.addf %c, %t2 : f32
    %t5 = memref.load %a[%i] : memref<?xf32>
    scf.yield %t5, %t3 : f32, vector<16xf32>
  }
  return %res#0, %res#1 : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 1 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p45(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 1 : index
  %ub = arith.constant 6 : index
  %st = arith.constant 2 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = arith.addf %cf, %cr : f32
    memref.store %cf, %r[%i] : memref<?xf32>
    %t2 = memref.load %a[%i] : memref<?xf32>
    %t3 = arith.mulf %x, %x : vector<16xf32>
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 2 : i64, read_latency = 2 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p47(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 1 : index
  %ub = arith.constant 7 : index
  %st = arith.constant 3 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = memref.load %a[%i] : memref<?xf32>
    %t2 = arith.index_cast %i : index to i32
    %q2 = arith.sitofp %t2 : i32 to f32
    %t3 = memref.load %a[%i] : memref<?xf32>
    %t4 = memref.load %a[%i] : memref<?xf32>
    %t5 = memref.load %a[%i] : memref<?xf32>
    memref.store %t3, %r[%i] : memref<?xf32>
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 2 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p52(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 3 : index
  %ub = arith.constant 9 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = memref.load %a[%i] : memref<?xf32>
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 2 : i64, read_latency = 5 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p53(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 3 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  %res:2 = scf.for %i = %lb to %ub step %st iter_args(%c = %cr, %w = %x) -> (f32, vector<16xf32>) {
    %t1 = arith.addf %cf, %c : f32
    %t2 = memref.load %a[%i] : memref<?xf32>
    %t3 = arith.addf %cf, %c : f32
    %t4 = arith.addf %cr, %t3 : f32
    %t5 = arith.mulf %x, %x : vector<16xf32>
    %t6 = arith.addf %t1, %t1 : f32
    scf.yield %t1, %t5 : f32, vector<16xf32>
  }
  return %res#0, %res#1 : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 3 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p56(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 9 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  scf.for %i = %lb to %ub step %st {
    %t1 = arith.addf %cr, %cr : f32
    %t2 = memref.load %a[%i] : memref<?xf32>
    %t3 = arith.addf %cr, %cr : f32
    %t4 = arith.index_cast %i : index to i32
    %q4 = arith.sitofp %t4 : i32 to f32
  }
  return %cf, %x : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 3 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}

// -----

func.func @p58(%a: memref<?xf32>, %v: memref<64x16xf32>, %r: memref<?xf32>, %x: vector<16xf32>, %n: index) -> (f32, vector<16xf32>) {
  %lb = arith.constant 0 : index
  %ub = arith.constant 3 : index
  %st = arith.constant 1 : index
  %cf = arith.constant 1.0 : f32
  %cr = arith.constant 0.0 : f32
  %res:2 = scf.for %i = %lb to %ub step %st iter_args(%c = %cr, %w = %x) -> (f32, vector<16xf32>) {
    %t1 = arith.addf %c, %cf : f32
    %t2 = vector.transfer_read %v[%i, %lb], %cr {in_bounds = [true]} : memref<64x16xf32>, vector<16xf32>
    %t3 = memref.load %a[%i] : memref<?xf32>
    scf.yield %t1, %t2 : f32, vector<16xf32>
  }
  return %res#0, %res#1 : f32, vector<16xf32>
}
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%arg1: !transform.any_op {transform.readonly}) {
    %0 = transform.structured.match ops{["scf.for"]} in %arg1 : (!transform.any_op) -> !transform.any_op
    %1 = transform.cast %0 : !transform.any_op to !transform.op<"scf.for">
    %2 = transform.loop.pipeline %1 {iteration_interval = 1 : i64, read_latency = 5 : i64} : (!transform.op<"scf.for">) -> !transform.any_op
    transform.yield
  }
}
