// Package syntax reads the text of MLIR as it was in 2019 and writes it in today's syntax, with the operations of that
// year in dialect std2019:
//
//	t := syntax.Modernize(&core.Source{Name: "old.mlir", Text: []byte(text)})
//	if len(t.Findings) == 0 {
//		module, list := core.Parse(ctx, t.Text, core.ParseOptions{Name: "old.mlir"})
//	}
//
// [Translation.Origin] leads from a place in the new text back to the old one, so that whatever is found in the new
// text is reported where the reader sees it. [Legacy] goes the other way.
//
// Nothing is known here about what operations mean: how many results an operation has, and what type a literal gets,
// follows from the text beside it. Package legacy is the entrance for users.
package syntax
