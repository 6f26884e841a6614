// RUN: ods opt %s --convert-arith-to-llvm --split-input-file --allow-unregistered-dialect | golden %S/arith.out

func.func @c() {
  %0 = arith.constant {test.b = 1 : i32} 1 : index
  %1 = arith.constant dense<1> : vector<2x3xindex>
  %2 = arith.constant dense<[[1.0, 2.0],[3.0,4.0]]> : vector<2x2xf8E5M2>
  %3 = arith.constant 1.0 : f8E5M2
  %4 = arith.constant dense<1> : tensor<2xi32>
  %5 = arith.constant dense<1.0> : vector<f32>
  %6 = arith.constant 1.0 : tf32
  %7 = arith.constant dense<1.0> : vector<2xf4E2M1FN>
  %8 = arith.constant -1 : i3
  %9 = arith.constant true
  %10 = arith.constant dense<[1,2]> : vector<2xindex>
  return
}

// -----

func.func @bc(%a: i32, %b: vector<2x4xf32>, %c: f8E5M2, %d: vector<4xf8E5M2>, %e: vector<f32>, %f: vector<4xi8>, %g: bf16, %h: vector<2x3xf8E5M2>) {
  %0 = arith.bitcast %a : i32 to f32
  %1 = arith.bitcast %b : vector<2x4xf32> to vector<2x4xi32>
  %2 = arith.bitcast %c : f8E5M2 to i8
  %3 = arith.bitcast %d : vector<4xf8E5M2> to vector<4xi8>
  %4 = arith.bitcast %e : vector<f32> to vector<i32>
  %5 = arith.bitcast %f : vector<4xi8> to vector<4xf8E4M3FN>
  %6 = arith.bitcast %g : bf16 to f16
  %7 = arith.bitcast %c : f8E5M2 to f8E4M3FN
  %8 = arith.bitcast %h : vector<2x3xf8E5M2> to vector<2x3xi8>
  return
}

// -----

func.func @ic(%a: i32, %b: index, %c: vector<2x3xindex>, %d: vector<2x3xi8>, %e: vector<3xindex>, %f: i64, %g: i128, %h: vector<2x3xi64>, %i: tensor<3xi32>) {
  %0 = arith.index_cast %a : i32 to index
  %1 = arith.index_cast %b : index to i32
  %2 = arith.index_cast %c : vector<2x3xindex> to vector<2x3xi8>
  %3 = arith.index_cast %d : vector<2x3xi8> to vector<2x3xindex>
  %4 = arith.index_cast %e : vector<3xindex> to vector<3xi8>
  %5 = arith.index_cast %f : i64 to index
  %6 = arith.index_cast %g : i128 to index
  %7 = arith.index_cast %h : vector<2x3xi64> to vector<2x3xindex>
  %8 = arith.index_cast %i : tensor<3xi32> to tensor<3xindex>
  %10 = arith.index_castui %a {test.a} : i32 to index
  %11 = arith.index_castui %b : index to i32
  %12 = arith.index_castui %c : vector<2x3xindex> to vector<2x3xi8>
  %13 = arith.index_castui %d : vector<2x3xi8> to vector<2x3xindex>
  return
}

// -----

func.func @cmp(%a: i32, %b: index, %c: vector<2x3xindex>, %d: vector<3xi8>, %e: f32, %f: vector<2x3xf32>, %g: f8E5M2, %h: tensor<2xi32>, %i: vector<2x[4]xi32>, %j: vector<f32>) {
  %0 = arith.cmpi slt, %a, %a {test.a} : i32
  %1 = arith.cmpi ult, %b, %b : index
  %2 = arith.cmpi eq, %c, %c {test.a} : vector<2x3xindex>
  %3 = arith.cmpi eq, %d, %d {test.a} : vector<3xi8>
  %4 = arith.cmpf oeq, %e, %e {test.a} : f32
  %5 = arith.cmpf one, %e, %e fastmath<nnan> : f32
  %6 = arith.cmpf one, %f, %f fastmath<nnan> : vector<2x3xf32>
  %7 = arith.cmpf one, %g, %g fastmath<nnan> : f8E5M2
  %8 = arith.cmpi eq, %h, %h : tensor<2xi32>
  %9 = arith.cmpi eq, %i, %i : vector<2x[4]xi32>
  %10 = arith.cmpf true, %e, %e : f32
  %11 = arith.cmpf false, %e, %e : f32
  %12 = arith.cmpf oeq, %j, %j : vector<f32>
  return
}

// -----

