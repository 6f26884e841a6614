// RUN: ods opt %s --transform-interpreter --split-input-file --allow-unregistered-dialect | golden %S/pdl.out
module attributes {transform.with_named_sequence} {
  func.func @f(%x: i32) -> i32 {
    %0 = arith.addi %x, %x {a} : i32
    %1 = arith.addi %0, %x : i32
    %2 = arith.muli %1, %0 {a} : i32
    return %2 : i32
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.with_pdl_patterns %root : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @marked : benefit(1) {
        %args = pdl.operands
        %types = pdl.types
        %attr = pdl.attribute
        %0 = pdl.operation(%args : !pdl.range<value>) {"a" = %attr} -> (%types : !pdl.range<type>)
        pdl.rewrite %0 with "transform.dialect"
      }
      pdl.pattern @sum_of_sum : benefit(1) {
        %x = pdl.operand
        %y = pdl.operand
        %t = pdl.type
        %0 = pdl.operation "arith.addi"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        %r = pdl.result 0 of %0
        %1 = pdl.operation "arith.addi"(%r, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
        pdl.rewrite %1 with "transform.dialect"
      }
      transform.sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %0 = pdl_match @marked in %arg1 : (!transform.any_op) -> !transform.any_op
        %1 = pdl_match @sum_of_sum in %arg1 : (!transform.any_op) -> !transform.any_op
        transform.debug.emit_remark_at %0, "marked" : !transform.any_op
        transform.debug.emit_remark_at %1, "sum of sum" : !transform.any_op
        transform.annotate %1 "found" : !transform.any_op
      }
    }
    transform.yield
  }
}
// -----
module attributes {transform.with_named_sequence} {
  func.func private @g()
  func.func @h() {
    func.call @g() : () -> ()
    return
  }
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    transform.with_pdl_patterns %root : !transform.any_op {
    ^bb0(%arg0: !transform.any_op):
      pdl.pattern @functions : benefit(1) {
        %0 = pdl.operation "func.func"
        pdl.rewrite %0 with "transform.dialect"
      }
      transform.sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %0 = pdl_match @functions in %arg1 : (!transform.any_op) -> !transform.any_op
        annotate %0 "function" : !transform.any_op
      }
    }
    transform.with_pdl_patterns {
    ^bb0(%arg0: !transform.any_op):
      transform.sequence %arg0 : !transform.any_op failures(propagate) {
      ^bb1(%arg1: !transform.any_op):
        %0 = pdl_match @calls in %arg1 : (!transform.any_op) -> !pdl.operation
        %1 = cast %0 : !pdl.operation to !transform.any_op
        transform.annotate %1 "call" : !transform.any_op
      }
      pdl.pattern @calls : benefit(1) {
        %0 = pdl.operation "func.call"
        pdl.rewrite %0 with "transform.dialect"
      }
    }
    transform.yield
  }
}
