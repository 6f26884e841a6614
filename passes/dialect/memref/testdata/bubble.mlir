// RUN: ods opt %s --bubble-down-memory-space-casts --split-input-file --allow-unregistered-dialect | golden %S/bubble.out

// Elements, with the cast on the side that is read, written, both, or neither.
func.func @elements(%near: memref<6x?xi64, 5>, %far: memref<6x?xi64>, %r: index, %k: index) -> i64 {
  %n = memref.memory_space_cast %near : memref<6x?xi64, 5> to memref<6x?xi64>
  %x = memref.load %n[%r, %k] {nontemporal = true} : memref<6x?xi64>
  memref.store %x, %far[%r, %k] : memref<6x?xi64>
  %y = memref.load %far[%k, %r] : memref<6x?xi64>
  memref.store %y, %n[%k, %r] {note = "kept"} : memref<6x?xi64>
  return %y : i64
}

// -----

// From one space to another: neither is the default one.
func.func @between(%m: memref<3xi8, 7>, %at: index) -> i8 {
  %c = memref.memory_space_cast %m : memref<3xi8, 7> to memref<3xi8, 8>
  %x = memref.load %c[%at] : memref<3xi8, 8>
  return %x : i8
}

// -----

// Two casts in a row, spaces with names.
func.func @row(%m: memref<2x2xf64, "scratch">, %i: index) -> f64 {
  %c = memref.memory_space_cast %m : memref<2x2xf64, "scratch"> to memref<2x2xf64, "shared">
  %d = memref.memory_space_cast %c : memref<2x2xf64, "shared"> to memref<2x2xf64>
  %x = memref.load %d[%i, %i] : memref<2x2xf64>
  memref.store %x, %c[%i, %i] : memref<2x2xf64, "shared">
  return %x : f64
}

// -----

// Types with and without a rank.
func.func @ranks(%m: memref<*xbf16, 4>, %q: memref<5xbf16, 4>) -> (memref<?x7xbf16>, memref<?xbf16>, memref<*xbf16>) {
  %c = memref.memory_space_cast %m : memref<*xbf16, 4> to memref<*xbf16>
  %r = memref.cast %c : memref<*xbf16> to memref<?x7xbf16>
  %d = memref.memory_space_cast %q : memref<5xbf16, 4> to memref<5xbf16>
  %s = memref.cast %d : memref<5xbf16> to memref<?xbf16>
  %t = memref.cast %d : memref<5xbf16> to memref<*xbf16>
  return %r, %s, %t : memref<?x7xbf16>, memref<?xbf16>, memref<*xbf16>
}

// -----

// Views whose types are inferred: bytes as words, a window of a window, dimensions in another order.
func.func @views(%b: memref<512xi8, 2>, %w: memref<?x?x16xi32, 2>, %o: index, %n: index)
    -> (memref<8x?xi32>, memref<?x4xi32, strided<[?, 3], offset: ?>>, memref<16x?x?xi32, strided<[1, ?, 16]>>) {
  %bytes = memref.memory_space_cast %b : memref<512xi8, 2> to memref<512xi8>
  %words = memref.view %bytes[%o][%n] : memref<512xi8> to memref<8x?xi32>
  %c = memref.memory_space_cast %w : memref<?x?x16xi32, 2> to memref<?x?x16xi32>
  %outer = memref.subview %c[0, %o, 0] [%n, 1, 16] [1, 1, 1] : memref<?x?x16xi32> to memref<?x16xi32, strided<[?, 1], offset: ?>>
  %inner = memref.subview %outer[1, 2] [%n, 4] [2, 3] : memref<?x16xi32, strided<[?, 1], offset: ?>> to memref<?x4xi32, strided<[?, 3], offset: ?>>
  %turned = memref.transpose %c (i, j, k) -> (k, i, j) : memref<?x?x16xi32> to memref<16x?x?xi32, strided<[1, ?, 16]>>
  return %words, %inner, %turned : memref<8x?xi32>, memref<?x4xi32, strided<[?, 3], offset: ?>>, memref<16x?x?xi32, strided<[1, ?, 16]>>
}

// -----

