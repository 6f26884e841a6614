// Functions with many results of many types, memrefs among them, and calls that pass them on.
func.func private @printI64(i64)
func.func private @printF64(f64)
func.func private @printComma()
func.func private @printNewline()
func.func private @printMemrefI32(memref<*xi32>) attributes {llvm.emit_c_interface}

func.func @many(%n: index) -> (i1, i8, i64, f32, f64, index, memref<?xi32>, memref<2xi32>, complex<f32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %true = arith.constant true
  %i = arith.index_cast %n : index to i64
  %b = arith.trunci %i : i64 to i8
  %f = arith.sitofp %i : i64 to f32
  %d = arith.sitofp %i : i64 to f64
  %h = arith.constant 0.5 : f32
  %g = arith.mulf %f, %h : f32
  %m = memref.alloc(%n) : memref<?xi32>
  %k = memref.alloc() : memref<2xi32>
  scf.for %j = %c0 to %n step %c1 {
    %v = arith.index_cast %j : index to i32
    memref.store %v, %m[%j] : memref<?xi32>
  }
  %x = arith.constant -9 : i32
  memref.store %x, %k[%c0] : memref<2xi32>
  memref.store %x, %k[%c1] : memref<2xi32>
  %z = complex.create %g, %h : complex<f32>
  return %true, %b, %i, %g, %d, %n, %m, %k, %z : i1, i8, i64, f32, f64, index, memref<?xi32>, memref<2xi32>, complex<f32>
}

func.func @pass(%n: index) -> (i1, i8, i64, f32, f64, index, memref<?xi32>, memref<2xi32>, complex<f32>) {
  %r:9 = call @many(%n) : (index) -> (i1, i8, i64, f32, f64, index, memref<?xi32>, memref<2xi32>, complex<f32>)
  return %r#0, %r#1, %r#2, %r#3, %r#4, %r#5, %r#6, %r#7, %r#8 : i1, i8, i64, f32, f64, index, memref<?xi32>, memref<2xi32>, complex<f32>
}

func.func @main() {
  %n = arith.constant 300 : index
  %small = arith.constant 5 : index
  %r:9 = call @pass(%n) : (index) -> (i1, i8, i64, f32, f64, index, memref<?xi32>, memref<2xi32>, complex<f32>)
  %s:9 = call @pass(%small) : (index) -> (i1, i8, i64, f32, f64, index, memref<?xi32>, memref<2xi32>, complex<f32>)
  %a = arith.extui %r#0 : i1 to i64
  %b = arith.extsi %r#1 : i8 to i64
  %c = arith.extf %r#3 : f32 to f64
  %re = complex.re %r#8 : complex<f32>
  %d = arith.extf %re : f32 to f64
  call @printI64(%a) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%b) : (i64) -> ()
  call @printComma() : () -> ()
  call @printI64(%r#2) : (i64) -> ()
  call @printComma() : () -> ()
  call @printF64(%c) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%r#4) : (f64) -> ()
  call @printComma() : () -> ()
  call @printF64(%d) : (f64) -> ()
  call @printNewline() : () -> ()
  %u = memref.cast %s#6 : memref<?xi32> to memref<*xi32>
  %v = memref.cast %r#7 : memref<2xi32> to memref<*xi32>
  call @printMemrefI32(%u) : (memref<*xi32>) -> ()
  call @printMemrefI32(%v) : (memref<*xi32>) -> ()
  return
}
