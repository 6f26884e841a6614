// RUN: ods opt --verify-roundtrip %s | FileCheck %s

// The type of a variable may be one of which there are no tensors. Upstream writes "tensor<1x1x() -> ()>", which nothing reads.

// CHECK: "tosa.variable"() <{sym_name = "none", type = () -> (), var_shape = dense<1> : tensor<2xindex>}> : () -> ()
"tosa.variable"() <{sym_name = "none", type = () -> (), var_shape = dense<1> : tensor<2xindex>}> : () -> ()

// CHECK: tosa.variable @some : tensor<1x1xf32>
"tosa.variable"() <{sym_name = "some", type = f32, var_shape = dense<1> : tensor<2xindex>}> : () -> ()
