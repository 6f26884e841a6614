// RUN: ods opt %s --mlir-print-debuginfo --inline="default-pipeline="  | golden %S/inline_loops.out

// The locations in loop annotations tell where the loop was inlined.

#di_file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C99, file = #di_file, isOptimized = true, emissionKind = Full>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #cu, scope = #di_file, name = "f", file = #di_file, subprogramFlags = Definition>
#sp2 = #llvm.di_subprogram<id = distinct[2]<>, compileUnit = #cu, scope = #di_file, name = "g", file = #di_file, subprogramFlags = Definition>
#start = loc("start.c":1:2)
#end = loc("start.c":3:4)
#fs = loc(fused<#sp>[#start])
#fe = loc(fused<#sp>[#end])
#la = #llvm.loop_annotation<disableNonforced = false, mustProgress = true, startLoc = #fs, endLoc = #fe>
llvm.func @f(%c: i1) {
  llvm.br ^bb1 loc("x":1:1)
^bb1:
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #la} loc("x":2:1)
^bb2:
  llvm.return loc("x":3:1)
} loc(fused<#sp>["x":9:9])
llvm.func @g(%c: i1) {
  llvm.call @f(%c) : (i1) -> () loc("y":5:5)
  llvm.return
} loc(fused<#sp2>["y":9:9])
llvm.func @k(%c: i1) {
  llvm.call @f(%c) : (i1) -> () loc("y":5:5)
  llvm.return
}
