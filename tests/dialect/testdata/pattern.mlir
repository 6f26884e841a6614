// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @loop(%a: i32, %b: f32) -> f32 {
  %0 = test.loop_block %a : (i32) -> f32 {
  ^bb0(%x: i32):
    test.loop_block_term iter %x exit %b
  }
  return %0 : f32
}

// -----

func.func @other_argument(%a: i32, %b: f32) {
  // expected-error @below {{along control flow edge from parent to Region #0: successor operand type #0 'i32' should match successor input type #0 'f32'}}
  // expected-note @below {{region branch point}}
  %0 = "test.loop_block"(%a) ({
  ^bb0(%x: f32):
    test.loop_block_term iter %a exit %b
  }) : (i32) -> f32
  return
}

// -----

test.dummy_op_with_region_ref {
^bb0:
}
test.typed_attr tensor<2xf32> = dense<1.0>

// -----

%i = "t.i"() : () -> i32
%f = "t.f"() : () -> f32
"test.mixed_variadic_in1"(%i, %f, %i) : (i32, f32, i32) -> ()
// expected-error @below {{op operand #0 must be 32-bit float, but got 'i32'}}
"test.mixed_variadic_in1"(%i, %f) : (i32, f32) -> ()

// -----

// expected-error @below {{requires attribute 'kind'}}
%0:2 = "test.two_result"() : () -> (i32, f32)
