// RUN: ods opt %s --sroa | golden %S/sroa_regions.out

// Parts are used inside loops and conditions.
func.func @nested(%lo: index, %hi: index, %c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  %r = scf.for %i = %lo to %hi step %c1 iter_args(%acc = %x) -> (i32) {
    %a = memref.load %m[%c0] : memref<4xi32>
    scf.if %c {
      memref.store %a, %m[%c1] : memref<4xi32>
    }
    %b = memref.load %m[%c1] : memref<4xi32>
    %s = arith.addi %acc, %b : i32
    scf.yield %s : i32
  }
  scf.while : () -> () {
    %k = arith.constant 3 : index
    %a = memref.load %m[%k] : memref<4xi32>
    %t = arith.cmpi slt, %a, %x : i32
    scf.condition(%t)
  } do {
    memref.store %x, %m[%c0] : memref<4xi32>
    scf.yield
  }
  return %r : i32
}

// A subscript that is not constant, deep inside, keeps it together.
func.func @dynamic(%lo: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<4xi32>
  memref.store %x, %m[%c0] : memref<4xi32>
  scf.for %i = %c0 to %lo step %lo {
    memref.store %x, %m[%i] : memref<4xi32>
  }
  return
}
