// Slices of tensors: blocks taken out, changed and put back elsewhere, with strides and sizes known or not.
func.func private @printMemrefF64(memref<*xf64>) attributes {llvm.emit_c_interface}

func.func @show(%t: tensor<?x?xf64>) {
  %m = bufferization.to_buffer %t read_only : tensor<?x?xf64> to memref<?x?xf64>
  %u = memref.cast %m : memref<?x?xf64> to memref<*xf64>
  call @printMemrefF64(%u) : (memref<*xf64>) -> ()
  return
}

func.func @numbered() -> tensor<6x6xf64> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %e = tensor.empty() : tensor<6x6xf64>
  %r = scf.for %i = %c0 to %c6 step %c1 iter_args(%a = %e) -> (tensor<6x6xf64>) {
    %s = scf.for %j = %c0 to %c6 step %c1 iter_args(%b = %a) -> (tensor<6x6xf64>) {
      %p = arith.muli %i, %c6 : index
      %q = arith.addi %p, %j : index
      %v = arith.index_cast %q : index to i64
      %f = arith.sitofp %v : i64 to f64
      %c = tensor.insert %f into %b[%i, %j] : tensor<6x6xf64>
      scf.yield %c : tensor<6x6xf64>
    }
    scf.yield %s : tensor<6x6xf64>
  }
  return %r : tensor<6x6xf64>
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = arith.constant -1.0 : f64
  %t = call @numbered() : () -> tensor<6x6xf64>
  %corner = tensor.extract_slice %t[4, 4] [2, 2] [1, 1] : tensor<6x6xf64> to tensor<2x2xf64>
  %marked = tensor.insert %x into %corner[%c0, %c1] : tensor<2x2xf64>
  %a = tensor.insert_slice %marked into %t[0, 1] [2, 2] [1, 1] : tensor<2x2xf64> into tensor<6x6xf64>
  %sparse = tensor.extract_slice %a[1, 0] [3, 3] [2, 2] : tensor<6x6xf64> to tensor<3x3xf64>
  %column = tensor.extract_slice %a[0, %c2] [6, 1] [1, 1] : tensor<6x6xf64> to tensor<6xf64>
  %b = tensor.insert_slice %column into %a[%c1, 0] [1, 6] [1, 1] : tensor<6xf64> into tensor<6x6xf64>
  %td = tensor.cast %t : tensor<6x6xf64> to tensor<?x?xf64>
  %bd = tensor.cast %b : tensor<6x6xf64> to tensor<?x?xf64>
  %sd = tensor.cast %sparse : tensor<3x3xf64> to tensor<?x?xf64>
  call @show(%td) : (tensor<?x?xf64>) -> ()
  call @show(%bd) : (tensor<?x?xf64>) -> ()
  call @show(%sd) : (tensor<?x?xf64>) -> ()
  return
}
