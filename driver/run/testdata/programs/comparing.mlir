// Helpers that print memrefs of known rank and that compare memrefs, with different shapes and elements that nearly agree.
func.func private @printMemref1dF32(memref<4xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemref1dI8(memref<4xi8>) attributes {llvm.emit_c_interface}
func.func private @printMemref0dF32(memref<f32>) attributes {llvm.emit_c_interface}
func.func private @verifyMemRefF32(memref<*xf32>, memref<*xf32>) -> i64 attributes {llvm.emit_c_interface}
func.func private @verifyMemRefI32(memref<*xi32>, memref<*xi32>) -> i64 attributes {llvm.emit_c_interface}
func.func private @verifyMemRefC32(memref<*xcomplex<f32>>, memref<*xcomplex<f32>>) -> i64 attributes {llvm.emit_c_interface}
func.func private @printI64(i64)
func.func private @printNewline()
memref.global "private" @g : memref<4xf32> = dense<[1.0, 2.5, -3.25,1.0e10]>
memref.global "private" @h : memref<4xf32> = dense<[1.0, 2.6, -3.250001,0.0]>
memref.global "private" @nan : memref<4xf32> = dense<[1.0, 0x7FC00000, -3.25001,0.0]>
memref.global "private" @gi : memref<2x4xi32> = dense<[[1, 2, -3,1],[0,1,1,1]]>
memref.global "private" @hi : memref<2x4xi32> = dense<[[1, 2, -3,5],[0,2,2,2]]>
memref.global "private" @hj : memref<1x4xi32> = dense<[[1, 2, -3,5]]>
memref.global "private" @gc : memref<2xcomplex<f32>> = dense<[(1.0,2.0),(-1.5,0.0)]>
memref.global "private" @gd : memref<2xcomplex<f32>> = dense<[(1.0,2.0),(-1.0,0.0)]>
memref.global "private" @g0 : memref<f32> = dense<1.5>
memref.global "private" @g8 : memref<4xi8> = dense<[66,67,65,127]>
func.func @main() {
  %0 = memref.get_global @g : memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<*xf32>
  call @printMemref1dF32(%0) : (memref<4xf32>) -> ()
  %00 = memref.get_global @g0 : memref<f32>
  call @printMemref0dF32(%00) : (memref<f32>) -> ()
  %08 = memref.get_global @g8 : memref<4xi8>
  call @printMemref1dI8(%08) : (memref<4xi8>) -> ()
  %2 = memref.get_global @h : memref<4xf32>
  %3 = memref.cast %2 : memref<4xf32> to memref<*xf32>
  %r = call @verifyMemRefF32(%1, %3) : (memref<*xf32>,memref<*xf32>) -> i64
  call @printI64(%r) : (i64) -> ()
  call @printNewline() : () -> ()
  %nn = memref.get_global @nan : memref<4xf32>
  %nnu = memref.cast %nn : memref<4xf32> to memref<*xf32>
  %rn = call @verifyMemRefF32(%nnu, %nnu) : (memref<*xf32>,memref<*xf32>) -> i64
  call @printI64(%rn) : (i64) -> ()
  call @printNewline() : () -> ()
  %4 = memref.get_global @gi : memref<2x4xi32>
  %5 = memref.cast %4 : memref<2x4xi32> to memref<*xi32>
  %6 = memref.get_global @hi : memref<2x4xi32>
  %7 = memref.cast %6 : memref<2x4xi32> to memref<*xi32>
  %8 = memref.get_global @hj : memref<1x4xi32>
  %9 = memref.cast %8 : memref<1x4xi32> to memref<*xi32>
  %r2 = call @verifyMemRefI32(%5, %7) : (memref<*xi32>,memref<*xi32>) -> i64
  call @printI64(%r2) : (i64) -> ()
  call @printNewline() : () -> ()
  %r3 = call @verifyMemRefI32(%5, %9) : (memref<*xi32>,memref<*xi32>) -> i64
  call @printI64(%r3) : (i64) -> ()
  call @printNewline() : () -> ()
  %r4 = call @verifyMemRefI32(%5, %5) : (memref<*xi32>,memref<*xi32>) -> i64
  call @printI64(%r4) : (i64) -> ()
  call @printNewline() : () -> ()
  %a = memref.get_global @gc : memref<2xcomplex<f32>>
  %b = memref.cast %a : memref<2xcomplex<f32>> to memref<*xcomplex<f32>>
  %c = memref.get_global @gd : memref<2xcomplex<f32>>
  %d = memref.cast %c : memref<2xcomplex<f32>> to memref<*xcomplex<f32>>
  %r5 = call @verifyMemRefC32(%b, %d) : (memref<*xcomplex<f32>>,memref<*xcomplex<f32>>) -> i64
  call @printI64(%r5) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
