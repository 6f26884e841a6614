package fusion

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	"github.com/odsgen/ods/defs/iface/view"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// AddExpansion adds the patterns that give a structured operation more loops, so that a reshape of its result is not
// needed, nor one of an input that joined dimensions: upstream's FoldReshapeWithGenericOpByExpansion and
// FoldWithProducerReshapeOpByExpansion.
func AddExpansion(set *rewrite.PatternSet) { AddExpansionIf(set, isOnlyUse) }

// AddExpansionIf is [AddExpansion] where may says so, of the use of a structured operation's result in a reshape, and of a
// reshape's in a structured operation. Other operations may use them as well.
func AddExpansionIf(set *rewrite.PatternSet, may func(u *core.Use) bool) {
	set.Add(rewrite.OpPattern(&tensor.ExpandShapeDef, tensor.AsExpandShapeOp, "tensor.expand_shape of a structured operation",
		func(reshape tensor.ExpandShapeOp, rw *rewrite.Rewriter) bool { return expandProducer(reshape, may, rw) }))
	set.Add(rewrite.Pattern{Name: "structured operation of tensor.collapse_shape",
		Match: func(op *core.Operation, rw *rewrite.Rewriter) bool { return expandConsumer(op, may, rw) }})
}

// expansion says which loops replace each loop.
type expansion struct {
	x     linalg.LinalgOp
	maps  []*affine.Map
	loops [][]int64           // the new loops of each old one
	sizes [][]core.FoldResult // and how long they are
	n     int                 // how many there are
}

func canExpand(x linalg.LinalgOp, operand int) bool {
	maps := x.IndexingMaps()
	return linalgdefs.HasPureTensors(x.AsOperation()) && operand < len(maps) && maps[operand].NumResults() > 0 &&
		!slices.ContainsFunc(maps, func(m *affine.Map) bool { return !m.IsProjectedPermutation(false) })
}

// newExpansion splits the loops over an operand in groups, whose sizes are given.
func newExpansion(x linalg.LinalgOp, operand int, groups [][]int64, shape []core.FoldResult, rw *rewrite.Rewriter) *expansion {
	e := &expansion{x: x, maps: x.IndexingMaps()}
	op := x.AsOperation()
	rw.SetBefore(op)
	rw.SetLoc(op.Loc())
	var flat []core.FoldResult
	for _, v := range op.Operands() {
		flat = append(flat, shapes.Of(&rw.Builder, v)...)
	}
	e.sizes = make([][]core.FoldResult, e.maps[0].NumDims())
	for i, r := range e.maps[operand].Results() {
		for _, d := range groups[i] {
			e.sizes[r.Position()] = append(e.sizes[r.Position()], shape[d])
		}
	}
	for i, r := range affine.ConcatMaps(e.maps...).Results() {
		if d := r.Position(); len(e.sizes[d]) == 0 {
			e.sizes[d] = flat[i : i+1]
		}
	}
	for _, s := range e.sizes {
		var list []int64
		for range s {
			list = append(list, int64(e.n))
			e.n++
		}
		e.loops = append(e.loops, list)
	}
	return e
}

// expanded returns the map with the new loops, the sizes of the operand and how its dimensions are split.
func (e *expansion) expanded(m *affine.Map) (to *affine.Map, sizes []core.FoldResult, groups [][]int64) {
	var exprs []affine.Expr
	for _, r := range m.Results() {
		var group []int64
		for k, l := range e.loops[r.Position()] {
			group = append(group, int64(len(exprs)))
			exprs = append(exprs, affine.Dim(int(l)))
			sizes = append(sizes, e.sizes[r.Position()][k])
		}
		groups = append(groups, group)
	}
	return affine.NewMap(e.n, 0, exprs...), sizes, groups
}

