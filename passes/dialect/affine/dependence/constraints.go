package dependence

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/affine/flat"
	"github.com/odsgen/ods/core/presburger"
	affinedefs "github.com/odsgen/ods/defs/affine"
	gen "github.com/odsgen/ods/generated/affine"
)

// Constraints are those of a set whose dimensions and symbols stand for values: *core.Value identifies them.
type Constraints struct{ *presburger.Relation }

// NewConstraints returns the set of all points with values as dimensions and symbols; nil values stand for nothing yet.
func NewConstraints(dims, symbols []*core.Value) Constraints {
	c := Constraints{presburger.NewSet(len(dims), len(symbols))}
	for i, v := range append(slices.Clone(dims), symbols...) {
		c.SetValue(i, v)
	}
	return c
}

// Clone returns a copy.
func (c Constraints) Clone() Constraints { return Constraints{c.Relation.Clone()} }

// SetValue says which value the variable in a column stands for.
func (c Constraints) SetValue(pos int, v *core.Value) {
	if v == nil {
		c.SetID(pos, nil)
		return
	}
	c.SetID(pos, v)
}

// Value returns the value that the variable in a column stands for, or nil.
func (c Constraints) Value(pos int) *core.Value {
	v, _ := c.ID(pos).(*core.Value)
	return v
}

// Values returns the values of the variables in columns [from, to).
func (c Constraints) Values(from, to int) []*core.Value {
	out := make([]*core.Value, 0, max(to-from, 0))
	for i := from; i < to; i++ {
		out = append(out, c.Value(i))
	}
	return out
}

// FindValue returns the column of the variable of a value, or -1.
func (c Constraints) FindValue(v *core.Value) int {
	if v == nil {
		return -1
	}
	return c.Find(v, 0)
}

// AppendDim adds a dimension after the others.
func (c Constraints) AppendDim(v *core.Value) { c.SetValue(c.AppendVars(presburger.Range, 1), v) }

// AppendSymbol adds a symbol after the others.
func (c Constraints) AppendSymbol(v *core.Value) { c.SetValue(c.AppendVars(presburger.Symbol, 1), v) }

// insert adds a variable of a kind.
func (c Constraints) insert(k presburger.Kind, pos int, v *core.Value) {
	c.SetValue(c.Insert(k, pos, 1), v)
}

// Align returns a map over the dimensions and symbols of c that computes what m computes of the operands; nil when an
// operand is not a variable.
func (c Constraints) Align(m *affine.Map, operands []*core.Value) *affine.Map {
	exprs := make([]affine.Expr, len(operands))
	nd := c.NumDims()
	for i, v := range operands {
		switch pos := c.FindValue(v); {
		case pos < 0:
			return nil
		case pos < nd:
			exprs[i] = affine.Dim(pos)
		default:
			exprs[i] = affine.Symbol(pos - nd)
		}
	}
	n := m.NumDims()
	return m.ReplaceDimsAndSymbols(exprs[:n], exprs[n:], nd, c.Num(presburger.Symbol))
}

// AddConstantBound bounds a variable by a constant.
func (c Constraints) AddConstantBound(t presburger.BoundType, pos int, v int64) {
	c.AddBound(t, pos, presburger.Of(v))
}

// AddMapBound bounds a variable by the results of a map of values, which become variables. It returns false for what is
// not supported: a map that is not pure affine, or operands that are neither symbols nor induction variables.
func (c Constraints) AddMapBound(t presburger.BoundType, pos int, m *affine.Map, operands []*core.Value) bool {
	m, operands = affinedefs.Compose(m, operands)
	m, operands = affinedefs.CanonicalMap(affine.SimplifyMap(m), operands)
	for _, v := range operands {
		// Columns move: dimensions are put before symbols.
		id := c.Value(pos)
		if !c.AddInductionVarOrTerminalSymbol(v) {
			return false
		}
		if id != nil {
			pos = c.FindValue(id)
		}
	}
	aligned := c.Align(m, operands)
	return aligned != nil && flat.AddBound(c.Relation, t, pos, aligned, t != presburger.UB)
}

// AddInductionVarOrTerminalSymbol makes a value a variable, with what its loops say about it, unless it is one. It
// returns false for other values and unsupported bounds.
func (c Constraints) AddInductionVarOrTerminalSymbol(v *core.Value) bool {
	if c.FindValue(v) >= 0 {
		return true
	}
	_, applied := gen.AsApplyOp(v.DefiningOp())
	symbol := affinedefs.IsValidSymbol(v)
	if applied || !symbol && !affinedefs.IsInductionVar(v) {
		return false
	}
	if symbol {
		c.AppendSymbol(v)
		if a, ok := v.ConstantValue().(*core.IntegerAttr); ok {
			c.AddConstantBound(presburger.EQ, c.FindValue(v), a.Int64())
		}
		return true
	}
	c.AppendDim(v)
	if loop, ok := LoopOf(v); ok {
		return c.AddForDomain(loop)
	}
	p, ok := gen.AsParallelOp(v.OwnerBlock().ParentOp())
	return ok && c.AddParallelDomain(p)
}

// AddForDomain adds what the bounds and the step of a loop, whose induction variable is a variable, say about it.
func (c Constraints) AddForDomain(loop gen.ForOp) bool {
	pos := c.FindValue(InductionVar(loop))
	if pos < 0 {
		return false
	}
	lower, upper := loop.LowerBoundMapAttr().Value(), loop.UpperBoundMapAttr().Value()
	lb, constantLB := singleConstant(lower)
	if step := loop.StepAttr().Int64(); step != 1 && constantLB {
		c.addStride(pos, lb, step)
	}
	if constantLB {
		c.AddConstantBound(presburger.LB, pos, lb)
	} else if !c.AddMapBound(presburger.LB, pos, lower, loop.LowerBoundOperands()) {
		return false
	}
	pos = c.FindValue(InductionVar(loop))
	if ub, ok := singleConstant(upper); ok {
		c.AddConstantBound(presburger.UB, pos, ub-1)
		return true
	}
	return c.AddMapBound(presburger.UB, pos, upper, loop.UpperBoundOperands())
}

