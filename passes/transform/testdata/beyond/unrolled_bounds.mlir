// RUN: ods opt --allow-unregistered-dialect %s --transform-interpreter | FileCheck %s
// RUN: ods opt --allow-unregistered-dialect --upstream-bugs %s --transform-interpreter | FileCheck %s --check-prefix=UPSTREAM

// From 10 to 1 there is no iteration. The loop for the rest would run from -6 to 1.
func.func @reversed(%lower: index, %upper: index, %step: index) {
  scf.for %i = %lower to %upper step %step {
    "test.use"(%i) : (index) -> ()
  }
  return
}
// CHECK-LABEL: @reversed
// CHECK: %[[END:.*]] = arith.maxsi %arg1, %arg0 : index
// CHECK: arith.subi %[[END]], %arg0 : index
// CHECK: arith.remsi
// UPSTREAM-LABEL: @reversed
// UPSTREAM-NOT: arith.maxsi
// UPSTREAM: arith.subi %arg1, %arg0 : index

// 200 iterations are -56 as a signed number.
func.func @narrow(%upper: i8) {
  %lower = arith.constant -100 : i8
  %step = arith.constant 1 : i8
  scf.for %i = %lower to %upper step %step : i8 {
    "test.use"(%i) : (i8) -> ()
  }
  return
}
// CHECK-LABEL: @narrow
// CHECK: arith.remui
// UPSTREAM-LABEL: @narrow
// UPSTREAM: arith.remsi

// From 0 to 200 by 16 there are 13 iterations.
func.func @unsigned() {
  %lower = arith.constant 0 : i8
  %upper = arith.constant 200 : i8
  %step = arith.constant 16 : i8
  scf.for unsigned %i = %lower to %upper step %step : i8 {
    "test.use"(%i) : (i8) -> ()
  }
  return
}
// CHECK-LABEL: @unsigned
// CHECK: scf.for unsigned %{{.*}} to %c-64_i8 step %c64_i8
// CHECK-COUNT-5: "test.use"
// UPSTREAM-LABEL: @unsigned
// UPSTREAM-NOT: "test.use"
// UPSTREAM: return

module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %loops = transform.structured.match ops{["scf.for"]} in %root : (!transform.any_op) -> !transform.any_op
    transform.loop.unroll %loops {factor = 4} : !transform.any_op
    transform.yield
  }
}
