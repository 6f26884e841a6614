// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s

// An operation of which nothing is known may be a symbol table; variables are looked for around it, too.

ml_program.global private mutable @around(4 : i32) : i32
// CHECK-LABEL: @in_unknown
func.func @in_unknown() {
  "unregistered.op"() ({
    // CHECK: ml_program.global_load @around : i32
    %0 = ml_program.global_load @around : i32
    "unregistered.end"() : () -> ()
  }) : () -> ()
  return
}
