package randir

import (
	"fmt"
	"strings"
)

// blocks writes the blocks of a region: the first one, whose values the others may use, and others with arguments, some
// of which nothing branches to.
func (g *generator) blocks(n int, leave func()) {
	args := make([][]value, n)
	for k := 1; k < n; k++ {
		for range g.rnd.IntN(4) {
			args[k] = append(args[k], value{g.fresh(), g.anyType()})
		}
	}
	label := g.fresh()[2:]
	dest := func() string {
		k := 1 + g.rnd.IntN(n-1)
		if len(args[k]) == 0 {
			return fmt.Sprintf("^b%s_%d", label, k)
		}
		var types []string
		for _, a := range args[k] {
			types = append(types, a.typ)
		}
		return fmt.Sprintf("^b%s_%d(%s : %s)", label, k, strings.Join(g.picks(types), ", "), strings.Join(types, ", "))
	}
	body := func() {
		for range g.rnd.IntN(7) {
			g.op()
		}
		if n == 1 || g.chance(3) {
			leave()
			return
		}
		g.branch(dest)
	}
	body()
	vals, dims, symbols := len(g.vals), len(g.dims), len(g.symbols)
	for k := 1; k < n; k++ {
		g.depth--
		if len(args[k]) == 0 {
			g.line("^b%s_%d:", label, k)
		} else {
			var list []string
			for _, a := range args[k] {
				list = append(list, a.name+": "+a.typ)
			}
			g.line("^b%s_%d(%s):", label, k, strings.Join(list, ", "))
		}
		g.depth++
		g.vals = append(g.vals, args[k]...)
		body()
		g.vals, g.dims, g.symbols = g.vals[:vals], g.dims[:dims], g.symbols[:symbols]
	}
}

func (g *generator) branch(dest func() string) {
	switch g.rnd.IntN(6) {
	case 0, 1:
		g.line("cf.br %s", dest())
	case 2, 3, 4:
		c := g.pick("i1")
		d := dest()
		g.line("cf.cond_br %s, %s, %s", c, d, dest())
	default:
		v := g.pick("i32")
		var cases []string
		for k := range 1 + g.rnd.IntN(3) {
			cases = append(cases, fmt.Sprintf("%d: %s", k*2-1, dest()))
		}
		g.line("cf.switch %s : i32, [default: %s, %s]", v, dest(), strings.Join(cases, ", "))
	}
}

// inner writes a few operations in a region.
func (g *generator) inner(end func()) {
	g.scoped(func() {
		for range g.rnd.IntN(5) {
			g.op()
		}
		end()
	})
}

// define writes the start of an operation with results of some types, and remembers these once the operation is
// complete.
func (g *generator) define(types []string, write func(results string)) {
	var names []string
	for range types {
		names = append(names, g.fresh())
	}
	prefix := ""
	if len(names) > 0 {
		prefix = strings.Join(names, ", ") + " = "
	}
	write(prefix)
	for i, n := range names {
		g.vals = append(g.vals, value{n, types[i]})
	}
}

func (g *generator) types() (list []string) {
	for range g.rnd.IntN(3) {
		list = append(list, g.anyType())
	}
	return list
}

func arrow(types []string) string {
	if len(types) == 0 {
		return ""
	}
	return " -> (" + strings.Join(types, ", ") + ")"
}

// carried returns "iter_args(...)" for values of some types, and the names inside.
func (g *generator) carried(types []string) (text string, inside []value) {
	if len(types) == 0 {
		return "", nil
	}
	var list []string
	for _, t := range types {
		v := value{g.fresh(), t}
		inside = append(inside, v)
		list = append(list, v.name+" = "+g.pick(t))
	}
	return " iter_args(" + strings.Join(list, ", ") + ")" + arrow(types), inside
}

// bound returns a value of type index, most often a small constant.
func (g *generator) bound() string {
	if g.chance(3) {
		return g.pick("index")
	}
	name := g.fresh()
	g.line("%s = arith.constant %d : index", name, of(g, []int{0, 1, 2, 3, 4, 8, 10}))
	g.vals = append(g.vals, value{name, "index"})
	return name
}

func (g *generator) scfIf() {
	types := g.types()
	g.define(types, func(r string) {
		g.line("%sscf.if %s%s {", r, g.pick("i1"), arrow(types))
		yield := func() { g.leave("scf.yield", types) }
		g.inner(yield)
		if len(types) > 0 || g.chance(2) {
			g.line("} else {")
			g.inner(yield)
		}
		g.line("}")
	})
}

func (g *generator) scfFor() {
	types := g.types()
	lb, ub, step := g.bound(), g.bound(), g.bound()
	g.define(types, func(r string) {
		carried, inside := g.carried(types)
		iv := value{g.fresh(), "index"}
		g.line("%sscf.for %s = %s to %s step %s%s {", r, iv.name, lb, ub, step, carried)
		g.scoped(func() {
			g.vals = append(append(g.vals, iv), inside...)
			g.depth--
			g.inner(func() { g.leave("scf.yield", types) })
			g.depth++
		})
		g.line("}")
	})
}