// operand splits the dimensions of an operand.
func (e *expansion) operand(b *core.Builder, v *core.Value, m *affine.Map) (*core.Value, *affine.Map, bool) {
	to, sizes, groups := e.expanded(m)
	t, ok := v.Type().(*core.RankedTensorType)
	if !ok {
		return v, to, true
	}
	shape, dynamic := view.Split(sizes)
	want := b.Context().RankedTensor(shape, t.ElementType(), nil)
	if core.Type(want) == core.Type(t) {
		return v, to, true
	}
	for i, g := range groups {
		product, known := int64(1), true
		for _, d := range g {
			known = known && shape[d] != core.Dynamic
			product = view.Mul(product, shape[d])
		}
		if n := t.Shape()[i]; known != (n != core.Dynamic) || known && n != product {
			return nil, nil, false
		}
	}
	return tensor.ExpandShape{ResultType: want, Src: v, Reassociation: view.GroupsAttr(b.Context(), groups), OutputShape: dynamic,
		StaticOutputShape: shape}.Build(b).Result(), to, true
}

// apply makes the operation with more loops. src takes the place of an input, unless replaced is negative. It returns
// what the results are replaced by.
func (e *expansion) apply(replaced int, src *core.Value, rw *rewrite.Rewriter) ([]*core.Value, bool) {
	op, c := e.x.AsOperation(), rw.Context()
	vals := op.OperandList(0, op.NumOperands())
	maps := make([]*affine.Map, len(vals))
	n := len(vals) - e.x.DpsInits().Len()
	for i, v := range vals {
		if i == replaced {
			vals[i] = src
			maps[i], _, _ = e.expanded(e.maps[i])
			continue
		}
		var ok bool
		if vals[i], maps[i], ok = e.operand(&rw.Builder, v, e.maps[i]); !ok {
			return nil, false
		}
	}
	var types []core.Type
	for _, v := range vals[n:] {
		types = append(types, v.Type())
	}
	kinds := make([]core.Attribute, e.n)
	for i, k := range e.x.IteratorTypes() {
		for _, l := range e.loops[i] {
			kinds[l] = linalg.GetIteratorTypeAttr(c, k)
		}
	}
	var by *core.Operation
	switch {
	case op.Is(&linalg.FillDef) || op.Is(&linalg.CopyDef):
		by = linalgdefs.NewNamed(&rw.Builder, op.Info().Def(), vals[:n], vals[n:])
	case op.Is(&linalg.TransposeDef):
		by = linalgdefs.NewNamed(&rw.Builder, &linalg.TransposeDef, vals[:n], vals[n:],
			core.NamedAttr{Name: "permutation", Value: c.I64Array(e.permutation(op)...)})
	default:
		g := linalg.Generic{ResultTensorsTypes: types, Inputs: vals[:n], Outputs: vals[n:], IndexingMaps: linalgdefs.MapsAttr(c, maps),
			IteratorTypes: c.Array(kinds...)}.Build(&rw.Builder)
		rw.CloneRegion(op.Region(0), g.Region(), nil, new(core.IRMapping))
		e.indices(g, rw)
		by = g.Op
	}
	results := by.ResultList()
	for i, r := range op.Results() {
		if results[i].Type() == r.Type() {
			continue
		}
		_, _, groups := e.expanded(e.maps[n+i])
		results[i] = tensor.NewCollapseShape(&rw.Builder, r.Type(), results[i], view.GroupsAttr(c, groups)).Result()
	}
	return results, true
}

// permutation is that of a transposition between the split dimensions.
func (e *expansion) permutation(op *core.Operation) []int64 {
	x := core.Must(linalg.AsTransposeOp(op))
	var inverse []int64
	old := make([]int64, len(x.Permutation()))
	for i, p := range x.Permutation() {
		old[p] = int64(i)
	}
	for _, p := range old {
		inverse = append(inverse, e.loops[p]...)
	}
	out := make([]int64, len(inverse))
	for i, p := range inverse {
		out[p] = int64(i)
	}
	return out
}

