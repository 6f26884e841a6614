// Three bodies that attract each other, and their energy.
func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()
func.func @show(%x: i64) { call @printI64(%x) : (i64) -> () call @printNewline() : () -> () return }
func.func @showx(%x: index) { %y = arith.index_cast %x : index to i64 call @printI64(%y) : (i64) -> () call @printNewline() : () -> () return }
func.func @showf(%x: f64) { call @printF64(%x) : (f64) -> () call @printNewline() : () -> () return }
func.func @energy(%p: memref<3x2xf64>, %v: memref<3x2xf64>, %m: memref<3xf64>) -> f64 {
  %z = arith.constant 0.0 : f64
  %h = arith.constant 0.5 : f64
  %e = affine.for %i = 0 to 3 iter_args(%s = %z) -> f64 {
    %mi = affine.load %m[%i] : memref<3xf64>
    %vx = affine.load %v[%i, 0] : memref<3x2xf64>
    %vy = affine.load %v[%i, 1] : memref<3x2xf64>
    %a = arith.mulf %vx, %vx : f64
    %b = arith.mulf %vy, %vy : f64
    %c = arith.addf %a, %b : f64
    %d = arith.mulf %mi, %c : f64
    %k = arith.mulf %d, %h : f64
    %s1 = arith.addf %s, %k : f64
    %s2 = affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to 3 iter_args(%t = %s1) -> f64 {
      %mj = affine.load %m[%j] : memref<3xf64>
      %xi = affine.load %p[%i, 0] : memref<3x2xf64>
      %xj = affine.load %p[%j, 0] : memref<3x2xf64>
      %yi = affine.load %p[%i, 1] : memref<3x2xf64>
      %yj = affine.load %p[%j, 1] : memref<3x2xf64>
      %dx = arith.subf %xi, %xj : f64
      %dy = arith.subf %yi, %yj : f64
      %d2 = arith.mulf %dx, %dx : f64
      %d3 = arith.mulf %dy, %dy : f64
      %d4 = arith.addf %d2, %d3 : f64
      %r = math.sqrt %d4 : f64
      %mm = arith.mulf %mi, %mj : f64
      %q = arith.divf %mm, %r : f64
      %t1 = arith.subf %t, %q : f64
      affine.yield %t1 : f64
    }
    affine.yield %s2 : f64
  }
  return %e : f64
}
func.func @main() {
  %p = memref.alloc() : memref<3x2xf64>
  %v = memref.alloc() : memref<3x2xf64>
  %m = memref.alloc() : memref<3xf64>
  affine.for %i = 0 to 3 {
    %k = arith.index_cast %i : index to i64
    %f = arith.sitofp %k : i64 to f64
    %one = arith.constant 1.0 : f64
    %g = arith.addf %f, %one : f64
    affine.store %g, %m[%i] : memref<3xf64>
    affine.store %f, %p[%i, 0] : memref<3x2xf64>
    %s = math.sin %g : f64
    affine.store %s, %p[%i, 1] : memref<3x2xf64>
    %n = arith.negf %s : f64
    affine.store %n, %v[%i, 0] : memref<3x2xf64>
    affine.store %s, %v[%i, 1] : memref<3x2xf64>
  }
  %dt = arith.constant 0.001 : f64
  affine.for %st = 0 to 500 {
    affine.for %i = 0 to 3 { affine.for %j = 0 to 3 {
      affine.if affine_set<(d0, d1) : (d0 - d1 - 1 >= 0)>(%i, %j) {
        affine.for %c = 0 to 2 {
          %a = affine.load %p[%i, %c] : memref<3x2xf64>
          %b = affine.load %p[%j, %c] : memref<3x2xf64>
          %d = arith.subf %a, %b : f64
          %w = arith.mulf %d, %dt : f64
          %vi = affine.load %v[%i, %c] : memref<3x2xf64>
          %vj = affine.load %v[%j, %c] : memref<3x2xf64>
          %x = arith.subf %vi, %w : f64
          %y = arith.addf %vj, %w : f64
          affine.store %x, %v[%i, %c] : memref<3x2xf64>
          affine.store %y, %v[%j, %c] : memref<3x2xf64>
        }
      }
    } }
    affine.for %i = 0 to 3 { affine.for %c = 0 to 2 {
      %a = affine.load %p[%i, %c] : memref<3x2xf64>
      %vi = affine.load %v[%i, %c] : memref<3x2xf64>
      %w = arith.mulf %vi, %dt : f64
      %b = arith.addf %a, %w : f64
      affine.store %b, %p[%i, %c] : memref<3x2xf64>
    } }
    affine.if affine_set<(d0) : (d0 mod 100 == 0)>(%st) {
      %e = func.call @energy(%p, %v, %m) : (memref<3x2xf64>, memref<3x2xf64>, memref<3xf64>) -> f64
      func.call @showf(%e) : (f64) -> ()
    }
  }
  return
}
