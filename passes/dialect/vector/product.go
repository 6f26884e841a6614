package vector

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	vectordefs "github.com/odsgen/ods/defs/vector"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/vector"
)

// This file lowers contractions that are products of matrices or of a matrix and a vector, and outer products.

func combine(kind vector.CombiningKind, v, acc, mask *core.Value, rw *rewrite.Rewriter) *core.Value {
	return vectordefs.Combine(kind, v, acc, arith.FastMathFlagsNone, mask, rw)
}

// outerForm says how a layout becomes outer products of columns of one side and rows of the other.
type outerForm struct {
	layout      [3]string
	flip        bool // the sides change places
	left, right bool // which of them, after that, is transposed
	dim         int  // the dimension of the left-hand side that is reduced
}

// The layouts: dimensions m, n and k are 0, 1 and 2 of matrices, m and k are 0 and 1 of a matrix and a vector.
var (
	outerMatrices = []outerForm{
		{[3]string{"02", "21", "01"}, false, true, false, 1},
		{[3]string{"02", "12", "01"}, false, true, true, 1},
		{[3]string{"20", "21", "01"}, false, false, false, 0},
		{[3]string{"20", "12", "01"}, false, false, true, 0},
		{[3]string{"02", "21", "10"}, true, false, true, 1},
		{[3]string{"02", "12", "10"}, true, true, true, 1},
		{[3]string{"20", "21", "10"}, true, false, false, 0},
		{[3]string{"20", "12", "10"}, true, true, false, 0},
	}
	outerVectors = []outerForm{
		{[3]string{"01", "1", "0"}, false, true, false, 1},
		{[3]string{"10", "1", "0"}, false, false, false, 0},
		{[3]string{"1", "01", "0"}, true, true, false, 0},
		{[3]string{"1", "10", "0"}, true, false, false, 0},
	}
	// Those of a reduction in front, where k and m are 0 and 1.
	outerTransposed = []outerForm{
		{[3]string{"10", "0", "1"}, false, true, false, 1},
		{[3]string{"01", "0", "1"}, false, false, false, 0},
		{[3]string{"0", "10", "1"}, true, true, false, 0},
		{[3]string{"0", "01", "1"}, true, false, false, 0},
	}
)

// outerProducts adds up outer products along the dimension that is reduced. It returns nil for other contractions.
func (c contraction) outerProducts() *core.Value {
	var forms []outerForm
	var permutation []int64 // that brings the dimension that is reduced to the front of the mask
	switch {
	case c.loops("ppr", true):
		forms, permutation = outerMatrices, []int64{2, 0, 1}
	case c.loops("pr", true):
		forms, permutation = outerVectors, []int64{1, 0}
	case c.loops("rp", true):
		forms = outerTransposed
	}
	b := &c.rw.Builder
	for _, f := range forms {
		if !c.layout(f.layout[:]...) {
			continue
		}
		if scalable(vectorOf(c.op.Lhs()), f.dim) {
			return nil
		}
		mask := c.mask
		if mask != nil && permutation != nil {
			mask = transpose(b, mask, permutation...)
		}
		lhs, rhs := c.op.Lhs(), c.op.Rhs()
		if f.flip {
			lhs, rhs = rhs, lhs
		}
		if f.left {
			lhs = transpose(b, lhs, 1, 0)
		}
		if f.right {
			rhs = transpose(b, rhs, 1, 0)
		}
		return c.addOuter(lhs, rhs, mask, vectorOf(c.op.Lhs()).Shape()[f.dim])
	}
	return nil
}

func (c contraction) addOuter(lhs, rhs, mask *core.Value, n int64) *core.Value {
	b := &c.rw.Builder
	sum := c.op.Acc()
	to := elem(sum)
	for k := range n {
		x := extract(b, lhs, k)
		y := extract(b, rhs, k)
		x = promoted(b, x, to)
		y = promoted(b, y, to)
		var part *core.Value
		if mask != nil {
			part = extract(b, mask, k)
		}
		o := vector.OuterProduct{ResultType: sum.Type(), Lhs: x, Rhs: y, Acc: sum, Kind: c.op.Kind()}.Build(b)
		sum = masked(c.rw, o.Op, part)
	}
	return sum
}

// promoted extends elements to a wider type.
func promoted(b *core.Builder, v *core.Value, to core.Type) *core.Value {
	if elem(v) == to {
		return v
	}
	t := to
	if x := vectorOf(v); x != nil {
		t = withElement(x, to)
	}
	if _, ok := to.(*core.FloatType); ok {
		return arith.NewExtF(b, t, v).Op.Result(0)
	}
	return arith.NewExtSI(b, t, v).Op.Result(0)
}

// dotForm says how a layout becomes products of rows of one side with rows of the other.
type dotForm struct {
	layout      [3]string
	flip        bool // the sides change places
	left, right bool // which of them, after that, is transposed
}

var (
	dotMatrices = []dotForm{
		{[3]string{"02", "21", "01"}, false, false, true},
		{[3]string{"02", "12", "01"}, false, false, false},
		{[3]string{"20", "21", "01"}, false, true, true},
		{[3]string{"20", "12", "01"}, false, true, false},
		{[3]string{"02", "21", "10"}, true, true, false},
		{[3]string{"02", "12", "10"}, true, false, false},
		{[3]string{"20", "21", "10"}, true, true, true},
		{[3]string{"20", "12", "10"}, true, false, true},
	}
	dotVectors = []dotForm{
		{[3]string{"01", "1", "0"}, false, false, false},
		{[3]string{"10", "1", "0"}, false, true, false},
		{[3]string{"1", "01", "0"}, true, false, false},
		{[3]string{"1", "10", "0"}, true, true, false},
	}
)

