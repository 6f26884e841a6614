// Package dataflow finds out what is known about SSA values before a program runs: a solver that follows only control
// flow that may happen, and analyses that give values an element of a lattice.
//
//	s := dataflow.Solve[dataflow.Constant](module, dataflow.Constants{})
//	if c := s.Of(value); c.Attr != nil {
//		// value is always c.Attr
//	}
//
// Control flow is that of branches between blocks, of regions of one operation (structured control flow) and of calls
// to symbols whose callers are all known. There are
//
//   - dead code: [Solver.IsReachable], part of every solution: a block is reachable when a branch may lead there, and a
//     constant condition leaves one way;
//   - constants: [Constants], by folding operations (sccp);
//   - ranges of integers: [Ranges], by the interface InferIntRangeInterface and the bounds of loops
//     (int-range-optimizations);
//   - liveness: [FindLive], backwards from effects and returned values, along the control flow that [Constants] leaves
//     (remove-dead-values).
//
// Several run together in a [Joint], where each sees as dead what another one proves to be dead:
//
//	j := dataflow.NewJoint(module)
//	constants, ranges := dataflow.Load(j, dataflow.Constants{}), dataflow.Load(j, dataflow.Ranges{})
//	j.Solve()
//	fmt.Println(constants.Of(value), ranges.Of(value))
//
// The first three are sparse forward analyses; another one implements [Analysis], whose zero element means that nothing
// was seen yet and whose elements only grow, and [ArgumentAnalysis] when it knows something about arguments that
// nothing is forwarded to. Liveness is a sparse backward one; another one implements [BackwardAnalysis]. What is to be
// known about points of the program rather than values is a [Dense] analysis, which [Forward] and [Backward] run. A
// solution is a snapshot: it does not follow changes of the IR, and belongs to one goroutine.
package dataflow
