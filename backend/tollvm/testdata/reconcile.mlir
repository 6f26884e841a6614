// RUN: ods opt %s --reconcile-unrealized-casts --split-input-file --allow-unregistered-dialect | golden %S/reconcile.out

// Casts that cancel each other go away; others stay.

func.func @there_and_back0(%x: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %x : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  return %1 : i32
}

// -----

func.func @unused0(%x: i32) {
  %0 = builtin.unrealized_conversion_cast %x : i32 to i64
  return
}

// -----

func.func @used_between0(%x: i32) -> i32 {
  %0 = builtin.unrealized_conversion_cast %x : i32 to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  "t.use"(%0) : (i64) -> ()
  return %1 : i32
}

// -----

func.func @one_way0(%x: i32) -> i64 {
  %0 = builtin.unrealized_conversion_cast %x : i32 to i64
  return %0 : i64
}

// -----

func.func @there_and_back1(%x: f32) -> f32 {
  %0 = builtin.unrealized_conversion_cast %x : f32 to !llvm.ptr
  %1 = builtin.unrealized_conversion_cast %0 : !llvm.ptr to f32
  return %1 : f32
}

// -----

func.func @unused1(%x: f32) {
  %0 = builtin.unrealized_conversion_cast %x : f32 to !llvm.ptr
  return
}

// -----

func.func @used_between1(%x: f32) -> f32 {
  %0 = builtin.unrealized_conversion_cast %x : f32 to !llvm.ptr
  %1 = builtin.unrealized_conversion_cast %0 : !llvm.ptr to f32
  "t.use"(%0) : (!llvm.ptr) -> ()
  return %1 : f32
}

// -----

func.func @one_way1(%x: f32) -> !llvm.ptr {
  %0 = builtin.unrealized_conversion_cast %x : f32 to !llvm.ptr
  return %0 : !llvm.ptr
}

// -----

func.func @there_and_back2(%x: index) -> index {
  %0 = builtin.unrealized_conversion_cast %x : index to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  return %1 : index
}

// -----

func.func @unused2(%x: index) {
  %0 = builtin.unrealized_conversion_cast %x : index to i64
  return
}

// -----

func.func @used_between2(%x: index) -> index {
  %0 = builtin.unrealized_conversion_cast %x : index to i64
  %1 = builtin.unrealized_conversion_cast %0 : i64 to index
  "t.use"(%0) : (i64) -> ()
  return %1 : index
}

// -----

func.func @one_way2(%x: index) -> i64 {
  %0 = builtin.unrealized_conversion_cast %x : index to i64
  return %0 : i64
}

// -----

func.func @there_and_back3(%x: memref<4xf32>) -> memref<4xf32> {
  %0 = builtin.unrealized_conversion_cast %x : memref<4xf32> to !llvm.struct<(ptr, ptr, i64)>
  %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(ptr, ptr, i64)> to memref<4xf32>
  return %1 : memref<4xf32>
}

// -----

func.func @unused3(%x: memref<4xf32>) {
  %0 = builtin.unrealized_conversion_cast %x : memref<4xf32> to !llvm.struct<(ptr, ptr, i64)>
  return
}

// -----

func.func @used_between3(%x: memref<4xf32>) -> memref<4xf32> {
  %0 = builtin.unrealized_conversion_cast %x : memref<4xf32> to !llvm.struct<(ptr, ptr, i64)>
  %1 = builtin.unrealized_conversion_cast %0 : !llvm.struct<(ptr, ptr, i64)> to memref<4xf32>
  "t.use"(%0) : (!llvm.struct<(ptr, ptr, i64)>) -> ()
  return %1 : memref<4xf32>
}

// -----

func.func @one_way3(%x: memref<4xf32>) -> !llvm.struct<(ptr, ptr, i64)> {
  %0 = builtin.unrealized_conversion_cast %x : memref<4xf32> to !llvm.struct<(ptr, ptr, i64)>
  return %0 : !llvm.struct<(ptr, ptr, i64)>
}

// -----

func.func @there_and_back4(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = builtin.unrealized_conversion_cast %x : tensor<?xf32> to memref<?xf32>
  %1 = builtin.unrealized_conversion_cast %0 : memref<?xf32> to tensor<?xf32>
  return %1 : tensor<?xf32>
}

// -----

func.func @unused4(%x: tensor<?xf32>) {
  %0 = builtin.unrealized_conversion_cast %x : tensor<?xf32> to memref<?xf32>
  return
}

// -----

func.func @used_between4(%x: tensor<?xf32>) -> tensor<?xf32> {
  %0 = builtin.unrealized_conversion_cast %x : tensor<?xf32> to memref<?xf32>
  %1 = builtin.unrealized_conversion_cast %0 : memref<?xf32> to tensor<?xf32>
  "t.use"(%0) : (memref<?xf32>) -> ()
  return %1 : tensor<?xf32>
}

// -----

