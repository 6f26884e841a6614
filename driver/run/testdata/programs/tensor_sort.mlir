// Insertion sort of a tensor carried by loops, while the tensor that it came from is still needed: bufferization has to copy.
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @sort(%t: tensor<?xi32>) -> tensor<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = tensor.dim %t, %c0 : tensor<?xi32>
  %r = scf.for %i = %c1 to %n step %c1 iter_args(%a = %t) -> (tensor<?xi32>) {
    %x = tensor.extract %a[%i] : tensor<?xi32>
    %s:2 = scf.while (%j = %i, %b = %a) : (index, tensor<?xi32>) -> (index, tensor<?xi32>) {
      %some = arith.cmpi ugt, %j, %c0 : index
      %more = scf.if %some -> (i1) {
        %h = arith.subi %j, %c1 : index
        %y = tensor.extract %b[%h] : tensor<?xi32>
        %g = arith.cmpi sgt, %y, %x : i32
        scf.yield %g : i1
      } else {
        %false = arith.constant false
        scf.yield %false : i1
      }
      scf.condition(%more) %j, %b : index, tensor<?xi32>
    } do {
    ^bb0(%j: index, %b: tensor<?xi32>):
      %h = arith.subi %j, %c1 : index
      %y = tensor.extract %b[%h] : tensor<?xi32>
      %c = tensor.insert %y into %b[%j] : tensor<?xi32>
      scf.yield %h, %c : index, tensor<?xi32>
    }
    %d = tensor.insert %x into %s#1[%s#0] : tensor<?xi32>
    scf.yield %d : tensor<?xi32>
  }
  return %r : tensor<?xi32>
}

func.func @show(%t: tensor<?xi32>) {
  %m = bufferization.to_buffer %t read_only : tensor<?xi32> to memref<?xi32>
  %u = memref.cast %m : memref<?xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  return
}

func.func @main() {
  %k = arith.constant dense<[5, -3, 99, 0, 42, 7, 7, -128, 3]> : tensor<9xi32>
  %t = tensor.cast %k : tensor<9xi32> to tensor<?xi32>
  %s = call @sort(%t) : (tensor<?xi32>) -> tensor<?xi32>
  call @show(%t) : (tensor<?xi32>) -> ()
  call @show(%s) : (tensor<?xi32>) -> ()
  return
}
