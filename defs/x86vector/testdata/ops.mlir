// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation of x86vector in its custom form.

// CHECK-LABEL: func.func @f(
// CHECK-NEXT:   %0 = x86vector.avx512.mask.compress %arg0, %arg1 : vector<16xf32>
// CHECK-NEXT:   %1 = x86vector.avx512.mask.compress %arg0, %arg1, %arg1 : vector<16xf32>, vector<16xf32>
// CHECK-NEXT:   %2 = x86vector.avx512.mask.compress %arg0, %arg1 {constant_src = dense<5.000000e+00> : vector<16xf32>} : vector<16xf32>
// CHECK-NEXT:   %3 = x86vector.avx512.mask.rndscale %arg1, %arg3, %arg1, %arg2, %arg3 : vector<16xf32>
// CHECK-NEXT:   %4 = x86vector.avx512.mask.scalef %arg1, %arg1, %arg1, %arg2, %arg3 : vector<16xf32>
// CHECK-NEXT:   %k1, %k2 = x86vector.avx512.vp2intersect %arg4, %arg4 : vector<8xi64>
// CHECK-NEXT:   %5 = x86vector.avx512.dot %arg1, %arg5, %arg5 : vector<32xbf16> -> vector<16xf32>
// CHECK-NEXT:   %6 = x86vector.avx512.cvt.packed.f32_to_bf16 %arg1 : vector<16xf32> -> vector<16xbf16>
// CHECK-NEXT:   %7 = x86vector.avx.rsqrt %arg6 : vector<8xf32>
// CHECK-NEXT:   %8 = x86vector.avx.intr.dot %arg6, %arg6 : vector<8xf32>
// CHECK-NEXT:   %9 = x86vector.avx.dot.i8 %arg8, %arg7, %arg7 : vector<32xi8> -> vector<8xi32>
// CHECK-NEXT:   %10 = x86vector.avx.bcst_to_f32.packed %arg9 : memref<1xbf16> -> vector<8xf32>
// CHECK-NEXT:   %11 = x86vector.avx.cvt.packed.even.indexed_to_f32 %arg10 : memref<16xf16> -> vector<8xf32>
// CHECK-NEXT:   %12 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %arg10 : memref<16xf16> -> vector<8xf32>
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @f(%m: vector<16xi1>, %f: vector<16xf32>, %k: i16, %i: i32, %d: vector<8xi64>, %h: vector<32xbf16>, %g: vector<8xf32>, %b: vector<32xi8>, %w: vector<8xi32>, %p: memref<1xbf16>, %q: memref<16xf16>) {
  %0 = x86vector.avx512.mask.compress %m, %f : vector<16xf32>
  %1 = x86vector.avx512.mask.compress %m, %f, %f : vector<16xf32>, vector<16xf32>
  %2 = x86vector.avx512.mask.compress %m, %f {constant_src = dense<5.0> : vector<16xf32>} : vector<16xf32>
  %3 = x86vector.avx512.mask.rndscale %f, %i, %f, %k, %i : vector<16xf32>
  %4 = x86vector.avx512.mask.scalef %f, %f, %f, %k, %i : vector<16xf32>
  %5, %6 = x86vector.avx512.vp2intersect %d, %d : vector<8xi64>
  %7 = x86vector.avx512.dot %f, %h, %h : vector<32xbf16> -> vector<16xf32>
  %8 = x86vector.avx512.cvt.packed.f32_to_bf16 %f : vector<16xf32> -> vector<16xbf16>
  %9 = x86vector.avx.rsqrt %g : vector<8xf32>
  %10 = x86vector.avx.intr.dot %g, %g : vector<8xf32>
  %11 = x86vector.avx.dot.i8 %w, %b, %b : vector<32xi8> -> vector<8xi32>
  %12 = x86vector.avx.bcst_to_f32.packed %p : memref<1xbf16> -> vector<8xf32>
  %13 = x86vector.avx.cvt.packed.even.indexed_to_f32 %q : memref<16xf16> -> vector<8xf32>
  %14 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %q : memref<16xf16> -> vector<8xf32>
  return
}
