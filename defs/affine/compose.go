package affine

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
)

// This file composes maps with the operations of this dialect that compute their operands, and brings maps and sets
// into canonical form.

// applied is what operands belong to: a map or a set.
type applied[T any] interface {
	*affine.Map | *affine.Set
	NumDims() int
	NumSymbols() int
	NumInputs() int
	ReplaceDimsAndSymbols(dims, syms []affine.Expr, numDims, numSyms int) T
}

// constantValue is the constant that a value is.
func constantValue(v *core.Value) (int64, bool) {
	return constantOf(core.FoldResult{Value: v})
}

// CanonicalMap brings a map and its operands into canonical form: dimensions that are symbols become symbols, symbols
// that are only dimensions become dimensions, unused and repeated operands go away, and constant symbols become part of
// the map.
func CanonicalMap(m *affine.Map, operands []*core.Value) (*affine.Map, []*core.Value) {
	if len(operands) == 0 {
		return m, operands
	}
	m, operands = affine.PromoteDims(m, operands, IsValidSymbol)
	m, operands = demoteSymbols(m, operands)
	return affine.CanonicalizeOperands(m, operands, constantValue)
}

// CanonicalSet is [CanonicalMap] for a set.
func CanonicalSet(s *affine.Set, operands []*core.Value) (*affine.Set, []*core.Value) {
	if len(operands) == 0 {
		return s, operands
	}
	s, operands = affine.PromoteDims(s, operands, IsValidSymbol)
	s, operands = demoteSymbols(s, operands)
	return affine.CanonicalizeOperands(s, operands, constantValue)
}

// demoteSymbols makes dimensions of symbols that are valid dimensions only, which composition can bring about.
func demoteSymbols[T applied[T]](m T, operands []*core.Value) (T, []*core.Value) {
	dims, nDims := m.NumDims(), m.NumDims()
	if len(operands) < m.NumInputs() {
		return m, operands
	}
	syms := make([]affine.Expr, m.NumSymbols())
	var demoted, kept []*core.Value
	for i, v := range operands[dims:] {
		if IsValidDim(v) && !IsValidSymbol(v) {
			syms[i] = affine.Dim(nDims)
			nDims++
			demoted = append(demoted, v)
			continue
		}
		syms[i] = affine.Symbol(len(kept))
		kept = append(kept, v)
	}
	if len(demoted) == 0 {
		return m, operands
	}
	out := append(append(append([]*core.Value(nil), operands[:dims]...), demoted...), kept...)
	return m.ReplaceDimsAndSymbols(nil, syms, nDims, len(kept)), out
}

// composition is a map whose operands are being replaced; an operand that was replaced is nil.
type composition struct {
	m          *affine.Map
	dims, syms []*core.Value
}

// replace puts what an affine.apply computes in place of its result, operand pos of the map, or the number that
// affine.delinearize_index splits in place of the sum of all of its digits, and reports whether it did.
func (c *composition) replace(pos int) bool {
	at, leaf := &c.dims, affine.Dim
	if pos >= len(c.dims) {
		at, leaf, pos = &c.syms, affine.Symbol, pos-len(c.dims)
	}
	v := (*at)[pos]
	if v == nil {
		return false
	}
	if d, ok := gen.AsDelinearizeIndexOp(v.DefiningOp()); ok {
		return v.Index() == d.Op.NumResults()-1 && c.joinDigits(d)
	}
	apply, ok := gen.AsApplyOp(v.DefiningOp())
	if !ok {
		return false
	}
	(*at)[pos] = nil
	m, operands := CanonicalMap(apply.MapAttr().Value(), apply.MapOperands()) // promotes dimensions, so that the result is valid
	m = m.ShiftDims(len(c.dims), 0).ShiftSymbols(len(c.syms), 0)
	n := m.NumDims() - len(c.dims)
	c.dims, c.syms = append(c.dims, operands[:n]...), append(c.syms, operands[n:]...)
	c.m = c.m.Replace(leaf(pos), m.Result(0), len(c.dims), len(c.syms))
	return true
}

