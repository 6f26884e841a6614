// RUN: ods opt %s --convert-to-llvm --split-input-file --allow-unregistered-dialect | golden %S/all.out

func.func @f(%c: i1, %d: index) -> index {
  cf.br ^bb2(%d, %c : index, i1)
^bb1(%e: index):
  return %e : index
^bb2(%b: index, %x: i1):
  "test.use"(%b) : (index) -> ()
  cf.cond_br %x, ^bb1(%b : index), ^bb2(%d, %c : index, i1)
}

// -----

func.func @f(%c: i1, %d: memref<2xf32>) -> memref<2xf32> {
  cf.cond_br %c, ^bb1(%d : memref<2xf32>), ^bb1(%d : memref<2xf32>)
^bb1(%e: memref<2xf32>):
  %0 = "test.op"(%e) ({ ^bb0(%q: index): cf.br ^bb1(%q : index)
    ^bb1(%r: index): 
       "test.yield"(%r, %e) : (index, memref<2xf32>) -> () }) : (memref<2xf32>) -> memref<2xf32>
  return %0 : memref<2xf32>
}

// -----

func.func @f(%c: i1, %d: index) -> index {
  cf.br ^bb1
^bb1:
  cf.assert %c, ""
  return %d : index
^bb3(%x: index):
  cf.br ^bb3(%x : index)
}

// -----

llvm.func @puts(!llvm.ptr)
llvm.func @abort()
llvm.func @assert_msg()
func.func @f(%c: i1) {
  cf.assert %c, "a"
  return
}

// -----

func.func @f(%x: i64, %a: index, %b: memref<2xf32>) {
  cf.switch %x : i64, [ default: ^bb1(%a : index), 3: ^bb2(%b, %a : memref<2xf32>, index), 4: ^bb1(%a : index), -1: ^bb3]
^bb1(%c: index):
  return
^bb2(%d: memref<2xf32>, %e: index):
  return
^bb3:
  return
}

// -----

func.func @f(%x: i64) {
  cf.switch %x : i64, [ default: ^bb1 ]
^bb1:
  return
}

// -----

module @a { module @b { func.func @f(%c: i1) {
  cf.assert %c, "a"
  return
}}}

// -----

func.func @loop(%n: index) -> index {
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  cf.br ^h(%z, %z : index, index)
^h(%i: index, %s: index):
  %c = arith.cmpi slt, %i, %n : index
  cf.cond_br %c, ^b, ^e
^b:
  %s2 = arith.addi %s, %i : index
  %i2 = arith.addi %i, %o : index
  cf.br ^h(%i2, %s2 : index, index)
^e:
  return %s : index
}

// -----

func.func @t(%a: f32, %c: i1) -> f32 {
  %z = arith.constant 0 : i32
  %y = arith.cmpi eq, %z, %z : i32
  %26 = arith.maximumf %a, %a fastmath<nnan> : f32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %26 : f32
^bb2:
  %27 = arith.maximumf %26, %26 : f32
  return %27: f32
}

// -----

func.func private @ext(i32) -> (i32, index)
func.func @f(%a: index, %b: memref<4x?xf32>, %c: memref<*xf32>, %d: vector<2x3xf32>, %e: tensor<3xf32>, %g: f32) -> (index, memref<4x?xf32>, memref<*xf32>) attributes {foo.bar = 1 : i32} {
  %x = arith.addi %a, %a : index
  %y = arith.addf %d, %d fastmath<fast> {test.a} : vector<2x3xf32>
  %z = arith.addf %e, %e : tensor<3xf32>
  cf.br ^bb1(%x, %b : index, memref<4x?xf32>)
^bb1(%q: index, %r: memref<4x?xf32>):
  %i = arith.index_cast %q : index to i32
  func.return %q, %r, %c : index, memref<4x?xf32>, memref<*xf32>
}

// -----

func.func @f() {
  %0 = ub.poison : i32
  %1 = ub.poison {test.a} : index
  %2 = ub.poison : vector<2x3xf32>
  %3 = ub.poison : memref<2xf32>
  %4 = ub.poison : tensor<2xf32>
  %5 = ub.poison <#ub.poison> : f8E5M2
  %6 = ub.poison : none
  "test.use"(%0, %1, %2, %3, %4, %5, %6) : (i32, index, vector<2x3xf32>, memref<2xf32>, tensor<2xf32>, f8E5M2, none) -> ()
  ub.unreachable
}
