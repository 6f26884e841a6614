// RUN: ods opt %s --duplicate-function-elimination --allow-unregistered-dialect | golden %S/duplicates.out
func.func @a(%x: f32) -> f32 { 
  %0 = arith.addf %x, %x : f32
  return %0 : f32
}
func.func @b(%x: f32) -> f32 {
  %0 = arith.addf %x, %x : f32
  return %0 : f32
}
func.func private @c(%x: f32) -> f32 {
  %0 = arith.addf %x, %x : f32
  return %0 : f32
}
func.func private @decl(%x: f32) -> f32
func.func private @decl2(%x: f32) -> f32
func.func @d(%x: f32) -> f32 attributes {foo} {
  %0 = arith.addf %x, %x : f32
  return %0 : f32
}
func.func @e(%y: f32 {a.b}) -> f32 {
  %0 = arith.addf %y, %y : f32
  return %0 : f32
}
func.func @user(%y: f32) -> (f32, f32) {
  %0 = func.call @b(%y) : (f32) -> f32
  %1 = func.call @c(%0) : (f32) -> f32
  %f = constant @b : (f32) -> f32
  %2 = call_indirect %f(%1) : (f32) -> f32
  "a.b"() {s = @b, t = [@c]} : () -> ()
  return %2, %1 : f32, f32
}
func.func @user2(%y: f32) -> (f32, f32) {
  %0 = func.call @a(%y) : (f32) -> f32
  %1 = func.call @a(%0) : (f32) -> f32
  %f = constant @a : (f32) -> f32
  %2 = call_indirect %f(%1) : (f32) -> f32
  "a.b"() {s = @b, t = [@c]} : () -> ()
  return %2, %1 : f32, f32
}
func.func @loop1(%n: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %m[%i] : memref<?xf32>
    memref.store %0, %m[%c0] : memref<?xf32>
  }
  return
}
func.func @loop2(%n: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %m[%i] : memref<?xf32>
    memref.store %0, %m[%c0] : memref<?xf32>
  }
  return
}
func.func @loop3(%n: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = memref.load %m[%i] : memref<?xf32>
    memref.store %0, %m[%c1] : memref<?xf32>
  }
  return
}
func.func @calls(%n: index, %m: memref<?xf32>) {
  call @loop2(%n, %m) : (index, memref<?xf32>) -> ()
  call @loop3(%n, %m) : (index, memref<?xf32>) -> ()
  return
}
func.func @self1() {
  call @self1() : () -> ()
  return
}
func.func @self2() {
  call @self2() : () -> ()
  return
}
func.func @blocks1(%c: i1) -> i32 {
  %0 = arith.constant 0 : i32
  cf.cond_br %c, ^a(%0 : i32), ^b
^a(%x: i32):
  return %x : i32
^b:
  cf.br ^a(%0 : i32)
}
func.func @blocks2(%c: i1) -> i32 {
  %0 = arith.constant 0 : i32
  cf.cond_br %c, ^a(%0 : i32), ^b
^a(%x: i32):
  return %x : i32
^b:
  cf.br ^a(%0 : i32)
}
