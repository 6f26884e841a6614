// RUN: ods opt %s --convert-openmp-to-llvm --split-input-file --allow-unregistered-dialect | golden %S/types.out
// RUN: ods opt %s --convert-to-llvm --split-input-file --allow-unregistered-dialect | golden %S/all.out

func.func private @foo(index)
func.func @critical(%n: index) {
  omp.critical {
  ^bb0(%a: index):
    func.call @foo(%a) : (index) -> ()
    omp.terminator
  }
  omp.barrier
  omp.taskwait
  omp.taskyield
  return
}

// -----

func.func @update2(%x: !llvm.ptr, %i: index) { omp.atomic.update %x : !llvm.ptr { ^bb0(%a: index): omp.yield(%i : index) } return }

// -----

func.func @mb(%i: index) { %0 = omp.map.bounds lower_bound(%i : index) upper_bound(%i : index) return }

// -----

func.func @masked(%i: index) { "omp.masked"(%i) ({ ^bb0(%a: index): omp.terminator }) : (index) -> () return }

// -----

func.func @ws() { omp.workshare { ^bb0(%a: index): omp.terminator } return }

// -----

func.func @sections(%x: memref<i32>) { omp.sections allocate(%x : memref<i32> -> %x : memref<i32>) { omp.section { omp.terminator } omp.terminator } return }

// -----

func.func @cl(%tc: index) { %c = omp.new_cli
 omp.canonical_loop(%c) %iv : index in range(%tc) { omp.terminator } return }

// -----

omp.private {type = private} @p : memref<f32> dealloc { ^bb0(%a: memref<f32>): omp.yield }
func.func @priv(%m: memref<f32>) { omp.parallel private(@p %m -> %p : memref<f32>) { omp.terminator } return }

// -----

func.func @tl(%i: index, %m: memref<f32>) { omp.taskloop grainsize(%i: index) { omp.loop_nest (%a) : index = (%i) to (%i) step (%i) { %v = memref.load %m[] : memref<f32> omp.yield } } return }

// -----

func.func @memory(%i: i32, %n: index, %k: i64) {
  %0 = omp.target_allocmem %i : i32, vector<16x16xf32>
  omp.target_freemem %i, %0 : i32, i64
  return
}

// -----

omp.declare_reduction @r : index init {
^bb0(%a: index):
  omp.yield(%a : index)
} combiner {
^bb0(%a: index, %b: index):
  %s = arith.addi %a, %b : index
  omp.yield(%s : index)
}

func.func @reduction(%p: !llvm.ptr) attributes {type = index} {
  omp.parallel reduction(@r %p -> %q : !llvm.ptr) {
    omp.terminator
  } {type = index, types = [index]}
  return
}

// -----

func.func @map(%p: !llvm.ptr, %n: index) {
  %b = omp.map.bounds lower_bound(%n : index) upper_bound(%n : index)
  %m = omp.map.info var_ptr(%p : !llvm.ptr, memref<?xindex>) map_clauses(to) capture(ByRef) bounds(%b) -> !llvm.ptr {name = ""}
  omp.target map_entries(%m -> %a : !llvm.ptr) {
    %c = arith.constant 1 : index
    omp.terminator
  }
  return
}
