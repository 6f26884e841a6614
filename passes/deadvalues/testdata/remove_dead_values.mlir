// RUN: ods opt %s --remove-dead-values --split-input-file --allow-unregistered-dialect | golden %S/remove_dead_values.out

// What the pass removes, and what it keeps.

func.func private @f(%a: i32, %b: i32, %m: memref<i32>) -> (i32, i32) {
  %x = arith.addi %a, %a : i32
  %y = arith.addi %b, %b : i32
  memref.store %a, %m[] : memref<i32>
  return %x, %y : i32, i32
}
func.func @main(%a: i32, %m: memref<i32>) -> i32 {
  %c = arith.constant 3 : i32
  %d = arith.muli %a, %c : i32
  %0:2 = call @f(%a, %d, %m) : (i32, i32, memref<i32>) -> (i32, i32)
  return %0#0 : i32
}
func.func private @never(%a: i32, %b: i32) -> i32 {
  %x = arith.addi %a, %a : i32
  return %a : i32
}
func.func private @branches(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a, %b : i32, i32), ^bb2(%a : i32)
^bb1(%x: i32, %y: i32):
  %z = arith.addi %y, %y : i32
  cf.br ^bb2(%x : i32)
^bb2(%q: i32):
  return %q : i32
}
func.func @use(%c: i1, %a: i32) -> i32 {
  %z = arith.addi %a, %a : i32
  %0 = call @branches(%c, %a, %z) : (i1, i32, i32) -> i32
  return %0 : i32
}
func.func @loop(%n: index, %a: i32, %m: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:3 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %a, %z = %a) -> (i32, i32, i32) {
    %p = arith.addi %x, %y : i32
    %q = arith.addi %z, %z : i32
    scf.yield %x, %p, %q : i32, i32, i32
  }
  return %r#0 : i32
}
func.func @dead(%n: index, %c: i1, %a: i32) {
  %r = scf.if %c -> i32 {
    %p = arith.addi %a, %a : i32
    scf.yield %p : i32
  } else {
    scf.yield %a : i32
  }
  return
}
func.func @while(%a: i32, %b: i32, %c: i1) -> i32 {
  %r:3 = scf.while (%x = %a, %y = %b) : (i32, i32) -> (i32, i32, i32) {
    %t = arith.addi %x, %x : i32
    %u = arith.addi %y, %y : i32
    scf.condition(%c) %t, %u, %x : i32, i32, i32
  } do {
  ^bb0(%p: i32, %q: i32, %s: i32):
    %v = arith.addi %q, %q : i32
    scf.yield %s, %v : i32, i32
  }
  return %r#0 : i32
}

// -----

func.func private @never(%c: i1, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%b: i32), ^bb2
^bb1(%x: i32):
  %z = arith.addi %x, %b : i32
  "t.x"(%b) : (i32) -> ()
  return %z : i32
^bb2:
  return %b : i32
}

// -----

func.func private @rec(%a: i32, %b: i32) -> (i32, i32) {
  %x:2 = func.call @rec(%a, %b) : (i32, i32) -> (i32, i32)
  return %x#0, %x#1 : i32, i32
}
func.func @main(%a: i32) -> i32 {
  %x:2 = func.call @rec(%a, %a) : (i32, i32) -> (i32, i32)
  return %x#0: i32
}

// -----

func.func @main(%a: i32, %m: memref<i32>) -> i32 {
  %x = arith.addi %a, %a : i32
  %f = arith.constant false
  scf.if %f {
    memref.store %x, %m[] : memref<i32>
  }
  %r = scf.if %f -> i32 {
    memref.store %x, %m[] : memref<i32>
    scf.yield %x : i32
  } else { scf.yield %a : i32 }
  return %a: i32
}

// -----

