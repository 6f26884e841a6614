// RUN: ods opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// Attributes in the place of nodes of debug information and of type-based alias analysis. The messages are mlir-opt's.

// expected-error @below {{invalid kind of attribute specified}}
// expected-error @below {{failed to parse LLVM_DILexicalBlockAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"test.x"() {a = #llvm.di_lexical_block<scope = 3>} : () -> ()

// -----

// expected-error @below {{invalid kind of attribute specified}}
// expected-error @below {{failed to parse LLVM_DILocalVariableAttr parameter 'scope' which is to be a `DIScopeAttr`}}
"test.x"() {a = #llvm.di_local_variable<scope = i32>} : () -> ()

// -----

// expected-error @below {{invalid kind of attribute specified}}
// expected-error @below {{failed to parse LLVM_DIDerivedTypeAttr parameter 'baseType' which is to be a `DITypeAttr`}}
"test.x"() {a = #llvm.di_derived_type<tag = DW_TAG_pointer_type, baseType = #llvm.di_file<"a" in "b">>} : () -> ()

// -----

// expected-error @below {{invalid kind of attribute specified}}
// expected-error @below {{failed to parse LLVM_DIImportedEntityAttr parameter 'entity' which is to be a `DINodeAttr`}}
"test.x"() {a = #llvm.di_imported_entity<tag = DW_TAG_module, entity = "a">} : () -> ()

// -----

// expected-error @below {{invalid kind of attribute specified}}
// expected-error @below {{failed to parse LLVM_TBAAMemberAttr parameter 'typeDesc' which is to be a `TBAANodeAttr`}}
// expected-error @below {{failed to parse LLVM_TBAATypeDescriptorAttr parameter 'members' which is to be a `::llvm::ArrayRef<TBAAMemberAttr>`}}
#t = #llvm.tbaa_type_desc<id = "x", members = {<3, 0>}>
"test.x"() {a = #t} : () -> ()
