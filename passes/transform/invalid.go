package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/transform"
)

// Repeater is an [Op] whose operands may stand for the same payload although it consumes some.
type Repeater interface {
	Op
	// AllowsRepeated reports whether they may.
	AllowsRepeated(op *core.Operation) bool
}

func allowsRepeated(op *core.Operation) bool {
	x, ok := OpKey.Of(op)
	if !ok {
		return false
	}
	r, ok := x.(Repeater)
	return ok && r.AllowsRepeated(op)
}

// consumes reports whether the operation makes a handle unusable.
func consumes(op *core.Operation, handle *core.Value) bool {
	effects, _ := op.Effects()
	return among(effects, handle)
}

func among(effects []core.Effect, handle *core.Value) bool {
	for _, e := range effects {
		if e.Kind == core.EffectFree && e.Value == handle && e.Resource == &transform.TransformMappingResource {
			return true
		}
	}
	return false
}

// consumed returns the operands that the operation makes unusable.
func consumed(op *core.Operation) (out []*core.Use) {
	effects, _ := op.Effects()
	for i, v := range op.Operands() {
		if among(effects, v) {
			out = append(out, op.OperandUse(i))
		}
	}
	return out
}

// checkHandles reports operands that became unusable before, and marks what the operation makes unusable: handles to
// what it consumes and to anything nested in that.
func (s *State) checkHandles(op *core.Operation) bool {
	fresh := map[*core.Value]func(at core.Location){}
	defer func() {
		for h, why := range fresh {
			if s.invalid[h] == nil {
				s.invalid[h] = why
			}
		}
	}()
	repeated := allowsRepeated(op)
	for i, h := range op.Operands() {
		if why := s.invalid[h]; why != nil {
			why(op.Loc())
			return false
		}
		if why := fresh[h]; why != nil && !repeated {
			why(op.Loc())
			return false
		}
		if !consumes(op, h) {
			continue
		}
		m := marking{s, fresh, op.OperandUse(i)}
		switch t := h.Type(); {
		case isOpHandle(t):
			m.ops(s.Ops(h), nil)
		case isValueHandle(t):
			m.values(s.Values(h))
		}
	}
	return true
}

// marking notes that handles become unusable, because of one operand.
type marking struct {
	s     *State
	fresh map[*core.Value]func(at core.Location)
	by    *core.Use
}

func (m marking) known(h *core.Value) bool { return m.s.invalid[h] != nil || m.fresh[h] != nil }

const usesInvalidated = "op uses a handle invalidated by a previously executed transform op"

// ops marks the handles to operations, and to what is nested in them.
func (m marking) ops(list []*core.Operation, through *core.Value) {
	s, at, number := m.s, m.by.Owner().Loc(), m.by.Index()
	if len(list) == 0 {
		m.fresh[m.by.Value()] = func(use core.Location) {
			s.report.Errorf(use, "op uses a handle associated with empty payload and invalidated by a previously executed transform op").
				Note(at, "invalidated by this transform op that consumes its operand #%d", number)
		}
		return
	}
	for i := len(s.scopes) - 1; i >= 0; i-- {
		sc := s.scopes[i]
		for _, h := range sc.order {
			if m.known(h) {
				continue
			}
			for _, x := range sc.bound[h] {
				switch x := x.(type) {
				case *core.Operation:
					m.op(list, x, h, through)
				case *core.Value:
					m.value(list, x, h)
				}
			}
		}
		if sc.region.Op().Has(core.TraitIsolatedFromAbove) {
			break
		}
	}
}

// op marks a handle to an operation that is, or is nested in, one of the list.
func (m marking) op(list []*core.Operation, payload *core.Operation, h, through *core.Value) {
	s, at, number := m.s, m.by.Owner().Loc(), m.by.Index()
	for _, ancestor := range list {
		if payload == nil || !ancestor.IsAncestorOf(payload) {
			continue
		}
		outer, inner := ancestor.Loc(), payload.Loc()
		var value core.Location
		if through != nil {
			value = through.Loc()
		}
		m.fresh[h] = func(use core.Location) {
			f := s.report.Errorf(use, usesInvalidated).Note(h.Loc(), "handle to invalidated ops").
				Note(at, "invalidated by this transform op that consumes its operand #%d and invalidates all handles to payload IR "+
					"entities associated with this operand and entities nested in them", number).
				Note(outer, "ancestor payload op").Note(inner, "nested payload op")
			if through != nil {
				f.Note(value, "consumed handle points to this payload value")
			}
		}
	}
}

// value marks a handle to a value that is defined by, or in, an operation of the list.
func (m marking) value(list []*core.Operation, v, h *core.Value) {
	s, at, number := m.s, m.by.Owner().Loc(), m.by.Index()
	by := v.DefiningOp()
	if by == nil {
		by = v.OwnerBlock().ParentOp()
	}
	for _, ancestor := range list {
		if by == nil || !ancestor.IsAncestorOf(by) {
			continue
		}
		outer, inner, value := ancestor.Loc(), by.Loc(), v.Loc()
		isArg, index, block, region := v.IsBlockArg(), v.Index(), 0, 0
		if isArg {
			b := v.OwnerBlock()
			region = b.Region().Index()
			for p := b.Prev(); p != nil; p = p.Prev() {
				block++
			}
		}
		m.fresh[h] = func(use core.Location) {
			f := s.report.Errorf(use, usesInvalidated).Note(h.Loc(), "invalidated handle").
				Note(at, "invalidated by this transform op that consumes its operand #%d and invalidates all handles to payload IR "+
					"entities associated with this operand and entities nested in them", number).
				Note(outer, "ancestor op associated with the consumed handle")
			if isArg {
				f = f.Note(inner, "op defining the value as block argument #%d of block #%d in region #%d", index, block, region)
			} else {
				f = f.Note(inner, "op defining the value as result #%d", index)
			}
			f.Note(value, "payload value")
		}
	}
}

// values marks the handles to values, and to the operations that define them.
func (m marking) values(list []*core.Value) {
	s, at, number := m.s, m.by.Owner().Loc(), m.by.Index()
	for _, v := range list {
		value := v.Loc()
		for _, h := range s.handles(v, false) {
			m.fresh[h] = func(use core.Location) {
				s.report.Errorf(use, usesInvalidated).Note(h.Loc(), "invalidated handle").
					Note(at, "invalidated by this transform op that consumes its operand #%d and invalidates handles to the same values "+
						"as associated with it", number).
					Note(value, "payload value")
			}
		}
		if op := v.DefiningOp(); op != nil {
			m.ops([]*core.Operation{op}, v)
			continue
		}
		for op := range v.OwnerBlock().Ops() {
			m.ops([]*core.Operation{op}, v)
		}
	}
}

// checkRepeated refuses operands that are consumed and stand for one thing twice.
func (s *State) checkRepeated(op *core.Operation) Outcome {
	if allowsRepeated(op) {
		return Done
	}
	for i, h := range op.Operands() {
		if !consumes(op, h) {
			continue
		}
		seen := map[any]bool{}
		for _, x := range s.Payload(h) {
			if !seen[x] {
				seen[x] = true
				continue
			}
			o := s.Silenceable(op.Loc(), "a handle passed as operand #%d and consumed by this operation points to a payload entity more "+
				"than once", i)
			switch x := x.(type) {
			case *core.Operation:
				return o.Note(x.Loc(), "repeated target op")
			case *core.Value:
				return o.Note(x.Loc(), "repeated target value")
			}
		}
	}
	return Done
}
