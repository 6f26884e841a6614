// Five bodies that attract each other, 300,000 steps.
func.func private @printF64(f64)
func.func private @printNewline()
memref.global "private" @x : memref<5x3xf64> = dense<[[0.0, 0.0, 0.0], [4.84, -1.16, -0.10], [8.34, 4.12, -0.40], [12.89, -15.11, -0.22], [15.38, -25.92, 0.18]]>
memref.global "private" @v : memref<5x3xf64> = dense<[[0.0, 0.0, 0.0], [0.61, 2.81, -0.02], [-1.01, 1.82, 0.01], [1.08, 0.87, -0.01], [0.98, 0.59, -0.03]]>
memref.global "private" constant @mass : memref<5xf64> = dense<[39.47, 0.0377, 0.0113, 0.00172, 0.00203]>
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c3 = arith.constant 3 : index
  %steps = arith.constant 300000 : index
  %dt = arith.constant 0.001 : f64
  %x = memref.get_global @x : memref<5x3xf64>
  %v = memref.get_global @v : memref<5x3xf64>
  %mass = memref.get_global @mass : memref<5xf64>
  scf.for %s = %c0 to %steps step %c1 {
    scf.for %i = %c0 to %c5 step %c1 {
      %next = arith.addi %i, %c1 : index
      %mi = memref.load %mass[%i] : memref<5xf64>
      scf.for %j = %next to %c5 step %c1 {
        %mj = memref.load %mass[%j] : memref<5xf64>
        %xi = memref.load %x[%i, %c0] : memref<5x3xf64>
        %yi = memref.load %x[%i, %c1] : memref<5x3xf64>
        %zi = memref.load %x[%i, %c2] : memref<5x3xf64>
        %xj = memref.load %x[%j, %c0] : memref<5x3xf64>
        %yj = memref.load %x[%j, %c1] : memref<5x3xf64>
        %zj = memref.load %x[%j, %c2] : memref<5x3xf64>
        %dx = arith.subf %xi, %xj : f64
        %dy = arith.subf %yi, %yj : f64
        %dz = arith.subf %zi, %zj : f64
        %xx = arith.mulf %dx, %dx : f64
        %yy = arith.mulf %dy, %dy : f64
        %zz = arith.mulf %dz, %dz : f64
        %xy = arith.addf %xx, %yy : f64
        %d2 = arith.addf %xy, %zz : f64
        %d = math.sqrt %d2 : f64
        %d3 = arith.mulf %d2, %d : f64
        %mag = arith.divf %dt, %d3 : f64
        %fi = arith.mulf %mj, %mag : f64
        %fj = arith.mulf %mi, %mag : f64
        scf.for %k = %c0 to %c3 step %c1 {
          %a = memref.load %x[%i, %k] : memref<5x3xf64>
          %b = memref.load %x[%j, %k] : memref<5x3xf64>
          %e = arith.subf %a, %b : f64
          %vi = memref.load %v[%i, %k] : memref<5x3xf64>
          %vj = memref.load %v[%j, %k] : memref<5x3xf64>
          %ei = arith.mulf %e, %fi : f64
          %ej = arith.mulf %e, %fj : f64
          %ni = arith.subf %vi, %ei : f64
          %nj = arith.addf %vj, %ej : f64
          memref.store %ni, %v[%i, %k] : memref<5x3xf64>
          memref.store %nj, %v[%j, %k] : memref<5x3xf64>
        }
      }
    }
    scf.for %i = %c0 to %c5 step %c1 {
      scf.for %k = %c0 to %c3 step %c1 {
        %a = memref.load %x[%i, %k] : memref<5x3xf64>
        %b = memref.load %v[%i, %k] : memref<5x3xf64>
        %d = arith.mulf %b, %dt : f64
        %e = arith.addf %a, %d : f64
        memref.store %e, %x[%i, %k] : memref<5x3xf64>
      }
    }
  }
  %r = memref.load %x[%c1, %c0] : memref<5x3xf64>
  call @printF64(%r) : (f64) -> ()
  call @printNewline() : () -> ()
  return
}
