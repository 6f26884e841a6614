package live_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"runtime/debug"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/odsgen/live"
)

// seeds are definitions that load: two of the golden tests, several times, and those of shipped dialects.
func seeds(tb testing.TB) []string {
	var out []string
	for _, name := range []string{"features", "unbound", "features", "unbound", "features", "features"} {
		ar, err := txtar.ParseFile("testdata/" + name + ".txtar")
		if err != nil {
			tb.Fatal(err)
		}
		out = append(out, string(ar.Files[0].Data))
	}
	for _, name := range []string{"arith", "cf", "func", "scf", "ub"} {
		data, err := os.ReadFile("../../defs/" + name + "/" + name + ".yaml")
		if err != nil {
			tb.Fatal(err)
		}
		out = append(out, string(data))
	}
	return out
}

var (
	word  = regexp.MustCompile(`[A-Za-z_][\w-]*`)
	piece = regexp.MustCompile("`[^`]*`|type\\(\\$\\w+\\)|\\$\\w+|[()^?]+|[\\w-]+")
)

// kinds are words that can stand for one another in a definition.
var kinds = [][]string{
	strings.Fields(`I1 I32 I64 Index AnyType F32 AnyInteger AnyFloat AnyVectorOfNonZeroRank AnyTensor AnyMemRef AnyRankedTensor AnyShaped
		FunctionType AnyComplex NoneType SignlessIntegerLike SignlessIntegerOrIndexLike FloatLike BoolLike AnySignlessIntegerOrIndex BoxType`),
	strings.Fields(`StrAttr I64Attr I32Attr UnitAttr TypeAttr ArrayAttr SymbolRefAttr FlatSymbolRefAttr SymbolNameAttr DenseI64ArrayAttr
		DenseI32ArrayAttr AnyAttr DictArrayAttr BoolAttr F32Attr IndexAttr StrArrayAttr I64ArrayAttr TypedAttrInterface RangeAttr`),
	strings.Fields(`Pure Terminator Symbol SymbolTable FunctionLike IsolatedFromAbove SingleBlock SameOperandsAndResultType SameTypeOperands
		Commutative Elementwise ConstantLike ReturnLike AttrSizedOperandSegments SameOperandsAndResultShape NoRegionArguments AffineScope
		ResultsBroadcastableShape SameOperandsElementType SameVariadicOperandSize Idempotent Involution HasOnlyGraphRegion NoTerminator
		AutomaticAllocationScope RecursiveMemoryEffects`),
	strings.Fields(`int64 uint8 uint32 int32 bool string float64`),
	strings.Fields(`variadic optional`),
	strings.Fields(`width rank num_elements`),
	strings.Fields(`element element_or_self`),
	strings.Fields(`each some`),
	strings.Fields(`true false`),
}

// mutate replaces words by others of their kind, and pieces of formats.
func mutate(r *rand.Rand, text string) string {
	for range 1 + r.IntN(4) {
		lines := strings.SplitAfter(text, "\n")
		var at []int
		for i, l := range lines {
			if strings.ContainsAny(l, "[{$") {
				at = append(at, i)
			}
		}
		if len(at) == 0 {
			return text
		}
		i := at[r.IntN(len(at))]
		if strings.Contains(lines[i], "format") && r.IntN(2) == 0 {
			lines[i] = mutateFormat(r, lines[i])
		} else {
			lines[i] = word.ReplaceAllStringFunc(lines[i], func(w string) string {
				for _, k := range kinds {
					if slices.Contains(k, w) && r.IntN(2) == 0 {
						return k[r.IntN(len(k))]
					}
				}
				return w
			})
		}
		text = strings.Join(lines, "")
	}
	return text
}

// mutateFormat drops, doubles or swaps pieces of a format.
func mutateFormat(r *rand.Rand, line string) string {
	key, format, _ := strings.Cut(line, "'")
	if at := piece.FindAllStringIndex(format, -1); len(at) > 1 {
		a, b := at[r.IntN(len(at)-1)], at[len(at)-1]
		next := at[slices.Index(indexes(at), a[0])+1]
		switch r.IntN(4) {
		case 0:
			format = format[:a[0]] + format[a[1]:]
		case 1:
			format = format[:a[0]] + format[next[0]:next[1]] + format[a[1]:next[0]] + format[a[0]:a[1]] + format[next[1]:]
		case 2:
			format = format[:b[1]] + " `x` " + format[b[1]:]
		case 3:
			format = format[:a[0]] + "(`k` " + format[a[0]:a[1]] + "^)?" + format[a[1]:]
		}
	}
	return key + "'" + format
}

