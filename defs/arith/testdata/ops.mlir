// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation of arith in its custom form, with all its variants.

// CHECK-LABEL: func.func @constants(
// CHECK-NEXT:   %c42_i32 = arith.constant 42 : i32
// CHECK-NEXT:   %c-1 = arith.constant -1 : index
// CHECK-NEXT:   %true = arith.constant true
// CHECK-NEXT:   %cst = arith.constant 1.500000e+00 : f32
// CHECK-NEXT:   %cst_0 = arith.constant dense<[1, 2]> : vector<2xi32>
// CHECK-NEXT:   %cst_1 = arith.constant {a.b = 1 : i8} 0x7FC00000 : f32
// CHECK-NEXT:   %cst_2 = arith.constant dense<0> : vector<[4]xi8>
// CHECK-NEXT:   %cst_3 = arith.constant sparse<{{\[\[}}0, 1]], 5> : tensor<2x2xi8>
// CHECK-NEXT:   %c5_i1024 = arith.constant 5 : i1024
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constants() {
  %0 = arith.constant 42 : i32
  %1 = arith.constant -1 : index
  %2 = arith.constant true
  %3 = arith.constant 1.5 : f32
  %4 = arith.constant dense<[1, 2]> : vector<2xi32>
  %5 = arith.constant {a.b = 1 : i8} 0x7FC00000 : f32
  %6 = arith.constant dense<0> : vector<[4]xi8>
  %7 = arith.constant sparse<[[0, 1]], [5]> : tensor<2x2xi8>
  %8 = arith.constant 5 : i1024
  return
}

// CHECK-LABEL: func.func @int_binary(
// CHECK-NEXT:   %0 = arith.addi %arg0, %arg0 : i32
// CHECK-NEXT:   %1 = arith.addi %arg1, %arg1 overflow<nsw, nuw> : vector<4xindex>
// CHECK-NEXT:   %2 = arith.subi %arg2, %arg2 overflow<nuw> {a.b} : tensor<?x2xi8>
// CHECK-NEXT:   %3 = arith.muli %arg0, %arg0 overflow<nsw> : i32
// CHECK-NEXT:   %4 = arith.divui %arg0, %arg0 : i32
// CHECK-NEXT:   %5 = arith.divsi %arg0, %arg0 exact : i32
// CHECK-NEXT:   %6 = arith.ceildivui %arg0, %arg0 : i32
// CHECK-NEXT:   %7 = arith.ceildivsi %arg0, %arg0 : i32
// CHECK-NEXT:   %8 = arith.floordivsi %arg0, %arg0 : i32
// CHECK-NEXT:   %9 = arith.remui %arg0, %arg0 : i32
// CHECK-NEXT:   %10 = arith.remsi %arg0, %arg0 : i32
// CHECK-NEXT:   %11 = arith.andi %arg0, %arg0 : i32
// CHECK-NEXT:   %12 = arith.ori %arg0, %arg0 : i32
// CHECK-NEXT:   %13 = arith.xori %arg0, %arg0 : i32
// CHECK-NEXT:   %14 = arith.shli %arg0, %arg0 overflow<nuw> : i32
// CHECK-NEXT:   %15 = arith.shrui %arg0, %arg0 exact : i32
// CHECK-NEXT:   %16 = arith.shrsi %arg0, %arg0 : i32
// CHECK-NEXT:   %17 = arith.maxsi %arg0, %arg0 : i32
// CHECK-NEXT:   %18 = arith.maxui %arg0, %arg0 : i32
// CHECK-NEXT:   %19 = arith.minsi %arg0, %arg0 : i32
// CHECK-NEXT:   %20 = arith.minui %arg0, %arg0 : i32
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @int_binary(%x: i32, %v: vector<4xindex>, %t: tensor<?x2xi8>) {
  %0 = arith.addi %x, %x : i32
  %1 = arith.addi %v, %v overflow<nsw, nuw> : vector<4xindex>
  %2 = arith.subi %t, %t overflow<nuw> {a.b} : tensor<?x2xi8>
  %3 = arith.muli %x, %x overflow<nsw> : i32
  %4 = arith.divui %x, %x : i32
  %5 = arith.divsi %x, %x exact : i32
  %6 = arith.ceildivui %x, %x : i32
  %7 = arith.ceildivsi %x, %x : i32
  %8 = arith.floordivsi %x, %x : i32
  %9 = arith.remui %x, %x : i32
  %10 = arith.remsi %x, %x : i32
  %11 = arith.andi %x, %x : i32
  %12 = arith.ori %x, %x : i32
  %13 = arith.xori %x, %x : i32
  %14 = arith.shli %x, %x overflow<nuw> : i32
  %15 = arith.shrui %x, %x exact : i32
  %16 = arith.shrsi %x, %x : i32
  %17 = arith.maxsi %x, %x : i32
  %18 = arith.maxui %x, %x : i32
  %19 = arith.minsi %x, %x : i32
  %20 = arith.minui %x, %x : i32
  return
}

