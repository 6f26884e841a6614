// Package grammar writes TextMate grammars of MLIR's text from definitions, for editors: the operations of the dialects,
// the words of their formats, their types and attributes.
//
//	prog, list := load.Load(load.Options{}, "toy.yaml")
//	os.WriteFile("mlir.tmLanguage.json", grammar.TextMate(prog.Roots), 0o666)
//
// A grammar colours what is on the screen before the language server answers, and where there is none.
package grammar
