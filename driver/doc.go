// Package driver is the command line of programs that work on IR: opt with mlir-opt's flags, and whatever commands a
// project adds. It is a library, so that a project with dialects and passes of its own gets the same command:
//
//	func main() {
//		cfg := driver.Config{
//			Name:     "mytool",
//			Dialects: core.NewRegistry(all.Dialects()...),
//			Passes:   reg,
//		}
//		os.Exit(driver.Main(cfg, os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
//	}
//
// Flags follow package flag (-x and --x alike, -x=value or -x value), but may come after the file name too. The exit
// status is 0 when all is well, 1 for findings in the input and 2 for a wrong command line. docs/flags.md lists every
// flag of mlir-opt with what becomes of it here.
//
// Nothing below this package writes to the process's own streams, ends the process, or lets a panic out: a panic is
// reported as an internal error with status 1. Calls are independent of one another and may run concurrently.
package driver
