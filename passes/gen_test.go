package passes_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// generator writes random functions of func, arith and cf: a control-flow graph with arguments, whose blocks compute
// with values of the entry block and their own.
type generator struct {
	rnd  *rand.Rand
	tiny bool // few operations, so that blocks are often alike
	// callees is the number of functions when they call one another; then there are no unregistered operations.
	callees int
	// depth is how deep structured control flow may still be nested.
	depth int
	b     strings.Builder
	next  int
}

type value struct{ name, typ string }

var genTypes = []string{"i32", "index", "i1", "i64"}

func (g *generator) seeded(seed uint64) *generator {
	g.rnd = rand.New(rand.NewPCG(seed, 7))
	return g
}

// module returns n functions.
func (g *generator) module(n int) string {
	g.b.Reset()
	for i := range n {
		g.function(i)
	}
	return g.b.String()
}

func (g *generator) pick(list []value, typ string) string {
	var fit []string
	for _, v := range list {
		if v.typ == typ {
			fit = append(fit, v.name)
		}
	}
	// The latest values are the most interesting ones.
	if k := len(fit); k > 3 && g.rnd.IntN(2) == 0 {
		return fit[k-1-g.rnd.IntN(3)]
	}
	return fit[g.rnd.IntN(len(fit))]
}

func (g *generator) typ() string { return genTypes[g.rnd.IntN(len(genTypes))] }

func (g *generator) fresh() string {
	g.next++
	return fmt.Sprintf("%%v%d", g.next)
}

func (g *generator) function(i int) {
	g.next = 0
	var entry []value
	var params []string
	for k, t := range []string{"i32", "index", "i1", "i64", "i32", "i1"} {
		v := value{fmt.Sprintf("%%p%d", k), t}
		entry = append(entry, v)
		params = append(params, v.name+": "+t)
	}
	private := ""
	blocks := 1 + g.rnd.IntN(6)
	if g.callees > 0 {
		blocks = 1 + g.rnd.IntN(3)
		if i > 0 && g.rnd.IntN(2) == 0 {
			private = "private "
		}
	}
	fmt.Fprintf(&g.b, "func.func %s@f%d(%s) -> (i32, index) {\n", private, i, strings.Join(params, ", "))
	args := make([][]value, blocks)
	for k := 1; k < blocks; k++ {
		for range g.rnd.IntN(4) {
			t := g.typ()
			if g.tiny {
				t = "i32"
			}
			args[k] = append(args[k], value{g.fresh(), t})
		}
	}
	for k := range blocks {
		vals := append([]value(nil), entry...)
		if k > 0 {
			vals = append(vals, args[k]...)
			var list []string
			for _, a := range args[k] {
				list = append(list, a.name+": "+a.typ)
			}
			fmt.Fprintf(&g.b, "^bb%d(%s):\n", k, strings.Join(list, ", "))
		}
		n := g.rnd.IntN(7)
		if g.tiny {
			n = g.rnd.IntN(2)
		}
		for range n {
			vals = g.op(vals)
		}
		if k == 0 {
			entry = vals
		}
		g.terminator(vals, args)
	}
	g.b.WriteString("}\n")
}

