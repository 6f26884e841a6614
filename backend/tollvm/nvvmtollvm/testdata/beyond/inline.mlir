// RUN: ods opt %s --convert-nvvm-to-llvm | FileCheck %s
// RUN: ods opt %s --convert-nvvm-to-llvm --upstream-bugs | FileCheck %s --check-prefix=WRONG

// Outputs have the first numbers, so that the predicate is operand 2.
// CHECK-LABEL: @predicate
// CHECK: "@$2 ex2.approx.ftz.f32 $0, $1;", "=f,f,b" %arg0, %arg1
// WRONG-LABEL: @predicate
// WRONG: "@$1 ex2.approx.ftz.f32 $0, $1;", "=f,f,b" %arg0, %arg1
llvm.func @predicate(%x: f32, %p: i1) -> f32 {
  %0 = nvvm.inline_ptx "ex2.approx.ftz.f32 {$w0}, {$r0};" ro(%x : f32), predicate = %p -> f32
  llvm.return %0 : f32
}

// Operands have the order of their constraints, and what is used afterwards is what was written.
// CHECK-LABEL: @modified
// CHECK: %[[R:.*]] = llvm.inline_asm has_side_effects asm_dialect = att "@$5 f $2, $3, $4, $0, $1;", "=r,=l,=d,d,d,b,0,1" %arg2, %arg2, %arg3, %arg1, %arg0 :
// CHECK: %[[I:.*]] = llvm.extractvalue %[[R]][0]
// CHECK: llvm.add %[[I]], %[[I]]
// WRONG-LABEL: @modified
// WRONG: "@$4 f $2, $3, $4, $0, $1;", "=r,=l,=d,d,d,b,0,1" %arg1, %arg0, %arg2, %arg2, %arg3 :
llvm.func @modified(%l: i64, %i: i32, %d: f64, %p: i1) -> i32 {
  %0 = nvvm.inline_ptx "f {$w0}, {$r0}, {$r1}, {$rw0}, {$rw1};" ro(%d, %d : f64, f64) rw(%i, %l : i32, i64), predicate = %p -> f64
  %1 = llvm.add %i, %i : i32
  llvm.return %1 : i32
}

// Before the assembly, the value is the old one.
// CHECK-LABEL: @single
// CHECK: %[[OLD:.*]] = llvm.fadd %arg0, %arg0
// CHECK: %[[NEW:.*]] = llvm.inline_asm {{.*}} "=f,0" %arg0
// CHECK: %[[SUM:.*]] = llvm.fadd %[[NEW]], %[[OLD]]
// CHECK: llvm.return %[[SUM]]
// WRONG-LABEL: @single
// WRONG: llvm.inline_asm
// WRONG: llvm.fadd %arg0
llvm.func @single(%x: f32) -> f32 {
  %0 = llvm.fadd %x, %x : f32
  nvvm.inline_ptx "neg.f32 {$rw0}, {$rw0};" rw(%x : f32)
  %1 = llvm.fadd %x, %0 : f32
  llvm.return %1 : f32
}

// Registers of PTX start with a percent sign, and operands have their numbers also where others are not named.
// CHECK-LABEL: @names
// CHECK: "add.u32 $1, %laneid, $2;", "=r,=r,r"
// WRONG-LABEL: @names
// WRONG: "add.u32 $0, $laneid, $1;", "=r,=r,r"
llvm.func @names(%i: i32) -> i32 {
  %0, %1 = nvvm.inline_ptx "add.u32 {$w1}, %laneid, {$r0};" ro(%i : i32) -> i32, i32
  llvm.return %1 : i32
}

// No register holds 8 bits.
// CHECK-LABEL: @narrow
// CHECK: nvvm.inline_ptx "f {$r0};" ro(%arg0 : i8)
// WRONG-LABEL: @narrow
llvm.func @narrow(%i: i8) {
  nvvm.inline_ptx "f {$r0};" ro(%i : i8)
  llvm.return
}
