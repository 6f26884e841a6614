// The llvm dialect directly: a search tree of structs on the heap, null pointers, recursion, free.
llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)
llvm.func @printI64(i64)
llvm.func @printComma()
llvm.func @printNewline()

llvm.func @insert(%t: !llvm.ptr, %key: i32) -> !llvm.ptr {
  %null = llvm.mlir.zero : !llvm.ptr
  %empty = llvm.icmp "eq" %t, %null : !llvm.ptr
  llvm.cond_br %empty, ^new, ^down
^new:
  %size = llvm.mlir.constant(24 : i64) : i64
  %n = llvm.call @malloc(%size) : (i64) -> !llvm.ptr
  %0 = llvm.mlir.undef : !llvm.struct<"node", (i32, ptr, ptr)>
  %1 = llvm.insertvalue %key, %0[0] : !llvm.struct<"node", (i32, ptr, ptr)>
  %2 = llvm.insertvalue %null, %1[1] : !llvm.struct<"node", (i32, ptr, ptr)>
  %3 = llvm.insertvalue %null, %2[2] : !llvm.struct<"node", (i32, ptr, ptr)>
  llvm.store %3, %n : !llvm.struct<"node", (i32, ptr, ptr)>, !llvm.ptr
  llvm.return %n : !llvm.ptr
^down:
  %k = llvm.load %t : !llvm.ptr -> i32
  %less = llvm.icmp "slt" %key, %k : i32
  %left = llvm.getelementptr %t[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"node", (i32, ptr, ptr)>
  %right = llvm.getelementptr %t[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<"node", (i32, ptr, ptr)>
  %side = llvm.select %less, %left, %right : i1, !llvm.ptr
  %child = llvm.load %side : !llvm.ptr -> !llvm.ptr
  %sub = llvm.call @insert(%child, %key) : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.store %sub, %side : !llvm.ptr, !llvm.ptr
  llvm.return %t : !llvm.ptr
}

llvm.func @walk(%t: !llvm.ptr) -> i64 {
  %null = llvm.mlir.zero : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %empty = llvm.icmp "eq" %t, %null : !llvm.ptr
  llvm.cond_br %empty, ^none, ^some
^none:
  llvm.return %zero : i64
^some:
  %n = llvm.load %t : !llvm.ptr -> !llvm.struct<"node", (i32, ptr, ptr)>
  %k = llvm.extractvalue %n[0] : !llvm.struct<"node", (i32, ptr, ptr)>
  %l = llvm.extractvalue %n[1] : !llvm.struct<"node", (i32, ptr, ptr)>
  %r = llvm.extractvalue %n[2] : !llvm.struct<"node", (i32, ptr, ptr)>
  %a = llvm.call @walk(%l) : (!llvm.ptr) -> i64
  %v = llvm.sext %k : i32 to i64
  llvm.call @printI64(%v) : (i64) -> ()
  llvm.call @printComma() : () -> ()
  %b = llvm.call @walk(%r) : (!llvm.ptr) -> i64
  llvm.call @free(%t) : (!llvm.ptr) -> ()
  %c = llvm.intr.smax(%a, %b) : (i64, i64) -> i64
  %d = llvm.add %c, %one : i64
  llvm.return %d : i64
}

llvm.func @main() {
  %null = llvm.mlir.zero : !llvm.ptr
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %n = llvm.mlir.constant(14 : i32) : i32
  %seed = llvm.mlir.constant(12345 : i32) : i32
  %a = llvm.mlir.constant(1103515245 : i32) : i32
  %c = llvm.mlir.constant(12345 : i32) : i32
  %s = llvm.mlir.constant(20 : i32) : i32
  llvm.br ^loop(%zero, %seed, %null : i32, i32, !llvm.ptr)
^loop(%i: i32, %x: i32, %t: !llvm.ptr):
  %more = llvm.icmp "slt" %i, %n : i32
  llvm.cond_br %more, ^body, ^end
^body:
  %y = llvm.mul %x, %a : i32
  %z = llvm.add %y, %c : i32
  %key = llvm.ashr %z, %s : i32
  %u = llvm.call @insert(%t, %key) : (!llvm.ptr, i32) -> !llvm.ptr
  %j = llvm.add %i, %one : i32
  llvm.br ^loop(%j, %z, %u : i32, i32, !llvm.ptr)
^end:
  %depth = llvm.call @walk(%t) : (!llvm.ptr) -> i64
  llvm.call @printNewline() : () -> ()
  llvm.call @printI64(%depth) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
