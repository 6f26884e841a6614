package viewgraph

import (
	"bufio"
	"fmt"
	"io"
	"strings"
)

// writeDOT writes the graph for Graphviz.
func (g *graph) writeDOT(w io.Writer) error {
	d := &dotWriter{w: bufio.NewWriter(w), g: g}
	d.line("digraph G {")
	d.depth++
	d.line("compound = true;")
	d.item(g.root)
	for _, e := range g.edges {
		d.edge(e)
	}
	d.depth--
	d.line("}")
	return d.w.Flush()
}

type dotWriter struct {
	w     *bufio.Writer
	g     *graph
	depth int
}

func (d *dotWriter) line(format string, args ...any) {
	indent := strings.Repeat("  ", d.depth)
	text := fmt.Sprintf(format, args...)
	d.w.WriteString(indent + strings.ReplaceAll(text, "\n", "\n"+indent) + "\n")
}

func (d *dotWriter) item(x *item) {
	switch {
	case x.cluster > 0:
		d.line("subgraph cluster_%d {", x.cluster)
		d.depth++
		d.line(`v%d [label = " ", shape = plain];`, x.id)
		d.line(`label = "%s";`, d.boxLabel(x))
		for _, c := range x.children {
			d.item(c)
		}
		d.depth--
		d.line("}")
	case x.op != nil:
		d.line(`v%d [fillcolor = "%f 0.3 0.95", label = "%s", shape = Mrecord, style = filled];`, x.id, d.g.hues[x.title], d.record(x))
	default:
		d.line(`v%d [label = "%s", shape = Mrecord];`, x.id, d.result(x.outs[0]))
	}
}

// escaper quotes what has a meaning in labels.
var escaper = strings.NewReplacer("{", `\{`, "|", `\|`, "<", `\<`, "}", `\}`, ">", `\>`, "\n", "\\\n", `"`, `\"`)

// boxLabel is the name of an operation with its result types, which Graphviz takes as they are, and its attributes.
func (d *dotWriter) boxLabel(x *item) string {
	if x.op == nil {
		return ""
	}
	var b strings.Builder
	b.WriteString(x.title)
	if d.g.opts.PrintResultTypes {
		b.WriteString(" : (" + x.types + ")")
	}
	if d.g.opts.PrintAttrs {
		b.WriteString(`\l`)
	}
	attributeLines(&b, x)
	return b.String()
}

func attributeLines(b *strings.Builder, x *item) {
	for _, a := range x.lines {
		b.WriteString(a.name + ": " + escaper.Replace(a.value) + `\l`)
	}
}

// record is the label of an operation: operands, name and attributes, results.
func (d *dotWriter) record(x *item) string {
	var b strings.Builder
	b.WriteByte('{')
	if len(x.ins) > 0 {
		b.WriteByte('{')
		for i, c := range x.ins {
			if i > 0 {
				b.WriteByte('|')
			}
			b.WriteString("<arg" + c.port + "> " + c.name)
		}
		b.WriteString("}|")
	}
	b.WriteString(x.title + `\l`)
	if len(x.lines) > 0 {
		b.WriteString(`\l`)
		attributeLines(&b, x)
	}
	if len(x.outs) > 0 {
		b.WriteString("|{")
		for i, c := range x.outs {
			if i > 0 {
				b.WriteByte('|')
			}
			b.WriteString(d.result(c))
		}
		b.WriteByte('}')
	}
	b.WriteByte('}')
	return b.String()
}

func (d *dotWriter) result(c cell) string {
	s := "<res" + c.port + "> " + c.name
	if d.g.opts.PrintResultTypes {
		s += " " + escaper.Replace(c.typ)
	}
	return s
}

// edge writes an edge. One that starts or ends at a box is drawn up to its border.
func (d *dotWriter) edge(e edge) {
	from, to := fmt.Sprintf("v%d", e.from.id), fmt.Sprintf("v%d", e.to.id)
	if e.port != "" && e.from.cluster == 0 {
		from += ":res" + e.port + ":s"
	}
	if e.port != "" && e.to.cluster == 0 {
		to += ":arg" + e.port + ":n"
	}
	var attrs []string
	if e.to.cluster > 0 {
		attrs = append(attrs, fmt.Sprintf("lhead = cluster_%d", e.to.cluster))
	}
	if e.from.cluster > 0 {
		attrs = append(attrs, fmt.Sprintf("ltail = cluster_%d", e.from.cluster))
	}
	style := "solid"
	if e.port == "" {
		style = "dashed"
	}
	d.line("%s -> %s[%s];", from, to, strings.Join(append(attrs, "style = "+style), ", "))
}
