package randir

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
)

// Hostile writes operations in generic form with random parts: wrong numbers of operands, results, regions and
// successors, segment sizes that do not add up, attributes and types of other kinds. What it knows of operations it
// takes from the definitions of the dialects in a registry, and types and attributes from texts, so that a new dialect
// is covered by itself.
//
//	h, err := randir.NewHostile(registry, texts)
//	text := h.Module(seed)
//
// It is safe for concurrent use once it is made.
type Hostile struct {
	registry *core.Registry
	defs     []*core.OpDef
	types    []typeSample
	attrs    []attrSample
	slots    map[*core.AttrConstraint][]string
	values   map[*core.TypeConstraint][]string
	ends     map[string][]*core.OpDef // terminators by the operation around them; "" for any
}

type typeSample struct {
	typ  core.Type
	text string
}

type attrSample struct {
	attr core.Attribute
	text string
}

// plainTypes and plainAttrs are offered besides those that the texts have.
var plainTypes = []string{"i1", "i32", "i64", "index", "f32", "none", "tensor<4xf32>", "tensor<?x?xi32>", "tensor<*xf32>",
	"memref<4xf32>", "memref<?x?xi8>",
	"memref<*xi32>", "vector<4xi32>", "vector<[4]xf32>", "complex<f32>", "tuple<i32, f32>", "!unknown.type", "(i32) -> i32",
	"memref<f32, 1>", "tensor<i1>"}

var plainAttrs = []string{"unit", "true", "0 : i32", "-1 : i64", "1 : index", "1.5 : f32", `"text"`, `""`, "[]", "[1, 2]", "{}",
	"{a = 1 : i32}", "@f", "@f::@g", "i32",
	"() -> ()", "affine_map<() -> ()>", "affine_map<(d0)[s0] -> (d0 + s0)>", "affine_map<()[s0] -> (s0)>",
	"affine_map<(d0, d1) -> (d1)>", "affine_map<(d0) -> ()>",
	"affine_set<(d0) : (d0 >= 0)>", "affine_set<() : (0 == 0)>", "dense<1> : tensor<2xi32>", "dense<> : tensor<0xi32>",
	"dense<0.0> : vector<4xf32>",
	"array<i32>", "array<i32: 1>", "array<i32: -1, 3>", "array<i64: 0>", "array<i64: -9223372036854775808, 2, 3>", "array<i1: true>",
	"#unknown.attr",
	`["a", @b]`, "[i32, f32]", "[affine_map<() -> ()>]", "9223372036854775807 : i64", "strided<[1], offset: ?>"}

// NewHostile prepares for the definitions of a registry. Types and attributes of the texts that it accepts are used in
// what it writes.
func NewHostile(registry *core.Registry, texts []string) (*Hostile, error) {
	return newHostile(registry, texts, plainTypes, plainAttrs)
}

func newHostile(registry *core.Registry, texts, plainTypes, plainAttrs []string) (*Hostile, error) {
	h := &Hostile{registry: registry, slots: map[*core.AttrConstraint][]string{}, values: map[*core.TypeConstraint][]string{},
		ends: map[string][]*core.OpDef{}}
	c := h.context()
	for _, name := range registry.Names() {
		h.defs = append(h.defs, registry.Lookup(name).Def.Ops...)
	}
	seenT, seenA := map[string]bool{}, map[string]bool{}
	addType := func(t core.Type) {
		if s := t.String(); !seenT[s] && len(s) < 200 && readable(c, "\"t.t\"() {t = "+s+"} : () -> ()") {
			seenT[s], h.types = true, append(h.types, typeSample{t, s})
		}
	}
	addAttr := func(a core.Attribute) {
		if s := a.String(); !seenA[s] && len(s) < 400 && readable(c, "\"t.t\"() {t = "+s+"} : () -> ()") {
			seenA[s], h.attrs = true, append(h.attrs, attrSample{a, s})
		}
	}
	for i, s := range plainTypes {
		plain := fmt.Sprintf("\"t.t\"() {t = %s} : () -> ()", s)
		op, list := core.Parse(c, []byte(plain), core.ParseOptions{})
		if op == nil {
			return nil, fmt.Errorf("type %d: %v", i, list)
		}
		addType(op.Region(0).Entry().First().Attr("t").(*core.TypeAttr).Value())
	}
	for i, s := range plainAttrs {
		op, list := core.Parse(c, fmt.Appendf(nil, "\"t.t\"() {t = %s} : () -> ()", s), core.ParseOptions{})
		if op == nil {
			return nil, fmt.Errorf("attribute %d: %v", i, list)
		}
		addAttr(op.Region(0).Entry().First().Attr("t"))
	}
	for _, text := range texts {
		op, _ := core.Parse(c, []byte(text), core.ParseOptions{NoVerify: true})
		if op == nil {
			continue
		}
		op.Walk(func(op *core.Operation) {
			for _, t := range op.ResultTypes() {
				addType(t)
			}
			for _, a := range op.Attrs() {
				addAttr(a.Value)
			}
		})
	}
	for _, d := range h.defs {
		if !slices.ContainsFunc(d.Traits, func(t *core.Trait) bool { return t.Bit == core.TraitTerminator }) {
			continue
		}
		for _, p := range d.Parents {
			h.ends[p] = append(h.ends[p], d)
		}
		if len(d.Parents) == 0 {
			h.ends[""] = append(h.ends[""], d)
		}
	}
	for _, d := range h.defs {
		for i := range d.Slots {
			h.accepted(c, &d.Slots[i])
		}
		for _, list := range [][]core.ValueDef{d.Operands, d.Results} {
			for i := range list {
				h.acceptedTypes(list[i].Constraint)
			}
		}
	}
	return h, nil
}

