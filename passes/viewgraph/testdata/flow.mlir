// RUN: ods opt %s '--view-op-graph=print-control-flow-edges=true max-label-len=3' --split-input-file --allow-unregistered-dialect -o /dev/null 2>&1 | golden %S/flow.out

// Edges of control flow, short labels.

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

// -----

func.func @f(%a: i32) attributes {some.attr = "a{|<\"\n\\x", long = ["aaaaaaaaaaaaaaaaaaaaaaaaaaaa", "b"], "odd name" = 1 : i32, many = [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]} {
  "t.x"(%a) {s = "q\"{|<>}\n\\x\01é", d = dense<[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]> : tensor<17xi32>, e = dense<[[1],[2],[3],[4],[5],[6],[7],[8],[9],[10],[11],[12],[13],[14],[15],[16],[17]]> : tensor<17x1xi64>, "odd name<" = 1 : i32, many = [1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17], arr = array<i32: 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18>, sp = dense<3.0> : vector<4x4x4x4x4x4x4x4x4x4x4x4xf32>, u, sparse = sparse<[[0,0]], 1> : tensor<100x100xi32>} : (i32) -> ()
  %long:3 = "t.y"() ({
  ^bb0(%x: tuple<i32, i32, i32, i32, i32>):
    "t.z"() : () -> ()
  ^bb1:
    "t.z"()[^bb1] : () -> ()
  }, {}) : () -> (tuple<i32, i32, i32, i32, i32>, vector<4x4xf32>, i32)
  %n = "t.noop"() : () -> !llvm.struct<"a{<", (i32, i64)>
  return
}
#m = affine_map<(d0, d1) -> (d0 + d1)>
func.func @g(%a: index) -> index {
  %0 = affine.apply #m(%a, %a)
  return %0 : index
}
