// RUN: ods opt %s --remove-shape-constraints --allow-unregistered-dialect | golden %S/constraints.out
func.func @f(%a: !shape.shape, %b: !shape.shape, %c: i1) -> (index, !shape.witness, !shape.witness) {
  %0 = shape.cstr_broadcastable %a, %b : !shape.shape, !shape.shape
  %1 = shape.cstr_eq %a, %b : !shape.shape, !shape.shape
  %2 = shape.cstr_require %c, "kept"
  %3 = shape.assuming_all %0, %1, %2
  %4 = shape.assuming %0 -> index {
    %5 = "source"() : () -> index
    shape.assuming_yield %5 : index
  }
  return %4, %3, %1 : index, !shape.witness, !shape.witness
}
