// RUN: ods opt %s --affine-scalrep --allow-unregistered-dialect | golden %S/scalrep.out

// What was stored is used, and memory that nobody reads any more goes away.
func.func @forward() -> f32 {
  %c = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
    %v = affine.load %m[%i] : memref<10xf32>
    %w = arith.addf %v, %v : f32
    "use"(%w) : (f32) -> ()
  }
  return %c : f32
}
func.func @freed(%x: f32) {
  %m = memref.alloc() : memref<f32>
  affine.store %x, %m[] : memref<f32>
  %v = affine.load %m[] : memref<f32>
  "use"(%v) : (f32) -> ()
  memref.dealloc %m : memref<f32>
  return
}
func.func @memory_of_the_caller(%m: memref<10xf32>) {
  %c = arith.constant 7.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
    %v = affine.load %m[%i] : memref<10xf32>
    "use"(%v) : (f32) -> ()
  }
  return
}
func.func @escapes() -> memref<10xf32> {
  %c = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
    %v = affine.load %m[%i] : memref<10xf32>
    "use"(%v) : (f32) -> ()
  }
  return %m : memref<10xf32>
}
// Different loops: no.
func.func @another_loop(%c: f32) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    "use"(%v) : (f32) -> ()
  }
  return
}
// Equal subscripts in different words.
func.func @composed(%m: memref<100xf32>, %c: f32, %n: index) {
  affine.for %i = 0 to 10 {
    %a = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0)>(%i)[%n]
    affine.store %c, %m[%a + 1] : memref<100xf32>
    %v = affine.load %m[%i + %i + symbol(%n) + 1] : memref<100xf32>
    "use"(%v) : (f32) -> ()
  }
  return
}
func.func @constant_subscript(%m: memref<100xf32>, %c: f32) {
  %k = arith.constant 3 : index
  affine.store %c, %m[symbol(%k)] : memref<100xf32>
  %v = affine.load %m[3] : memref<100xf32>
  "use"(%v) : (f32) -> ()
  return
}
// A store in between to another element, to one that may be it, and to other memory.
func.func @in_between(%m: memref<100xf32>, %o: memref<100xf32>, %c: f32, %d: f32, %n: index) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<100xf32>
    affine.store %d, %m[%i + 1] : memref<100xf32>
    %v = affine.load %m[%i] : memref<100xf32>
    affine.store %d, %m[symbol(%n)] : memref<100xf32>
    %w = affine.load %m[%i] : memref<100xf32>
    affine.store %d, %o[0] : memref<100xf32>
    %u = affine.load %m[%i] : memref<100xf32>
    "use"(%v, %w, %u) : (f32, f32, f32) -> ()
  }
  return
}
func.func @call_in_between(%c: f32) {
  %m = memref.alloc() : memref<100xf32>
  affine.store %c, %m[0] : memref<100xf32>
  "call"() : () -> ()
  %v = affine.load %m[0] : memref<100xf32>
  "use"(%v) : (f32) -> ()
  return
}
func.func @loop_in_between(%m: memref<100xf32>, %c: f32, %d: f32) {
  affine.store %c, %m[0] : memref<100xf32>
  affine.for %i = 1 to 10 {
    affine.store %d, %m[%i] : memref<100xf32>
  }
  %v = affine.load %m[0] : memref<100xf32>
  "use"(%v) : (f32) -> ()
  affine.for %i = 0 to 10 {
    affine.store %d, %m[%i] : memref<100xf32>
  }
  %w = affine.load %m[0] : memref<100xf32>
  "use"(%w) : (f32) -> ()
  return
}
// The load is executed after a later iteration's store.
func.func @carried(%m: memref<100xf32>, %c: f32, %d: f32) {
  affine.store %c, %m[0] : memref<100xf32>
  affine.for %i = 0 to 10 {
    %v = affine.load %m[0] : memref<100xf32>
    "use"(%v) : (f32) -> ()
    affine.store %d, %m[0] : memref<100xf32>
  }
  return
}
func.func @into_a_loop(%m: memref<100xf32>, %c: f32) {
  affine.store %c, %m[0] : memref<100xf32>
  affine.for %i = 0 to 10 {
    %v = affine.load %m[0] : memref<100xf32>
    "use"(%v) : (f32) -> ()
  }
  return
}
func.func @out_of_a_loop(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[0] : memref<100xf32>
  }
  %v = affine.load %m[0] : memref<100xf32>
  "use"(%v) : (f32) -> ()
  return
}
func.func @outer_element(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<100xf32>
    affine.for %j = 0 to 10 {
      %v = affine.load %m[%i] : memref<100xf32>
      "use"(%v) : (f32) -> ()
    }
  }
  return
}
// Conditions.
func.func @condition(%m: memref<100xf32>, %c: f32, %d: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<100xf32>
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      %v = affine.load %m[%i] : memref<100xf32>
      "use"(%v) : (f32) -> ()
      affine.store %d, %m[%i] : memref<100xf32>
    }
    %w = affine.load %m[%i] : memref<100xf32>
    "use"(%w) : (f32) -> ()
  }
  return
}
func.func @both_branches(%m: memref<100xf32>, %c: f32, %d: f32, %p: i1) {
  scf.if %p {
    affine.store %c, %m[1] : memref<100xf32>
  } else {
    affine.store %d, %m[1] : memref<100xf32>
  }
  %w = affine.load %m[1] : memref<100xf32>
  "use"(%w) : (f32) -> ()
  return
}
func.func @blocks(%m: memref<100xf32>, %c: f32, %d: f32, %p: i1) -> f32 {
  affine.store %c, %m[1] : memref<100xf32>
  cf.cond_br %p, ^a, ^b
^a:
  affine.store %d, %m[2] : memref<100xf32>
  cf.br ^b
^b:
  %w = affine.load %m[1] : memref<100xf32>
  %v = affine.load %m[2] : memref<100xf32>
  %s = arith.addf %w, %v : f32
  return %s : f32
}
func.func @cycle(%m: memref<100xf32>, %c: f32, %d: f32, %p: i1) -> f32 {
  affine.store %c, %m[1] : memref<100xf32>
  cf.br ^a
^a:
  %w = affine.load %m[1] : memref<100xf32>
  affine.store %d, %m[1] : memref<100xf32>
  cf.cond_br %p, ^a, ^b
^b:
  return %w : f32
}
// Stores that are overwritten.
func.func @overwritten(%m: memref<100xf32>, %c: f32, %d: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<100xf32>
    affine.store %d, %m[%i] : memref<100xf32>
    affine.store %c, %m[%i] : memref<100xf32>
  }
  return
}
func.func @read_before(%m: memref<100xf32>, %o: memref<100xf32>, %c: f32, %d: f32) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<100xf32>
    %v = affine.load %m[%i - 1] : memref<100xf32>
    %w = affine.load %o[%i] : memref<100xf32>
    "use"(%v, %w) : (f32, f32) -> ()
    affine.store %d, %m[%i] : memref<100xf32>
  }
  return
}
func.func @not_always_overwritten(%m: memref<100xf32>, %c: f32, %d: f32, %p: i1) {
  affine.store %c, %m[0] : memref<100xf32>
  scf.if %p {
    affine.store %d, %m[0] : memref<100xf32>
  }
  return
}
func.func @overwritten_in_another_block(%m: memref<100xf32>, %c: f32, %d: f32, %p: i1) {
  affine.store %c, %m[0] : memref<100xf32>
  cf.cond_br %p, ^a, ^b
^a:
  cf.br ^b
^b:
  affine.store %d, %m[0] : memref<100xf32>
  return
}
// Loads.
func.func @loads(%m: memref<100xf32>, %p: i1) {
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<100xf32>
    %w = affine.load %m[%i] : memref<100xf32>
    %u = affine.load %m[%i] : memref<100xf32>
    "use"(%v, %w, %u) : (f32, f32, f32) -> ()
  }
  return
}
func.func @loads_apart(%m: memref<100xf32>, %c: f32) {
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<100xf32>
    affine.for %j = 0 to 10 {
      %w = affine.load %m[%i] : memref<100xf32>
      %u = affine.load %m[%j] : memref<100xf32>
      %t = affine.load %m[%i] : memref<100xf32>
      %s = arith.addf %w, %t : f32
      %r = arith.addf %s, %u : f32
      %q = arith.addf %r, %v : f32
      %x = arith.addf %q, %c : f32
      %y = arith.addf %x, %c : f32
      %z = arith.mulf %y, %y : f32
      affine.store %z, %m[%j + 50] : memref<100xf32>
    }
  }
  return
}
func.func @load_behind_a_store(%m: memref<100xf32>, %o: memref<100xf32>, %c: f32) -> f32 {
  %a = memref.alloc() : memref<100xf32>
  %v = affine.load %m[0] : memref<100xf32>
  affine.store %c, %a[0] : memref<100xf32>
  %w = affine.load %m[0] : memref<100xf32>
  affine.store %c, %o[0] : memref<100xf32>
  %u = affine.load %m[0] : memref<100xf32>
  %s = arith.addf %v, %w : f32
  %r = arith.addf %s, %u : f32
  return %r : f32
}
func.func @copied(%m: memref<100xf32>, %o: memref<100xf32>, %c: f32) -> f32 {
  %a = memref.alloc() : memref<100xf32>
  affine.store %c, %a[0] : memref<100xf32>
  memref.copy %m, %o : memref<100xf32> to memref<100xf32>
  %w = affine.load %a[0] : memref<100xf32>
  memref.copy %m, %a : memref<100xf32> to memref<100xf32>
  %v = affine.load %a[0] : memref<100xf32>
  %s = arith.addf %v, %w : f32
  return %s : f32
}
// Vectors must have the same type.
// Nothing here is affine in the sense of the analysis.
func.func @semi_affine(%m: memref<100xf32>, %c: f32, %n: index) {
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i * symbol(%n)] : memref<100xf32>
    %v = affine.load %m[%i * symbol(%n)] : memref<100xf32>
    "use"(%v) : (f32) -> ()
  }
  return
}
func.func @parallel(%m: memref<100xf32>, %c: f32) {
  affine.parallel (%i, %j) = (0, 0) to (10, 10) {
    affine.store %c, %m[%i + %j] : memref<100xf32>
    %v = affine.load %m[%i + %j] : memref<100xf32>
    affine.store %v, %m[%j + %i] : memref<100xf32>
  }
  return
}
func.func @while(%m: memref<10xf32>, %c: f32, %p: i1) {
  affine.store %c, %m[0] : memref<10xf32>
  scf.while : () -> () {
    %v = affine.load %m[0] : memref<10xf32>
    "use"(%v) : (f32) -> ()
    scf.condition(%p)
  } do {
    %w = affine.load %m[0] : memref<10xf32>
    "use"(%w) : (f32) -> ()
    scf.yield
  }
  return
}
func.func private @declared(memref<10xf32>)
