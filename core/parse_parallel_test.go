package core

import (
	"bytes"
	"fmt"
	"strings"
	"testing"
)

// manyBodies is a text of isolated bodies with the things that may go wrong between them: aliases, locations, comments,
// strings with braces, raw text, nested modules.
func manyBodies(n int) string {
	var b strings.Builder
	b.WriteString("#a = 1 : i8\n!t = tensor<4xi32>\n")
	for i := range n {
		if i == n/2 {
			b.WriteString("#late = \"late\"\nmodule @nested {\n")
		}
		fmt.Fprintf(&b, `t.body (%%a : i32, %%b : !t) { // } not the end
  %%0:2 = "x.y"(%%a) {s = "}{\"", r = #foo.bar<a//b{}>, a = #a} : (i32) -> (i32, f32) loc(#l)
  "x.z"(%%0#1, %%later) ({ ^b(%%c : i32): "x.br"()[^d] : () -> () ^d: op }) : (f32, i64) -> ()
  %%later = "x.y"() : () -> i64 loc("n%d")
} attributes {i = %d : i32}
`, i, i)
	}
	b.WriteString("}\n#l = loc(\"file\":1:2)\n")
	return b.String()
}

func parseWith(c *Context, src string, workers int) (*Operation, []parseDiag, bool) {
	s := &Source{Name: "t.mlir", Text: []byte(src)}
	c.AddSource(s)
	c.AllowUnregistered(true)
	r := parseRun{ctx: c, source: s, opts: &ParseOptions{KeepNames: true}}
	return r.parse(workers)
}

func TestParallelParse(t *testing.T) {
	d := apiDialect(func(p *Parser, st *OperationState) bool {
		p.Warningf(p.NamePos(), "op is met")
		return true
	})
	src := manyBodies(400)
	var want, warnings string
	for _, workers := range []int{1, 2, 8} {
		c := NewContext(d)
		op, diags, ok := parseWith(c, src, workers)
		if !ok {
			t.Fatalf("%d workers: not parsed: %v", workers, diags)
		}
		var b, w bytes.Buffer
		if err := Print(&b, op, PrintOptions{DebugInfo: true, Generic: true}); err != nil {
			t.Fatal(err)
		}
		fmt.Fprint(&w, diags)
		if want == "" {
			want, warnings = b.String(), w.String()
		}
		if b.String() != want {
			t.Errorf("%d workers: the text differs", workers)
		}
		if w.String() != warnings || len(diags) != 400 {
			t.Errorf("%d workers: %d warnings, or in another order", workers, len(diags))
		}
		first := op.Region(0).Entry().First().Region(0).Entry()
		if got := c.SourceName(first.Arg(1)); got != "b" {
			t.Errorf("%d workers: name of the argument is %q", workers, got)
		}
	}
}

// TestParallelGivesUp checks that what bodies cannot decide alone is left to the serial parser.
func TestParallelGivesUp(t *testing.T) {
	d := apiDialect(func(p *Parser, st *OperationState) bool { return true })
	for name, src := range map[string]string{
		"error":                  "t.body { op }\nt.body { \"a\" }",
		"error in the header":    "t.body { op }\nt.body (% { op }",
		"undefined value":        "t.body { \"u\"(%x) : (i32) -> () }\n%x = \"d\"() : () -> i32",
		"undefined block":        "t.body { \"u\"()[^x] : () -> () }",
		"callback":               "t.body { op }\nt.body {}",
		"surplus brace":          "t.body { op } }",
		"alias defined too late": "t.body { op {x = #a} }\n#a = 1",
		"broken string":          "t.body { op {x = \"a\n\"} }",
		"open":                   "t.body { op",
	} {
		if _, _, ok := parseWith(NewContext(d), src, 2); ok {
			t.Errorf("%s: accepted by the parallel parser", name)
		}
	}
	// Names above the body are looked at, so it is not parsed apart.
	op, diags, ok := parseWith(NewContext(d), "%x = \"d\"() : () -> i32\nt.body { \"u\"(%x) : (i32) -> () }", 2)
	if !ok || op.Region(0).Entry().Last().Region(0).Entry().First().Operand(0) != op.Region(0).Entry().First().Result(0) {
		t.Errorf("use of an outer value: %v", diags)
	}
}

