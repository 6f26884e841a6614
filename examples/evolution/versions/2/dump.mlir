"builtin.module"() ({
  %0 = "builtin.unrealized_conversion_cast"() : () -> !poly.mod<7>
  "poly.dump"(%0) : (!poly.mod<7>) -> ()
}) {ods.versions = {poly = 2 : i64}} : () -> ()
