package dataflow

import "github.com/odsgen/ods/core"

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
// folder that works in place leaves the results unknown.
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
			s.Join(op.Result(i), s.Of(r.Value))
		} else {
			s.Join(op.Result(i), Constant{Attr: r.Attr, Dialect: op.Info().Dialect(), Known: true})
		}
	}
}

// foldUnchanged folds an operation and takes back what its folder changed in it, but for inherent attributes that were
// not there, which stay, as upstream.
func foldUnchanged(op *core.Operation, consts []core.Attribute) core.Fold {
	vals, attrs := op.OperandList(0, op.NumOperands()), op.DiscardableAttrs()
	slots := make([]core.Attribute, op.NumSlots())
	for i := range slots {
		slots[i] = op.Slot(i)
	}
	f := op.Fold(consts)
	if f.IsInPlace() {
		op.SetOperands(vals)
		for i, a := range slots {
			if a != nil {
				op.SetSlot(i, a)
			}
		}
		op.SetDiscardableAttrs(attrs)
	}
	return f
}
