// RUN: ods opt %s --split-input-file --verify-diagnostics

// expected-error @below {{unknown level format: foo}}
func.func private @f(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : foo) }>>)

// -----

// expected-error @below {{level format doesn't support the properties}}
func.func private @f(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : dense(nonordered)) }>>)

// -----

// expected-error @below {{dimension-rank mismatch between encoding and tensor shape: 1 != 2}}
func.func private @f(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>)

// -----

// expected-error @below {{explicit value type mismatch between encoding and tensor element type: 'i32' != 'f32'}}
func.func private @f(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), explicitVal = 1 : i32 }>>)

// -----

// expected-error @below {{expected compressed or loose_compressed level before singleton level}}
func.func private @f(tensor<?x?xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : singleton) }>>)

// -----

// expected-error @below {{unexpected position bitwidth: 31}}
func.func private @f(tensor<?xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), posWidth = 31 }>>)

// -----

// expected-error @below {{expect positive value or ? for slice offset/size/stride}}
func.func private @f() attributes {a.b = #sparse_tensor<slice(0, -1, 1)>}
