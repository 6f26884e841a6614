package linalg

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/constfold"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/math"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// noMaximum are the numbers that maxnumf does not change the other operand with: not-a-number, with a sign.
var noMaximum = map[string]string{"bf16": "0xFFC0", "f16": "0xFE00", "f32": "0xFFC00000", "f64": "0xFFF8000000000000"}

// DecomposeSoftmax replaces a linalg.softmax on tensors by generic operations: the greatest elements along the dimension,
// powers of what elements are less than these, sums of the powers, and quotients.
func DecomposeSoftmax(rw *rewrite.Rewriter, op linalg.SoftmaxOp) (*core.Operation, bool) {
	t, ok := op.Input().Type().(*core.RankedTensorType)
	if !ok {
		return nil, false
	}
	text, ok := noMaximum[t.ElementType().String()]
	if !ok {
		return nil, false
	}
	least, err := core.ParseAttr(op.Op.Context(), text+" : "+t.ElementType().String())
	if err != nil {
		return nil, false
	}
	defer rw.Restore(rw.Save())
	defer rw.SetLoc(rw.Loc())
	rw.SetLoc(op.Op.Loc())
	rw.SetBefore(op.Op)
	b, dim := &rw.Builder, int(op.Dimension())
	sizes := slices.Delete(shapes.Of(b, op.Input()), dim, dim+1)
	all := affine.IdentityMap(len(t.Shape()))
	most := all.DropResults(dim)
	parallel := slices.Repeat([]linalg.IteratorType{linalg.IteratorTypeParallel}, len(t.Shape()))
	along := slices.Clone(parallel)
	along[dim] = linalg.IteratorTypeReduction
	generic := func(in []*core.Value, out *core.Value, maps []*affine.Map, kinds []linalg.IteratorType, body func(x, y *core.Value) *core.Value) *core.Operation {
		g := linalgdefs.NewGeneric(b, in, []*core.Value{out}, maps, kinds)
		defer b.Restore(b.Save())
		var types []core.Type
		var locs []core.Location
		for _, v := range g.Op.Operands() {
			types, locs = append(types, t.ElementType()), append(locs, v.Loc())
		}
		block := rw.CreateBlock(g.Region(), types, locs...)
		b.SetEnd(block)
		linalg.NewYield(b, []*core.Value{body(block.Arg(0), block.Arg(1))})
		return g.Op
	}
	dest := shapes.Empty(b, sizes, t.ElementType())
	reduced := func(v *core.Value, start core.Attribute, body func(x, y *core.Value) *core.Value) *core.Value {
		with := arith.NewConstant(b, start).Op.Result(0)
		init := linalgdefs.NewFill(b, with, dest).Result(0)
		return generic([]*core.Value{v}, init, []*affine.Map{all, most}, along, body).Result(0)
	}
	greatest := reduced(op.Input(), least, func(x, y *core.Value) *core.Value { return arith.NewMaxNumF(b, x, y).Op.Result(0) })
	both := []*affine.Map{all, most, all}
	powers := generic([]*core.Value{op.Input(), greatest}, op.Output(), both, parallel, func(x, y *core.Value) *core.Value {
		return math.NewExp(b, arith.NewSubF(b, x, y).Op.Result(0)).Op.Result(0)
	}).Result(0)
	sums := reduced(powers, constfold.Zero(t.ElementType()), func(x, y *core.Value) *core.Value { return arith.NewAddF(b, x, y).Op.Result(0) })
	made := generic([]*core.Value{powers, sums}, op.Output(), both, parallel, func(x, y *core.Value) *core.Value {
		return arith.NewDivF(b, x, y).Op.Result(0)
	})
	rw.ReplaceOpWith(op.Op, made)
	return made, true
}
