package padding

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/passes/analysis/valuebounds"
	"github.com/odsgen/ods/passes/dialect/linalg/tile"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// DomainOptions say how loops become longer.
type DomainOptions struct {
	Sizes       []core.FoldResult // for each loop; zero, and what is missing: it stays
	Values      []core.Attribute  // what each operand is padded with; nil: zeros
	AsMultiples bool              // loops become multiples of the sizes, not the sizes
}

// complete returns a size for each loop.
func (o *DomainOptions) complete(b *core.Builder, lengths []core.FoldResult) []core.FoldResult {
	out := make([]core.FoldResult, len(lengths))
	for i, n := range lengths {
		switch {
		case i < len(o.Sizes) && !view.IsConstant(o.Sizes[i], 0):
			out[i] = o.Sizes[i]
		case o.AsMultiples:
			out[i] = shapes.Index(b, 1)
		default:
			out[i] = n
		}
	}
	return out
}

// factor returns c of d0 * c, and one of other expressions.
func factor(e affine.Expr) int64 {
	if e.Kind() == affine.KindMul && e.LHS().IsDim() && e.RHS().IsConst() {
		n, _ := e.RHS().Value()
		return n
	}
	return 1
}

// roundedUp is e of a length rounded up to a multiple. Where the length is the least of sizes, the multiple being one of
// them, and there is at least one iteration, it is the multiple.
func roundedUp(b *core.Builder, e *affine.Map, length, multiple core.FoldResult) core.FoldResult {
	n, known := view.Constant(multiple)
	if length.Value != nil && known && n > 0 && leastOf(length.Value, n) {
		return affinedefs.ComposedFoldedApply(b, e, []core.FoldResult{multiple})
	}
	up := e.Compose(affine.NewMap(1, 1, affine.Dim(0).CeilDiv(affine.Symbol(0)).Mul(affine.Symbol(0))))
	return affinedefs.ComposedFoldedApply(b, up, []core.FoldResult{length, multiple})
}

// leastOf reports whether an affine.min of a constant and other positive numbers makes a value.
func leastOf(v *core.Value, n int64) bool {
	by := v.DefiningOp()
	if by == nil {
		return false
	}
	m, ok := affinegen.AsMinOp(by)
	if !ok {
		return false
	}
	found := false
	quiet := core.NewBuilder(by.Context())
	quiet.SetLoc(by.Loc())
	for i, e := range m.MapAttr().Value().Results() {
		if c, ok := e.Value(); ok {
			if found = found || c == n; c <= 0 {
				return false
			}
			continue
		}
		part := affinedefs.ComposedApply(quiet, m.MapAttr().Value().SubMap(i), m.Operands())
		low, ok := valuebounds.Lower(core.FoldResult{Value: part.Op.Result(0)})
		part.Op.Erase()
		if !ok || low <= 0 {
			return false
		}
	}
	return found
}

// shapeOver computes the shape of an operand that loops of lengths go over through a map.
func (o *DomainOptions) shapeOver(b *core.Builder, v *core.Value, m *affine.Map, lengths []core.FoldResult) []core.FoldResult {
	defer b.SetLoc(b.Loc())
	b.SetLoc(v.Loc())
	sizes := o.complete(b, lengths)
	out := make([]core.FoldResult, m.NumResults())
	for i, e := range m.Results() {
		var terms []core.FoldResult
		for d, n := range sizes {
			if !e.IsFunctionOfDim(d) {
				continue
			}
			part := m.SubMap(i).ProjectDims(func(pos int) bool { return pos != d }, true)
			if o.AsMultiples {
				n = roundedUp(b, part, lengths[d], n)
			} else {
				n = affinedefs.ComposedFoldedApply(b, part, []core.FoldResult{n})
			}
			last := affine.NewMap(1, 0, affine.Dim(0).AddConst(-factor(part.Result(0))))
			terms = append(terms, affinedefs.ComposedFoldedApply(b, last, []core.FoldResult{n}))
		}
		if len(terms) == 0 {
			out[i] = shapes.Size(b, v, i)
			continue
		}
		sum := affine.Dim(0)
		for k := 1; k < len(terms); k++ {
			sum = sum.Add(affine.Dim(k))
		}
		out[i] = affinedefs.ComposedFoldedApply(b, affine.NewMap(len(terms), 0, sum.AddConst(1)), terms)
	}
	return out
}

// Domain makes the loops of a structured operation on tensors longer.
func Domain(w *tile.Work, op *core.Operation, o DomainOptions) (r Result, ok bool) {
	x, ok := linalg.LinalgOpKey.Of(op)
	if !ok {
		return r, false
	}
	y, _ := tile.Of(op)
	for _, t := range op.OperandTypes() {
		if _, isBuffer := t.(*core.MemRefType); isBuffer {
			return r, false
		}
	}
	if len(o.Values) == 0 {
		o.Values = zeros(op)
	}
	rw := w.Rewriter
	defer rewriterAt(rw, op)()
	b := &rw.Builder
	var lengths []core.FoldResult
	for _, d := range y.Domain(w) {
		lengths = append(lengths, d.Size)
	}
	var operands []*core.Value
	for i, v := range op.Operands() {
		t, isTensor := v.Type().(*core.RankedTensorType)
		if !isTensor {
			operands = append(operands, v)
			continue
		}
		shape := o.shapeOver(b, v, x.IndexingMaps()[i], lengths)
		if i >= len(o.Values) {
			return r, false
		}
		with := constant(b, o.Values[i], t.ElementType())
		if with == nil {
			return r, false
		}
		static := make([]int64, len(shape))
		var dynamic []*core.Value
		for k, n := range shape {
			var known bool
			if static[k], known = view.Constant(n); !known {
				static[k], dynamic = core.Dynamic, append(dynamic, n.Value)
			}
		}
		operands = r.add(operands, composedHigh(b, b.Context().RankedTensor(static, t.ElementType(), nil), v, with, false, dynamic))
	}
	return r, r.finish(rw, op, operands)
}

// rewriterAt moves the insertion point after an operation, and returns what goes back.
func rewriterAt(rw *rewrite.Rewriter, op *core.Operation) (restore func()) {
	at, loc := rw.Save(), rw.Loc()
	rw.SetAfter(op)
	rw.SetLoc(op.Loc())
	return func() {
		rw.Restore(at)
		rw.SetLoc(loc)
	}
}
