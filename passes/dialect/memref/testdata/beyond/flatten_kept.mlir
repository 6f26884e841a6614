// RUN: ods opt %s --flatten-memref --split-input-file --allow-unregistered-dialect | golden %S/flatten_kept.out
// mlir-opt loses sizes, offsets and masks of these, makes invalid operations, or crashes.

func.func @f46() {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4x8xf32, strided<[16, 1], offset: 3>>
  "use"(%0) : (memref<4x8xf32, strided<[16, 1], offset: 3>>) -> ()
  return
}

// -----

func.func @f49() {
  %0 = memref.alloc() {alignment = 64 : i64} : memref<4x8xindex>
  "use"(%0) : (memref<4x8xindex>) -> ()
  return
}

// -----

func.func @f53() {
  %0 = memref.alloca() {alignment = 64 : i64} : memref<4x8xf32, strided<[16, 1], offset: 3>>
  "use"(%0) : (memref<4x8xf32, strided<[16, 1], offset: 3>>) -> ()
  return
}

// -----

func.func @f56() {
  %0 = memref.alloca() {alignment = 64 : i64} : memref<4x8xindex>
  "use"(%0) : (memref<4x8xindex>) -> ()
  return
}

// -----

func.func @dynamic(%n: index) {
  %0 = memref.alloc(%n) : memref<?x8xf32>
  "use"(%0) : (memref<?x8xf32>) -> ()
  return
}

// -----

func.func @masked(%m: memref<4x8xf32>, %i: index, %k: vector<4xi1>) {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %c, %k {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %0, %m[%i, %i], %k {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  return
}

// -----

func.func @two(%m: memref<4x8xf32>, %i: index) {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %c {in_bounds = [true, true]} : memref<4x8xf32>, vector<4x4xf32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true, true]} : vector<4x4xf32>, memref<4x8xf32>
  return
}

// -----

func.func @on_tensor(%m: tensor<4x8xf32>, %i: index) -> vector<4xf32> {
  %c = arith.constant 0.0 : f32
  %0 = vector.transfer_read %m[%i, %i], %c {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}
