// RUN: ods opt %s --canonicalize | FileCheck %s

// Canonicalizations of index. Expectations are what mlir-opt prints.

// Constants of commutative operations are merged, unless the widths disagree on the result.
// CHECK-LABEL: func.func @chain(
// CHECK-NEXT:   %idx12 = index.constant 12
// CHECK-NEXT:   %idx13 = index.constant 13
// CHECK-NEXT:   %idx1 = index.constant 1
// CHECK-NEXT:   %idx45 = index.constant 45
// CHECK-NEXT:   %idx14 = index.constant 14
// CHECK-NEXT:   %idx5 = index.constant 5
// CHECK-NEXT:   %idx9 = index.constant 9
// CHECK-NEXT:   %idx4294967299 = index.constant 4294967299
// CHECK-NEXT:   %0 = index.add %arg0, %idx5
// CHECK-NEXT:   %1 = index.add %arg0, %idx14
// CHECK-NEXT:   %2 = index.mul %arg0, %idx45
// CHECK-NEXT:   %3 = index.maxs %arg0, %idx9
// CHECK-NEXT:   %4 = index.maxu %arg0, %idx4294967299
// CHECK-NEXT:   %5 = index.maxu %4, %idx9
// CHECK-NEXT:   %6 = index.and %arg0, %idx1
// CHECK-NEXT:   %7 = index.or %arg0, %idx13
// CHECK-NEXT:   %8 = index.xor %arg0, %idx12
// CHECK-NEXT:   %9 = index.sub %arg0, %idx5
// CHECK-NEXT:   %10 = index.sub %9, %idx9
// CHECK-NEXT:   %11 = index.add %9, %idx9
// CHECK-NEXT:   %12 = index.sub %0, %idx9
// CHECK-NEXT:   %13 = index.mins %arg0, %idx5
// CHECK-NEXT:   return %1, %2, %3, %5, %6, %7, %8, %10, %11, %12, %13 : index, index, index, index, index, index, index, index, index, index, index
// CHECK-NEXT: }
func.func @chain(%x: index, %y: index) -> (index, index, index, index, index, index, index, index, index, index, index) {
  %c5 = index.constant 5
  %c9 = index.constant 9
  %big = index.constant 0x100000003
  %0 = index.add %x, %c5
  %1 = index.add %0, %c9
  %2 = index.mul %x, %c5
  %3 = index.mul %2, %c9
  %4 = index.maxs %x, %c5
  %5 = index.maxs %4, %c9
  %6 = index.maxu %x, %big
  %7 = index.maxu %6, %c9
  %8 = index.and %x, %c5
  %9 = index.and %8, %c9
  %10 = index.or %x, %c5
  %11 = index.or %10, %c9
  %12 = index.xor %x, %c5
  %13 = index.xor %12, %c9
  %14 = index.sub %x, %c5
  %15 = index.sub %14, %c9
  %16 = index.add %14, %c9
  %17 = index.sub %0, %c9
  %18 = index.mins %x, %c5
  %19 = index.mins %18, %c9
  %20 = index.minu %x, %big
  %21 = index.minu %20, %c9
  return %1, %3, %5, %7, %9, %11, %13, %15, %16, %17, %19 : index, index, index, index, index, index, index, index, index, index, index
}

// Comparisons of a difference with zero, of constants, of a value with itself.
// CHECK-LABEL: func.func @cmp(
// CHECK-NEXT:   %true = index.bool.constant true
// CHECK-NEXT:   %false = index.bool.constant false
// CHECK-NEXT:   %idx0 = index.constant 0
// CHECK-NEXT:   %idx5 = index.constant 5
// CHECK-NEXT:   %idx4294967299 = index.constant 4294967299
// CHECK-NEXT:   %0 = index.cmp eq(%arg0, %arg1)
// CHECK-NEXT:   %1 = index.cmp slt(%arg0, %arg1)
// CHECK-NEXT:   %2 = index.cmp ult(%arg0, %arg1)
// CHECK-NEXT:   %3 = index.cmp ugt(%arg1, %arg0)
// CHECK-NEXT:   %4 = index.cmp eq(%idx5, %arg0)
// CHECK-NEXT:   %5 = index.cmp slt(%idx5, %arg0)
// CHECK-NEXT:   %6 = index.cmp ult(%idx4294967299, %idx5)
// CHECK-NEXT:   %7 = index.cmp ugt(%idx4294967299, %idx5)
// CHECK-NEXT:   %8 = index.cmp ult(%arg0, %idx0)
// CHECK-NEXT:   %9 = index.cmp uge(%arg0, %idx0)
// CHECK-NEXT:   return %0, %1, %2, %3, %4, %5, %false, %true, %false, %true, %6, %7, %true, %false, %8, %9 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @cmp(%x: index, %y: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %z = index.constant 0
  %c5 = index.constant 5
  %c9 = index.constant 9
  %m = index.constant -1
  %big = index.constant 0x100000003
  %s = index.sub %x, %y
  %0 = index.cmp eq(%s, %z)
  %1 = index.cmp slt(%s, %z)
  %2 = index.cmp ult(%s, %z)
  %3 = index.cmp ugt(%z, %s)
  %4 = index.cmp eq(%c5, %x)
  %5 = index.cmp slt(%c5, %x)
  %6 = index.cmp slt(%x, %x)
  %7 = index.cmp ule(%x, %x)
  %max = index.maxs %x, %c9
  %8 = index.cmp slt(%max, %c5)
  %9 = index.cmp sge(%max, %c5)
  %10 = index.cmp ult(%big, %c5)
  %11 = index.cmp ugt(%big, %c5)
  %12 = index.cmp slt(%m, %c5)
  %13 = index.cmp ult(%m, %c5)
  %14 = index.cmp ult(%x, %z)
  %15 = index.cmp uge(%x, %z)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}

// A minimum or maximum has bounds, signed and unsigned; only on the left.
// CHECK-LABEL: func.func @cmp_of_extremum(
// CHECK-NEXT:   %false = index.bool.constant false
// CHECK-NEXT:   %true = index.bool.constant true
// CHECK-NEXT:   %idx5 = index.constant 5
// CHECK-NEXT:   %idx9 = index.constant 9
// CHECK-NEXT:   %0 = index.maxs %arg0, %idx5
// CHECK-NEXT:   %1 = index.mins %arg0, %idx5
// CHECK-NEXT:   %2 = index.cmp sgt(%0, %idx5)
// CHECK-NEXT:   %3 = index.cmp sgt(%idx9, %1)
// CHECK-NEXT:   return %2, %true, %false, %false, %true, %false, %true, %false, %false, %true, %3, %true : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
// CHECK-NEXT: }
func.func @cmp_of_extremum(%x: index) -> (i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1) {
  %c5 = index.constant 5
  %c9 = index.constant 9
  %max = index.maxs %x, %c5
  %min = index.mins %x, %c5
  %maxu = index.maxu %x, %c5
  %minu = index.minu %x, %c5
  %0 = index.cmp sgt(%max, %c5)
  %1 = index.cmp sge(%max, %c5)
  %2 = index.cmp slt(%max, %c5)
  %3 = index.cmp ult(%max, %c5)
  %4 = index.cmp sle(%min, %c9)
  %5 = index.cmp sgt(%min, %c9)
  %6 = index.cmp ule(%minu, %c9)
  %7 = index.cmp ugt(%minu, %c9)
  %8 = index.cmp eq(%minu, %c9)
  %9 = index.cmp ne(%minu, %c9)
  %10 = index.cmp sgt(%c9, %min)
  %11 = index.cmp slt(%minu, %c9)
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11 : i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1
}
