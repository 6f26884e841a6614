// Comparing memrefs. Differences are reported on the standard error stream.

llvm.mlir.global internal constant @ods.rt.differ.i("%lld != %lld offset = %lld\0A\00") : !llvm.array<28 x i8>
llvm.mlir.global internal constant @ods.rt.differ.u("%llu != %llu offset = %lld\0A\00") : !llvm.array<28 x i8>
llvm.mlir.global internal constant @ods.rt.differ.c("%c != %c offset = %lld\0A\00") : !llvm.array<24 x i8>
llvm.mlir.global internal constant @ods.rt.differ.f("%g != %g offset = %lld\0A\00") : !llvm.array<24 x i8>
llvm.mlir.global internal constant @ods.rt.differ.z("(%g,%g) != (%g,%g) offset = %lld\0A\00") : !llvm.array<34 x i8>
llvm.mlir.global internal constant @ods.rt.errhead("base@ = 0x%llx rank = %lld offset = %lld sizes = [\00") : !llvm.array<51 x i8>

// Reports integers that differ in a format, and returns whether they are the same.
llvm.func internal @ods.rt.integers(%x: i64, %y: i64, %at: i64, %report: i1, %format: !llvm.ptr) -> i1 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %true = llvm.mlir.constant(true) : i1
  %same = llvm.icmp "eq" %x, %y : i64
  %differ = llvm.xor %same, %true : i1
  %say = llvm.and %differ, %report : i1
  llvm.cond_br %say, ^yes, ^end
^yes:
  %0 = llvm.call @dprintf(%two, %format, %x, %y, %at) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32, !llvm.ptr, i64, i64, i64) -> i32
  llvm.br ^end
^end:
  llvm.return %same : i1
}

// The same for floats, which may differ by a part of the expected one, y.
llvm.func internal @ods.rt.floats(%x: f64, %y: f64, %at: i64, %report: i1, %part: f64) -> i1 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %true = llvm.mlir.constant(true) : i1
  %equal = llvm.fcmp "oeq" %x, %y : f64
  %d = llvm.fsub %x, %y : f64
  %a = llvm.intr.fabs(%d) : (f64) -> f64
  %b = llvm.intr.fabs(%y) : (f64) -> f64
  %c = llvm.fmul %b, %part : f64
  %near = llvm.fcmp "ole" %a, %c : f64
  %same = llvm.or %equal, %near : i1
  %differ = llvm.xor %same, %true : i1
  %say = llvm.and %differ, %report : i1
  llvm.cond_br %say, ^yes, ^end
^yes:
  %f = llvm.mlir.addressof @ods.rt.differ.f : !llvm.ptr
  %0 = llvm.call @dprintf(%two, %f, %x, %y, %at) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32, !llvm.ptr, f64, f64, i64) -> i32
  llvm.br ^end
^end:
  llvm.return %same : i1
}

// The same for complex numbers, exactly.
llvm.func internal @ods.rt.complexes(%xr: f64, %xi: f64, %yr: f64, %yi: f64, %at: i64, %report: i1) -> i1 {
  %two = llvm.mlir.constant(2 : i32) : i32
  %true = llvm.mlir.constant(true) : i1
  %re = llvm.fcmp "oeq" %xr, %yr : f64
  %im = llvm.fcmp "oeq" %xi, %yi : f64
  %same = llvm.and %re, %im : i1
  %differ = llvm.xor %same, %true : i1
  %say = llvm.and %differ, %report : i1
  llvm.cond_br %say, ^yes, ^end
^yes:
  %f = llvm.mlir.addressof @ods.rt.differ.z : !llvm.ptr
  %0 = llvm.call @dprintf(%two, %f, %xr, %xi, %yr, %yi, %at) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32, !llvm.ptr, f64, f64, f64, f64, i64) -> i32
  llvm.br ^end
^end:
  llvm.return %same : i1
}

