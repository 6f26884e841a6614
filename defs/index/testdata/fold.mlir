// RUN: ods opt %s --canonicalize | FileCheck %s

// Folders of index: where they fire, and next to it where they must not. Expectations are what mlir-opt prints.

// Not by zero, not where targets with 32 bits have another lower half, and no shifts by 32 or more.
// CHECK-LABEL: func.func @divisions_and_shifts(
// CHECK-NEXT:   %idx10737418240 = index.constant 10737418240
// CHECK-NEXT:   %idx4 = index.constant 4
// CHECK-NEXT:   %idx-2 = index.constant -2
// CHECK-NEXT:   %idx3689348814741910322 = index.constant 3689348814741910322
// CHECK-NEXT:   %idx-2147483648 = index.constant -2147483648
// CHECK-NEXT:   %idx-9223372036854775808 = index.constant -9223372036854775808
// CHECK-NEXT:   %idx0 = index.constant 0
// CHECK-NEXT:   %idx5 = index.constant 5
// CHECK-NEXT:   %idx-7 = index.constant -7
// CHECK-NEXT:   %idx32 = index.constant 32
// CHECK-NEXT:   %idx4294967299 = index.constant 4294967299
// CHECK-NEXT:   %idx8589934594 = index.constant 8589934594
// CHECK-NEXT:   %idx-1 = index.constant -1
// CHECK-NEXT:   %0 = index.divs %idx5, %idx0
// CHECK-NEXT:   %1 = index.divu %idx4294967299, %idx5
// CHECK-NEXT:   %2 = index.divu %idx8589934594, %idx5
// CHECK-NEXT:   %3 = index.shl %idx5, %idx32
// CHECK-NEXT:   %4 = index.shru %idx-7, %idx5
// CHECK-NEXT:   %5 = index.shrs %idx4294967299, %idx32
// CHECK-NEXT:   return %idx-1, %0, %idx-9223372036854775808, %idx-2147483648, %1, %2, %idx-1, %idx0, %idx3689348814741910322, %idx-2, %idx-1, %idx-2, %idx4, %3, %idx10737418240, %idx-1, %4, %idx0, %idx0, %5 : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @divisions_and_shifts() -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %z = index.constant 0
  %m = index.constant -1
  %c5 = index.constant 5
  %n7 = index.constant -7
  %c32 = index.constant 32
  %c31 = index.constant 31
  %big = index.constant 0x100000003
  %big2 = index.constant 0x200000002
  %smin = index.constant -9223372036854775808
  %h = index.constant 0x80000000
  %0 = index.divs %n7, %c5
  %1 = index.divs %c5, %z
  %2 = index.divs %smin, %m
  %3 = index.divs %h, %m
  %4 = index.divu %big, %c5
  %5 = index.divu %big2, %c5
  %6 = index.ceildivs %n7, %c5
  %7 = index.ceildivs %c5, %n7
  %8 = index.ceildivu %n7, %c5
  %9 = index.floordivs %n7, %c5
  %10 = index.floordivs %c5, %n7
  %11 = index.rems %n7, %c5
  %12 = index.remu %n7, %c5
  %13 = index.shl %c5, %c32
  %14 = index.shl %c5, %c31
  %15 = index.shrs %n7, %c5
  %16 = index.shru %n7, %c5
  %17 = index.shru %c5, %c31
  %18 = index.rems %smin, %m
  %19 = index.shrs %big, %c32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19 : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index
}

