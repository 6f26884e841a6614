package lang

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
)

// show writes a tree in one normal form.
func show(n *Pattern) string {
	list := func(l []*Pattern) string {
		var out []string
		for _, a := range l {
			out = append(out, show(a))
		}
		return strings.Join(out, " ")
	}
	switch n.Kind {
	case PatAny:
		return "_"
	case PatVar:
		s := "$" + n.Name
		if n.Part != "" {
			s += "." + n.Part
		}
		if n.Sub != nil {
			s += ":" + show(n.Sub)
		}
		return s
	case PatOp:
		s := "(" + strings.TrimRight(n.Name+" "+list(n.Args), " ")
		for _, a := range n.Attrs {
			s += " " + a.Name + "=" + show(a.Value)
		}
		if n.Loc != nil {
			s += " " + show(n.Loc)
		}
		for i, t := range n.Types {
			s += []string{" -> ", ", "}[min(i, 1)] + render(t)
		}
		s += ")"
		if n.Part != "" {
			s += "." + n.Part
		}
		return s
	case PatCall:
		return n.Name + "{" + list(n.Args) + "}"
	case PatList:
		return "[" + list(n.Args) + "]"
	case PatRest:
		return "..." + n.Name
	case PatInt:
		return fmt.Sprint(n.Int)
	case PatFloat:
		return fmt.Sprint(n.Num)
	case PatString:
		return strconv.Quote(n.Text)
	case PatAlt:
		return "<" + list(n.Args) + ">"
	case PatConstraint:
		return "#" + n.Text
	}
	return n.Name
}

func TestRule(t *testing.T) {
	for in, want := range map[string]string{
		"(addi $x const(0)) => $x": "(addi $x const{0}) => $x",
		"(a $r:(b $x:I32 _).lo p=eq|ne q=$q:F<[I32, 2]>) if width($x) >= 3 and $q is (A or B)\n=> (c $x -> $x, with_element($r, I1)), $x.y": "(a $r:(b $x:#I32 _).lo p=<eq ne> q=$q:#F<[I32, 2]>) if width($x) >= 3 and $q is (A or B) => (c $x -> $x, (with_element() $r I1)) $x.y",
		"(d.v [$a ...$rest] [] [...]) => erase":          "(d.v [$a ...rest] [] [...]) => erase",
		"(a either($x, (m $y -1.5e3))) => F($x, \"a\")":  "(a either{$x (m $y -1500)}) => F{$x \"a\"}",
		`(a) => (b v=mlir("#x<\"y\">") loc("n", $r))`:    `(a) => (b v=mlir{"#x<\"y\">"} loc{"n" $r})`,
		"(a ub.PoisonType) => $x":                        "(a #ub.PoisonType) => $x",
		"$r:(a $x) if \"=>\" == string($x)=> (b $x.low)": "$r:(a $x) if \"=>\" == string($x) => (b $x.low)",
	} {
		r, errs := ParseRule(in)
		if len(errs) > 0 {
			t.Errorf("%s: %v", in, errs)
			continue
		}
		got := show(r.Match)
		if r.If != nil {
			got += " if " + in[r.If.From:r.If.To]
		}
		var out []string
		for _, n := range r.Replace {
			out = append(out, show(n))
		}
		if got += " => " + strings.Join(out, " "); got != want {
			t.Errorf("%s:\ngot  %s\nwant %s", in, got, want)
		}
	}
}

func TestRuleErrors(t *testing.T) {
	for in, want := range map[string]string{
		"(addi $x":                 "8-8: expected ')', but found the end",
		"(addi $x) $y":             "10-12: expected '=>' behind the match, but found '$y'",
		"(addi $x) => $x $y":       "16-18: unexpected '$y' at the end",
		"($x) => $x":               "1-3: expected the name of an operation behind '(', but found '$x'",
		"(a x=1 $y) => $y":         "7-9: an operand stands behind attributes",
		"(a F<[) $y":               "6-7: expected ']', but found ')'",
		"(a) if => $y":             "7-9: expected a condition behind 'if', but found '=>'",
		"(a) => (b -> $x":          "15-15: expected ')', but found the end",
		"(a \"x) => $x":            "3-12: the quoted text is not closed",
		"(a).1 => $x":              "4-5: expected the name of a result behind '.', but found '1'",
		"(a) => (b loc() loc())":   "16-21: the location is given twice",
		strings.Repeat("(a ", 100): "",
	} {
		_, errs := ParseRule(in)
		if len(errs) != 1 {
			t.Errorf("%s: %d errors", in, len(errs))
			continue
		}
		e := errs[0]
		if got := fmt.Sprintf("%d-%d: %s", e.From, e.To, e.Message); want != "" && got != want {
			t.Errorf("%s:\ngot  %s\nwant %s", in, got, want)
		}
		if e.Fix == "" {
			t.Errorf("%s: no fix", in)
		}
	}
}

func TestStep(t *testing.T) {
	s, errs := ParseStep("$a, $b:Split($x)")
	if len(errs) > 0 || len(s.Names) != 2 || show(s.Value) != "Split{$x}" {
		t.Errorf("got %v %v", s, errs)
	}
	if s, errs = ParseStep("(a $x)"); len(errs) > 0 || len(s.Names) != 0 || show(s.Value) != "(a $x)" {
		t.Errorf("got %v %v", s, errs)
	}
	if _, errs = ParseStep("(a), $b:F()"); len(errs) != 1 {
		t.Error("an operation before a comma is accepted")
	}
}
