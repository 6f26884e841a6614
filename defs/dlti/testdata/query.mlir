// RUN: ods opt %s --test-data-layout-query --split-input-file | golden %S/query.out

// Sizes, alignments and the rest, as mlir-opt computes them.
module {
func.func @f() {
  %q0 = "test.data_layout_query"() : () -> i0
  %q1 = "test.data_layout_query"() : () -> i1
  %q2 = "test.data_layout_query"() : () -> i7
  %q3 = "test.data_layout_query"() : () -> i8
  %q4 = "test.data_layout_query"() : () -> i24
  %q5 = "test.data_layout_query"() : () -> si24
  %q6 = "test.data_layout_query"() : () -> i32
  %q7 = "test.data_layout_query"() : () -> i64
  %q8 = "test.data_layout_query"() : () -> i65
  %q9 = "test.data_layout_query"() : () -> i128
  %q10 = "test.data_layout_query"() : () -> i999
  %q11 = "test.data_layout_query"() : () -> index
  %q12 = "test.data_layout_query"() : () -> f16
  %q13 = "test.data_layout_query"() : () -> bf16
  %q14 = "test.data_layout_query"() : () -> f32
  %q15 = "test.data_layout_query"() : () -> f64
  %q16 = "test.data_layout_query"() : () -> f80
  %q17 = "test.data_layout_query"() : () -> f128
  %q18 = "test.data_layout_query"() : () -> tf32
  %q19 = "test.data_layout_query"() : () -> f8E5M2
  %q20 = "test.data_layout_query"() : () -> f6E2M3FN
  %q21 = "test.data_layout_query"() : () -> f4E2M1FN
  %q22 = "test.data_layout_query"() : () -> complex<i8>
  %q23 = "test.data_layout_query"() : () -> complex<i24>
  %q24 = "test.data_layout_query"() : () -> complex<f80>
  %q25 = "test.data_layout_query"() : () -> complex<f32>
  %q28 = "test.data_layout_query"() : () -> vector<3xi64>
  %q29 = "test.data_layout_query"() : () -> vector<2x3xi7>
  %q30 = "test.data_layout_query"() : () -> vector<5xi1>
  %q31 = "test.data_layout_query"() : () -> vector<3xindex>
  %q32 = "test.data_layout_query"() : () -> vector<[3]xi64>
  %q33 = "test.data_layout_query"() : () -> vector<2x[4]xi8>
  %q34 = "test.data_layout_query"() : () -> vector<3xf80>
  %q35 = "test.data_layout_query"() : () -> !llvm.ptr
  %q36 = "test.data_layout_query"() : () -> !llvm.ptr<3>
  %q37 = "test.data_layout_query"() : () -> !llvm.ptr<4>
  %q38 = "test.data_layout_query"() : () -> !llvm.array<3 x i64>
  %q39 = "test.data_layout_query"() : () -> !llvm.array<3 x i24>
  %q40 = "test.data_layout_query"() : () -> !llvm.array<2 x array<3 x ptr<3>>>
  %q41 = "test.data_layout_query"() : () -> !llvm.struct<()>
  %q42 = "test.data_layout_query"() : () -> !llvm.struct<(i8,i32)>
  %q43 = "test.data_layout_query"() : () -> !llvm.struct<(i8,i64,i8)>
  %q44 = "test.data_layout_query"() : () -> !llvm.struct<packed (i8,i64,i8)>
  %q45 = "test.data_layout_query"() : () -> !llvm.struct<(array<2 x i3>,ptr,f80,i1)>
  %q46 = "test.data_layout_query"() : () -> !llvm.struct<"a",opaque>
  %q47 = "test.data_layout_query"() : () -> !llvm.struct<"b",(i8,ptr<4>,vector<3xi32>)>
  %q48 = "test.data_layout_query"() : () -> !test.test_type_with_layout<10>
  %q49 = "test.data_layout_query"() : () -> vector<4x!llvm.ptr<3>>
  %q50 = "test.data_layout_query"() : () -> !llvm.struct<(ptr<3>, struct<(i8, i128)>, struct<packed (i1, i64)>)>
  return
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, i8 = dense<[16,32]> : vector<2xi64>, i32 = dense<64> : vector<1xi64>, !llvm.struct<()> = dense<[32,64]> : vector<2xi64>, "dlti.endianness" = "big", "dlti.alloca_memory_space" = 5 : ui32>} {
func.func @f() {
  %q0 = "test.data_layout_query"() : () -> i0
  %q1 = "test.data_layout_query"() : () -> i1
  %q2 = "test.data_layout_query"() : () -> i7
  %q3 = "test.data_layout_query"() : () -> i8
  %q4 = "test.data_layout_query"() : () -> i24
  %q5 = "test.data_layout_query"() : () -> si24
  %q6 = "test.data_layout_query"() : () -> i32
  %q7 = "test.data_layout_query"() : () -> i64
  %q8 = "test.data_layout_query"() : () -> i65
  %q9 = "test.data_layout_query"() : () -> i128
  %q10 = "test.data_layout_query"() : () -> i999
  %q11 = "test.data_layout_query"() : () -> index
  %q12 = "test.data_layout_query"() : () -> f16
  %q13 = "test.data_layout_query"() : () -> bf16
  %q14 = "test.data_layout_query"() : () -> f32
  %q15 = "test.data_layout_query"() : () -> f64
  %q16 = "test.data_layout_query"() : () -> f80
  %q17 = "test.data_layout_query"() : () -> f128
  %q18 = "test.data_layout_query"() : () -> tf32
  %q19 = "test.data_layout_query"() : () -> f8E5M2
  %q20 = "test.data_layout_query"() : () -> f6E2M3FN
  %q21 = "test.data_layout_query"() : () -> f4E2M1FN
  %q22 = "test.data_layout_query"() : () -> complex<i8>
  %q23 = "test.data_layout_query"() : () -> complex<i24>
  %q24 = "test.data_layout_query"() : () -> complex<f80>
  %q25 = "test.data_layout_query"() : () -> complex<f32>
  %q28 = "test.data_layout_query"() : () -> vector<3xi64>
  %q29 = "test.data_layout_query"() : () -> vector<2x3xi7>
  %q30 = "test.data_layout_query"() : () -> vector<5xi1>
  %q31 = "test.data_layout_query"() : () -> vector<3xindex>
  %q32 = "test.data_layout_query"() : () -> vector<[3]xi64>
  %q33 = "test.data_layout_query"() : () -> vector<2x[4]xi8>
  %q34 = "test.data_layout_query"() : () -> vector<3xf80>
  %q35 = "test.data_layout_query"() : () -> !llvm.ptr
  %q36 = "test.data_layout_query"() : () -> !llvm.ptr<3>
  %q37 = "test.data_layout_query"() : () -> !llvm.ptr<4>
  %q38 = "test.data_layout_query"() : () -> !llvm.array<3 x i64>
  %q39 = "test.data_layout_query"() : () -> !llvm.array<3 x i24>
  %q40 = "test.data_layout_query"() : () -> !llvm.array<2 x array<3 x ptr<3>>>
  %q41 = "test.data_layout_query"() : () -> !llvm.struct<()>
  %q42 = "test.data_layout_query"() : () -> !llvm.struct<(i8,i32)>
  %q43 = "test.data_layout_query"() : () -> !llvm.struct<(i8,i64,i8)>
  %q44 = "test.data_layout_query"() : () -> !llvm.struct<packed (i8,i64,i8)>
  %q45 = "test.data_layout_query"() : () -> !llvm.struct<(array<2 x i3>,ptr,f80,i1)>
  %q46 = "test.data_layout_query"() : () -> !llvm.struct<"a",opaque>
  %q47 = "test.data_layout_query"() : () -> !llvm.struct<"b",(i8,ptr<4>,vector<3xi32>)>
  %q48 = "test.data_layout_query"() : () -> !test.test_type_with_layout<10>
  %q49 = "test.data_layout_query"() : () -> vector<4x!llvm.ptr<3>>
  %q50 = "test.data_layout_query"() : () -> !llvm.struct<(ptr<3>, struct<(i8, i128)>, struct<packed (i1, i64)>)>
  return
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32,32,64]> : vector<3xi64>, !llvm.ptr<3> = dense<[16,16,16,24]> : vector<4xi64>, i64 = dense<[64]> : vector<1xi64>, i128 = dense<128> : vector<2xi64>, f80 = dense<[128, 256]> : vector<2xi64>, "dlti.stack_alignment" = 128 : i64, "dlti.legal_int_widths" = array<i32: 8, 16>, "dlti.mangling_mode" = "e">} {
func.func @f() {
  %q0 = "test.data_layout_query"() : () -> i0
  %q1 = "test.data_layout_query"() : () -> i1
  %q2 = "test.data_layout_query"() : () -> i7
  %q3 = "test.data_layout_query"() : () -> i8
  %q4 = "test.data_layout_query"() : () -> i24
  %q5 = "test.data_layout_query"() : () -> si24
  %q6 = "test.data_layout_query"() : () -> i32
  %q7 = "test.data_layout_query"() : () -> i64
  %q8 = "test.data_layout_query"() : () -> i65
  %q9 = "test.data_layout_query"() : () -> i128
  %q10 = "test.data_layout_query"() : () -> i999
  %q11 = "test.data_layout_query"() : () -> index
  %q12 = "test.data_layout_query"() : () -> f16
  %q13 = "test.data_layout_query"() : () -> bf16
  %q14 = "test.data_layout_query"() : () -> f32
  %q15 = "test.data_layout_query"() : () -> f64
  %q16 = "test.data_layout_query"() : () -> f80
  %q17 = "test.data_layout_query"() : () -> f128
  %q18 = "test.data_layout_query"() : () -> tf32
  %q19 = "test.data_layout_query"() : () -> f8E5M2
  %q20 = "test.data_layout_query"() : () -> f6E2M3FN
  %q21 = "test.data_layout_query"() : () -> f4E2M1FN
  %q22 = "test.data_layout_query"() : () -> complex<i8>
  %q23 = "test.data_layout_query"() : () -> complex<i24>
  %q24 = "test.data_layout_query"() : () -> complex<f80>
  %q25 = "test.data_layout_query"() : () -> complex<f32>
  %q28 = "test.data_layout_query"() : () -> vector<3xi64>
  %q29 = "test.data_layout_query"() : () -> vector<2x3xi7>
  %q30 = "test.data_layout_query"() : () -> vector<5xi1>
  %q31 = "test.data_layout_query"() : () -> vector<3xindex>
  %q32 = "test.data_layout_query"() : () -> vector<[3]xi64>
  %q33 = "test.data_layout_query"() : () -> vector<2x[4]xi8>
  %q34 = "test.data_layout_query"() : () -> vector<3xf80>
  %q35 = "test.data_layout_query"() : () -> !llvm.ptr
  %q36 = "test.data_layout_query"() : () -> !llvm.ptr<3>
  %q37 = "test.data_layout_query"() : () -> !llvm.ptr<4>
  %q38 = "test.data_layout_query"() : () -> !llvm.array<3 x i64>
  %q39 = "test.data_layout_query"() : () -> !llvm.array<3 x i24>
  %q40 = "test.data_layout_query"() : () -> !llvm.array<2 x array<3 x ptr<3>>>
  %q41 = "test.data_layout_query"() : () -> !llvm.struct<()>
  %q42 = "test.data_layout_query"() : () -> !llvm.struct<(i8,i32)>
  %q43 = "test.data_layout_query"() : () -> !llvm.struct<(i8,i64,i8)>
  %q44 = "test.data_layout_query"() : () -> !llvm.struct<packed (i8,i64,i8)>
  %q45 = "test.data_layout_query"() : () -> !llvm.struct<(array<2 x i3>,ptr,f80,i1)>
  %q46 = "test.data_layout_query"() : () -> !llvm.struct<"a",opaque>
  %q47 = "test.data_layout_query"() : () -> !llvm.struct<"b",(i8,ptr<4>,vector<3xi32>)>
  %q48 = "test.data_layout_query"() : () -> !test.test_type_with_layout<10>
  %q49 = "test.data_layout_query"() : () -> vector<4x!llvm.ptr<3>>
  %q50 = "test.data_layout_query"() : () -> !llvm.struct<(ptr<3>, struct<(i8, i128)>, struct<packed (i1, i64)>)>
  return
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<i1 = dense<8> : vector<1xi64>, i64 = dense<[32, 64]> : vector<2xi64>, si16 = dense<32> : vector<1xi64>, f64 = dense<32> : vector<1xi64>, f16 = dense<[16, 32]> : vector<2xi64>, index = 16, "dlti.program_memory_space" = 3 : ui32, "dlti.global_memory_space" = 2 : ui32, "dlti.default_memory_space" = 7 : ui32, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>>} {
func.func @f() {
  %q0 = "test.data_layout_query"() : () -> i0
  %q1 = "test.data_layout_query"() : () -> i1
  %q2 = "test.data_layout_query"() : () -> i7
  %q3 = "test.data_layout_query"() : () -> i8
  %q4 = "test.data_layout_query"() : () -> i24
  %q5 = "test.data_layout_query"() : () -> si24
  %q6 = "test.data_layout_query"() : () -> i32
  %q7 = "test.data_layout_query"() : () -> i64
  %q8 = "test.data_layout_query"() : () -> i65
  %q9 = "test.data_layout_query"() : () -> i128
  %q10 = "test.data_layout_query"() : () -> i999
  %q11 = "test.data_layout_query"() : () -> index
  %q12 = "test.data_layout_query"() : () -> f16
  %q13 = "test.data_layout_query"() : () -> bf16
  %q14 = "test.data_layout_query"() : () -> f32
  %q15 = "test.data_layout_query"() : () -> f64
  %q16 = "test.data_layout_query"() : () -> f80
  %q17 = "test.data_layout_query"() : () -> f128
  %q18 = "test.data_layout_query"() : () -> tf32
  %q19 = "test.data_layout_query"() : () -> f8E5M2
  %q20 = "test.data_layout_query"() : () -> f6E2M3FN
  %q21 = "test.data_layout_query"() : () -> f4E2M1FN
  %q22 = "test.data_layout_query"() : () -> complex<i8>
  %q23 = "test.data_layout_query"() : () -> complex<i24>
  %q24 = "test.data_layout_query"() : () -> complex<f80>
  %q25 = "test.data_layout_query"() : () -> complex<f32>
  %q28 = "test.data_layout_query"() : () -> vector<3xi64>
  %q29 = "test.data_layout_query"() : () -> vector<2x3xi7>
  %q30 = "test.data_layout_query"() : () -> vector<5xi1>
  %q31 = "test.data_layout_query"() : () -> vector<3xindex>
  %q32 = "test.data_layout_query"() : () -> vector<[3]xi64>
  %q33 = "test.data_layout_query"() : () -> vector<2x[4]xi8>
  %q34 = "test.data_layout_query"() : () -> vector<3xf80>
  %q35 = "test.data_layout_query"() : () -> !llvm.ptr
  %q36 = "test.data_layout_query"() : () -> !llvm.ptr<3>
  %q37 = "test.data_layout_query"() : () -> !llvm.ptr<4>
  %q38 = "test.data_layout_query"() : () -> !llvm.array<3 x i64>
  %q39 = "test.data_layout_query"() : () -> !llvm.array<3 x i24>
  %q40 = "test.data_layout_query"() : () -> !llvm.array<2 x array<3 x ptr<3>>>
  %q41 = "test.data_layout_query"() : () -> !llvm.struct<()>
  %q42 = "test.data_layout_query"() : () -> !llvm.struct<(i8,i32)>
  %q43 = "test.data_layout_query"() : () -> !llvm.struct<(i8,i64,i8)>
  %q44 = "test.data_layout_query"() : () -> !llvm.struct<packed (i8,i64,i8)>
  %q45 = "test.data_layout_query"() : () -> !llvm.struct<(array<2 x i3>,ptr,f80,i1)>
  %q46 = "test.data_layout_query"() : () -> !llvm.struct<"a",opaque>
  %q47 = "test.data_layout_query"() : () -> !llvm.struct<"b",(i8,ptr<4>,vector<3xi32>)>
  %q48 = "test.data_layout_query"() : () -> !test.test_type_with_layout<10>
  %q49 = "test.data_layout_query"() : () -> vector<4x!llvm.ptr<3>>
  %q50 = "test.data_layout_query"() : () -> !llvm.struct<(ptr<3>, struct<(i8, i128)>, struct<packed (i1, i64)>)>
  return
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!test.test_type_with_layout<10> = ["size", 12], !test.test_type_with_layout<20> = ["alignment", 3], !test.test_type_with_layout<30> = ["preferred", 7], !test.test_type_with_layout<40> = ["index", 9], !llvm.struct<()> = dense<128> : vector<2xi64>>} {
func.func @f() {
  %q0 = "test.data_layout_query"() : () -> i0
  %q1 = "test.data_layout_query"() : () -> i1
  %q2 = "test.data_layout_query"() : () -> i7
  %q3 = "test.data_layout_query"() : () -> i8
  %q4 = "test.data_layout_query"() : () -> i24
  %q5 = "test.data_layout_query"() : () -> si24
  %q6 = "test.data_layout_query"() : () -> i32
  %q7 = "test.data_layout_query"() : () -> i64
  %q8 = "test.data_layout_query"() : () -> i65
  %q9 = "test.data_layout_query"() : () -> i128
  %q10 = "test.data_layout_query"() : () -> i999
  %q11 = "test.data_layout_query"() : () -> index
  %q12 = "test.data_layout_query"() : () -> f16
  %q13 = "test.data_layout_query"() : () -> bf16
  %q14 = "test.data_layout_query"() : () -> f32
  %q15 = "test.data_layout_query"() : () -> f64
  %q16 = "test.data_layout_query"() : () -> f80
  %q17 = "test.data_layout_query"() : () -> f128
  %q18 = "test.data_layout_query"() : () -> tf32
  %q19 = "test.data_layout_query"() : () -> f8E5M2
  %q20 = "test.data_layout_query"() : () -> f6E2M3FN
  %q21 = "test.data_layout_query"() : () -> f4E2M1FN
  %q22 = "test.data_layout_query"() : () -> complex<i8>
  %q23 = "test.data_layout_query"() : () -> complex<i24>
  %q24 = "test.data_layout_query"() : () -> complex<f80>
  %q25 = "test.data_layout_query"() : () -> complex<f32>
  %q28 = "test.data_layout_query"() : () -> vector<3xi64>
  %q29 = "test.data_layout_query"() : () -> vector<2x3xi7>
  %q30 = "test.data_layout_query"() : () -> vector<5xi1>
  %q31 = "test.data_layout_query"() : () -> vector<3xindex>
  %q32 = "test.data_layout_query"() : () -> vector<[3]xi64>
  %q33 = "test.data_layout_query"() : () -> vector<2x[4]xi8>
  %q34 = "test.data_layout_query"() : () -> vector<3xf80>
  %q35 = "test.data_layout_query"() : () -> !llvm.ptr
  %q36 = "test.data_layout_query"() : () -> !llvm.ptr<3>
  %q37 = "test.data_layout_query"() : () -> !llvm.ptr<4>
  %q38 = "test.data_layout_query"() : () -> !llvm.array<3 x i64>
  %q39 = "test.data_layout_query"() : () -> !llvm.array<3 x i24>
  %q40 = "test.data_layout_query"() : () -> !llvm.array<2 x array<3 x ptr<3>>>
  %q41 = "test.data_layout_query"() : () -> !llvm.struct<()>
  %q42 = "test.data_layout_query"() : () -> !llvm.struct<(i8,i32)>
  %q43 = "test.data_layout_query"() : () -> !llvm.struct<(i8,i64,i8)>
  %q44 = "test.data_layout_query"() : () -> !llvm.struct<packed (i8,i64,i8)>
  %q45 = "test.data_layout_query"() : () -> !llvm.struct<(array<2 x i3>,ptr,f80,i1)>
  %q46 = "test.data_layout_query"() : () -> !llvm.struct<"a",opaque>
  %q47 = "test.data_layout_query"() : () -> !llvm.struct<"b",(i8,ptr<4>,vector<3xi32>)>
  %q48 = "test.data_layout_query"() : () -> !test.test_type_with_layout<10>
  %q49 = "test.data_layout_query"() : () -> vector<4x!llvm.ptr<3>>
  %q50 = "test.data_layout_query"() : () -> !llvm.struct<(ptr<3>, struct<(i8, i128)>, struct<packed (i1, i64)>)>
  return
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, !llvm.ptr<3> = dense<[16,16,16]> : vector<3xi64>, "a.b" = 1, "dlti.endianness" = "little">} {
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[32]> : vector<1xi64>, f32 = dense<64> : vector<1xi64>, "a.b" = 1, "dlti.stack_alignment" = 64 : i32>} {
module {
func.func @f() {
  %q0 = "test.data_layout_query"() : () -> i8
  %q1 = "test.data_layout_query"() : () -> i32
  %q2 = "test.data_layout_query"() : () -> index
  %q3 = "test.data_layout_query"() : () -> f32
  %q4 = "test.data_layout_query"() : () -> f64
  %q5 = "test.data_layout_query"() : () -> !llvm.ptr
  %q6 = "test.data_layout_query"() : () -> !llvm.ptr<3>
  %q7 = "test.data_layout_query"() : () -> !llvm.struct<(i8, f32)>
  %q8 = "test.data_layout_query"() : () -> complex<f32>
  return
}
}
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<128> : vector<2xi64>, !test.test_type_with_layout<10> = ["alignment", 16]>} {
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 128]> : vector<2xi64>, !test.test_type_with_layout<10> = ["alignment", 8], !test.test_type_with_layout<11> = ["size", 3]>} {
module {
func.func @f() {
  %q0 = "test.data_layout_query"() : () -> !llvm.struct<(i8)>
  %q1 = "test.data_layout_query"() : () -> !llvm.struct<packed (i8)>
  %q2 = "test.data_layout_query"() : () -> !test.test_type_with_layout<4>
  return
}
}
}
}
