// RUN: ods upgrade --split-input-file %s | ods opt --allow-unregistered-dialect --keep-names --split-input-file | FileCheck %s

// The example of the commit that specified regions, with its sketches completed.

// CHECK-LABEL: func.func @accelerator_compute(%a: i64, %cond: i1) -> i64 {
// CHECK: cf.cond_br %cond, ^bb1, ^bb2
// CHECK: "accelerator.launch"() ({
// CHECK: %new_value = "accelerator.do_something"(%a) : (i64) -> i64
// CHECK: }) : () -> ()
func @accelerator_compute(i64, i1) -> i64 {
^bb0(%a: i64, %cond: i1): // Code dominated by ^bb0 may refer to %a
  br_cond %cond, ^bb1, ^bb2

^bb1:
  // This def for %value does not dominate ^bb2
  %value = "op.convert"(%a) : (i64) -> i64
  br ^bb3(%a: i64)    // Branch passes %a as the argument

^bb2:
  "accelerator.launch"() {
    ^bb0:
      // Region of code nested under "accelerator_launch", it can reference %a but
      // not %value.
      %new_value = "accelerator.do_something"(%a) : (i64) -> i64
      "accelerator.end"() : () -> ()
  }
  br ^bb3(%a: i64)

^bb3(%r: i64):
  return %r : i64
}

// -----

// Regions behind the type, as in the spring of 2019.
#cond = (d0)[s0] : (d0 - s0 >= 0)

// CHECK-LABEL: func.func @regions_last(
// CHECK: affine.if {{.*}}(%i)[%n] {
// CHECK: } else {
func @regions_last(%n: index) {
  for %i = 0 to 10 {
    "affine.if"(%i, %n) { condition: #cond } : (index, index) -> () {
      "then"() : () -> ()
      "affine.terminator"() : () -> ()
    } {
      "else"() : () -> ()
      "affine.terminator"() : () -> ()
    }
  }
  return
}
