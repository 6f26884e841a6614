// CRC-32 of a text with a table that the program makes first.
func.func private @printU64(i64)
func.func private @printNewline()

memref.global "private" constant @text : memref<9xi8> = dense<[49, 50, 51, 52, 53, 54, 55, 56, 57]>
memref.global "private" @table : memref<256xi32> = uninitialized

func.func @make() {
  %t = memref.get_global @table : memref<256xi32>
  %poly = arith.constant 0xEDB88320 : i32
  %one = arith.constant 1 : i32
  affine.for %i = 0 to 256 {
    %v = arith.index_cast %i : index to i32
    %r = affine.for %k = 0 to 8 iter_args(%c = %v) -> (i32) {
      %bit = arith.trunci %c : i32 to i1
      %s = arith.shrui %c, %one : i32
      %x = arith.xori %s, %poly : i32
      %n = arith.select %bit, %x, %s : i32
      affine.yield %n : i32
    }
    affine.store %r, %t[%i] : memref<256xi32>
  }
  return
}

func.func @crc(%s: memref<?xi8>) -> i32 {
  %t = memref.get_global @table : memref<256xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %s, %c0 : memref<?xi8>
  %ones = arith.constant -1 : i32
  %mask = arith.constant 255 : i32
  %s8 = arith.constant 8 : i32
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%c = %ones) -> (i32) {
    %b = memref.load %s[%i] : memref<?xi8>
    %w = arith.extui %b : i8 to i32
    %x = arith.xori %c, %w : i32
    %y = arith.andi %x, %mask : i32
    %at = arith.index_castui %y : i32 to index
    %e = memref.load %t[%at] : memref<256xi32>
    %h = arith.shrui %c, %s8 : i32
    %z = arith.xori %h, %e : i32
    scf.yield %z : i32
  }
  %out = arith.xori %r, %ones : i32
  return %out : i32
}

func.func @main() {
  call @make() : () -> ()
  %text = memref.get_global @text : memref<9xi8>
  %s = memref.cast %text : memref<9xi8> to memref<?xi8>
  %r = call @crc(%s) : (memref<?xi8>) -> i32
  %v = arith.extui %r : i32 to i64
  call @printU64(%v) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
