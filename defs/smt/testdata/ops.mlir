// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation.

// CHECK: module {
// CHECK-NEXT:   func.func @terms(%arg0: !smt.bool, %arg1: !smt.int, %arg2: !smt.bv<4>, %arg3: !smt.array<[!smt.int -> !smt.bool]>, %arg4: !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>, %arg5: !smt.sort<"s">, %arg6: !smt.sort<"t"[!smt.bool, !smt.sort<"s">]>) {
// CHECK-NEXT:     %0 = smt.apply_func %arg4(%arg0, %arg1) {x} : !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>
// CHECK-NEXT:     %1 = smt.array.broadcast %arg0 {x} : !smt.array<[!smt.int -> !smt.bool]>
// CHECK-NEXT:     %2 = smt.array.select %arg3[%arg1] {x} : !smt.array<[!smt.int -> !smt.bool]>
// CHECK-NEXT:     %3 = smt.array.store %arg3[%arg1], %arg0 {x} : !smt.array<[!smt.int -> !smt.bool]>
// CHECK-NEXT:     %4 = smt.bv.not %arg2 {x} : !smt.bv<4>
// CHECK-NEXT:     %5 = smt.bv.neg %arg2 {x} : !smt.bv<4>
// CHECK-NEXT:     %6 = smt.bv.and %arg2, %arg2 {x} : !smt.bv<4>
// CHECK-NEXT:     %7 = smt.bv.or %arg2, %arg2 : !smt.bv<4>
// CHECK-NEXT:     %8 = smt.bv.xor %arg2, %arg2 : !smt.bv<4>
// CHECK-NEXT:     %9 = smt.bv.add %arg2, %arg2 : !smt.bv<4>
// CHECK-NEXT:     %10 = smt.bv.mul %arg2, %arg2 : !smt.bv<4>
// CHECK-NEXT:     %11 = smt.bv.udiv %arg2, %arg2 : !smt.bv<4>
// CHECK-NEXT:     %12 = smt.bv.sdiv %arg2, %arg2 : !smt.bv<4>
// CHECK-NEXT:     %13 = smt.bv.urem %arg2, %arg2 : !smt.bv<4>
// CHECK-NEXT:     %14 = smt.bv.srem %arg2, %arg2 : !smt.bv<4>
// CHECK-NEXT:     %15 = smt.bv.smod %arg2, %arg2 : !smt.bv<4>
// CHECK-NEXT:     %16 = smt.bv.shl %arg2, %arg2 : !smt.bv<4>
// CHECK-NEXT:     %17 = smt.bv.lshr %arg2, %arg2 : !smt.bv<4>
// CHECK-NEXT:     %18 = smt.bv.ashr %arg2, %arg2 : !smt.bv<4>
// CHECK-NEXT:     %19 = smt.bv.cmp slt %arg2, %arg2 {x} : !smt.bv<4>
// CHECK-NEXT:     %20 = smt.bv.cmp uge %arg2, %arg2 : !smt.bv<4>
// CHECK-NEXT:     %21 = smt.bv.concat %arg2, %arg2 {x} : !smt.bv<4>, !smt.bv<4>
// CHECK-NEXT:     %22 = smt.bv.concat %21, %arg2 : !smt.bv<8>, !smt.bv<4>
// CHECK-NEXT:     %23 = smt.bv.extract %arg2 from 1 {x} : (!smt.bv<4>) -> !smt.bv<3>
// CHECK-NEXT:     %24 = smt.bv.repeat 3 times %arg2 {x} : !smt.bv<4>
// CHECK-NEXT:     %25 = smt.bv2int %arg2 {x} : !smt.bv<4>
// CHECK-NEXT:     %26 = smt.bv2int %arg2 signed : !smt.bv<4>
// CHECK-NEXT:     %27 = smt.int2bv %arg1 {x} : !smt.bv<4>
// CHECK-NEXT:     %28 = smt.eq %arg6, %arg6, %arg6 {x} : !smt.sort<"t"[!smt.bool, !smt.sort<"s">]>
// CHECK-NEXT:     %29 = smt.distinct %arg5, %arg5 : !smt.sort<"s">
// CHECK-NEXT:     %30 = smt.int.add %arg1, %arg1, %arg1 {x}
// CHECK-NEXT:     %31 = smt.int.mul %arg1, %arg1
// CHECK-NEXT:     %32 = smt.int.sub %arg1, %arg1 {x}
// CHECK-NEXT:     %33 = smt.int.div %arg1, %arg1
// CHECK-NEXT:     %34 = smt.int.mod %arg1, %arg1
// CHECK-NEXT:     %35 = smt.int.abs %arg1 {x}
// CHECK-NEXT:     %36 = smt.int.cmp le %arg1, %arg1 {x}
// CHECK-NEXT:     %37 = smt.ite %arg0, %arg1, %arg1 {x} : !smt.int
// CHECK-NEXT:     %38 = smt.and %arg0, %arg0, %arg0 {x}
// CHECK-NEXT:     %39 = smt.or %arg0, %arg0
// CHECK-NEXT:     %40 = smt.xor %arg0, %arg0
// CHECK-NEXT:     %41 = smt.implies %arg0, %arg0 {x}
// CHECK-NEXT:     %42 = smt.not %arg0 {x}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @constants() {
// CHECK-NEXT:     %true = smt.constant true {x}
// CHECK-NEXT:     %false = smt.constant false
// CHECK-NEXT:     %c0 = smt.int.constant 0
// CHECK-NEXT:     %c-5 = smt.int.constant -5 {x}
// CHECK-NEXT:     %c9 = smt.int.constant 9
// CHECK-NEXT:     %c255 = smt.int.constant 255
// CHECK-NEXT:     %c18446744073709551616 = smt.int.constant 18446744073709551616
// CHECK-NEXT:     %c-1 = smt.int.constant -1
// CHECK-NEXT:     %c-1_0 = smt.int.constant -1
// CHECK-NEXT:     %c-3_bv3 = smt.bv.constant #smt.bv<-3> : !smt.bv<3> {x}
// CHECK-NEXT:     %c-5_bv70 = smt.bv.constant #smt.bv<-5> : !smt.bv<70>
// CHECK-NEXT:     %a = smt.declare_fun "a" {x} : !smt.int
// CHECK-NEXT:     %a_1 = smt.declare_fun "a" : !smt.func<(!smt.int) !smt.int>
// CHECK-NEXT:     %0 = smt.declare_fun "" : !smt.bool
// CHECK-NEXT:     %1 = smt.declare_fun : !smt.bool
// CHECK-NEXT:     %_1_b = smt.declare_fun "1 b" : !smt.bool
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @script(%arg0: i32) -> (i32, i8) {
// CHECK-NEXT:     %0:2 = smt.solver(%arg0) {x} : (i32) -> (i32, i8) {
// CHECK-NEXT:     ^bb0(%arg1: i32):
// CHECK-NEXT:       smt.set_logic "AUFLIA" {x}
// CHECK-NEXT:       %true = smt.constant true
// CHECK-NEXT:       smt.assert %true {x}
// CHECK-NEXT:       smt.push 2 {x}
// CHECK-NEXT:       smt.pop 2
// CHECK-NEXT:       smt.reset {x}
// CHECK-NEXT:       smt.check {x} sat {
// CHECK-NEXT:       } unknown {
// CHECK-NEXT:       } unsat {
// CHECK-NEXT:       }
// CHECK-NEXT:       %1 = smt.check sat {
// CHECK-NEXT:         %c1_i8 = arith.constant 1 : i8
// CHECK-NEXT:         smt.yield %c1_i8 : i8
// CHECK-NEXT:       } unknown {
// CHECK-NEXT:         %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:         smt.yield %c0_i8 : i8
// CHECK-NEXT:       } unsat {
// CHECK-NEXT:         %c-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:         smt.yield %c-1_i8 : i8 {x}
// CHECK-NEXT:       } -> i8
// CHECK-NEXT:       smt.yield %arg1, %1 : i32, i8
// CHECK-NEXT:     }
// CHECK-NEXT:     smt.solver() : () -> () {
// CHECK-NEXT:     }
// CHECK-NEXT:     return %0#0, %0#1 : i32, i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @quantifiers() {
// CHECK-NEXT:     %0 = smt.forall ["a", "b"] no_pattern weight 2 attributes {x} {
// CHECK-NEXT:     ^bb0(%arg0: !smt.int, %arg1: !smt.int):
// CHECK-NEXT:       %3 = smt.eq %arg0, %arg1 : !smt.int
// CHECK-NEXT:       smt.yield %3 : !smt.bool
// CHECK-NEXT:     }
// CHECK-NEXT:     %1 = smt.exists {
// CHECK-NEXT:       %true = smt.constant true
// CHECK-NEXT:       smt.yield %true : !smt.bool
// CHECK-NEXT:     }
// CHECK-NEXT:     %2 = smt.exists ["a"] {
// CHECK-NEXT:     ^bb0(%arg0: !smt.int):
// CHECK-NEXT:       %3 = smt.eq %arg0, %arg0 : !smt.int
// CHECK-NEXT:       smt.yield %3 : !smt.bool
// CHECK-NEXT:     } patterns {
// CHECK-NEXT:     ^bb0(%arg0: !smt.int):
// CHECK-NEXT:       %3 = smt.eq %arg0, %arg0 : !smt.int
// CHECK-NEXT:       smt.yield %3, %3 : !smt.bool, !smt.bool
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%arg0: !smt.int):
// CHECK-NEXT:       smt.yield %arg0 : !smt.int
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

