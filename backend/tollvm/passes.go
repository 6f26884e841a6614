package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/passes"
	arithpass "github.com/odsgen/ods/passes/arith"
)

// Register registers the passes of this package.
func Register(reg *passes.Registry) {
	reg.Add(ConvertArith, ConvertCF, ConvertFunc, ConvertUB, ConvertIndex, ConvertMath, ConvertComplex, ConvertVector, FinalizeMemRef,
		ConvertToLLVM)
}

// Target returns a target for which dialect llvm and casts between types are legal and nothing is said about others.
func Target() *conversion.Target {
	t := onlyLLVM()
	t.LegalOps(core.UnrealizedCastDef.Name)
	return t
}

// onlyLLVM returns a target for which dialect llvm is legal. Casts that do nothing are folded under it.
func onlyLLVM() *conversion.Target {
	t := conversion.NewTarget()
	t.LegalDialects(llvm.Name)
	return t
}

// indexBitwidth declares the option that all passes have.
func indexBitwidth(p *passes.Pass, o *uint64) {
	p.Options.Uint(o, "index-bitwidth", "Width of index in bits; 0: that of the data layout")
}

// convert runs a partial conversion on the pass's operation.
func convert(r *passes.Run, t *TypeConverter, target *conversion.Target, set *conversion.PatternSet) {
	convertWith(r, target, set, r.ConversionConfig())
}

// convertWith is convert with a configuration made from [passes.Run.ConversionConfig].
func convertWith(r *passes.Run, target *conversion.Target, set *conversion.PatternSet, cfg conversion.Config) {
	if !conversion.Partial([]*core.Operation{r.Op}, target, set, cfg) {
		r.Fail()
	}
}

// ConvertArith returns the pass convert-arith-to-llvm.
func ConvertArith() *passes.Pass {
	var bits uint64
	p := &passes.Pass{Name: "convert-arith-to-llvm", Class: "ArithToLLVMConversionPass", Summary: "Turn arith into llvm",
		Doc: "Converts the operations of dialect arith, those on tensors and on floats that LLVM lacks excepted.", Depends: []string{llvm.Name}}
	indexBitwidth(p, &bits)
	p.Run = func(r *passes.Run) {
		t := NewTypeConverter(r.Op.Context(), Options{IndexBitwidth: uint(bits)}, r.Reporter())
		set := conversion.NewPatternSet()
		arithpass.AddDivisionExpansions(set)
		AddArith(set, t)
		convert(r, t, Target(), set)
	}
	return p
}

// ConvertCF returns the pass convert-cf-to-llvm.
func ConvertCF() *passes.Pass {
	var bits uint64
	p := &passes.Pass{Name: "convert-cf-to-llvm", Class: "ConvertControlFlowToLLVMPass", Summary: "Turn cf into llvm",
		Doc: "Converts branches with the blocks that they go to, and assertions to calls of puts and abort. It fails when a branch has values " +
			"whose types cannot be converted.", Anchor: core.ModuleDef.Name, Depends: []string{llvm.Name}}
	indexBitwidth(p, &bits)
	p.Run = func(r *passes.Run) {
		t := NewTypeConverter(r.Op.Context(), Options{IndexBitwidth: uint(bits)}, r.Reporter())
		set := conversion.NewPatternSet()
		AddCF(set, t)
		target := Target()
		target.IllegalDialects(cf.Name)
		target.DynamicUnknown(func(*core.Operation) conversion.Legality { return conversion.Legal })
		convert(r, t, target, set)
	}
	return p
}

// ConvertFunc returns the pass convert-func-to-llvm.
func ConvertFunc() *passes.Pass {
	var bits uint64
	var o Options
	p := &passes.Pass{Name: "convert-func-to-llvm", Class: "ConvertFuncToLLVMPass", Summary: "Turn func into llvm",
		Doc: "Converts functions, calls and returns. Memrefs are passed as the parts of their descriptors or, on demand, as pointers; several " +
			"results are returned in a struct; functions with attribute llvm.emit_c_interface get a wrapper for C.",
		Anchor: core.ModuleDef.Name, Depends: []string{llvm.Name}}
	indexBitwidth(p, &bits)
	p.Options.Bool(&o.BarePtr, "use-bare-ptr-memref-call-conv", "Pass memrefs with static shapes as pointers")
	p.Run = func(r *passes.Run) {
		o := o.At(r.Op)
		o.IndexBitwidth = uint(bits)
		t := NewTypeConverter(r.Op.Context(), o, r.Reporter())
		set := conversion.NewPatternSet()
		AddFunc(set, t)
		convert(r, t, Target(), set)
	}
	return p
}

