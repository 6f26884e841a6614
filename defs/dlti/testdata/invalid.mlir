// RUN: ods opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

// What mlir-opt rejects, with its messages: texts of attributes, entries of specifications, specifications that do not fit together.

// expected-error@+1 {{expected '='}}
"t.a"() {a = #dlti.target_system_spec<"CPU" : #dlti.target_device_spec<"a" = 3>>} : () -> ()

// -----

// expected-error@+1 {{no DLTI entries provided}}
"t.a"() {a = #dlti.target_system_spec<>} : () -> ()

// -----

// expected-error@+1 {{no DLTI entries provided}}
"t.a"() {a = #dlti.target_device_spec<>} : () -> ()

// -----

// expected-error@+1 {{repeated DLTI key: "x"}}
"t.a"() {a = #dlti.map<"x" = 1, "x" = 2>} : () -> ()

// -----

// expected-error@+1 {{repeated DLTI key: i8}}
"t.a"() {a = #dlti.dl_spec<i8 = 3, i8 = 4>} : () -> ()

// -----

// expected-error@+1 {{empty string as DLTI key is not allowed}}
"t.a"() {a = #dlti.dl_spec<"" = 3>} : () -> ()

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
"t.a"() {a = #dlti.dl_spec<5>} : () -> ()

// -----

// expected-error@+1 {{expected '='}}
"t.a"() {a = #dlti.dl_spec<"a" 5>} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"t.a"() {a = #dlti.dl_spec<foo = 5>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"t.a"() {a = #dlti.dl_entry<i8>} : () -> ()

// -----

// expected-error@+1 {{expected a type or a quoted string}}
"t.a"() {a = #dlti.dl_entry<foo, 3>} : () -> ()

// -----

// expected-error@+1 {{value associated with key "CPU" is not a DLTI device spec}}
"t.a"() {a = #dlti.target_system_spec<"CPU" = 3>} : () -> ()

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
"t.a"() {a = #dlti.target_system_spec<i8 = #dlti.target_device_spec<"a" = 3>>} : () -> ()

// -----

// expected-error@+1 {{invalid kind of attribute specified}}
"t.a"() {a = #dlti.target_device_spec<i8 = 3>} : () -> ()

// -----

// expected-error@+1 {{repeated DLTI key: "a"}}
"t.a"() {a = #dlti.target_device_spec<"a" = 3, "a" = 4>} : () -> ()

// -----

// expected-error@+1 {{no DLTI entries provided}}
"t.a"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<>, "CPU" = #dlti.target_device_spec<>>} : () -> ()

// -----

// expected-error@+1 {{unbalanced '<' character in pretty dialect name}}
"t.a"() {a = #dlti.dl_spec<i8 = 3} : () -> ()

// -----

// expected-error@+1 {{unknown attribute `foo` in dialect `dlti`}}
"t.a"() {a = #dlti.foo<i8 = 3>} : () -> ()

// -----

// expected-error@+1 {{dialect 'dlti' provides no type parsing hook}}
"t.a"() {a = !dlti.foo} : () -> ()

// -----

// expected-error@+1 {{unregistered operation 'dlti.foo' found in dialect ('dlti') that does not allow unknown operations}}
"dlti.foo"() : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"t.a"() {a = #dlti.map<"x" = 1,>} : () -> ()

// -----

// expected-error@+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
func.func private @f() attributes {dlti.dl_spec = 5}

// -----

// expected-error@+1 {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
func.func private @f() attributes {dlti.target_system_spec = 5}

// -----

// expected-error@+1 {{repeated DLTI key: i8}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<8> : vector<2xi64>, i8 = dense<8> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<si8, 5 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<si8 = 5>} {}

// -----

// expected-error@+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<memref<4xf32> = 5>} {}

// -----

// expected-error@+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<none = 5>} {}

// -----

// expected-error@+1 {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.void = 5>} {}

// -----

// expected-error@+1 {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i8, dense<8> : tensor<3xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[8,8,8]> : tensor<3xi64>>} {}

// -----

// expected-error@+1 {{expected 1 or 2 elements in the data layout entry #dlti.dl_entry<i8, dense<> : tensor<0xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<> : tensor<0xi64>>} {}

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i8, array<i64: 8, 8>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = array<i64: 8, 8>>} {}

// -----

// expected-error@+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[32,16]> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{expected layout attribute for '!llvm.struct<()>' to be a dense integer elements attribute of 1 or 2 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = 5>} {}

// -----

// expected-error@+1 {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64,32]> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{expected i64 parameters for '!llvm.ptr'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[64,32,32]> : vector<3xi32>>} {}

// -----

// expected-error@+2 {{data layout does not combine with layouts of enclosing ops}}
// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<2xi64>>} { module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[128,128]> : vector<2xi64>>} {} }

// -----

// expected-error@+2 {{data layout does not combine with layouts of enclosing ops}}
// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 3>} { module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 4>} {} }

// -----

// expected-error@+2 {{data layout does not combine with layouts of enclosing ops}}
// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.b" = 3>} { module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.b" = 4>} {} }

// -----

// expected-error@+1 {{custom op 'module' is unknown (tried 'func.module' as well)}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} { func.func @f() { "t.a"() ({ module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {} }) : () -> () return } }

// -----

// expected-error@+1 {{expected '}' in attribute dictionary}}
"t.a"() {a = #dlti.dl_spec <i8 = 3>} : () -> ()

// -----

// expected-error@+1 {{expected '<'}}
"t.a"() {a = #dlti.dl_entry} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"t.a"() {a = #dlti.dl_spec<i8 = 3 i8 = 4>} : () -> ()

// -----

// expected-error@+1 {{expected '='}}
"t.a"() {a = #dlti.dl_spec<i8 3>} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"t.a"() {a = #dlti.dl_spec<i8 = >} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"t.a"() {a = #dlti.dl_spec<i8 = foo>} : () -> ()

// -----

// expected-error@+2 {{vector types must have positive constant sizes but got 0}}
// expected-error@+1 {{error while parsing type DLTI key}}
"t.a"() {a = #dlti.dl_spec<vector<0xi8> = 3>} : () -> ()

// -----

// expected-error@+1 {{vector types must have positive constant sizes but got 0}}
"t.a"() {a = #dlti.dl_entry<vector<0xi8>, 3>} : () -> ()

// -----

// expected-error@+1 {{expected '>'}}
"t.a"() {a = #dlti.dl_entry<i8, 3, 4>} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"t.a"() {a = #dlti.dl_entry<i8, foo>} : () -> ()

// -----

// expected-error@+1 {{empty string as DLTI key is not allowed}}
"t.a"() {a = #dlti.map<"x" = #dlti.dl_entry<"x", 1>, #dlti.dl_entry<"", 1>>} : () -> ()

// -----

// expected-error@+1 {{expected ','}}
"t.a"() {a = #dlti.map<"x" = 1>, b = #dlti.function_pointer_alignment<32>} : () -> ()

// -----

// expected-error@+1 {{repeated DLTI key: "x\22y"}}
"t.a"() {a = #dlti.map<"x\22y" = 1, "x\22y" = 1>} : () -> ()

// -----

// expected-error@+1 {{'dlti.map' is expected to be a #dlti.map attribute}}
func.func private @f() attributes {dlti.map = 5}

// -----

// expected-error@+1 {{attribute 'dlti.target_device_spec' not supported by dialect}}
func.func private @f() attributes {dlti.target_device_spec = #dlti.target_device_spec<"a"=1>}

// -----

// expected-error@+1 {{attribute 'dlti.foo' not supported by dialect}}
func.func private @f() attributes {dlti.foo}

// -----

// expected-error@+1 {{expected integer attribute in the data layout entry for 'index'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<index = "a">} {}

// -----

// expected-error@+1 {{preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry #dlti.dl_entry<i8, dense<[8, 4]> : vector<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[8,4]> : vector<2xi64>>} {}

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i8, dense<[8, 4]> : vector<2xsi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[8,4]> : vector<2xsi64>>} {}

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i8, dense<[8, 4]> : vector<2xindex>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = dense<[8,4]> : vector<2xindex>>} {}

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i8, sparse<0, 8> : tensor<2xi64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = sparse<[[0]], [8]> : tensor<2xi64>>} {}

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<f32, dense<8.000000e+00> : tensor<2xf64>>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<f32 = dense<[8.0,8.0]> : tensor<2xf64>>} {}

// -----

// expected-error@+1 {{the 'func' dialect does not support identifier data layout entries}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"func.x" = 4>} {func.func private @f()}

// -----

// expected-error@+1 {{the 'builtin' dialect does not support identifier data layout entries}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"builtin.x" = 4>} {}

// -----

// expected-error@+1 {{the 'llvm' dialect does not support identifier data layout entries}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.x" = 4>} {llvm.func @f()}

// -----

// expected-error@+1 {{the 'test' dialect does not support identifier data layout entries}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"test.x" = 4>} {"test.foo"() : () -> ()}

// -----

// expected-error@+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!t.foo = 4>} {}

// -----

// expected-error@+1 {{data layout specified for a type that does not support it}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!test.test_type = 4>} {}

// -----

// expected-error@+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<complex<i8> = 4>} {}

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i8, 4 : i64>}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.x" = 4, i8 = 4>} {}

// -----

// expected-error@+1 {{'dlti.endianness' data layout entry is expected to be either 'big' or 'little'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = 4>} {}

// -----

// expected-error@+2 {{data layout does not combine with layouts of enclosing ops}}
// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<[32,32,32]> : vector<3xi64>>} {module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<4> = dense<[64,64,64]> : vector<3xi64>>} {}}

// -----

// expected-error@+2 {{data layout does not combine with layouts of enclosing ops}}
// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<3> = dense<[32,32,32]> : vector<3xi64>>} {module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr<4> = dense<[64,3,8]> : vector<3xi64>>} {}}

// -----

// expected-error@+1 {{preferred alignment is expected to be at least as large as ABI alignment}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32,64,32]> : vector<3xi64>>} {}

// -----

// expected-error@+1 {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = dense<[32,64,64,32,4]> : vector<5xi64>>} {}

// -----

// expected-error@+1 {{expected layout attribute for '!llvm.ptr' to be a dense integer elements attribute with 3 or 4 elements}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.ptr = 32>} {}

// -----

// expected-error@+1 {{unexpected layout attribute for struct '!llvm.struct<(i8)>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<(i8)> = dense<32> : vector<1xi64>>} {}

// -----

// expected-error@+1 {{unexpected layout attribute for struct '!llvm.struct<"a", (i8)>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<"a", (i8)> = dense<32> : vector<1xi64>>} {}

// -----

// expected-error@+1 {{unexpected layout attribute for struct '!llvm.struct<"b", opaque>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<"b", opaque> = dense<32> : vector<1xi64>>} {}

// -----

// expected-error@+1 {{expected i64 entries for '!llvm.struct<()>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<32> : vector<1xi32>>} {}

// -----

// expected-error@+2 {{data layout does not combine with layouts of enclosing ops}}
// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<64> : vector<1xi64>>} {module attributes {dlti.dl_spec = #dlti.dl_spec<!llvm.struct<()> = dense<[48,64]> : vector<2xi64>>} {}}

// -----

// expected-error@+2 {{data layout does not combine with layouts of enclosing ops}}
// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 1>} {module attributes {dlti.dl_spec = #dlti.dl_spec<>} {module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 2>} {}}}

// -----

// expected-error@+2 {{data layout does not combine with layouts of enclosing ops}}
// expected-note@+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 1>} {module {module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 2>} {}}}

// -----

// expected-error@+2 {{data layout does not combine with layouts of enclosing ops}}
// expected-note@+1 {{enclosing op with data layout}}
module {module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 1>} {module {module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 2>} {}}}}

// -----

// expected-error@+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'x'}}
module attributes {x = #dlti.dl_spec<i8 = 4>} {}

// -----

// expected-error@+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"a.b" = 1>, a = #dlti.dl_spec<"a.b" = 2>} {}

// -----

// expected-error@+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'a'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<i8 = 4>, a = #dlti.dl_spec<"a.b" = 2>} {}

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i8, 4 : i64>}}
module attributes {a = #dlti.dl_spec<i8 = 4>, dlti.dl_spec = #dlti.dl_spec<"a.b" = 2>} {}

// -----

// expected-error@+1 {{unexpected data layout for a built-in type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<vector<4xi8> = dense<4> : vector<1xi64>>} {}

// -----

// expected-error@+1 {{expected valid keyword}}
"t.a"() {a = #dlti<"map<1>">} : () -> ()

// -----

// expected-error@+1 {{expected 'function_dependent'}}
"t.a"() {a = #dlti.function_pointer_alignment<1, function = true>} : () -> ()

// -----

// expected-error@+1 {{type as DLTI key is not allowed}}
"t.a"() {a = #dlti.target_device_spec<#dlti.dl_entry<i8, 3>>} : () -> ()

// -----

// expected-error@+1 {{empty string as DLTI key is not allowed}}
"t.a"() {a = #dlti.target_device_spec<"" = 3>} : () -> ()

// -----

// expected-error@+1 {{repeated device ID in dlti.target_system_spec: "CPU"}}
"t.a"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 3>, "CPU" = #dlti.target_device_spec<"a" = 3>>} : () -> ()

// -----

// expected-error@+1 {{attribute 'dlti.foo' not supported by dialect}}
"t.a"() {dlti.foo = 1} : () -> ()

// -----

// expected-error@+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
"t.a"() {dlti.dl_spec = 1} : () -> ()

// -----

// expected-error@+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
"t.a"() {dlti.dl_spec} : () -> ()

// -----

// expected-error@+1 {{'dlti.target_system_spec' is expected to be a #dlti.target_system_spec attribute}}
module attributes {dlti.target_system_spec = #dlti.map<>} {}

// -----

// expected-error@+1 {{expected location attribute, but got#dlti.map<>}}
"t.a"() : () -> () loc(#dlti.map<>)

// -----

// expected-error@+1 {{value associated with key "CPU" is not a DLTI device spec}}
"t.a"() {a = #dlti.target_system_spec<"CPU" = 3, "CPU" = 3>} : () -> ()

// -----

// expected-error@+1 {{value associated with key "CPU" is not a DLTI device spec}}
"t.a"() {a = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"a" = 3>, "CPU" = 3>} : () -> ()

// -----

// expected-error@+1 {{value associated with key "" is not a DLTI device spec}}
"t.a"() {a = #dlti.target_system_spec<"" = 3>} : () -> ()

// -----

// expected-error@+1 {{non-string key of DLTI system spec}}
"t.a"() {a = #dlti.target_system_spec<#dlti.dl_entry<i8, #dlti.target_device_spec<"a" = 3>>>} : () -> ()

// -----

// expected-error@+1 {{non-string key of DLTI system spec}}
"t.a"() {a = #dlti.target_system_spec<#dlti.dl_entry<i8, 4>>} : () -> ()

// -----

// expected-error@+1 {{'dlti.dl_spec' is expected to be a #dlti.dl_spec attribute}}
"test.op_with_data_layout"() {dlti.dl_spec = 5} : () -> ()

// -----

// expected-error@+1 {{expected a dense i64 elements attribute in the data layout entry #dlti.dl_entry<i8, 5 : i64>}}
"test.op_with_data_layout"() {dlti.dl_spec = #dlti.dl_spec<i8 = 5>} : () -> ()

// -----

// expected-error@+1 {{unknown data layout entry name: dlti.foo}}
"test.op_with_data_layout"() ({^bb0:}) {dlti.dl_spec = #dlti.dl_spec<"dlti.foo" = 5>} : () -> ()
