// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @below {{unexpected decimal integer literal for a floating point value}}
// expected-note @below {{add a trailing dot to make the literal a float}}
"keep"() {a = #test.custom_float<"double" : 7>} : () -> ()

// -----

// expected-error @below {{hexadecimal float constant out of range for type}}
"keep"() {a = #test.custom_float<"float" : 0x123456789>} : () -> ()

// -----

// expected-error @below {{unknown float type, expected 'float', 'double' or 'fp80'}}
"keep"() {a = #test.custom_float<"half" : 1.0>} : () -> ()

// -----

// expected-error @below {{'keep' op TestSymbolRefAttr::verifySymbolUses: '@gone' does not reference a valid symbol}}
"keep"() {a = #test.symbol_ref_attr<@gone>} : () -> ()

// -----

// expected-error @below {{struct is missing required parameter: b}}
func.func private @f(!test.optional_struct<a = 5>)
