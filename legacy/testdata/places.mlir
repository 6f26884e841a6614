// RUN: ods upgrade %s 2>&1 | FileCheck %s

// What stands where today's verifier would not have it, and what is written before what it refers to.

// CHECK: warning: operation 'quant.stats' has no counterpart today; it is kept as 'quant2019.stats'
// CHECK: warning: opaque elements have no counterpart today; they are kept as '#elements2019.opaque'

// CHECK: #map_late = affine_map<(d0) -> (d0 + 1)>
// CHECK-LABEL: func.func @late
// CHECK: memref<8xf32, #map_late>
func @late(%m: memref<8xf32, #map.late>) {
  return
}
#map.late = (d0) -> (d0 + 1)

// CHECK-LABEL: func.func @outer
func @outer(%t: tensor<2xf32>) {
  // CHECK: module {
  // CHECK-NEXT: func.func @inner()
  func @inner() {
    return
  }
  // CHECK: builtin.unrealized_conversion_cast to none
  %u = constant unit
  // CHECK: "quant2019.stats"(%t)
  %s = "quant.stats"(%t) {layerStats = dense<[0.0, 1.0]> : tensor<2xf32>} : (tensor<2xf32>) -> tensor<2xf32>
  // CHECK: "x"() {a = #elements2019.opaque<"0x00"> : tensor<1xi32>, b = sparse<> : tensor<1xi32>}
  "x"() {a = opaque<"d", "0x00"> : tensor<1xi32>, b = sparse<[], []> : tensor<1xi32>} : () -> ()
  return
}

// CHECK: func.func private @empty()
func @empty() {
}

// Strides that a map describes are the same type.
// CHECK-LABEL: func.func @strides
func @strides(%m: memref<8x16xf32, (i, j) -> (i * 64 + j)>, %i: index) {
  // CHECK: memref.subview %m[%i, %i] [4, 4] [1, 1] : memref<8x16xf32, strided<[64, 1]>> to memref<4x4xf32, strided<[64, 1], offset: ?>>
  %s = subview %m[%i, %i][][] : memref<8x16xf32, offset: 0, strides: [64, 1]> to memref<4x4xf32, offset: ?, strides: [64, 1]>
  // CHECK: memref.subview %m[%i, %i] [4, 4] [2, 3]
  %t = subview %m[%i, %i][][] : memref<8x16xf32, offset: 0, strides: [64, 1]> to memref<4x4xf32, offset: ?, strides: [128, 3]>
  return
}

// CHECK-LABEL: func.func @bytes
func @bytes(%b: memref<2048xi8>, %o: index, %n: index) {
  // CHECK: %view = memref.view %b[%o][%n] : memref<2048xi8> to memref<?x4xf32>
  // CHECK: memref.cast %view : memref<?x4xf32> to memref<?x4xf32, strided<[4, 1], offset: ?>>
  %v = view %b[%o][%n] : memref<2048xi8> to memref<?x4xf32, offset: ?, strides: [4, 1]>
  return
}

// CHECK: llvm.func @f(!llvm.ptr {llvm.noalias})
llvm.func @f(!llvm<"i8*"> {llvm.noalias = true})
// CHECK-LABEL: llvm.func @g
"llvm.func"() ({
^bb0(%p: !llvm<"i32 (i32)*">, %x: !llvm.i32):
  // CHECK: llvm.call %p(%x) : !llvm.ptr, (i32) -> i32
  %r = llvm.call %p(%x) : (!llvm.i32) -> !llvm.i32
  llvm.return
}) {sym_name = "g", type = !llvm<"void (i32 (i32)*, i32)">} : () -> ()
