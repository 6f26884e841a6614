// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @below {{integer value too large}}
// expected-error @below {{failed to parse SPIRV_EntryPointABIAttr parameter 'subgroup_size' which is to be a `std::optional<int>`}}
"keep"() {a = #spirv.entry_point_abi<subgroup_size = 99999999999>} : () -> ()

// -----

// expected-error @below {{expected '>'}}
"keep"() {a = #spirv.entry_point_abi<subgroup_size = abc>} : () -> ()
