// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// CHECK:      module {
// CHECK-NEXT:   wasmssa.func exported @f(%arg0: !wasmssa<local ref to i32>) -> i32 {
// CHECK-NEXT:     %0 = wasmssa.local_get %arg0 :  ref to i32
// CHECK-NEXT:     wasmssa.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   wasmssa.func @g(%arg0: !wasmssa<local ref to i32>) attributes {a.b} {
// CHECK-NEXT:     wasmssa.return
// CHECK-NEXT:   }
// CHECK-NEXT:   wasmssa.global exported @x i32 mutable : {
// CHECK-NEXT:     %0 = wasmssa.const 1 : i32
// CHECK-NEXT:     wasmssa.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   wasmssa.import_global "a" from "b" as @y mutable : i32
// CHECK-NEXT:   wasmssa.func @h(%arg0: !wasmssa<local ref to i32>) -> i32 {
// CHECK-NEXT:     %0 = wasmssa.global_get @x : i32
// CHECK-NEXT:     %1 = wasmssa.local_tee %arg0 :  ref to i32 to %0 : i32
// CHECK-NEXT:     wasmssa.if %0 : {
// CHECK-NEXT:       wasmssa.block_return
// CHECK-NEXT:     } "else "{
// CHECK-NEXT:       wasmssa.block_return
// CHECK-NEXT:     }> ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     wasmssa.if %0 : {
// CHECK-NEXT:       wasmssa.block_return
// CHECK-NEXT:     } > ^bb2
// CHECK-NEXT:   ^bb2:  // pred: ^bb1
// CHECK-NEXT:     wasmssa.block : {
// CHECK-NEXT:       wasmssa.branch_if %0 to level 0 else ^bb1
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       wasmssa.block_return
// CHECK-NEXT:     }> ^bb3
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     wasmssa.return %0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   wasmssa.import_func "foo" from "m" as @f0 {type = (i32) -> ()}
// CHECK-NEXT:   wasmssa.import_table "t" from "m" as @t0 {type = !wasmssa<tabletype !wasmssa.funcref [2:]>}
// CHECK-NEXT:   wasmssa.import_mem "mem" from "m" as @m0 {limits = !wasmssa<limit[2:]>}
// CHECK-NEXT:   wasmssa.memory exported @mem !wasmssa<limit[1: 3]>
// CHECK-NEXT:   wasmssa.table @tab !wasmssa<tabletype !wasmssa.externref [0: 65536]>
// CHECK-NEXT:   wasmssa.func @ops(%arg0: !wasmssa<local ref to i32>) {
// CHECK-NEXT:     %0 = wasmssa.const 1 : i32
// CHECK-NEXT:     %1 = wasmssa.const 1 : i64
// CHECK-NEXT:     %2 = wasmssa.const 1.000000e+00 : f32
// CHECK-NEXT:     %3 = wasmssa.const 1.000000e+00 : f64
// CHECK-NEXT:     %4 = wasmssa.local of type f32
// CHECK-NEXT:     wasmssa.local_set %4 :  ref to f32 to %2 : f32
// CHECK-NEXT:     %5 = wasmssa.add %0 %0 : i32
// CHECK-NEXT:     %6 = wasmssa.mul %0 %0 : i32
// CHECK-NEXT:     %7 = wasmssa.sub %0 %0 : i32
// CHECK-NEXT:     %8 = wasmssa.and %0 %0 : i32
// CHECK-NEXT:     %9 = wasmssa.or %0 %0 : i32
// CHECK-NEXT:     %10 = wasmssa.xor %0 %0 : i32
// CHECK-NEXT:     %11 = wasmssa.div_ui %0 %0 : i32
// CHECK-NEXT:     %12 = wasmssa.div_si %0 %0 : i32
// CHECK-NEXT:     %13 = wasmssa.rem_ui %0 %0 : i32
// CHECK-NEXT:     %14 = wasmssa.rem_si %0 %0 : i32
// CHECK-NEXT:     %15 = wasmssa.div %2 %2 : f32
// CHECK-NEXT:     %16 = wasmssa.min %2 %2 : f32
// CHECK-NEXT:     %17 = wasmssa.max %2 %2 : f32
// CHECK-NEXT:     %18 = wasmssa.copysign %2 %2 : f32
// CHECK-NEXT:     %19 = wasmssa.eq %0 %0 : i32 -> i32
// CHECK-NEXT:     %20 = wasmssa.ne %0 %0 : i32 -> i32
// CHECK-NEXT:     %21 = wasmssa.lt_si %0 %0 : i32 -> i32
// CHECK-NEXT:     %22 = wasmssa.lt_ui %0 %0 : i32 -> i32
// CHECK-NEXT:     %23 = wasmssa.le_si %0 %0 : i32 -> i32
// CHECK-NEXT:     %24 = wasmssa.le_ui %0 %0 : i32 -> i32
// CHECK-NEXT:     %25 = wasmssa.gt_si %0 %0 : i32 -> i32
// CHECK-NEXT:     %26 = wasmssa.gt_ui %0 %0 : i32 -> i32
// CHECK-NEXT:     %27 = wasmssa.ge_si %0 %0 : i32 -> i32
// CHECK-NEXT:     %28 = wasmssa.ge_ui %0 %0 : i32 -> i32
// CHECK-NEXT:     %29 = wasmssa.lt %2 %2 : f32 -> i32
// CHECK-NEXT:     %30 = wasmssa.le %2 %2 : f32 -> i32
// CHECK-NEXT:     %31 = wasmssa.gt %2 %2 : f32 -> i32
// CHECK-NEXT:     %32 = wasmssa.ge %2 %2 : f32 -> i32
// CHECK-NEXT:     %33 = wasmssa.shl %0 by %0 bits : i32
// CHECK-NEXT:     %34 = wasmssa.shr_s %0 by %0 bits : i32
// CHECK-NEXT:     %35 = wasmssa.shr_u %0 by %0 bits : i32
// CHECK-NEXT:     %36 = wasmssa.rotl %0 by %0 bits : i32
// CHECK-NEXT:     %37 = wasmssa.rotr %0 by %0 bits : i32
// CHECK-NEXT:     %38 = wasmssa.convert_u %0 : i32 to f64
// CHECK-NEXT:     %39 = wasmssa.convert_s %0 : i32 to f64
// CHECK-NEXT:     %40 = wasmssa.demote %3 : f64 to f32
// CHECK-NEXT:     %41 = wasmssa.promote %2 : f32 to f64
// CHECK-NEXT:     %42 = wasmssa.extend_i32_s %0 to i64
// CHECK-NEXT:     %43 = wasmssa.extend_i32_u %0 to i64
// CHECK-NEXT:     %44 = wasmssa.extend 8 : i64 low bits from %0 : i32
// CHECK-NEXT:     %45 = wasmssa.wrap %1 : i64 to i32
// CHECK-NEXT:     %46 = wasmssa.reinterpret %0 : i32 as f32
// CHECK-NEXT:     %47 = wasmssa.eqz %0 : i32 -> i32
// CHECK-NEXT:     %48 = wasmssa.clz %0 : i32
// CHECK-NEXT:     %49 = wasmssa.ctz %0 : i32
// CHECK-NEXT:     %50 = wasmssa.popcnt %0 : i32
// CHECK-NEXT:     %51 = wasmssa.neg %2 : f32
// CHECK-NEXT:     %52 = wasmssa.abs %2 : f32
// CHECK-NEXT:     %53 = wasmssa.ceil %2 : f32
// CHECK-NEXT:     %54 = wasmssa.floor %2 : f32
// CHECK-NEXT:     %55 = wasmssa.trunc %2 : f32
// CHECK-NEXT:     %56 = wasmssa.sqrt %2 : f32
// CHECK-NEXT:     wasmssa.call @callee(%0) : (i32) -> ()
// CHECK-NEXT:     wasmssa.return
// CHECK-NEXT:   }
// CHECK-NEXT: }

