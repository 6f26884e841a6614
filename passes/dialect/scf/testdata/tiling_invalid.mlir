// RUN: ods opt %s '--pass-pipeline=builtin.module(scf-parallel-loop-tiling{parallel-loop-tile-sizes=4,0})' --verify-diagnostics

// expected-error @unknown {{tile size cannot be 0}}
func.func private @f()