// addStride says that a variable exceeds lb by a multiple of the step.
func (c Constraints) addStride(pos int, lb, step int64) {
	row := c.ZeroRow()
	row[pos], row[len(row)-1] = presburger.Of(1), presburger.Of(-lb)
	q := c.AddFloorDiv(row, presburger.Of(step))
	eq := c.ZeroRow()
	eq[pos], eq[len(eq)-1], eq[q] = presburger.Of(1), presburger.Of(-lb), presburger.Of(-step)
	c.AddEquality(eq)
}

func singleConstant(m *affine.Map) (int64, bool) {
	if m.NumResults() != 1 {
		return 0, false
	}
	return m.Result(0).Value()
}

// AddParallelDomain adds what the bounds of an affine.parallel, whose induction variables are variables, say about
// them.
func (c Constraints) AddParallelDomain(p gen.ParallelOp) bool {
	lower, upper := ParallelBounds(p)
	for i, iv := range p.Region().Entry().Args() {
		if c.FindValue(iv) < 0 {
			return false
		}
		for _, b := range []struct {
			t      presburger.BoundType
			bounds Bounds
			adjust int64
		}{{presburger.LB, lower[i], 0}, {presburger.UB, upper[i], -1}} {
			if v, ok := singleConstant(b.bounds.Map); ok {
				c.AddConstantBound(b.t, c.FindValue(iv), v+b.adjust)
			} else if !c.AddMapBound(b.t, c.FindValue(iv), b.bounds.Map, b.bounds.Operands) {
				return false
			}
		}
	}
	return true
}

// AddIfDomain adds the condition of an affine.if. It returns false when that is not pure affine.
func (c Constraints) AddIfDomain(op gen.IfOp) bool {
	set, operands := affinedefs.CanonicalSet(op.ConditionAttr().Value(), op.Op.OperandList(0, op.Op.NumOperands()))
	r, ok := flat.OfSet(set)
	if !ok {
		return false
	}
	o := Constraints{r}
	for i, v := range operands {
		o.SetValue(i, v)
	}
	c.MergeAndAlign(0, o)
	c.Append(o.Relation)
	return true
}

// MergeAndAlign gives c and o the same variables from dimension offset on: those of c and then those of o that c does
// not have. Equal local variables are merged.
func (c Constraints) MergeAndAlign(offset int, o Constraints) {
	for d := offset; d < c.NumDims(); d++ {
		v := c.Value(d)
		if at := o.FindValue(v); at >= 0 && at < o.NumDims() {
			o.Swap(d, at)
		} else {
			o.insert(presburger.Range, d, v)
		}
	}
	for d := c.NumDims(); d < o.NumDims(); d++ {
		c.AppendDim(o.Value(d))
	}
	c.MergeSymbols(o)
	c.MergeLocals(o.Relation)
}

// MergeSymbols gives c and o the same symbols: those of c and then those of o that c does not have.
func (c Constraints) MergeSymbols(o Constraints) {
	for s := range c.Num(presburger.Symbol) {
		v := c.Value(c.NumDims() + s)
		if at := o.FindValue(v); at >= o.NumDims() {
			o.Swap(o.NumDims()+s, at)
		} else {
			o.insert(presburger.Symbol, s, v)
		}
	}
	for s := c.Num(presburger.Symbol); s < o.Num(presburger.Symbol); s++ {
		c.AppendSymbol(o.Value(o.NumDims() + s))
	}
}

// ConvertLoopIVSymbolsToDims makes dimensions of the symbols that are induction variables of affine.for.
func (c Constraints) ConvertLoopIVSymbolsToDims() {
	var ivs []*core.Value
	for _, v := range c.Values(c.NumDims(), c.NumDimsAndSymbols()) {
		if _, ok := LoopOf(v); ok {
			ivs = append(ivs, v)
		}
	}
	for _, v := range ivs {
		if s := c.FindValue(v) - c.NumDims(); s >= 0 {
			c.Convert(presburger.Symbol, s, s+1, presburger.Range, c.NumDims())
		}
	}
}

// ProjectOutValue eliminates the variable of a value.
func (c Constraints) ProjectOutValue(v *core.Value) {
	if pos := c.FindValue(v); pos >= 0 {
		c.ProjectOut(pos, 1)
	}
}

// IndexSet returns what loops and conditions around an operation, outermost first, say about their induction variables,
// which are the dimensions. It returns false for what is not supported.
func IndexSet(ops []*core.Operation) (Constraints, bool) {
	var ivs []*core.Value
	for _, op := range ops {
		if loop, ok := gen.AsForOp(op); ok {
			ivs = append(ivs, InductionVar(loop))
		} else if p, ok := gen.AsParallelOp(op); ok {
			ivs = append(ivs, p.Region().Entry().Args()...)
		}
	}
	c := NewConstraints(ivs, nil)
	for _, op := range ops {
		ok := false
		if loop, is := gen.AsForOp(op); is {
			ok = c.AddForDomain(loop)
		} else if cond, is := gen.AsIfOp(op); is {
			ok = c.AddIfDomain(cond)
		} else if p, is := gen.AsParallelOp(op); is {
			ok = c.AddParallelDomain(p)
		}
		if !ok {
			return c, false
		}
	}
	return c, true
}
