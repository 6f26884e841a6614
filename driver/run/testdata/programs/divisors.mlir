// A matrix of greatest common divisors of dynamic shape, transposed in parallel, and a strided part of it.
func.func private @printMemrefI64(memref<*xi64>)
func.func private @printMemrefInd(memref<*xindex>)
func.func @gcd(%a: index, %b: index) -> index {
  %z = arith.constant 0 : index
  %r:2 = scf.while (%x = %a, %y = %b) : (index, index) -> (index, index) {
    %c = arith.cmpi ne, %y, %z : index
    scf.condition(%c) %x, %y : index, index
  } do {
  ^bb0(%x: index, %y: index):
    %m = arith.remui %x, %y : index
    scf.yield %y, %m : index, index
  }
  return %r#0 : index
}
func.func @transpose(%m: memref<?x?xindex>) -> memref<?x?xindex> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = memref.dim %m, %c0 : memref<?x?xindex>
  %c = memref.dim %m, %c1 : memref<?x?xindex>
  %o = memref.alloc(%c, %r) : memref<?x?xindex>
  scf.parallel (%i, %j) = (%c0, %c0) to (%r, %c) step (%c1, %c1) {
    %x = memref.load %m[%i, %j] : memref<?x?xindex>
    memref.store %x, %o[%j, %i] : memref<?x?xindex>
    scf.reduce
  }
  return %o : memref<?x?xindex>
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c5 = arith.constant 5 : index
  %c7 = arith.constant 7 : index
  %m = memref.alloc(%c5, %c7) : memref<?x?xindex>
  scf.for %i = %c0 to %c5 step %c1 { scf.for %j = %c0 to %c7 step %c1 {
    %a = arith.addi %i, %c5 : index
    %b = arith.muli %j, %c7 : index
    %b1 = arith.addi %b, %c1 : index
    %ab = arith.muli %a, %b1 : index
    %g = func.call @gcd(%ab, %b) : (index, index) -> index
    memref.store %g, %m[%i, %j] : memref<?x?xindex>
  } }
  %t = call @transpose(%m) : (memref<?x?xindex>) -> memref<?x?xindex>
  %u = memref.cast %t : memref<?x?xindex> to memref<*xindex>
  call @printMemrefInd(%u) : (memref<*xindex>) -> ()
  %s = memref.subview %t[1, 2] [%c5, 2] [1, 2] : memref<?x?xindex> to memref<?x2xindex, strided<[?, 2], offset: ?>>
  %us = memref.cast %s : memref<?x2xindex, strided<[?, 2], offset: ?>> to memref<*xindex>
  call @printMemrefInd(%us) : (memref<*xindex>) -> ()
  memref.dealloc %m : memref<?x?xindex>
  memref.dealloc %t : memref<?x?xindex>
  return
}
