// The llvm dialect directly: masked loads and stores, gather and scatter by lanes, the packed forms, and reductions of vectors.
llvm.func @printF64(f64)
llvm.func @printI64(i64)
llvm.func @printComma()
llvm.func @printNewline()

llvm.mlir.global internal @data(dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : tensor<8xf64>) : !llvm.array<8 x f64>

llvm.func @show(%v: vector<4xf64>) {
  %c0 = llvm.mlir.constant(0 : i32) : i32
  %c1 = llvm.mlir.constant(1 : i32) : i32
  %c2 = llvm.mlir.constant(2 : i32) : i32
  %c3 = llvm.mlir.constant(3 : i32) : i32
  %0 = llvm.extractelement %v[%c0 : i32] : vector<4xf64>
  %1 = llvm.extractelement %v[%c1 : i32] : vector<4xf64>
  %2 = llvm.extractelement %v[%c2 : i32] : vector<4xf64>
  %3 = llvm.extractelement %v[%c3 : i32] : vector<4xf64>
  llvm.call @printF64(%0) : (f64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF64(%1) : (f64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF64(%2) : (f64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF64(%3) : (f64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

llvm.func @main() {
  %p = llvm.mlir.addressof @data : !llvm.ptr
  %mask = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %other = llvm.mlir.constant(dense<[-1.0, -2.0, -3.0, -4.0]> : vector<4xf64>) : vector<4xf64>
  %a = llvm.intr.masked.load %p, %mask, %other {alignment = 8 : i32} : (!llvm.ptr, vector<4xi1>, vector<4xf64>) -> vector<4xf64>
  llvm.call @show(%a) : (vector<4xf64>) -> ()
  %q = llvm.getelementptr %p[4] : (!llvm.ptr) -> !llvm.ptr, f64
  llvm.intr.masked.store %other, %q, %mask {alignment = 8 : i32} : vector<4xf64>, vector<4xi1> into !llvm.ptr
  %b = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> vector<4xf64>
  llvm.call @show(%b) : (vector<4xf64>) -> ()
  %e = "llvm.intr.masked.expandload"(%p, %mask, %other) : (!llvm.ptr, vector<4xi1>, vector<4xf64>) -> vector<4xf64>
  llvm.call @show(%e) : (vector<4xf64>) -> ()
  "llvm.intr.masked.compressstore"(%other, %p, %mask) : (vector<4xf64>, !llvm.ptr, vector<4xi1>) -> ()
  %c = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> vector<4xf64>
  llvm.call @show(%c) : (vector<4xf64>) -> ()
  %index = llvm.mlir.constant(dense<[7, 0, 5, 2]> : vector<4xi64>) : vector<4xi64>
  %ptrs = llvm.getelementptr %p[%index] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, f64
  %g = llvm.intr.masked.gather %ptrs, %mask, %other {alignment = 8 : i32} : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf64>) -> vector<4xf64>
  llvm.call @show(%g) : (vector<4xf64>) -> ()
  llvm.intr.masked.scatter %other, %ptrs, %mask {alignment = 8 : i32} : vector<4xf64>, vector<4xi1> into vector<4x!llvm.ptr>
  %d = llvm.load %q {alignment = 8 : i64} : !llvm.ptr -> vector<4xf64>
  llvm.call @show(%d) : (vector<4xf64>) -> ()
  %zero = llvm.mlir.constant(0.0 : f64) : f64
  %sum = "llvm.intr.vector.reduce.fadd"(%zero, %d) : (f64, vector<4xf64>) -> f64
  %most = "llvm.intr.vector.reduce.fmax"(%d) : (vector<4xf64>) -> f64
  llvm.call @printF64(%sum) : (f64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printF64(%most) : (f64) -> ()
  llvm.call @printNewline() : () -> ()
  %product = "llvm.intr.vector.reduce.mul"(%index) : (vector<4xi64>) -> i64
  %total = "llvm.intr.vector.reduce.add"(%index) : (vector<4xi64>) -> i64
  %xor = "llvm.intr.vector.reduce.xor"(%index) : (vector<4xi64>) -> i64
  %least = "llvm.intr.vector.reduce.smin"(%index) : (vector<4xi64>) -> i64
  llvm.call @printI64(%product) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printI64(%total) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printI64(%xor) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  llvm.call @printI64(%least) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
