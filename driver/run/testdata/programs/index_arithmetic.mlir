// All operations of dialect index on numbers of both signs.
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF64(f64)
func.func private @printF32(f32)
func.func private @printComma()
func.func private @printNewline()
func.func @show(%x: i64) { call @printI64(%x) : (i64) -> () call @printNewline() : () -> () return }
func.func @showx(%x: index) { %y = arith.index_cast %x : index to i64 call @printI64(%y) : (i64) -> () call @printNewline() : () -> () return }
func.func @showf(%x: f64) { call @printF64(%x) : (f64) -> () call @printNewline() : () -> () return }
func.func @one(%a: index, %b: index) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %5 = index.ceildivs %a, %b
  %6 = index.ceildivu %a, %b
  %7 = index.floordivs %a, %b
  %8 = index.rems %a, %b
  %9 = index.remu %a, %b
  %10 = index.maxs %a, %b
  %11 = index.maxu %a, %b
  %12 = index.mins %a, %b
  %13 = index.minu %a, %b
  %14 = index.and %a, %b
  %15 = index.or %a, %b
  %16 = index.xor %a, %b
  %c5 = index.constant 5
  %17 = index.shl %a, %c5
  %18 = index.shrs %a, %c5
  %19 = index.shru %a, %c5
  %m = memref.alloca() : memref<20xindex>
  affine.store %0, %m[0] : memref<20xindex>
  affine.store %1, %m[1] : memref<20xindex>
  affine.store %2, %m[2] : memref<20xindex>
  affine.store %3, %m[3] : memref<20xindex>
  affine.store %4, %m[4] : memref<20xindex>
  affine.store %5, %m[5] : memref<20xindex>
  affine.store %6, %m[6] : memref<20xindex>
  affine.store %7, %m[7] : memref<20xindex>
  affine.store %8, %m[8] : memref<20xindex>
  affine.store %9, %m[9] : memref<20xindex>
  affine.store %10, %m[10] : memref<20xindex>
  affine.store %11, %m[11] : memref<20xindex>
  affine.store %12, %m[12] : memref<20xindex>
  affine.store %13, %m[13] : memref<20xindex>
  affine.store %14, %m[14] : memref<20xindex>
  affine.store %15, %m[15] : memref<20xindex>
  affine.store %16, %m[16] : memref<20xindex>
  affine.store %17, %m[17] : memref<20xindex>
  affine.store %18, %m[18] : memref<20xindex>
  affine.store %19, %m[19] : memref<20xindex>
  affine.for %i = 0 to 20 { %x = affine.load %m[%i] : memref<20xindex> func.call @showx(%x) : (index) -> () }
  %lt = index.cmp slt(%a, %b)
  %ult = index.cmp ult(%a, %b)
  %l = index.bool.constant true
  %z = arith.extui %lt : i1 to i64
  call @show(%z) : (i64) -> ()
  %z1 = arith.extui %ult : i1 to i64
  call @show(%z1) : (i64) -> ()
  %s = index.castu %a : index to i32
  %t = index.castu %s : i32 to index
  call @showx(%t) : (index) -> ()
  %so = index.sizeof
  call @showx(%so) : (index) -> ()
  return
}
func.func @main() {
  %a = index.constant -17
  %b = index.constant 5
  call @one(%a, %b) : (index, index) -> ()
  call @one(%b, %a) : (index, index) -> ()
  %min = index.constant -9223372036854775807
  call @one(%min, %b) : (index, index) -> ()
  return
}
