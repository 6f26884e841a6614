// A function that gets a structure by value writes to a copy: called directly, through a pointer, and by itself.
llvm.func @printI64(i64)
llvm.func @printNewline()
llvm.func @change(%p: !llvm.ptr {llvm.byval = !llvm.struct<(i64, array<3 x i32>)>, llvm.align = 8 : i64}, %q: !llvm.ptr) -> i64 {
  %one = llvm.mlir.constant(1 : i64) : i64
  %five = llvm.mlir.constant(5 : i32) : i32
  %v = llvm.load %p : !llvm.ptr -> i64
  %w = llvm.add %v, %one : i64
  llvm.store %w, %p : i64, !llvm.ptr
  %e = llvm.getelementptr %p[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, array<3 x i32>)>
  %x = llvm.load %e : !llvm.ptr -> i32
  %y = llvm.add %x, %five : i32
  llvm.store %y, %e : i32, !llvm.ptr
  llvm.store %one, %q : i64, !llvm.ptr
  %z = llvm.sext %y : i32 to i64
  %s = llvm.add %w, %z : i64
  llvm.return %s : i64
}
llvm.func @down(%p: !llvm.ptr {llvm.byval = i64}, %n: i64) -> i64 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i64) : i64
  %done = llvm.icmp "eq" %n, %zero : i64
  llvm.cond_br %done, ^end, ^more
^more:
  %v = llvm.load %p : !llvm.ptr -> i64
  %w = llvm.add %v, %n : i64
  llvm.store %w, %p : i64, !llvm.ptr
  %m = llvm.sub %n, %one : i64
  %r = llvm.call @down(%p, %m) : (!llvm.ptr {llvm.byval = i64}, i64) -> i64
  %u = llvm.load %p : !llvm.ptr -> i64
  %t = llvm.add %r, %u : i64
  llvm.return %t : i64
^end:
  %last = llvm.load %p : !llvm.ptr -> i64
  llvm.return %last : i64
}
llvm.func @show(%v: i64) {
  llvm.call @printI64(%v) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}
llvm.func @main() {
  %one = llvm.mlir.constant(1 : i64) : i64
  %three = llvm.mlir.constant(3 : i64) : i64
  %seven = llvm.mlir.constant(7 : i64) : i64
  %nine = llvm.mlir.constant(9 : i32) : i32
  %p = llvm.alloca %one x !llvm.struct<(i64, array<3 x i32>)> : (i64) -> !llvm.ptr
  %e = llvm.getelementptr %p[0, 1, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i64, array<3 x i32>)>
  llvm.store %seven, %p : i64, !llvm.ptr
  llvm.store %nine, %e : i32, !llvm.ptr
  %a = llvm.call @change(%p, %p) : (!llvm.ptr {llvm.byval = !llvm.struct<(i64, array<3 x i32>)>, llvm.align = 8 : i64}, !llvm.ptr) -> i64
  llvm.call @show(%a) : (i64) -> ()
  %b = llvm.load %p : !llvm.ptr -> i64
  llvm.call @show(%b) : (i64) -> ()
  %f = llvm.mlir.addressof @change : !llvm.ptr
  %c = llvm.call %f(%p, %p) : !llvm.ptr, (!llvm.ptr {llvm.byval = !llvm.struct<(i64, array<3 x i32>)>, llvm.align = 8 : i64}, !llvm.ptr) -> i64
  llvm.call @show(%c) : (i64) -> ()
  %x = llvm.load %e : !llvm.ptr -> i32
  %y = llvm.sext %x : i32 to i64
  llvm.call @show(%y) : (i64) -> ()
  %d = llvm.call @down(%p, %three) : (!llvm.ptr {llvm.byval = i64}, i64) -> i64
  llvm.call @show(%d) : (i64) -> ()
  llvm.return
}
