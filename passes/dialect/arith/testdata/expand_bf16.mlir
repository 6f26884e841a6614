// RUN: ods opt %s --arith-expand=include-bf16 | golden %S/expand_bf16.out

func.func @b(%f: f32, %g: bf16, %v: vector<4xbf16>, %w: vector<4xf32>) -> (bf16, f32, vector<4xf32>, vector<4xbf16>) {
  %4 = arith.truncf %f : f32 to bf16
  %5 = arith.extf %g : bf16 to f32
  %6 = arith.extf %v : vector<4xbf16> to vector<4xf32>
  %7 = arith.truncf %w : vector<4xf32> to vector<4xbf16>
  return %4, %5, %6, %7 : bf16, f32, vector<4xf32>, vector<4xbf16>
}
