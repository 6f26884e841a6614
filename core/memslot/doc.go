// Package memslot has what the interfaces of memory that can become values talk about:
//
//	func (a alloca) PromotableSlots() []memslot.Slot { return []memslot.Slot{{Ptr: a.Result(), Elem: a.ElemType()}} }
package memslot
