package lang

import (
	"errors"
	"strings"
	"sync"

	"github.com/alecthomas/participle/v2"
	"github.com/alecthomas/participle/v2/lexer"
)

// Error is a syntax error.
type Error struct {
	From, To int
	Message  string
	Fix      string
}

// parser is participle's parser of one language, which is made when it is first needed.
type parser[T any] struct {
	make func() *participle.Parser[T]
	// where the language ends, for the message about what follows
	end, endFix string
	// what a text of the language begins with, for the message about one that begins with nothing of that
	begin expectation
}

// newParser returns the parser of a production. The grammar needs no lookahead: the first token of an alternative
// decides.
func newParser[T any](end, endFix string, begin expectation) *parser[T] {
	return &parser[T]{sync.OnceValue(func() *participle.Parser[T] {
		p, err := participle.ParserForProduction[T](grammar())
		if err != nil {
			panic(err) // it is not among the languages
		}
		return p
	}), end, endFix, begin}
}

// grammar is made once for all languages, which have most productions in common.
var grammar = sync.OnceValue(func() *participle.Parser[languages] {
	return participle.MustBuild[languages](participle.Lexer(definition{}), participle.UseLookahead(0))
})

// maxLength bounds what is parsed; an expression of this size is not an expression.
const maxLength = 1 << 16

// parse reads a text.
func (p *parser[T]) parse(text string) (*T, []Error) {
	if len(text) > maxLength {
		return nil, []Error{{0, len(text), "the text is too long", "split it"}}
	}
	tree, err := p.make().ParseString("", text)
	if err == nil {
		return tree, nil
	}
	return nil, []Error{p.explain(err, text)}
}

// expectation is what a message says was expected, and how to mend it.
type expectation struct{ what, fix string }

var (
	expectExpr    = expectation{"an expression", "write a constraint, a function or a value"}
	expectPattern = expectation{"a pattern", "write $x, _, (op ...), a constraint, a constant or Function(...)"}
	expectName    = expectation{"a name", "name it"}
)

// expectations tells what is meant by the first symbol that participle says it expected.
var expectations = map[string]expectation{
	"OrExpr": expectExpr, "AndExpr": expectExpr, "UnaryExpr": expectExpr, "CompareExpr": expectExpr, "ValueExpr": expectExpr,
	"SumExpr": expectExpr, "ArgExpr": expectExpr,
	"PatternSyntax": expectPattern, "SingleSyntax": expectPattern, "ArgSyntax": expectPattern,
	"GoExpr":          {"the name of a Go function", "write go(Name)"},
	"ConditionSyntax": {"a condition behind 'if'", "write one, or remove 'if'"},
	"ResultSyntax":    {"the name of a result behind '.'", "write (op ...).result"},
	"ParamSyntax":     {"a parameter's name", "write NAME<a, b int>"},
	"<name>":          expectName,
	"<keyword>":       {"the name of an operation behind '('", "write (operation operands...)"},
	`"is"`:            {"'is'", "write 'each LIST is CONSTRAINT'"},
	`"in"`:            {"'in'", "write 'EXPR for v in values'"},
	`"=>"`:            {"'=>' behind the match", "write MATCH => REPLACEMENT"},
	`")"`:             {"')'", "add ')', and separate arguments by ','"},
	`"]"`:             {"']'", "close it with ']', and separate by ','"},
	`">"`:             {"'>'", "close it with '>', and separate by ','"},
}

// explain makes our error of participle's: what was expected, what was found, and the fix.
func (p *parser[T]) explain(err error, text string) Error {
	var lexical *lexError
	if errors.As(err, &lexical) {
		return Error(*lexical)
	}
	var unexpected *participle.UnexpectedTokenError
	if !errors.As(err, &unexpected) {
		return Error{0, len(text), err.Error(), "check the syntax"}
	}
	t := unexpected.Unexpected
	from := min(t.Pos.Offset, len(text))
	e := Error{From: from, To: min(from+len(t.Value), len(text))}
	found := "the end"
	if t.Type != lexer.EOF {
		found = "'" + strings.TrimSpace(text[e.From:e.To]) + "'"
	}
	_, expected, _ := strings.Cut(unexpected.Message(), "(expected ")
	first := strings.FieldsFunc(expected, func(r rune) bool { return strings.ContainsRune("() ", r) && r != '"' })
	want := p.begin
	switch {
	case t.Type != lexer.EOF && expected == "" && from > 0:
		e.Message, e.Fix = "unexpected "+found+" "+p.end, p.endFix
		if t.Type == tokenNumber && t.Value[0] == '-' {
			e.Fix = "write '- " + t.Value[1:] + "', with a blank, for a difference"
		}
		return e
	case strings.HasPrefix(expected, "(<name> | <keyword>"):
		want = expectations["<keyword>"]
	case strings.HasPrefix(expected, `")"`):
		want = expectations[`")"`]
	case len(first) > 0:
		if x, ok := expectations[first[0]]; ok {
			want = x
		}
	}
	e.Message, e.Fix = "expected "+want.what+", but found "+found, want.fix
	return e
}
