// RUN: ods opt %s --fold-memref-alias-ops | golden %S/dropped_units.out
// RUN: ods opt %s --fold-memref-alias-ops --upstream-bugs | golden %S/dropped_units_upstream.out
// Of the three dimensions with one element the first stays and another one goes. mlir-opt 22.1.8 drops the first one where
// strides are not known, and takes the index of the second one for that of the third.

func.func @load(%m: memref<1x5x1x1xf32, strided<[?, ?, ?, ?], offset: ?>>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %m[0, 1, 0, 0] [1, 3, 1, 1] [1, 1, 1, 1]
    : memref<1x5x1x1xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<1x3x1xf32, strided<[?, ?, ?], offset: ?>>
  %v = memref.load %s[%c0, %i, %c0] : memref<1x3x1xf32, strided<[?, ?, ?], offset: ?>>
  return %v : f32
}

// The size is a value.
func.func @dynamic(%m: memref<1x?x1x1xf32, strided<[?, ?, ?, ?], offset: ?>>, %n: index, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %m[0, 1, 0, 0] [1, %n, 1, 1] [1, 1, 1, 1]
    : memref<1x?x1x1xf32, strided<[?, ?, ?, ?], offset: ?>> to memref<1x?x1xf32, strided<[?, ?, ?], offset: ?>>
  %v = memref.load %s[%c0, %i, %c0] : memref<1x?x1xf32, strided<[?, ?, ?], offset: ?>>
  return %v : f32
}

// Where the rest has the shape of the result, the first one goes.
func.func @first(%m: memref<1x1x5xf32, strided<[?, ?, ?], offset: ?>>, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %s = memref.subview %m[0, 0, 1] [1, 1, 3] [1, 1, 1]
    : memref<1x1x5xf32, strided<[?, ?, ?], offset: ?>> to memref<1x3xf32, strided<[?, ?], offset: ?>>
  %v = memref.load %s[%c0, %i] : memref<1x3xf32, strided<[?, ?], offset: ?>>
  return %v : f32
}
