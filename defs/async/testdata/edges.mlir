// RUN: ods opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

%t = "t.v"() : () -> !async.token
%v = "t.v"() : () -> !async.value<f32>
// expected-error @below {{'async.execute' op along control flow edge from parent to Region #0: region branch point has 2 operands, but region successor needs 1 inputs}}
// expected-note @below {{region branch point}}
%r:2 = "async.execute"(%v, %v) <{operandSegmentSizes = array<i32: 0, 2>}> ({
^bb0(%a: f32):
  "async.yield"(%a) : (f32) -> ()
}) : (!async.value<f32>, !async.value<f32>) -> (!async.token, !async.value<f32>)

// -----

// expected-error @below {{'async.execute' op along control flow edge from Operation async.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
%r:2 = "async.execute"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
  // expected-note @below {{region branch point}}
  "async.yield"() : () -> ()
}) : () -> (!async.token, !async.value<f32>)

// -----

%v = "t.v"() : () -> !async.value<f32>
%r:2 = async.execute (%v as %a : !async.value<f32>) -> !async.value<f32> {
  async.yield %a : f32
}
