// RUN: ods opt %s --mem2reg --allow-unregistered-dialect | golden %S/mem2reg.out

#bt = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#file = #llvm.di_file<"a.c" in "/">
#cu = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sp = #llvm.di_subprogram<compileUnit = #cu, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#var = #llvm.di_local_variable<scope = #sp, name = "x", file = #file, line = 1, type = #bt>
llvm.func @join(%c: i8, %d: i32, %b: i1) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.intr.dbg.declare #var = %1 : !llvm.ptr
  llvm.intr.dbg.value #var = %1 : !llvm.ptr
  llvm.cond_br %b, ^bb1, ^bb2
^bb1:
  llvm.store %d, %1 : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}
llvm.func @restore(%c: i8, %d: i32, %b: i1) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.store %d, %1 : i32, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.store %2, %1 : i32, !llvm.ptr
  %3 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %3 : i32
}
llvm.func @basic() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  %c = llvm.mlir.constant(4 : i32) : i32
  llvm.store %c, %1 : i32, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  %unused = llvm.add %2, %2 : i32
  llvm.return %2 : i32
}
llvm.func @default() -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}
llvm.func @branch(%c: i1, %a: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.store %a, %1 : i32, !llvm.ptr
  llvm.br ^bb2
^bb2:
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
^dead:
  llvm.br ^bb2
}
llvm.func @dead(%c: i1, %a: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.br ^bb1
^bb1:
  llvm.br ^bb2(%a: i32)
^bb2(%u: i32):
  llvm.return %a : i32
^deadb:
  llvm.br ^bb2(%a: i32)
}
llvm.func @dead2(%c: i1, %a: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.store %a, %1 : i32, !llvm.ptr
  llvm.br ^bb1
^bb1:
  llvm.br ^bb2(%a: i32)
^bb2(%u: i32):
  llvm.return %a : i32
^deadb:
  llvm.br ^bb2(%a: i32)
}
llvm.func @narrow() -> i8 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  %c = llvm.mlir.constant(4 : i32) : i32
  llvm.store %c, %1 : i32, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i8
  llvm.return %2 : i8
}
llvm.func @narrow_store(%c: i8) -> f32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  llvm.store %c, %1 : i8, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> f32
  llvm.return %2 : f32
}
llvm.func @bits(%c: f32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x f32 : (i32) -> !llvm.ptr
  llvm.store %c, %1 : f32, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}
