// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Lists of constructors. Expectations are what mlir-opt says.

// expected-error@+1 {{data element must be symbol or #llvm.zero}}
"llvm.mlir.global_ctors"() <{ctors = [@b, @d], data = [8], priorities = []}> : () -> ()

// -----

// expected-error@+1 {{ctors, priorities, and data must have the same number of elements}}
"llvm.mlir.global_ctors"() <{ctors = [@b, @d], data = [@a], priorities = []}> : () -> ()
