// Package tollvm converts other dialects to dialect llvm, under the names and with the results of upstream's passes. It has
// the conversion of types and what patterns share, with the passes for dialects that link little: arith, complex, func, index,
// math and ub. Packages cftollvm, memreftollvm and vectortollvm have those for their dialects; package all has them all.
//
// As passes, on a registry that a pass manager or a driver uses:
//
//	reg := passes.NewRegistry()
//	tollvm.RegisterPasses(reg)
//	// builtin.module(convert-arith-to-llvm, convert-func-to-llvm, reconcile-unrealized-casts)
//
// As patterns, for a conversion of one's own that adds rules for other operations and types:
//
//	types := tollvm.NewTypeConverter(ctx, tollvm.Options{}, reporter)
//	set := conversion.NewPatternSet()
//	tollvm.AddArith(set, types)
//	ok := conversion.Partial([]*core.Operation{module}, tollvm.Target(), set, conversion.Config{Report: reporter})
//
// Types become what [TypeConverter] makes of them: index an integer, vectors of several dimensions arrays of vectors,
// memrefs structs (their descriptors: two pointers, an offset, sizes and strides) in operations and the fields of these
// structs in function signatures.
package tollvm
