// Operations of the LLVM dialect whose parts depend on one another more than made-up ones do.

llvm.func @callee(i32) -> i32
llvm.func @personality(...) -> i32
llvm.mlir.alias external @other : i32 {
  %0 = llvm.mlir.addressof @global : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.mlir.global external @global(1 : i32) : i32
llvm.mlir.global_dtors dtors = [@dtor], priorities = [0 : i32], data = [#llvm.zero]
llvm.func @dtor() {
  llvm.return
}
llvm.mlir.ifunc external @resolved : !llvm.func<void ()>, !llvm.ptr @resolver {dso_local}
llvm.func @resolver() -> !llvm.ptr {
  %0 = llvm.mlir.addressof @dtor : !llvm.ptr
  %1 = llvm.dso_local_equivalent @dtor : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>]

llvm.func @scalars(%a: i8, %f: f32, %p: !llvm.ptr, %c: i1) -> i32 {
  %0 = llvm.mlir.none : !llvm.token
  %1 = llvm.sext %a : i8 to i32
  %2 = llvm.zext %a : i8 to i32
  %3 = llvm.mlir.constant(7 : i32) : i32
  %4 = llvm.atomicrmw volatile add %p, %3 syncscope("agent") monotonic {alignment = 4 : i64} : !llvm.ptr, i32
  %5 = llvm.cmpxchg weak %p, %1, %2 acq_rel monotonic : !llvm.ptr, i32
  %6 = llvm.extractvalue %5[0] : !llvm.struct<(i32, i1)>
  %7 = llvm.call_intrinsic "llvm.x"(%1) : (i32) -> i32
  %8 = llvm.intr.ssa.copy %1 : i32
  %9 = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f32)>
  llvm.intr.assume %c : i1
  llvm.intr.assume %c ["align"(%p, %1 : !llvm.ptr, i32)] : i1
  llvm.return %6 : i32
}

llvm.func @vectors(%v: vector<4xf32>, %i: i32, %f: f32) -> f32 {
  %0 = llvm.extractelement %v[%i : i32] : vector<4xf32>
  %1 = llvm.insertelement %0, %v[%i : i32] : vector<4xf32>
  %2 = "llvm.intr.vector.reduce.fadd"(%f, %1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
  %3 = "llvm.intr.vector.reduce.fmul"(%f, %1) : (f32, vector<4xf32>) -> f32
  llvm.return %2 : f32
}

llvm.func @control(%i: i32, %c: i1) -> i32 attributes {personality = @personality} {
  llvm.cond_br %c weights([1, 2]), ^one(%i : i32), ^two
^one(%x: i32):
  llvm.switch %x : i32, ^two [
    1: ^three(%i : i32),
    2: ^one(%x : i32)
  ] {branch_weights = array<i32: 1, 2, 3>}
^two:
  %r = llvm.invoke @callee(%i) to ^three(%i : i32) unwind ^pad : (i32) -> i32
^three(%y: i32):
  llvm.br ^last(%y : i32) {loop_annotation = #llvm.loop_annotation<mustProgress = true>}
^pad:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.br ^last(%i : i32)
^last(%z: i32):
  llvm.return %z : i32
}

llvm.func @labels() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @labels, tag = <id = 1>> : !llvm.ptr
  llvm.br ^one
^one:
  llvm.blocktag <id = 1>
  llvm.return %0 : !llvm.ptr
}

#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>
llvm.func @scopes() {
  llvm.intr.experimental.noalias.scope.decl #scope
  llvm.return
}

#file = #llvm.di_file<"a.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[2]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#sub = #llvm.di_subprogram<compileUnit = #unit, scope = #file, name = "f", file = #file, subprogramFlags = Definition>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int">
#var = #llvm.di_local_variable<scope = #sub, name = "v", file = #file, type = #int>
#label = #llvm.di_label<scope = #sub, name = "l", file = #file, line = 3>
llvm.func @debug(%p: !llvm.ptr, %i: i32) {
  llvm.intr.dbg.declare #var = %p : !llvm.ptr
  llvm.intr.dbg.value #var #llvm.di_expression<[DW_OP_deref]> = %i : i32
  llvm.intr.dbg.label #label
  llvm.return
}

llvm.func @coroutine(%i: i32, %p: !llvm.ptr, %c: i1) {
  %0 = llvm.intr.coro.id %i, %p, %p, %p : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %1 = llvm.intr.coro.begin %0, %p : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  %2 = llvm.intr.coro.save %1 : (!llvm.ptr) -> !llvm.token
  %3 = llvm.intr.coro.suspend %2, %c : i8
  %4 = llvm.intr.coro.end %1, %c, %0 : (!llvm.ptr, i1, !llvm.token) -> i1
  %5 = llvm.intr.coro.free %0, %1 : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.return
}
