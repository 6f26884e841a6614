// Package lint finds what is suspicious in valid IR. A check is an [Analyzer], a value as in
// golang.org/x/tools/go/analysis, whose findings may suggest fixes of the text:
//
//	list := lint.Run(module, lint.Analyzers()...)
//	diag.Render(os.Stderr, list...)
//	fixed, n := diag.ApplyFixes("f.mlir", []byte(text), list...)
//
// The command "ods lint" runs the checks of this package and those that a program of one's own adds.
package lint
