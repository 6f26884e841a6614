// Package dataflow finds out what is known about SSA values before a program runs: a solver that follows only control flow that
// may happen, and analyses that give values an element of a lattice.
//
//	s := dataflow.Solve[dataflow.Constant](module, dataflow.Constants{})
//	if c := s.Of(value); c.Attr != nil {
//		// value is always c.Attr
//	}
//
// Control flow is that of branches between blocks, of regions of one operation (structured control flow) and of calls to symbols
// whose callers are all known.
package dataflow
