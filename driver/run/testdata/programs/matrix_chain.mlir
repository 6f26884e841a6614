// The cheapest order of a chain of matrix products: loops whose bounds depend on the loops around them.
func.func private @printI64(i64)
func.func private @printNewline()

memref.global "private" constant @sizes : memref<7xi64> = dense<[30, 35, 15, 5, 10, 20, 25]>

func.func @main() {
  %p = memref.get_global @sizes : memref<7xi64>
  %m = memref.alloc() : memref<6x6xi64>
  %zero = arith.constant 0 : i64
  %huge = arith.constant 9223372036854775807 : i64
  affine.for %i = 0 to 6 {
    affine.store %zero, %m[%i, %i] : memref<6x6xi64>
  }
  affine.for %len = 1 to 6 {
    affine.for %i = 0 to affine_map<(d0) -> (6 - d0)>(%len) {
      %best = affine.for %k = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0, d1) -> (d0 + d1)>(%i, %len) iter_args(%b = %huge) -> (i64) {
        %l = affine.load %m[%i, %k] : memref<6x6xi64>
        %r = affine.load %m[%k + 1, %i + %len] : memref<6x6xi64>
        %x = affine.load %p[%i] : memref<7xi64>
        %y = affine.load %p[%k + 1] : memref<7xi64>
        %z = affine.load %p[%i + %len + 1] : memref<7xi64>
        %s = arith.addi %l, %r : i64
        %xy = arith.muli %x, %y : i64
        %xyz = arith.muli %xy, %z : i64
        %t = arith.addi %s, %xyz : i64
        %u = arith.minsi %b, %t : i64
        affine.yield %u : i64
      }
      affine.store %best, %m[%i, %i + %len] : memref<6x6xi64>
    }
  }
  %r = affine.load %m[0, 5] : memref<6x6xi64>
  call @printI64(%r) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %m : memref<6x6xi64>
  return
}
