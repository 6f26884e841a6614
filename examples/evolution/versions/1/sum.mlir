"builtin.module"() ({
  %0 = "builtin.unrealized_conversion_cast"() : () -> !poly.ring<7>
  %1 = "builtin.unrealized_conversion_cast"() : () -> !poly.ring<7>
  %2 = "poly.sum"(%0, %1) : (!poly.ring<7>, !poly.ring<7>) -> !poly.ring<7>
}) {ods.versions = {poly = 1 : i64}} : () -> ()
