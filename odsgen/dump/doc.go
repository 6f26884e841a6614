// Package dump writes the resolved model as data for other tools: generators for other languages, editors, checks.
//
//	m := dump.Model(prog, dump.Options{})      // templates expanded, constraints compiled, types inferred
//	err := json.NewEncoder(w).Encode(m)
//	w.Write(dump.Schema())                     // JSON Schema of that document
//
// The types of this package are the document: its field names are stable within a [Version], which is raised when a
// field changes its meaning or goes away; fields may be added at any time. Package load has the other form of a dump:
// Expand writes definitions without reuse in the definition language itself.
package dump
