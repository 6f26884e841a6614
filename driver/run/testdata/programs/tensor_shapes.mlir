// Tensors made of elements, collapsed, expanded and reshaped; ranks and sizes of a tensor of unknown rank.
func.func private @printMemrefI64(memref<*xi64>) attributes {llvm.emit_c_interface}
func.func private @printI64(i64)
func.func private @printComma()
func.func private @printNewline()

func.func @show(%t: tensor<*xi64>) {
  %m = bufferization.to_buffer %t read_only : tensor<*xi64> to memref<*xi64>
  call @printMemrefI64(%m) : (memref<*xi64>) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = tensor.rank %t : tensor<*xi64>
  scf.for %i = %c0 to %r step %c1 {
    %d = tensor.dim %t, %i : tensor<*xi64>
    %v = arith.index_cast %d : index to i64
    func.call @printI64(%v) : (i64) -> ()
    func.call @printComma() : () -> ()
  }
  call @printNewline() : () -> ()
  return
}

func.func @main() {
  %a = arith.constant 1 : i64
  %b = arith.constant -2 : i64
  %c = arith.constant 3 : i64
  %t = tensor.from_elements %a, %b, %c, %c, %b, %a, %b, %b, %c, %a, %a, %a : tensor<2x3x2xi64>
  %u = tensor.collapse_shape %t [[0], [1, 2]] : tensor<2x3x2xi64> into tensor<2x6xi64>
  %f = tensor.collapse_shape %u [[0, 1]] : tensor<2x6xi64> into tensor<12xi64>
  %e = tensor.expand_shape %f [[0, 1]] output_shape [4, 3] : tensor<12xi64> into tensor<4x3xi64>
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %shape = tensor.from_elements %c3, %c4 : tensor<2xindex>
  %r = tensor.reshape %f(%shape) : (tensor<12xi64>, tensor<2xindex>) -> tensor<?x?xi64>
  %td = tensor.cast %t : tensor<2x3x2xi64> to tensor<*xi64>
  %ud = tensor.cast %u : tensor<2x6xi64> to tensor<*xi64>
  %ed = tensor.cast %e : tensor<4x3xi64> to tensor<*xi64>
  %rd = tensor.cast %r : tensor<?x?xi64> to tensor<*xi64>
  call @show(%td) : (tensor<*xi64>) -> ()
  call @show(%ud) : (tensor<*xi64>) -> ()
  call @show(%ed) : (tensor<*xi64>) -> ()
  call @show(%rd) : (tensor<*xi64>) -> ()
  return
}
