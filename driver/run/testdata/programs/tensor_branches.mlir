// Tensors through branches and calls: one of two is changed, a function returns what it got, a select between them.
func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func @show(%t: tensor<4xf32>) {
  %m = bufferization.to_buffer %t read_only : tensor<4xf32> to memref<4xf32>
  %u = memref.cast %m : memref<4xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}

func.func @change(%t: tensor<4xf32>, %at: index, %c: i1) -> (tensor<4xf32>, f32) {
  %x = arith.constant 9.5 : f32
  %old = tensor.extract %t[%at] : tensor<4xf32>
  %r = scf.if %c -> (tensor<4xf32>) {
    %u = tensor.insert %x into %t[%at] : tensor<4xf32>
    scf.yield %u : tensor<4xf32>
  } else {
    scf.yield %t : tensor<4xf32>
  }
  return %r, %old : tensor<4xf32>, f32
}

func.func @main() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %true = arith.constant true
  %false = arith.constant false
  %t = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %a:2 = call @change(%t, %c2, %true) : (tensor<4xf32>, index, i1) -> (tensor<4xf32>, f32)
  %b:2 = call @change(%a#0, %c0, %false) : (tensor<4xf32>, index, i1) -> (tensor<4xf32>, f32)
  %c:2 = call @change(%b#0, %c0, %true) : (tensor<4xf32>, index, i1) -> (tensor<4xf32>, f32)
  %less = arith.cmpf olt, %a#1, %b#1 : f32
  %s = arith.select %less, %a#0, %c#0 : tensor<4xf32>
  %d = tensor.insert %b#1 into %s[%c2] : tensor<4xf32>
  call @show(%t) : (tensor<4xf32>) -> ()
  call @show(%a#0) : (tensor<4xf32>) -> ()
  call @show(%b#0) : (tensor<4xf32>) -> ()
  call @show(%c#0) : (tensor<4xf32>) -> ()
  call @show(%d) : (tensor<4xf32>) -> ()
  return
}
