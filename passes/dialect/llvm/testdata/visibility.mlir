// RUN: ods opt %s --llvm-use-default-visibility=visibility=protected --allow-unregistered-dialect | golden %S/visibility.out
llvm.func @f()
llvm.func internal @g() {
  llvm.return
}
llvm.func hidden @h()
llvm.mlir.global private constant @c(1 : i32) : i32
module @inner {
  llvm.func @f()
}
func.func private @other()
