// Parallel insertion into a tensor, and tensors that become memory and come from it.
func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()
func.func @show(%x: i64) { call @printI64(%x) : (i64) -> () call @printNewline() : () -> () return }
func.func @showx(%x: index) { %y = arith.index_cast %x : index to i64 call @printI64(%y) : (i64) -> () call @printNewline() : () -> () return }
func.func @showf(%x: f64) { call @printF64(%x) : (f64) -> () call @printNewline() : () -> () return }
func.func @main() {
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %init = arith.constant dense<0.0> : tensor<4x4xf64>
  %r = scf.forall (%i, %j) in (4, 4) shared_outs(%o = %init) -> tensor<4x4xf64> {
    %k = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%i, %j)
    %x = arith.index_cast %k : index to i64
    %f = arith.sitofp %x : i64 to f64
    %e = tensor.empty() : tensor<1x1xf64>
    %one = tensor.insert %f into %e[%c0, %c0] : tensor<1x1xf64>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %one into %o[%i, %j] [1, 1] [1, 1] : tensor<1x1xf64> into tensor<4x4xf64>
    }
  }
  %tr = affine.for %i = 0 to 4 iter_args(%s = %c0) -> index {
    %x = tensor.extract %r[%i, %i] : tensor<4x4xf64>
    func.call @showf(%x) : (f64) -> ()
    affine.yield %s : index
  }
  %m = memref.alloc() : memref<4x4xf64>
  bufferization.materialize_in_destination %r in restrict writable %m : (tensor<4x4xf64>, memref<4x4xf64>) -> ()
  %v = memref.load %m[%c1, %c1] : memref<4x4xf64>
  call @showf(%v) : (f64) -> ()
  %bt = bufferization.to_tensor %m restrict : memref<4x4xf64> to tensor<4x4xf64>
  %bv = tensor.extract %bt[%c1, %c0] : tensor<4x4xf64>
  call @showf(%bv) : (f64) -> ()
  %rs = tensor.empty() : tensor<2xindex>
  memref.dealloc %m : memref<4x4xf64>
  return
}
