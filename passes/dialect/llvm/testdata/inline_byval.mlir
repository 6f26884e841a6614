// RUN: ods opt %s  --inline="default-pipeline="  | golden %S/inline_byval.out

// Arguments that are passed by value are copied, unless the function only reads them and they are aligned well enough.

llvm.func @ext(!llvm.ptr)
llvm.func @bv(%p: !llvm.ptr {llvm.byval = i32}) { llvm.call @ext(%p) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @bva(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 16}) { llvm.call @ext(%p) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @bvro(%p: !llvm.ptr {llvm.byval = i64}) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = read, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} { 
 llvm.return }
llvm.func @bvroa(%p: !llvm.ptr {llvm.byval = i64, llvm.align = 32}) attributes {memory_effects = #llvm.memory_effects<other = readwrite, argMem = none, inaccessibleMem = readwrite, errnoMem = none, targetMem0 = none, targetMem1 = none>} { 
 llvm.return }
llvm.func @bvreado(%p: !llvm.ptr {llvm.byval = i64, llvm.readonly}) { 
 llvm.return }
llvm.func @sret(%p: !llvm.ptr {llvm.sret = i32}) { llvm.return }
llvm.func @inalloca(%p: !llvm.ptr {llvm.inalloca = i32}) { llvm.return }
llvm.func @byref(%p: !llvm.ptr {llvm.byref = i32}) { llvm.return }
llvm.func @nonnull(%p: !llvm.ptr {llvm.nonnull, llvm.noundef, llvm.align = 8, llvm.dereferenceable = 8}) { llvm.call @ext(%p) : (!llvm.ptr) -> ()
 llvm.return }
llvm.func @zext(%p: i8 {llvm.zeroext}) -> (i8 {llvm.signext}) { llvm.return %p : i8 }
llvm.func @resnoalias(%p: !llvm.ptr) -> (!llvm.ptr {llvm.noalias}) { llvm.return %p : !llvm.ptr }
llvm.func @noalias(%p: !llvm.ptr {llvm.noalias}, %q: !llvm.ptr, %r: !llvm.ptr {llvm.noalias}) -> i32 {
  %c = llvm.mlir.constant(1 : i32) : i32
  %0 = llvm.load %p : !llvm.ptr -> i32
  llvm.store %c, %q : i32, !llvm.ptr
  llvm.store %c, %r : i32, !llvm.ptr
  %g = llvm.getelementptr %p[%c] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  %1 = llvm.load %g : !llvm.ptr -> i32
  llvm.call @ext(%q) : (!llvm.ptr) -> ()
  llvm.return %1 : i32
}
llvm.func @noalias1(%p: !llvm.ptr {llvm.noalias}) {
  llvm.return
}
llvm.func @a(%p: !llvm.ptr, %q: !llvm.ptr) {
  llvm.call @bv(%p) : (!llvm.ptr) -> ()
  llvm.call @bva(%p) : (!llvm.ptr) -> ()
  llvm.call @bvro(%p) : (!llvm.ptr) -> ()
  llvm.call @bvroa(%p) : (!llvm.ptr) -> ()
  llvm.call @bvreado(%p) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @a2(%p: !llvm.ptr {llvm.align = 32}, %q: !llvm.ptr) {
  llvm.call @bvroa(%p) : (!llvm.ptr) -> ()
  %c = llvm.mlir.constant(1 : i32) : i32
  %al = llvm.alloca %c x i64 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.call @bvroa(%al) : (!llvm.ptr) -> ()
  %al2 = llvm.alloca %c x i64 : (i32) -> !llvm.ptr
  llvm.call @bvroa(%al2) : (!llvm.ptr) -> ()
  %al3 = llvm.alloca %c x i64 {alignment = 64 : i64} : (i32) -> !llvm.ptr
  llvm.call @bvroa(%al3) : (!llvm.ptr) -> ()
  llvm.return
}
llvm.func @b(%p: !llvm.ptr, %i: i8) -> i8 {
  llvm.call @sret(%p) : (!llvm.ptr) -> ()
  llvm.call @inalloca(%p) : (!llvm.ptr) -> ()
  llvm.call @byref(%p) : (!llvm.ptr) -> ()
  llvm.call @nonnull(%p) : (!llvm.ptr) -> ()
  %0 = llvm.call @zext(%i) : (i8) -> i8
  %1 = llvm.call @resnoalias(%p) : (!llvm.ptr) -> !llvm.ptr
  llvm.return %0 : i8
}
llvm.func @c(%p: !llvm.ptr, %q: !llvm.ptr) -> i32 {
  %0 = llvm.call @noalias(%p, %q, %q) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> i32
  llvm.call @noalias1(%p) : (!llvm.ptr) -> ()
  llvm.return %0 : i32
}
