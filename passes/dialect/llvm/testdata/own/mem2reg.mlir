// RUN: ods opt %s --mem2reg | FileCheck %s

// mlir-opt states the variable's new value in front of where it computes it, which is invalid.
#type = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sub = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#var = #llvm.di_local_variable<scope = #sub, name = "x", file = #file, line = 1, type = #type>

// CHECK-LABEL: llvm.func @narrow
// CHECK-SAME: (%{{.*}}: i8, %[[D:.*]]: i32)
// CHECK: llvm.intr.dbg.value {{.*}} = %[[D]] : i32
// CHECK: %[[NEW:.*]] = llvm.or
// CHECK-NEXT: llvm.intr.dbg.value {{.*}} = %[[NEW]] : i32
// CHECK-NEXT: llvm.return %[[NEW]]
llvm.func @narrow(%c: i8, %d: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #var = %1 : !llvm.ptr
  llvm.store %d, %1 : i32, !llvm.ptr
  llvm.store %c, %1 : i8, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}

// A value that was loaded is stored again: mlir-opt crashes.
// CHECK-LABEL: llvm.func @restored
// CHECK-SAME: (%[[D:.*]]: i32)
// CHECK-COUNT-2: llvm.intr.dbg.value {{.*}} = %[[D]] : i32
// CHECK-NEXT: llvm.return %[[D]]
llvm.func @restored(%d: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #var = %1 : !llvm.ptr
  llvm.store %d, %1 : i32, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.store %2, %1 : i32, !llvm.ptr
  %3 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %3 : i32
}
