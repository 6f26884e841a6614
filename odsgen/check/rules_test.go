package check_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"github.com/odsgen/ods/odsgen/load"
)

const head = `dialect: d
version: 1
enums:
  Mode: {storage: i32, cases: [slow, fast]}
ops:
  '${op}':
    for_each: {op: [f, g, h]}
    operands: [{x: AnyType}]
    results: [{r: AnyType}]
    traits: [SameOperandsAndResultType]
  '${op}2':
    for_each: {op: [f, g, h]}
    operands: [{x: I32}, {y: I32}]
    results: [{r: I32}]
  m: {operands: [{x: I32}], attributes: [{mode: {type: Mode, default: slow}}], results: [{r: I32}]}
  list: {operands: [{xs: {type: I32, variadic: true}}], results: [{r: I32}]}
  s: {operands: [{x: AnyType}, {y: AnyType}], results: [{r: AnyType}], traits: [SameOperandsAndResultType]}
  t: {operands: [{x: AnyType}, {y: AnyType}], results: [{r: AnyType}]}
  two: {operands: [{x: I32}], results: [{a: I32}, {b: I32}]}
  note: {operands: [{x: I32}]}
patterns:
`

// findings returns the codes that a definition with these rules gets, with the names of the rules that are reported.
func findings(t *testing.T, rules string) string {
	t.Helper()
	text := head + "  " + strings.ReplaceAll(strings.TrimSpace(rules), "\n", "\n  ") + "\n"
	_, list := load.Load(load.Options{
		Embedded: os.DirFS("../../defs"),
		GoList:   func(string, string) (string, error) { return "", errors.New("no go command in tests") },
		ReadFile: func(name string) ([]byte, error) {
			if name != "d.yaml" {
				return nil, &os.PathError{Op: "open", Path: name, Err: os.ErrNotExist}
			}
			return []byte(text), nil
		},
	}, "d.yaml")
	var out []string
	for _, d := range list {
		out = append(out, d.Code+" "+d.Severity.String()+": "+d.Message)
	}
	return strings.Join(out, "\n")
}

// TestShadowed checks which rules are found to be tried in vain.
func TestShadowed(t *testing.T) {
	for name, c := range map[string]struct {
		rules string
		hit   bool
	}{
		"equal":                     {"A: (f (g $x)) => $x\nB: (f (g $y)) => (h $y)", true},
		"special behind general":    {"A: (f $x) => (h $x)\nB: {rule: (f (g $x)) => $x, benefit: 1}", true},
		"special in front":          {"A: (f $x) => (h $x)\nB: (f (g $x)) => $x", false},
		"other order":               {"A: (f2 either($x, $y)) => (g2 $x $y)\nB: (f2 $x $x) => $x", true},
		"both orders of one":        {"A: (f2 either(const(1), $y)) => $y\nB: (f2 $x const(1)) => $x", true},
		"one order of both":         {"A: (f2 $x const(1)) => $x\nB: (f2 either(const(1), $y)) => $y", false},
		"either of all":             {"A: (f2 $x $y) => (g2 $x $y)\nB: {rule: '(f2 either(const(1), $y)) => $y', benefit: 1}", true},
		"either of equal ones":      {"A: (f2 $x $x) => $x\nB: (f2 either(const(1), $y)) => $y", false},
		"same condition":            {"A: (f (g $x)) if one_use($x) => $x\nB: (f $y:(g $z)) if one_use($z) => (h $z)", true},
		"another condition":         {"A: (f (g $x)) if one_use($x) => $x\nB: (f (g $x)) if unused($x) => (h $x)", false},
		"condition on another part": {"A: (f2 $x $y) if one_use($x) => $x\nB: (f2 $x $y) if one_use($y) => $y", false},
		"more conditions":           {"A: (f2 $x $y) if one_use($x) => $x\nB: (f2 $a $b) if one_use($b) and one_use($a) => $b", true},
		"constraint that all meet":  {"A: (f2 $x AnyType) => $x\nB: (f2 $x (g2 $y _)) => $y\nC: (f2 $x const(1)) => $x", true},
		"type of what is matched":   {"A: (f2 $x I32) => $x\nB: {rule: (f2 $x (g2 $y _)) => $y, benefit: 1}", true},
		"narrower constraint":       {"A: (f (g F32)) => erase\nB: (f (g $x)) => $x", false},
		"another set":               {"A: (f (g $x)) => $x\nB: {rule: (f (g $x)) => $x, set: Other}", false},
	} {
		t.Run(name, func(t *testing.T) {
			if got := findings(t, c.rules); strings.Contains(got, "never fires: '") != c.hit {
				t.Errorf("found %q", got)
			}
		})
	}
}

