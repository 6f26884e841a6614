// RUN: ods opt %s --sroa --mem2reg | golden %S/layout_little.out

// Sizes of pointers and alignments are those of the data layout.

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little", i64 = dense<64> : vector<1xi64>, !llvm.ptr<3> = dense<[32,32,32]> : vector<3xi64>, !llvm.ptr<4> = dense<[128,32,32]> : vector<3xi64>>} {
llvm.func @a(%x: i64) -> i8 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %0 : i64, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i8
  llvm.return %1 : i8
}
llvm.func @b(%x: i8) -> i64 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  llvm.store %x, %0 : i8, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i64
  llvm.return %1 : i64
}
llvm.func @b2(%x: i8, %y: i64) -> f64 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x f64 : (i32) -> !llvm.ptr
  llvm.store %y, %0 : i64, !llvm.ptr
  llvm.store %x, %0 : i8, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> f64
  llvm.return %1 : f64
}
llvm.func @p(%x: !llvm.ptr<3>) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x !llvm.ptr<3> : (i32) -> !llvm.ptr
  llvm.store %x, %0 : !llvm.ptr<3>, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i32
  llvm.return %1 : i32
}
llvm.func @p2(%x: !llvm.ptr<4>) -> !llvm.ptr<3> {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x !llvm.ptr<4> : (i32) -> !llvm.ptr
  llvm.store %x, %0 : !llvm.ptr<4>, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> !llvm.ptr<3>
  llvm.return %1 : !llvm.ptr<3>
}
llvm.func @p3(%x: !llvm.ptr<4>) -> f64 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x !llvm.ptr<4> : (i32) -> !llvm.ptr
  llvm.store %x, %0 : !llvm.ptr<4>, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> f64
  llvm.return %1 : f64
}
llvm.func @v(%x: vector<3xi32>) -> i64 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x vector<3xi32> : (i32) -> !llvm.ptr
  llvm.store %x, %0 : vector<3xi32>, !llvm.ptr
  %1 = llvm.load %0 : !llvm.ptr -> i64
  llvm.return %1 : i64
}
llvm.func @agg(%x: i64) -> i8 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x !llvm.struct<(i8, i64, ptr<3>, i8)> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %1 : i64, !llvm.ptr
  %2 = llvm.getelementptr %0[20] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.load %2 : !llvm.ptr -> i8
  llvm.return %3 : i8
}
llvm.func @agg2(%x: i64) -> i8 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.alloca %c x !llvm.struct<(i8, i64, ptr<3>, i8)> : (i32) -> !llvm.ptr
  %1 = llvm.getelementptr %0[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %x, %1 : i64, !llvm.ptr
  %2 = llvm.getelementptr %0[24] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.load %2 : !llvm.ptr -> i8
  llvm.return %3 : i8
}
llvm.func @fill() -> i64 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(32 : i32) : i32
  %v = llvm.mlir.constant(3 : i8) : i8
  %0 = llvm.alloca %c x !llvm.struct<(i8, i64, ptr<3>, i8)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%0, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %1 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64, ptr<3>, i8)>
  %2 = llvm.load %1 : !llvm.ptr -> i64
  llvm.return %2 : i64
}
llvm.func @copy(%q: !llvm.ptr) -> i64 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(24 : i32) : i32
  %0 = llvm.alloca %c x !llvm.struct<(i8, i64, ptr<3>, i8)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%0, %q, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
  %1 = llvm.getelementptr %0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i64, ptr<3>, i8)>
  %2 = llvm.load %1 : !llvm.ptr -> i64
  llvm.return %2 : i64
}
}
