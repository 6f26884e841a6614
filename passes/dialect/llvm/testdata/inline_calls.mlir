// RUN: ods opt %s  --inline="default-pipeline="  | golden %S/inline_calls.out

// What may be inlined, how terminators are replaced, and where allocations go.

llvm.func @ext(!llvm.ptr)
llvm.func @ret() { llvm.return }
llvm.func @one(%a: i32) -> i32 { %0 = llvm.add %a, %a : i32
 llvm.return %0 : i32 }
llvm.func @multi(%c: i1, %a: i32, %b: i32) -> i32 {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.return %a : i32
^bb2:
  llvm.return %b : i32
}
llvm.func @unr() { llvm.unreachable }
llvm.func @alloca1() {
  %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.call @ext(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @alloca0() {
  %c = llvm.mlir.constant(0 : i32) : i32
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.call @ext(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @dynalloca(%c: i32) {
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.call @ext(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @mixalloca(%c: i32, %k: i1) {
  %o = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %o x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.cond_br %k, ^bb1, ^bb2
^bb1:
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
  llvm.call @ext(%p) : (!llvm.ptr) -> ()
  llvm.br ^bb2
^bb2:
  llvm.call @ext(%q) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @life() {
  %o = llvm.mlir.constant(1 : i32) : i32
  %q = llvm.alloca %o x i64 : (i32) -> !llvm.ptr
  llvm.intr.lifetime.start %q : !llvm.ptr
  llvm.call @ext(%q) : (!llvm.ptr) -> ()
  llvm.intr.lifetime.end %q : !llvm.ptr
  llvm.return
}
llvm.func @noin() attributes {no_inline} { llvm.return }
llvm.func @optn() attributes {optimize_none, no_inline} { llvm.return }
llvm.func @always() attributes {always_inline} { llvm.return }
llvm.func @pass1() attributes {passthrough = ["foo"]} { llvm.return }
llvm.func @pass2() attributes {passthrough = ["noduplicate"]} { llvm.return }
llvm.func @pass3() attributes {passthrough = ["presplitcoroutine"]} { llvm.return }
llvm.func @pass4() attributes {passthrough = ["returns_twice"]} { llvm.return }
llvm.func @pass5() attributes {passthrough = ["strictfp"]} { llvm.return }
llvm.func @pass6() attributes {passthrough = ["noinline"]} { llvm.return }
llvm.func @pass7() attributes {passthrough = [["noinline", "1"]]} { llvm.return }
llvm.func @pass8() attributes {passthrough = ["optnone"]} { llvm.return }
llvm.func @pass9() attributes {passthrough = ["naked"]} { llvm.return }
llvm.func @var(...) { llvm.return }
llvm.func @va(%a: i32, ...) { %c = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %c x i32 : (i32) -> !llvm.ptr
 llvm.intr.vastart %p : !llvm.ptr
 llvm.return }
llvm.func @pers() attributes {personality = @ext} { llvm.return }
llvm.func @gc() attributes {garbageCollector = "statepoint-example"} { llvm.return }
llvm.func internal @intern() { llvm.return }
llvm.func weak @weak() { llvm.return }
llvm.func linkonce_odr @odr() { llvm.return }
llvm.func @blocktag() { llvm.br ^bb1
^bb1:
 llvm.blocktag <id = 1>
 llvm.return }
llvm.func @conv() attributes {convergent} { llvm.return }
llvm.func @t() {
  llvm.call @ret() : () -> ()
  llvm.call @ret() {no_inline} : () -> ()
  llvm.call @ret() {always_inline} : () -> ()
  llvm.call tail @ret() : () -> ()
  llvm.call musttail @ret() : () -> ()
  llvm.return
}
llvm.func @u(%c: i1, %a: i32, %b: i32, %f: !llvm.ptr) -> i32 {
  %0 = llvm.call @one(%a) : (i32) -> i32
  %1 = llvm.call @multi(%c, %0, %b) : (i1, i32, i32) -> i32
  llvm.call %f(%a) : !llvm.ptr, (i32) -> ()
  llvm.return %1 : i32
}
llvm.func @v(%c: i1) {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.call @unr() : () -> ()
  llvm.return
^bb2:
  llvm.call @alloca1() : () -> ()
  llvm.call @alloca0() : () -> ()
  llvm.return
}
llvm.func @v2() {
  llvm.call @alloca1() : () -> ()
  llvm.return
}
llvm.func @w(%c: i1, %n: i32) {
  llvm.cond_br %c, ^bb1, ^bb2
^bb1:
  llvm.call @dynalloca(%n) : (i32) -> ()
  llvm.return
^bb2:
  llvm.call @mixalloca(%n, %c) : (i32, i1) -> ()
  llvm.call @life() : () -> ()
  llvm.return
}
llvm.func @w2(%c: i1, %n: i32) {
  llvm.call @dynalloca(%n) : (i32) -> ()
  llvm.call @mixalloca(%n, %c) : (i32, i1) -> ()
  llvm.return
}
llvm.func @x() {
  llvm.call @noin() : () -> ()
  llvm.call @optn() : () -> ()
  llvm.call @always() : () -> ()
  llvm.call @pass1() : () -> ()
  llvm.call @pass2() : () -> ()
  llvm.call @pass3() : () -> ()
  llvm.call @pass4() : () -> ()
  llvm.call @pass5() : () -> ()
  llvm.call @pass6() : () -> ()
  llvm.call @pass7() : () -> ()
  llvm.call @pass8() : () -> ()
  llvm.call @pass9() : () -> ()
  llvm.call @var() vararg(!llvm.func<void (...)>) : () -> ()
  %c = llvm.mlir.constant(1 : i32) : i32
  llvm.call @va(%c) vararg(!llvm.func<void (i32, ...)>) : (i32) -> ()
  llvm.call @pers() : () -> ()
  llvm.call @gc() : () -> ()
  llvm.call @intern() : () -> ()
  llvm.call @weak() : () -> ()
  llvm.call @odr() : () -> ()
  llvm.call @blocktag() : () -> ()
  llvm.call @conv() : () -> ()
  llvm.return
}
