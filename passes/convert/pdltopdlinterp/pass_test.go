package pdltopdlinterp_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/arith"
	funcd "github.com/odsgen/ods/defs/func"
	"github.com/odsgen/ods/defs/pdl"
	"github.com/odsgen/ods/defs/pdl_interp"
	"github.com/odsgen/ods/defs/ub"
	"github.com/odsgen/ods/passes/convert/pdltopdlinterp"
	"github.com/odsgen/ods/tests/dialecttest"
)

var suite = dialecttest.Suite{
	Dialects: []*core.Dialect{arith.New(), funcd.New(), pdl.New(), pdlinterp.New(), ub.New()},
	Passes:   pdltopdlinterp.RegisterPasses,
}

// TestRecorded compares the pass with what mlir-opt printed.
func TestRecorded(t *testing.T) {
	suite.Recorded(t, "testdata", "--convert-pdl-to-pdl-interp", "--convert-pdl-to-pdl-interp --mlir-print-op-generic")
}

// TestOracleRandom converts random modules of patterns.
func TestOracleRandom(t *testing.T) {
	var b strings.Builder
	for seed := range uint64(150) {
		if seed > 0 {
			b.WriteString("// -----\n")
		}
		g := &generator{Builder: &b, rnd: rand.New(rand.NewPCG(seed, 11))}
		for range 1 + g.rnd.IntN(4) {
			g.pattern()
		}
	}
	suite.Compare(t, b.String(), "--convert-pdl-to-pdl-interp", "--split-input-file")
}

// generator writes patterns: operations whose operands are results of earlier ones.
type generator struct {
	*strings.Builder
	rnd   *rand.Rand
	n     int
	ops   []operation
	vals  []string // single values
	lists []string // ranges of values
	types []string
	attrs []string
}

type operation struct{ name string }

func (g *generator) name() string {
	g.n++
	return fmt.Sprintf("%%v%d", g.n)
}

func (g *generator) line(format string, args ...any) { fmt.Fprintf(g, "  "+format+"\n", args...) }

func (g *generator) pick(list []string) string { return list[g.rnd.IntN(len(list))] }

func (g *generator) pattern() {
	g.ops, g.vals, g.lists, g.types, g.attrs = nil, nil, nil, nil, nil
	fmt.Fprintf(g, "pdl.pattern : benefit(%d) {\n", g.rnd.IntN(3))
	g.constants()
	for range 1 + g.rnd.IntN(4) {
		g.operation()
	}
	g.constraints()
	root := g.ops[len(g.ops)-1].name
	if g.rnd.IntN(2) == 0 {
		g.line("pdl.rewrite %s with \"native\"(%s : !pdl.value)", root, g.pick(g.vals))
	} else {
		g.rewrite(root)
	}
	g.WriteString("}\n")
}

func (g *generator) constants() {
	t, free := g.name(), g.name()
	g.line("%s = pdl.type : %s", t, g.pick([]string{"i32", "f32", "i64"}))
	g.line("%s = pdl.type", free)
	g.types = append(g.types, t, free)
	v, typed := g.name(), g.name()
	g.line("%s = pdl.operand", v)
	g.line("%s = pdl.operand : %s", typed, g.pick(g.types))
	g.vals = append(g.vals, v, typed)
	list := g.name()
	g.line("%s = pdl.operands", list)
	g.lists = append(g.lists, list)
	a, b, c := g.name(), g.name(), g.name()
	g.line("%s = pdl.attribute", a)
	g.line("%s = pdl.attribute = %d : i32", b, g.rnd.IntN(3))
	g.line("%s = pdl.attribute : %s", c, free)
	g.attrs = append(g.attrs, a, b, c)
}

// operation writes an operation that uses the one before, so that all hang together, or others that share a value.
func (g *generator) operation() {
	operands := make([]string, 0, 3)
	kinds := make([]string, 0, 3)
	for i := range 1 + g.rnd.IntN(3) {
		switch {
		case i > 0 && g.rnd.IntN(5) == 0:
			operands, kinds = append(operands, g.pick(g.lists)), append(kinds, "!pdl.range<value>")
		case i == 0:
			operands, kinds = append(operands, g.vals[len(g.vals)-1]), append(kinds, "!pdl.value")
		default:
			operands, kinds = append(operands, g.pick(g.vals)), append(kinds, "!pdl.value")
		}
	}
	var attrs string
	if g.rnd.IntN(2) == 0 {
		attrs = fmt.Sprintf(" {\"%s\" = %s}", g.pick([]string{"a", "b"}), g.pick(g.attrs))
	}
	name := fmt.Sprintf(" %q", g.pick([]string{"foo.a", "foo.b", "foo.c"}))
	if g.rnd.IntN(8) == 0 {
		name = ""
	}
	op := g.name()
	g.line("%s = pdl.operation%s(%s : %s)%s -> (%s : !pdl.type)", op, name, strings.Join(operands, ", "), strings.Join(kinds, ", "), attrs,
		g.pick(g.types))
	g.ops = append(g.ops, operation{name: op})
	r := g.name()
	g.line("%s = pdl.result 0 of %s", r, op)
	g.vals = append(g.vals, r)
	if g.rnd.IntN(3) == 0 {
		all := g.name()
		g.line("%s = pdl.results of %s", all, op)
		g.lists = append(g.lists, all)
	}
}

func (g *generator) constraints() {
	if g.rnd.IntN(3) == 0 {
		g.line("pdl.apply_native_constraint \"first\"(%s, %s : !pdl.value, !pdl.type)", g.pick(g.vals), g.pick(g.types))
	}
	if g.rnd.IntN(3) == 0 {
		v := g.name()
		g.line("%s = pdl.apply_native_constraint \"second\"(%s : !pdl.value) : !pdl.attribute", v, g.pick(g.vals))
		g.line("pdl.apply_native_constraint \"third\"(%s : !pdl.attribute) {isNegated = %v}", v, g.rnd.IntN(2) == 0)
		g.attrs = append(g.attrs, v)
	}
}

func (g *generator) rewrite(root string) {
	g.line("pdl.rewrite %s {", root)
	t, a, n := g.name(), g.name(), g.name()
	g.line("  %s = pdl.type : f64", t)
	g.line("  %s = pdl.attribute = \"x\"", a)
	operand := g.pick(g.vals[:len(g.vals)-1])
	switch g.rnd.IntN(4) {
	case 0:
		g.line("  pdl.replace %s with (%s : !pdl.value)", root, operand)
	case 1:
		g.line("  %s = pdl.operation \"foo.new\"(%s : !pdl.value) {\"z\" = %s} -> (%s : !pdl.type)", n, operand, a, t)
		g.line("  pdl.replace %s with %s", root, n)
	case 2:
		g.line("  %s = pdl.operation \"foo.same\"(%s : !pdl.value) {\"z\" = %s}", n, operand, g.pick(g.attrs))
		g.line("  pdl.replace %s with %s", root, n)
	default:
		g.line("  %s = pdl.apply_native_rewrite \"make\"(%s : !pdl.value) : !pdl.operation", n, operand)
		r := g.name()
		g.line("  %s = pdl.result 0 of %s", r, n)
		g.line("  pdl.erase %s", root)
	}
	g.line("}")
}
