module @a { func.func @f() { return } 
 func.func @g() { return } }
module @b { func.func @f() { return } }

// -----

func.func @alone() {
  return
}

// -----

module @a {
  module @b {
    func.func @f(%x: i32) {
      %0 = arith.addi %x, %x : i32
      return
    }
  }
  func.func @g(%x: i32) {
    %0 = arith.addi %x, %x : i32
    return
  }
}
