// RUN: ods opt %s --split-input-file --verify-diagnostics

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Inline-ptx lowering unsupported with L2 cache-hint.}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %sh, box[%i] l2_cache_hint = %l, predicate = %b : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Inline-ptx lowering supported only for Tile mode.}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %sh, box[%i, %i, %i], predicate = %b {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Inline-ptx lowering supported only for Tile mode.}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %sh, box[%i, %i, %i, %i, %i], predicate = %b {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Scatter4 mode expects 5 coordinates}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %sh, box[%i, %i] {mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{to use im2col mode, the tensor has to be at least 3-dimensional}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %sh, box[%i, %i] {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{expects coordinates between 1 to 5 dimension}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %sh, box[] : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{expects coordinates between 1 to 5 dimension}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %sh, box[%i, %i, %i, %i, %i, %i] : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Inline-ptx lowering supported only for Tile mode.}}
  nvvm.cp.async.bulk.tensor.global.shared.cta %p, %sh, box[%i, %i, %i, %i, %i, %i], predicate = %b {mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Only CG and CA cache modifiers are supported.}}
  nvvm.cp.async.shared.global %sh, %g, 4, cache = lu : !llvm.ptr<3>, !llvm.ptr<1>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{expected byte size to be either 4, 8 or 16.}}
  nvvm.cp.async.shared.global %sh, %g, 5, cache = ca : !llvm.ptr<3>, !llvm.ptr<1>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Only CG and CA cache modifiers are supported.}}
  nvvm.cp.async.shared.global %sh, %g, 5, cache = lu : !llvm.ptr<3>, !llvm.ptr<1>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{CG cache modifier is only support for 16 bytes copy.}}
  nvvm.cp.async.shared.global %sh, %g, 8, cache = cg : !llvm.ptr<3>, !llvm.ptr<1>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{expects coordinates between 1 to 5 dimension}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[] : !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{expects coordinates between 1 to 5 dimension}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i,%i,%i,%i,%i,%i] : !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{ im2col offsets expected 0 (provided 1)}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i,%i] im2col[%s] : !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{to use im2col_w mode, the tensor has to be at least 3-dimensional}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i,%i] im2col[%s] {mode = #nvvm.tma_load_mode<im2col_w>} : !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Gather4 mode expects 5 coordinates}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i,%i] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{ im2col offsets expected 3 (provided 1)}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[%i,%i,%i,%i,%i] im2col[%s] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{expects coordinates between 1 to 5 dimension}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[] {mode = #nvvm.tma_load_mode<tile_gather4>} : !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{expects coordinates between 1 to 5 dimension}}
  nvvm.cp.async.bulk.tensor.prefetch %p, box[] {mode = #nvvm.tma_load_mode<im2col>} : !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Predicate is supported only for shared::cluster mode.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %cl, %p, %sh, box[%i] predicate = %b {isCTAOnly = true} : !llvm.ptr<7>, !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Predicate is supported only for shared::cluster mode.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %sh, %p, %sh, box[%i] predicate = %b {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Shared::cta destination requires address-space 3.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %cl, %p, %sh, box[%i] {isCTAOnly = true} : !llvm.ptr<7>, !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Shared::cluster destination requires address-space 7.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %sh, %p, %sh, box[%i] : !llvm.ptr<3>, !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Multicast is not supported with shared::cta mode.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %sh, %p, %sh, box[%i] multicast_mask = %s {isCTAOnly = true} : !llvm.ptr<3>, !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Multicast is not supported with shared::cta mode.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %sh, %p, %sh, box[%i] multicast_mask = %s {isCTAOnly = true, group = #nvvm.cta_group<cta_1>} : !llvm.ptr<3>, !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{CTAGroup is not supported with shared::cta mode.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %sh, %p, %sh, box[%i] {isCTAOnly = true, group = #nvvm.cta_group<cta_1>} : !llvm.ptr<3>, !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Predicate is supported only for Tile and Im2col modes.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %cl, %p, %sh, box[%i,%i,%i] im2col[%s,%s] predicate = %b {mode = #nvvm.tma_load_mode<im2col_w>}: !llvm.ptr<7>, !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Predicate is supported only for Tile and Im2col modes.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %cl, %p, %sh, box[%i,%i,%i,%i,%i] predicate = %b {mode = #nvvm.tma_load_mode<tile_gather4>}: !llvm.ptr<7>, !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Predicate is supported only for Tile and Im2col modes.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %cl, %p, %sh, box[] predicate = %b {mode = #nvvm.tma_load_mode<tile_gather4>}: !llvm.ptr<7>, !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Shared::cluster destination requires address-space 7.}}
  nvvm.cp.async.bulk.tensor.shared.cluster.global %sh, %p, %sh, box[] : !llvm.ptr<3>, !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{expects coordinates between 1 to 5 dimension}}
  nvvm.cp.async.bulk.tensor.reduce %p, %sh, box[] {redKind = #nvvm.tma_redux_kind<add>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Scatter mode unsupported for CpAsyncBulkTensorReduceOp}}
  nvvm.cp.async.bulk.tensor.reduce %p, %sh, box[%i,%i] {redKind = #nvvm.tma_redux_kind<add>, mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Scatter mode unsupported for CpAsyncBulkTensorReduceOp}}
  nvvm.cp.async.bulk.tensor.reduce %p, %sh, box[] {redKind = #nvvm.tma_redux_kind<add>, mode = #nvvm.tma_store_mode<tile_scatter4>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{to use im2col mode, the tensor has to be at least 3-dimensional}}
  nvvm.cp.async.bulk.tensor.reduce %p, %sh, box[%i,%i] {redKind = #nvvm.tma_redux_kind<add>, mode = #nvvm.tma_store_mode<im2col>} : !llvm.ptr, !llvm.ptr<3>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Multicast is not supported with shared::cta mode.}}
  nvvm.cp.async.bulk.shared.cluster.global %sh, %g, %sh, %i multicast_mask = %s : !llvm.ptr<3>, !llvm.ptr<1>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.expect_tx %sh, %i {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.complete_tx %sh, %i {scope = #nvvm.mem_scope<sys>} : !llvm.ptr<3>, i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier in shared_cluster space cannot return any value}}
  nvvm.mbarrier.arrive %cl : !llvm.ptr<7> -> i64
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.arrive %sh {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3> -> i64
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.arrive %cl {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<7> -> i64
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier in shared_cluster space cannot return any value}}
  nvvm.mbarrier.arrive_drop %cl : !llvm.ptr<7> -> i64
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.arrive_drop %sh {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3> -> i64
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier in shared_cluster space cannot return any value}}
  nvvm.mbarrier.arrive_drop.expect_tx %cl, %i : !llvm.ptr<7>, i32 -> i64
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.arrive_drop.expect_tx %sh, %i {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32 -> i64
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier in shared_cluster space cannot return any value}}
  nvvm.mbarrier.arrive.expect_tx %cl, %i : !llvm.ptr<7>, i32 -> i64
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier in shared_cluster space is not supported when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %cl, %i, predicate = %b : !llvm.ptr<7>, i32, i1 -> i64
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{return-value is not supported when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %sh, %i, predicate = %b : !llvm.ptr<3>, i32, i1 -> i64
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier with relaxed semantics is not supported when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %sh, %i, predicate = %b {relaxed = true} : !llvm.ptr<3>, i32, i1
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier scope must be CTA when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %sh, %i, predicate = %b {relaxed = true, scope = #nvvm.mem_scope<cluster>} : !llvm.ptr<3>, i32, i1
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier scope must be CTA when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %sh, %i, predicate = %b {relaxed = true, scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32, i1 -> i64
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier in shared_cluster space is not supported when using predicate}}
  nvvm.mbarrier.arrive.expect_tx %cl, %i, predicate = %b {relaxed = true} : !llvm.ptr<7>, i32, i1 -> i64
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.arrive.expect_tx %sh, %i {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32 -> i64
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.test.wait %sh, %i {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i32 -> i1
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mbarrier scope must be either CTA or Cluster}}
  nvvm.mbarrier.try_wait %sh, %l {scope = #nvvm.mem_scope<gpu>} : !llvm.ptr<3>, i64 -> i1
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wgmma.mma_async' op given layouts layout_a = row and layout_b = row for input types tf32 and tf32 requires transpose. However, this is only supported for: f16 and bf16}}
  %x = nvvm.wgmma.mma_async %l, %l, %st4, #nvvm.shape<m = 64, n = 8, k = 8>, D [<f32>, <zero>], A [<tf32>, #nvvm.wgmma_scale_in<neg>, <row>], B [<tf32>, #nvvm.wgmma_scale_in<one>, <row>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wgmma.mma_async' op results 8, however output struct has 4 elements}}
  %x = nvvm.wgmma.mma_async %l, %l, %st4, #nvvm.shape<m = 64, n = 16, k = 16>, D [<f32>, <zero>], A [<f16>, #nvvm.wgmma_scale_in<neg>, <row>], B [<f16>, #nvvm.wgmma_scale_in<one>, <col>] : !llvm.struct<(f32, f32, f32, f32)> -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wmma.load' op expected destination type is a structure of 2 elements of type 'i32'}}
  %x = nvvm.wmma.load %p, %i {m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<u8>, frag = #nvvm.mma_frag<a>} : (!llvm.ptr) -> !llvm.struct<(f16)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wmma.load' op invalid attribute combination}}
  %x = nvvm.wmma.load %p, %i {m = 32 : i32, n = 8 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<bf16>, frag = #nvvm.mma_frag<b>} : (!llvm.ptr) -> !llvm.struct<(f16)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wmma.load' op expected destination type is a structure of 1 elements of type 'i32'}}
  %x = nvvm.wmma.load %p, %i {m = 8 : i32, n = 32 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<a>} : (!llvm.ptr) -> !llvm.struct<(f16)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Relu not supported with rna rounding mode.}}
  %x = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rna>, relu=true}
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.}}
  %x = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rm>, relu=true}
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.}}
  %x = nvvm.convert.float.to.tf32 %f
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Only {rn,rz,rna} rounding modes supported for ConvertFloatToTF32Op.}}
  %x = nvvm.convert.float.to.tf32 %f {rnd = #nvvm.fp_rnd_mode<rs>}
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f4x2' op Only 'f4E2M1FN' type is supported for conversions from f32x2 to f4x2.}}
  %x = nvvm.convert.f32x2.to.f4x2 %f, %f2 : i8 (f8E4M3FN)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f6x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x2 to f6x2.}}
  %x = nvvm.convert.f32x2.to.f6x2 %f, %f2 : i16 (f8E4M3FN)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op Only 'f8E4M3FN', 'f8E5M2', and 'f8E8M0FNU' types are supported for conversions from f32x2 to f8x2}}
  %x = nvvm.convert.f32x2.to.f8x2 %f, %f2 {rnd = #nvvm.fp_rnd_mode<rn>, sat = #nvvm.sat_mode<satfinite>} : i16 (f6E2M3FN)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op Only SATFINITE saturation mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %x = nvvm.convert.f32x2.to.f8x2 %f, %f2 {rnd = #nvvm.fp_rnd_mode<rn>} : i16 (f8E4M3FN)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %x = nvvm.convert.f32x2.to.f8x2 %f, %f2 {rnd = #nvvm.fp_rnd_mode<rz>, sat = #nvvm.sat_mode<satfinite>} : i16 (f8E5M2)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %x = nvvm.convert.f32x2.to.f8x2 %f, %f2 {rnd = #nvvm.fp_rnd_mode<rz>} : i16 (f8E5M2)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type}}
  %x = nvvm.convert.f32x2.to.f8x2 %f, %f2 {rnd = #nvvm.fp_rnd_mode<rn>, relu = true} : i16 (f8E8M0FNU)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op relu not supported for conversions to 'f8E8M0FNU' type}}
  %x = nvvm.convert.f32x2.to.f8x2 %f, %f2 {rnd = #nvvm.fp_rnd_mode<rz>, relu = true} : i16 (f8E8M0FNU)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from f32x2 to 'f8E8M0FNU' type}}
  %x = nvvm.convert.f32x2.to.f8x2 %f, %f2 : i16 (f8E8M0FNU)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f8x2' op Only RN rounding mode is supported for conversions from f32x2 to 'f8E4M3FN' and 'f8E5M2' types}}
  %x = nvvm.convert.f32x2.to.f8x2 %f, %f2 : i16 (f8E5M2)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f16x2.to.f8x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f16x2 to f8x2.}}
  %x = nvvm.convert.f16x2.to.f8x2 %v2h : vector<2xf16> -> i16 (f8E8M0FNU)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.bf16x2.to.f8x2' op Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2.}}
  %x = nvvm.convert.bf16x2.to.f8x2 %v2bf : vector<2xbf16> -> i16 (f8E5M2)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.bf16x2.to.f8x2' op Only RZ and RP rounding modes are supported for conversions from bf16x2 to f8x2.}}
  %x = nvvm.convert.bf16x2.to.f8x2 %v2bf {rnd = #nvvm.fp_rnd_mode<rn>}: vector<2xbf16> -> i16 (f8E8M0FNU)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.bf16x2.to.f8x2' op Only 'f8E8M0FNU' type is supported for conversions from bf16x2 to f8x2.}}
  %x = nvvm.convert.bf16x2.to.f8x2 %v2bf {rnd = #nvvm.fp_rnd_mode<rn>}: vector<2xbf16> -> i16 (f8E5M2)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f8x2.to.f16x2' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f8x2 to f16x2.}}
  %x = nvvm.convert.f8x2.to.f16x2 %v2i8 : vector<2xi8> (f8E8M0FNU) -> vector<2xf16>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f8x2.to.bf16x2' op Only 'f8E8M0FNU' type is supported for conversions from f8x2 to bf16x2.}}
  %x = nvvm.convert.f8x2.to.bf16x2 %v2i8 : vector<2xi8> (f8E4M3FN) -> vector<2xbf16>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f6x2.to.f16x2' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f6x2 to f16x2.}}
  %x = nvvm.convert.f6x2.to.f16x2 %v2i8 : vector<2xi8> (f8E8M0FNU) -> vector<2xf16>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f4x2.to.f16x2' op Only 'f4E2M1FN' type is supported for conversions from f4x2 to f16x2.}}
  %x = nvvm.convert.f4x2.to.f16x2 %i8 : i8 (f8E8M0FNU) -> vector<2xf16>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f16x2' op random_bits not supported for RN and RZ rounding modes.}}
  %x = nvvm.convert.f32x2.to.f16x2 %f, %f2, %i {rnd = #nvvm.fp_rnd_mode<rn>} : vector<2xf16>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f16x2' op random_bits is required for RS rounding mode.}}
  %x = nvvm.convert.f32x2.to.f16x2 %f, %f2 {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xf16>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.}}
  %x = nvvm.convert.f32x2.to.f16x2 %f, %f2 {rnd = #nvvm.fp_rnd_mode<rm>} : vector<2xf16>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.}}
  %x = nvvm.convert.f32x2.to.f16x2 %f, %f2, %i {rnd = #nvvm.fp_rnd_mode<rm>} : vector<2xf16>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.f16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to f16x2.}}
  %x = nvvm.convert.f32x2.to.f16x2 %f, %f2 : vector<2xf16>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.bf16x2' op Only RN, RZ, and RS rounding modes are supported for conversions from f32x2 to bf16x2.}}
  %x = nvvm.convert.f32x2.to.bf16x2 %f, %f2 : vector<2xbf16>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.bf16x2' op random_bits not supported for RN and RZ rounding modes.}}
  %x = nvvm.convert.f32x2.to.bf16x2 %f, %f2, %i {rnd = #nvvm.fp_rnd_mode<rz>} : vector<2xbf16>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x2.to.bf16x2' op random_bits is required for RS rounding mode.}}
  %x = nvvm.convert.f32x2.to.bf16x2 %f, %f2 {rnd = #nvvm.fp_rnd_mode<rs>} : vector<2xbf16>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x4.to.f8x4' op Only 'f8E4M3FN' and 'f8E5M2' types are supported for conversions from f32x4 to f8x4.}}
  %x = nvvm.convert.f32x4.to.f8x4 %v4f, %i : vector<4xf32> -> vector<4xi8> (f8E3M4)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x4.to.f6x4' op Only 'f6E2M3FN' and 'f6E3M2FN' types are supported for conversions from f32x4 to f6x4.}}
  %x = nvvm.convert.f32x4.to.f6x4 %v4f, %i : vector<4xf32> -> vector<4xi8> (f8E3M4)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.convert.f32x4.to.f4x4' op Only 'f4E2M1FN' type is supported for conversions from f32x4 to f4x4.}}
  %x = nvvm.convert.f32x4.to.f4x4 %v4f, %i : vector<4xf32> -> i16 (f8E3M4)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mode 'default' requires 'hi' operand.}}
  %x = nvvm.prmt #nvvm.permute_mode<default> %i, %i : i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mode 'rc16' does not accept 'hi' operand.}}
  %x = nvvm.prmt #nvvm.permute_mode<rc16> %i, %i, %i : i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.st.bulk' op only 0 is supported for initVal, got 3}}
  nvvm.st.bulk %p, size = %l, init = 3 : !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.pmevent' op either `id` or `mask` must be set}}
  nvvm.pmevent
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.pmevent' op `id` must be between 0 and 15}}
  nvvm.pmevent id = 16
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.pmevent' op `id` must be between 0 and 15}}
  nvvm.pmevent id = 4294967295
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.pmevent' op `id` and `mask` cannot be set at the same time}}
  nvvm.pmevent id = 3 mask = 4
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.barrier' op barrier id is missing, it should be set between 0 to 15}}
  nvvm.barrier number_of_threads = %i
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.barrier' op reduction predicate and reduction operation must be specified together}}
  "nvvm.barrier"(%i) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (i32) -> ()
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.barrier' op reduction predicate and reduction operation must be specified together}}
  "nvvm.barrier"(%i) <{operandSegmentSizes = array<i32: 0, 0, 1>}> : (i32) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.barrier' op reduction predicate and reduction operation must be specified together}}
  "nvvm.barrier"() <{operandSegmentSizes = array<i32: 0, 0, 0>, reductionOp = #nvvm.reduction<popc>}> : () -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.barrier' op reduction are only available when id is 0}}
  "nvvm.barrier"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1>, reductionOp = #nvvm.reduction<popc>}> : (i32, i32, i32) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.barrier' op reduction are only available when id is 0}}
  "nvvm.barrier"(%i, %i, %i) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i32) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.fence.sync_restrict' op only acquire and release semantics are supported}}
  nvvm.fence.sync_restrict {order = #nvvm.mem_order<weak>}
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.fence.proxy' op tensormap proxy is not a supported proxy kind}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<tensormap>}
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.fence.proxy' op generic proxy not a supported proxy kind}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<generic>}
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.fence.proxy' op only async_shared fence can have space attribute}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<alias>, space = #nvvm.shared_space<cta>}
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.fence.proxy' op async_shared fence requires space attribute}}
  nvvm.fence.proxy {kind = #nvvm.proxy_kind<async.shared>}
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.fence.proxy.acquire' op uni-directional proxies only support generic for from_proxy attribute}}
  nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %p, %i from_proxy = #nvvm.proxy_kind<async>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.fence.proxy.acquire' op uni-directional proxies only support tensormap for to_proxy attribute}}
  nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %p, %i to_proxy = #nvvm.proxy_kind<async>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.fence.proxy.acquire' op uni-directional proxies only support generic for from_proxy attribute}}
  nvvm.fence.proxy.acquire #nvvm.mem_scope<cta> %p, %i from_proxy = #nvvm.proxy_kind<async> to_proxy = #nvvm.proxy_kind<async>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.fence.proxy.release' op uni-directional proxies only support generic for from_proxy attribute}}
  nvvm.fence.proxy.release #nvvm.mem_scope<cta> from_proxy = #nvvm.proxy_kind<async>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.fence.proxy.release' op uni-directional proxies only support tensormap for to_proxy attribute}}
  nvvm.fence.proxy.release #nvvm.mem_scope<cta> to_proxy = #nvvm.proxy_kind<async>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.fence.proxy.sync_restrict' op only acquire and release semantics are supported}}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<weak>}
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.fence.proxy.sync_restrict' op only generic is support for from_proxy attribute}}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>, fromProxy = #nvvm.proxy_kind<async>}
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.fence.proxy.sync_restrict' op only async is supported for to_proxy attribute}}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<release>, toProxy = #nvvm.proxy_kind<generic>}
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.fence.proxy.sync_restrict' op only acquire and release semantics are supported}}
  nvvm.fence.proxy.sync_restrict {order = #nvvm.mem_order<weak>, toProxy = #nvvm.proxy_kind<generic>}
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.setmaxregister' op new register size must be in between 24 to 256}}
  nvvm.setmaxregister decrease 8
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.setmaxregister' op new register size must be multiple of 8}}
  nvvm.setmaxregister decrease 7
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.setmaxregister' op new register size must be in between 24 to 256}}
  nvvm.setmaxregister increase 264
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.vote.sync' op vote.sync 'ballot' returns an i32}}
  %x = nvvm.vote.sync ballot %i, %b -> i1
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.vote.sync' op vote.sync 'any', 'all' and 'uni' returns an i1}}
  %x = nvvm.vote.sync any %i, %b -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
  %x = nvvm.match.sync all %i, %l : i64 -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
  %x = nvvm.match.sync all %i, %l : i64 -> !llvm.struct<(i32, i32)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.match.sync' op match.sync 'all' returns a two element struct with first element as i32 and second element as i1}}
  %x = nvvm.match.sync all %i, %l : i64 -> !llvm.struct<(i32, i1, i1)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.match.sync' op match.sync 'any' returns an i32}}
  %x = nvvm.match.sync any %i, %l : i64 -> !llvm.struct<(i32, i1)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.shfl.sync' op "return_value_and_is_valid" attribute must be specified when the return type is a struct type}}
  %x = nvvm.shfl.sync bfly %i, %f, %i, %i : f32 -> !llvm.struct<(f32, i1)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.shfl.sync' op expected return type to be of type 'f32' but got 'i32' instead}}
  %x = nvvm.shfl.sync bfly %i, %f, %i, %i : f32 -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
  %x = nvvm.shfl.sync bfly %i, %f, %i, %i {return_value_and_is_valid} : f32 -> f32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.shfl.sync' op expected return type to be a two-element struct}}
  %x = nvvm.shfl.sync bfly %i, %f, %i, %i {return_value_and_is_valid} : f32 -> !llvm.struct<(f32)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.shfl.sync' op expected first element in the returned struct to be of type 'f32' but got 'i32' instead}}
  %x = nvvm.shfl.sync bfly %i, %f, %i, %i {return_value_and_is_valid} : f32 -> !llvm.struct<(i32, i1)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.shfl.sync' op expected second element in the returned struct to be of type 'i1' but got 'i32' instead}}
  %x = nvvm.shfl.sync bfly %i, %f, %i, %i {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i32)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.redux.sync' op abs attribute is supported only for f32 type}}
  %x = nvvm.redux.sync add %i, %i {abs = true} : i32 -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.redux.sync' op nan attribute is supported only for f32 type}}
  %x = nvvm.redux.sync add %i, %i {nan = true} : i32 -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.redux.sync' op 'add' redux kind unsupported with 'f32' type. Only supported type is 'i32'.}}
  %x = nvvm.redux.sync add %f, %i : f32 -> f32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.redux.sync' op 'fmin' redux kind unsupported with 'i32' type. Only supported type is 'f32'.}}
  %x = nvvm.redux.sync fmin %i, %i : i32 -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.redux.sync' op 'umax' redux kind unsupported with 'f32' type. Only supported type is 'i32'.}}
  %x = nvvm.redux.sync umax %f, %i {nan = true, abs = true} : f32 -> f32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.prefetch' op prefetch to cache level requires a generic, global, or local pointer}}
  nvvm.prefetch level = L1, %c : !llvm.ptr<4>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.prefetch' op requires specification of either cache level or tensormap}}
  nvvm.prefetch %p : !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.prefetch' op prefetch tensormap requires a generic or constant pointer}}
  nvvm.prefetch tensormap, %g : !llvm.ptr<1>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.prefetch' op in_param_space can only be specified for a generic pointer}}
  nvvm.prefetch tensormap in_param_space, %c : !llvm.ptr<4>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.prefetch' op predicate supported only on prefetch tensormap}}
  nvvm.prefetch level = L1, %p, predicate = %b : !llvm.ptr, i1
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.prefetch' op cannot specify both tensormap and cache level}}
  nvvm.prefetch level = L1, tensormap, %p : !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.prefetch' op prefetch tensormap does not support eviction priority}}
  nvvm.prefetch tensormap, evict_priority = evict_last, %p : !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.prefetch' op unsupported cache level, the only supported uniform cache level is L1}}
  nvvm.prefetch level = L2 uniform, %p : !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.prefetch' op prefetch to uniform cache requires a generic pointer}}
  nvvm.prefetch level = L1 uniform, %g : !llvm.ptr<1>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.prefetch' op cache eviction priority supported only for cache level L2}}
  nvvm.prefetch level = L1, evict_priority = evict_last, %g : !llvm.ptr<1>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.prefetch' op cache eviction priority requires a global pointer}}
  nvvm.prefetch level = L2, evict_priority = evict_last, %p : !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.prefetch' op unsupported cache eviction priority, only evict_last and evict_normal are supported}}
  nvvm.prefetch level = L2, evict_priority = evict_first, %g : !llvm.ptr<1>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.prefetch' op unsupported cache level, the only supported uniform cache level is L1}}
  nvvm.prefetch level = L2 uniform, evict_priority = evict_normal, %g : !llvm.ptr<1>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.prefetch' op requires specification of either cache level or tensormap}}
  nvvm.prefetch evict_priority = evict_normal, %g : !llvm.ptr<1>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.prefetch' op requires specification of either cache level or tensormap}}
  "nvvm.prefetch"(%g) <{uniform, operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr<1>) -> ()
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.clusterlaunchcontrol.query.cancel' op is_canceled query type returns an i1}}
  %x = nvvm.clusterlaunchcontrol.query.cancel query = is_canceled, %i128 : i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.clusterlaunchcontrol.query.cancel' op get_first_cta_id_x, get_first_cta_id_y, get_first_cta_id_z query types return an i32}}
  %x = nvvm.clusterlaunchcontrol.query.cancel query = get_first_cta_id_x, %i128 : i1
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op}}
  nvvm.tcgen05.cp %t, %l {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>}
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Shape 64x128b requires multicast warpx2_01_23 or warpx2_02_13 for tcgen05.cp Op}}
  nvvm.tcgen05.cp %t, %l {shape = #nvvm.tcgen05_cp_shape<shape_64x128b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>}
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Shape 32x128b requires multicast warpx4 for tcgen05.cp Op}}
  nvvm.tcgen05.cp %t, %l {shape = #nvvm.tcgen05_cp_shape<shape_32x128b>}
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Invalid multicast type for tcgen05.cp Op}}
  nvvm.tcgen05.cp %t, %l {shape = #nvvm.tcgen05_cp_shape<shape_4x256b>, multicast = #nvvm.tcgen05_cp_multicast<warpx4>}
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{shape 16x32bx2 requires offset argument}}
  %x = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{offset argument is only supported for shape 16x32bx2}}
  %x = nvvm.tcgen05.ld %t, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x64b>} : i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{invalid result type length 1 for shape shape_16x128b in tcgen05.ld Op}}
  %x = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{invalid result type length 2 for shape shape_16x256b in tcgen05.ld Op}}
  %x = nvvm.tcgen05.ld %t {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<2xi32>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{offset argument is only supported for shape 16x32bx2}}
  // expected-error @below {{invalid result type length 2 for shape shape_16x256b in tcgen05.ld Op}}
  %x = nvvm.tcgen05.ld %t, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<2xi32>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{shape 16x32bx2 requires offset argument}}
  nvvm.tcgen05.st %t, %i {shape = #nvvm.tcgen05_ldst_shape<shape_16x32bx2>} : i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{invalid input length 1 for shape shape_16x128b in tcgen05.st Op}}
  nvvm.tcgen05.st %t, %i {shape = #nvvm.tcgen05_ldst_shape<shape_16x128b>} : i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{invalid input length 2 for shape shape_16x256b in tcgen05.st Op}}
  nvvm.tcgen05.st %t, %v2i {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<2xi32>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{invalid input length 2 for shape shape_16x256b in tcgen05.st Op}}
  nvvm.tcgen05.st %t, %v2i, %l {shape = #nvvm.tcgen05_ldst_shape<shape_16x256b>} : vector<2xi32>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.mapa' op failed to verify that Valid address-space check(or mapping) for mapa Op}}
  %x = nvvm.mapa %sh, %i : !llvm.ptr<3> -> !llvm.ptr
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.read.ptx.sreg.tid.x' op invalid range attribute: Lower == Upper, but they aren't min (0) or max (4294967295) value! This is an invalid constant range.}}
  %x = nvvm.read.ptx.sreg.tid.x range <i32, 4, 4> : i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mxf4 kind does not support block16 attribute}}
  nvvm.tcgen05.mma.block_scale %t, %t, %l, %i, %b, %t, %t {kind = #nvvm.block_scale_kind<mxf4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mxf4nvf4 requires block scale attribute}}
  nvvm.tcgen05.mma.block_scale %t, %t, %l, %i, %b, %t, %t {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mxf8f6f4 kind does not support block16 attribute}}
  nvvm.tcgen05.mma.block_scale %t, %t, %l, %i, %b, %t, %t {kind = #nvvm.block_scale_kind<mxf8f6f4>, ctaGroup = #nvvm.cta_group<cta_1>, blockScale = #nvvm.tcgen05_mma_block_scale<block16>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{mxf4nvf4 requires block scale attribute}}
  nvvm.tcgen05.mma.sp.block_scale %t, %t, %l, %i, %b, %t, %t, %t {kind = #nvvm.block_scale_kind<mxf4nvf4>, ctaGroup = #nvvm.cta_group<cta_1>} : (!llvm.ptr<6>, !llvm.ptr<6>, i64, i32, i1, !llvm.ptr<6>, !llvm.ptr<6>, !llvm.ptr<6>)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{A-shift can be applied only when matrix A is in tensor memory}}
  nvvm.tcgen05.mma %t, %l, %l, %i, %b mask = %v8i {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>, aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<8xi32>)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{Disable Output Lane of length 4 is incompatible with CtaGroupAttr}}
  nvvm.tcgen05.mma %t, %l, %l, %i, %b mask = %v4i {kind = #nvvm.tcgen05_mma_kind<f16>, ctaGroup = #nvvm.cta_group<cta_2>, aShift, collectorOp = #nvvm.tcgen05_mma_collectorop<use>} : (!llvm.ptr<6>, i64, i64, i32, i1, vector<4xi32>)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{invalid shape or multiplicand type: s32}}
  %x = nvvm.mma.sync A[%i, %i] B[%i] C[%f, %f, %f, %f] {layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, f32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.mma.sync' op requires attribute 'layoutB'}}
  %x = nvvm.mma.sync A[%i] B[%i] C[%i] {layoutA = #nvvm.mma_layout<row>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, i32) -> !llvm.struct<(f32, f32, f32, f32)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.mma.sync' op requires attribute 'layoutB'}}
  %x = nvvm.mma.sync A[%i] B[%i] C[%i] {layoutA = #nvvm.mma_layout<row>, shape = #nvvm.shape<m = 16, n = 8, k = 8>} : (i32, i32, i32) -> f32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{expected '->' in function type}}
  %x = nvvm.mma.sync A[%i] B[%i] C[%i] : (i32, i32, i32) -> (f32, f32)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{custom op 'nvvm.mma.sync' expected 'C'}}
  %x = nvvm.mma.sync A[%i] B[%i] D[%i] : (i32, i32, i32) -> (f32, f32)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{custom op 'nvvm.mma.sync' expected 'B'}}
  %x = nvvm.mma.sync A[%i] {layoutA = 3} B[%i] C[%i] : (i32, i32, i32) -> (f32)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{expected '('}}
  %x = nvvm.mma.sync A[%i] B[%i] C[%i] : i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{custom op 'nvvm.mma.sync' expected 'A'}}
  %x = nvvm.mma.sync %i
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{custom op 'nvvm.mma.sync' expected 'B'}}
  %x = nvvm.mma.sync A %i
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{custom op 'nvvm.mma.sp.sync' expected 'sparseMetadata'}}
  %x = nvvm.mma.sp.sync A[%v2h] B[%v2h] C[%v2h] sparse[%i] : (i32, i32) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{custom op 'nvvm.mma.block_scale' number of operands and types do not match: got 2 operands and 3 types}}
  %x = nvvm.mma.block_scale A[%i] B[%i] C[%f] scaleA[%i, %s] scaleB[%i, %s, %s] : (i32, i32, f32) -> f32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{expected '->' in function type}}
  %x = nvvm.mma.sync A[%i8] B[%i] C[%i] : (i8, i32, i32) -> (f32)
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{custom op 'nvvm.mma.sp.sync' expected one type for each operand segment but got 2 types}}
  %x = nvvm.mma.sp.sync A[%v2h] B[%v2h] C[%v2h] sparseMetadata[%i] selector[%i] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (vector<2xf16>, vector<2xf16>) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{custom op 'nvvm.mma.sp.sync' attribute multiplicandAPtxType is not provided explicitly and cannot be inferred}}
  %x = nvvm.mma.sp.sync A[%i8] B[%v2h] C[%v2h] sparseMetadata[%i] selector[%i] {shape = #nvvm.shape<m = 16, n = 8, k = 16>} : (i8, vector<2xf16>, vector<2xf16>) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.mma.block_scale' op requires attribute 'blockScaleFormat'}}
  %x = nvvm.mma.block_scale A[%i8] B[%i] C[%f] scaleA[%i, %s, %s] scaleB[%i, %s, %s] : (i8, i32, f32) -> f32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected num attribute to be 1, 2 or 4 for 8x8 matrix}}
  %x = nvvm.ldmatrix %sh {num = 3 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected element type to be b16 for 8x8 matrix}}
  %x = nvvm.ldmatrix %sh {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected element type to be b8x16.b4x16_p64 or b8x16.b6x16_p32 for 8x16 matrix}}
  %x = nvvm.ldmatrix %sh {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected num attribute to be 1, 2 or 4 for 8x16 matrix}}
  %x = nvvm.ldmatrix %sh {num = 3 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected layout to be row for 8x16 matrix}}
  %x = nvvm.ldmatrix %sh {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected num attribute to be 1 or 2 for 16x16 matrix}}
  %x = nvvm.ldmatrix %sh {num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected layout to be col for 16x16 matrix}}
  %x = nvvm.ldmatrix %sh {num = 1 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected element type to be b8, b8x16.b4x16_p64 or b8x16.b6x16_p32 for 16x16 matrix}}
  %x = nvvm.ldmatrix %sh {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected destination type is a structure of 2 elements of type i32}}
  %x = nvvm.ldmatrix %sh {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected destination type is a structure of 4 elements of type i32}}
  %x = nvvm.ldmatrix %sh {num = 2 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected shape to be 8x8, 8x16 or 16x16}}
  %x = nvvm.ldmatrix %sh {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 4, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected destination type is i32}}
  %x = nvvm.ldmatrix %sh {num = 1 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> f32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected destination type is a structure of 2 elements of type i32}}
  %x = nvvm.ldmatrix %sh {num = 2 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected destination type is a structure of 2 elements of type i32}}
  %x = nvvm.ldmatrix %sh {num = 2 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, f32)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected destination type is a structure of 4 elements of type i32}}
  %x = nvvm.ldmatrix %sh {num = 4 : i32, layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8x16.b4x16_p64>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.ldmatrix' op expected destination type is a structure of 4 elements of type i32}}
  %x = nvvm.ldmatrix %sh {num = 2 : i32, layout = #nvvm.mma_layout<col>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.stmatrix' op expected num attribute to be 1, 2 or 4}}
  nvvm.stmatrix %sh, %i, %i, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32, i32, i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.stmatrix' op expected element type to be B16 for 8x8 matrix}}
  nvvm.stmatrix %sh, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 8, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.stmatrix' op expected element type to be B8 for 16x8 matrix}}
  nvvm.stmatrix %sh, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b16>} : !llvm.ptr<3>, i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.stmatrix' op expected layout to be col for 16x8 matrix}}
  nvvm.stmatrix %sh, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 8>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.stmatrix' op expected shape to be 8x8 or 16x8}}
  nvvm.stmatrix %sh, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.stmatrix' op expected num attribute to be 1, 2 or 4}}
  nvvm.stmatrix %sh, %i, %i, %i {layout = #nvvm.mma_layout<row>, shape = #nvvm.ld_st_matrix_shape<m = 16, n = 16>, eltType = #nvvm.ld_st_matrix_elt_type<b8>} : !llvm.ptr<3>, i32, i32, i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wmma.load' op expected source pointer in memory space 0, 1, 3}}
  %x = nvvm.wmma.load %c, %i {m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>} : (!llvm.ptr<4>) -> !llvm.struct<(f16)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wmma.load' op invalid attribute combination}}
  %x = nvvm.wmma.load %p, %i {m = 16 : i32, n = 16 : i32, k = 17 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>} : (!llvm.ptr) -> !llvm.struct<(f16)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wmma.load' op expected destination type to be f64}}
  %x = nvvm.wmma.load %p, %i {m = 8 : i32, n = 8 : i32, k = 4 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>} : (!llvm.ptr) -> !llvm.struct<(f16)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wmma.load' op expected destination type is a structure of 2 elements of type 'f64'}}
  %x = nvvm.wmma.load %p, %i {m = 8 : i32, n = 8 : i32, k = 4 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<c>} : (!llvm.ptr) -> !llvm.struct<(f16)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wmma.load' op expected destination type is a structure of 8 elements of type 'vector<2xf16>'}}
  %x = nvvm.wmma.load %p, %i {m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f16>, frag = #nvvm.mma_frag<a>} : (!llvm.ptr) -> !llvm.struct<(f16)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wmma.load' op expected destination type is a structure of 8 elements of type 'f32'}}
  %x = nvvm.wmma.load %p, %i {m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f32>, frag = #nvvm.mma_frag<c>} : (!llvm.ptr) -> !llvm.struct<(f16)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wmma.store' op expected 8 data operands}}
  nvvm.wmma.store %p, %i, %f {m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f32>} : !llvm.ptr, f32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wmma.store' op expected data operands of type 'f32'}}
  nvvm.wmma.store %p, %i, %f, %f, %f, %f, %f, %f, %f, %i {m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f32>} : !llvm.ptr, f32, f32, f32, f32, f32, f32, f32, i32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wmma.store' op expected operands to be a source pointer in memory space 0, 1, 3}}
  nvvm.wmma.store %c, %i, %f {m = 16 : i32, n = 16 : i32, k = 16 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f32>} : !llvm.ptr<4>, f32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wmma.store' op invalid attribute combination}}
  nvvm.wmma.store %p, %i, %f {m = 16 : i32, n = 16 : i32, k = 18 : i32, layout = #nvvm.mma_layout<row>, eltype = #nvvm.mma_type<f32>} : !llvm.ptr, f32
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wmma.mma' op invalid attribute combination}}
  %x = nvvm.wmma.mma %f {m = 16 : i32, n = 16 : i32, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, eltypeA = #nvvm.mma_type<f32>, eltypeB = #nvvm.mma_type<f16>} : (f32) -> !llvm.struct<(f32)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wmma.mma' op expected 20 arguments}}
  %x = nvvm.wmma.mma %f {m = 16 : i32, n = 16 : i32, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f16>} : (f32) -> !llvm.struct<(f32)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wmma.mma' op expected argument 15 to be of type 'vector<2xf16>'}}
  %x = nvvm.wmma.mma %v2h, %v2h, %v2h, %v2h, %v2h, %v2h, %v2h, %v2h, %v2h, %v2h, %v2h, %v2h, %v2h, %v2h, %v2h, %f, %f, %f, %f, %f, %f, %f, %f, %f {m = 16 : i32, n = 16 : i32, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, eltypeA = #nvvm.mma_type<f16>, eltypeB = #nvvm.mma_type<f32>} : (vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, vector<2xf16>, f32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32)>
  return
}

// -----

func.func @f(%i: i32, %i2: i32, %l: i64, %s: i16, %b: i1, %f: f32, %f2: f32, %h: f16, %p: !llvm.ptr, %g: !llvm.ptr<1>, %sh: !llvm.ptr<3>, %c: !llvm.ptr<4>, %lo: !llvm.ptr<5>, %t: !llvm.ptr<6>, %cl: !llvm.ptr<7>, %v4f: vector<4xf32>, %v2h: vector<2xf16>, %v2bf: vector<2xbf16>, %v2i8: vector<2xi8>, %i8: i8, %v4i: vector<4xi32>, %v8i: vector<8xi32>, %v2i: vector<2xi32>, %st4: !llvm.struct<(f32, f32, f32, f32)>, %v16i: vector<16xi32>, %i128: i128, %v4i8: vector<4xi8>, %v2s: vector<2xi16>) {
  // expected-error @below {{'nvvm.wmma.mma' op invalid attribute combination}}
  %x = nvvm.wmma.mma %i, %i, %i, %i, %i, %i, %i, %i, %f {m = 16 : i32, n = 16 : i32, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<s8>} : (i32,i32,i32,i32,i32,i32,i32,i32,f32) -> !llvm.struct<(i32)>
  return
}

// -----

// expected-error @below {{'nvvm.kernel' attribute attached to unexpected op}}
func.func private @f() attributes {nvvm.kernel}

// -----

// expected-error @below {{'"nvvm.maxntid"' attribute must be integer array with maximum 3 index}}
llvm.func @f() attributes {nvvm.maxntid = array<i32: 1, 2, 3, 4>}

// -----

// expected-error @below {{'"nvvm.minctasm"' attribute must be integer constant}}
llvm.func @f() attributes {nvvm.minctasm = "a"}

// -----

// expected-error @below {{'"nvvm.blocksareclusters"' attribute must be used along with 'nvvm.reqntid' and 'nvvm.cluster_dim'}}
llvm.func @f() attributes {nvvm.blocksareclusters, nvvm.reqntid = array<i32: 1>}

// -----

// expected-error @below {{'"nvvm.grid_constant"' attribute requires the argument to also have attribute 'llvm.byval'}}
llvm.func @f(%a: !llvm.ptr {nvvm.grid_constant}) attributes {nvvm.kernel} {
  llvm.return
}

// -----

// expected-error @below {{The optimization level must be a number between 0 and 3.}}
func.func private @f() attributes {x = #nvvm.target<O = 4>}

// -----

// expected-error @below {{Minimum NVVM target SM version is sm_20}}
gpu.module @m [#nvvm.target<chip = "sm_10">] {
}

// -----

gpu.module @m [#nvvm.target<chip = "sm_80">] {
  llvm.func @f() {
    // expected-error @below {{op is not supported on sm_80}}
    nvvm.cluster.wait
    llvm.return
  }
}

// -----

gpu.module @m [#nvvm.target<chip = "sm_100">] {
  llvm.func @f() {
    // expected-error @below {{op is not supported on sm_100}}
    nvvm.tcgen05.relinquish_alloc_permit
    llvm.return
  }
}

// -----

gpu.module @m [#nvvm.target<chip = "sm_100a">, #nvvm.target<chip = "sm_80", verifyTarget = false>] {
  llvm.func @f() {
    nvvm.tcgen05.relinquish_alloc_permit
    nvvm.cluster.wait
    llvm.return
  }
}

// -----

// A size has 32 bits.
// expected-error @below {{integer value too large}}
// expected-error @below {{failed to parse NVVM_MMAShapeAttr parameter 'm' which is to be a `int`}}
module attributes {test.a = #nvvm.shape<m = 2147483648, n = 8, k = 4>} {}
