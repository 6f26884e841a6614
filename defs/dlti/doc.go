// Package dlti has the hand-written semantics of the dialect dlti: the text of its attributes, what it checks, and what
// its attributes answer to package [github.com/odsgen/ods/core/datalayout], which answers questions about types. The
// attributes are in package generated/dlti.
//
//	ctx := core.NewContext(dlti.New(), llvm.New())
package dlti
