package randir

import (
	"fmt"
	"math/rand/v2"
	"strings"
)

// Module returns a module of some functions, without the operation builtin.module around it. The same seed gives the
// same text.
func Module(seed uint64) string {
	g := &generator{rnd: rand.New(rand.NewPCG(seed, 21))}
	g.families = families()
	g.bias = g.rnd.IntN(len(g.families) + 1)
	g.functions = 1 + g.rnd.IntN(3)
	for range g.functions {
		g.signatures = append(g.signatures, g.signature())
	}
	for i := range g.functions {
		g.function(i)
	}
	if g.rnd.IntN(5) == 0 {
		g.graph()
	}
	return g.b.String()
}

type value struct{ name, typ string }

// signature is what a function takes and returns.
type signature struct{ params, results []string }

type generator struct {
	rnd      *rand.Rand
	b        strings.Builder
	n        int
	families []family
	// bias is the index of the family whose operations are preferred.
	bias       int
	functions  int
	signatures []signature
	depth      int
	// opaque counts unregistered operations around, in which symbols are not found.
	opaque int
	// vals are the values in scope; dims those that affine takes as dimensions, symbols those that it takes as symbols.
	vals, dims, symbols []value
}

func (g *generator) line(format string, args ...any) {
	g.b.WriteString(strings.Repeat("  ", g.depth))
	fmt.Fprintf(&g.b, format, args...)
	g.b.WriteByte('\n')
}

func (g *generator) fresh() string {
	g.n++
	return fmt.Sprintf("%%v%d", g.n)
}

func (g *generator) chance(n int) bool { return g.rnd.IntN(n) == 0 }

func of[T any](g *generator, list []T) T { return list[g.rnd.IntN(len(list))] }

var (
	ints    = []string{"i1", "i8", "i32", "i64", "index"}
	floats  = []string{"f32", "f64", "bf16"}
	memrefs = []string{"memref<4xf32>", "memref<?xf32>", "memref<4x8xi32>", "memref<?x?xf32>", "memref<f32>", "memref<i32>",
		"memref<2xi32>",
		"memref<4x4xf32, strided<[8, 1], offset: ?>>", "memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>"}
	tensors = []string{"tensor<4xi32>", "tensor<?xf32>", "tensor<2x3xf32>", "tensor<i1>"}
	others  = []string{"complex<f32>", "vector<4xi32>"}
)

func (g *generator) scalar() string {
	if g.chance(4) {
		return of(g, floats)
	}
	return of(g, ints)
}

func (g *generator) anyType() string {
	switch g.rnd.IntN(8) {
	case 0:
		return of(g, memrefs)
	case 1:
		return of(g, tensors)
	case 2:
		return of(g, others)
	}
	return g.scalar()
}

// pick returns a value of a type, most often a late one; it makes one where there is none.
func (g *generator) pick(typ string) string {
	var fit []string
	for _, v := range g.vals {
		if v.typ == typ {
			fit = append(fit, v.name)
		}
	}
	if len(fit) == 0 || g.chance(12) {
		return g.make(typ)
	}
	if k := len(fit); k > 3 && g.chance(2) {
		return fit[k-1-g.rnd.IntN(3)]
	}
	return of(g, fit)
}

// make writes an operation that makes a value of a type of nothing.
func (g *generator) make(typ string) string {
	name := g.fresh()
	kind, _, _ := strings.Cut(typ, "<")
	switch {
	case typ == "i1":
		g.line("%s = arith.constant %v", name, g.chance(2))
	case kind == "memref":
		g.allocate(name, typ)
		return name
	case kind == "tensor" && !strings.Contains(typ, "?"):
		g.line("%s = arith.constant dense<%s> : %s", name, g.literal(typ), typ)
	case kind == "tensor":
		g.line("%s = tensor.empty(%s) : %s", name, g.pick("index"), typ)
	case kind == "complex":
		g.line("%s = complex.constant [1.0 : f32, %s : f32] : %s", name, of(g, []string{"0.0", "-1.5"}), typ)
	case kind == "vector":
		g.line("%s = arith.constant dense<%d> : %s", name, g.rnd.IntN(4), typ)
	default:
		g.line("%s = arith.constant %s : %s", name, g.literal(typ), typ)
	}
	g.vals = append(g.vals, value{name, typ})
	return name
}

// literal returns a number, or truth, as elements of a type.
func (g *generator) literal(typ string) string {
	switch {
	case strings.Contains(typ, "i1>"):
		return of(g, []string{"true", "false"})
	case strings.Contains(typ, "f"):
		return of(g, []string{"0.0", "1.0", "-0.0", "2.5", "-3.0e4"})
	}
	return of(g, []string{"0", "1", "2", "-1", "3", "7", "4", "100"})
}

func (g *generator) allocate(name, typ string) {
	op := of(g, []string{"memref.alloc", "memref.alloca", "memref.alloc"})
	var sizes, symbols []string
	shape, layout, _ := strings.Cut(typ, ",")
	for range strings.Count(shape, "?") {
		sizes = append(sizes, g.pick("index"))
	}
	bracket := ""
	for range strings.Count(layout, "?") {
		symbols = append(symbols, g.pick("index"))
	}
	if len(symbols) > 0 {
		bracket = "[" + strings.Join(symbols, ", ") + "]"
	}
	g.line("%s = %s(%s)%s : %s", name, op, strings.Join(sizes, ", "), bracket, typ)
	g.vals = append(g.vals, value{name, typ})
}

// scoped runs f and forgets the values that it adds.
func (g *generator) scoped(f func()) {
	vals, dims, symbols := len(g.vals), len(g.dims), len(g.symbols)
	g.depth++
	f()
	g.depth--
	g.vals, g.dims, g.symbols = g.vals[:vals], g.dims[:dims], g.symbols[:symbols]
}

func (g *generator) signature() signature {
	var s signature
	for range 2 + g.rnd.IntN(5) {
		s.params = append(s.params, g.anyType())
	}
	for range g.rnd.IntN(4) {
		s.results = append(s.results, g.anyType())
	}
	return s
}

func (g *generator) function(i int) {
	g.n, g.vals, g.dims, g.symbols = 0, nil, nil, nil
	s := g.signatures[i]
	var params []string
	for k, t := range s.params {
		v := value{fmt.Sprintf("%%p%d", k), t}
		g.vals = append(g.vals, v)
		if t == "index" {
			g.symbols = append(g.symbols, v)
			g.dims = append(g.dims, v)
		}
		params = append(params, v.name+": "+t)
	}
	private := ""
	if i > 0 && g.chance(2) {
		private = "private "
	}
	g.line("func.func %s@f%d(%s) -> (%s) {", private, i, strings.Join(params, ", "), strings.Join(s.results, ", "))
	g.depth++
	g.blocks(1+max(0, g.rnd.IntN(7)-2), func() { g.leave("func.return", s.results) })
	g.depth--
	g.line("}")
}

// leave writes a terminator with operands of some types.
func (g *generator) leave(op string, types []string) {
	if len(types) == 0 {
		g.line("%s", op)
		return
	}
	names := g.picks(types)
	g.line("%s %s : %s", op, strings.Join(names, ", "), strings.Join(types, ", "))
}

func (g *generator) picks(types []string) (names []string) {
	for _, t := range types {
		names = append(names, g.pick(t))
	}
	return names
}
