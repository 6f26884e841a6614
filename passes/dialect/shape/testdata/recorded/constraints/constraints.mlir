func.func @broadcastable(%a: !shape.shape, %b: !shape.shape) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  return %0 : !shape.witness
}
// -----
func.func @extents(%a: tensor<?xindex>, %b: tensor<3xindex>) -> !shape.witness {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<3xindex>
  return %0 : !shape.witness
}
// -----
func.func @three(%a: tensor<?xindex>, %b: tensor<?xindex>, %c: tensor<?xindex>) -> !shape.witness {
  %0 = shape.cstr_eq %a, %b, %c : tensor<?xindex>, tensor<?xindex>, tensor<?xindex>
  return %0 : !shape.witness
}
// -----
func.func @require(%a: i1) -> !shape.witness {
  %0 = shape.cstr_require %a, "must hold"
  return %0 : !shape.witness
}
// -----
func.func @require_known() -> !shape.witness {
  %a = arith.constant true
  %0 = shape.cstr_require %a, "must hold"
  return %0 : !shape.witness
}
// -----
func.func @unused(%a: tensor<?xindex>, %b: tensor<?xindex>) {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  return
}
// -----
func.func @assuming(%a: tensor<?xindex>, %b: tensor<?xindex>) -> index {
  %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
  %1 = shape.cstr_eq %a, %b : tensor<?xindex>, tensor<?xindex>
  %2 = shape.assuming_all %0, %1
  %r = shape.assuming %2 -> index {
    %c = "test.value"() : () -> index
    shape.assuming_yield %c : index
  }
  return %r : index
}
// -----
func.func @known() -> !shape.witness {
  %a = shape.const_shape [2, 3] : tensor<2xindex>
  %b = shape.const_shape [2, 1] : tensor<2xindex>
  %c = shape.const_shape [2, 4] : tensor<2xindex>
  %0 = shape.cstr_broadcastable %a, %b : tensor<2xindex>, tensor<2xindex>
  %1 = shape.cstr_broadcastable %a, %c : tensor<2xindex>, tensor<2xindex>
  %2 = shape.cstr_eq %a, %c : tensor<2xindex>, tensor<2xindex>
  %3 = shape.assuming_all %0, %1, %2
  return %3 : !shape.witness
}
// -----
func.func @in_a_loop(%a: tensor<?xindex>, %b: tensor<?xindex>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = shape.cstr_broadcastable %a, %b : tensor<?xindex>, tensor<?xindex>
    "test.use"(%0) : (!shape.witness) -> ()
  }
  return
}
