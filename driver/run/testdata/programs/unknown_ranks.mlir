// Memrefs of unknown rank from branches, their ranks and sizes, copies between them, and one of five dimensions.
func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()
func.func @show(%x: i64) { call @printI64(%x) : (i64) -> () call @printNewline() : () -> () return }
func.func @showx(%x: index) { %y = arith.index_cast %x : index to i64 call @printI64(%y) : (i64) -> () call @printNewline() : () -> () return }
func.func @showf(%x: f64) { call @printF64(%x) : (f64) -> () call @printNewline() : () -> () return }
func.func private @printMemrefF32(memref<*xf32>)
func.func private @printMemrefI32(memref<*xi32>)
func.func @describe(%u: memref<*xf32>) {
  %r = memref.rank %u : memref<*xf32>
  call @showx(%r) : (index) -> ()
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %r step %c1 {
    %d = memref.dim %u, %i : memref<*xf32>
    func.call @showx(%d) : (index) -> ()
  }
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}
func.func @pick(%c: i1) -> memref<*xf32> {
  %x = arith.constant 1.5 : f32
  %r = scf.if %c -> memref<*xf32> {
    %a = memref.alloc() : memref<2x3xf32>
    affine.for %i = 0 to 2 { affine.for %j = 0 to 3 { affine.store %x, %a[%i, %j] : memref<2x3xf32> } }
    %u = memref.cast %a : memref<2x3xf32> to memref<*xf32>
    scf.yield %u : memref<*xf32>
  } else {
    %a = memref.alloc() : memref<f32>
    affine.store %x, %a[] : memref<f32>
    %u = memref.cast %a : memref<f32> to memref<*xf32>
    scf.yield %u : memref<*xf32>
  }
  return %r : memref<*xf32>
}
func.func @main() {
  %t = arith.constant true
  %f = arith.constant false
  %a = call @pick(%t) : (i1) -> memref<*xf32>
  %b = call @pick(%f) : (i1) -> memref<*xf32>
  call @describe(%a) : (memref<*xf32>) -> ()
  call @describe(%b) : (memref<*xf32>) -> ()
  %r = memref.cast %a : memref<*xf32> to memref<?x?xf32>
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %x = memref.load %r[%c1, %c2] : memref<?x?xf32>
  %y = arith.extf %x : f32 to f64
  call @showf(%y) : (f64) -> ()
  %d = memref.alloc() : memref<2x3xf32>
  memref.copy %r, %d : memref<?x?xf32> to memref<2x3xf32>
  %du = memref.cast %d : memref<2x3xf32> to memref<*xf32>
  %e = memref.alloc() : memref<2x3xf32>
  %eu = memref.cast %e : memref<2x3xf32> to memref<*xf32>
  memref.copy %du, %eu : memref<*xf32> to memref<*xf32>
  call @printMemrefF32(%eu) : (memref<*xf32>) -> ()
  %five = memref.alloc() : memref<1x2x2x1x2xi32>
  affine.for %i = 0 to 2 { affine.for %j = 0 to 2 { affine.for %k = 0 to 2 {
    %q = affine.apply affine_map<(a, b, c) -> (a * 4 + b * 2 + c)>(%i, %j, %k)
    %v = arith.index_cast %q : index to i32
    affine.store %v, %five[0, %i, %j, 0, %k] : memref<1x2x2x1x2xi32>
  } } }
  %fu = memref.cast %five : memref<1x2x2x1x2xi32> to memref<*xi32>
  call @printMemrefI32(%fu) : (memref<*xi32>) -> ()
  memref.dealloc %a : memref<*xf32>
  memref.dealloc %b : memref<*xf32>
  return
}
