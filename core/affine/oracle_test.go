package affine

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/lex"
)

// mlirOpt runs mlir-opt-22 on input and returns its output. It skips the test where the oracle is not installed, unless
// ODSGEN_ORACLE=1 demands it.
func mlirOpt(t *testing.T, input string, args ...string) (stdout, stderr string) {
	t.Helper()
	path, err := exec.LookPath("mlir-opt-22")
	if err != nil {
		if os.Getenv("ODSGEN_ORACLE") == "1" {
			t.Fatal("ODSGEN_ORACLE=1 but mlir-opt-22 is not on PATH; install mlir-22-tools")
		}
		t.Skip("mlir-opt-22 is not on PATH; install mlir-22-tools to compare with it")
	}
	cmd := exec.Command(path, append(args, "--allow-unregistered-dialect", "--mlir-print-local-scope")...)
	cmd.Stdin = strings.NewReader(input)
	var out, diag bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &diag
	if err := cmd.Run(); err != nil && diag.Len() == 0 {
		t.Fatalf("mlir-opt-22: %v", err)
	}
	return out.String(), diag.String()
}

// gen makes random text.
type gen struct {
	*rand.Rand
	dims, syms int
	consts     []string
	// symbolic says that right operands of products, quotients and remainders may be symbolic.
	symbolic bool
}

func (g *gen) pick(words ...string) string { return words[g.IntN(len(words))] }

func (g *gen) leaf(dimsAllowed bool) string {
	switch r := g.IntN(10); {
	case r < 5 && dimsAllowed && g.dims > 0:
		return fmt.Sprint("d", g.IntN(g.dims))
	case r < 8 && g.syms > 0:
		return fmt.Sprint("s", g.IntN(g.syms))
	}
	return g.pick(g.consts...)
}

// expr returns an expression in parentheses. Without dimsAllowed it is symbolic or constant.
func (g *gen) expr(depth int, dimsAllowed bool) string {
	if depth == 0 || g.IntN(8) == 0 {
		return g.leaf(dimsAllowed)
	}
	l := g.expr(depth-1, dimsAllowed)
	switch op := g.pick("+", "+", "-", "-", "*", "*", "mod", "floordiv", "ceildiv", "neg", "peel", "rem"); op {
	case "neg":
		return "(-" + l + ")"
	case "peel", "rem": // what rules about repeated sub-expressions look for
		r := g.pick(g.consts...)
		if g.symbolic && g.IntN(2) == 0 {
			r = g.leaf(false)
		}
		if op == "peel" {
			return "(" + l + " - " + l + " mod " + r + ")"
		}
		return "(" + g.term(dimsAllowed) + l + " - " + l + " floordiv " + r + " * " + r + ")"
	case "+", "-":
		return "(" + l + " " + op + " " + g.expr(depth-1, dimsAllowed) + ")"
	default:
		r := g.pick(g.consts...)
		if g.symbolic && g.IntN(2) == 0 {
			r = g.expr(g.IntN(depth), false)
		}
		if op == "*" && g.IntN(2) == 0 {
			l, r = r, l
		}
		return "(" + l + " " + op + " " + r + ")"
	}
}

// term returns a leaf to add to what follows, or nothing.
func (g *gen) term(dimsAllowed bool) string {
	if g.IntN(2) == 0 {
		return ""
	}
	return g.leaf(dimsAllowed) + " + "
}

func (g *gen) inputs() string {
	return string(appendInputs(nil, g.dims, g.syms))
}

func (g *gen) affineMap() string {
	results := make([]string, 1+g.IntN(3))
	for i := range results {
		results[i] = g.expr(g.IntN(5), true)
	}
	return g.inputs() + " -> (" + strings.Join(results, ", ") + ")"
}

func (g *gen) set() string {
	cs := make([]string, g.IntN(4))
	for i := range cs {
		cs[i] = g.expr(g.IntN(4), true) + " " + g.pick("==", "<=", ">=") + " " + g.expr(g.IntN(4), true)
	}
	return g.inputs() + " : (" + strings.Join(cs, ", ") + ")"
}