func (g *generator) scfWhile() {
	types, after := g.types(), g.types()
	g.define(after, func(r string) {
		var list, args []string
		var inside, behind []value
		for _, t := range types {
			v := value{g.fresh(), t}
			inside = append(inside, v)
			list = append(list, v.name+" = "+g.pick(t))
		}
		for _, t := range after {
			v := value{g.fresh(), t}
			behind = append(behind, v)
			args = append(args, v.name+": "+t)
		}
		operands := ""
		if len(list) > 0 {
			operands = " (" + strings.Join(list, ", ") + ")"
		}
		result := "(" + strings.Join(after, ", ") + ")"
		g.line("%sscf.while%s : (%s) -> %s {", r, operands, strings.Join(types, ", "), result)
		g.scoped(func() {
			g.vals = append(g.vals, inside...)
			g.depth--
			g.inner(func() {
				c := g.pick("i1")
				g.leave("scf.condition("+c+")", after)
			})
			g.depth++
		})
		g.line("} do {")
		g.scoped(func() {
			g.depth--
			g.line("^bb0(%s):", strings.Join(args, ", "))
			g.vals = append(g.vals, behind...)
			g.inner(func() { g.leave("scf.yield", types) })
			g.depth++
		})
		g.line("}")
	})
}

func (g *generator) scfSwitch() {
	types := g.types()
	g.define(types, func(r string) {
		yield := func() { g.leave("scf.yield", types) }
		g.line("%sscf.index_switch %s%s", r, g.pick("index"), strings.TrimSuffix(strings.Replace(arrow(types), "(", "", 1), ")"))
		for k := range g.rnd.IntN(3) {
			g.line("case %d {", k)
			g.inner(yield)
			g.line("}")
		}
		g.line("default {")
		g.inner(yield)
		g.line("}")
	})
}

func (g *generator) scfExecute() {
	types := g.types()
	g.define(types, func(r string) {
		g.line("%sscf.execute_region%s {", r, arrow(types))
		g.scoped(func() { g.blocks(1+g.rnd.IntN(3), func() { g.leave("scf.yield", types) }) })
		g.line("}")
	})
}

func (g *generator) scfParallel() {
	lb, ub, step := g.bound(), g.bound(), g.make("index")
	iv := g.fresh()
	if g.chance(2) {
		g.line("scf.forall (%s) in (%s) {", iv, ub)
	} else {
		c := g.fresh()
		g.line("%s = arith.constant %d : index", c, 1+g.rnd.IntN(3))
		_ = step
		g.line("scf.parallel (%s) = (%s) to (%s) step (%s) {", iv, lb, ub, c)
	}
	g.scoped(func() {
		g.vals = append(g.vals, value{iv, "index"})
		g.depth--
		g.inner(func() {})
		g.depth++
	})
	g.line("}")
}

// call writes a call of any of the functions, which may be the one that it is in.
func (g *generator) call() {
	if g.opaque > 0 {
		return
	}
	i := g.rnd.IntN(g.functions)
	s := g.signatures[i]
	names := g.picks(s.params)
	g.define(s.results, func(r string) {
		g.line("%sfunc.call @f%d(%s) : (%s) -> (%s)", r, i, strings.Join(names, ", "), strings.Join(s.params, ", "),
			strings.Join(s.results, ", "))
	})
}

// unknown writes an unregistered operation, with or without a region.
func (g *generator) unknown() {
	types, operands := g.types(), g.types()
	names := g.picks(operands)
	g.define(types, func(r string) {
		head := fmt.Sprintf("%s\"u.op\"(%s)", r, strings.Join(names, ", "))
		tail := fmt.Sprintf(": (%s) -> (%s)", strings.Join(operands, ", "), strings.Join(types, ", "))
		if g.chance(2) {
			g.line("%s %s", head, tail)
			return
		}
		g.line("%s ({", head)
		g.opaque++
		g.inner(func() { g.line("\"u.end\"() : () -> ()") })
		g.opaque--
		g.line("}) %s", tail)
	})
}

// graph writes a nested module whose operations use one another in cycles, through operations that nothing is known
// about: mlir-opt folds others for ever.
func (g *generator) graph() {
	g.line("module @nested {")
	g.depth++
	g.line("%%true = arith.constant true")
	g.line("%%g0 = arith.constant %d : i32", g.rnd.IntN(3))
	n := 2 + g.rnd.IntN(6)
	for i := 1; i < n; i++ {
		before := func() string { return fmt.Sprintf("%%g%d", g.rnd.IntN(i)) }
		switch g.rnd.IntN(5) {
		case 0, 1:
			g.line("%%g%d = \"u.op\"(%%g%d) : (i32) -> i32", i, g.rnd.IntN(n))
		case 2:
			g.line("%%g%d = arith.select %%true, %s, %s : i32", i, before(), before())
		default:
			g.line("%%g%d = arith.%s %s, %s : i32", i, of(g, []string{"addi", "muli", "subi", "ori", "maxsi"}), before(), before())
		}
	}
	g.line("func.func private @dead() { return }")
	g.depth--
	g.line("}")
}
