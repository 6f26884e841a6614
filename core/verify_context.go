package core

import "fmt"

// Types and attributes are equal when they are the same pointer, which holds in one context only. The parts of a type
// or attribute are of its context (see [Key]), so it is enough to look at what operations and blocks hold.

// checkContexts panics when a part belongs to another context than the operation that is made of it.
func (s *OperationState) checkContexts() {
	c := s.Info.ctx
	for i, v := range s.Operands {
		if v != nil && v.typ.ctx != c {
			s.otherContext(fmt.Sprintf("operand #%d has type '%s'", i, TypeString(v.typ.self)))
		}
	}
	for i, t := range s.Types {
		if t != nil && t.typeBase().ctx != c {
			s.otherContext(fmt.Sprintf("result #%d has type '%s'", i, TypeString(t)))
		}
	}
	for i, a := range s.Slots {
		if a != nil && a.attrBase().ctx != c {
			s.otherContext(fmt.Sprintf("attribute '%s' is '%s'", s.Info.def.Slots[i].Name, AttrString(a)))
		}
	}
	for _, a := range s.Attrs {
		if a.Value != nil && a.Value.attrBase().ctx != c {
			s.otherContext(fmt.Sprintf("attribute '%s' is '%s'", a.Name, AttrString(a.Value)))
		}
	}
}

func (s *OperationState) otherContext(what string) {
	s.missing(what + inOtherContext)
}

// inOtherContext ends messages about parts of two contexts.
const inOtherContext = " of another context than the operation; make types, attributes and operations that belong together by the same Context"

// contexts checks that the operation and what it holds belong to the context of the whole unit.
func (u *unit) contexts(op *Operation) bool {
	c := u.root.info.ctx
	if op.info.ctx != c {
		return u.r.OpErrorf(op, "belongs to another context than '%s' around it", u.root.Name()).Fail()
	}
	for i := range int(op.nResults) {
		if t := op.Result(i).typ; t.ctx != c {
			return u.r.OpErrorf(op, "result #%d has type '%s'"+inOtherContext, i, TypeString(t.self)).Fail()
		}
	}
	if op.flags&opOwnsSlots != 0 {
		for i, w := range op.slotWords() {
			if w != nil && w.ctx != c {
				return u.r.OpErrorf(op, "attribute '%s' is '%s'"+inOtherContext, op.info.def.Slots[i].Name, AttrString(w.self)).Fail()
			}
		}
	}
	if op.ext != nil {
		for _, a := range op.ext.discardable {
			if a.Value.attrBase().ctx != c {
				return u.r.OpErrorf(op, "attribute '%s' is '%s'"+inOtherContext, a.Name, AttrString(a.Value)).Fail()
			}
		}
	}
	return true
}

// argContexts is contexts for the arguments of a block.
func (u *unit) argContexts(b *Block) bool {
	for i := range b.NumArgs() {
		if t := b.Arg(i).typ; t.ctx != u.root.info.ctx {
			return u.r.Errorf(b.region.loc(), "block argument #%d has type '%s'"+inOtherContext, i, TypeString(t.self)).Fail()
		}
	}
	return true
}
