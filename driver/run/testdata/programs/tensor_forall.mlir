// scf.forall whose iterations each put a row into a shared tensor; the rows are reversed on the way.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %t = arith.constant dense<[[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]> : tensor<3x4xi32>
  %e = tensor.empty() : tensor<3x4xi32>
  %r = scf.forall (%i) in (3) shared_outs(%o = %e) -> (tensor<3x4xi32>) {
    %two = arith.constant 2 : index
    %from = arith.subi %two, %i : index
    %row = tensor.extract_slice %t[%from, 0] [1, 4] [1, 1] : tensor<3x4xi32> to tensor<1x4xi32>
    %x = tensor.extract %row[%c0, %c3] : tensor<1x4xi32>
    %changed = tensor.insert %x into %row[%c0, %c1] : tensor<1x4xi32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %changed into %o[%i, 0] [1, 4] [1, 1] : tensor<1x4xi32> into tensor<3x4xi32>
    }
  }
  %m = bufferization.to_buffer %r read_only : tensor<3x4xi32> to memref<3x4xi32>
  %u = memref.cast %m : memref<3x4xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  return
}