// Everything wraps; extrema and rounded quotients only where both widths agree.
// CHECK-LABEL: func.func @arithmetic(
// CHECK-NEXT:   %idx-4294967302 = index.constant -4294967302
// CHECK-NEXT:   %idx-5 = index.constant -5
// CHECK-NEXT:   %idx4294967297 = index.constant 4294967297
// CHECK-NEXT:   %idx2147483651 = index.constant 2147483651
// CHECK-NEXT:   %idx-9223372030412324864 = index.constant -9223372030412324864
// CHECK-NEXT:   %idx6442450947 = index.constant 6442450947
// CHECK-NEXT:   %idx0 = index.constant 0
// CHECK-NEXT:   %idx5 = index.constant 5
// CHECK-NEXT:   %idx4294967299 = index.constant 4294967299
// CHECK-NEXT:   %idx-9223372036854775808 = index.constant -9223372036854775808
// CHECK-NEXT:   %idx2147483648 = index.constant 2147483648
// CHECK-NEXT:   %idx-7 = index.constant -7
// CHECK-NEXT:   %0 = index.mins %idx2147483648, %idx5
// CHECK-NEXT:   %1 = index.minu %idx4294967299, %idx5
// CHECK-NEXT:   %2 = index.ceildivs %idx-9223372036854775808, %idx5
// CHECK-NEXT:   %3 = index.ceildivs %idx2147483648, %idx5
// CHECK-NEXT:   %4 = index.ceildivs %idx5, %idx0
// CHECK-NEXT:   return %idx5, %idx-7, %0, %1, %idx6442450947, %idx-9223372030412324864, %idx2147483651, %idx4294967297, %idx-5, %idx-4294967302, %idx-9223372036854775808, %2, %idx-9223372036854775808, %3, %idx0, %4 : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @arithmetic() -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %z = index.constant 0
  %m = index.constant -1
  %c5 = index.constant 5
  %n7 = index.constant -7
  %big = index.constant 0x100000003
  %smin = index.constant -9223372036854775808
  %h = index.constant 0x80000000
  %0 = index.maxs %n7, %c5
  %1 = index.maxu %n7, %c5
  %2 = index.mins %h, %c5
  %3 = index.minu %big, %c5
  %4 = index.add %big, %h
  %5 = index.mul %big, %h
  %6 = index.sub %big, %h
  %7 = index.and %n7, %big
  %8 = index.or %n7, %big
  %9 = index.xor %n7, %big
  %10 = index.ceildivs %smin, %m
  %11 = index.ceildivs %smin, %c5
  %12 = index.floordivs %smin, %m
  %13 = index.ceildivs %h, %c5
  %14 = index.ceildivu %z, %c5
  %15 = index.ceildivs %c5, %z
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index
}

// To integers other than i1 there is no constant to be made.
// CHECK-LABEL: func.func @casts(
// CHECK-NEXT:   %true = index.bool.constant true
// CHECK-NEXT:   %idx3 = index.constant 3
// CHECK-NEXT:   %idx4294967289 = index.constant 4294967289
// CHECK-NEXT:   %idx5 = index.constant 5
// CHECK-NEXT:   %idx-7 = index.constant -7
// CHECK-NEXT:   %idx4294967299 = index.constant 4294967299
// CHECK-NEXT:   %0 = index.casts %idx4294967299 : index to i32
// CHECK-NEXT:   %1 = index.casts %idx4294967299 : index to i64
// CHECK-NEXT:   %2 = index.casts %idx-7 : index to i8
// CHECK-NEXT:   %3 = index.casts %idx-7 : index to i128
// CHECK-NEXT:   %4 = index.castu %idx4294967299 : index to i32
// CHECK-NEXT:   %5 = index.castu %idx-7 : index to i64
// CHECK-NEXT:   %6 = index.castu %idx5 : index to si32
// CHECK-NEXT:   %7 = index.castu %idx5 : index to i128
// CHECK-NEXT:   %8 = index.castu %idx5 : index to i33
// CHECK-NEXT:   return %0, %1, %2, %3, %idx-7, %idx4294967289, %idx-7, %idx3, %4, %5, %6, %7, %true, %8 : i32, i64, i8, i128, index, index, index, index, i32, i64, si32, i128, i1, i33
// CHECK-NEXT: }
func.func @casts() -> (i32, i64, i8, i128, index, index, index, index, i32, i64,si32, i128, i1, i33) {
  %c5 = index.constant 5
  %n7 = index.constant -7
  %big = index.constant 0x100000003
  %i = arith.constant -7 : i32
  %j = arith.constant -7 : i64
  %k = arith.constant 0x10000000000000003 : i128
  %t = arith.constant true
  %0 = index.casts %big : index to i32
  %1 = index.casts %big : index to i64
  %2 = index.casts %n7 : index to i8
  %3 = index.casts %n7 : index to i128
  %4 = index.casts %i : i32 to index
  %5 = index.castu %i : i32 to index
  %6 = index.castu %j : i64 to index
  %7 = index.casts %k : i128 to index
  %8 = index.castu %big : index to i32
  %9 = index.castu %n7 : index to i64
  %10 = index.castu %c5 : index to si32
  %11 = index.castu %c5 : index to i128
  %12 = index.casts %n7 : index to i1
  %13 = index.castu %c5 : index to i33
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13: i32, i64, i8, i128, index, index, index, index, i32, i64,si32, i128, i1, i33
}