// TestUnreachable checks which matches are found to be impossible.
func TestUnreachable(t *testing.T) {
	for name, c := range map[string]struct {
		rules string
		hit   bool
	}{
		"types of operands":      {"A: (s $x:I32 F32) => $x", true},
		"one type":               {"A: (s $x:I32 I32) => $x", false},
		"one of them is open":    {"A: (s $x (s _ F32)) => $x", false},
		"type of what is inside": {"A: (s $x:F32 (f2 _ _)) => $x", true},
		"free types":             {"A: (t $x:I32 F32) => $x", false},
		"declared types":         {"A: (f2 $x F32) => $x", true},
	} {
		t.Run(name, func(t *testing.T) {
			if got := findings(t, c.rules); strings.Contains(got, "never fires: what stands here") != c.hit {
				t.Errorf("found %q", got)
			}
		})
	}
}

// TestCycles checks which rules are found to rewrite for ever.
func TestCycles(t *testing.T) {
	for name, c := range map[string]struct{ rules, want string }{
		"itself":              {"A: (f $x) => (f $x)", "error: rules rewrite for ever: 'A' rewrites what it makes"},
		"exchange":            {"A: (f2 $x $y) => (f2 $y $x)", "error: rules rewrite for ever"},
		"there and back":      {"A: (f $x) => (g $x)\nB: (g $x) => (f $x)", "error: rules rewrite for ever: 'A' -> 'B' -> 'A'"},
		"other sets":          {"A: (f $x) => (g $x)\nB: {rule: (g $x) => (f $x), set: Other}", ""},
		"grows":               {"A: (f $x) => (g (f $x))", "error: rules rewrite for ever"},
		"grows at the leaves": {"A: (f (g $x)) => (f (g (h $x)))", "error: rules rewrite for ever"},
		"conditions":          {"A: (f $x) if one_use($x) => (g $x)\nB: (g $x) => (f $x)", "warning: rules may rewrite for ever"},
		"moves through a chain": {"A: (h (g (g (g (g (g (g $x))))))) => (f (g (g (g (g (g (g $x)))))))\nB: (f (g $x)) => (g (f $x))",
			""},
		"attributes": {"A: (m $x mode=slow) => (m $x mode=fast)\nB: (m $x mode=fast) => (m $x mode=slow)",
			"error: rules rewrite for ever"},
		"other attributes":    {"A: (m $x mode=slow) => (m $x mode=fast)", ""},
		"lists":               {"A: (list [$a $b ...$r]) => (list [$b $a ...$r])", "error: rules rewrite for ever"},
		"shorter lists":       {"A: (list [$a $a ...$r]) => (list [$a ...$r])", ""},
		"second result":       {"A: (f2 $x (two $y).b) => (f2 $x (two $y).b)", "error: rules rewrite for ever"},
		"another result":      {"A: (f2 $x (two $y).b) => (f2 $x (two $y).a)", ""},
		"in the second value": {"A: (two $x) => $x, (f2 $x $x)\nB: (f2 $x $x) => (two $x).b", "error: rules rewrite for ever"},
		"made aside":          {"A: {rule: (f2 $x $y) => (g2 $x $y), build: '$n:(f2 $x $y)'}", "error: rules rewrite for ever"},
		"either":              {"A: (f2 either((g2 $x $y), $z)) => (f2 $z (g2 $x $y))", "error: rules rewrite for ever"},
		"either, undone":      {"A: (f2 either((g2 $x $y), $z)) => (g2 $z (f2 $x $y))", ""},
	} {
		t.Run(name, func(t *testing.T) {
			got := findings(t, c.rules)
			if c.want == "" && strings.Contains(got, "for ever") || !strings.Contains(got, c.want) {
				t.Errorf("found %q, want %q", got, c.want)
			}
		})
	}
}
