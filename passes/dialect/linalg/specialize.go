package linalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/math"
)

// AddSpecialization adds the pattern that makes named operations of generic ones: copies, fills, transpositions,
// broadcasts, functions of elements and products of matrices.
func AddSpecialization(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&linalg.GenericDef, linalg.AsGenericOp, "specialize", func(op linalg.GenericOp, rw *rewrite.Rewriter) bool {
		_, ok := Specialize(rw, op)
		return ok
	}))
}

// Specialize replaces a generic operation by a named one, which it returns; ok is false when none does the same.
func Specialize(rw *rewrite.Rewriter, op linalg.GenericOp) (by *core.Operation, ok bool) {
	if op.Region().IsEmpty() || len(op.Outputs()) != 1 {
		return nil, false
	}
	g := &generic{GenericOp: op, maps: linalg.StructuredOp(op).IndexingMaps(), body: op.Region().Entry(), rw: rw}
	for _, k := range linalg.StructuredOp(op).IteratorTypes() {
		g.reductions = g.reductions || k != linalg.IteratorTypeParallel
	}
	rw.SetLoc(op.Op.Loc())
	ok = g.move() || g.function() || g.product()
	return g.made, ok
}

// generic is a generic operation of one output.
type generic struct {
	linalg.GenericOp
	maps       []*affine.Map
	body       *core.Block
	reductions bool
	rw         *rewrite.Rewriter
	made       *core.Operation // the named operation
}

// replace makes the named operation.
func (g *generic) replace(def *core.OpDef, inputs []*core.Value, attrs ...core.NamedAttr) bool {
	g.made = linalgdefs.NewNamed(&g.rw.Builder, def, inputs, g.Outputs(), attrs...)
	g.rw.ReplaceOpWith(g.Op, g.made)
	return true
}

// yielded returns the only value that the region yields when it has no more than n operations.
func (g *generic) yielded(n int) *core.Value {
	end := g.body.Last()
	if count := len(slices.Collect(g.body.Ops())); count != n || end.NumOperands() != 1 {
		return nil
	}
	return end.Operand(0)
}

// move recognizes what yields its input as it is.
func (g *generic) move() bool {
	if len(g.Inputs()) == 0 {
		return g.constant()
	}
	if g.reductions || len(g.Inputs()) != 1 || g.body.NumArgs() != 2 || g.yielded(1) != g.body.Arg(0) {
		return false
	}
	in, out := g.maps[0], g.maps[1]
	if _, ok := g.Inputs()[0].Type().(core.ShapedType); !ok {
		return g.replace(&linalg.FillDef, g.Inputs())
	}
	if !out.IsIdentity() {
		return false
	}
	if in.IsIdentity() {
		return g.replace(&linalg.CopyDef, g.Inputs())
	}
	c := g.rw.Context()
	dims := positions(in)
	switch {
	case dims == nil || in.NumResults() > in.NumDims():
		return false
	case in.IsPermutation():
		perm := make([]int64, len(dims))
		for i, d := range dims {
			perm[d] = int64(i)
		}
		return g.replace(&linalg.TransposeDef, g.Inputs(), core.NamedAttr{Name: "permutation", Value: c.I64Array(perm...)})
	case slices.IsSorted(dims) && len(dims) < in.NumDims() && in.IsProjectedPermutation(false):
		var added []int64
		for d := range in.NumDims() {
			if !slices.Contains(dims, d) {
				added = append(added, int64(d))
			}
		}
		return g.replace(&linalg.BroadcastDef, g.Inputs(), core.NamedAttr{Name: "dimensions", Value: c.I64Array(added...)})
	}
	return false
}

// constant recognizes what yields the same constant everywhere.
func (g *generic) constant() bool {
	v := g.yielded(1)
	if g.reductions || v == nil || v.ConstantValue() == nil {
		return false
	}
	return g.replace(&linalg.FillDef, []*core.Value{v})
}

// positions returns the dimensions that a map consists of, or nil when it has others.
func positions(m *affine.Map) []int {
	out := make([]int, 0, m.NumResults())
	for _, e := range m.Results() {
		if !e.IsDim() {
			return nil
		}
		out = append(out, e.Position())
	}
	return out
}