// indices computes the old places from the new ones.
func (e *expansion) indices(g linalg.GenericOp, rw *rewrite.Rewriter) {
	defer rw.Restore(rw.Save())
	loc := rw.Loc()
	defer rw.SetLoc(loc)
	sum := affine.NewMap(2, 1, affine.Dim(0).Add(affine.Dim(1).Mul(affine.Symbol(0))))
	for _, op := range slices.Collect(g.Region().Entry().Ops()) {
		x, ok := linalg.AsIndexOp(op)
		if !ok {
			continue
		}
		loops := e.loops[x.Dim()]
		if len(loops) == 1 && loops[0] == x.Dim() {
			continue
		}
		rw.SetAfter(op)
		rw.SetLoc(loc)
		place := func(l int64) core.FoldResult {
			return core.FoldResult{Value: linalg.Index{Dim: l}.Build(&rw.Builder).Op.Result(0)}
		}
		var rest []core.FoldResult
		for _, l := range loops[1:] {
			rest = append(rest, place(l))
		}
		v := place(loops[0])
		rw.SetLoc(op.Loc())
		for k, r := range rest {
			v = affinedefs.ComposedFoldedApply(&rw.Builder, sum, []core.FoldResult{r, v, e.sizes[x.Dim()][k+1]})
		}
		rw.ReplaceOp(op, memrefdefs.ValueOf(&rw.Builder, v))
	}
}

// expandConsumer lets an operation see an input before its dimensions were joined.
func expandConsumer(op *core.Operation, may func(u *core.Use) bool, rw *rewrite.Rewriter) bool {
	x, ok := linalg.LinalgOpKey.Of(op)
	if !ok {
		return false
	}
	n := op.NumOperands() - x.DpsInits().Len()
	for i, v := range op.OperandList(0, n) {
		reshape, ok := tensor.AsCollapseShapeOp(v.DefiningOp())
		if !ok || !canExpand(x, i) || !may(op.OperandUse(i)) {
			continue
		}
		rw.SetLoc(reshape.Op.Loc())
		shape := shapes.Of(&rw.Builder, reshape.Src())
		e := newExpansion(x, i, view.Groups(reshape.ReassociationAttr()), shape, rw)
		results, ok := e.apply(i, reshape.Src(), rw)
		if ok {
			rw.ReplaceOp(op, results...)
		}
		return ok
	}
	return false
}

// expandProducer lets an operation make the result whose dimensions are split.
func expandProducer(reshape tensor.ExpandShapeOp, may func(u *core.Use) bool, rw *rewrite.Rewriter) bool {
	v := reshape.Src()
	if v.DefiningOp() == nil {
		return rw.NoMatch(reshape.Op, "source not produced by an operation")
	}
	x, ok := linalg.LinalgOpKey.Of(v.DefiningOp())
	if !ok {
		return rw.NoMatch(reshape.Op, "producer not a structured operation")
	}
	op := x.AsOperation()
	operand := op.NumOperands() - x.DpsInits().Len() + v.Index()
	if !canExpand(x, operand) || !may(reshape.Op.OperandUse(0)) || !before(reshape.OutputShape(), op) {
		return rw.NoMatch(reshape.Op, "failed preconditions of fusion with producer generic op")
	}
	shape := view.Mixed(reshape.Op.Context(), reshape.StaticOutputShapeAttr(), reshape.OutputShape())
	e := newExpansion(x, operand, view.Groups(reshape.ReassociationAttr()), shape, rw)
	results, ok := e.apply(-1, nil, rw)
	if !ok {
		return false
	}
	by := results[v.Index()]
	if c, ok := tensor.AsCollapseShapeOp(by.DefiningOp()); ok {
		by = c.Src()
	}
	rw.ReplaceOp(reshape.Op, by)
	rw.ReplaceOp(op, results...)
	return true
}

// before reports whether values are there where an operation is.
func before(vals []*core.Value, op *core.Operation) bool {
	for _, v := range vals {
		if def := v.DefiningOp(); def != nil && def.Block() == op.Block() && !def.IsBeforeInBlock(op) {
			return false
		}
	}
	return true
}
