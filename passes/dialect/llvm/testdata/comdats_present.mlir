// RUN: ods opt %s --llvm-add-comdats --split-input-file | golden %S/comdats_present.out
llvm.func linkonce @a() comdat(@cc::@foo) { llvm.return }
llvm.func linkonce @b() { llvm.return }
llvm.comdat @cc { llvm.comdat_selector @foo any }

// -----

llvm.func linkonce @a() { llvm.return }
llvm.comdat @__llvm_comdat { llvm.comdat_selector @other any }
llvm.func linkonce_odr @b() { llvm.return }

// -----

llvm.func linkonce @a() { llvm.return }
module { llvm.func linkonce @a() { llvm.return } }
llvm.func external @c() { llvm.return }
llvm.func weak @d() { llvm.return }
llvm.func extern_weak @e()
