// Package approx has approximations of the elementary functions, made of the operations that processors have, without
// branches, so that they are computed for all elements of a vector at once.
//
//	p := approx.Find("exp", approx.F32).Program()
//	e := approx.NewEvaluator(p)
//	one, root := []uint64{0x3f800000}, make([]uint64, 1)
//	e.Eval([][]uint64{root}, [][]uint64{one})
//
// A function is written once, as Go code that records a [Program]: a list of operations on floats, integers and truth
// values. [Evaluator] computes it in Go, which is how the bounds of errors are tested, for all values of f32; the pass
// math-polynomial-approximation writes the same list as operations of the dialects arith and math. So what is tested is
// what runs.
//
// [Functions] says for each function and width how far a result is from the exact one, at most, in units of the last
// place (ULP) of the exact result. NaN, infinities, zeros with a sign, subnormal numbers and overflow are as in
// Annex F of C.
//
// Nothing here uses a fused multiplication and addition, and nothing may be contracted to one or reassociated: the
// operations that the pass makes have no fast-math flags.
//
// Files: program.go has the recording, exp.go, log.go, trig.go, inverse.go, erf.go and power.go the functions, table.go their
// coefficients, which the command in internal/fit computes.
package approx
