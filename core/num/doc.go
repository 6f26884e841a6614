// Package num holds the numbers of the IR: integers of any width and floating-point values of every builtin kind, with
// the semantics of LLVM's APInt and APFloat.
//
// [Int] is an immutable two's complement integer that knows its width and nothing of signedness: the operation says how
// the bits are read (UDiv, SDiv, ULT, SLT). [Float] is an immutable value of one [Semantics]: its bits and their
// meaning. Both are plain comparable values: == is identity of width (or kind) and bits, so they serve as map keys; use
// [Int.AppendKey] and [Float.AppendKey] to intern them as part of something larger.
//
//	a := num.NewInt(8, 200)                              // 200 : i8, printed signed as -56
//	b := num.NewSigned(8, -1)
//	sum, overflow := a.SAddOv(b)                         // -57, false
//
//	x, _ := num.FromDouble(num.F16, 0.1)
//	y := x.Mul(x)                                        // correctly rounded in f16, to nearest even
//	z, status := x.DivMode(y, num.TowardZero)            // another mode, and the IEEE status
//	dst = num.AppendMLIR(dst, y)                         // 9.994500e-03, the text that mlir-opt prints
//	s := num.Sin(num.Float32(1))                         // elementary functions, correctly rounded
//
// Every operation on Int requires operands of one width and every operation on Float operands of one kind; mixing them
// is a bug of the caller and panics, as a division by an integer zero does. The IR verifier rejects such input long
// before. Nothing else in this package panics.
//
// APFloat is followed bit by bit, NaN payloads and statuses included, except where it is undefined or plainly wrong:
// kinds without NaN or infinity saturate instead of making one; the negation of an f8E8M0FNU (which has no sign) is the
// value itself, and its NaN stays a NaN when converted; rounding to an integral value works also where 2^(precision-1)
// is out of range (f8E3M4, f6E2M3FN).
//
// Files: int*.go are integers, semantics.go the table of float kinds, float*.go the arithmetic and the conversions,
// text*.go the printing and reading of floats, wide.go the fixed-width integers below them, elem*.go the correctly
// rounded elementary functions.
//
// All values of this package are safe for concurrent use.
package num
