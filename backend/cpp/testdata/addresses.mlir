emitc.global const @c : !emitc.array<2xi16>
emitc.global const @s : i16
emitc.global @m : i16
func.func @a(%i: index) -> !emitc.ptr<i16> {
  %0 = emitc.get_global @c : !emitc.array<2xi16>
  %1 = emitc.subscript %0[%i] : (!emitc.array<2xi16>, index) -> !emitc.lvalue<i16>
  %2 = emitc.address_of %1 : !emitc.lvalue<i16>
  %3 = emitc.get_global @s : !emitc.lvalue<i16>
  %4 = emitc.address_of %3 : !emitc.lvalue<i16>
  %5 = emitc.get_global @m : !emitc.lvalue<i16>
  %6 = emitc.address_of %5 : !emitc.lvalue<i16>
  %7 = emitc.apply "&"(%3) : (!emitc.lvalue<i16>) -> !emitc.ptr<i16>
  %8 = emitc.cast %4 : !emitc.ptr<i16> to !emitc.ptr<i32>
  %9 = emitc.expression %3 : (!emitc.lvalue<i16>) -> !emitc.ptr<i32> {
    %10 = emitc.address_of %3 : !emitc.lvalue<i16>
    %11 = emitc.cast %10 : !emitc.ptr<i16> to !emitc.ptr<i32>
    emitc.yield %11 : !emitc.ptr<i32>
  }
  %12 = emitc.expression %3, %6 : (!emitc.lvalue<i16>, !emitc.ptr<i16>) -> i1 {
    %10 = emitc.address_of %3 : !emitc.lvalue<i16>
    %11 = emitc.cmp eq, %10, %6 : (!emitc.ptr<i16>, !emitc.ptr<i16>) -> i1
    emitc.yield %11 : i1
  }
  return %2 : !emitc.ptr<i16>
}
