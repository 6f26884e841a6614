// Package ods is the front door to odsgen's IR: the shipped dialects, passes and engine behind a few functions.
//
//	ctx := ods.NewContext()
//	module, err := ods.ParseFile(ctx, "f.mlir")
//	err = ods.RunPipeline(context.Background(), module, "canonicalize,cse")
//	results, err := ods.Run(context.Background(), os.Stdout, module, "main")
//
// It composes other packages and adds nothing: core has the IR, generated/arith and its like the operations, passes the
// pass manager, backend/engine the execution. A program that imports this package links all dialects and passes.
// docs/which-import.md says which packages a smaller one imports, and how large both are.
//
// A context may be used concurrently, a module by one goroutine at a time.
package ods
