// RUN: ods opt %s --affine-loop-fusion --allow-unregistered-dialect | golden %S/fusion.out
// RUN: ods opt %s --affine-loop-fusion=maximal --allow-unregistered-dialect | golden %S/fusion_maximal.out
// RUN: ods opt %s --affine-loop-fusion=mode=producer --allow-unregistered-dialect | golden %S/fusion_producer.out
// RUN: ods opt %s --affine-loop-fusion=mode=sibling --allow-unregistered-dialect | golden %S/fusion_sibling.out
// RUN: ods opt %s --affine-loop-fusion=compute-tolerance=0 --allow-unregistered-dialect | golden %S/fusion_tolerance_0.out
// RUN: ods opt %s --affine-loop-fusion=compute-tolerance=100 --allow-unregistered-dialect | golden %S/fusion_tolerance_100.out
// RUN: ods opt %s '--affine-loop-fusion=fast-mem-space=2 local-buf-threshold=1' --allow-unregistered-dialect | golden %S/fusion_fast.out

func.func @pointwise(%out: memref<10xf32>, %f: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}
func.func @two_consumers(%a: memref<10xf32>, %b: memref<10xf32>, %f: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %b[%i] : memref<10xf32>
  }
  return
}
func.func @chain(%in: memref<16x16xf32>, %out: memref<16x16xf32>) {
  %a = memref.alloc() : memref<16x16xf32>
  %b = memref.alloc() : memref<16x16xf32>
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %v = affine.load %in[%i, %j] : memref<16x16xf32>
      %w = arith.addf %v, %v : f32
      affine.store %w, %a[%i, %j] : memref<16x16xf32>
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %v = affine.load %a[%j, %i] : memref<16x16xf32>
      %w = arith.mulf %v, %v : f32
      affine.store %w, %b[%i, %j] : memref<16x16xf32>
    }
  }
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %v = affine.load %b[%i, %j] : memref<16x16xf32>
      affine.store %v, %out[%i, %j] : memref<16x16xf32>
    }
  }
  return
}
func.func @stencil(%in: memref<34xf32>, %out: memref<32xf32>) {
  %m = memref.alloc() : memref<34xf32>
  affine.for %i = 0 to 34 {
    %v = affine.load %in[%i] : memref<34xf32>
    %w = arith.addf %v, %v : f32
    affine.store %w, %m[%i] : memref<34xf32>
  }
  affine.for %i = 0 to 32 {
    %x = affine.load %m[%i] : memref<34xf32>
    %y = affine.load %m[%i + 1] : memref<34xf32>
    %z = affine.load %m[%i + 2] : memref<34xf32>
    %s = arith.addf %x, %y : f32
    %t = arith.addf %s, %z : f32
    affine.store %t, %out[%i] : memref<32xf32>
  }
  return
}
func.func @siblings(%in: memref<16xf32>, %a: memref<16xf32>, %b: memref<16xf32>) {
  affine.for %i = 0 to 16 {
    %v = affine.load %in[%i] : memref<16xf32>
    affine.store %v, %a[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
    %v = affine.load %in[%i] : memref<16xf32>
    %w = arith.addf %v, %v : f32
    affine.store %w, %b[%i] : memref<16xf32>
  }
  return
}
func.func @sibling_reductions(%in: memref<10x10xf32>, %a: memref<10xf32>, %b: memref<10xf32>) {
  %zero = arith.constant 0.0 : f32
  affine.for %i = 0 to 10 {
    %s = affine.for %j = 0 to 10 iter_args(%x = %zero) -> f32 {
      %v = affine.load %in[%i, %j] : memref<10x10xf32>
      %y = arith.addf %x, %v : f32
      affine.yield %y : f32
    }
    affine.store %s, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %s = affine.for %j = 0 to 10 iter_args(%x = %zero) -> f32 {
      %v = affine.load %in[%i, %j] : memref<10x10xf32>
      %y = arith.mulf %x, %v : f32
      affine.yield %y : f32
    }
    affine.store %s, %b[%i] : memref<10xf32>
  }
  return
}
func.func @escapes_in_call(%out: memref<10xf32>, %f: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  func.call @take(%m) : (memref<10xf32>) -> ()
  return
}
func.func private @take(memref<10xf32>)
func.func @returned(%f: f32) -> memref<10xf32> {
  %m = memref.alloc() : memref<10xf32>
  %n = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 5 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %n[%i] : memref<10xf32>
  }
  return %m : memref<10xf32>
}
func.func @unknown_bounds(%n: index, %out: memref<?xf32>, %f: f32) {
  %m = memref.alloc(%n) : memref<?xf32>
  affine.for %i = 0 to %n {
    affine.store %f, %m[%i] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
    %v = affine.load %m[%i] : memref<?xf32>
    affine.store %v, %out[%i] : memref<?xf32>
  }
  return
}
func.func @steps(%out: memref<20xf32>, %f: f32) {
  %m = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 step 2 {
    affine.store %f, %m[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 20 step 2 {
    %v = affine.load %m[%i] : memref<20xf32>
    affine.store %v, %out[%i] : memref<20xf32>
  }
  return
}
func.func @condition(%out: memref<20xf32>, %f: f32) {
  %m = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      affine.store %f, %m[%i] : memref<20xf32>
    }
  }
  affine.for %i = 0 to 20 {
    %v = affine.load %m[%i] : memref<20xf32>
    affine.store %v, %out[%i] : memref<20xf32>
  }
  return
}
func.func @matmul_of_sum(%a: memref<8x8xf32>, %b: memref<8x8xf32>, %out: memref<8x8xf32>) {
  %m = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.load %a[%i, %j] : memref<8x8xf32>
      %w = arith.addf %v, %v : f32
      affine.store %w, %m[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        %x = affine.load %m[%i, %k] : memref<8x8xf32>
        %y = affine.load %b[%k, %j] : memref<8x8xf32>
        %z = affine.load %out[%i, %j] : memref<8x8xf32>
        %p = arith.mulf %x, %y : f32
        %s = arith.addf %z, %p : f32
        affine.store %s, %out[%i, %j] : memref<8x8xf32>
      }
    }
  }
  return
}
func.func @in_loop(%out: memref<4x10xf32>, %f: f32) {
  affine.for %k = 0 to 4 {
    %m = memref.alloc() : memref<10xf32>
    affine.for %i = 0 to 10 {
      affine.store %f, %m[%i] : memref<10xf32>
    }
    affine.for %i = 0 to 10 {
      %v = affine.load %m[%i] : memref<10xf32>
      affine.store %v, %out[%k, %i] : memref<4x10xf32>
    }
  }
  return
}
func.func @in_scf(%c: i1, %out: memref<10xf32>, %f: f32) {
  scf.if %c {
    %m = memref.alloc() : memref<10xf32>
    affine.for %i = 0 to 10 {
      affine.store %f, %m[%i] : memref<10xf32>
    }
    affine.for %i = 0 to 10 {
      %v = affine.load %m[%i] : memref<10xf32>
      affine.store %v, %out[%i] : memref<10xf32>
    }
  }
  return
}
func.func @unknown_region(%out: memref<10xf32>, %f: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
  }
  "test.region"() ({ "test.end"() : () -> () }) : () -> ()
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}
func.func @value_between(%out: memref<10xf32>, %f: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
  }
  %x = affine.load %m[3] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    %w = arith.addf %v, %x : f32
    affine.store %w, %out[%i] : memref<10xf32>
  }
  return
}
func.func @mod_and_div(%out: memref<64xf32>, %f: f32) {
  %m = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 64 {
    affine.store %f, %m[%i floordiv 8, %i mod 8] : memref<8x8xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.load %m[%i, %j] : memref<8x8xf32>
      affine.store %v, %out[%i * 8 + %j] : memref<64xf32>
    }
  }
  return
}
func.func @scalar(%out: memref<10xf32>, %f: f32) {
  %m = memref.alloc() : memref<f32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[] : memref<f32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[] : memref<f32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}
