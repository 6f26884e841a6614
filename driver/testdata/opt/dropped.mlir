// RUN: ods opt %s --warn-dropped --verify-diagnostics | FileCheck %s
// RUN: ods opt %s --warn-dropped 2>&1 | FileCheck %s --check-prefix=WARN
// RUN: ods opt %s 2>&1 | FileCheck %s --check-prefix=QUIET

// What upstream drops silently is dropped, with a warning for those who ask.

// QUIET-NOT: warning

// CHECK: {{^}}  func.func private @f(){{$}}
// WARN:      dropped.mlir:[[#@LINE+3]]:1: warning: attribute 'no_inline' of 'func.func' cannot be 1 : i64 and is dropped; expected unit attribute
// expected-warning @below {{cannot be 1 : i64 and is dropped}}
// expected-warning @below {{'arg_attrs' of 'func.func' cannot be "x"}}
func.func private @f() attributes {no_inline = 1, arg_attrs = "x"}

// CHECK: module @m {
// expected-warning @below {{attribute 'sym_visibility' of 'builtin.module' cannot be 2 : i64}}
// expected-warning @below {{property 'other' of 'builtin.module' is unknown and dropped}}
"builtin.module"() <{sym_name = "m", other}> ({
^bb0:
}) {sym_visibility = 2} : () -> ()
