"builtin.module"() ({
  %0 = "builtin.unrealized_conversion_cast"() : () -> !poly.mod<7>
  %1 = "poly.scale"(%0) <{factor = 2 : i64}> : (!poly.mod<7>) -> !poly.mod<7>
}) {ods.versions = {poly = 3 : i64}} : () -> ()