func (h *Hostile) context() *core.Context {
	c := core.NewContextWith(h.registry)
	c.AllowUnregistered(true)
	return c
}

// readable reports whether a text can be parsed alone: attributes may refer to resources of their file.
func readable(c *core.Context, text string) bool {
	op, _ := core.Parse(c, []byte(text), core.ParseOptions{NoVerify: true})
	return op != nil
}

// accepted finds the sampled attributes that a slot takes.
func (h *Hostile) accepted(c *core.Context, s *core.SlotDef) {
	k := s.Constraint
	if k == nil || h.slots[k] != nil {
		return
	}
	if s.Default != nil {
		h.slots[k] = append(h.slots[k], s.Default(c).String())
	}
	for _, a := range h.attrs {
		if k.Stores(a.attr) && k.Accepts(a.attr) {
			h.slots[k] = append(h.slots[k], a.text)
		}
	}
}

func (h *Hostile) acceptedTypes(k *core.TypeConstraint) {
	if k == nil || h.values[k] != nil {
		return
	}
	for _, t := range h.types {
		if k.Accepts(t.typ) {
			h.values[k] = append(h.values[k], t.text)
		}
	}
}

// Module returns a module of some operations. The same seed gives the same text.
func (h *Hostile) Module(seed uint64) string {
	g := &hostile{Hostile: h, rnd: rand.New(rand.NewPCG(seed, 22))}
	g.wild = []int{0, 15, 40}[g.rnd.IntN(3)]
	for range 1 + g.rnd.IntN(3) {
		g.op(h.defs[g.rnd.IntN(len(h.defs))], "")
	}
	return string(g.b)
}

// Definitions returns the names of the operations that are written.
func (h *Hostile) Definitions() []string {
	var out []string
	for _, d := range h.defs {
		out = append(out, d.Name)
	}
	return out
}

// hostile writes one module.
type hostile struct {
	*Hostile
	rnd  *rand.Rand
	b    []byte
	n    int
	wild int // how likely a part is wrong, in percent
	// vals are the values in scope, blocks the labels of the region's blocks.
	vals   []value
	blocks []string
	depth  int
	// plain leaves out operations that nothing asks for, and given takes the values that are to be arguments of what is
	// around.
	plain bool
	given *[]value
	// mark is an attribute of the first operation.
	mark string
}

func (g *hostile) chance(percent int) bool { return g.rnd.IntN(100) < percent }

func pick[T any](rnd *rand.Rand, list []T) T { return list[rnd.IntN(len(list))] }

// typ returns a type that a constraint accepts: the favourite when it does.
func (g *hostile) typ(k *core.TypeConstraint, favourite string) string {
	list := g.values[k]
	if len(list) == 0 || g.chance(g.wild/4) {
		return pick(g.rnd, g.types).text
	}
	if slices.Contains(list, favourite) && g.chance(85) {
		return favourite
	}
	return pick(g.rnd, list)
}

