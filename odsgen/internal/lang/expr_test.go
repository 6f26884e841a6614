package lang

import (
	"fmt"
	"strings"
	"testing"
)

// render renders a tree as an S-expression.
func render(n *Expr) string {
	name := map[Op]string{
		Name: n.Name, Call: n.Name + "()", Apply: n.Name + "<>", Part: "$" + n.Name, Int: fmt.Sprint(n.Int),
		String: fmt.Sprintf("%q", n.Str),
		List:   "list", Self: "self", True: "true", False: "false", And: "and", Or: "or", Not: "not", Eq: "==", Ne: "!=", Lt: "<",
		Le: "<=", Gt: ">", Ge: ">=",
		In: "in", Is: "is", Implements: "implements " + n.Name, Has: "has " + n.Name, Each: "each", Some: "some", For: "for " + n.Name,
		Go: "go " + n.Name,
	}[n.Op]
	if len(n.Args) == 0 {
		return name
	}
	parts := []string{name}
	for _, a := range n.Args {
		parts = append(parts, render(a))
	}
	return "(" + strings.Join(parts, " ") + ")"
}

func TestExpr(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"I32", "I32"},
		{"I32 or F32 and not Index", "(or I32 (and F32 (not Index)))"},
		{"(I32 or F32) and rank == 2", "(and (or I32 F32) (== rank 2))"},
		{"TensorOf<[I32, F<16>]>", "(TensorOf<> (list I32 (F<> 16)))"},
		{"0DTensorOf<types>", "(0DTensorOf<> types)"},
		{"rank < 3", "(< rank 3)"},
		{"rank <= 3", "(<= rank 3)"},
		{"element is (I32 or F32)", "(is element (or I32 F32))"},
		{"$x is not ub.Thing", "(not (is $x ub.Thing))"},
		{"each items is StrAttr", "(each items StrAttr)"},
		{"some types(self) is (self == $x)", "(some (types() self) (== self $x))"},
		{"all_equal(type(v) for v in values)", "(all_equal() (for v (type() v) values))"},
		{"go(core.Check, $x, 3)", "(go core.Check $x 3)"},
		{"go(Check)", "go Check"},
		{"self implements Iface or self has Trait", "(or (implements Iface self) (has Trait self))"},
		{"dim(self, -1) in [1, 0x10]", "(in (dim() self -1) (list 1 16))"},
		{"X<\"a b\", 'c'>", `(X<> "a b" "c")`},
		{" width\n  == 3 ", "(== width 3)"},
	} {
		n, errs := ParseExpr(c.text)
		if len(errs) > 0 || render(n) != c.want {
			t.Errorf("%q: got %s %v, want %s", c.text, render(n), errs, c.want)
		}
	}
}

func TestExprErrors(t *testing.T) {
	for _, c := range []struct {
		text, message string
		from          int
	}{
		{"", "expected an expression, but found the end", 0},
		{"I32 F32", "unexpected 'F32' behind the expression", 4},
		{"rank ==", "expected an expression, but found the end", 7},
		{"(I32", "expected ')', but found the end", 4},
		{"I<32", "expected '>', but found the end", 4},
		{"element is 3", "expected a constraint, but found '3'", 11},
		{"each items", "expected 'is', but found the end", 10},
		{"$ == 3", "expected a name behind '$'", 0},
		{"'open", "the quoted text is not closed", 0},
		{"a ; b", "unexpected ';' behind the expression", 2},
		{"x and and y", "expected an expression, but found 'and'", 6},
		{strings.Repeat("not ", 200) + "x", "the text is nested deeper than 100 levels", 400},
	} {
		_, errs := ParseExpr(c.text)
		if len(errs) != 1 || errs[0].Message != c.message || c.from > 0 && errs[0].From != c.from || errs[0].Fix == "" {
			t.Errorf("%q: got %+v, want %q at %d", c.text, errs, c.message, c.from)
		}
	}
}

func TestParseKey(t *testing.T) {
	name, params, errs := ParseKey("Ranked<types, shape ints>")
	if name != "Ranked" || fmt.Sprint(params) != "[{types  7 12} {shape ints 14 24}]" || errs != nil {
		t.Error(name, params, errs)
	}
	for _, bad := range []string{"A<", "A<b", "A<b,,c>", "A<1>", "A<b>c"} {
		if _, _, errs := ParseKey(bad); len(errs) == 0 {
			t.Errorf("%q is accepted", bad)
		}
	}
}

func FuzzExpr(f *testing.F) {
	f.Add("all_equal(type(v) for v in values) and not (rank < 3 or X<[I32, 1]>)")
	f.Add("each items is (self == $x)")
	f.Fuzz(func(t *testing.T, text string) {
		n, errs := ParseExpr(text)
		for _, e := range errs {
			if e.From < 0 || e.To > len(text) || e.From > e.To {
				t.Errorf("error at %d..%d of %q", e.From, e.To, text)
			}
		}
		var walk func(*Expr)
		walk = func(n *Expr) {
			if n.From < 0 || n.To > len(text) || n.From > n.To {
				t.Fatalf("node %+v outside %q", n, text)
			}
			for _, a := range n.Args {
				walk(a)
			}
		}
		if len(errs) == 0 {
			walk(n)
		} else if n != nil {
			t.Fatalf("a tree beside an error for %q", text)
		}
		ParseKey(text)
	})
}
