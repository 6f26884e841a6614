// Package memslot has what the interfaces of memory that can become values talk about:
//
//	type alloca struct{ memref.AllocaOp }
//
//	func (a alloca) PromotableSlots() []memslot.Slot {
//		v := a.Op.Result(0)
//		return []memslot.Slot{{Ptr: v, Elem: v.Type().(*core.MemRefType).ElementType()}}
//	}
package memslot
