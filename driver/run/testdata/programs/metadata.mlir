// memref.extract_strided_metadata, transpose, and alloca_scope in a loop.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func @describe(%m: memref<?x?xi32, strided<[?, ?], offset: ?>>) {
  %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
    : memref<?x?xi32, strided<[?, ?], offset: ?>> -> memref<i32>, index, index, index, index, index
  %0 = arith.index_cast %offset : index to i64
  %1 = arith.index_cast %sizes#0 : index to i64
  %2 = arith.index_cast %sizes#1 : index to i64
  %3 = arith.index_cast %strides#0 : index to i64
  %4 = arith.index_cast %strides#1 : index to i64
  %v = memref.load %base[] : memref<i32>
  %5 = arith.extsi %v : i32 to i64
  call @printI64(%0) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%1) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%2) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%3) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%4) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%5) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %m = memref.alloc() : memref<4x6xi32>
  affine.for %i = 0 to 4 {
    affine.for %j = 0 to 6 {
      %v = affine.apply affine_map<(d0, d1) -> (d0 * 9 + d1 + 3)>(%i, %j)
      %w = arith.index_cast %v : index to i32
      affine.store %w, %m[%i, %j] : memref<4x6xi32>
    }
  }
  %t = memref.transpose %m (i, j) -> (j, i) : memref<4x6xi32> to memref<6x4xi32, strided<[1, 6]>>
  %s = memref.subview %t[2, 1] [3, 2] [1, 1] : memref<6x4xi32, strided<[1, 6]>> to memref<3x2xi32, strided<[1, 6], offset: 8>>
  %su = memref.cast %s : memref<3x2xi32, strided<[1, 6], offset: 8>> to memref<*xi32>
  call @printMemrefI32(%su) : (memref<*xi32>) -> ()
  %md = memref.cast %m : memref<4x6xi32> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %sd = memref.cast %s : memref<3x2xi32, strided<[1, 6], offset: 8>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  call @describe(%md) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()
  call @describe(%sd) : (memref<?x?xi32, strided<[?, ?], offset: ?>>) -> ()
  %total = arith.constant 0 : i64
  %r = scf.for %i = %c1 to %c5 step %c1 iter_args(%sum = %total) -> (i64) {
    %x = memref.alloca_scope -> (i64) {
      %b = memref.alloca(%i) : memref<?xi64>
      %v = arith.index_cast %i : index to i64
      memref.store %v, %b[%c0] : memref<?xi64>
      %k = arith.subi %i, %c1 : index
      %w = memref.load %b[%c0] : memref<?xi64>
      %q = arith.muli %w, %v : i64
      memref.store %q, %b[%k] : memref<?xi64>
      %y = memref.load %b[%k] : memref<?xi64>
      memref.alloca_scope.return %y : i64
    }
    %n = arith.addi %sum, %x : i64
    scf.yield %n : i64
  }
  call @printI64(%r) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %m : memref<4x6xi32>
  return
}
