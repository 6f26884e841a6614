// RUN: ods opt %s --finalize-memref-to-llvm --split-input-file --allow-unregistered-dialect | golden %S/memref.out

func.func @a(%n: index, %m: index) {
  %0 = memref.alloc() : memref<4x8xf32>
  %1 = memref.alloc(%n) : memref<?x8xf32>
  %2 = memref.alloc(%n, %m) {alignment = 16} : memref<?x?xf32>
  %3 = memref.alloc() : memref<f32>
  %4 = memref.alloc() : memref<2xvector<4xf32>>
  %5 = memref.alloc() : memref<2xf32, 3>
  "test.use"(%0, %1, %2, %3, %4, %5) : (memref<4x8xf32>, memref<?x8xf32>, memref<?x?xf32>, memref<f32>, memref<2xvector<4xf32>>, memref<2xf32, 3>) -> ()
  memref.dealloc %1 : memref<?x8xf32>
  return
}

// -----

func.func @b(%n: index) {
  %0 = memref.alloca() : memref<4x8xf32>
  %1 = memref.alloca(%n) {alignment = 32} : memref<?x8xf32>
  %2 = memref.alloca() : memref<4xf32, 3>
  %3 = memref.alloca() : memref<vector<4xi1>>
  "test.use"(%0, %1, %2, %3) : (memref<4x8xf32>, memref<?x8xf32>, memref<4xf32, 3>, memref<vector<4xi1>>) -> ()
  return
}

// -----

func.func @c(%a: memref<4x8xf32>, %b: memref<?x?xf32>, %c: memref<4xf32, strided<[?], offset: ?>>, %d: memref<f32>, %i: index, %j: index, %e: memref<4x8xf32, strided<[16, 1], offset: 5>>, %f: f32, %g: memref<2xi1>) {
  %0 = memref.load %a[%i, %j] : memref<4x8xf32>
  %1 = memref.load %b[%i, %j] : memref<?x?xf32>
  %2 = memref.load %c[%i] : memref<4xf32, strided<[?], offset: ?>>
  %3 = memref.load %d[] : memref<f32>
  %4 = memref.load %e[%i, %j] {nontemporal = true} : memref<4x8xf32, strided<[16, 1], offset: 5>>
  %5 = memref.load %a[%i, %j] {alignment = 64 : i64, test.a} : memref<4x8xf32>
  memref.store %f, %a[%i, %j] : memref<4x8xf32>
  memref.store %f, %d[] : memref<f32>
  memref.store %f, %e[%i, %j] {nontemporal = true, alignment = 8} : memref<4x8xf32, strided<[16, 1], offset: 5>>
  %6 = memref.load %g[%i] : memref<2xi1>
  memref.prefetch %a[%i, %j], write, locality<3>, data : memref<4x8xf32>
  memref.prefetch %a[%i, %j], read, locality<0>, instr : memref<4x8xf32>
  return
}

// -----

memref.global "private" constant @g0 : memref<2xf32> = dense<[1.0, 2.0]>
memref.global @g1 : memref<2x3xi32> = dense<1> {alignment = 64}
memref.global "private" @g2 : memref<4xindex, 2>
memref.global @g3 : memref<2xf32> = uninitialized
memref.global "private" constant @g4 : memref<f32> = dense<1.0>
memref.global "nested" @g5 : memref<2x2xvector<2xf32>>
func.func @d() {
  %0 = memref.get_global @g0 : memref<2xf32>
  %1 = memref.get_global @g1 : memref<2x3xi32>
  %2 = memref.get_global @g2 : memref<4xindex, 2>
  %4 = memref.get_global @g4 : memref<f32>
  "test.use"(%0, %1, %2, %4) : (memref<2xf32>, memref<2x3xi32>, memref<4xindex, 2>, memref<f32>) -> ()
  return
}

// -----

func.func @dim(%a: memref<4x?xf32>, %b: memref<*xf32>, %i: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %0 = memref.dim %a, %c0 : memref<4x?xf32>
  %1 = memref.dim %a, %c1 : memref<4x?xf32>
  %2 = memref.dim %a, %i : memref<4x?xf32>
  %3 = memref.dim %b, %c1 : memref<*xf32>
  %4 = memref.dim %b, %i : memref<*xf32>
  %5 = memref.rank %a : memref<4x?xf32>
  %6 = memref.rank %b : memref<*xf32>
  "test.use"(%0, %1, %2, %3, %4, %5, %6) : (index, index, index, index, index, index, index) -> ()
  return %0 : index
}

