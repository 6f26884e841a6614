// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// The forms of all attributes; entries can be written in a form of their own, which lists do not print.
"t.op"() {a = #dlti.dl_spec<i32 = 1, "a" = "b", #dlti.dl_entry<f32, 2>, #dlti.dl_entry<"x", 2>, !llvm.ptr<3> = 3>, b = #dlti.map<"a" = 1>, c = #dlti.target_device_spec<"a" = 1>, d = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"a" = 1>>, e = #dlti.dl_entry<i32, 1>, f = #dlti.dl_entry<"i32", 1>, g = #dlti.function_pointer_alignment<64, function_dependent = true>} : () -> ()

// What mlir-opt does not look at.
"t.op"() {a = #dlti.dl_spec<>} : () -> ()
"t.op"() {a = #dlti.map<>} : () -> ()
"t.op"() {a = #dlti.map<i32 = 1>} : () -> ()
"t.op"() {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1>} : () -> ()
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.foo" = 1>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 1>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.foo" = 1>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = "x">} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "q">} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = 1>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = "q">} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = "q">} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = "q">} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<3> : vector<2xi64>>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<12> : vector<2xi64>>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : tensor<2xi64>>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi64>>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[16,32]> : vector<2xi64>>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64,64,64,128]> : vector<4xi64>>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[63,64,64]> : vector<3xi64>>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64,60,64]> : vector<3xi64>>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = array<i64: 8>>} {}


// CHECK: module {
// CHECK-NEXT:   "t.op"() {a = #dlti.dl_spec<i32 = 1 : i64, "a" = "b", f32 = 2 : i64, "x" = 2 : i64, !llvm.ptr<3> = 3 : i64>, b = #dlti.map<"a" = 1 : i64>, c = #dlti.target_device_spec<"a" = 1 : i64>, d = #dlti.target_system_spec<"a" = #dlti.target_device_spec<"a" = 1 : i64>>, e = #dlti.dl_entry<i32, 1 : i64>, f = #dlti.dl_entry<"i32", 1 : i64>, g = #dlti.function_pointer_alignment<64, function_dependent = true>} : () -> ()
// CHECK-NEXT:   "t.op"() {a = #dlti.dl_spec<>} : () -> ()
// CHECK-NEXT:   "t.op"() {a = #dlti.map<>} : () -> ()
// CHECK-NEXT:   "t.op"() {a = #dlti.map<i32 = 1 : i64>} : () -> ()
// CHECK-NEXT:   "t.op"() {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1 : i64>} : () -> ()
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<"foo.foo" = 1 : i64>} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<"foo" = 1 : i64>} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<"arith.foo" = 1 : i64>} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = "x">} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = "q">} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.mangling_mode" = 1 : i64>} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = "q">} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = "q">} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.function_pointer_alignment" = "q">} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<3> : vector<2xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<12> : vector<2xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : tensor<2xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<1xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[16, 32]> : vector<2xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 64, 64, 128]> : vector<4xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[63, 64, 64]> : vector<3xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64, 60, 64]> : vector<3xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32, 64]> : vector<2xi64>>} {
// CHECK-NEXT:   }
// CHECK-NEXT:   module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.legal_int_widths" = array<i64: 8>>} {
// CHECK-NEXT:   }
// CHECK-NEXT: }
