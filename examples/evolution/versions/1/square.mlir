"builtin.module"() ({
  %0 = "builtin.unrealized_conversion_cast"() : () -> !poly.ring<7>
  %1 = "poly.square"(%0) : (!poly.ring<7>) -> !poly.ring<7>
}) {ods.versions = {poly = 1 : i64}} : () -> ()