var (
	smallConsts = []string{"0", "1", "2", "3", "4", "8", "16", "5", "-1", "-2", "7"}
	composite   = []string{"2", "3", "4", "6", "8", "12", "24", "-1", "-2", "-6", "0", "10"}
	positive    = []string{"1", "2", "3", "4", "6", "8", "16", "32", "5"}
	hugeConsts  = []string{"9223372036854775807", "(-9223372036854775807 - 1)", "0", "1", "4611686018427387904", "2", "4"}
)

// randomTexts returns n maps or sets, the same for the same seed.
func randomTexts(seed uint64, n int, consts []string, symbolic bool, make func(*gen) string) []string {
	g := &gen{Rand: rand.New(rand.NewPCG(seed, 1)), consts: consts, symbolic: symbolic}
	texts := []string{}
	for range n {
		g.dims, g.syms = g.IntN(4), g.IntN(3)
		texts = append(texts, make(g))
	}
	return texts
}

// attrs wraps each text in an operation on a line of its own.
func attrs(kind string, texts []string) string {
	var b strings.Builder
	b.WriteString("func.func @f() {\n")
	for _, s := range texts {
		fmt.Fprintf(&b, "\"t.o\"() {m = %s<%s>} : () -> ()\n", kind, s)
	}
	b.WriteString("return\n}\n")
	return b.String()
}

// bodies returns the texts between the brackets of the attributes in mlir-opt's output, in order.
func bodies(kind, out string) []string {
	var r []string
	for line := range strings.Lines(out) {
		if _, s, ok := strings.Cut(line, "{m = "+kind+"<"); ok {
			r = append(r, strings.TrimSuffix(strings.TrimSpace(s), ">} : () -> ()"))
		}
	}
	return r
}

const oracleCases = 3000

// compare checks f(text) against what mlir-opt makes of the attribute.
func compare(t *testing.T, kind string, texts []string, f func(*testing.T, string) string, args ...string) {
	t.Helper()
	out, diag := mlirOpt(t, attrs(kind, texts), args...)
	if strings.Contains(diag, "PLEASE submit a bug report") {
		// Upstream divides by zero or reads a leaf as an operation on some inputs; leave out just those.
		if n := len(texts); n > 1 {
			compare(t, kind, texts[:n/2], f, args...)
			compare(t, kind, texts[n/2:], f, args...)
		} else {
			t.Logf("mlir-opt-22 crashes on %s", texts[0])
		}
		return
	}
	want := bodies(kind, out)
	if len(want) != len(texts) {
		t.Fatalf("mlir-opt-22 printed %d of %d attributes:\n%.2000s", len(want), len(texts), diag)
	}
	for i, text := range texts {
		if got := f(t, text); got != want[i] {
			t.Errorf("%s\n  got  %s\n  want %s", text, got, want[i])
		}
	}
}

func printMap(t *testing.T, text string) string { return mustMap(t, text).String() }

func printSet(t *testing.T, text string) string {
	s, _, err := ParseSet([]byte(text), 0)
	if err != nil {
		t.Errorf("%s: %v", text, err)
	}
	return s.String()
}

func mustMap(t testing.TB, text string) *Map {
	t.Helper()
	m, _, err := ParseMap([]byte(text), 0)
	if err != nil {
		t.Fatalf("%s: %v", text, err)
	}
	return m
}

func TestOracleBuild(t *testing.T) {
	for _, c := range []struct {
		consts   []string
		symbolic bool
	}{{smallConsts, false}, {smallConsts, true}, {hugeConsts, false}, {positive, true}, {composite, true}} {
		compare(t, "affine_map", randomTexts(1, oracleCases, c.consts, c.symbolic, (*gen).affineMap), printMap)
	}
	compare(t, "affine_set", randomTexts(1, oracleCases, smallConsts, true, (*gen).set), printSet)
}

