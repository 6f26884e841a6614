package testpasses

import (
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/iface/call"
	"github.com/odsgen/ods/generated/iface/function"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/analysis/callgraph"
)

func (p *PrintCallGraphPass) run(r *passes.Run) {
	g := passes.Get(r, &callgraph.Analysis)
	print := func(format string, args ...any) { fmt.Fprintf(r.Output(), format+"\n", args...) }
	name := "<<NULL ATTRIBUTE>>"
	if a := r.Op.Attr("test.name"); a != nil {
		name = a.String()
	}
	print("Testing : %s", name)
	print("// ---- CallGraph ----")
	for _, n := range g.Nodes() {
		print("// - Node : %s", nodeName(g, n))
		for _, to := range n.Children {
			print("// -- Child-Edge : %s", nodeName(g, to))
		}
		for _, to := range called(g, n.Region, nil) {
			print("// -- Call-Edge : %s", nodeName(g, to))
		}
		print("//")
	}
	print("// -- SCCs --")
	for _, scc := range g.Components() {
		print("// - SCC : ")
		for _, n := range scc {
			print("// -- Node :%s", nodeName(g, n))
		}
		print("")
	}
	print("// -------------------")
	r.PreserveAll()
}

// called adds the callables that operations of a region call to a list, each once.
func called(g *callgraph.Graph, body *core.Region, list []*callgraph.Node) []*callgraph.Node {
	for op := range body.Ops() {
		if c, ok := call.CallOpInterfaceKey.Of(op); ok {
			if to := g.Callee(c); !slices.Contains(list, to) {
				list = append(list, to)
			}
			continue
		}
		for _, inner := range op.Regions() {
			if g.Of(inner) == nil {
				list = called(g, inner, list)
			}
		}
	}
	return list
}

// nodeName returns how upstream prints a node.
func nodeName(g *callgraph.Graph, n *callgraph.Node) string {
	switch n {
	case g.External():
		return "<External-Caller-Node>"
	case g.Unknown():
		return "<Unknown-Callee-Node>"
	}
	op := n.Op()
	text := fmt.Sprintf("'%s' - Region #%d", op.Name(), n.Region.Index())
	if attrs := op.Attrs(); len(attrs) > 0 {
		text += " : " + op.Context().Dict(attrs).String()
	}
	return text
}

// dominance is what both kinds of dominance can be asked.
type dominance struct {
	dominates, properly func(a, b *core.Block) bool
	nearest             func(a, b *core.Block) *core.Block
}

func (p *PrintDominancePass) run(r *passes.Run) {
	name, _ := r.Op.SymbolName()
	var blocks []*core.Block
	number := map[*core.Block]int{}
	r.Op.Walk(func(op *core.Operation) {
		if _, ok := number[op.Block()]; !ok {
			number[op.Block()] = len(blocks)
			blocks = append(blocks, op.Block())
		}
	})
	noteNumbers(r.Op, number)
	print := func(format string, args ...any) { fmt.Fprintf(r.Text(), format+"\n", args...) }
	nearest := func(d dominance) {
		for i, a := range blocks {
			for j, b := range blocks {
				common := "<no dom>"
				if c := d.nearest(a, b); c != nil {
					common = fmt.Sprint(number[c])
				}
				print("Nearest(%d, %d) = %s", i, j, common)
			}
		}
	}
	relation := func(what string, d dominance) {
		for i, a := range blocks {
			for j, b := range blocks {
				print("%s(%d, %d) = %d (properly = %d)", what, i, j, digit(d.dominates(a, b)), digit(d.properly(a, b)))
			}
		}
	}
	var before core.DominanceInfo
	var after core.PostDominanceInfo
	// The block of a region without order dominates itself properly, too.
	properly := func(other func(a, b *core.Block) bool) func(a, b *core.Block) bool {
		return func(a, b *core.Block) bool { return a == b && !before.HasSSADominance(a.Region()) || other(a, b) }
	}
	forward := dominance{before.DominatesBlock, properly(before.ProperlyDominatesBlock), before.NearestCommonDominator}
	backward := dominance{after.PostDominatesBlock, properly(after.ProperlyPostDominatesBlock), after.NearestCommonDominator}
	print("Testing : %s\n--- DominanceInfo ---", name)
	nearest(forward)
	print("--- PostDominanceInfo ---")
	nearest(backward)
	print("--- Block Dominance relationship ---")
	relation("dominates", forward)
	print("--- Block PostDominance relationship ---")
	relation("postdominates", backward)
}

// noteNumbers notes at the operations around blocks which numbers these have: of the operation around all, the last function
// in it notes the numbers, as nothing else may change it meanwhile.
func noteNumbers(top *core.Operation, number map[*core.Block]int) {
	note := func(op *core.Operation) {
		var list []int64
		for _, g := range op.Regions() {
			for b := range g.Blocks() {
				if n, ok := number[b]; ok {
					list = append(list, int64(n))
				}
			}
		}
		if len(list) > 0 {
			op.SetDiscardableAttr("test.block_ids", op.Context().I64Array(list...))
		}
	}
	top.Walk(note)
	if parent := top.ParentOp(); parent != nil {
		noteFunctions(parent, top)
	}
}

// noteFunctions notes what number the block of functions has for each of them, when this is the last one.
func noteFunctions(parent, last *core.Operation) {
	var list []int64
	for op := range last.Block().Ops() {
		if !function.FunctionOpInterfaceKey.In(op.Info()) {
			continue
		}
		if op != last && last.IsBeforeInBlock(op) {
			return
		}
		blocks := map[*core.Block]bool{}
		op.Walk(func(nested *core.Operation) { blocks[nested.Block()] = true })
		list = append(list, int64(len(blocks)-1))
	}
	parent.SetDiscardableAttr("test.block_ids", parent.Context().I64Array(list...))
}

func digit(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (p *PrintInvalidPass) run(r *passes.Run) {
	c := r.Op.Context()
	b := core.NewBuilder(c)
	b.SetLoc(r.Op.Loc())
	fn := funcd.NewFunc(b, "test", c.Function(nil, nil))
	for fn.Body().Entry() != nil {
		fn.Body().Entry().Erase()
	}
	body := core.NewBlock(nil)
	fn.Body().Append(body)
	options := r.PrintOptions()
	options.LocalScope = true
	show := func(what string, o core.PrintOptions) {
		var text strings.Builder
		core.Print(&text, fn.Op, o)
		fmt.Fprintf(r.Text(), "%s operation:\n%s\n", what, strings.TrimSuffix(text.String(), "\n"))
	}
	generic := options
	generic.Generic = generic.Generic || !generic.AssumeVerified
	show("Invalid", generic)
	b.SetEnd(body)
	funcd.NewReturn(b, nil)
	show("Valid", options)
	fn.Op.Erase()
	r.PreserveAll()
}
