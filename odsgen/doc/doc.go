// Package doc makes the reference pages of dialects from their definitions: one page per dialect or library, as
// Markdown and as an HTML page that needs nothing else.
//
//	prog, list := load.Load(load.Options{}, "defs/arith/arith.yaml")
//	page, findings := doc.Build(prog.Roots[0], doc.Options{})
//	os.WriteFile("arith.md", page.Markdown(), 0o666)
//	os.WriteFile("arith.html", page.HTML(), 0o666)
//
// A page has the sections of MLIR's own dialect pages (operations with syntax, traits, interfaces, effects, operands,
// attributes, results, regions and successors; attributes; types; enums) and, beyond them, a railroad diagram of each
// format, properties, defaults, inferred types, examples, the Go names, constraints, traits, interfaces, resources,
// discardable attributes and passes. Both forms are written from one tree of [Block]s, so they cannot differ in
// content. Equal definitions give equal bytes: there are no dates and no versions.
package doc
