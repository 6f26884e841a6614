// RUN: ods opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect
// -----

// expected-error @below {{no DLTI entries provided}}
"t.op"() {a = #dlti.target_system_spec<>} : () -> ()
// -----

// expected-error @below {{no DLTI entries provided}}
"t.op"() {a = #dlti.target_device_spec<>} : () -> ()
// -----

// expected-error @below {{repeated DLTI key: i32}}
"t.op"() {a = #dlti.dl_spec<i32 = 1, i32 = 2>} : () -> ()
// -----

// expected-error @below {{repeated DLTI key: "a"}}
"t.op"() {a = #dlti.dl_spec<"a" = 1, "a" = 2>} : () -> ()
// -----

// expected-error @below {{empty string as DLTI key is not allowed}}
"t.op"() {a = #dlti.dl_spec<"" = 1>} : () -> ()
// -----

// expected-error @below {{invalid kind of attribute specified}}
"t.op"() {a = #dlti.target_device_spec<i32 = 1>} : () -> ()
// -----

// expected-error @below {{invalid kind of attribute specified}}
"t.op"() {a = #dlti.target_system_spec<i32 = 1>} : () -> ()
// -----

// expected-error @below {{value associated with key "x" is not a DLTI device spec}}
"t.op"() {a = #dlti.target_system_spec<"x" = 1>} : () -> ()
// -----

// expected-error @below {{type as DLTI key is not allowed}}
"t.op"() {a = #dlti.target_device_spec<#dlti.dl_entry<i32, 1>>} : () -> ()
// -----

// expected-error @below {{invalid kind of attribute specified}}
"t.op"() {a = #dlti.dl_spec<3 = 1>} : () -> ()
// -----

// expected-error @below {{expected attribute value}}
"t.op"() {a = #dlti.dl_spec<foo = 1>} : () -> ()
// -----

// expected-error @below {{expected '='}}
"t.op"() {a = #dlti.dl_spec<i32 1>} : () -> ()
// -----

// expected-error @below {{expected attribute value}}
"t.op"() {a = #dlti.dl_spec<i32 = >} : () -> ()
// -----

// expected-error @below {{expected '='}}
"t.op"() {a = #dlti.dl_spec<"a" 1>} : () -> ()
// -----

// expected-error @below {{expected a type or a quoted string}}
"t.op"() {a = #dlti.dl_entry<3, 1>} : () -> ()
// -----

// expected-error @below {{expected ','}}
"t.op"() {a = #dlti.dl_entry<i32>} : () -> ()
// -----

// expected-error @below {{undefined symbol alias id 'x'}}
"t.op"() {a = #dlti.dl_entry<!x, 1>} : () -> ()
// -----

// expected-error @below {{expected '<'}}
"t.op"() {a = #dlti.dl_entry} : () -> ()
// -----

// expected-error @below {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
"t.op"() {dlti.dl_spec = 1} : () -> ()
// -----

// expected-error @below {{'dlti.map' is expected to be a #dlti.map attribute}}
"t.op"() {dlti.map = 1} : () -> ()
// -----

// expected-error @below {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
"t.op"() {dlti.target_system_spec = 1} : () -> ()
// -----

// expected-error @below {{attribute 'dlti.target_device_spec' not supported by dialect}}
"t.op"() {dlti.target_device_spec = 1} : () -> ()
// -----

// expected-error @below {{attribute 'dlti.foo' not supported by dialect}}
"t.op"() {dlti.foo = 1} : () -> ()
// -----

// expected-error @below {{unknown data layout entry name: dlti.foo}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 1>} {}
// -----

// expected-error @below {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 1>} {}
// -----

// expected-error @below {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "x">} {}
// -----

// expected-error @below {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "q">} {}
// -----

// expected-error @below {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, "q">}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = "q">} {}
// -----

// expected-error @below {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, 32 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = 32>} {}
// -----

// expected-error @below {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i32, dense<32> : vector<2xi32>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<2xi32>>} {}
// -----

// expected-error @below {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i32, dense<32> : vector<3xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<32> : vector<3xi64>>} {}
// -----

// expected-error @below {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i32, dense<[64, 32]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i32 = dense<[64,32]> : vector<2xi64>>} {}
// -----

// expected-error @below {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<f32, dense<[64, 32]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[64,32]> : vector<2xi64>>} {}
// -----

// expected-error @below {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<2xi32> = dense<[16,32]> : vector<2xi64>>} {}
// -----

// expected-error @below {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<complex<f32> = dense<[16,32]> : vector<2xi64>>} {}
// -----

// expected-error @below {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<memref<2xf32> = dense<[16,32]> : vector<2xi64>>} {}
// -----

// expected-error @below {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = 3>} {}
// -----

// expected-error @below {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64,64]> : vector<2xi64>>} {}
// -----

// expected-error @below {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64,64,32]> : vector<3xi64>>} {}
// -----

// expected-error @below {{expected i64 parameters for '!llvm.ptr'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64,64,64]> : vector<3xi32>>} {}
// -----

// expected-error @below {{expected layout attribute for '!llvm.struct<(i32)>' to be a dense integer elements attribute of 1 or 2 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[64,60,64]> : vector<3xi64>>} {}
// -----

// expected-error @below {{expected i64 entries for '!llvm.struct<(i32)>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i32)> = dense<[32]> : vector<1xi32>>} {}
// -----

// expected-error @below {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 32]> : vector<2xi64>>} {}
// -----

// expected-error @below {{expected i64 entries for '!llvm.struct<()>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[64, 32]> : vector<2xi32>>} {}
// -----

// expected-error @below {{expected layout attribute for '!llvm.struct<()>' to be a dense integer elements attribute of 1 or 2 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = 3>} {}
// -----

// expected-error @below {{expected 'x'}}
// expected-error @below {{error while parsing type DLTI key}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.array<2xi32> = 3>} {}
// -----

// expected-error @below {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<none = 3>} {}
// -----

// expected-error @below {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = dense<3> : vector<2xi64>>} {}
// -----

// expected-error @below {{expected ','}}
"t.op"() {a = #dlti.function_pointer_alignment<64>} : () -> ()
// -----

// expected-error @below {{unknown attribute `foo` in dialect `dlti`}}
"t.op"() {a = #dlti.foo<64>} : () -> ()
// -----

// expected-error @below {{data layout does not combine with layouts of enclosing ops}}
// expected-note @below {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {} }
