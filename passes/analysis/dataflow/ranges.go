package dataflow

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/intrange"
	intrangeiface "github.com/odsgen/ods/generated/iface/intrange"
)

// Bounds is what [Ranges] knows about a value: nothing yet (the zero value), or the range of an integer; the range of
// anything else is unknown.
type Bounds struct {
	Range   intrange.Range
	Reached bool
}

// Ranges is the analysis that bounds integers, by the interface InferIntRangeInterface of operations and by what loops
// say about the values that count.
type Ranges struct{}

// Join implements [Analysis].
func (Ranges) Join(a, b Bounds) Bounds {
	if !intrange.AllKnown(a.Range, b.Range) {
		return Bounds{Reached: true}
	}
	return Bounds{a.Range.Union(b.Range), true}
}

// Equal implements [Analysis].
func (Ranges) Equal(a, b Bounds) bool { return a.Reached == b.Reached && a.Range.Equal(b.Range) }

// IsBottom implements [Analysis].
func (Ranges) IsBottom(b Bounds) bool { return !b.Reached }

// Entry implements [Analysis].
func (Ranges) Entry(v *core.Value) Bounds {
	if isInteger(v.Type()) {
		return Bounds{intrange.Max(core.StorageWidth(core.ElementTypeOrSelf(v.Type()))), true}
	}
	return Bounds{Reached: true}
}

func isInteger(t core.Type) bool {
	switch core.ElementTypeOrSelf(t).(type) {
	case *core.IntegerType, *core.IndexType:
		return true
	}
	return false
}

// Constant implements [Analysis].
func (Ranges) Constant(c *core.Context, b Bounds) core.Attribute {
	if !b.Range.IsKnown() {
		return nil
	}
	v, ok := b.Range.Value()
	if !ok {
		return nil
	}
	return c.APIntAttr(c.Integer(v.Width()), v)
}

// Visit implements [Analysis].
func (a Ranges) Visit(s *Solver[Bounds], op *core.Operation, operands []Bounds) {
	infer, ok := intrangeiface.InferIntRangeInterfaceKey.Of(op)
	if !ok {
		s.JoinEntryAll(op)
		return
	}
	in := make([]intrange.Range, len(operands))
	for i, b := range operands {
		in[i] = b.Range
	}
	for _, v := range op.Results() {
		if !isInteger(v.Type()) {
			s.JoinEntry(v)
		}
	}
	infer.InferResultRanges(in, func(v *core.Value, r intrange.Range) {
		if v.DefiningOp() == op {
			a.join(s, v, r)
		}
	})
}

// join adds a range to what is known. A value that is passed on may grow in each round of a loop; the second time it
// may be anything, so that this ends.
func (a Ranges) join(s *Solver[Bounds], v *core.Value, r intrange.Range) {
	old := s.Of(v)
	s.Join(v, Bounds{r, true})
	if old.Reached && !a.Equal(s.Of(v), old) && passedOn(v) {
		s.JoinEntry(v)
	}
}

// passedOn reports whether a terminator uses the value.
func passedOn(v *core.Value) bool {
	for u := range v.Users() {
		if u.Has(core.TraitTerminator) {
			return true
		}
	}
	return false
}

// VisitArgument implements [ArgumentAnalysis]: an operation may bound the arguments of its regions, and the values that
// a loop counts lie within its bounds.
func (a Ranges) VisitArgument(s *Solver[Bounds], op *core.Operation, arg *core.Value) {
	if infer, ok := intrangeiface.InferIntRangeInterfaceKey.Of(op); ok {
		in := make([]intrange.Range, op.NumOperands())
		for i, v := range op.Operands() {
			in[i] = s.Of(v).Range
		}
		infer.InferResultRanges(in, func(v *core.Value, r intrange.Range) {
			if v == arg {
				a.join(s, v, r)
			}
		})
		return
	}
	r, counts := flow.Counter(op, arg, func(v *core.Value) intrange.Range { return s.Of(v).Range })
	switch {
	case !counts:
		s.JoinEntry(arg)
	case r.IsKnown():
		s.Join(arg, Bounds{r, true})
	}
}
