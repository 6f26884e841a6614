// RUN: ods opt %s --finalize-memref-to-llvm=use-aligned-alloc=1 | golden %S/layout_memref.out

// Sizes of elements are those of the data layout around the allocation.

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, !llvm.ptr = dense<[32,32,32]> : vector<3xi64>, !llvm.ptr<3> = dense<[16,32,32,24]> : vector<4xi64>, i64 = dense<64> : vector<1xi64>, i8 = dense<[32]> : vector<1xi64>>} {
  memref.global @g : memref<4xi32>
  memref.global @g3 : memref<4xi32, 3>
  func.func @f(%a: index, %m: memref<?xf32>, %b: memref<*xf32>, %b3: memref<*xf32, 3>, %s: memref<?xindex>) -> (index, memref<*xf32>, memref<*xf32, 3>) {
    %g = memref.get_global @g : memref<4xi32>
    %g3 = memref.get_global @g3 : memref<4xi32, 3>
    %0 = memref.alloc() : memref<4xmemref<4xf32>>
    %1 = memref.alloc() : memref<4xmemref<?x?xf32, 3>>
    %2 = memref.alloc(%a) : memref<?xmemref<*xf32, 3>>
    %3 = memref.alloc(%a) : memref<?xindex>
    %4 = memref.alloc(%a) : memref<?xvector<3xindex>>
    %5 = memref.alloc(%a) : memref<?xcomplex<i8>>
    %50 = memref.alloc() : memref<5xcomplex<i8>>
    %51 = memref.alloc() : memref<5xcomplex<i64>>
    %52 = memref.alloc() : memref<3xindex>
    %6 = memref.alloc(%a) : memref<?xi64>
    %7 = memref.memory_space_cast %b : memref<*xf32> to memref<*xf32, 3>
    %8 = memref.memory_space_cast %b3 : memref<*xf32, 3> to memref<*xf32>
    %9 = memref.reshape %m(%s) : (memref<?xf32>, memref<?xindex>) -> memref<*xf32>
    %10 = memref.dim %b3, %a : memref<*xf32, 3>
    %11 = memref.extract_aligned_pointer_as_index %m : memref<?xf32> -> index
    %12 = memref.cast %m : memref<?xf32> to memref<*xf32>
    memref.copy %b, %12 : memref<*xf32> to memref<*xf32>
    memref.dealloc %3 : memref<?xindex>
    %x:3 = call @f(%a, %m, %b, %b3, %s) : (index, memref<?xf32>, memref<*xf32>, memref<*xf32, 3>, memref<?xindex>) -> (index, memref<*xf32>, memref<*xf32, 3>)
    %13 = memref.realloc %6 : memref<?xi64> to memref<8xi64>
    memref.prefetch %6[%a], read, locality<3>, data : memref<?xi64>
    return %a, %b, %b3 : index, memref<*xf32>, memref<*xf32, 3>
  }
  func.func @w(%m: memref<?xf32>, %i: index) -> memref<?xf32> attributes {llvm.emit_c_interface} { return %m : memref<?xf32> }
  func.func private @ext(%m: memref<?xf32>, %i: index) attributes {llvm.emit_c_interface}
  module attributes {dlti.dl_spec = #dlti.dl_spec<>} {
    func.func @g(%a: index) {
    %4 = memref.alloc(%a) : memref<?xvector<3xindex>>
    return }
  }
}
