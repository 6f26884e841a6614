// Package legacy reads and writes MLIR as it was in 2019, and rewrites it in today's language.
//
//	ctx := core.NewContextWith(legacy.With(all.Registry()))
//	module, findings := legacy.Parse(ctx, []byte(text), legacy.Options{Name: "old.mlir"})
//
// gives today's IR. With [Options.Dialect2019] the operations of that year stay as they are, in dialect std2019
// (package std2019), and [Print] writes them as they were written then. [Upgrade] goes from text to text, and keeps
// names and comments; the command "ods upgrade" calls it. docs/legacy.md tells what became of what.
//
// The parts are package syntax, which knows text only, package std2019, the dialect, and package upgrade, the rules
// from it to the dialects of today.
package legacy
