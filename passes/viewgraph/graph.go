package viewgraph

import (
	"strings"

	"github.com/odsgen/ods/core"
)

// graph is what is drawn.
type graph struct {
	root  *item
	edges []edge
	hues  map[string]float64 // by operation name
	n     int                // numbers given to items
	opts  *ViewOpGraphPass
	name  func(*core.Value) string
	items map[*core.Value]*item
}

// item is a node, or with children a box.
type item struct {
	id      int // of the node; for a box that of the point that stands for it
	cluster int // number of the box; 0 for nodes

	op    *core.Operation // nil for arguments and blocks
	block *core.Block     // for blocks
	arg   *core.Value     // for arguments

	title     string // name of the operation, or of the argument
	types     string // result types of a box
	lines     []attribute
	ins, outs []cell

	parent   *item
	children []*item
	place    place
	layers   []place // of a box's children: y and height inside the box
}

// attribute is a line of a label.
type attribute struct{ name, value string }

// cell is an operand or a result in a label.
type cell struct{ port, name, typ string }

// edge is a use of a value, or with no port the order of execution.
type edge struct {
	from, to *item
	port     string
	operand  int
}

// newGraph makes the graph of an operation.
func newGraph(op *core.Operation, o *ViewOpGraphPass) *graph {
	g := &graph{hues: hues(op), opts: o, name: numberedFrom(op).ValueNames(), items: make(map[*core.Value]*item)}
	var uses []edge
	var values []*core.Value
	g.root = g.operation(op, nil, &uses, &values)
	for i, e := range uses {
		e.from = g.items[values[i]]
		if e.from != nil {
			g.edges = append(g.edges, e)
		}
	}
	return g
}

// numberedFrom returns the operation from which values are numbered as in the text of the whole.
func numberedFrom(op *core.Operation) *core.Operation {
	for !op.Has(core.TraitIsolatedFromAbove) && op.ParentOp() != nil {
		op = op.ParentOp()
	}
	return op
}

// hues spreads the names of operations over the circle of colours, in the order in which a walk meets them.
func hues(root *core.Operation) map[string]float64 {
	m := make(map[string]float64)
	var names []string
	root.Walk(func(op *core.Operation) {
		if _, ok := m[op.Name()]; !ok {
			m[op.Name()] = 0
			names = append(names, op.Name())
		}
	})
	for i, n := range names {
		m[n] = float64(i) / float64(len(names))
	}
	return m
}

func (g *graph) number() int {
	g.n++
	return g.n
}

func (g *graph) box(parent *item) *item {
	b := &item{cluster: g.number(), parent: parent}
	b.id = g.number()
	return b
}

func (g *graph) operation(op *core.Operation, parent *item, uses *[]edge, values *[]*core.Value) *item {
	var x *item
	if op.NumRegions() > 0 {
		x = g.box(parent)
		x.types = g.shorten(typeList(op.ResultTypes()))
	} else {
		x = &item{id: g.number(), parent: parent}
		for _, v := range op.Operands() {
			x.ins = append(x.ins, cell{port: g.port(v), name: g.name(v)})
		}
		for _, v := range op.Results() {
			x.outs = append(x.outs, g.result(v))
		}
	}
	x.op, x.title = op, op.Name()
	if g.opts.PrintAttrs {
		for _, a := range op.Attrs() {
			if isProperty(op, a.Name) {
				continue
			}
			x.lines = append(x.lines, attribute{a.Name, g.value(a.Value)})
		}
	}
	for _, r := range op.Regions() {
		for b := range r.Blocks() {
			x.children = append(x.children, g.blockBox(b, x, uses, values))
		}
	}
	if g.opts.PrintDataFlowEdges {
		for i, v := range op.Operands() {
			*uses = append(*uses, edge{to: x, port: g.port(v), operand: i})
			*values = append(*values, v)
		}
	}
	for _, v := range op.Results() {
		g.items[v] = x
	}
	return x
}

// isProperty reports whether the name is that of a property that is not an attribute.
func isProperty(op *core.Operation, name string) bool {
	i := op.Info().SlotIndex(name)
	slots := op.Info().Def().Slots
	return i >= 0 && i < len(slots) && slots[i].Prop != nil
}

func (g *graph) blockBox(b *core.Block, parent *item, uses *[]edge, values *[]*core.Value) *item {
	x := g.box(parent)
	x.block = b
	for _, a := range b.Args() {
		n := &item{id: g.number(), parent: x, arg: a, outs: []cell{g.result(a)}}
		g.items[a] = n
		x.children = append(x.children, n)
	}
	var last *item
	for op := range b.Ops() {
		n := g.operation(op, x, uses, values)
		if g.opts.PrintControlFlowEdges && last != nil {
			g.edges = append(g.edges, edge{from: last, to: n})
		}
		x.children = append(x.children, n)
		last = n
	}
	return x
}

// port is what a cell is called in edges.
func (g *graph) port(v *core.Value) string {
	return strings.NewReplacer("%", "_", "#", "_").Replace(g.name(v))
}

func (g *graph) result(v *core.Value) cell {
	c := cell{port: g.port(v), name: g.name(v)}
	if g.opts.PrintResultTypes {
		c.typ = g.shorten(core.TypeString(v.Type()))
	}
	return c
}

func typeList(types []core.Type) string {
	var text []string
	for _, t := range types {
		text = append(text, core.TypeString(t))
	}
	return strings.Join(text, ", ")
}

func (g *graph) shorten(s string) string {
	if n := int(g.opts.MaxLabelLen); len(s) > n {
		return s[:n] + "..."
	}
	return s
}

// elementLimit is the number of elements from which on attributes are left out.
const elementLimit = 16

// value returns the text of an attribute, with the elements left out when these are many.
func (g *graph) value(a core.Attribute) string {
	switch a := a.(type) {
	case core.ElementsAttr:
		if _, dense := a.(*core.DenseElementsAttr); dense && a.IsSplat() {
			return core.AttrString(a)
		}
		if a.NumElements() > elementLimit {
			n := len(a.ShapedType().Shape())
			return strings.Repeat("[", n) + "..." + strings.Repeat("]", n) + " : " + g.shorten(core.TypeString(a.Type()))
		}
	case *core.ArrayAttr:
		if a.Len() > elementLimit {
			return "[...]"
		}
	}
	return g.shorten(core.AttrString(a))
}
