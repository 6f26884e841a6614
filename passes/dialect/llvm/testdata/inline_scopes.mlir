// RUN: ods opt %s --mlir-print-debuginfo --inline="default-pipeline="  | golden %S/inline_scopes.out

// Alias scopes are renewed with each inlining; those of the call, and its access groups, are added.

#d = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
#s = #llvm.alias_scope<id = distinct[1]<>, domain = #d, description = "s">
#s2 = #llvm.alias_scope<id = distinct[2]<>, domain = #d>
#g1 = #llvm.access_group<id = distinct[3]<>>
#g2 = #llvm.access_group<id = distinct[4]<>>
#la = #llvm.loop_annotation<parallelAccesses = #g1>
llvm.func @f(%p: !llvm.ptr, %q: !llvm.ptr) {
  %c = llvm.mlir.constant(1 : i32) : i32
  llvm.intr.experimental.noalias.scope.decl #s
  llvm.store %c, %p {alias_scopes = [#s], noalias_scopes = [#s2]} : i32, !llvm.ptr
  llvm.store %c, %q {noalias_scopes = [#s], access_groups = [#g1]} : i32, !llvm.ptr
  llvm.return
}
llvm.func @loop(%p: !llvm.ptr, %c: i1) {
  llvm.br ^bb1
^bb1:
  %0 = llvm.load %p {access_groups = [#g1]} : !llvm.ptr -> i32
  llvm.cond_br %c, ^bb1, ^bb2 {loop_annotation = #la}
^bb2:
  llvm.return
}
llvm.func @g(%p: !llvm.ptr, %q: !llvm.ptr, %k: i1) {
  llvm.call @f(%p, %q) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @f(%p, %q) {access_groups = [#g2]} : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @f(%p, %q) {alias_scopes = [#s2], noalias_scopes = [#s]} : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.call @loop(%p, %k) : (!llvm.ptr, i1) -> ()
  llvm.return
}
