// Views of a global from a resource: dropped dimensions, transposed, strided, and rows moved in place.
func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()
func.func @show(%x: i64) { call @printI64(%x) : (i64) -> () call @printNewline() : () -> () return }
func.func @showx(%x: index) { %y = arith.index_cast %x : index to i64 call @printI64(%y) : (i64) -> () call @printNewline() : () -> () return }
func.func @showf(%x: f64) { call @printF64(%x) : (f64) -> () call @printNewline() : () -> () return }
func.func private @printMemrefF64(memref<*xf64>)
memref.global "private" constant @g : memref<3x4x5xf64> = dense_resource<big>
func.func @main() {
  %g = memref.get_global @g : memref<3x4x5xf64>
  %s = memref.subview %g[1, 0, 2] [1, 4, 2] [1, 1, 2] : memref<3x4x5xf64> to memref<4x2xf64, strided<[5, 2], offset: 22>>
  %u = memref.cast %s : memref<4x2xf64, strided<[5, 2], offset: 22>> to memref<*xf64>
  call @printMemrefF64(%u) : (memref<*xf64>) -> ()
  %t = memref.transpose %s (i, j) -> (j, i) : memref<4x2xf64, strided<[5, 2], offset: 22>> to memref<2x4xf64, strided<[2, 5], offset: 22>>
  %o = memref.alloc() : memref<2x4xf64>
  memref.copy %t, %o : memref<2x4xf64, strided<[2, 5], offset: 22>> to memref<2x4xf64>
  %ou = memref.cast %o : memref<2x4xf64> to memref<*xf64>
  call @printMemrefF64(%ou) : (memref<*xf64>) -> ()
  %ss = memref.subview %s[1, 1] [2, 1] [2, 1] : memref<4x2xf64, strided<[5, 2], offset: 22>> to memref<2xf64, strided<[10], offset: 29>>
  %su = memref.cast %ss : memref<2xf64, strided<[10], offset: 29>> to memref<*xf64>
  call @printMemrefF64(%su) : (memref<*xf64>) -> ()
  %c1 = arith.constant 1 : index
  %x = memref.load %ss[%c1] : memref<2xf64, strided<[10], offset: 29>>
  call @showf(%x) : (f64) -> ()
  // rows move down in place, from behind
  %m = memref.alloc() : memref<4x3xf64>
  affine.for %i = 0 to 4 { affine.for %j = 0 to 3 {
    %k = affine.apply affine_map<(a, b) -> (a * 10 + b)>(%i, %j)
    %v = arith.index_cast %k : index to i64
    %f = arith.sitofp %v : i64 to f64
    affine.store %f, %m[%i, %j] : memref<4x3xf64>
  } }
  affine.for %i = 0 to 3 {
    %from = affine.apply affine_map<(a) -> (2 - a)>(%i)
    %to = affine.apply affine_map<(a) -> (3 - a)>(%i)
    %a = memref.subview %m[%from, 0] [1, 3] [1, 1] : memref<4x3xf64> to memref<1x3xf64, strided<[3, 1], offset: ?>>
    %b = memref.subview %m[%to, 0] [1, 3] [1, 1] : memref<4x3xf64> to memref<1x3xf64, strided<[3, 1], offset: ?>>
    memref.copy %a, %b : memref<1x3xf64, strided<[3, 1], offset: ?>> to memref<1x3xf64, strided<[3, 1], offset: ?>>
  }
  %mu = memref.cast %m : memref<4x3xf64> to memref<*xf64>
  call @printMemrefF64(%mu) : (memref<*xf64>) -> ()
  return
}
{-# dialect_resources: { builtin: { big: "0x080000000000000000000000000000000000e03f000000000000f03f000000000000f83f0000000000000040000000000000044000000000000008400000000000000c40000000000000104000000000000012400000000000001440000000000000164000000000000018400000000000001a400000000000001c400000000000001e4000000000000020400000000000002140000000000000224000000000000023400000000000002440000000000000254000000000000026400000000000002740000000000000284000000000000029400000000000002a400000000000002b400000000000002c400000000000002d400000000000002e400000000000002f40000000000000304000000000008030400000000000003140000000000080314000000000000032400000000000803240000000000000334000000000008033400000000000003440000000000080344000000000000035400000000000803540000000000000364000000000008036400000000000003740000000000080374000000000000038400000000000803840000000000000394000000000008039400000000000003a400000000000803a400000000000003b400000000000803b400000000000003c400000000000803c400000000000003d400000000000803d40" } } #-}