llvm.func @ptr(%c: i64) -> !llvm.ptr {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i64 : (i32) -> !llvm.ptr
  llvm.store %c, %1 : i64, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> !llvm.ptr
  llvm.return %2 : !llvm.ptr
}
llvm.func @vec(%c: vector<4xi8>) -> i16 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x vector<4xi8> : (i32) -> !llvm.ptr
  llvm.store %c, %1 : vector<4xi8>, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i16
  llvm.return %2 : i16
}
llvm.func @wide(%c: i64) -> i64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.store %c, %1 : i64, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i64
  llvm.return %2 : i64
}
llvm.func @volatile(%c: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.store volatile %c, %1 : i32, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}
llvm.func @gep(%c: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %1 : !llvm.ptr
  %3 = llvm.getelementptr %1[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.intr.lifetime.start %1 : !llvm.ptr
  %b = llvm.bitcast %1 : !llvm.ptr to !llvm.ptr
  llvm.intr.lifetime.end %b : !llvm.ptr
  llvm.store %c, %1 : i32, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}
llvm.func @geploaded(%c: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  %b = llvm.bitcast %1 : !llvm.ptr to !llvm.ptr
  llvm.store %c, %b : i32, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}
llvm.func @arraysize(%c: i32, %n: i32) -> i32 {
  %1 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %c, %1 : i32, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.br ^bb1
^bb1:
  %3 = llvm.alloca %n x i32 : (i32) -> !llvm.ptr
  llvm.store %c, %3 : i32, !llvm.ptr
  %4 = llvm.load %3 : !llvm.ptr -> i32
  llvm.return %4 : i32
}
llvm.func @memset(%c: i8, %src: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(4 : i64) : i64
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  "llvm.intr.memset"(%1, %c, %n) <{isVolatile = false}> : (!llvm.ptr, i8, i64) -> ()
  %2 = llvm.load %1 : !llvm.ptr -> i32
  "llvm.intr.memcpy"(%1, %src, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %3 = llvm.load %1 : !llvm.ptr -> i32
  "llvm.intr.memmove"(%src, %1, %n) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  %4 = llvm.add %2, %3 : i32
  "llvm.intr.memcpy.inline"(%1, %src) <{isVolatile = false, len = 4: i32}> : (!llvm.ptr, !llvm.ptr) -> ()
  %5 = llvm.load %1 : !llvm.ptr -> i32
  %6 = llvm.add %4, %5 : i32
  llvm.return %6 : i32
}
llvm.func @memsetf(%c: i8, %src: !llvm.ptr) -> f64 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x f64 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%1, %c) <{isVolatile = false, len = 8 : i32}> : (!llvm.ptr, i8) -> ()
  %2 = llvm.load %1 : !llvm.ptr -> f64
  llvm.return %2 : f64
}
llvm.func @memset24(%c: i8, %src: !llvm.ptr) -> i24 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i24 : (i32) -> !llvm.ptr
  "llvm.intr.memset.inline"(%1, %c) <{isVolatile = false, len = 3 : i32}> : (!llvm.ptr, i8) -> ()
  %2 = llvm.load %1 : !llvm.ptr -> i24
  llvm.return %2 : i24
}
llvm.func @invariant(%c: i8, %d: i32, %b: i1) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.store %d, %1 : i32, !llvm.ptr
  %3 = llvm.intr.invariant.start 4, %1 : !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.intr.invariant.end %3, 4, %1 : !llvm.ptr
  llvm.return %2 : i32
}
llvm.func @invariant2(%c: i8, %d: i32, %b: i1) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.store %d, %1 : i32, !llvm.ptr
  %3 = llvm.intr.invariant.start 4, %1 : !llvm.ptr
  %4 = llvm.intr.launder.invariant.group %1 : !llvm.ptr
  %5 = llvm.intr.strip.invariant.group %1 : !llvm.ptr
  %6 = llvm.addrspacecast %5 : !llvm.ptr to !llvm.ptr<1>
  %7 = llvm.bitcast %6 : !llvm.ptr<1> to !llvm.ptr<1>
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %2 : i32
}
llvm.func @gep_offset(%c: i8, %d: i32, %b: i1) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  %2 = llvm.getelementptr %1[1] : (!llvm.ptr) -> !llvm.ptr, i32
  %3 = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %3 : i32
}
llvm.func @escapes(%c: i8, %d: i32, %b: !llvm.ptr) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.ptr : (i32) -> !llvm.ptr
  llvm.store %1, %1 : !llvm.ptr, !llvm.ptr
  %2 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.store %2, %b : !llvm.ptr, !llvm.ptr
  %3 = llvm.load %2 : !llvm.ptr -> i32
  llvm.return %3 : i32
}
llvm.func @loop(%n: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %z = llvm.mlir.constant(0 : i32) : i32
  %i = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  %s = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.store %z, %i : i32, !llvm.ptr
  llvm.store %z, %s : i32, !llvm.ptr
  llvm.br ^head
^head:
  %iv = llvm.load %i : !llvm.ptr -> i32
  %c = llvm.icmp "slt" %iv, %n : i32
  llvm.cond_br %c, ^body, ^exit
^body:
  %sv = llvm.load %s : !llvm.ptr -> i32
  %iv2 = llvm.load %i : !llvm.ptr -> i32
  %s2 = llvm.add %sv, %iv2 : i32
  llvm.store %s2, %s : i32, !llvm.ptr
  %i2 = llvm.add %iv2, %0 : i32
  llvm.store %i2, %i : i32, !llvm.ptr
  llvm.br ^head
^exit:
  %r = llvm.load %s : !llvm.ptr -> i32
  llvm.return %r : i32
}
llvm.func @foldbits(%c: f32) -> f32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %k = llvm.mlir.constant(7 : i8) : i8
  %z = llvm.mlir.constant(0 : i8) : i8
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.store %c, %1 : f32, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> f32
  llvm.store %k, %1 : i8, !llvm.ptr
  %3 = llvm.load %1 : !llvm.ptr -> i8
  llvm.store %z, %1 : i8, !llvm.ptr
  %4 = llvm.load %1 : !llvm.ptr -> i8
  "use"(%3, %4) : (i8, i8) -> ()
  llvm.return %2 : f32
}
llvm.func @agg(%c: !llvm.struct<(i32, i32)>) -> !llvm.struct<(i32, i32)> {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  llvm.store %c, %1 : !llvm.struct<(i32, i32)>, !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> !llvm.struct<(i32, i32)>
  %3 = llvm.alloca %0 x !llvm.array<2 x i32> : (i32) -> !llvm.ptr
  llvm.store %c, %3 : !llvm.struct<(i32, i32)>, !llvm.ptr
  %4 = llvm.alloca %0 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %5 = llvm.load %4 : !llvm.ptr -> i32
  llvm.return %2 : !llvm.struct<(i32, i32)>
}
llvm.func @switch(%v: i32, %bb: i1, %a: i32) -> i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.alloca %0 x i32 : (i32) -> !llvm.ptr
  llvm.switch %v : i32, ^bb3 [
    0: ^bb1,
    1: ^bb3,
    2: ^bb3,
    3: ^bb2
  ]
^bb1:
  llvm.store %v, %1 : i32, !llvm.ptr
  llvm.br ^bb3
^bb2:
  %l = llvm.load %1 : !llvm.ptr -> i32
  %m = llvm.add %l, %a : i32
  llvm.store %m, %1 : i32, !llvm.ptr
  llvm.cond_br %bb, ^bb2, ^bb3
^bb3:
  %r = llvm.load %1 : !llvm.ptr -> i32
  llvm.return %r : i32
^dead:
  %v2 = llvm.mlir.constant(1 : i1) : i1
  llvm.store %a, %1 : i32, !llvm.ptr
  %l2 = llvm.load %1 : !llvm.ptr -> i32
  "use"(%l2) : (i32) -> ()
  llvm.cond_br %v2, ^bb3, ^bb3
}
