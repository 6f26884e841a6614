// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Of operations that nobody wrote, only copyin stands for any clause. Expectations are what mlir-opt says.

%v = "t.v"() : () -> memref<8xf32>
// expected-error@+1 {{data clause associated with copyout operation must match its intent or specify original clause this operation was decomposed from}}
"acc.copyout"(%v, %v) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>, memref<8xf32>) -> ()

// -----

%v = "t.v"() : () -> memref<8xf32>
// expected-error@+1 {{data clause associated with host operation must match its intent or specify original clause this operation was decomposed from}}
"acc.update_host"(%v, %v) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>, memref<8xf32>) -> ()

// -----

%v = "t.v"() : () -> memref<8xf32>
// expected-error@+1 {{data clause associated with delete operation must match its intent or specify original clause this operation was decomposed from}}
"acc.delete"(%v) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<8xf32>) -> ()

// -----

%v = "t.v"() : () -> memref<8xf32>
// expected-error@+1 {{data clause associated with detach operation must match its intent or specify original clause this operation was decomposed from}}
"acc.detach"(%v) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<8xf32>) -> ()

// -----

%v = "t.v"() : () -> memref<8xf32>
// expected-error@+1 {{data clause associated with create operation must match its intent or specify original clause this operation was decomposed from}}
%r = "acc.create"(%v) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = f32}> : (memref<8xf32>) -> memref<8xf32>
