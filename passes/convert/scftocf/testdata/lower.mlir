// RUN: ods opt %s --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s

// Every operation of scf. Expectations are what mlir-opt prints.

// CHECK: #loop_annotation = #llvm.loop_annotation<mustProgress = true>

// CHECK-LABEL: func.func @for(
// CHECK-NEXT:   cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT:   %1 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT:   cf.cond_br %1, ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb3(%arg0 : index)
// CHECK-NEXT: ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:   %3 = arith.cmpi slt, %2, %0 : index
// CHECK-NEXT:   cf.cond_br %3, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   "a.b"(%0, %2) : (index, index) -> ()
// CHECK-NEXT:   %4 = arith.addi %2, %arg2 : index
// CHECK-NEXT:   cf.br ^bb3(%4 : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT:   %5 = arith.addi %0, %arg2 : index
// CHECK-NEXT:   cf.br ^bb1(%5 : index)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb7(%arg0, %arg3 : index, f32)
// CHECK-NEXT: ^bb7(%6: index, %7: f32):  // 2 preds: ^bb6, ^bb8
// CHECK-NEXT:   %8 = arith.cmpi slt, %6, %arg1 : index
// CHECK-NEXT:   cf.cond_br %8, ^bb8, ^bb9
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT:   %9 = arith.addf %7, %arg3 : f32
// CHECK-NEXT:   %10 = arith.addi %6, %arg2 : index
// CHECK-NEXT:   cf.br ^bb7(%10, %9 : index, f32)
// CHECK-NEXT: ^bb9:  // pred: ^bb7
// CHECK-NEXT:   return %7 : f32
// CHECK-NEXT: }
func.func @for(%lb: index, %ub: index, %s: index, %x: f32) -> f32 {
  scf.for %i = %lb to %ub step %s {
    scf.for %j = %lb to %i step %s {
      "a.b"(%i, %j) : (index, index) -> ()
    }
  }
  %0 = scf.for %i = %lb to %ub step %s iter_args(%a = %x) -> (f32) {
    %z = arith.addf %a, %x : f32
    scf.yield %z : f32
  }
  return %0 : f32
}

// CHECK-LABEL: func.func @unsigned(
// CHECK-NEXT:   cf.br ^bb1(%arg0 : i8)
// CHECK-NEXT: ^bb1(%0: i8):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   %1 = arith.cmpi ult, %0, %arg1 : i8
// CHECK-NEXT:   cf.cond_br %1, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   "a.b"(%0) : (i8) -> ()
// CHECK-NEXT:   %2 = arith.addi %0, %arg2 : i8
// CHECK-NEXT:   cf.br ^bb1(%2 : i8)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @unsigned(%lb: i8, %ub: i8, %s: i8) {
  scf.for unsigned %i = %lb to %ub step %s : i8 {
    "a.b"(%i) : (i8) -> ()
  }
  return
}

