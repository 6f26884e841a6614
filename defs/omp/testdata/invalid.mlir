// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
    // expected-error @below {{'omp.loop_nest' op expects parent op to be a loop wrapper}}
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{'omp.simd' op simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value}}
  omp.simd simdlen(4) safelen(2) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  omp.wsloop {
    // expected-error @below {{'omp.composite' attribute missing from composite wrapper}}
    omp.simd {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    }
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{'omp.composite' attribute present in non-composite wrapper}}
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  } {omp.composite}
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{'omp.distribute' op chunk size set without dist_schedule_static being present}}
  omp.distribute dist_schedule_chunk_size(%n : i32) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  omp.loop {
    // expected-error @below {{'omp.composite' attribute missing from composite wrapper}}
    omp.simd {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
    }
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{'omp.workshare.loop_wrapper' op must be nested in an omp.workshare}}
  omp.workshare.loop_wrapper {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

omp.private {type = private} @p : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{FIRSTPRIVATE cannot be used with SIMD}}
  omp.simd private(@fp %x -> %a : !llvm.ptr) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

omp.private {type = private} @p : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{failed to lookup privatizer op with symbol: '@q'}}
  omp.parallel private(@q %x -> %a : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

omp.private {type = private} @p : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{type mismatch between a private variable and its privatizer op, var type: 'i32' vs. privatizer op type: '!llvm.ptr'}}
  omp.parallel private(@p %n -> %a : i32) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{'omp.parallel' op expected symbol reference @q to point to a reduction declaration}}
  omp.parallel reduction(@q %x -> %a : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{expected '{' to begin a region}}
  omp.parallel foo(@q %x -> %a : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{custom op 'omp.parallel' invalid `task_reduction` format}}
  omp.parallel task_reduction(@q %x -> %a : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{custom op 'omp.parallel' invalid `reduction` format}}
  omp.parallel reduction(@q %x -> %a : !llvm.ptr, i32) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  omp.parallel {
    // expected-error @below {{expected to be nested inside of omp.target or not nested in any OpenMP dialect operations}}
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{custom op 'omp.parallel' invalid clause value: 'foo'}}
  omp.parallel proc_bind(foo) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{custom op 'omp.wsloop'  expected schedule kind}}
  omp.wsloop schedule(foo) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{custom op 'omp.wsloop'  incorrect modifier order}}
  omp.wsloop schedule(static, simd, simd) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{custom op 'omp.wsloop'  unknown modifier type: a}}
  omp.wsloop schedule(static, a) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{custom op 'omp.wsloop'  unexpected modifier(s)}}
  omp.wsloop schedule(static, none, monotonic, simd) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{custom op 'omp.wsloop' invalid clause value: 'default'}}
  omp.wsloop order(default) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{custom op 'omp.wsloop' invalid clause value: 'default'}}
  omp.wsloop order(reproducible:default) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{custom op 'omp.taskloop' invalid grainsize modifier : 'foo'}}
  omp.taskloop grainsize(foo, %n: i32) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @+2 {{expected SSA operand}}
  // expected-error @below {{custom op 'omp.taskloop' expected grainsize operand}}
  omp.taskloop grainsize(strict, 3) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive}}
  omp.taskloop grainsize(%n: i32) num_tasks(%n: i32) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{'omp.cancel' op Orphaned cancel construct}}
  omp.cancel cancellation_construct_type(loop)
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{'omp.cancellation_point' op Orphaned cancellation point}}
  omp.cancellation_point cancellation_construct_type(loop)
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
  omp.scan inclusive(%x : !llvm.ptr)
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{Exactly one of EXCLUSIVE or INCLUSIVE clause is expected}}
  omp.scan
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{'omp.critical' op expected symbol reference @a to point to a critical declaration}}
  omp.critical(@a) {
    omp.terminator
  }
  return
}

// -----

// expected-error @below {{'omp.critical.declare' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
omp.critical.declare @a hint(contended, uncontended)

// -----

// expected-error @below {{'omp.critical.declare' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
omp.critical.declare @a hint(speculative, nonspeculative)

// -----

