package asmformat

// Span is a half-open byte range of the format text.
type Span struct{ Start, End int }

// Node is a piece of the syntax tree: *[LiteralNode], *[VariableNode], *[StringNode], *[DirectiveNode], *[OptionalNode]
// or *[OIListNode].
type Node interface {
	// Where is the byte range of the node, without a trailing anchor mark.
	Where() Span
}

// LiteralNode is a text in backticks: a keyword, punctuation, or whitespace ("", " " or `\n`).
type LiteralNode struct {
	Span Span
	// Text is what stands between the backticks.
	Text string
}

// VariableNode is $name.
type VariableNode struct {
	Span Span
	Name string
}

// StringNode is a text in double quotes, an argument of a custom directive.
type StringNode struct {
	Span Span
	// Text is what stands between the quotes, with \" and \\ resolved.
	Text string
}

// DirectiveNode is a directive with its arguments: type($x), attr-dict, custom<Name>($a, "b").
type DirectiveNode struct {
	Span Span
	// Name is the directive's word, such as "functional-type".
	Name string
	// NameSpan covers the word alone.
	NameSpan Span
	// Custom is the name between the angle brackets of a custom directive, else empty.
	Custom string
	// Args are the arguments in order; nil for a directive without parentheses.
	Args []Node
}

// OptionalNode is (then)? or (then):(else)?.
type OptionalNode struct {
	Span Span
	Then []Node
	Else []Node
	// HasElse tells an empty else branch from none.
	HasElse bool
	// Anchors are the elements marked with ^, in order of appearance; exactly one is valid.
	Anchors []Node
}

// OIListNode is oilist(`kw` ... | `kw` ...).
type OIListNode struct {
	Span    Span
	Clauses []ClauseNode
}

// ClauseNode is one alternative of an oilist.
type ClauseNode struct {
	Literal *LiteralNode
	Body    []Node
}

// Where implements [Node].
func (n *LiteralNode) Where() Span { return n.Span }

// Where implements [Node].
func (n *VariableNode) Where() Span { return n.Span }

// Where implements [Node].
func (n *StringNode) Where() Span { return n.Span }

// Where implements [Node].
func (n *DirectiveNode) Where() Span { return n.Span }

// Where implements [Node].
func (n *OptionalNode) Where() Span { return n.Span }

// Where implements [Node].
func (n *OIListNode) Where() Span { return n.Span }

// Customs returns the custom directives among nodes and in what they hold, in order.
func Customs(nodes []Node) []*DirectiveNode {
	var out []*DirectiveNode
	for _, n := range nodes {
		switch n := n.(type) {
		case *DirectiveNode:
			if n.Custom != "" {
				out = append(out, n)
			}
			out = append(out, Customs(n.Args)...)
		case *OptionalNode:
			out = append(append(out, Customs(n.Then)...), Customs(n.Else)...)
		case *OIListNode:
			for _, c := range n.Clauses {
				out = append(out, Customs(c.Body)...)
			}
		}
	}
	return out
}
