// RUN: ods opt %s --math-expand-ops=ops=tan,fma --allow-unregistered-dialect | golden %S/some.out
func.func @some(%a: f32) -> (f32, f32, f32) {
  %0 = math.tan %a : f32
  %1 = math.tanh %a : f32
  %2 = math.fma %a, %0, %1 : f32
  return %0, %1, %2 : f32, f32, f32
}
