// What divides by zero, or overflows, in loops that do not run.
// KEEPS: builtin.module(loop-invariant-code-motion)
// KEEPS: builtin.module(func.func(affine-loop-invariant-code-motion))
// KEEPS: builtin.module(canonicalize,loop-invariant-code-motion,canonicalize)
// KEEPS: builtin.module(loop-invariant-code-motion,control-flow-sink)
func.func @signed(%n: index, %x: i32, %d: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> i32 {
    %0 = arith.remsi %x, %d : i32
    %1 = arith.floordivsi %x, %d : i32
    %2 = arith.ceildivsi %x, %d : i32
    %3 = arith.divsi %x, %d : i32
    %4 = arith.addi %0, %1 : i32
    %5 = arith.addi %2, %3 : i32
    %6 = arith.addi %4, %5 : i32
    scf.yield %6 : i32
  }
  return %r : i32
}
func.func @unsigned(%n: index, %x: i32, %d: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> i32 {
    %0 = arith.remui %x, %d : i32
    %1 = arith.divui %x, %d : i32
    %2 = arith.ceildivui %x, %d : i32
    %3 = arith.addi %0, %1 : i32
    %4 = arith.addi %2, %3 : i32
    scf.yield %4 : i32
  }
  return %r : i32
}
func.func @power(%n: index, %x: i32, %e: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> i32 {
    %0 = math.ipowi %x, %e : i32
    scf.yield %0 : i32
  }
  return %r : i32
}
func.func @maps(%n: index, %x: index, %d: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> index {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod s0)>(%x)[%d]
    %1 = affine.min affine_map<(d0)[s0] -> (d0 floordiv s0, 5)>(%x)[%d]
    %2:2 = affine.delinearize_index %x into (%d) : index, index
    %3 = arith.addi %0, %1 : index
    %4 = arith.addi %3, %2#0 : index
    scf.yield %4 : index
  }
  return %r : index
}
func.func @affine(%n: index, %x: i32, %d: i32) -> i32 {
  %r = affine.for %i = 0 to %n iter_args(%a = %x) -> i32 {
    %0 = arith.remsi %x, %d : i32
    affine.yield %0 : i32
  }
  return %r : i32
}
func.func @index(%n: index, %x: index, %d: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%a = %x) -> index {
    %0 = index.rems %x, %d
    %1 = index.floordivs %x, %d
    %2 = index.ceildivu %x, %d
    %3 = index.add %0, %1
    %4 = index.add %2, %3
    scf.yield %4 : index
  }
  return %r : index
}
func.func @parallel(%n: index, %m: memref<1xi32>, %x: i32, %d: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %0 = arith.remui %x, %d : i32
    memref.store %0, %m[%i] : memref<1xi32>
    scf.reduce
  }
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %three = arith.constant 3 : i32
  %minus = arith.constant -1 : i32
  %least = arith.constant -2147483648 : i32
  %seven = arith.constant 7 : i32
  %m = memref.alloc() : memref<1xi32>
  affine.store %seven, %m[0] : memref<1xi32>
  %0 = call @signed(%c0, %seven, %zero) : (index, i32, i32) -> i32
  vector.print %0 : i32
  %1 = call @signed(%c0, %least, %minus) : (index, i32, i32) -> i32
  vector.print %1 : i32
  %2 = call @signed(%c2, %seven, %three) : (index, i32, i32) -> i32
  vector.print %2 : i32
  %3 = call @unsigned(%c0, %seven, %zero) : (index, i32, i32) -> i32
  vector.print %3 : i32
  %4 = call @power(%c0, %zero, %minus) : (index, i32, i32) -> i32
  vector.print %4 : i32
  %5 = call @maps(%c0, %c2, %c0) : (index, index, index) -> index
  vector.print %5 : index
  %6 = call @affine(%c0, %seven, %zero) : (index, i32, i32) -> i32
  vector.print %6 : i32
  %7 = call @index(%c0, %c2, %c0) : (index, index, index) -> index
  vector.print %7 : index
  call @parallel(%c0, %m, %seven, %zero) : (index, memref<1xi32>, i32, i32) -> ()
  %8 = affine.load %m[0] : memref<1xi32>
  vector.print %8 : i32
  return
}
