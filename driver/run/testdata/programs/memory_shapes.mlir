// Memory that grows, views of bytes, alignment and a scope for the stack.
func.func private @printI64(i64)
func.func private @printU64(i64)
func.func private @printF64(f64)
func.func private @printF32(f32)
func.func private @printComma()
func.func private @printNewline()
func.func @show(%x: i64) { call @printI64(%x) : (i64) -> () call @printNewline() : () -> () return }
func.func @showx(%x: index) { %y = arith.index_cast %x : index to i64 call @printI64(%y) : (i64) -> () call @printNewline() : () -> () return }
func.func @showf(%x: f64) { call @printF64(%x) : (f64) -> () call @printNewline() : () -> () return }
func.func private @printMemrefI64(memref<*xi64>)
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c6 = arith.constant 6 : index
  %m = memref.alloc(%c3) : memref<?xi64>
  scf.for %i = %c0 to %c3 step %c1 {
    %x = arith.index_cast %i : index to i64
    memref.store %x, %m[%i] : memref<?xi64>
  }
  %r = memref.realloc %m(%c6) : memref<?xi64> to memref<?xi64>
  scf.for %i = %c3 to %c6 step %c1 {
    %x = arith.index_cast %i : index to i64
    %y = arith.muli %x, %x : i64
    memref.store %y, %r[%i] : memref<?xi64>
  }
  %u = memref.cast %r : memref<?xi64> to memref<*xi64>
  call @printMemrefI64(%u) : (memref<*xi64>) -> ()
  %raw = memref.alloc() : memref<64xi8>
  %off = arith.constant 16 : index
  %v = memref.view %raw[%off][%c3] : memref<64xi8> to memref<?x2xi64>
  affine.for %i = 0 to 3 { affine.for %j = 0 to 2 {
     %q = affine.apply affine_map<(d0, d1) -> (d0 * 2 + d1)>(%i, %j)
     %x = arith.index_cast %q : index to i64
     affine.store %x, %v[%i, %j] : memref<?x2xi64>
  } }
  %uv = memref.cast %v : memref<?x2xi64> to memref<*xi64>
  call @printMemrefI64(%uv) : (memref<*xi64>) -> ()
  %b = affine.load %raw[24] : memref<64xi8>
  %b64 = arith.extui %b : i8 to i64
  call @show(%b64) : (i64) -> ()
  %al = memref.alloc() {alignment = 64} : memref<4xi64>
  %p = memref.extract_aligned_pointer_as_index %al : memref<4xi64> -> index
  %k = arith.constant 64 : index
  %rem = arith.remui %p, %k : index
  call @showx(%rem) : (index) -> ()
  %s = memref.alloca_scope -> (i64) {
    %t = memref.alloca(%c6) : memref<?xindex>
    memref.store %c6, %t[%c3] : memref<?xindex>
    %x = memref.load %t[%c3] : memref<?xindex>
    %xi = arith.index_cast %x : index to i64
    memref.alloca_scope.return %xi : i64
  }
  call @show(%s) : (i64) -> ()
  memref.dealloc %al : memref<4xi64>
  memref.dealloc %raw : memref<64xi8>
  memref.dealloc %r : memref<?xi64>
  return
}
