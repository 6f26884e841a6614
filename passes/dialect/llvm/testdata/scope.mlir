// RUN: ods opt %s --ensure-debug-info-scope-on-llvm-func=emission-kind=Full --mlir-print-debuginfo --allow-unregistered-dialect | golden %S/scope.out
#file = loc("/a/b/c.mlir":3:4)
#other = loc("x/other.mlir":5:6)
#root = loc("/root.mlir":7:8)
module {
  llvm.func @plain(%a: i32 loc(#other)) -> i32 {
    %0 = llvm.add %a, %a : i32 loc(#other)
    %1 = llvm.add %a, %a : i32 loc(#file)
    %2 = llvm.add %a, %a : i32 loc(callsite(#other at #file))
    %3 = llvm.add %a, %a : i32 loc(callsite(callsite(#file at #other) at #root))
    %4 = llvm.add %a, %a : i32 loc("named"(#other))
    %5 = llvm.add %a, %a : i32 loc(fused[unknown, #other, #file])
    llvm.return %0 : i32 loc(unknown)
  } loc(#file)
  llvm.func @root() {
    llvm.return loc(callsite(#file at #other))
  } loc(#root)
  llvm.func @called() {
    llvm.return loc(#root)
  } loc(callsite(#file at #other))
  func.func @not_llvm() {
    return loc(#other)
  } loc(#file)
} loc(unknown)
