// Text in globals of i8, printed character by character and by helpers that take pointers.
func.func private @putchar(i32) -> i32
func.func private @printNewline()
func.func private @printI64(i64)
memref.global "private" constant @text : memref<13xi8> = dense<[72, 101, 108, 108, 111, 44, 32, 119, 111, 114, 108, 100, 33]>
llvm.mlir.global internal constant @hello("Hello\0A\00")
llvm.func @printString(!llvm.ptr)
llvm.func @puts(!llvm.ptr) -> i32
func.func private @fflush(!llvm.ptr) -> i32
func.func @rot13(%c: i8) -> i8 {
  %ca = arith.constant 97 : i8
  %cz = arith.constant 122 : i8
  %A = arith.constant 65 : i8
  %Z = arith.constant 90 : i8
  %k = arith.constant 13 : i8
  %n = arith.constant 26 : i8
  %ge = arith.cmpi uge, %c, %ca : i8
  %le = arith.cmpi ule, %c, %cz : i8
  %low = arith.andi %ge, %le : i1
  %Ge = arith.cmpi uge, %c, %A : i8
  %Le = arith.cmpi ule, %c, %Z : i8
  %up = arith.andi %Ge, %Le : i1
  %r = scf.if %low -> i8 {
    %0 = arith.subi %c, %ca : i8
    %1 = arith.addi %0, %k : i8
    %2 = arith.remui %1, %n : i8
    %3 = arith.addi %2, %ca : i8
    scf.yield %3 : i8
  } else {
    %q = scf.if %up -> i8 {
      %0 = arith.subi %c, %A : i8
      %1 = arith.addi %0, %k : i8
      %2 = arith.remui %1, %n : i8
      %3 = arith.addi %2, %A : i8
      scf.yield %3 : i8
    } else {
      scf.yield %c : i8
    }
    scf.yield %q : i8
  }
  return %r : i8
}
func.func @main() {
  %g = memref.get_global @text : memref<13xi8>
  affine.for %i = 0 to 13 {
    %c = affine.load %g[%i] : memref<13xi8>
    %d = func.call @rot13(%c) : (i8) -> i8
    %e = arith.extui %d : i8 to i32
    %x = func.call @putchar(%e) : (i32) -> i32
  }
  call @printNewline() : () -> ()
  %nul = llvm.mlir.zero : !llvm.ptr
  %f0 = call @fflush(%nul) : (!llvm.ptr) -> i32
  %p = llvm.mlir.addressof @hello : !llvm.ptr
  llvm.call @printString(%p) : (!llvm.ptr) -> ()
  %r = llvm.call @puts(%p) : (!llvm.ptr) -> i32
  %f1 = call @fflush(%nul) : (!llvm.ptr) -> i32
  return
}
