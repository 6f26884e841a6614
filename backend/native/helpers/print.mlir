// What the helpers of upstream's runner libraries do, for native programs: written with C's library only, so that no shared
// library is needed. Functions are taken from here one by one, with those that they call. The helpers for memrefs of all element
// types are made of ods.rt.* by helpers.go.

llvm.func @printf(!llvm.ptr, ...) -> i32
llvm.func @dprintf(i32, !llvm.ptr, ...) -> i32
llvm.func @putchar(i32) -> i32
llvm.func @gettimeofday(!llvm.ptr, !llvm.ptr) -> i32

// Numbers and punctuation.

llvm.mlir.global internal constant @ods.rt.i64("%lld\00") : !llvm.array<5 x i8>
llvm.mlir.global internal constant @ods.rt.u64("%llu\00") : !llvm.array<5 x i8>
llvm.mlir.global internal constant @ods.rt.f64("%g\00") : !llvm.array<3 x i8>
llvm.mlir.global internal constant @ods.rt.text("%s\00") : !llvm.array<3 x i8>
llvm.mlir.global internal constant @ods.rt.comma(", \00") : !llvm.array<3 x i8>
llvm.mlir.global internal constant @ods.rt.open("( \00") : !llvm.array<3 x i8>
llvm.mlir.global internal constant @ods.rt.close(" )\00") : !llvm.array<3 x i8>
llvm.mlir.global internal constant @ods.rt.pair("(%g,%g)\00") : !llvm.array<8 x i8>

llvm.func @printI64(%x: i64) {
  %f = llvm.mlir.addressof @ods.rt.i64 : !llvm.ptr
  %0 = llvm.call @printf(%f, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.return
}

llvm.func @printU64(%x: i64) {
  %f = llvm.mlir.addressof @ods.rt.u64 : !llvm.ptr
  %0 = llvm.call @printf(%f, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64) -> i32
  llvm.return
}

llvm.func @printF64(%x: f64) {
  %f = llvm.mlir.addressof @ods.rt.f64 : !llvm.ptr
  %0 = llvm.call @printf(%f, %x) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64) -> i32
  llvm.return
}

llvm.func @printF32(%x: f32) {
  %d = llvm.fpext %x : f32 to f64
  llvm.call @printF64(%d) : (f64) -> ()
  llvm.return
}

llvm.func @printF16(%x: i16) {
  %f = llvm.call @ods.rt.half(%x) : (i16) -> f32
  llvm.call @printF32(%f) : (f32) -> ()
  llvm.return
}

llvm.func @printBF16(%x: i16) {
  %f = llvm.call @ods.rt.brain(%x) : (i16) -> f32
  llvm.call @printF32(%f) : (f32) -> ()
  llvm.return
}

llvm.func @printString(%p: !llvm.ptr) {
  %f = llvm.mlir.addressof @ods.rt.text : !llvm.ptr
  %0 = llvm.call @printf(%f, %p) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, !llvm.ptr) -> i32
  llvm.return
}

llvm.func @printNewline() {
  %c = llvm.mlir.constant(10 : i32) : i32
  %0 = llvm.call @putchar(%c) : (i32) -> i32
  llvm.return
}

