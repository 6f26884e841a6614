module {
func.func private @ext(memref<*xf32>) -> memref<*xf32>
func.func private @g(%m: memref<4xf32>) -> (memref<4xf32>, i32) {
  %z = arith.constant 0 : i32
  return %m, %z : memref<4xf32>, i32
}
func.func @sel(%c: i1, %m: memref<4xf32>, %k: f32) -> (memref<*xf32>, memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %s = arith.select %c, %a, %m : memref<4xf32>
  %u = memref.cast %s : memref<4xf32> to memref<*xf32>
  %e = call @ext(%u) : (memref<*xf32>) -> memref<*xf32>
  %g:2 = call @g(%a) : (memref<4xf32>) -> (memref<4xf32>, i32)
  %ca = memref.cast %g#0 : memref<4xf32> to memref<?xf32>
  return %e, %s : memref<*xf32>, memref<4xf32>
}
}
// -----
func.func @g(%m: memref<4xf32>, %c: i1) {
  %a = memref.alloc() : memref<4xf32>
  cf.br ^bb1
^bb1:
  memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}
// -----
func.func @g(%m: memref<4xf32>, %c: i1) {
  %a = memref.alloc() : memref<4xf32>
  memref.dealloc %a : memref<4xf32>
  return
}
// -----
func.func @g(%m: memref<4xf32>, %c: i1) {
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<4xf32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<4xf32>
  %r = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32>
  memref.dealloc %r {bufferization.manual_deallocation} : memref<2xf32>
  return
}
// -----
func.func @g(%m: memref<4xf32>, %c: i1) {
  bufferization.dealloc
  return
}
// -----
func.func @g(%m: memref<4xf32>, %c: i1) {
  builtin.module {}
  return
}
// -----
func.func @g(%m: memref<4xf32>, %c: i32) -> memref<4xf32> {
  cf.switch %c : i32, [ default: ^bb1, 1: ^bb2]
^bb1:
  return %m: memref<4xf32>
^bb2:
  return %m: memref<4xf32>
}
// -----
func.func @g(%m: memref<4xf32>, %c: i32) {
  cf.switch %c : i32, [ default: ^bb1(%m: memref<4xf32>), 1: ^bb1(%m : memref<4xf32>)]
^bb1(%k: memref<4xf32>):
  return
}
// -----
func.func @g(%m: memref<4xf32>, %c: i1) -> memref<4xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %m: memref<4xf32>
^bb2:
  %a = memref.alloc() : memref<4xf32>
  return %a: memref<4xf32>
}
func.func @k(%m: memref<4xf32>, %c: i1, %f: (memref<4xf32>) -> memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %x = call @g(%m, %c) : (memref<4xf32>, i1) -> memref<4xf32>
  %y = call_indirect %f(%x) : (memref<4xf32>) -> memref<4xf32>
  cf.cond_br %c, ^bb1(%a : memref<4xf32>), ^bb1(%m: memref<4xf32>)
^bb1(%q: memref<4xf32>):
  memref.copy %q, %a : memref<4xf32> to memref<4xf32>
  memref.copy %y, %x : memref<4xf32> to memref<4xf32>
  return
}
// -----
func.func @gr() -> memref<4xf32> {
  %g = memref.get_global @h : memref<4xf32>
  return %g : memref<4xf32>
}
memref.global @h : memref<4xf32>
func.func @un(%m: memref<4xf32>, %k: memref<?xf32>) {
  %g = "test.x"(%m) : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----
gpu.module @m {
gpu.func @f(%m: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  gpu.return
}
}
func.func @g(%m: memref<4xf32>) {
  %c1 = arith.constant 1 : index
  gpu.launch blocks(%b0,%b1,%b2) in (%0 = %c1, %1 = %c1, %2 = %c1) threads(%b3,%b4,%b5) in (%3 = %c1, %4 = %c1, %5 = %c1) {
    %a = memref.alloc() : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
    gpu.terminator
  }
  return
}
// -----
func.func @if(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  %r:2 = scf.if %c -> (memref<4xf32>, index) {
    %a = memref.alloc() : memref<4xf32>
    %i = arith.constant 1 : index
    scf.yield %a, %i : memref<4xf32>, index
  } else {
    %i = arith.constant 1 : index
    scf.yield %m, %i : memref<4xf32>, index
  }
  return %r#0 : memref<4xf32>
}
// -----
func.func private @for(%n: index, %m: memref<?xf32>) -> (memref<?xf32>, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 1.0 : f32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%s = %f, %k = %m) -> (f32, memref<?xf32>) {
    %a = memref.alloc(%i) : memref<?xf32>
    %t = memref.alloca() : memref<2xf32>
    memref.store %s, %t[%c0] : memref<2xf32>
    memref.copy %k, %a : memref<?xf32> to memref<?xf32>
    scf.yield %s, %a : f32, memref<?xf32>
  }
  return %r#1, %r#0 : memref<?xf32>, f32
}
// -----
func.func @while(%n: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  %r = scf.while (%k = %a) : (memref<2xf32>) -> memref<2xf32> {
    scf.condition(%n) %k : memref<2xf32>
  } do {
  ^bb0(%k: memref<2xf32>):
    memref.copy %m, %k : memref<2xf32> to memref<2xf32>
    scf.yield %m : memref<2xf32>
  }
  return %r : memref<2xf32>
}
// -----
func.func @regions(%n: index, %m: memref<2xf32>) -> memref<2xf32> {
  %x = scf.execute_region -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    cf.br ^bb1(%a : memref<2xf32>)
  ^bb1(%k: memref<2xf32>):
    memref.copy %m, %k : memref<2xf32> to memref<2xf32>
    scf.yield %k : memref<2xf32>
  }
  %y = scf.index_switch %n -> memref<2xf32>
  case 0 {
    scf.yield %x : memref<2xf32>
  }
  default {
    scf.yield %m : memref<2xf32>
  }
  memref.alloca_scope {
    %b = memref.alloc() : memref<2xf32>
    memref.copy %m, %b : memref<2xf32> to memref<2xf32>
  }
  return %y : memref<2xf32>
}
// -----
func.func @parallel(%n: index, %m: memref<2xf32>) {
  scf.forall (%i) in (%n) {
    %a = memref.alloc() : memref<2xf32>
    memref.copy %m, %a : memref<2xf32> to memref<2xf32>
  }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %a = memref.alloc() : memref<2xf32>
    memref.copy %m, %a : memref<2xf32> to memref<2xf32>
  }
  return
}
// -----
func.func @diamond(%c: i1, %m: memref<2xf32>) {
  cf.cond_br %c, ^bb1, ^bb2(%m : memref<2xf32>)
^bb1:
  %a = memref.alloc() : memref<2xf32>
  cf.br ^bb2(%a : memref<2xf32>)
^bb2(%k: memref<2xf32>):
  %v = memref.subview %k[0][1][1] : memref<2xf32> to memref<1xf32, strided<[1]>>
  cf.br ^bb3(%v : memref<1xf32, strided<[1]>>)
^bb3(%l: memref<1xf32, strided<[1]>>):
  memref.copy %l, %k : memref<1xf32, strided<[1]>> to memref<2xf32>
  return
}
// -----
func.func @nested(%c: i1, %m: memref<2xf32>, %n: index) -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  %r = scf.if %c -> memref<2xf32> {
    %b = memref.alloc() : memref<2xf32>
    %s = arith.select %c, %a, %b : memref<2xf32>
    %i = scf.if %c -> memref<2xf32> {
      memref.copy %a, %b : memref<2xf32> to memref<2xf32>
      scf.yield %b : memref<2xf32>
    } else {
      scf.yield %s : memref<2xf32>
    }
    scf.yield %i : memref<2xf32>
  } else {
    scf.yield %a : memref<2xf32>
  }
  return %r : memref<2xf32>
}
// -----
func.func @unknown(%m: memref<2xf32>, %t: tensor<2xf32>) -> (memref<2xf32>, tensor<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %b = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  %c = bufferization.to_buffer %t : tensor<2xf32> to memref<2xf32>
  %d = bufferization.to_tensor %c : memref<2xf32> to tensor<2xf32>
  return %b, %d : memref<2xf32>, tensor<2xf32>
}
// -----
func.func private @multi(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %m : memref<2xf32>
^bb2:
  return %m : memref<2xf32>
}
// -----
func.func @unranked(%c: i1, %m: memref<*xf32, 1>) -> memref<*xf32, 1> {
  return %m : memref<*xf32, 1>
}
// -----
func.func @twice(%c: i1, %m: memref<2xf32>) -> (memref<2xf32>, memref<2xf32>) {
  %a = memref.alloc() : memref<2xf32>
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [2], strides: [1] : memref<2xf32> to memref<2xf32>
  %x:2 = scf.if %c -> (memref<2xf32>, memref<2xf32>) {
    scf.yield %a, %r : memref<2xf32>, memref<2xf32>
  } else {
    scf.yield %r, %a : memref<2xf32>, memref<2xf32>
  }
  return %x#0, %x#1 : memref<2xf32>, memref<2xf32>
}
