// Package core is the SSA IR: contexts, types, attributes, locations, operations, blocks, regions, values, the
// builder, the verifier and MLIR's textual form.
//
// It knows one dialect, builtin, whose operations, types and attributes are written here by hand. Every other dialect
// is a [Dialect] value made by generated code and bound to hand-written hooks:
//
//	ctx := core.NewContext(all.Dialects()...)
//	module, err := core.ParseString(ctx, "name.mlir", text)
//	for op := range module.Region(0).Entry().Ops() {
//		fmt.Println(op.Name())
//	}
//	fmt.Print(module)
//
// A [Context] is safe for concurrent use. The IR below one isolated-from-above operation belongs to one goroutine at a
// time; different isolated operations may be worked on concurrently.
package core

// Where things are: operation.go, value.go, block.go (the object graph); opdef.go, dialect.go, interface.go (what
// generated code fills in); type_*.go, attr_*.go (builtin types and attributes); location.go; lex*.go, parse*.go and
// print*.go (text); verify*.go with constraint*.go and traits*.go (what is checked); dominance.go, domtree.go;
// symbol*.go.
