"builtin.module"() ({
  %0 = "builtin.unrealized_conversion_cast"() : () -> !poly.mod<7>
  %1 = "poly.inverse"(%0) <{strategy = #poly.mode<exact>}> : (!poly.mod<7>) -> !poly.mod<7>
}) {ods.versions = {poly = 2 : i64}} : () -> ()
