// RUN: ods opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: ods opt %s --allow-unregistered-dialect --mlir-print-op-generic | ods opt --allow-unregistered-dialect | FileCheck %s

// Every operation and type.
pdl.pattern @all : benefit(3) attributes {a.b = 1 : i8} {
  %t = pdl.type
  %i32 = pdl.type : i32
  %ts = pdl.types
  %const = pdl.types : [i32, i64]
  %x = pdl.operand
  %y = pdl.operand : %t
  %xs = pdl.operands
  %ys = pdl.operands : %ts
  %any = pdl.attribute
  %typed = pdl.attribute : %t
  %one = pdl.attribute = 1 : i32
  %op = pdl.operation "foo.op"(%x, %y, %xs, %ys : !pdl.value, !pdl.value, !pdl.range<value>, !pdl.range<value>) {"a" = %any, "b" = %typed} -> (%t, %ts : !pdl.type, !pdl.range<type>)
  %r = pdl.result 0 of %op
  %rs = pdl.results of %op
  %r1 = pdl.results 1 of %op -> !pdl.range<value>
  %r2 = pdl.results 2 of %op -> !pdl.value
  %root = pdl.operation(%r, %rs, %r1, %r2 : !pdl.value, !pdl.range<value>, !pdl.range<value>, !pdl.value)
  pdl.apply_native_constraint "check"(%r, %one : !pdl.value, !pdl.attribute)
  %c = pdl.apply_native_constraint "compute"(%r : !pdl.value) : !pdl.attribute {isNegated = true}
  pdl.rewrite %root {
    %none = pdl.range : !pdl.range<type>
    %both = pdl.range %r, %rs : !pdl.value, !pdl.range<value>
    %new = pdl.operation "foo.new"(%r : !pdl.value) -> (%i32 : !pdl.type)
    %n = pdl.apply_native_rewrite "make"(%root : !pdl.operation) : !pdl.value
    pdl.apply_native_rewrite "do"(%root : !pdl.operation)
    pdl.erase %op
    pdl.replace %root with (%n : !pdl.value)
    pdl.replace %op with %new
  }
}

// A rewrite of the host program, with and without a root and arguments.
pdl.pattern : benefit(0) {
  %op = operation
  rewrite %op with "host"
}
pdl.pattern : benefit(1) {
  %op = operation
  %x = result 0 of %op
  %op2 = operation(%x : !pdl.value)
  rewrite with "host"(%op2, %x : !pdl.operation, !pdl.value)
}
"test.types"() {a = !pdl.range<attribute>, b = !pdl.range<operation>, c = !pdl.operation} : () -> ()

// What mlir-opt prints.
// CHECK: module {
// CHECK-NEXT:   pdl.pattern @all : benefit(3) attributes {a.b = 1 : i8} {
// CHECK-NEXT:     %0 = type
// CHECK-NEXT:     %1 = type : i32
// CHECK-NEXT:     %2 = types
// CHECK-NEXT:     %3 = types : [i32, i64]
// CHECK-NEXT:     %4 = operand
// CHECK-NEXT:     %5 = operand : %0
// CHECK-NEXT:     %6 = operands
// CHECK-NEXT:     %7 = operands : %2
// CHECK-NEXT:     %8 = attribute
// CHECK-NEXT:     %9 = attribute : %0
// CHECK-NEXT:     %10 = attribute = 1 : i32
// CHECK-NEXT:     %11 = operation "foo.op"(%4, %5, %6, %7 : !pdl.value, !pdl.value, !pdl.range<value>, !pdl.range<value>)  {"a" = %8, "b" = %9} -> (%0, %2 : !pdl.type, !pdl.range<type>)
// CHECK-NEXT:     %12 = result 0 of %11
// CHECK-NEXT:     %13 = results of %11 
// CHECK-NEXT:     %14 = results 1 of %11  -> !pdl.range<value>
// CHECK-NEXT:     %15 = results 2 of %11  -> !pdl.value
// CHECK-NEXT:     %16 = operation(%12, %13, %14, %15 : !pdl.value, !pdl.range<value>, !pdl.range<value>, !pdl.value) 
// CHECK-NEXT:     apply_native_constraint "check"(%12, %10 : !pdl.value, !pdl.attribute)
// CHECK-NEXT:     %17 = apply_native_constraint "compute"(%12 : !pdl.value) : !pdl.attribute {isNegated = true}
// CHECK-NEXT:     rewrite %16 {
// CHECK-NEXT:       %18 = range : !pdl.range<type>
// CHECK-NEXT:       %19 = range %12, %13 : !pdl.value, !pdl.range<value> 
// CHECK-NEXT:       %20 = operation "foo.new"(%12 : !pdl.value)  -> (%1 : !pdl.type)
// CHECK-NEXT:       %21 = apply_native_rewrite "make"(%16 : !pdl.operation) : !pdl.value
// CHECK-NEXT:       apply_native_rewrite "do"(%16 : !pdl.operation)
// CHECK-NEXT:       erase %11
// CHECK-NEXT:       replace %16 with(%21 : !pdl.value)
// CHECK-NEXT:       replace %11 with %20
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   pdl.pattern : benefit(0) {
// CHECK-NEXT:     %0 = operation 
// CHECK-NEXT:     rewrite %0 with "host"
// CHECK-NEXT:   }
// CHECK-NEXT:   pdl.pattern : benefit(1) {
// CHECK-NEXT:     %0 = operation 
// CHECK-NEXT:     %1 = result 0 of %0
// CHECK-NEXT:     %2 = operation(%1 : !pdl.value) 
// CHECK-NEXT:     rewrite with "host"(%2, %1 : !pdl.operation, !pdl.value)
// CHECK-NEXT:   }
// CHECK-NEXT:   "test.types"() {a = !pdl.range<attribute>, b = !pdl.range<operation>, c = !pdl.operation} : () -> ()
// CHECK-NEXT: }