// joinDigits puts the number that an operation with constant sizes splits in place of sums that contain each of its
// digits, multiplied by what it counts.
func (c *composition) joinDigits(d gen.DelinearizeIndexOp) bool {
	if len(d.DynamicBasis()) > 0 {
		return false
	}
	digits, symbols := make([]affine.Expr, d.Op.NumResults()), false
	for i, v := range c.dims {
		if v != nil && v.DefiningOp() == d.Op {
			digits[v.Index()] = affine.Dim(i)
		}
	}
	for i, v := range c.syms {
		if v != nil && v.DefiningOp() == d.Op {
			digits[v.Index()], symbols = affine.Symbol(i), true
		}
	}
	sizes := d.StaticBasis()
	terms, stride := make([]affine.Expr, len(digits)), int64(1)
	for i := len(digits) - 1; i >= 0; i-- {
		if !digits[i].Valid() {
			return false
		}
		if stride == core.Dynamic {
			return false
		}
		terms[i] = digits[i].MulConst(stride)
		if k := i - len(digits) + len(sizes); k >= 0 {
			stride = dim.Mul(stride, sizes[k])
		}
	}
	number, at := affine.Dim(len(c.dims)), &c.dims
	if symbols {
		number, at = affine.Symbol(len(c.syms)), &c.syms
	}
	found, results := false, make([]affine.Expr, c.m.NumResults())
	for i, e := range c.m.Results() {
		results[i] = e.ReplaceFunc(func(e affine.Expr) (affine.Expr, bool) {
			sum, ok := replaceTerms(e, terms, number)
			found = found || ok
			return sum, ok
		})
	}
	if !found {
		return false
	}
	*at = append(*at, d.LinearIndex())
	c.m = affine.NewMap(len(c.dims), len(c.syms), results...)
	for _, x := range digits {
		switch {
		case x.IsDim() && !c.m.IsFunctionOfDim(x.Position()):
			c.dims[x.Position()] = nil
		case x.IsSymbol() && !c.m.IsFunctionOfSymbol(x.Position()):
			c.syms[x.Position()] = nil
		}
	}
	return true
}

// replaceTerms puts one term in place of several ones in a sum, when all of them are there.
func replaceTerms(sum affine.Expr, terms []affine.Expr, by affine.Expr) (affine.Expr, bool) {
	if sum.Kind() != affine.KindAdd {
		return affine.Expr{}, false
	}
	var rest []affine.Expr
	missing := slices.Clone(terms)
	for e := sum; e.Valid(); {
		term := e
		if e.Kind() == affine.KindAdd {
			term, e = e.RHS(), e.LHS()
		} else {
			e = affine.Expr{}
		}
		if i := slices.IndexFunc(missing, term.Equal); i >= 0 {
			missing = slices.Delete(missing, i, i+1)
		} else {
			rest = append(rest, term)
		}
	}
	if len(missing) > 0 {
		return affine.Expr{}, false
	}
	for _, term := range slices.Backward(rest) {
		by = by.Add(term)
	}
	return by, true
}

// Compose replaces operands that affine.apply computes, until none is left, brings the map into canonical form and
// simplifies it. It is upstream's fullyComposeAffineMapAndOperands.
func Compose(m *affine.Map, operands []*core.Value) (*affine.Map, []*core.Value) {
	n := m.NumDims()
	c := composition{m, append([]*core.Value(nil), operands[:n]...), append([]*core.Value(nil), operands[n:]...)}
	for pos := 0; pos < len(c.dims)+len(c.syms); pos++ {
		if c.replace(pos) {
			pos = -1
		}
	}
	var vals []*core.Value
	renumber := func(list []*core.Value, leaf func(int) affine.Expr) []affine.Expr {
		out, k := make([]affine.Expr, len(list)), 0
		for i, v := range list {
			if v == nil {
				out[i] = affine.Const(0) // not used any more
				continue
			}
			out[i] = leaf(k)
			vals = append(vals, v)
			k++
		}
		return out
	}
	dims := renumber(c.dims, affine.Dim)
	n = len(vals)
	syms := renumber(c.syms, affine.Symbol)
	m, vals = CanonicalMap(c.m.ReplaceDimsAndSymbols(dims, syms, n, len(vals)-n), vals)
	return affine.SimplifyMap(m), vals
}

// ComposeSet is [Compose] for a set.
func ComposeSet(s *affine.Set, operands []*core.Value) (*affine.Set, []*core.Value) {
	any := false
	for _, v := range operands {
		_, ok := gen.AsApplyOp(v.DefiningOp())
		any = any || ok
	}
	if any {
		eqs := make([]bool, s.NumConstraints())
		for i := range eqs {
			_, eqs[i] = s.Constraint(i)
		}
		var m *affine.Map
		m, operands = Compose(affine.NewMap(s.NumDims(), s.NumSymbols(), s.Constraints()...), operands)
		s = affine.NewSet(m.NumDims(), m.NumSymbols(), m.Results(), eqs)
	}
	return CanonicalSet(s, operands)
}

