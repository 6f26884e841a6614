// RUN: ods opt %s --affine-scalrep --allow-unregistered-dialect | golden %S/scalrep_vectors.out
// RUN: ods opt %s --affine-scalrep --allow-unregistered-dialect --upstream-bugs | golden %S/scalrep_vectors_upstream.out
// Accesses to vectors touch more than the element that their subscripts name: mlir-opt loses what they write and read.

// The second vector is shorter than the first one, so both are needed.
func.func @vector_overwrites(%m: memref<100xf32>, %c: vector<4xf32>, %d: f32, %e: vector<2xf32>) {
  affine.store %d, %m[0] : memref<100xf32>
  affine.vector_store %c, %m[0] : memref<100xf32>, vector<4xf32>
  affine.vector_store %e, %m[0] : memref<100xf32>, vector<2xf32>
  return
}

// The vector that was stored is not what is loaded in the end.
func.func @vectors(%m: memref<100xf32>, %c: vector<4xf32>, %d: f32) -> (vector<4xf32>, vector<2xf32>) {
  affine.vector_store %c, %m[0] : memref<100xf32>, vector<4xf32>
  %v = affine.vector_load %m[0] : memref<100xf32>, vector<4xf32>
  %w = affine.vector_load %m[0] : memref<100xf32>, vector<2xf32>
  affine.store %d, %m[1] : memref<100xf32>
  %u = affine.vector_load %m[0] : memref<100xf32>, vector<4xf32>
  "use"(%u) : (vector<4xf32>) -> ()
  return %v, %w : vector<4xf32>, vector<2xf32>
}

// A vector of the same length overwrites all.
func.func @same_length(%m: memref<8xf32>, %c: vector<4xf32>, %e: vector<4xf32>) {
  affine.vector_store %c, %m[0] : memref<8xf32>, vector<4xf32>
  affine.vector_store %e, %m[0] : memref<8xf32>, vector<4xf32>
  return
}
// The vector overwrites the element.
func.func @forwarded(%m: memref<8xf32>, %c: vector<4xf32>, %d: f32) -> f32 {
  affine.store %d, %m[1] : memref<8xf32>
  affine.vector_store %c, %m[0] : memref<8xf32>, vector<4xf32>
  %r = affine.load %m[1] : memref<8xf32>
  return %r : f32
}
// The vector has the element.
func.func @read(%m: memref<8xf32>, %d: f32, %e: f32) -> vector<4xf32> {
  affine.store %d, %m[2] : memref<8xf32>
  %r = affine.vector_load %m[0] : memref<8xf32>, vector<4xf32>
  affine.store %e, %m[2] : memref<8xf32>
  return %r : vector<4xf32>
}
// The second load sees what the vector wrote.
func.func @loaded(%m: memref<8xf32>, %c: vector<4xf32>) -> (f32, f32) {
  %a = affine.load %m[3] : memref<8xf32>
  affine.vector_store %c, %m[0] : memref<8xf32>, vector<4xf32>
  %b = affine.load %m[3] : memref<8xf32>
  return %a, %b : f32, f32
}