func.func @one_way4(%x: tensor<?xf32>) -> memref<?xf32> {
  %0 = builtin.unrealized_conversion_cast %x : tensor<?xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// -----

func.func @there_and_back5(%x: vector<4xi8>) -> vector<4xi8> {
  %0 = builtin.unrealized_conversion_cast %x : vector<4xi8> to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to vector<4xi8>
  return %1 : vector<4xi8>
}

// -----

func.func @unused5(%x: vector<4xi8>) {
  %0 = builtin.unrealized_conversion_cast %x : vector<4xi8> to i32
  return
}

// -----

func.func @used_between5(%x: vector<4xi8>) -> vector<4xi8> {
  %0 = builtin.unrealized_conversion_cast %x : vector<4xi8> to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to vector<4xi8>
  "t.use"(%0) : (i32) -> ()
  return %1 : vector<4xi8>
}

// -----

func.func @one_way5(%x: vector<4xi8>) -> i32 {
  %0 = builtin.unrealized_conversion_cast %x : vector<4xi8> to i32
  return %0 : i32
}

// -----

func.func @there_and_back6(%x: i1) -> i1 {
  %0 = builtin.unrealized_conversion_cast %x : i1 to i1
  %1 = builtin.unrealized_conversion_cast %0 : i1 to i1
  return %1 : i1
}

// -----

func.func @unused6(%x: i1) {
  %0 = builtin.unrealized_conversion_cast %x : i1 to i1
  return
}

// -----

func.func @used_between6(%x: i1) -> i1 {
  %0 = builtin.unrealized_conversion_cast %x : i1 to i1
  %1 = builtin.unrealized_conversion_cast %0 : i1 to i1
  "t.use"(%0) : (i1) -> ()
  return %1 : i1
}

// -----

func.func @one_way6(%x: i1) -> i1 {
  %0 = builtin.unrealized_conversion_cast %x : i1 to i1
  return %0 : i1
}

// -----

func.func @three(%x: i8) -> i8 {
  %0 = builtin.unrealized_conversion_cast %x : i8 to i16
  %1 = builtin.unrealized_conversion_cast %0 : i16 to i32
  %2 = builtin.unrealized_conversion_cast %1 : i32 to i8
  return %2 : i8
}

// -----

func.func @three_other(%x: i8) -> i64 {
  %0 = builtin.unrealized_conversion_cast %x : i8 to i16
  %1 = builtin.unrealized_conversion_cast %0 : i16 to i32
  %2 = builtin.unrealized_conversion_cast %1 : i32 to i64
  return %2 : i64
}

// -----

func.func @two_ends(%x: i8) -> (i8, i8) {
  %0 = builtin.unrealized_conversion_cast %x : i8 to i16
  %1 = builtin.unrealized_conversion_cast %0 : i16 to i8
  %2 = builtin.unrealized_conversion_cast %0 : i16 to i8
  return %1, %2 : i8, i8
}

// -----

func.func @one_of_two(%x: i8) -> (i8, i4) {
  %0 = builtin.unrealized_conversion_cast %x : i8 to i16
  %1 = builtin.unrealized_conversion_cast %0 : i16 to i8
  %2 = builtin.unrealized_conversion_cast %0 : i16 to i4
  return %1, %2 : i8, i4
}

// -----

func.func @many(%x: i8, %y: i16) -> (i8, i16) {
  %0 = builtin.unrealized_conversion_cast %x, %y : i8, i16 to i32
  %1:2 = builtin.unrealized_conversion_cast %0 : i32 to i8, i16
  return %1#0, %1#1 : i8, i16
}

// -----

func.func @many_swapped(%x: i8, %y: i8) -> (i8, i16) {
  %0 = builtin.unrealized_conversion_cast %x, %y : i8, i8 to i32
  %1:2 = builtin.unrealized_conversion_cast %0 : i32 to i8, i16
  return %1#0, %1#1 : i8, i16
}

// -----

func.func @mixed(%x: i8) -> (i8, i8) {
  %0:2 = builtin.unrealized_conversion_cast %x : i8 to i16, i32
  %1 = builtin.unrealized_conversion_cast %0#0, %0#1 : i16, i32 to i8
  %2 = builtin.unrealized_conversion_cast %0#1, %0#0 : i32, i16 to i8
  return %1, %2 : i8, i8
}

// -----

func.func @blocks(%x: i8, %c: i1) -> i8 {
  %0 = builtin.unrealized_conversion_cast %x : i8 to i16
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %1 = builtin.unrealized_conversion_cast %0 : i16 to i8
  return %1 : i8
^bb2:
  %2 = builtin.unrealized_conversion_cast %0 : i16 to i32
  %3 = builtin.unrealized_conversion_cast %2 : i32 to i8
  return %3 : i8
}

// -----

func.func @cycle() {
  "t.graph"() ({
    %0 = builtin.unrealized_conversion_cast %1 : i32 to i64
    %1 = builtin.unrealized_conversion_cast %0 : i64 to i32
  }) : () -> ()
  return
}

// -----

func.func @nothing() -> i32 {
  %0 = builtin.unrealized_conversion_cast to i32
  %1 = builtin.unrealized_conversion_cast %0 : i32 to i64
  %2 = builtin.unrealized_conversion_cast %1 : i64 to i32
  return %2 : i32
}
