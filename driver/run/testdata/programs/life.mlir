// Conway's game of life on a torus: affine.apply with remainders, and printing by characters.
func.func private @putchar(i32) -> i32

func.func @show(%g: memref<8x8xi8>) {
  %newline = arith.constant 10 : i32
  %dead = arith.constant 46 : i32
  %alive = arith.constant 35 : i32
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.load %g[%i, %j] : memref<8x8xi8>
      %b = arith.trunci %v : i8 to i1
      %c = arith.select %b, %alive, %dead : i32
      %r = func.call @putchar(%c) : (i32) -> i32
    }
    %r = func.call @putchar(%newline) : (i32) -> i32
  }
  %r = call @putchar(%newline) : (i32) -> i32
  return
}

func.func @step(%from: memref<8x8xi8>, %to: memref<8x8xi8>) {
  %zero = arith.constant 0 : i8
  %two = arith.constant 2 : i8
  %three = arith.constant 3 : i8
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %n = affine.for %di = 0 to 3 iter_args(%s = %zero) -> (i8) {
        %t = affine.for %dj = 0 to 3 iter_args(%k = %s) -> (i8) {
          %v = affine.load %from[(%i + %di + 7) mod 8, (%j + %dj + 7) mod 8] : memref<8x8xi8>
          %l = arith.addi %k, %v : i8
          affine.yield %l : i8
        }
        affine.yield %t : i8
      }
      %self = affine.load %from[%i, %j] : memref<8x8xi8>
      %around = arith.subi %n, %self : i8
      %born = arith.cmpi eq, %around, %three : i8
      %stays = arith.cmpi eq, %around, %two : i8
      %was = arith.trunci %self : i8 to i1
      %a = arith.andi %stays, %was : i1
      %b = arith.ori %born, %a : i1
      %c = arith.extui %b : i1 to i8
      affine.store %c, %to[%i, %j] : memref<8x8xi8>
    }
  }
  return
}

memref.global "private" constant @glider : memref<8x8xi8> = dense<[
  [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0, 0, 0],
  [0, 0, 0, 0, 0, 0, 1, 0], [0, 0, 0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 1, 1, 1], [0, 0, 0, 0, 0, 0, 0, 0]]>

func.func @main() {
  %g = memref.get_global @glider : memref<8x8xi8>
  %a = memref.alloc() : memref<8x8xi8>
  %b = memref.alloc() : memref<8x8xi8>
  memref.copy %g, %a : memref<8x8xi8> to memref<8x8xi8>
  affine.for %t = 0 to 4 {
    func.call @show(%a) : (memref<8x8xi8>) -> ()
    func.call @step(%a, %b) : (memref<8x8xi8>, memref<8x8xi8>) -> ()
    func.call @step(%b, %a) : (memref<8x8xi8>, memref<8x8xi8>) -> ()
  }
  return
}
