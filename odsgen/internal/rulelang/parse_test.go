package rulelang

import (
	"fmt"
	"strconv"
	"strings"
	"testing"
)

// text writes a tree in one normal form.
func text(n *Node) string {
	list := func(l []*Node) string {
		var out []string
		for _, a := range l {
			out = append(out, text(a))
		}
		return strings.Join(out, " ")
	}
	switch n.Kind {
	case Any:
		return "_"
	case Var:
		s := "$" + n.Name
		if n.Part != "" {
			s += "." + n.Part
		}
		if n.Sub != nil {
			s += ":" + text(n.Sub)
		}
		return s
	case Op:
		s := "(" + strings.TrimRight(n.Name+" "+list(n.Args), " ")
		for _, a := range n.Attrs {
			s += " " + a.Name + "=" + text(a.Node)
		}
		if n.Loc != nil {
			s += " " + text(n.Loc)
		}
		for i, t := range n.Types {
			s += []string{" -> ", ", "}[min(i, 1)] + t.Text
		}
		s += ")"
		if n.Part != "" {
			s += "." + n.Part
		}
		return s
	case Call:
		return n.Name + "{" + list(n.Args) + "}"
	case List:
		return "[" + list(n.Args) + "]"
	case Rest:
		return "..." + n.Name
	case Int:
		return fmt.Sprint(n.Int)
	case Float:
		return fmt.Sprint(n.Num)
	case Str:
		return strconv.Quote(n.Text)
	case Alt:
		return "<" + list(n.Args) + ">"
	case Con:
		return "#" + n.Text
	}
	return n.Name
}

func TestParse(t *testing.T) {
	for in, want := range map[string]string{
		"(addi $x const(0)) => $x": "(addi $x const{0}) => $x",
		"(a $r:(b $x:I32 _).lo p=eq|ne q=$q:F<[I32, 2]>) if width($x) >= 3 and $q is (A or B)\n=> (c $x -> $x, with_element($r, I1)), $x.y": "(a $r:(b $x:#I32 _).lo p=<eq ne> q=$q:#F<[I32, 2]>) if width($x) >= 3 and $q is (A or B) => (c $x -> $x, with_element($r, I1)) $x.y",
		"(d.v [$a ...$rest] [] [...]) => erase":          "(d.v [$a ...rest] [] [...]) => erase",
		"(a either($x, (m $y -1.5e3))) => F($x, \"a\")":  "(a either{$x (m $y -1500)}) => F{$x \"a\"}",
		`(a) => (b v=mlir("#x<\"y\">") loc("n", $r))`:    `(a) => (b v=mlir{"#x<\"y\">"} loc{"n" $r})`,
		"(a ub.PoisonType) => $x":                        "(a #ub.PoisonType) => $x",
		"$r:(a $x) if \"=>\" == string($x)=> (b $x.low)": "$r:(a $x) if \"=>\" == string($x) => (b $x.low)",
	} {
		r, errs := Parse(in)
		if len(errs) > 0 {
			t.Errorf("%s: %v", in, errs)
			continue
		}
		got := text(r.Match)
		if r.If != nil {
			got += " if " + r.If.Text
			if in[r.If.From:r.If.From+len(r.If.Text)] != r.If.Text {
				t.Errorf("%s: the condition's place is wrong", in)
			}
		}
		var out []string
		for _, n := range r.Replace {
			out = append(out, text(n))
		}
		if got += " => " + strings.Join(out, " "); got != want {
			t.Errorf("%s:\ngot  %s\nwant %s", in, got, want)
		}
	}
}

func TestParseErrors(t *testing.T) {
	for in, want := range map[string]string{
		"(addi $x":                 "8-8: expected ')', but found the end",
		"(addi $x) $y":             "10-12: expected '=>' behind the match, but found '$y'",
		"(addi $x) => $x $y":       "16-18: unexpected '$y' at the end",
		"($x) => $x":               "1-3: expected the name of an operation behind '(', but found '$x'",
		"(a x=1 $y) => $y":         "7-9: an operand stands behind attributes",
		"(a F<[) $y":               "3-4: the arguments of 'F' are not closed",
		"(a 0xg) => $y":            "3-6: '0xg' is no number",
		"(a) if => $y":             "4-6: 'if' has no condition",
		"(a) => (b -> $x":          "10-12: expected ')' behind the result types, but found the end",
		"(a \"x) => $x":            "3-12: expected a pattern, but found '\"x) => $x'",
		"(a).1 => $x":              "4-5: expected the name of a result behind '.', but found '1'",
		"(a) => (b loc() loc())":   "16-21: the location is given twice",
		strings.Repeat("(a ", 100): "",
	} {
		_, errs := Parse(in)
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

func TestParseStep(t *testing.T) {
	s, errs := ParseStep("$a, $b:Split($x)")
	if len(errs) > 0 || len(s.Names) != 2 || text(s.Node) != "Split{$x}" {
		t.Errorf("got %v %v", s, errs)
	}
	if s, errs = ParseStep("(a $x)"); len(errs) > 0 || len(s.Names) != 0 || text(s.Node) != "(a $x)" {
		t.Errorf("got %v %v", s, errs)
	}
	if _, errs = ParseStep("(a), $b:F()"); len(errs) != 1 {
		t.Error("an operation before a comma is accepted")
	}
}
