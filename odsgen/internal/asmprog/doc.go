// Package asmprog turns the compiled format of an operation, a type or an attribute into the statements of a parser and
// of a printer: which functions of the runtime they call, in which order, with which variables. The emitter prints the
// statements as Go, live dialects execute them, so that both read the same text, report the same errors, and build the
// same thing.
//
//	func numSteps(o *model.Op, f *asmformat.Format) int {
//		return len(asmprog.Parser(o, f).Steps)
//	}
//
// What a call does stands in package core/rt alone.
package asmprog