llvm.func internal @ods.rt.compare.I8(%p: !llvm.ptr, %q: !llvm.ptr, %at: i64, %report: i1) -> i1 {
  %a = llvm.load %p : !llvm.ptr -> i8
  %b = llvm.load %q : !llvm.ptr -> i8
  %x = llvm.zext %a : i8 to i64
  %y = llvm.zext %b : i8 to i64
  %f = llvm.mlir.addressof @ods.rt.differ.c : !llvm.ptr
  %r = llvm.call @ods.rt.integers(%x, %y, %at, %report, %f) : (i64, i64, i64, i1, !llvm.ptr) -> i1
  llvm.return %r : i1
}

llvm.func internal @ods.rt.compare.I16(%p: !llvm.ptr, %q: !llvm.ptr, %at: i64, %report: i1) -> i1 {
  %a = llvm.load %p : !llvm.ptr -> i16
  %b = llvm.load %q : !llvm.ptr -> i16
  %x = llvm.sext %a : i16 to i64
  %y = llvm.sext %b : i16 to i64
  %f = llvm.mlir.addressof @ods.rt.differ.i : !llvm.ptr
  %r = llvm.call @ods.rt.integers(%x, %y, %at, %report, %f) : (i64, i64, i64, i1, !llvm.ptr) -> i1
  llvm.return %r : i1
}

llvm.func internal @ods.rt.compare.I32(%p: !llvm.ptr, %q: !llvm.ptr, %at: i64, %report: i1) -> i1 {
  %a = llvm.load %p : !llvm.ptr -> i32
  %b = llvm.load %q : !llvm.ptr -> i32
  %x = llvm.sext %a : i32 to i64
  %y = llvm.sext %b : i32 to i64
  %f = llvm.mlir.addressof @ods.rt.differ.i : !llvm.ptr
  %r = llvm.call @ods.rt.integers(%x, %y, %at, %report, %f) : (i64, i64, i64, i1, !llvm.ptr) -> i1
  llvm.return %r : i1
}

llvm.func internal @ods.rt.compare.I64(%p: !llvm.ptr, %q: !llvm.ptr, %at: i64, %report: i1) -> i1 {
  %a = llvm.load %p : !llvm.ptr -> i64
  %b = llvm.load %q : !llvm.ptr -> i64
  %f = llvm.mlir.addressof @ods.rt.differ.i : !llvm.ptr
  %r = llvm.call @ods.rt.integers(%a, %b, %at, %report, %f) : (i64, i64, i64, i1, !llvm.ptr) -> i1
  llvm.return %r : i1
}

llvm.func internal @ods.rt.compare.Ind(%p: !llvm.ptr, %q: !llvm.ptr, %at: i64, %report: i1) -> i1 {
  %a = llvm.load %p : !llvm.ptr -> i64
  %b = llvm.load %q : !llvm.ptr -> i64
  %f = llvm.mlir.addressof @ods.rt.differ.u : !llvm.ptr
  %r = llvm.call @ods.rt.integers(%a, %b, %at, %report, %f) : (i64, i64, i64, i1, !llvm.ptr) -> i1
  llvm.return %r : i1
}

llvm.func internal @ods.rt.compare.F16(%p: !llvm.ptr, %q: !llvm.ptr, %at: i64, %report: i1) -> i1 {
  %a = llvm.load %p : !llvm.ptr -> i16
  %b = llvm.load %q : !llvm.ptr -> i16
  %c = llvm.call @ods.rt.half(%a) : (i16) -> f32
  %d = llvm.call @ods.rt.half(%b) : (i16) -> f32
  %x = llvm.fpext %c : f32 to f64
  %y = llvm.fpext %d : f32 to f64
  %part = llvm.mlir.constant(0.0 : f64) : f64
  %r = llvm.call @ods.rt.floats(%x, %y, %at, %report, %part) : (f64, f64, i64, i1, f64) -> i1
  llvm.return %r : i1
}

