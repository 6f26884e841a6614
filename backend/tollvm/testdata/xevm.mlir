// RUN: ods opt %s --convert-math-to-xevm --split-input-file | golden %S/xevm.out
func.func @f(%a: f32, %h: f16, %d: f64, %v: vector<8xf32>, %w: vector<3xf16>, %s: vector<5xf32>, %m: vector<2x2xf32>) {
  %0 = math.exp %a fastmath<afn> : f32
  %1 = math.powf %v, %v fastmath<fast> : vector<8xf32>
  %2 = math.sqrt %w fastmath<afn, nnan> : vector<3xf16>
  %3 = math.rsqrt %s fastmath<afn> : vector<5xf32>
  %4 = math.log10 %m fastmath<afn> : vector<2x2xf32>
  %5 = arith.divf %d, %d fastmath<afn> : f64
  %6 = math.tan %h fastmath<arcp> : f16
  %7 = math.exp %a : f32
  %8 = math.exp %a fastmath<afn> : f32
  %9 = math.cbrt %a fastmath<afn> : f32
  return
}

// -----

llvm.func @_Z22__spirv_ocl_native_sinf(f32) -> f32
func.func @declared(%a: f32) -> f32 {
  %0 = math.sin %a fastmath<afn> : f32
  return %0 : f32
}

// -----

module @m {
  func.func @f(%a: f32) {
    %0 = math.cos %a fastmath<afn> : f32
    return
  }
}
