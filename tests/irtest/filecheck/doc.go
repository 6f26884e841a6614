// Package filecheck checks text against the directives of a test file, as LLVM's FileCheck does: CHECK, -NEXT, -SAME,
// -EMPTY, -NOT, -DAG, -LABEL, -COUNT-n and {LITERAL}, with {{regular expressions}}, string variables [[X:re]] and
// numeric ones [[#%x,N:]]. Verdict, exit status and messages are FileCheck's; the test of this package runs its corpus
// through LLVM's program too.
//
//	err := filecheck.Check(filecheck.Options{}, filecheck.Text{Name: "a.mlir", Text: "CHECK: b"}, filecheck.Text{Text: "abc"})
//
// [Main] is the same as a command of package irtest. The files follow the work: source (texts, positions, messages),
// directive (which lines are checks), pattern and numeric (what a line says), match (one line against the input), check
// (all of them, in order).
//
// Everything here is safe for concurrent use: a call shares nothing with another.
package filecheck