func TestOracleSimplify(t *testing.T) {
	simplify := func(t *testing.T, text string) string { return SimplifyMap(mustMap(t, text)).String() }
	const pipeline = "--pass-pipeline=builtin.module(func.func(affine-simplify-structures))"
	for _, c := range []struct {
		consts   []string
		symbolic bool
	}{{positive, false}, {smallConsts, false}, {positive, true}, {smallConsts, true}, {composite, false}, {composite, true}} {
		compare(t, "affine_map", randomTexts(1, oracleCases, c.consts, c.symbolic, (*gen).affineMap), simplify, pipeline)
	}
}

// mutate changes a text at a few places, mostly into something invalid.
func (g *gen) mutate(text string) string {
	b := []byte(text)
	for range 1 + g.IntN(3) {
		i := g.IntN(len(b) + 1)
		switch g.IntN(3) {
		case 0: // delete
			b = append(b[:i:i], b[min(len(b), i+1+g.IntN(3)):]...)
		default: // insert
			b = append(b[:i:i], append([]byte(g.pick(noise...)), b[i:]...)...)
		}
	}
	return string(b)
}

var noise = []string{
	"(", ")", "[", "]", "<", ">", ",", ":", "::", "->", "+", "-", "*", "=", "==", ">=", "mod", "floordiv", " ceildiv ", "d0", " d0 ",
	" d1 ", " s0 ", "symbol", " symbol(", "%x", "%", "#a", "#", "!", "!t", "^", "^b", "@", "@a", "\"s\"", "\"", "\"\\q", ".", "...",
	"/", "//x\n",
	"\n", "\n\n  ", "\t", "$", "&", "1.5", "0x", "0xFF", " 12 ", " 9223372036854775808 ", " 99999999999999999999 ", "i32", "?", "|",
	"{", "}",
	"{-#", "#-}", "@\"", "é", "d", "2", " 3", "1e5", "1.e", "_", "a$b.c", "--", "(-", "()", "0x1g", "007", "\r\n",
}

// TestOracleErrors compares the messages about broken texts and their places.
func TestOracleErrors(t *testing.T) {
	for i, kind := range []string{"affine_map", "affine_set"} {
		text := (*gen).affineMap
		if kind == "affine_set" {
			text = (*gen).set
		}
		texts := randomTexts(uint64(7+i), oracleCases, smallConsts, true, func(g *gen) string { return g.mutate(text(g)) })
		const marker = "// -----\n"
		prefix := "\"t.o\"() {m = " + kind + "<"
		var chunks []string
		for _, s := range texts {
			chunks = append(chunks, prefix+s+">} : () -> ()\n")
		}
		_, diag := mlirOpt(t, strings.Join(chunks, marker), "--split-input-file")
		want := map[int][]string{} // by chunk
		firstLine := []int{}
		for n, i := 1, 0; i < len(chunks); i++ {
			firstLine = append(firstLine, n)
			n += strings.Count(chunks[i], "\n") + 1
		}
		for line := range strings.Lines(diag) {
			var l, c int
			rest, ok := strings.CutPrefix(line, "<stdin>:")
			if !ok {
				continue
			}
			if n, _ := fmt.Sscanf(rest, "%d:%d:", &l, &c); n != 2 {
				continue
			}
			_, msg, _ := strings.Cut(rest, " error: ")
			k, found := slices.BinarySearch(firstLine, l)
			if !found {
				k--
			}
			want[k] = append(want[k], fmt.Sprintf("%d:%d: %s", l-firstLine[k]+1, c, strings.TrimSpace(msg)))
		}
		for i, chunk := range chunks {
			src := []byte(chunk)
			var end int
			var err *Error
			if kind == "affine_map" {
				_, end, err = ParseMap(src, len(prefix))
			} else {
				_, end, err = ParseSet(src, len(prefix))
			}
			w := strings.Join(want[i], "\n")
			if err == nil {
				var p lexer
				p.src = src
				p.scan(end)
				if w != "" && p.kind == lex.Greater && chunk[p.end:] == "} : () -> ()\n" {
					t.Errorf("%s  got  no error\n  want %s", chunk, w)
				}
				continue
			}
			var got []string
			for ; err != nil; err = err.Next {
				before := chunk[:err.Offset]
				got = append(got, fmt.Sprintf("%d:%d: %s", 1+strings.Count(before, "\n"), err.Offset-strings.LastIndexByte(before, '\n'),
					err.Msg))
			}
			if g := strings.Join(got, "\n"); g != w {
				t.Errorf("%s  got  %s\n  want %s", chunk, g, w)
			}
		}
	}
}

