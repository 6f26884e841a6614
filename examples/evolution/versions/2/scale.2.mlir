"builtin.module"() ({
  %0 = "builtin.unrealized_conversion_cast"() : () -> !poly.mod<7>
  %1 = "builtin.unrealized_conversion_cast"() : () -> i1
  %2 = "poly.scale"(%0, %1) <{factor = 3 : i64}> : (!poly.mod<7>, i1) -> !poly.mod<7>
}) {ods.versions = {poly = 2 : i64}} : () -> ()
