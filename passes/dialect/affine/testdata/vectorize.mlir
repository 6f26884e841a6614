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
