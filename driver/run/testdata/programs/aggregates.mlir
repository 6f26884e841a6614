// The llvm dialect itself: structs in globals and memory, packed ones, tables of functions, odd integers, f80 and vectors.
llvm.func @printI64(i64)
llvm.func @printF64(f64)
llvm.func @printComma()
llvm.func @printNewline()
llvm.mlir.global internal @s(#llvm.zero) : !llvm.struct<"node", (i8, ptr, array<3 x i16>, f32)>
llvm.mlir.global internal constant @nested(dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi24>) : !llvm.array<2 x array<3 x i24>>
llvm.mlir.global internal @packed() : !llvm.struct<packed (i8, i32, i16)> {
  %0 = llvm.mlir.undef : !llvm.struct<packed (i8, i32, i16)>
  %a = llvm.mlir.constant(1 : i8) : i8
  %b = llvm.mlir.constant(-2 : i32) : i32
  %c = llvm.mlir.constant(3 : i16) : i16
  %1 = llvm.insertvalue %a, %0[0] : !llvm.struct<packed (i8, i32, i16)>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.struct<packed (i8, i32, i16)>
  %3 = llvm.insertvalue %c, %2[2] : !llvm.struct<packed (i8, i32, i16)>
  llvm.return %3 : !llvm.struct<packed (i8, i32, i16)>
}
llvm.mlir.global internal @table() : !llvm.array<2 x ptr> {
  %0 = llvm.mlir.undef : !llvm.array<2 x ptr>
  %a = llvm.mlir.addressof @inc : !llvm.ptr
  %b = llvm.mlir.addressof @dbl : !llvm.ptr
  %1 = llvm.insertvalue %a, %0[0] : !llvm.array<2 x ptr>
  %2 = llvm.insertvalue %b, %1[1] : !llvm.array<2 x ptr>
  llvm.return %2 : !llvm.array<2 x ptr>
}
llvm.func @inc(%p: !llvm.struct<(i64, f64)>) -> !llvm.struct<(i64, f64)> {
  %a = llvm.extractvalue %p[0] : !llvm.struct<(i64, f64)>
  %o = llvm.mlir.constant(1 : i64) : i64
  %b = llvm.add %a, %o : i64
  %r = llvm.insertvalue %b, %p[0] : !llvm.struct<(i64, f64)>
  llvm.return %r : !llvm.struct<(i64, f64)>
}
llvm.func @dbl(%p: !llvm.struct<(i64, f64)>) -> !llvm.struct<(i64, f64)> {
  %a = llvm.extractvalue %p[1] : !llvm.struct<(i64, f64)>
  %b = llvm.fadd %a, %a : f64
  %r = llvm.insertvalue %b, %p[1] : !llvm.struct<(i64, f64)>
  llvm.return %r : !llvm.struct<(i64, f64)>
}
llvm.func @show(%x: i64) {
  llvm.call @printI64(%x) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
llvm.func @main() {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %two = llvm.mlir.constant(2 : i64) : i64
  %x = llvm.mlir.constant(2.5 : f64) : f64
  %u = llvm.mlir.undef : !llvm.struct<(i64, f64)>
  %u1 = llvm.insertvalue %two, %u[0] : !llvm.struct<(i64, f64)>
  %u2 = llvm.insertvalue %x, %u1[1] : !llvm.struct<(i64, f64)>
  %t = llvm.mlir.addressof @table : !llvm.ptr
  llvm.br ^loop(%zero, %u2 : i64, !llvm.struct<(i64, f64)>)
^loop(%i: i64, %v: !llvm.struct<(i64, f64)>):
  %c = llvm.icmp "ult" %i, %two : i64
  llvm.cond_br %c, ^body, ^end
^body:
  %q = llvm.getelementptr %t[0, %i] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<2 x ptr>
  %f = llvm.load %q : !llvm.ptr -> !llvm.ptr
  %w = llvm.call %f(%v) : !llvm.ptr, (!llvm.struct<(i64, f64)>) -> !llvm.struct<(i64, f64)>
  %j = llvm.add %i, %one : i64
  llvm.br ^loop(%j, %w : i64, !llvm.struct<(i64, f64)>)
^end:
  %e0 = llvm.extractvalue %v[0] : !llvm.struct<(i64, f64)>
  %e1 = llvm.extractvalue %v[1] : !llvm.struct<(i64, f64)>
  llvm.call @show(%e0) : (i64) -> ()
  llvm.call @printF64(%e1) : (f64) -> ()
  llvm.call @printNewline() : () -> ()
  %pk = llvm.mlir.addressof @packed : !llvm.ptr
  %pf = llvm.getelementptr %pk[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<packed (i8, i32, i16)>
  %pv = llvm.load %pf {alignment = 1 : i64} : !llvm.ptr -> i32
  %pe = llvm.sext %pv : i32 to i64
  llvm.call @show(%pe) : (i64) -> ()
  %pi = llvm.ptrtoint %pf : !llvm.ptr to i64
  %pb = llvm.ptrtoint %pk : !llvm.ptr to i64
  %pd = llvm.sub %pi, %pb : i64
  llvm.call @show(%pd) : (i64) -> ()
  %n = llvm.mlir.addressof @nested : !llvm.ptr
  %nf = llvm.getelementptr %n[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<3 x i24>>
  %nv = llvm.load %nf : !llvm.ptr -> i24
  %ne = llvm.sext %nv : i24 to i64
  llvm.call @show(%ne) : (i64) -> ()
  %s = llvm.mlir.addressof @s : !llvm.ptr
  %sp = llvm.getelementptr %s[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"node", (i8, ptr, array<3 x i16>, f32)>
  llvm.store %s, %sp : !llvm.ptr, !llvm.ptr
  %sa = llvm.getelementptr %s[0, 2, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"node", (i8, ptr, array<3 x i16>, f32)>
  %h = llvm.mlir.constant(-300 : i16) : i16
  llvm.store %h, %sa : i16, !llvm.ptr
  %self = llvm.load %sp : !llvm.ptr -> !llvm.ptr
  %whole = llvm.load %self : !llvm.ptr -> !llvm.struct<"node", (i8, ptr, array<3 x i16>, f32)>
  %part = llvm.extractvalue %whole[2, 1] : !llvm.struct<"node", (i8, ptr, array<3 x i16>, f32)>
  %pe2 = llvm.sext %part : i16 to i64
  llvm.call @show(%pe2) : (i64) -> ()
  %i1 = llvm.mlir.constant(1 : i32) : i32
  %m = llvm.alloca %i1 x !llvm.struct<(f80, i128)> : (i32) -> !llvm.ptr
  %f80 = llvm.fpext %x : f64 to f80
  %f81 = llvm.fmul %f80, %f80 : f80
  llvm.store %f81, %m : f80, !llvm.ptr
  %mf = llvm.load %m : !llvm.ptr -> f80
  %md = llvm.fptrunc %mf : f80 to f64
  llvm.call @printF64(%md) : (f64) -> ()
  llvm.call @printNewline() : () -> ()
  %mi = llvm.getelementptr %m[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(f80, i128)>
  %big = llvm.mlir.constant(-170141183460469231731687303715884105728 : i128) : i128
  llvm.store %big, %mi : i128, !llvm.ptr
  %lo = llvm.getelementptr %mi[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %lov = llvm.load %lo : !llvm.ptr -> i64
  llvm.call @show(%lov) : (i64) -> ()
  %vp = llvm.mlir.constant(dense<[1.5, -2.0, 0.25, 8.0]> : vector<4xf32>) : vector<4xf32>
  %mv = llvm.alloca %i1 x vector<4xf32> : (i32) -> !llvm.ptr
  llvm.store %vp, %mv : vector<4xf32>, !llvm.ptr
  %bc = llvm.bitcast %vp : vector<4xf32> to vector<2xi64>
  %ex = llvm.extractelement %bc[%i1 : i32] : vector<2xi64>
  llvm.call @show(%ex) : (i64) -> ()
  %k = llvm.getelementptr %mv[%i1] : (!llvm.ptr, i32) -> !llvm.ptr, f32
  %kv = llvm.load %k : !llvm.ptr -> f32
  %kd = llvm.fpext %kv : f32 to f64
  llvm.call @printF64(%kd) : (f64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