// dots multiplies and reduces a row of each side for every element of the result. It returns nil for other
// contractions.
func (c contraction) dots() *core.Value {
	if c.mask != nil {
		return nil
	}
	var forms []dotForm
	switch {
	case c.loops("ppr", false):
		forms = dotMatrices
	case c.loops("pr", false):
		forms = dotVectors
	}
	for _, f := range forms {
		if c.layout(f.layout[:]...) {
			return c.dotRows(f)
		}
	}
	return nil
}

func (c contraction) dotRows(f dotForm) *core.Value {
	b := &c.rw.Builder
	lhs, rhs := c.op.Lhs(), c.op.Rhs()
	if f.flip {
		lhs, rhs = rhs, lhs
	}
	if f.left {
		lhs = transpose(b, lhs, 1, 0)
	}
	if f.right {
		rhs = transpose(b, rhs, 1, 0)
	}
	t := vectorOf(c.op.Result())
	all := zero(b, t)
	rank, columns := len(t.Shape()), int64(1)
	if rank > 1 {
		columns = t.Shape()[1]
	}
	var ys []*core.Value // the rows of the right-hand side, extracted once
	for i := range t.Shape()[0] {
		x := extract(b, lhs, i)
		for j := range columns {
			at := []int64{i}
			if rank > 1 {
				at = append(at, j)
			}
			switch {
			case i > 0:
			case rank > 1:
				ys = append(ys, extract(b, rhs, j))
			default:
				ys = append(ys, rhs)
			}
			y := ys[j]
			sum := vector.Reduction{DestType: elem(x), Vector: mul(b, x, y), Kind: vector.CombiningKindADD}.Build(b).Dest()
			all = insert(b, sum, all, at...)
		}
	}
	return add(b, all, c.op.Acc())
}

// elementwise multiplies elements where all dimensions that are reduced have size 1. It returns nil for other
// contractions.
func (c contraction) elementwise() *core.Value {
	if c.mask != nil {
		return nil
	}
	lhs, ok := c.spread(0, c.op.Lhs())
	if !ok {
		return nil
	}
	rhs, ok := c.spread(1, c.op.Rhs())
	if !ok {
		return nil
	}
	b := &c.rw.Builder
	x, y := c.op.Lhs(), c.op.Rhs()
	x = lhs.widen(b, x)
	y = rhs.widen(b, y)
	x = transpose(b, x, lhs.permutation...)
	y = transpose(b, y, rhs.permutation...)
	x = extract(b, x, make([]int64, lhs.reduced)...)
	y = extract(b, y, make([]int64, rhs.reduced)...)
	integers := isInteger(elem(c.op.Lhs()))
	return product(c.rw, x, y, c.op.Acc(), c.op.Kind(), integers, nil)
}

// spreading says how a side gets the shape of the result after the dimensions that are reduced.
type spreading struct {
	outer       []int64 // the dimensions to add in front
	permutation []int64
	reduced     int
}

func (s spreading) widen(b *core.Builder, v *core.Value) *core.Value {
	if len(s.outer) == 0 {
		return v
	}
	t := vectorOf(v)
	shape := append(append([]int64(nil), s.outer...), t.Shape()...)
	return broadcast(b, b.Context().Vector(shape, t.ElementType(), nil), v)
}

func (c contraction) spread(side int, v *core.Value) (s spreading, ok bool) {
	m, acc := c.maps[side], c.maps[2]
	var reduced []int
	for i := range m.NumResults() {
		if c.isReduction(m.DimPosition(i)) {
			if vectorOf(v).Shape()[i] != 1 {
				return s, false
			}
			reduced = append(reduced, i)
		}
	}
	added := acc.NumResults() - (m.NumResults() - len(reduced))
	for _, i := range reduced {
		s.permutation = append(s.permutation, int64(added+i))
	}
	for i := range acc.NumResults() {
		if pos := m.ResultPosition(affine.Dim(acc.DimPosition(i))); pos >= 0 {
			s.permutation = append(s.permutation, int64(added+pos))
			continue
		}
		s.permutation = append(s.permutation, int64(len(s.outer)))
		s.outer = append(s.outer, vectorOf(c.op.Result()).Shape()[i])
	}
	s.reduced = len(reduced)
	return s, true
}

// lowerOuterProduct multiplies one side by each element of the other one.
func lowerOuterProduct(op vector.OuterProductOp, rw *rewrite.Rewriter) bool {
	t := vectorOf(op.Result())
	if len(t.Shape()) >= 2 && scalable(t, 0) && scalable(t, 1) {
		return false
	}
	_, isIndex := t.ElementType().(*core.IndexType)
	integers := isIndex || isInteger(t.ElementType())
	root, mask := maskingOf(op.Op)
	rw.SetBefore(root)
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	rhs := vectorOf(op.Rhs())
	if rhs == nil {
		scale := broadcast(b, op.Lhs().Type(), op.Rhs())
		v := product(rw, op.Lhs(), scale, op.Acc(), op.Kind(), integers, mask)
		if v == nil {
			return false
		}
		rw.ReplaceOp(root, v)
		return true
	}
	all := zero(b, t)
	for i := range t.Shape()[0] {
		x := broadcast(b, rhs, extract(b, op.Lhs(), i))
		var acc, part *core.Value
		if op.Acc() != nil {
			acc = extract(b, op.Acc(), i)
		}
		if mask != nil {
			part = extract(b, mask, i)
		}
		v := product(rw, x, op.Rhs(), acc, op.Kind(), integers, part)
		if v == nil {
			return false
		}
		all = insert(b, v, all, i)
	}
	rw.ReplaceOp(root, all)
	return true
}
