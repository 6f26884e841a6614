// Package check examines a resolved dialect as a whole: what only shows when all of a definition is known, and what
// mlir-tblgen lets pass until C++ fails to compile or text does not round-trip.
//
//	check.Dialect(unit.Dialect, unit.Damaged, rep)
//
// Each rule is one function over a definition; together they have no state. Rules about formats are in package
// asmformat.
package check
