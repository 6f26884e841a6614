// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// CHECK:      module {
// CHECK-NEXT:   acc.private.recipe @private : memref<10xf32> init {
// CHECK-NEXT:   ^bb0(%arg0: memref<10xf32>):
// CHECK-NEXT:     %alloca = memref.alloca() : memref<10xf32>
// CHECK-NEXT:     acc.yield %alloca : memref<10xf32>
// CHECK-NEXT:   } destroy {
// CHECK-NEXT:   ^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
// CHECK-NEXT:     acc.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   acc.firstprivate.recipe @firstprivate : memref<10xf32> attributes {a} init {
// CHECK-NEXT:   ^bb0(%arg0: memref<10xf32>):
// CHECK-NEXT:     acc.yield %arg0 : memref<10xf32>
// CHECK-NEXT:   } copy {
// CHECK-NEXT:   ^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
// CHECK-NEXT:     acc.terminator
// CHECK-NEXT:   } destroy {
// CHECK-NEXT:   ^bb0(%arg0: memref<10xf32>):
// CHECK-NEXT:     acc.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   acc.reduction.recipe @sum : memref<10xf32> reduction_operator <add> init {
// CHECK-NEXT:   ^bb0(%arg0: memref<10xf32>):
// CHECK-NEXT:     acc.yield %arg0 : memref<10xf32>
// CHECK-NEXT:   } combiner {
// CHECK-NEXT:   ^bb0(%arg0: memref<10xf32>, %arg1: memref<10xf32>):
// CHECK-NEXT:     acc.yield %arg0 : memref<10xf32>
// CHECK-NEXT:   } destroy {
// CHECK-NEXT:   ^bb0(%arg0: memref<10xf32>):
// CHECK-NEXT:     acc.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @bounds(%arg0: index, %arg1: i32) -> (index, index, index, index) {
// CHECK-NEXT:     %0 = acc.bounds lowerbound(%arg0 : index) upperbound(%arg1 : i32) extent(%arg0 : index) stride(%arg0 : index) startIdx(%arg0 : index) {strideInBytes = true}
// CHECK-NEXT:     %1 = acc.get_lowerbound %0 : (!acc.data_bounds_ty) -> index
// CHECK-NEXT:     %2 = acc.get_upperbound %0 : (!acc.data_bounds_ty) -> index
// CHECK-NEXT:     %3 = acc.get_stride %0 : (!acc.data_bounds_ty) -> index
// CHECK-NEXT:     %4 = acc.get_extent %0 : (!acc.data_bounds_ty) -> index
// CHECK-NEXT:     return %1, %2, %3, %4 : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @data(%arg0: memref<10xf32>, %arg1: !llvm.ptr, %arg2: memref<*xf32>, %arg3: memref<i64>, %arg4: i64, %arg5: index, %arg6: i1) {
// CHECK-NEXT:     %0 = acc.bounds extent(%arg5 : index)
// CHECK-NEXT:     %1 = acc.copyin varPtr(%arg0 : memref<10xf32>) varPtrPtr(%arg3 : memref<i64>) bounds(%0, %0) async(%arg4 : i64, %arg5 : index [#acc.device_type<nvidia>]) recipe(@x::@y) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyin_readonly>, implicit = true, modifiers = #acc<data_clause_modifier always,readonly>, name = "a", structured = false}
// CHECK-NEXT:     %2 = acc.create varPtr(%arg1 : !llvm.ptr) varType(!llvm.array<3 x i32>) async -> !llvm.ptr {modifiers = #acc<data_clause_modifier zero,alwaysin>}
// CHECK-NEXT:     %3 = acc.present varPtr(%arg2 : memref<*xf32>) -> memref<*xf32>
// CHECK-NEXT:     %4 = acc.nocreate varPtr(%arg0 : memref<10xf32>) varType(tensor<10xf32>) -> memref<10xf32>
// CHECK-NEXT:     %5 = acc.attach varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
// CHECK-NEXT:     %6 = acc.deviceptr varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
// CHECK-NEXT:     %7 = acc.getdeviceptr varPtr(%arg0 : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>}
// CHECK-NEXT:     %8 = acc.use_device varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
// CHECK-NEXT:     %9 = acc.update_device varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
// CHECK-NEXT:     %10 = acc.declare_device_resident varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
// CHECK-NEXT:     %11 = acc.declare_link varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
// CHECK-NEXT:     %12 = acc.cache varPtr(%arg0 : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier readonly>}
// CHECK-NEXT:     %13 = acc.firstprivate_map varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
// CHECK-NEXT:     acc.data if(%arg6) async(%arg4 : i64 [#acc.device_type<host>]) dataOperands(%1, %2, %3, %4, %5, %6, %7 : memref<10xf32>, !llvm.ptr, memref<*xf32>, memref<10xf32>, memref<10xf32>, memref<10xf32>, memref<10xf32>) wait {
// CHECK-NEXT:       acc.terminator
// CHECK-NEXT:     } attributes {defaultAttr = #acc<defaultvalue none>}
// CHECK-NEXT:     acc.data wait([#acc.device_type<host>], {devnum: %arg4 : i64, %arg5 : index}, {%arg4 : i64} [#acc.device_type<nvidia>]) {
// CHECK-NEXT:       acc.terminator
// CHECK-NEXT:     } attributes {defaultAttr = #acc<defaultvalue present>}
// CHECK-NEXT:     acc.host_data if(%arg6) dataOperands(%8 : memref<10xf32>) {
// CHECK-NEXT:       acc.terminator
// CHECK-NEXT:     } attributes {ifPresent}
// CHECK-NEXT:     acc.enter_data if(%arg6) async(%arg4 : i64) wait_devnum(%arg4 : i64) wait(%arg4, %arg5 : i64, index) dataOperands(%1 : memref<10xf32>)
// CHECK-NEXT:     acc.enter_data async wait dataOperands(%2 : !llvm.ptr) attributes {a}
// CHECK-NEXT:     acc.exit_data dataOperands(%7 : memref<10xf32>) attributes {finalize}
// CHECK-NEXT:     acc.update if(%arg6) async wait dataOperands(%9 : memref<10xf32>) attributes {ifPresent}
// CHECK-NEXT:     acc.wait(%arg4, %arg5 : i64, index) async wait_devnum(%arg4 : i64) if(%arg6)
// CHECK-NEXT:     acc.wait
// CHECK-NEXT:     acc.copyout accPtr(%1 : memref<10xf32>) bounds(%0) async(%arg4 : i64) to varPtr(%arg0 : memref<10xf32>)
// CHECK-NEXT:     acc.copyout accPtr(%2 : !llvm.ptr) async to varPtr(%arg1 : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>}
// CHECK-NEXT:     acc.update_host accPtr(%1 : memref<10xf32>) to varPtr(%arg0 : memref<10xf32>) {dataClause = #acc<data_clause acc_update_self>}
// CHECK-NEXT:     acc.delete accPtr(%1 : memref<10xf32>) bounds(%0) async
// CHECK-NEXT:     acc.detach accPtr(%5 : memref<10xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @compute(%arg0: memref<10xf32>, %arg1: i64, %arg2: index, %arg3: i1) {
// CHECK-NEXT:     %0 = acc.private varPtr(%arg0 : memref<10xf32>) recipe(@private) -> memref<10xf32>
// CHECK-NEXT:     %1 = acc.firstprivate varPtr(%arg0 : memref<10xf32>) recipe(@firstprivate) -> memref<10xf32>
// CHECK-NEXT:     %2 = acc.reduction varPtr(%arg0 : memref<10xf32>) recipe(@sum) -> memref<10xf32>
// CHECK-NEXT:     %3 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
// CHECK-NEXT:     acc.parallel combined(loop) dataOperands(%3 : memref<10xf32>) async(%arg1 : i64) firstprivate(%1 : memref<10xf32>) num_gangs({%arg1 : i64, %arg2 : index}, {%arg1 : i64} [#acc.device_type<nvidia>]) num_workers(%arg1 : i64, %arg2 : index [#acc.device_type<nvidia>]) private(%0 : memref<10xf32>) vector_length(%arg1 : i64 [#acc.device_type<host>]) wait({%arg1 : i64}) self(%arg3) if(%arg3) reduction(%2 : memref<10xf32>) {
// CHECK-NEXT:       acc.yield
// CHECK-NEXT:     } attributes {defaultAttr = #acc<defaultvalue none>, selfAttr}
// CHECK-NEXT:     acc.parallel self(%arg3) if(%arg3) {
// CHECK-NEXT:       acc.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     acc.serial combined(loop) dataOperands(%3 : memref<10xf32>) async firstprivate(%1 : memref<10xf32>) private(%0 : memref<10xf32>) wait self(%arg3) if(%arg3) reduction(%2 : memref<10xf32>) {
// CHECK-NEXT:       acc.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     acc.kernels num_gangs({%arg1 : i64}) num_workers(%arg1 : i64) vector_length(%arg1 : i64) {
// CHECK-NEXT:       acc.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     acc.kernel_environment dataOperands(%3 : memref<10xf32>) async(%arg1 : i64) wait({%arg1 : i64}) {
// CHECK-NEXT:       "d.op"() : () -> ()
// CHECK-NEXT:     } {a}
// CHECK-NEXT:     acc.loop combined(parallel) gang({num=%arg1 : i64, static=%arg2 : index} [#acc.device_type<host>], {dim=%arg1 : i64}) worker(%arg1 : i64) vector(%arg1 : i64 [#acc.device_type<nvidia>], %arg1 : i64) private(%0 : memref<10xf32>) firstprivate(%1 : memref<10xf32>) tile({%arg1 : i64, %arg2 : index}, {%arg1 : i64} [#acc.device_type<radeon>]) reduction(%2 : memref<10xf32>) control(%arg4 : index, %arg5 : index) = (%arg2, %arg2 : index, index) to (%arg2, %arg2 : index, index)  step (%arg2, %arg2 : index, index) {
// CHECK-NEXT:       acc.yield
// CHECK-NEXT:     } attributes {collapse = [2, 3], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<star>], inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>]}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @loops(%arg0: memref<10xf32>, %arg1: i64, %arg2: index) {
// CHECK-NEXT:     acc.loop gang([#acc.device_type<nvidia>]) worker vector control(%arg3 : index) = (%arg2 : index) to (%arg2 : index)  step (%arg2 : index) {
// CHECK-NEXT:       acc.yield
// CHECK-NEXT:     } attributes {auto_ = [#acc.device_type<none>]}
// CHECK-NEXT:     acc.loop combined(kernels) {
// CHECK-NEXT:       scf.for %arg3 = %arg2 to %arg2 step %arg2 {
// CHECK-NEXT:       }
// CHECK-NEXT:       acc.yield
// CHECK-NEXT:     } attributes {seq = [#acc.device_type<none>]}
// CHECK-NEXT:     %0 = acc.loop combined(serial) {
// CHECK-NEXT:       acc.yield %arg1 : i64
// CHECK-NEXT:     }(i64) attributes {independent = [#acc.device_type<none>], unstructured}
// CHECK-NEXT:     acc.loop gang([#acc.device_type<none>, #acc.device_type<nvidia>]) {
// CHECK-NEXT:       acc.yield
// CHECK-NEXT:     } attributes {independent = [#acc.device_type<none>], unstructured}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @atomic(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32, %arg3: i1) {
// CHECK-NEXT:     acc.atomic.read %arg1 = %arg0 : memref<i32>, memref<i32>, i32
// CHECK-NEXT:     acc.atomic.read if(%arg3) %arg1 = %arg0 : memref<i32>, memref<i32>, i32
// CHECK-NEXT:     acc.atomic.write if(%arg3) %arg0 = %arg2 : memref<i32>, i32
// CHECK-NEXT:     acc.atomic.update if(%arg3) %arg0 : memref<i32> {
// CHECK-NEXT:     ^bb0(%arg4: i32):
// CHECK-NEXT:       %0 = arith.addi %arg4, %arg2 : i32
// CHECK-NEXT:       acc.yield %0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     acc.atomic.capture if(%arg3) {
// CHECK-NEXT:       acc.atomic.read %arg1 = %arg0 : memref<i32>, memref<i32>, i32
// CHECK-NEXT:       acc.atomic.write %arg0 = %arg2 : memref<i32>, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @declare(%arg0: memref<10xf32>) {
// CHECK-NEXT:     %0 = acc.copyin varPtr(%arg0 : memref<10xf32>) -> memref<10xf32>
// CHECK-NEXT:     %1 = acc.declare_enter dataOperands(%0 : memref<10xf32>)
// CHECK-NEXT:     acc.declare_exit token(%1)
// CHECK-NEXT:     acc.declare_exit token(%1) dataOperands(%0 : memref<10xf32>) attributes {a}
// CHECK-NEXT:     acc.declare dataOperands(%0 : memref<10xf32>) {
// CHECK-NEXT:       acc.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   acc.global_ctor @ctor {
// CHECK-NEXT:     acc.terminator
// CHECK-NEXT:   } attributes {a}
// CHECK-NEXT:   acc.global_dtor @dtor {
// CHECK-NEXT:     acc.terminator
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @device(%arg0: i64, %arg1: index, %arg2: i1) {
// CHECK-NEXT:     acc.init device_num(%arg0 : i64) if(%arg2) attributes {device_types = [#acc.device_type<nvidia>, #acc.device_type<host>]}
// CHECK-NEXT:     acc.shutdown device_num(%arg0 : i64) if(%arg2)
// CHECK-NEXT:     acc.set default_async(%arg1 : index) device_num(%arg0 : i64) if(%arg2) attributes {device_type = #acc.device_type<nvidia>}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   acc.routine @r1 func(@device)
// CHECK-NEXT:   acc.routine @r2 func(@device::@x) bind(@b, @d [#acc.device_type<nvidia>], "c" [#acc.device_type<host>]) gang nohost implicit
// CHECK-NEXT:   acc.routine @r3 func(@device) gang(dim: 2 : i64) attributes {a}
// CHECK-NEXT:   acc.routine @r4 func(@device) gang([#acc.device_type<host>], dim: 1 : i64 [#acc.device_type<nvidia>], dim: 2 : i64 [#acc.device_type<star>]) worker ([#acc.device_type<default>])
// CHECK-NEXT:   acc.routine @r5 func(@device) worker
// CHECK-NEXT:   acc.routine @r6 func(@device) vector
// CHECK-NEXT:   acc.routine @r7 func(@device) seq ([#acc.device_type<default>, #acc.device_type<multicore>])
// CHECK-NEXT:   "d.attrs"() {a = #acc.declare<dataClause =  acc_copyin, implicit = true>, b = #acc.declare<dataClause =  acc_copyout>, c = #acc.declare_action<postAlloc = @p, preDealloc = @q::@r>, d = #acc.var_name<"v">, e = #acc.routine_info<[@r1, @r2::@x]>, f = #acc.specialized_routine<@r1, <gang_dim2>, "f">, g = #acc.device_type<star>, h = #acc<data_clause acc_cache>, i = #acc<data_clause_modifier zero,capture>, j = #acc<defaultvalue none>, k = #acc.gang_arg_type<Static>, l = #acc.combined_constructs<kernels_loop>, m = #acc<construct acc_construct_wait>, n = #acc.par_level<vector>, o = #acc.recipe_kind<private_recipe>, p = #acc.reduction_operator<land>, t = !acc.declare_token} : () -> ()
// CHECK-NEXT: }

acc.private.recipe @private : memref<10xf32> init {
^bb0(%v: memref<10xf32>):
  %c = memref.alloca() : memref<10xf32>
  acc.yield %c : memref<10xf32>
} destroy {
^bb0(%v: memref<10xf32>, %c: memref<10xf32>):
  acc.terminator
}
acc.firstprivate.recipe @firstprivate : memref<10xf32> attributes {a} init {
^bb0(%v: memref<10xf32>):
  acc.yield %v : memref<10xf32>
} copy {
^bb0(%v: memref<10xf32>, %c: memref<10xf32>):
  acc.terminator
} destroy {
^bb0(%v: memref<10xf32>):
  acc.terminator
}
acc.reduction.recipe @sum : memref<10xf32> reduction_operator <add> init {
^bb0(%v: memref<10xf32>):
  acc.yield %v : memref<10xf32>
} combiner {
^bb0(%v: memref<10xf32>, %w: memref<10xf32>):
  acc.yield %v : memref<10xf32>
} destroy {
^bb0(%v: memref<10xf32>):
  acc.terminator
}
func.func @bounds(%n: index, %i: i32) -> (index, index, index, index) {
  %b = acc.bounds lowerbound(%n : index) upperbound(%i : i32) extent(%n : index) stride(%n : index) startIdx(%n : index) {strideInBytes = true}
  %l = acc.get_lowerbound %b : (!acc.data_bounds_ty) -> index
  %u = acc.get_upperbound %b : (!acc.data_bounds_ty) -> index
  %s = acc.get_stride %b : (!acc.data_bounds_ty) -> index
  %e = acc.get_extent %b : (!acc.data_bounds_ty) -> index
  return %l, %u, %s, %e : index, index, index, index
}
func.func @data(%a: memref<10xf32>, %p: !llvm.ptr, %u: memref<*xf32>, %pp: memref<i64>, %i: i64, %n: index, %c: i1) {
  %b = acc.bounds extent(%n : index)
  %0 = acc.copyin varPtr(%a : memref<10xf32>) varPtrPtr(%pp : memref<i64>) bounds(%b, %b) async(%i : i64, %n : index [#acc.device_type<nvidia>]) recipe(@x::@y) -> memref<10xf32> {dataClause = #acc<data_clause acc_copyin_readonly>, implicit = true, modifiers = #acc<data_clause_modifier readonly,always>, name = "a", structured = false}
  %1 = acc.create varPtr(%p : !llvm.ptr) varType(!llvm.array<3 x i32>) async -> !llvm.ptr {modifiers = #acc<data_clause_modifier zero,alwaysin>}
  %2 = acc.present varPtr(%u : memref<*xf32>) -> memref<*xf32>
  %3 = acc.nocreate varPtr(%a : memref<10xf32>) varType(tensor<10xf32>) -> memref<10xf32>
  %4 = acc.attach varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %5 = acc.deviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %6 = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32> {dataClause = #acc<data_clause acc_copy>}
  %7 = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %8 = acc.update_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %9 = acc.declare_device_resident varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %10 = acc.declare_link varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %11 = acc.cache varPtr(%a : memref<10xf32>) -> memref<10xf32> {modifiers = #acc<data_clause_modifier readonly>}
  %12 = acc.firstprivate_map varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.data if(%c) async([#acc.device_type<star>], %i : i64 [#acc.device_type<host>]) dataOperands(%0, %1, %2, %3, %4, %5, %6 : memref<10xf32>, !llvm.ptr, memref<*xf32>, memref<10xf32>, memref<10xf32>, memref<10xf32>, memref<10xf32>) wait {
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue none>}
  acc.data wait([#acc.device_type<host>], {devnum: %i : i64, %n : index}, {%i : i64} [#acc.device_type<nvidia>]) {
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue present>}
  acc.host_data if(%c) dataOperands(%7 : memref<10xf32>) {
    acc.terminator
  } attributes {ifPresent}
  acc.enter_data if(%c) async(%i : i64) wait_devnum(%i : i64) wait(%i, %n : i64, index) dataOperands(%0 : memref<10xf32>)
  acc.enter_data async wait dataOperands(%1 : !llvm.ptr) attributes {a}
  acc.exit_data dataOperands(%6 : memref<10xf32>) attributes {finalize}
  acc.update if(%c) async wait dataOperands(%8 : memref<10xf32>) attributes {ifPresent}
  acc.wait(%i, %n : i64, index) async wait_devnum(%i : i64) if(%c)
  acc.wait
  acc.copyout accPtr(%0 : memref<10xf32>) bounds(%b) async(%i : i64) to varPtr(%a : memref<10xf32>)
  acc.copyout accPtr(%1 : !llvm.ptr) async to varPtr(%p : !llvm.ptr) varType(i32) {dataClause = #acc<data_clause acc_copy>}
  acc.update_host accPtr(%0 : memref<10xf32>) to varPtr(%a : memref<10xf32>) {dataClause = #acc<data_clause acc_update_self>}
  acc.delete accPtr(%0 : memref<10xf32>) bounds(%b) async
  acc.detach accPtr(%4 : memref<10xf32>)
  return
}
func.func @compute(%a: memref<10xf32>, %i: i64, %n: index, %c: i1) {
  %p = acc.private varPtr(%a : memref<10xf32>) recipe(@private) -> memref<10xf32>
  %f = acc.firstprivate varPtr(%a : memref<10xf32>) recipe(@firstprivate) -> memref<10xf32>
  %r = acc.reduction varPtr(%a : memref<10xf32>) recipe(@sum) -> memref<10xf32>
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.parallel combined(loop) dataOperands(%d : memref<10xf32>) async(%i : i64) firstprivate(%f : memref<10xf32>) num_gangs({%i : i64, %n : index}, {%i : i64} [#acc.device_type<nvidia>]) num_workers(%i : i64, %n : index [#acc.device_type<nvidia>]) private(%p : memref<10xf32>) vector_length(%i : i64 [#acc.device_type<host>]) wait({%i : i64}) self(%c) if(%c) reduction(%r : memref<10xf32>) {
    acc.yield
  } attributes {selfAttr, defaultAttr = #acc<defaultvalue none>}
  acc.parallel if(%c) self(%c) {
    acc.yield
  }
  acc.serial combined(loop) async wait firstprivate(%f : memref<10xf32>) private(%p : memref<10xf32>) self(%c) if(%c) reduction(%r : memref<10xf32>) dataOperands(%d : memref<10xf32>) {
    acc.yield
  }
  acc.kernels num_gangs({%i : i64}) num_workers(%i : i64) vector_length(%i : i64) {
    acc.terminator
  }
  acc.kernel_environment dataOperands(%d : memref<10xf32>) async(%i : i64) wait({%i : i64}) {
    "d.op"() : () -> ()
  } {a}
  acc.loop combined(parallel) gang({num=%i : i64, static=%n : index} [#acc.device_type<host>], {, dim=%i : i64}) worker(%i : i64) vector(%i : i64 [#acc.device_type<nvidia>], %i : i64) private(%p : memref<10xf32>) firstprivate(%f : memref<10xf32>) tile({%i : i64, %n : index}, {%i : i64} [#acc.device_type<radeon>]) reduction(%r : memref<10xf32>) control(%x : index, %y : index) = (%n, %n : index, index) to (%n, %n : index, index) step (%n, %n : index, index) {
    acc.yield
  } attributes {inclusiveUpperbound = array<i1: true, false>, independent = [#acc.device_type<none>], collapse = [2, 3], collapseDeviceType = [#acc.device_type<none>, #acc.device_type<star>]}
  return
}
func.func @loops(%a: memref<10xf32>, %i: i64, %n: index) {
  acc.loop gang([#acc.device_type<nvidia>]) worker vector control(%x : index) = (%n : index) to (%n : index) step (%n : index) {
    acc.yield
  } attributes {auto_ = [#acc.device_type<none>]}
  acc.loop combined(kernels) {
    scf.for %x = %n to %n step %n {
    }
    acc.yield
  } attributes {seq = [#acc.device_type<none>]}
  %0 = acc.loop combined(serial) {
    acc.yield %i : i64
  } (i64) attributes {unstructured, independent = [#acc.device_type<none>]}
  acc.loop gang {
    acc.yield
  } attributes {unstructured, independent = [#acc.device_type<none>], gang = [#acc.device_type<none>, #acc.device_type<nvidia>]}
  return
}
func.func @atomic(%x: memref<i32>, %v: memref<i32>, %e: i32, %c: i1) {
  acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
  acc.atomic.read if(%c) %v = %x : memref<i32>, memref<i32>, i32
  acc.atomic.write if(%c) %x = %e : memref<i32>, i32
  acc.atomic.update if(%c) %x : memref<i32> {
  ^bb0(%a: i32):
    %s = arith.addi %a, %e : i32
    acc.yield %s : i32
  }
  acc.atomic.capture if(%c) {
    acc.atomic.read %v = %x : memref<i32>, memref<i32>, i32
    acc.atomic.write %x = %e : memref<i32>, i32
  }
  return
}
func.func @declare(%a: memref<10xf32>) {
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %t = acc.declare_enter dataOperands(%d : memref<10xf32>)
  acc.declare_exit token(%t)
  acc.declare_exit token(%t) dataOperands(%d : memref<10xf32>) attributes {a}
  acc.declare dataOperands(%d : memref<10xf32>) {
    acc.terminator
  }
  return
}
acc.global_ctor @ctor {
  acc.terminator
} attributes {a}
acc.global_dtor @dtor {
  acc.terminator
}
func.func @device(%i: i64, %n: index, %c: i1) {
  acc.init device_num(%i : i64) if(%c) attributes {device_types = [#acc.device_type<nvidia>, #acc.device_type<host>]}
  acc.shutdown device_num(%i : i64) if(%c)
  acc.set default_async(%n : index) device_num(%i : i64) if(%c) attributes {device_type = #acc.device_type<nvidia>}
  return
}
acc.routine @r1 func(@device)
acc.routine @r2 func(@device::@x) bind(@b, "c" [#acc.device_type<host>], @d [#acc.device_type<nvidia>]) gang nohost implicit
acc.routine @r3 func(@device) gang(dim: 2 : i64) attributes {a}
acc.routine @r4 func(@device) gang([#acc.device_type<host>], dim: 1 : i64 [#acc.device_type<nvidia>], dim: 2 : i64 [#acc.device_type<star>]) worker([#acc.device_type<default>])
acc.routine @r5 func(@device) worker
acc.routine @r6 func(@device) vector
acc.routine @r7 func(@device) seq([#acc.device_type<default>, #acc.device_type<multicore>])
"d.attrs"() {a = #acc.declare<dataClause = acc_copyin, implicit = true>, b = #acc.declare<dataClause = acc_copyout>, c = #acc.declare_action<postAlloc = @p, preDealloc = @q::@r>, d = #acc.var_name<"v">, e = #acc.routine_info<[@r1, @r2::@x]>, f = #acc.specialized_routine<@r1, <gang_dim2>, "f">, g = #acc.device_type<star>, h = #acc<data_clause acc_cache>, i = #acc<data_clause_modifier zero,capture>, j = #acc<defaultvalue none>, k = #acc.gang_arg_type<Static>, l = #acc.combined_constructs<kernels_loop>, m = #acc<construct acc_construct_wait>, n = #acc.par_level<vector>, o = #acc.recipe_kind<private_recipe>, p = #acc.reduction_operator<land>, t = !acc.declare_token} : () -> ()
