package tile

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	affinedefs "github.com/odsgen/ods/defs/affine"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/linalg"
)

// winograd is one of the transforms of Winograd's convolution, whose loops go over one of the operands.
type winograd struct {
	Unsupported
	op    *core.Operation
	loops int // the operand
	m, r  int64
	input func(x *winograd, w *Work, loops Part) Part // of the first operand
	out   func(x *winograd, w *Work, loops Part) Part // of the result
}

func newWinograd(op *core.Operation) Op {
	x := &winograd{op: op}
	if f, ok := linalg.AsWinogradFilterTransformOp(op); ok {
		x.m, x.r = linalgdefs.WinogradSizes(f.Fmr())
		x.input, x.out = filterIn, filterOut
	} else if f, ok := linalg.AsWinogradInputTransformOp(op); ok {
		x.m, x.r = linalgdefs.WinogradSizes(f.Fmr())
		x.loops, x.input, x.out = 1, imageIn, imageTiles
	} else if f, ok := linalg.AsWinogradOutputTransformOp(op); ok {
		x.m, x.r = linalgdefs.WinogradSizes(f.Fmr())
		x.input, x.out = imageTiles, imageOut
	}
	return x
}

// AsOperation implements [Op].
func (x *winograd) AsOperation() *core.Operation { return x.op }

func (x *winograd) shape(operand int) []int64 {
	return x.op.Operand(operand).Type().(core.ShapedType).Shape()
}

// Kinds implements [Op].
func (x *winograd) Kinds() []linalg.IteratorType { return parallel(len(x.shape(x.loops))) }

// Domain implements [Op].
func (x *winograd) Domain(w *Work) (out []Range) {
	for _, n := range mixedSizes(&w.Builder, x.op.Operand(x.loops)) {
		out = append(out, Range{index(&w.Builder, 0), n, index(&w.Builder, 1)})
	}
	return out
}

// Tile implements [Op].
func (x *winograd) Tile(w *Work, loops Part) (r Result, ok bool) {
	in := cut(w, x.op.Operand(0), x.input(x, w, loops))
	out := cut(w, x.op.Operand(1), x.out(x, w, loops))
	by := cloneWith(w.Rewriter, x.op, []*core.Value{in, out}, []core.Type{out.Type()})
	return Result{[]*core.Operation{by}, by.ResultList(), []*core.Operation{in.DefiningOp(), out.DefiningOp()}}, true
}

// ResultPosition implements [Op].
func (x *winograd) ResultPosition(w *Work, _ int, loops Part) (Part, bool) {
	return x.out(x, w, loops), true
}

// filterIn is the part of a filter (f, h, w, c): whole in h and w.
func filterIn(x *winograd, w *Work, p Part) Part {
	zero, size := index(&w.Builder, 0), x.shape(0)
	return Part{[]core.FoldResult{p.Offsets[0], zero, zero, p.Offsets[3]},
		[]core.FoldResult{p.Sizes[0], index(&w.Builder, size[1]), index(&w.Builder, size[2]), p.Sizes[3]}}
}

// filterOut is the part of a transformed filter (alphaH, alphaW, c, f).
func filterOut(x *winograd, w *Work, p Part) Part {
	zero, size := index(&w.Builder, 0), x.shape(1)
	return Part{[]core.FoldResult{zero, zero, p.Offsets[3], p.Offsets[0]},
		[]core.FoldResult{index(&w.Builder, size[0]), index(&w.Builder, size[1]), p.Sizes[3], p.Sizes[0]}}
}

// imageTiles is the part of a transformed image (alphaH, alphaW, tileH, tileW, n, c).
func imageTiles(x *winograd, w *Work, p Part) Part {
	zero, size := index(&w.Builder, 0), x.shape(x.loops)
	return Part{append([]core.FoldResult{zero, zero}, p.Offsets[2:]...),
		append([]core.FoldResult{index(&w.Builder, size[0]), index(&w.Builder, size[1])}, p.Sizes[2:]...)}
}

// imageIn is the part of an image (n, h, w, c) that tiles are made of: these overlap.
func imageIn(x *winograd, w *Work, p Part) Part { return x.image(w, p, x.r-1) }

// imageOut is the part of an image (n, h, w, f) that is made of tiles.
func imageOut(x *winograd, w *Work, p Part) Part { return x.image(w, p, 0) }

func (x *winograd) image(w *Work, p Part, overlap int64) Part {
	alpha := x.shape(x.loops)
	var at, size [2]core.FoldResult
	scale := func(k int, e affine.Expr, n core.FoldResult) core.FoldResult {
		if alpha[k] == 1 && overlap == 0 {
			e = d0
		}
		return core.FoldResult{Value: applied(&w.Builder, e, n)}
	}
	for k := range 2 {
		e := d0.MulConst(x.m)
		if alpha[k] == 1 {
			e = d0
		}
		at[k] = core.FoldResult{Value: applied(&w.Builder, e, p.Offsets[2+k])}
	}
	for k := range 2 {
		size[k] = scale(k, d0.MulConst(x.m).AddConst(overlap), p.Sizes[2+k])
		if alpha[k] == 1 {
			size[k] = index(&w.Builder, 1)
		}
	}
	return Part{[]core.FoldResult{p.Offsets[4], at[0], at[1], p.Offsets[5]}, []core.FoldResult{p.Sizes[4], size[0], size[1], p.Sizes[5]}}
}

// applied makes an affine.apply, also of a constant.
func applied(b *core.Builder, e affine.Expr, n core.FoldResult) *core.Value {
	if n.Value == nil {
		k, _ := n.Attr.(*core.IntegerAttr)
		return affinedefs.ComposedApply(b, affine.NewMap(0, 0, e.ReplaceDims([]affine.Expr{affine.Const(k.Int64())})), nil).Op.Result(0)
	}
	return affinedefs.ComposedApply(b, affine.NewMap(1, 0, e), []*core.Value{n.Value}).Op.Result(0)
}
