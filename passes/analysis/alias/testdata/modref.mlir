// RUN: ods opt %s '--pass-pipeline=builtin.module(func.func(test-alias-analysis-modref))' --mlir-disable-threading --split-input-file --allow-unregistered-dialect -o /dev/null 2>&1 | golden %S/modref.out

// What operations do to the memory of values.

func.func @args(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  
  return {test.ptr = "ret"}
}

// -----

func.func @two_allocs(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  %1 = memref.alloc() {test.ptr = "y"} : memref<4xf32>
  return {test.ptr = "ret"}
}

// -----

func.func @alloca(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloca() {test.ptr = "x"} : memref<4xf32>
  %1 = memref.alloc() {test.ptr = "y"} : memref<4xf32>
  return {test.ptr = "ret"}
}

// -----

func.func @views(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  %1 = memref.subview %0[0][2][1] {test.ptr = "sub"} : memref<4xf32> to memref<2xf32>
  %2 = memref.cast %1 {test.ptr = "cast"} : memref<2xf32> to memref<?xf32>
  %3 = memref.reinterpret_cast %0 to offset: [0], sizes: [2], strides: [1] {test.ptr = "rc"} : memref<4xf32> to memref<2xf32>
  return {test.ptr = "ret"}
}

// -----

func.func @views_of_args(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %1 = memref.subview %a[0][2][1] {test.ptr = "sub"} : memref<4xf32> to memref<2xf32>
  %2 = memref.cast %b {test.ptr = "cast"} : memref<?xf32> to memref<4xf32>
  return {test.ptr = "ret"}
}

// -----

func.func @if(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  %1 = scf.if %c -> memref<4xf32> {
    scf.yield %0 : memref<4xf32>
  } else {
    scf.yield %a : memref<4xf32>
  } {test.ptr = "if"}
  return {test.ptr = "ret"}
}

// -----

func.func @if_allocs(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %1 = scf.if %c -> memref<4xf32> {
    %0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
    scf.yield %0 : memref<4xf32>
  } else {
    %0 = memref.alloc() {test.ptr = "y"} : memref<4xf32>
    scf.yield %0 : memref<4xf32>
  } {test.ptr = "if"}
  %2 = memref.alloc() {test.ptr = "z"} : memref<4xf32>
  return {test.ptr = "ret"}
}

// -----

func.func @if_same(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  %1 = scf.if %c -> memref<4xf32> {
    scf.yield %0 : memref<4xf32>
  } else {
    scf.yield %0 : memref<4xf32>
  } {test.ptr = "if"}
  return {test.ptr = "ret"}
}

// -----

func.func @for(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %k = arith.constant 1 : index
  %0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  %1 = scf.for %j = %i to %n step %k iter_args(%m = %0) -> (memref<4xf32>) {
    %y = memref.alloc() {test.ptr = "y"} : memref<4xf32>
    scf.yield %y : memref<4xf32>
  } {test.ptr = "for"}
  return {test.ptr = "ret"}
}

// -----

func.func @for_keep(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %k = arith.constant 1 : index
  %0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  %1 = scf.for %j = %i to %n step %k iter_args(%m = %0) -> (memref<4xf32>) {
    memref.store %v, %m[%j] {test.ptr = "st"} : memref<4xf32>
    scf.yield %m : memref<4xf32>
  } {test.ptr = "for"}
  return {test.ptr = "ret"}
}

// -----

func.func @while(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  %1 = scf.while (%m = %0) : (memref<4xf32>) -> memref<4xf32> {
    scf.condition(%c) %m : memref<4xf32>
  } do {
  ^bb0(%m: memref<4xf32>):
    scf.yield %a : memref<4xf32>
  } attributes {test.ptr = "while"}
  return {test.ptr = "ret"}
}

// -----

func.func @blocks(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  %1 = memref.alloc() {test.ptr = "y"} : memref<4xf32>
  cf.cond_br %c, ^bb1(%0 : memref<4xf32>), ^bb1(%1 : memref<4xf32>)
  ^bb1(%m: memref<4xf32>):
  %2 = memref.cast %m {test.ptr = "cast"} : memref<4xf32> to memref<?xf32>
  return {test.ptr = "ret"}
}

// -----

func.func @block_loop(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  cf.br ^bb1(%0 : memref<4xf32>)
  ^bb1(%m: memref<4xf32>):
  %2 = memref.cast %m {test.ptr = "cast"} : memref<4xf32> to memref<?xf32>
  cf.cond_br %c, ^bb1(%m : memref<4xf32>), ^bb2
  ^bb2:
  return {test.ptr = "ret"}
}

// -----

func.func @constants(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = arith.constant {test.ptr = "c"} 1 : index
  %1 = arith.constant {test.ptr = "d"} 2 : index
  %2 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  return {test.ptr = "ret"}
}

// -----

func.func private @ext(memref<4xf32>) -> memref<4xf32>
func.func @calls(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = func.call @ext(%a) {test.ptr = "call"} : (memref<4xf32>) -> memref<4xf32>
  %1 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  return {test.ptr = "ret"}
}

// -----

func.func @unknown(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = "t.make"() {test.ptr = "made"} : () -> memref<4xf32>
  %1 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  return {test.ptr = "ret"}
}

// -----

func.func @loads(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "x"} : memref<4xmemref<4xf32>>
  %1 = memref.load %0[%i] {test.ptr = "load"} : memref<4xmemref<4xf32>>
  return {test.ptr = "ret"}
}

// -----

