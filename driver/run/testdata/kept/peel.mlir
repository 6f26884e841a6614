// Bounds in either order, steps that are greater than what is between them, and nests.
// KEEPS: builtin.module(scf-for-loop-peeling)
// KEEPS: builtin.module(scf-for-loop-peeling{peel-front=true})
// KEEPS: builtin.module(scf-for-loop-peeling{peel-front=true},scf-for-loop-peeling,canonicalize)
// KEEPS: builtin.module(scf-for-loop-peeling{skip-partial=false})
// KEEPS: builtin.module(canonicalize,scf-for-loop-peeling,canonicalize)
func.func @sum(%lo: index, %hi: index, %step: index) -> index {
  %c0 = arith.constant 0 : index
  %c100 = arith.constant 100 : index
  %r = scf.for %i = %lo to %hi step %step iter_args(%a = %c0) -> index {
    %left = affine.min affine_map<(d0)[s0, s1] -> (s0, s1 - d0)>(%i)[%step, %hi]
    %x = arith.muli %a, %c100 : index
    %y = arith.addi %x, %left : index
    scf.yield %y : index
  }
  return %r : index
}
func.func @nest(%n: index, %m: index, %step: index) -> index {
  %c0 = arith.constant 0 : index
  %r = scf.for %i = %n to %m step %step iter_args(%a = %c0) -> index {
    %s = scf.for %j = %i to %n step %step iter_args(%b = %a) -> index {
      %x = arith.addi %b, %j : index
      scf.yield %x : index
    }
    %t = scf.for %j = %c0 to %i step %step iter_args(%b = %s) -> index {
      %x = arith.addi %b, %step : index
      scf.yield %x : index
    }
    scf.yield %t : index
  }
  return %r : index
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %c7 = arith.constant 7 : index
  %m9 = arith.constant -9 : index
  scf.for %lo = %m9 to %c7 step %c3 {
    scf.for %hi = %m9 to %c7 step %c4 {
      scf.for %step = %c1 to %c7 step %c1 {
        %r = func.call @sum(%lo, %hi, %step) : (index, index, index) -> index
        vector.print %r : index
        %s = func.call @nest(%lo, %hi, %step) : (index, index, index) -> index
        vector.print %s : index
      }
    }
  }
  %a = scf.for %i = %c7 to %c0 step %c4 iter_args(%x = %c1) -> index {
    %y = arith.addi %x, %i : index
    scf.yield %y : index
  }
  %b = scf.for %i = %c4 to %c7 step %c7 iter_args(%x = %a) -> index {
    %y = arith.addi %x, %i : index
    scf.yield %y : index
  }
  vector.print %b : index
  return
}
