// RUN: ods opt %s --int-range-optimizations --allow-unregistered-dialect | golden %S/range.out

// Bounds of integers of arith, index and affine, through loops and calls; what cannot have one value only stays.

func.func @rem(%x: i32, %i : index) -> (i32, i32, i32, index) {
  %c4 = arith.constant 4 : i32
  %c3 = arith.constant 3 : i32
  %c8 = arith.constant 8 : i32
  %m = arith.andi %x, %c3 : i32
  %0 = arith.remui %m, %c4 : i32
  %1 = arith.remsi %m, %c8 : i32
  %2 = arith.remsi %x, %c8 : i32
  %d = arith.constant 0 : index
  %ix4 = index.constant 7
  %3 = index.and %i, %ix4
  return %0, %1, %2, %3 : i32, i32, i32, index
}

func.func @cmp(%x: i32, %v: vector<4xi8>) -> (i1, i1, vector<4xi1>, i1, i1, i32) {
  %c3 = arith.constant 3 : i32
  %c4 = arith.constant 4 : i32
  %c0 = arith.constant 0 : i32
  %m = arith.andi %x, %c3 : i32
  %0 = arith.cmpi ult, %m, %c4 : i32
  %1 = arith.cmpi slt, %m, %c0 : i32
  %vc = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
  %vm = arith.minui %v, %vc : vector<4xi8>
  %ve = arith.constant dense<5> : vector<4xi8>
  %2 = arith.cmpi ult, %vm, %ve : vector<4xi8>
  %e = arith.extui %m : i32 to i64
  %t = arith.trunci %e : i64 to i2
  %c = arith.cmpi uge, %e, %e : i64
  %i = arith.index_cast %m : i32 to index
  %k = arith.constant 3 : index
  %3 = arith.cmpi ule, %i, %k : index
  %s = arith.select %0, %c3, %x : i32
  return %0, %1, %2, %c, %3, %s : i1, i1, vector<4xi1>, i1, i1, i32
}

func.func @loop(%n: index, %m: memref<8x?xi32>, %t: tensor<4x?xf32>) -> (index, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c10 step %c1 iter_args(%a = %c0) -> index {
    %q = arith.remui %i, %c10 : index
    %p = arith.cmpi slt, %i, %c10 : index
    scf.if %p { "test.use"(%q) : (index) -> () }
    %s = arith.addi %a, %c1 : index
    scf.yield %s : index
  }
  scf.for %i = %c0 to %n step %c3 {
    %p = arith.cmpi sge, %i, %c0 : index
    "test.p"(%p) : (i1) -> ()
  }
  %d = tensor.dim %t, %c1 : tensor<4x?xf32>
  %z = arith.cmpi sge, %d, %c0 : index
  %md = memref.dim %m, %c0 : memref<8x?xi32>
  scf.for %j = %c3 to %c3 step %c1 { "test.j"(%j) : (index) -> () }
  return %r, %z : index, i1
}

func.func private @callee(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %r = arith.addi %a, %c1 : i32
  return %r : i32
}

func.func @caller() -> (i32, i1) {
  %c4 = arith.constant 4 : i32
  %c7 = arith.constant 7 : i32
  %0 = call @callee(%c4) : (i32) -> i32
  %1 = call @callee(%c7) : (i32) -> i32
  %c8 = arith.constant 8 : i32
  %c = arith.cmpi ule, %0, %c8 : i32
  return %1, %c : i32, i1
}

func.func @idx(%a: index, %b: index) -> (i1, i1, i1, index, i1, i1) {
  %c5 = index.constant 5
  %c6 = index.constant 6
  %c0 = index.constant 0
  %big = index.constant 0x100000003
  %0 = index.minu %a, %c5
  %1 = index.cmp ult(%0, %c6)
  %2 = index.add %0, %c5
  %c11 = index.constant 11
  %3 = index.cmp ult(%2, %c11)
  %4 = index.sizeof
  %c16 = index.constant 16
  %5 = index.cmp ugt(%4, %c16)
  %6 = index.divu %0, %c6
  %s = index.shrs %b, %c5
  %c = index.casts %0 : index to i8
  %k = arith.constant 6 : i8
  %7 = arith.cmpi slt, %c, %k : i8
  %8 = index.maxs %b, %c5
  %9 = index.cmp sge(%8, %c0)
  return %1, %3, %5, %6, %7, %9 : i1, i1, i1, index, i1, i1
}

func.func @apply(%x: index) -> (i1, i1, i1, i1, i1) {
  %c0 = arith.constant 0 : index
  %c7 = arith.constant 7 : index
  %c8 = arith.constant 8 : index
  %m = arith.andi %x, %c7 : index
  %0 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%x)
  %1 = arith.cmpi slt, %0, %c8 : index
  %2 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv 2 + s0 * 2)>(%m)[%m]
  %c18 = arith.constant 18 : index
  %3 = arith.cmpi slt, %2, %c18 : index
  %4 = affine.apply affine_map<(d0) -> (d0 mod 3)>(%m)
  %5 = arith.cmpi slt, %4, %c7 : index
  %6 = affine.apply affine_map<(d0) -> (d0 ceildiv 4 - 1)>(%m)
  %7 = arith.cmpi slt, %6, %c8 : index
  %8 = arith.cmpi sge, %0, %c0 : index
  return %1, %3, %5, %7, %8 : i1, i1, i1, i1, i1
}

func.func @shifts(%x: i32) -> (i1, i1, i1, i1) {
  %c3 = arith.constant 3 : i32
  %c7 = arith.constant 7 : i32
  %c100 = arith.constant 100 : i32
  %m = arith.andi %x, %c7 : i32
  %0 = arith.shli %m, %c3 : i32
  %1 = arith.cmpi ult, %0, %c100 : i32
  %2 = arith.shrui %x, %c3 : i32
  %3 = arith.ori %m, %c3 : i32
  %4 = arith.cmpi uge, %3, %c3 : i32
  %5 = arith.xori %m, %c3 : i32
  %6 = arith.cmpi ule, %5, %c7 : i32
  %7 = arith.muli %m, %m overflow<nsw> : i32
  %8 = arith.cmpi sle, %7, %c100 : i32
  return %1, %4, %6, %8 : i1, i1, i1, i1
}