// Constants of arith count as well; casts of casts and poison stay.
// CHECK-LABEL: func.func @mixed(
// CHECK-NEXT:   %idx8 = index.constant 8
// CHECK-NEXT:   %idx9 = index.constant 9
// CHECK-NEXT:   %0 = ub.poison : index
// CHECK-NEXT:   %c5 = arith.constant 5 : index
// CHECK-NEXT:   %c4 = arith.constant 4 : index
// CHECK-NEXT:   %1 = index.casts %arg0 : index to i32
// CHECK-NEXT:   %2 = index.casts %1 : i32 to index
// CHECK-NEXT:   %3 = index.castu %1 : i32 to index
// CHECK-NEXT:   %4 = index.casts %arg1 : i32 to index
// CHECK-NEXT:   %5 = index.casts %4 : index to i32
// CHECK-NEXT:   %6 = index.castu %4 : index to i32
// CHECK-NEXT:   %7 = index.add %arg0, %0
// CHECK-NEXT:   %8 = index.sizeof
// CHECK-NEXT:   %9 = index.casts %arg2 : i64 to index
// CHECK-NEXT:   %10 = index.casts %9 : index to i64
// CHECK-NEXT:   %11 = index.add %arg0, %c4
// CHECK-NEXT:   %12 = index.add %arg0, %idx8
// CHECK-NEXT:   %13 = arith.addi %11, %c5 : index
// CHECK-NEXT:   return %2, %3, %5, %6, %idx9, %1, %7, %10, %12, %8, %13 : index, index, i32, i32, index, i32, index, i64, index, index, index
// CHECK-NEXT: }
func.func @mixed(%x: index, %i : i32, %v: i64) -> (index, index, i32, i32, index, i32, index, i64, index, index, index) {
  %0 = index.casts %x : index to i32
  %1 = index.casts %0 : i32 to index
  %2 = index.castu %0 : i32 to index
  %3 = index.casts %i : i32 to index
  %4 = index.casts %3 : index to i32
  %5 = index.castu %3 : index to i32
  %c = arith.constant 4 : index
  %d = arith.constant 5 : index
  %6 = index.add %c, %d
  %p = ub.poison : index
  %7 = index.add %x, %p
  %8 = index.sizeof
  %9 = index.casts %v : i64 to index
  %10 = index.casts %9 : index to i64
  %11 = index.add %c, %x
  %12 = index.add %11, %c
  %13 = arith.addi %11, %d : index
  return %1, %2, %4, %5, %6, %0, %7, %10, %12, %8, %13: index, index, i32, i32, index, i32, index, i64, index, index, index
}