func.func @vectors(%out: memref<64xf32>, %f: vector<4xf32>) {
  %m = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 16 {
    affine.vector_store %f, %m[%i * 4] : memref<64xf32>, vector<4xf32>
  }
  affine.for %i = 0 to 16 {
    %v = affine.vector_load %m[%i * 4] : memref<64xf32>, vector<4xf32>
    affine.vector_store %v, %out[%i * 4] : memref<64xf32>, vector<4xf32>
  }
  return
}
func.func @layout(%out: memref<10xf32>, %f: f32) {
  %m = memref.alloc() : memref<10xf32, affine_map<(d0) -> (9 - d0)>>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32, affine_map<(d0) -> (9 - d0)>>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32, affine_map<(d0) -> (9 - d0)>>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}
func.func @index_elements(%out: memref<10xindex>) {
  %m = memref.alloc() : memref<10xindex>
  affine.for %i = 0 to 10 {
    affine.store %i, %m[%i] : memref<10xindex>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xindex>
    affine.store %v, %out[%i] : memref<10xindex>
  }
  return
}
func.func @barrier(%out: memref<10x10xf32>, %f: f32) {
  %m = memref.alloc() : memref<10x10xf32>
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %f, %m[%i, %j] : memref<10x10xf32>
    } {slice_fusion_barrier = true}
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %v = affine.load %m[%i, %j] : memref<10x10xf32>
      affine.store %v, %out[%i, %j] : memref<10x10xf32>
    }
  }
  return
}
func.func @recurrence(%in: memref<10xf32>, %out: memref<10xf32>) {
  %m = memref.alloc() : memref<11xf32>
  affine.for %i = 0 to 10 {
    %p = affine.load %m[%i] : memref<11xf32>
    %v = affine.load %in[%i] : memref<10xf32>
    %s = arith.addf %p, %v : f32
    affine.store %s, %m[%i + 1] : memref<11xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<11xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}
func.func @sequential_outside(%out: memref<8x8xf32>, %f: f32) {
  %m = memref.alloc() : memref<8xf32>
  affine.for %i = 0 to 8 {
    affine.store %f, %m[%i] : memref<8xf32>
  }
  affine.for %i = 1 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.load %m[%j] : memref<8xf32>
      %w = affine.load %out[%i - 1, %j] : memref<8x8xf32>
      %s = arith.addf %v, %w : f32
      affine.store %s, %out[%i, %j] : memref<8x8xf32>
    }
  }
  return
}
func.func @results(%out: memref<10xf32>, %f: f32) -> f32 {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
  }
  %r = affine.for %i = 0 to 10 iter_args(%s = %f) -> f32 {
    %v = affine.load %m[%i] : memref<10xf32>
    %t = arith.addf %s, %v : f32
    affine.yield %t : f32
  }
  return %r : f32
}
func.func @different_stores(%a: memref<20xf32>, %f: f32, %g: f32) {
  %m = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<20xf32>
    affine.store %g, %m[%i + 10] : memref<20xf32>
  }
  affine.for %i = 0 to 20 {
    %v = affine.load %m[%i] : memref<20xf32>
    affine.store %v, %a[%i] : memref<20xf32>
  }
  return
}
func.func @freed(%out: memref<10xf32>, %f: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  memref.dealloc %m : memref<10xf32>
  return
}
func.func @view(%out: memref<10xf32>, %f: f32) {
  %m = memref.alloc() : memref<10xf32>
  %v = memref.cast %m : memref<10xf32> to memref<?xf32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %w = affine.load %v[%i] : memref<?xf32>
    affine.store %w, %out[%i] : memref<10xf32>
  }
  return
}
func.func @other_accesses(%out: memref<10xf32>, %f: f32, %n: index) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    memref.store %f, %m[%n] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}
func.func @interchange(%in: memref<4x4xf32>, %out: memref<4x4xf32>) {
  %m = memref.alloc() : memref<4xf32>
  affine.for %i = 0 to 4 {
    %v = affine.load %in[%i, 0] : memref<4x4xf32>
    affine.store %v, %m[%i] : memref<4xf32>
  }
  affine.for %i = 1 to 4 {
    affine.for %j = 0 to 4 {
      %v = affine.load %m[%j] : memref<4xf32>
      %w = affine.load %out[%i - 1, %j] : memref<4x4xf32>
      %x = arith.addf %v, %w : f32
      affine.store %x, %out[%i, %j] : memref<4x4xf32>
    }
  }
  return
}
func.func @larger_slice(%out: memref<20xf32>, %f: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 20 {
    %v = affine.load %m[%i floordiv 2] : memref<10xf32>
    affine.store %v, %out[%i] : memref<20xf32>
  }
  return
}
func.func @partly(%out: memref<10xf32>, %f: f32) {
  %m = memref.alloc() : memref<20xf32>
  affine.for %i = 0 to 20 {
    affine.store %f, %m[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i + 5] : memref<20xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}
func.func @one_loop(%m: memref<10xf32>, %f: f32) {
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i] : memref<10xf32>
  }
  return
}
func.func @subscript_of_inner_block(%a: memref<16x16xf32>, %b: memref<16x16xf32>, %c: memref<16xf32>, %f: f32) {
  affine.for %i = 0 to 16 {
    affine.for %j = 0 to 16 {
      %v = affine.load %a[%j, %j] : memref<16x16xf32>
      affine.store %f, %c[15 - %j] : memref<16xf32>
    }
    affine.for %j = 0 to 16 {
      %v = affine.load %a[%i, %i] : memref<16x16xf32>
      affine.store %f, %b[%j, %i] : memref<16x16xf32>
    }
  }
  return
}