var genBinary = []string{"addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "minui", "shli"}

func (g *generator) op(vals []value) []value {
	r := value{g.fresh(), g.typ()}
	k := g.rnd.IntN(10)
	if g.depth > 0 && k == 8 {
		return g.nested(vals, r)
	}
	if g.tiny {
		r.typ, k = "i32", 9
	}
	switch k {
	case 0, 1, 2:
		c := fmt.Sprint(g.rnd.IntN(4) - 1)
		if r.typ == "i1" {
			c = []string{"true", "false"}[g.rnd.IntN(2)]
		}
		fmt.Fprintf(&g.b, "  %s = arith.constant %s", r.name, c)
		if r.typ != "i1" {
			fmt.Fprintf(&g.b, " : %s", r.typ)
		}
		g.b.WriteString("\n")
	case 3, 4, 5, 6:
		op := genBinary[g.rnd.IntN(len(genBinary))]
		fmt.Fprintf(&g.b, "  %s = arith.%s %s, %s : %s\n", r.name, op, g.pick(vals, r.typ), g.pick(vals, r.typ), r.typ)
	case 7:
		t := []string{"i32", "index", "i64"}[g.rnd.IntN(3)]
		p := []string{"eq", "ne", "slt", "uge"}[g.rnd.IntN(4)]
		r.typ = "i1"
		fmt.Fprintf(&g.b, "  %s = arith.cmpi %s, %s, %s : %s\n", r.name, p, g.pick(vals, t), g.pick(vals, t), t)
	case 8:
		fmt.Fprintf(&g.b, "  %s = arith.select %s, %s, %s : %s\n", r.name, g.pick(vals, "i1"), g.pick(vals, r.typ), g.pick(vals, r.typ),
			r.typ)
	case 9:
		if g.callees == 0 {
			g.unregistered(vals, r)
			break
		}
		if g.rnd.IntN(3) > 0 {
			return vals
		}
		var args []string
		for _, t := range []string{"i32", "index", "i1", "i64", "i32", "i1"} {
			args = append(args, g.pick(vals, t))
		}
		fmt.Fprintf(&g.b, "  %s:2 = call @f%d(%s) : (i32, index, i1, i64, i32, i1) -> (i32, index)\n", r.name, g.rnd.IntN(g.callees),
			strings.Join(args, ", "))
		return append(vals, value{r.name + "#0", "i32"}, value{r.name + "#1", "index"})
	}
	return append(vals, r)
}

// unregistered writes an operation that nothing is known about.
func (g *generator) unregistered(vals []value, r value) {
	fmt.Fprintf(&g.b, "  %s = \"u.op\"(%s) : (i32) -> %s\n", r.name, g.pick(vals, "i32"), r.typ)
}

func (g *generator) dest(vals []value, args [][]value) string {
	k := 1 + g.rnd.IntN(len(args)-1)
	if len(args[k]) == 0 {
		return fmt.Sprintf("^bb%d", k)
	}
	var names, types []string
	for _, a := range args[k] {
		names = append(names, g.pick(vals, a.typ))
		types = append(types, a.typ)
	}
	return fmt.Sprintf("^bb%d(%s : %s)", k, strings.Join(names, ", "), strings.Join(types, ", "))
}

func (g *generator) terminator(vals []value, args [][]value) {
	n := g.rnd.IntN(8)
	switch {
	case len(args) == 1 || n < 2:
		fmt.Fprintf(&g.b, "  return %s, %s : i32, index\n", g.pick(vals, "i32"), g.pick(vals, "index"))
	case n < 4:
		fmt.Fprintf(&g.b, "  cf.br %s\n", g.dest(vals, args))
	case n < 7:
		fmt.Fprintf(&g.b, "  cf.cond_br %s, %s, %s\n", g.pick(vals, "i1"), g.dest(vals, args), g.dest(vals, args))
	default:
		// Its successors take no numbers of results.
		vals = slices.DeleteFunc(slices.Clone(vals), func(v value) bool { return strings.Contains(v.name, "#") })
		fmt.Fprintf(&g.b, "  cf.switch %s : i32, [\n    default: %s,\n    0: %s,\n    2: %s\n  ]\n", g.pick(vals, "i32"),
			g.dest(vals, args), g.dest(vals, args), g.dest(vals, args))
	}
}

// nested writes structured control flow that computes one value.
func (g *generator) nested(vals []value, r value) []value {
	g.depth--
	defer func() { g.depth++ }()
	body := func(inner []value) {
		for range 1 + g.rnd.IntN(5) {
			inner = g.op(inner)
		}
		fmt.Fprintf(&g.b, "  scf.yield %s : %s\n", g.pick(inner, r.typ), r.typ)
	}
	if g.rnd.IntN(2) == 0 {
		fmt.Fprintf(&g.b, "  %s = scf.if %s -> (%s) {\n", r.name, g.pick(vals, "i1"), r.typ)
		body(slices.Clone(vals))
		g.b.WriteString("  } else {\n")
		body(slices.Clone(vals))
		g.b.WriteString("  }\n")
		return append(vals, r)
	}
	i, acc := value{g.fresh(), "index"}, value{g.fresh(), r.typ}
	fmt.Fprintf(&g.b, "  %s = scf.for %s = %s to %s step %s iter_args(%s = %s) -> (%s) {\n", r.name, i.name, g.pick(vals, "index"),
		g.pick(vals, "index"), g.pick(vals, "index"), acc.name, g.pick(vals, r.typ), r.typ)
	body(append(slices.Clone(vals), i, acc))
	g.b.WriteString("  }\n")
	return append(vals, r)
}