// The shape changes: joined, split, given by numbers in memory, stated outright.
func.func @shapes(%m: memref<4x6x2xi16, 9>, %lengths: memref<2xi32>, %any: memref<?xi32>, %n: index)
    -> (memref<24x2xi16>, memref<2x2x6x2xi16>, memref<?x?xi16>, memref<*xi16>, memref<?x48xi16, strided<[?, 1], offset: 12>>) {
  %c = memref.memory_space_cast %m : memref<4x6x2xi16, 9> to memref<4x6x2xi16>
  %j = memref.collapse_shape %c [[0, 1], [2]] : memref<4x6x2xi16> into memref<24x2xi16>
  %s = memref.expand_shape %c [[0, 1], [2], [3]] output_shape [2, 2, 6, 2] : memref<4x6x2xi16> into memref<2x2x6x2xi16>
  %g = memref.reshape %c(%lengths) : (memref<4x6x2xi16>, memref<2xi32>) -> memref<?x?xi16>
  %u = memref.reshape %c(%any) : (memref<4x6x2xi16>, memref<?xi32>) -> memref<*xi16>
  %o = memref.reinterpret_cast %c to offset: [12], sizes: [%n, 48], strides: [%n, 1] : memref<4x6x2xi16> to memref<?x48xi16, strided<[?, 1], offset: 12>>
  return %j, %s, %g, %u, %o : memref<24x2xi16>, memref<2x2x6x2xi16>, memref<?x?xi16>, memref<*xi16>, memref<?x48xi16, strided<[?, 1], offset: 12>>
}

// -----

// A cast travels down a chain of views to all that use the last one.
func.func @down(%m: memref<9x9xf16, 3>, %v: f16, %i: index) -> memref<81xf16> {
  %c = memref.memory_space_cast %m : memref<9x9xf16, 3> to memref<9x9xf16>
  %e = memref.expand_shape %c [[0, 1], [2]] output_shape [3, 3, 9] : memref<9x9xf16> into memref<3x3x9xf16>
  %f = memref.collapse_shape %e [[0, 1, 2]] : memref<3x3x9xf16> into memref<81xf16>
  %a = memref.assume_alignment %f, 64 : memref<81xf16>
  %old = memref.atomic_rmw maximumf %v, %a[%i] : (f16, memref<81xf16>) -> f16
  memref.store %old, %f[%i] : memref<81xf16>
  return %a : memref<81xf16>
}

// -----

// Updates in one step.
func.func @updates(%m: memref<?x2xi32, 6>, %k: i32, %i: index, %j: index) -> (i32, i32) {
  %c = memref.memory_space_cast %m : memref<?x2xi32, 6> to memref<?x2xi32>
  %p = memref.atomic_rmw andi %k, %c[%i, %j] : (i32, memref<?x2xi32>) -> i32
  %q = memref.generic_atomic_rmw %c[%j, %i] : memref<?x2xi32> {
  ^bb0(%was: i32):
    %is = arith.muli %was, %k : i32
    memref.atomic_yield %is : i32
  }
  return %p, %q : i32, i32
}

// -----

// Whole vectors, with all kinds of masks.
func.func @vectors(%m: memref<?x64xi16, 1>, %mask: vector<8xi1>, %by: vector<8xi32>, %r: index, %k: index) -> vector<8xi16> {
  %c = memref.memory_space_cast %m : memref<?x64xi16, 1> to memref<?x64xi16>
  %a = vector.load %c[%r, %k] : memref<?x64xi16>, vector<8xi16>
  vector.store %a, %c[%k, %r] : memref<?x64xi16>, vector<8xi16>
  %b = vector.maskedload %c[%r, %k], %mask, %a : memref<?x64xi16>, vector<8xi1>, vector<8xi16> into vector<8xi16>
  vector.maskedstore %c[%k, %k], %mask, %b : memref<?x64xi16>, vector<8xi1>, vector<8xi16>
  %d = vector.gather %c[%r, %k] [%by], %mask, %b : memref<?x64xi16>, vector<8xi32>, vector<8xi1>, vector<8xi16> into vector<8xi16>
  vector.scatter %c[%k, %k] [%by], %mask, %d : memref<?x64xi16>, vector<8xi32>, vector<8xi1>, vector<8xi16>
  %e = vector.expandload %c[%r, %r], %mask, %d : memref<?x64xi16>, vector<8xi1>, vector<8xi16> into vector<8xi16>
  vector.compressstore %c[%k, %r], %mask, %e : memref<?x64xi16>, vector<8xi1>, vector<8xi16>
  return %e : vector<8xi16>
}

