// Dialects that have encodings of their own.
#file = #llvm.di_file<"a.c" in "/tmp">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C, file = #file, isOptimized = false, emissionKind = Full>
#int = #llvm.di_basic_type<tag = DW_TAG_base_type, name = "int", sizeInBits = 32, encoding = DW_ATE_signed>
#ptr = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #int, sizeInBits = 64, dwarfAddressSpace = 3>
#types = #llvm.di_subroutine_type<callingConvention = DW_CC_normal, types = #int, #ptr>
#sp = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file, name = "f", file = #file, line = 3, subprogramFlags = "Definition", type = #types>
#block = #llvm.di_lexical_block<scope = #sp, file = #file, line = 4, column = 2>
#var = #llvm.di_local_variable<scope = #block, name = "x", file = #file, line = 5, arg = 1, type = #int>
#expr = #llvm.di_expression<[DW_OP_deref, DW_OP_plus_uconst(8)]>
#loop = #llvm.loop_annotation<disableNonforced = true, mustProgress = true>
"foo.op"() {a = #var, b = #expr, c = #loop, d = #llvm.di_subrange<count = 3 : i64>, e = #llvm.di_label<scope = #sp, name = "l", file = #file, line = 1>,
  q = [!quant.uniform<i8:f32, 2.0:-3>, !quant.uniform<u8<1:200>:f32:1, {2.0, 3.0:4}>, !quant.any<i8<-8:7>:f32>, !quant.any<i8>, !quant.calibrated<f32<-1.0:1.0>>,
       !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:1, 3.0}, {1.0:2, 5.0}}>]} : () -> ()