// value returns a value of a type, which is made when there is none.
func (g *hostile) value(t string) string {
	for i := len(g.vals) - 1; i >= 0; i-- {
		if g.vals[i].typ == t && g.chance(60) {
			return g.vals[i].name
		}
	}
	g.n++
	name := fmt.Sprintf("%%v%d", g.n)
	if g.given != nil && g.depth == 0 {
		*g.given = append(*g.given, value{name, t})
	} else {
		g.b = fmt.Appendf(g.b, "%s = \"t.v\"() : () -> (%s)\n", name, t)
	}
	g.vals = append(g.vals, value{name, t})
	return name
}

// sizes chooses how many values each declared part has.
func (g *hostile) sizes(defs []core.ValueDef, segments bool) (sizes []int) {
	each := g.rnd.IntN(3) // without segment sizes all variable parts are equally long
	for _, d := range defs {
		n := 1
		switch {
		case d.Arity == core.Optional && segments:
			n = g.rnd.IntN(2)
		case d.Arity == core.Optional:
			n = min(each, 1)
		case d.Arity != core.Single && segments:
			n = g.rnd.IntN(3)
		case d.Arity != core.Single:
			n = each
		}
		sizes = append(sizes, n)
	}
	return sizes
}

// group chooses the types of operands or results.
func (g *hostile) group(defs []core.ValueDef, sizes []int, favourite string) (types []string) {
	for i, d := range defs {
		for range sizes[i] {
			types = append(types, g.typ(d.Constraint, favourite))
		}
	}
	switch {
	case !g.chance(g.wild):
	case g.chance(50) && len(types) > 0:
		types = types[:g.rnd.IntN(len(types))]
	default:
		types = append(types, pick(g.rnd, g.types).text)
	}
	return types
}

// op writes an operation and what it needs.
func (g *hostile) op(d *core.OpDef, favourite string) {
	if favourite == "" || g.chance(20) {
		favourite = pick(g.rnd, g.types).text
		for _, list := range [][]core.ValueDef{d.Results, d.Operands} {
			if len(list) > 0 && len(g.values[list[0].Constraint]) > 0 {
				favourite = pick(g.rnd, g.values[list[0].Constraint])
			}
		}
	}
	in, out := g.sizes(d.Operands, d.OperandSegments > 0), g.sizes(d.Results, d.ResultSegments > 0)
	operands, results := g.group(d.Operands, in, favourite), g.group(d.Results, out, favourite)
	var names []string
	for _, t := range operands {
		names = append(names, g.value(t))
	}
	var text strings.Builder
	fmt.Fprintf(&text, "%q(%s)", d.Name, strings.Join(names, ", "))
	if n := g.count(len(d.Successors)); n > 0 && len(g.blocks) > 0 {
		text.WriteString("[")
		for i := range n {
			if i > 0 {
				text.WriteString(", ")
			}
			text.WriteString(pick(g.rnd, g.blocks))
		}
		text.WriteString("]")
	}
	text.WriteString(g.properties(d, in, out))
	if n := g.count(len(d.Regions)); n > 0 {
		before := g.b
		g.b = nil
		vals, blocks := len(g.vals), g.blocks
		g.b = append(g.b, " ("...)
		for i := range n {
			if i > 0 {
				g.b = append(g.b, ", "...)
			}
			g.region(d, favourite, operands)
		}
		g.b = append(g.b, ')')
		text.Write(g.b)
		g.b, g.vals, g.blocks = before, g.vals[:vals], blocks
	}
	if g.mark != "" && g.depth == 0 {
		fmt.Fprintf(&text, " {%s}", g.mark)
	}
	if g.chance(g.wild) {
		fmt.Fprintf(&text, " {%s = %s}", pick(g.rnd,
			[]string{"x", "llvm.x", "bufferization.writable", "dlti.dl_spec", "shape.lib", "value", "function_type"}),
			pick(g.rnd, g.attrs).text)
	}
	if len(results) > 0 {
		g.n++
		g.b = fmt.Appendf(g.b, "%%v%d:%d = ", g.n, len(results))
		for i, t := range results {
			g.vals = append(g.vals, value{fmt.Sprintf("%%v%d#%d", g.n, i), t})
		}
	}
	g.b = fmt.Appendf(g.b, "%s : (%s) -> (%s)\n", text.String(), strings.Join(operands, ", "), strings.Join(results, ", "))
}

// count returns n, or what is nearly that.
func (g *hostile) count(n int) int {
	if g.chance(g.wild / 2) {
		return max(0, n-1+g.rnd.IntN(3))
	}
	return n
}

