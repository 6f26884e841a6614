// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// Every operation of scf in its custom form. Expectations are what mlir-opt prints.

// CHECK-LABEL: func.func @loops(
// CHECK-NEXT:   scf.for %arg5 = %arg0 to %arg1 step %arg2 {
// CHECK-NEXT:     "a.b"(%arg5) : (index) -> ()
// CHECK-NEXT:   } {kept = 1 : i32}
// CHECK-NEXT:   %0 = scf.for %arg5 = %arg0 to %arg1 step %arg2 iter_args(%arg6 = %arg3) -> (f32) {
// CHECK-NEXT:     %3 = arith.addf %arg6, %arg6 : f32
// CHECK-NEXT:     scf.yield %3 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   %1:2 = scf.while (%arg5 = %0, %arg6 = %arg3) : (f32, f32) -> (f32, f32) {
// CHECK-NEXT:     scf.condition(%arg4) %arg5, %arg6 : f32, f32
// CHECK-NEXT:   } do {
// CHECK-NEXT:   ^bb0(%arg5: f32, %arg6: f32):
// CHECK-NEXT:     scf.yield %arg6, %arg5 : f32, f32
// CHECK-NEXT:   } attributes {kept}
// CHECK-NEXT:   scf.while : () -> () {
// CHECK-NEXT:     scf.condition(%arg4)
// CHECK-NEXT:   } do {
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   %2:2 = scf.parallel (%arg5, %arg6) = (%arg0, %arg0) to (%arg1, %arg1) step (%arg2, %arg2) init (%arg3, %arg3) -> (f32, f32) {
// CHECK-NEXT:     scf.reduce(%arg3, %arg3 : f32, f32) {
// CHECK-NEXT:     ^bb0(%arg7: f32, %arg8: f32):
// CHECK-NEXT:       %3 = arith.addf %arg7, %arg8 : f32
// CHECK-NEXT:       scf.reduce.return %3 : f32
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%arg7: f32, %arg8: f32):
// CHECK-NEXT:       %3 = arith.mulf %arg7, %arg8 : f32
// CHECK-NEXT:       scf.reduce.return %3 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.parallel (%arg5) = (%arg0) to (%arg1) step (%arg2) {
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   return %2#1 : f32
// CHECK-NEXT: }
func.func @loops(%lb: index, %ub: index, %s: index, %x: f32, %c: i1) -> f32 {
  scf.for %i = %lb to %ub step %s {
    "a.b"(%i) : (index) -> ()
    scf.yield
  } {kept = 1 : i32}
  %0 = scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> f32 {
    %z = arith.addf %a, %a : f32
    scf.yield %z : f32
  }
  %1:2 = scf.while (%a = %0, %b = %x) : (f32, f32) -> (f32, f32) {
    scf.condition(%c) %a, %b : f32, f32
  } do {
  ^bb0(%a: f32, %b: f32):
    scf.yield %b, %a : f32, f32
  } attributes {kept}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    scf.yield
  }
  %2:2 = scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%s, %s) init (%x, %x) -> (f32, f32) {
    scf.reduce(%x, %x : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %z = arith.addf %a, %b : f32
      scf.reduce.return %z : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      %z = arith.mulf %a, %b : f32
      scf.reduce.return %z : f32
    }
  }
  scf.parallel (%i) = (%lb) to (%ub) step (%s) {
  }
  return %2#1 : f32
}

// CHECK-LABEL: func.func @typed(
// CHECK-NEXT:   scf.for unsigned %arg3 = %arg0 to %arg1 step %arg2  : i8 {
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.for %arg3 = %arg0 to %arg1 step %arg2  : i8 {
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @typed(%lb: i8, %ub: i8, %s: i8) {
  scf.for unsigned %i = %lb to %ub step %s : i8 {
  }
  "scf.for"(%lb, %ub, %s) ({
  ^bb0(%i: i8):
    "scf.yield"() : () -> ()
  }) : (i8, i8, i8) -> ()
  return
}

// CHECK-LABEL: func.func @conditionals(
// CHECK-NEXT:   scf.if %arg0 {
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.if %arg0 {
// CHECK-NEXT:     "a.b"() : () -> ()
// CHECK-NEXT:   } else {
// CHECK-NEXT:     "a.c"() : () -> ()
// CHECK-NEXT:   } {kept}
// CHECK-NEXT:   %0:2 = scf.if %arg0 -> (i32, i32) {
// CHECK-NEXT:     scf.yield %arg2, %arg2 : i32, i32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %arg2, %arg2 : i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   %1 = scf.index_switch %arg1 {kept} -> i32 
// CHECK-NEXT:   case -2 {
// CHECK-NEXT:     scf.yield %arg2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   case 7 {
// CHECK-NEXT:     scf.yield %arg2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   default {
// CHECK-NEXT:     scf.yield %0#0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.index_switch %arg1 
// CHECK-NEXT:   default {
// CHECK-NEXT:   }
// CHECK-NEXT:   %2 = scf.execute_region -> i32 {
// CHECK-NEXT:     scf.yield %arg2 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.execute_region no_inline {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     scf.yield
// CHECK-NEXT:   } {kept}
// CHECK-NEXT:   return %1, %2 : i32, i32
// CHECK-NEXT: }
func.func @conditionals(%c: i1, %n: index, %x: i32) -> (i32, i32) {
  scf.if %c {
  }
  scf.if %c {
    "a.b"() : () -> ()
  } else {
    "a.c"() : () -> ()
  } {kept}
  %0:2 = scf.if %c -> (i32, i32) {
    scf.yield %x, %x : i32, i32
  } else {
    scf.yield %x, %x : i32, i32
  }
  %1 = scf.index_switch %n {kept} -> i32
  case -2 {
    scf.yield %x : i32
  }
  case 7 {
    scf.yield %x : i32
  }
  default {
    scf.yield %0#0 : i32
  }
  scf.index_switch %n
  default {
  }
  %2 = scf.execute_region -> i32 {
    scf.yield %x : i32
  }
  scf.execute_region no_inline {
    cf.br ^bb1
  ^bb1:
    scf.yield
  } {kept}
  return %1, %2 : i32, i32
}

// CHECK-LABEL: func.func @forall(
// CHECK-NEXT:   scf.forall (%arg2, %arg3) in (4, %arg0) {
// CHECK-NEXT:     "a.b"(%arg2, %arg3) : (index, index) -> ()
// CHECK-NEXT:   }
// CHECK-NEXT:   scf.forall (%arg2) = (1) to (%arg0) step (2) {
// CHECK-NEXT:   } {kept}
// CHECK-NEXT:   %0 = scf.forall (%arg2) in (%arg0) shared_outs(%arg3 = %arg1) -> (tensor<4xf32>) {
// CHECK-NEXT:     scf.forall.in_parallel {
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : tensor<4xf32>
// CHECK-NEXT: }
func.func @forall(%n: index, %t: tensor<4xf32>) -> tensor<4xf32> {
  scf.forall (%i, %j) in (4, %n) {
    "a.b"(%i, %j) : (index, index) -> ()
  }
  scf.forall (%i) = (1) to (%n) step (2) {
    scf.forall.in_parallel {
    }
  } {kept}
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %t) -> (tensor<4xf32>) {
    scf.forall.in_parallel {
    }
  }
  return %0 : tensor<4xf32>
}