// ComposedApply makes an affine.apply of a map of one result, composed with what computes its operands.
func ComposedApply(b *core.Builder, m *affine.Map, operands []*core.Value) gen.ApplyOp {
	m, operands = Compose(m, operands)
	return gen.NewApply(b, operands, b.Context().AffineMap(m))
}

// ComposedFoldedApply computes a map of one result whose operands are values and constants, the dimensions first: it
// composes like [ComposedApply], and makes no operation where the result is one of the operands or a constant.
func ComposedFoldedApply(b *core.Builder, m *affine.Map, operands []core.FoldResult) core.FoldResult {
	m, vals := Compose(splitConstants(m, operands))
	e := m.Result(0)
	switch {
	case e.IsDim():
		return core.FoldResult{Value: vals[e.Position()]}
	case e.IsSymbol():
		return core.FoldResult{Value: vals[m.NumDims()+e.Position()]}
	}
	in := make([]core.Attribute, len(vals))
	for i, v := range vals {
		in[i] = v.ConstantValue()
	}
	if a := foldedApply(b.Context(), m, in); a != nil {
		return core.FoldResult{Attr: a}
	}
	return core.FoldResult{Value: gen.NewApply(b, vals, b.Context().AffineMap(m)).Op.Result(0)}
}

// ResolveIndices computes which elements of the source of a view indices into the view mean. A dimension that the view
// dropped has index 0.
func ResolveIndices(b *core.Builder, offsets, strides []core.FoldResult, dropped []bool, in []core.FoldResult) []*core.Value {
	sum := affine.NewMap(0, 3, affine.Symbol(0).Add(affine.Symbol(1).Mul(affine.Symbol(2))))
	out := make([]*core.Value, 0, len(strides))
	for d, offset := range offsets {
		index := core.FoldResult{Attr: b.Context().IndexAttr(0)}
		if !dropped[d] {
			index, in = in[0], in[1:]
		}
		at := ComposedFoldedApply(b, sum, []core.FoldResult{offset, index, strides[d]})
		if at.Value == nil {
			at.Value = arith.NewConstant(b, at.Attr).Result()
		}
		out = append(out, at.Value)
	}
	return out
}

// splitConstants makes the constants among the operands of a map part of the map, and returns the others.
func splitConstants(m *affine.Map, operands []core.FoldResult) (*affine.Map, []*core.Value) {
	var vals []*core.Value
	split := func(list []core.FoldResult, leaf func(int) affine.Expr) (exprs []affine.Expr, n int) {
		for _, o := range list {
			if a, ok := o.Attr.(*core.IntegerAttr); ok {
				exprs = append(exprs, affine.Const(a.Int64()))
				continue
			}
			exprs = append(exprs, leaf(n))
			vals = append(vals, o.Value)
			n++
		}
		return exprs, n
	}
	dims, nDims := split(operands[:m.NumDims()], affine.Dim)
	syms, nSyms := split(operands[m.NumDims():], affine.Symbol)
	return m.ReplaceDimsAndSymbols(dims, syms, nDims, nSyms), vals
}

// ComposedFoldedMinMax computes the least (def is that of affine.min) or the greatest result of a map whose operands are
// values and constants, the dimensions first: it composes each result for itself, and makes no operation where the
// result is an operand or a constant. It is upstream's makeComposedFoldedAffineMin.
func ComposedFoldedMinMax(b *core.Builder, def *core.OpDef, m *affine.Map, operands []core.FoldResult) core.FoldResult {
	m, vals := splitConstants(m, operands)
	var dims, syms []*core.Value
	var exprs []affine.Expr
	for i := range m.NumResults() {
		part, in := Compose(m.SubMap(i), vals)
		n := part.NumDims()
		part = part.ShiftDims(len(dims), 0).ShiftSymbols(len(syms), 0)
		dims, syms = append(dims, in[:n]...), append(syms, in[n:]...)
		exprs = append(exprs, part.Result(0))
	}
	m, vals = CanonicalMap(affine.NewMap(len(dims), len(syms), exprs...), slices.Concat(dims, syms))
	quiet := core.NewBuilder(b.Context()) // nobody needs to hear of an operation that is folded
	quiet.SetLoc(b.Loc())
	var op *core.Operation
	if def == &gen.MinDef {
		op = gen.NewMin(quiet, vals, b.Context().AffineMap(m)).Op
	} else {
		op = gen.NewMax(quiet, vals, b.Context().AffineMap(m)).Op
	}
	if r := op.FoldWithConstants().Results(); len(r) == 1 {
		op.Erase()
		return r[0]
	}
	return core.FoldResult{Value: b.Insert(op).Result(0)}
}
