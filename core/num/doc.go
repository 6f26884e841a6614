// Package num holds the numbers of the IR: integers of any width and floating-point values of every builtin kind, with
// the semantics of LLVM's APInt and APFloat.
//
// [Int] is an immutable two's complement integer that knows its width and nothing of signedness: the operation says how
// the bits are read (UDiv, SDiv, ULT, SLT). [Float] is an immutable value of one [Semantics]: its bits and their meaning.
// Both are plain comparable values: == is identity of width (or kind) and bits, so they serve as map keys; use
// [Int.AppendKey] and [Float.AppendKey] to intern them as part of something larger.
//
//	a := num.NewInt(8, 200)                      // 200 : i8, printed signed as -56
//	b := num.NewSigned(8, -1)
//	sum, overflow := a.SAddOv(b)                 // -57, false
//
//	x, _ := num.FromDouble(num.F16, 0.1)
//	y, status := x.Mul(x, num.NearestTiesToEven) // correctly rounded in f16, status holds Inexact
//	dst = num.AppendMLIR(dst, y)                 // 9.995460e-03, the text that mlir-opt prints
//
// Every operation on Int requires operands of one width and every operation on Float operands of one kind; mixing them
// is a bug of the caller and panics, as a division by an integer zero does. The IR verifier rejects such input long
// before. Nothing else in this package panics.
//
// Files: int*.go are integers, semantics.go the table of float kinds, float*.go the arithmetic and the conversions,
// text*.go the printing and reading of floats, wide.go the fixed-width integers below them, elem*.go the correctly
// rounded elementary functions.
//
// All values of this package are safe for concurrent use.
package num