llvm.func @printComma() {
  %p = llvm.mlir.addressof @ods.rt.comma : !llvm.ptr
  llvm.call @printString(%p) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @printOpen() {
  %p = llvm.mlir.addressof @ods.rt.open : !llvm.ptr
  llvm.call @printString(%p) : (!llvm.ptr) -> ()
  llvm.return
}

llvm.func @printClose() {
  %p = llvm.mlir.addressof @ods.rt.close : !llvm.ptr
  llvm.call @printString(%p) : (!llvm.ptr) -> ()
  llvm.return
}

// The value of the bits of a float of kind f16: those of the number in an f32, whose exponent is scaled; infinities and NaN have all
// bits of the exponent set.
llvm.func internal @ods.rt.half(%x: i16) -> f32 {
  %w = llvm.zext %x : i16 to i32
  %low = llvm.mlir.constant(0x7FFF : i32) : i32
  %top = llvm.mlir.constant(0x8000 : i32) : i32
  %c13 = llvm.mlir.constant(13 : i32) : i32
  %c16 = llvm.mlir.constant(16 : i32) : i32
  %scale = llvm.mlir.constant(0x77800000 : f32) : f32
  %special = llvm.mlir.constant(0x7C00 : i32) : i32
  %ones = llvm.mlir.constant(0x7F800000 : i32) : i32
  %a = llvm.and %w, %low : i32
  %b = llvm.shl %a, %c13 : i32
  %f = llvm.bitcast %b : i32 to f32
  %g = llvm.fmul %f, %scale : f32
  %h = llvm.bitcast %g : f32 to i32
  %nonfinite = llvm.icmp "uge" %a, %special : i32
  %i = llvm.or %b, %ones : i32
  %j = llvm.select %nonfinite, %i, %h : i1, i32
  %k = llvm.and %w, %top : i32
  %sign = llvm.shl %k, %c16 : i32
  %l = llvm.or %j, %sign : i32
  %r = llvm.bitcast %l : i32 to f32
  llvm.return %r : f32
}

// The value of the bits of a float of kind bf16.
llvm.func internal @ods.rt.brain(%x: i16) -> f32 {
  %w = llvm.zext %x : i16 to i32
  %c16 = llvm.mlir.constant(16 : i32) : i32
  %b = llvm.shl %w, %c16 : i32
  %f = llvm.bitcast %b : i32 to f32
  llvm.return %f : f32
}

// Printers of one element.

llvm.func internal @ods.rt.print.I8(%p: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> i8
  %w = llvm.zext %v : i8 to i32
  %0 = llvm.call @putchar(%w) : (i32) -> i32
  llvm.return
}

llvm.func internal @ods.rt.print.I16(%p: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> i16
  %w = llvm.sext %v : i16 to i64
  llvm.call @printI64(%w) : (i64) -> ()
  llvm.return
}

llvm.func internal @ods.rt.print.I32(%p: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> i32
  %w = llvm.sext %v : i32 to i64
  llvm.call @printI64(%w) : (i64) -> ()
  llvm.return
}

llvm.func internal @ods.rt.print.I64(%p: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> i64
  llvm.call @printI64(%v) : (i64) -> ()
  llvm.return
}

llvm.func internal @ods.rt.print.Ind(%p: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> i64
  llvm.call @printU64(%v) : (i64) -> ()
  llvm.return
}

llvm.func internal @ods.rt.print.F16(%p: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> i16
  llvm.call @printF16(%v) : (i16) -> ()
  llvm.return
}

llvm.func internal @ods.rt.print.BF16(%p: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> i16
  llvm.call @printBF16(%v) : (i16) -> ()
  llvm.return
}

llvm.func internal @ods.rt.print.F32(%p: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> f32
  llvm.call @printF32(%v) : (f32) -> ()
  llvm.return
}

llvm.func internal @ods.rt.print.F64(%p: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> f64
  llvm.call @printF64(%v) : (f64) -> ()
  llvm.return
}

llvm.func internal @ods.rt.print.C32(%p: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> !llvm.struct<(f32, f32)>
  %re = llvm.extractvalue %v[0] : !llvm.struct<(f32, f32)>
  %im = llvm.extractvalue %v[1] : !llvm.struct<(f32, f32)>
  %a = llvm.fpext %re : f32 to f64
  %b = llvm.fpext %im : f32 to f64
  %f = llvm.mlir.addressof @ods.rt.pair : !llvm.ptr
  %0 = llvm.call @printf(%f, %a, %b) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64) -> i32
  llvm.return
}

llvm.func internal @ods.rt.print.C64(%p: !llvm.ptr) {
  %v = llvm.load %p : !llvm.ptr -> !llvm.struct<(f64, f64)>
  %a = llvm.extractvalue %v[0] : !llvm.struct<(f64, f64)>
  %b = llvm.extractvalue %v[1] : !llvm.struct<(f64, f64)>
  %f = llvm.mlir.addressof @ods.rt.pair : !llvm.ptr
  %0 = llvm.call @printf(%f, %a, %b) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, f64, f64) -> i32
  llvm.return
}

// Memrefs. A descriptor of rank n is two pointers, the offset, n sizes and n strides.

llvm.mlir.global internal constant @ods.rt.unranked("Unranked Memref\00") : !llvm.array<16 x i8>
llvm.mlir.global internal constant @ods.rt.ranked("Memref\00") : !llvm.array<7 x i8>
llvm.mlir.global internal constant @ods.rt.head(" base@ = 0x%llx rank = %lld offset = %lld sizes = [\00") : !llvm.array<52 x i8>
llvm.mlir.global internal constant @ods.rt.strides("] strides = [\00") : !llvm.array<14 x i8>
llvm.mlir.global internal constant @ods.rt.end("]\00") : !llvm.array<2 x i8>
llvm.mlir.global internal constant @ods.rt.data(" data = \0A\00") : !llvm.array<10 x i8>
llvm.mlir.global internal constant @ods.rt.row(", \0A\00") : !llvm.array<4 x i8>

