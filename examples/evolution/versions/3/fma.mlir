"builtin.module"() ({
  %0 = "builtin.unrealized_conversion_cast"() : () -> !poly.mod<7>
  %1 = "builtin.unrealized_conversion_cast"() : () -> !poly.mod<7>
  %2 = "builtin.unrealized_conversion_cast"() : () -> !poly.mod<7>
  %3 = "poly.fma"(%0, %1, %2) : (!poly.mod<7>, !poly.mod<7>, !poly.mod<7>) -> !poly.mod<7>
}) {ods.versions = {poly = 3 : i64}} : () -> ()
