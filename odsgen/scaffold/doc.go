// Package scaffold writes the first version of a project, a dialect, an operation or a pass. What it writes compiles
// and passes its own tests before any edit.
//
//	plan, err := scaffold.Dialect("poly", "poly")
//	err = plan.Write(load.Options{Embedded: defs.FS}) // writes the files and generates the Go of the definition
//	for _, step := range plan.Next { fmt.Println(step) }
//
// A plan is made without touching the disk; writing it never overwrites a file, except the definition that an operation
// is added to.
package scaffold
