// Package asmformat is the declarative assembly-format language of operations, attributes and types: upstream's
// language, with upstream's meaning, and checks that upstream lacks.
//
// Callers describe what the format is about in a [Subject], and get a [Format]: the syntax tree, the resolved element
// tree with every automatic space decided, and a [Program] for printing and parsing which the Go emitter turns into
// code and an interpreter can run as it is.
//
//	subject := &asmformat.Subject{
//		Kind:     asmformat.OpSubject,
//		Name:     "arith.addi",
//		Operands: []asmformat.Value{{Name: "lhs"}, {Name: "rhs"}},
//		Results:  []asmformat.Value{{Name: "result"}},
//		SameOperandsAndResultType: true,
//	}
//	format, findings := asmformat.Compile(subject, "$lhs `,` $rhs attr-dict `:` type($result)")
//	if findings.HasErrors() { // all of them, each with a code, a byte range, a fix, and often an ambiguous input
//		diag.Render(os.Stderr, findings.Diagnostics(asmformat.TextLocator("fmt", text))...)
//	}
//	for _, step := range format.Program.Print {
//		fmt.Println(step)
//	}
//
// The package knows nothing of YAML, of the generator's model or of the IR: positions are byte offsets into the format
// text, which callers map to their files with a [Locator].
//
// Stages, one file group each: lex.go, syntax.go, parse.go (text to tree), subject.go, element.go, resolve*.go (tree to
// elements), types.go (where types come from), ambiguity*.go (first and follow sets), spacing.go, program.go and
// lower*.go (elements to steps), codes.go (what can be wrong and how to fix it).
//
// All values are plain data, safe to read concurrently once built.
package asmformat