// TestOracleSSA compares subscripts over SSA values.
func TestOracleSSA(t *testing.T) {
	values := []string{"%arg1", "%arg2", "%arg3"}
	ssa := strings.NewReplacer("d0", values[0], "d1", values[1], "d2", values[2], "s0", "symbol(%arg1)", "s1", "symbol(%arg3)")
	g := &gen{Rand: rand.New(rand.NewPCG(5, 5)), consts: smallConsts, symbolic: true, dims: 3, syms: 2}
	var subscripts []string
	var b strings.Builder
	b.WriteString("func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index, %arg3: index, %arg4: f32) {\n")
	for len(subscripts) < oracleCases {
		s := ssa.Replace("[" + g.expr(3, true) + ", " + g.expr(3, true) + "]")
		if _, _, _, _, err := ParseMapOfSSA([]byte(s), 0, Square); err != nil {
			continue // a value that is a dimension first is not a symbol later: not affine
		}
		subscripts = append(subscripts, s)
		fmt.Fprintf(&b, "affine.store %%arg4, %%arg0%s : memref<?x?xf32>\n", s)
	}
	b.WriteString("return\n}\n")
	out, diag := mlirOpt(t, b.String())
	i := 0
	for line := range strings.Lines(out) {
		_, want, ok := strings.Cut(line, "affine.store %arg4, %arg0")
		if !ok {
			continue
		}
		want = strings.TrimSuffix(strings.TrimSpace(want), " : memref<?x?xf32>")
		m, dims, syms, end, err := ParseMapOfSSA([]byte(subscripts[i]), 0, Square)
		if err != nil || end != len(subscripts[i]) {
			t.Fatalf("%s: %v, end %d", subscripts[i], err, end)
		}
		got := AppendResultsNamed([]byte("["), m, func(dst []byte, pos int, symbol bool) []byte {
			if symbol {
				return append(append(append(dst, "symbol("...), syms[pos].Name...), ')')
			}
			return append(dst, dims[pos].Name...)
		})
		if got := string(got) + "]"; got != want {
			t.Errorf("%s\n  got  %s\n  want %s", subscripts[i], got, want)
		}
		i++
	}
	if i != len(subscripts) {
		t.Fatalf("mlir-opt-22 printed %d of %d operations:\n%.2000s", i, len(subscripts), diag)
	}
}

