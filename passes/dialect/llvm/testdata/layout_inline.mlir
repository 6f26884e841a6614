// RUN: ods opt %s  --inline="default-pipeline="  | golden %S/layout_inline.out

// Sizes and alignments of arguments by value are those of the data layout, which also bounds how allocations are aligned.

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 128 : i32, i24 = dense<64> : vector<1xi64>, i64 = dense<64> : vector<1xi64>>} {
llvm.func @r(%p: !llvm.ptr {llvm.byval = i24, llvm.align = 32}) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} { llvm.return }
llvm.func @w(%p: !llvm.ptr {llvm.byval = i24}) { llvm.return }
llvm.func @s(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i8, i64)>}) { llvm.return }
llvm.func @v(%p: !llvm.ptr {llvm.byval = vector<3xi32>}) { llvm.return }
llvm.func @a(%p: !llvm.ptr {llvm.byval = i24, llvm.align = 16})  attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = readwrite, targetMem0 = readwrite, targetMem1 = readwrite>} { llvm.return }
llvm.func @f() {
  %c = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.alloca %c x i24 {alignment = 1} : (i64) -> !llvm.ptr
  %1 = llvm.alloca %c x i24 {alignment = 32} : (i64) -> !llvm.ptr
  %2 = llvm.alloca %c x i24 {alignment = 16} : (i64) -> !llvm.ptr
  %3 = llvm.alloca %c x i24 : (i64) -> !llvm.ptr
  llvm.call @r(%0) : (!llvm.ptr) -> ()
  llvm.call @r(%1) : (!llvm.ptr) -> ()
  llvm.call @r(%2) : (!llvm.ptr) -> ()
  llvm.call @a(%3) : (!llvm.ptr) -> ()
  llvm.call @w(%0) : (!llvm.ptr) -> ()
  llvm.call @s(%0) : (!llvm.ptr) -> ()
  llvm.call @v(%0) : (!llvm.ptr) -> ()
  llvm.return
}
}
