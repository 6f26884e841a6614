// A program of all dialects.
memref.global "private" constant @table : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>
memref.global @count : memref<i32> = dense<7>
func.func @sum(%n: index, %scale: f32) -> f32 {
  %t = memref.get_global @table : memref<4xf32>
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> f32 {
    %x = memref.load %t[%i] : memref<4xf32>
    %big = arith.cmpf ogt, %x, %scale : f32
    %y = scf.if %big -> f32 {
      %p = arith.mulf %x, %scale : f32
      scf.yield %p : f32
    } else {
      scf.yield %x : f32
    }
    %z = arith.addf %s, %y : f32
    scf.yield %z : f32
  }
  return %r : f32
}
// -----
func.func @copy(%a: memref<3x4xindex>, %b: memref<3x4xindex>, %i: index) -> index {
  memref.copy %a, %b : memref<3x4xindex> to memref<3x4xindex>
  %v = memref.load %b[%i, %i] : memref<3x4xindex>
  %w = arith.addi %v, %i : index
  memref.store %w, %a[%i, %i] : memref<3x4xindex>
  return %w : index
}
// -----
func.func @local(%i: index, %x: i32) -> i32 {
  %m = memref.alloca() : memref<8xi32>
  memref.store %x, %m[%i] : memref<8xi32>
  %k = arith.index_cast %i : index to i32
  %y = memref.load %m[%i] : memref<8xi32>
  %z = arith.shrsi %y, %k : i32
  return %z : i32
}
// -----
// Calls keep the types that their results had.
func.func private @f(i32) -> i32
func.func @g(%x: i32) -> i32 {
  %y = call @f(%x) : (i32) -> i32
  %z = arith.divui %y, %x : i32
  return %z : i32
}
// -----
func.func @pass_memref(%m: memref<2x3xf32>, %i: index) -> f32 {
  %c = arith.constant 1 : index
  %x = memref.load %m[%c, %i] : memref<2x3xf32>
  return %x : f32
}
// -----
// A condition whose result is a memref.
func.func @choose(%c: i1, %m: memref<2xf32>, %i: index) -> f32 {
  %n = arith.select %c, %m, %m : memref<2xf32>
  %x = memref.load %n[%i] : memref<2xf32>
  return %x : f32
}
// -----
func.func @dynamic(%m: memref<?xf32>, %i: index) -> f32 {
  %x = memref.load %m[%i] : memref<?xf32>
  return %x : f32
}
// -----
func.func @switch(%i: index, %x: i64) -> i64 {
  %r = scf.index_switch %i -> i64
  case 0 {
    %y = arith.muli %x, %x overflow<nsw> : i64
    scf.yield %y : i64
  }
  case 5 {
    scf.yield %x : i64
  }
  default {
    %k = arith.index_cast %i : index to i64
    scf.yield %k : i64
  }
  return %r : i64
}
// -----
func.func @loop(%n: i32) -> i32 {
  %r = scf.while (%x = %n) : (i32) -> i32 {
    %one = arith.constant 1 : i32
    %c = arith.cmpi ugt, %x, %one : i32
    scf.condition(%c) %x : i32
  } do {
  ^bb0(%y: i32):
    %two = arith.constant 2 : i32
    %z = arith.remui %y, %two : i32
    scf.yield %z : i32
  }
  return %r : i32
}
// -----
func.func @branches(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^a(%x : i32), ^b
^a(%y: i32):
  %z = arith.addi %y, %x : i32
  return %z : i32
^b:
  return %x : i32
}
// -----
func.func @nothing() {
  return
}
// -----
func.func @math(%x: f32) -> f32 {
  %y = math.sin %x : f32
  return %y : f32
}
