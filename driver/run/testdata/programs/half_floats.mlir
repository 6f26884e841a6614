// Half floats: f16 and bf16 in memory, with arithmetic and conversions that round.
func.func private @printMemrefF16(memref<*xf16>) attributes {llvm.emit_c_interface}
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 8 : index
  %h = memref.alloc() : memref<8xf16>
  %b = memref.alloc() : memref<8xf32>
  %third = arith.constant 0.333251953125 : f16
  %bthird = arith.constant 0.333984375 : bf16
  scf.for %i = %c0 to %n step %c1 {
    %k = arith.index_cast %i : index to i32
    %f = arith.sitofp %k : i32 to f32
    %sq = arith.mulf %f, %f : f32
    %p = arith.mulf %sq, %sq : f32
    %x = arith.truncf %p : f32 to f16
    %y = arith.mulf %x, %third : f16
    %z = arith.addf %y, %x : f16
    memref.store %z, %h[%i] : memref<8xf16>
    %bx = arith.truncf %p : f32 to bf16
    %back = arith.extf %bx : bf16 to f32
    %w = arith.extf %bthird : bf16 to f32
    %v = arith.mulf %back, %w : f32
    memref.store %v, %b[%i] : memref<8xf32>
  }
  %hu = memref.cast %h : memref<8xf16> to memref<*xf16>
  %bu = memref.cast %b : memref<8xf32> to memref<*xf32>
  call @printMemrefF16(%hu) : (memref<*xf16>) -> ()
  call @printMemrefF32(%bu) : (memref<*xf32>) -> ()
  return
}
