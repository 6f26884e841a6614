// RUN: ods opt %s --lower-affine --allow-unregistered-dialect | FileCheck %s

// Every operation of affine that lower-affine lowers. Expectations are what mlir-opt prints.

// CHECK-LABEL: func.func @apply(
// CHECK-NEXT:   %c3 = arith.constant 3 : index
// CHECK-NEXT:   %0 = arith.muli %arg1, %c3 overflow<nsw> : index
// CHECK-NEXT:   %1 = arith.addi %arg0, %0 : index
// CHECK-NEXT:   %c-2 = arith.constant -2 : index
// CHECK-NEXT:   %2 = arith.addi %1, %c-2 : index
// CHECK-NEXT:   %c7 = arith.constant 7 : index
// CHECK-NEXT:   %3 = arith.remsi %arg0, %c7 : index
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %4 = arith.cmpi slt, %3, %c0 : index
// CHECK-NEXT:   %5 = arith.addi %3, %c7 : index
// CHECK-NEXT:   %6 = arith.select %4, %5, %3 : index
// CHECK-NEXT:   %c7_0 = arith.constant 7 : index
// CHECK-NEXT:   %c0_1 = arith.constant 0 : index
// CHECK-NEXT:   %c-1 = arith.constant -1 : index
// CHECK-NEXT:   %7 = arith.cmpi slt, %arg0, %c0_1 : index
// CHECK-NEXT:   %8 = arith.subi %c-1, %arg0 : index
// CHECK-NEXT:   %9 = arith.select %7, %8, %arg0 : index
// CHECK-NEXT:   %10 = arith.divsi %9, %c7_0 : index
// CHECK-NEXT:   %11 = arith.subi %c-1, %10 : index
// CHECK-NEXT:   %12 = arith.select %7, %11, %10 : index
// CHECK-NEXT:   %c7_2 = arith.constant 7 : index
// CHECK-NEXT:   %c0_3 = arith.constant 0 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %13 = arith.cmpi sle, %arg0, %c0_3 : index
// CHECK-NEXT:   %14 = arith.subi %c0_3, %arg0 : index
// CHECK-NEXT:   %15 = arith.subi %arg0, %c1 : index
// CHECK-NEXT:   %16 = arith.select %13, %14, %15 : index
// CHECK-NEXT:   %17 = arith.divsi %16, %c7_2 : index
// CHECK-NEXT:   %18 = arith.subi %c0_3, %17 : index
// CHECK-NEXT:   %19 = arith.addi %17, %c1 : index
// CHECK-NEXT:   %20 = arith.select %13, %18, %19 : index
// CHECK-NEXT:   %c0_4 = arith.constant 0 : index
// CHECK-NEXT:   %c-1_5 = arith.constant -1 : index
// CHECK-NEXT:   %21 = arith.cmpi slt, %arg0, %c0_4 : index
// CHECK-NEXT:   %22 = arith.subi %c-1_5, %arg0 : index
// CHECK-NEXT:   %23 = arith.select %21, %22, %arg0 : index
// CHECK-NEXT:   %24 = arith.divsi %23, %arg1 : index
// CHECK-NEXT:   %25 = arith.subi %c-1_5, %24 : index
// CHECK-NEXT:   %26 = arith.select %21, %25, %24 : index
// CHECK-NEXT:   return %2, %6, %12, %20, %26 : index, index, index, index, index
// CHECK-NEXT: }
func.func @apply(%a: index, %b: index) -> (index, index, index, index, index) {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0 * 3 - 2)>(%a)[%b]
  %1 = affine.apply affine_map<(d0) -> (d0 mod 7)>(%a)
  %2 = affine.apply affine_map<(d0) -> (d0 floordiv 7)>(%a)
  %3 = affine.apply affine_map<(d0) -> (d0 ceildiv 7)>(%a)
  %4 = affine.apply affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%a, %b]
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// CHECK-LABEL: func.func @min_max(
// CHECK-NEXT:   %c5 = arith.constant 5 : index
// CHECK-NEXT:   %0 = arith.minsi %arg0, %arg1 : index
// CHECK-NEXT:   %1 = arith.minsi %0, %c5 : index
// CHECK-NEXT:   %c-1 = arith.constant -1 : index
// CHECK-NEXT:   %2 = arith.muli %arg1, %c-1 overflow<nsw> : index
// CHECK-NEXT:   %3 = arith.addi %arg0, %2 : index
// CHECK-NEXT:   %4 = arith.maxsi %3, %arg1 : index
// CHECK-NEXT:   return %1, %4 : index, index
// CHECK-NEXT: }
func.func @min_max(%a: index, %b: index) -> (index, index) {
  %0 = affine.min affine_map<(d0)[s0] -> (d0, s0, 5)>(%a)[%b]
  %1 = affine.max affine_map<(d0)[s0] -> (d0 - s0, s0)>(%a)[%b]
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @loops(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   scf.for %arg2 = %c0 to %arg0 step %c2 {
// CHECK-NEXT:     %1 = arith.maxsi %arg2, %arg0 : index
// CHECK-NEXT:     %c10_1 = arith.constant 10 : index
// CHECK-NEXT:     %2 = arith.addi %arg2, %c10_1 : index
// CHECK-NEXT:     %3 = arith.minsi %arg0, %2 : index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg3 = %1 to %3 step %c1_2 {
// CHECK-NEXT:       "a.b"(%arg2, %arg3) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %c0_0 = arith.constant 0 : index
// CHECK-NEXT:   %c10 = arith.constant 10 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %0 = scf.for %arg2 = %c0_0 to %c10 step %c1 iter_args(%arg3 = %arg1) -> (f32) {
// CHECK-NEXT:     %1 = arith.addf %arg3, %arg3 : f32
// CHECK-NEXT:     scf.yield %1 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %0 : f32
// CHECK-NEXT: }
func.func @loops(%n: index, %x: f32) -> f32 {
  affine.for %i = 0 to %n step 2 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n] to min affine_map<(d0)[s0] -> (s0, d0 + 10)>(%i)[%n] {
      "a.b"(%i, %j) : (index, index) -> ()
    }
  }
  %0 = affine.for %i = 0 to 10 iter_args(%a = %x) -> (f32) {
    %s = arith.addf %a, %a : f32
    affine.yield %s : f32
  }
  return %0 : f32
}

// CHECK-LABEL: func.func @if(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c10 = arith.constant 10 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   scf.for %arg3 = %c0 to %c10 step %c1 {
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %c-10 = arith.constant -10 : index
// CHECK-NEXT:     %2 = arith.addi %arg3, %c-10 : index
// CHECK-NEXT:     %3 = arith.cmpi sge, %2, %c0_1 : index
// CHECK-NEXT:     %c-1 = arith.constant -1 : index
// CHECK-NEXT:     %4 = arith.muli %arg3, %c-1 overflow<nsw> : index
// CHECK-NEXT:     %5 = arith.addi %4, %arg0 : index
// CHECK-NEXT:     %c-9 = arith.constant -9 : index
// CHECK-NEXT:     %6 = arith.addi %5, %c-9 : index
// CHECK-NEXT:     %7 = arith.cmpi sge, %6, %c0_1 : index
// CHECK-NEXT:     %8 = arith.andi %3, %7 : i1
// CHECK-NEXT:     %c-10_2 = arith.constant -10 : index
// CHECK-NEXT:     %9 = arith.addi %arg0, %c-10_2 : index
// CHECK-NEXT:     %10 = arith.cmpi eq, %9, %c0_1 : index
// CHECK-NEXT:     %11 = arith.andi %8, %10 : i1
// CHECK-NEXT:     scf.if %11 {
// CHECK-NEXT:       "a.b"() : () -> ()
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "a.c"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c-10_4 = arith.constant -10 : index
// CHECK-NEXT:     %12 = arith.addi %arg3, %c-10_4 : index
// CHECK-NEXT:     %13 = arith.cmpi eq, %12, %c0_3 : index
// CHECK-NEXT:     scf.if %13 {
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %c0_0 = arith.constant 0 : index
// CHECK-NEXT:   %0 = arith.cmpi sge, %arg0, %c0_0 : index
// CHECK-NEXT:   %1 = scf.if %0 -> (f32) {
// CHECK-NEXT:     scf.yield %arg1 : f32
// CHECK-NEXT:   } else {
// CHECK-NEXT:     scf.yield %arg2 : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   return %1 : f32
// CHECK-NEXT: }
func.func @if(%n: index, %x: f32, %y: f32) -> f32 {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0)[s0] : (d0 - 10 >= 0, s0 - d0 - 9 >= 0, s0 - 10 == 0)>(%i)[%n] {
      "a.b"() : () -> ()
    } else {
      "a.c"() : () -> ()
    }
    affine.if affine_set<(d0) : (d0 - 10 == 0)>(%i) {
    }
  }
  %0 = affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %y : f32
  }
  return %0 : f32
}

