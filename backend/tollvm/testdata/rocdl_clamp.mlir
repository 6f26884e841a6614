// RUN: ods opt %s --convert-math-to-rocdl=chipset=gfx942 | golden %S/rocdl_clamp.out

func.func @clamp(%a: f32, %h: f16, %d: f64, %v: vector<2xf16>, %w: vector<2x2xf32>) {
  %0 = math.clampf %a to [%a, %a] : f32
  %1 = math.clampf %h to [%h, %h] : f16
  %2 = math.clampf %d to [%d, %d] : f64
  %3 = math.clampf %v to [%v, %v] : vector<2xf16>
  %4 = math.clampf %w to [%w, %w] : vector<2x2xf32>
  return
}
