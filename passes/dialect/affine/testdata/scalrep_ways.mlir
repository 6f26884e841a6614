// RUN: ods opt %s --affine-scalrep --allow-unregistered-dialect | golden %S/scalrep_ways.out

// Ways through several blocks.
func.func @diamond(%m: memref<10xf32>, %i: index, %c: i1, %v: f32) -> (f32, f32) {
  %k = arith.constant 3 : index
  affine.store %v, %m[%k] : memref<10xf32>
  cf.cond_br %c, ^left, ^right
^left:
  %x = affine.load %m[%k] : memref<10xf32>
  cf.br ^join(%x : f32)
^right:
  affine.store %v, %m[5] : memref<10xf32>
  %y = affine.load %m[3] : memref<10xf32>
  cf.br ^join(%y : f32)
^join(%p: f32):
  %z = affine.load %m[%k] : memref<10xf32>
  return %p, %z : f32, f32
}

func.func @diamond_overwritten(%m: memref<10xf32>, %c: i1, %v: f32, %w: f32) -> f32 {
  affine.store %v, %m[3] : memref<10xf32>
  cf.cond_br %c, ^left, ^right
^left:
  cf.br ^join
^right:
  cf.br ^join
^join:
  affine.store %w, %m[3] : memref<10xf32>
  affine.store %w, %m[4] : memref<10xf32>
  %z = affine.load %m[3] : memref<10xf32>
  return %z : f32
}

func.func @backwards(%m: memref<10xf32>, %v: f32) -> (f32, f32) {
  cf.br ^first
^second:
  %x = affine.load %m[3] : memref<10xf32>
  %y = affine.load %m[4] : memref<10xf32>
  return %x, %y : f32, f32
^first:
  affine.store %v, %m[3] : memref<10xf32>
  %z = affine.load %m[4] : memref<10xf32>
  cf.br ^second
}

func.func @circle(%m: memref<10xf32>, %c: i1, %v: f32) -> f32 {
  affine.store %v, %m[3] : memref<10xf32>
  cf.br ^loop
^loop:
  %x = affine.load %m[3] : memref<10xf32>
  %y = affine.load %m[3] : memref<10xf32>
  %z = arith.addf %x, %y : f32
  affine.store %z, %m[3] : memref<10xf32>
  cf.cond_br %c, ^loop, ^end
^end:
  %w = affine.load %m[3] : memref<10xf32>
  return %w : f32
}

// Loads in loops and branches.
func.func @nested(%m: memref<10xf32>, %o: memref<10xf32>, %n: index) {
  %a = affine.load %m[0] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %b = affine.load %m[0] : memref<10xf32>
    %c = affine.load %m[0] : memref<10xf32>
    affine.store %b, %o[%i] : memref<10xf32>
    affine.if affine_set<(d0) : (d0 - 3 >= 0)>(%i) {
      %d = affine.load %m[0] : memref<10xf32>
      %e = affine.load %o[%i] : memref<10xf32>
      affine.store %d, %o[%i] : memref<10xf32>
      affine.store %e, %o[%i] : memref<10xf32>
    }
    %f = affine.load %m[%i] : memref<10xf32>
    %g = affine.load %m[%i] : memref<10xf32>
    affine.store %g, %o[%i] : memref<10xf32>
  }
  return
}

// The same element by other subscripts.
func.func @subscripts(%m: memref<100xf32>, %i: index, %j: index, %v: f32) -> (f32, f32, f32) {
  affine.for %a = 0 to 10 {
    affine.for %b = 0 to 10 {
      affine.store %v, %m[%a + %b] : memref<100xf32>
      %x = affine.load %m[%b + %a] : memref<100xf32>
      %s = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%b, %a)
      %y = affine.load %m[%s] : memref<100xf32>
      affine.store %y, %m[(%a + %b) mod 3] : memref<100xf32>
      %z = affine.load %m[(%b + %a) mod 3] : memref<100xf32>
      affine.store %z, %m[(%a * 2 + %b) floordiv 2] : memref<100xf32>
      %w = affine.load %m[%a + %b floordiv 2] : memref<100xf32>
      "use"(%x, %y, %z, %w) : (f32, f32, f32, f32) -> ()
    }
  }
  return %v, %v, %v : f32, f32, f32
}
