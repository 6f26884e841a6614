package affine

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/ub"
)

func inPlace(changed bool) core.Fold {
	if changed {
		return core.InPlace
	}
	return core.NoFold
}

// withoutCasts makes an operation use what casts from memory with a rank were made of; except is an operand that is not
// accessed.
func withoutCasts(op *core.Operation, except *core.Value) core.Fold {
	changed := false
	for i, v := range op.Operands() {
		c, ok := memref.AsCastOp(v.DefiningOp())
		if !ok || v == except {
			continue
		}
		if _, ranked := c.Source().Type().(*core.MemRefType); ranked {
			op.SetOperand(i, c.Source())
			changed = true
		}
	}
	return inPlace(changed)
}

// knownInputs turns constants into what is known of a map's inputs.
func knownInputs(consts []core.Attribute) []affine.Known {
	out := make([]affine.Known, len(consts))
	for i, a := range consts {
		if n, ok := a.(*core.IntegerAttr); ok {
			out[i] = affine.Known{Value: n.Int64(), OK: true}
		}
	}
	return out
}

// FoldApply returns the operand or the constant that the result is.
func (Hooks) FoldApply(op gen.ApplyOp, in *core.FoldIn) core.Fold {
	m := op.MapAttr().Value()
	e := m.Result(0)
	switch {
	case e.IsDim():
		return core.FoldValue(op.Op.Operand(e.Position()))
	case e.IsSymbol():
		return core.FoldValue(op.Op.Operand(m.NumDims() + e.Position()))
	}
	return core.FoldAttr(foldedApply(op.Op.Context(), m, in.Operands))
}

// foldedApply returns the constant that a map of one result gives; nil when that depends on operands that are none.
func foldedApply(c *core.Context, m *affine.Map, operands []core.Attribute) core.Attribute {
	vals, poisoned := m.ConstantFold(knownInputs(operands))
	switch {
	case poisoned:
		return ub.GetPoisonAttr(c)
	case vals == nil:
		return nil
	}
	return c.IndexAttr(vals[0])
}

// FoldMin computes the smallest of constant results, and makes results constant that are.
func (Hooks) FoldMin(op gen.MinOp, in *core.FoldIn) core.Fold {
	return foldMinMax(op.Op, op.MapAttr().Value(), in, slices.Min)
}

// FoldMax computes the greatest of constant results, and makes results constant that are.
func (Hooks) FoldMax(op gen.MaxOp, in *core.FoldIn) core.Fold {
	return foldMinMax(op.Op, op.MapAttr().Value(), in, slices.Max)
}

func foldMinMax(op *core.Operation, m *affine.Map, in *core.FoldIn, pick func([]int64) int64) core.Fold {
	folded, vals, poisoned := m.PartialConstantFold(knownInputs(in.Operands))
	switch {
	case poisoned:
		return core.FoldAttr(ub.GetPoisonAttr(op.Context()))
	case folded.NumSymbols() == 1 && folded.IsSymbolIdentity():
		return core.FoldValue(op.Operand(m.NumDims()))
	case len(vals) > 0:
		return core.FoldAttr(op.Context().IndexAttr(pick(vals)))
	case vals != nil || folded.Equal(m):
		return core.NoFold
	}
	op.SetAttr("map", op.Context().AffineMap(folded))
	return core.InPlace
}

// FoldLoad accesses memory without casts and reads constant memory.
func (Hooks) FoldLoad(op gen.LoadOp, _ *core.FoldIn) core.Fold {
	if f := withoutCasts(op.Op, nil); !f.IsNone() {
		return f
	}
	elems := constantMemory(op.Memref())
	switch {
	case elems == nil:
		return core.NoFold
	case elems.IsSplat():
		return core.FoldAttr(elems.Element(0))
	}
	indices, ok := op.MapAttr().Value().ConstantResults()
	if !ok {
		return core.NoFold
	}
	pos := int64(0)
	for i, n := range elems.ShapedType().Shape() {
		if indices[i] < 0 || indices[i] >= n {
			return core.NoFold
		}
		pos = dim.Add(dim.Mul(pos, n), indices[i])
	}
	return core.FoldAttr(elems.Element(pos))
}

// constantMemory returns what is in a constant global that the memory is, or nil.
func constantMemory(v *core.Value) *core.DenseElementsAttr {
	get, ok := memref.AsGetGlobalOp(v.DefiningOp())
	if !ok {
		return nil
	}
	global, ok := memref.AsGlobalOp(get.Op.LookupNearestSymbol(get.GlobalNameAttr()))
	if !ok || !global.Constant() {
		return nil
	}
	elems, _ := global.InitialValueAttr().(*core.DenseElementsAttr)
	return elems
}

