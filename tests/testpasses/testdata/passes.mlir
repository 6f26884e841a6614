func.func @f(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %c1, %c2 : i32
  %1 = arith.addi %0, %c2 : i32
  %d = arith.constant 5 : i32
  %2 = arith.addi %a, %1 : i32
  return %2 : i32
}

// -----

func.func @f(%a: i32, %m: memref<4xi32>, %x: i1) -> (i32, i32) {
  %c0 = arith.constant 0 : i32
  %0 = arith.addi %a, %c0 : i32
  %i = arith.constant 2 : index
  %j = arith.constant 2 : index
  memref.store %0, %m[%i] : memref<4xi32>
  memref.store %0, %m[%j] : memref<4xi32>
  %e = memref.load %m[%i] : memref<4xi32>
  %k = arith.muli %e, %c0 : i32
  %u = arith.addi %e, %e : i32
  %w = scf.if %x -> i32 { %q = arith.constant 0 : i32 scf.yield %q : i32 } else { scf.yield %a : i32 }
  return %k, %w : i32, i32
}

// -----

func.func @f(%x: i1, %a: i32) -> (i32, index, i32) {
  %c0 = arith.constant 0 : i32
  %j = arith.constant 2 : index
  %w = scf.if %x -> i32 { %q = arith.constant 0 : i32 scf.yield %q : i32 } else { scf.yield %a : i32 }
  return %w, %j, %c0: i32, index, i32
}

// -----

func.func @f(%x: i1, %a: i32) -> (i32, index, i32) {
  %c0 = arith.constant 0 : i32
  %j = arith.constant 2 : index
  %w = scf.if %x -> i32 { %q = arith.constant 7 : i32 scf.yield %q : i32 } else { scf.yield %a : i32 }
  return %w, %j, %c0: i32, index, i32
}

// -----

func.func @emulate_a(%x: i32, %y: i16) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = arith.extui %y : i16 to i32
  %2 = arith.muli %0, %1 : i32
  return %2 : i32
}
func.func @other(%x: i32, %z: i16) -> i32 {
  %0 = arith.addi %x, %x : i32
  %1 = func.call @emulate_a(%0, %z) : (i32, i16) -> i32
  return %1 : i32
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %c: i1) -> f32 {
  cf.assert %c, "bad %s"
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
}

// -----

module attributes {transform.with_named_sequence} {
  func.func @g() { return }
  transform.named_sequence @__transform_main(%a: !transform.any_op) { transform.yield }
  module @inner attributes {transform.with_named_sequence} {
    transform.named_sequence @other(%a: !transform.any_op) { transform.yield }
  }
}