// CHECK-LABEL: func.func @parallel(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c10 = arith.constant 10 : index
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %0 = arith.maxsi %arg0, %c4 : index
// CHECK-NEXT:   %c3 = arith.constant 3 : index
// CHECK-NEXT:   %1 = arith.addi %arg0, %c3 : index
// CHECK-NEXT:   %c100 = arith.constant 100 : index
// CHECK-NEXT:   %2 = arith.minsi %1, %c100 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   %c2 = arith.constant 2 : index
// CHECK-NEXT:   scf.parallel (%arg3, %arg4) = (%c0, %0) to (%c10, %2) step (%c1, %c2) {
// CHECK-NEXT:     "a.b"(%arg3, %arg4) : (index, index) -> ()
// CHECK-NEXT:     scf.reduce 
// CHECK-NEXT:   }
// CHECK-NEXT:   %c0_0 = arith.constant 0 : index
// CHECK-NEXT:   %c10_1 = arith.constant 10 : index
// CHECK-NEXT:   %c0_2 = arith.constant 0 : index
// CHECK-NEXT:   %c20 = arith.constant 20 : index
// CHECK-NEXT:   %c1_3 = arith.constant 1 : index
// CHECK-NEXT:   %c1_4 = arith.constant 1 : index
// CHECK-NEXT:   %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:   %cst_5 = arith.constant 0xFF800000 : f32
// CHECK-NEXT:   %3:2 = scf.parallel (%arg3, %arg4) = (%c0_0, %c0_2) to (%c10_1, %c20) step (%c1_3, %c1_4) init (%cst, %cst_5) -> (f32, f32) {
// CHECK-NEXT:     %5 = memref.load %arg1[%arg3, %arg4] : memref<100x100xf32>
// CHECK-NEXT:     scf.reduce(%5, %5 : f32, f32) {
// CHECK-NEXT:     ^bb0(%arg5: f32, %arg6: f32):
// CHECK-NEXT:       %6 = arith.addf %arg5, %arg6 : f32
// CHECK-NEXT:       scf.reduce.return %6 : f32
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%arg5: f32, %arg6: f32):
// CHECK-NEXT:       %6 = arith.maximumf %arg5, %arg6 : f32
// CHECK-NEXT:       scf.reduce.return %6 : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   %c0_6 = arith.constant 0 : index
// CHECK-NEXT:   %c10_7 = arith.constant 10 : index
// CHECK-NEXT:   %c1_8 = arith.constant 1 : index
// CHECK-NEXT:   %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:   %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:   %4:2 = scf.parallel (%arg3) = (%c0_6) to (%c10_7) step (%c1_8) init (%c1_i32, %c-1_i32) -> (i32, i32) {
// CHECK-NEXT:     %5 = memref.load %arg2[%arg3] : memref<100xi32>
// CHECK-NEXT:     scf.reduce(%5, %5 : i32, i32) {
// CHECK-NEXT:     ^bb0(%arg4: i32, %arg5: i32):
// CHECK-NEXT:       %6 = arith.muli %arg4, %arg5 : i32
// CHECK-NEXT:       scf.reduce.return %6 : i32
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%arg4: i32, %arg5: i32):
// CHECK-NEXT:       %6 = arith.andi %arg4, %arg5 : i32
// CHECK-NEXT:       scf.reduce.return %6 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return %3#0, %3#1, %4#0, %4#1 : f32, f32, i32, i32
// CHECK-NEXT: }
func.func @parallel(%n: index, %m: memref<100x100xf32>, %k: memref<100xi32>) -> (f32, f32, i32, i32) {
  affine.parallel (%i, %j) = (0, max(%n, 4)) to (10, min(%n + 3, 100)) step (1, 2) {
    "a.b"(%i, %j) : (index, index) -> ()
  }
  %0:2 = affine.parallel (%i, %j) = (0, 0) to (10, 20) reduce ("addf", "maximumf") -> (f32, f32) {
    %x = affine.load %m[%i, %j] : memref<100x100xf32>
    affine.yield %x, %x : f32, f32
  }
  %1:2 = affine.parallel (%i) = (0) to (10) reduce ("muli", "andi") -> (i32, i32) {
    %x = affine.load %k[%i] : memref<100xi32>
    affine.yield %x, %x : i32, i32
  }
  return %0#0, %0#1, %1#0, %1#1 : f32, f32, i32, i32
}

