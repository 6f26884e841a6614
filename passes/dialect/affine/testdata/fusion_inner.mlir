// RUN: ods opt %s --affine-loop-fusion | golden %S/fusion_inner.out
// RUN: ods opt %s --affine-loop-fusion=maximal --upstream-bugs | golden %S/fusion_inner_maximal.out
// RUN: ods opt %s '--affine-loop-fusion=mode=sibling compute-tolerance=100' | golden %S/fusion_inner_sibling.out
// RUN: ods opt %s '--affine-loop-fusion=mode=producer fast-mem-space=1' | golden %S/fusion_inner_producer.out

func.func @depth_no_reduction(%a1: memref<10xf32>, %cst: f32) {
  %m0 = memref.alloc() : memref<10x10xf32>
  affine.for %i10 = 1 to 8 {
    affine.for %i11 = 0 to 10 {
      affine.store %cst, %m0[%i10 floordiv 2, %i11] : memref<10x10xf32>
    }
    affine.for %i22 = 0 to 10 {
      %v23 = affine.load %m0[%i22, 9 - %i22] : memref<10x10xf32>
    }
  }
  return
}
func.func @depth_no_reduction_nodiv(%a1: memref<10xf32>, %cst: f32) {
  %m0 = memref.alloc() : memref<10x10xf32>
  affine.for %i10 = 1 to 8 {
    affine.for %i11 = 0 to 10 {
      affine.store %cst, %m0[%i10, %i11] : memref<10x10xf32>
    }
    affine.for %i22 = 0 to 10 {
      %v23 = affine.load %m0[%i22, 9 - %i22] : memref<10x10xf32>
    }
  }
  return
}
func.func @depth_inside(%a1: memref<10xf32>, %cst: f32) {
  affine.for %i10 = 1 to 8 {
  %m0 = memref.alloc() : memref<10x10xf32>
    affine.for %i11 = 0 to 10 {
      affine.store %cst, %m0[%i10 floordiv 2, %i11] : memref<10x10xf32>
    }
    affine.for %i22 = 0 to 10 {
      %v23 = affine.load %m0[%i22, 9 - %i22] : memref<10x10xf32>
    }
  }
  return
}
func.func @depth_pointwise(%a1: memref<10xf32>, %cst: f32) {
  %m0 = memref.alloc() : memref<10x10xf32>
  affine.for %i10 = 1 to 8 {
    affine.for %i11 = 0 to 10 {
      affine.store %cst, %m0[%i10, %i11] : memref<10x10xf32>
    }
    affine.for %i22 = 0 to 10 {
      %v23 = affine.load %m0[%i10, %i22] : memref<10x10xf32>
    }
  }
  return
}
func.func @depth_pointwise_div(%a1: memref<10xf32>, %cst: f32) {
  %m0 = memref.alloc() : memref<10x10xf32>
  affine.for %i10 = 1 to 8 {
    affine.for %i11 = 0 to 10 {
      affine.store %cst, %m0[%i10 floordiv 2, %i11] : memref<10x10xf32>
    }
    affine.for %i22 = 0 to 10 {
      %v23 = affine.load %m0[%i10 floordiv 2, %i22] : memref<10x10xf32>
    }
  }
  return
}
func.func @depth_pointwise_red(%a1: memref<10xf32>, %cst: f32) {
  %m0 = memref.alloc() : memref<10x10xf32>
  affine.for %i10 = 1 to 8 {
    affine.for %i11 = 0 to 10 {
      %r12 = affine.for %i13 = 0 to 10 iter_args(%x14 = %cst) -> f32 {
        %y15 = affine.load %a1[%i10] : memref<10xf32>
        %z16 = arith.addf %x14, %y15 : f32
        affine.yield %z16 : f32
      }
      affine.store %r12, %m0[%i10, %i11] : memref<10x10xf32>
    }
    affine.for %i22 = 0 to 10 {
      %v23 = affine.load %m0[%i10, %i22] : memref<10x10xf32>
    }
  }
  return
}
func.func @depth_pointwise_red_top(%a1: memref<10xf32>, %cst: f32) {
  %m0 = memref.alloc() : memref<10xf32>
    affine.for %i11 = 0 to 10 {
      %r12 = affine.for %i13 = 0 to 10 iter_args(%x14 = %cst) -> f32 {
        %y15 = affine.load %a1[%i13] : memref<10xf32>
        %z16 = arith.addf %x14, %y15 : f32
        affine.yield %z16 : f32
      }
      affine.store %r12, %m0[%i11] : memref<10xf32>
    }
    affine.for %i22 = 0 to 10 {
      %v23 = affine.load %m0[%i22] : memref<10xf32>
    }
  return
}
func.func @between_store(%a: memref<16xf32>, %b: memref<16xf32>, %c: memref<16xf32>, %f: f32) {
  affine.for %k = 0 to 4 {
  affine.store %f, %a[%k] : memref<16xf32>
  affine.for %i = 0 to 16 {
      %v = affine.load %a[%i] : memref<16xf32>
      affine.store %v, %b[%i] : memref<16xf32>
    }
  affine.for %i = 0 to 16 {
      %v = affine.load %a[%i] : memref<16xf32>
      affine.store %v, %c[%i] : memref<16xf32>
    }
  }
  return
}
func.func @between_mstore(%a: memref<16xf32>, %b: memref<16xf32>, %c: memref<16xf32>, %f: f32) {
  affine.for %k = 0 to 4 {
  memref.store %f, %a[%k] : memref<16xf32>
  affine.for %i = 0 to 16 {
      %v = affine.load %a[%i] : memref<16xf32>
      affine.store %v, %b[%i] : memref<16xf32>
    }
  affine.for %i = 0 to 16 {
      %v = affine.load %a[%i] : memref<16xf32>
      affine.store %v, %c[%i] : memref<16xf32>
    }
  }
  return
}
func.func @between_ifstore(%a: memref<16xf32>, %b: memref<16xf32>, %c: memref<16xf32>, %f: f32) {
  affine.for %k = 0 to 4 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%k) {
  affine.store %f, %a[%k] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
      %v = affine.load %a[%i] : memref<16xf32>
      affine.store %v, %b[%i] : memref<16xf32>
    }
  affine.for %i = 0 to 16 {
      %v = affine.load %a[%i] : memref<16xf32>
      affine.store %v, %c[%i] : memref<16xf32>
    }
  }
  return
}
func.func @sibling_f360(%a1: memref<16xf32>, %cst: f32) {
  affine.for %i11 = 0 to 16 {
      affine.store %cst, %a1[%i11] : memref<16xf32>
    affine.for %i12 = 0 to 16 {
      %v13 = affine.load %a1[%i11 mod 4] : memref<16xf32>
    }
    affine.for %i14 = 0 to 4 {
      %v15 = affine.load %a1[%i14 floordiv 2] : memref<16xf32>
    }
  }
  return
}
func.func @sibling_f361(%a1: memref<16xf32>, %cst: f32) {
  affine.for %i11 = 0 to 16 {
    affine.for %i12 = 0 to 16 {
      %v13 = affine.load %a1[%i11 mod 4] : memref<16xf32>
    }
    affine.for %i14 = 0 to 4 {
      %v15 = affine.load %a1[%i14 floordiv 2] : memref<16xf32>
    }
  }
  return
}
func.func @sibling_f362(%a1: memref<16xf32>, %cst: f32) {
  affine.for %i11 = 0 to 16 {
    affine.for %i12 = 0 to 16 {
      %v13 = affine.load %a1[%i11 mod 4] : memref<16xf32>
    }
    affine.for %i14 = 0 to 4 {
      %v15 = affine.load %a1[%i14] : memref<16xf32>
    }
  }
  return
}
func.func @sibling_f363(%a1: memref<16xf32>, %a2: memref<16xf32>, %cst: f32) {
  affine.for %i11 = 0 to 16 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i11) {
      affine.store %cst, %a2[%i11] : memref<16xf32>
    }
    affine.for %i12 = 0 to 16 {
      %v13 = affine.load %a1[%i11 mod 4] : memref<16xf32>
    }
    affine.for %i14 = 0 to 4 {
      %v15 = affine.load %a1[%i14] : memref<16xf32>
    }
  }
  return
}
func.func @write_incoming(%b: memref<16xf32>, %f: f32, %n: index) {
  %a = memref.alloc() : memref<16xf32>
  memref.store %f, %a[%n] : memref<16xf32>
  affine.for %i = 0 to 16 {
      affine.store %f, %a[%i] : memref<16xf32>
    }
  affine.for %i = 0 to 16 {
      %v = affine.load %a[%i] : memref<16xf32>
      affine.store %v, %b[%i] : memref<16xf32>
    }
  return
}
func.func @write_incoming2(%b: memref<16xf32>, %f: f32, %n: index) {
  %a = memref.alloc() : memref<16xf32>
  affine.for %i = 0 to 16 {
  memref.store %f, %a[%n] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
      affine.store %f, %a[%i] : memref<16xf32>
    }
  affine.for %i = 0 to 16 {
      %v = affine.load %a[%i] : memref<16xf32>
      affine.store %v, %b[%i] : memref<16xf32>
    }
  return
}
func.func @write_incoming3(%b: memref<16xf32>, %f: f32, %n: index) {
  affine.for %k = 0 to 10 {
  %a = memref.alloc() : memref<16xf32>
  affine.for %i = 0 to 16 {
  memref.store %f, %a[%n] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
      affine.store %f, %a[%i] : memref<16xf32>
    }
  affine.for %i = 0 to 16 {
      %v = affine.load %a[%i] : memref<16xf32>
      affine.store %v, %b[%i] : memref<16xf32>
    }
    }
  return
}
