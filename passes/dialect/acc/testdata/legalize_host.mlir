// RUN: ods opt %s --split-input-file --openacc-legalize-data-values=host-to-device=false | golden %S/legalize_host.out

func.func @compute(%a: memref<10xf32>, %b: memref<10xf32>, %i: index) {
  %c = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %g = acc.getdeviceptr varPtr(%b : memref<10xf32>) -> memref<10xf32>
  acc.parallel dataOperands(%c, %g : memref<10xf32>, memref<10xf32>) {
    %0 = memref.load %a[%i] : memref<10xf32>
    memref.store %0, %b[%i] : memref<10xf32>
    scf.for %k = %i to %i step %i {
      memref.store %0, %c[%k] : memref<10xf32>
    }
    acc.yield
  }
  acc.serial dataOperands(%c : memref<10xf32>) {
    %0 = memref.load %a[%i] : memref<10xf32>
    memref.store %0, %b[%i] : memref<10xf32>
    acc.yield
  }
  acc.kernels dataOperands(%g : memref<10xf32>) {
    %0 = memref.load %a[%i] : memref<10xf32>
    memref.store %0, %b[%i] : memref<10xf32>
    acc.terminator
  }
  memref.copy %a, %b : memref<10xf32> to memref<10xf32>
  return
}
// -----
func.func @private(%a: memref<10xf32>, %b: memref<10xf32>, %r: memref<10xf32>, %i: index) {
  %p = acc.private varPtr(%a : memref<10xf32>) recipe(@p) -> memref<10xf32>
  %f = acc.firstprivate varPtr(%b : memref<10xf32>) recipe(@f) -> memref<10xf32>
  %s = acc.reduction varPtr(%r : memref<10xf32>) recipe(@s) -> memref<10xf32>
  acc.parallel private(%p : memref<10xf32>) firstprivate(%f : memref<10xf32>) reduction(%s : memref<10xf32>) {
    %0 = memref.load %a[%i] : memref<10xf32>
    memref.store %0, %b[%i] : memref<10xf32>
    memref.store %0, %r[%i] : memref<10xf32>
    acc.yield
  }
  acc.serial private(%p : memref<10xf32>) firstprivate(%f : memref<10xf32>) reduction(%s : memref<10xf32>) {
    %0 = memref.load %a[%i] : memref<10xf32>
    memref.store %0, %b[%i] : memref<10xf32>
    memref.store %0, %r[%i] : memref<10xf32>
    acc.yield
  }
  acc.kernels private(%p : memref<10xf32>) firstprivate(%f : memref<10xf32>) reduction(%s : memref<10xf32>) {
    %0 = memref.load %a[%i] : memref<10xf32>
    memref.store %0, %b[%i] : memref<10xf32>
    memref.store %0, %r[%i] : memref<10xf32>
    acc.terminator
  }
  acc.loop private(%p : memref<10xf32>) firstprivate(%f : memref<10xf32>) reduction(%s : memref<10xf32>) control(%k : index) = (%i : index) to (%i : index) step (%i : index) {
    %0 = memref.load %a[%k] : memref<10xf32>
    memref.store %0, %b[%k] : memref<10xf32>
    memref.store %0, %r[%k] : memref<10xf32>
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
acc.private.recipe @p : memref<10xf32> init {
^bb0(%v: memref<10xf32>):
  acc.yield %v : memref<10xf32>
}
acc.firstprivate.recipe @f : memref<10xf32> init {
^bb0(%v: memref<10xf32>):
  acc.yield %v : memref<10xf32>
} copy {
^bb0(%v: memref<10xf32>, %w: memref<10xf32>):
  acc.terminator
}
acc.reduction.recipe @s : memref<10xf32> reduction_operator <add> init {
^bb0(%v: memref<10xf32>):
  acc.yield %v : memref<10xf32>
} combiner {
^bb0(%v: memref<10xf32>, %w: memref<10xf32>):
  acc.yield %v : memref<10xf32>
}
// -----
func.func @data(%a: memref<10xf32>, %x: f32, %i: index) {
  %c = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.data dataOperands(%c : memref<10xf32>) {
    memref.store %x, %a[%i] : memref<10xf32>
    acc.parallel {
      memref.store %x, %a[%i] : memref<10xf32>
      acc.yield
    }
    scf.for %k = %i to %i step %i {
      acc.serial {
        memref.store %x, %a[%i] : memref<10xf32>
        acc.yield
      }
    }
    acc.terminator
  }
  acc.declare dataOperands(%c : memref<10xf32>) {
    memref.store %x, %a[%i] : memref<10xf32>
    acc.kernels {
      memref.store %x, %a[%i] : memref<10xf32>
      acc.terminator
    }
    acc.terminator
  }
  acc.loop control(%k : index) = (%i : index) to (%i : index) step (%i : index) {
    memref.store %x, %a[%k] : memref<10xf32>
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}
// -----
func.func private @use(memref<10xf32>)
func.func @host(%a: memref<10xf32>) {
  %u = acc.use_device varPtr(%a : memref<10xf32>) -> memref<10xf32>
  func.call @use(%a) : (memref<10xf32>) -> ()
  acc.host_data dataOperands(%u : memref<10xf32>) {
    func.call @use(%a) : (memref<10xf32>) -> ()
    acc.terminator
  }
  return
}
// -----
func.func @declared(%a: memref<10xf32>, %x: f32, %i: index, %c: i1) {
  %d = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.serial {
    memref.store %x, %a[%i] : memref<10xf32>
    acc.yield
  }
  %t = acc.declare_enter dataOperands(%d : memref<10xf32>)
  memref.store %x, %a[%i] : memref<10xf32>
  acc.serial {
    memref.store %x, %a[%i] : memref<10xf32>
    acc.yield
  }
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  acc.kernels {
    memref.store %x, %a[%i] : memref<10xf32>
    acc.terminator
  }
  cf.br ^bb2
^bb2:
  acc.declare_exit token(%t) dataOperands(%d : memref<10xf32>)
  acc.serial {
    memref.store %x, %a[%i] : memref<10xf32>
    acc.yield
  }
  return
}
// -----
func.func @entered(%a: memref<10xf32>, %x: f32, %i: index, %c: i1) {
  %d = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.enter_data dataOperands(%d : memref<10xf32>)
  acc.parallel {
    memref.store %x, %a[%i] : memref<10xf32>
    acc.yield
  }
  scf.if %c {
    acc.parallel {
      memref.store %x, %a[%i] : memref<10xf32>
      acc.yield
    }
  }
  %g = acc.getdeviceptr varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.exit_data dataOperands(%g : memref<10xf32>)
  acc.parallel {
    memref.store %x, %a[%i] : memref<10xf32>
    acc.yield
  }
  return
}
// -----
func.func @nested(%a: memref<10xf32>, %x: f32, %i: index) {
  %c = acc.create varPtr(%a : memref<10xf32>) -> memref<10xf32>
  %d = acc.copyin varPtr(%a : memref<10xf32>) -> memref<10xf32>
  acc.data dataOperands(%c : memref<10xf32>) {
    acc.parallel dataOperands(%d : memref<10xf32>) {
      memref.store %x, %a[%i] : memref<10xf32>
      memref.store %x, %c[%i] : memref<10xf32>
      memref.store %x, %d[%i] : memref<10xf32>
      acc.yield
    }
    acc.terminator
  }
  return
}
