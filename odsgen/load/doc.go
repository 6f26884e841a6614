// Package load reads definition files and everything they import, and returns the resolved and checked model: the one
// call from YAML to what the emitter needs.
//
//	prog, diags := load.Load(load.Options{Embedded: defs.FS}, "defs/arith/arith.yaml")
//	if err := diags.Err(); err != nil {
//		diag.Render(os.Stderr, diags...)
//	}
//	for _, d := range prog.Roots {
//		fmt.Println(d.Name)
//	}
//
// Nothing is written and nothing is global: two loads do not share anything. All findings of all files come in one
// list, sorted and without repetitions.
package load
