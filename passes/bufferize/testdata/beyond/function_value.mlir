// RUN: ods opt %s --drop-equivalent-buffer-results | FileCheck %s

// A function that is a value keeps its type; mlir-opt makes a constant of another type than its function, and fails.

// CHECK: func.func private @value(%{{.*}}: memref<4xf32>) -> memref<4xf32>
func.func private @value(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}

// CHECK: func.func private @called(%{{.*}}: memref<4xf32>) {
func.func private @called(%m: memref<4xf32>) -> memref<4xf32> {
  return %m : memref<4xf32>
}

func.func @main(%m: memref<4xf32>) -> memref<4xf32> {
  %f = func.constant @value : (memref<4xf32>) -> memref<4xf32>
  %q = func.call_indirect %f(%m) : (memref<4xf32>) -> memref<4xf32>
  %r = call @value(%q) : (memref<4xf32>) -> memref<4xf32>
  %s = call @called(%r) : (memref<4xf32>) -> memref<4xf32>
  return %s : memref<4xf32>
}
