package lang

import (
	"strings"

	"github.com/alecthomas/participle/v2/lexer"
)

// Op is the operator of an expression.
type Op uint8

// The operators.
const (
	Name   Op = iota // Name: a function without arguments, constraint, parameter or definition
	Call             // Name(Args), and arithmetic: Name is the operator
	Apply            // Name<Args>
	Part             // $Name
	Int              // Int
	String           // Str
	List             // [Args]
	Self             // self
	True             // true
	False            // false
	And              // all Args
	Or               // any of Args
	Not              // not Args[0]
	Eq               // Args[0] == Args[1], and so on
	Ne
	Lt
	Le
	Gt
	Ge
	In         // Args[0] in Args[1]
	Is         // Args[0] is Args[1]
	Implements // Args[0] implements Name
	Has        // Args[0] has Name
	Each       // each Args[0] is Args[1]
	Some       // some Args[0] is Args[1]
	For        // Args[0] for Name in Args[1], inside a call
	Go         // go(Name, Args...)
)

// Expr is a node of an expression; From and To are offsets into the text.
type Expr struct {
	Op       Op
	Name     string
	Int      int64
	Str      string
	Args     []*Expr
	From, To int
}

// Param is a declared parameter: "name" or "name kind".
type Param struct {
	Name, Kind string
	From, To   int
}

// ParseExpr parses an expression.
func ParseExpr(text string) (*Expr, []Error) {
	if isName(text) { // most constraints are a name
		return &Expr{Op: Name, Name: text, To: len(text)}, nil
	}
	tree, errs := exprParser.parse(text)
	if errs != nil {
		return nil, errs
	}
	c := &converter{}
	n := c.or(tree)
	return done(n, c.errs)
}

// ParseKey parses a declared name with parameters: "TensorOf<types>", "Ranked<shape ints>". The name is given in any
// case.
func ParseKey(text string) (name string, params []Param, errs []Error) {
	name, _, ok := strings.Cut(text, "<")
	if !ok {
		return text, nil, nil
	}
	if params = simpleParams(text); params != nil {
		return name, params, nil
	}
	tree, errs := keyParser.parse(text)
	if errs != nil {
		return name, nil, errs
	}
	for _, p := range tree.Params {
		from, to := extent(p.Tokens)
		params = append(params, Param{Name: p.Name, Kind: p.Kind, From: from, To: to})
	}
	return name, params, nil
}

// simpleParams reads the parameters of a key, as most are: its words in <...>. It returns nil where there are none or
// something else is there, which the grammar knows more about.
func simpleParams(text string) []Param {
	var out []Param
	s := scanner{text: text, pos: strings.IndexByte(text, '<') + 1}
	for {
		var words []lexer.Token
		t, err := s.Next()
		for ; err == nil && t.Type == tokenName; t, err = s.Next() {
			words = append(words, t)
		}
		if err != nil || len(words) == 0 || len(words) > 2 {
			return nil
		}
		p := Param{Name: words[0].Value}
		if p.From, p.To = extent(words); len(words) > 1 {
			p.Kind = words[1].Value
		}
		out = append(out, p)
		if t.Value == ">" && s.pos == len(text) {
			return out
		} else if t.Value != "," {
			return nil
		}
	}
}

// isName reports whether a text is one word that is not a keyword.
func isName(text string) bool {
	if text == "" || !isLetter(text[0]) {
		return false
	}
	for i := range len(text) {
		if !isLetter(text[i]) && !isDigit(text[i]) {
			return false
		}
	}
	return keywords[text] == 0
}

// extent returns the place of tokens.
func extent(tokens []lexer.Token) (from, to int) {
	if len(tokens) == 0 {
		return 0, 0
	}
	last := tokens[len(tokens)-1]
	return tokens[0].Pos.Offset, last.Pos.Offset + len(last.Value)
}

// converter makes trees of what the grammar has read, and finds what the grammar does not say.
type converter struct{ errs []Error }

// fail reports the first mistake.
func (c *converter) fail(from, to int, fix, message string) {
	if c.errs == nil {
		c.errs = []Error{{from, to, message, fix}}
	}
}

// done returns a tree without mistakes, or the mistake.
func done[T any](tree *T, errs []Error) (*T, []Error) {
	if errs != nil {
		return nil, errs
	}
	return tree, nil
}

// node makes an expression of parts.
func node(op Op, tokens []lexer.Token, args ...*Expr) *Expr {
	n := &Expr{Op: op, Args: args}
	n.From, n.To = extent(tokens)
	return n
}

func (c *converter) or(x *orExpr) *Expr {
	args := convert(x.Args, c.and)
	if len(args) == 1 {
		return args[0]
	}
	return node(Or, x.Tokens, args...)
}

func (c *converter) and(x *andExpr) *Expr {
	args := convert(x.Args, c.unary)
	if len(args) == 1 {
		return args[0]
	}
	return node(And, x.Tokens, args...)
}

