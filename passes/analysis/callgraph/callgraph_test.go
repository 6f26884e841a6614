package callgraph_test

import (
	"fmt"
	"slices"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/scf"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/analysis/callgraph"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{arith.New(), funcd.New(), scf.New()},
	Passes:   func(r *passes.Registry) { r.Add(passes.Func(printGraph)) },
	Messages: true,
}

// TestFiles compares graphs with those that mlir-opt's test pass prints.
func TestFiles(t *testing.T) { suite.Files(t) }

// TestOracle compares the same inputs with mlir-opt.
func TestOracle(t *testing.T) { suite.Oracle(t) }

// printGraph is mlir-opt's pass of that name, on modules.
func printGraph() *passes.Pass {
	return &passes.Pass{Name: "test-print-callgraph", Run: func(r *passes.Run) {
		g := passes.Get(r, &callgraph.Analysis)
		p := func(format string, args ...any) { fmt.Fprintf(r.Output(), format+"\n", args...) }
		p("Testing : <<NULL ATTRIBUTE>>\n// ---- CallGraph ----")
		for _, n := range g.Nodes() {
			p("// - Node : %s", name(g, n))
			for _, to := range n.Edges {
				kind := "Call"
				if slices.Contains(n.Children, to) {
					kind = "Child"
				}
				p("// -- %s-Edge : %s", kind, name(g, to))
			}
			p("//")
		}
		p("// -- SCCs --")
		for _, scc := range g.Components() {
			p("// - SCC : ")
			for _, n := range scc {
				p("// -- Node :%s", name(g, n))
			}
			p("")
		}
		p("// -------------------")
		r.PreserveAll()
	}}
}

func name(g *callgraph.Graph, n *callgraph.Node) string {
	switch n {
	case g.External():
		return "<External-Caller-Node>"
	case g.Unknown():
		return "<Unknown-Callee-Node>"
	}
	op := n.Op()
	return fmt.Sprintf("'%s' - Region #%d : %s", op.Name(), n.Region.Index(), op.Context().Dict(op.Attrs()))
}
