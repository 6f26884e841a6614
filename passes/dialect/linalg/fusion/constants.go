package fusion

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// foldFill uses the value itself where all elements of an input are equal.
func foldFill(op linalg.GenericOp, rw *rewrite.Rewriter) bool {
	if !linalgdefs.HasPureTensors(op.Op) {
		return false
	}
	found := false
	for i, v := range op.Inputs() {
		fill, ok := linalg.AsFillOp(v.DefiningOp())
		if !ok || !linalgdefs.PayloadUses(op.Op, i) {
			continue
		}
		value := fill.Inputs()[0]
		if value.Type() != core.ElementTypeOrSelf(v.Type()) {
			continue // elements are converted, which is left to the fill
		}
		found = true
		rw.ReplaceAllUsesWith(op.Region().Entry().Arg(i), value)
	}
	return found
}

// scalarConstant returns the value that an input is, or that all elements of it are.
func scalarConstant(v *core.Value) core.Attribute {
	switch a := v.ConstantValue().(type) {
	case *core.DenseElementsAttr:
		switch a.ShapedType().ElementType().(type) {
		case *core.IntegerType, *core.FloatType:
			if a.IsSplat() {
				return a.Element(0)
			}
		}
	case *core.IntegerAttr, *core.FloatAttr:
		return a
	}
	return nil
}

// foldSplat makes a constant of one value part of the region.
func foldSplat(op linalg.GenericOp, rw *rewrite.Rewriter) bool {
	if !linalgdefs.HasPureTensors(op.Op) {
		return false
	}
	maps := linalg.StructuredOp(op).IndexingMaps()
	for i, v := range op.Inputs() {
		value := scalarConstant(v)
		if value == nil {
			continue
		}
		inputs := slices.Delete(op.Op.OperandList(0, len(op.Inputs())), i, i+1)
		locs := []core.Location{op.Op.Loc()}
		for _, in := range inputs {
			locs = append(locs, in.Loc())
		}
		kept := slices.Delete(slices.Clone(maps), i, i+1)
		if affine.ConcatMaps(kept...).InversePermutation() == nil {
			return rw.NoMatch(op.Op, "fused op loop bound computation failed")
		}
		rw.SetLoc(v.Loc())
		scalar := arith.NewConstant(&rw.Builder, value).Result()
		rw.SetLoc(rw.Context().FusedLoc(locs, nil))
		by := linalg.Generic{ResultTensorsTypes: op.Op.ResultTypes(), Inputs: inputs, Outputs: op.Outputs(),
			IndexingMaps: linalgdefs.MapsAttr(rw.Context(), kept), IteratorTypes: op.IteratorTypesAttr()}.Build(&rw.Builder)
		var m core.IRMapping
		m.Map(op.Region().Entry().Arg(i), scalar)
		rw.CloneRegion(op.Region(), by.Region(), nil, &m)
		rw.ReplaceOpWith(op.Op, by.Op)
		return true
	}
	return false
}

// dropOutputs lets outputs that the region does not read start with nothing.
func dropOutputs(op linalg.GenericOp, rw *rewrite.Rewriter) bool {
	n := len(op.Inputs())
	changed := false
	rw.SetLoc(op.Op.Loc())
	for i, v := range op.Outputs() {
		t, ok := v.Type().(*core.RankedTensorType)
		if !ok || t.Encoding() != nil || v.DefiningOp() != nil && v.DefiningOp().Is(&tensor.EmptyDef) ||
			linalgdefs.PayloadUses(op.Op, n+i) {
			continue
		}
		changed = true
		empty := shapes.Empty(&rw.Builder, shapes.Of(&rw.Builder, v), t.ElementType())
		rw.Modify(op.Op, func() { op.Op.SetOperand(n+i, empty) })
	}
	return changed
}

// AddConstants adds the pattern that computes transpositions of constants, when nothing else uses these: upstream's
// populateConstantFoldLinalgOperations.
func AddConstants(set *rewrite.PatternSet) {
	for _, def := range []*core.OpDef{&linalg.GenericDef, &linalg.TransposeDef} {
		set.Add(rewrite.Pattern{Name: def.Name + " of a constant", Root: def.Name, Match: foldTranspose})
	}
}

func foldTranspose(op *core.Operation, rw *rewrite.Rewriter) bool {
	x, ok := linalg.LinalgOpKey.Of(op)
	if !ok || op.NumOperands() != 2 || op.NumResults() != 1 || x.DpsInits().Len() != 1 {
		return false
	}
	out, ok := op.Result(0).Type().(*core.RankedTensorType)
	body := op.Region(0).Entry()
	if !ok || !core.IsStaticShape(out) || body.First() != body.Last() || body.Last().NumOperands() != 1 ||
		body.Last().Operand(0) != body.Arg(0) {
		return false
	}
	maps := x.IndexingMaps()
	if !maps[0].IsPermutation() || !maps[1].IsPermutation() {
		return false
	}
	a, ok := op.Operand(0).ConstantValue().(*core.DenseElementsAttr)
	if !ok || a.ShapedType().ElementType() != out.ElementType() || !hasOneUser(op.Operand(0)) {
		return false
	}
	switch out.ElementType().(type) {
	case *core.IntegerType, *core.FloatType:
	default:
		return false
	}
	rw.SetLoc(op.Loc())
	rw.ReplaceOpWith(op, arith.NewConstant(&rw.Builder, transposed(a, out, maps[0].Compose(maps[1].InversePermutation()))).Op)
	return true
}

// transposed moves elements: m tells for a place in the result which one it is in a.
func transposed(a *core.DenseElementsAttr, out *core.RankedTensorType, m *affine.Map) core.Attribute {
	c := core.ContextOf(a)
	if a.IsSplat() {
		return c.DenseElements(out, a.RawData())
	}
	from, to := a.ShapedType().Shape(), out.Shape()
	place := make([]int64, len(to))
	raw := make([]byte, 0, len(a.RawData()))
	for range a.NumElements() {
		at := int64(0)
		for d, e := range m.Results() {
			at = dim.Add(dim.Mul(at, from[d]), place[e.Position()])
		}
		raw = append(raw, a.Raw(at)...)
		for d := len(place) - 1; d >= 0; d-- {
			if place[d]++; place[d] < to[d] {
				break
			}
			place[d] = 0
		}
	}
	return c.DenseElements(out, raw)
}
