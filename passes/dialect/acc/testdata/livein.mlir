// RUN: ods opt %s --split-input-file --offload-livein-value-canonicalization | golden %S/livein.out

func.func private @use(index) -> ()
func.func @constants(%x: index) {
  %a = arith.constant 1 : index
  %b = arith.constant 2 : index
  %c = arith.constant 3 : index
  %s = arith.addi %x, %a : index
  func.call @use(%a) : (index) -> ()
  acc.serial {
    func.call @use(%a) : (index) -> ()
    func.call @use(%b) : (index) -> ()
    func.call @use(%c) : (index) -> ()
    func.call @use(%s) : (index) -> ()
    acc.yield
  }
  acc.parallel {
    func.call @use(%c) : (index) -> ()
    acc.yield
  }
  acc.kernels {
    func.call @use(%x) : (index) -> ()
    acc.terminator
  }
  acc.data {
    func.call @use(%a) : (index) -> ()
    acc.terminator
  } attributes {defaultAttr = #acc<defaultvalue none>}
  return
}
// -----
func.func @bounds(%m: memref<10xf32>, %n: index) {
  %a = arith.constant 0 : index
  %b = arith.constant 10 : index
  %s = acc.bounds lowerbound(%a : index) upperbound(%b : index) extent(%n : index)
  %k = acc.bounds lowerbound(%a : index) upperbound(%b : index)
  %o = acc.copyin varPtr(%m : memref<10xf32>) bounds(%k) -> memref<10xf32>
  acc.serial {
    %0 = acc.copyin varPtr(%m : memref<10xf32>) bounds(%s) -> memref<10xf32>
    %1 = acc.copyin varPtr(%m : memref<10xf32>) bounds(%k) -> memref<10xf32>
    acc.yield
  }
  return
}
// -----
memref.global @declared : memref<2x5xf32> = dense<0.0> {acc.declare = #acc.declare<dataClause = acc_copyin>}
memref.global @plain : memref<2x5xf32> = dense<0.0>
memref.global constant @fixed : memref<2x5xf32> = dense<0.0>
func.func private @use(memref<2x5xf32>, memref<2x5xf32>, memref<2x5xf32>, memref<10xf32>) -> ()
func.func @globals() {
  %a = memref.get_global @declared : memref<2x5xf32>
  %b = memref.get_global @plain : memref<2x5xf32>
  %c = memref.get_global @fixed : memref<2x5xf32>
  %d = memref.get_global @declared : memref<2x5xf32>
  %e = memref.reinterpret_cast %d to offset: [0], sizes: [10], strides: [1] : memref<2x5xf32> to memref<10xf32>
  acc.parallel {
    func.call @use(%a, %b, %c, %e) : (memref<2x5xf32>, memref<2x5xf32>, memref<2x5xf32>, memref<10xf32>) -> ()
    acc.yield
  }
  func.call @use(%a, %b, %b, %e) : (memref<2x5xf32>, memref<2x5xf32>, memref<2x5xf32>, memref<10xf32>) -> ()
  return
}
// -----
func.func private @use(index) -> ()
func.func @launch() {
  %a = arith.constant 1 : index
  %b = arith.constant 42 : index
  gpu.launch blocks(%x, %y, %z) in (%i = %a, %j = %a, %k = %a) threads(%u, %v, %w) in (%l = %a, %m = %a, %n = %a) {
    func.call @use(%a) : (index) -> ()
    func.call @use(%b) : (index) -> ()
    gpu.terminator
  }
  return
}
// -----
func.func private @use(index) -> ()
func.func @nested(%c: i1) {
  %a = arith.constant 1 : index
  acc.parallel {
    acc.loop control(%i : index) = (%a : index) to (%a : index) step (%a : index) {
      scf.if %c {
        func.call @use(%a) : (index) -> ()
      }
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.yield
  }
  return
}
