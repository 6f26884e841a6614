// Disjoint sets with path halving: loops that chase indices through memory.
func.func private @printMemrefInd(memref<*xindex>) attributes {llvm.emit_c_interface}
func.func private @printI64(i64)
func.func private @printNewline()

func.func @find(%p: memref<12xindex>, %x: index) -> index {
  %r = scf.while (%a = %x) : (index) -> (index) {
    %b = memref.load %p[%a] : memref<12xindex>
    %more = arith.cmpi ne, %a, %b : index
    scf.condition(%more) %a : index
  } do {
  ^bb0(%a: index):
    %b = memref.load %p[%a] : memref<12xindex>
    %c = memref.load %p[%b] : memref<12xindex>
    memref.store %c, %p[%a] : memref<12xindex>
    scf.yield %c : index
  }
  return %r : index
}

func.func @join(%p: memref<12xindex>, %x: index, %y: index) -> i1 {
  %a = call @find(%p, %x) : (memref<12xindex>, index) -> index
  %b = call @find(%p, %y) : (memref<12xindex>, index) -> index
  %new = arith.cmpi ne, %a, %b : index
  scf.if %new {
    memref.store %a, %p[%b] : memref<12xindex>
  }
  return %new : i1
}

memref.global "private" constant @edges : memref<9x2xindex> =
  dense<[[0, 1], [2, 3], [4, 5], [1, 3], [0, 2], [6, 7], [8, 9], [7, 9], [5, 6]]>

func.func @main() {
  %p = memref.alloc() : memref<12xindex>
  affine.for %i = 0 to 12 {
    affine.store %i, %p[%i] : memref<12xindex>
  }
  %e = memref.get_global @edges : memref<9x2xindex>
  %n = arith.constant 12 : i64
  %k = affine.for %i = 0 to 9 iter_args(%sets = %n) -> (i64) {
    %a = affine.load %e[%i, 0] : memref<9x2xindex>
    %b = affine.load %e[%i, 1] : memref<9x2xindex>
    %new = func.call @join(%p, %a, %b) : (memref<12xindex>, index, index) -> i1
    %d = arith.extui %new : i1 to i64
    %s = arith.subi %sets, %d : i64
    affine.yield %s : i64
  }
  call @printI64(%k) : (i64) -> ()
  call @printNewline() : () -> ()
  affine.for %i = 0 to 12 {
    %r = func.call @find(%p, %i) : (memref<12xindex>, index) -> index
    affine.store %r, %p[%i] : memref<12xindex>
  }
  %u = memref.cast %p : memref<12xindex> to memref<*xindex>
  call @printMemrefInd(%u) : (memref<*xindex>) -> ()
  memref.dealloc %p : memref<12xindex>
  return
}
