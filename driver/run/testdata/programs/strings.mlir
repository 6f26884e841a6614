// Texts: puts, putchar and printString of constants and of characters that the program puts in order.
llvm.mlir.global internal constant @hello("hello\00") : !llvm.array<6 x i8>
llvm.mlir.global internal constant @format("%d, %5.2f, %s, %x, %c%%\0A\00") : !llvm.array<25 x i8>
llvm.func @puts(!llvm.ptr) -> i32
llvm.func @putchar(i32) -> i32
llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @printString(!llvm.ptr)
llvm.func @printNewline()

memref.global "private" constant @alphabet : memref<27xi8> =
  dense<[97, 98, 99, 100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111, 112, 113, 114, 115, 116, 117, 118, 119, 120, 121, 122, 0]>

func.func @caesar(%from: memref<27xi8>, %to: memref<27xi8>, %k: index) {
  affine.for %i = 0 to 26 {
    %v = affine.load %from[(%i + symbol(%k)) mod 26] : memref<27xi8>
    affine.store %v, %to[%i] : memref<27xi8>
  }
  %zero = arith.constant 0 : i8
  affine.store %zero, %to[26] : memref<27xi8>
  return
}

func.func @main() {
  %h = llvm.mlir.addressof @hello : !llvm.ptr
  %0 = llvm.call @puts(%h) : (!llvm.ptr) -> i32
  %a = memref.get_global @alphabet : memref<27xi8>
  %b = memref.alloc() : memref<27xi8>
  %k = arith.constant 13 : index
  call @caesar(%a, %b, %k) : (memref<27xi8>, memref<27xi8>, index) -> ()
  %p = memref.extract_aligned_pointer_as_index %b : memref<27xi8> -> index
  %q = arith.index_cast %p : index to i64
  %s = llvm.inttoptr %q : i64 to !llvm.ptr
  llvm.call @printString(%s) : (!llvm.ptr) -> ()
  llvm.call @printNewline() : () -> ()
  %f = llvm.mlir.addressof @format : !llvm.ptr
  %n = arith.constant -42 : i32
  %x = arith.constant 3.14159 : f64
  %y = arith.constant 48879 : i32
  %c = arith.constant 64 : i32
  %1 = llvm.call @printf(%f, %n, %x, %h, %y, %c) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32, f64, !llvm.ptr, i32, i32) -> i32
  %nl = arith.constant 10 : i32
  affine.for %i = 0 to 10 {
    %v = affine.load %b[25 - %i] : memref<27xi8>
    %w = arith.extui %v : i8 to i32
    %r = llvm.call @putchar(%w) : (i32) -> i32
  }
  %r = llvm.call @putchar(%nl) : (i32) -> i32
  memref.dealloc %b : memref<27xi8>
  return
}
