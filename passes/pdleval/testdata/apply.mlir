module @patterns {
  pdl.pattern : benefit(1) {
    %t = pdl.type
    %x = pdl.operand
    %a = pdl.operation "test.op"(%x : !pdl.value) -> (%t : !pdl.type)
    pdl.rewrite %a {
      %n = pdl.operation "test.new"(%x : !pdl.value) {"k" = %k} -> (%t : !pdl.type)
      %k = pdl.attribute = 7 : i32
      pdl.replace %a with %n
    }
  }
}
// -----
module @patterns {
  // the greater benefit wins, whatever the order
  pdl.pattern : benefit(1) {
    %t = pdl.type
    %x = pdl.operand
    %a = pdl.operation "test.op"(%x : !pdl.value) -> (%t : !pdl.type)
    pdl.rewrite %a {
      %n = pdl.operation "test.low"(%x : !pdl.value) -> (%t : !pdl.type)
      pdl.replace %a with %n
    }
  }
  pdl.pattern : benefit(2) {
    %t = pdl.type : i32
    %x = pdl.operand
    %k = pdl.attribute
    %a = pdl.operation "test.op"(%x : !pdl.value) {"k" = %k} -> (%t : !pdl.type)
    pdl.rewrite %a {
      %n = pdl.operation "test.high"(%x : !pdl.value) {"old" = %k} -> (%t : !pdl.type)
      pdl.replace %a with %n
    }
  }
}
module @ir {
  %0 = "test.src"() : () -> i32
  %1 = "test.op"(%0) {k = 1 : i64} : (i32) -> i32
  %2 = "test.op"(%0) {k = 1 : i64} : (i32) -> i64
  %3 = "test.op"(%1) : (i32) -> i32
  "test.use"(%1, %2, %3) : (i32, i64, i32) -> ()
}
// -----
module @patterns {
  // chains and equal operands
  pdl.pattern : benefit(1) {
    %t = pdl.type
    %x = pdl.operand
    %a = pdl.operation "test.inner"(%x : !pdl.value) -> (%t : !pdl.type)
    %r = pdl.result 0 of %a
    %b = pdl.operation "test.outer"(%r, %r : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    pdl.rewrite %b {
      pdl.replace %b with (%x : !pdl.value)
    }
  }
}
module @ir {
  %0 = "test.src"() : () -> i32
  %1 = "test.inner"(%0) : (i32) -> i32
  %2 = "test.inner"(%0) : (i32) -> i32
  %3 = "test.outer"(%1, %1) : (i32, i32) -> i32
  %4 = "test.outer"(%1, %2) : (i32, i32) -> i32
  %5 = "test.outer"(%3, %3) : (i32, i32) -> i32
  "test.use"(%3, %4, %5) : (i32, i32, i32) -> ()
}
// -----
module @patterns {
  // ranges of operands and results
  pdl.pattern : benefit(1) {
    %xs = pdl.operands
    %ts = pdl.types
    %a = pdl.operation "test.many"(%xs : !pdl.range<value>) -> (%ts : !pdl.range<type>)
    pdl.rewrite %a {
      %n = pdl.operation "test.more"(%xs : !pdl.range<value>) -> (%ts : !pdl.range<type>)
      pdl.replace %a with %n
    }
  }
  pdl.pattern : benefit(1) {
    %x = pdl.operand
    %xs = pdl.operands
    %t = pdl.type
    %ts = pdl.types : [i32, i64]
    %a = pdl.operation "test.split"(%x, %xs : !pdl.value, !pdl.range<value>) -> (%t, %ts : !pdl.type, !pdl.range<type>)
    pdl.rewrite %a {
      %n = pdl.operation "test.first"(%x : !pdl.value) -> (%t : !pdl.type)
      %m = pdl.operation "test.rest"(%xs : !pdl.range<value>) -> (%ts : !pdl.range<type>)
      %r = pdl.result 0 of %n
      %rs = pdl.results of %m
      pdl.replace %a with (%r, %rs : !pdl.value, !pdl.range<value>)
    }
  }
}
module @ir {
  %0:2 = "test.src"() : () -> (i32, i64)
  %1:2 = "test.many"(%0#0, %0#1, %0#0) : (i32, i64, i32) -> (i32, i64)
  "test.many"() : () -> ()
  %2:3 = "test.split"(%0#1, %0#0) : (i64, i32) -> (i64, i32, i64)
  %3:3 = "test.split"(%0#1) : (i64) -> (i64, i32, i32)
  "test.use"(%1#1, %2#0, %2#1, %2#2, %3#0) : (i64, i64, i32, i64, i64) -> ()
}
// -----
module @patterns {
  // several roots: users of one value
  pdl.pattern : benefit(1) {
    %x = pdl.operand
    %t = pdl.type
    %a = pdl.operation "test.left"(%x : !pdl.value) -> (%t : !pdl.type)
    %b = pdl.operation "test.right"(%x : !pdl.value) -> (%t : !pdl.type)
    pdl.rewrite %a {
      %n = pdl.operation "test.both"(%x : !pdl.value) -> (%t : !pdl.type)
      pdl.replace %a with %n
      %r = pdl.result 0 of %n
      pdl.replace %b with (%r : !pdl.value)
    }
  }
}
module @ir {
  %0 = "test.src"() : () -> i32
  %1 = "test.left"(%0) : (i32) -> i32
  %2 = "test.right"(%0) : (i32) -> i32
  %3 = "test.left"(%1) : (i32) -> i32
  "test.use"(%1, %2, %3) : (i32, i32, i32) -> ()
}
// -----
module @patterns {
  // types and attributes that must be the same
  pdl.pattern : benefit(1) {
    %t = pdl.type
    %k = pdl.attribute : %t
    %a = pdl.operation "test.const" {"value" = %k} -> (%t : !pdl.type)
    pdl.rewrite %a {
      %n = pdl.operation "test.literal" {"value" = %k} -> (%t : !pdl.type)
      pdl.replace %a with %n
    }
  }
  pdl.pattern : benefit(1) {
    %one = pdl.attribute = 1 : i32
    %x = pdl.operand
    %a = pdl.operation "test.erase"(%x : !pdl.value) {"n" = %one}
    pdl.rewrite %a {
      pdl.erase %a
    }
  }
}
module @ir {
  %0 = "test.const"() {value = 3 : i32} : () -> i32
  %1 = "test.const"() {value = 3 : i64} : () -> i32
  %2 = "test.const"() {value = "s"} : () -> i32
  "test.erase"(%0) {n = 1 : i32} : (i32) -> ()
  "test.erase"(%1) {n = 2 : i32} : (i32) -> ()
  "test.use"(%0, %1, %2) : (i32, i32, i32) -> ()
}
// -----
module @patterns {
  // inferred result types, and operations of dialects
  pdl.pattern : benefit(1) {
    %x = pdl.operand
    %y = pdl.operand
    %t = pdl.type
    %a = pdl.operation "arith.addi"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    pdl.rewrite %a {
      %n = pdl.operation "arith.muli"(%y, %x : !pdl.value, !pdl.value)
      pdl.replace %a with %n
    }
  }
  pdl.pattern : benefit(1) {
    %k = pdl.attribute
    %t = pdl.type
    %a = pdl.operation "arith.constant" {"value" = %k} -> (%t : !pdl.type)
    pdl.rewrite %a {
      %n = pdl.operation "test.constant" {"value" = %k} -> (%t : !pdl.type)
      pdl.replace %a with %n
    }
  }
}
module @ir {
  func.func @f(%a: i32) -> i32 {
    %c = arith.constant 5 : i32
    %0 = arith.addi %a, %c : i32
    return %0 : i32
  }
}
// -----
module @patterns {
  pdl.pattern : benefit(1) {
    %x = pdl.operand
    %a = pdl.operation "test.op"(%x : !pdl.value)
    pdl.apply_native_constraint "single_entity_constraint"(%a : !pdl.operation)
    pdl.rewrite %a with "rewriter"(%x : !pdl.value)
  }
}
module @ir {
  %0 = "test.src"() : () -> i32
  "test.op"(%0) : (i32) -> ()
  "test.other"(%0) : (i32) -> ()
}
// -----
module @patterns {
  // negated
  pdl.pattern : benefit(1) {
    %x = pdl.operand
    %a = pdl.operation (%x : !pdl.value) {"k" = %k}
    %k = pdl.attribute
    pdl.apply_native_constraint "single_entity_constraint"(%a : !pdl.operation) {isNegated = true}
    pdl.rewrite %a with "rewriter"(%x : !pdl.value)
  }
}
module @ir {
  %0 = "test.src"() : () -> i32
  "test.op"(%0) {k} : (i32) -> ()
  "test.other"(%0) {k} : (i32) -> ()
}
// -----
module @patterns {
  // written by hand
  pdl_interp.func @matcher(%root: !pdl.operation) {
    %v = pdl_interp.get_operands 1 of %root : !pdl.range<value>
    pdl_interp.is_not_null %v : !pdl.range<value> -> ^pat, ^end
  ^pat:
    pdl_interp.switch_operation_name of %root to ["test.a", "test.b"](^a, ^b) -> ^end
  ^a:
    pdl_interp.check_operand_count of %root is at_least 2 -> ^b, ^end
  ^b:
    pdl_interp.switch_result_count of %root to dense<[0, 2]> : vector<2xi32>(^end, ^end) -> ^rec
  ^rec:
    pdl_interp.record_match @rewriters::@r(%root : !pdl.operation) : benefit(1), loc([%root]) -> ^end
  ^end:
    pdl_interp.finalize
  }
  module @rewriters {
    pdl_interp.func @r(%root: !pdl.operation) {
      %all = pdl_interp.get_results of %root : !pdl.range<value>
      %types = pdl_interp.get_value_type of %all : !pdl.range<type>
      %t = pdl_interp.extract 0 of %types : !pdl.type
      %op = pdl_interp.create_operation "test.made" -> (%t : !pdl.type)
      %r = pdl_interp.get_result 0 of %op
      pdl_interp.replace %root with (%r : !pdl.value)
      pdl_interp.finalize
    }
  }
}
module @ir {
  %0 = "test.src"() : () -> i32
  %1 = "test.a"(%0, %0) : (i32, i32) -> i32
  %2 = "test.a"(%0) : (i32) -> i32
  %3 = "test.b"(%0) : (i32) -> i64
  %4:2 = "test.b"(%0) : (i32) -> (i64, i64)
  "test.use"(%1, %2, %3, %4#0) : (i32, i32, i64, i64) -> ()
}