func indexes(at [][]int) []int {
	out := make([]int, len(at))
	for i := range at {
		out[i] = at[i][0]
	}
	return out
}

// typeTexts and attrTexts are what random operations are made of; those that a set cannot read are left out.
var (
	typeTexts = strings.Fields(`i32 i1 index f32 i64 bf16 vector<4xf32> vector<2xi32> vector<[4]xi1> tensor<2x?xi32> tensor<*xf32> memref<4xf32> memref<*xi8>
		memref<2x2xi32> none ()->() complex<f32> tuple<i1,f32> !zoo.box<i32> !zoo.pair<first=i1> !zoo.unit !base.num<8> !a.odd<1>`)
	attrTexts = strings.Fields(`1:i32 0:i64 -1:index 2:i32 true false "s" @f @a::@b unit [] [1:i64] ["a"] {} {a=1:i32} i32 ()->() array<i64:1,2> array<i32:0,1>
		array<i1> array<i32> 1.5:f32 dense<1>:tensor<2xi32> affine_map<(d0)->(d0)> #unknown.x #zoo.flags<fast|safe> #zoo.range<1to5>
		#zoo.note<"x"> #base<kind@fancy> #arith.fastmath<nnan> #arith.overflow<nsw>`)
)

// pool holds the types and attributes of one context.
type pool struct {
	types []core.Type
	attrs []core.Attribute
}

func newPool(set *live.Set) *pool {
	ctx := core.NewContext(set.Dialects()...)
	ctx.AllowUnregistered(true)
	p := &pool{}
	for _, text := range typeTexts {
		if t, err := core.ParseType(ctx, text); err == nil {
			p.types = append(p.types, t)
		}
	}
	for _, text := range attrTexts {
		if a, err := core.ParseAttr(ctx, strings.ReplaceAll(text, "@fancy", " fancy")); err == nil {
			p.attrs = append(p.attrs, a)
		}
	}
	return p
}

// typ picks a type, mostly one that is accepted.
func (p *pool) typ(r *rand.Rand, c *core.TypeConstraint, common core.Type) core.Type {
	if c.Accepts(common) && r.IntN(6) > 0 {
		return common
	}
	t := p.types[r.IntN(len(p.types))]
	for range 40 {
		if c.Accepts(t) || r.IntN(30) == 0 {
			break
		}
		t = p.types[r.IntN(len(p.types))]
	}
	return t
}

func (p *pool) attr(r *rand.Rand, c *core.AttrConstraint) core.Attribute {
	a := p.attrs[r.IntN(len(p.attrs))]
	for range 60 {
		if c.Accepts(a) || r.IntN(60) == 0 {
			break
		}
		a = p.attrs[r.IntN(len(p.attrs))]
	}
	return a
}

// randomOp is an operation in generic form with random parts, about as many as the definition declares.
func randomOp(r *rand.Rand, p *pool, def *core.OpDef) string {
	var b strings.Builder
	common := p.types[r.IntN(len(p.types))]
	values := func(defs []core.ValueDef) (types []string, sizes []int) {
		for i := range defs {
			n := 1
			if defs[i].Arity != core.Single {
				n = r.IntN(3) / (3 - int(min(defs[i].Arity, core.Variadic)))
			}
			if r.IntN(40) == 0 {
				n++
			}
			for range n {
				types = append(types, p.typ(r, defs[i].Constraint, common).String())
			}
			sizes = append(sizes, n)
		}
		return types, sizes
	}
	types, operandSizes := values(def.Operands)
	results, resultSizes := values(def.Results)
	depth := 0
	for i, t := range types {
		fmt.Fprintf(&b, "%%v%d_%d = \"t.v\"() : () -> (%s)\n", depth, i, t)
	}
	if len(results) > 0 {
		fmt.Fprintf(&b, "%%r%d:%d = ", depth, len(results))
	}
	fmt.Fprintf(&b, "%q(", def.Name)
	for i := range types {
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%%v%d_%d", depth, i)
	}
	b.WriteString(")")
	if n := len(def.Successors); n > 0 {
		b.WriteString("[" + strings.TrimSuffix(strings.Repeat("^bb1, ", n), ", ") + "]")
	}
	var attrs []string
	for _, s := range def.Slots {
		switch {
		case s.Segments:
			sizes := operandSizes
			if strings.HasPrefix(s.Name, "result") {
				sizes = resultSizes
			}
			text := strings.ReplaceAll(strings.Trim(fmt.Sprint(sizes), "[]"), " ", ", ")
			attrs = append(attrs, s.Name+" = array<i32: "+text+">")
		case r.IntN(8) > 0 && !(s.Optional && r.IntN(2) == 0):
			attrs = append(attrs, s.Name+" = "+p.attr(r, s.Constraint).String())
		}
	}
	if len(attrs) > 0 {
		b.WriteString(" <{" + strings.Join(attrs, ", ") + "}>")
	}
	if n := len(def.Regions); n > 0 {
		regions := []string{"{\n}, ", "{\n\"t.end\"() : () -> ()\n}, ", "{\n^bb0(%p: i32):\n}, "}
		if t := def.Terminator; t != "" {
			regions = append(regions, "{\n\""+t+"\"() : () -> ()\n}, ")
		}
		b.WriteString(" (" + strings.TrimSuffix(strings.Repeat(regions[r.IntN(len(regions))], n), ", ") + ")")
	}
	fmt.Fprintf(&b, " : (%s) -> (%s)\n", strings.Join(types, ", "), strings.Join(results, ", "))
	return b.String()
}

