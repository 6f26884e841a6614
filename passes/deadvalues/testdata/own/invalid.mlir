// RUN: ods opt %s --remove-dead-values --split-input-file --allow-unregistered-dialect | golden %S/invalid.out

// mlir-opt crashes, or makes IR that does not verify, of these: values that only code uses that is never executed or whose effect is
// only to read; blocks whose arguments are dead but not what is forwarded to them; functions that are used otherwise than by calls.

func.func @region(%x: i32) -> i32 {
  %r:2 = scf.execute_region -> (i32, i32) {
    %0 = arith.addi %x, %x : i32
    cf.br ^bb1(%0 : i32)
  ^bb1(%y: i32):
    %1 = arith.muli %x, %x : i32
    scf.yield %y, %1 : i32, i32
  }
  return %r#1 : i32
}

// -----

func.func private @never(%a: i32, %b: i32) -> i32 attributes {tag = "n"} {
  %x = arith.addi %a, %a {tag = "x"} : i32
  return %a : i32
}
func.func @pub(%a: i32, %b: i32) -> i32 attributes {tag = "p"} {
  %x = arith.addi %a, %a {tag = "y"} : i32
  %t = arith.constant {tag = "t"} true
  cf.cond_br %t, ^bb1, ^bb2(%x: i32)
^bb1:
  %z = arith.addi %a, %a {tag = "z"} : i32
  return %a : i32
^bb2(%q: i32):
  %u = arith.addi %a, %q {tag = "u"} : i32
  return %u : i32
}

// -----

func.func private @never(%c: i1, %b: i32) -> i32 {
  scf.if %c { "t.x"(%b) : (i32) -> () }
  return %b : i32
}

// -----

func.func private @g(%a: i32, %m: memref<i32>) -> i32 {
  %x = arith.addi %a, %a : i32
  return %x: i32
}
func.func @main(%a: i32, %m: memref<i32>) -> i32 {
  %p = func.constant @g : (i32, memref<i32>) -> i32
  %x = func.call_indirect %p(%a, %m) : (i32, memref<i32>) -> i32
  return %a: i32
}

// -----

func.func @main(%a: i32, %c: i1) -> i32 {
  %f = arith.constant false
  %x = arith.addi %a, %a : i32
  cf.cond_br %f, ^bb1(%x : i32), ^bb2(%a : i32)
^bb1(%b1: i32):
  %y = arith.addi %b1, %a : i32
  %z = scf.if %c -> i32 {
    %w = arith.muli %y, %y : i32
    scf.yield %w: i32
  } else {
    scf.yield %b1 : i32
  }
  "t.eff"(%z) : (i32) -> ()
  cf.br ^bb2(%z : i32)
^bb2(%q: i32):
  return %q : i32
}

// -----

func.func @main(%a: i32, %c: i1) -> i32 {
  %f = arith.constant false
  %x = arith.addi %a, %a : i32
  cf.cond_br %f, ^bb1(%x : i32), ^bb2(%a : i32)
^bb1(%b1: i32):
  %y = "t.eff"(%b1) : (i32) -> i32
  %k = "t.eff2"() : () -> i32
  %k2 = "t.eff2"(%k, %k) : (i32, i32) -> i32
  %z = scf.if %c -> i32 {
    %w = arith.muli %k, %a : i32
    scf.yield %w: i32
  } else {
    scf.yield %b1 : i32
  }
  return %z : i32
^bb2(%q: i32):
  return %q : i32
}

// -----

llvm.func internal @f(%a: i32, %b: i32) -> i32 attributes {sym_visibility = "private"} {
  %x = llvm.add %b, %b : i32
  llvm.return %b : i32
}
llvm.func @main(%a: i32) {
  %x = llvm.call @f(%a, %a) : (i32, i32) -> i32
  llvm.return
}

// -----

func.func @main(%c: i1, %a: i32, %b: i32) -> i32 {
  %x = arith.addi %a, %a : i32
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%x : i32)
^bb1(%q: i32):
  return %a : i32
}

// -----

func.func @w(%c: i1, %m: memref<i1>) {
  %k = arith.addi %c, %c {tag = "k"} : i1
  scf.while : () -> () {
    %l8 = memref.load %m[]{tag="load"} : memref<i1>
    scf.condition(%l8)
  } do {
    scf.yield
  } attributes{tag="while"}
  return
}
func.func @w2(%c: i1, %m: memref<i1>) {
  %k = arith.addi %c, %c {tag = "k"} : i1
  %r = scf.while : () -> i1 {
    %l8 = memref.load %m[]{tag="load2"} : memref<i1>
    scf.condition(%l8) %k : i1
  } do {
  ^bb0(%x: i1):
    scf.yield
  } attributes{tag="while2"}
  return
}
func.func @if(%c: i1, %m: memref<i1>) {
  scf.if %c {
    %l8 = memref.load %m[]{tag="load3"} : memref<i1>
  }{tag="if"}
  %j = arith.addi %c, %c{tag="j"} : i1
  scf.if %j {
    %l8 = memref.alloc(){tag="alloc"} : memref<i1>
  }{tag="if2"}
  return
}
func.func @if2(%c: i1, %m: memref<i1>) {
  %j = arith.addi %c, %c{tag="j"} : i1
  scf.if %j {
    %l8 = memref.alloc(){tag="alloc"} : memref<i1>
    scf.if %j {
      memref.store %j, %m[] : memref<i1>
    }
  }{tag="if2"}
  return
}
func.func @par(%c: i1, %m: memref<i1>, %i: index) {
  %j = arith.addi %i, %i{tag="jj"} : index
  %cc = arith.addi %c, %c{tag="cc"} : i1
  %r = scf.parallel (%a) = (%j) to (%i) step (%i) init (%cc) -> i1 {
    %l8 = memref.load %m[]{tag="load9"} : memref<i1>
    scf.reduce (%l8 : i1) {
    ^bb0(%x: i1, %y: i1):
      %z = arith.addi %x, %y {tag = "z"} : i1
      scf.reduce.return %z : i1
    }
  } {tag = "parallel"}
  return
}
