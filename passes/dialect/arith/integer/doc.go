// Package integer builds integer arithmetic of dialect arith, and has the patterns that express its divisions that round up
// or down by other operations. It links no other dialect, so that programs which lower arith stay small.
//
//	set := conversion.NewPatternSet()
//	integer.AddDivisionExpansions(set)
package integer
