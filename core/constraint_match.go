package core

import (
	"slices"

	"github.com/odsgen/ods/core/dim"
)

// Holds reports whether the condition is true of the operation.
func (p *PredTrait) Holds(op *Operation) bool {
	if p.Check != nil {
		return p.Check(op)
	}
	return partsMatch(op, p.Match, p.Refs...)
}

// partsMatch compares the types of parts of the operation as kind says. Variadic parts contribute all their types,
// absent ones none. It is false when a part has no type, element type, shape or rank to compare, except that parts
// without a known shape match every shape.
func partsMatch(op *Operation, kind MatchKind, refs ...PartRef) bool {
	var first Type
	ok := true
	for _, ref := range refs {
		ref.types(op, func(t Type) {
			if first == nil {
				first = t
				return
			}
			ok = ok && matches(kind, first, t)
		})
	}
	return ok
}

// types calls f for the types of the part.
func (p PartRef) types(op *Operation, f func(Type)) {
	switch p.Kind {
	case PartOperand:
		s, n := op.OperandSegment(p.Index)
		for i := s; i < s+n; i++ {
			f(op.Operand(i).Type())
		}
	case PartResult:
		s, n := op.ResultSegment(p.Index)
		for i := s; i < s+n; i++ {
			f(op.Result(i).Type())
		}
	case PartSlot:
		if a, ok := op.Slot(p.Index).(TypedAttr); ok && a.Type() != nil {
			f(a.Type())
		}
	}
}

func matches(kind MatchKind, t, u Type) bool {
	switch kind {
	case MatchTypes:
		return t == u
	case MatchElementTypes:
		return ElementTypeOrSelf(t) == ElementTypeOrSelf(u)
	case MatchTypeKinds:
		return sameTypeKind(t, u)
	}
	s, ok := t.(ShapedType)
	s2, ok2 := u.(ShapedType)
	if !ok || !ok2 {
		return false
	}
	switch kind {
	case MatchShapes:
		return slices.Equal(s.Shape(), s2.Shape())
	case MatchRanks:
		return len(s.Shape()) == len(s2.Shape())
	case MatchElementCounts:
		return IsStaticShape(s) && IsStaticShape(s2) && dim.SameCount(s.Shape(), s2.Shape())
	}
	return true
}
