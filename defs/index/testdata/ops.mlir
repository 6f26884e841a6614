// RUN: ods opt %s | FileCheck %s
// RUN: ods opt %s --mlir-print-op-generic | ods opt | FileCheck %s

// Every operation of index in its custom form, each as part of a small computation.

// CHECK-LABEL: func.func @digits(
// CHECK-NEXT:   %idx10 = index.constant 10
// CHECK-NEXT:   %0 = index.divu %arg0, %idx10
// CHECK-NEXT:   %1 = index.remu %arg0, %idx10
// CHECK-NEXT:   %2 = index.mul %0, %idx10
// CHECK-NEXT:   %3 = index.add %2, %1
// CHECK-NEXT:   %4 = index.sub %arg0, %3
// CHECK-NEXT:   return %4 : index
func.func @digits(%n: index) -> index {
  %ten = index.constant 10
  %tens = index.divu %n, %ten
  %ones = index.remu %n, %ten
  %back = index.mul %tens, %ten
  %same = index.add %back, %ones
  %zero = index.sub %n, %same
  return %zero : index
}

// CHECK-LABEL: func.func @rounding(
// CHECK:   index.divs %arg1, %arg0
// CHECK:   index.rems %arg1, %arg0
// CHECK:   index.floordivs %arg1, %arg0
// CHECK:   index.ceildivs %arg1, %arg0
// CHECK:   index.ceildivu %arg1, %arg0
func.func @rounding(%by: index, %n: index) {
  %towards_zero = index.divs %n, %by
  %rest = index.rems %n, %by
  %down = index.floordivs %n, %by
  %up = index.ceildivs %n, %by
  %up_unsigned = index.ceildivu %n, %by
  return
}

// CHECK-LABEL: func.func @clamp(
// CHECK:   %0 = index.maxs %arg0, %arg1
// CHECK:   %1 = index.mins %0, %arg2
// CHECK:   %2 = index.maxu %arg0, %arg1
// CHECK:   %3 = index.minu %2, %arg2
func.func @clamp(%x: index, %least: index, %most: index) -> (index, index) {
  %a = index.maxs %x, %least
  %signed = index.mins %a, %most
  %b = index.maxu %x, %least
  %unsigned = index.minu %b, %most
  return %signed, %unsigned : index, index
}

// CHECK-LABEL: func.func @bits(
// CHECK:   %0 = index.shl %arg0, %arg1
// CHECK:   %1 = index.shrs %0, %arg1
// CHECK:   %2 = index.shru %0, %arg1
// CHECK:   %3 = index.xor %1, %2 {lint.why = "the sign"}
// CHECK:   %4 = index.and %3, %arg0
// CHECK:   %5 = index.or %4, %arg1
func.func @bits(%x: index, %by: index) -> index {
  %up = index.shl %x, %by
  %with_sign = index.shrs %up, %by
  %without = index.shru %up, %by
  %differ = index.xor %with_sign, %without {lint.why = "the sign"}
  %common = index.and %differ, %x
  %all = index.or %common, %by
  return %all : index
}

// CHECK-LABEL: func.func @order(
// CHECK:   index.cmp sge(%arg0, %arg1)
// CHECK:   index.cmp sgt(%arg0, %arg1)
// CHECK:   index.cmp sle(%arg0, %arg1)
// CHECK:   index.cmp slt(%arg0, %arg1)
// CHECK:   index.cmp uge(%arg1, %arg0)
// CHECK:   index.cmp ugt(%arg1, %arg0)
// CHECK:   index.cmp ule(%arg1, %arg0)
// CHECK:   index.cmp ult(%arg1, %arg0)
// CHECK:   index.cmp ne(%arg0, %arg0) {never}
// CHECK:   index.cmp eq(%arg0, %arg0) {always = true}
func.func @order(%a: index, %b: index) {
  %0 = index.cmp sge(%a, %b)
  %1 = index.cmp sgt(%a, %b)
  %2 = index.cmp sle(%a, %b)
  %3 = index.cmp slt(%a, %b)
  %4 = index.cmp uge(%b, %a)
  %5 = index.cmp ugt(%b, %a)
  %6 = index.cmp ule(%b, %a)
  %7 = index.cmp ult(%b, %a)
  %8 = index.cmp ne(%a, %a) {never}
  %9 = index.cmp eq(%a, %a) {always = true}
  return
}

// CHECK-LABEL: func.func @widths(
// CHECK:   %0 = index.sizeof
// CHECK:   %1 = index.casts %0 : index to si16
// CHECK:   %2 = index.castu %0 {exact} : index to i256
// CHECK:   %3 = index.casts %arg0 : i3 to index
// CHECK:   %4 = index.castu %arg1 : ui64 to index
func.func @widths(%few: i3, %many: ui64) -> (si16, i256) {
  %bits = index.sizeof
  %narrow = index.casts %bits : index to si16
  %wide = index.castu %bits {exact} : index to i256
  %signed = index.casts %few : i3 to index
  %unsigned = index.castu %many : ui64 to index
  return %narrow, %wide : si16, i256
}

// CHECK-LABEL: func.func @names(
// CHECK:   %idx-7 = index.constant {unit} -7
// CHECK:   %idx1099511627776 = index.constant 1099511627776
// CHECK:   %false = index.bool.constant false
// CHECK:   %true = index.bool.constant {unit} true
func.func @names() -> (index, index, i1, i1) {
  %a = index.constant {unit} -7
  %b = index.constant 0x10000000000
  %c = index.bool.constant false
  %d = index.bool.constant {unit} true
  return %a, %b, %c, %d : index, index, i1, i1
}
