func.func @f() {
  %0 = "test.data_layout_query"() : () -> i32
  return
}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.alloca_memory_space" = 5 : ui64, "dlti.global_memory_space" = 2 : ui64, "dlti.program_memory_space" = 3 : ui64, "dlti.default_memory_space" = 7 : ui64, "dlti.mangling_mode" = "e", "dlti.legal_int_widths" = array<i32: 32, 64>, "dlti.function_pointer_alignment" = #dlti.function_pointer_alignment<64, function_dependent = true>>} {
func.func @f() {
  %0 = "test.data_layout_query"() : () -> !llvm.ptr
  return
}
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32, "dlti.endianness" = "big", "dlti.stack_alignment" = 128 : i64>} {
  func.func @sizes() {
    %0 = "test.data_layout_query"() : () -> index
    %1 = "test.data_layout_query"() {gone} : () -> vector<3xf64>
    return
  }
}
