package flat

import (
	"slices"

	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/presburger"
)

// Sums are flattened expressions: coefficients of dimensions, symbols, locals and the constant. Locals has the
// constraints that say what the local variables are.
type Sums struct {
	Rows   [][]int64
	Locals *presburger.Relation
}

// Flatten flattens expressions over the same dimensions and symbols. It returns false for expressions that are not pure
// affine, or divide by a number below one.
func Flatten(dims, syms int, exprs []affine.Expr) (Sums, bool) {
	f := flattener{dims: dims, syms: syms, set: presburger.NewSet(dims, syms)}
	rows := make([][]int64, len(exprs))
	for i, e := range exprs {
		if !e.IsPureAffine() {
			return Sums{}, false
		}
		row, ok := f.flatten(e)
		if !ok {
			return Sums{}, false
		}
		rows[i] = row
	}
	for i := range rows {
		rows[i] = f.widen(rows[i])
	}
	return Sums{rows, f.set}, true
}

type flattener struct {
	dims, syms int
	locals     []affine.Expr
	set        *presburger.Relation
}

func (f *flattener) base() int { return f.dims + f.syms }

// widen gives a row columns for the locals that came since it was made.
func (f *flattener) widen(row []int64) []int64 {
	if n := f.base() + len(f.locals) + 1 - len(row); n > 0 {
		return slices.Insert(row, len(row)-1, make([]int64, n)...)
	}
	return row
}

func (f *flattener) flatten(e affine.Expr) ([]int64, bool) {
	if k := e.Kind(); !k.Binary() {
		row := f.widen(make([]int64, 1))
		switch k {
		case affine.KindConst:
			row[len(row)-1], _ = e.Value()
		case affine.KindDim:
			row[e.Position()] = 1
		default:
			row[f.dims+e.Position()] = 1
		}
		return row, true
	}
	x, ok := f.flatten(e.LHS())
	if !ok {
		return nil, false
	}
	if e.Kind() == affine.KindAdd {
		y, ok := f.flatten(e.RHS())
		if !ok {
			return nil, false
		}
		x = f.widen(x)
		for i, c := range y {
			x[i] += c
		}
		return x, true
	}
	c, _ := e.RHS().Value()
	switch k := e.Kind(); {
	case k == affine.KindMul:
		for i := range x {
			x[i] *= c
		}
		return x, true
	case c <= 0:
		return nil, false
	case k == affine.KindMod:
		return f.mod(x, c), true
	}
	return f.div(x, c, e.Kind() == affine.KindCeilDiv), true
}

func gcdWith(c int64, row []int64) int64 {
	g := presburger.Of(c)
	for _, v := range row {
		g = presburger.GCD(g, presburger.Of(v))
	}
	v, _ := g.Int64()
	return v
}

func divided(row []int64, g int64) []int64 {
	out := slices.Clone(row)
	for i := range out {
		out[i] /= g
	}
	return out
}

// mod returns x - c * (x floordiv c).
func (f *flattener) mod(x []int64, c int64) []int64 {
	g := gcdWith(c, x)
	if g == c {
		clear(x)
		return x
	}
	q := divided(x, g)
	at := f.local(q, f.expr(q).FloorDivConst(c/g), c/g)
	x = f.widen(x)
	x[at] -= c
	return x
}

func (f *flattener) div(x []int64, c int64, ceil bool) []int64 {
	g := gcdWith(c, x)
	x = divided(x, g)
	if c /= g; c == 1 {
		return x
	}
	e := f.expr(x)
	if ceil {
		e = e.CeilDivConst(c)
		x[len(x)-1] += c - 1
	} else {
		e = e.FloorDivConst(c)
	}
	at := f.local(x, e, c)
	x = f.widen(x)
	clear(x)
	x[at] = 1
	return x
}

// local returns the column of the local variable that stands for e, dividend floordiv divisor.
func (f *flattener) local(dividend []int64, e affine.Expr, divisor int64) int {
	if i := slices.IndexFunc(f.locals, e.Equal); i >= 0 {
		return f.base() + i
	}
	f.locals = append(f.locals, e)
	return f.set.AddFloorDiv(presburger.Row(dividend...), presburger.Of(divisor))
}

func (f *flattener) expr(row []int64) affine.Expr { return sum(row, f.dims, f.syms, f.locals) }

// sum returns the expression that coefficients stand for.
func sum(row []int64, dims, syms int, locals []affine.Expr) affine.Expr {
	e := affine.Const(0)
	n := len(row) - 1
	for i, c := range row[:n] {
		if c == 0 {
			continue
		}
		switch {
		case i < dims:
			e = e.Add(affine.Dim(i).MulConst(c))
		case i < dims+syms:
			e = e.Add(affine.Symbol(i - dims).MulConst(c))
		default:
			e = e.Add(locals[i-dims-syms].MulConst(c))
		}
	}
	if row[n] != 0 {
		e = e.AddConst(row[n])
	}
	return e
}

// small returns coefficients as machine integers; false where one does not fit.
func small(row []presburger.Int) ([]int64, bool) {
	out := make([]int64, len(row))
	for i, c := range row {
		v, ok := c.Int64()
		if !ok {
			return nil, false
		}
		out[i] = v
	}
	return out, true
}
