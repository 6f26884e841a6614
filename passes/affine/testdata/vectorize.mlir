// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=4}))' --split-input-file --allow-unregistered-dialect | golden %S/vectorize_1d.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=4,8}))' --split-input-file --allow-unregistered-dialect | golden %S/vectorize_2d.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=32,256 test-fastest-varying=1,0}))' --split-input-file --allow-unregistered-dialect | golden %S/vectorize_fastest.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=2,4,8}))' --split-input-file --allow-unregistered-dialect | golden %S/vectorize_3d.out
// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=128 vectorize-reductions}))' --split-input-file --allow-unregistered-dialect | golden %S/vectorize_reductions.out

func.func @two_siblings(%a: memref<64x64xf32>, %b: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %v = affine.load %a[%i, %j] : memref<64x64xf32>
      affine.store %v, %b[%i, %j] : memref<64x64xf32>
    }
    affine.for %j = 0 to 64 {
      %v = affine.load %a[%i, %j] : memref<64x64xf32>
      affine.store %v, %b[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @map(%a: memref<64x64xf32>, %b: memref<64x64xf32>) {
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 60 {
      %v = affine.load %a[%i + 1, %j + 2] : memref<64x64xf32>
      affine.store %v, %b[%i, %j + 1] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @apply(%a: memref<64x64xf32>, %b: memref<64x64xf32>) {
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 60 {
      %k = affine.apply affine_map<(d0) -> (d0 + 3)>(%j)
      %v = affine.load %a[%i, %k] : memref<64x64xf32>
      affine.store %v, %b[%i, %k] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @apply2(%a: memref<64x64xf32>, %b: memref<64x64xf32>) {
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 60 {
      %k = affine.apply affine_map<(d0) -> (d0 + 3)>(%j)
      %v = affine.load %a[%i, %k + 1] : memref<64x64xf32>
      affine.store %v, %b[%i, %k] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @iv_use(%a: memref<64xindex>, %b: memref<64x64xindex>) {
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 60 {
      %v = arith.addi %i, %i : index
      affine.store %v, %b[%i, %j] : memref<64x64xindex>
    }
  }
  return
}

// -----

func.func @iv_use2(%a: memref<64xindex>, %b: memref<64x64xindex>) {
  affine.for %i = 0 to 60 {
    affine.for %j = 0 to 60 {
      %v = arith.addi %j, %i : index
      affine.store %v, %b[%i, %j] : memref<64x64xindex>
    }
  }
  return
}

// -----

func.func @reduce(%a: memref<256x512xf32>, %out: memref<256xf32>) {
  %cst = arith.constant 0.0 : f32
  affine.for %i = 0 to 256 {
    %s = affine.for %j = 0 to 500 iter_args(%x = %cst) -> f32 {
      %v = affine.load %a[%i, %j] : memref<256x512xf32>
      %y = arith.addf %x, %v : f32
      affine.yield %y : f32
    }
    affine.store %s, %out[%i] : memref<256xf32>
  }
  return
}

// -----

func.func @uniform_in(%a: memref<64x64xf32>, %b: memref<64xf32>, %c: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    %u = affine.load %b[%i] : memref<64xf32>
    affine.for %j = 0 to 64 {
      %v = affine.load %a[%i, %j] : memref<64x64xf32>
      %s = arith.mulf %u, %v : f32
      affine.store %s, %c[%i, %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @a(%m: memref<64xf32>) -> (f32, f32) {
  %c = arith.constant 0.0 : f32
  %r:2 = affine.for %i = 0 to 64 iter_args(%a = %c, %b = %c) -> (f32, f32) {
    %x = affine.load %m[%i] : memref<64xf32>
    %s = arith.maxnumf %a, %x : f32
    %t = arith.minnumf %b, %x : f32
    affine.yield %s, %t : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// -----

func.func @b(%m: memref<64xindex>) -> (index, index) {
  %c = arith.constant 0 : index
  %r:2 = affine.for %i = 0 to 64 iter_args(%a = %c, %b = %c) -> (index, index) {
    %x = affine.load %m[%i] : memref<64xindex>
    %s = arith.addi %a, %x : index
    %t = arith.muli %b, %x : index
    affine.yield %s, %t : index, index
  }
  return %r#0, %r#1 : index, index
}

// -----

func.func @d(%m: memref<64xindex>) -> (index) {
  %c = arith.constant 0 : index
  %r = affine.for %i = 0 to 64 iter_args(%a = %c) -> (index) {
    %x = affine.load %m[%i] : memref<64xindex>
    %s = arith.xori %a, %x : index
    affine.yield %s : index
  }
  return %r : index
}

// -----

func.func @e(%m: memref<64xi32>) -> (i32) {
  %c = arith.constant 0 : i32
  %r = affine.for %i = 0 to 64 iter_args(%a = %c) -> (i32) {
    %x = affine.load %m[%i] : memref<64xi32>
    %s = arith.xori %a, %x : i32
    affine.yield %s : i32
  }
  return %r : i32
}

// -----

func.func @inner_iter(%m: memref<64x64xf32>, %n: memref<64x64xf32>) {
  %c = arith.constant 0.0 : f32
  affine.for %i = 0 to 64 {
    %r = affine.for %j = 0 to 64 iter_args(%a = %c) -> (f32) {
      %x = affine.load %m[%j, %i] : memref<64x64xf32>
      %s = arith.addf %a, %x : f32
      affine.yield %s : f32
    }
    affine.store %r, %n[0, %i] : memref<64x64xf32>
  }
  return
}

// -----

func.func @three(%m: memref<64x64xf32>, %n: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %x = affine.load %m[%j, %k] : memref<64x64xf32>
        affine.store %x, %n[%j, %k] : memref<64x64xf32>
      }
    }
  }
  return
}

// -----

func.func @three(%m: memref<64x64xf32>, %n: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.for %k = 0 to 64 {
        %x = affine.load %m[%j, %k] : memref<64x64xf32>
      }
    }
  }
  return
}

// -----

func.func @use_iv(%m: memref<64x64xf32>, %n: memref<64x64xindex>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.store %i, %n[%i, %j] : memref<64x64xindex>
    }
  }
  return
}

// -----

func.func @vec_mem(%m: memref<64xvector<4xf32>>) {
  affine.for %i = 0 to 64 {
    %x = affine.load %m[%i] : memref<64xvector<4xf32>>
    affine.store %x, %m[%i] : memref<64xvector<4xf32>>
  }
  return
}

// -----

func.func @apply_use(%m: memref<64x64xindex>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
    %x = affine.apply affine_map<(d0) -> (d0 * 2)>(%i)
    affine.store %x, %m[%i, %j] : memref<64x64xindex>
  }
  }
  return
}

// -----

func.func @complexx(%m: memref<64xcomplex<f32>>) {
  affine.for %i = 0 to 64 {
    %x = affine.load %m[%i] : memref<64xcomplex<f32>>
    affine.store %x, %m[%i] : memref<64xcomplex<f32>>
  }
  return
}

// -----

func.func @alloc(%m: memref<64xf32>) {
  affine.for %i = 0 to 64 {
    %x = affine.load %m[%i] : memref<64xf32>
    %a = memref.alloc() : memref<64xf32>
    affine.store %x, %a[%i] : memref<64xf32>
  }
  return
}

// -----

func.func @step0(%m: memref<64xf32>) -> f32 {
  %c = arith.constant 0.0 : f32
  %r = affine.for %i = 0 to 64 step 2 iter_args(%a = %c) -> f32 {
    %x = affine.load %m[%i] : memref<64xf32>
    %s = arith.addf %a, %x : f32
    affine.yield %s : f32
  }
  return %r : f32
}

// -----

func.func @attrs(%m: memref<64xf32>) {
  affine.for %i = 0 to 64 step 2 {
    %x = affine.load %m[%i] {foo} : memref<64xf32>
    %s = arith.addf %x, %x fastmath<fast> {bar} : f32
    %t = arith.constant {x} 1.0 : f32
    affine.store %s, %m[%i] {foo}: memref<64xf32>
  } {baz}
  return
}

// -----

func.func @if(%m: memref<64xf32>) {
  affine.for %i = 0 to 64 step 2 {
   affine.if affine_set<(d0) : (d0 - 4 >= 0)>(%i) {
    %x = affine.load %m[%i] {foo} : memref<64xf32>
    affine.store %x, %m[%i] {foo}: memref<64xf32>
    }
  }
  return
}

// -----

func.func @f0(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = 2 to 64 {
    affine.store %one, %o2[%v1, %v1] : memref<64x64xf32>
    %v2 = affine.load %m2[%v1, symbol(%n)] : memref<64x64xf32>
    affine.store %v2, %o2[%v1, %v1 + 1] : memref<64x64xf32>
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f1(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = 0 to 60 {
    %v3 = affine.for %v2 = 2 to 128 iter_args(%v4 = %one) -> f32 {
      %v6 = affine.for %v5 = 2 to 60 iter_args(%v7 = %u) -> f32 {
        %v8 = affine.load %m2[%c3, %v5 + 3] : memref<64x64xf32>
        %v9 = affine.load %m2[%v2, %v5 + 1] : memref<64x64xf32>
        %v10 = arith.mulf %one, %cst : f32
        %v11 = affine.load %m2[%v1, %v5] : memref<64x64xf32>
        affine.store %u, %o3[%v1, %v2, %v5] : memref<?x?x?xf32>
        %v12 = arith.minnumf %v7, %v11 : f32
        affine.yield %v12 : f32
      }
      affine.for %v13 = 2 to 64 {
        %v14 = affine.load %m1[%v13] : memref<64xf32>
        %v15 = affine.load %m3[3, symbol(%n), %v13] : memref<?x?x?xf32>
        %v16 = affine.load %m2[%v2, %v13] : memref<64x64xf32>
        %v17 = arith.sitofp %ci : i32 to f32
      }
      %v18 = arith.addf %v4, %cst : f32
      affine.yield %v18 : f32
    }
    affine.store %one, %o2[%v1 + 1, 2] : memref<64x64xf32>
    %v19 = arith.mulf %one, %cst : f32
    affine.for %v20 = 0 to 128 {
      %v21 = affine.load %m2[%v1, %v20] : memref<64x64xf32>
      %v22 = arith.addf %cst, %cst : f32
      affine.for %v23 = 0 to %n step 2 {
        %v24 = affine.load %m2[%v1, %v23] : memref<64x64xf32>
        %v25 = affine.load %m2[%v20, %v23] : memref<64x64xf32>
        %v26 = affine.load %mi[%v23] : memref<64xi32>
        affine.store %v24, %o2[%v20, %v23] : memref<64x64xf32>
      }
      affine.for %v27 = 0 to %n {
        affine.store %v19, %o3[%v27, %v20, %v27] : memref<?x?x?xf32>
        affine.store %v3, %o1[%v27] : memref<64xf32>
      }
      affine.store %u, %o1[%v20] : memref<64xf32>
    }
    affine.store %one, %o2[%v1, 1] : memref<64x64xf32>
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f2(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  %v2 = affine.for %v1 = %k to 64 iter_args(%v3 = %one) -> f32 {
    %v4 = arith.maximumf %cst, %cst : f32
    %v5 = arith.addi %ui, %z : i32
    affine.for %v6 = 2 to 60 {
      affine.store %cst, %o1[%v6] : memref<64xf32>
      affine.for %v7 = %k to 64 {
        %v8 = arith.addi %v5, %ui : i32
        %v9 = arith.addi %z, %z : i32
        %v10 = arith.addi %v5, %ui : i32
        %v11 = affine.load %m3[%v1, %v6, %v7] : memref<?x?x?xf32>
        affine.store %one, %o2[%v1 + 3, 1] : memref<64x64xf32>
      }
      affine.store %u, %o2[%v6, %v6] : memref<64x64xf32>
    }
    affine.store %cst, %o1[%v1] : memref<64xf32>
    %v12 = arith.addf %v3, %v4 : f32
    affine.yield %v12 : f32
  }
  affine.store %v2, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f3(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = 2 to min affine_map<(d0) -> (d0, 32)>(%n) {
    affine.for %v2 = 0 to 128 {
      %v3 = arith.sitofp %ui : i32 to f32
      %v4 = arith.sitofp %ci : i32 to f32
      affine.store %v3, %o2[%v1, %v2] : memref<64x64xf32>
    }
    affine.store %cst, %o2[%v1 + 2, %v1 + 1] : memref<64x64xf32>
    affine.for %v5 = 0 to 64 {
      affine.for %v6 = %k to 64 {
        %v7 = affine.load %m2[%v5, %v6] : memref<64x64xf32>
        affine.for %v8 = 0 to 128 {
          %v9 = affine.load %m2[%v6, %v8] : memref<64x64xf32>
          %v10 = affine.load %m2[%v6, %v8] : memref<64x64xf32>
          %v11 = arith.addi %ui, %ci : i32
          affine.store %v7, %o3[%v5, %v6, %v8] : memref<?x?x?xf32>
        }
        %v12 = arith.maximumf %u, %cst : f32
        affine.for %v13 = 2 to 60 {
          %v14 = affine.load %m3[%v5, %v13, %v13] : memref<?x?x?xf32>
          %v15 = affine.load %m3[%v5, %v6, %v13] : memref<?x?x?xf32>
          affine.store %cst, %o2[%v1, %v13] : memref<64x64xf32>
        }
        affine.store %one, %o1[%v6] : memref<64xf32>
      }
      %v16 = affine.load %m2[%v1, %v5] : memref<64x64xf32>
      %v18 = affine.for %v17 = %k to %n iter_args(%v19 = %one) -> f32 {
        %v20 = affine.load %m2[%v5, %v17] : memref<64x64xf32>
        %v22 = affine.for %v21 = %k to 60 iter_args(%v23 = %ci) -> i32 {
          %v24 = affine.load %m2[2, %v21] : memref<64x64xf32>
          %v25 = arith.constant 3.5 : f32
          %v26 = arith.maxsi %v23, %z : i32
          affine.yield %v26 : i32
        }
        affine.for %v27 = 0 to 60 {
          affine.store %v20, %o1[%v27] : memref<64xf32>
          %v28 = arith.maximumf %u, %one : f32
        }
        affine.store %one, %o2[%v5, %v17] : memref<64x64xf32>
        %v29 = arith.maximumf %v19, %cst : f32
        affine.yield %v29 : f32
      }
      affine.for %v30 = 0 to %n step 2 {
        %v32 = affine.for %v31 = %k to min affine_map<(d0) -> (d0, 32)>(%n) iter_args(%v33 = %u) -> f32 {
          %v34 = affine.load %m3[%v5, %v30, %v31] : memref<?x?x?xf32>
          %v35 = arith.addi %ui, %ui : i32
          %v36 = affine.load %m3[%v5, %v30, %v31] : memref<?x?x?xf32>
          affine.store %v36, %o2[%v1, %v31] : memref<64x64xf32>
          affine.store %v18, %o1[%v31] : memref<64xf32>
          %v37 = arith.minnumf %v33, %v16 : f32
          affine.yield %v37 : f32
        }
        affine.store %cst, %o3[%v1, %v5, %v30] : memref<?x?x?xf32>
        affine.for %v38 = 0 to %n {
          %v39 = affine.load %m3[%v5, %v30, %v38] : memref<?x?x?xf32>
          %v40 = affine.load %m3[%n, %v30, %v30 + 2] : memref<?x?x?xf32>
          %v41 = arith.cmpf olt, %cst, %one : f32
          %v42 = arith.select %v41, %v18, %cst : f32
          %v43 = affine.load %m2[%v30, %v38] : memref<64x64xf32>
          affine.store %v18, %o1[%v38] : memref<64xf32>
        }
        %v44 = arith.addi %ui, %z : i32
      }
      affine.store %v18, %o1[%v5] : memref<64xf32>
    }
    affine.store %one, %o1[%v1] : memref<64xf32>
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f4(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = 2 to %n {
    %v2 = affine.load %mi[%v1] : memref<64xi32>
    %v3 = arith.sitofp %v2 : i32 to f32
    affine.for %v4 = 0 to min affine_map<(d0) -> (d0, 32)>(%n) {
      affine.store %cst, %o3[%v1, %v1 + 3, %v4 + 1] : memref<?x?x?xf32>
      %v5 = arith.addi %v2, %z : i32
      %v6 = affine.load %m2[%v1, %v4] : memref<64x64xf32>
      affine.store %one, %o1[%v4] : memref<64xf32>
    }
    affine.store %one, %o1[%n] : memref<64xf32>
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f5(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = 0 to 60 {
    affine.for %v2 = 0 to %n step 2 {
      %v3 = affine.load %m2[%v1, %v2] : memref<64x64xf32>
      %v4 = arith.maximumf %one, %one : f32
      %v5 = affine.load %m2[%v1, %v2] : memref<64x64xf32>
    }
    affine.for %v6 = 0 to %n {
      %v7 = affine.load %m3[%v1 + 2, %v6, %v6] : memref<?x?x?xf32>
      affine.store %v7, %o1[%v6] : memref<64xf32>
      %v8 = affine.load %m1[%v6] : memref<64xf32>
    }
    affine.for %v9 = 2 to min affine_map<(d0) -> (d0, 32)>(%n) step 2 {
      %v10 = affine.load %m1[%v9] : memref<64xf32>
      %v11 = affine.load %m2[%v1, %v9] : memref<64x64xf32>
      affine.store %v10, %o3[%v1, %v9, %c3] : memref<?x?x?xf32>
    }
  }
  affine.for %v12 = %k to %n {
    %v13 = affine.load %m2[%v12, %v12 + 3] : memref<64x64xf32>
    %v14 = arith.constant 1.5 : f32
    %v15 = affine.load %m2[symbol(%n), %v12] : memref<64x64xf32>
    %v16 = arith.maximumf %one, %one : f32
    affine.store %v15, %o2[%v12, %n] : memref<64x64xf32>
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f6(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  %v2 = affine.for %v1 = 0 to min affine_map<(d0) -> (d0, 32)>(%n) iter_args(%v3 = %ci) -> i32 {
    affine.store %u, %o1[%v1] : memref<64xf32>
    %v4 = arith.constant 1.5 : f32
    %v5 = arith.maxsi %v3, %ui : i32
    affine.yield %v5 : i32
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f7(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  %v2 = affine.for %v1 = 2 to %n iter_args(%v3 = %one) -> f32 {
    affine.for %v4 = %k to %n {
      %v5 = affine.load %m2[%v1, %v4] : memref<64x64xf32>
      %v6 = affine.load %m1[%v4] : memref<64xf32>
      %v7 = affine.load %m3[%n, 2, %v1] : memref<?x?x?xf32>
    }
    %v8 = arith.cmpf olt, %cst, %u : f32
    %v9 = arith.select %v8, %cst, %cst : f32
    %v10 = arith.addf %v3, %one : f32
    affine.yield %v10 : f32
  }
  affine.for %v11 = 0 to %n {
    %v12 = affine.load %m2[%v11 + 3, %v11] : memref<64x64xf32>
    %v13 = arith.sitofp %z : i32 to f32
    %v14 = affine.load %m1[%v11] : memref<64xf32>
    affine.store %u, %o2[%c3, %v11] : memref<64x64xf32>
  }
  affine.store %v2, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f9(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = 2 to 60 {
    %v3 = affine.for %v2 = %k to min affine_map<(d0) -> (d0, 32)>(%n) iter_args(%v4 = %z) -> i32 {
      %v6 = affine.for %v5 = 0 to 60 iter_args(%v7 = %cst) -> f32 {
        affine.for %v8 = 0 to 128 step 2 {
          %v9 = arith.addi %ui, %ui : i32
          %v10 = affine.load %m3[%v2, %v5, %v2] : memref<?x?x?xf32>
          %v11 = arith.constant 3.5 : f32
          %v12 = affine.load %m2[%v5, %v2 + 1] : memref<64x64xf32>
          affine.store %v10, %o1[%v8] : memref<64xf32>
        }
        %v13 = arith.addf %v7, %one : f32
        affine.yield %v13 : f32
      }
      %v15 = affine.for %v14 = 0 to 128 step 2 iter_args(%v16 = %cst) -> f32 {
        %v17 = arith.addi %ui, %z : i32
        affine.store %cst, %o3[%v1, %v2, %v14] : memref<?x?x?xf32>
        affine.store %u, %o1[%v14] : memref<64xf32>
        %v18 = arith.maxnumf %v16, %one : f32
        affine.yield %v18 : f32
      }
      affine.store %one, %o1[%v2] : memref<64xf32>
      affine.store %u, %o2[%v2 + 3, %v2] : memref<64x64xf32>
      %v19 = arith.maxsi %v4, %ui : i32
      affine.yield %v19 : i32
    }
    %v21 = affine.for %v20 = 0 to 60 iter_args(%v22 = %ui) -> i32 {
      %v23 = affine.load %mi[%v20] : memref<64xi32>
      %v24 = arith.maxui %v22, %v3 : i32
      affine.yield %v24 : i32
    }
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f10(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  %v2 = affine.for %v1 = 0 to 60 iter_args(%v3 = %z) -> i32 {
    %v4 = affine.load %m3[%v1, %c3, %v1] : memref<?x?x?xf32>
    %v5 = affine.load %m2[%v1, %v1] : memref<64x64xf32>
    %v6 = affine.load %m2[%v1, %v1] : memref<64x64xf32>
    affine.store %one, %o2[1, %v1] : memref<64x64xf32>
    %v7 = arith.muli %v3, %z : i32
    affine.yield %v7 : i32
  }
  %v9 = affine.for %v8 = 0 to 60 step 2 iter_args(%v10 = %u) -> f32 {
    %v11 = affine.load %m2[%v8, %v8] : memref<64x64xf32>
    %v12 = arith.addi %z, %ci : i32
    affine.store %v11, %o1[%v8] : memref<64xf32>
    %v13 = arith.maximumf %v10, %v11 : f32
    affine.yield %v13 : f32
  }
  affine.store %v9, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f11(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = 0 to 60 {
    affine.for %v2 = 0 to %n {
      %v3 = arith.maximumf %cst, %cst : f32
      affine.store %one, %o1[%v2] : memref<64xf32>
    }
    %v4 = affine.load %m1[%v1] : memref<64xf32>
  }
  affine.for %v5 = 0 to 64 step 2 {
    affine.for %v6 = 2 to min affine_map<(d0) -> (d0, 32)>(%n) {
      %v7 = affine.load %m2[%v5, %v6] : memref<64x64xf32>
      %v8 = arith.sitofp %z : i32 to f32
      %v9 = affine.load %m3[%v5, 2, %v6] : memref<?x?x?xf32>
      affine.store %v9, %o1[%v6] : memref<64xf32>
    }
    affine.for %v10 = 0 to 60 {
      %v11 = affine.load %m2[%v5, %v10] : memref<64x64xf32>
    }
    affine.store %u, %o3[%v5, %n, %v5] : memref<?x?x?xf32>
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f0(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = 0 to 60 {
    affine.for %v2 = 0 to 128 {
      %v3 = affine.load %m2[%v1, %v2] : memref<64x64xf32>
      %v4 = affine.load %m3[%v1 + %v2, %v1, %v1] : memref<?x?x?xf32>
      %v5 = arith.mulf %u, %v3 : f32
      %v6 = affine.load %m2[%v1, %v2] : memref<64x64xf32>
      affine.store %v5, %o3[%v1 + %v2, %v1 + 3, %v1] : memref<?x?x?xf32>
    }
    affine.store %cst, %o3[%v1, %v1, %v1] : memref<?x?x?xf32>
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f1(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = %k to 64 {
    affine.for %v2 = 2 to 64 {
      affine.store %cst, %o3[%v1 + %v2, %v1, %v2 + 1] : memref<?x?x?xf32>
      %v3 = affine.load %mi[%v2] : memref<64xi32>
      affine.for %v4 = 0 to %n {
        %v5 = affine.load %m2[%v2, %v4] : memref<64x64xf32>
      }
    }
    affine.store %cst, %o2[%v1, %n] : memref<64x64xf32>
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f2(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = 0 to 128 step 2 {
    affine.for %v2 = %k to 64 {
      %v3 = arith.cmpf olt, %one, %u : f32
      %v4 = arith.select %v3, %one, %one : f32
    }
    affine.for %v5 = 2 to 64 {
      %v6 = affine.load %m3[%v1 + 1, %v1 + %v5, %v1] : memref<?x?x?xf32>
      %v7 = arith.addf %cst, %one : f32
    }
    affine.for %v8 = 0 to 128 {
      %v9 = affine.load %m2[%v8, %v8] : memref<64x64xf32>
    }
    affine.store %one, %o2[%v1, %v1] : memref<64x64xf32>
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f3(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = 2 to 60 step 2 {
    %v2 = affine.load %m2[%v1, %c3] : memref<64x64xf32>
    %v3 = affine.load %m2[%v1, %c3] : memref<64x64xf32>
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f4(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = 0 to %n {
    %v3 = affine.for %v2 = 0 to min affine_map<(d0) -> (d0, 32)>(%n) iter_args(%v4 = %ci) -> i32 {
      %v5 = arith.addf %one, %one : f32
      affine.store %u, %o3[%v2, %v2 + 2, 2] : memref<?x?x?xf32>
      %v6 = arith.maxsi %v4, %z : i32
      affine.yield %v6 : i32
    }
    affine.for %v7 = 2 to %n {
      %v8 = arith.maximumf %u, %one : f32
      affine.store %u, %o3[%v7, %v1 + 3, %v1] : memref<?x?x?xf32>
    }
    affine.store %one, %o2[%v1, 4] : memref<64x64xf32>
  }
  affine.for %v9 = 0 to min affine_map<(d0) -> (d0, 32)>(%n) {
    affine.for %v10 = 2 to min affine_map<(d0) -> (d0, 32)>(%n) step 2 {
      %v11 = affine.load %m2[%v9, %v10] : memref<64x64xf32>
      affine.store %u, %o2[%v9, %v10] : memref<64x64xf32>
      affine.store %cst, %o3[%n, %v9, %v10] : memref<?x?x?xf32>
    }
    affine.for %v12 = 0 to 60 step 2 {
      %v13 = affine.load %m2[%v9, %v12] : memref<64x64xf32>
      %v14 = affine.load %m3[%v9, %v12, 0] : memref<?x?x?xf32>
      %v15 = affine.load %m2[%v9, %v12] : memref<64x64xf32>
    }
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f5(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = %k to 60 {
    affine.for %v2 = 0 to %n {
      %v3 = arith.index_cast %v1 : index to i32
      %v5 = affine.load %m2[%v1, %v2] : memref<64x64xf32>
      affine.for %v6 = 0 to 64 {
        %v7 = affine.load %m2[%v2, %v6] : memref<64x64xf32>
        affine.store %u, %o2[%v2, %v6] : memref<64x64xf32>
      }
      affine.store %v5, %o3[%v2 + 2, %v2, 3] : memref<?x?x?xf32>
    }
    %v8 = arith.mulf %u, %one : f32
    %v9 = arith.maximumf %one, %u : f32
    affine.for %v10 = %k to 60 {
      affine.for %v11 = 0 to 60 {
        %v12 = affine.load %m2[%v10, %v11] : memref<64x64xf32>
        affine.store %v12, %o3[%v1, %v10, %v11] : memref<?x?x?xf32>
      }
      %v13 = arith.addi %ci, %ui : i32
      affine.store %one, %o3[%v10, %v1, 0] : memref<?x?x?xf32>
    }
    affine.store %cst, %o3[%v1, %v1, %v1] : memref<?x?x?xf32>
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f6(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = %k to 64 step 2 {
    %v2 = affine.load %m2[%v1, %v1] : memref<64x64xf32>
    %v3 = affine.load %m3[%v1 + 2, %v1, %v1] : memref<?x?x?xf32>
    %v4 = arith.maximumf %v3, %cst : f32
    %v5 = arith.maximumf %v4, %cst : f32
    affine.store %cst, %o2[%v1, %c3] : memref<64x64xf32>
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f7(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = 2 to 128 {
    %v2 = affine.load %m3[%v1, %v1, %v1] : memref<?x?x?xf32>
  }
  affine.for %v3 = 0 to %n {
    affine.store %cst, %o2[%v3 + 2, symbol(%n)] : memref<64x64xf32>
    affine.store %u, %o3[5, %v3 + 1, symbol(%n)] : memref<?x?x?xf32>
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f8(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = 0 to 60 {
    %v2 = affine.load %m3[%c3, 4, %v1] : memref<?x?x?xf32>
    %v3 = arith.maximumf %u, %one : f32
    %v4 = affine.load %m2[2, 4] : memref<64x64xf32>
    %v5 = affine.load %m3[%v1, %v1, %v1] : memref<?x?x?xf32>
    affine.store %v2, %o3[%v1, %v1, symbol(%n)] : memref<?x?x?xf32>
  }
  affine.for %v6 = 0 to 64 {
    affine.for %v7 = 0 to 128 {
      %v8 = arith.addi %ui, %ci : i32
      %v9 = affine.load %m2[%v6, %v7] : memref<64x64xf32>
      %v10 = affine.load %m2[%v6, %v7] : memref<64x64xf32>
      affine.store %v10, %o2[%v6, %v7] : memref<64x64xf32>
    }
    affine.store %one, %o3[%v6, 3, %v6] : memref<?x?x?xf32>
    affine.for %v11 = 0 to 128 step 2 {
      %v12 = arith.mulf %one, %cst : f32
      %v13 = affine.load %m2[%v6, %v11] : memref<64x64xf32>
      affine.store %v13, %o2[%v6, %v11] : memref<64x64xf32>
    }
    %v15 = affine.for %v14 = 2 to 64 step 2 iter_args(%v16 = %cst) -> f32 {
      %v17 = affine.load %m3[%v6, 4, %v6] : memref<?x?x?xf32>
      %v18 = arith.addi %ci, %z : i32
      %v19 = affine.load %m2[%v6, %v14] : memref<64x64xf32>
      affine.store %v19, %o3[%v14, %v14, %v14] : memref<?x?x?xf32>
      %v20 = arith.mulf %v16, %v17 : f32
      affine.yield %v20 : f32
    }
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f9(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = 0 to 64 {
    %v2 = arith.addf %one, %u : f32
    %v3 = arith.mulf %u, %u : f32
    affine.for %v4 = 0 to 128 {
      %v5 = arith.index_cast %v1 : index to i32
      %v7 = affine.load %m2[%v1, %v4] : memref<64x64xf32>
      %v8 = affine.load %m2[%v1, %v4] : memref<64x64xf32>
      affine.store %v8, %o3[%v1, %v1, %v1] : memref<?x?x?xf32>
    }
    affine.store %v2, %o2[%v1, %v1] : memref<64x64xf32>
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f10(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = 0 to %n {
    %v2 = affine.load %m2[%n, %c3] : memref<64x64xf32>
    %v3 = affine.load %m2[%c3, %v1 + 2] : memref<64x64xf32>
    %v4 = arith.constant 1.5 : f32
    %v5 = arith.addi %ui, %z : i32
    affine.store %cst, %o3[%v1, %v1, %v1] : memref<?x?x?xf32>
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}

// -----

func.func @f11(%m1: memref<64xf32>, %m2: memref<64x64xf32>, %m3: memref<?x?x?xf32>, %o1: memref<64xf32>, %o2: memref<64x64xf32>, %o3: memref<?x?x?xf32>, %u: f32, %n: index, %k: index, %mi: memref<64xi32>, %ui: i32) {
  %cst = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  %c3 = arith.constant 3 : index
  %ci = arith.constant 7 : i32
  %z = arith.constant 0 : i32
  affine.for %v1 = 0 to 60 {
    %v2 = arith.constant 1.5 : f32
    %v3 = affine.load %mi[%v1] : memref<64xi32>
    %v4 = arith.addi %v3, %z : i32
  }
  affine.for %v5 = %k to 128 {
    affine.for %v6 = %k to %n step 2 {
      %v7 = arith.constant 3.5 : f32
      %v8 = affine.load %m2[%v5, %v6] : memref<64x64xf32>
      %v9 = affine.load %m3[%v6, %v5, %v5] : memref<?x?x?xf32>
      affine.store %v9, %o2[%v5, %v6] : memref<64x64xf32>
    }
    %v10 = arith.addi %ui, %ci : i32
    %v11 = arith.addf %u, %u : f32
    affine.store %v11, %o3[%v5, %v5 + 1, %v5 + 1] : memref<?x?x?xf32>
  }
  affine.store %one, %o1[0] : memref<64xf32>
  return
}
