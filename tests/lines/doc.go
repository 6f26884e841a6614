// Package lines holds the heart of three programs twice: the front end of a language, a tool for existing IR and a lowering of
// one's own types. In before_test.go they are written with insertion points, operation states and untyped patterns alone, which
// was the only way once; in after_test.go with builders that take bodies, typed functions and patterns, and structural
// conversions. Its test checks that both do the same, and that docs/which-import.md states their lengths.
package lines
