// Properties stand in the order of the definition, not in that of their names.
func.func @accesses(%p: !ptr.ptr<#ptr.generic_space>) {
  %0 = ptr.load volatile %p nontemporal invariant {alignment = 8 : i64} : !ptr.ptr<#ptr.generic_space> -> f32
  ptr.store volatile %0, %p nontemporal {alignment = 4 : i64} : f32, !ptr.ptr<#ptr.generic_space>
  return
}