// properties writes <{...}>.
func (g *hostile) properties(d *core.OpDef, in, out []int) string {
	var list []string
	for i := range d.Slots {
		s := &d.Slots[i]
		switch {
		case s.Segments:
			sizes := in
			if i+1 == d.ResultSegments {
				sizes = out
			}
			var l []string
			for _, n := range sizes {
				if g.chance(g.wild / 2) {
					n = g.rnd.IntN(6) - 2
				}
				l = append(l, fmt.Sprint(n))
			}
			colon := ""
			if len(l) > 0 {
				colon = ": "
			}
			list = append(list, fmt.Sprintf("%s = array<i32%s%s>", s.Name, colon, strings.Join(l, ", ")))
			continue
		case g.chance(g.wild / 2), s.Optional && g.chance(60), s.Default != nil && g.chance(60):
			continue
		}
		choice := g.slots[s.Constraint]
		if len(choice) == 0 {
			choice = []string{pick(g.rnd, g.attrs).text}
		}
		if g.chance(g.wild) { // a slot may hold what its constraint forbids
			choice = nil
			for range 20 {
				if a := pick(g.rnd, g.attrs); s.Constraint.Stores(a.attr) {
					choice = append(choice, a.text)
				}
			}
			if choice == nil {
				continue
			}
		}
		list = append(list, s.Name+" = "+pick(g.rnd, choice))
	}
	if len(list) == 0 {
		return ""
	}
	return " <{" + strings.Join(list, ", ") + "}>"
}

// region writes a region for an operation.
func (g *hostile) region(d *core.OpDef, favourite string, operands []string) {
	g.b = append(g.b, "{\n"...)
	defer func() { g.b = append(g.b, '}') }()
	g.depth++
	defer func() { g.depth-- }()
	if g.depth > 3 || g.chance(10) {
		return
	}
	n := 1
	if g.chance(25) {
		n = 2 + g.rnd.IntN(2)
	}
	g.blocks = nil
	var labels []string
	for range n {
		g.n++
		labels = append(labels, fmt.Sprintf("^b%d", g.n))
	}
	vals := len(g.vals)
	for i, label := range labels {
		g.blocks = labels[min(1, n-1):] // the entry block has no predecessors
		if n == 1 && !g.chance(g.wild) {
			g.blocks = nil
		}
		g.b = append(g.b, label...)
		g.arguments(i, operands, favourite)
		g.b = append(g.b, ":\n"...)
		if !g.plain {
			for range g.rnd.IntN(3) {
				g.op(pick(g.rnd, g.defs), favourite)
			}
		}
		if end := g.end(d); end != nil {
			g.op(end, favourite)
		}
		g.vals = g.vals[:vals] // blocks need not dominate one another
	}
}

func (g *hostile) arguments(block int, operands []string, favourite string) {
	var types []string
	switch g.rnd.IntN(5) {
	case 0:
		types = []string{"index"}
	case 1:
		types = append([]string{"index"}, operands[min(len(operands), g.rnd.IntN(4)):]...)
	case 2:
		types = slices.Clone(operands)
	case 3:
		types = []string{favourite}
	}
	if block > 0 {
		types = types[:min(len(types), 1)]
	}
	if len(types) == 0 {
		return
	}
	var l []string
	for _, t := range types {
		g.n++
		name := fmt.Sprintf("%%v%d", g.n)
		g.vals = append(g.vals, value{name, t})
		l = append(l, name+": "+t)
	}
	g.b = fmt.Appendf(g.b, "(%s)", strings.Join(l, ", "))
}

// end chooses the last operation of a block, or none.
func (g *hostile) end(d *core.OpDef) *core.OpDef {
	if g.chance(g.wild / 3) {
		return nil
	}
	for _, e := range g.defs {
		if e.Name == d.Terminator && d.Terminator != "" {
			return e
		}
	}
	if list := g.ends[d.Name]; len(list) > 0 {
		return pick(g.rnd, list)
	}
	if list := g.ends[""]; len(list) > 0 && g.chance(70) {
		return pick(g.rnd, list)
	}
	return nil
}

// Operation returns a module of one operation of a definition, with what it needs, and parts as the definition wants
// them; other rules of the operation may forbid them nevertheless. The same seed gives the same text.
func (h *Hostile) Operation(d *core.OpDef, seed uint64) string {
	g := &hostile{Hostile: h, rnd: rand.New(rand.NewPCG(seed, 22))}
	g.op(d, "")
	return string(g.b)
}
