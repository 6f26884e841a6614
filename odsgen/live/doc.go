// Package live interprets definitions: it makes dialects out of YAML at run time, with no Go generated or compiled.
//
//	registry := core.NewRegistry(all.Dialects()...)
//	set, findings := live.Load(live.Options{Load: load.Options{Embedded: defs.FS}, Compiled: registry.Lookup}, "toy.yaml")
//	diag.Render(os.Stderr, findings...)
//	if set != nil {
//		ctx := core.NewContextWith(registry.With(set.Dialects()...))
//	}
//
// A live dialect is made of the same tables as a compiled one, [core.OpDef] and its like; the functions in them are
// closures over the resolved model. One loop runs the parse and print programs of an assembly format (opparse.go,
// opfinish.go, opprint.go, defasm.go), one evaluator the conditions and equations (expr*.go), and two Go types hold the
// values of all types and attributes ([Type], [Attr]).
//
// What a definition promises in Go is taken from a compiled dialect of the same name where the program has one
// (bind.go); what is bound nowhere is listed with what is lost ([Set.Losses]). Operations of a bound definition are
// accepted by the views of the compiled one, and types and attributes that the compiled dialect has, too, are the
// compiled ones, because hooks know their Go types.
package live
