// RUN: ods opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

llvm.func @load(%p: !llvm.ptr) {
  // expected-error @below {{'llvm.load' op expected op to return a single LLVM pointer type}}
  %0 = llvm.load %p dereferenceable<bytes = 8> : !llvm.ptr -> i32
  llvm.return
}

// -----

// expected-error @below {{target features can not contain ','}}
"t.op"() {a = #llvm.target_features<["+a,b"]>} : () -> ()

// -----

// expected-error @below {{target features must start with '+' or '-'}}
"t.op"() {a = #llvm.target_features<["a"]>} : () -> ()
