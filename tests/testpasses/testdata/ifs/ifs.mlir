func.func @outer(%a: i1, %b: i32) -> (i32, i32) {
  %c2 = arith.constant 2 : i32
  %m = memref.alloc() : memref<4xi32>
  %r:2 = scf.if %a -> (i32, i32) {
    %x = arith.addi %b, %c2 : i32
    %s = scf.if %a -> i32 { scf.yield %x : i32 } else { scf.yield %c2 : i32 }
    scf.yield %x, %s : i32, i32
  } else {
    scf.yield %b, %b : i32, i32
  }
  scf.if %a {
    "foo.x"(%m) : (memref<4xi32>) -> ()
  }
  scf.if %a {
    "foo.x"(%m) : (memref<4xi32>) -> ()
  } {outline}
  scf.if %a {
  } else {
    "foo.y"() : () -> ()
  }
  return %r#0, %r#1 : i32, i32
}

// -----

llvm.func @l(%c: i1, %a: i32) {
  scf.if %c { "foo.a"(%a) : (i32) -> () } else { "foo.b"(%c) : (i1) -> () }
  llvm.return
}
module @inner {
func.func @nested(%c: i1, %a: i32) {
  scf.if %c { "foo.a"(%a, %a) : (i32, i32) -> () }
  return
}
}
