package lang

import "strings"

// PatternKind is the kind of a pattern.
type PatternKind uint8

// The kinds of patterns.
const (
	PatAny        PatternKind = iota // _
	PatVar                           // $Name, $Name.Part, with Sub after a colon
	PatOp                            // (Name Args Attrs loc(...) -> Types), with Part after a dot
	PatCall                          // Name(Args)
	PatList                          // [Args]
	PatRest                          // ...$Name, or ... alone
	PatWord                          // a bare word: a case, true, false
	PatConstraint                    // Expr
	PatInt                           // Int
	PatFloat                         // Num
	PatString                        // Text
	PatAlt                           // Args[0] | Args[1] | ...
	PatErase                         // erase
)

// Pattern is a node of a rule. From and To are offsets into the text.
type Pattern struct {
	Kind  PatternKind
	Name  string
	Part  string
	Sub   *Pattern
	Args  []*Pattern
	Attrs []Attr
	Types []*Expr
	Loc   *Pattern // PatCall
	Expr  *Expr
	// Text is that of a word, a constraint, a number, or a string.
	Text     string
	Int      int64
	Num      float64
	From, To int
	// NameFrom and NameTo are the place of the name of an operation, a call or a variable.
	NameFrom, NameTo int
}

// Attr is Name=Value.
type Attr struct {
	Name     string
	Value    *Pattern
	From, To int // of the name
}

// Rule is a parsed rule.
type Rule struct {
	Match   *Pattern
	If      *Expr
	Replace []*Pattern
}

// Step is a parsed item of build: or after:, with the names that it binds in front.
type Step struct {
	Names []*Pattern // PatVar
	Value *Pattern
}

// ParseRule parses MATCH [if CONDITION] => REPLACEMENT {, REPLACEMENT}.
func ParseRule(text string) (*Rule, []Error) {
	tree, errs := ruleParser.parse(text)
	if errs != nil {
		return nil, errs
	}
	c := &patternConverter{text: text}
	r := &Rule{Match: c.pattern(tree.Match), Replace: convert(tree.Replace, c.pattern)}
	if tree.If != nil {
		r.If = c.or(tree.If.Expr)
	}
	return done(r, c.errs)
}

// ParseStep parses an item of build: or after:: {$name ,} [:] and what is made.
func ParseStep(text string) (*Step, []Error) {
	tree, errs := stepParser.parse(text)
	if errs != nil {
		return nil, errs
	}
	c := &patternConverter{text: text}
	parts := convert(tree.Parts, c.pattern)
	n := len(parts) - 1
	s := &Step{Names: parts[:n:n], Value: parts[n]}
	if v := s.Value; v.Kind == PatVar && v.Sub != nil {
		name := *v
		name.Sub = nil
		s.Names, s.Value = append(s.Names, &name), v.Sub
	}
	for _, v := range s.Names {
		if v.Kind != PatVar || v.Part != "" || v.Sub != nil {
			c.fail(v.From, v.To, "write $a, $b:Function(...)", "only names can stand before a comma here")
		}
	}
	return done(s, c.errs)
}

// patternConverter makes the trees of rules.
type patternConverter struct {
	converter
	text string
}

func (c *patternConverter) pattern(x *patternSyntax) *Pattern {
	args := convert(x.Alternatives, c.single)
	if len(args) == 1 {
		return args[0]
	}
	return &Pattern{Kind: PatAlt, Args: args, From: args[0].From, To: args[len(args)-1].To}
}

func (c *patternConverter) single(x *singleSyntax) *Pattern {
	from, to := extent(x.Tokens)
	first := x.Tokens[0]
	n := &Pattern{From: from, To: to, NameFrom: from, NameTo: from + len(strings.TrimRight(first.Value, "(<"))}
	switch {
	case x.Op != nil:
		c.op(x.Op, n)
	case x.List != nil:
		n.Kind, n.Args = PatList, convert(x.List.Items, c.pattern)
	case x.Rest != "":
		n.Kind, n.Name = PatRest, strings.TrimLeft(x.Rest, ".$")
	case x.Part != "":
		n.Kind = PatVar
		n.Name, n.Part, _ = strings.Cut(x.Part[1:], ".")
		if x.Sub != nil {
			n.Sub = c.pattern(x.Sub)
		}
	case x.Number != "":
		n.Text = x.Number
		i, f, _ := parseNumber(x.Number)
		if n.Kind, n.Int = PatInt, i; i == 0 && f != 0 || strings.ContainsAny(x.Number, ".") && !strings.HasPrefix(x.Number, "0x") {
			n.Kind, n.Num = PatFloat, f
		}
	case x.String != "":
		n.Kind, n.Text = PatString, unquote(x.String)
	case x.Call != "":
		n.Kind, n.Name, n.Args = PatCall, strings.TrimSuffix(x.Call, "("), convert(x.Args, c.pattern)
	case x.Apply != "":
		n.Kind, n.Name, n.Text = PatConstraint, strings.TrimSuffix(x.Apply, "<"), c.text[from:to]
		n.Expr = &Expr{Op: Apply, Name: n.Name, Args: convert(x.Types, c.value), From: from, To: to}
	default:
		n.Name, n.Text = x.Word, x.Word
		switch {
		case x.Word == "_":
			n.Kind = PatAny
		case x.Word[0] >= 'A' && x.Word[0] <= 'Z' || strings.Contains(x.Word, ".") || isDigit(x.Word[0]):
			n.Kind, n.Expr = PatConstraint, &Expr{Op: Name, Name: x.Word, From: from, To: to}
		case x.Word == "erase":
			n.Kind = PatErase
		default:
			n.Kind = PatWord
		}
	}
	return n
}

// op makes (name args attr=pattern loc(...) -> types).part.
func (c *patternConverter) op(x *opSyntax, n *Pattern) {
	n.Kind, n.Name = PatOp, x.Name
	n.NameFrom, n.NameTo = extent(x.Tokens[1:2])
	if x.Result != nil {
		n.Part = x.Result.Name
	}
	n.Types = convert(x.Types, c.or)
	for _, a := range x.Args {
		value := c.pattern(a.Value)
		switch {
		case len(a.Attr) > 0:
			from, to := extent(a.Attr)
			n.Attrs = append(n.Attrs, Attr{Name: strings.TrimSuffix(text(a.Attr), "="), Value: value, From: from, To: to - 1})
		case value.Kind == PatCall && value.Name == "loc":
			if n.Loc != nil {
				c.fail(value.From, value.To, "give one location", "the location is given twice")
			}
			n.Loc = value
		default:
			if len(n.Attrs) > 0 {
				c.fail(value.From, value.To, "write the operands first", "an operand stands behind attributes")
			}
			n.Args = append(n.Args, value)
		}
	}
}
