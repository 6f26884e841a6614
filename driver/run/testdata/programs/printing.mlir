// Every helper that prints: memrefs of all element types and ranks, their shapes, and numbers.
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI8(memref<*xi8>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI16(memref<*xi16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}
func.func private @printMemrefInd(memref<*xindex>) attributes {llvm.emit_c_interface}
func.func private @printMemrefC32(memref<*xcomplex<f32>>) attributes {llvm.emit_c_interface}
func.func private @printMemrefC64(memref<*xcomplex<f64>>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF16(memref<*xf16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefBF16(memref<*xbf16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefShapeF32(memref<*xf32>) attributes {llvm.emit_c_interface}
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF32(f32)
func.func private @printF64(f64)
func.func private @printF16(i16)
func.func private @printBF16(i16)
func.func private @printNewline()
func.func private @printComma()
func.func private @printOpen()
func.func private @printClose()
memref.global "private" @g : memref<2x3xf32> = dense<[[1.0, 2.5, -3.25],[1.0e10, 1.0e-10, 0.1]]>
memref.global "private" @gd : memref<2x2xf64> = dense<[[1.0, 0.1],[1.0e300, 123456789.0]]>
memref.global "private" @gi : memref<2x2x2xi32> = dense<[[[1,2],[3,4]],[[-5,6],[7,8]]]>
memref.global "private" @g8 : memref<4xi8> = dense<[1,-2,65,127]>
memref.global "private" @g16 : memref<4xi16> = dense<[1,-2,65,127]>
memref.global "private" @gx : memref<4xindex> = dense<[1,-2,65,127]>
memref.global "private" @gc : memref<2xcomplex<f32>> = dense<[(1.0,2.0),(-1.5,0.0)]>
memref.global "private" @gh : memref<2xf16> = dense<[1.5,-2.1]>
memref.global "private" @gs : memref<f32> = dense<1.5>
func.func @main() {
  %0 = memref.get_global @g : memref<2x3xf32>
  %1 = memref.cast %0 : memref<2x3xf32> to memref<*xf32>
  call @printMemrefF32(%1) : (memref<*xf32>) -> ()
  call @printMemrefShapeF32(%1) : (memref<*xf32>) -> ()
  %s = memref.subview %0[0,1][2,2][1,1] : memref<2x3xf32> to memref<2x2xf32, strided<[3,1], offset: 1>>
  %sc = memref.cast %s : memref<2x2xf32, strided<[3,1], offset: 1>> to memref<*xf32>
  call @printMemrefF32(%sc) : (memref<*xf32>) -> ()
  call @printMemrefShapeF32(%sc) : (memref<*xf32>) -> ()
  %2 = memref.get_global @gd : memref<2x2xf64>
  %3 = memref.cast %2 : memref<2x2xf64> to memref<*xf64>
  call @printMemrefF64(%3) : (memref<*xf64>) -> ()
  %4 = memref.get_global @gi : memref<2x2x2xi32>
  %5 = memref.cast %4 : memref<2x2x2xi32> to memref<*xi32>
  call @printMemrefI32(%5) : (memref<*xi32>) -> ()
  %6 = memref.get_global @g8 : memref<4xi8>
  %7 = memref.cast %6 : memref<4xi8> to memref<*xi8>
  call @printMemrefI8(%7) : (memref<*xi8>) -> ()
  %8 = memref.get_global @g16 : memref<4xi16>
  %9 = memref.cast %8 : memref<4xi16> to memref<*xi16>
  call @printMemrefI16(%9) : (memref<*xi16>) -> ()
  %10 = memref.get_global @gx : memref<4xindex>
  %11 = memref.cast %10 : memref<4xindex> to memref<*xindex>
  call @printMemrefInd(%11) : (memref<*xindex>) -> ()
  %12 = memref.get_global @gc : memref<2xcomplex<f32>>
  %13 = memref.cast %12 : memref<2xcomplex<f32>> to memref<*xcomplex<f32>>
  call @printMemrefC32(%13) : (memref<*xcomplex<f32>>) -> ()
  %14 = memref.get_global @gh : memref<2xf16>
  %15 = memref.cast %14 : memref<2xf16> to memref<*xf16>
  call @printMemrefF16(%15) : (memref<*xf16>) -> ()
  %16 = memref.get_global @gs : memref<f32>
  %17 = memref.cast %16 : memref<f32> to memref<*xf32>
  call @printMemrefF32(%17) : (memref<*xf32>) -> ()
  %n = arith.constant -5 : i64
  call @printU64(%n) : (i64) -> ()
  call @printNewline() : () -> ()
  %f = arith.constant 0.1 : f32
  call @printF32(%f) : (f32) -> ()
  call @printOpen() : () -> ()
  call @printComma() : () -> ()
  call @printClose() : () -> ()
  %d = arith.constant 1234567.0 : f64
  call @printF64(%d) : (f64) -> ()
  call @printComma() : () -> ()
  %d2 = arith.constant 0xFFF8000000000000 : f64
  call @printF64(%d2) : (f64) -> ()
  call @printComma() : () -> ()
  %d3 = arith.constant 0xFFF0000000000000 : f64
  call @printF64(%d3) : (f64) -> ()
  %h = arith.constant 0x3C01 : i16
  call @printComma() : () -> ()
  call @printF16(%h) : (i16) -> ()
  call @printComma() : () -> ()
  call @printBF16(%h) : (i16) -> ()
  call @printNewline() : () -> ()
  return
}
