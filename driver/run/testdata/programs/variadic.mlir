llvm.func @printI64(i64)
llvm.func @printF64(f64)
llvm.func @printComma()
llvm.func @printNewline()
llvm.func @sum(%n: i32, ...) -> f64 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %z = llvm.mlir.constant(0.0 : f64) : f64
  %list = llvm.alloca %one x !llvm.array<3 x i64> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %copy = llvm.alloca %one x !llvm.array<3 x i64> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.intr.vastart %list : !llvm.ptr
  llvm.intr.vacopy %list to %copy : !llvm.ptr, !llvm.ptr
  llvm.br ^loop(%zero, %z : i32, f64)
^loop(%i: i32, %s: f64):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^end
^body:
  %a = llvm.va_arg %list : (!llvm.ptr) -> i64
  llvm.call @printI64(%a) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  %b = llvm.va_arg %list : (!llvm.ptr) -> f64
  %af = llvm.sitofp %a : i64 to f64
  %p = llvm.fmul %af, %b : f64
  %t = llvm.fadd %s, %p : f64
  %j = llvm.add %i, %one : i32
  llvm.br ^loop(%j, %t : i32, f64)
^end:
  llvm.cond_br %more, ^last, ^first
^first:
  %first = llvm.va_arg %copy : (!llvm.ptr) -> i64
  llvm.call @printI64(%first) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.br ^last
^last:
  llvm.intr.vaend %list : !llvm.ptr
  llvm.intr.vaend %copy : !llvm.ptr
  llvm.return %s : f64
}
llvm.mlir.global internal @state(0 : i64) : i64
llvm.mlir.alias external @other : i64 {
  %0 = llvm.mlir.addressof @state : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global internal constant @format("%d %5.2f|%-6s|%06x %c%%\0A\00")
llvm.mlir.global internal constant @word("abc\00")
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @fflush(!llvm.ptr) -> i32
llvm.func @main() {
  %p = llvm.mlir.addressof @other : !llvm.ptr
  %c7 = llvm.mlir.constant(7 : i64) : i64
  llvm.store %c7, %p : i64, !llvm.ptr
  %q = llvm.mlir.addressof @state : !llvm.ptr
  %v = llvm.load %q : !llvm.ptr -> i64
  llvm.call @printI64(%v) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  %n = llvm.mlir.constant(3 : i32) : i32
  %i = llvm.mlir.constant(-2 : i64) : i64
  %x = llvm.mlir.constant(1.5 : f64) : f64
  %y = llvm.mlir.constant(-0.25 : f64) : f64
  %r = llvm.call @sum(%n, %c7, %x, %i, %y, %v, %y) vararg(!llvm.func<f64 (i32, ...)>) : (i32, i64, f64, i64, f64, i64, f64) -> f64
  llvm.call @printF64(%r) : (f64) -> ()
  llvm.call @printNewline() : () -> ()
  %none = llvm.mlir.constant(0 : i32) : i32
  %s = llvm.call @sum(%none, %i) vararg(!llvm.func<f64 (i32, ...)>) : (i32, i64) -> f64
  llvm.call @printF64(%s) : (f64) -> ()
  llvm.call @printNewline() : () -> ()
  %nul = llvm.mlir.zero : !llvm.ptr
  %f0 = llvm.call @fflush(%nul) : (!llvm.ptr) -> i32
  %fmt = llvm.mlir.addressof @format : !llvm.ptr
  %word = llvm.mlir.addressof @word : !llvm.ptr
  %hex = llvm.mlir.constant(48879 : i32) : i32
  %ch = llvm.mlir.constant(65 : i32) : i32
  %k = llvm.call @printf(%fmt, %n, %x, %word, %hex, %ch) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, f64, !llvm.ptr, i32, i32) -> i32
  %k64 = llvm.sext %k : i32 to i64
  llvm.call @printI64(%k64) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  %m = llvm.call_intrinsic "llvm.smax.i64"(%i, %c7) : (i64, i64) -> i64
  llvm.call @printI64(%m) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