// FoldStore accesses memory without casts.
func (Hooks) FoldStore(op gen.StoreOp, _ *core.FoldIn) core.Fold {
	return withoutCasts(op.Op, op.Value())
}

// FoldFor makes bounds constant and brings them into canonical form, and knows the results of loops that are not
// executed or do nothing.
func (Hooks) FoldFor(op gen.ForOp, _ *core.FoldIn) core.Fold {
	changed := foldBound(op, true)
	changed = foldBound(op, false) || changed
	changed = canonicalBounds(op) || changed
	if op.Op.NumResults() > 0 {
		if vals := trivialResults(op); vals != nil {
			out := make([]core.FoldResult, len(vals))
			for i, v := range vals {
				out[i].Value = v
			}
			return core.FoldTo(out...)
		}
	}
	return inPlace(changed)
}

// foldBound makes a bound constant when its operands are.
func foldBound(op gen.ForOp, lower bool) bool {
	a, operands, pick := op.UpperBoundMapAttr(), op.UpperBoundOperands(), slices.Min[[]int64]
	if lower {
		a, operands, pick = op.LowerBoundMapAttr(), op.LowerBoundOperands(), slices.Max[[]int64]
	}
	m := a.Value()
	if _, ok := constantBound(m); ok {
		return false
	}
	in := make([]affine.Known, len(operands))
	for i, v := range operands {
		in[i].Value, in[i].OK = constantValue(v)
	}
	vals, _ := m.ConstantFold(in)
	if len(vals) == 0 {
		return false
	}
	setBound(op, lower, affine.ConstantMap(pick(vals)), nil)
	return true
}

func setBound(op gen.ForOp, lower bool, m *affine.Map, operands []*core.Value) {
	a := op.Op.Context().AffineMap(m)
	if lower {
		op.SetLowerBoundOperands(operands...)
		op.SetLowerBoundMapAttr(a)
		return
	}
	op.SetUpperBoundOperands(operands...)
	op.SetUpperBoundMapAttr(a)
}

// canonicalBounds composes bounds and drops what is superfluous in them.
func canonicalBounds(op gen.ForOp) bool {
	changed := false
	for _, lower := range []bool{true, false} {
		a, operands := op.UpperBoundMapAttr(), op.UpperBoundOperands()
		if lower {
			a, operands = op.LowerBoundMapAttr(), op.LowerBoundOperands()
		}
		m, operands := Compose(a.Value(), operands)
		m = distinctResults(simplifyBounds(m, operands, lower))
		if !m.Equal(a.Value()) {
			setBound(op, lower, m, operands)
			changed = true
		}
	}
	return changed
}

// trivialResults returns the results of a loop that is not executed, or whose body is empty, as far as they are known.
func trivialResults(op gen.ForOp) []*core.Value {
	n, known := TripCount(op)
	inits := op.Inits()
	if known && n == 0 {
		return inits
	}
	body := op.Region().Entry()
	if body.First() != body.Last() {
		return nil
	}
	var out []*core.Value
	outside, permuted := false, false
	for i, v := range yieldOf(op.Region()).Forwarded() {
		switch {
		case v == body.Arg(0):
			return nil
		case v.IsBlockArg() && v.OwnerBlock() == body:
			permuted = permuted || v.Index() != i+1
			v = inits[v.Index()-1]
		default:
			outside = true
		}
		out = append(out, v)
	}
	if !known && (outside || permuted) || known && n >= 2 && permuted {
		return nil
	}
	return out
}

// FoldIf composes the set and brings it into canonical form.
func (Hooks) FoldIf(op gen.IfOp, _ *core.FoldIn) core.Fold {
	old := op.Op.OperandList(0, op.Op.NumOperands())
	s, operands := ComposeSet(op.ConditionAttr().Value(), old)
	if s.Equal(op.ConditionAttr().Value()) && slices.Equal(operands, old) {
		return core.NoFold
	}
	op.Op.SetOperands(operands)
	op.SetConditionAttr(op.Op.Context().IntegerSet(s))
	return core.InPlace
}

// FoldParallel composes the bounds and brings them into canonical form.
func (Hooks) FoldParallel(op gen.ParallelOp, _ *core.FoldIn) core.Fold {
	l, u := lowerOf(op), upperOf(op)
	lm, lo := Compose(l.m, l.operands)
	um, uo := Compose(u.m, u.operands)
	if lm.Equal(l.m) && um.Equal(u.m) && slices.Equal(lo, l.operands) && slices.Equal(uo, u.operands) {
		return core.NoFold
	}
	c := op.Op.Context()
	op.SetMapOperands(append(slices.Clone(lo), uo...)...)
	op.SetLowerBoundsMapAttr(c.AffineMap(lm))
	op.SetUpperBoundsMapAttr(c.AffineMap(um))
	return core.InPlace
}
