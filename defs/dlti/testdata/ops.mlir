// RUN: ods opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

// What mlir-opt accepts and how it prints it.

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.dl_entry<i8, 3 : i64>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.dl_entry<i8, 3>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.dl_entry<"k.x", "v">} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.dl_entry<"k.x", "v">} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.map<"k.x" = 5 : i32, i32 = 4 : i64>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.map<"k.x" = 5 : i32, i32 = 4>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.map<>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.map<>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.map<"a" = 1 : i64, "b" = unit>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.map<#dlti.dl_entry<"a", 1>, "b" = unit>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.dl_spec<>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.dl_spec<>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.dl_spec<i8 = 3 : i64, "b.c" = 3 : i64>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.dl_spec<#dlti.dl_entry<i8, 3>, #dlti.dl_entry<"b.c", 3>>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.dl_spec<i8 = 3 : i64, "b.c" = 3 : i64>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.dl_spec<i8 = 3, "b.c" = 3>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.target_device_spec<"a" = 3 : i64>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.target_device_spec<"a" = 3>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.target_device_spec<"a" = 3 : i64>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.target_device_spec<#dlti.dl_entry<"a", 3>>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 3 : i64>>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 3>>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.function_pointer_alignment<32, function_dependent = true>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.function_pointer_alignment<32, function_dependent = true>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.dl_entry<"", 3 : i64>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.dl_entry<"", 3>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.map<"x" = #dlti.map<"y" = 1 : i64>>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.map<"x" = #dlti.map<"y" = 1>>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {dlti.dl_spec = #dlti.dl_spec<index = "a">}
// CHECK-NEXT: }
func.func private @f() attributes {dlti.dl_spec = #dlti.dl_spec<index = "a">}

// -----

// CHECK: module {
// CHECK-NEXT:   func.func private @f(i32 {dlti.dl_spec = 5 : i64})
// CHECK-NEXT: }
func.func private @f(i32 {dlti.dl_spec = 5})

// -----

// CHECK: module {
// CHECK-NEXT:   func.func private @f(i32 {dlti.foo = 5 : i64})
// CHECK-NEXT: }
func.func private @f(i32 {dlti.foo = 5})

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<>, dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 3 : i64>>} {
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<>, dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 3>>} {}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<4 x i8> = 5 : i64>} {
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<4 x i8> = 5>} {}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<8> : tensor<2xi64>>} {
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<8> : tensor<2xi64>>} {}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<1xi64>>} {
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32]> : vector<1xi64>>} {}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 32, 32]> : tensor<3xi64>>} {
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64,32,32]> : tensor<3xi64>>} {}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[63, 32, 32]> : tensor<3xi64>>} {
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[63,32,32]> : tensor<3xi64>>} {}

// -----

// CHECK: module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 3 : i64>>} {
// CHECK-NEXT:   module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 4 : i64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT: }
module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 3>>} { module attributes {dlti.target_system_spec = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 4>>} {} }

// -----

// CHECK: module {
// CHECK-NEXT:   func.func private @f() attributes {dlti.map = #dlti.map<>}
// CHECK-NEXT: }
func.func private @f() attributes {dlti.map = #dlti.map<>}

// -----

// CHECK: module attributes {dlti.map = #dlti.map<i8 = 1 : i64>} {
// CHECK-NEXT: }
module attributes {dlti.map = #dlti.map<i8 = 1>} {}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i8>} {
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i8>} {}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<8> : vector<1xi64>>} {
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<f64 = dense<16> : vector<1xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<8> : vector<1xi64>>} {module attributes {dlti.dl_spec = #dlti.dl_spec<f64 = dense<16> : vector<1xi64>>} {}}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[8, -4]> : vector<2xi64>>} {
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[8,-4]> : vector<2xi64>>} {}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 4 : i64>} {
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 4>} {}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm" = 4 : i64, "llvm." = 3 : i64, ".x" = 5 : i64>} {
// CHECK-NEXT:   llvm.func @f()
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm" = 4, "llvm." = 3, ".x" = 5>} {llvm.func @f()}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", "dlti.alloca_memory_space" = "x", "dlti.stack_alignment" = "x", "dlti.default_memory_space" = 4 : i64, "dlti.function_pointer_alignment" = 3 : i64, "dlti.legal_int_widths" = 3 : i64, "dlti.mangling_mode" = 3 : i64, "dlti.program_memory_space" = 3 : i64, "dlti.global_memory_space" = 3 : i64>} {
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", "dlti.alloca_memory_space" = "x", "dlti.stack_alignment" = "x", "dlti.default_memory_space" = 4, "dlti.function_pointer_alignment" = 3, "dlti.legal_int_widths" = 3, "dlti.mangling_mode" = 3, "dlti.program_memory_space" = 3, "dlti.global_memory_space" = 3>} {}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<32> : vector<3xi64>>} {
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<4> = dense<[64, 4, 4]> : vector<3xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<[32,32,32]> : vector<3xi64>>} {module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<4> = dense<[64,4,4]> : vector<3xi64>>} {}}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<32> : vector<3xi64>>} {
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<4> = dense<[64, 8, 8]> : vector<3xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<[32,32,32]> : vector<3xi64>>} {module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<4> = dense<[64,8,8]> : vector<3xi64>>} {}}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<packed ()> = dense<32> : vector<1xi64>>} {
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<packed ()> = dense<32> : vector<1xi64>>} {}

// -----

// CHECK: module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<1xi64>>} {
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<1xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT: }
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<1xi64>>} {module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<1xi64>>} {}}

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.dl_entry<index, 1 : i64>, b = #dlti.dl_entry<"a\00", -1 : i3>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.dl_entry<index, 1>, b = #dlti.dl_entry<"a\00", -1 : i3>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.map<"x" = 1 : i64>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti<map<"x" = 1>>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   %0 = "t.a"() {a = #dlti.map<"x" = 1 : i64>} : () -> i32
// CHECK-NEXT: }
"t.a"() {a = #dlti.map<"x" = 1>} : () -> i32

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.map<"x" = 1 : i64>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.map<"x" = 1> : i32} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.function_pointer_alignment<18446744073709551615, function_dependent = false>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.function_pointer_alignment<-1, function_dependent = false>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.function_pointer_alignment<1, function_dependent = true>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.function_pointer_alignment<1, function_dependent = 1>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 3 : i64>>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.target_system_spec<#dlti.dl_entry<"CPU", #dlti.target_device_spec<"a" = 3>>>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.target_system_spec<"" = #dlti.target_device_spec<"a" = 3 : i64>>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.target_system_spec<"" = #dlti.target_device_spec<"a" = 3>>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.function_pointer_alignment<1, function_dependent = false>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.function_pointer_alignment<1, function_dependent = 0>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.function_pointer_alignment<18446744073709551615, function_dependent = true>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.function_pointer_alignment<18446744073709551615, function_dependent = true>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "t.a"() {a = #dlti.function_pointer_alignment<18446744073709551614, function_dependent = true>} : () -> ()
// CHECK-NEXT: }
"t.a"() {a = #dlti.function_pointer_alignment<-2, function_dependent = true>} : () -> ()

// -----

// CHECK: module {
// CHECK-NEXT:   "test.op_with_data_layout"() {a = #dlti.dl_spec<i8 = 5 : i64>} : () -> ()
// CHECK-NEXT: }
"test.op_with_data_layout"() {a = #dlti.dl_spec<i8 = 5>} : () -> ()
