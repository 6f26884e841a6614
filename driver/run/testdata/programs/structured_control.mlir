func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()
func.func @show(%x: index) {
  %y = arith.index_cast %x : index to i64
  call @printI64(%y) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}
func.func @collatz(%n: i64) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1 : i64
  %two = arith.constant 2 : i64
  %three = arith.constant 3 : i64
  %r:2 = scf.while (%x = %n, %k = %c0) : (i64, index) -> (i64, index) {
    %c = arith.cmpi ne, %x, %one : i64
    scf.condition(%c) %x, %k : i64, index
  } do {
  ^bb0(%x: i64, %k: index):
    %m = arith.remsi %x, %two : i64
    %z = arith.constant 0 : i64
    %even = arith.cmpi eq, %m, %z : i64
    %nx = scf.if %even -> i64 {
      %h = arith.divsi %x, %two : i64
      scf.yield %h : i64
    } else {
      %t = arith.muli %x, %three : i64
      %t1 = arith.addi %t, %one : i64
      scf.yield %t1 : i64
    }
    %nk = arith.addi %k, %c1 : index
    scf.yield %nx, %nk : i64, index
  }
  return %r#1 : index
}
func.func @sw(%i: index) -> i64 {
  %r = scf.index_switch %i -> i64
  case 2 {
    %c = arith.constant 20 : i64
    scf.yield %c : i64
  }
  case -3 {
    %c = arith.constant 30 : i64
    scf.yield %c : i64
  }
  default {
    %c = arith.constant -1 : i64
    scf.yield %c : i64
  }
  return %r : i64
}
func.func @even(%n: i64) -> i1 {
  %z = arith.constant 0 : i64
  %c = arith.cmpi eq, %n, %z : i64
  %r = scf.if %c -> i1 {
    %t = arith.constant true
    scf.yield %t : i1
  } else {
    %o = arith.constant 1 : i64
    %m = arith.subi %n, %o : i64
    %x = func.call @odd(%m) : (i64) -> i1
    scf.yield %x : i1
  }
  return %r : i1
}
func.func @odd(%n: i64) -> i1 {
  %z = arith.constant 0 : i64
  %c = arith.cmpi eq, %n, %z : i64
  %r = scf.if %c -> i1 {
    %t = arith.constant false
    scf.yield %t : i1
  } else {
    %o = arith.constant 1 : i64
    %m = arith.subi %n, %o : i64
    %x = func.call @even(%m) : (i64) -> i1
    scf.yield %x : i1
  }
  return %r : i1
}
func.func @twice(%f: (i64) -> i64, %x: i64) -> i64 {
  %a = func.call_indirect %f(%x) : (i64) -> i64
  %b = func.call_indirect %f(%a) : (i64) -> i64
  return %b : i64
}
func.func @sq(%x: i64) -> i64 { %y = arith.muli %x, %x : i64 return %y : i64 }
func.func @inc(%x: i64) -> i64 { %c = arith.constant 1 : i64 %y = arith.addi %x, %c : i64 return %y : i64 }
func.func @divmod(%a: i64, %b: i64) -> (i64, i64) {
  %q = arith.divsi %a, %b : i64
  %r = arith.remsi %a, %b : i64
  return %q, %r : i64, i64
}
func.func @main() {
  %c27 = arith.constant 27 : i64
  %k = call @collatz(%c27) : (i64) -> index
  call @show(%k) : (index) -> ()
  %c2 = arith.constant 2 : index
  %cm3 = arith.constant -3 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %s0 = call @sw(%c2) : (index) -> i64
  %s1 = call @sw(%cm3) : (index) -> i64
  %s2 = call @sw(%c0) : (index) -> i64
  call @printI64(%s0) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%s1) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%s2) : (i64) -> ()
  call @printNewline() : () -> ()
  %c31 = arith.constant 1001 : i64
  %ev = call @even(%c31) : (i64) -> i1
  %ev64 = arith.extui %ev : i1 to i64
  call @printI64(%ev64) : (i64) -> ()
  call @printNewline() : () -> ()
  %f1 = func.constant @sq : (i64) -> i64
  %f2 = func.constant @inc : (i64) -> i64
  %sel = arith.select %ev, %f1, %f2 : (i64) -> i64
  %c7 = arith.constant 7 : i64
  %tw = call @twice(%sel, %c7) : ((i64) -> i64, i64) -> i64
  call @printI64(%tw) : (i64) -> ()
  %tw2 = call @twice(%f1, %c7) : ((i64) -> i64, i64) -> i64
  call @printNewline() : () -> ()
  call @printI64(%tw2) : (i64) -> ()
  call @printNewline() : () -> ()
  %mq = arith.constant -17 : i64
  %c5 = arith.constant 5 : i64
  %qr:2 = call @divmod(%mq, %c5) : (i64, i64) -> (i64, i64)
  call @printI64(%qr#0) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%qr#1) : (i64) -> ()
  call @printNewline() : () -> ()
  // parallel with two reductions
  %zero = arith.constant 0.0 : f64
  %ninf = arith.constant 0xFFF0000000000000 : f64
  %p:2 = scf.parallel (%i, %j) = (%c0, %c0) to (%c10, %c2) step (%c1, %c1) init (%zero, %ninf) -> (f64, f64) {
    %ii = arith.index_cast %i : index to i64
    %fi = arith.sitofp %ii : i64 to f64
    scf.reduce(%fi, %fi : f64, f64) {
    ^bb0(%a: f64, %b: f64):
      %s = arith.addf %a, %b : f64
      scf.reduce.return %s : f64
    }, {
    ^bb0(%a: f64, %b: f64):
      %s = arith.maximumf %a, %b : f64
      scf.reduce.return %s : f64
    }
  }
  call @printF64(%p#0) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%p#1) : (f64) -> ()
  call @printNewline() : () -> ()
  // affine
  %sum = affine.for %i = 0 to 20 step 3 iter_args(%acc = %c0) -> (index) {
    %n = affine.apply affine_map<(d0) -> (d0 mod 5 + d0 floordiv 4 - d0 ceildiv 3)>(%i)
    %a = arith.addi %acc, %n : index
    affine.yield %a : index
  }
  call @show(%sum) : (index) -> ()
  %m = affine.max affine_map<(d0, d1) -> (d0 - d1, d1 * 2, 5)>(%c10, %c2)
  call @show(%m) : (index) -> ()
  %m2 = affine.min affine_map<(d0)[s0] -> (d0 - s0, s0 * 2, 5)>(%c10)[%c2]
  call @show(%m2) : (index) -> ()
  affine.for %i = max affine_map<(d0) -> (d0, 3)>(%c2) to min affine_map<(d0) -> (d0, 6)>(%c10) {
    affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%i) {
      func.call @show(%i) : (index) -> ()
    } else {
      %x = affine.apply affine_map<(d0) -> (-d0)>(%i)
      func.call @show(%x) : (index) -> ()
    }
  }
  %buf = memref.alloc() : memref<4x4xi64>
  affine.parallel (%i, %j) = (0, 0) to (4, 4) {
    %n = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
    %x = arith.index_cast %n : index to i64
    affine.store %x, %buf[%i, %j] : memref<4x4xi64>
  }
  %tot = affine.for %i = 0 to 4 iter_args(%a = %mq) -> i64 {
    %x = affine.load %buf[%i, 3 - %i] : memref<4x4xi64>
    %b = arith.addi %a, %x : i64
    affine.yield %b : i64
  }
  call @printI64(%tot) : (i64) -> ()
  call @printNewline() : () -> ()
  scf.forall (%i, %j) in (2, 2) {
    %n = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1)>(%i, %j)
    func.call @show(%n) : (index) -> ()
  }
  %er = scf.execute_region -> i64 {
    %c = arith.cmpi slt, %mq, %c5 : i64
    cf.cond_br %c, ^a, ^b
  ^a:
    scf.yield %mq : i64
  ^b:
    scf.yield %c5 : i64
  }
  call @printI64(%er) : (i64) -> ()
  call @printNewline() : () -> ()
  memref.dealloc %buf : memref<4x4xi64>
  return
}
