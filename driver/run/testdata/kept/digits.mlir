// Digits of numbers, put together in other orders.
// KEEPS: builtin.module(canonicalize)
// KEEPS: builtin.module(canonicalize,affine-expand-index-ops)
// KEEPS: builtin.module(affine-expand-index-ops-as-affine,canonicalize)
func.func @f(%i: index, %n: index, %m: index) {
  %d:4 = affine.delinearize_index %i into (3, %n, %m, 7) : index, index, index, index
  %0 = affine.linearize_index [%d#1, %d#2, %d#0] by (%n, %m, 3) : index
  %1 = affine.linearize_index [%d#2, %d#3, %d#0, %d#1] by (%m, 7, 3, %n) : index
  %2 = affine.linearize_index [%d#0, %d#1, %d#3] by (3, %n, 7) : index
  %3 = affine.linearize_index [%d#0, %d#1, %d#2] by (%n, %m) : index
  vector.print %0 : index
  vector.print %1 : index
  vector.print %2 : index
  vector.print %3 : index
  %e:3 = affine.delinearize_index %i into (4, 5) : index, index, index
  %4 = affine.apply affine_map<(d0, d1, d2)[s0] -> (d1 + s0 + d0 * 20 + d2 * 5 + 3)>(%e#0, %e#2, %e#1)[%n]
  %5 = affine.apply affine_map<(d0, d1, d2) -> ((d0 * 20 + d1 + d2 * 5) floordiv 3 + d1)>(%e#0, %e#2, %e#1)
  %6 = affine.linearize_index disjoint [%e#1, %e#2, %e#0] by (4, 5, 9) : index
  vector.print %4 : index
  vector.print %5 : index
  vector.print %6 : index
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c11 = arith.constant 11 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %c160 = arith.constant 160 : index
  scf.for %i = %c0 to %c160 step %c11 {
    func.call @f(%i, %c2, %c5) : (index, index, index) -> ()
  }
  return
}
