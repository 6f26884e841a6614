// RUN: ods opt %s "--remove-dead-values=canonicalize=false" | FileCheck %s
// RUN: ods opt --upstream-bugs %s "--remove-dead-values=canonicalize=false" | FileCheck %s --check-prefix=UPSTREAM

// The second result of the switch is dead, and so is all that the condition guides. It must not become poison that decides what is
// executed.

func.func @f(%c: index, %m: memref<i32>) -> i64 {
  %s:2 = scf.index_switch %c -> i64, i1
  case 0 {
    %t = arith.constant true
    %n = arith.constant 1 : i64
    scf.yield %n, %t : i64, i1
  }
  default {
    %t = arith.constant false
    %n = arith.constant 2 : i64
    scf.yield %n, %t : i64, i1
  }
  %x = scf.if %s#1 -> i32 {
    %v = memref.load %m[] : memref<i32>
    scf.yield %v : i32
  } else {
    %v = arith.constant 7 : i32
    scf.yield %v : i32
  }
  return %s#0 : i64
}

// CHECK: scf.index_switch
// CHECK-NOT: scf.if
// CHECK: return

// UPSTREAM: %0:2 = scf.index_switch
// UPSTREAM: %1 = scf.if %0#1 -> (i32) {
// UPSTREAM-NEXT: %2 = ub.poison : i32

// An argument that decides nothing that matters is poison in calls, so that nothing may depend on it.

// CHECK-LABEL: @public
// CHECK-NOT: scf.if
// CHECK: return
// CHECK: %[[P:.+]] = ub.poison : i1
// CHECK: call @public(%[[P]],

// UPSTREAM-LABEL: @public
// UPSTREAM: scf.if %arg0
func.func @public(%c: i1, %m: memref<i32>) {
  %x = scf.if %c -> i32 {
    %v = memref.load %m[] : memref<i32>
    scf.yield %v : i32
  } else {
    %v = arith.constant 7 : i32
    scf.yield %v : i32
  }
  return
}
func.func @caller(%m: memref<i32>) {
  %t = arith.constant true
  call @public(%t, %m) : (i1, memref<i32>) -> ()
  return
}
