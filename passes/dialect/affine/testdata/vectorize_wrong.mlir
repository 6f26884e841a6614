// RUN: ods opt %s --upstream-bugs '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=4}))' --split-input-file --allow-unregistered-dialect | golden %S/vectorize_wrong_1d.out
// RUN: ods opt %s --upstream-bugs '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=4,8}))' --split-input-file --allow-unregistered-dialect | golden %S/vectorize_wrong_2d.out
// RUN: ods opt %s --upstream-bugs '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=32,256 test-fastest-varying=1,0}))' --split-input-file --allow-unregistered-dialect | golden %S/vectorize_wrong_fastest.out
// RUN: ods opt %s --upstream-bugs '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=2,4,8}))' --split-input-file --allow-unregistered-dialect | golden %S/vectorize_wrong_3d.out
// RUN: ods opt %s --upstream-bugs '--pass-pipeline=builtin.module(func.func(affine-super-vectorize{virtual-vector-size=128 vectorize-reductions}))' --split-input-file --allow-unregistered-dialect | golden %S/vectorize_wrong_reductions.out
// Loops of which 22.1.8 makes vectors that do more than the iterations.

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
