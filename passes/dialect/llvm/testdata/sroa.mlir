// RUN: ods opt %s --sroa --allow-unregistered-dialect | golden %S/sroa.out

llvm.func @struct(%v: i32, %f: f64) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<"foo", (i32, f64, i32)> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr inbounds %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"foo", (i32, f64, i32)>
  llvm.store %v, %2 : i32, !llvm.ptr
  %3 = llvm.getelementptr inbounds %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"foo", (i32, f64, i32)>
  llvm.store %f, %3 : f64, !llvm.ptr
  %4 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @first(%v: i32, %f: f64) -> i16 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i32, f64, i32)> : (i32) -> !llvm.ptr
  llvm.store %v, %1 : i32, !llvm.ptr
  %4 = llvm.load %1 : !llvm.ptr -> i16
  llvm.return %4 : i16
}
llvm.func @toowide(%v: i32, %f: f64) -> f64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i32, f64, i32)> : (i32) -> !llvm.ptr
  %4 = llvm.load %1 : !llvm.ptr -> f64
  llvm.return %4 : f64
}
llvm.func @array(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  %3 = llvm.getelementptr %1[7] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %v, %2 : i32, !llvm.ptr
  llvm.store %v, %3 : i32, !llvm.ptr
  %4 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @array17(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<17 x i32> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 3] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  %4 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @nested(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i32, array<3 x struct<(i8, i32)>>)> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 1, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<3 x struct<(i8, i32)>>)>
  llvm.store %v, %2 : i32, !llvm.ptr
  %3 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, array<3 x struct<(i8, i32)>>)>
  %5 = llvm.getelementptr %3[0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x struct<(i8, i32)>>
  %6 = llvm.load %5 : !llvm.ptr -> i8
  "use"(%6) : (i8) -> ()
  %4 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @dynamic(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, %v] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<10 x i32>
  %4 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @escape(%p: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  llvm.store %2, %p : !llvm.ptr, !llvm.ptr
  %4 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @escape2(%p: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  llvm.store %1, %p : !llvm.ptr, !llvm.ptr
  %4 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @unused() {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  llvm.return
}
llvm.func @padding(%v: i8) -> i8 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i8, i32)> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %4 = llvm.load %2 : !llvm.ptr -> i8
  %5 = llvm.alloca %0 x !llvm.struct<packed (i8, i32)> : (i32) -> !llvm.ptr
  %6 = llvm.getelementptr %5[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %7 = llvm.load %6 : !llvm.ptr -> i8
  %8 = llvm.alloca %0 x !llvm.struct<packed (i8, i32)> : (i32) -> !llvm.ptr
  %9 = llvm.getelementptr %8[2] : (!llvm.ptr) -> !llvm.ptr, i8
  %10 = llvm.load %9 : !llvm.ptr -> i32
  %11 = llvm.alloca %0 x !llvm.struct<packed (i8, i32)> : (i32) -> !llvm.ptr
  %12 = llvm.getelementptr %11[5] : (!llvm.ptr) -> !llvm.ptr, i8
  %13 = llvm.load %12 : !llvm.ptr -> i8
  llvm.return %7 : i8
}
llvm.func @markers(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %1 : !llvm.ptr
  %2 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  llvm.intr.lifetime.start %2 : !llvm.ptr
  %b = llvm.bitcast %1 : !llvm.ptr to !llvm.ptr
  %4 = llvm.load %2 : !llvm.ptr -> i32
  %5 = llvm.load volatile %2 : !llvm.ptr -> i32
  llvm.intr.lifetime.end %1 : !llvm.ptr
  llvm.return %4 : i32
}
llvm.func @volatile(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  %4 = llvm.load volatile %1 : !llvm.ptr -> i32
  llvm.br ^bb1
^bb1:
  %5 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  %6 = llvm.load %5 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @types(%v: i32, %n: i64) -> i32 {
  %0 = llvm.mlir.constant(2 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i8, i16, i64, i8)> {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
  %2 = llvm.getelementptr inbounds|nuw %1[0, 2] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.struct<(i8, i16, i64, i8)>
  %3 = llvm.load %2 : !llvm.ptr<3> -> i64
  llvm.return %v : i32
}
llvm.func @within(%v: i32) -> i8 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i8, i16, i64, i8)> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr inbounds|nuw %1[10] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.load %2 : !llvm.ptr -> i8
  llvm.return %3 : i8
}
llvm.func @negative(%v: i32) -> i8 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<4 x i8> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[-1] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.load %2 : !llvm.ptr -> i8
  llvm.return %3 : i8
}
llvm.func @chain(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<4 x array<4 x i32>> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x array<4 x i32>>
  %3 = llvm.getelementptr %2[2] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.store %v, %3 : i32, !llvm.ptr
  %4 = llvm.getelementptr %2[4] : (!llvm.ptr) -> !llvm.ptr, i32
  %5 = llvm.load %3 : !llvm.ptr -> i32
  llvm.return %5 : i32
}
llvm.func @beyond(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<4 x array<4 x i32>> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x array<4 x i32>>
  %4 = llvm.getelementptr %2[4] : (!llvm.ptr) -> !llvm.ptr, i32
  %5 = llvm.load %4 : !llvm.ptr -> i32
  llvm.return %5 : i32
}
llvm.func @through_cast(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %2 = llvm.bitcast %1 : !llvm.ptr to !llvm.ptr
  llvm.intr.lifetime.start %2 : !llvm.ptr
  %3 = llvm.load %1 : !llvm.ptr -> i32
  %4 = llvm.getelementptr %1[0] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.intr.lifetime.end %4 : !llvm.ptr
  llvm.return %3 : i32
}
llvm.func @load_through_cast(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %2 = llvm.bitcast %1 : !llvm.ptr to !llvm.ptr
  %3 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %3 : i32
}
llvm.func @call(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %3 = llvm.call @call2(%1) : (!llvm.ptr) -> i32
  llvm.return %3 : i32
}
llvm.func @call2(!llvm.ptr) -> i32
llvm.func @callpart(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %3 = llvm.call @call2(%2) : (!llvm.ptr) -> i32
  llvm.return %3 : i32
}
llvm.func @wholes(%v: !llvm.struct<(i32, i32)>) -> i64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %v, %1 : !llvm.struct<(i32, i32)>, !llvm.ptr
  %2 = llvm.alloca %0 x !llvm.struct<(struct<(i32, i32)>, i32)> : (i32) -> !llvm.ptr
  llvm.store %v, %2 : !llvm.struct<(i32, i32)>, !llvm.ptr
  %3 = llvm.load %2 : !llvm.ptr -> i64
  llvm.return %3 : i64
}
llvm.func @empty(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<()> : (i32) -> !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  %3 = llvm.alloca %0 x !llvm.array<0 x i32> : (i32) -> !llvm.ptr
  %4 = llvm.load %3 : !llvm.ptr -> i32
  llvm.return %2 : i32
}
llvm.func @constant_index(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, %0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.array<4 x i32>
  %3 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %3 : i32
}
llvm.func @vector(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<4 x vector<4xi32>> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x vector<4xi32>>
  %3 = llvm.load %2 : !llvm.ptr -> i32
  %4 = llvm.alloca %0 x !llvm.array<4 x vector<4xi32>> : (i32) -> !llvm.ptr
  %5 = llvm.getelementptr %4[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x vector<4xi32>>
  %6 = llvm.load %5 : !llvm.ptr -> vector<4xi32>
  llvm.return %3 : i32
}
llvm.func @bothuses(%v: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<4 x ptr> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x ptr>
  llvm.store %2, %2 : !llvm.ptr, !llvm.ptr
  %3 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x ptr>
  llvm.store %2, %3 : !llvm.ptr, !llvm.ptr
  %5 = llvm.alloca %0 x !llvm.array<4 x i24> : (i32) -> !llvm.ptr
  %6 = llvm.getelementptr %5[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i24>
  %7 = llvm.load %6 : !llvm.ptr -> i24
  llvm.return %v : i32
}
llvm.func @space(%v: i32, %n: i64) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i32, i16)> : (i32) -> !llvm.ptr<3>
  %3 = llvm.load %1 : !llvm.ptr<3> -> i32
  llvm.return %3 : i32
}
llvm.func @count(%v: i32, %n: i64) -> i64 {
  %1 = llvm.alloca %n x !llvm.struct<(i8, i16, i64, i8)> {alignment = 8 : i64} : (i64) -> !llvm.ptr
  %2 = llvm.getelementptr inbounds|nuw %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i16, i64, i8)>
  %3 = llvm.load %2 : !llvm.ptr -> i64
  llvm.return %3 : i64
}
llvm.func @middle(%v: i32, %n: i64) -> i64 {
  %0 = llvm.mlir.constant(1 : i8) : i8
  %1 = llvm.alloca %0 x !llvm.struct<(i8, i64, i8)> {alignment = 8 : i64} : (i8) -> !llvm.ptr
  %2 = llvm.getelementptr inbounds|nuw %1[8] : (!llvm.ptr) -> !llvm.ptr, i8
  %3 = llvm.load %2 : !llvm.ptr -> i8
  llvm.return %n : i64
}
llvm.func @memset_full(%v: i8) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(40 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%1, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %2 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  %4 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @memset_partial(%v: i8) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(7 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i8, i32, i16)> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%1, %v, %n) <{isVolatile = false, arg_attrs = [{llvm.align = 4 : i64}, {}, {}]}> : (!llvm.ptr, i8, i32) -> ()
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i16)>
  %3 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i8, i32, i16)>
  %5 = llvm.load %3 : !llvm.ptr -> i16
  %4 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @memset_too_long(%v: i8) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%1, %v) <{isVolatile = false, len = 41 : i32}> : (!llvm.ptr, i8) -> ()
  %4 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @memset_inline(%v: i8) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%1, %v) <{isVolatile = false, len = 2 : i64}> : (!llvm.ptr, i8) -> ()
  %4 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @memset_dynamic(%v: i8, %n: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%1, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %4 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @memset_part(%v: i8) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  "llvm.intr.memset.inline"(%2, %v) <{isVolatile = false, len = 4 : i64}> : (!llvm.ptr, i8) -> ()
  %3 = llvm.load %2 : !llvm.ptr -> i32
  %4 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  %5 = llvm.getelementptr %4[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  "llvm.intr.memset.inline"(%5, %v) <{isVolatile = false, len = 5 : i64}> : (!llvm.ptr, i8) -> ()
  llvm.return %3 : i32
}
llvm.func @memcpy_dst(%p: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(40 : i64) : i64
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%1, %p, %n) <{isVolatile = false, arg_attrs = [{llvm.align = 4 : i64}, {}, {}]}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %2 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  %4 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @memmove_short(%p: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(36 : i64) : i64
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memmove"(%1, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %2 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  %4 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @memmove(%p: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(40 : i64) : i64
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memmove"(%1, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %2 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  %4 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @memcpy_unused(%p: !llvm.ptr) {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(40 : i64) : i64
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%1, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}
llvm.func @memcpy_part(%p: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i64) : i64
  %1 = llvm.alloca %0 x !llvm.array<10 x i32> : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<10 x i32>
  "llvm.intr.memcpy"(%2, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %4 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @memcpy_nested(%p: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(16 : i64) : i64
  %1 = llvm.alloca %0 x !llvm.struct<(i32, struct<(i32, i64)>)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%1, %p, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %2 = llvm.getelementptr %1[0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, struct<(i32, i64)>)>
  %4 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @two() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(16 : i64) : i64
  %1 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  %3 = llvm.alloca %0 x !llvm.array<4 x i32> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%1, %3, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %2 = llvm.getelementptr %1[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x i32>
  %4 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
