// Package resolve turns the YAML tree of a definition file into the model: it expands reuse, looks every name up, types
// constraint expressions and default values, instantiates parametrised constraints and traits, lays out slots and
// segments, chooses Go names, and derives what is known about types.
//
//	r := resolve.New(rep)
//	lib := r.Add(resolve.File{Root: builtinTree, Source: builtinSource}, nil)
//	unit := r.Add(resolve.File{Root: tree, Source: src}, []*resolve.Unit{lib})
//	fmt.Println(unit.Dialect.Ops[0].Infer)
//
// [SolveTypes] is the type inference shared by formats and builders: given the types that are known, it says how each
// other one follows.
//
// Resolution never stops at an error: what cannot be resolved is replaced by something harmless (a constraint that
// accepts anything), so that one run reports everything. A model is only fit for use when there were no errors.
package resolve