// convert maps a list.
func convert[A, B any](list []A, f func(A) B) []B {
	if list == nil {
		return nil
	}
	out := make([]B, len(list))
	for i, x := range list {
		out[i] = f(x)
	}
	return out
}

func (c *converter) unary(x *unaryExpr) *Expr {
	switch {
	case x.Not != nil:
		return node(Not, x.Tokens, c.unary(x.Not))
	case x.Quantifier == "each":
		return node(Each, x.Tokens, c.value(x.List), c.constraint(x.Is))
	case x.Quantifier == "some":
		return node(Some, x.Tokens, c.value(x.List), c.constraint(x.Is))
	}
	return c.compare(x.Compare)
}

var comparisons = map[string]Op{"==": Eq, "!=": Ne, "<": Lt, "<=": Le, ">": Gt, ">=": Ge, "in": In}

func (c *converter) compare(x *compareExpr) *Expr {
	left := c.sum(x.X)
	switch {
	case x.Operator != "":
		return node(comparisons[x.Operator], x.Tokens, left, c.sum(x.Y))
	case x.Is != nil:
		n := node(Is, x.Tokens, left, c.constraint(x.Is))
		if x.IsNot {
			n = node(Not, x.Tokens, n)
		}
		return n
	case x.Promise != "":
		op := Implements
		if x.Promise == "has" {
			op = Has
		}
		n := node(op, x.Tokens, left)
		n.Name = x.Name
		return n
	}
	return left
}

// sum makes a sum of products; operators of one rank group from the left.
func (c *converter) sum(x *sumExpr) *Expr {
	var left *Expr // what the product is added to, or subtracted from
	var operator string
	product := c.value(x.X)
	for _, t := range x.Rest {
		y := c.value(t.Y)
		if t.Operator != "+" && t.Operator != "-" {
			product = arithmetic(t.Operator, product, y)
			continue
		}
		left, operator, product = arithmetic(operator, left, product), t.Operator, y
	}
	return arithmetic(operator, left, product)
}

// arithmetic makes x operator y, or y where there is no x.
func arithmetic(operator string, x, y *Expr) *Expr {
	if x == nil {
		return y
	}
	return &Expr{Op: Call, Name: operator, Args: []*Expr{x, y}, From: x.From, To: y.To}
}

// constraint makes what follows "is": a constraint, or an expression in parentheses about the thing on the left.
func (c *converter) constraint(x *valueExpr) *Expr {
	if x.Paren == nil && x.Apply == "" && x.Call == "" && x.Go == nil && x.Word == "" {
		from, to := extent(x.Tokens)
		c.fail(from, to, "name a constraint, or put an expression in parentheses",
			"expected a constraint, but found '"+text(x.Tokens)+"'")
	}
	return c.value(x)
}

// text returns the text of a token, or of the first one.
func text(tokens []lexer.Token) string { return tokens[0].Value }

func (c *converter) value(x *valueExpr) *Expr {
	n := node(Name, x.Tokens)
	switch {
	case x.Number != "":
		i, _, _ := parseNumber(x.Number)
		if strings.Contains(x.Number, ".") && !strings.HasPrefix(x.Number, "0x") {
			c.fail(n.From, n.To, "write an integer", "expected an expression, but found '"+x.Number+"'")
		}
		n.Op, n.Int = Int, i
	case x.String != "":
		n.Op, n.Str = String, unquote(x.String)
	case x.Part != "":
		n.Op, n.Name = Part, x.Part[1:]
	case x.Paren != nil:
		return c.or(x.Paren)
	case x.List != nil:
		n.Op, n.Args = List, convert(x.List.Args, c.or)
	case x.Apply != "":
		n.Op, n.Name, n.Args = Apply, strings.TrimSuffix(x.Apply, "<"), convert(x.Types, c.value)
	case x.Go != nil:
		n.Op, n.Name, n.Args = Go, x.Go.Name, convert(x.Go.Args, c.or)
	case x.Call != "":
		n.Op, n.Name = Call, strings.TrimSuffix(x.Call, "(")
		n.Args = convert(x.Args, func(a *argExpr) *Expr { return c.arg(a, a == x.Args[0]) })
	case x.Word == "self":
		n.Op = Self
	case x.Word == "true":
		n.Op = True
	case x.Word == "false":
		n.Op = False
	default:
		n.Name = x.Word
	}
	return n
}

func (c *converter) arg(a *argExpr, first bool) *Expr {
	body := c.or(a.Body)
	if a.In == nil {
		return body
	}
	in := c.value(a.In)
	if !first {
		c.fail(body.From, in.To, "make it the first argument", "a comprehension must be the first argument")
	}
	return &Expr{Op: For, Name: a.Name, Args: []*Expr{body, in}, From: body.From, To: in.To}
}
