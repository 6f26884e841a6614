package vectorize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/vector"
)

// canVectorize reports whether a structured operation can be vectorized.
func canVectorize(x linalg.LinalgOp, o Options) bool {
	op := x.AsOperation()
	maps, kinds := x.IndexingMaps(), x.IteratorTypes()
	dynamic := false
	for _, v := range op.Operands() {
		if t, ok := v.Type().(core.ShapedType); ok {
			if slices.Contains(t.Shape(), 0) {
				return false
			}
			dynamic = dynamic || !core.IsStaticShape(t)
		}
	}
	static := staticLoops(op, maps, len(kinds))
	if len(o.Sizes) > 0 && !fitsShape(static, o.Sizes) {
		return false
	}
	elementwise := isElementwise(x)
	if dynamic && !dynamicAllowed(x, elementwise, o) {
		return false
	}
	for inner := range op.Region(0).Entry().Ops() {
		if extractable(inner, o) {
			continue
		}
		for _, t := range append(inner.OperandTypes(), inner.ResultTypes()...) {
			if op.Context().VerifyVector(nil, t) != "" {
				return false
			}
		}
	}
	switch {
	case elementwise:
		return true
	case isConvolution(op):
		return canConvolve(x)
	}
	return allProjectedPermutations(maps) && reducible(x)
}

// dynamicAllowed reports whether an operation with sizes that are not known can be vectorized.
func dynamicAllowed(x linalg.LinalgOp, elementwise bool, o Options) bool {
	op := x.AsOperation()
	switch {
	case isConvolution(op):
		return dynamicConvolution(op, o)
	case reducesGenerically(x):
		return reducible(x)
	}
	_, contracts := linalg.ContractionOpInterfaceKey.Of(op)
	return elementwise || contracts || op.Is(&linalg.GenericDef) || op.Is(&linalg.CopyDef)
}

func allProjectedPermutations(maps []*affine.Map) bool {
	for _, m := range maps {
		if !m.IsProjectedPermutation(true) {
			return false
		}
	}
	return true
}

// elementOps are the operations of a region that compute elements, besides those whose traits say it.
var elementOps = []*core.OpDef{&arith.ConstantDef, &funcd.ConstantDef, &tensor.ExtractDef, &linalg.YieldDef, &linalg.IndexDef,
	&affinegen.ApplyDef}

// isElementwise reports whether an operation does the same with each element: all loops are parallel, and all outputs
// are permutations of the iteration space.
func isElementwise(x linalg.LinalgOp) bool {
	op, maps := x.AsOperation(), x.IndexingMaps()
	for _, k := range x.IteratorTypes() {
		if k != linalg.IteratorTypeParallel {
			return false
		}
	}
	if !allProjectedPermutations(maps) {
		return false
	}
	for i := op.NumOperands() - x.DpsInits().Len(); i < len(maps); i++ {
		if !maps[i].IsPermutation() {
			return false
		}
	}
	for inner := range op.Region(0).Entry().Ops() {
		if !isOneOf(inner, elementOps) &&
			!inner.Has(core.TraitElementwise|core.TraitScalarizable|core.TraitVectorizable|core.TraitTensorizable) {
			return false
		}
		for _, t := range inner.ResultTypes() {
			if core.StorageWidth(t) == 0 {
				return false
			}
		}
	}
	return true
}

// usesReduction reports whether a map depends on a dimension over which a reduction goes: the vector that is left would
// have fewer dimensions than what it is written to.
func usesReduction(m *affine.Map, iterators []linalg.IteratorType) bool {
	for d, it := range iterators {
		if it == linalg.IteratorTypeReduction && m.IsFunctionOfDim(d) {
			return true
		}
	}
	return false
}

// reducible reports whether the outputs that are smaller than the iteration space are reductions that vectors know.
func reducible(x linalg.LinalgOp) bool {
	if !slices.Contains(x.IteratorTypes(), linalg.IteratorTypeReduction) {
		return false
	}
	op, maps := x.AsOperation(), x.IndexingMaps()
	body := op.Region(0).Entry()
	for i := op.NumOperands() - x.DpsInits().Len(); i < op.NumOperands(); i++ {
		if maps[i].IsPermutation() {
			continue
		}
		if i >= body.NumArgs() || usesReduction(maps[i], x.IteratorTypes()) {
			return false
		}
		v, ops := MatchReduction(body, body.Arg(i))
		if v == nil || len(ops) != 1 {
			return false
		}
		if _, ok := combiner(ops[0]); !ok {
			return false
		}
	}
	return true
}

// MatchReduction follows an argument that carries a reduction to the terminator of the body. It returns what the first
// operation combines it with, and the operations in between; nil when it is used for anything else.
func MatchReduction(body *core.Block, carried *core.Value) (*core.Value, []*core.Operation) {
	if !carried.HasOneUse() {
		return nil, nil
	}
	op := carried.FirstUse().Owner()
	var other *core.Value
	if op.NumOperands() == 2 {
		other = op.Operand(0)
		if other == carried {
			other = op.Operand(1)
		}
	}
	var ops []*core.Operation
	for !op.Has(core.TraitTerminator) {
		if !op.IsMemoryEffectFree() || op.NumResults() != 1 || !op.Result(0).HasOneUse() || op.Block() != body {
			return nil, nil
		}
		ops = append(ops, op)
		op = op.Result(0).FirstUse().Owner()
	}
	if len(ops) == 0 || op.Block() != body {
		return nil, nil
	}
	return other, ops
}

// combiner returns the kind of reduction that an operation is one step of.
func combiner(op *core.Operation) (vector.CombiningKind, bool) {
	k, ok := combiners[op.Info().Def()]
	return k, ok
}

var combiners = map[*core.OpDef]vector.CombiningKind{
	&arith.AddIDef: vector.CombiningKindADD, &arith.AddFDef: vector.CombiningKindADD,
	&arith.AndIDef:  vector.CombiningKindAND,
	&arith.MaxSIDef: vector.CombiningKindMAXSI, &arith.MaxUIDef: vector.CombiningKindMAXUI,
	&arith.MaximumFDef: vector.CombiningKindMAXIMUMF, &arith.MaxNumFDef: vector.CombiningKindMAXNUMF,
	&arith.MinSIDef: vector.CombiningKindMINSI, &arith.MinUIDef: vector.CombiningKindMINUI,
	&arith.MinimumFDef: vector.CombiningKindMINIMUMF, &arith.MinNumFDef: vector.CombiningKindMINNUMF,
	&arith.MulIDef: vector.CombiningKindMUL, &arith.MulFDef: vector.CombiningKindMUL,
	&arith.OrIDef: vector.CombiningKindOR, &arith.XOrIDef: vector.CombiningKindXOR,
}
