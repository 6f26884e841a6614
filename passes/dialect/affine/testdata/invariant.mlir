// RUN: ods opt %s --affine-loop-invariant-code-motion --allow-unregistered-dialect | golden %S/invariant.out

func.func @load(%m: memref<10xf32>, %o: memref<10xf32>) {
  %c = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%c] : memref<10xf32>
    %w = arith.addf %v, %v : f32
    affine.store %w, %o[%i] : memref<10xf32>
  }
  return
}
func.func @load_of_stored(%m: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %v = affine.load %m[0] : memref<10xf32>
    affine.store %v, %m[%i] : memref<10xf32>
  }
  return
}
func.func @store(%m: memref<10xf32>, %f: f32) {
  affine.for %i = 0 to 10 {
    affine.store %f, %m[3] : memref<10xf32>
  }
  return
}
func.func @store_twice(%m: memref<10xf32>, %f: f32) {
  affine.for %i = 0 to 10 {
    affine.store %f, %m[3] : memref<10xf32>
    affine.store %f, %m[4] : memref<10xf32>
  }
  return
}
func.func @constants(%o: memref<10xindex>) {
  affine.for %i = 0 to 10 {
    %c = arith.constant 3 : index
    %d = arith.addi %c, %c : index
    %e = arith.addi %d, %i : index
    affine.store %e, %o[%i] : memref<10xindex>
  }
  return
}
func.func @nest(%m: memref<10xf32>, %o: memref<10x10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %v = affine.load %m[%i] : memref<10xf32>
      affine.store %v, %o[%i, 0] : memref<10x10xf32>
    }
  }
  return
}
func.func @whole_loop(%m: memref<10xf32>, %o: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %v = affine.load %m[%j] : memref<10xf32>
      affine.store %v, %o[%j] : memref<10xf32>
    }
  }
  return
}
func.func @condition(%m: memref<10xf32>, %o: memref<10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<()[s0] : (s0 - 3 >= 0)>()[%n] {
      %v = affine.load %m[%n] : memref<10xf32>
      affine.store %v, %o[0] : memref<10xf32>
    } else {
      %v = affine.load %m[1] : memref<10xf32>
      affine.store %v, %o[1] : memref<10xf32>
    }
  }
  return
}
func.func @condition_variant(%m: memref<10xf32>, %o: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      %v = affine.load %m[0] : memref<10xf32>
      affine.store %v, %o[0] : memref<10xf32>
    }
  }
  return
}
func.func @condition_one_branch(%m: memref<10xf32>, %o: memref<10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<()[s0] : (s0 - 3 >= 0)>()[%n] {
      %v = affine.load %m[0] : memref<10xf32>
      affine.store %v, %o[0] : memref<10xf32>
    } else {
      %v = affine.load %m[%i] : memref<10xf32>
    }
  }
  return
}
func.func @parallel(%m: memref<10xf32>, %o: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.parallel (%j) = (0) to (10) {
      %v = affine.load %m[%j] : memref<10xf32>
      affine.store %v, %o[%j] : memref<10xf32>
    }
  }
  return
}
func.func @in_parallel(%m: memref<10xf32>, %o: memref<10xf32>) {
  affine.parallel (%j) = (0) to (10) {
    affine.for %i = 0 to 10 {
      %v = affine.load %m[%j] : memref<10xf32>
      affine.store %v, %o[%i] : memref<10xf32>
    }
  }
  return
}
func.func @carried(%m: memref<10xf32>, %f: f32) -> f32 {
  %r = affine.for %i = 0 to 10 iter_args(%x = %f) -> f32 {
    %v = affine.load %m[3] : memref<10xf32>
    %y = arith.addf %x, %v : f32
    %z = arith.addf %f, %v : f32
    %w = arith.addf %y, %z : f32
    affine.yield %w : f32
  }
  return %r : f32
}
func.func @carried_invariant(%m: memref<10xf32>, %f: f32) -> f32 {
  %r = affine.for %k = 0 to 4 iter_args(%q = %f) -> f32 {
    %s = affine.for %i = 0 to 10 iter_args(%x = %f) -> f32 {
      %v = affine.load %m[%i] : memref<10xf32>
      %y = arith.addf %x, %v : f32
      affine.yield %y : f32
    }
    %t = arith.addf %s, %q : f32
    affine.yield %t : f32
  }
  return %r : f32
}
func.func private @g() -> f32
func.func @calls(%o: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %v = func.call @g() : () -> f32
    %w = arith.addf %v, %v : f32
    affine.store %w, %o[0] : memref<10xf32>
  }
  return
}
func.func @unknown(%o: memref<10xf32>, %f: f32) {
  affine.for %i = 0 to 10 {
    %v = "test.op"(%f) : (f32) -> f32
    affine.store %f, %o[1] : memref<10xf32>
    "test.use"(%o) : (memref<10xf32>) -> ()
  }
  return
}
func.func @memref_accesses(%m: memref<10xf32>, %o: memref<10xf32>, %n: index) {
  affine.for %i = 0 to 10 {
    %v = memref.load %m[%n] : memref<10xf32>
    %w = affine.load %m[0] : memref<10xf32>
    memref.store %w, %o[%n] : memref<10xf32>
    %x = affine.load %o[0] : memref<10xf32>
  }
  return
}
func.func @stored_outside(%m: memref<10xf32>, %o: memref<10xf32>, %f: f32) {
  affine.store %f, %m[0] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %v = affine.load %m[0] : memref<10xf32>
    affine.store %v, %o[%i] : memref<10xf32>
  }
  affine.store %f, %m[1] : memref<10xf32>
  return
}
func.func @alloc(%o: memref<10xf32>, %f: f32) {
  affine.for %i = 0 to 10 {
    %m = memref.alloc() : memref<10xf32>
    affine.store %f, %m[0] : memref<10xf32>
    %v = affine.load %m[0] : memref<10xf32>
    affine.store %v, %o[%i] : memref<10xf32>
  }
  return
}
func.func @apply(%o: memref<100xf32>, %f: f32, %n: index) {
  affine.for %i = 0 to 10 {
    %a = affine.apply affine_map<()[s0] -> (s0 + 1)>()[%n]
    %b = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
    affine.for %j = 0 to 10 {
      %c = affine.apply affine_map<(d0) -> (d0 * 2)>(%b)
      affine.store %f, %o[%c] : memref<100xf32>
    }
  }
  return
}
func.func @division(%o: memref<10xi32>, %a: i32, %b: i32) {
  affine.for %i = 0 to 10 {
    %q = arith.divsi %a, %b : i32
    affine.store %q, %o[%i] : memref<10xi32>
  }
  return
}
func.func @scf(%o: memref<10xf32>, %x: i1, %f: f32) {
  affine.for %i = 0 to 10 {
    scf.if %x {
      affine.store %f, %o[0] : memref<10xf32>
    }
    %r = scf.if %x -> f32 {
      scf.yield %f : f32
    } else {
      %g = arith.addf %f, %f : f32
      scf.yield %g : f32
    }
    affine.store %r, %o[%i] : memref<10xf32>
  }
  return
}
func.func @rank0(%m: memref<f32>, %o: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %v = affine.load %m[] : memref<f32>
    affine.store %v, %o[%i] : memref<10xf32>
  }
  return
}
func.func @rank0_store(%m: memref<f32>, %f: f32) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %f, %m[] : memref<f32>
    }
  }
  return
}
func.func @vector(%m: memref<16xf32>, %o: memref<16xf32>) {
  affine.for %i = 0 to 10 {
    %v = affine.vector_load %m[0] : memref<16xf32>, vector<4xf32>
    affine.vector_store %v, %o[0] : memref<16xf32>, vector<4xf32>
  }
  return
}
func.func @depends_on_condition(%o: memref<10xf32>, %f: f32, %n: index) {
  affine.for %i = 0 to 10 {
    %r = affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) -> f32 {
      affine.yield %f : f32
    } else {
      %g = arith.addf %f, %f : f32
      affine.yield %g : f32
    }
    %s = arith.addf %r, %f : f32
    affine.store %s, %o[0] : memref<10xf32>
  }
  return
}
func.func @no_operands(%o: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    %v = ub.poison : f32
    affine.store %v, %o[%i] : memref<10xf32>
  }
  return
}
func.func @prefetch(%o: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.prefetch %o[0], write, locality<3>, data : memref<10xf32>
  }
  return
}
func.func @region_without_operands(%c: i1) {
  affine.for %i = 0 to 100 {
    %0 = scf.execute_region -> i64 {
      cf.cond_br %c, ^bb1, ^bb2
    ^bb1:
      %c1 = arith.constant 1 : i64
      cf.br ^bb3(%c1 : i64)
    ^bb2:
      %c2 = arith.constant 2 : i64
      cf.br ^bb3(%c2 : i64)
    ^bb3(%1: i64):
      scf.yield %1 : i64
    }
    "test.use"(%0) : (i64) -> ()
  }
  return
}
