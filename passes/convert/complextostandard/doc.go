// Package complextostandard computes functions of complex numbers with operations on their parts, of the dialects arith
// and math. It is the pass convert-complex-to-standard.
//
//	reg := passes.NewRegistry()
//	complextostandard.RegisterPasses(reg)
//
// What remains of the dialect complex is complex.create, complex.re and complex.im, and the operations that have no
// such form. [Add] adds the patterns to a set for conversions that do more. The formulas are upstream's, operation for
// operation.
package complextostandard