module {
  wasmssa.func exported @f(%a: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.local_get %a : ref to i32
    wasmssa.return %0 : i32
  }
  wasmssa.func @g(%a: !wasmssa<local ref to i32>) attributes {a.b} {
    wasmssa.return
  }
  wasmssa.global exported @x i32 mutable : {
    %0 = wasmssa.const 1 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.import_global "a" from "b" as @y mutable : i32 
  wasmssa.func @h(%a: !wasmssa<local ref to i32>) -> i32 {
    %0 = wasmssa.global_get @x : i32
    %1 = wasmssa.local_tee %a : ref to i32 to %0 : i32
    wasmssa.if %0 : {
      wasmssa.block_return
    } else {
      wasmssa.block_return
    } > ^bb1
  ^bb1:
    wasmssa.if %0 : {
      wasmssa.block_return
    } > ^bb2
  ^bb2:
    wasmssa.block : {
      wasmssa.branch_if %0 to level 0 else ^bb1
    ^bb1:
      wasmssa.block_return
    } > ^bb3
  ^bb3:
    wasmssa.return %0 : i32
  }
  wasmssa.import_func "foo" from "m" as @f0 {type = (i32) -> ()}
  wasmssa.import_table "t" from "m" as @t0 {type = !wasmssa<tabletype !wasmssa.funcref [2:]>}
  wasmssa.import_mem "mem" from "m" as @m0 {limits = !wasmssa<limit[2:]>}
  wasmssa.memory exported @mem !wasmssa<limit[1: 3]>
  wasmssa.table @tab !wasmssa<tabletype !wasmssa.externref [0: 65536]>
  wasmssa.func @ops(%a: !wasmssa<local ref to i32>) {
    %i = wasmssa.const 1 : i32
    %l = wasmssa.const 1 : i64
    %f = wasmssa.const 1.0 : f32
    %d = wasmssa.const 1.0 : f64
    %v = wasmssa.local of type f32
    wasmssa.local_set %v : ref to f32 to %f : f32
    %r1 = wasmssa.add %i %i : i32
    %r2 = wasmssa.mul %i %i : i32
    %r3 = wasmssa.sub %i %i : i32
    %r4 = wasmssa.and %i %i : i32
    %r5 = wasmssa.or %i %i : i32
    %r6 = wasmssa.xor %i %i : i32
    %r7 = wasmssa.div_ui %i %i : i32
    %r8 = wasmssa.div_si %i %i : i32
    %r9 = wasmssa.rem_ui %i %i : i32
    %r10 = wasmssa.rem_si %i %i : i32
    %r11 = wasmssa.div %f %f : f32
    %r12 = wasmssa.min %f %f : f32
    %r13 = wasmssa.max %f %f : f32
    %r14 = wasmssa.copysign %f %f : f32
    %r15 = wasmssa.eq %i %i : i32 -> i32
    %r16 = wasmssa.ne %i %i : i32 -> i32
    %r17 = wasmssa.lt_si %i %i : i32 -> i32
    %r18 = wasmssa.lt_ui %i %i : i32 -> i32
    %r19 = wasmssa.le_si %i %i : i32 -> i32
    %r20 = wasmssa.le_ui %i %i : i32 -> i32
    %r21 = wasmssa.gt_si %i %i : i32 -> i32
    %r22 = wasmssa.gt_ui %i %i : i32 -> i32
    %r23 = wasmssa.ge_si %i %i : i32 -> i32
    %r24 = wasmssa.ge_ui %i %i : i32 -> i32
    %r25 = wasmssa.lt %f %f : f32 -> i32
    %r26 = wasmssa.le %f %f : f32 -> i32
    %r27 = wasmssa.gt %f %f : f32 -> i32
    %r28 = wasmssa.ge %f %f : f32 -> i32
    %r29 = wasmssa.shl %i by %i bits : i32
    %r30 = wasmssa.shr_s %i by %i bits : i32
    %r31 = wasmssa.shr_u %i by %i bits : i32
    %r32 = wasmssa.rotl %i by %i bits : i32
    %r33 = wasmssa.rotr %i by %i bits : i32
    %r34 = wasmssa.convert_u %i : i32 to f64
    %r35 = wasmssa.convert_s %i : i32 to f64
    %r36 = wasmssa.demote %d : f64 to f32
    %r37 = wasmssa.promote %f : f32 to f64
    %r38 = wasmssa.extend_i32_s %i to i64
    %r39 = wasmssa.extend_i32_u %i to i64
    %r40 = wasmssa.extend 8 low bits from %i : i32
    %r41 = wasmssa.wrap %l : i64 to i32
    %r42 = wasmssa.reinterpret %i : i32 as f32
    %r43 = wasmssa.eqz %i : i32 -> i32
    %r44 = wasmssa.clz %i : i32
    %r45 = wasmssa.ctz %i : i32
    %r46 = wasmssa.popcnt %i : i32
    %r47 = wasmssa.neg %f : f32
    %r48 = wasmssa.abs %f : f32
    %r49 = wasmssa.ceil %f : f32
    %r50 = wasmssa.floor %f : f32
    %r51 = wasmssa.trunc %f : f32
    %r52 = wasmssa.sqrt %f : f32
    wasmssa.call @callee(%i) : (i32) -> ()
    wasmssa.return
  }
}
