"builtin.module"() ({
  %0 = "builtin.unrealized_conversion_cast"() : () -> !poly.ring<7>
  %1 = "builtin.unrealized_conversion_cast"() : () -> i1
  %2 = "poly.scale"(%0, %1) <{factor = 3 : i64}> : (!poly.ring<7>, i1) -> !poly.ring<7>
}) {ods.versions = {poly = 1 : i64}} : () -> ()
