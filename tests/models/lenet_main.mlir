func.func private @printI64(i64)
func.func private @printNewline()
func.func @main() {
  %image = arith.constant dense<0.0> : tensor<1x1x32x32xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c32 = arith.constant 32 : index
  %c7 = arith.constant 7 : index
  %c13 = arith.constant 13 : index
  %scale = arith.constant 0.0769230798 : f32
  %drawn = scf.for %i = %c0 to %c32 step %c1 iter_args(%a = %image) -> tensor<1x1x32x32xf32> {
    %row = scf.for %j = %c0 to %c32 step %c1 iter_args(%b = %a) -> tensor<1x1x32x32xf32> {
      %p = arith.muli %i, %j : index
      %q = arith.addi %p, %j : index
      %s = arith.muli %q, %c7 : index
      %r = arith.remui %s, %c13 : index
      %n = arith.index_cast %r : index to i32
      %f = arith.uitofp %n : i32 to f32
      %g = arith.mulf %f, %scale : f32
      %x = tensor.insert %g into %b[%c0, %c0, %i, %j] : tensor<1x1x32x32xf32>
      scf.yield %x : tensor<1x1x32x32xf32>
    }
    scf.yield %row : tensor<1x1x32x32xf32>
  }
  %out = func.call @lenet(%drawn) : (tensor<1x1x32x32xf32>) -> tensor<1x10xf32>
  scf.for %i = %c0 to %c10 step %c1 {
    %v = tensor.extract %out[%c0, %i] : tensor<1x10xf32>
    %bits = arith.bitcast %v : f32 to i32
    %wide = arith.extsi %bits : i32 to i64
    func.call @printI64(%wide) : (i64) -> ()
    func.call @printNewline() : () -> ()
  }
  return
}
