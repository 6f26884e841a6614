// RUN: ods opt %s --affine-pipeline-data-transfer --split-input-file --allow-unregistered-dialect | golden %S/pipeline.out

func.func @simple() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}

// -----

func.func @from_two() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 2 to 10 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}

// -----

func.func @step() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 step 2 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}

// -----

func.func @step3() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 1 to 9 step 3 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}

// -----

func.func @once() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 1 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}

// -----

func.func @twice() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 2 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}

// -----

func.func @never() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 0 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}

// -----

func.func @dealloc() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  memref.dealloc %h : memref<32xf32, 1>
  memref.dealloc %tag : memref<1xi32>
  return
}

// -----

func.func @unknown_count(%m: index) {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to %m {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}

// -----

func.func @bounds_of_value(%m: index) {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = affine_map<(d0) -> (d0)>(%m) to affine_map<(d0) -> (d0 + 8)>(%m) {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}

// -----

func.func @escapes() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  "use"(%h) : (memref<32xf32, 1>) -> ()
  return
}

// -----

func.func @used_otherwise() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    "use"(%h) : (memref<32xf32, 1>) -> ()
  }
  return
}

// -----

func.func @no_wait() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}

// -----

func.func @other_tag() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  %tag2 = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag2[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}

// -----

func.func @other_subscript() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<4xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 4 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<4xi32>
    affine.dma_wait %tag[%i], %n : memref<4xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}

// -----

func.func @tag_by_iv() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<4xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 4 {
    affine.dma_start %a[%i], %h[%i], %tag[%i], %n : memref<256xf32>, memref<32xf32, 1>, memref<4xi32>
    affine.dma_wait %tag[%i], %n : memref<4xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}

// -----

func.func @to_slower() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %h[%i], %a[%i], %tag[%z], %n : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
  }
  return
}

// -----

func.func @in_and_out() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  %tag2 = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
    affine.dma_start %h[%i], %a[%i], %tag2[%z], %n : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
    affine.dma_wait %tag2[%z], %n : memref<1xi32>
  }
  return
}

// -----

func.func @out_elsewhere() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  %tag2 = memref.alloc() : memref<1xi32>
  %b = memref.alloc() : memref<256xf32>
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
    affine.dma_start %h[%i], %b[%i], %tag2[%z], %n : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
    affine.dma_wait %tag2[%z], %n : memref<1xi32>
  }
  return
}

// -----

func.func @two() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  %b = memref.alloc() : memref<256xf32>
  %k = memref.alloc() : memref<32xf32, 1>
  %tag2 = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    affine.dma_start %b[%i], %k[%i], %tag2[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag2[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
    %w = affine.load %k[%i] : memref<32xf32, 1>
    "use"(%w) : (f32) -> ()
  }
  return
}

// -----

func.func @both_waits_last() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  %b = memref.alloc() : memref<256xf32>
  %k = memref.alloc() : memref<32xf32, 1>
  %tag2 = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_start %b[%i], %k[%i], %tag2[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    affine.dma_wait %tag2[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}

// -----

func.func @applied() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    %j = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
    affine.dma_start %a[%j], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}

// -----

func.func @applied_shared() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    %j = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
    affine.dma_start %a[%j], %h[%j], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%j] : memref<32xf32, 1>
    "use"(%v, %j) : (f32, index) -> ()
  }
  return
}

// -----

func.func @applied_twice() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    %j = affine.apply affine_map<(d0) -> (d0 * 4)>(%i)
    %k = affine.apply affine_map<(d0) -> (d0 + 1)>(%j)
    affine.dma_start %a[%k], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    "use"(%j) : (index) -> ()
  }
  return
}

// -----

func.func @nested() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %o = 0 to 4 {
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  }
  return
}

// -----

func.func @nested_both() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  %h2 = memref.alloc() : memref<32xf32, 2>
  %tag2 = memref.alloc() : memref<1xi32>
  affine.for %o = 0 to 4 {
    affine.dma_start %a[%o], %h[%o], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
  affine.for %i = 0 to 8 {
    affine.dma_start %h[%i], %h2[%i], %tag2[%z], %n : memref<32xf32, 1>, memref<32xf32, 2>, memref<1xi32>
    affine.dma_wait %tag2[%z], %n : memref<1xi32>
    %v = affine.load %h2[%i] : memref<32xf32, 2>
    "use"(%v) : (f32) -> ()
  }
  }
  return
}

// -----

func.func @inner_use() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    affine.for %j = 0 to 32 {
      %v = affine.load %h[%j] : memref<32xf32, 1>
      "use"(%v, %i) : (f32, index) -> ()
    }
  }
  return
}

// -----

func.func @dynamic(%s: index) {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc(%s) : memref<?xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n : memref<256xf32>, memref<?xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<?xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}

// -----

func.func @strides() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %h[%i], %tag[%z], %n, %z, %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    %v = affine.load %h[%i] : memref<32xf32, 1>
    "use"(%v) : (f32) -> ()
  }
  return
}

// -----

func.func @value_crosses() {
  %a = memref.alloc() : memref<256xf32>
  %h = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    %m = "size"() : () -> index
    affine.dma_start %a[%i], %h[%i], %tag[%z], %m : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%z], %m : memref<1xi32>
  }
  return
}

// -----

func.func @two_dims() {
  %a = memref.alloc() : memref<64x64xf32>
  %h = memref.alloc() : memref<8x64xf32, 2>
  %tag = memref.alloc() : memref<1xi32>
  %z = arith.constant 0 : index
  %n = arith.constant 512 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i * 8, 0], %h[0, 0], %tag[%z], %n : memref<64x64xf32>, memref<8x64xf32, 2>, memref<1xi32>
    affine.dma_wait %tag[%z], %n : memref<1xi32>
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 64 {
        %v = affine.load %h[%j, %k] : memref<8x64xf32, 2>
        affine.store %v, %a[%i * 8 + %j, %k] : memref<64x64xf32>
      }
    }
  }
  return
}

// -----

func.func @tag_is_source(%m: index) {
  %z = arith.constant 0 : index
  %t = memref.alloc() : memref<1xf32>
  %h = memref.alloc() : memref<8x8xf32, 2>
  affine.for %i = 0 to 1 {
    affine.dma_start %t[%m], %h[%m, %m], %t[%z], %z : memref<1xf32>, memref<8x8xf32, 2>, memref<1xf32>
    affine.dma_wait %t[%z], %z : memref<1xf32>
  }
  return
}
