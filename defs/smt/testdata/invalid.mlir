// RUN: ods opt %s --split-input-file --verify-diagnostics

// expected-error @below {{bit-vector must have at least a width of one}}
func.func private @a(!smt.bv<0>)

// -----

// expected-error @below {{bit-vector must have at least a width of one}}
func.func private @a(!smt.bv<-3>)

// -----

// expected-error @below {{domain must be any SMT value type}}
func.func private @a(!smt.array<[i32 -> !smt.bool]>)

// -----

// expected-error @below {{range must be any SMT value type}}
func.func private @a(!smt.array<[!smt.bool -> i32]>)

// -----

// expected-error @below {{expected non-function type}}
// expected-error @below {{failed to parse SMTFuncType parameter 'domainTypes' which is to be a `::llvm::ArrayRef<mlir::Type>`}}
func.func private @a(!smt.func<() !smt.bool>)

// -----

// expected-error @below {{domain types must be any non-function SMT type}}
func.func private @a(!smt.func<(i32) !smt.bool>)

// -----

// expected-error @below {{range type must be any non-function SMT type}}
func.func private @a(!smt.func<(!smt.bool) i32>)

// -----

// expected-error @below {{domain types must be any non-function SMT type}}
func.func private @a(!smt.func<(!smt.func<(!smt.bool) !smt.bool>) !smt.bool>)

// -----

// expected-error @below {{range type must be any non-function SMT type}}
func.func private @a(!smt.func<(!smt.bool) !smt.func<(!smt.bool) !smt.bool>>)

// -----

// expected-error @below {{sort parameter types must be any non-function SMT type}}
func.func private @a(!smt.sort<"x"[i32]>)

// -----

// expected-error @below {{sort parameter types must be any non-function SMT type}}
func.func private @a(!smt.sort<"x"[!smt.func<(!smt.bool) !smt.bool>]>)

// -----

// expected-error @below {{expected non-function type}}
// expected-error @below {{failed to parse SortType parameter 'sortParams' which is to be a `::llvm::ArrayRef<mlir::Type>`}}
func.func private @a(!smt.sort<"x"[]>)

// -----

// expected-error @below {{unknown  type `foo` in dialect `smt`}}
func.func private @a(!smt.foo)

// -----