// TestParallelDiagnostics checks the whole way: diagnostics do not depend on the number of workers.
func TestParallelDiagnostics(t *testing.T) {
	d := apiDialect(func(p *Parser, st *OperationState) bool { return true })
	src := strings.Repeat("t.body { op op op op op op op op op op op op op op op op op op op op op op op op }\n", 8000)
	at := len(src) / 3
	at += strings.IndexByte(src[at:], '\n') + 1
	for _, bad := range []string{"t.body { %x = op }\n", "t.body { \"u\"(%x) : (i32) -> () }\n", "t.body { op \n",
		"op {a = \"\n\"}\n"} {
		text := src[:at] + bad + src[at:] + "t.body { second }"
		if len(text) < parallelBytes {
			t.Fatal("text is too short to be parsed in parallel")
		}
		var want string
		for _, workers := range []int{1, 2, 8} {
			op, list := Parse(NewContext(d), []byte(text), ParseOptions{Workers: workers, AllowUnregistered: true})
			if op != nil {
				t.Fatalf("%q is accepted", bad)
			}
			if want == "" {
				want = brief(list)
			}
			if got := brief(list); got != want {
				t.Errorf("%q with %d workers:\n got %s\nwant %s", bad, workers, got, want)
			}
		}
	}
}

func TestParseLimits(t *testing.T) {
	nest := func(open, mid, shut string, n int) string {
		return strings.Repeat(open, n) + mid + strings.Repeat(shut, n)
	}
	for name, f := range map[string]func(n int) string{
		"regions":   func(n int) string { return nest(`"a"() ({ `, "", "}) : () -> () ", n) },
		"arrays":    func(n int) string { return `"a"() {x = ` + nest("[", "", "]", n) + "} : () -> ()" },
		"dicts":     func(n int) string { return `"a"() {x = ` + nest("{a = ", "1", "}", n) + "} : () -> ()" },
		"tuples":    func(n int) string { return `"a"() : () -> ` + nest("tuple<", "i1", ">", n) },
		"functions": func(n int) string { return `"a"() : () -> ` + nest("(() -> ", "i1", ")", n) },
		"locations": func(n int) string { return `"a"() : () -> () loc(` + nest(`"n"(`, `"m"`, ")", n) + ")" },
		"literals": func(n int) string {
			return `"a"() {x = dense<` + nest("[", "1", "]", n) + "> : tensor<1xi1>} : () -> ()"
		},
		"complex": func(n int) string {
			return `"a"() {x = dense<` + nest("(", "1", ", 1)", n) + "> : tensor<1xi1>} : () -> ()"
		},
		"properties": func(n int) string { return `"a"() <` + nest("[", "", "]", n) + "> : () -> ()" },
		"modules":    func(n int) string { return nest("module { ", "", "}", n) },
		"braces":     func(n int) string { return `"a"() {x = ` + nest("!a.b<", "", ">", n) + "} : () -> ()" },
		"negations": func(n int) string {
			return `"a"() {x = affine_map<() -> (` + strings.Repeat("-", n) + "1)>} : () -> ()"
		},
		"wrong": func(n int) string { return strings.Repeat("(", n) },
	} {
		c := NewContext()
		op, list := Parse(c, []byte(f(200_000)), ParseOptions{AllowUnregistered: true, NoVerify: true})
		if op == nil && !strings.Contains(list.Error(), "limit") && !strings.Contains(list.Error(), "expected") &&
			!strings.Contains(list.Error(), "inferred shape") && !strings.Contains(list.Error(), "nest") {
			t.Errorf("%s: %.200s", name, list.Error())
		}
	}
	op, list := Parse(NewContext(), []byte(nest(`"a"() ({ `, "", "}) : () -> () ", 9_000)),
		ParseOptions{AllowUnregistered: true, NoVerify: true})
	if op == nil {
		t.Errorf("9000 nested regions: %.200s", list.Error())
	}
	_, list = Parse(NewContext(), []byte(nest(`"a"() ({ `, "", "}) : () -> () ", 20)),
		ParseOptions{AllowUnregistered: true, MaxDepth: 10})
	if got := brief(list); !strings.HasSuffix(got,
		"error: nesting is deeper than 10 levels; raise the parser's limit if this is intended\n") {
		t.Errorf("limit of 10: %q", got)
	}
}

