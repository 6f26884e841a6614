// Package callgraph has the analysis of which callable calls which, with the strongly connected components of the
// graph.
//
//	g := passes.Get(r, &callgraph.Analysis)
//	for _, scc := range g.Components() { // callees before callers
//		fmt.Println(len(scc))
//	}
//
// A graph keeps tables of symbols that lookups fill; it is for one goroutine at a time, as the operation that it
// describes is.
package callgraph
