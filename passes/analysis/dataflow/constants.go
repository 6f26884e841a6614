package dataflow

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/upstream"
)

// Constant is what [Constants] knows about a value: nothing yet (the zero value), that it is always one constant, or
// that it may be anything.
type Constant struct {
	// Attr is the constant, or nil.
	Attr core.Attribute
	// Dialect is the dialect of the operation that computed the constant, which can make operations for it.
	Dialect *core.Dialect
	// Known says that something is known.
	Known bool
}

// Constants is the analysis that finds values that are constant, by folding operations whose operands are.
type Constants struct{}

// Join implements [Analysis].
func (Constants) Join(a, b Constant) Constant {
	if a.Attr == b.Attr {
		return a
	}
	return Constant{Known: true}
}

// Equal implements [Analysis].
func (Constants) Equal(a, b Constant) bool { return a.Attr == b.Attr && a.Known == b.Known }

// IsBottom implements [Analysis].
func (Constants) IsBottom(c Constant) bool { return !c.Known }

// Entry implements [Analysis].
func (Constants) Entry(*core.Value) Constant { return Constant{Known: true} }

// Constant implements [Analysis].
func (Constants) Constant(_ *core.Context, c Constant) core.Attribute { return c.Attr }

// Visit implements [Analysis]: it folds the operation with what its operands are known to be. Nothing is changed, so a
// folder that works in place leaves the results unknown. A fold may lead to a value that is not an operand, such as
// what was inserted where the operation extracts; then the operation is visited again when more is known about that
// value.
func (Constants) Visit(s *Solver[Constant], op *core.Operation, operands []Constant) {
	if op.NumRegions() > 0 { // folding might be in place
		s.JoinEntryAll(op)
		return
	}
	consts := make([]core.Attribute, len(operands))
	for i, c := range operands {
		if !c.Known {
			return
		}
		consts[i] = c.Attr
	}
	f := foldUnchanged(op, consts)
	if f.IsNone() || f.IsInPlace() {
		s.JoinEntryAll(op)
		return
	}
	for i, r := range f.Results() {
		if r.Value != nil {
			if !upstream.SpeculativeFolds.In(op.Context()) {
				s.watch(r.Value, op)
			}
			s.Join(op.Result(i), s.Of(r.Value))
		} else {
			s.Join(op.Result(i), Constant{Attr: r.Attr, Dialect: op.Info().Dialect(), Known: true})
		}
	}
}

// foldUnchanged folds an operation and takes back whatever its folder changed in it: what the operands are known to be may
// turn out to be wrong, and then the operation is visited again. Upstream takes back only what a folder says that it
// changed, and keeps inherent attributes that were not there; so do we when no operand is taken to be constant, since then
// the change holds in any case.
func foldUnchanged(op *core.Operation, consts []core.Attribute) core.Fold {
	vals, attrs := op.OperandList(0, op.NumOperands()), op.DiscardableAttrs()
	slots, types := make([]core.Attribute, op.NumSlots()), make([]core.Type, op.NumResults())
	for i := range slots {
		slots[i] = op.Slot(i)
	}
	for i, r := range op.Results() {
		types[i] = r.Type()
	}
	f := op.Fold(consts)
	leaks := upstream.SpeculativeFolds.In(op.Context()) || !slices.ContainsFunc(consts, known)
	if leaks && !f.IsInPlace() {
		return f
	}
	op.SetOperands(vals)
	for i, a := range slots {
		if a != nil || !leaks {
			op.SetSlot(i, a)
		}
	}
	for i, r := range op.Results() {
		r.SetType(types[i])
	}
	op.SetDiscardableAttrs(attrs)
	return f
}

func known(a core.Attribute) bool { return a != nil }
