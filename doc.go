// Package ods is the front door to odsgen's IR: the shipped dialects, passes and engine behind a few functions.
//
//	ctx := ods.NewContext()
//	module, err := ods.ParseFile(ctx, "f.mlir")
//	err = ods.RunPipeline(context.Background(), module, "canonicalize,cse")
//	results, err := ods.Run(context.Background(), os.Stdout, module, "main")
//
// It only composes other packages: core defines the IR, generated/arith and its siblings the operations, passes the
// pass manager, and backend/engine executes programs. A program that imports this package links every dialect and every
// pass. docs/which-import.md lists what to import instead when a program should stay small, and the sizes of both.
//
// A context is safe for concurrent use. A module may be used by one goroutine at a time.
package ods
