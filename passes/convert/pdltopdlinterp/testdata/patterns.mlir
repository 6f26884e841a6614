// nothing
module @empty {
}
// -----
module @roots {
  func.func private @other()
  pdl.pattern @p : benefit(2) {
    %t = pdl.type
    %x = pdl.operand : %t
    %y = pdl.operand
    %a = pdl.operation "foo.a"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    %b = pdl.operation "foo.b"(%y, %x : !pdl.value, !pdl.value)
    pdl.rewrite with "both"(%a, %b : !pdl.operation, !pdl.operation)
  }
  pdl.pattern @q : benefit(1) {
    %x = pdl.operand
    %a = pdl.operation "foo.a"(%x : !pdl.value)
    pdl.rewrite %a {
      pdl.erase %a
    }
  }
}
// -----
module @three {
  pdl.pattern : benefit(1) {
    %x = pdl.operand
    %y = pdl.operand
    %z = pdl.operand
    %t = pdl.type
    %a = pdl.operation "foo.a"(%x, %y : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    %r = pdl.result 0 of %a
    %b = pdl.operation "foo.b"(%r, %z : !pdl.value, !pdl.value)
    %c = pdl.operation "foo.c"(%z, %y : !pdl.value, !pdl.value)
    %d = pdl.operation "foo.d"(%r : !pdl.value)
    pdl.rewrite with "four"(%b, %c, %d : !pdl.operation, !pdl.operation, !pdl.operation)
  }
}
// -----
module @ranges {
  pdl.pattern : benefit(1) {
    %xs = pdl.operands
    %ts = pdl.types : [i32, f32]
    %us = pdl.types
    %a = pdl.operation "foo.a"(%xs : !pdl.range<value>) -> (%ts : !pdl.range<type>)
    %rs = pdl.results of %a
    %b = pdl.operation "foo.b"(%rs : !pdl.range<value>) -> (%us : !pdl.range<type>)
    pdl.rewrite %b {
      %n = pdl.operation "foo.n"(%xs : !pdl.range<value>) -> (%us : !pdl.range<type>)
      %all = pdl.results of %n
      %two = pdl.range %all, %xs : !pdl.range<value>, !pdl.range<value>
      %m = pdl.operation "foo.m"(%two : !pdl.range<value>) -> (%us : !pdl.range<type>)
      pdl.replace %b with %m
    }
  }
  pdl.pattern : benefit(1) {
    %x = pdl.operand
    %xs = pdl.operands
    %y = pdl.operand
    %t = pdl.type
    %ts = pdl.types
    %a = pdl.operation "foo.a"(%x, %xs, %y : !pdl.value, !pdl.range<value>, !pdl.value) -> (%t, %ts, %t : !pdl.type, !pdl.range<type>, !pdl.type)
    pdl.rewrite %a {
      %n = pdl.operation "foo.n"(%y : !pdl.value) -> (%t, %ts : !pdl.type, !pdl.range<type>)
      %u = pdl.type : i1
      %us = pdl.types : [i1, i2]
      %k = pdl.operation "foo.k" -> (%u, %us, %t : !pdl.type, !pdl.range<type>, !pdl.type)
      pdl.erase %a
    }
  }
}
// -----
module @switches {
  pdl.pattern : benefit(1) {
    %t = pdl.type : i32
    %a = pdl.operation "foo.a" {"k" = %t1} -> (%t : !pdl.type)
    %t1 = pdl.attribute = 1 : i32
    pdl.rewrite %a with "x"
  }
}
// -----
module @switches {
  pdl.pattern : benefit(1) {
    %k = pdl.attribute = 1 : i32
    %t = pdl.type : i32
    %a = pdl.operation "foo.a" {"k" = %k} -> (%t : !pdl.type)
    pdl.rewrite %a with "x"
  }
  pdl.pattern : benefit(1) {
    %k = pdl.attribute = 2 : i32
    %t = pdl.type : i64
    %x = pdl.operand
    %a = pdl.operation "foo.b"(%x : !pdl.value) {"k" = %k} -> (%t : !pdl.type)
    pdl.rewrite %a with "x"
  }
  pdl.pattern : benefit(1) {
    %k = pdl.attribute = 2 : i32
    %t = pdl.type : i32
    %x = pdl.operand
    %a = pdl.operation(%x : !pdl.value) {"k" = %k} -> (%t, %t : !pdl.type, !pdl.type)
    pdl.rewrite %a with "x"
  }
}
// -----
module @least {
  pdl.pattern : benefit(1) {
    %x = pdl.operand
    %xs = pdl.operands
    %a = pdl.operation "foo.a"(%x, %xs : !pdl.value, !pdl.range<value>)
    pdl.rewrite %a with "x"
  }
  pdl.pattern : benefit(1) {
    %x = pdl.operand
    %y = pdl.operand
    %xs = pdl.operands
    %a = pdl.operation "foo.a"(%x, %y, %xs : !pdl.value, !pdl.value, !pdl.range<value>)
    pdl.rewrite %a with "x"
  }
}
// -----
module @constraints {
  pdl.pattern : benefit(1) {
    %x = pdl.operand
    %t = pdl.type
    %a = pdl.operation "foo.a"(%x : !pdl.value) -> (%t : !pdl.type)
    %c = pdl.apply_native_constraint "get"(%x : !pdl.value) : !pdl.attribute
    %d, %e = pdl.apply_native_constraint "more"(%c, %t : !pdl.attribute, !pdl.type) : !pdl.attribute, !pdl.type
    pdl.apply_native_constraint "not"(%d : !pdl.attribute) {isNegated = true}
    pdl.rewrite %a {
      %n = pdl.operation "foo.n"(%x : !pdl.value) {"d" = %d, "c" = %c} -> (%e : !pdl.type)
      pdl.replace %a with %n
    }
  }
}
// -----
module @inferred {
  pdl.pattern : benefit(1) {
    %x = pdl.operand
    %t = pdl.type
    %a = pdl.operation "arith.addi"(%x, %x : !pdl.value, !pdl.value) -> (%t : !pdl.type)
    pdl.rewrite %a {
      %c = pdl.attribute = 1 : i32
      %n = pdl.operation "arith.muli"(%x, %x : !pdl.value, !pdl.value)
      %r = pdl.result 0 of %n
      pdl.replace %a with (%r : !pdl.value)
    }
  }
}
%0 = arith.constant 1 : i32