func.func @t(%a: f32, %b: vector<2x3xf32>, %c: f8E5M2, %d: vector<3xf32>, %e: bf16, %f: i32, %i: index, %g: i32) {
  %0 = arith.truncf %a to_nearest_even : f32 to bf16
  %1 = arith.truncf %a downward : f32 to bf16
  %2 = arith.truncf %a upward {test.a} : f32 to bf16
  %3 = arith.truncf %a toward_zero fastmath<fast> : f32 to bf16
  %4 = arith.truncf %a to_nearest_away : f32 to bf16
  %5 = arith.truncf %a fastmath<fast> : f32 to bf16
  %6 = arith.truncf %b to_nearest_even : vector<2x3xf32> to vector<2x3xbf16>
  %7 = arith.truncf %a : f32 to f8E5M2
  %8 = arith.truncf %b : vector<2x3xf32> to vector<2x3xf16>
  %9 = arith.extf %c : f8E5M2 to f32
  %10 = arith.extf %e fastmath<fast> : bf16 to f32
  %11 = arith.extf %e {test.a} : bf16 to f32
  %12 = arith.trunci %f overflow<nsw> {test.a} : i32 to i8
  %13 = arith.trunci %f overflow<nsw,nuw> : i32 to i8
  %14 = arith.extui %f {nonNeg, nneg, test.a} : i32 to i64
  %15 = arith.uitofp %f {nneg} : i32 to f32
  %16 = arith.uitofp %f : i32 to f8E5M2
  %17 = arith.fptosi %c : f8E5M2 to i32
  %18 = arith.addf %c, %c : f8E5M2
  %19 = arith.divsi %f, %g exact : i32
  %20 = arith.shrui %f, %g exact : i32
  %21 = arith.addi %f, %g overflow<nsw,nuw> {test.a} : i32
  %22 = arith.addi %f, %g : i32
  %23 = arith.addf %a, %a : f32
  %24 = arith.addf %a, %a fastmath<nnan,ninf> {test.b} : f32
  %25 = arith.negf %c : f8E5M2
  %26 = arith.maximumf %a, %a fastmath<nnan> : f32
  %27 = arith.maxnumf %b, %b fastmath<nnan> : vector<2x3xf32>
  %28 = arith.ceildivsi %f, %f : i32
  %29 = arith.floordivsi %f, %f : i32
  %30 = arith.ceildivui %f, %f : i32
  %31 = arith.ceildivui %i, %i : index
  return
}

// -----

func.func @sel(%a: f32, %b: vector<2x3xf32>, %c: f8E5M2, %d: vector<3xf32>, %i: i1, %j: vector<2x3xi1>, %k: tensor<2xf32>, %l: memref<2xf32>, %m: vector<3xi1>, %n: tensor<2xi1>, %o: vector<f32>, %p: vector<i1>,
%aa: f32, %bb: vector<2x3xf32>, %cc: f8E5M2, %dd: vector<3xf32>, %ll: memref<2xf32>, %oo: vector<f32>) {
  %0 = arith.select %i, %a, %aa : f32
  %1 = arith.select %i, %b, %bb : vector<2x3xf32>
  %2 = arith.select %j, %b, %bb {test.a} : vector<2x3xi1>, vector<2x3xf32>
  %3 = arith.select %m, %d, %dd : vector<3xi1>, vector<3xf32>
  %5 = arith.select %i, %l, %ll : memref<2xf32>
  %6 = arith.select %i, %c, %cc : f8E5M2
  %8 = arith.select %i, %o, %oo : vector<f32>
  %9 = arith.select %p, %o, %oo : vector<i1>, vector<f32>
  return
}

// -----

func.func @cmp(%a: i32, %b: index, %c: vector<2x3xindex>, %d: vector<3xi8>, %e: f32, %f: vector<2x3xf32>, %g: f8E5M2, %h: tensor<2xi32>, %i: vector<2x[4]xi32>, %j: vector<f32>, %aa: i32, %bb: index, %cc: vector<2x3xindex>, %dd: vector<3xi8>,%ii: vector<2x[4]xi32>) {
  %0 = arith.cmpi slt, %a, %aa {test.a} : i32
  %1 = arith.cmpi ult, %b, %bb : index
  %2 = arith.cmpi eq, %c, %cc {test.a} : vector<2x3xindex>
  %3 = arith.cmpi eq, %d, %dd {test.a} : vector<3xi8>
  %9 = arith.cmpi eq, %i, %ii : vector<2x[4]xi32>
  return
}

// -----

func.func @ext(%a: i32, %b: index, %c: vector<2x3xi32>, %d: vector<3xi8>, %e: vector<1xi32>, %f: i1, %g: vector<i32>) {
  %0:2 = arith.addui_extended %a, %a {test.a} : i32, i1
  %2:2 = arith.addui_extended %c, %c : vector<2x3xi32>, vector<2x3xi1>
  %3:2 = arith.addui_extended %d, %d : vector<3xi8>, vector<3xi1>
  %4:2 = arith.mulsi_extended %a, %a {test.a} : i32
  %5:2 = arith.mului_extended %a, %a : i32
  %7:2 = arith.mului_extended %c, %c : vector<2x3xi32>
  %8:2 = arith.mului_extended %d, %d : vector<3xi8>
  %9:2 = arith.mului_extended %f, %f : i1
  return
}

// -----

func.func @ext(%a: i32, %b: index, %c: vector<2x3xi32>, %d: vector<3xi8>, %e: vector<1xi32>, %f: i1, %g: vector<i32>) {
  %1:2 = arith.mulsi_extended %b, %b : index
  return
}
