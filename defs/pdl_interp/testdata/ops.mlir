// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// Every operation.
module @patterns {
  pdl_interp.func @matcher(%root: !pdl.operation) {
    %attr = pdl_interp.get_attribute "a" of %root
    %at = pdl_interp.get_attribute_type of %attr
    %x = pdl_interp.get_operand 0 of %root
    %xs = pdl_interp.get_operands of %root : !pdl.range<value>
    %x1 = pdl_interp.get_operands 1 of %root : !pdl.value
    %r = pdl_interp.get_result 0 of %root
    %rs = pdl_interp.get_results of %root : !pdl.range<value>
    %r1 = pdl_interp.get_results 1 of %root : !pdl.value
    %def = pdl_interp.get_defining_op of %xs : !pdl.range<value>
    %t = pdl_interp.get_value_type of %x : !pdl.type
    %ts = pdl_interp.get_value_type of %xs : !pdl.range<type>
    %users = pdl_interp.get_users of %x : !pdl.value
    %u = pdl_interp.extract 3 of %users : !pdl.operation
    pdl_interp.is_not_null %x : !pdl.value -> ^a, ^end
  ^a:
    pdl_interp.check_attribute %attr is 10 : i32 -> ^b, ^end
  ^b:
    pdl_interp.check_operand_count of %root is at_least 2 -> ^c, ^end
  ^c:
    pdl_interp.check_operation_name of %root is "foo.op" -> ^d, ^end
  ^d:
    pdl_interp.check_result_count of %root is 1 -> ^e, ^end
  ^e:
    pdl_interp.check_type %t is i32 -> ^f, ^end
  ^f:
    pdl_interp.check_types %ts are [i32, i64] -> ^g, ^end
  ^g:
    pdl_interp.are_equal %x, %r : !pdl.value {a.b} -> ^h, ^end
  ^h:
    pdl_interp.apply_constraint "c"(%x : !pdl.value) {isNegated = true} -> ^i, ^end
  ^i:
    %c = pdl_interp.apply_constraint "d"(%x : !pdl.value) : !pdl.attribute -> ^j, ^end
  ^j:
    pdl_interp.switch_attribute %attr to [1, "x"](^k, ^end) -> ^end
  ^k:
    pdl_interp.switch_operand_count of %root to dense<[0, 1]> : vector<2xi32>(^l, ^end) -> ^end
  ^l:
    pdl_interp.switch_operation_name of %root to ["a.a", "b.b"](^m, ^end) -> ^end
  ^m:
    pdl_interp.switch_result_count of %root to dense<1> : vector<1xi32>(^n) -> ^end
  ^n:
    pdl_interp.switch_type %t to [i32, i64](^o, ^end) -> ^end
  ^o:
    pdl_interp.switch_types %ts to [[i32], [i64, i64]](^p, ^end) -> ^end
  ^p:
    pdl_interp.foreach %op : !pdl.operation in %users {
      pdl_interp.record_match @rewriters::@r(%op, %x : !pdl.operation, !pdl.value) : benefit(1), generatedOps(["a.b"]), loc([%root, %op]), root("foo.op") -> ^next
    ^next:
      pdl_interp.continue
    } {a.b} -> ^q
  ^q:
    pdl_interp.branch ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @r(%op: !pdl.operation, %x: !pdl.value) -> (!pdl.value) attributes {a.b} {
      %a = pdl_interp.create_attribute 1 : i32 attributes {a.b}
      %t = pdl_interp.create_type i32
      %ts = pdl_interp.create_types [i32, i64]
      %new = pdl_interp.create_operation "foo.new"(%x : !pdl.value) {"a" = %a} -> (%t : !pdl.type)
      %bare = pdl_interp.create_operation "foo.bare"
      %none = pdl_interp.create_range : !pdl.range<type>
      %both = pdl_interp.create_range %t, %ts : !pdl.type, !pdl.range<type>
      %y = pdl_interp.apply_rewrite "f"(%x : !pdl.value) : !pdl.value
      pdl_interp.apply_rewrite "g"
      pdl_interp.replace %op with (%y : !pdl.value)
      pdl_interp.replace %op with ()
      pdl_interp.erase %op
      pdl_interp.finalize
    }
  }
}
%true = arith.constant true
pdl_interp.func @inferred() {
  %op = pdl_interp.create_operation "arith.constant" -> <inferred>
  pdl_interp.finalize
}