// functions are the operations on elements that have a name of their own.
var functions = map[*core.OpDef]*core.OpDef{
	&math.ExpDef:   &linalg.ExpDef,
	&arith.AddFDef: &linalg.AddDef,
	&arith.SubFDef: &linalg.SubDef,
	&arith.MulFDef: &linalg.MulDef,
	&arith.DivFDef: &linalg.DivDef,
}

// function recognizes one operation on the elements of all inputs.
func (g *generic) function() bool {
	n := len(g.Inputs())
	v := g.yielded(2)
	if g.reductions || v == nil || len(g.maps) == 0 || g.maps[0].NumDims() < 1 || g.body.Arg(n).HasUses() ||
		slices.ContainsFunc(g.maps, func(m *affine.Map) bool { return !m.IsIdentity() }) {
		return false
	}
	op := g.body.First()
	by, ok := functions[op.Info().Def()]
	if !ok || v.DefiningOp() != op || op.NumOperands() != n {
		return false
	}
	inputs := make([]*core.Value, n)
	for i := range inputs {
		a := op.Operand(i)
		if !a.IsBlockArg() || a.OwnerBlock() != g.body {
			return false
		}
		inputs[i] = g.Inputs()[a.Index()]
	}
	if n == 2 && op.Operand(0) == op.Operand(1) {
		return false
	}
	return g.replace(by, inputs)
}

// product recognizes products of matrices, or of batches of them.
func (g *generic) product() bool {
	if len(g.Inputs()) != 2 || len(g.maps) != 3 || !linalgdefs.IsContraction(g.body) {
		return false
	}
	batch := g.maps[2].NumResults() - 2
	if batch < 0 || g.maps[0].NumDims() != batch+3 {
		return false
	}
	var list [3][]int
	for i, m := range g.maps {
		if list[i] = positions(m); len(list[i]) != batch+2 {
			return false
		}
		for d := range batch {
			if list[i][d] != d {
				return false
			}
		}
		list[i] = list[i][batch:]
	}
	m, n := list[2][0], list[2][1]
	k := 3*batch + 3 - m - n
	kinds := linalg.StructuredOp(g.GenericOp).IteratorTypes()
	for d := range batch + 3 {
		if (kinds[d] == linalg.IteratorTypeReduction) != (d == k) {
			return false
		}
	}
	sameDims := func(a []int, x, y int) bool { return a[0] == x && a[1] == y || a[0] == y && a[1] == x }
	if batch > 1 || k < batch || k > batch+2 || m == n || !sameDims(list[0], m, k) || !sameDims(list[1], k, n) {
		return false
	}
	left, right := list[0][0] != m, list[1][0] != k // that are transposed
	if left && right {
		return false
	}
	def := &linalg.MatmulDef
	if batch > 0 {
		def = &linalg.BatchMatmulDef
	}
	attrs := []core.NamedAttr(nil)
	if (left || right) && !upstream.TransposedProduct.In(g.rw.Context()) {
		// A named operation counts its loops in a fixed order: batch, m, n, k.
		order := make([]affine.Expr, batch+3)
		for d := range batch {
			order[d] = affine.Dim(d)
		}
		order[m], order[n], order[k] = affine.Dim(batch), affine.Dim(batch+1), affine.Dim(batch+2)
		named := affine.NewMap(batch+3, 0, order...)
		maps := make([]*affine.Map, len(g.maps))
		for i, x := range g.maps {
			maps[i] = x.Compose(named)
		}
		attrs = append(attrs, core.NamedAttr{Name: "indexing_maps", Value: linalgdefs.MapsAttr(g.rw.Context(), maps)})
	}
	ok := g.replace(def, g.Inputs(), attrs...)
	if attrs == nil {
		maps := linalgdefs.MapsAttr(g.rw.Context(), linalgdefs.Maps(g.made)) // written out, as upstream's builder does
		g.made.SetAttr("indexing_maps", maps)
	}
	return ok
}
