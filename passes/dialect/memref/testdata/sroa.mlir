// RUN: ods opt %s --sroa --allow-unregistered-dialect | golden %S/sroa.out

func.func @basic(%v: i32, %cc: i1, %i: index) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %m = memref.alloca() : memref<2x3xi32>
  memref.store %v, %m[%c1, %c0] : memref<2x3xi32>
  %a = memref.load %m[%c1, %c0] : memref<2x3xi32>
  %b = memref.load %m[%c0, %c0] : memref<2x3xi32>
  %n = memref.alloca() : memref<4xi32>
  %c = memref.load %n[%i] : memref<4xi32>
  %o = memref.alloca() : memref<2x3xi32>
  memref.store %v, %o[%c1, %c3] : memref<2x3xi32>
  %p = memref.alloca() {alignment = 64 : i64} : memref<4x4xi32>
  memref.store %v, %p[%c1, %c3] : memref<4x4xi32>
  %q = memref.alloca() : memref<17xi32>
  memref.store %v, %q[%c1] : memref<17xi32>
  %r = memref.alloca() : memref<1xi32>
  memref.store %v, %r[%c0] : memref<1xi32>
  %s = memref.alloca(%i) : memref<?xi32>
  memref.store %v, %s[%c0] : memref<?xi32>
  %u = memref.alloca() : memref<2xi32>
  %w = memref.alloca() : memref<2xi32, 1>
  memref.store %v, %w[%c0] : memref<2xi32, 1>
  %x = memref.alloca() : memref<2xmemref<2xi32>>
  memref.store %u, %x[%c0] : memref<2xmemref<2xi32>>
  %y = memref.alloca() : memref<0xi32>
  %z = memref.alloca() : memref<2xi32, affine_map<(d0) -> (1 - d0)>>
  memref.store %v, %z[%c1] : memref<2xi32, affine_map<(d0) -> (1 - d0)>>
  scf.if %cc {
    memref.store %v, %z[%c1] {nontemporal = true} : memref<2xi32, affine_map<(d0) -> (1 - d0)>>
  }
  %d = arith.addi %a, %b : i32
  return %d : i32
}
func.func @cast(%v: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<2xi32>
  %n = memref.cast %m : memref<2xi32> to memref<?xi32>
  %k = memref.alloca() : memref<2xf32>
  scf.if %c {
    %b = memref.load %k[%c0] : memref<2xf32>
    "use"(%b) : (f32) -> ()
  }
  %b = memref.load %m[%c0] : memref<2xi32>
  return %b : i32
}
