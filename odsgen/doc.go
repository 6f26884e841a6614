// Package odsgen is the generator as a library: definitions in, Go files out, all in memory.
//
//	res, diags, err := odsgen.Generate(odsgen.Options{Dir: ".", Load: load.Options{Embedded: defs.FS}})
//	if err != nil || diags.HasErrors() {
//		diag.Render(os.Stderr, diags...)
//	}
//	stale := res.Stale()        // what differs from the files that are there
//	changed, err := res.Write() // writes them
//
// Where output goes: a definition below a folder defs/ (defs/arith/arith.yaml, defs/iface/call/call.yaml) makes the
// package generated/arith (generated/iface/call) beside that folder; any other definition makes *.gen.go files beside
// itself, in the package that already lives there.
package odsgen