// TestParseLinear parses texts that make a quadratic algorithm take minutes.
func TestParseLinear(t *testing.T) {
	if testing.Short() {
		t.Skip("large texts")
	}
	rep := func(n int, f func(i int) string) string {
		var b strings.Builder
		for i := range n {
			b.WriteString(f(i))
		}
		return b.String()
	}
	const n = 100_000
	for name, src := range map[string]string{
		"arguments": `"a"() ({ ^b(` + strings.TrimSuffix(rep(3*n, func(i int) string { return fmt.Sprintf("%%a%d: i32, ", i) }), ", ") +
			`): "u"(%a5) : (i32) -> () }) : () -> ()`,
		"blocks": `"a"() ({` + rep(n, func(i int) string { return fmt.Sprintf("^b%d:\n\"u\"()[^b%d] : () -> ()\n", i, (i+1)%n) }) +
			"}) : () -> ()",
		"forward references": rep(n, func(i int) string { return fmt.Sprintf("\"u\"(%%a%d) : (i32) -> ()\n", i) }) +
			rep(n, func(i int) string { return fmt.Sprintf("%%a%d = \"d\"() : () -> i32\n", i) }),
		"results": fmt.Sprintf("%%x:%d = \"d\"() : () -> (i32%s)\n\"u\"(%%x#%d) : (i32) -> ()", n, strings.Repeat(", i32", n-1), n-1),
		"uses":    "%x = \"d\"() : () -> i32\n" + strings.Repeat("\"u\"(%x) : (i32) -> ()\n", n),
		"attributes": `"a"() {` + strings.TrimSuffix(rep(n, func(i int) string { return fmt.Sprintf("a%d = %d, ", i, i) }), ", ") +
			"} : () -> ()",
		"array":    `"a"() {x = [` + strings.Repeat("1, ", 10*n) + "1]} : () -> ()",
		"dense":    fmt.Sprintf(`"a"() {x = dense<[%s2]> : tensor<%dxi32>} : () -> ()`, strings.Repeat("1, ", 10*n), 10*n+1),
		"hex":      fmt.Sprintf(`"a"() {x = dense<"0x%s02"> : tensor<%dxi8>} : () -> ()`, strings.Repeat("01", 10*n), 10*n+1),
		"aliases":  rep(n, func(i int) string { return fmt.Sprintf("#a%d = %d\n\"a\"() {x = #a%d} : () -> ()\n", i, i, i) }),
		"location": strings.Repeat("\"a\"() : () -> () loc(#l)\n", n) + "#l = loc(\"x\")",
		"comment":  "//" + strings.Repeat("x", 10*n) + "\n" + strings.Repeat("\n", n),
		"digits":   `"a"() {x = ` + strings.Repeat("1", 10*n) + "} : () -> ()",
		"scopes":   rep(n, func(i int) string { return fmt.Sprintf("\"a\"() ({ %%x = \"d\"() : () -> i%d }) : () -> ()\n", i%60+1) }),
	} {
		op, list := Parse(NewContext(), []byte(src), ParseOptions{AllowUnregistered: true, NoVerify: true})
		if (op == nil) != (name == "digits") {
			t.Errorf("%s: %.200s", name, list.Error())
		}
	}
}
