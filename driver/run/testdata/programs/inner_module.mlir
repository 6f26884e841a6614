// A module inside is none of the program's business.
module {
  func.func private @printI64(i64)
  func.func private @printNewline()
  func.func @main() {
    %0 = arith.constant 42 : i64
    call @printI64(%0) : (i64) -> ()
    call @printNewline() : () -> ()
    return
  }
  module @script {
    llvm.func @main() {
      llvm.return
    }
  }
}
