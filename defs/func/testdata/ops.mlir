// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// Every operation of func in its custom form, and all parts of a function's.

// CHECK-LABEL: func.func private @declaration(i32, f32 {a.b = 1 : i8}) -> (i32 {a.c})
func.func private @declaration(i32, f32 {a.b = 1 : i8}) -> (i32 {a.c})

// CHECK-LABEL: func.func private @no_results(i1)
func.func private @no_results(i1)

// CHECK-LABEL: func.func nested @function_result(i32) -> ((i32) -> i32)
func.func nested @function_result(i32) -> ((i32) -> i32)

// CHECK-LABEL: func.func @attributes(%arg0: i32 {a.b}, %arg1: i64) -> (i32, i64 {a.c = "d"}) attributes {a.e, no_inline} {
// CHECK-NEXT:   return %arg0, %arg1 : i32, i64
// CHECK-NEXT: }
func.func @attributes(%x: i32 {a.b}, %y: i64) -> (i32, i64 {a.c = "d"}) attributes {a.e, no_inline} {
  return %x, %y : i32, i64
}

// CHECK-LABEL: func.func public @visibility() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func public @visibility() {
  return
}

// CHECK-LABEL: func.func @"quoted name"() {
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @"quoted name"() {
  return
}

// CHECK-LABEL: func.func @calls(%arg0: i32) -> i32 {
// CHECK-NEXT:   %f = constant @id : (i32) -> i32
// CHECK-NEXT:   %0 = call_indirect %f(%arg0) : (i32) -> i32
// CHECK-NEXT:   %1 = call @id(%0) {no_inline} : (i32) -> i32
// CHECK-NEXT:   %2:2 = call @two() : () -> (i32, i32)
// CHECK-NEXT:   call @visibility() : () -> ()
// CHECK-NEXT:   return %1 : i32
// CHECK-NEXT: }
func.func @calls(%x: i32) -> i32 {
  %f = func.constant @id : (i32) -> i32
  %0 = func.call_indirect %f(%x) : (i32) -> i32
  %1 = func.call @id(%0) {no_inline} : (i32) -> i32
  %2:2 = call @two() : () -> (i32, i32)
  call @visibility() : () -> ()
  func.return %1 : i32
}

// CHECK-LABEL: func.func @id(%arg0: i32) -> i32 {
// CHECK-NEXT:   return {a.b} %arg0 : i32
// CHECK-NEXT: }
func.func @id(%x: i32) -> i32 {
  return {a.b} %x : i32
}

// CHECK-LABEL: func.func private @two() -> (i32, i32)
func.func private @two() -> (i32, i32)

// Operations of func leave out their prefix inside functions only.
// CHECK-LABEL: func.func @prefix() {
// CHECK-NEXT:   "a.region"() ({
// CHECK-NEXT:     func.call @visibility() : () -> ()
// CHECK-NEXT:     "a.end"() : () -> ()
// CHECK-NEXT:   }, {
// CHECK-NEXT:     "a.end"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @prefix() {
  "a.region"() ({
    func.call @visibility() : () -> ()
    "a.end"() : () -> ()
  }, {
    "a.end"() : () -> ()
  }) : () -> ()
  return
}
