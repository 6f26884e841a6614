// RUN: ods opt %s --split-input-file --allow-unregistered-dialect --verify-diagnostics

// What each lane has of a vector goes in as the vector, and a vector comes out as such parts.
func.func @distributed(%lane: index, %v: vector<2x4xf32>) -> vector<1xf32> {
  %r = gpu.warp_execute_on_lane_0(%lane)[32] args(%v : vector<2x4xf32>) -> (vector<1xf32>) {
  ^bb0(%a: vector<16x16xf32>):
    %y = "t.part"(%a) : (vector<16x16xf32>) -> vector<32xf32>
    gpu.yield %y : vector<32xf32>
  }
  return %r : vector<1xf32>
}

// -----

func.func @too_few_lanes(%lane: index, %v: vector<2xf32>) {
  // expected-error @below {{'gpu.warp_execute_on_lane_0' op incompatible distribution dimensions from 'vector<32xf32>' to 'vector<2xf32>' with warp size = 32}}
  gpu.warp_execute_on_lane_0(%lane)[32] args(%v : vector<2xf32>) {
  ^bb0(%a: vector<32xf32>):
    gpu.yield
  }
  return
}
