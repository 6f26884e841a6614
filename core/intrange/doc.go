// Package intrange computes with ranges of integers: what is known about a result when bounds of the operands are
// known.
//
//	a := intrange.FromUnsigned(num.NewInt(8, 1), num.NewInt(8, 9))
//	b := intrange.Constant(num.NewInt(8, 5))
//	sum := intrange.Add(a, b, 0)          // 6 to 14, signed and unsigned
//	v, known := intrange.Evaluate(intrange.ULT, sum, intrange.Constant(num.NewInt(8, 20))) // true, true
//
// A range has bounds of the integer as a signed and as an unsigned number; neither follows from the other. All
// functions are pure and may be called from several goroutines; ranges that meet must have the same width.
package intrange
