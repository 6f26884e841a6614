package scripts

import (
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/backend/tollvm/vectortollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	transformgen "github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes/transform"
)

// Extend adds to the dialects of a registry what the operations stand for.
func Extend(r *core.Registry) {
	r.AddExtension(core.Extension{Dialects: []string{transformgen.Name}, Apply: func(l *core.Loading) {
		transform.AttachConverter(l, transformgen.MemrefToLLVMTypeConverterDef.Name, transform.ConverterFunc(typesOf))
		for def, f := range conversions {
			transform.AttachConversions(l, def.Name, with(f))
		}
	}})
}

var conversions = map[*core.OpDef]func(c *transform.Call, op *core.Operation, t *tollvm.TypeConverter, set *conversion.PatternSet,
	target *conversion.Target) transform.Outcome{
	&transformgen.ApplyFuncToLLVMConversionPatternsDef: func(_ *transform.Call, _ *core.Operation, t *tollvm.TypeConverter, set *conversion.PatternSet,
		_ *conversion.Target) transform.Outcome {
		tollvm.AddFunc(set, t)
		return transform.Done
	},
	&transformgen.ApplyVectorToLLVMConversionPatternsDef: func(_ *transform.Call, op *core.Operation, t *tollvm.TypeConverter,
		set *conversion.PatternSet, _ *conversion.Target) transform.Outcome {
		x := core.Must(transformgen.AsApplyVectorToLLVMConversionPatternsOp(op))
		vectortollvm.AddVector(set, t, vectortollvm.VectorOptions{Reassociate: x.ReassociateFpReductions(), Wide: !x.Force32bitVectorIndices(),
			VectorAlignment: x.UseVectorAlignment()})
		return transform.Done
	},
	&transformgen.ApplyToLLVMConversionPatternsDef: dialectToLLVM,
}

// with gives a function the type converter that it needs.
func with(f func(c *transform.Call, op *core.Operation, t *tollvm.TypeConverter, set *conversion.PatternSet,
	target *conversion.Target) transform.Outcome) transform.Conversions {
	return transform.ConversionsFunc(func(c *transform.Call, op *core.Operation, types transform.Types, set *conversion.PatternSet,
		target *conversion.Target) transform.Outcome {
		t, ok := types.Of.(*tollvm.TypeConverter)
		if !ok {
			return c.State.Definite(op.Loc(), "'%s' op expected LLVMTypeConverter", op.Name())
		}
		return f(c, op, t, set, target)
	})
}

func dialectToLLVM(c *transform.Call, op *core.Operation, t *tollvm.TypeConverter, set *conversion.PatternSet,
	target *conversion.Target) transform.Outcome {
	x := core.Must(transformgen.AsApplyToLLVMConversionPatternsOp(op))
	d := op.Context().Dialect(x.DialectName())
	if d == nil {
		return c.State.Definite(op.Loc(), "'%s' op unknown dialect or dialect not loaded: %s", op.Name(), x.DialectName())
	}
	source, ok := tollvm.Source.Of(op.Context(), d)
	if !ok {
		return c.State.Definite(op.Loc(),
			"'%s' op dialect does not implement ConvertToLLVMPatternInterface or extension was not loaded: %s", op.Name(), x.DialectName())
	}
	source.AddToLLVM(set, t, target)
	return transform.Done
}

// typesOf makes the converter that transform.apply_conversion_patterns.memref.memref_to_llvm_type_converter describes.
func typesOf(_ *transform.Call, op *core.Operation) transform.Types {
	x := core.Must(transformgen.AsMemrefToLLVMTypeConverterOp(op))
	o := tollvm.Options{AlignedAlloc: x.UseAlignedAlloc(), GenericFunctions: x.UseGenericFunctions(), BarePtr: x.UseBarePtrCallConv(),
		IndexBitwidth: uint(x.IndexBitwidth())}
	t := tollvm.NewTypeConverter(op.Context(), o, nil)
	return transform.Types{TypeConverter: t.TypeConverter, Of: t}
}