// survive loads a definition and lets the interpreter read, verify and print random operations of it. Nothing may
// panic, and what is valid must come back when it is printed in generic form and read again.
func survive(tb testing.TB, r *rand.Rand, text string) (loaded bool, valid int) {
	set, _ := loadFiles(map[string][]byte{"d.yaml": []byte(text)}, nil, "d.yaml")
	if set == nil {
		return false, 0
	}
	defer func() {
		if p := recover(); p != nil {
			tb.Fatalf("panic: %v\n%s\n%s", p, text, debug.Stack())
		}
	}()
	pool := newPool(set)
	for _, d := range set.Dialects() {
		for range min(20, 2*len(d.Def.Ops)) {
			def := d.Def.Ops[r.IntN(len(d.Def.Ops))]
			input := randomOp(r, pool, def)
			if len(def.Successors) > 0 {
				input = "\"t.r\"() ({\n" + input + "^bb1:\n\"t.end\"() : () -> ()\n}) : () -> ()\n"
			}
			op := tryParse(set, input)
			if op == nil {
				continue
			}
			valid++
			var generic, custom bytes.Buffer
			core.Print(&generic, op, core.PrintOptions{Generic: true})
			core.Print(&custom, op, core.PrintOptions{})
			tryParse(set, custom.String())
			if tryParse(set, generic.String()) == nil {
				tb.Errorf("printed but not accepted:\n%s\n%s", generic.String(), text)
			}
			// Damaged text in custom form.
			words := word.FindAllStringIndex(custom.String(), -1)
			w := words[r.IntN(len(words))]
			k := kinds[r.IntN(len(kinds))]
			tryParse(set, custom.String()[:w[0]]+k[r.IntN(len(k))]+custom.String()[w[1]:])
			tryParse(set, custom.String()[:w[0]])
		}
	}
	return true, valid
}

func tryParse(set *live.Set, text string) *core.Operation {
	op, list := core.Parse(core.NewContext(set.Dialects()...), []byte(text),
		core.ParseOptions{Name: "f.mlir", AllowUnregistered: true, Workers: 1})
	if list.HasErrors() {
		return nil
	}
	return op
}

// TestMutations runs randomly changed definitions.
func TestMutations(t *testing.T) {
	n := 400
	if testing.Short() {
		n = 60
	}
	list := seeds(t)
	loads, valid := 0, 0
	for i := range n {
		r := rand.New(rand.NewPCG(7, uint64(i)))
		text := list[i%len(list)]
		if i >= len(list) {
			text = mutate(r, text)
		}
		ok, v := survive(t, r, text)
		if ok {
			loads++
		}
		valid += v
		if t.Failed() {
			t.Fatalf("mutation %d", i)
		}
	}
	t.Logf("%d of %d definitions load, %d operations are valid", loads, n, valid)
	if loads == 0 || valid == 0 {
		t.Error("nothing was tried")
	}
}

// FuzzLive is TestMutations with choices of the fuzzer.
func FuzzLive(f *testing.F) {
	list := seeds(f)
	for i := range list {
		f.Add(uint64(i), "")
	}
	f.Fuzz(func(t *testing.T, seed uint64, insert string) {
		r := rand.New(rand.NewPCG(8, seed))
		text := mutate(r, list[seed%uint64(len(list))])
		if i := r.IntN(len(text)); insert != "" && !slices.Contains([]byte(insert), 0) {
			text = text[:i] + insert + text[i:]
		}
		survive(t, r, text)
	})
}