// CHECK-LABEL: func.func @extended(
// CHECK-NEXT:   %sum, %overflow = arith.addui_extended %arg0, %arg0 : i32, i1
// CHECK-NEXT:   %sum_0, %overflow_1 = arith.addui_extended %arg1, %arg1 : vector<4xi8>, vector<4xi1>
// CHECK-NEXT:   %low, %high = arith.mulsi_extended %arg0, %arg0 : i32
// CHECK-NEXT:   %low_2, %high_3 = arith.mului_extended %arg1, %arg1 {a.b} : vector<4xi8>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @extended(%x: i32, %v: vector<4xi8>) {
  %0, %1 = arith.addui_extended %x, %x : i32, i1
  %2:2 = arith.addui_extended %v, %v : vector<4xi8>, vector<4xi1>
  %3, %4 = arith.mulsi_extended %x, %x : i32
  %5, %6 = arith.mului_extended %v, %v {a.b} : vector<4xi8>
  return
}

// CHECK-LABEL: func.func @float_binary(
// CHECK-NEXT:   %0 = arith.negf %arg0 : f32
// CHECK-NEXT:   %1 = arith.negf %arg0 fastmath<fast> : f32
// CHECK-NEXT:   %2 = arith.addf %arg0, %arg0 fastmath<nnan,ninf> : f32
// CHECK-NEXT:   %3 = arith.subf %arg1, %arg1 fastmath<fast> : vector<4xf8E5M2>
// CHECK-NEXT:   %4 = arith.mulf %arg2, %arg2 : tensor<*xf64>
// CHECK-NEXT:   %5 = arith.divf %arg0, %arg0 : f32
// CHECK-NEXT:   %6 = arith.remf %arg0, %arg0 : f32
// CHECK-NEXT:   %7 = arith.maximumf %arg0, %arg0 : f32
// CHECK-NEXT:   %8 = arith.minimumf %arg0, %arg0 : f32
// CHECK-NEXT:   %9 = arith.maxnumf %arg0, %arg0 : f32
// CHECK-NEXT:   %10 = arith.minnumf %arg0, %arg0 fastmath<contract> : f32
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @float_binary(%x: f32, %v: vector<4xf8E5M2>, %t: tensor<*xf64>) {
  %0 = arith.negf %x : f32
  %1 = arith.negf %x fastmath<fast> : f32
  %2 = arith.addf %x, %x fastmath<nnan,ninf> : f32
  %3 = arith.subf %v, %v fastmath<reassoc,nnan,ninf,nsz,arcp,contract,afn> : vector<4xf8E5M2>
  %4 = arith.mulf %t, %t : tensor<*xf64>
  %5 = arith.divf %x, %x fastmath<none> : f32
  %6 = arith.remf %x, %x : f32
  %7 = arith.maximumf %x, %x : f32
  %8 = arith.minimumf %x, %x : f32
  %9 = arith.maxnumf %x, %x : f32
  %10 = arith.minnumf %x, %x fastmath<contract> : f32
  return
}

