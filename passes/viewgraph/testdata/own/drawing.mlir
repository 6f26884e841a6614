// RUN: ods opt %s '--view-op-graph=svg=- print-control-flow-edges=true' --allow-unregistered-dialect -o /dev/null 2>&1 | golden %S/drawing.svg

func.func @f(%a: i32, %c: i1) -> i32 attributes {some.attr = "a \"quoted\" long string attribute that is long", t = [1, 2, 3]} {
  %x = arith.addi %a, %a : i32
  cf.cond_br %c, ^bb1(%x : i32), ^bb2
^bb1(%y: i32):
  %z:2 = "t.multi"(%y) {d = dense<[1,2,3]> : tensor<3xi32>} : (i32) -> (i32, tensor<4x?xf32>)
  cf.br ^bb2
^bb2:
  %r = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    scf.yield %x : i32
  }
  %big = arith.constant dense<1> : tensor<100xi32>
  %big2 = arith.constant dense_resource<foo> : tensor<100xi32>
  return %r : i32
}