func.func private @f(%c: i1, %a: i32) {
  %x = arith.addi %a, %a : i32
  cf.br ^bb1(%a : i32)
^bb1(%b: i32):
  cf.switch %a : i32, [
    default: ^bb2(%x : i32),
    42: ^bb2(%a : i32)
  ]
^bb2(%q: i32):
  cf.cond_br %c, ^bb1(%q : i32), ^bb3
^bb3:
  return
}
func.func @main(%c: i1, %a: i32) {
  return
^bb1(%k: i32):
  cf.cond_br %c, ^bb2(%k : i32), ^bb2(%k : i32)
^bb2(%l: i32):
  %e = "t.x"() : () -> i1
  cf.cond_br %e, ^bb1(%l : i32), ^bb2(%l : i32)
}

// -----

func.func private @f(%c: i1 {t.a = 1 : i32}, %a: i32, %d: i32 {t.b = 2 : i32}) -> (i32 {t.r}, i32, i32 {t.s}) {
  %x = arith.addi %d, %d : i32
  return %x, %d, %a : i32, i32, i32
}
func.func @main(%c: i1, %a: i32, %b: i32) -> (i32, i32) {
  %0:3 = call @f(%c, %b, %a) : (i1, i32, i32) -> (i32, i32, i32)
  %1:3 = call @f(%c, %b, %a) : (i1, i32, i32) -> (i32, i32, i32)
  return %0#0, %1#1 : i32, i32
}
func.func private @none()
func.func private @ext(i32, i32) -> (i32, i32)
func.func private @g(%u: i32 {t.x}) { 
  call @none() : () -> ()
  return
}
func.func @ext_use(%a: i32, %u: i32) -> i32 {
  %r:2 = call @ext(%a, %a) : (i32, i32) -> (i32, i32)
  call @g(%u) : (i32) -> ()
  return %r#0 : i32
}

// -----

func.func @f(%a: index, %x: i32) {
  %u = arith.addi %a, %a : index
  %l = arith.muli %a, %a : index
  %s = arith.muli %u, %u : index
  scf.for %i = %l to %u step %s {
    %t = tensor.generate %a {
      ^bb0(%j: index):
      %k = arith.addi %i, %j : index
      tensor.yield %k : index
    } : tensor<?xindex>
  }
  return
}
func.func @g(%a: index, %x: i32) {
  %u = arith.addi %a, %a : index
  %l = arith.muli %a, %a : index
  %s = arith.muli %u, %u : index
  scf.for %i = %l to %u step %s {
    %t = tensor.generate %a {
      ^bb0(%j: index):
      tensor.yield %j : index
    } : tensor<?xindex>
  }
  return
}
func.func @forall(%a: index, %x: i32) {
  %u = arith.addi %a, %a : index
  %l = arith.muli %a, %a : index
  %s = arith.muli %u, %u : index
  scf.forall (%i) = (%l) to (%u) step (%s) {
    %t = tensor.generate %a {
      ^bb0(%j: index):
      %k = arith.addi %i, %j : index
      tensor.yield %k : index
    } : tensor<?xindex>
  }
  scf.parallel (%i) = (%l) to (%u) step (%s) {
    %t = tensor.generate %a {
      ^bb0(%j: index):
      %k = arith.addi %i, %j : index
      tensor.yield %k : index
    } : tensor<?xindex>
  }
  affine.for %i = affine_map<(d0)->(d0)>(%l) to affine_map<(d0)->(d0)>(%u) {
    %t = tensor.generate %a {
      ^bb0(%j: index):
      %k = arith.addi %i, %j : index
      tensor.yield %k : index
    } : tensor<?xindex>
  }
  return
}

// -----

func.func @f(%a: index, %x: i32) {
  %u = arith.addi %a, %a {tag="u"}: index
  %l = arith.muli %a, %a {tag="l"}: index
  %s = arith.muli %u, %u {tag="s"}: index
  scf.for %i = %l to %u step %s {
    %t = tensor.generate %a {
      ^bb0(%j: index):
      %k = arith.addi %i, %j {tag="k"}: index
      tensor.yield %k : index
    } {tag="gen"}: tensor<?xindex>
  } {tag="for"}
  return
}
func.func @h(%a: index, %n: index) {
  %u = arith.addi %a, %a {tag="u"}: index
  %l = arith.muli %a, %a {tag="l"}: index
  %s = arith.muli %u, %u {tag="s"}: index
  %init = arith.muli %u, %a {tag="init"}: index
  %r = scf.for %i = %l to %u step %s iter_args(%q = %init) -> index {
      %k = arith.addi %i, %q {tag="k"}: index
      scf.yield %k : index
  } {tag="for"}
  %r2 = scf.for %i = %l to %u step %s iter_args(%q = %init) -> index {
      %k = arith.addi %i, %q {tag="k"}: index
      "t.e"(%k) : (index) -> ()
      scf.yield %k : index
  } {tag="for2"}
  return
}