// CHECK-LABEL: func.func @casts(
// CHECK-NEXT:   %0 = arith.extui %arg0 : i8 to i32
// CHECK-NEXT:   %1 = arith.extsi %arg0 : i8 to i32
// CHECK-NEXT:   %2 = arith.trunci %arg0 overflow<nsw, nuw> : i8 to i1
// CHECK-NEXT:   %3 = arith.extf %arg1 fastmath<contract> : f32 to f64
// CHECK-NEXT:   %4 = arith.truncf %arg1 : f32 to f16
// CHECK-NEXT:   %5 = arith.truncf %arg1 to_nearest_away fastmath<fast> : f32 to bf16
// CHECK-NEXT:   %6 = arith.uitofp %arg0 : i8 to f32
// CHECK-NEXT:   %7 = arith.sitofp %arg0 : i8 to f32
// CHECK-NEXT:   %8 = arith.fptoui %arg1 : f32 to i8
// CHECK-NEXT:   %9 = arith.fptosi %arg1 : f32 to i8
// CHECK-NEXT:   %10 = arith.index_cast %arg2 : index to i8
// CHECK-NEXT:   %11 = arith.index_castui %arg3 : memref<4xi32> to memref<4xindex>
// CHECK-NEXT:   %12 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:   %13 = arith.scaling_extf %arg5, %arg4 : f4E2M1FN, f8E8M0FNU to f32
// CHECK-NEXT:   %14 = arith.scaling_truncf %arg1, %arg4 downward fastmath<nnan> : f32, f8E8M0FNU to f4E2M1FN
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @casts(%x: i8, %f: f32, %i: index, %m: memref<4xi32>, %s: f8E8M0FNU, %d: f4E2M1FN) {
  %0 = arith.extui %x : i8 to i32
  %1 = arith.extsi %x : i8 to i32
  %2 = arith.trunci %x overflow<nsw, nuw> : i8 to i1
  %3 = arith.extf %f fastmath<contract> : f32 to f64
  %4 = arith.truncf %f : f32 to f16
  %5 = arith.truncf %f to_nearest_away fastmath<fast> : f32 to bf16
  %6 = arith.uitofp %x : i8 to f32
  %7 = arith.sitofp %x : i8 to f32
  %8 = arith.fptoui %f : f32 to i8
  %9 = arith.fptosi %f : f32 to i8
  %10 = arith.index_cast %i : index to i8
  %11 = arith.index_castui %m : memref<4xi32> to memref<4xindex>
  %12 = arith.bitcast %f : f32 to i32
  %13 = arith.scaling_extf %d, %s : f4E2M1FN, f8E8M0FNU to f32
  %14 = arith.scaling_truncf %f, %s downward fastmath<nnan> : f32, f8E8M0FNU to f4E2M1FN
  return
}

// CHECK-LABEL: func.func @comparisons(
// CHECK-NEXT:   %0 = arith.cmpi eq, %arg0, %arg0 : i32
// CHECK-NEXT:   %1 = arith.cmpi ugt, %arg2, %arg2 : vector<4xindex>
// CHECK-NEXT:   %2 = arith.cmpf oeq, %arg1, %arg1 : f32
// CHECK-NEXT:   %3 = arith.cmpf true, %arg3, %arg3 fastmath<nnan> : tensor<?xf64>
// CHECK-NEXT:   %4 = arith.cmpf false, %arg3, %arg3 {a.b} : tensor<?xf64>
// CHECK-NEXT:   %5 = arith.select %arg4, %arg0, %arg0 : i32
// CHECK-NEXT:   %6 = arith.select %arg5, %arg2, %arg2 : vector<4xi1>, vector<4xindex>
// CHECK-NEXT:   %7 = arith.select %arg4, %arg2, %arg2 {a.b} : vector<4xindex>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @comparisons(%x: i32, %f: f32, %v: vector<4xindex>, %t: tensor<?xf64>, %c: i1, %cv: vector<4xi1>) {
  %0 = arith.cmpi eq, %x, %x : i32
  %1 = arith.cmpi "ugt", %v, %v : vector<4xindex>
  %2 = arith.cmpf oeq, %f, %f : f32
  %3 = arith.cmpf true, %t, %t fastmath<nnan> : tensor<?xf64>
  %4 = arith.cmpf false, %t, %t {a.b} : tensor<?xf64>
  %5 = arith.select %c, %x, %x : i32
  %6 = arith.select %cv, %v, %v : vector<4xi1>, vector<4xindex>
  %7 = arith.select %c, %v, %v {a.b} : vector<4xindex>
  return
}

// Names: constants say their value, results of two say theirs, a product with vscale its factor.
// CHECK-LABEL: func.func @names(
// CHECK-NEXT:   %c7_i32 = arith.constant 7 : i32
// CHECK-NEXT:   %c-7 = arith.constant -7 : index
// CHECK-NEXT:   %false = arith.constant false
// CHECK-NEXT:   %cst = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:   %low, %high = arith.mulsi_extended %arg0, %c7_i32 : i32
// CHECK-NEXT:   return %low, %high : i32, i32
// CHECK-NEXT: }
func.func @names(%x: i32) -> (i32, i32) {
  %a = arith.constant 7 : i32
  %b = arith.constant -7 : index
  %c = arith.constant false
  %d = arith.constant 1.0 : f32
  %e, %f = arith.mulsi_extended %x, %a : i32
  return %e, %f : i32, i32
}
