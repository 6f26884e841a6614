// The llvm dialect directly: every operation of atomicrmw, cmpxchg with and without success, a fence.
llvm.func @printI64(i64)
llvm.func @printF64(f64)
llvm.func @printComma()
llvm.func @printNewline()

llvm.func @show(%p: !llvm.ptr, %old: i32) {
  %v = llvm.load %p : !llvm.ptr -> i32
  %a = llvm.sext %old : i32 to i64
  %b = llvm.sext %v : i32 to i64
  llvm.call @printI64(%a) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printI64(%b) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

llvm.func @main() {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x i32 : (i32) -> !llvm.ptr
  %x = llvm.mlir.constant(100 : i32) : i32
  %y = llvm.mlir.constant(7 : i32) : i32
  %m = llvm.mlir.constant(-3 : i32) : i32
  llvm.store %x, %p : i32, !llvm.ptr
  %0 = llvm.atomicrmw add %p, %y monotonic : !llvm.ptr, i32
  llvm.call @show(%p, %0) : (!llvm.ptr, i32) -> ()
  %1 = llvm.atomicrmw sub %p, %x acquire : !llvm.ptr, i32
  llvm.call @show(%p, %1) : (!llvm.ptr, i32) -> ()
  %2 = llvm.atomicrmw max %p, %m seq_cst : !llvm.ptr, i32
  llvm.call @show(%p, %2) : (!llvm.ptr, i32) -> ()
  %3 = llvm.atomicrmw umax %p, %m seq_cst : !llvm.ptr, i32
  llvm.call @show(%p, %3) : (!llvm.ptr, i32) -> ()
  %4 = llvm.atomicrmw _and %p, %x seq_cst : !llvm.ptr, i32
  llvm.call @show(%p, %4) : (!llvm.ptr, i32) -> ()
  %5 = llvm.atomicrmw _or %p, %y seq_cst : !llvm.ptr, i32
  llvm.call @show(%p, %5) : (!llvm.ptr, i32) -> ()
  %6 = llvm.atomicrmw _xor %p, %m seq_cst : !llvm.ptr, i32
  llvm.call @show(%p, %6) : (!llvm.ptr, i32) -> ()
  %7 = llvm.atomicrmw nand %p, %y seq_cst : !llvm.ptr, i32
  llvm.call @show(%p, %7) : (!llvm.ptr, i32) -> ()
  %8 = llvm.atomicrmw umin %p, %x seq_cst : !llvm.ptr, i32
  llvm.call @show(%p, %8) : (!llvm.ptr, i32) -> ()
  %9 = llvm.atomicrmw uinc_wrap %p, %x seq_cst : !llvm.ptr, i32
  llvm.call @show(%p, %9) : (!llvm.ptr, i32) -> ()
  %10 = llvm.atomicrmw udec_wrap %p, %y seq_cst : !llvm.ptr, i32
  llvm.call @show(%p, %10) : (!llvm.ptr, i32) -> ()
  %11 = llvm.atomicrmw min %p, %m seq_cst : !llvm.ptr, i32
  llvm.call @show(%p, %11) : (!llvm.ptr, i32) -> ()
  %12 = llvm.atomicrmw xchg %p, %x seq_cst : !llvm.ptr, i32
  llvm.call @show(%p, %12) : (!llvm.ptr, i32) -> ()
  %13 = llvm.cmpxchg %p, %x, %y acq_rel monotonic : !llvm.ptr, i32
  %14 = llvm.extractvalue %13[0] : !llvm.struct<(i32, i1)>
  %15 = llvm.extractvalue %13[1] : !llvm.struct<(i32, i1)>
  llvm.call @show(%p, %14) : (!llvm.ptr, i32) -> ()
  %16 = llvm.cmpxchg %p, %x, %m acq_rel monotonic : !llvm.ptr, i32
  %17 = llvm.extractvalue %16[1] : !llvm.struct<(i32, i1)>
  %18 = llvm.select %15, %x, %y : i1, i32
  %19 = llvm.select %17, %x, %y : i1, i32
  llvm.call @show(%p, %18) : (!llvm.ptr, i32) -> ()
  llvm.call @show(%p, %19) : (!llvm.ptr, i32) -> ()
  llvm.fence seq_cst
  %q = llvm.alloca %one x f64 : (i32) -> !llvm.ptr
  %f = llvm.mlir.constant(1.5 : f64) : f64
  %g = llvm.mlir.constant(-0.25 : f64) : f64
  llvm.store %f, %q : f64, !llvm.ptr
  %20 = llvm.atomicrmw fadd %q, %g monotonic : !llvm.ptr, f64
  %21 = llvm.atomicrmw fmin %q, %g monotonic : !llvm.ptr, f64
  %22 = llvm.load %q : !llvm.ptr -> f64
  llvm.call @printF64(%21) : (f64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF64(%22) : (f64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
