"builtin.module"() ({
  %0 = "builtin.unrealized_conversion_cast"() : () -> !poly.ring<7>
  %1 = "poly.scale"(%0) <{factor = 1 : i64}> : (!poly.ring<7>) -> !poly.ring<7>
}) {ods.versions = {poly = 1 : i64}} : () -> ()