// CHECK-LABEL: func.func @memory(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c8 = arith.constant 8 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   scf.for %arg4 = %c0 to %c8 step %c1 {
// CHECK-NEXT:     %c1_0 = arith.constant 1 : index
// CHECK-NEXT:     %0 = arith.addi %arg4, %c1_0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %1 = arith.muli %arg1, %c2 overflow<nsw> : index
// CHECK-NEXT:     %2 = memref.load %arg0[%0, %1] : memref<8x8xf32>
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %3 = arith.remsi %arg4, %c3 : index
// CHECK-NEXT:     %c0_1 = arith.constant 0 : index
// CHECK-NEXT:     %4 = arith.cmpi slt, %3, %c0_1 : index
// CHECK-NEXT:     %5 = arith.addi %3, %c3 : index
// CHECK-NEXT:     %6 = arith.select %4, %5, %3 : index
// CHECK-NEXT:     %c0_2 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %2, %arg0[%6, %c0_2] : memref<8x8xf32>
// CHECK-NEXT:     memref.prefetch %arg0[%arg4, %arg4], write, locality<3>, data : memref<8x8xf32>
// CHECK-NEXT:     %c7 = arith.constant 7 : index
// CHECK-NEXT:     %7 = arith.addi %arg4, %c7 : index
// CHECK-NEXT:     %c0_3 = arith.constant 0 : index
// CHECK-NEXT:     %c0_4 = arith.constant 0 : index
// CHECK-NEXT:     memref.dma_start %arg0[%7, %arg4], %arg3[%arg4, %c0_3], %arg1, %arg2[%c0_4] : memref<8x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
// CHECK-NEXT:     %c7_5 = arith.constant 7 : index
// CHECK-NEXT:     %8 = arith.addi %arg4, %c7_5 : index
// CHECK-NEXT:     %c0_6 = arith.constant 0 : index
// CHECK-NEXT:     %c0_7 = arith.constant 0 : index
// CHECK-NEXT:     memref.dma_start %arg0[%8, %arg4], %arg3[%arg4, %c0_6], %arg1, %arg2[%c0_7], %arg1, %arg1 : memref<8x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
// CHECK-NEXT:     %c0_8 = arith.constant 0 : index
// CHECK-NEXT:     memref.dma_wait %arg2[%c0_8], %arg1 : memref<1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @memory(%m: memref<8x8xf32>, %n: index, %t: memref<1xi32>, %m2: memref<8x8xf32, 2>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i + 1, symbol(%n) * 2] : memref<8x8xf32>
    affine.store %0, %m[%i mod 3, 0] : memref<8x8xf32>
    affine.prefetch %m[%i, %i], write, locality<3>, data : memref<8x8xf32>
    affine.dma_start %m[%i + 7, %i], %m2[%i, 0], %t[0], %n : memref<8x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
    affine.dma_start %m[%i + 7, %i], %m2[%i, 0], %t[0], %n, %n, %n : memref<8x8xf32>, memref<8x8xf32, 2>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
  }
  return
}

