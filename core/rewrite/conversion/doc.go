// Package conversion rewrites IR until all of it is legal for a target: dialect conversion. Its driver is upstream's
// default one, which logs every change, rolls back what does not lead to legal IR, and reconciles types when all has
// succeeded.
//
//	target := conversion.NewTarget()
//	target.LegalDialects("llvm")
//	target.IllegalDialects("arith")
//	set := conversion.NewPatternSet()
//	conversion.On(set, types, &arith.AddIDef, func(op, in arith.AddIOp, rw *conversion.Rewriter) bool {
//		rw.ReplaceOp(op.Op, in.Lhs()) // in is op with its operands converted by types
//		return true
//	})
//	ok := conversion.Partial([]*core.Operation{module}, target, set, conversion.Config{Report: reporter})
//
// A pattern sees the operations as they were: replaced operations stay in place until the end, and a value that another
// pattern replaced is found through the adaptor's operands or [Rewriter.Remapped]. What replaces a value may have other
// types, and be several values; the driver inserts builtin.unrealized_conversion_cast where an old type is still
// needed, folds casts that cancel each other, and asks the type converter for something better for the rest.
//
// With [Config.Parts], functions of a module are converted by several goroutines at once, with the result and the
// findings of one.
package conversion