// -----

func.func @cast(%a: memref<4x?xf32>, %b: memref<*xf32>, %c: memref<4xf32>, %d: memref<*xf32>) {
  %0 = memref.cast %a : memref<4x?xf32> to memref<?x?xf32>
  %1 = memref.cast %a : memref<4x?xf32> to memref<*xf32>
  %2 = memref.cast %b : memref<*xf32> to memref<4x?xf32>
  %3 = memref.cast %c : memref<4xf32> to memref<?xf32, strided<[?], offset: ?>>
  "test.use"(%0, %1, %2, %3) : (memref<?x?xf32>, memref<*xf32>, memref<4x?xf32>, memref<?xf32, strided<[?], offset: ?>>) -> ()
  return
}

// -----

func.func @copy(%a: memref<4x?xf32>, %b: memref<4x?xf32>, %c: memref<4x?xf32, strided<[?, 1]>>, %d: memref<*xf32>, %e: memref<4xf32>, %f: memref<4xf32, strided<[1], offset: 2>>, %g: memref<f32>, %h: memref<f32>) {
  memref.copy %a, %b : memref<4x?xf32> to memref<4x?xf32>
  memref.copy %a, %c : memref<4x?xf32> to memref<4x?xf32, strided<[?, 1]>>
  memref.copy %a, %d : memref<4x?xf32> to memref<*xf32>
  memref.copy %d, %d : memref<*xf32> to memref<*xf32>
  memref.copy %e, %f : memref<4xf32> to memref<4xf32, strided<[1], offset: 2>>
  memref.copy %g, %h : memref<f32> to memref<f32>
  return
}

// -----

func.func @misc(%a: memref<4x?xf32>, %n: index, %u: memref<*xf32>, %m: memref<2xf32,1>, %i8: memref<64xi8>, %d8: memref<?xi8>) {
  %0 = memref.memory_space_cast %m : memref<2xf32,1> to memref<2xf32>
  %1 = memref.memory_space_cast %u : memref<*xf32> to memref<*xf32,1>
  %2 = memref.view %i8[%n][] : memref<64xi8> to memref<4xf32>
  %3 = memref.view %d8[%n][%n] : memref<?xi8> to memref<?x4xf32>
  %4 = memref.transpose %a (i, j) -> (j, i) : memref<4x?xf32> to memref<?x4xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
  %5 = memref.extract_aligned_pointer_as_index %a : memref<4x?xf32> -> index
  %b, %o, %sz:2, %st:2 = memref.extract_strided_metadata %a : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
  %6 = memref.assume_alignment %a, 16 : memref<4x?xf32>
  %7:2 = memref.distinct_objects %a, %m : memref<4x?xf32>, memref<2xf32,1>
  return
}

// -----

func.func @rc(%a: memref<4x?xf32>, %n: index, %u: memref<*xf32>, %s: memref<2xindex>, %s3: memref<?xindex>) {
  %0 = memref.reinterpret_cast %a to offset: [0], sizes: [4, 2], strides: [2, 1] : memref<4x?xf32> to memref<4x2xf32, strided<[2, 1]>>
  %1 = memref.reinterpret_cast %a to offset: [%n], sizes: [%n, 2], strides: [%n, 1] : memref<4x?xf32> to memref<?x2xf32, strided<[?, 1], offset: ?>>
  %2 = memref.reinterpret_cast %u to offset: [1], sizes: [], strides: [] : memref<*xf32> to memref<f32, strided<[], offset: 1>>
  return
}

// -----

func.func @rs(%a: memref<4x?xf32>, %n: index, %u: memref<*xf32>, %s: memref<2xindex>, %s3: memref<?xindex>) {
  %3 = memref.reshape %u(%s) : (memref<*xf32>, memref<2xindex>) -> memref<?x?xf32>
  return
}

// -----

func.func @rs2(%a: memref<4x?xf32>, %n: index, %u: memref<*xf32>, %s: memref<2xindex>, %s3: memref<?xindex>) {
  %5 = memref.reshape %a(%s) : (memref<4x?xf32>, memref<2xindex>) -> memref<?x4xf32>
  return
}