// CHECK-LABEL: func.func @index(
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %0 = arith.muli %arg0, %c4 overflow<nsw> : index
// CHECK-NEXT:   %1 = arith.addi %0, %arg1 overflow<nsw> : index
// CHECK-NEXT:   %c4_0 = arith.constant 4 : index
// CHECK-NEXT:   %c4_1 = arith.constant 4 : index
// CHECK-NEXT:   %2 = arith.muli %arg2, %c4_1 overflow<nsw, nuw> : index
// CHECK-NEXT:   %3 = arith.muli %arg0, %2 overflow<nsw> : index
// CHECK-NEXT:   %4 = arith.muli %arg1, %c4_0 overflow<nsw> : index
// CHECK-NEXT:   %5 = arith.addi %3, %4 overflow<nsw> : index
// CHECK-NEXT:   %6 = arith.addi %5, %arg2 overflow<nsw> : index
// CHECK-NEXT:   %c5 = arith.constant 5 : index
// CHECK-NEXT:   %7 = arith.muli %arg1, %c5 overflow<nsw, nuw> : index
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %8 = arith.floordivsi %arg0, %7 : index
// CHECK-NEXT:   %9 = arith.remsi %arg0, %7 : index
// CHECK-NEXT:   %10 = arith.cmpi slt, %9, %c0 : index
// CHECK-NEXT:   %11 = arith.addi %9, %7 overflow<nsw> : index
// CHECK-NEXT:   %12 = arith.select %10, %11, %9 : index
// CHECK-NEXT:   %13 = arith.divsi %12, %arg1 : index
// CHECK-NEXT:   %14 = arith.remsi %arg0, %arg1 : index
// CHECK-NEXT:   %15 = arith.cmpi slt, %14, %c0 : index
// CHECK-NEXT:   %16 = arith.addi %14, %arg1 overflow<nsw> : index
// CHECK-NEXT:   %17 = arith.select %15, %16, %14 : index
// CHECK-NEXT:   return %1, %6, %8, %13, %17, %arg0 : index, index, index, index, index, index
// CHECK-NEXT: }
func.func @index(%a: index, %b: index, %n: index) -> (index, index, index, index, index, index) {
  %0 = affine.linearize_index [%a, %b] by (3, 4) : index
  %1 = affine.linearize_index disjoint [%a, %b, %n] by (%n, 4) : index
  %2:3 = affine.delinearize_index %a into (%n, 5, %b) : index, index, index
  %3 = affine.delinearize_index %a into (7) : index
  return %0, %1, %2#0, %2#1, %2#2, %3 : index, index, index, index, index, index
}

