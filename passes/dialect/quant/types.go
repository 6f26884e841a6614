package quant

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	quantdefs "github.com/odsgen/ods/defs/quant"
	"github.com/odsgen/ods/generated/quant"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/convert/structural"
)

func (*NormalizeTypesPass) run(r *passes.Run) {
	types := conversion.NewTypeConverter()
	types.AddLegal(func(core.Type) bool { return true })
	conversion.AddConversionOf(types, func(t *core.RankedTensorType) core.Type { return t.CloneWith(nil, normalized(t.ElementType())) })
	conversion.AddConversionOf(types, func(t *core.UnrankedTensorType) core.Type { return t.CloneWith(nil, normalized(t.ElementType())) })
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	structural.AddAny(set, target, types)
	target.DynamicUnknown(func(op *core.Operation) conversion.Legality {
		for _, region := range op.Regions() {
			if !types.IsLegalRegion(region) {
				return conversion.Illegal
			}
		}
		return conversion.Unknown
	})
	structural.AddFunc(set, target, types)
	r.Convert(target, set)
}

// normalized returns a quantized type that says the same with a scale for the tensor or for each index along an axis,
// where there is one; else the type itself.
func normalized(t core.Type) core.Type {
	q, ok := t.(*quant.UniformQuantizedType)
	if !ok || !quantdefs.PerBlock(q) {
		return t
	}
	long := func(n int64) bool { return n != 1 }
	axis := slices.IndexFunc(q.ScaleShape(), long)
	if axis < 0 {
		return with(q, nil)
	}
	if slices.ContainsFunc(q.ScaleShape()[axis+1:], long) {
		return t
	}
	return with(q, []int32{int32(axis)})
}

// with returns the type with its scales along axes.
func with(t *quant.UniformQuantizedType, axes []int32) *quant.UniformQuantizedType {
	return quant.GetUniformQuantizedType(t.Context(), t.Flags(), t.StorageType(), t.ExpressedType(), t.Scales(), t.ZeroPoints(), nil,
		axes, nil, t.StorageTypeMin(), t.StorageTypeMax())
}

func (*StripFuncTypesPass) run(r *passes.Run) {
	types := conversion.NewTypeConverter()
	types.AddLegal(func(core.Type) bool { return true })
	conversion.AddConversionOf(types, func(t *quant.AnyQuantizedType) core.Type { return t.StorageType() })
	conversion.AddConversionOf(types, func(t *quant.UniformQuantizedType) core.Type { return t.StorageType() })
	conversion.AddConversionOf(types, func(*quant.CalibratedQuantizedType) core.Type { return nil }) // stores nothing
	conversion.AddConversionOf(types, func(t *core.RankedTensorType) core.Type { return stripped(t) })
	conversion.AddConversionOf(types, func(t *core.UnrankedTensorType) core.Type { return stripped(t) })
	types.AddSource(storageCast)
	types.AddTarget(storageCast)
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	structural.AddFunc(set, target, types)
	structural.AddCF(set, target, types)
	r.Convert(target, set)
}

// storageCast makes a value of the type before from one of the type behind, and the other way round.
func storageCast(b *core.Builder, types []core.Type, in []*core.Value, loc core.Location, _ core.Type) []*core.Value {
	if len(types) != 1 || len(in) != 1 {
		return nil
	}
	return []*core.Value{quant.StorageCast{ResultType: types[0], Input: in[0], Loc: loc}.Build(b).Result()}
}

// stripped returns a tensor of what is stored, nil where nothing is.
func stripped(t core.ShapedType) core.Type {
	s, ok := quantdefs.Storage(t.ElementType())
	switch {
	case !ok:
		return t
	case s == nil:
		return nil
	}
	return t.CloneWith(nil, s)
}