// ConvertUB returns the pass convert-ub-to-llvm.
func ConvertUB() *passes.Pass {
	var bits uint64
	p := &passes.Pass{Name: "convert-ub-to-llvm", Class: "UBToLLVMConversionPass", Summary: "Turn ub into llvm",
		Doc: "Converts poison values and unreachable.", Depends: []string{llvm.Name}}
	indexBitwidth(p, &bits)
	p.Run = func(r *passes.Run) {
		t := NewTypeConverter(r.Op.Context(), Options{IndexBitwidth: uint(bits)}, r.Reporter())
		set := conversion.NewPatternSet()
		AddUB(set, t)
		convert(r, t, Target(), set)
	}
	return p
}

// FinalizeMemRef returns the pass finalize-memref-to-llvm.
func FinalizeMemRef() *passes.Pass {
	var bits uint64
	var o Options
	p := &passes.Pass{Name: "finalize-memref-to-llvm", Class: "FinalizeMemRefToLLVMConversionPass", Summary: "Turn memref into llvm, as the last of the memory dialects",
		Doc: "Converts allocations, globals, accesses and casts of memrefs. Views that compute sizes and strides are left to " +
			"expand-strided-metadata, which is to run before.",
		Anchor: core.ModuleDef.Name, Depends: []string{llvm.Name}}
	indexBitwidth(p, &bits)
	p.Options.Bool(&o.AlignedAlloc, "use-aligned-alloc", "Allocate with aligned_alloc, not malloc")
	p.Options.Bool(&o.GenericFunctions, "use-generic-functions",
		"Call allocation functions with names of MLIR's own, which a runtime can define")
	p.Run = func(r *passes.Run) {
		o := o.At(r.Op)
		o.IndexBitwidth = uint(bits)
		t := NewTypeConverter(r.Op.Context(), o, r.Reporter())
		set := conversion.NewPatternSet()
		AddMemRef(set, t)
		target := Target()
		target.LegalOps(funcd.FuncDef.Name)
		convert(r, t, target, set)
	}
	return p
}

// ConvertIndex returns the pass convert-index-to-llvm.
func ConvertIndex() *passes.Pass {
	var bits uint64
	p := &passes.Pass{Name: "convert-index-to-llvm", Class: "ConvertIndexToLLVMPass", Summary: "Lower the `index` dialect to the `llvm` dialect.",
		Doc: "Converts operations on index to those on integers of the width that index has.", Depends: []string{llvm.Name}}
	indexBitwidth(p, &bits)
	p.Run = func(r *passes.Run) {
		t := NewTypeConverter(r.Op.Context(), Options{IndexBitwidth: uint(bits)}, r.Reporter())
		set := conversion.NewPatternSet()
		AddIndex(set, t)
		target := onlyLLVM()
		target.IllegalDialects("index")
		convert(r, t, target, set)
	}
	return p
}

// ConvertMath returns the pass convert-math-to-llvm.
func ConvertMath() *passes.Pass {
	approximate := true
	p := &passes.Pass{Name: "convert-math-to-llvm", Class: "ConvertMathToLLVMPass", Summary: "Convert Math dialect to LLVM dialect",
		Doc: "Converts the functions of dialect math that LLVM has as intrinsics.", Depends: []string{llvm.Name}}
	p.Options.Bool(&approximate, "approximate-log1p", "Enable approximation of Log1p.")
	p.Run = func(r *passes.Run) {
		t := NewTypeConverter(r.Op.Context(), Options{}, r.Reporter())
		set := conversion.NewPatternSet()
		AddMath(set, t, approximate)
		convert(r, t, Target(), set)
	}
	return p
}

// ConvertComplex returns the pass convert-complex-to-llvm.
func ConvertComplex() *passes.Pass {
	rng := string(ComplexBasic)
	p := &passes.Pass{Name: "convert-complex-to-llvm", Class: "ConvertComplexToLLVMPass", Summary: "Convert Complex dialect to LLVM dialect",
		Doc:     "Converts complex numbers to structs. Other functions than the basic ones are left to convert-complex-to-standard, which is to run before.",
		Depends: []string{llvm.Name}}
	p.Options.Enum(&rng, "complex-range", "Control the intermediate calculation of complex number division",
		passes.EnumValue{Name: string(ComplexImproved), Summary: "improved"}, passes.EnumValue{Name: string(ComplexBasic), Summary: "basic (default)"},
		passes.EnumValue{Name: string(ComplexNone), Summary: "none"})
	p.Run = func(r *passes.Run) {
		t := NewTypeConverter(r.Op.Context(), Options{}, r.Reporter())
		set := conversion.NewPatternSet()
		AddComplex(set, t, ComplexRange(rng))
		target := Target()
		target.IllegalDialects("complex")
		convert(r, t, target, set)
	}
	return p
}
