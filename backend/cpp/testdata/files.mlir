emitc.file "one" {
  emitc.global @a : i32 = 1
  emitc.func @f() {
    emitc.return
  }
}
emitc.file "two" {
  emitc.func @g() -> i1 {
    %0 = "emitc.constant"() <{value = true}> : () -> i1
    emitc.return %0 : i1
  }
}
module @inner {
  emitc.func @h() {
    emitc.return
  }
}
