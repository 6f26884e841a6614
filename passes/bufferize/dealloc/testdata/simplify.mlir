func.func @f(%c: i1) -> (memref<4xf32>, i1) {
  %a = memref.alloc() : memref<4xf32>
  %b = bufferization.clone %a : memref<4xf32> to memref<4xf32>
  %r = bufferization.dealloc (%a : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
  return %b, %r : memref<4xf32>, i1
}
func.func @f2(%c: i1, %z: memref<4xf32>) -> (memref<4xf32>, i1) {
  %a = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %z, %a : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %r = bufferization.dealloc (%s : memref<4xf32>) if (%c) retain (%b : memref<4xf32>)
  return %b, %r : memref<4xf32>, i1
}
func.func @f3(%c: i1, %z: memref<4xf32>) -> (memref<4xf32>, i1) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %base, %1, %2, %3 = memref.extract_strided_metadata %a : memref<4xf32> -> memref<f32>, index, index, index
  %sv = memref.subview %a[0][2][1] : memref<4xf32> to memref<2xf32>
  %r:2 = bufferization.dealloc (%base, %sv : memref<f32>, memref<2xf32>) if (%c, %c) retain (%b, %a : memref<4xf32>, memref<4xf32>)
  return %b, %r#1 : memref<4xf32>, i1
}
// -----
func.func @duplicates(%c: i1, %d: i1) -> (memref<4xf32>, i1, i1) {
  %a = memref.alloc() : memref<4xf32>
  %r:2 = bufferization.dealloc (%a, %a : memref<4xf32>, memref<4xf32>) if (%c, %d) retain (%a, %a : memref<4xf32>, memref<4xf32>)
  return %a, %r#0, %r#1 : memref<4xf32>, i1, i1
}
// -----
func.func @split(%a: memref<4xf32>, %b: memref<4xf32>, %c: i1, %d: i1) -> (i1, i1) {
  %x = memref.alloc() : memref<4xf32>
  %y = memref.alloc() : memref<4xf32>
  memref.copy %x, %y : memref<4xf32> to memref<4xf32>
  %r:2 = bufferization.dealloc (%a, %x, %y : memref<4xf32>, memref<4xf32>, memref<4xf32>) if (%c, %d, %c) retain (%a, %b : memref<4xf32>, memref<4xf32>)
  return %r#0, %r#1 : i1, i1
}
// -----
func.func @loop(%n: index, %c: i1) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %a = memref.alloc() : memref<4xf32>
  %l = scf.for %i = %c0 to %n step %c1 iter_args(%m = %a) -> memref<4xf32> {
    %x = memref.alloc() : memref<4xf32>
    memref.copy %m, %x : memref<4xf32> to memref<4xf32>
    %r = bufferization.dealloc (%m : memref<4xf32>) if (%c) retain (%x : memref<4xf32>)
    "test.use"(%r) : (i1) -> ()
    scf.yield %x : memref<4xf32>
  }
  %r = bufferization.dealloc (%l, %a : memref<4xf32>, memref<4xf32>) if (%true, %c) retain (%l : memref<4xf32>)
  return %r : i1
}
// -----
func.func @owned(%n: index, %c: i1) -> (memref<?xf32>, i1) {
  %true = arith.constant true
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.cast %a : memref<?xf32> to memref<4xf32>
  %e = memref.cast %b : memref<4xf32> to memref<?xf32>
  %base, %o, %s, %t = memref.extract_strided_metadata %b : memref<4xf32> -> memref<f32>, index, index, index
  %r = bufferization.dealloc (%base : memref<f32>) if (%true) retain (%e : memref<?xf32>)
  return %e, %r : memref<?xf32>, i1
}
// -----
func.func @partly(%u: memref<4xf32>, %c: i1) -> (i1, i1) {
  %true = arith.constant true
  %a = memref.alloc() : memref<4xf32>
  memref.copy %u, %a : memref<4xf32> to memref<4xf32>
  %s = arith.select %c, %a, %u : memref<4xf32>
  %r:2 = bufferization.dealloc (%a, %u : memref<4xf32>, memref<4xf32>) if (%true, %c) retain (%a, %s : memref<4xf32>, memref<4xf32>)
  return %r#0, %r#1 : i1, i1
}
// -----
func.func private @id(memref<4xf32>) -> memref<4xf32>
func.func @calls(%u: memref<4xf32>, %c: i1) -> (i1, i1) {
  %a = memref.alloc() : memref<4xf32>
  %k = call @id(%a) : (memref<4xf32>) -> memref<4xf32>
  %r:2 = bufferization.dealloc (%a, %k : memref<4xf32>, memref<4xf32>) if (%c, %c) retain (%k, %u : memref<4xf32>, memref<4xf32>)
  return %r#0, %r#1 : i1, i1
}
// -----
func.func @branches(%u: memref<4xf32>, %c: i1) -> i1 {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^bb1(%a : memref<4xf32>), ^bb1(%b : memref<4xf32>)
^bb1(%m: memref<4xf32>):
  memref.copy %a, %u : memref<4xf32> to memref<4xf32>
  memref.copy %b, %u : memref<4xf32> to memref<4xf32>
  %r:3 = bufferization.dealloc (%m, %a : memref<4xf32>, memref<4xf32>) if (%c, %c) retain (%m, %b, %u : memref<4xf32>, memref<4xf32>, memref<4xf32>)
  %0 = arith.andi %r#0, %r#1 : i1
  %1 = arith.andi %0, %r#2 : i1
  return %1 : i1
}
// -----
memref.global "private" @g : memref<4xf32>
func.func @global(%u: memref<4xf32>, %c: i1, %n: index) -> (i1, i1) {
  %g = memref.get_global @g : memref<4xf32>
  %a = memref.alloc(%n) : memref<?xf32>
  %b = memref.realloc %a(%n) : memref<?xf32> to memref<?xf32>
  %r:2 = bufferization.dealloc (%g, %a : memref<4xf32>, memref<?xf32>) if (%c, %c) retain (%u, %b : memref<4xf32>, memref<?xf32>)
  return %r#0, %r#1 : i1, i1
}
