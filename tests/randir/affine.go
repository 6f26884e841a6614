package randir

import (
	"fmt"
	"strings"
)

// dim returns a value that can be a dimension.
func (g *generator) dim() string {
	if len(g.dims) == 0 || g.chance(10) {
		name := g.fresh()
		g.line("%s = arith.constant %d : index", name, g.rnd.IntN(5))
		g.vals = append(g.vals, value{name, "index"})
		return name
	}
	if k := len(g.dims); g.chance(2) {
		return g.dims[k-1].name
	}
	return of(g, g.dims).name
}

// symbol returns a value that can be a symbol.
func (g *generator) symbol() string {
	if len(g.symbols) == 0 || g.chance(4) {
		name := g.make("index")
		g.symbols = append(g.symbols, value{name, "index"})
	}
	return of(g, g.symbols).name
}

// expr returns an affine expression of some names.
func (g *generator) expr(names []string, depth int) string {
	if depth == 0 || g.chance(3) {
		if len(names) == 0 || g.chance(4) {
			return fmt.Sprint(g.rnd.IntN(9) - 2)
		}
		return of(g, names)
	}
	a := g.expr(names, depth-1)
	switch g.rnd.IntN(6) {
	case 0, 1:
		return fmt.Sprintf("(%s + %s)", a, g.expr(names, depth-1))
	case 2:
		return fmt.Sprintf("(%s - %s)", a, g.expr(names, depth-1))
	case 3:
		return fmt.Sprintf("(%s) * %d", a, g.rnd.IntN(5)-1)
	}
	return fmt.Sprintf("(%s) %s %d", a, of(g, []string{"floordiv", "mod", "ceildiv"}), 1+g.rnd.IntN(4))
}

// mapped returns an affine map with some results, and its operands in round brackets.
func (g *generator) mapped(results int) string {
	var names, operands, exprs []string
	for i := range 1 + g.rnd.IntN(2) {
		names = append(names, fmt.Sprintf("d%d", i))
		operands = append(operands, g.dim())
	}
	for range results {
		exprs = append(exprs, g.expr(names, 2))
	}
	return fmt.Sprintf("affine_map<(%s) -> (%s)>(%s)", strings.Join(names, ", "), strings.Join(exprs, ", "),
		strings.Join(operands, ", "))
}

func (g *generator) affineBound(lower bool) string {
	switch {
	case g.chance(5):
		return g.symbol()
	case g.chance(5):
		k := 1 + g.rnd.IntN(2)
		word := ""
		if k > 1 {
			word = "min "
			if lower {
				word = "max "
			}
		}
		return word + g.mapped(k)
	case lower:
		return fmt.Sprint(g.rnd.IntN(4))
	}
	return fmt.Sprint(g.rnd.IntN(12))
}

func (g *generator) affineFor() {
	types := g.types()
	g.define(types, func(r string) {
		lb, ub := g.affineBound(true), g.affineBound(false)
		carried, inside := g.carried(types)
		step := ""
		if g.chance(3) {
			step = fmt.Sprintf(" step %d", 1+g.rnd.IntN(3))
		}
		iv := value{g.fresh(), "index"}
		g.line("%saffine.for %s = %s to %s%s%s {", r, iv.name, lb, ub, step, carried)
		g.scoped(func() {
			g.vals = append(append(g.vals, iv), inside...)
			g.dims = append(g.dims, iv)
			g.depth--
			g.inner(func() { g.leave("affine.yield", types) })
			g.depth++
		})
		g.line("}")
	})
}

func (g *generator) affineParallel() {
	iv := value{g.fresh(), "index"}
	g.line("affine.parallel (%s) = (%d) to (%d) {", iv.name, g.rnd.IntN(2), g.rnd.IntN(9))
	g.scoped(func() {
		g.vals, g.dims = append(g.vals, iv), append(g.dims, iv)
		g.depth--
		g.inner(func() {})
		g.depth++
	})
	g.line("}")
}

func (g *generator) affineIf() {
	types := g.types()
	g.define(types, func(r string) {
		yield := func() { g.leave("affine.yield", types) }
		d := g.dim()
		g.line("%saffine.if affine_set<(d0) : (%s %s 0)>(%s)%s {", r, g.expr([]string{"d0"}, 2), of(g, []string{">=", "=="}), d,
			arrow(types))
		g.inner(yield)
		if len(types) > 0 || g.chance(2) {
			g.line("} else {")
			g.inner(yield)
		}
		g.line("}")
	})
}

func (g *generator) affineApply() {
	name := g.fresh()
	g.line("%s = affine.apply %s", name, g.mapped(1))
	g.vals, g.dims = append(g.vals, value{name, "index"}), append(g.dims, value{name, "index"})
}

func (g *generator) affineMinMax() {
	name := g.fresh()
	g.line("%s = affine.%s %s", name, of(g, []string{"min", "max"}), g.mapped(1+g.rnd.IntN(3)))
	g.vals = append(g.vals, value{name, "index"})
}

// affineAccess loads or stores an element.
func (g *generator) affineAccess() {
	typ := of(g, []string{"memref<4xf32>", "memref<?xf32>", "memref<?x?xf32>", "memref<4x8xi32>", "memref<i32>",
		"memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>"})
	elem := "f32"
	if strings.Contains(typ, "i32") {
		elem = "i32"
	}
	shape, _, _ := strings.Cut(typ, ",")
	var subs []string
	for range strings.Count(shape, "x") {
		s := g.dim()
		if g.chance(3) {
			s = g.expr([]string{s, g.dim()}, 2)
		}
		subs = append(subs, s)
	}
	m := g.pick(typ)
	if g.chance(2) {
		v := g.pick(elem)
		g.line("affine.store %s, %s[%s] : %s", v, m, strings.Join(subs, ", "), typ)
		return
	}
	name := g.fresh()
	g.line("%s = affine.load %s[%s] : %s", name, m, strings.Join(subs, ", "), typ)
	g.vals = append(g.vals, value{name, elem})
}
