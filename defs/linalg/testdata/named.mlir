// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s

// The region of every named operation.

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> ()>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d2, d3, d5)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d1, d2, d4, d5)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d4)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d3, d4, d6)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d2, d3, d5, d6)>
// CHECK-NEXT: #map9 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d4, d5)>
// CHECK-NEXT: #map10 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-NEXT: #map11 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d2)>
// CHECK-NEXT: #map12 = affine_map<(d0, d1, d2, d3) -> ()>
// CHECK-NEXT: #map13 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
// CHECK-NEXT: #map14 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map15 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map16 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map17 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map18 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map19 = affine_map<(d0, d1, d2) -> (d0, d2, d1)>
// CHECK-NEXT: #map20 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map21 = affine_map<(d0) -> ()>
// CHECK-NEXT: #map22 = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: #map23 = affine_map<(d0, d1, d2, d3) -> (d0 + d2, d1 + d3)>
// CHECK-NEXT: #map24 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
// CHECK-NEXT: #map25 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
// CHECK-NEXT: #map26 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0 + d3, d1 + d4, d2 + d5)>
// CHECK-NEXT: #map27 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d3, d4, d5)>
// CHECK-NEXT: #map28 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2)>
// CHECK-NEXT: #map29 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d3 * 2, d4)>
// CHECK-NEXT: #map30 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
// CHECK-NEXT: #map31 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
// CHECK-NEXT: #map32 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d2 * 2 + d4 * 2)>
// CHECK-NEXT: #map33 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d3, d4)>
// CHECK-NEXT: #map34 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d4 * 2, d2 * 2 + d5 * 2, d6)>
// CHECK-NEXT: #map35 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d3)>
// CHECK-NEXT: #map36 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map37 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d3, d4, d5, d6)>
// CHECK-NEXT: #map38 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> ()>
// CHECK-NEXT: #map39 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d4, d2 * 2 + d5 * 2, d3 * 2 + d6 * 2)>
// CHECK-NEXT: #map40 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d1, d4, d5, d6)>
// CHECK-NEXT: #map41 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d5, d3 * 2 + d6 * 2, d4 * 2 + d7 * 2)>
// CHECK-NEXT: #map42 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d2, d1, d5, d6, d7)>
// CHECK-NEXT: #map43 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d4)>
// CHECK-NEXT: #map44 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d1, d2, d5, d6, d7)>
// CHECK-NEXT: #map45 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5 * 2, d2 * 2 + d6 * 2, d3, d7)>
// CHECK-NEXT: #map46 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d3, d4, d5, d6, d7)>
// CHECK-NEXT: #map47 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> ()>
// CHECK-NEXT: #map48 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1 * 2 + d5 * 2, d2 * 2 + d6 * 2, d3 * 2 + d7 * 2, d8)>
// CHECK-NEXT: #map49 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d5, d6, d7, d8, d4)>
// CHECK-NEXT: #map50 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d4)>
// CHECK-NEXT: #map51 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> ()>
// CHECK-NEXT: #map52 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d5, d2 * 2 + d6 * 2, d3 * 2 + d7 * 2, d4 * 2 + d8 * 2)>
// CHECK-NEXT: #map53 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d1, d5, d6, d7, d8)>
// CHECK-NEXT: #map54 = affine_map<(d0, d1, d2, d3) -> (d0, d1 * 2 + d3 * 2, d2)>
// CHECK-NEXT: #map55 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
// CHECK-NEXT: #map56 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1 * 2 + d3 * 2)>
// CHECK-NEXT: #map57 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1)>
// CHECK-NEXT: #map58 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1 * 2 + d4 * 2, d2)>
// CHECK-NEXT: #map59 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
// CHECK-NEXT: #map60 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map61 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4 * 2, d2 * 2 + d5 * 2, d3)>
// CHECK-NEXT: #map62 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5, d3)>
// CHECK-NEXT: #map63 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map64 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1 * 2 + d4 * 2, d2 * 2 + d5 * 2)>
// CHECK-NEXT: #map65 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d3, d1, d2)>
// CHECK-NEXT: #map66 = affine_map<(d0, d1, d2, d3, d4, d5) -> ()>
// CHECK-NEXT: #map67 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1 * 2 + d5 * 2, d2 * 2 + d6 * 2, d3)>
// CHECK-NEXT: #map68 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d5, d6, d3, d4)>
// CHECK-NEXT: #map69 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3, d4)>
// CHECK-NEXT: #map70 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d4 * 2, d2 * 2 + d5 * 2, d3 * 2 + d6 * 2, d7)>
// CHECK-NEXT: #map71 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d4, d5, d6, d7)>
// CHECK-NEXT: #map72 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1, d2, d3, d7)>
// CHECK-NEXT: #map73 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1 * 2 + d4 * 2, d2 * 2 + d5 * 2, d3 * 2 + d6 * 2)>
// CHECK-NEXT: #map74 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d7, d4, d5, d6)>
// CHECK-NEXT: #map75 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d7, d1, d2, d3)>
// CHECK-NEXT: #map76 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7, d8) -> (d0, d1, d2, d3, d8, d4)>
// CHECK-NEXT: #map77 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// CHECK-NEXT: #map78 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2 * 2 + d4 * 2, d3 * 2 + d5 * 2)>
// CHECK-NEXT: #map79 = affine_map<(d0, d1, d2, d3) -> (d3)>
// CHECK-NEXT: #map80 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2 * 2 + d3 * 2)>
// CHECK-NEXT: #map81 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d0, d1 * 2 + d5 * 2, d2 * 2 + d6 * 2, d3 * 2 + d7 * 2, d4)>
// CHECK-NEXT: #map82 = affine_map<(d0, d1, d2, d3, d4, d5, d6, d7) -> (d5, d6, d7)>
// CHECK-NEXT: #map83 = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = (f32, i32, i32, f64) -> (), sym_name = "named"}> ({
// CHECK-NEXT:   ^bb0(%arg0: f32, %arg1: i32, %arg2: i32, %arg3: f64):
// CHECK-NEXT:     %0 = "test.value"() : () -> tensor<4xi8>
// CHECK-NEXT:     %1 = "test.value"() : () -> tensor<4xi32>
// CHECK-NEXT:     %2 = "linalg.copy"(%0, %1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg256: i8, %arg257: i32):
// CHECK-NEXT:       %522 = "arith.extsi"(%arg256) : (i8) -> i32
// CHECK-NEXT:       "linalg.yield"(%522) : (i32) -> ()
// CHECK-NEXT:     }) : (tensor<4xi8>, tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     %3 = "test.value"() : () -> memref<4xi8>
// CHECK-NEXT:     %4 = "test.value"() : () -> memref<4xi32>
// CHECK-NEXT:     "linalg.copy"(%3, %4) <{cast = #linalg.type_fn<cast_unsigned>, operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg254: i8, %arg255: i32):
// CHECK-NEXT:       %521 = "arith.extui"(%arg254) : (i8) -> i32
// CHECK-NEXT:       "linalg.yield"(%521) : (i32) -> ()
// CHECK-NEXT:     }) : (memref<4xi8>, memref<4xi32>) -> ()
// CHECK-NEXT:     %5 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %6 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %7 = "linalg.exp"(%5, %6) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg252: f32, %arg253: f32):
// CHECK-NEXT:       %520 = "math.exp"(%arg252) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%520) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %8 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %9 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %10 = "linalg.log"(%8, %9) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg250: f32, %arg251: f32):
// CHECK-NEXT:       %519 = "math.log"(%arg250) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%519) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %11 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %12 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %13 = "linalg.abs"(%11, %12) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg248: f32, %arg249: f32):
// CHECK-NEXT:       %518 = "math.absf"(%arg248) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%518) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %14 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %15 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %16 = "linalg.ceil"(%14, %15) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg246: f32, %arg247: f32):
// CHECK-NEXT:       %517 = "math.ceil"(%arg246) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%517) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %17 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %18 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %19 = "linalg.floor"(%17, %18) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg244: f32, %arg245: f32):
// CHECK-NEXT:       %516 = "math.floor"(%arg244) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%516) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %20 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %21 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %22 = "linalg.negf"(%20, %21) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg242: f32, %arg243: f32):
// CHECK-NEXT:       %515 = "arith.negf"(%arg242) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%515) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %23 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %24 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %25 = "linalg.reciprocal"(%23, %24) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg240: f32, %arg241: f32):
// CHECK-NEXT:       %513 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
// CHECK-NEXT:       %514 = "arith.divf"(%513, %arg240) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%514) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %26 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %27 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %28 = "linalg.round"(%26, %27) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg238: f32, %arg239: f32):
// CHECK-NEXT:       %512 = "math.round"(%arg238) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%512) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %29 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %30 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %31 = "linalg.sqrt"(%29, %30) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg236: f32, %arg237: f32):
// CHECK-NEXT:       %511 = "math.sqrt"(%arg236) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%511) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %32 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %33 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %34 = "linalg.rsqrt"(%32, %33) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg234: f32, %arg235: f32):
// CHECK-NEXT:       %510 = "math.rsqrt"(%arg234) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%510) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %35 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %36 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %37 = "linalg.square"(%35, %36) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg232: f32, %arg233: f32):
// CHECK-NEXT:       %509 = "arith.mulf"(%arg232, %arg232) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%509) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %38 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %39 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %40 = "linalg.tanh"(%38, %39) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg230: f32, %arg231: f32):
// CHECK-NEXT:       %508 = "math.tanh"(%arg230) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%508) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %41 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %42 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %43 = "linalg.erf"(%41, %42) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg228: f32, %arg229: f32):
// CHECK-NEXT:       %507 = "math.erf"(%arg228) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%507) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %44 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %45 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %46 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %47 = "linalg.add"(%44, %45, %46) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg225: f32, %arg226: f32, %arg227: f32):
// CHECK-NEXT:       %506 = "arith.addf"(%arg225, %arg226) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%506) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %48 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %49 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %50 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %51 = "linalg.sub"(%48, %49, %50) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg222: f32, %arg223: f32, %arg224: f32):
// CHECK-NEXT:       %505 = "arith.subf"(%arg222, %arg223) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%505) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %52 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %53 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %54 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %55 = "linalg.mul"(%52, %53, %54) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg219: f32, %arg220: f32, %arg221: f32):
// CHECK-NEXT:       %504 = "arith.mulf"(%arg219, %arg220) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%504) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %56 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %57 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %58 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %59 = "linalg.div"(%56, %57, %58) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg216: f32, %arg217: f32, %arg218: f32):
// CHECK-NEXT:       %503 = "arith.divf"(%arg216, %arg217) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%503) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %60 = "test.value"() : () -> tensor<4x?xi32>
// CHECK-NEXT:     %61 = "test.value"() : () -> tensor<4x?xi32>
// CHECK-NEXT:     %62 = "test.value"() : () -> tensor<4x?xi32>
// CHECK-NEXT:     %63 = "linalg.div_unsigned"(%60, %61, %62) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg213: i32, %arg214: i32, %arg215: i32):
// CHECK-NEXT:       %502 = "arith.divui"(%arg213, %arg214) : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%502) : (i32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xi32>, tensor<4x?xi32>, tensor<4x?xi32>) -> tensor<4x?xi32>
// CHECK-NEXT:     %64 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %65 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %66 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %67 = "linalg.max"(%64, %65, %66) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg210: f32, %arg211: f32, %arg212: f32):
// CHECK-NEXT:       %501 = "arith.maximumf"(%arg210, %arg211) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%501) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %68 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %69 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %70 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %71 = "linalg.min"(%68, %69, %70) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg207: f32, %arg208: f32, %arg209: f32):
// CHECK-NEXT:       %500 = "arith.minimumf"(%arg207, %arg208) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%500) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %72 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %73 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %74 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %75 = "linalg.powf"(%72, %73, %74) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg204: f32, %arg205: f32, %arg206: f32):
// CHECK-NEXT:       %499 = "math.powf"(%arg204, %arg205) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%499) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %76 = "test.value"() : () -> tensor<4x?xi1>
// CHECK-NEXT:     %77 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %78 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %79 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %80 = "linalg.select"(%76, %77, %78, %79) <{operandSegmentSizes = array<i32: 3, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg200: i1, %arg201: f32, %arg202: f32, %arg203: f32):
// CHECK-NEXT:       %498 = "arith.select"(%arg200, %arg201, %arg202) : (i1, f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%498) : (f32) -> ()
// CHECK-NEXT:     }) : (tensor<4x?xi1>, tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %81 = "test.value"() : () -> tensor<2x4xi8>
// CHECK-NEXT:     %82 = "test.value"() : () -> tensor<4x3xi8>
// CHECK-NEXT:     %83 = "test.value"() : () -> i32
// CHECK-NEXT:     %84 = "test.value"() : () -> i32
// CHECK-NEXT:     %85 = "test.value"() : () -> tensor<2x3xi32>
// CHECK-NEXT:     %86 = "linalg.quantized_matmul"(%81, %82, %83, %84, %85) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg195: i8, %arg196: i8, %arg197: i32, %arg198: i32, %arg199: i32):
// CHECK-NEXT:       %492 = "arith.extsi"(%arg195) : (i8) -> i32
// CHECK-NEXT:       %493 = "arith.subi"(%492, %arg197) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %494 = "arith.extsi"(%arg196) : (i8) -> i32
// CHECK-NEXT:       %495 = "arith.subi"(%494, %arg198) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %496 = "arith.muli"(%493, %495) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %497 = "arith.addi"(%arg199, %496) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%497) : (i32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map1, #map2, #map2, #map3]} : (tensor<2x4xi8>, tensor<4x3xi8>, i32, i32, tensor<2x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:     %87 = "test.value"() : () -> tensor<2x4x5x7xf32>
// CHECK-NEXT:     %88 = "test.value"() : () -> tensor<3x4x6x7xf32>
// CHECK-NEXT:     %89 = "test.value"() : () -> tensor<2x3x5x6xf32>
// CHECK-NEXT:     %90 = "linalg.mmt4d"(%87, %88, %89) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg192: f32, %arg193: f32, %arg194: f32):
// CHECK-NEXT:       %490 = "arith.mulf"(%arg192, %arg193) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %491 = "arith.addf"(%arg194, %490) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%491) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map4, #map5, #map6]} : (tensor<2x4x5x7xf32>, tensor<3x4x6x7xf32>, tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
// CHECK-NEXT:     %91 = "test.value"() : () -> tensor<2x3x5x6x8xf32>
// CHECK-NEXT:     %92 = "test.value"() : () -> tensor<2x4x5x7x8xf32>
// CHECK-NEXT:     %93 = "test.value"() : () -> tensor<2x3x4x6x7xf32>
// CHECK-NEXT:     %94 = "linalg.batch_mmt4d"(%91, %92, %93) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg189: f32, %arg190: f32, %arg191: f32):
// CHECK-NEXT:       %488 = "arith.mulf"(%arg189, %arg190) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %489 = "arith.addf"(%arg191, %488) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%489) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map7, #map8, #map9]} : (tensor<2x3x5x6x8xf32>, tensor<2x4x5x7x8xf32>, tensor<2x3x4x6x7xf32>) -> tensor<2x3x4x6x7xf32>
// CHECK-NEXT:     %95 = "test.value"() : () -> tensor<2x3x5xi8>
// CHECK-NEXT:     %96 = "test.value"() : () -> tensor<2x5x4xi8>
// CHECK-NEXT:     %97 = "test.value"() : () -> i32
// CHECK-NEXT:     %98 = "test.value"() : () -> i32
// CHECK-NEXT:     %99 = "test.value"() : () -> tensor<2x3x4xi32>
// CHECK-NEXT:     %100 = "linalg.quantized_batch_matmul"(%95, %96, %97, %98, %99) <{operandSegmentSizes = array<i32: 4, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg184: i8, %arg185: i8, %arg186: i32, %arg187: i32, %arg188: i32):
// CHECK-NEXT:       %482 = "arith.extsi"(%arg184) : (i8) -> i32
// CHECK-NEXT:       %483 = "arith.subi"(%482, %arg186) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %484 = "arith.extsi"(%arg185) : (i8) -> i32
// CHECK-NEXT:       %485 = "arith.subi"(%484, %arg187) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %486 = "arith.muli"(%483, %485) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %487 = "arith.addi"(%arg188, %486) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%487) : (i32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map10, #map11, #map12, #map12, #map13]} : (tensor<2x3x5xi8>, tensor<2x5x4xi8>, i32, i32, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     %101 = "test.value"() : () -> tensor<2x3xf32>
// CHECK-NEXT:     %102 = "test.value"() : () -> tensor<3xf32>
// CHECK-NEXT:     %103 = "test.value"() : () -> tensor<2xf32>
// CHECK-NEXT:     %104 = "linalg.matvec"(%101, %102, %103) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg181: f32, %arg182: f32, %arg183: f32):
// CHECK-NEXT:       %480 = "arith.mulf"(%arg181, %arg182) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %481 = "arith.addf"(%arg183, %480) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%481) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map14, #map15, #map16]} : (tensor<2x3xf32>, tensor<3xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:     %105 = "test.value"() : () -> tensor<3xf32>
// CHECK-NEXT:     %106 = "test.value"() : () -> tensor<3x2xf32>
// CHECK-NEXT:     %107 = "test.value"() : () -> tensor<2xf32>
// CHECK-NEXT:     %108 = "linalg.vecmat"(%105, %106, %107) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg178: f32, %arg179: f32, %arg180: f32):
// CHECK-NEXT:       %478 = "arith.mulf"(%arg178, %arg179) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %479 = "arith.addf"(%arg180, %478) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%479) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map15, #map17, #map16]} : (tensor<3xf32>, tensor<3x2xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:     %109 = "test.value"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %110 = "test.value"() : () -> tensor<2x4xf32>
// CHECK-NEXT:     %111 = "test.value"() : () -> tensor<2x3xf32>
// CHECK-NEXT:     %112 = "linalg.batch_matvec"(%109, %110, %111) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg175: f32, %arg176: f32, %arg177: f32):
// CHECK-NEXT:       %476 = "arith.mulf"(%arg175, %arg176) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %477 = "arith.addf"(%arg177, %476) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%477) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map18, #map, #map3]} : (tensor<2x3x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %113 = "test.value"() : () -> tensor<2x4xf32>
// CHECK-NEXT:     %114 = "test.value"() : () -> tensor<2x4x3xf32>
// CHECK-NEXT:     %115 = "test.value"() : () -> tensor<2x3xf32>
// CHECK-NEXT:     %116 = "linalg.batch_vecmat"(%113, %114, %115) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg172: f32, %arg173: f32, %arg174: f32):
// CHECK-NEXT:       %474 = "arith.mulf"(%arg172, %arg173) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %475 = "arith.addf"(%arg174, %474) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%475) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map, #map19, #map3]} : (tensor<2x4xf32>, tensor<2x4x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %117 = "test.value"() : () -> tensor<2xf32>
// CHECK-NEXT:     %118 = "test.value"() : () -> tensor<2xf32>
// CHECK-NEXT:     %119 = "test.value"() : () -> tensor<f32>
// CHECK-NEXT:     %120 = "linalg.dot"(%117, %118, %119) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg169: f32, %arg170: f32, %arg171: f32):
// CHECK-NEXT:       %472 = "arith.mulf"(%arg169, %arg170) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %473 = "arith.addf"(%arg171, %472) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%473) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map20, #map20, #map21]} : (tensor<2xf32>, tensor<2xf32>, tensor<f32>) -> tensor<f32>
// CHECK-NEXT:     %121 = "test.value"() : () -> tensor<4xf32>
// CHECK-NEXT:     %122 = "test.value"() : () -> tensor<3xf32>
// CHECK-NEXT:     %123 = "test.value"() : () -> tensor<2xf32>
// CHECK-NEXT:     %124 = "linalg.conv_1d"(%121, %122, %123) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg166: f32, %arg167: f32, %arg168: f32):
// CHECK-NEXT:       %470 = "arith.mulf"(%arg166, %arg167) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %471 = "arith.addf"(%arg168, %470) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%471) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map22, #map15, #map16]} : (tensor<4xf32>, tensor<3xf32>, tensor<2xf32>) -> tensor<2xf32>
// CHECK-NEXT:     %125 = "test.value"() : () -> tensor<5x7xf32>
// CHECK-NEXT:     %126 = "test.value"() : () -> tensor<4x5xf32>
// CHECK-NEXT:     %127 = "test.value"() : () -> tensor<2x3xf32>
// CHECK-NEXT:     %128 = "linalg.conv_2d"(%125, %126, %127) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg163: f32, %arg164: f32, %arg165: f32):
// CHECK-NEXT:       %468 = "arith.mulf"(%arg163, %arg164) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %469 = "arith.addf"(%arg165, %468) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%469) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map23, #map24, #map25]} : (tensor<5x7xf32>, tensor<4x5xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
// CHECK-NEXT:     %129 = "test.value"() : () -> tensor<6x8x10xf32>
// CHECK-NEXT:     %130 = "test.value"() : () -> tensor<5x6x7xf32>
// CHECK-NEXT:     %131 = "test.value"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %132 = "linalg.conv_3d"(%129, %130, %131) <{operandSegmentSizes = array<i32: 2, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg160: f32, %arg161: f32, %arg162: f32):
// CHECK-NEXT:       %466 = "arith.mulf"(%arg160, %arg161) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %467 = "arith.addf"(%arg162, %466) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%467) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map26, #map27, #map28]} : (tensor<6x8x10xf32>, tensor<5x6x7xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     %133 = "test.value"() : () -> tensor<2x13x6xf32>
// CHECK-NEXT:     %134 = "test.value"() : () -> tensor<5x6x4xf32>
// CHECK-NEXT:     %135 = "test.value"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %136 = "linalg.conv_1d_nwc_wcf"(%133, %134, %135) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg157: f32, %arg158: f32, %arg159: f32):
// CHECK-NEXT:       %464 = "arith.mulf"(%arg157, %arg158) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %465 = "arith.addf"(%arg159, %464) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%465) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map29, #map30, #map31]} : (tensor<2x13x6xf32>, tensor<5x6x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     %137 = "test.value"() : () -> tensor<2x5x17xf32>
// CHECK-NEXT:     %138 = "test.value"() : () -> tensor<3x5x6xf32>
// CHECK-NEXT:     %139 = "test.value"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %140 = "linalg.conv_1d_ncw_fcw"(%137, %138, %139) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg154: f32, %arg155: f32, %arg156: f32):
// CHECK-NEXT:       %462 = "arith.mulf"(%arg154, %arg155) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %463 = "arith.addf"(%arg156, %462) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%463) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map32, #map33, #map31]} : (tensor<2x5x17xf32>, tensor<3x5x6xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     %141 = "test.value"() : () -> tensor<2x15x19x8xf32>
// CHECK-NEXT:     %142 = "test.value"() : () -> tensor<6x7x8x5xf32>
// CHECK-NEXT:     %143 = "test.value"() : () -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %144 = "linalg.conv_2d_nhwc_hwcf"(%141, %142, %143) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg151: f32, %arg152: f32, %arg153: f32):
// CHECK-NEXT:       %460 = "arith.mulf"(%arg151, %arg152) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %461 = "arith.addf"(%arg153, %460) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%461) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map34, #map35, #map36]} : (tensor<2x15x19x8xf32>, tensor<6x7x8x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %145 = "test.value"() : () -> tensor<2x15x19x8xf32>
// CHECK-NEXT:     %146 = "test.value"() : () -> tensor<5x6x7x8xf32>
// CHECK-NEXT:     %147 = "test.value"() : () -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %148 = "linalg.conv_2d_nhwc_fhwc"(%145, %146, %147) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg148: f32, %arg149: f32, %arg150: f32):
// CHECK-NEXT:       %458 = "arith.mulf"(%arg148, %arg149) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %459 = "arith.addf"(%arg150, %458) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%459) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map34, #map37, #map36]} : (tensor<2x15x19x8xf32>, tensor<5x6x7x8xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %149 = "test.value"() : () -> tensor<2x15x19x8xi8>
// CHECK-NEXT:     %150 = "test.value"() : () -> tensor<6x7x8x5xi8>
// CHECK-NEXT:     %151 = "test.value"() : () -> i32
// CHECK-NEXT:     %152 = "test.value"() : () -> i32
// CHECK-NEXT:     %153 = "test.value"() : () -> tensor<2x3x4x5xi32>
// CHECK-NEXT:     %154 = "linalg.conv_2d_nhwc_hwcf_q"(%149, %150, %151, %152, %153) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg143: i8, %arg144: i8, %arg145: i32, %arg146: i32, %arg147: i32):
// CHECK-NEXT:       %452 = "arith.extsi"(%arg143) : (i8) -> i32
// CHECK-NEXT:       %453 = "arith.subi"(%452, %arg145) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %454 = "arith.extsi"(%arg144) : (i8) -> i32
// CHECK-NEXT:       %455 = "arith.subi"(%454, %arg146) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %456 = "arith.muli"(%453, %455) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %457 = "arith.addi"(%arg147, %456) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%457) : (i32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map34, #map35, #map38, #map38, #map36]} : (tensor<2x15x19x8xi8>, tensor<6x7x8x5xi8>, i32, i32, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
// CHECK-NEXT:     %155 = "test.value"() : () -> tensor<2x15x19x8xi8>
// CHECK-NEXT:     %156 = "test.value"() : () -> tensor<5x6x7x8xi8>
// CHECK-NEXT:     %157 = "test.value"() : () -> i32
// CHECK-NEXT:     %158 = "test.value"() : () -> i32
// CHECK-NEXT:     %159 = "test.value"() : () -> tensor<2x3x4x5xi32>
// CHECK-NEXT:     %160 = "linalg.conv_2d_nhwc_fhwc_q"(%155, %156, %157, %158, %159) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg138: i8, %arg139: i8, %arg140: i32, %arg141: i32, %arg142: i32):
// CHECK-NEXT:       %446 = "arith.extsi"(%arg138) : (i8) -> i32
// CHECK-NEXT:       %447 = "arith.subi"(%446, %arg140) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %448 = "arith.extsi"(%arg139) : (i8) -> i32
// CHECK-NEXT:       %449 = "arith.subi"(%448, %arg141) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %450 = "arith.muli"(%447, %449) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %451 = "arith.addi"(%arg142, %450) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%451) : (i32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map34, #map37, #map38, #map38, #map36]} : (tensor<2x15x19x8xi8>, tensor<5x6x7x8xi8>, i32, i32, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
// CHECK-NEXT:     %161 = "test.value"() : () -> tensor<2x6x19x23xi8>
// CHECK-NEXT:     %162 = "test.value"() : () -> tensor<3x6x7x8xi8>
// CHECK-NEXT:     %163 = "test.value"() : () -> i32
// CHECK-NEXT:     %164 = "test.value"() : () -> i32
// CHECK-NEXT:     %165 = "test.value"() : () -> tensor<2x3x4x5xi32>
// CHECK-NEXT:     %166 = "linalg.conv_2d_nchw_fchw_q"(%161, %162, %163, %164, %165) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg133: i8, %arg134: i8, %arg135: i32, %arg136: i32, %arg137: i32):
// CHECK-NEXT:       %440 = "arith.extsi"(%arg133) : (i8) -> i32
// CHECK-NEXT:       %441 = "arith.subi"(%440, %arg135) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %442 = "arith.extsi"(%arg134) : (i8) -> i32
// CHECK-NEXT:       %443 = "arith.subi"(%442, %arg136) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %444 = "arith.muli"(%441, %443) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %445 = "arith.addi"(%arg137, %444) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%445) : (i32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map39, #map40, #map38, #map38, #map36]} : (tensor<2x6x19x23xi8>, tensor<3x6x7x8xi8>, i32, i32, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
// CHECK-NEXT:     %167 = "test.value"() : () -> tensor<2x6x19x23xf32>
// CHECK-NEXT:     %168 = "test.value"() : () -> tensor<3x6x7x8xf32>
// CHECK-NEXT:     %169 = "test.value"() : () -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %170 = "linalg.conv_2d_nchw_fchw"(%167, %168, %169) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg130: f32, %arg131: f32, %arg132: f32):
// CHECK-NEXT:       %438 = "arith.mulf"(%arg130, %arg131) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %439 = "arith.addf"(%arg132, %438) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%439) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map39, #map40, #map36]} : (tensor<2x6x19x23xf32>, tensor<3x6x7x8xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %171 = "test.value"() : () -> tensor<2x3x7x23x27xf32>
// CHECK-NEXT:     %172 = "test.value"() : () -> tensor<4x3x7x8x9xf32>
// CHECK-NEXT:     %173 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %174 = "linalg.conv_2d_ngchw_fgchw"(%171, %172, %173) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg127: f32, %arg128: f32, %arg129: f32):
// CHECK-NEXT:       %436 = "arith.mulf"(%arg127, %arg128) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %437 = "arith.addf"(%arg129, %436) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%437) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map41, #map42, #map43]} : (tensor<2x3x7x23x27xf32>, tensor<4x3x7x8x9xf32>, tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %175 = "test.value"() : () -> tensor<2x3x7x23x27xf32>
// CHECK-NEXT:     %176 = "test.value"() : () -> tensor<3x4x7x8x9xf32>
// CHECK-NEXT:     %177 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %178 = "linalg.conv_2d_ngchw_gfchw"(%175, %176, %177) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg124: f32, %arg125: f32, %arg126: f32):
// CHECK-NEXT:       %434 = "arith.mulf"(%arg124, %arg125) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %435 = "arith.addf"(%arg126, %434) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%435) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map41, #map44, #map43]} : (tensor<2x3x7x23x27xf32>, tensor<3x4x7x8x9xf32>, tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %179 = "test.value"() : () -> tensor<2x17x21x5x9xf32>
// CHECK-NEXT:     %180 = "test.value"() : () -> tensor<5x6x7x8x9xf32>
// CHECK-NEXT:     %181 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %182 = "linalg.conv_2d_nhwgc_gfhwc"(%179, %180, %181) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg121: f32, %arg122: f32, %arg123: f32):
// CHECK-NEXT:       %432 = "arith.mulf"(%arg121, %arg122) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %433 = "arith.addf"(%arg123, %432) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%433) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map45, #map46, #map43]} : (tensor<2x17x21x5x9xf32>, tensor<5x6x7x8x9xf32>, tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %183 = "test.value"() : () -> tensor<2x17x21x5x9xi8>
// CHECK-NEXT:     %184 = "test.value"() : () -> tensor<5x6x7x8x9xi8>
// CHECK-NEXT:     %185 = "test.value"() : () -> i32
// CHECK-NEXT:     %186 = "test.value"() : () -> i32
// CHECK-NEXT:     %187 = "test.value"() : () -> tensor<2x3x4x5x6xi32>
// CHECK-NEXT:     %188 = "linalg.conv_2d_nhwgc_gfhwc_q"(%183, %184, %185, %186, %187) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg116: i8, %arg117: i8, %arg118: i32, %arg119: i32, %arg120: i32):
// CHECK-NEXT:       %426 = "arith.extsi"(%arg116) : (i8) -> i32
// CHECK-NEXT:       %427 = "arith.subi"(%426, %arg118) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %428 = "arith.extsi"(%arg117) : (i8) -> i32
// CHECK-NEXT:       %429 = "arith.subi"(%428, %arg119) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %430 = "arith.muli"(%427, %429) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %431 = "arith.addi"(%arg120, %430) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%431) : (i32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map45, #map46, #map47, #map47, #map43]} : (tensor<2x17x21x5x9xi8>, tensor<5x6x7x8x9xi8>, i32, i32, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
// CHECK-NEXT:     %189 = "test.value"() : () -> tensor<2x3x7x23x27xi8>
// CHECK-NEXT:     %190 = "test.value"() : () -> tensor<3x4x7x8x9xi8>
// CHECK-NEXT:     %191 = "test.value"() : () -> i32
// CHECK-NEXT:     %192 = "test.value"() : () -> i32
// CHECK-NEXT:     %193 = "test.value"() : () -> tensor<2x3x4x5x6xi32>
// CHECK-NEXT:     %194 = "linalg.conv_2d_ngchw_gfchw_q"(%189, %190, %191, %192, %193) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg111: i8, %arg112: i8, %arg113: i32, %arg114: i32, %arg115: i32):
// CHECK-NEXT:       %420 = "arith.extsi"(%arg111) : (i8) -> i32
// CHECK-NEXT:       %421 = "arith.subi"(%420, %arg113) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %422 = "arith.extsi"(%arg112) : (i8) -> i32
// CHECK-NEXT:       %423 = "arith.subi"(%422, %arg114) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %424 = "arith.muli"(%421, %423) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %425 = "arith.addi"(%arg115, %424) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%425) : (i32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map41, #map44, #map47, #map47, #map43]} : (tensor<2x3x7x23x27xi8>, tensor<3x4x7x8x9xi8>, i32, i32, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
// CHECK-NEXT:     %195 = "test.value"() : () -> tensor<2x17x21x25x10xf32>
// CHECK-NEXT:     %196 = "test.value"() : () -> tensor<7x8x9x10x6xf32>
// CHECK-NEXT:     %197 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %198 = "linalg.conv_3d_ndhwc_dhwcf"(%195, %196, %197) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg108: f32, %arg109: f32, %arg110: f32):
// CHECK-NEXT:       %418 = "arith.mulf"(%arg108, %arg109) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %419 = "arith.addf"(%arg110, %418) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%419) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map48, #map49, #map50]} : (tensor<2x17x21x25x10xf32>, tensor<7x8x9x10x6xf32>, tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %199 = "test.value"() : () -> tensor<2x17x21x25x10xi8>
// CHECK-NEXT:     %200 = "test.value"() : () -> tensor<7x8x9x10x6xi8>
// CHECK-NEXT:     %201 = "test.value"() : () -> i32
// CHECK-NEXT:     %202 = "test.value"() : () -> i32
// CHECK-NEXT:     %203 = "test.value"() : () -> tensor<2x3x4x5x6xi32>
// CHECK-NEXT:     %204 = "linalg.conv_3d_ndhwc_dhwcf_q"(%199, %200, %201, %202, %203) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<3xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg103: i8, %arg104: i8, %arg105: i32, %arg106: i32, %arg107: i32):
// CHECK-NEXT:       %412 = "arith.extsi"(%arg103) : (i8) -> i32
// CHECK-NEXT:       %413 = "arith.subi"(%412, %arg105) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %414 = "arith.extsi"(%arg104) : (i8) -> i32
// CHECK-NEXT:       %415 = "arith.subi"(%414, %arg106) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %416 = "arith.muli"(%413, %415) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %417 = "arith.addi"(%arg107, %416) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%417) : (i32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map48, #map49, #map51, #map51, #map50]} : (tensor<2x17x21x25x10xi8>, tensor<7x8x9x10x6xi8>, i32, i32, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
// CHECK-NEXT:     %205 = "test.value"() : () -> tensor<2x7x21x25x29xf32>
// CHECK-NEXT:     %206 = "test.value"() : () -> tensor<3x7x8x9x10xf32>
// CHECK-NEXT:     %207 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %208 = "linalg.conv_3d_ncdhw_fcdhw"(%205, %206, %207) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg100: f32, %arg101: f32, %arg102: f32):
// CHECK-NEXT:       %410 = "arith.mulf"(%arg100, %arg101) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %411 = "arith.addf"(%arg102, %410) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%411) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map52, #map53, #map50]} : (tensor<2x7x21x25x29xf32>, tensor<3x7x8x9x10xf32>, tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %209 = "test.value"() : () -> tensor<2x13x4xf32>
// CHECK-NEXT:     %210 = "test.value"() : () -> tensor<5x4xf32>
// CHECK-NEXT:     %211 = "test.value"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %212 = "linalg.depthwise_conv_1d_nwc_wc"(%209, %210, %211) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg97: f32, %arg98: f32, %arg99: f32):
// CHECK-NEXT:       %408 = "arith.mulf"(%arg97, %arg98) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %409 = "arith.addf"(%arg99, %408) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%409) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map54, #map55, #map13]} : (tensor<2x13x4xf32>, tensor<5x4xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     %213 = "test.value"() : () -> tensor<2x4x13xf32>
// CHECK-NEXT:     %214 = "test.value"() : () -> tensor<4x5xf32>
// CHECK-NEXT:     %215 = "test.value"() : () -> tensor<2x4x3xf32>
// CHECK-NEXT:     %216 = "linalg.depthwise_conv_1d_ncw_cw"(%213, %214, %215) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg94: f32, %arg95: f32, %arg96: f32):
// CHECK-NEXT:       %406 = "arith.mulf"(%arg94, %arg95) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %407 = "arith.addf"(%arg96, %406) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%407) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map56, #map24, #map57]} : (tensor<2x4x13xf32>, tensor<4x5xf32>, tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
// CHECK-NEXT:     %217 = "test.value"() : () -> tensor<2x15x4xf32>
// CHECK-NEXT:     %218 = "test.value"() : () -> tensor<6x4x5xf32>
// CHECK-NEXT:     %219 = "test.value"() : () -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %220 = "linalg.depthwise_conv_1d_nwc_wcm"(%217, %218, %219) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg91: f32, %arg92: f32, %arg93: f32):
// CHECK-NEXT:       %404 = "arith.mulf"(%arg91, %arg92) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %405 = "arith.addf"(%arg93, %404) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%405) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map58, #map59, #map60]} : (tensor<2x15x4xf32>, tensor<6x4x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %221 = "test.value"() : () -> tensor<2x15x19x5xf32>
// CHECK-NEXT:     %222 = "test.value"() : () -> tensor<6x7x5xf32>
// CHECK-NEXT:     %223 = "test.value"() : () -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %224 = "linalg.depthwise_conv_2d_nhwc_hwc"(%221, %222, %223) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg88: f32, %arg89: f32, %arg90: f32):
// CHECK-NEXT:       %402 = "arith.mulf"(%arg88, %arg89) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %403 = "arith.addf"(%arg90, %402) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%403) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map61, #map62, #map63]} : (tensor<2x15x19x5xf32>, tensor<6x7x5xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %225 = "test.value"() : () -> tensor<2x5x15x19xf32>
// CHECK-NEXT:     %226 = "test.value"() : () -> tensor<5x6x7xf32>
// CHECK-NEXT:     %227 = "test.value"() : () -> tensor<2x5x3x4xf32>
// CHECK-NEXT:     %228 = "linalg.depthwise_conv_2d_nchw_chw"(%225, %226, %227) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg85: f32, %arg86: f32, %arg87: f32):
// CHECK-NEXT:       %400 = "arith.mulf"(%arg85, %arg86) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %401 = "arith.addf"(%arg87, %400) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%401) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map64, #map27, #map65]} : (tensor<2x5x15x19xf32>, tensor<5x6x7xf32>, tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
// CHECK-NEXT:     %229 = "test.value"() : () -> tensor<2x15x19x5xi8>
// CHECK-NEXT:     %230 = "test.value"() : () -> tensor<6x7x5xi8>
// CHECK-NEXT:     %231 = "test.value"() : () -> i32
// CHECK-NEXT:     %232 = "test.value"() : () -> i32
// CHECK-NEXT:     %233 = "test.value"() : () -> tensor<2x3x4x5xi32>
// CHECK-NEXT:     %234 = "linalg.depthwise_conv_2d_nhwc_hwc_q"(%229, %230, %231, %232, %233) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg80: i8, %arg81: i8, %arg82: i32, %arg83: i32, %arg84: i32):
// CHECK-NEXT:       %394 = "arith.extsi"(%arg80) : (i8) -> i32
// CHECK-NEXT:       %395 = "arith.subi"(%394, %arg82) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %396 = "arith.extsi"(%arg81) : (i8) -> i32
// CHECK-NEXT:       %397 = "arith.subi"(%396, %arg83) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %398 = "arith.muli"(%395, %397) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %399 = "arith.addi"(%arg84, %398) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%399) : (i32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map61, #map62, #map66, #map66, #map63]} : (tensor<2x15x19x5xi8>, tensor<6x7x5xi8>, i32, i32, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
// CHECK-NEXT:     %235 = "test.value"() : () -> tensor<2x17x21x5xf32>
// CHECK-NEXT:     %236 = "test.value"() : () -> tensor<7x8x5x6xf32>
// CHECK-NEXT:     %237 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %238 = "linalg.depthwise_conv_2d_nhwc_hwcm"(%235, %236, %237) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg77: f32, %arg78: f32, %arg79: f32):
// CHECK-NEXT:       %392 = "arith.mulf"(%arg77, %arg78) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %393 = "arith.addf"(%arg79, %392) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%393) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map67, #map68, #map69]} : (tensor<2x17x21x5xf32>, tensor<7x8x5x6xf32>, tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %239 = "test.value"() : () -> tensor<2x17x21x5xi8>
// CHECK-NEXT:     %240 = "test.value"() : () -> tensor<7x8x5x6xi8>
// CHECK-NEXT:     %241 = "test.value"() : () -> i32
// CHECK-NEXT:     %242 = "test.value"() : () -> i32
// CHECK-NEXT:     %243 = "test.value"() : () -> tensor<2x3x4x5x6xi32>
// CHECK-NEXT:     %244 = "linalg.depthwise_conv_2d_nhwc_hwcm_q"(%239, %240, %241, %242, %243) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 4, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg72: i8, %arg73: i8, %arg74: i32, %arg75: i32, %arg76: i32):
// CHECK-NEXT:       %386 = "arith.extsi"(%arg72) : (i8) -> i32
// CHECK-NEXT:       %387 = "arith.subi"(%386, %arg74) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %388 = "arith.extsi"(%arg73) : (i8) -> i32
// CHECK-NEXT:       %389 = "arith.subi"(%388, %arg75) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %390 = "arith.muli"(%387, %389) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %391 = "arith.addi"(%arg76, %390) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%391) : (i32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map67, #map68, #map38, #map38, #map69]} : (tensor<2x17x21x5xi8>, tensor<7x8x5x6xi8>, i32, i32, tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
// CHECK-NEXT:     %245 = "test.value"() : () -> tensor<2x15x19x23x9xf32>
// CHECK-NEXT:     %246 = "test.value"() : () -> tensor<6x7x8x9xf32>
// CHECK-NEXT:     %247 = "test.value"() : () -> tensor<2x3x4x5x9xf32>
// CHECK-NEXT:     %248 = "linalg.depthwise_conv_3d_ndhwc_dhwc"(%245, %246, %247) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg69: f32, %arg70: f32, %arg71: f32):
// CHECK-NEXT:       %384 = "arith.mulf"(%arg69, %arg70) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %385 = "arith.addf"(%arg71, %384) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%385) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map70, #map71, #map72]} : (tensor<2x15x19x23x9xf32>, tensor<6x7x8x9xf32>, tensor<2x3x4x5x9xf32>) -> tensor<2x3x4x5x9xf32>
// CHECK-NEXT:     %249 = "test.value"() : () -> tensor<2x9x15x19x23xf32>
// CHECK-NEXT:     %250 = "test.value"() : () -> tensor<9x6x7x8xf32>
// CHECK-NEXT:     %251 = "test.value"() : () -> tensor<2x9x3x4x5xf32>
// CHECK-NEXT:     %252 = "linalg.depthwise_conv_3d_ncdhw_cdhw"(%249, %250, %251) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg66: f32, %arg67: f32, %arg68: f32):
// CHECK-NEXT:       %382 = "arith.mulf"(%arg66, %arg67) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %383 = "arith.addf"(%arg68, %382) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%383) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map73, #map74, #map75]} : (tensor<2x9x15x19x23xf32>, tensor<9x6x7x8xf32>, tensor<2x9x3x4x5xf32>) -> tensor<2x9x3x4x5xf32>
// CHECK-NEXT:     %253 = "test.value"() : () -> tensor<2x17x21x25x10xf32>
// CHECK-NEXT:     %254 = "test.value"() : () -> tensor<7x8x9x10x6xf32>
// CHECK-NEXT:     %255 = "test.value"() : () -> tensor<2x3x4x5x10x6xf32>
// CHECK-NEXT:     %256 = "linalg.depthwise_conv_3d_ndhwc_dhwcm"(%253, %254, %255) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg63: f32, %arg64: f32, %arg65: f32):
// CHECK-NEXT:       %380 = "arith.mulf"(%arg63, %arg64) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       %381 = "arith.addf"(%arg65, %380) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%381) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map48, #map49, #map76]} : (tensor<2x17x21x25x10xf32>, tensor<7x8x9x10x6xf32>, tensor<2x3x4x5x10x6xf32>) -> tensor<2x3x4x5x10x6xf32>
// CHECK-NEXT:     %257 = "test.value"() : () -> tensor<2x15x19x5xf32>
// CHECK-NEXT:     %258 = "test.value"() : () -> tensor<6x7xf32>
// CHECK-NEXT:     %259 = "test.value"() : () -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %260 = "linalg.pooling_nhwc_sum"(%257, %258, %259) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg60: f32, %arg61: f32, %arg62: f32):
// CHECK-NEXT:       %379 = "arith.addf"(%arg62, %arg60) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%379) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map61, #map77, #map63]} : (tensor<2x15x19x5xf32>, tensor<6x7xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %261 = "test.value"() : () -> tensor<2x3x17x21xf32>
// CHECK-NEXT:     %262 = "test.value"() : () -> tensor<6x7xf32>
// CHECK-NEXT:     %263 = "test.value"() : () -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %264 = "linalg.pooling_nchw_sum"(%261, %262, %263) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg57: f32, %arg58: f32, %arg59: f32):
// CHECK-NEXT:       %378 = "arith.addf"(%arg59, %arg57) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%378) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map78, #map77, #map63]} : (tensor<2x3x17x21xf32>, tensor<6x7xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %265 = "test.value"() : () -> tensor<2x15x19x5xf32>
// CHECK-NEXT:     %266 = "test.value"() : () -> tensor<6x7xf32>
// CHECK-NEXT:     %267 = "test.value"() : () -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %268 = "linalg.pooling_nhwc_max"(%265, %266, %267) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg54: f32, %arg55: f32, %arg56: f32):
// CHECK-NEXT:       %377 = "arith.maximumf"(%arg56, %arg54) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%377) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map61, #map77, #map63]} : (tensor<2x15x19x5xf32>, tensor<6x7xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %269 = "test.value"() : () -> tensor<2x15x19x5xi32>
// CHECK-NEXT:     %270 = "test.value"() : () -> tensor<6x7xi32>
// CHECK-NEXT:     %271 = "test.value"() : () -> tensor<2x3x4x5xi32>
// CHECK-NEXT:     %272 = "linalg.pooling_nhwc_max_unsigned"(%269, %270, %271) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg51: i32, %arg52: i32, %arg53: i32):
// CHECK-NEXT:       %376 = "arith.maxui"(%arg53, %arg51) : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%376) : (i32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map61, #map77, #map63]} : (tensor<2x15x19x5xi32>, tensor<6x7xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
// CHECK-NEXT:     %273 = "test.value"() : () -> tensor<2x3x17x21xf32>
// CHECK-NEXT:     %274 = "test.value"() : () -> tensor<6x7xf32>
// CHECK-NEXT:     %275 = "test.value"() : () -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %276 = "linalg.pooling_nchw_max"(%273, %274, %275) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg48: f32, %arg49: f32, %arg50: f32):
// CHECK-NEXT:       %375 = "arith.maximumf"(%arg50, %arg48) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%375) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map78, #map77, #map63]} : (tensor<2x3x17x21xf32>, tensor<6x7xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %277 = "test.value"() : () -> tensor<2x15x19x5xf32>
// CHECK-NEXT:     %278 = "test.value"() : () -> tensor<6x7xf32>
// CHECK-NEXT:     %279 = "test.value"() : () -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %280 = "linalg.pooling_nhwc_min"(%277, %278, %279) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg45: f32, %arg46: f32, %arg47: f32):
// CHECK-NEXT:       %374 = "arith.minimumf"(%arg47, %arg45) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%374) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map61, #map77, #map63]} : (tensor<2x15x19x5xf32>, tensor<6x7xf32>, tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
// CHECK-NEXT:     %281 = "test.value"() : () -> tensor<2x15x19x5xi32>
// CHECK-NEXT:     %282 = "test.value"() : () -> tensor<6x7xi32>
// CHECK-NEXT:     %283 = "test.value"() : () -> tensor<2x3x4x5xi32>
// CHECK-NEXT:     %284 = "linalg.pooling_nhwc_min_unsigned"(%281, %282, %283) <{dilations = dense<2> : tensor<2xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<2xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg42: i32, %arg43: i32, %arg44: i32):
// CHECK-NEXT:       %373 = "arith.minui"(%arg44, %arg42) : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%373) : (i32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map61, #map77, #map63]} : (tensor<2x15x19x5xi32>, tensor<6x7xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
// CHECK-NEXT:     %285 = "test.value"() : () -> tensor<2x13x4xf32>
// CHECK-NEXT:     %286 = "test.value"() : () -> tensor<5xf32>
// CHECK-NEXT:     %287 = "test.value"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %288 = "linalg.pooling_nwc_sum"(%285, %286, %287) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg39: f32, %arg40: f32, %arg41: f32):
// CHECK-NEXT:       %372 = "arith.addf"(%arg41, %arg39) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%372) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map54, #map79, #map13]} : (tensor<2x13x4xf32>, tensor<5xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     %289 = "test.value"() : () -> tensor<2x3x15xf32>
// CHECK-NEXT:     %290 = "test.value"() : () -> tensor<5xf32>
// CHECK-NEXT:     %291 = "test.value"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %292 = "linalg.pooling_ncw_sum"(%289, %290, %291) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg36: f32, %arg37: f32, %arg38: f32):
// CHECK-NEXT:       %371 = "arith.addf"(%arg38, %arg36) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%371) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map80, #map79, #map13]} : (tensor<2x3x15xf32>, tensor<5xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     %293 = "test.value"() : () -> tensor<2x13x4xf32>
// CHECK-NEXT:     %294 = "test.value"() : () -> tensor<5xf32>
// CHECK-NEXT:     %295 = "test.value"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %296 = "linalg.pooling_nwc_max"(%293, %294, %295) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg33: f32, %arg34: f32, %arg35: f32):
// CHECK-NEXT:       %370 = "arith.maximumf"(%arg35, %arg33) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%370) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map54, #map79, #map13]} : (tensor<2x13x4xf32>, tensor<5xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     %297 = "test.value"() : () -> tensor<2x13x4xi32>
// CHECK-NEXT:     %298 = "test.value"() : () -> tensor<5xi32>
// CHECK-NEXT:     %299 = "test.value"() : () -> tensor<2x3x4xi32>
// CHECK-NEXT:     %300 = "linalg.pooling_nwc_max_unsigned"(%297, %298, %299) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg30: i32, %arg31: i32, %arg32: i32):
// CHECK-NEXT:       %369 = "arith.maxui"(%arg32, %arg30) : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%369) : (i32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map54, #map79, #map13]} : (tensor<2x13x4xi32>, tensor<5xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     %301 = "test.value"() : () -> tensor<2x3x15xf32>
// CHECK-NEXT:     %302 = "test.value"() : () -> tensor<5xf32>
// CHECK-NEXT:     %303 = "test.value"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %304 = "linalg.pooling_ncw_max"(%301, %302, %303) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg27: f32, %arg28: f32, %arg29: f32):
// CHECK-NEXT:       %368 = "arith.maximumf"(%arg29, %arg27) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%368) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map80, #map79, #map13]} : (tensor<2x3x15xf32>, tensor<5xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     %305 = "test.value"() : () -> tensor<2x13x4xf32>
// CHECK-NEXT:     %306 = "test.value"() : () -> tensor<5xf32>
// CHECK-NEXT:     %307 = "test.value"() : () -> tensor<2x3x4xf32>
// CHECK-NEXT:     %308 = "linalg.pooling_nwc_min"(%305, %306, %307) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg24: f32, %arg25: f32, %arg26: f32):
// CHECK-NEXT:       %367 = "arith.minimumf"(%arg26, %arg24) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%367) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map54, #map79, #map13]} : (tensor<2x13x4xf32>, tensor<5xf32>, tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
// CHECK-NEXT:     %309 = "test.value"() : () -> tensor<2x13x4xi32>
// CHECK-NEXT:     %310 = "test.value"() : () -> tensor<5xi32>
// CHECK-NEXT:     %311 = "test.value"() : () -> tensor<2x3x4xi32>
// CHECK-NEXT:     %312 = "linalg.pooling_nwc_min_unsigned"(%309, %310, %311) <{dilations = dense<2> : tensor<1xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<1xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg21: i32, %arg22: i32, %arg23: i32):
// CHECK-NEXT:       %366 = "arith.minui"(%arg23, %arg21) : (i32, i32) -> i32
// CHECK-NEXT:       "linalg.yield"(%366) : (i32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map54, #map79, #map13]} : (tensor<2x13x4xi32>, tensor<5xi32>, tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:     %313 = "test.value"() : () -> tensor<2x17x21x25x6xf32>
// CHECK-NEXT:     %314 = "test.value"() : () -> tensor<7x8x9xf32>
// CHECK-NEXT:     %315 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %316 = "linalg.pooling_ndhwc_sum"(%313, %314, %315) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg18: f32, %arg19: f32, %arg20: f32):
// CHECK-NEXT:       %365 = "arith.addf"(%arg20, %arg18) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%365) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map81, #map82, #map43]} : (tensor<2x17x21x25x6xf32>, tensor<7x8x9xf32>, tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %317 = "test.value"() : () -> tensor<2x17x21x25x6xf32>
// CHECK-NEXT:     %318 = "test.value"() : () -> tensor<7x8x9xf32>
// CHECK-NEXT:     %319 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %320 = "linalg.pooling_ndhwc_max"(%317, %318, %319) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg15: f32, %arg16: f32, %arg17: f32):
// CHECK-NEXT:       %364 = "arith.maximumf"(%arg17, %arg15) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%364) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map81, #map82, #map43]} : (tensor<2x17x21x25x6xf32>, tensor<7x8x9xf32>, tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %321 = "test.value"() : () -> tensor<2x17x21x25x6xf32>
// CHECK-NEXT:     %322 = "test.value"() : () -> tensor<7x8x9xf32>
// CHECK-NEXT:     %323 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %324 = "linalg.pooling_ndhwc_min"(%321, %322, %323) <{dilations = dense<2> : tensor<3xi64>, operandSegmentSizes = array<i32: 2, 1>, strides = dense<2> : tensor<3xi64>}> ({
// CHECK-NEXT:     ^bb0(%arg12: f32, %arg13: f32, %arg14: f32):
// CHECK-NEXT:       %363 = "arith.minimumf"(%arg14, %arg12) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
// CHECK-NEXT:       "linalg.yield"(%363) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map81, #map82, #map43]} : (tensor<2x17x21x25x6xf32>, tensor<7x8x9xf32>, tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
// CHECK-NEXT:     %325 = "test.value"() : () -> f32
// CHECK-NEXT:     %326 = "test.value"() : () -> tensor<4x?xf32>
// CHECK-NEXT:     %327 = "linalg.fill"(%325, %326) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg10: f32, %arg11: f32):
// CHECK-NEXT:       "linalg.yield"(%arg10) : (f32) -> ()
// CHECK-NEXT:     }) : (f32, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %328 = "test.value"() : () -> f32
// CHECK-NEXT:     %329 = "test.value"() : () -> memref<4xf32>
// CHECK-NEXT:     "linalg.fill"(%328, %329) <{operandSegmentSizes = array<i32: 1, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg8: f32, %arg9: f32):
// CHECK-NEXT:       "linalg.yield"(%arg8) : (f32) -> ()
// CHECK-NEXT:     }) : (f32, memref<4xf32>) -> ()
// CHECK-NEXT:     %330 = "test.value"() : () -> f64
// CHECK-NEXT:     %331 = "test.value"() : () -> f64
// CHECK-NEXT:     %332 = "test.value"() : () -> i32
// CHECK-NEXT:     %333 = "test.value"() : () -> tensor<4x5xf32>
// CHECK-NEXT:     %334 = "linalg.fill_rng_2d"(%330, %331, %332, %333) <{operandSegmentSizes = array<i32: 3, 1>}> ({
// CHECK-NEXT:     ^bb0(%arg4: f64, %arg5: f64, %arg6: i32, %arg7: f32):
// CHECK-NEXT:       %335 = "arith.constant"() <{value = 2147483647 : i64}> : () -> i64
// CHECK-NEXT:       %336 = "arith.sitofp"(%335) : (i64) -> f64
// CHECK-NEXT:       %337 = "linalg.index"() <{dim = 1 : i64}> : () -> index
// CHECK-NEXT:       %338 = "arith.index_cast"(%337) : (index) -> i32
// CHECK-NEXT:       %339 = "linalg.index"() <{dim = 0 : i64}> : () -> index
// CHECK-NEXT:       %340 = "arith.index_cast"(%339) : (index) -> i32
// CHECK-NEXT:       %341 = "arith.addi"(%340, %arg6) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %342 = "arith.constant"() <{value = 1103515245 : i64}> : () -> i64
// CHECK-NEXT:       %343 = "arith.trunci"(%342) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
// CHECK-NEXT:       %344 = "arith.muli"(%341, %343) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %345 = "arith.constant"() <{value = 12345 : i64}> : () -> i64
// CHECK-NEXT:       %346 = "arith.trunci"(%345) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
// CHECK-NEXT:       %347 = "arith.addi"(%344, %346) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %348 = "arith.addi"(%338, %347) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %349 = "arith.constant"() <{value = 1103515245 : i64}> : () -> i64
// CHECK-NEXT:       %350 = "arith.trunci"(%349) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
// CHECK-NEXT:       %351 = "arith.muli"(%348, %350) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %352 = "arith.constant"() <{value = 12345 : i64}> : () -> i64
// CHECK-NEXT:       %353 = "arith.trunci"(%352) <{overflowFlags = #arith.overflow<none>}> : (i64) -> i32
// CHECK-NEXT:       %354 = "arith.addi"(%351, %353) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// CHECK-NEXT:       %355 = "arith.sitofp"(%354) : (i32) -> f64
// CHECK-NEXT:       %356 = "arith.addf"(%336, %355) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// CHECK-NEXT:       %357 = "arith.subf"(%arg5, %arg4) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// CHECK-NEXT:       %358 = "arith.constant"() <{value = 2.3283063999999999E-10 : f64}> : () -> f64
// CHECK-NEXT:       %359 = "arith.mulf"(%357, %358) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// CHECK-NEXT:       %360 = "arith.mulf"(%356, %359) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// CHECK-NEXT:       %361 = "arith.addf"(%360, %arg4) <{fastmath = #arith.fastmath<none>}> : (f64, f64) -> f64
// CHECK-NEXT:       %362 = "arith.truncf"(%361) : (f64) -> f32
// CHECK-NEXT:       "linalg.yield"(%362) : (f32) -> ()
// CHECK-NEXT:     }) {linalg.memoized_indexing_maps = [#map83, #map83, #map83, #map14]} : (f64, f64, i32, tensor<4x5xf32>) -> tensor<4x5xf32>
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

