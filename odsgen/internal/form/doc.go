// Package form compiles the assembly formats of the resolved model: it describes operations, types and attributes to
// package asmformat, whose result the emitter turns into Go and the interpreter of live dialects runs. Both get it
// here, so that a definition reads and prints the same compiled and live.
//
//	for _, op := range prog.Roots[0].Ops {
//		f, findings := form.Op(op)
//		if f != nil {
//			fmt.Println(f.Program.Parse, f.Program.Print, f.Program.Finish, findings)
//		}
//	}
package form