// -----

// Transfers of a plane and of a column; one between tensors has no memory to cast.
func.func @transfers(%m: memref<12x?xi8, 1>, %t: tensor<?x4xi8>, %i: index, %pad: i8) -> (vector<3xi8>, tensor<?x4xi8>) {
  %c = memref.memory_space_cast %m : memref<12x?xi8, 1> to memref<12x?xi8>
  %p = vector.transfer_read %c[%i, %i], %pad {in_bounds = [false, true]} : memref<12x?xi8>, vector<2x4xi8>
  %q = vector.transfer_read %c[%i, %i], %pad {permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<12x?xi8>, vector<3xi8>
  vector.transfer_write %p, %c[%i, %i] : vector<2x4xi8>, memref<12x?xi8>
  %w = vector.transfer_write %p, %t[%i, %i] : vector<2x4xi8>, tensor<?x4xi8>
  return %q, %w : vector<3xi8>, tensor<?x4xi8>
}

// -----

// What nobody can look through: copies, sizes, memory that is stored, loops, metadata, a new size, unknown operations.
func.func @opaque(%m: memref<?xi32, 1>, %to: memref<?xi32>, %cells: memref<2xmemref<?xi32>>, %i: index, %n: index)
    -> (index, memref<?xi32>, memref<16xi32>, index) {
  %c = memref.memory_space_cast %m : memref<?xi32, 1> to memref<?xi32>
  memref.copy %c, %to : memref<?xi32> to memref<?xi32>
  memref.store %c, %cells[%i] : memref<2xmemref<?xi32>>
  memref.prefetch %c[%i], write, locality<0>, data : memref<?xi32>
  "acme.look"(%c) : (memref<?xi32>) -> ()
  %size = memref.dim %c, %i : memref<?xi32>
  %last = scf.for %k = %i to %n step %size iter_args(%x = %c) -> memref<?xi32> {
    %v = memref.load %x[%k] : memref<?xi32>
    memref.store %v, %c[%k] : memref<?xi32>
    scf.yield %c : memref<?xi32>
  }
  %base, %offset, %length, %step = memref.extract_strided_metadata %c : memref<?xi32> -> memref<i32>, index, index, index
  %more = memref.realloc %c : memref<?xi32> to memref<16xi32>
  return %size, %last, %more, %length : index, memref<?xi32>, memref<16xi32>, index
}

// -----

// Accesses through maps.
func.func @maps(%m: memref<32x32xi64, 2>, %s: index) {
  %c = memref.memory_space_cast %m : memref<32x32xi64, 2> to memref<32x32xi64>
  affine.for %i = 0 to 31 {
    %x = affine.load %c[%i + 1, symbol(%s)] : memref<32x32xi64>
    affine.store %x, %c[symbol(%s), %i] : memref<32x32xi64>
    %v = affine.vector_load %c[%i, 0] : memref<32x32xi64>, vector<4xi64>
    affine.vector_store %v, %c[%i, 4] : memref<32x32xi64>, vector<4xi64>
  }
  return
}

// -----

// One cast with two kinds of uses, and a cast that nothing uses.
func.func @uses(%m: memref<10xf32, 1>) -> (memref<?xf32>, memref<5xf32, strided<[2]>>) {
  %c = memref.memory_space_cast %m : memref<10xf32, 1> to memref<10xf32>
  %unused = memref.memory_space_cast %m : memref<10xf32, 1> to memref<10xf32, 4>
  %a = memref.cast %c : memref<10xf32> to memref<?xf32>
  %b = memref.subview %c[0] [5] [2] {half} : memref<10xf32> to memref<5xf32, strided<[2]>>
  return %a, %b : memref<?xf32>, memref<5xf32, strided<[2]>>
}
