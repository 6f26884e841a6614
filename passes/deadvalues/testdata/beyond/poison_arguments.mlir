// RUN: ods opt %s --remove-dead-values=canonicalize=false | FileCheck %s
// RUN: ods opt --upstream-bugs %s --remove-dead-values=canonicalize=false | FileCheck %s --check-prefix=UPSTREAM

llvm.func @by_value(%p: !llvm.ptr {llvm.byval = i64}) {
  llvm.return
}

llvm.func @defined(%n: i32 {llvm.noundef}) {
  llvm.return
}

llvm.func @unused(%n: i32) {
  llvm.return
}

// CHECK-LABEL: @copied
// CHECK: %[[P:.*]] = llvm.getelementptr
// CHECK-NEXT: llvm.call @by_value(%[[P]])
// UPSTREAM-LABEL: @copied
// UPSTREAM: ub.poison
// UPSTREAM: llvm.call @by_value
llvm.func @copied(%p: !llvm.ptr) {
  %q = llvm.getelementptr %p[8] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.call @by_value(%q) : (!llvm.ptr) -> ()
  llvm.return
}

// CHECK-LABEL: @promised
// CHECK: %[[N:.*]] = llvm.mul
// CHECK-NEXT: llvm.call @defined(%[[N]])
// UPSTREAM-LABEL: @promised
// UPSTREAM: ub.poison
// UPSTREAM: llvm.call @defined
llvm.func @promised(%n: i32) {
  %m = llvm.mul %n, %n : i32
  llvm.call @defined(%m) : (i32) -> ()
  llvm.return
}

// CHECK-LABEL: @dead
// CHECK: %[[N:.*]] = ub.poison
// CHECK-NEXT: llvm.call @unused(%[[N]])
llvm.func @dead(%n: i32) {
  %m = llvm.mul %n, %n : i32
  llvm.call @unused(%m) : (i32) -> ()
  llvm.return
}
