// Package deadvalues removes what a program computes and nobody needs, also through function boundaries, branches and
// the regions of structured control flow. It is the pass remove-dead-values.
//
//	reg := passes.NewRegistry()
//	deadvalues.RegisterPasses(reg)
//
// What is needed is found by [dataflow.Liveness]; the package then erases operations, arguments, results and operands.
package deadvalues
