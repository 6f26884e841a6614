// Operations that chance does not make.

!desc = !xegpu.tensor_desc<16xf32, #xegpu.scatter_tdesc_attr<>>

func.func @xegpu(%d: !desc, %mask: vector<16xi1>, %v: vector<16xf32>, %id: i8, %w: vector<32x64xf16>) {
  %0 = xegpu.atomic_rmw addf %d, %mask, %v : !desc, vector<16xi1>, vector<16xf32> -> vector<16xf32>
  %1 = xegpu.init_nbarrier %id, %id : i8, i8 -> !xegpu.nbarrier
  xegpu.nbarrier_arrive %1 : !xegpu.nbarrier
  xegpu.nbarrier_wait %1 : !xegpu.nbarrier
  %2 = xegpu.convert_layout %w <{input_layout = #xegpu.layout<inst_data = [16, 16]>, target_layout = #xegpu.layout<inst_data = [8, 16]>}> : vector<32x64xf16>
  return
}
