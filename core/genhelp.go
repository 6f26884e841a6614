package core

import (
	"fmt"
)

// This file has the small helpers that generated code is made of.

// ViewOf returns the view that generated views embed.
func ViewOf(op *Operation) OpView { return OpView{op} }

// SlotOrDefault returns the inherent attribute with definition index i, or its default when it is absent.
func (op *Operation) SlotOrDefault(i int) Attribute {
	if a := op.Slot(i); a != nil {
		return a
	}
	return op.info.DefaultOf(i)
}

// NestedOperands returns the values of declared operand k, a list of lists.
func (op *Operation) NestedOperands(k int) [][]*Value {
	start, _ := op.OperandSegment(k)
	sizes, ok := op.Slot(op.info.def.Operands[k].Segments - 1).(*DenseArrayAttr)
	if !ok {
		return nil
	}
	out := make([][]*Value, sizes.Len())
	for i := range out {
		n := int(sizes.Int(i))
		out[i] = op.OperandList(start, start+n)
		start += n
	}
	return out
}

// OptionalResult returns the value of declared result k, or nil when it is absent.
func (op *Operation) OptionalResult(k int) *Value {
	if s, n := op.ResultSegment(k); n > 0 {
		return op.Result(s)
	}
	return nil
}

// SetOptionalOperand sets declared operand k; nil removes it.
func (op *Operation) SetOptionalOperand(k int, v *Value) {
	if v == nil {
		op.SetOperandGroup(k, nil)
		return
	}
	op.SetOperandGroup(k, []*Value{v})
}

// RegionList returns a new slice of the regions from index from on.
func (op *Operation) RegionList(from int) []*Region {
	var out []*Region
	for i := from; i < op.NumRegions(); i++ {
		out = append(out, op.Region(i))
	}
	return out
}

// SuccessorList returns a new slice of the successors from index from on.
func (op *Operation) SuccessorList(from int) []*Block {
	var out []*Block
	for i := from; i < op.NumSuccessors(); i++ {
		out = append(out, op.Successor(i))
	}
	return out
}

// CreateOp makes an operation at the insertion point. Result types that are not given, which an empty list other than
// nil does, are inferred. It panics when they cannot be, with the reason, and when a part is nil that must not be. Generated
// builders panic, too, when the dialect is not registered in the context.
func (b *Builder) CreateOp(s *OperationState) *Operation {
	if s.Loc.IsUnknown() {
		s.Loc = b.loc
	}
	s.checkParts()
	if s.bodiesFirst() {
		b.fillBodies(s, func(i int) *Region { return s.Regions[i] })
	}
	var op *Operation
	if s.Types != nil || s.Info.def.InferTypes == nil {
		op = b.Create(s)
	} else {
		var r *Reporter
		if op, r = b.CreateInferred(s); op == nil {
			panic(&misuse{loc: s.Loc, message: "cannot infer the result types of '" + s.Info.Name() +
				"'; check its operands, or give the types: " + r.list[0].Message})
		}
	}
	if s.bodies != nil {
		b.fillBodies(s, op.Region)
	}
	return op
}

// checkParts panics when an operand, a result type, a successor or an attribute that the operation must have is nil.
func (s *OperationState) checkParts() {
	for i, v := range s.Operands {
		if v == nil {
			s.missing(fmt.Sprintf("operand %s is nil, expected a value", s.operandName(i)))
		}
	}
	for i, t := range s.Types {
		if t == nil {
			s.missing(fmt.Sprintf("the type of result #%d is nil, expected a type", i))
		}
	}
	for i, b := range s.Successors {
		if b == nil {
			s.missing(fmt.Sprintf("successor #%d is nil, expected a block", i))
		}
	}
	for i := range s.Info.def.Slots {
		d := &s.Info.def.Slots[i]
		if !d.Optional && !d.Segments && d.Default == nil && d.Prop == nil && (i >= len(s.Slots) || s.Slots[i] == nil) {
			s.missing(fmt.Sprintf("attribute '%s' is nil, expected %s", d.Name, d.expected()))
		}
	}
}

func (s *OperationState) missing(what string) {
	panic(&misuse{loc: s.Loc, message: "cannot build '" + s.Info.Name() + "': " + what})
}

// operandName returns the name that the definition gives to the i-th operand, with its position.
func (s *OperationState) operandName(i int) string {
	in := InferIn{Info: s.Info, Operands: s.Operands, Slots: s.Slots}
	at := 0
	for k := range s.Info.def.Operands {
		d := &s.Info.def.Operands[k]
		n := len(in.OperandGroup(k))
		if i < at+n && d.Name != "" {
			if d.Arity == Variadic || d.Arity == VariadicOfVariadic {
				return fmt.Sprintf("#%d of '%s'", i-at, d.Name)
			}
			return "'" + d.Name + "'"
		}
		at += n
	}
	return fmt.Sprintf("#%d", i)
}

// expected says what the attribute must be.
func (d *SlotDef) expected() string {
	if d.Constraint == nil || d.Constraint.Summary == "" {
		return "an attribute"
	}
	return d.Constraint.Summary
}

// ContextOf returns the context of a type or attribute, nil for nil.
func ContextOf(x interface{ Context() *Context }) *Context {
	if x == nil {
		return nil
	}
	return x.Context()
}
