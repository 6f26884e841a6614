// RUN: ods opt %s --convert-func-to-llvm --mlir-print-op-generic | golden %S/attrs.out

func.func private @b(i32) -> (i32 {test.a}, f32)
func.func private @c(i32) -> (i32 {test.a})
func.func private @d(i32 {test.c}) -> (i32 {test.a}, memref<2xf32>) attributes {llvm.emit_c_interface}
"func.func"() <{arg_attrs = [{}], res_attrs = [{}], function_type = (i32) -> i32, sym_name = "e", sym_visibility = "private"}> ({}) : () -> ()
