package asmformat

import "strings"

// Print writes a syntax tree as a format, in one line with single blanks. Parsing the result gives the same tree, apart
// from positions.
func Print(nodes []Node) string {
	p := &syntaxPrinter{}
	p.list(nodes, nil)
	return p.b.String()
}

type syntaxPrinter struct{ b strings.Builder }

// list writes a sequence; the nodes among anchors are marked.
func (p *syntaxPrinter) list(nodes, anchors []Node) {
	for i, n := range nodes {
		if i > 0 {
			p.b.WriteByte(' ')
		}
		p.node(n)
		for _, a := range anchors {
			if a == n {
				p.b.WriteByte('^')
			}
		}
	}
}

func (p *syntaxPrinter) node(n Node) {
	switch n := n.(type) {
	case *LiteralNode:
		p.b.WriteString("`" + n.Text + "`")
	case *VariableNode:
		p.b.WriteString("$" + n.Name)
	case *StringNode:
		p.b.WriteString(`"` + stringEscaper.Replace(n.Text) + `"`)
	case *DirectiveNode:
		p.directive(n)
	case *OptionalNode:
		p.b.WriteByte('(')
		p.list(n.Then, n.Anchors)
		p.b.WriteByte(')')
		if n.HasElse {
			p.b.WriteString(":(")
			p.list(n.Else, n.Anchors)
			p.b.WriteByte(')')
		}
		p.b.WriteByte('?')
	case *OIListNode:
		p.b.WriteString("oilist(")
		for i, c := range n.Clauses {
			if i > 0 {
				p.b.WriteString(" | ")
			}
			p.node(c.Literal)
			if len(c.Body) > 0 {
				p.b.WriteByte(' ')
			}
			p.list(c.Body, nil)
		}
		p.b.WriteByte(')')
	}
}

// stringEscaper undoes what the lexer does with strings.
var stringEscaper = strings.NewReplacer(`\`, `\\`, `"`, `\"`)

func (p *syntaxPrinter) directive(n *DirectiveNode) {
	p.b.WriteString(n.Name)
	if n.Name == "custom" {
		p.b.WriteString("<" + n.Custom + ">")
	}
	if n.Args == nil {
		return
	}
	p.b.WriteByte('(')
	for i, a := range n.Args {
		if i > 0 {
			p.b.WriteString(", ")
		}
		p.node(a)
	}
	p.b.WriteByte(')')
}
