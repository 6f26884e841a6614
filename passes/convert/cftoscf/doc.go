// Package cftoscf has the pass lift-cf-to-scf, which makes structured control flow of branches between blocks.
//
//	reg := passes.NewRegistry()
//	cftoscf.RegisterPasses(reg)
//
// The algorithm is that of upstream's transformCFGToSCF, which follows Bahmann, Reissmann, Jahre and Meyer: Perfect
// Reconstructability of Control Flow from Demand Dependence Graphs. A region is worked on from its entry: first each
// outermost cycle becomes a loop, then the first branch with several successors a conditional operation. What these
// consist of is worked on in the same way.
package cftoscf