func.func @effects(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  memref.store %v, %0[%i] {test.ptr = "store"} : memref<4xf32>
  %1 = memref.load %a[%i] {test.ptr = "load"} : memref<4xf32>
  memref.copy %a, %0 {test.ptr = "copy"} : memref<4xf32> to memref<4xf32>
  memref.dealloc %0 {test.ptr = "dealloc"} : memref<4xf32>
  return {test.ptr = "ret"}
}

// -----

func.func @rmw(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  %1 = memref.atomic_rmw addf %v, %0[%i] {test.ptr = "rmw"} : (f32, memref<4xf32>) -> f32
  %2 = memref.atomic_rmw addf %v, %a[%i] {test.ptr = "rmw2"} : (f32, memref<4xf32>) -> f32
  return {test.ptr = "ret"}
}

// -----

func.func @scope(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloca_scope -> (memref<4xf32>) {
    %1 = memref.alloca() {test.ptr = "x"} : memref<4xf32>
    %2 = memref.alloc() {test.ptr = "y"} : memref<4xf32>
    memref.alloca_scope.return %2 : memref<4xf32>
  } {test.ptr = "scope"}
  return {test.ptr = "ret"}
}

// -----

func.func @execute_region(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  %1 = scf.execute_region -> memref<4xf32> {
    scf.yield %0 : memref<4xf32>
  } {test.ptr = "region"}
  return {test.ptr = "ret"}
}

// -----

func.func @affine(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  affine.for %j = 0 to 4 {
    affine.store %v, %0[%j] {test.ptr = "store"} : memref<4xf32>
    %1 = affine.load %a[%j] {test.ptr = "load"} : memref<4xf32>
  }
  return {test.ptr = "ret"}
}

// -----

func.func @reshape(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "x"} : memref<2x2xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] {test.ptr = "collapse"} : memref<2x2xf32> into memref<4xf32>
  %2 = memref.expand_shape %a [[0, 1]] output_shape [2, 2] {test.ptr = "expand"} : memref<4xf32> into memref<2x2xf32>
  return {test.ptr = "ret"}
}

// -----

func.func @llvm(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %k = arith.constant 1 : i32
  %0 = llvm.alloca %k x i32 {test.ptr = "x"} : (i32) -> !llvm.ptr
  %1 = llvm.alloca %k x i32 {test.ptr = "y"} : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %0[1] {test.ptr = "gep"} : (!llvm.ptr) -> !llvm.ptr, i32
  return {test.ptr = "ret"}
}

// -----

func.func @deep(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %v0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  %v1 = memref.cast %v0 {test.ptr = "c0"} : memref<4xf32> to memref<?xf32>
  %v2 = memref.cast %v1 {test.ptr = "c1"} : memref<?xf32> to memref<4xf32>
  %v3 = memref.cast %v2 {test.ptr = "c2"} : memref<4xf32> to memref<?xf32>
  %v4 = memref.cast %v3 {test.ptr = "c3"} : memref<?xf32> to memref<4xf32>
  %v5 = memref.cast %v4 {test.ptr = "c4"} : memref<4xf32> to memref<?xf32>
  %v6 = memref.cast %v5 {test.ptr = "c5"} : memref<?xf32> to memref<4xf32>
  %v7 = memref.cast %v6 {test.ptr = "c6"} : memref<4xf32> to memref<?xf32>
  %v8 = memref.cast %v7 {test.ptr = "c7"} : memref<?xf32> to memref<4xf32>
  %v9 = memref.cast %v8 {test.ptr = "c8"} : memref<4xf32> to memref<?xf32>
  %v10 = memref.cast %v9 {test.ptr = "c9"} : memref<?xf32> to memref<4xf32>
  %v11 = memref.cast %v10 {test.ptr = "c10"} : memref<4xf32> to memref<?xf32>
  %v12 = memref.cast %v11 {test.ptr = "c11"} : memref<?xf32> to memref<4xf32>
  return {test.ptr = "ret"}
}

// -----

func.func @view(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "x"} : memref<64xi8>
  %1 = memref.view %0[%i][] {test.ptr = "view"} : memref<64xi8> to memref<4xf32>
  return {test.ptr = "ret"}
}

// -----

func.func @nested_if(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  %1 = memref.alloc() {test.ptr = "y"} : memref<4xf32>
  %2 = scf.if %c -> memref<4xf32> {
    %3 = scf.if %c -> memref<4xf32> {
      scf.yield %0 : memref<4xf32>
    } else {
      scf.yield %1 : memref<4xf32>
    } {test.ptr = "inner"}
    scf.yield %3 : memref<4xf32>
  } else {
    scf.yield %1 : memref<4xf32>
  } {test.ptr = "outer"}
  return {test.ptr = "ret"}
}

// -----

func.func @realloc(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  %1 = memref.realloc %0 {test.ptr = "realloc"} : memref<4xf32> to memref<8xf32>
  return {test.ptr = "ret"}
}

// -----

func.func @tensor(%a: memref<4xf32>, %b: memref<?xf32>, %c: i1, %i: index, %v: f32, %n: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc() {test.ptr = "x"} : memref<4xf32>
  %1 = memref.memory_space_cast %0 {test.ptr = "space"} : memref<4xf32> to memref<4xf32, 1>
  return {test.ptr = "ret"}
}


// -----

func.func @last(%a: memref<?xf32>, %i: index) attributes {test.ptr = "func"} {
  %0 = memref.alloc(%i) {test.ptr = "dyn"} : memref<?xf32>
  %1 = memref.alloca(%i) {test.ptr = "stack"} : memref<?xf32>
  memref.copy %0, %1 {test.ptr = "copy"} : memref<?xf32> to memref<?xf32>
  return
}