func.func @terms(%b: !smt.bool, %i: !smt.int, %v: !smt.bv<4>, %a: !smt.array<[!smt.int -> !smt.bool]>,
                 %f: !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>, %s: !smt.sort<"s">, %t: !smt.sort<"t"[!smt.bool, !smt.sort<"s">]>) {
  %0 = smt.apply_func %f(%b, %i) {x} : !smt.func<(!smt.bool, !smt.int) !smt.bv<4>>
  %1 = smt.array.broadcast %b {x} : !smt.array<[!smt.int -> !smt.bool]>
  %2 = smt.array.select %a[%i] {x} : !smt.array<[!smt.int -> !smt.bool]>
  %3 = smt.array.store %a[%i], %b {x} : !smt.array<[!smt.int -> !smt.bool]>
  %4 = smt.bv.not %v {x} : !smt.bv<4>
  %5 = smt.bv.neg %v {x} : !smt.bv<4>
  %6 = smt.bv.and %v, %v {x} : !smt.bv<4>
  %7 = smt.bv.or %v, %v : !smt.bv<4>
  %8 = smt.bv.xor %v, %v : !smt.bv<4>
  %9 = smt.bv.add %v, %v : !smt.bv<4>
  %10 = smt.bv.mul %v, %v : !smt.bv<4>
  %11 = smt.bv.udiv %v, %v : !smt.bv<4>
  %12 = smt.bv.sdiv %v, %v : !smt.bv<4>
  %13 = smt.bv.urem %v, %v : !smt.bv<4>
  %14 = smt.bv.srem %v, %v : !smt.bv<4>
  %15 = smt.bv.smod %v, %v : !smt.bv<4>
  %16 = smt.bv.shl %v, %v : !smt.bv<4>
  %17 = smt.bv.lshr %v, %v : !smt.bv<4>
  %18 = smt.bv.ashr %v, %v : !smt.bv<4>
  %19 = smt.bv.cmp slt %v, %v {x} : !smt.bv<4>
  %20 = smt.bv.cmp uge %v, %v : !smt.bv<4>
  %21 = smt.bv.concat %v, %v {x} : !smt.bv<4>, !smt.bv<4>
  %22 = smt.bv.concat %21, %v : !smt.bv<8>, !smt.bv<4>
  %23 = smt.bv.extract %v from 1 {x} : (!smt.bv<4>) -> !smt.bv<3>
  %24 = smt.bv.repeat 3 times %v {x} : !smt.bv<4>
  %25 = smt.bv2int %v {x} : !smt.bv<4>
  %26 = smt.bv2int %v signed : !smt.bv<4>
  %27 = smt.int2bv %i {x} : !smt.bv<4>
  %28 = smt.eq %t, %t, %t {x} : !smt.sort<"t"[!smt.bool, !smt.sort<"s">]>
  %29 = smt.distinct %s, %s : !smt.sort<"s">
  %30 = smt.int.add %i, %i, %i {x}
  %31 = smt.int.mul %i, %i
  %32 = smt.int.sub %i, %i {x}
  %33 = smt.int.div %i, %i
  %34 = smt.int.mod %i, %i
  %35 = smt.int.abs %i {x}
  %36 = smt.int.cmp le %i, %i {x}
  %37 = smt.ite %b, %i, %i {x} : !smt.int
  %38 = smt.and %b, %b, %b {x}
  %39 = smt.or %b, %b
  %40 = smt.xor %b, %b
  %41 = smt.implies %b, %b {x}
  %42 = smt.not %b {x}
  return
}

