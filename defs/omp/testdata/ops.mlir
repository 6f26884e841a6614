// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// CHECK:      module attributes {omp.flags = #omp.flags<debug_kind = 1, no_gpu_lib = true>, omp.requires = #omp<clause_requires reverse_offload|unified_address>, omp.version = #omp.version<version = 51>} {
// CHECK-NEXT:   omp.private {type = private} @p : i32 init {
// CHECK-NEXT:   ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%arg1 : !llvm.ptr)
// CHECK-NEXT:   } dealloc {
// CHECK-NEXT:   ^bb0(%arg0: !llvm.ptr):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.private {type = firstprivate} @fp : i32 copy {
// CHECK-NEXT:   ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%arg1 : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.declare_reduction @add : f32 init {
// CHECK-NEXT:   ^bb0(%arg0: f32):
// CHECK-NEXT:     %cst = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     omp.yield(%cst : f32)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%arg0: f32, %arg1: f32):
// CHECK-NEXT:     %0 = arith.addf %arg0, %arg1 : f32
// CHECK-NEXT:     omp.yield(%0 : f32)
// CHECK-NEXT:   } atomic {
// CHECK-NEXT:   ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   } cleanup {
// CHECK-NEXT:   ^bb0(%arg0: f32):
// CHECK-NEXT:     omp.yield
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.declare_reduction @addref : !llvm.ptr alloc {
// CHECK-NEXT:     %0 = llvm.mlir.constant(1 : i64) : i64
// CHECK-NEXT:     %1 = llvm.alloca %0 x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:     omp.yield(%1 : !llvm.ptr)
// CHECK-NEXT:   } init {
// CHECK-NEXT:   ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%arg1 : !llvm.ptr)
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%arg0 : !llvm.ptr)
// CHECK-NEXT:   } data_ptr_ptr {
// CHECK-NEXT:   ^bb0(%arg0: !llvm.ptr):
// CHECK-NEXT:     omp.yield(%arg0 : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT:   omp.critical.declare @lock hint(contended, speculative)
// CHECK-NEXT:   omp.declare_mapper @m : !llvm.struct<(i32)> {
// CHECK-NEXT:   ^bb0(%arg0: !llvm.ptr):
// CHECK-NEXT:     %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(always, tofrom) capture(ByRef) -> !llvm.ptr
// CHECK-NEXT:     omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @copy(!llvm.ptr, !llvm.ptr)
// CHECK-NEXT:   llvm.func @t() attributes {omp.declare_target = #omp.declaretarget<device_type = (nohost), capture_clause = (enter), automap = false>}
// CHECK-NEXT:   func.func @threads(%arg0: i32, %arg1: i1, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: memref<i32>) {
// CHECK-NEXT:     omp.parallel allocate(%arg4 : memref<i32> -> %arg4 : memref<i32>) if(%arg1) num_threads(%arg0 : i32) proc_bind(close) private(@p %arg2 -> %arg5, @fp %arg3 -> %arg6 : !llvm.ptr, !llvm.ptr) private_barrier reduction(mod: task, @add %arg2 -> %arg7, byref @addref %arg3 -> %arg8 : !llvm.ptr, !llvm.ptr) {
// CHECK-NEXT:       omp.barrier
// CHECK-NEXT:       omp.flush(%arg2 : !llvm.ptr)
// CHECK-NEXT:       omp.flush
// CHECK-NEXT:       omp.taskyield
// CHECK-NEXT:       omp.cancellation_point cancellation_construct_type(parallel)
// CHECK-NEXT:       omp.cancel cancellation_construct_type(parallel) if(%arg1)
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams if(%arg1) num_teams(%arg0 : i32 to %arg0 : i32) thread_limit(%arg0 : i32) {
// CHECK-NEXT:       omp.workdistribute {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.teams num_teams( to %arg0 : i32) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.sections nowait private(@p %arg2 -> %arg5 : !llvm.ptr) {
// CHECK-NEXT:       omp.section {
// CHECK-NEXT:       ^bb0(%arg6: !llvm.ptr):
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.single copyprivate(%arg2 -> @copy : !llvm.ptr) nowait {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.master {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.masked filter(%arg0 : i32) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.critical(@lock) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.critical {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.workshare nowait {
// CHECK-NEXT:       omp.workshare.loop_wrapper {
// CHECK-NEXT:         omp.loop_nest (%arg5) : i32 = (%arg0) to (%arg0) step (%arg0) {
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %0 = omp.threadprivate %arg2 : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loops(%arg0: i32, %arg1: i1, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64) {
// CHECK-NEXT:     omp.wsloop linear(%arg2 = %arg0 : !llvm.ptr) nowait order(reproducible:concurrent) ordered(0) schedule(dynamic = %arg0 : i32, nonmonotonic, simd) reduction(@add %arg2 -> %arg5 : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%arg6, %arg7) : i32 = (%arg0, %arg0) to (%arg0, %arg0) inclusive step (%arg0, %arg0) collapse(2) tiles(4, 8) {
// CHECK-NEXT:         omp.ordered.region {
// CHECK-NEXT:           omp.terminator
// CHECK-NEXT:         }
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     } {linear_var_types = [i32]}
// CHECK-NEXT:     omp.wsloop ordered(1) schedule(static) {
// CHECK-NEXT:       omp.loop_nest (%arg5) : i32 = (%arg0) to (%arg0) step (%arg0) {
// CHECK-NEXT:         omp.ordered depend_type(dependsink) depend_vec(%arg4 : i64) {doacross_num_loops = 1 : i64}
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.simd aligned(%arg2 : !llvm.ptr -> 32 : i64) if(%arg1) nontemporal(%arg3 : !llvm.ptr) safelen(4) simdlen(2) reduction(mod: inscan, @add %arg2 -> %arg5 : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%arg6) : i32 = (%arg0) to (%arg0) step (%arg0) {
// CHECK-NEXT:         omp.scan inclusive(%arg2 : !llvm.ptr)
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.loop bind(teams) order(concurrent) {
// CHECK-NEXT:       omp.loop_nest (%arg5) : i32 = (%arg0) to (%arg0) step (%arg0) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.distribute dist_schedule_static dist_schedule_chunk_size(%arg0 : i32) {
// CHECK-NEXT:         omp.wsloop {
// CHECK-NEXT:           omp.simd {
// CHECK-NEXT:             omp.loop_nest (%arg5) : i32 = (%arg0) to (%arg0) step (%arg0) {
// CHECK-NEXT:               omp.yield
// CHECK-NEXT:             }
// CHECK-NEXT:           } {omp.composite}
// CHECK-NEXT:         } {omp.composite}
// CHECK-NEXT:       } {omp.composite}
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {omp.composite}
// CHECK-NEXT:     omp.taskloop grainsize(strict, %arg0: i32) if(%arg1) mergeable nogroup priority(%arg0 : i32) untied private(@p %arg2 -> %arg5 : !llvm.ptr) {
// CHECK-NEXT:       omp.loop_nest (%arg6) : i32 = (%arg0) to (%arg0) step (%arg0) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.taskloop final(%arg1) num_tasks(%arg0: i32) {
// CHECK-NEXT:       omp.loop_nest (%arg5) : i32 = (%arg0) to (%arg0) step (%arg0) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tasks(%arg0: i32, %arg1: i1, %arg2: !llvm.ptr, %arg3: !llvm.ptr) {
// CHECK-NEXT:     omp.task depend(taskdependin -> %arg2 : !llvm.ptr, taskdependinoutset -> %arg3 : !llvm.ptr) final(%arg1) if(%arg1) mergeable priority(%arg0 : i32) untied detach(%arg2 : !llvm.ptr) in_reduction(@add %arg2 -> %arg4 : !llvm.ptr) private(@p %arg3 -> %arg5 : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.taskgroup task_reduction(@add %arg2 -> %arg4 : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.taskwait depend(taskdependout -> %arg2 : !llvm.ptr) nowait
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @atomics(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32) {
// CHECK-NEXT:     omp.atomic.read %arg1 = %arg0 hint(speculative) memory_order(acquire) : memref<i32>, memref<i32>, i32
// CHECK-NEXT:     omp.atomic.write %arg0 = %arg2 hint(uncontended) memory_order(seq_cst) : memref<i32>, i32
// CHECK-NEXT:     omp.atomic.update %arg0 : memref<i32> {
// CHECK-NEXT:     ^bb0(%arg3: i32):
// CHECK-NEXT:       %0 = arith.addi %arg3, %arg2 : i32
// CHECK-NEXT:       omp.yield(%0 : i32)
// CHECK-NEXT:     } {atomic_control = #omp.atomic_control<fine_grained_memory = true>}
// CHECK-NEXT:     omp.atomic.capture memory_order(relaxed) {
// CHECK-NEXT:       omp.atomic.read %arg1 = %arg0 : memref<i32>, memref<i32>, i32
// CHECK-NEXT:       omp.atomic.write %arg0 = %arg2 : memref<i32>, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @device(%arg0: i32, %arg1: i1, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64) {
// CHECK-NEXT:     %0 = omp.map.bounds lower_bound(%arg4 : i64) upper_bound(%arg4 : i64) extent(%arg4 : i64) stride(%arg4 : i64) start_idx(%arg4 : i64) {stride_in_bytes = true}
// CHECK-NEXT:     %1 = omp.map.info var_ptr(%arg2 : !llvm.ptr, i32) map_clauses(to) capture(ByCopy) var_ptr_ptr(%arg3 : !llvm.ptr) bounds(%0) -> !llvm.ptr {name = "x"}
// CHECK-NEXT:     %2 = omp.map.info var_ptr(%arg2 : !llvm.ptr, i32) map_clauses(from) capture(This) members(%1, %1 : [0], [1, 2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr {partial_map = true}
// CHECK-NEXT:     %3 = omp.map.info var_ptr(%arg2 : !llvm.ptr, i32) map_clauses(present, delete) capture(VLAType) mapper(@m) -> !llvm.ptr
// CHECK-NEXT:     omp.target_data device(%arg0 : i32) if(%arg1) map_entries(%1 : !llvm.ptr) use_device_addr(%1 -> %arg5 : !llvm.ptr) use_device_ptr(%2 -> %arg6 : !llvm.ptr) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.target_enter_data depend(taskdependin -> %arg2 : !llvm.ptr) device(%arg0 : i32) if(%arg1) map_entries(%1 : !llvm.ptr) nowait
// CHECK-NEXT:     omp.target_exit_data map_entries(%2, %3 : !llvm.ptr, !llvm.ptr)
// CHECK-NEXT:     omp.target_update map_entries(%1 : !llvm.ptr)
// CHECK-NEXT:     omp.target ompx_bare device(%arg0 : i32) if(%arg1) is_device_ptr(%arg2 : !llvm.ptr) nowait thread_limit(%arg0 : i32) has_device_addr(%1 -> %arg5 : !llvm.ptr) host_eval(%arg0 -> %arg6 : i32) in_reduction(@add %arg2 -> %arg7 : !llvm.ptr) map_entries(%1 -> %arg8, %2 -> %arg9 : !llvm.ptr, !llvm.ptr) private(@p %arg2 -> %arg10 [map_idx=0], @p %arg3 -> %arg11 : !llvm.ptr, !llvm.ptr) private_barrier {
// CHECK-NEXT:       omp.teams num_teams( to %arg6 : i32) {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     %4 = omp.target_allocmem %arg0 : i32, vector<4xf32>(%arg0 : i32) {uniq_name = "a"}
// CHECK-NEXT:     omp.target_freemem %arg0, %4 : i32, i64
// CHECK-NEXT:     omp.allocate_dir(%arg2 : !llvm.ptr) align(8) allocator(%arg4)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @canonical(%arg0: i32) {
// CHECK-NEXT:     %canonloop_s0 = omp.new_cli
// CHECK-NEXT:     %canonloop_s0_d1 = omp.new_cli
// CHECK-NEXT:     %grid1 = omp.new_cli
// CHECK-NEXT:     %grid2 = omp.new_cli
// CHECK-NEXT:     %intratile1 = omp.new_cli
// CHECK-NEXT:     %intratile2 = omp.new_cli
// CHECK-NEXT:     %canonloop_s1 = omp.new_cli
// CHECK-NEXT:     omp.canonical_loop(%canonloop_s0) %iv_s0 : i32 in range(%arg0) {
// CHECK-NEXT:       omp.canonical_loop(%canonloop_s0_d1) %iv_s0_d1 : i32 in range(%arg0) {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.tile (%grid1, %grid2, %intratile1, %intratile2) <- (%canonloop_s0, %canonloop_s0_d1) sizes(%arg0, %arg0 : i32, i32)
// CHECK-NEXT:     omp.canonical_loop(%canonloop_s1) %iv_s1 : i32 in range(%arg0) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.unroll_heuristic(%canonloop_s1)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

module attributes {omp.version = #omp.version<version = 51>, omp.requires = #omp<clause_requires reverse_offload|unified_address>, omp.flags = #omp.flags<debug_kind = 1, no_gpu_lib = true>} {
omp.private {type = private} @p : i32 init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} dealloc {
^bb0(%a: !llvm.ptr):
  omp.yield
}
omp.private {type = firstprivate} @fp : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
} cleanup {
^bb0(%a: f32):
  omp.yield
}
omp.declare_reduction @addref : !llvm.ptr alloc {
  %c = llvm.mlir.constant(1 : i64) : i64
  %0 = llvm.alloca %c x i32 : (i64) -> !llvm.ptr
  omp.yield(%0 : !llvm.ptr)
} init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} data_ptr_ptr {
^bb0(%a: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
omp.critical.declare @lock hint(contended, speculative)
omp.declare_mapper @m : !llvm.struct<(i32)> {
^bb0(%a: !llvm.ptr):
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(always, tofrom) capture(ByRef) -> !llvm.ptr
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}
func.func private @copy(!llvm.ptr, !llvm.ptr)
llvm.func @t() attributes {omp.declare_target = #omp.declaretarget<device_type = (nohost), capture_clause = (enter), automap = false>}
func.func @threads(%n: i32, %c: i1, %x: !llvm.ptr, %y: !llvm.ptr, %m: memref<i32>) {
  omp.parallel allocate(%m : memref<i32> -> %m : memref<i32>) if(%c) num_threads(%n : i32) proc_bind(close) private(@p %x -> %a, @fp %y -> %b : !llvm.ptr, !llvm.ptr) private_barrier reduction(mod: task, @add %x -> %r, byref @addref %y -> %s : !llvm.ptr, !llvm.ptr) {
    omp.barrier
    omp.flush(%x : !llvm.ptr)
    omp.flush
    omp.taskyield
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.cancel cancellation_construct_type(parallel) if(%c)
    omp.terminator
  }
  omp.teams num_teams(%n : i32 to %n : i32) thread_limit(%n : i32) if(%c) {
    omp.workdistribute {
      omp.terminator
    }
    omp.terminator
  }
  omp.teams num_teams(to %n : i32) {
    omp.terminator
  }
  omp.sections nowait private(@p %x -> %a : !llvm.ptr) {
    omp.section {
    ^bb0(%b: !llvm.ptr):
      omp.terminator
    }
    omp.terminator
  }
  omp.single copyprivate(%x -> @copy : !llvm.ptr) nowait {
    omp.terminator
  }
  omp.master {
    omp.terminator
  }
  omp.masked filter(%n : i32) {
    omp.terminator
  }
  omp.critical(@lock) {
    omp.terminator
  }
  omp.critical {
    omp.terminator
  }
  omp.workshare nowait {
    omp.workshare.loop_wrapper {
      omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }
  %t = omp.threadprivate %x : !llvm.ptr -> !llvm.ptr
  return
}
func.func @loops(%n: i32, %c: i1, %x: !llvm.ptr, %y: !llvm.ptr, %k: i64) {
  omp.wsloop linear(%x = %n : !llvm.ptr) nowait order(reproducible:concurrent) ordered(0) schedule(dynamic = %n : i32, nonmonotonic, simd) reduction(@add %x -> %r : !llvm.ptr) {
    omp.loop_nest (%i, %j) : i32 = (%n, %n) to (%n, %n) inclusive step (%n, %n) collapse(2) tiles(4, 8) {
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  } {linear_var_types = [i32]}
  omp.wsloop schedule(static) ordered(1) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.ordered depend_type(dependsink) depend_vec(%k : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  omp.simd aligned(%x : !llvm.ptr -> 32 : i64) if(%c) nontemporal(%y : !llvm.ptr) safelen(4) simdlen(2) reduction(mod: inscan, @add %x -> %r : !llvm.ptr) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.scan inclusive(%x : !llvm.ptr)
      omp.yield
    }
  }
  omp.loop bind(teams) order(concurrent) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  omp.parallel {
    omp.distribute dist_schedule_static dist_schedule_chunk_size(%n : i32) {
      omp.wsloop {
        omp.simd {
          omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
            omp.yield
          }
        } {omp.composite}
      } {omp.composite}
    } {omp.composite}
    omp.terminator
  } {omp.composite}
  omp.taskloop grainsize(strict, %n: i32) if(%c) mergeable nogroup priority(%n : i32) untied private(@p %x -> %a : !llvm.ptr) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  omp.taskloop num_tasks(%n: i32) final(%c) {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}
func.func @tasks(%n: i32, %c: i1, %x: !llvm.ptr, %y: !llvm.ptr) {
  omp.task depend(taskdependin -> %x : !llvm.ptr, taskdependinoutset -> %y : !llvm.ptr) final(%c) if(%c) mergeable priority(%n : i32) untied detach(%x : !llvm.ptr) in_reduction(@add %x -> %r : !llvm.ptr) private(@p %y -> %a : !llvm.ptr) {
    omp.terminator
  }
  omp.taskgroup task_reduction(@add %x -> %r : !llvm.ptr) {
    omp.terminator
  }
  omp.taskwait depend(taskdependout -> %x : !llvm.ptr) nowait
  return
}
func.func @atomics(%x: memref<i32>, %v: memref<i32>, %e: i32) {
  omp.atomic.read %v = %x hint(speculative) memory_order(acquire) : memref<i32>, memref<i32>, i32
  omp.atomic.write %x = %e hint(uncontended) memory_order(seq_cst) : memref<i32>, i32
  omp.atomic.update %x : memref<i32> {
  ^bb0(%a: i32):
    %0 = arith.addi %a, %e : i32
    omp.yield(%0 : i32)
  } {atomic_control = #omp.atomic_control<fine_grained_memory = true>}
  omp.atomic.capture memory_order(relaxed) {
    omp.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    omp.atomic.write %x = %e : memref<i32>, i32
  }
  return
}
func.func @device(%n: i32, %c: i1, %x: !llvm.ptr, %y: !llvm.ptr, %k: i64) {
  %b = omp.map.bounds lower_bound(%k : i64) upper_bound(%k : i64) extent(%k : i64) stride(%k : i64) start_idx(%k : i64) {stride_in_bytes = true}
  %0 = omp.map.info var_ptr(%x : !llvm.ptr, i32) map_clauses(to) capture(ByCopy) var_ptr_ptr(%y : !llvm.ptr) bounds(%b) -> !llvm.ptr {name = "x"}
  %1 = omp.map.info var_ptr(%x : !llvm.ptr, i32) map_clauses(from) capture(This) members(%0, %0 : [0], [1, 2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr {partial_map = true}
  %2 = omp.map.info var_ptr(%x : !llvm.ptr, i32) map_clauses(delete, present) capture(VLAType) mapper(@m) -> !llvm.ptr
  omp.target_data device(%n : i32) if(%c) map_entries(%0 : !llvm.ptr) use_device_addr(%0 -> %a : !llvm.ptr) use_device_ptr(%1 -> %p : !llvm.ptr) {
    omp.terminator
  }
  omp.target_enter_data depend(taskdependin -> %x : !llvm.ptr) device(%n : i32) if(%c) map_entries(%0 : !llvm.ptr) nowait
  omp.target_exit_data map_entries(%1, %2 : !llvm.ptr, !llvm.ptr)
  omp.target_update map_entries(%0 : !llvm.ptr)
  omp.target ompx_bare device(%n : i32) if(%c) is_device_ptr(%x : !llvm.ptr) nowait thread_limit(%n : i32) has_device_addr(%0 -> %h : !llvm.ptr) host_eval(%n -> %e : i32) in_reduction(@add %x -> %r : !llvm.ptr) map_entries(%0 -> %a, %1 -> %p : !llvm.ptr, !llvm.ptr) private(@p %x -> %q [map_idx=0], @p %y -> %z : !llvm.ptr, !llvm.ptr) private_barrier {
    omp.teams num_teams(to %e : i32) {
      omp.terminator
    }
    omp.terminator
  }
  %3 = omp.target_allocmem %n : i32, vector<4xf32>(%n : i32) {uniq_name = "a"}
  omp.target_freemem %n, %3 : i32, i64
  omp.allocate_dir (%x : !llvm.ptr) align(8) allocator(%k)
  return
}
func.func @canonical(%n: i32) {
  %0 = omp.new_cli
  %1 = omp.new_cli
  %2 = omp.new_cli
  %3 = omp.new_cli
  %4 = omp.new_cli
  %5 = omp.new_cli
  %6 = omp.new_cli
  omp.canonical_loop(%0) %i : i32 in range(%n) {
    omp.canonical_loop(%1) %j : i32 in range(%n) {
      omp.terminator
    }
    omp.terminator
  }
  omp.tile (%2, %3, %4, %5) <- (%0, %1) sizes(%n, %n : i32, i32)
  omp.canonical_loop(%6) %i : i32 in range(%n) {
    omp.terminator
  }
  omp.unroll_heuristic(%6)
  return
}
}