// CHECK-LABEL: func.func @annotated(
// CHECK-NEXT:   cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   %1 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT:   cf.cond_br %1, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT:   %2 = arith.addi %0, %arg2 : index
// CHECK-NEXT:   cf.br ^bb1(%2 : index) {llvm.loop_annotation = #loop_annotation}
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb4
// CHECK-NEXT: ^bb4:  // 2 preds: ^bb3, ^bb5
// CHECK-NEXT:   cf.cond_br %arg3, ^bb5, ^bb6
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT:   cf.br ^bb4 {llvm.loop_annotation = #loop_annotation}
// CHECK-NEXT: ^bb6:  // pred: ^bb4
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @annotated(%lb: index, %ub: index, %s: index, %c: i1) {
  scf.for %i = %lb to %ub step %s {
    "a.b"() : () -> ()
  } {llvm.loop_annotation = #llvm.loop_annotation<mustProgress = true>, other}
  scf.while : () -> () {
    scf.condition(%c)
  } do {
    "a.b"() : () -> ()
    scf.yield
  } attributes {llvm.loop_annotation = #llvm.loop_annotation<mustProgress = true>, other}
  return
}

// CHECK-LABEL: func.func @if(
// CHECK-NEXT:   cf.cond_br %arg0, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT:   cf.br ^bb2
// CHECK-NEXT: ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:   cf.cond_br %arg0, ^bb3, ^bb6
// CHECK-NEXT: ^bb3:  // pred: ^bb2
// CHECK-NEXT:   "a.b"() : () -> ()
// CHECK-NEXT:   cf.cond_br %arg0, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   "a.c"() : () -> ()
// CHECK-NEXT:   cf.br ^bb5
// CHECK-NEXT: ^bb5:  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:   cf.br ^bb7
// CHECK-NEXT: ^bb6:  // pred: ^bb2
// CHECK-NEXT:   "a.d"() : () -> ()
// CHECK-NEXT:   cf.br ^bb7
// CHECK-NEXT: ^bb7:  // 2 preds: ^bb5, ^bb6
// CHECK-NEXT:   cf.cond_br %arg0, ^bb8, ^bb9
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT:   %0 = "a.b"() : () -> f32
// CHECK-NEXT:   cf.br ^bb10(%0 : f32)
// CHECK-NEXT: ^bb9:  // pred: ^bb7
// CHECK-NEXT:   cf.br ^bb10(%arg1 : f32)
// CHECK-NEXT: ^bb10(%1: f32):  // 2 preds: ^bb8, ^bb9
// CHECK-NEXT:   cf.br ^bb11
// CHECK-NEXT: ^bb11:  // pred: ^bb10
// CHECK-NEXT:   "a.e"() : () -> ()
// CHECK-NEXT:   return %1 : f32
// CHECK-NEXT: }
func.func @if(%c: i1, %x: f32) -> f32 {
  scf.if %c {
    "a.b"() : () -> ()
  }
  scf.if %c {
    "a.b"() : () -> ()
    scf.if %c {
      "a.c"() : () -> ()
    }
  } else {
    "a.d"() : () -> ()
  }
  %0 = scf.if %c -> f32 {
    %y = "a.b"() : () -> f32
    scf.yield %y : f32
  } else {
    scf.yield %x : f32
  }
  "a.e"() : () -> ()
  return %0 : f32
}

// CHECK-LABEL: func.func @while(
// CHECK-NEXT:   cf.br ^bb1(%arg0 : f32)
// CHECK-NEXT: ^bb1(%0: f32):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT:   %1 = "a.c"(%0) : (f32) -> i1
// CHECK-NEXT:   cf.cond_br %1, ^bb2(%0 : f32), ^bb3
// CHECK-NEXT: ^bb2(%2: f32):  // pred: ^bb1
// CHECK-NEXT:   %3 = arith.addf %2, %arg0 : f32
// CHECK-NEXT:   cf.br ^bb1(%3 : f32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb4(%arg0 : f32)
// CHECK-NEXT: ^bb4(%4: f32):  // 2 preds: ^bb3, ^bb4
// CHECK-NEXT:   %5:2 = "a.c"(%4) : (f32) -> (i1, f32)
// CHECK-NEXT:   cf.cond_br %5#0, ^bb4(%5#1 : f32), ^bb5
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT:   return %0, %5#1 : f32, f32
// CHECK-NEXT: }
func.func @while(%x: f32) -> (f32, f32) {
  %0 = scf.while (%a = %x) : (f32) -> f32 {
    %c = "a.c"(%a) : (f32) -> i1
    scf.condition(%c) %a : f32
  } do {
  ^bb0(%b: f32):
    %z = arith.addf %b, %x : f32
    scf.yield %z : f32
  }
  // The second region does nothing.
  %1 = scf.while (%a = %x) : (f32) -> f32 {
    %c:2 = "a.c"(%a) : (f32) -> (i1, f32)
    scf.condition(%c#0) %c#1 : f32
  } do {
  ^bb0(%b: f32):
    scf.yield %b : f32
  }
  return %0, %1 : f32, f32
}

// CHECK-LABEL: func.func @parallel(
// CHECK-NEXT:   cf.br ^bb1(%arg0 : index)
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT:   %1 = arith.cmpi slt, %0, %arg1 : index
// CHECK-NEXT:   cf.cond_br %1, ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb3(%arg0 : index)
// CHECK-NEXT: ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:   %3 = arith.cmpi slt, %2, %arg1 : index
// CHECK-NEXT:   cf.cond_br %3, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   "a.b"(%0, %2) : (index, index) -> ()
// CHECK-NEXT:   %4 = arith.addi %2, %arg2 : index
// CHECK-NEXT:   cf.br ^bb3(%4 : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT:   %5 = arith.addi %0, %arg2 : index
// CHECK-NEXT:   cf.br ^bb1(%5 : index)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb7(%arg0, %arg3, %arg3 : index, f32, f32)
// CHECK-NEXT: ^bb7(%6: index, %7: f32, %8: f32):  // 2 preds: ^bb6, ^bb11
// CHECK-NEXT:   %9 = arith.cmpi slt, %6, %arg1 : index
// CHECK-NEXT:   cf.cond_br %9, ^bb8, ^bb12
// CHECK-NEXT: ^bb8:  // pred: ^bb7
// CHECK-NEXT:   cf.br ^bb9(%arg0, %7, %8 : index, f32, f32)
// CHECK-NEXT: ^bb9(%10: index, %11: f32, %12: f32):  // 2 preds: ^bb8, ^bb10
// CHECK-NEXT:   %13 = arith.cmpi slt, %10, %arg1 : index
// CHECK-NEXT:   cf.cond_br %13, ^bb10, ^bb11
// CHECK-NEXT: ^bb10:  // pred: ^bb9
// CHECK-NEXT:   %14 = "a.b"(%6, %10) : (index, index) -> f32
// CHECK-NEXT:   %15 = arith.addf %11, %14 : f32
// CHECK-NEXT:   %16 = arith.mulf %12, %arg3 : f32
// CHECK-NEXT:   %17 = arith.addi %10, %arg2 : index
// CHECK-NEXT:   cf.br ^bb9(%17, %15, %16 : index, f32, f32)
// CHECK-NEXT: ^bb11:  // pred: ^bb9
// CHECK-NEXT:   %18 = arith.addi %6, %arg2 : index
// CHECK-NEXT:   cf.br ^bb7(%18, %11, %12 : index, f32, f32)
// CHECK-NEXT: ^bb12:  // pred: ^bb7
// CHECK-NEXT:   return %7, %8 : f32, f32
// CHECK-NEXT: }
func.func @parallel(%lb: index, %ub: index, %s: index, %x: f32) -> (f32, f32) {
  scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%s, %s) {
    "a.b"(%i, %j) : (index, index) -> ()
  }
  %0:2 = scf.parallel (%i, %j) = (%lb, %lb) to (%ub, %ub) step (%s, %s) init (%x, %x) -> (f32, f32) {
    %v = "a.b"(%i, %j) : (index, index) -> f32
    scf.reduce(%v, %x : f32, f32) {
    ^bb0(%a: f32, %b: f32):
      %z = arith.addf %a, %b : f32
      scf.reduce.return %z : f32
    }, {
    ^bb0(%a: f32, %b: f32):
      %z = arith.mulf %a, %b : f32
      scf.reduce.return %z : f32
    }
  }
  return %0#0, %0#1 : f32, f32
}

// CHECK-LABEL: func.func @forall(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %c1_0 = arith.constant 1 : index
// CHECK-NEXT:   cf.br ^bb1(%c0 : index)
// CHECK-NEXT: ^bb1(%0: index):  // 2 preds: ^bb0, ^bb5
// CHECK-NEXT:   %1 = arith.cmpi slt, %0, %c4 : index
// CHECK-NEXT:   cf.cond_br %1, ^bb2, ^bb6
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb3(%c1 : index)
// CHECK-NEXT: ^bb3(%2: index):  // 2 preds: ^bb2, ^bb4
// CHECK-NEXT:   %3 = arith.cmpi slt, %2, %arg0 : index
// CHECK-NEXT:   cf.cond_br %3, ^bb4, ^bb5
// CHECK-NEXT: ^bb4:  // pred: ^bb3
// CHECK-NEXT:   "a.b"(%0, %2) : (index, index) -> ()
// CHECK-NEXT:   %4 = arith.addi %2, %arg0 : index
// CHECK-NEXT:   cf.br ^bb3(%4 : index)
// CHECK-NEXT: ^bb5:  // pred: ^bb3
// CHECK-NEXT:   %5 = arith.addi %0, %c1_0 : index
// CHECK-NEXT:   cf.br ^bb1(%5 : index)
// CHECK-NEXT: ^bb6:  // pred: ^bb1
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @forall(%n: index) {
  scf.forall (%i, %j) = (0, 1) to (4, %n) step (1, %n) {
    "a.b"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK-LABEL: func.func @index_switch(
// CHECK-NEXT:   %0 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT:   cf.switch %0 : i32, [
// CHECK-NEXT:     default: ^bb3,
// CHECK-NEXT:     2: ^bb1,
// CHECK-NEXT:     5: ^bb2
// CHECK-NEXT:   ]
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   %1 = "a.b"() : () -> f32
// CHECK-NEXT:   cf.br ^bb4(%1 : f32)
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT:   cf.br ^bb4(%arg1 : f32)
// CHECK-NEXT: ^bb3:  // pred: ^bb0
// CHECK-NEXT:   %2 = "a.c"() : () -> f32
// CHECK-NEXT:   cf.br ^bb4(%2 : f32)
// CHECK-NEXT: ^bb4(%3: f32):  // 3 preds: ^bb1, ^bb2, ^bb3
// CHECK-NEXT:   %4 = arith.index_cast %arg0 : index to i32
// CHECK-NEXT:   cf.switch %4 : i32, [
// CHECK-NEXT:     default: ^bb5]
// CHECK-NEXT: ^bb5:  // pred: ^bb4
// CHECK-NEXT:   "a.d"() : () -> ()
// CHECK-NEXT:   cf.br ^bb6
// CHECK-NEXT: ^bb6:  // pred: ^bb5
// CHECK-NEXT:   return %3 : f32
// CHECK-NEXT: }
func.func @index_switch(%n: index, %x: f32) -> f32 {
  %0 = scf.index_switch %n -> f32
  case 2 {
    %y = "a.b"() : () -> f32
    scf.yield %y : f32
  }
  case 5 {
    scf.yield %x : f32
  }
  default {
    %y = "a.c"() : () -> f32
    scf.yield %y : f32
  }
  scf.index_switch %n
  default {
    "a.d"() : () -> ()
  }
  return %0 : f32
}

// CHECK-LABEL: func.func @execute_region(
// CHECK-NEXT:   cf.br ^bb1
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT:   cf.cond_br %arg0, ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT:   cf.br ^bb4(%arg1 : f32)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT:   %0 = "a.b"() : () -> f32
// CHECK-NEXT:   cf.br ^bb4(%0 : f32)
// CHECK-NEXT: ^bb4(%1: f32):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:   return %1 : f32
// CHECK-NEXT: }
func.func @execute_region(%c: i1, %x: f32) -> f32 {
  %0 = scf.execute_region -> f32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %x : f32
  ^bb2:
    %y = "a.b"() : () -> f32
    scf.yield %y : f32
  }
  return %0 : f32
}
