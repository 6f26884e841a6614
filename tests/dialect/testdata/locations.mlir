// RUN: ods opt %s --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s
// RUN: ods opt %s --mlir-print-debuginfo | ods opt --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Attributes of a dialect that are locations.

// CHECK: "test.op"() : () -> () loc(#test.custom_location<"a.mlir" * 1>)
"test.op"() : () -> () loc(#test.custom_location<"a.mlir" * 1>)
// CHECK: "test.op"() {a = #test.custom_location<"a.mlir" * 2>} : () -> () loc(fused["x", #test.custom_location<"a.mlir" * 1>])
"test.op"() {a = #test.custom_location<"a.mlir" * 2>} : () -> () loc(fused["x", #test.custom_location<"a.mlir" * 1>])
// CHECK: "test.op"() {a = #test.custom_location<"a.mlir" * 2>} : () -> () loc("n"(#test.custom_location<"a.mlir" * 7>))
"test.op"() {a = loc(#test.custom_location<"a.mlir" * 2>)} : () -> () loc("n"(#test.custom_location<"a.mlir" * 7>))
#named = #test.custom_location<"a.mlir" * 77>
// CHECK: "test.op"() : () -> () loc(#test.custom_location<"a.mlir" * 77>)
"test.op"() : () -> () loc(#named)
func.func @f() {
  // CHECK: "test.op"() : () -> () loc(#test.custom_location<"a.mlir" * 79>)
  "test.op"() : () -> () loc(#later)
  return
}
#later = #test.custom_location<"a.mlir" * 79>
