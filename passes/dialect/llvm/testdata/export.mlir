// RUN: ods opt %s --llvm-legalize-for-export --allow-unregistered-dialect | golden %S/export.out
llvm.func @switch(%a: i32, %b: i32, %c: i64) -> i32 {
  llvm.switch %a : i32, ^bb1(%a : i32) [
    1: ^bb1(%b : i32),
    2: ^bb2(%c : i64),
    3: ^bb3,
    4: ^bb3,
    5: ^bb1(%a : i32)
  ]
^bb1(%x: i32 loc("x")):
  llvm.return %x : i32
^bb2(%y: i64):
  llvm.return %a : i32
^bb3:
  llvm.return %b : i32
}
func.func @nested(%a: i1, %b: i1) {
  scf.execute_region {
    cf.cond_br %a, ^bb1(%a : i1), ^bb1(%b : i1)
  ^bb1(%x: i1):
    cf.cond_br %x, ^bb2, ^bb2
  ^bb2:
    scf.yield
  }
  return
}

// Fragments of fragments in location expressions, wherever these are.
#file = #llvm.di_file<"foo.c" in "/mlir/">
#var = #llvm.di_global_variable<file = #file, line = 1, type = #llvm.di_null_type>
#expr = #llvm.di_global_variable_expression<var = #var, expr = <[DW_OP_LLVM_fragment(32, 32), DW_OP_LLVM_fragment(32, 64)]>>
llvm.mlir.global @fragments() {dbg_exprs = [#expr]} : i32
llvm.func @more_fragments() attributes {
  foo = #llvm.di_expression<[DW_OP_deref, DW_OP_LLVM_fragment(1, 8), DW_OP_LLVM_fragment(32, 16), DW_OP_LLVM_fragment(5, 64)]>,
  bar = {a = [#llvm.di_expression<[DW_OP_LLVM_fragment(1, 8), DW_OP_LLVM_fragment(32, 64), DW_OP_deref, DW_OP_LLVM_fragment(1, 32)]>]}}
