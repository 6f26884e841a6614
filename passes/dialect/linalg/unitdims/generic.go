package unitdims

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/linalg"
)

// operand is how an operand looks without its dimensions of size one.
type operand struct {
	m         *affine.Map
	shape     []int64
	groups    [][]int64 // which dimensions became one
	collapsed bool
}

// loops maps the loops of an operation to those that stay.
type loops struct {
	dims []affine.Expr // what each old loop is
	unit []bool        // which loops go away
	kept int
}

// dropLoops removes the loops of a generic operation that make one turn.
func dropLoops(op linalg.GenericOp, how Strategy, rw *rewrite.Rewriter) bool {
	maps := linalg.StructuredOp(op).IndexingMaps()
	if len(maps) == 0 || len(maps) != op.Op.NumOperands() {
		return false
	}
	l, ok := unitLoops(op.Op, maps)
	if !ok {
		return rw.NoMatch(op.Op, "invalid indexing maps for operation")
	}
	list := make([]operand, len(maps))
	by := make([]*affine.Map, len(maps))
	changed := false
	for i, v := range op.Op.Operands() {
		if list[i], ok = l.operand(v.Type(), maps[i]); !ok {
			return rw.NoMatch(op.Op, "an operand whose dimensions cannot be dropped")
		}
		by[i] = list[i].m
		changed = changed || !by[i].Equal(maps[i])
	}
	if !changed || affine.ConcatMaps(by...).InversePermutation() == nil {
		return false
	}
	rw.SetLoc(op.Op.Loc())
	x := l.rebuild(op, list, how, rw)
	results := make([]*core.Value, op.Op.NumResults())
	for i := range results {
		results[i] = x.Op.Result(i)
		k := len(op.Inputs()) + i
		if !list[k].collapsed {
			continue
		}
		if results[i], ok = expandValue(&rw.Builder, results[i], op.Op.Operand(k), list[k].groups, how); !ok {
			return false
		}
	}
	rw.ReplaceOp(op.Op, results...)
	return true
}

// unitLoops finds the loops that go over a dimension of size one.
func unitLoops(op *core.Operation, maps []*affine.Map) (l loops, ok bool) {
	inverse := affine.ConcatMaps(maps...).InversePermutation()
	if inverse == nil {
		return l, false
	}
	var sizes []int64
	for _, v := range op.Operands() {
		if t, ok := v.Type().(core.ShapedType); ok {
			sizes = append(sizes, t.Shape()...)
		}
	}
	for _, e := range inverse.Results() {
		one := e.IsDim() && e.Position() < len(sizes) && sizes[e.Position()] == 1
		l.unit = append(l.unit, one)
		if one {
			l.dims = append(l.dims, affine.Const(0))
			continue
		}
		l.dims = append(l.dims, affine.Dim(l.kept))
		l.kept++
	}
	return l, true
}

// operand drops the dimensions of size one that an operand is seen at place 0 of. ok is false when its layout or encoding
// does not allow that.
func (l loops) operand(t core.Type, m *affine.Map) (r operand, ok bool) {
	var shape []int64
	if s, ok := t.(core.ShapedType); ok {
		shape = s.Shape()
	}
	by := make([]affine.Expr, m.NumResults())
	for i, e := range m.Results() {
		by[i] = e.ReplaceDims(l.dims)
	}
	isUnit := func(d int) bool {
		if d >= len(by) || shape[d] != 1 {
			return false
		}
		n, ok := by[d].Value()
		return ok && n == 0
	}
	var results []affine.Expr
	r.groups = group(len(shape), isUnit)
	for d := range shape {
		if !isUnit(d) {
			results = append(results, by[d])
			r.shape = append(r.shape, shape[d])
		}
	}
	r.m = affine.NewMap(l.kept, m.NumSymbols(), results...)
	r.collapsed = len(results) != m.NumResults()
	return r, !r.collapsed || isCollapsible(t)
}

// group joins each dimension that stays with those that go away after it, and the first one with those in front.
func group(rank int, isUnit func(d int) bool) (groups [][]int64) {
	var open []int64
	d := 0
	for ; d < rank && isUnit(d); d++ {
		open = append(open, int64(d))
	}
	for d < rank {
		open = append(open, int64(d))
		for d++; d < rank && isUnit(d); d++ {
			open = append(open, int64(d))
		}
		groups = append(groups, open)
		open = nil
	}
	return groups
}

// isCollapsible reports whether dimensions of a type can be joined.
func isCollapsible(t core.Type) bool {
	switch t := t.(type) {
	case *core.MemRefType:
		return memrefdefs.HasIdentityLayout(t)
	case *core.RankedTensorType:
		return t.Encoding() == nil
	}
	return false
}

// rebuild makes the operation without the loops, on operands without the dimensions.
func (l loops) rebuild(op linalg.GenericOp, list []operand, how Strategy, rw *rewrite.Rewriter) linalg.GenericOp {
	b, c := &rw.Builder, rw.Context()
	vals := op.Op.OperandList(0, op.Op.NumOperands())
	maps := make([]core.Attribute, len(list))
	var types []core.Type
	for i, o := range list {
		if o.collapsed {
			vals[i] = collapseValue(b, vals[i], o.shape, o.groups, how)
		}
		maps[i] = c.AffineMap(o.m)
		if _, ok := vals[i].Type().(*core.RankedTensorType); ok && i >= len(op.Inputs()) {
			types = append(types, vals[i].Type())
		}
	}
	var kinds []core.Attribute
	for i, k := range op.IteratorTypesAttr().Elems() {
		if !l.unit[i] {
			kinds = append(kinds, k)
		}
	}
	n := len(op.Inputs())
	x := linalg.Generic{ResultTensorsTypes: types, Inputs: vals[:n], Outputs: vals[n:], IndexingMaps: c.Array(maps...),
		IteratorTypes: c.Array(kinds...)}.Build(b)
	rw.InlineRegionBefore(op.Region(), x.Region(), nil)
	l.renumber(x, rw)
	return x
}

// renumber makes linalg.index ask for the loops that are left.
func (l loops) renumber(op linalg.GenericOp, rw *rewrite.Rewriter) {
	defer rw.Restore(rw.Save())
	loc := rw.Loc()
	defer rw.SetLoc(loc)
	for _, inner := range slices.Collect(op.Region().Entry().Ops()) {
		x, ok := linalg.AsIndexOp(inner)
		if !ok {
			continue
		}
		rw.SetBefore(inner)
		rw.SetLoc(inner.Loc())
		switch d := int64(x.Dim()); {
		case l.unit[d]:
			rw.ReplaceOp(inner, memrefdefs.ConstantIndex(&rw.Builder, 0))
		case int64(l.dims[d].Position()) != d:
			rw.ReplaceOpWith(inner, linalg.Index{Dim: int64(l.dims[d].Position())}.Build(&rw.Builder).Op)
		}
	}
}
