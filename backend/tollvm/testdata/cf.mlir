// RUN: ods opt %s --convert-cf-to-llvm --split-input-file --allow-unregistered-dialect | golden %S/cf.out

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

func.func @switch_twice(%c: i32, %x: index) -> index {
  cf.switch %c : i32, [
    default: ^one(%x : index),
    5: ^two(%x : index),
    6: ^two(%x : index),
    0: ^one(%x : index)
  ]
^one(%a: index):
  return %a : index
^two(%b: index):
  return %b : index
}