// -----

func.func @f(%m: memref<10xf32>, %i: index) {
  %l = memref.load %m[%i] : memref<10xf32>
  %a = memref.alloc() : memref<10xf32>
  %l2 = memref.load %a[%i] : memref<10xf32>
  affine.for %arg0 = 0 to 10 {
      %cst = arith.constant 7.000000e+00 : f32
      %0 = affine.load %m[%arg0] : memref<10xf32>
      affine.store %cst, %m[%arg0] : memref<10xf32>
  }
  affine.for %arg0 = 0 to 10 {
      %0 = affine.load %m[%arg0] : memref<10xf32>
  }
  return
}

// -----

// Results that only another dead computation uses, over several calls.
func.func private @three(%a: i32) -> (i32, i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %a, %a : i32
  %2 = arith.subi %a, %a : i32
  return %0, %1, %2 : i32, i32, i32
}
func.func @first(%a: i32) -> i32 {
  %0:3 = call @three(%a) : (i32) -> (i32, i32, i32)
  %1 = arith.addi %0#1, %0#1 : i32
  return %0#0 : i32
}
func.func @last(%a: i32) -> i32 {
  %0:3 = call @three(%a) : (i32) -> (i32, i32, i32)
  return %0#2 : i32
}

// -----

// Mutually recursive functions that pass a value around.
func.func private @even(%n: i32, %x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %z = arith.cmpi eq, %n, %c0 : i32
  %r = scf.if %z -> i32 {
    scf.yield %c1 : i32
  } else {
    %m = arith.subi %n, %c1 : i32
    %y = arith.addi %x, %x : i32
    %o = func.call @odd(%m, %y) : (i32, i32) -> i32
    scf.yield %o : i32
  }
  return %r : i32
}
func.func private @odd(%n: i32, %x: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %m = arith.subi %n, %c1 : i32
  %o = func.call @even(%m, %x) : (i32, i32) -> i32
  return %o : i32
}
func.func @main(%n: i32) -> i32 {
  %0 = call @even(%n, %n) : (i32, i32) -> i32
  return %0 : i32
}

// -----

// Nothing to do: everything is used.
func.func @all(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %b : i32
  return %0, %a : i32, i32
}

// -----

// Unregistered operations keep what they use alive.
func.func private @f(%a: i32, %b: i32) {
  "some.op"(%a) : (i32) -> ()
  return
}
func.func @g(%a: i32, %b: i32) {
  %0 = arith.addi %b, %b : i32
  call @f(%a, %0) : (i32, i32) -> ()
  %1 = "some.other"(%b) : (i32) -> i32
  return
}

// -----

// A public function keeps its arguments and results.
func.func @public(%a: i32, %b: i32) -> i32 {
  return %a : i32
}
func.func @g(%a: i32) {
  %0 = call @public(%a, %a) : (i32, i32) -> i32
  return
}

// -----

// Declarations keep their arguments.
func.func private @ext(i32, i32) -> (i32, i32)
func.func @g(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1:2 = call @ext(%a, %0) : (i32, i32) -> (i32, i32)
  return %1#1 : i32
}

// -----

// A loop with a store keeps its bounds, not what it carries in vain.
func.func @f(%m: memref<?xi32>, %n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n2 = arith.addi %n, %n : index
  %r:3 = scf.for %i = %c0 to %n2 step %c1 iter_args(%a = %x, %b = %x, %c = %x) -> (i32, i32, i32) {
    memref.store %a, %m[%i] : memref<?xi32>
    %d = arith.addi %b, %c : i32
    scf.yield %a, %d, %b : i32, i32, i32
  }
  return %x : i32
}

