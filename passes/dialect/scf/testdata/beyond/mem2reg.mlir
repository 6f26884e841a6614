// RUN: ods opt %s --mem2reg=region-ops=true --split-input-file --allow-unregistered-dialect | FileCheck %s

// mlir-opt leaves all of these in memory.

// A loop that stores carries the value.
// CHECK-LABEL: func.func @sum
// CHECK-SAME: (%[[LO:.*]]: index, %[[HI:.*]]: index, %[[STEP:.*]]: index, %[[X:.*]]: i32)
// CHECK-NEXT: %[[ZERO:.*]] = arith.constant 0 : i32
// CHECK-NEXT: %[[R:.*]] = scf.for %{{.*}} = %[[LO]] to %[[HI]] step %[[STEP]] iter_args(%[[A:.*]] = %[[ZERO]]) -> (i32) {
// CHECK-NEXT: %[[S:.*]] = arith.addi %[[A]], %[[X]] : i32
// CHECK-NEXT: scf.yield %[[S]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[R]] : i32
func.func @sum(%lo: index, %hi: index, %step: index, %x: i32) -> i32 {
  %zero = arith.constant 0 : i32
  %m = memref.alloca() : memref<i32>
  memref.store %zero, %m[] : memref<i32>
  scf.for %i = %lo to %hi step %step {
    %a = memref.load %m[] : memref<i32>
    %s = arith.addi %a, %x : i32
    memref.store %s, %m[] : memref<i32>
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// -----

// A loop that has a value already keeps it, and an attribute, too; one that only loads uses the value as it is.
// CHECK-LABEL: func.func @kept
// CHECK-SAME: %[[X:[a-z0-9]*]]: i32)
// CHECK: %[[R:.*]]:2 = scf.for unsigned {{.*}} iter_args(%[[A:.*]] = %{{.*}}, %[[B:.*]] = %[[X]]) -> (i32, i32)  : i32 {
// CHECK: scf.yield %[[B]], %[[A]] : i32, i32
// CHECK: } {mark}
// CHECK-NEXT: scf.for {{.*}} {
// CHECK-NEXT: "use"(%[[R]]#0, %[[R]]#1)
func.func @kept(%lo: i32, %x: i32) {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %v = scf.for unsigned %i = %lo to %lo step %lo iter_args(%a = %lo) -> (i32) : i32 {
    %b = memref.load %m[] : memref<i32>
    memref.store %a, %m[] : memref<i32>
    scf.yield %b : i32
  } {mark}
  scf.for %i = %lo to %lo step %lo : i32 {
    %b = memref.load %m[] : memref<i32>
    "use"(%v, %b) : (i32, i32) -> ()
  }
  return
}

// -----

// One side stores: the other one hands on what was there, also when it is not written.
// CHECK-LABEL: func.func @sides
// CHECK-SAME: (%[[C:.*]]: i1, %[[X:.*]]: i32, %[[Y:.*]]: i32)
// CHECK-NEXT: %[[A:.*]] = scf.if %[[C]] -> (i32) {
// CHECK-NEXT: scf.yield %[[Y]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[X]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: %[[B:.*]]:2 = scf.if %[[C]] -> (i32, i32) {
// CHECK-NEXT: scf.yield %[[A]], %[[A]] : i32, i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[X]], %[[X]] : i32, i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[B]]#0, %[[B]]#1
func.func @sides(%c: i1, %x: i32, %y: i32) -> (i32, i32) {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  scf.if %c {
    memref.store %y, %m[] : memref<i32>
  }
  %b = scf.if %c -> i32 {
    %a = memref.load %m[] : memref<i32>
    scf.yield %a : i32
  } else {
    memref.store %x, %m[] : memref<i32>
    scf.yield %x : i32
  }
  %r = memref.load %m[] : memref<i32>
  return %b, %r : i32, i32
}

// -----

// Both regions of scf.while get the value.
// CHECK-LABEL: func.func @until
// CHECK-SAME: (%[[X:.*]]: i32)
// CHECK-NEXT: %[[R:.*]] = scf.while (%[[A:.*]] = %[[X]]) : (i32) -> i32 {
// CHECK-NEXT: %[[C:.*]] = arith.cmpi slt, %[[A]], %[[X]] : i32
// CHECK-NEXT: scf.condition(%[[C]]) %[[A]] : i32
// CHECK-NEXT: } do {
// CHECK-NEXT: ^bb0(%[[B:.*]]: i32):
// CHECK-NEXT: %[[D:.*]] = arith.addi %[[B]], %[[X]] : i32
// CHECK-NEXT: scf.yield %[[D]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[R]] : i32
func.func @until(%x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  scf.while : () -> () {
    %a = memref.load %m[] : memref<i32>
    %c = arith.cmpi slt, %a, %x : i32
    scf.condition(%c)
  } do {
    %b = memref.load %m[] : memref<i32>
    %d = arith.addi %b, %x : i32
    memref.store %d, %m[] : memref<i32>
    scf.yield
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// -----

// Blocks inside scf.execute_region get arguments; a block that never yields is no matter.
// CHECK-LABEL: func.func @blocks
// CHECK-SAME: (%[[C:.*]]: i1, %[[X:.*]]: i32, %[[Y:.*]]: i32)
// CHECK-NEXT: %[[R:.*]] = scf.execute_region -> i32 no_inline {
// CHECK-NEXT: cf.cond_br %[[C]], ^bb1, ^bb2
// CHECK-NEXT: ^bb1:
// CHECK-NEXT: cf.br ^bb3(%[[Y]] : i32)
// CHECK-NEXT: ^bb2:
// CHECK-NEXT: cf.cond_br %[[C]], ^bb3(%[[X]] : i32), ^bb4
// CHECK-NEXT: ^bb3(%[[Z:.*]]: i32):
// CHECK-NEXT: scf.yield %[[Z]] : i32
// CHECK-NEXT: ^bb4:
// CHECK-NEXT: ub.unreachable
// CHECK: return %[[R]] : i32
func.func @blocks(%c: i1, %x: i32, %y: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  scf.execute_region no_inline {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    memref.store %y, %m[] : memref<i32>
    cf.br ^bb3
  ^bb2:
    cf.cond_br %c, ^bb3, ^bb4
  ^bb3:
    scf.yield
  ^bb4:
    ub.unreachable
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// -----

// CHECK-LABEL: func.func @cases
// CHECK-SAME: (%[[K:.*]]: index, %[[X:.*]]: i32)
// CHECK-NEXT: %[[P:.*]] = ub.poison : i32
// CHECK-NEXT: %[[R:.*]] = scf.index_switch %[[K]] -> i32
// CHECK-NEXT: case 7 {
// CHECK-NEXT: scf.yield %[[X]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: default {
// CHECK-NEXT: scf.yield %[[P]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[R]] : i32
func.func @cases(%k: index, %x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  scf.index_switch %k
  case 7 {
    memref.store %x, %m[] : memref<i32>
    scf.yield
  }
  default {
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// -----

// Iterations that run at once cannot store, and an operation that is not known cannot be looked into.
// CHECK-LABEL: func.func @stay
// CHECK-COUNT-2: memref.alloca()
// CHECK-NOT: memref.alloca()
// CHECK: scf.parallel
// CHECK-NEXT: memref.store
// CHECK: "unknown"() ({
// CHECK-NEXT: memref.load
// CHECK: scf.parallel
// CHECK-NEXT: "use"(%arg1)
func.func @stay(%i: index, %x: i32) {
  %m = memref.alloca() : memref<i32>
  %n = memref.alloca() : memref<i32>
  %o = memref.alloca() : memref<i32>
  scf.parallel (%k) = (%i) to (%i) step (%i) {
    memref.store %x, %m[] : memref<i32>
  }
  "unknown"() ({
    %a = memref.load %n[] : memref<i32>
    "use"(%a) : (i32) -> ()
  }) : () -> ()
  memref.store %x, %o[] : memref<i32>
  scf.parallel (%k) = (%i) to (%i) step (%i) {
    %a = memref.load %o[] : memref<i32>
    "use"(%a) : (i32) -> ()
  }
  return
}

// -----

// What is stored is what was loaded, outside and inside.
// CHECK-LABEL: func.func @chain
// CHECK-SAME: (%[[C:.*]]: i1, %[[X:.*]]: i32)
// CHECK-NEXT: %[[R:.*]] = scf.if %[[C]] -> (i32) {
// CHECK-NEXT: "use"(%[[X]], %[[X]])
// CHECK-NEXT: scf.yield %[[X]] : i32
// CHECK-NEXT: } else {
// CHECK-NEXT: scf.yield %[[X]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: return %[[R]] : i32
func.func @chain(%c: i1, %x: i32) -> i32 {
  %m = memref.alloca() : memref<i32>
  memref.store %x, %m[] : memref<i32>
  %a = memref.load %m[] : memref<i32>
  memref.store %a, %m[] : memref<i32>
  scf.if %c {
    %b = memref.load %m[] : memref<i32>
    memref.store %b, %m[] : memref<i32>
    %d = memref.load %m[] : memref<i32>
    "use"(%b, %d) : (i32, i32) -> ()
  }
  %r = memref.load %m[] : memref<i32>
  return %r : i32
}

// -----

// Memory of a loop begins anew in each iteration.
// CHECK-LABEL: func.func @own_region
// CHECK: scf.for
// CHECK-NOT: memref
// CHECK: return
func.func @own_region(%lo: index, %x: i32) {
  scf.for %i = %lo to %lo step %lo {
    %m = memref.alloca() : memref<i32>
    scf.for %k = %lo to %lo step %lo {
      %a = memref.load %m[] : memref<i32>
      "use"(%a) : (i32) -> ()
      memref.store %x, %m[] : memref<i32>
    }
  }
  return
}
