// RUN: not ods opt --split-input-file %s 2>&1 | FileCheck %s
// RUN: not ods opt --split-input-file --upstream-bugs %s 2>&1 | FileCheck %s

// A required operand is there once. Upstream takes the next operand for one that is absent.

// CHECK: error: 'cf.cond_br' op operand group starting at #0 requires 1 element, but found 0
func.func @absent(%i: index) {
  "cf.cond_br"(%i, %i)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 0, 1, 1>}> : (index, index) -> ()
^bb1(%x: index):
  return
}

// -----

// CHECK: error: 'cf.cond_br' op operand group starting at #0 requires 1 element, but found 2
func.func @twice(%c: i1) {
  "cf.cond_br"(%c, %c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 2, 0, 0>}> : (i1, i1) -> ()
^bb1:
  return
}

// -----

// CHECK: error: 'memref.subview' op operand group starting at #0 requires 1 element, but found 0
func.func @view(%i: index) {
  "memref.subview"(%i) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 0>, static_strides = array<i64: 0>}> : (index) -> memref<?xf32>
  return
}

// -----

// CHECK-NOT: error
func.func @there(%c: i1) {
  "cf.cond_br"(%c)[^bb1, ^bb1] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^bb1:
  return
}
