// RUN: ods opt --allow-unregistered-dialect --legacy %s | FileCheck %s
// RUN: ods opt --allow-unregistered-dialect --legacy --upgrade-std2019 %s | FileCheck %s --check-prefix=TODAY

// Old text is verified and printed as it was.

// CHECK: #map = (d0) -> (d0 + 1)
// CHECK: #set = (d0)[s0] : (d0 - s0 >= 0)
#map = (d0) -> (d0 + 1)
#set = (d0)[s0] : (d0 - s0 >= 0)

// CHECK: func @ext(i32) -> f32
func @ext(i32) -> f32

// CHECK: func @f(%arg0: memref<8xf32, #map>, %arg1: index) {
// CHECK: for %arg2 = 0 to %arg1 {
// CHECK: if #set(%arg2)[%arg1] {
// CHECK: load %arg0[%arg2] : memref<8xf32, #map>
// CHECK: cmpi "slt", %{{.*}}, %{{.*}} : index
// CHECK: "foo"() {a: 1 : i64, m: #map} : () -> ()
// CHECK: return
// TODAY: affine.load
// TODAY: arith.cmpi
func @f(%m: memref<8xf32, #map>, %n: index) {
  for %i = 0 to %n {
    if #set(%i)[%n] {
      %x = load %m[%i] : memref<8xf32, #map>
    }
    %c = cmpi "slt", %i, %n : index
  }
  "foo"() {a: 1, m: (d0) -> (d0 + 1)} : () -> ()
  return
}