// -----

func.func @rs3(%a: memref<4x?xf32>, %n: index, %u: memref<*xf32>, %s: memref<2xindex>, %s3: memref<?xindex>) {
  %6 = memref.reshape %u(%s3) : (memref<*xf32>, memref<?xindex>) -> memref<*xf32>
  return
}

// -----

func.func @at(%a: memref<4x?xf32>, %n: index, %i: memref<4xi32>, %x: i32, %f: f32) {
  %0 = memref.atomic_rmw assign %x, %i[%n] : (i32, memref<4xi32>) -> i32
  %1 = memref.atomic_rmw addi %x, %i[%n] : (i32, memref<4xi32>) -> i32
  %2 = memref.atomic_rmw maxs %x, %i[%n] : (i32, memref<4xi32>) -> i32
  %3 = memref.atomic_rmw maxu %x, %i[%n] : (i32, memref<4xi32>) -> i32
  %4 = memref.atomic_rmw mins %x, %i[%n] : (i32, memref<4xi32>) -> i32
  %5 = memref.atomic_rmw minu %x, %i[%n] : (i32, memref<4xi32>) -> i32
  %6 = memref.atomic_rmw ori %x, %i[%n] : (i32, memref<4xi32>) -> i32
  %7 = memref.atomic_rmw andi %x, %i[%n] : (i32, memref<4xi32>) -> i32
  %8 = memref.atomic_rmw addf %f, %a[%n, %n] : (f32, memref<4x?xf32>) -> f32
  %9 = memref.atomic_rmw maximumf %f, %a[%n, %n] : (f32, memref<4x?xf32>) -> f32
  %10 = memref.atomic_rmw minimumf %f, %a[%n, %n] : (f32, memref<4x?xf32>) -> f32
  %11 = memref.atomic_rmw maxnumf %f, %a[%n, %n] : (f32, memref<4x?xf32>) -> f32
  %12 = memref.atomic_rmw minnumf %f, %a[%n, %n] : (f32, memref<4x?xf32>) -> f32
  %14 = memref.atomic_rmw xori %x, %i[%n] : (i32, memref<4xi32>) -> i32
  %13 = memref.atomic_rmw muli %x, %i[%n] : (i32, memref<4xi32>) -> i32
  return
}

// -----

func.func @gat(%a: memref<4x?xf32>, %n: index, %i: memref<4xi32>, %x: i32, %f: f32) -> f32 {
  %r = memref.generic_atomic_rmw %a[%n, %n] : memref<4x?xf32> {
    ^bb0(%old : f32):
      %c = arith.addf %old, %f : f32
      memref.atomic_yield %c : f32
  }
  return %r : f32
}

// -----

func.func @as(%n: index) -> f32 {
  %0 = memref.alloca_scope -> (f32) {
     %1 = memref.alloca(%n) : memref<?xf32>
     %2 = memref.load %1[%n] : memref<?xf32>
     memref.alloca_scope.return %2 : f32
  }
  memref.alloca_scope {
     memref.alloca_scope.return
  }
  return %0 : f32
}

// -----

func.func @realloc(%a: memref<?xf32>, %n: index) {
  %0 = memref.realloc %a(%n) : memref<?xf32> to memref<?xf32>
  memref.dealloc %0 : memref<?xf32>
  return
}

// -----

func.func @gat(%a: memref<4x?xi32>, %n: index, %f: i32) -> i32 {
  %r = memref.generic_atomic_rmw %a[%n, %n] : memref<4x?xi32> {
    ^bb0(%old : i32):
      %c = llvm.add %old, %f : i32
      memref.atomic_yield %c : i32
  }
  return %r : i32
}

// -----

func.func @rs4(%a: memref<4x?xf32>, %n: index, %u: memref<*xf32>, %s: memref<2xi32>, %s3: memref<3xindex>) {
  %6 = memref.reshape %a(%s) : (memref<4x?xf32>, memref<2xi32>) -> memref<?x?xf32>
  return
}

// -----

