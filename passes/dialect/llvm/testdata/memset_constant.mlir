// RUN: ods opt %s --mem2reg | golden %S/memset_constant.out

// Filling with a byte that is known gives a constant.

llvm.func @k() -> i64 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(8 : i32) : i32
  %v = llvm.mlir.constant(3 : i8) : i8
  %0 = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%0, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %2 = llvm.load %0 : !llvm.ptr -> i64
  llvm.return %2 : i64
}
llvm.func @k8() -> i8 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(1 : i32) : i32
  %v = llvm.mlir.constant(3 : i8) : i8
  %0 = llvm.alloca %c x i8 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%0, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %2 = llvm.load %0 : !llvm.ptr -> i8
  llvm.return %2 : i8
}
llvm.func @kf() -> f32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i32) : i32
  %v = llvm.mlir.constant(-3 : i8) : i8
  %0 = llvm.alloca %c x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%0, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %2 = llvm.load %0 : !llvm.ptr -> f32
  llvm.return %2 : f32
}
llvm.func @kz() -> i24 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(3 : i32) : i32
  %v = llvm.mlir.constant(0 : i8) : i8
  %0 = llvm.alloca %c x i24 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%0, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %2 = llvm.load %0 : !llvm.ptr -> i24
  llvm.return %2 : i24
}
llvm.func @d(%v: i8) -> i24 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(3 : i32) : i32
  %0 = llvm.alloca %c x i24 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%0, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %2 = llvm.load %0 : !llvm.ptr -> i24
  llvm.return %2 : i24
}
llvm.func @df(%v: i8) -> f32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i32) : i32
  %0 = llvm.alloca %c x f32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%0, %v, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
  %2 = llvm.load %0 : !llvm.ptr -> f32
  llvm.return %2 : f32
}