func.func @named(%f: f32, %i: i32, %z: i32, %d: f64) {
  %v1 = "test.value"() : () -> tensor<4xi8>
  %v2 = "test.value"() : () -> tensor<4xi32>
  %r3 = linalg.copy ins(%v1 : tensor<4xi8>) outs(%v2 : tensor<4xi32>) -> tensor<4xi32>
  %v4 = "test.value"() : () -> memref<4xi8>
  %v5 = "test.value"() : () -> memref<4xi32>
  linalg.copy {cast = #linalg.type_fn<cast_unsigned>} ins(%v4 : memref<4xi8>) outs(%v5 : memref<4xi32>)
  %v6 = "test.value"() : () -> tensor<4x?xf32>
  %v7 = "test.value"() : () -> tensor<4x?xf32>
  %r8 = linalg.exp ins(%v6 : tensor<4x?xf32>) outs(%v7 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v9 = "test.value"() : () -> tensor<4x?xf32>
  %v10 = "test.value"() : () -> tensor<4x?xf32>
  %r11 = linalg.log ins(%v9 : tensor<4x?xf32>) outs(%v10 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v12 = "test.value"() : () -> tensor<4x?xf32>
  %v13 = "test.value"() : () -> tensor<4x?xf32>
  %r14 = linalg.abs ins(%v12 : tensor<4x?xf32>) outs(%v13 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v15 = "test.value"() : () -> tensor<4x?xf32>
  %v16 = "test.value"() : () -> tensor<4x?xf32>
  %r17 = linalg.ceil ins(%v15 : tensor<4x?xf32>) outs(%v16 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v18 = "test.value"() : () -> tensor<4x?xf32>
  %v19 = "test.value"() : () -> tensor<4x?xf32>
  %r20 = linalg.floor ins(%v18 : tensor<4x?xf32>) outs(%v19 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v21 = "test.value"() : () -> tensor<4x?xf32>
  %v22 = "test.value"() : () -> tensor<4x?xf32>
  %r23 = linalg.negf ins(%v21 : tensor<4x?xf32>) outs(%v22 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v24 = "test.value"() : () -> tensor<4x?xf32>
  %v25 = "test.value"() : () -> tensor<4x?xf32>
  %r26 = linalg.reciprocal ins(%v24 : tensor<4x?xf32>) outs(%v25 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v27 = "test.value"() : () -> tensor<4x?xf32>
  %v28 = "test.value"() : () -> tensor<4x?xf32>
  %r29 = linalg.round ins(%v27 : tensor<4x?xf32>) outs(%v28 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v30 = "test.value"() : () -> tensor<4x?xf32>
  %v31 = "test.value"() : () -> tensor<4x?xf32>
  %r32 = linalg.sqrt ins(%v30 : tensor<4x?xf32>) outs(%v31 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v33 = "test.value"() : () -> tensor<4x?xf32>
  %v34 = "test.value"() : () -> tensor<4x?xf32>
  %r35 = linalg.rsqrt ins(%v33 : tensor<4x?xf32>) outs(%v34 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v36 = "test.value"() : () -> tensor<4x?xf32>
  %v37 = "test.value"() : () -> tensor<4x?xf32>
  %r38 = linalg.square ins(%v36 : tensor<4x?xf32>) outs(%v37 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v39 = "test.value"() : () -> tensor<4x?xf32>
  %v40 = "test.value"() : () -> tensor<4x?xf32>
  %r41 = linalg.tanh ins(%v39 : tensor<4x?xf32>) outs(%v40 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v42 = "test.value"() : () -> tensor<4x?xf32>
  %v43 = "test.value"() : () -> tensor<4x?xf32>
  %r44 = linalg.erf ins(%v42 : tensor<4x?xf32>) outs(%v43 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v45 = "test.value"() : () -> tensor<4x?xf32>
  %v46 = "test.value"() : () -> tensor<4x?xf32>
  %v47 = "test.value"() : () -> tensor<4x?xf32>
  %r48 = linalg.add ins(%v45, %v46 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%v47 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v49 = "test.value"() : () -> tensor<4x?xf32>
  %v50 = "test.value"() : () -> tensor<4x?xf32>
  %v51 = "test.value"() : () -> tensor<4x?xf32>
  %r52 = linalg.sub ins(%v49, %v50 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%v51 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v53 = "test.value"() : () -> tensor<4x?xf32>
  %v54 = "test.value"() : () -> tensor<4x?xf32>
  %v55 = "test.value"() : () -> tensor<4x?xf32>
  %r56 = linalg.mul ins(%v53, %v54 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%v55 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v57 = "test.value"() : () -> tensor<4x?xf32>
  %v58 = "test.value"() : () -> tensor<4x?xf32>
  %v59 = "test.value"() : () -> tensor<4x?xf32>
  %r60 = linalg.div ins(%v57, %v58 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%v59 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v61 = "test.value"() : () -> tensor<4x?xi32>
  %v62 = "test.value"() : () -> tensor<4x?xi32>
  %v63 = "test.value"() : () -> tensor<4x?xi32>
  %r64 = linalg.div_unsigned ins(%v61, %v62 : tensor<4x?xi32>, tensor<4x?xi32>) outs(%v63 : tensor<4x?xi32>) -> tensor<4x?xi32>
  %v65 = "test.value"() : () -> tensor<4x?xf32>
  %v66 = "test.value"() : () -> tensor<4x?xf32>
  %v67 = "test.value"() : () -> tensor<4x?xf32>
  %r68 = linalg.max ins(%v65, %v66 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%v67 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v69 = "test.value"() : () -> tensor<4x?xf32>
  %v70 = "test.value"() : () -> tensor<4x?xf32>
  %v71 = "test.value"() : () -> tensor<4x?xf32>
  %r72 = linalg.min ins(%v69, %v70 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%v71 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v73 = "test.value"() : () -> tensor<4x?xf32>
  %v74 = "test.value"() : () -> tensor<4x?xf32>
  %v75 = "test.value"() : () -> tensor<4x?xf32>
  %r76 = linalg.powf ins(%v73, %v74 : tensor<4x?xf32>, tensor<4x?xf32>) outs(%v75 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v77 = "test.value"() : () -> tensor<4x?xi1>
  %v78 = "test.value"() : () -> tensor<4x?xf32>
  %v79 = "test.value"() : () -> tensor<4x?xf32>
  %v80 = "test.value"() : () -> tensor<4x?xf32>
  %r81 = linalg.select ins(%v77, %v78, %v79 : tensor<4x?xi1>, tensor<4x?xf32>, tensor<4x?xf32>) outs(%v80 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v82 = "test.value"() : () -> tensor<2x4xi8>
  %v83 = "test.value"() : () -> tensor<4x3xi8>
  %v84 = "test.value"() : () -> i32
  %v85 = "test.value"() : () -> i32
  %v86 = "test.value"() : () -> tensor<2x3xi32>
  %r87 = linalg.quantized_matmul ins(%v82, %v83, %v84, %v85 : tensor<2x4xi8>, tensor<4x3xi8>, i32, i32) outs(%v86 : tensor<2x3xi32>) -> tensor<2x3xi32>
  %v88 = "test.value"() : () -> tensor<2x4x5x7xf32>
  %v89 = "test.value"() : () -> tensor<3x4x6x7xf32>
  %v90 = "test.value"() : () -> tensor<2x3x5x6xf32>
  %r91 = linalg.mmt4d ins(%v88, %v89 : tensor<2x4x5x7xf32>, tensor<3x4x6x7xf32>) outs(%v90 : tensor<2x3x5x6xf32>) -> tensor<2x3x5x6xf32>
  %v92 = "test.value"() : () -> tensor<2x3x5x6x8xf32>
  %v93 = "test.value"() : () -> tensor<2x4x5x7x8xf32>
  %v94 = "test.value"() : () -> tensor<2x3x4x6x7xf32>
  %r95 = linalg.batch_mmt4d ins(%v92, %v93 : tensor<2x3x5x6x8xf32>, tensor<2x4x5x7x8xf32>) outs(%v94 : tensor<2x3x4x6x7xf32>) -> tensor<2x3x4x6x7xf32>
  %v96 = "test.value"() : () -> tensor<2x3x5xi8>
  %v97 = "test.value"() : () -> tensor<2x5x4xi8>
  %v98 = "test.value"() : () -> i32
  %v99 = "test.value"() : () -> i32
  %v100 = "test.value"() : () -> tensor<2x3x4xi32>
  %r101 = linalg.quantized_batch_matmul ins(%v96, %v97, %v98, %v99 : tensor<2x3x5xi8>, tensor<2x5x4xi8>, i32, i32) outs(%v100 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  %v102 = "test.value"() : () -> tensor<2x3xf32>
  %v103 = "test.value"() : () -> tensor<3xf32>
  %v104 = "test.value"() : () -> tensor<2xf32>
  %r105 = linalg.matvec ins(%v102, %v103 : tensor<2x3xf32>, tensor<3xf32>) outs(%v104 : tensor<2xf32>) -> tensor<2xf32>
  %v106 = "test.value"() : () -> tensor<3xf32>
  %v107 = "test.value"() : () -> tensor<3x2xf32>
  %v108 = "test.value"() : () -> tensor<2xf32>
  %r109 = linalg.vecmat ins(%v106, %v107 : tensor<3xf32>, tensor<3x2xf32>) outs(%v108 : tensor<2xf32>) -> tensor<2xf32>
  %v110 = "test.value"() : () -> tensor<2x3x4xf32>
  %v111 = "test.value"() : () -> tensor<2x4xf32>
  %v112 = "test.value"() : () -> tensor<2x3xf32>
  %r113 = linalg.batch_matvec ins(%v110, %v111 : tensor<2x3x4xf32>, tensor<2x4xf32>) outs(%v112 : tensor<2x3xf32>) -> tensor<2x3xf32>
  %v114 = "test.value"() : () -> tensor<2x4xf32>
  %v115 = "test.value"() : () -> tensor<2x4x3xf32>
  %v116 = "test.value"() : () -> tensor<2x3xf32>
  %r117 = linalg.batch_vecmat ins(%v114, %v115 : tensor<2x4xf32>, tensor<2x4x3xf32>) outs(%v116 : tensor<2x3xf32>) -> tensor<2x3xf32>
  %v118 = "test.value"() : () -> tensor<2xf32>
  %v119 = "test.value"() : () -> tensor<2xf32>
  %v120 = "test.value"() : () -> tensor<f32>
  %r121 = linalg.dot ins(%v118, %v119 : tensor<2xf32>, tensor<2xf32>) outs(%v120 : tensor<f32>) -> tensor<f32>
  %v122 = "test.value"() : () -> tensor<4xf32>
  %v123 = "test.value"() : () -> tensor<3xf32>
  %v124 = "test.value"() : () -> tensor<2xf32>
  %r125 = linalg.conv_1d ins(%v122, %v123 : tensor<4xf32>, tensor<3xf32>) outs(%v124 : tensor<2xf32>) -> tensor<2xf32>
  %v126 = "test.value"() : () -> tensor<5x7xf32>
  %v127 = "test.value"() : () -> tensor<4x5xf32>
  %v128 = "test.value"() : () -> tensor<2x3xf32>
  %r129 = linalg.conv_2d ins(%v126, %v127 : tensor<5x7xf32>, tensor<4x5xf32>) outs(%v128 : tensor<2x3xf32>) -> tensor<2x3xf32>
  %v130 = "test.value"() : () -> tensor<6x8x10xf32>
  %v131 = "test.value"() : () -> tensor<5x6x7xf32>
  %v132 = "test.value"() : () -> tensor<2x3x4xf32>
  %r133 = linalg.conv_3d ins(%v130, %v131 : tensor<6x8x10xf32>, tensor<5x6x7xf32>) outs(%v132 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %v134 = "test.value"() : () -> tensor<2x13x6xf32>
  %v135 = "test.value"() : () -> tensor<5x6x4xf32>
  %v136 = "test.value"() : () -> tensor<2x3x4xf32>
  %r137 = linalg.conv_1d_nwc_wcf {dilations = dense<2> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v134, %v135 : tensor<2x13x6xf32>, tensor<5x6x4xf32>) outs(%v136 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %v138 = "test.value"() : () -> tensor<2x5x17xf32>
  %v139 = "test.value"() : () -> tensor<3x5x6xf32>
  %v140 = "test.value"() : () -> tensor<2x3x4xf32>
  %r141 = linalg.conv_1d_ncw_fcw {dilations = dense<2> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v138, %v139 : tensor<2x5x17xf32>, tensor<3x5x6xf32>) outs(%v140 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %v142 = "test.value"() : () -> tensor<2x15x19x8xf32>
  %v143 = "test.value"() : () -> tensor<6x7x8x5xf32>
  %v144 = "test.value"() : () -> tensor<2x3x4x5xf32>
  %r145 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v142, %v143 : tensor<2x15x19x8xf32>, tensor<6x7x8x5xf32>) outs(%v144 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  %v146 = "test.value"() : () -> tensor<2x15x19x8xf32>
  %v147 = "test.value"() : () -> tensor<5x6x7x8xf32>
  %v148 = "test.value"() : () -> tensor<2x3x4x5xf32>
  %r149 = linalg.conv_2d_nhwc_fhwc {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v146, %v147 : tensor<2x15x19x8xf32>, tensor<5x6x7x8xf32>) outs(%v148 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  %v150 = "test.value"() : () -> tensor<2x15x19x8xi8>
  %v151 = "test.value"() : () -> tensor<6x7x8x5xi8>
  %v152 = "test.value"() : () -> i32
  %v153 = "test.value"() : () -> i32
  %v154 = "test.value"() : () -> tensor<2x3x4x5xi32>
  %r155 = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v150, %v151, %v152, %v153 : tensor<2x15x19x8xi8>, tensor<6x7x8x5xi8>, i32, i32) outs(%v154 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  %v156 = "test.value"() : () -> tensor<2x15x19x8xi8>
  %v157 = "test.value"() : () -> tensor<5x6x7x8xi8>
  %v158 = "test.value"() : () -> i32
  %v159 = "test.value"() : () -> i32
  %v160 = "test.value"() : () -> tensor<2x3x4x5xi32>
  %r161 = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v156, %v157, %v158, %v159 : tensor<2x15x19x8xi8>, tensor<5x6x7x8xi8>, i32, i32) outs(%v160 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  %v162 = "test.value"() : () -> tensor<2x6x19x23xi8>
  %v163 = "test.value"() : () -> tensor<3x6x7x8xi8>
  %v164 = "test.value"() : () -> i32
  %v165 = "test.value"() : () -> i32
  %v166 = "test.value"() : () -> tensor<2x3x4x5xi32>
  %r167 = linalg.conv_2d_nchw_fchw_q {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v162, %v163, %v164, %v165 : tensor<2x6x19x23xi8>, tensor<3x6x7x8xi8>, i32, i32) outs(%v166 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  %v168 = "test.value"() : () -> tensor<2x6x19x23xf32>
  %v169 = "test.value"() : () -> tensor<3x6x7x8xf32>
  %v170 = "test.value"() : () -> tensor<2x3x4x5xf32>
  %r171 = linalg.conv_2d_nchw_fchw {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v168, %v169 : tensor<2x6x19x23xf32>, tensor<3x6x7x8xf32>) outs(%v170 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  %v172 = "test.value"() : () -> tensor<2x3x7x23x27xf32>
  %v173 = "test.value"() : () -> tensor<4x3x7x8x9xf32>
  %v174 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
  %r175 = linalg.conv_2d_ngchw_fgchw {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v172, %v173 : tensor<2x3x7x23x27xf32>, tensor<4x3x7x8x9xf32>) outs(%v174 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  %v176 = "test.value"() : () -> tensor<2x3x7x23x27xf32>
  %v177 = "test.value"() : () -> tensor<3x4x7x8x9xf32>
  %v178 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
  %r179 = linalg.conv_2d_ngchw_gfchw {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v176, %v177 : tensor<2x3x7x23x27xf32>, tensor<3x4x7x8x9xf32>) outs(%v178 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  %v180 = "test.value"() : () -> tensor<2x17x21x5x9xf32>
  %v181 = "test.value"() : () -> tensor<5x6x7x8x9xf32>
  %v182 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
  %r183 = linalg.conv_2d_nhwgc_gfhwc {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v180, %v181 : tensor<2x17x21x5x9xf32>, tensor<5x6x7x8x9xf32>) outs(%v182 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  %v184 = "test.value"() : () -> tensor<2x17x21x5x9xi8>
  %v185 = "test.value"() : () -> tensor<5x6x7x8x9xi8>
  %v186 = "test.value"() : () -> i32
  %v187 = "test.value"() : () -> i32
  %v188 = "test.value"() : () -> tensor<2x3x4x5x6xi32>
  %r189 = linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v184, %v185, %v186, %v187 : tensor<2x17x21x5x9xi8>, tensor<5x6x7x8x9xi8>, i32, i32) outs(%v188 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  %v190 = "test.value"() : () -> tensor<2x3x7x23x27xi8>
  %v191 = "test.value"() : () -> tensor<3x4x7x8x9xi8>
  %v192 = "test.value"() : () -> i32
  %v193 = "test.value"() : () -> i32
  %v194 = "test.value"() : () -> tensor<2x3x4x5x6xi32>
  %r195 = linalg.conv_2d_ngchw_gfchw_q {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v190, %v191, %v192, %v193 : tensor<2x3x7x23x27xi8>, tensor<3x4x7x8x9xi8>, i32, i32) outs(%v194 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  %v196 = "test.value"() : () -> tensor<2x17x21x25x10xf32>
  %v197 = "test.value"() : () -> tensor<7x8x9x10x6xf32>
  %v198 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
  %r199 = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<2> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%v196, %v197 : tensor<2x17x21x25x10xf32>, tensor<7x8x9x10x6xf32>) outs(%v198 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  %v200 = "test.value"() : () -> tensor<2x17x21x25x10xi8>
  %v201 = "test.value"() : () -> tensor<7x8x9x10x6xi8>
  %v202 = "test.value"() : () -> i32
  %v203 = "test.value"() : () -> i32
  %v204 = "test.value"() : () -> tensor<2x3x4x5x6xi32>
  %r205 = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<2> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%v200, %v201, %v202, %v203 : tensor<2x17x21x25x10xi8>, tensor<7x8x9x10x6xi8>, i32, i32) outs(%v204 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  %v206 = "test.value"() : () -> tensor<2x7x21x25x29xf32>
  %v207 = "test.value"() : () -> tensor<3x7x8x9x10xf32>
  %v208 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
  %r209 = linalg.conv_3d_ncdhw_fcdhw {dilations = dense<2> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%v206, %v207 : tensor<2x7x21x25x29xf32>, tensor<3x7x8x9x10xf32>) outs(%v208 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  %v210 = "test.value"() : () -> tensor<2x13x4xf32>
  %v211 = "test.value"() : () -> tensor<5x4xf32>
  %v212 = "test.value"() : () -> tensor<2x3x4xf32>
  %r213 = linalg.depthwise_conv_1d_nwc_wc {dilations = dense<2> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v210, %v211 : tensor<2x13x4xf32>, tensor<5x4xf32>) outs(%v212 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %v214 = "test.value"() : () -> tensor<2x4x13xf32>
  %v215 = "test.value"() : () -> tensor<4x5xf32>
  %v216 = "test.value"() : () -> tensor<2x4x3xf32>
  %r217 = linalg.depthwise_conv_1d_ncw_cw {dilations = dense<2> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v214, %v215 : tensor<2x4x13xf32>, tensor<4x5xf32>) outs(%v216 : tensor<2x4x3xf32>) -> tensor<2x4x3xf32>
  %v218 = "test.value"() : () -> tensor<2x15x4xf32>
  %v219 = "test.value"() : () -> tensor<6x4x5xf32>
  %v220 = "test.value"() : () -> tensor<2x3x4x5xf32>
  %r221 = linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<2> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v218, %v219 : tensor<2x15x4xf32>, tensor<6x4x5xf32>) outs(%v220 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  %v222 = "test.value"() : () -> tensor<2x15x19x5xf32>
  %v223 = "test.value"() : () -> tensor<6x7x5xf32>
  %v224 = "test.value"() : () -> tensor<2x3x4x5xf32>
  %r225 = linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v222, %v223 : tensor<2x15x19x5xf32>, tensor<6x7x5xf32>) outs(%v224 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  %v226 = "test.value"() : () -> tensor<2x5x15x19xf32>
  %v227 = "test.value"() : () -> tensor<5x6x7xf32>
  %v228 = "test.value"() : () -> tensor<2x5x3x4xf32>
  %r229 = linalg.depthwise_conv_2d_nchw_chw {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v226, %v227 : tensor<2x5x15x19xf32>, tensor<5x6x7xf32>) outs(%v228 : tensor<2x5x3x4xf32>) -> tensor<2x5x3x4xf32>
  %v230 = "test.value"() : () -> tensor<2x15x19x5xi8>
  %v231 = "test.value"() : () -> tensor<6x7x5xi8>
  %v232 = "test.value"() : () -> i32
  %v233 = "test.value"() : () -> i32
  %v234 = "test.value"() : () -> tensor<2x3x4x5xi32>
  %r235 = linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v230, %v231, %v232, %v233 : tensor<2x15x19x5xi8>, tensor<6x7x5xi8>, i32, i32) outs(%v234 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  %v236 = "test.value"() : () -> tensor<2x17x21x5xf32>
  %v237 = "test.value"() : () -> tensor<7x8x5x6xf32>
  %v238 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
  %r239 = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v236, %v237 : tensor<2x17x21x5xf32>, tensor<7x8x5x6xf32>) outs(%v238 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  %v240 = "test.value"() : () -> tensor<2x17x21x5xi8>
  %v241 = "test.value"() : () -> tensor<7x8x5x6xi8>
  %v242 = "test.value"() : () -> i32
  %v243 = "test.value"() : () -> i32
  %v244 = "test.value"() : () -> tensor<2x3x4x5x6xi32>
  %r245 = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v240, %v241, %v242, %v243 : tensor<2x17x21x5xi8>, tensor<7x8x5x6xi8>, i32, i32) outs(%v244 : tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x6xi32>
  %v246 = "test.value"() : () -> tensor<2x15x19x23x9xf32>
  %v247 = "test.value"() : () -> tensor<6x7x8x9xf32>
  %v248 = "test.value"() : () -> tensor<2x3x4x5x9xf32>
  %r249 = linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<2> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%v246, %v247 : tensor<2x15x19x23x9xf32>, tensor<6x7x8x9xf32>) outs(%v248 : tensor<2x3x4x5x9xf32>) -> tensor<2x3x4x5x9xf32>
  %v250 = "test.value"() : () -> tensor<2x9x15x19x23xf32>
  %v251 = "test.value"() : () -> tensor<9x6x7x8xf32>
  %v252 = "test.value"() : () -> tensor<2x9x3x4x5xf32>
  %r253 = linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<2> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%v250, %v251 : tensor<2x9x15x19x23xf32>, tensor<9x6x7x8xf32>) outs(%v252 : tensor<2x9x3x4x5xf32>) -> tensor<2x9x3x4x5xf32>
  %v254 = "test.value"() : () -> tensor<2x17x21x25x10xf32>
  %v255 = "test.value"() : () -> tensor<7x8x9x10x6xf32>
  %v256 = "test.value"() : () -> tensor<2x3x4x5x10x6xf32>
  %r257 = linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<2> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%v254, %v255 : tensor<2x17x21x25x10xf32>, tensor<7x8x9x10x6xf32>) outs(%v256 : tensor<2x3x4x5x10x6xf32>) -> tensor<2x3x4x5x10x6xf32>
  %v258 = "test.value"() : () -> tensor<2x15x19x5xf32>
  %v259 = "test.value"() : () -> tensor<6x7xf32>
  %v260 = "test.value"() : () -> tensor<2x3x4x5xf32>
  %r261 = linalg.pooling_nhwc_sum {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v258, %v259 : tensor<2x15x19x5xf32>, tensor<6x7xf32>) outs(%v260 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  %v262 = "test.value"() : () -> tensor<2x3x17x21xf32>
  %v263 = "test.value"() : () -> tensor<6x7xf32>
  %v264 = "test.value"() : () -> tensor<2x3x4x5xf32>
  %r265 = linalg.pooling_nchw_sum {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v262, %v263 : tensor<2x3x17x21xf32>, tensor<6x7xf32>) outs(%v264 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  %v266 = "test.value"() : () -> tensor<2x15x19x5xf32>
  %v267 = "test.value"() : () -> tensor<6x7xf32>
  %v268 = "test.value"() : () -> tensor<2x3x4x5xf32>
  %r269 = linalg.pooling_nhwc_max {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v266, %v267 : tensor<2x15x19x5xf32>, tensor<6x7xf32>) outs(%v268 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  %v270 = "test.value"() : () -> tensor<2x15x19x5xi32>
  %v271 = "test.value"() : () -> tensor<6x7xi32>
  %v272 = "test.value"() : () -> tensor<2x3x4x5xi32>
  %r273 = linalg.pooling_nhwc_max_unsigned {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v270, %v271 : tensor<2x15x19x5xi32>, tensor<6x7xi32>) outs(%v272 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  %v274 = "test.value"() : () -> tensor<2x3x17x21xf32>
  %v275 = "test.value"() : () -> tensor<6x7xf32>
  %v276 = "test.value"() : () -> tensor<2x3x4x5xf32>
  %r277 = linalg.pooling_nchw_max {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v274, %v275 : tensor<2x3x17x21xf32>, tensor<6x7xf32>) outs(%v276 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  %v278 = "test.value"() : () -> tensor<2x15x19x5xf32>
  %v279 = "test.value"() : () -> tensor<6x7xf32>
  %v280 = "test.value"() : () -> tensor<2x3x4x5xf32>
  %r281 = linalg.pooling_nhwc_min {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v278, %v279 : tensor<2x15x19x5xf32>, tensor<6x7xf32>) outs(%v280 : tensor<2x3x4x5xf32>) -> tensor<2x3x4x5xf32>
  %v282 = "test.value"() : () -> tensor<2x15x19x5xi32>
  %v283 = "test.value"() : () -> tensor<6x7xi32>
  %v284 = "test.value"() : () -> tensor<2x3x4x5xi32>
  %r285 = linalg.pooling_nhwc_min_unsigned {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%v282, %v283 : tensor<2x15x19x5xi32>, tensor<6x7xi32>) outs(%v284 : tensor<2x3x4x5xi32>) -> tensor<2x3x4x5xi32>
  %v286 = "test.value"() : () -> tensor<2x13x4xf32>
  %v287 = "test.value"() : () -> tensor<5xf32>
  %v288 = "test.value"() : () -> tensor<2x3x4xf32>
  %r289 = linalg.pooling_nwc_sum {dilations = dense<2> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v286, %v287 : tensor<2x13x4xf32>, tensor<5xf32>) outs(%v288 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %v290 = "test.value"() : () -> tensor<2x3x15xf32>
  %v291 = "test.value"() : () -> tensor<5xf32>
  %v292 = "test.value"() : () -> tensor<2x3x4xf32>
  %r293 = linalg.pooling_ncw_sum {dilations = dense<2> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v290, %v291 : tensor<2x3x15xf32>, tensor<5xf32>) outs(%v292 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %v294 = "test.value"() : () -> tensor<2x13x4xf32>
  %v295 = "test.value"() : () -> tensor<5xf32>
  %v296 = "test.value"() : () -> tensor<2x3x4xf32>
  %r297 = linalg.pooling_nwc_max {dilations = dense<2> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v294, %v295 : tensor<2x13x4xf32>, tensor<5xf32>) outs(%v296 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %v298 = "test.value"() : () -> tensor<2x13x4xi32>
  %v299 = "test.value"() : () -> tensor<5xi32>
  %v300 = "test.value"() : () -> tensor<2x3x4xi32>
  %r301 = linalg.pooling_nwc_max_unsigned {dilations = dense<2> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v298, %v299 : tensor<2x13x4xi32>, tensor<5xi32>) outs(%v300 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  %v302 = "test.value"() : () -> tensor<2x3x15xf32>
  %v303 = "test.value"() : () -> tensor<5xf32>
  %v304 = "test.value"() : () -> tensor<2x3x4xf32>
  %r305 = linalg.pooling_ncw_max {dilations = dense<2> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v302, %v303 : tensor<2x3x15xf32>, tensor<5xf32>) outs(%v304 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %v306 = "test.value"() : () -> tensor<2x13x4xf32>
  %v307 = "test.value"() : () -> tensor<5xf32>
  %v308 = "test.value"() : () -> tensor<2x3x4xf32>
  %r309 = linalg.pooling_nwc_min {dilations = dense<2> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v306, %v307 : tensor<2x13x4xf32>, tensor<5xf32>) outs(%v308 : tensor<2x3x4xf32>) -> tensor<2x3x4xf32>
  %v310 = "test.value"() : () -> tensor<2x13x4xi32>
  %v311 = "test.value"() : () -> tensor<5xi32>
  %v312 = "test.value"() : () -> tensor<2x3x4xi32>
  %r313 = linalg.pooling_nwc_min_unsigned {dilations = dense<2> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>} ins(%v310, %v311 : tensor<2x13x4xi32>, tensor<5xi32>) outs(%v312 : tensor<2x3x4xi32>) -> tensor<2x3x4xi32>
  %v314 = "test.value"() : () -> tensor<2x17x21x25x6xf32>
  %v315 = "test.value"() : () -> tensor<7x8x9xf32>
  %v316 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
  %r317 = linalg.pooling_ndhwc_sum {dilations = dense<2> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%v314, %v315 : tensor<2x17x21x25x6xf32>, tensor<7x8x9xf32>) outs(%v316 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  %v318 = "test.value"() : () -> tensor<2x17x21x25x6xf32>
  %v319 = "test.value"() : () -> tensor<7x8x9xf32>
  %v320 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
  %r321 = linalg.pooling_ndhwc_max {dilations = dense<2> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%v318, %v319 : tensor<2x17x21x25x6xf32>, tensor<7x8x9xf32>) outs(%v320 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  %v322 = "test.value"() : () -> tensor<2x17x21x25x6xf32>
  %v323 = "test.value"() : () -> tensor<7x8x9xf32>
  %v324 = "test.value"() : () -> tensor<2x3x4x5x6xf32>
  %r325 = linalg.pooling_ndhwc_min {dilations = dense<2> : tensor<3xi64>, strides = dense<2> : tensor<3xi64>} ins(%v322, %v323 : tensor<2x17x21x25x6xf32>, tensor<7x8x9xf32>) outs(%v324 : tensor<2x3x4x5x6xf32>) -> tensor<2x3x4x5x6xf32>
  %v326 = "test.value"() : () -> f32
  %v327 = "test.value"() : () -> tensor<4x?xf32>
  %r328 = linalg.fill ins(%v326 : f32) outs(%v327 : tensor<4x?xf32>) -> tensor<4x?xf32>
  %v329 = "test.value"() : () -> f32
  %v330 = "test.value"() : () -> memref<4xf32>
  linalg.fill ins(%v329 : f32) outs(%v330 : memref<4xf32>)
  %v331 = "test.value"() : () -> f64
  %v332 = "test.value"() : () -> f64
  %v333 = "test.value"() : () -> i32
  %v334 = "test.value"() : () -> tensor<4x5xf32>
  %r335 = linalg.fill_rng_2d ins(%v331, %v332, %v333 : f64, f64, i32) outs(%v334 : tensor<4x5xf32>) -> tensor<4x5xf32>
  return
}
