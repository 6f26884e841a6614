package valuebounds

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/affine/flat"
	"github.com/odsgen/ods/core/presburger"
	affinedefs "github.com/odsgen/ods/defs/affine"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
)

// Bound is an expression of index values and of sizes of tensors and buffers.
type Bound struct {
	m    *affine.Map // of symbols
	vars []variable
}

// UpperWithout returns the greatest value that an index can have, computed from values that do not depend on others; ok
// is false when nothing of the kind is known. It is upstream's computeIndependentBound.
func UpperWithout(m core.FoldResult, others []*core.Value) (Bound, bool) {
	return bound(presburger.UB, m, func(x variable) bool { return isIndependent(x.v, others) })
}

// isIndependent reports whether a value is not one of others, nor computed from them.
func isIndependent(v *core.Value, others []*core.Value) bool {
	seen := map[*core.Value]bool{}
	for work := []*core.Value{v}; len(work) > 0; {
		v := work[len(work)-1]
		work = work[:len(work)-1]
		if seen[v] {
			continue
		}
		seen[v] = true
		if slices.Contains(others, v) {
			return false
		}
		if op := v.DefiningOp(); op != nil {
			work = append(work, op.OperandList(0, op.NumOperands())...)
		}
	}
	return true
}

// bound computes a bound from variables that stop says.
func bound(t presburger.BoundType, m core.FoldResult, stop func(x variable) bool) (b Bound, ok bool) {
	s := newSet()
	s.dims = 1
	s.r = presburger.NewSet(1, 0)
	e := s.index(m)
	if !flat.AddBound(s.r, presburger.EQ, 0, affine.NewMap(1, s.r.Num(presburger.Symbol), e), true) {
		return b, false
	}
	s.stop = stop
	for s.step() {
	}
	vars := slices.Clone(s.vars)
	for i := 0; i < len(vars); {
		if stop(vars[i]) {
			i++
			continue
		}
		s.r.ProjectOut(1+i, 1)
		vars = slices.Delete(vars, i, i+1)
	}
	lower, upper := flat.SliceBounds(s.r, 0, 1, true)
	list := upper
	if t == presburger.LB {
		list = lower
	}
	if len(list) == 0 || list[0] == nil || list[0].NumResults() == 0 {
		return b, false
	}
	return compact(list[0], vars), true
}

// compact leaves out what the first result of a map does not depend on.
func compact(m *affine.Map, vars []variable) (b Bound) {
	one := m.SubMap(0)
	symbols := make([]affine.Expr, m.NumSymbols())
	for i := range symbols {
		symbols[i] = affine.Const(0)
		if i < len(vars) && one.IsFunctionOfSymbol(i) {
			symbols[i] = affine.Symbol(len(b.vars))
			b.vars = append(b.vars, vars[i])
		}
	}
	dims := slices.Repeat([]affine.Expr{affine.Const(0)}, m.NumDims())
	b.m = one.ReplaceDimsAndSymbols(dims, symbols, 0, len(b.vars))
	return b
}

// Value computes a bound at a builder's place: with operations for the sizes and an affine.apply, as far as there is
// anything to compute. It is upstream's materializeComputedBound.
func (b Bound) Value(at *core.Builder) core.FoldResult {
	c := at.Context()
	var operands []*core.Value
	for _, x := range b.vars {
		if x.dim == itself {
			operands = append(operands, x.v)
			continue
		}
		i := arith.NewConstant(at, c.IndexAttr(int64(x.dim))).Result()
		if _, ok := x.v.Type().(*core.RankedTensorType); ok {
			operands = append(operands, tensor.NewDim(at, x.v, i).Result())
		} else {
			operands = append(operands, memref.NewDim(at, x.v, i).Result())
		}
	}
	m, operands := affinedefs.CanonicalMap(b.m, operands)
	e := m.Result(0)
	if n, ok := e.Value(); ok {
		return core.FoldResult{Attr: c.IndexAttr(n)}
	}
	switch {
	case e.IsDim():
		return core.FoldResult{Value: operands[e.Position()]}
	case e.IsSymbol():
		return core.FoldResult{Value: operands[m.NumDims()+e.Position()]}
	}
	return core.FoldResult{Value: affinegen.NewApply(at, operands, c.AffineMap(m)).Op.Result(0)}
}

// UpperUntil returns the greatest value that an index can have, computed from values that stop says; ok is false when nothing
// of the kind is known. It is upstream's reifyIndexValueBound.
func UpperUntil(m core.FoldResult, stop func(v *core.Value) bool) (Bound, bool) {
	return bound(presburger.UB, m, func(x variable) bool { return stop(x.v) })
}