// What mlir-opt prints.
// CHECK: module {
// CHECK-NEXT:   module @patterns {
// CHECK-NEXT:     pdl_interp.func @matcher(%arg0: !pdl.operation) {
// CHECK-NEXT:       %0 = pdl_interp.get_attribute "a" of %arg0
// CHECK-NEXT:       %1 = pdl_interp.get_attribute_type of %0
// CHECK-NEXT:       %2 = pdl_interp.get_operand 0 of %arg0
// CHECK-NEXT:       %3 = pdl_interp.get_operands of %arg0 : !pdl.range<value>
// CHECK-NEXT:       %4 = pdl_interp.get_operands 1 of %arg0 : !pdl.value
// CHECK-NEXT:       %5 = pdl_interp.get_result 0 of %arg0
// CHECK-NEXT:       %6 = pdl_interp.get_results of %arg0 : !pdl.range<value>
// CHECK-NEXT:       %7 = pdl_interp.get_results 1 of %arg0 : !pdl.value
// CHECK-NEXT:       %8 = pdl_interp.get_defining_op of %3 : !pdl.range<value>
// CHECK-NEXT:       %9 = pdl_interp.get_value_type of %2 : !pdl.type
// CHECK-NEXT:       %10 = pdl_interp.get_value_type of %3 : !pdl.range<type>
// CHECK-NEXT:       %11 = pdl_interp.get_users of %2 : !pdl.value
// CHECK-NEXT:       %12 = pdl_interp.extract 3 of %11 : !pdl.operation
// CHECK-NEXT:       pdl_interp.is_not_null %2 : !pdl.value -> ^bb1, ^bb18
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       pdl_interp.check_attribute %0 is 10 : i32 -> ^bb2, ^bb18
// CHECK-NEXT:     ^bb2:  // pred: ^bb1
// CHECK-NEXT:       pdl_interp.check_operand_count of %arg0 is at_least 2 -> ^bb3, ^bb18
// CHECK-NEXT:     ^bb3:  // pred: ^bb2
// CHECK-NEXT:       pdl_interp.check_operation_name of %arg0 is "foo.op" -> ^bb4, ^bb18
// CHECK-NEXT:     ^bb4:  // pred: ^bb3
// CHECK-NEXT:       pdl_interp.check_result_count of %arg0 is 1 -> ^bb5, ^bb18
// CHECK-NEXT:     ^bb5:  // pred: ^bb4
// CHECK-NEXT:       pdl_interp.check_type %9 is i32 -> ^bb6, ^bb18
// CHECK-NEXT:     ^bb6:  // pred: ^bb5
// CHECK-NEXT:       pdl_interp.check_types %10 are [i32, i64] -> ^bb7, ^bb18
// CHECK-NEXT:     ^bb7:  // pred: ^bb6
// CHECK-NEXT:       pdl_interp.are_equal %2, %5 : !pdl.value {a.b} -> ^bb8, ^bb18
// CHECK-NEXT:     ^bb8:  // pred: ^bb7
// CHECK-NEXT:       pdl_interp.apply_constraint "c"(%2 : !pdl.value) {isNegated = true} -> ^bb9, ^bb18
// CHECK-NEXT:     ^bb9:  // pred: ^bb8
// CHECK-NEXT:       %13 = pdl_interp.apply_constraint "d"(%2 : !pdl.value) : !pdl.attribute -> ^bb10, ^bb18
// CHECK-NEXT:     ^bb10:  // pred: ^bb9
// CHECK-NEXT:       pdl_interp.switch_attribute %0 to [1, "x"](^bb11, ^bb18) -> ^bb18
// CHECK-NEXT:     ^bb11:  // pred: ^bb10
// CHECK-NEXT:       pdl_interp.switch_operand_count of %arg0 to dense<[0, 1]> : vector<2xi32>(^bb12, ^bb18) -> ^bb18
// CHECK-NEXT:     ^bb12:  // pred: ^bb11
// CHECK-NEXT:       pdl_interp.switch_operation_name of %arg0 to ["a.a", "b.b"](^bb13, ^bb18) -> ^bb18
// CHECK-NEXT:     ^bb13:  // pred: ^bb12
// CHECK-NEXT:       pdl_interp.switch_result_count of %arg0 to dense<1> : vector<1xi32>(^bb14) -> ^bb18
// CHECK-NEXT:     ^bb14:  // pred: ^bb13
// CHECK-NEXT:       pdl_interp.switch_type %9 to [i32, i64](^bb15, ^bb18) -> ^bb18
// CHECK-NEXT:     ^bb15:  // pred: ^bb14
// CHECK-NEXT:       pdl_interp.switch_types %10 to {{\[\[}}i32], [i64, i64]](^bb16, ^bb18) -> ^bb18
// CHECK-NEXT:     ^bb16:  // pred: ^bb15
// CHECK-NEXT:       pdl_interp.foreach %arg1 : !pdl.operation in %11 {
// CHECK-NEXT:         pdl_interp.record_match @rewriters::@r(%arg1, %2 : !pdl.operation, !pdl.value) : benefit(1), generatedOps(["a.b"]), loc([%arg0, %arg1]), root("foo.op") -> ^bb1
// CHECK-NEXT:       ^bb1:  // pred: ^bb0
// CHECK-NEXT:         pdl_interp.continue
// CHECK-NEXT:       } {a.b} -> ^bb17
// CHECK-NEXT:     ^bb17:  // pred: ^bb16
// CHECK-NEXT:       pdl_interp.branch ^bb18
// CHECK-NEXT:     ^bb18:  // 22 preds: ^bb0, ^bb1, ^bb2, ^bb3, ^bb4, ^bb5, ^bb6, ^bb7, ^bb8, ^bb9, ^bb10, ^bb10, ^bb11, ^bb11, ^bb12, ^bb12, ^bb13, ^bb14, ^bb14, ^bb15, ^bb15, ^bb17
// CHECK-NEXT:       pdl_interp.finalize
// CHECK-NEXT:     }
// CHECK-NEXT:     module @rewriters {
// CHECK-NEXT:       pdl_interp.func @r(%arg0: !pdl.operation, %arg1: !pdl.value) -> !pdl.value attributes {a.b} {
// CHECK-NEXT:         %0 = pdl_interp.create_attribute 1 : i32 attributes {a.b}
// CHECK-NEXT:         %1 = pdl_interp.create_type i32
// CHECK-NEXT:         %2 = pdl_interp.create_types [i32, i64]
// CHECK-NEXT:         %3 = pdl_interp.create_operation "foo.new"(%arg1 : !pdl.value) {"a" = %0}  -> (%1 : !pdl.type)
// CHECK-NEXT:         %4 = pdl_interp.create_operation "foo.bare" 
// CHECK-NEXT:         %5 = pdl_interp.create_range : !pdl.range<type>
// CHECK-NEXT:         %6 = pdl_interp.create_range %1, %2 : !pdl.type, !pdl.range<type> 
// CHECK-NEXT:         %7 = pdl_interp.apply_rewrite "f"(%arg1 : !pdl.value) : !pdl.value
// CHECK-NEXT:         pdl_interp.apply_rewrite "g"
// CHECK-NEXT:         pdl_interp.replace %arg0 with (%7 : !pdl.value)
// CHECK-NEXT:         pdl_interp.replace %arg0 with ()
// CHECK-NEXT:         pdl_interp.erase %arg0
// CHECK-NEXT:         pdl_interp.finalize
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   pdl_interp.func @inferred() {
// CHECK-NEXT:     %0 = pdl_interp.create_operation "arith.constant"  -> <inferred>
// CHECK-NEXT:     pdl_interp.finalize
// CHECK-NEXT:   }
// CHECK-NEXT: }
