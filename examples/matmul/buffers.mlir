// The multiplication of matmul.mlir in buffers from the start: a nest of affine loops over memrefs whose inner dimension is known
// only when the program runs.
//
//   go run ./cmd/ods run examples/matmul/buffers.mlir
//   go run ./cmd/ods build examples/matmul/buffers.mlir -o matmul && ./matmul

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

func.func @float(%i: index) -> f32 {
  %n = arith.index_cast %i : index to i32
  %f = arith.sitofp %n : i32 to f32
  return %f : f32
}

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func @main() {
  %n = arith.constant 3 : index
  %half = arith.constant 0.5 : f32

  // A[i, k] = i + k/2 and B[k, j] = j - k.
  %A = memref.alloc(%n) : memref<100x?xf32>
  %B = memref.alloc(%n) : memref<?x50xf32>
  affine.for %k = 0 to %n {
    %kf = func.call @float(%k) : (index) -> f32
    %h = arith.mulf %kf, %half : f32
    affine.for %i = 0 to 100 {
      %if = func.call @float(%i) : (index) -> f32
      %v = arith.addf %if, %h : f32
      affine.store %v, %A[%i, %k] : memref<100x?xf32>
    }
    affine.for %j = 0 to 50 {
      %jf = func.call @float(%j) : (index) -> f32
      %v = arith.subf %jf, %kf : f32
      affine.store %v, %B[%k, %j] : memref<?x50xf32>
    }
  }

  %C = call @multiply(%A, %B) : (memref<100x?xf32>, memref<?x50xf32>) -> memref<100x50xf32>
  %u = memref.cast %C : memref<100x50xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  memref.dealloc %A : memref<100x?xf32>
  memref.dealloc %B : memref<?x50xf32>
  memref.dealloc %C : memref<100x50xf32>
  return
}
