package linalg

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/core/upstream"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

func (*ConvertElementwisePass) run(r *passes.Run) {
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	set.AddPlain(rewrite.Pattern{Name: "elementwise to linalg", Match: elementwiseToGeneric})
	target.DynamicUnknown(func(op *core.Operation) conversion.Legality { return conversion.LegalIf(!isMappable(op)) })
	r.Convert(target, set)
}

// isScalar reports whether a type is that of an element.
func isScalar(t core.Type) bool {
	switch t.(type) {
	case *core.IntegerType, *core.FloatType, *core.IndexType, *core.ComplexType:
		return true
	}
	return false
}

// isMappable reports whether an operation does the same with all elements of tensors.
func isMappable(op *core.Operation) bool {
	if !op.Has(core.TraitElementwise) || !op.Has(core.TraitScalarizable) || !op.Has(core.TraitVectorizable) || !op.Has(core.TraitTensorizable) {
		return false
	}
	if selectsWhole(op) && !upstream.WholeSelects.In(op.Context()) {
		return false
	}
	some := false
	for _, v := range op.Operands() {
		_, ok := v.Type().(*core.RankedTensorType)
		if some = some || ok; !ok && !isScalar(v.Type()) {
			return false
		}
	}
	return some
}

// selectsWhole reports whether an operation chooses one of two tensors of unknown sizes, which may differ.
func selectsWhole(op *core.Operation) bool {
	x, ok := arith.AsSelectOp(op)
	if !ok || !isScalar(x.Condition().Type()) {
		return false
	}
	t, ok := x.Result().Type().(*core.RankedTensorType)
	return ok && !core.IsStaticShape(t)
}

// elementwiseToGeneric puts an operation on elements into a linalg.generic.
func elementwiseToGeneric(op *core.Operation, rw *rewrite.Rewriter) bool {
	if !isMappable(op) {
		return rw.NoMatch(op, "requires elementwise op on ranked tensors")
	}
	rw.SetLoc(op.Loc())
	rank := len(op.Result(0).Type().(*core.RankedTensorType).Shape())
	var maps []*affine.Map
	for _, v := range op.Operands() {
		if isScalar(v.Type()) {
			maps = append(maps, affine.NewMap(rank, 0))
		} else {
			maps = append(maps, affine.IdentityMap(rank))
		}
	}
	var outputs []*core.Value
	var elems []core.Type
	for _, v := range op.Results() {
		maps = append(maps, affine.IdentityMap(rank))
		outputs = append(outputs, outputFor(op, v.Type(), rw))
		elems = append(elems, v.Type().(*core.RankedTensorType).ElementType())
	}
	c := rw.Context()
	kinds := make([]core.Attribute, rank)
	for i := range kinds {
		kinds[i] = linalg.GetIteratorTypeAttr(c, linalg.IteratorTypeParallel)
	}
	g := linalg.Generic{ResultTensorsTypes: op.ResultTypes(), Inputs: op.OperandList(0, op.NumOperands()), Outputs: outputs,
		IndexingMaps: linalgdefs.MapsAttr(c, maps), IteratorTypes: c.Array(kinds...)}.Build(&rw.Builder)
	at := rw.Save()
	var types []core.Type
	var locs []core.Location
	for _, v := range g.Op.Operands() {
		types, locs = append(types, core.ElementTypeOrSelf(v.Type())), append(locs, v.Loc())
	}
	block := rw.CreateBlock(g.Region(), types, locs...)
	st := core.OperationState{Info: op.Info(), Operands: block.Args()[:op.NumOperands()], Types: elems}
	for _, a := range op.Attrs() {
		st.SetAttr(a.Name, a.Value)
	}
	linalg.NewYield(&rw.Builder, rw.CreateOp(&st).ResultList())
	rw.Restore(at)
	rw.ReplaceOpWith(op, g.Op)
	return true
}

// outputFor returns the first operand of a type, or an empty tensor.
func outputFor(op *core.Operation, t core.Type, rw *rewrite.Rewriter) *core.Value {
	for _, v := range op.Operands() {
		if v.Type() == t {
			return v
		}
	}
	return shapes.Empty(&rw.Builder, shapes.Of(&rw.Builder, op.Operand(0)), t.(*core.RankedTensorType).ElementType())
}

func (*InlineScalarOperandsPass) run(r *passes.Run) {
	set := rewrite.NewPatternSet(r.Op.Context())
	set.Add(rewrite.OpPattern(&linalg.GenericDef, linalg.AsGenericOp, "operands of one element", inlineScalars))
	rewrite.Greedy(r.Op, set.Freeze(), r.GreedyConfig())
}

// inlineScalars reads inputs of which all points see the same element inside of the region.
func inlineScalars(op linalg.GenericOp, rw *rewrite.Rewriter) bool {
	if !linalgdefs.HasPureTensors(op.Op) {
		return false
	}
	maps := linalg.StructuredOp(op).IndexingMaps()
	n := len(op.Inputs())
	var inputs []*core.Value
	var kept []*affine.Map
	var inlined []int
	for i, v := range op.Inputs() {
		if maps[i].IsConstant() {
			inlined = append(inlined, i)
			continue
		}
		inputs, kept = append(inputs, v), append(kept, maps[i])
	}
	if len(inlined) == 0 {
		return false
	}
	rw.SetLoc(op.Op.Loc())
	by := linalg.Generic{ResultTensorsTypes: op.Op.ResultTypes(), Inputs: inputs, Outputs: op.Outputs(),
		IndexingMaps: linalgdefs.MapsAttr(rw.Context(), append(kept, maps[n:]...)), IteratorTypes: op.IteratorTypesAttr()}.Build(&rw.Builder)
	at := rw.Save()
	rw.CloneRegion(op.Region(), by.Region(), nil, new(core.IRMapping))
	body := by.Region().Entry()
	rw.SetStart(body)
	for k := len(inlined) - 1; k >= 0; k-- {
		i := inlined[k]
		places, _ := maps[i].ConstantResults()
		indices := make([]*core.Value, len(places))
		for d, p := range places {
			indices[d] = memrefdefs.ConstantIndex(&rw.Builder, p)
		}
		v := op.Inputs()[i]
		if _, ok := v.Type().(core.ShapedType); ok {
			v = tensor.NewExtract(&rw.Builder, v, indices).Result()
		}
		rw.ReplaceAllUsesWith(body.Arg(i), v)
		rw.Modify(by.Op, func() { body.EraseArg(i) })
	}
	rw.Restore(at)
	rw.ReplaceOpWith(op.Op, by.Op)
	return true
}
