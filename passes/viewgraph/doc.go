// Package viewgraph draws an operation as a graph: operations are nodes, regions and blocks boxes around them, uses of
// values and the order of execution edges. It is the pass view-op-graph.
//
//	reg := passes.NewRegistry()
//	viewgraph.RegisterPasses(reg)
//
// or on the command line
//
//	ods opt f.mlir --view-op-graph -o /dev/null             # text for Graphviz, as upstream's
//	ods opt f.mlir --view-op-graph=svg=f.svg -o /dev/null   # a drawing that any browser shows; needs no Graphviz
//
// The drawing is laid out in layers (Sugiyama, Tagawa and Toda, "Methods for visual understanding of hierarchical
// system structures", 1981), each box by itself, the inner ones first.
package viewgraph