// -----

func.func @nested(%m: memref<?xi32>, %n: index, %x: i32, %p: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x, %b = %x) -> (i32, i32) {
    %s:2 = scf.if %p -> (i32, i32) {
      %u = arith.addi %a, %a : i32
      scf.yield %u, %b : i32, i32
    } else {
      %v = arith.muli %b, %b : i32
      scf.yield %a, %v : i32, i32
    }
    %t:2 = scf.for %j = %c0 to %n step %c1 iter_args(%e = %s#0, %f = %s#1) -> (i32, i32) {
      %w = arith.addi %e, %e : i32
      %y = arith.addi %f, %f : i32
      scf.yield %w, %y : i32, i32
    }
    scf.yield %t#0, %t#1 : i32, i32
  }
  return %r#0 : i32
}

// -----

func.func @switch(%a: index, %x: i32, %y: i32) -> i32 {
  %r:2 = scf.index_switch %a -> i32, i32
  case 1 {
    %0 = arith.addi %x, %y : i32
    %1 = arith.addi %x, %x : i32
    scf.yield %0, %1 : i32, i32
  }
  default {
    scf.yield %x, %y : i32, i32
  }
  return %r#0 : i32
}

// -----

func.func @affine(%x: f32, %m: memref<8xf32>) -> f32 {
  %r:2 = affine.for %i = 0 to 8 iter_args(%a = %x, %b = %x) -> (f32, f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = arith.addf %a, %0 : f32
    %2 = arith.mulf %b, %0 : f32
    affine.yield %1, %2 : f32, f32
  }
  return %r#0 : f32
}
func.func @affine_if(%x: f32, %i: index) -> f32 {
  %r:2 = affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) -> (f32, f32) {
    %1 = arith.addf %x, %x : f32
    affine.yield %1, %x : f32, f32
  } else {
    %1 = arith.mulf %x, %x : f32
    affine.yield %x, %1 : f32, f32
  }
  return %r#1 : f32
}

// -----

func.func @parallel(%m: memref<8xf32>, %n: index, %x: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.parallel (%i) = (%c0) to (%n) step (%c1) init (%x, %x) -> (f32, f32) {
    %0 = memref.load %m[%i] : memref<8xf32>
    %1 = arith.mulf %0, %0 : f32
    scf.reduce(%0, %1 : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %s = arith.addf %a, %b : f32
      scf.reduce.return %s : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      %s = arith.mulf %a, %b : f32
      scf.reduce.return %s : f32
    }
  }
  return %r#0 : f32
}

// -----

func.func @forall(%t: tensor<8xf32>, %u: tensor<8xf32>) -> tensor<8xf32> {
  %r:2 = scf.forall (%i) in (8) shared_outs(%a = %t, %b = %u) -> (tensor<8xf32>, tensor<8xf32>) {
    %0 = tensor.extract_slice %t[%i] [1] [1] : tensor<8xf32> to tensor<1xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %0 into %a[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
      tensor.parallel_insert_slice %0 into %b[%i] [1] [1] : tensor<1xf32> into tensor<8xf32>
    }
  }
  return %r#0 : tensor<8xf32>
}

// -----

// Blocks: values go through several branches, and one is never looked at.
func.func @blocks(%c: i1, %a: i32, %b: i32) -> i32 {
  %u = arith.muli %b, %b : i32
  cf.cond_br %c, ^bb1(%a, %u : i32, i32), ^bb2(%u, %a : i32, i32)
^bb1(%x: i32, %y: i32):
  %v = arith.addi %y, %y : i32
  cf.br ^bb3(%x, %v : i32, i32)
^bb2(%z: i32, %w: i32):
  %t = arith.addi %z, %z : i32
  cf.br ^bb3(%w, %t : i32, i32)
^bb3(%r: i32, %s: i32):
  return %r : i32
}

// -----

