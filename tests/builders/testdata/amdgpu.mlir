// Operations that chance does not make.

func.func @amdgpu(%s: vector<8xf8E4M3FN>, %sc: vector<4xf8E8M0FNU>, %f: f32, %m: memref<64xf32>, %i: i32, %x: index, %q: vector<32xf8E4M3FN>,
                  %o: vector<4xf32>, %wa: vector<64xf8E4M3FN>, %wo: vector<8xf32>, %g: memref<8xi32>, %l: memref<8xi32, 3>, %ix: vector<4xi32>) {
  %0 = amdgpu.scaled_ext_packed_matrix %s scale(%sc) blockSize(32) firstScaleLane(0) firstScaleByte(0) : vector<8xf8E4M3FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
  %1 = amdgpu.raw_buffer_atomic_cmpswap {boundsCheck = true} %f, %f -> %m[%i] : f32 -> memref<64xf32>, i32
  %2 = amdgpu.scaled_mfma 16x16x128 (%sc[0] * %q) * (%sc[1] * %q) + %o : vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<32xf8E4M3FN>, vector<4xf32>
  %3 = amdgpu.scaled_wmma 16x16x128 (%sc * %wa) * (%sc * %wa) + %wo {a_first_scale_lane = 0 : i32, b_first_scale_lane = 0 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
  %4 = amdgpu.make_gather_dma_base %g[%x], %l[%x] : memref<8xi32>, memref<8xi32, 3> -> !amdgpu.tdm_gather_base<i32, i32>
  %5 = amdgpu.make_dma_base %g[%x], %l[%x] : memref<8xi32>, memref<8xi32, 3> -> !amdgpu.tdm_base<i32>
  %6 = amdgpu.make_gather_dma_descriptor %4[%ix] globalSize [128, 64] globalStride [64, 1] sharedSize [128, 64] : !amdgpu.tdm_gather_base<i32, i32>, vector<4xi32> -> !amdgpu.tdm_descriptor
  %7 = amdgpu.make_dma_descriptor %5 globalSize [128, 64] globalStride [64, 1] sharedSize [128, 64] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %7 : !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %7 : !amdgpu.tdm_descriptor
  return
}