// Only x+0, x-0, x*1 and x*0.
// CHECK-LABEL: func.func @identities(
// CHECK-NEXT:   %idx0 = index.constant 0
// CHECK-NEXT:   %idx1 = index.constant 1
// CHECK-NEXT:   %idx-1 = index.constant -1
// CHECK-NEXT:   %0 = index.sub %arg0, %arg0
// CHECK-NEXT:   %1 = index.divs %arg0, %idx1
// CHECK-NEXT:   %2 = index.divu %arg0, %idx1
// CHECK-NEXT:   %3 = index.ceildivs %arg0, %idx1
// CHECK-NEXT:   %4 = index.ceildivu %arg0, %idx1
// CHECK-NEXT:   %5 = index.floordivs %arg0, %idx1
// CHECK-NEXT:   %6 = index.rems %arg0, %idx1
// CHECK-NEXT:   %7 = index.remu %arg0, %idx1
// CHECK-NEXT:   %8 = index.maxs %arg0, %arg0
// CHECK-NEXT:   %9 = index.and %arg0, %idx0
// CHECK-NEXT:   %10 = index.and %arg0, %idx-1
// CHECK-NEXT:   %11 = index.and %arg0, %arg0
// CHECK-NEXT:   %12 = index.or %arg0, %idx0
// CHECK-NEXT:   %13 = index.or %arg0, %idx-1
// CHECK-NEXT:   %14 = index.or %arg0, %arg0
// CHECK-NEXT:   %15 = index.xor %arg0, %arg0
// CHECK-NEXT:   %16 = index.xor %arg0, %idx0
// CHECK-NEXT:   %17 = index.shl %arg0, %idx0
// CHECK-NEXT:   %18 = index.shrs %arg0, %idx0
// CHECK-NEXT:   %19 = index.shru %arg0, %idx0
// CHECK-NEXT:   %20 = index.maxu %arg0, %idx0
// CHECK-NEXT:   return %arg0, %arg0, %0, %idx0, %arg0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20 : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @identities(%x: index, %y: index) -> (index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index) {
  %z = index.constant 0
  %o = index.constant 1
  %m = index.constant -1
  %0 = index.add %x, %z
  %1 = index.sub %x, %z
  %2 = index.sub %x, %x
  %3 = index.mul %x, %z
  %4 = index.mul %x, %o
  %5 = index.divs %x, %o
  %6 = index.divu %x, %o
  %7 = index.ceildivs %x, %o
  %8 = index.ceildivu %x, %o
  %9 = index.floordivs %x, %o
  %10 = index.rems %x, %o
  %11 = index.remu %x, %o
  %12 = index.maxs %x, %x
  %13 = index.and %x, %z
  %14 = index.and %x, %m
  %15 = index.and %x, %x
  %16 = index.or %x, %z
  %17 = index.or %x, %m
  %18 = index.or %x, %x
  %19 = index.xor %x, %x
  %20 = index.xor %x, %z
  %21 = index.shl %x, %z
  %22 = index.shrs %x, %z
  %23 = index.shru %x, %z
  %24 = index.maxu %x, %z
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, %24 : index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index, index
}

// Nothing with the constant on the left of an operation that does not commute, and nothing with equal operands.
// CHECK-LABEL: func.func @no_identities(
// CHECK-NEXT:   %idx0 = index.constant 0
// CHECK-NEXT:   %idx-1 = index.constant -1
// CHECK-NEXT:   %0 = index.sub %idx0, %arg0
// CHECK-NEXT:   %1 = index.divs %idx0, %arg0
// CHECK-NEXT:   %2 = index.divu %idx0, %arg0
// CHECK-NEXT:   %3 = index.shl %idx0, %arg0
// CHECK-NEXT:   %4 = index.mul %arg0, %idx-1
// CHECK-NEXT:   %5 = index.add %arg0, %arg1
// CHECK-NEXT:   %6 = index.sub %5, %arg1
// CHECK-NEXT:   %7 = index.divs %arg0, %arg0
// CHECK-NEXT:   %8 = index.sub %arg0, %arg1
// CHECK-NEXT:   %9 = index.add %8, %arg1
// CHECK-NEXT:   %10 = index.rems %arg0, %arg0
// CHECK-NEXT:   return %0, %arg0, %idx0, %1, %2, %3, %4, %6, %7, %9, %10 : index, index, index, index, index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @no_identities(%x: index, %y: index) -> (index, index, index, index, index, index, index, index, index, index, index) {
  %z = index.constant 0
  %o = index.constant 1
  %m = index.constant -1
  %0 = index.sub %z, %x
  %1 = index.add %z, %x
  %2 = index.mul %z, %x
  %3 = index.divs %z, %x
  %4 = index.divu %z, %x
  %5 = index.shl %z, %x
  %6 = index.mul %x, %m
  %s = index.add %x, %y
  %7 = index.sub %s, %y
  %8 = index.divs %x, %x
  %n = index.sub %x, %y
  %9 = index.add %n, %y
  %10 = index.rems %x, %x
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10 : index, index, index, index, index, index, index, index, index, index, index
}