func.func @loop_of_blocks(%n: i32, %x: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  %s = arith.addi %x, %x : i32
  cf.br ^head(%c0, %x, %s : i32, i32, i32)
^head(%i: i32, %acc: i32, %dead: i32):
  %p = arith.cmpi slt, %i, %n : i32
  cf.cond_br %p, ^body, ^exit
^body:
  %i1 = arith.addi %i, %c1 : i32
  %acc1 = arith.addi %acc, %i : i32
  %d1 = arith.muli %dead, %dead : i32
  cf.br ^head(%i1, %acc1, %d1 : i32, i32, i32)
^exit:
  return %acc : i32
}

// -----

func.func @cf_switch(%k: i32, %a: i32, %b: i32) -> i32 {
  %u = arith.muli %b, %b : i32
  cf.switch %k : i32, [
    default: ^bb1(%a, %u : i32, i32),
    1: ^bb1(%b, %u : i32, i32),
    2: ^bb2(%a : i32)
  ]
^bb1(%x: i32, %y: i32):
  return %x : i32
^bb2(%z: i32):
  %q = arith.addi %z, %z : i32
  return %q : i32
}

// -----

// Memory: loads whose results nobody needs go, stores and what they need stay.
func.func @memory(%m: memref<4xi32>, %i: index, %j: index, %v: i32) {
  %0 = memref.load %m[%j] : memref<4xi32>
  %1 = arith.addi %v, %v : i32
  memref.store %1, %m[%i] : memref<4xi32>
  %2 = memref.alloc(%j) : memref<?xi32>
  %3 = memref.alloca(%j) : memref<?xi32>
  memref.store %v, %3[%i] : memref<?xi32>
  return
}

// -----

// Indirect calls: the function is used otherwise than by calls, and everything of it is needed.
func.func private @target(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}
func.func @main(%a: i32) -> i32 {
  %f = func.constant @target : (i32) -> i32
  %r = func.call_indirect %f(%a) : (i32) -> i32
  return %r : i32
}

// -----

// A constant condition leaves one branch.
func.func @constant(%a: i32, %b: i32, %m: memref<i32>) -> i32 {
  %t = arith.constant true
  %u = arith.muli %b, %b : i32
  %r = scf.if %t -> i32 {
    scf.yield %a : i32
  } else {
    memref.store %u, %m[] : memref<i32>
    scf.yield %u : i32
  }
  return %r : i32
}

// -----

// Nested modules and functions in them.
module @inner {
  func.func private @f(%a: i32, %b: i32) -> (i32, i32) {
    return %a, %b : i32, i32
  }
  func.func @g(%a: i32) -> i32 {
    %0:2 = func.call @f(%a, %a) : (i32, i32) -> (i32, i32)
    return %0#1 : i32
  }
}

// -----

// Unused results of operations without effects go, whole and in chains.
func.func @chain(%a: f32, %t: tensor<4xf32>, %i: index) -> f32 {
  %0 = math.exp %a : f32
  %1 = arith.addf %0, %0 : f32
  %2 = tensor.insert %1 into %t[%i] : tensor<4xf32>
  %3 = tensor.extract %2[%i] : tensor<4xf32>
  return %a : f32
}

// -----

func.func @while_effects(%m: memref<i1>, %x: i32) -> i32 {
  %r:2 = scf.while (%a = %x, %b = %x) : (i32, i32) -> (i32, i32) {
    %c = memref.load %m[] : memref<i1>
    memref.store %c, %m[] : memref<i1>
    %d = arith.addi %b, %b : i32
    scf.condition(%c) %a, %d : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %s = arith.addi %p, %p : i32
    scf.yield %s, %q : i32, i32
  }
  return %r#0 : i32
}

// -----

// Poison that was made for a loop goes with the loop.
func.func @unused_loop(%m: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %x = arith.constant 2.0 : f32
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%a = %x) -> f32 {
    %v = memref.load %m[%i] : memref<?xf32>
    %s = arith.addf %v, %a : f32
    scf.yield %s : f32
  }
  return %x : f32
}
