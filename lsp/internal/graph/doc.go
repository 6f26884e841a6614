// Package graph draws directed graphs as SVG: boxes with lines of text in layers, from top to bottom.
//
//	g := graph.Graph{Nodes: []graph.Node{{Lines: []string{"a"}}, {Lines: []string{"b"}}}}
//	g.Edges = []graph.Edge{{From: 0, To: 1}}
//	os.WriteFile("g.svg", []byte(g.SVG()), 0o666)
//
// The layers are those of Sugiyama, Tagawa and Toda, "Methods for visual understanding of hierarchical system structures"
// (1981): longest paths without the edges that go back, and a few sweeps by barycentres for the order within them.
package graph
