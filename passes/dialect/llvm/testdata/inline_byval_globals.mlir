// RUN: ods opt %s  --inline="default-pipeline="  | golden %S/inline_byval_globals.out

// The alignment of globals counts, but is never raised.

llvm.mlir.global internal @gi(0 : i64) : i64
llvm.mlir.global external @ge(0 : i64) : i64
llvm.mlir.global external @gd(0 : i64) {dso_local} : i64
llvm.mlir.global external @gdecl() {dso_local} : i64
llvm.mlir.global internal @gs(0 : i64) {section = "x"} : i64
llvm.mlir.global internal @ga(0 : i64) {alignment = 64 : i64} : i64
llvm.mlir.global linkonce_odr @go(0 : i64) {dso_local} : i64
llvm.func @f(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 32}) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} { llvm.return }
llvm.func @pure(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i8, i64, i32)>}) attributes {memory_effects = #llvm.memory_effects<other = read, argMem = write, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} { llvm.return }
llvm.func @t(%k: i1) {
  %1 = llvm.mlir.addressof @gi : !llvm.ptr
  llvm.call @f(%1) : (!llvm.ptr) -> ()
  %2 = llvm.mlir.addressof @ge : !llvm.ptr
  llvm.call @f(%2) : (!llvm.ptr) -> ()
  %3 = llvm.mlir.addressof @gd : !llvm.ptr
  llvm.call @f(%3) : (!llvm.ptr) -> ()
  %4 = llvm.mlir.addressof @gs : !llvm.ptr
  llvm.call @f(%4) : (!llvm.ptr) -> ()
  %5 = llvm.mlir.addressof @ga : !llvm.ptr
  llvm.call @f(%5) : (!llvm.ptr) -> ()
  %6 = llvm.mlir.addressof @go : !llvm.ptr
  llvm.call @f(%6) : (!llvm.ptr) -> ()
  %7 = llvm.mlir.addressof @gdecl : !llvm.ptr
  llvm.call @f(%7) : (!llvm.ptr) -> ()
  llvm.call @pure(%7) : (!llvm.ptr) -> ()
  %8 = llvm.select %k, %1, %2 : i1, !llvm.ptr
  llvm.call @f(%8) : (!llvm.ptr) -> ()
  llvm.return
}