// expected-error @below {{custom op 'omp.critical.declare' foo is not a valid hint}}
omp.critical.declare @a hint(foo)

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{read and write must not be to the same location for atomic reads}}
  omp.atomic.read %m = %m : memref<i32>, memref<i32>, i32
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{memory-order must not be acq_rel or release for atomic reads}}
  omp.atomic.read %m = %v memory_order(release) : memref<i32>, memref<i32>, i32
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{memory-order must not be acq_rel or acquire for atomic writes}}
  omp.atomic.write %m = %n memory_order(acquire) : memref<i32>, i32
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{address must dereference to value type}}
  omp.atomic.write %m = %k : memref<i32>, i64
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{memory-order must not be acq_rel or acquire for atomic updates}}
  omp.atomic.update memory_order(acquire) %m : memref<i32> {
  ^bb0(%a: i32):
    omp.yield(%a : i32)
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{the type of the operand must be a pointer type whose element type is the same as that of the region argument}}
  omp.atomic.update %m : memref<i32> {
  ^bb0(%a: i64):
    omp.yield(%a : i64)
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{input and yielded value must have the same type}}
  omp.atomic.update %m : memref<i32> {
  ^bb0(%a: i32):
    omp.yield(%k : i64)
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{expected three operations in atomic.capture region (one terminator, and two atomic ops)}}
  omp.atomic.capture {
    omp.atomic.read %m = %v : memref<i32>, memref<i32>, i32
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  omp.atomic.capture {
    // expected-error @below {{captured variable in atomic.read must be updated in second operation}}
    omp.atomic.read %m = %v : memref<i32>, memref<i32>, i32
    omp.atomic.write %m = %n : memref<i32>, i32
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be present}}
  omp.target_data {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{missing map operation}}
  omp.target_data map_entries(%x : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  %0 = omp.map.info var_ptr(%x : !llvm.ptr, i32) map_clauses(delete) capture(ByRef) -> !llvm.ptr
  // expected-error @below {{at least one of to or from map types must be specified, other map types are not permitted}}
  omp.target_update map_entries(%0 : !llvm.ptr)
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  %0 = omp.map.info var_ptr(%x : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr
  // expected-error @below {{either to or from map types can be specified, not both}}
  omp.target_update map_entries(%0 : !llvm.ptr)
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  %0 = omp.map.info var_ptr(%x : !llvm.ptr, i32) map_clauses(always, to) capture(ByRef) -> !llvm.ptr
  // expected-error @below {{present, mapper and iterator map type modifiers are permitted}}
  omp.target_update map_entries(%0 : !llvm.ptr)
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{invalid mapper id}}
  %0 = omp.map.info var_ptr(%x : !llvm.ptr, i32) map_clauses(to) capture(ByRef) mapper(@a) -> !llvm.ptr
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{'omp.map.info' op requires attribute 'map_capture_type'}}
  %0 = omp.map.info var_ptr(%x : !llvm.ptr, i32) map_clauses(to) capture(foo) -> !llvm.ptr
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{expected extent or upperbound.}}
  %0 = omp.map.bounds lower_bound(%k : i64)
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{ALIGN value : 3 must be power of 2}}
  omp.allocate_dir (%x : !llvm.ptr) align(3)
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{'omp.workdistribute' op workdistribute must be nested under teams}}
  omp.workdistribute {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{'omp.ordered' op must be nested inside of a loop}}
  omp.ordered
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{'omp.single' op expected symbol reference @a to point to a copy function}}
  omp.single copyprivate(%x -> @a : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{'omp.sections' op expected omp.section op or terminator op inside region}}
  omp.sections {
    %0 = arith.constant 1 : i32
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{'omp.section' op expects parent op 'omp.sections'}}
  omp.section {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{'omp.target' op host_eval argument illegal use in 'arith.addi' operation}}
  omp.target host_eval(%n -> %e : i32) {
    %0 = arith.addi %e, %e : i32
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  // expected-error @below {{'omp.new_cli' op CLI must have at most one generator}}
  %0 = omp.new_cli
  // expected-note @below {{second generator here:}}
  omp.canonical_loop(%0) %i : i32 in range(%n) {
    omp.terminator
  }
  // expected-note @below {{first generator here:}}
  omp.canonical_loop(%0) %i : i32 in range(%n) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  %0 = omp.new_cli
  omp.canonical_loop(%0) %i : i32 in range(%n) {
    omp.terminator
  }
  // expected-error @below {{'omp.tile' op there must be one tile size for each applyee}}
  omp.tile <- (%0) sizes(%n, %n : i32, i32)
  return
}

// -----

func.func @f(%n: i32, %c: i1, %x: !llvm.ptr, %k: i64, %m: memref<i32>, %v: memref<i32>) {
  %0 = omp.new_cli
  %1 = omp.new_cli
  omp.canonical_loop(%0) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.canonical_loop(%1) %i : i32 in range(%n) {
    omp.terminator
  }
  // expected-error @below {{'omp.tile' op tiled loop nest must be perfectly nested}}
  omp.tile <- (%0, %1) sizes(%n, %n : i32, i32)
  return
}

// -----

// expected-error @below {{'omp.declare_mapper' op expected terminator to be a DeclareMapperInfoOp}}
omp.declare_mapper @m : i32 {
^bb0(%a: !llvm.ptr):
  omp.terminator
}

// -----

// expected-error @below {{`private` clauses do not require a `copy` region.}}
omp.private {type = private} @p : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}

// -----

omp.private {type = private} @p : i32 dealloc {
^bb0(%a: !llvm.ptr):
  // expected-error @below {{Did not expect any values to be yielded.}}
  omp.yield(%a : !llvm.ptr)
}

// -----

omp.private {type = private} @p : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  // expected-error @below {{Invalid yielded value. Expected type: '!llvm.ptr', got: None}}
  omp.yield
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects initializer region argument to match the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i64):
  omp.yield(%a : i64)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}

// -----

// expected-error @below {{'omp.declare_reduction' op expects atomic reduction region arguments to be accumulators containing the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<f32>, %b: memref<f32>):
  omp.yield
}
