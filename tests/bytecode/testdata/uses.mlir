// Values used before they are defined, in regions, several times, and by what has regions itself.
func.func @f(%c: i1, %a: i32, %b: i32, %n: index) -> i32 {
  %r = scf.if %c -> (i32) {
    %x = arith.addi %a, %a : i32
    %y = arith.addi %x, %b : i32
    scf.yield %y : i32
  } else {
    scf.yield %a : i32
  }
  cf.cond_br %c, ^one(%r, %a : i32, i32), ^two(%a : i32)
^one(%p: i32, %q: i32):
  %s = arith.addi %p, %q : i32
  cf.br ^two(%s : i32)
^two(%t: i32):
  %u = arith.muli %t, %t : i32
  cf.switch %a : i32, [default: ^three, 1: ^two(%u : i32)]
^three:
  return %u : i32
}
"test.graph_region"() ({
  %0:2 = "foo.use"(%1, %1, %2) : (i32, i32, i32) -> (i32, i32)
  %1 = "foo.def"(%0#1, %0#0) ({
    "foo.inner"(%0#1, %2) : (i32, i32) -> ()
  }) : (i32, i32) -> i32
  %2 = "foo.def"(%0#0, %1) : (i32, i32) -> i32
  "foo.many"(%2, %1, %0#0, %0#1) : (i32, i32, i32, i32) -> ()
}) : () -> ()
