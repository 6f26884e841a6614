// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation of index in its custom form.

// CHECK-LABEL: func.func @binary(
// CHECK-NEXT:   %0 = index.add %arg0, %arg1
// CHECK-NEXT:   %1 = index.sub %arg0, %arg1
// CHECK-NEXT:   %2 = index.mul %arg0, %arg1
// CHECK-NEXT:   %3 = index.divs %arg0, %arg1
// CHECK-NEXT:   %4 = index.divu %arg0, %arg1
// CHECK-NEXT:   %5 = index.ceildivs %arg0, %arg1
// CHECK-NEXT:   %6 = index.ceildivu %arg0, %arg1
// CHECK-NEXT:   %7 = index.floordivs %arg0, %arg1
// CHECK-NEXT:   %8 = index.rems %arg0, %arg1
// CHECK-NEXT:   %9 = index.remu %arg0, %arg1
// CHECK-NEXT:   %10 = index.maxs %arg0, %arg1
// CHECK-NEXT:   %11 = index.maxu %arg0, %arg1
// CHECK-NEXT:   %12 = index.mins %arg0, %arg1
// CHECK-NEXT:   %13 = index.minu %arg0, %arg1
// CHECK-NEXT:   %14 = index.shl %arg0, %arg1
// CHECK-NEXT:   %15 = index.shrs %arg0, %arg1
// CHECK-NEXT:   %16 = index.shru %arg0, %arg1
// CHECK-NEXT:   %17 = index.and %arg0, %arg1
// CHECK-NEXT:   %18 = index.or %arg0, %arg1
// CHECK-NEXT:   %19 = index.xor %arg0, %arg1 {a.b}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @binary(%a: index, %b: index) {
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.divs %a, %b
  %4 = index.divu %a, %b
  %5 = index.ceildivs %a, %b
  %6 = index.ceildivu %a, %b
  %7 = index.floordivs %a, %b
  %8 = index.rems %a, %b
  %9 = index.remu %a, %b
  %10 = index.maxs %a, %b
  %11 = index.maxu %a, %b
  %12 = index.mins %a, %b
  %13 = index.minu %a, %b
  %14 = index.shl %a, %b
  %15 = index.shrs %a, %b
  %16 = index.shru %a, %b
  %17 = index.and %a, %b
  %18 = index.or %a, %b
  %19 = index.xor %a, %b {a.b}
  return
}

// CHECK-LABEL: func.func @cmp(
// CHECK-NEXT:   %0 = index.cmp eq(%arg0, %arg1)
// CHECK-NEXT:   %1 = index.cmp ne(%arg0, %arg1)
// CHECK-NEXT:   %2 = index.cmp slt(%arg0, %arg1)
// CHECK-NEXT:   %3 = index.cmp sle(%arg0, %arg1)
// CHECK-NEXT:   %4 = index.cmp sgt(%arg0, %arg1)
// CHECK-NEXT:   %5 = index.cmp sge(%arg0, %arg1)
// CHECK-NEXT:   %6 = index.cmp ult(%arg0, %arg1)
// CHECK-NEXT:   %7 = index.cmp ule(%arg0, %arg1)
// CHECK-NEXT:   %8 = index.cmp ugt(%arg0, %arg1)
// CHECK-NEXT:   %9 = index.cmp uge(%arg0, %arg1) {a.b = 1 : i8}
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @cmp(%a: index, %b: index) {
  %0 = index.cmp eq(%a, %b)
  %1 = index.cmp ne(%a, %b)
  %2 = index.cmp slt(%a, %b)
  %3 = index.cmp sle(%a, %b)
  %4 = index.cmp sgt(%a, %b)
  %5 = index.cmp sge(%a, %b)
  %6 = index.cmp ult(%a, %b)
  %7 = index.cmp ule(%a, %b)
  %8 = index.cmp ugt(%a, %b)
  %9 = index.cmp uge(%a, %b) {a.b = 1 : i8}
  return
}

// CHECK-LABEL: func.func @casts(
// CHECK-NEXT:   %0 = index.casts %arg0 : index to i32
// CHECK-NEXT:   %1 = index.castu %arg0 : index to ui1
// CHECK-NEXT:   %2 = index.casts %arg1 : si8 to index
// CHECK-NEXT:   %3 = index.castu %arg2 {a.b} : i128 to index
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @casts(%a: index, %b: si8, %c: i128) {
  %0 = index.casts %a : index to i32
  %1 = index.castu %a : index to ui1
  %2 = index.casts %b : si8 to index
  %3 = index.castu %c {a.b} : i128 to index
  return
}

// CHECK-LABEL: func.func @constants(
// CHECK-NEXT:   %idx42 = index.constant 42
// CHECK-NEXT:   %idx-1 = index.constant {a.b} -1
// CHECK-NEXT:   %idx4294967299 = index.constant 4294967299
// CHECK-NEXT:   %true = index.bool.constant true
// CHECK-NEXT:   %false = index.bool.constant {a.b} false
// CHECK-NEXT:   %0 = index.sizeof
// CHECK-NEXT:   return
// CHECK-NEXT: }
func.func @constants() {
  %0 = index.constant 42
  %1 = index.constant {a.b} -1
  %2 = index.constant 0x100000003
  %3 = index.bool.constant true
  %4 = index.bool.constant {a.b} false
  %5 = index.sizeof
  return
}