// expected-error @below {{explicit bit-vector type required}}
func.func @a() attributes {x = #smt.bv<5>} { return }

// -----

// expected-error @below {{explicit bit-vector type required}}
func.func @a() attributes {x = #smt.bv<5> : i32} { return }

// -----

// expected-error @below {{integer value out of range for given bit-vector type '!smt.bv<2>'}}
func.func @a() attributes {x = #smt.bv<5> : !smt.bv<2>} { return }

// -----

// expected-error @below {{integer value out of range for given bit-vector type '!smt.bv<3>'}}
func.func @a() attributes {x = #smt.bv<-5> : !smt.bv<3>} { return }

// -----

// expected-error @below {{expected integer value}}
func.func @a() attributes {x = #smt.bv<"#b101">} { return }

// -----

// expected-error @below {{expected integer value}}
func.func @a() attributes {x = #smt.bv<foo> : !smt.bv<3>} { return }

// -----

// expected-error @below {{expected '<'}}
func.func @a() attributes {x = #smt.bv 3 : !smt.bv<3>} { return }

// -----

// expected-error @below {{unbalanced '<' character in pretty dialect name}}
func.func @a() attributes {x = #smt.bv<3 : !smt.bv<3>} { return }

// -----

// expected-error @below {{explicit bit-vector type required}}
func.func @a() attributes {x = #smt.bv<3> !smt.bv<3>} { return }

// -----

func.func @a(%a: !smt.bv<4>, %i: i32) {
  // expected-error @below {{'smt.bv.extract' op range to be extracted is too big, expected range starting at index 2 of length 16 requires input width of at least 18, but the input width is only 4}}
  %0 = smt.bv.extract %a from 2 : (!smt.bv<4>) -> !smt.bv<16>
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32) {
  // expected-error @below {{'smt.bv.extract' op operand #0 must be , but got 'i32'}}
  %0 = smt.bv.extract %i from 2 : (i32) -> !smt.bv<16>
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32) {
  // expected-error @below {{'smt.bv.extract' op range to be extracted is too big, expected range starting at index 4294967294 of length 1 requires input width of at least 4294967295, but the input width is only 4}}
  %0 = smt.bv.extract %a from -2 : (!smt.bv<4>) -> !smt.bv<1>
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32) {
  %0 = smt.bv.repeat 3 times %a : !smt.bv<4>
  // expected-error @below {{custom op 'smt.bv.repeat' integer must be positive}}
  %1 = smt.bv.repeat 0 times %a : !smt.bv<4>
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32) {
  // expected-error @below {{custom op 'smt.bv.repeat' integer must be positive}}
  %1 = smt.bv.repeat -3 times %a : !smt.bv<4>
  return
}

// -----

func.func @a(%a: !smt.bv<9223372036854775807>, %i: i32) {
  // expected-error @below {{custom op 'smt.bv.repeat' result bit-width (provided integer times bit-width of the input type) must fit into 63 bits}}
  %1 = smt.bv.repeat 3 times %a : !smt.bv<9223372036854775807>
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32) {
  // expected-error @below {{custom op 'smt.bv.repeat' input must have bit-vector type}}
  %1 = smt.bv.repeat 3 times %i {a} : i32
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32) {
  // expected-error @below {{'smt.bv.repeat' op result bit-vector width must be a multiple of the input bit-vector width}}
  %1 = "smt.bv.repeat"(%a) : (!smt.bv<4>) -> !smt.bv<5>
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32) {
  // expected-error @below {{custom op 'smt.int.constant' expected integer value}}
  %2 = smt.int.constant foo
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32) {
  // expected-error @below {{expected operation name in quotes}}
  %2 = smt.int.constant 3 : i32
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32) {
  // expected-error @below {{'smt.int.constant' op attribute 'value' failed to satisfy constraint: arbitrary integer attribute}}
  %2 = "smt.int.constant"() {value = "x"} : () -> !smt.int
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32) {
  // expected-error @below {{'smt.bv.constant' op attribute 'value' failed to satisfy constraint:}}
  %2 = "smt.bv.constant"() {value = "x"} : () -> !smt.bv<4>
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32) {
  // expected-error @below {{'smt.bv.constant' op inferred type(s) '!smt.bv<5>' are incompatible with return type(s) of operation '!smt.bv<4>'}}
  // expected-error @below {{'smt.bv.constant' op failed to infer returned types}}
  %2 = "smt.bv.constant"() {value = #smt.bv<3> : !smt.bv<5>} : () -> !smt.bv<4>
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32) {
  // expected-error @below {{expected attribute value}}
  %2 = smt.bv.constant <3> : !smt.bv<5>
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32) {
  // expected-error @below {{custom op 'smt.bv.constant' invalid kind of attribute specified}}
  %2 = smt.bv.constant true
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32, %b: !smt.bool, %c: !smt.bv<5>) {
  %0 = smt.eq %a, %a, %a {x} : !smt.bv<4>
  %1 = smt.distinct %a, %a, %a {x} : !smt.bv<4>
  // expected-error @below {{'smt.eq' op 'inputs' must have at least size 2, but got 1}}
  %2 = smt.eq %a : !smt.bv<4>
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32, %b: !smt.bool, %c: !smt.bv<5>) {
  // expected-error @below {{'smt.distinct' op 'inputs' must have at least size 2, but got 0}}
  %2 = smt.distinct : !smt.bv<4>
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32, %b: !smt.bool, %c: !smt.bv<5>) {
  // expected-error @below {{'smt.distinct' op 'inputs' must have at least size 2, but got 0}}
  %2 = "smt.distinct"() : () -> !smt.bool
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32, %b: !smt.bool, %c: !smt.bv<5>) {
  // expected-error @below {{'smt.eq' op requires all operands to have the same type}}
  %2 = "smt.eq"(%a, %c) : (!smt.bv<4>, !smt.bv<5>) -> !smt.bool
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @a(%a: !smt.bv<4>, %i: i32, %b: !smt.bool, %c: !smt.bv<5>) {
  // expected-error @below {{use of value '%c' expects different type than prior uses: '!smt.bv<4>' vs '!smt.bv<5>'}}
  %2 = smt.eq %a, %c : !smt.bv<4>
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32, %b: !smt.bool, %c: !smt.bv<5>) {
  // expected-error @below {{expected ':'}}
  %2 = smt.eq %a, %a
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32, %b: !smt.bool, %c: !smt.bv<5>) {
  // expected-error @below {{'smt.eq' op operand #0 must be variadic of any non-function SMT value type, but got 'i32'}}
  %2 = smt.eq %i, %i : i32
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @a(%a: !smt.bv<4>, %i: i32, %b: !smt.bool, %c: !smt.bv<5>) {
  %2 = smt.bv.concat %a, %c {x} : !smt.bv<4>, !smt.bv<5>
  // expected-error @below {{use of value '%c' expects different type than prior uses: 'i32' vs '!smt.bv<5>'}}
  %3 = smt.bv.concat %a, %c {x} : !smt.bv<4>, i32
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32, %b: !smt.bool, %c: !smt.bv<5>) {
  // expected-error @below {{'smt.bv.concat' op inferred type(s) '!smt.bv<9>' are incompatible with return type(s) of operation '!smt.bv<5>'}}
  // expected-error @below {{'smt.bv.concat' op failed to infer returned types}}
  %3 = "smt.bv.concat"(%a, %c) : (!smt.bv<4>, !smt.bv<5>) -> !smt.bv<5>
  return
}

// -----

func.func @a(%a: !smt.bv<4>, %i: i32, %b: !smt.bool, %c: !smt.bv<5>) {
  // expected-error @below {{'smt.bv.concat' op operand #1 must be , but got 'i32'}}
  %3 = "smt.bv.concat"(%a, %i) : (!smt.bv<4>, i32) -> !smt.bv<5>
  return
}

// -----

func.func @a(%f: !smt.func<(!smt.bool, !smt.int) !smt.int>, %i: i32, %b: !smt.bool, %c: !smt.int) {
  %3 = smt.apply_func %f(%b, %c) {x} : !smt.func<(!smt.bool, !smt.int) !smt.int>
  // expected-error @below {{custom op 'smt.apply_func' number of operands and types do not match: got 1 operands and 2 types}}
  %4 = smt.apply_func %f(%b) : !smt.func<(!smt.bool, !smt.int) !smt.int>
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @a(%f: !smt.func<(!smt.bool, !smt.int) !smt.int>, %i: i32, %b: !smt.bool, %c: !smt.int) {
  // expected-error @below {{use of value '%c' expects different type than prior uses: '!smt.bool' vs '!smt.int'}}
  %4 = smt.apply_func %f(%c, %c) : !smt.func<(!smt.bool, !smt.int) !smt.int>
  return
}

// -----

func.func @a(%f: !smt.func<(!smt.bool, !smt.int) !smt.int>, %i: i32, %b: !smt.bool, %c: !smt.int) {
  // expected-error @below {{'smt.apply_func' op failed to verify that summary}}
  %4 = "smt.apply_func"(%f, %c, %c) : (!smt.func<(!smt.bool, !smt.int) !smt.int>, !smt.int, !smt.int) -> !smt.int
  return
}

// -----

func.func @a(%f: !smt.func<(!smt.bool, !smt.int) !smt.int>, %i: i32, %b: !smt.bool, %c: !smt.int) {
  // expected-error @below {{'smt.apply_func' op failed to verify that summary}}
  %4 = "smt.apply_func"(%f, %b) : (!smt.func<(!smt.bool, !smt.int) !smt.int>, !smt.bool) -> !smt.int
  return
}

// -----

func.func @a(%f: !smt.func<(!smt.bool, !smt.int) !smt.int>, %i: i32, %b: !smt.bool, %c: !smt.int) {
  // expected-error @below {{'smt.apply_func' op failed to verify that summary}}
  %4 = "smt.apply_func"(%f, %b, %c) : (!smt.func<(!smt.bool, !smt.int) !smt.int>, !smt.bool, !smt.int) -> !smt.bool
  return
}

// -----

func.func @a(%f: !smt.func<(!smt.bool, !smt.int) !smt.int>, %i: i32, %b: !smt.bool, %c: !smt.int) {
  // expected-error @below {{custom op 'smt.apply_func' 'func' must be , but got 'i32'}}
  %4 = smt.apply_func %i(%c, %c) : i32
  return
}

// -----

// expected-note @below {{prior use here}}
func.func @a(%f: !smt.array<[!smt.bool -> !smt.int]>, %i: i32, %b: !smt.bool, %c: !smt.int) {
  %4 = smt.array.select %f[%b] : !smt.array<[!smt.bool -> !smt.int]>
  // expected-error @below {{use of value '%i' expects different type than prior uses: '!smt.bool' vs 'i32'}}
  %5 = smt.array.select %f[%i] : !smt.array<[!smt.bool -> !smt.int]>
  return
}

// -----

func.func @a(%f: !smt.array<[!smt.bool -> !smt.int]>, %i: i32, %b: !smt.bool, %c: !smt.int) {
  // expected-error @below {{custom op 'smt.array.select' 'array' must be , but got 'i32'}}
  %4 = smt.array.select %i[%b] : i32
  return
}

// -----

func.func @a(%f: !smt.array<[!smt.bool -> !smt.int]>, %i: i32, %b: !smt.bool, %c: !smt.int) {
  // expected-error @below {{custom op 'smt.bv.cmp' expected string or keyword containing one of the following enum values for attribute 'pred' [slt, sle, sgt, sge, ult, ule, ugt, uge]}}
  %4 = smt.bv.cmp sltt %i, %b : i32
  return
}

// -----

func.func @a(%f: !smt.array<[!smt.bool -> !smt.int]>, %i: i32, %b: !smt.bool, %c: !smt.bv<4>) {
  %4 = smt.bv.cmp slt %c, %c : !smt.bv<4>
  smt.push 3
  smt.pop 2 {x}
  // expected-error @below {{'smt.push' op attribute 'count' failed to satisfy constraint: 32-bit signless integer attribute whose value is non-negative}}
  smt.push -2
  return
}

// -----

func.func @a(%f: !smt.array<[!smt.bool -> !smt.int]>, %i: i32, %b: !smt.bool, %c: !smt.bv<4>) {
  // expected-error @below {{'smt.set_logic' op expects parent op 'smt.solver'}}
  smt.set_logic "x"
  return
}

// -----

func.func @a(%f: !smt.array<[!smt.bool -> !smt.int]>, %i: i32, %b: !smt.bool, %c: !smt.bv<4>) {
  // expected-error @below {{'smt.array.select' op operand #0 must be , but got 'i32'}}
  "smt.array.select"(%i, %b) : (i32, !smt.bool) -> !smt.bool
  return
}

// -----

func.func @a(%f: !smt.array<[!smt.bool -> !smt.int]>, %i: i32, %b: !smt.bool, %c: !smt.bv<4>) {
  // expected-error @below {{'smt.int.add' op operand #0 must be variadic of , but got 'i32'}}
  "smt.int.add"(%i, %b) : (i32, !smt.bool) -> !smt.int
  return
}

// -----

func.func @a(%f: !smt.array<[!smt.bool -> !smt.int]>, %i: i32, %b: !smt.bool, %c: !smt.bv<4>) {
  // expected-error @below {{'smt.bv.repeat' op operand #0 must be , but got 'i32'}}
  %0 = "smt.bv.repeat"(%i) : (i32) -> !smt.bv<4>
  return
}
