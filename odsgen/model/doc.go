// Package model is the resolved form of dialect definitions: what package odsgen/load makes of YAML and what the
// emitter, the documentation generator, live dialects and other tools read. It is plain data without behaviour beyond
// look-ups: names are resolved to pointers, templates and mixins are expanded, constraint expressions are typed trees,
// slots and segments are laid out, Go names are chosen, and the promised hooks are listed.
//
//	prog, diags := load.Load(load.Options{}, "arith.yaml")
//	for _, d := range prog.Roots {
//		for _, op := range d.Ops {
//			fmt.Println(op.FullName(), op.GoName, len(op.Operands), op.Slots)
//		}
//	}
//
// Everything a definition says carries a [Span]; [Text] additionally maps each byte of its value to the file, so that
// errors inside a format or an expression point at the character.
//
// A model is built by one goroutine and read-only afterwards: any number of readers is fine.
package model
