// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | golden %S/limits.out

// A largest size of zero is one: only what is not written is absent.

"keep"() {none = !wasmssa<limit[0:]>, zero = !wasmssa<limit[0: 0]>, one = !wasmssa<limit[0: 1]>, all = !wasmssa<limit[3: -1]>} : () -> ()
"keep"() : () -> (!wasmssa<tabletype !wasmssa.funcref [0: 0]>, !wasmssa<tabletype !wasmssa.funcref [0:]>)
