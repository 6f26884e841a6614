package asmformat

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// randomSubject has one thing of each kind with types that are known, so that most random formats fail for a reason of
// their own and some are valid.
func randomSubject() *Subject {
	return &Subject{Name: "test.op",
		Operands: []Value{{Name: "a", Buildable: true}, {Name: "b", Arity: Optional, Buildable: true}, {Name: "c", Arity: Variadic}},
		Results:  []Value{{Name: "r", Buildable: true}, {Name: "s", Arity: Optional}},
		Attrs: []Attr{{Name: "n"}, {Name: "m", Form: AttrTyped, Optional: true, First: integerFirst()},
			{Name: "e", Form: AttrEnumKeyword, Default: true, Cases: []string{"x", "y"}},
			{Name: "u", Unit: true, Optional: true, Default: true, Form: AttrTyped},
			{Name: "p", Form: AttrStripped}, {Name: "y", Form: AttrSymbolName, Optional: true}},
		Props: []Prop{{Name: "q", Default: true, OptionalParser: true},
			{Name: "f", Default: true, OptionalParser: true, Unit: true}},
		Regions:         []Region{{Name: "g"}},
		Successors:      []Successor{{Name: "k"}},
		OperandSegments: true,
	}
}

// randomFormat writes a format that is mostly well-formed.
func randomFormat(r *rand.Rand) string {
	pick := func(list ...string) string { return list[r.IntN(len(list))] }
	vars := []string{"$a", "$b", "$c", "$n", "$m", "$e", "$u", "$p", "$y", "$q", "$f", "$g", "$k", "$r", "$s"}
	var elem func(depth int) string
	seq := func(n, depth int) string {
		var out []string
		for range n {
			out = append(out, elem(depth))
		}
		return strings.Join(out, " ")
	}
	group := func(depth int) string {
		lead := ""
		if r.IntN(3) > 0 {
			lead = fmt.Sprintf("`l%d` ", r.IntN(1000))
		}
		tail := ""
		if r.IntN(3) == 0 {
			tail = " " + seq(1, depth+1)
		}
		g := "(" + lead + pick("$b", "$c", "$m", "$e", "$u", "$q", "$f", "$g", "$y", "type($s)", "custom<A>($m)", "$n", "$a") + "^" +
			tail + ")"
		if r.IntN(5) == 0 {
			g += fmt.Sprintf(":(`e%d`)", r.IntN(1000))
		}
		return g + "?"
	}
	elem = func(depth int) string {
		switch n := r.IntN(20); {
		case n < 4 || depth > 2:
			return fmt.Sprintf("`w%d`", r.IntN(1000))
		case n < 11:
			return pick(vars...)
		case n < 13:
			return pick("type($c)", "type($s)", "type($r)", "type($b)", "functional-type($c, $s)", "type(operands)", "qualified($p)",
				"qualified(type($c))")
		case n < 16:
			return group(depth)
		case n < 17:
			return fmt.Sprintf("oilist(`o%d` %s | `p%d` %s)", r.IntN(1000), pick("$u", "$m", "$b", "$e", "$q"), r.IntN(1000),
				pick("$f", "$y", "$u", "custom<B>($m)"))
		case n < 18:
			return pick("operands", "regions", "successors", "results", "prop-dict")
		case n < 19:
			return pick("custom<C>($n, ref($a))", "custom<D>($b, type($b))", "custom<E>(\"1\", $e)", "custom<F>(ref(type($c)), $p)")
		}
		return pick("``", "` `", "`:`", "`,`", "`\\n`")
	}
	out := []string{"$a", "$b", "$c", "$g", "$k", "attr-dict", "type($c)", "type($s)"}
	for range r.IntN(4) {
		i := r.IntN(len(out) + 1)
		out = append(out[:i], append([]string{elem(0)}, out[i:]...)...)
	}
	if r.IntN(3) == 0 {
		r.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	}
	if r.IntN(4) == 0 {
		i := r.IntN(len(out))
		out = append(out[:i], out[i+1:]...)
	}
	// Separate optional operands, so that not all are ambiguous.
	text := strings.Join(out, " ")
	for i, v := range []string{"$b", "$c", "type($c)", "type($s)", "$g"} {
		text = strings.Replace(text, " "+v+" ", fmt.Sprintf(" `z%d` %s `t%d` ", i, v, i), 1)
	}
	return text
}

// TestOracleRandom: what mlir-tblgen rejects, we reject; what we reject beyond that has a code for what it misses.
// Where both accept, printers and parsers agree.
func TestOracleRandom(t *testing.T) {
	o := findOracle(t)
	r := rand.New(rand.NewPCG(1, 2))
	n := 400
	if testing.Short() {
		n = 100
	}
	both, loose, strict := 0, 0, 0
	for range n / batch {
		var td strings.Builder
		td.WriteString(prelude)
		var texts []string
		s := randomSubject()
		for i := range batch {
			texts = append(texts, randomFormat(r))
			// Enum definitions have to differ per operation.
			tdOp(&td, i, s, texts[i])
		}
		out, msgs := o.run(t, td.String(), false)
		for i, text := range texts {
			code, accepts := body(out, fmt.Sprintf("void O%d::print(", i))
			f, fs := Compile(s, text)
			switch {
			case !accepts && !fs.HasErrors():
				loose++
				t.Errorf("mlir-tblgen rejects, we accept\n%s\n%s", text, messageFor(msgs, text))
			case accepts && fs.HasErrors():
				strict++
				for _, x := range fs {
					// It looks for single regions directly behind attr-dict only.
					if x.Severity == 0 && stricter[x.Code] == "" && x.Code != codeDictBrace.id {
						t.Errorf("mlir-tblgen accepts, we reject\n%s\n%s %s", text, x.Code, x.Message)
					}
				}
			case accepts:
				both++
				if want, got := printed(code, false), ourPrint(s, f.Program.Print); want != got {
					t.Errorf("%s\nwant %s\n got %s", text, want, got)
				}
				code, _ = body(out, fmt.Sprintf("::mlir::ParseResult O%d::parse(", i))
				if want, got := parsed(code), ourParse(s, f); want != got {
					t.Errorf("%s\nwant %s\n got %s", text, want, got)
				}
			}
		}
	}
	t.Logf("%d accepted by both, %d rejected by us alone, %d by mlir-tblgen alone", both, strict, loose)
	if both < n/20 {
		t.Errorf("only %d of %d random formats are valid; the test shows little", both, n)
	}
}

// messageFor finds what mlir-tblgen says about a format.
func messageFor(msgs, text string) string {
	i := strings.Index(msgs, text)
	if i < 0 {
		return ""
	}
	from := strings.LastIndex(msgs[:i], "error:")
	return msgs[max(0, from):i]
}
