package affine

import (
	"fmt"
	"strings"
	"testing"
)

func TestParseEnd(t *testing.T) {
	src := []byte("x affine_map<  (d0) -> (d0 + 1) /*>")
	m, end, err := ParseMap(src, 13)
	if err != nil || m.String() != "(d0) -> (d0 + 1)" || string(src[end:]) != " /*>" {
		t.Error(m, end, err)
	}
	if _, s, _, err := ParseMapOrSet([]byte("(d0) : (d0 == 0)"), 0); err != nil || s == nil {
		t.Error(s, err)
	}
}

func TestParseExpr(t *testing.T) {
	names := []Binding{{"i", Dim(0)}, {"n", Symbol(3)}, {"i", Dim(7)}}
	e, end, err := ParseExpr([]byte("n + i * 2, 3"), 0, names)
	if err != nil || e.String() != "d0 * 2 + s3" || end != 9 {
		t.Error(e, end, err)
	}
	if e, _, err := ParseExpr([]byte("x"), 0, names); err == nil || e.Valid() {
		t.Error("accepted an unknown name", e)
	}
}

// TestManyNames goes beyond the number of names that are searched one by one.
func TestManyNames(t *testing.T) {
	var names []string
	for i := range 40 {
		names = append(names, fmt.Sprint("x", i))
	}
	all := strings.Join(names, ", ")
	m := mustMap(t, "("+all+") -> ("+all+")")
	if !m.IsIdentity() {
		t.Error(m)
	}
	if _, _, err := ParseMap([]byte("("+all+", x3) -> ()"), 0); err == nil || err.Msg != "redefinition of identifier 'x3'" {
		t.Error(err)
	}
}

func TestParseSSA(t *testing.T) {
	m, dims, syms, end, err := ParseMapOfSSA([]byte("[%i + symbol(%n), %j#2 * 4, %i, %n] : x"), 0, Square)
	if err != nil || m.String() != "(d0, d1)[s0] -> (d0 + s0, d1 * 4, d0, s0)" || end != 35 {
		t.Error(m, end, err)
	}
	if fmt.Sprint(dims, syms) != "[{%i 0 1} {%j 2 18}] [{%n 0 13}]" {
		t.Error(dims, syms)
	}
	for _, c := range []struct {
		src string
		d   Delimiter
		at  int
		msg string
	}{
		{"(%i]", Paren, 3, "expected ')' in affine map"},
		{"(%i]", Square, 0, "expected '[' in affine map"},
		{"[symbol %i]", Square, 7, "expected '(' at start of SSA symbol"},
		{"[symbol(3)]", Square, 8, "expected ssa identifier"},
		{"[symbol(%i + 1)]", Square, 10, "expected ')' at end of SSA symbol"},
		{"[%i#99999999999]", Square, 3, "invalid SSA value result number"},
		{"[%i#a]", Square, 3, "invalid SSA value result number"},
		{"[d0]", Square, 1, "use of undeclared identifier"},
		{"%i, ", NoDelimiter, 3, "expected affine expression"},
		// Upstream knows values again by name alone.
		{"[%i#1, %i#0]", Square, 9, "expected ']' in affine map"},
	} {
		_, _, _, _, err := ParseMapOfSSA([]byte(c.src), 0, c.d)
		if err == nil || err.Offset != c.at || err.Msg != c.msg {
			t.Errorf("%s: got %v, want offset %d: %s", c.src, err, c.at, c.msg)
		}
	}
	if m, _, _, end, err := ParseMapOfSSA([]byte("%i, 3 {"), 0, NoDelimiter); err != nil || m.NumResults() != 2 || end != 5 {
		t.Error(m, end, err)
	}
	e, dims, _, end, err := ParseExprOfSSA([]byte("%i + 3) to"), 0)
	if err != nil || e.String() != "d0 + 3" || len(dims) != 1 || end != 6 {
		t.Error(e, dims, end, err)
	}
}

// TestSimplifyIsLinear: many different dimensions and quotients in one sum do not take quadratic time.
func TestSimplifyIsLinear(t *testing.T) {
	const n = 20_000
	var b strings.Builder
	b.WriteString("(d0")
	for i := 1; i < n; i++ {
		fmt.Fprintf(&b, ", d%d", i)
	}
	b.WriteString(") -> (0")
	for i := range n {
		fmt.Fprintf(&b, " + d%d + d%d floordiv %d", i, i, i+2)
	}
	m := mustMap(t, b.String()+")")
	if got := SimplifyMap(m).String(); !strings.HasPrefix(got[strings.Index(got, "->"):], "-> (d0 + d1 + d2 + ") {
		t.Error(got[:100])
	}
}

func TestLimits(t *testing.T) {
	nested := func(n int) string {
		return "(d0) -> (" + strings.Repeat("(", n) + "d0" + strings.Repeat(")", n) + ")"
	}
	negated := func(n int) string { return "(d0) -> (" + strings.Repeat("-", n) + "d0)" }
	sum := func(n int) string { return "(d0) -> (d0" + strings.Repeat(" + d0 * 3 mod 5", n) + ")" }
	for _, ok := range []string{nested(maxNesting), negated(maxNesting), sum(50_000)} {
		m := mustMap(t, ok)
		_ = SimplifyMap(m).String()
		_ = m.AppendKey(nil)
	}
	for _, bad := range []string{nested(maxNesting + 1), nested(1_000_000), negated(1_000_000), sum(200_000)} {
		_, _, err := ParseMap([]byte(bad), 0)
		if err == nil || !strings.Contains(err.Msg, "split it") || err.Next != nil {
			t.Errorf("%.30s: %v", bad, err)
		}
	}
}
