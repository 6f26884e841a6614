// Vectors of fixed length in arithmetic, selection and memory, with single lanes taken out in the llvm dialect.
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()

func.func @show(%v: vector<4xf32>) {
  %c0 = arith.constant 0 : i64
  %c1 = arith.constant 1 : i64
  %c2 = arith.constant 2 : i64
  %c3 = arith.constant 3 : i64
  %0 = llvm.extractelement %v[%c0 : i64] : vector<4xf32>
  %1 = llvm.extractelement %v[%c1 : i64] : vector<4xf32>
  %2 = llvm.extractelement %v[%c2 : i64] : vector<4xf32>
  %3 = llvm.extractelement %v[%c3 : i64] : vector<4xf32>
  %d0 = arith.extf %0 : f32 to f64
  %d1 = arith.extf %1 : f32 to f64
  %d2 = arith.extf %2 : f32 to f64
  %d3 = arith.extf %3 : f32 to f64
  call @printF64(%d0) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%d1) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%d2) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%d3) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @main() {
  %a = arith.constant dense<[1.0, -2.0, 3.5, 0.25]> : vector<4xf32>
  %b = arith.constant dense<[0.5, 4.0, -1.0, 8.0]> : vector<4xf32>
  %s = arith.addf %a, %b : vector<4xf32>
  %p = arith.mulf %a, %b : vector<4xf32>
  %c = arith.cmpf olt, %a, %b : vector<4xf32>
  %m = arith.select %c, %a, %b : vector<4xi1>, vector<4xf32>
  %e = math.absf %a : vector<4xf32>
  %f = math.fma %a, %b, %s : vector<4xf32>
  call @show(%s) : (vector<4xf32>) -> ()
  call @show(%p) : (vector<4xf32>) -> ()
  call @show(%m) : (vector<4xf32>) -> ()
  call @show(%e) : (vector<4xf32>) -> ()
  call @show(%f) : (vector<4xf32>) -> ()
  %buf = memref.alloc() : memref<3xvector<4xf32>>
  affine.for %i = 0 to 3 {
    affine.store %s, %buf[%i] : memref<3xvector<4xf32>>
  }
  %one = arith.constant 1 : index
  memref.store %p, %buf[%one] : memref<3xvector<4xf32>>
  %sum = affine.for %i = 0 to 3 iter_args(%acc = %a) -> (vector<4xf32>) {
    %v = affine.load %buf[%i] : memref<3xvector<4xf32>>
    %t = arith.addf %acc, %v : vector<4xf32>
    affine.yield %t : vector<4xf32>
  }
  call @show(%sum) : (vector<4xf32>) -> ()
  %x = arith.constant dense<[7, -8, 100, 0]> : vector<4xi32>
  %y = arith.constant dense<[2, 3, -30, 1]> : vector<4xi32>
  %q = arith.divsi %x, %y : vector<4xi32>
  %mx = arith.maxsi %x, %y : vector<4xi32>
  %qf = arith.sitofp %q : vector<4xi32> to vector<4xf32>
  %mf = arith.sitofp %mx : vector<4xi32> to vector<4xf32>
  call @show(%qf) : (vector<4xf32>) -> ()
  call @show(%mf) : (vector<4xf32>) -> ()
  memref.dealloc %buf : memref<3xvector<4xf32>>
  return
}