llvm.func internal @ods.rt.compare.BF16(%p: !llvm.ptr, %q: !llvm.ptr, %at: i64, %report: i1) -> i1 {
  %a = llvm.load %p : !llvm.ptr -> i16
  %b = llvm.load %q : !llvm.ptr -> i16
  %c = llvm.call @ods.rt.brain(%a) : (i16) -> f32
  %d = llvm.call @ods.rt.brain(%b) : (i16) -> f32
  %x = llvm.fpext %c : f32 to f64
  %y = llvm.fpext %d : f32 to f64
  %part = llvm.mlir.constant(0.0 : f64) : f64
  %r = llvm.call @ods.rt.floats(%x, %y, %at, %report, %part) : (f64, f64, i64, i1, f64) -> i1
  llvm.return %r : i1
}

llvm.func internal @ods.rt.compare.F32(%p: !llvm.ptr, %q: !llvm.ptr, %at: i64, %report: i1) -> i1 {
  %a = llvm.load %p : !llvm.ptr -> f32
  %b = llvm.load %q : !llvm.ptr -> f32
  %x = llvm.fpext %a : f32 to f64
  %y = llvm.fpext %b : f32 to f64
  %part = llvm.mlir.constant(1.0e-6 : f64) : f64
  %r = llvm.call @ods.rt.floats(%x, %y, %at, %report, %part) : (f64, f64, i64, i1, f64) -> i1
  llvm.return %r : i1
}

llvm.func internal @ods.rt.compare.F64(%p: !llvm.ptr, %q: !llvm.ptr, %at: i64, %report: i1) -> i1 {
  %a = llvm.load %p : !llvm.ptr -> f64
  %b = llvm.load %q : !llvm.ptr -> f64
  %part = llvm.mlir.constant(1.0e-12 : f64) : f64
  %r = llvm.call @ods.rt.floats(%a, %b, %at, %report, %part) : (f64, f64, i64, i1, f64) -> i1
  llvm.return %r : i1
}

llvm.func internal @ods.rt.compare.C32(%p: !llvm.ptr, %q: !llvm.ptr, %at: i64, %report: i1) -> i1 {
  %a = llvm.load %p : !llvm.ptr -> !llvm.struct<(f32, f32)>
  %b = llvm.load %q : !llvm.ptr -> !llvm.struct<(f32, f32)>
  %ar = llvm.extractvalue %a[0] : !llvm.struct<(f32, f32)>
  %ai = llvm.extractvalue %a[1] : !llvm.struct<(f32, f32)>
  %br = llvm.extractvalue %b[0] : !llvm.struct<(f32, f32)>
  %bi = llvm.extractvalue %b[1] : !llvm.struct<(f32, f32)>
  %xr = llvm.fpext %ar : f32 to f64
  %xi = llvm.fpext %ai : f32 to f64
  %yr = llvm.fpext %br : f32 to f64
  %yi = llvm.fpext %bi : f32 to f64
  %r = llvm.call @ods.rt.complexes(%xr, %xi, %yr, %yi, %at, %report) : (f64, f64, f64, f64, i64, i1) -> i1
  llvm.return %r : i1
}

llvm.func internal @ods.rt.compare.C64(%p: !llvm.ptr, %q: !llvm.ptr, %at: i64, %report: i1) -> i1 {
  %a = llvm.load %p : !llvm.ptr -> !llvm.struct<(f64, f64)>
  %b = llvm.load %q : !llvm.ptr -> !llvm.struct<(f64, f64)>
  %ar = llvm.extractvalue %a[0] : !llvm.struct<(f64, f64)>
  %ai = llvm.extractvalue %a[1] : !llvm.struct<(f64, f64)>
  %br = llvm.extractvalue %b[0] : !llvm.struct<(f64, f64)>
  %bi = llvm.extractvalue %b[1] : !llvm.struct<(f64, f64)>
  %r = llvm.call @ods.rt.complexes(%ar, %ai, %br, %bi, %at, %report) : (f64, f64, f64, f64, i64, i1) -> i1
  llvm.return %r : i1
}

