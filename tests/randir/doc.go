// Package randir writes random modules of the shipped dialects, which the tests give to passes and to mlir-opt:
//
//	text := randir.Module(seed)
//
// They are valid, but no program anybody would write: conditions are constant as often as not, loops never run, blocks
// are unreachable, graph regions have cycles, symbols are unused. What is likely to matter to a pass is likely to be
// there.
package randir
