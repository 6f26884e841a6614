// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f(%n: index) {
  // expected-error @below {{dimension or symbol index mismatch}}
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%n)
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{mapping must produce one value}}
  "affine.apply"(%n) <{map = affine_map<(d0) -> (d0, d0)>}> : (index) -> index
  return
}

// -----

func.func @f(%n: index) {
  affine.for %i = 0 to 10 {
    // expected-error @below {{dimensional operand cannot be used as a symbol}}
    %0 = affine.apply affine_map<()[s0] -> (s0)>()[%i]
  }
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %k = %n to %n step %c1 {
    // expected-error @below {{operand cannot be used as a dimension id}}
    %0 = affine.load %m[%k] : memref<4xf32>
  }
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>) {
  affine.for %i = 0 to 10 {
    // expected-error @below {{operand cannot be used as a symbol}}
    %0 = affine.load %m[symbol(%i)] : memref<4xf32>
  }
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>) {
  // expected-error @below {{affine map num results must equal memref rank}}
  %0 = affine.load %m[%n, %n] : memref<4xf32>
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>) {
  // expected-error @below {{result type must match element type of memref}}
  %0 = "affine.load"(%m, %n) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xf32>, index) -> f64
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{upper loop bound affine map with multiple results requires 'min' prefix}}
  affine.for %i = 0 to affine_map<(d0) -> (d0, 5)>(%n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{expected step to be representable as a positive signed integer}}
  affine.for %i = 0 to 10 step -1 {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{expected lower bound map to have at least one result}}
  "affine.for"() <{lowerBoundMap = affine_map<() -> ()>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (5)>}> ({
  ^bb0(%i: index):
    affine.yield
  }) : () -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{symbol operand count and integer set symbol count must match}}
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0)>(%n) {
  }
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{the number of region arguments (1) and the number of map groups for lower (2) and upper bound (1), and the number of steps (1) must all match}}
  affine.parallel (%i) = (0, 1) to (10) {
  }
  return
}

// -----

func.func @f(%n: index, %x: f32) {
  // expected-error @below {{a reduction must be specified for each output}}
  %0 = affine.parallel (%i) = (0) to (10) -> f32 {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%n: index, %x: f32) {
  // expected-error @below {{invalid reduction value: "foo"}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("foo") -> f32 {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%n: index, %x: f32) {
  // expected-error @below {{result type cannot match reduction attribute}}
  %0 = affine.parallel (%i) = (0) to (10) reduce ("addi") -> f32 {
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%n: index, %x: f32) {
  affine.for %i = 0 to 10 {
    // expected-error @below {{parent of yield must have same number of results as the yield operands}}
    affine.yield %x : f32
  }
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>) {
  // expected-error @below {{rw specifier has to be 'read' or 'write'}}
  affine.prefetch %m[%n], reads, locality<3>, data : memref<4xf32>
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>) {
  // expected-error @below {{requires memref and vector types of the same elemental type}}
  %0 = affine.vector_load %m[%n] : memref<4xf32>, vector<2xi32>
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{should return an index for each basis element and up to one extra index}}
  %0:3 = affine.delinearize_index %n into (4) : index, index, index
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{should be passed a basis element for each index except possibly the first}}
  %0 = affine.linearize_index [%n] by (4, 5) : index
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{no basis element may be statically non-positive}}
  %0:2 = affine.delinearize_index %n into (4, 0) : index, index
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{affine map expect at least one result}}
  %0 = affine.min affine_map<(d0) -> ()>(%n)
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>) {
  // expected-error @below {{incorrect number of operands}}
  "affine.dma_start"(%m, %m, %m) {src_map = affine_map<() -> (0)>, dst_map = affine_map<() -> (0)>, tag_map = affine_map<() -> (0)>} : (memref<4xf32>, memref<4xf32>, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %k = %n to %n step %c1 {
    // expected-error @below {{index must be a valid dimension or symbol identifier}}
    affine.dma_wait %m[%k], %n : memref<4xf32>
  }
  return
}

// -----

func.func @f(%n: index, %m: memref<4xf32>) {
  %c1 = arith.constant 1 : index
  scf.for %k = %n to %n step %c1 {
    // expected-error @below {{src index must be a valid dimension or symbol identifier}}
    affine.dma_start %m[%k], %m[%n], %m[%n], %n : memref<4xf32>, memref<4xf32>, memref<4xf32>
  }
  return
}

// -----

func.func @f(%n: index, %i: i32) {
  // expected-error @below {{expected DMA tag to be of memref type}}
  "affine.dma_wait"(%n, %n) {tag_map = affine_map<() -> (0)>} : (index, index) -> ()
  return
}

// -----

func.func @f(%n: index) {
  // expected-error @below {{expected SSA operand}}
  affine.for %i = 0 to %n ,{ }
  return
}

// -----

func.func @f(%a: memref<?xf32>, %n: index, %x: f32) {
  %r = affine.for %i = 0 to 10 iter_args(%s = %n) -> index {
    // expected-error @below {{operand cannot be used as a dimension id}}
    affine.store %x, %a[%s + 1] : memref<?xf32>
    affine.yield %s : index
  }
  return
}

// -----

func.func @f(%a: memref<?xf32>, %n: index, %x: f32) {
  %r = affine.for %i = 0 to 10 iter_args(%s = %n) -> index {
    %0 = affine.apply affine_map<(d0) -> (d0 + 1)>(%s)
    // expected-error @below {{operand cannot be used as a dimension id}}
    %1 = affine.load %a[%0] : memref<?xf32>
    affine.yield %s : index
  }
  return
}

// -----

func.func @f(%a: memref<?xf32>, %n: index, %x: f32) {
  %r = affine.for %i = 0 to 10 iter_args(%s = %n) -> index {
    // expected-error @below {{operand cannot be used as a dimension id}}
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%s) {
    }
    affine.yield %s : index
  }
  return
}

// -----

func.func @f(%a: memref<?xf32>, %n: index, %x: f32) {
  %r = affine.for %i = 0 to 10 iter_args(%s = %n) -> index {
    // expected-error @below {{operand cannot be used as a dimension id}}
    affine.for %j = affine_map<(d0) -> (d0)>(%s) to 10 {
    }
    affine.yield %s : index
  }
  return
}

// -----

func.func @f(%a: memref<?xf32>, %n: index, %x: f32) {
  %r = affine.for %i = 0 to 10 iter_args(%s = %n) -> index {
    // expected-error @below {{operand cannot be used as a dimension id}}
    affine.parallel (%j) = (%s) to (10) {
    }
    affine.yield %s : index
  }
  return
}
