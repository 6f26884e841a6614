// Package frozen keeps samples of a dialect's versions readable. "odsgen freeze" records them beside the definition: of
// each operation of a version its examples, as text and as bytecode, in folder versions/N. A test of the dialect reads
// them for ever:
//
//	newContext := func() *core.Context { return core.NewContext(poly) }
//	err := frozen.Read(newContext, os.DirFS("versions"))
package frozen
