// Package affine holds MLIR's affine expressions, affine maps and integer sets: building, parsing, printing,
// simplification, composition and evaluation, with the results of MLIR 22.1.8.
//
// The package knows nothing of contexts, types or attributes; core wraps a [*Map] and a [*Set] in attributes and
// interns them by [Map.AppendKey] and [Set.AppendKey]. All values are immutable, so they may be shared between
// goroutines.
//
// An [Expr] is made by constructors that simplify as they build, in the way upstream does: constants fold, a constant
// or a symbol moves to the right-hand side, and so on. What is built is therefore what is printed.
//
//	d0, s0 := affine.Dim(0), affine.Symbol(0)
//	e := affine.Const(4).Add(d0).Sub(s0.MulConst(2)) // d0 - s0 * 2 + 4
//	m := affine.NewMap(1, 1, e, d0.FloorDivConst(8))
//	fmt.Println(m) // (d0)[s0] -> (d0 - s0 * 2 + 4, d0 floordiv 8)
//
//	m, end, err := affine.ParseMap(src, offset) // offset after the '<' of affine_map<...>, end before its '>'
//
// Integer arithmetic is that of int64. Where upstream's C++ overflows, this package wraps around.
package affine
