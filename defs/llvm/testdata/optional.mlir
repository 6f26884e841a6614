// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --mlir-print-op-generic | golden %S/optional.out

// Parameters that have a default, zero, are not written when they are zero; parameters that may be absent are.

"keep"() {none = #llvm.di_derived_type<tag = DW_TAG_pointer_type>, zero = #llvm.di_derived_type<tag = DW_TAG_pointer_type, sizeInBits = 0, dwarfAddressSpace = 0>,
  all = #llvm.di_derived_type<tag = DW_TAG_null, dwarfAddressSpace = -1>, empty = #llvm.di_derived_type<tag = DW_TAG_member, dwarfAddressSpace = >} : () -> ()

// -----

"keep"() {a = #llvm.di_global_variable<file = <"a" in "b">, line = 0, type = #llvm.di_basic_type<name = "x", sizeInBits = 0, tag = DW_TAG_null>, isLocalToUnit = false, isDefined = true, alignInBits = 0>,
  b = #llvm.di_local_variable<scope = #llvm.di_file<"a" in "b">, flags = Zero, arg = 0, line = 0>} : () -> ()

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = InstrProf, total_count = 0, max_count = 1,
  max_internal_count = 2, max_function_count = 3, num_counts = 4, num_functions = 5, is_partial_profile = 0, partial_profile_ratio = 0.0 : f64,
  detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>>]

// -----

llvm.module_flags [#llvm.mlir.module_flag<error, "ProfileSummary", #llvm.profile_summary<format = SampleProfile, total_count = 0, max_count = 1,
  max_internal_count = 2, max_function_count = 3, num_counts = 4, num_functions = 5,
  detailed_summary = <cut_off = 10000, min_count = 86427, num_counts = 1>>>]