// Compares memrefs and returns how many elements differ, of which the first ten are reported, or -1 when the shapes do.
llvm.func internal @ods.rt.verify(%xr: i64, %x: !llvm.ptr, %yr: i64, %y: !llvm.ptr, %compare: !llvm.ptr, %size: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %minus = llvm.mlir.constant(-1 : i64) : i64
  %ranks = llvm.icmp "eq" %xr, %yr : i64
  llvm.cond_br %ranks, ^sizes(%zero : i64), ^other
^sizes(%i: i64):
  %more = llvm.icmp "slt" %i, %xr : i64
  llvm.cond_br %more, ^size, ^same
^size:
  %k = llvm.add %i, %three : i64
  %xp = llvm.getelementptr %x[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %yp = llvm.getelementptr %y[%k] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %xn = llvm.load %xp : !llvm.ptr -> i64
  %yn = llvm.load %yp : !llvm.ptr -> i64
  %j = llvm.add %i, %one : i64
  %equal = llvm.icmp "eq" %xn, %yn : i64
  llvm.cond_br %equal, ^sizes(%j : i64), ^other
^other:
  llvm.call @ods.rt.errshape(%xr, %x) : (i64, !llvm.ptr) -> ()
  llvm.call @ods.rt.errshape(%yr, %y) : (i64, !llvm.ptr) -> ()
  llvm.return %minus : i64
^same:
  // The number of elements seen so far and of those that differ.
  %counts = llvm.alloca %one x !llvm.struct<(i64, i64)> : (i64) -> !llvm.ptr
  %none = llvm.mlir.zero : !llvm.struct<(i64, i64)>
  llvm.store %none, %counts : !llvm.struct<(i64, i64)>, !llvm.ptr
  %xo = llvm.getelementptr %x[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %yo = llvm.getelementptr %y[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %xi = llvm.load %xo : !llvm.ptr -> i64
  %yi = llvm.load %yo : !llvm.ptr -> i64
  llvm.call @ods.rt.each(%compare, %size, %xr, %zero, %x, %xi, %y, %yi, %counts) : (!llvm.ptr, i64, i64, i64, !llvm.ptr, i64, !llvm.ptr, i64, !llvm.ptr) -> ()
  %c = llvm.load %counts : !llvm.ptr -> !llvm.struct<(i64, i64)>
  %n = llvm.extractvalue %c[1] : !llvm.struct<(i64, i64)>
  llvm.return %n : i64
}

llvm.func internal @ods.rt.each(%compare: !llvm.ptr, %size: i64, %rank: i64, %dim: i64, %x: !llvm.ptr, %i: i64, %y: !llvm.ptr, %j: i64, %counts: !llvm.ptr) {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %leaf = llvm.icmp "eq" %dim, %rank : i64
  llvm.cond_br %leaf, ^element, ^dimension
^element:
  %xb = llvm.getelementptr %x[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %yb = llvm.getelementptr %y[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %xd = llvm.load %xb : !llvm.ptr -> !llvm.ptr
  %yd = llvm.load %yb : !llvm.ptr -> !llvm.ptr
  %xo = llvm.mul %i, %size : i64
  %yo = llvm.mul %j, %size : i64
  %p = llvm.getelementptr %xd[%xo] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %q = llvm.getelementptr %yd[%yo] : (!llvm.ptr, i64) -> !llvm.ptr, i8
  %c = llvm.load %counts : !llvm.ptr -> !llvm.struct<(i64, i64)>
  %at = llvm.extractvalue %c[0] : !llvm.struct<(i64, i64)>
  %bad = llvm.extractvalue %c[1] : !llvm.struct<(i64, i64)>
  %ten = llvm.mlir.constant(10 : i64) : i64
  %report = llvm.icmp "slt" %bad, %ten : i64
  %same = llvm.call %compare(%p, %q, %at, %report) : !llvm.ptr, (!llvm.ptr, !llvm.ptr, i64, i1) -> i1
  %worse = llvm.add %bad, %one : i64
  %now = llvm.select %same, %bad, %worse : i1, i64
  %next = llvm.add %at, %one : i64
  %c1 = llvm.insertvalue %next, %c[0] : !llvm.struct<(i64, i64)>
  %c2 = llvm.insertvalue %now, %c1[1] : !llvm.struct<(i64, i64)>
  llvm.store %c2, %counts : !llvm.struct<(i64, i64)>, !llvm.ptr
  llvm.return
^dimension:
  %three = llvm.mlir.constant(3 : i64) : i64
  %ns = llvm.add %three, %dim : i64
  %ss = llvm.add %ns, %rank : i64
  %np = llvm.getelementptr %x[%ns] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %xp = llvm.getelementptr %x[%ss] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %yp = llvm.getelementptr %y[%ss] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %n = llvm.load %np : !llvm.ptr -> i64
  %xs = llvm.load %xp : !llvm.ptr -> i64
  %ys = llvm.load %yp : !llvm.ptr -> i64
  %deeper = llvm.add %dim, %one : i64
  llvm.br ^head(%zero : i64)
^head(%k: i64):
  %more = llvm.icmp "slt" %k, %n : i64
  llvm.cond_br %more, ^body, ^end
^body:
  %a = llvm.mul %k, %xs : i64
  %b = llvm.mul %k, %ys : i64
  %ni = llvm.add %i, %a : i64
  %nj = llvm.add %j, %b : i64
  llvm.call @ods.rt.each(%compare, %size, %rank, %deeper, %x, %ni, %y, %nj, %counts) : (!llvm.ptr, i64, i64, i64, !llvm.ptr, i64, !llvm.ptr, i64, !llvm.ptr) -> ()
  %l = llvm.add %k, %one : i64
  llvm.br ^head(%l : i64)
^end:
  llvm.return
}

llvm.func internal @ods.rt.errshape(%rank: i64, %d: !llvm.ptr) {
  %two = llvm.mlir.constant(2 : i32) : i32
  %data = llvm.getelementptr %d[1] : (!llvm.ptr) -> !llvm.ptr, i64
  %base = llvm.load %data : !llvm.ptr -> i64
  %o = llvm.getelementptr %d[2] : (!llvm.ptr) -> !llvm.ptr, i64
  %offset = llvm.load %o : !llvm.ptr -> i64
  %f = llvm.mlir.addressof @ods.rt.errhead : !llvm.ptr
  %0 = llvm.call @dprintf(%two, %f, %base, %rank, %offset) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32, !llvm.ptr, i64, i64, i64) -> i32
  %sizes = llvm.getelementptr %d[3] : (!llvm.ptr) -> !llvm.ptr, i64
  llvm.call @ods.rt.errlist(%sizes, %rank) : (!llvm.ptr, i64) -> ()
  %s = llvm.mlir.addressof @ods.rt.strides : !llvm.ptr
  %1 = llvm.call @dprintf(%two, %s) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32, !llvm.ptr) -> i32
  %strides = llvm.getelementptr %sizes[%rank] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  llvm.call @ods.rt.errlist(%strides, %rank) : (!llvm.ptr, i64) -> ()
  %e = llvm.mlir.addressof @ods.rt.end : !llvm.ptr
  %2 = llvm.call @dprintf(%two, %e) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32, !llvm.ptr) -> i32
  llvm.return
}

llvm.func internal @ods.rt.errlist(%p: !llvm.ptr, %n: i64) {
  %two = llvm.mlir.constant(2 : i32) : i32
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
  %c = llvm.mlir.addressof @ods.rt.comma : !llvm.ptr
  %0 = llvm.call @dprintf(%two, %c) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32, !llvm.ptr) -> i32
  llvm.br ^number
^number:
  %q = llvm.getelementptr %p[%i] : (!llvm.ptr, i64) -> !llvm.ptr, i64
  %v = llvm.load %q : !llvm.ptr -> i64
  %f = llvm.mlir.addressof @ods.rt.i64 : !llvm.ptr
  %1 = llvm.call @dprintf(%two, %f, %v) vararg(!llvm.func<i32 (i32, ptr, ...)>) : (i32, !llvm.ptr, i64) -> i32
  %j = llvm.add %i, %one : i64
  llvm.br ^head(%j : i64)
^end:
  llvm.return
}
