// Package lower says by which passes a module becomes one of the llvm dialect. It links none of them: they are in the registry of
// the program.
//
//	text := lower.Pipeline(module, false) // "builtin.module(...)"
package lower
