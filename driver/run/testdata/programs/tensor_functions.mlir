// Tensors of dynamic shape that functions make, slices, reshapes, branches and while loops.
func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()
func.func @show(%x: i64) { call @printI64(%x) : (i64) -> () call @printNewline() : () -> () return }
func.func @showx(%x: index) { %y = arith.index_cast %x : index to i64 call @printI64(%y) : (i64) -> () call @printNewline() : () -> () return }
func.func @showf(%x: f64) { call @printF64(%x) : (f64) -> () call @printNewline() : () -> () return }
func.func @iota(%n: index) -> tensor<?xf64> {
  %e = tensor.empty(%n) : tensor<?xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%t = %e) -> tensor<?xf64> {
    %x = arith.index_cast %i : index to i64
    %f = arith.sitofp %x : i64 to f64
    %u = tensor.insert %f into %t[%i] : tensor<?xf64>
    scf.yield %u : tensor<?xf64>
  }
  return %r : tensor<?xf64>
}
func.func @main() {
  %c6 = arith.constant 6 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = call @iota(%c6) : (index) -> tensor<?xf64>
  %s = tensor.extract_slice %t[1] [%c3] [1] : tensor<?xf64> to tensor<?xf64>
  %k = arith.constant 100.0 : f64
  %s2 = tensor.insert %k into %s[%c1] : tensor<?xf64>
  %t2 = tensor.insert_slice %s2 into %t[2] [%c3] [1] : tensor<?xf64> into tensor<?xf64>
  scf.for %i = %c0 to %c6 step %c1 {
    %a = tensor.extract %t[%i] : tensor<?xf64>
    %b = tensor.extract %t2[%i] : tensor<?xf64>
    func.call @showf(%a) : (f64) -> ()
    func.call @showf(%b) : (f64) -> ()
  }
  %ex = tensor.expand_shape %t2 [[0, 1]] output_shape [%c2, 3] : tensor<?xf64> into tensor<?x3xf64>
  %x = tensor.extract %ex[%c1, %c2] : tensor<?x3xf64>
  call @showf(%x) : (f64) -> ()
  %co = tensor.collapse_shape %ex [[0, 1]] : tensor<?x3xf64> into tensor<?xf64>
  %d = tensor.dim %co, %c0 : tensor<?xf64>
  call @showx(%d) : (index) -> ()
  %fe = tensor.from_elements %k, %x, %k, %x : tensor<2x2xf64>
  %y = tensor.extract %fe[%c1, %c0] : tensor<2x2xf64>
  call @showf(%y) : (f64) -> ()
  %cst = arith.constant dense<[[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]> : tensor<2x3xf64>
  %cond = arith.cmpf ogt, %x, %k : f64
  %sel = scf.if %cond -> tensor<2x3xf64> {
    scf.yield %cst : tensor<2x3xf64>
  } else {
    %m = tensor.insert %k into %cst[%c0, %c1] : tensor<2x3xf64>
    scf.yield %m : tensor<2x3xf64>
  }
  %z = tensor.extract %sel[%c0, %c1] : tensor<2x3xf64>
  call @showf(%z) : (f64) -> ()
  %z2 = tensor.extract %cst[%c0, %c1] : tensor<2x3xf64>
  call @showf(%z2) : (f64) -> ()
  %w:2 = scf.while (%i = %c0, %q = %t) : (index, tensor<?xf64>) -> (index, tensor<?xf64>) {
    %c = arith.cmpi ult, %i, %c6 : index
    scf.condition(%c) %i, %q : index, tensor<?xf64>
  } do {
  ^bb0(%i: index, %q: tensor<?xf64>):
    %v = tensor.extract %q[%i] : tensor<?xf64>
    %vv = arith.mulf %v, %v : f64
    %q2 = tensor.insert %vv into %q[%i] : tensor<?xf64>
    %n = arith.addi %i, %c2 : index
    scf.yield %n, %q2 : index, tensor<?xf64>
  }
  scf.for %i = %c0 to %c6 step %c1 {
    %a = tensor.extract %w#1[%i] : tensor<?xf64>
    func.call @showf(%a) : (f64) -> ()
  }
  return
}
