// RUN: ods opt %s --finalize-memref-to-llvm=use-aligned-alloc --allow-unregistered-dialect | golden %S/memref_aligned.out

func.func @a(%n: index, %m: index) {
  %0 = memref.alloc() : memref<4x8xf32>
  %2 = memref.alloc(%n, %m) {alignment = 4} : memref<?x?xf32>
  %4 = memref.alloc() : memref<2xvector<4xf32>>
  %6 = memref.alloc() : memref<2x3xi1>
  %7 = memref.alloc() : memref<2xmemref<3xf32>>
  %8 = memref.alloc() : memref<2xcomplex<f64>>
  %5 = memref.alloc() : memref<2xf32, 3>
  %9 = memref.alloc() : memref<16xi8>
  "test.use"(%0, %2,%4, %5, %6, %7, %8, %9) : (memref<4x8xf32>, memref<?x?xf32>, memref<2xvector<4xf32>>, memref<2xf32, 3>, memref<2x3xi1>, memref<2xmemref<3xf32>>, memref<2xcomplex<f64>>, memref<16xi8>) -> ()
  memref.dealloc %0 : memref<4x8xf32>
  return
}