func.func @rs5(%a: memref<4x?xf32>, %n: index, %u: memref<*xf32>, %s: memref<2xi32>, %s3: memref<?xindex>) {
  %7 = memref.reshape %a(%s3) : (memref<4x?xf32>, memref<?xindex>) -> memref<*xf32>
  "test.x"(%7) : (memref<*xf32>) -> ()
  return
}

// -----

func.func @dim(%u: memref<*xf32, 2>, %i: index, %m: memref<3x?xf32, 2>) -> index {
  %0 = memref.dim %u, %i : memref<*xf32, 2>
  %1 = memref.dim %m, %i : memref<3x?xf32, 2>
  %2 = arith.addi %0, %1 : index
  %p = memref.extract_aligned_pointer_as_index %u : memref<*xf32, 2> -> index
  %3 = arith.addi %2, %p : index
  return %3 : index
}

// -----

func.func @bad(%a: memref<2xf32, "x">, %i: index) -> f32 {
  %0 = memref.load %a[%i] : memref<2xf32, "x">
  return %0 : f32
}

// -----

func.func @bad2() -> memref<2xf32, "x"> {
  %0 = memref.alloc() : memref<2xf32, "x">
  return %0 : memref<2xf32, "x">
}

// -----

memref.global "private" @x : memref<2xf32, "x"> = dense<1.0>
memref.global "private" @y : memref<2xf32, affine_map<(d0) -> (d0 + 1)>> = dense<1.0>
memref.global "private" @z : memref<2xf8E5M2> = dense<1.0>
memref.global "private" @w : memref<f8E5M2> = dense<1.0>
memref.global "private" @v : memref<index> = dense<1>
memref.global "private" constant @u : memref<2x2xindex> = dense<[[1,2],[3,4]]> {alignment = 128}
memref.global "public" constant @t : memref<0xf32> = dense<[]>

// -----

func.func @rc(%a: memref<?xf32>, %o: index, %s: index, %t: index) -> memref<?x?x4xf32, strided<[?, 4, ?], offset: ?>> {
  %0 = memref.reinterpret_cast %a to offset: [%o], sizes: [%s, %t, 4], strides: [%t, 4, %s] : memref<?xf32> to memref<?x?x4xf32, strided<[?, 4, ?], offset: ?>>
  return %0 : memref<?x?x4xf32, strided<[?, 4, ?], offset: ?>>
}

// -----

func.func @copies(%a: memref<2x2xf32>, %b: memref<2x2xf32, strided<[2,1], offset: ?>>, %c: memref<0xf32>, %d: memref<0xf32, strided<[1], offset: 1>>, %e: memref<2x1xf32, strided<[1, 7]>>, %f: memref<2x1xf32>, %g: memref<?xf32, 1>, %h: memref<?xf32>, %i: memref<4xindex>) {
  memref.copy %a, %b : memref<2x2xf32> to memref<2x2xf32, strided<[2,1], offset: ?>>
  memref.copy %c, %d : memref<0xf32> to memref<0xf32, strided<[1], offset: 1>>
  memref.copy %e, %f : memref<2x1xf32, strided<[1, 7]>> to memref<2x1xf32>
  memref.copy %g, %h : memref<?xf32, 1> to memref<?xf32>
  memref.copy %i, %i : memref<4xindex> to memref<4xindex>
  return
}

// -----

module { module @inner { func.func @f() -> memref<2xf32> { %0 = memref.alloc() : memref<2xf32>
  return %0 : memref<2xf32> } } }

// -----

llvm.func @malloc(i32) -> !llvm.ptr
func.func @f() -> memref<2xf32> { %0 = memref.alloc() : memref<2xf32>
  return %0 : memref<2xf32> }

// -----

module attributes {a.b} {
  func.func @f() -> memref<1xi32> {
    %alloc = memref.alloc() : memref<1xi32>
    return %alloc : memref<1xi32>
  }
}
module {
  func.func @f() -> memref<1xi32> {
    %alloc = memref.alloc() : memref<1xi32>
    memref.dealloc %alloc : memref<1xi32>
    %a = memref.alloc() : memref<1xi32>
    return %alloc : memref<1xi32>
  }
}

// -----

// One object is distinct from nothing.
func.func @one_object(%a: memref<?xf16>) -> memref<?xf16> {
  %0 = memref.distinct_objects %a : memref<?xf16>
  return %0 : memref<?xf16>
}