func.func @constants() {
  %0 = smt.constant true {x}
  %1 = smt.constant false
  %2 = smt.int.constant 0
  %3 = smt.int.constant -5 {x}
  %4 = smt.int.constant 9
  %5 = smt.int.constant 0xFF
  %6 = smt.int.constant 0018446744073709551616
  %7 = "smt.int.constant"() <{value = true}> : () -> !smt.int
  %8 = "smt.int.constant"() <{value = 255 : ui8}> : () -> !smt.int
  %9 = smt.bv.constant #smt.bv<5> : !smt.bv<3> {x}
  %10 = smt.bv.constant #smt.bv<-5> : !smt.bv<70>
  %11 = smt.declare_fun "a" {x} : !smt.int
  %12 = smt.declare_fun "a" : !smt.func<(!smt.int) !smt.int>
  %13 = smt.declare_fun "" : !smt.bool
  %14 = smt.declare_fun : !smt.bool
  %15 = smt.declare_fun "1 b" : !smt.bool
  return
}

func.func @script(%i: i32) -> (i32, i8) {
  %0:2 = smt.solver (%i) {x} : (i32) -> (i32, i8) {
  ^bb0(%j: i32):
    smt.set_logic "AUFLIA" {x}
    %t = smt.constant true
    smt.assert %t {x}
    smt.push 2 {x}
    smt.pop 2
    smt.reset {x}
    smt.check {x} sat {} unknown {} unsat {}
    %c = smt.check sat {
      %1 = arith.constant 1 : i8
      smt.yield %1 : i8
    } unknown {
      %1 = arith.constant 0 : i8
      smt.yield %1 : i8 
    } unsat {
      %1 = arith.constant -1 : i8
      smt.yield %1 : i8 {x}
    } -> i8
    smt.yield %j, %c : i32, i8
  }
  smt.solver () : () -> () {
  }
  return %0#0, %0#1 : i32, i8
}

func.func @quantifiers() {
  %0 = smt.forall ["a", "b"] no_pattern weight 2 attributes {x} {
  ^bb0(%a: !smt.int, %b: !smt.int):
    %1 = smt.eq %a, %b : !smt.int
    smt.yield %1 : !smt.bool
  }
  %2 = smt.exists {
    %1 = smt.constant true
    smt.yield %1 : !smt.bool
  }
  %3 = smt.exists ["a"] {
  ^bb0(%a: !smt.int):
    %1 = smt.eq %a, %a : !smt.int
    smt.yield %1 : !smt.bool
  } patterns {
  ^bb0(%a: !smt.int):
    %1 = smt.eq %a, %a : !smt.int
    smt.yield %1, %1 : !smt.bool, !smt.bool
  }, {
  ^bb0(%a: !smt.int):
    smt.yield %a : !smt.int
  }
  return
}
