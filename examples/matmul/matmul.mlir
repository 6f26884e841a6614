// The module that opens MLIR's language reference, made complete: two tensors whose inner dimension is known only when the program
// runs are copied into buffers, multiplied there by a nest of affine loops, and the product is a tensor again.
//
//   go run ./cmd/ods run examples/matmul/matmul.mlir
//   go run ./cmd/ods build examples/matmul/matmul.mlir -o matmul && ./matmul

// Compute A*B using an implementation of multiply kernel and print the
// result. The dimensions of A and B are partially known. The shapes are
// assumed to match.
func.func @mul(%A: tensor<100x?xf32>, %B: tensor<?x50xf32>) -> (tensor<100x50xf32>) {
  // Compute the inner dimension of %A using the dim operation.
  %c1 = arith.constant 1 : index
  %n = tensor.dim %A, %c1 : tensor<100x?xf32>

  // Allocate addressable "buffers" and copy tensors %A and %B into them.
  %A_m = memref.alloc(%n) : memref<100x?xf32>
  bufferization.materialize_in_destination %A in writable %A_m
    : (tensor<100x?xf32>, memref<100x?xf32>) -> ()

  %B_m = memref.alloc(%n) : memref<?x50xf32>
  bufferization.materialize_in_destination %B in writable %B_m
    : (tensor<?x50xf32>, memref<?x50xf32>) -> ()

  // Call function @multiply passing memrefs as arguments,
  // and getting returned the result of the multiplication.
  %C_m = call @multiply(%A_m, %B_m)
    : (memref<100x?xf32>, memref<?x50xf32>) -> (memref<100x50xf32>)

  memref.dealloc %A_m : memref<100x?xf32>
  memref.dealloc %B_m : memref<?x50xf32>

  // Load the buffer data into a higher level "tensor" value.
  %C_t = bufferization.to_tensor %C_m restrict : memref<100x50xf32> to tensor<100x50xf32>
  %C = bufferization.alloc_tensor() copy(%C_t) : tensor<100x50xf32>
  memref.dealloc %C_m : memref<100x50xf32>

  // Call a function to print the result tensor, as the reference calls TensorFlow's built-in function.
  call @print(%C) : (tensor<100x50xf32>) -> ()

  return %C : tensor<100x50xf32>
}

// A function that multiplies two memrefs and returns the result.
func.func @multiply(%A: memref<100x?xf32>, %B: memref<?x50xf32>)
    -> (memref<100x50xf32>) {
  // Compute the inner dimension of %A.
  %c1 = arith.constant 1 : index
  %n = memref.dim %A, %c1 : memref<100x?xf32>

  // Allocate memory for the multiplication result.
  %C = memref.alloc() : memref<100x50xf32>

  // Multiplication loop nest.
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 100 {
    affine.for %j = 0 to 50 {
      memref.store %zero, %C[%i, %j] : memref<100x50xf32>
      affine.for %k = 0 to %n {
        %a_v = memref.load %A[%i, %k] : memref<100x?xf32>
        %b_v = memref.load %B[%k, %j] : memref<?x50xf32>
        %prod = arith.mulf %a_v, %b_v : f32
        %c_v = memref.load %C[%i, %j] : memref<100x50xf32>
        %sum = arith.addf %c_v, %prod : f32
        memref.store %sum, %C[%i, %j] : memref<100x50xf32>
      }
    }
  }
  return %C : memref<100x50xf32>
}

// What the program multiplies: A[i, k] = i + k/2 and B[k, j] = j - k.
func.func @operands(%n: index) -> (tensor<100x?xf32>, tensor<?x50xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %rows = arith.constant 100 : index
  %columns = arith.constant 50 : index
  %half = arith.constant 0.5 : f32
  %a = tensor.empty(%n) : tensor<100x?xf32>
  %A = scf.for %i = %c0 to %rows step %c1 iter_args(%t = %a) -> (tensor<100x?xf32>) {
    %row = scf.for %k = %c0 to %n step %c1 iter_args(%u = %t) -> (tensor<100x?xf32>) {
      %if = func.call @float(%i) : (index) -> f32
      %kf = func.call @float(%k) : (index) -> f32
      %h = arith.mulf %kf, %half : f32
      %v = arith.addf %if, %h : f32
      %w = tensor.insert %v into %u[%i, %k] : tensor<100x?xf32>
      scf.yield %w : tensor<100x?xf32>
    }
    scf.yield %row : tensor<100x?xf32>
  }
  %b = tensor.empty(%n) : tensor<?x50xf32>
  %B = scf.for %k = %c0 to %n step %c1 iter_args(%t = %b) -> (tensor<?x50xf32>) {
    %row = scf.for %j = %c0 to %columns step %c1 iter_args(%u = %t) -> (tensor<?x50xf32>) {
      %jf = func.call @float(%j) : (index) -> f32
      %kf = func.call @float(%k) : (index) -> f32
      %v = arith.subf %jf, %kf : f32
      %w = tensor.insert %v into %u[%k, %j] : tensor<?x50xf32>
      scf.yield %w : tensor<?x50xf32>
    }
    scf.yield %row : tensor<?x50xf32>
  }
  return %A, %B : tensor<100x?xf32>, tensor<?x50xf32>
}

func.func @float(%i: index) -> f32 {
  %n = arith.index_cast %i : index to i32
  %f = arith.sitofp %n : i32 to f32
  return %f : f32
}

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func @print(%C: tensor<100x50xf32>) {
  %m = bufferization.to_buffer %C read_only : tensor<100x50xf32> to memref<100x50xf32, strided<[?, ?], offset: ?>>
  %u = memref.cast %m : memref<100x50xf32, strided<[?, ?], offset: ?>> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}

func.func @main() {
  %n = arith.constant 3 : index
  %A, %B = call @operands(%n) : (index) -> (tensor<100x?xf32>, tensor<?x50xf32>)
  %C = call @mul(%A, %B) : (tensor<100x?xf32>, tensor<?x50xf32>) -> tensor<100x50xf32>
  bufferization.dealloc_tensor %A : tensor<100x?xf32>
  bufferization.dealloc_tensor %B : tensor<?x50xf32>
  bufferization.dealloc_tensor %C : tensor<100x50xf32>
  return
}
