emitc.func @exprs(%a: i32, %b: i32, %c: i1, %p: !emitc.ptr<i32>) {
  %v = "emitc.variable"() <{value = 3 : i32}> : () -> !emitc.lvalue<i32>
  %0 = emitc.expression %a, %b : (i32, i32) -> i1 {
    %1 = emitc.bitwise_and %a, %b : (i32, i32) -> i32
    %2 = emitc.bitwise_or %1, %b : (i32, i32) -> i32
    %3 = emitc.bitwise_left_shift %2, %a : (i32, i32) -> i32
    %4 = emitc.cmp lt, %3, %b : (i32, i32) -> i1
    emitc.yield %4 : i1
  }
  emitc.if %0 {
  }
  %5 = emitc.expression %a, %c : (i32, i1) -> i32 {
    %6 = emitc.rem %a, %a : (i32, i32) -> i32
    %7 = emitc.conditional %c, %6, %a : i32
    emitc.yield %7 : i32
  }
  emitc.for %i = %a to %5 step %b : i32 {
  }
  %8 = emitc.expression %v, %a noinline : (!emitc.lvalue<i32>, i32) -> i32 {
    %9 = emitc.load %v : !emitc.lvalue<i32>
    %10 = emitc.add %9, %a : (i32, i32) -> i32
    emitc.yield %10 : i32
  }
  %11 = emitc.expression %8, %b : (i32, i32) -> i32 {
    %12 = emitc.add %8, %b : (i32, i32) -> i32
    emitc.yield %12 : i32
  }
  emitc.assign %11 : i32 to %v : !emitc.lvalue<i32>
  %13 = emitc.expression %a, %b : (i32, i32) -> i32 {
    %14 = emitc.add %a, %b : (i32, i32) -> i32
    emitc.yield %14 : i32
  }
  %15 = emitc.expression %13, %b : (i32, i32) -> i32 {
    %16 = emitc.mul %13, %b : (i32, i32) -> i32
    emitc.yield %16 : i32
  }
  %17 = emitc.add %15, %b : (i32, i32) -> i32
  %18 = emitc.expression %a, %b : (i32, i32) -> i32 {
    %19 = emitc.add %a, %b : (i32, i32) -> i32
    emitc.yield %19 : i32
  }
  %20 = emitc.subscript %p[%18] : (!emitc.ptr<i32>, i32) -> !emitc.lvalue<i32>
  emitc.assign %a : i32 to %20 : !emitc.lvalue<i32>
  emitc.do {
    emitc.assign %b : i32 to %v : !emitc.lvalue<i32>
  } while {
    %r = emitc.expression %v, %a : (!emitc.lvalue<i32>, i32) -> i1 {
      %l = emitc.load %v : !emitc.lvalue<i32>
      %m = emitc.cmp ge, %l, %a : (i32, i32) -> i1
      emitc.yield %m : i1
    }
    emitc.yield %r : i1
  }
  %21 = emitc.expression %a : (i32) -> i32 {
    %k = "emitc.constant"() <{value = -5 : i32}> : () -> i32
    %n = emitc.sub %a, %k : (i32, i32) -> i32
    %o = emitc.cast %n : i32 to i32
    emitc.yield %o : i32
  }
  emitc.switch %21 : i32
  case -3 {
    emitc.yield
  }
  default {
  }
  emitc.verbatim "use({}, {})" args %11, %21 : i32, i32
  emitc.return
}
