package conv

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// TransposeFilter moves the features of the filter of a convolution to its end.
func TransposeFilter(rw *rewrite.Rewriter, op *core.Operation) (*core.Operation, bool) {
	var def *core.OpDef
	switch {
	case op.Is(&linalg.Conv2DNhwcFhwcDef):
		def = &linalg.Conv2DNhwcHwcfDef
	case op.Is(&linalg.Conv2DNhwcFhwcQDef):
		def = &linalg.Conv2DNhwcHwcfQDef
	default:
		return nil, false
	}
	defer rw.SetLoc(rw.Loc())
	rw.SetLoc(op.Loc())
	b, c := &rw.Builder, op.Context()
	filter := op.Operand(1)
	t, ok := filter.Type().(core.ShapedType)
	if !ok || slices.Contains(t.Shape(), core.Dynamic) || len(t.Shape()) != 4 {
		return nil, false
	}
	s := t.Shape()
	shape := []int64{s[1], s[2], s[3], s[0]}
	order := []int64{1, 2, 3, 0}
	var turned *core.Value
	if _, isTensor := t.(*core.RankedTensorType); isTensor {
		dest := tensor.NewEmpty(b, c.RankedTensor(shape, t.ElementType(), nil), nil).Op.Result(0)
		turned = linalgdefs.NewTranspose(b, filter, dest, order).Result(0)
	} else {
		turned = memref.Alloc{MemrefType: c.MemRef(shape, t.ElementType(), nil, nil)}.Build(b).Op.Result(0)
		linalgdefs.NewTranspose(b, filter, turned, order)
	}
	operands := slices.Clone(op.OperandList(0, op.NumOperands()))
	operands[1] = turned
	n := len(operands) - 1
	made := linalgdefs.NewNamed(b, def, operands[:n], operands[n:], core.NamedAttr{Name: "dilations", Value: op.Attr("dilations")},
		core.NamedAttr{Name: "strides", Value: op.Attr("strides")})
	rw.ReplaceOpWith(op, made)
	return made, true
}

// TransposeOperand makes a product of matrices, or of many, take its first or its second operand transposed.
func TransposeOperand(rw *rewrite.Rewriter, op *core.Operation, second bool) (*core.Operation, bool) {
	m, isPlain := linalg.AsMatmulOp(op)
	many, isBatch := linalg.AsBatchMatmulOp(op)
	def := &linalg.MatmulDef
	switch {
	case isPlain && op.Operand(2).Type() == op.ResultTypes()[0] && plainMaps(linalg.StructuredOp(m).IndexingMaps(), 0):
	case isBatch && op.Operand(2).Type() == op.ResultTypes()[0] && plainMaps(linalg.StructuredOp(many).IndexingMaps(), 1):
		def = &linalg.BatchMatmulDef
	default:
		return nil, false
	}
	defer rw.SetLoc(rw.Loc())
	rw.SetLoc(op.Loc())
	b, c := &rw.Builder, op.Context()
	at := 0
	if second {
		at = 1
	}
	v := op.Operand(at)
	t, ok := v.Type().(*core.RankedTensorType)
	if !ok {
		return nil, false
	}
	rank := len(t.Shape())
	order := []int64{1, 0}
	asked := []int{1, 0}
	if rank == 3 {
		order, asked = []int64{0, 2, 1}, []int{0, 2, 1}
	}
	var sizes []*core.Value
	var shape []int64
	for _, d := range asked {
		n := t.Shape()[d]
		if n == core.Dynamic {
			sizes = append(sizes, shapes.Dim(b, v, d))
		}
		shape = append(shape, n)
	}
	dest := tensor.NewEmpty(b, c.RankedTensor(shape, t.ElementType(), nil), sizes).Op.Result(0)
	operands := slices.Clone(op.OperandList(0, 3))
	operands[at] = linalgdefs.NewTranspose(b, v, dest, order).Result(0)
	var maps []core.Attribute
	for i, m := range plain(rank - 2) {
		if i == at {
			n := m.NumResults()
			results := slices.Clone(m.Results())
			results[n-1], results[n-2] = results[n-2], results[n-1]
			m = affine.NewMap(m.NumDims(), 0, results...)
		}
		maps = append(maps, c.AffineMap(m))
	}
	made := linalgdefs.NewNamed(b, def, operands[:2], operands[2:], core.NamedAttr{Name: "indexing_maps", Value: c.Array(maps...)})
	rw.ReplaceOpWith(op, made)
	return made, true
}

// plain returns the maps of a product of matrices, over batches.
func plain(batches int) []*affine.Map {
	e := func(list ...int) *affine.Map {
		var out []affine.Expr
		for i := range batches {
			out = append(out, affine.Dim(i))
		}
		for _, d := range list {
			out = append(out, affine.Dim(batches+d))
		}
		return affine.NewMap(batches+3, 0, out...)
	}
	return []*affine.Map{e(0, 2), e(2, 1), e(0, 1)}
}

func plainMaps(maps []*affine.Map, batches int) bool {
	return slices.EqualFunc(maps, plain(batches), func(a, b *affine.Map) bool { return a.Equal(b) })
}