// TestOracleCompose compares compositions of two maps, simplified afterwards.
func TestOracleCompose(t *testing.T) {
	g := &gen{Rand: rand.New(rand.NewPCG(6, 6)), consts: positive, symbolic: true}
	var pairs [][2]string
	var b strings.Builder
	for i := range oracleCases / 3 {
		g.dims, g.syms = 1+g.IntN(3), g.IntN(3)
		inner := g.inputs() + " -> (" + g.expr(3, true) + ", " + g.expr(2, true) + ")"
		g.dims, g.syms = 2, g.IntN(3)
		p := [2]string{g.affineMap(), inner}
		pairs = append(pairs, p)
		fmt.Fprintf(&b, "func.func @f%d() {\n", i)
		for _, m := range []string{p[1], p[0]} { // the pass applies the first operation's map first
			fmt.Fprintf(&b, "\"test_affine_map\"() {affine_map = affine_map<%s>} : () -> ()\n", m)
		}
		b.WriteString("return\n}\n")
	}
	_, diag := mlirOpt(t, b.String(), "--mlir-disable-threading",
		"--pass-pipeline=builtin.module(func.func(affine-super-vectorizer-test{compose-maps=true}))")
	i := 0
	for line := range strings.Lines(diag) {
		want, ok := strings.CutPrefix(line, "Composed map: ")
		if !ok {
			continue
		}
		p := pairs[i]
		got := SimplifyMap(mustMap(t, p[0]).Compose(mustMap(t, p[1]))).String()
		if want = strings.TrimSpace(want); got != want {
			t.Errorf("%s of %s\n  got  %s\n  want %s", p[0], p[1], got, want)
		}
		i++
	}
	if i != len(pairs) {
		t.Fatalf("mlir-opt-22 composed %d of %d pairs:\n%.2000s", i, len(pairs), diag)
	}
}

// TestOracleStrides compares strides and offsets of layout maps.
func TestOracleStrides(t *testing.T) {
	g := &gen{Rand: rand.New(rand.NewPCG(8, 8)), consts: smallConsts, symbolic: true}
	type layout struct {
		m     string
		shape []int64
	}
	var layouts []layout
	var b strings.Builder
	b.WriteString("func.func @f(%d: index) {\n")
	for range oracleCases / 3 {
		g.dims, g.syms = g.IntN(4), 0
		l := layout{g.inputs() + " -> (" + g.expr(g.IntN(4), true) + ")", make([]int64, g.dims)}
		g.syms = g.IntN(3)
		switch g.IntN(3) {
		case 0:
			l.m = IdentityMap(g.dims).String()
		case 1:
			l.m = g.inputs() + " -> (" + g.expr(g.IntN(4), true) + ")"
		}
		if mustMap(t, l.m).IsIdentity() {
			l.m = IdentityMap(g.dims).String() // memref types drop such a layout with its symbols
		}
		text := ""
		var sizes []string
		for i := range l.shape {
			l.shape[i] = int64(g.IntN(6)) - 1
			text += fmt.Sprint(l.shape[i]) + "x"
			if l.shape[i] < 0 {
				l.shape[i] = Dynamic
				text = strings.TrimSuffix(text, "-1x") + "?x"
				sizes = append(sizes, "%d")
			}
		}
		syms := ""
		if n := mustMap(t, l.m).NumSymbols(); n > 0 {
			syms = "[" + strings.Repeat(", %d", n)[2:] + "]"
		}
		layouts = append(layouts, l)
		fmt.Fprintf(&b, "memref.alloc(%s)%s : memref<%sf32, affine_map<%s>>\n", strings.Join(sizes, ", "), syms, text, l.m)
	}
	b.WriteString("return\n}\n")
	out, diag := mlirOpt(t, b.String(), "--pass-pipeline=builtin.module(func.func(test-memref-stride-calculation))")
	i := 0
	for line := range strings.Lines(out + diag) {
		_, want, ok := strings.Cut(strings.TrimSpace(line), "MemRefType ")
		if !ok {
			continue
		}
		l := layouts[i]
		got := "cannot be converted to strided form"
		if s, o, ok := mustMap(t, l.m).StridesAndOffset(l.shape); ok {
			got = "offset: " + orUnknown(o) + " strides: "
			for i, v := range s {
				if i > 0 {
					got += ", "
				}
				got += orUnknown(v)
			}
		}
		if !strings.HasSuffix(want, strings.TrimSpace(got)) {
			t.Errorf("%s on %v\n  got  %s\n  want %s", l.m, l.shape, got, want)
		}
		i++
	}
	if i != len(layouts) {
		t.Fatalf("mlir-opt-22 told %d of %d strides:\n%.2000s", i, len(layouts), diag)
	}
}

func orUnknown(v int64) string {
	if v == Dynamic {
		return "?"
	}
	return fmt.Sprint(v)
}