// What changes least often is added first.
// CHECK-LABEL: func.func @invariant(
// CHECK-NEXT:   %c0 = arith.constant 0 : index
// CHECK-NEXT:   %c8 = arith.constant 8 : index
// CHECK-NEXT:   %c1 = arith.constant 1 : index
// CHECK-NEXT:   scf.for %arg1 = %c0 to %c8 step %c1 {
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c8_1 = arith.constant 8 : index
// CHECK-NEXT:     %c1_2 = arith.constant 1 : index
// CHECK-NEXT:     scf.for %arg2 = %c0_0 to %c8_1 step %c1_2 {
// CHECK-NEXT:       %c5 = arith.constant 5 : index
// CHECK-NEXT:       %c20 = arith.constant 20 : index
// CHECK-NEXT:       %0 = arith.muli %arg2, %c20 overflow<nsw> : index
// CHECK-NEXT:       %1 = arith.muli %arg1, %c5 overflow<nsw> : index
// CHECK-NEXT:       %2 = arith.addi %arg0, %1 overflow<nsw> : index
// CHECK-NEXT:       %3 = arith.addi %2, %0 overflow<nsw> : index
// CHECK-NEXT:       "a.use"(%3) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @invariant(%n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %0 = affine.linearize_index [%j, %i, %n] by (3, 4, 5) : index
      "a.use"(%0) : (index) -> ()
    }
  }
  return
}
