// RUN: ods opt %s --convert-func-to-llvm --finalize-memref-to-llvm --reconcile-unrealized-casts | golden %S/layout_views.out

// Descriptors with numbers of the width that the data layout gives index.

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32>} {
  func.func @f(%a: index, %m: memref<?xf32>, %s: memref<?xf32, strided<[?], offset: ?>>, %u: memref<*xf32>, %idx: memref<2xi32>) -> memref<?xf32> {
    memref.copy %m, %s : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
    memref.copy %u, %m : memref<*xf32> to memref<?xf32>
    %d = memref.dim %u, %a : memref<*xf32>
    %r = memref.reshape %m(%idx) : (memref<?xf32>, memref<2xi32>) -> memref<?x?xf32>
    %t = memref.transpose %r (i, j) -> (j, i) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
    %e = memref.alloca(%a) {alignment = 64} : memref<?xi8>
    %al = memref.alloc(%a) {alignment = 64} : memref<?xi8>
    %rank = memref.rank %u : memref<*xf32>
    %b, %o, %sz, %st = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
    %rc = memref.reinterpret_cast %b to offset: [%o], sizes: [%sz, 4], strides: [%st, 1] : memref<f32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
    %f = func.call @f(%a, %m, %s, %u, %idx) : (index, memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>, memref<*xf32>, memref<2xi32>) -> memref<?xf32>
    return %f : memref<?xf32>
  }
  func.func @atomic(%m: memref<?xi32>, %i: index, %v: i32) -> i32 {
    memref.assume_alignment %m, 16 : memref<?xi32>
    %y = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<?xi32>) -> i32
    return %y : i32
  }
}