// Prints numbers with commas between them.
llvm.func internal @ods.rt.list(%p: !llvm.ptr, %n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %first = llvm.icmp "eq" %i, %zero : i64
  llvm.cond_br %first, ^number, ^comma
^comma:
  llvm.call @printComma() : () -> ()
  llvm.br ^number
^number:
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  llvm.call @printI64(%v) : (i64) -> ()
  %j = llvm.add %i, %one : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

// Prints spaces.
llvm.func internal @ods.rt.spaces(%n: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %space = llvm.mlir.constant(32 : i32) : i32
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %0 = llvm.call @putchar(%space) : (i32) -> i32
  %j = llvm.add %i, %one : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}

// Prints what is known of a memref without its elements.
llvm.func internal @ods.rt.shape(%rank: i64, %d: !llvm.ptr) {
  %data = llvm.getelementptr %d[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %base = llvm.load %data : !llvm.ptr -> i64
  %o = llvm.getelementptr %d[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %offset = llvm.load %o : !llvm.ptr -> i64
  %f = llvm.mlir.addressof @ods.rt.head : !llvm.ptr
  %0 = llvm.call @printf(%f, %base, %rank, %offset) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i64, i64, i64) -> i32
  %sizes = llvm.getelementptr %d[3] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.call @ods.rt.list(%sizes, %rank) : (!llvm.ptr, i64) -> ()
  %s = llvm.mlir.addressof @ods.rt.strides : !llvm.ptr
  llvm.call @printString(%s) : (!llvm.ptr) -> ()
  %strides = llvm.getelementptr %sizes[%rank] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.call @ods.rt.list(%strides, %rank) : (!llvm.ptr, i64) -> ()
  %e = llvm.mlir.addressof @ods.rt.end : !llvm.ptr
  llvm.call @printString(%e) : (!llvm.ptr) -> ()
  llvm.return
}

// Prints the elements whose leading indices, dim of them, lead to the element at a position.
llvm.func internal @ods.rt.rows(%print: !llvm.ptr, %size: i64, %rank: i64, %dim: i64, %d: !llvm.ptr, %at: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %open = llvm.mlir.constant(91 : i32) : i32
  %close = llvm.mlir.constant(93 : i32) : i32
  %comma = llvm.mlir.constant(44 : i32) : i32
  %leaf = llvm.icmp "eq" %dim, %rank : i64
  llvm.cond_br %leaf, ^element, ^dimension
^element:
  %a = llvm.getelementptr %d[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %base = llvm.load %a : !llvm.ptr -> !llvm.ptr
  %off = llvm.mul %at, %size : i64
  %p = llvm.getelementptr %base[%off] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  llvm.call %print(%p) : !llvm.ptr, (!llvm.ptr) -> ()
  llvm.return
^dimension:
  %0 = llvm.call @putchar(%open) : (i32) -> i32
  %sizes = llvm.getelementptr %d[3] : (!llvm.ptr) -> !llvm.ptr, i64
  %strides = llvm.getelementptr %sizes[%rank] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %np = llvm.getelementptr %sizes[%dim] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %sp = llvm.getelementptr %strides[%dim] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %n = llvm.load %np : !llvm.ptr -> i64
  %stride = llvm.load %sp : !llvm.ptr -> i64
  %next = llvm.add %dim, %one : i64
  %wide = llvm.add %rank, %one : i64
  %inner = llvm.icmp "eq" %next, %rank : i64
  llvm.br ^head(%zero : i64)
^head(%i: i64):
  %more = llvm.icmp "slt" %i, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %first = llvm.icmp "eq" %i, %zero : i64
  llvm.cond_br %first, ^part, ^between
^between:
  llvm.cond_br %inner, ^line, ^row
^line:
  %1 = llvm.call @putchar(%comma) : (i32) -> i32
  llvm.call @ods.rt.spaces(%wide) : (i64) -> ()
  llvm.br ^part
^row:
  %r = llvm.mlir.addressof @ods.rt.row : !llvm.ptr
  llvm.call @printString(%r) : (!llvm.ptr) -> ()
  llvm.call @ods.rt.spaces(%next) : (i64) -> ()
  llvm.br ^part
^part:
  %o = llvm.mul %i, %stride : i64
  %to = llvm.add %at, %o : i64
  llvm.call @ods.rt.rows(%print, %size, %rank, %next, %d, %to) : (!llvm.ptr, i64, i64, i64, !llvm.ptr, i64) -> ()
  %j = llvm.add %i, %one : i64
  llvm.br ^head(%j : i64)
^end:
  %2 = llvm.call @putchar(%close) : (i32) -> i32
  llvm.return
}

// Prints a memref; without a printer its shape only.
llvm.func internal @ods.rt.memref(%title: !llvm.ptr, %rank: i64, %d: !llvm.ptr, %print: !llvm.ptr, %size: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %null = llvm.mlir.zero : !llvm.ptr
  %open = llvm.mlir.constant(91 : i32) : i32
  %close = llvm.mlir.constant(93 : i32) : i32
  llvm.call @printString(%title) : (!llvm.ptr) -> ()
  llvm.call @ods.rt.shape(%rank, %d) : (i64, !llvm.ptr) -> ()
  %shape = llvm.icmp "eq" %print, %null : !llvm.ptr
  llvm.cond_br %shape, ^end, ^data
^data:
  %s = llvm.mlir.addressof @ods.rt.data : !llvm.ptr
  llvm.call @printString(%s) : (!llvm.ptr) -> ()
  %o = llvm.getelementptr %d[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %offset = llvm.load %o : !llvm.ptr -> i64
  %scalar = llvm.icmp "eq" %rank, %zero : i64
  llvm.cond_br %scalar, ^one, ^all
^one:
  %0 = llvm.call @putchar(%open) : (i32) -> i32
  llvm.call @ods.rt.rows(%print, %size, %rank, %zero, %d, %offset) : (!llvm.ptr, i64, i64, i64, !llvm.ptr, i64) -> ()
  %1 = llvm.call @putchar(%close) : (i32) -> i32
  llvm.br ^end
^all:
  llvm.call @ods.rt.rows(%print, %size, %rank, %zero, %d, %offset) : (!llvm.ptr, i64, i64, i64, !llvm.ptr, i64) -> ()
  llvm.br ^end
^end:
  llvm.call @printNewline() : () -> ()
  llvm.return
}

// Copies between memrefs of unknown rank.
llvm.func @memrefCopy(%size: i64, %from: !llvm.ptr, %to: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %rank = llvm.load %from : !llvm.ptr -> i64
  %fp = llvm.getelementptr %from[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %tp = llvm.getelementptr %to[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %f = llvm.load %fp : !llvm.ptr -> !llvm.ptr
  %t = llvm.load %tp : !llvm.ptr -> !llvm.ptr
  %fo = llvm.getelementptr %f[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %to2 = llvm.getelementptr %t[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %i = llvm.load %fo : !llvm.ptr -> i64
  %j = llvm.load %to2 : !llvm.ptr -> i64
  llvm.call @ods.rt.copy(%size, %rank, %zero, %f, %i, %t, %j) : (i64, i64, i64, !llvm.ptr, i64, !llvm.ptr, i64) -> ()
  llvm.return
}

llvm.func internal @ods.rt.copy(%size: i64, %rank: i64, %dim: i64, %f: !llvm.ptr, %i: i64, %t: !llvm.ptr, %j: i64) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %leaf = llvm.icmp "eq" %dim, %rank : i64
  llvm.cond_br %leaf, ^element, ^dimension
^element:
  %fb = llvm.getelementptr %f[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %tb = llvm.getelementptr %t[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %from = llvm.load %fb : !llvm.ptr -> !llvm.ptr
  %to = llvm.load %tb : !llvm.ptr -> !llvm.ptr
  %fo = llvm.mul %i, %size : i64
  %so = llvm.mul %j, %size : i64
  %p = llvm.getelementptr %from[%fo] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %q = llvm.getelementptr %to[%so] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  "llvm.intr.memmove"(%q, %p, %size) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
^dimension:
  %at = llvm.mlir.constant(3 : i64) : i64
  %ns = llvm.add %at, %dim : i64
  %ss = llvm.add %ns, %rank : i64
  %np = llvm.getelementptr %f[%ns] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %fp = llvm.getelementptr %f[%ss] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %tp = llvm.getelementptr %t[%ss] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %n = llvm.load %np : !llvm.ptr -> i64
  %fs = llvm.load %fp : !llvm.ptr -> i64
  %ts = llvm.load %tp : !llvm.ptr -> i64
  %next = llvm.add %dim, %one : i64
  llvm.br ^head(%zero : i64)
^head(%k: i64):
  %more = llvm.icmp "slt" %k, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %a = llvm.mul %k, %fs : i64
  %b = llvm.mul %k, %ts : i64
  %ni = llvm.add %i, %a : i64
  %nj = llvm.add %j, %b : i64
  llvm.call @ods.rt.copy(%size, %rank, %next, %f, %ni, %t, %nj) : (i64, i64, i64, !llvm.ptr, i64, !llvm.ptr, i64) -> ()
  %l = llvm.add %k, %one : i64
  llvm.br ^head(%l : i64)
^end:
  llvm.return
}
