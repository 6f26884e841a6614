package randir

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/odsgen/ods/core"
)

// A Maker makes valid operations from definitions. It writes an operation of a definition with parts that their
// constraints accept, each alone, reads it, and changes types and attributes until the verifier accepts the whole. Where
// that never is, it takes an operation out of a recorded module. What the verifier refuses to the end is kept, too:
// another verifier may accept it.
//
//	m, err := randir.NewMaker(registry, texts)
//	made := m.Make(def)
type Maker struct {
	*Hostile
	named    map[string]*core.OpDef
	recorded map[string][]place
}

// Made is what a [Maker] makes for one definition: modules in generic form, in which Line is the line of the operation.
type Made struct {
	Valid, Refused []Sample
}

// Sample is a module in generic form, and the line of the operation in it that it is for, from 0.
type Sample struct {
	Text string
	Line int
}

// frames are what stands around an operation: values are made before it, or are arguments.
var frames = []frame{
	{text: "BODY"},
	{text: "\"func.func\"() <{function_type = (TYPES) -> (), sym_name = \"f\"}> ({\n^bb0ARGS:\nBODY\"func.return\"() : () -> ()\n}) : () -> ()\n", args: true},
	{text: "\"spirv.module\"() <{addressing_model = 0 : i32, memory_model = 1 : i32}> ({\n\"spirv.func\"() <{function_control = 0 : i32, " +
		"function_type = (TYPES) -> (), sym_name = \"f\"}> ({\n^bb0ARGS:\nBODY\"spirv.Return\"() : () -> ()\n}) : () -> ()\n}) : () -> ()\n", args: true},
	{text: "\"gpu.module\"() <{sym_name = \"m\"}> ({\n\"gpu.func\"() <{function_type = (TYPES) -> ()}> ({\n^bb0ARGS:\nBODY\"gpu.return\"() : () -> ()\n" +
		"}) {gpu.kernel, sym_name = \"f\"} : () -> ()\n}) : () -> ()\n", args: true},
	{text: "\"spirv.module\"() <{addressing_model = 0 : i32, memory_model = 1 : i32}> ({\nBODY}) : () -> ()\n", args: true},
	{text: "\"func.func\"() <{function_type = () -> (), sym_name = \"g\"}> ({\n\"func.return\"() : () -> ()\n}) : () -> ()\nBODY"},
}

// endFrames are what stands around an operation that ends a block.
var endFrames = []frame{
	{text: "\"t.r\"() ({\n^bb0:\nBODY^b1:\n\"t.end\"() : () -> ()\n^b2:\n\"t.end\"() : () -> ()\n}) : () -> ()\n",
		labels: []string{"^b1", "^b2"}},
	{text: "\"func.func\"() <{function_type = (TYPES) -> (), sym_name = \"f\"}> ({\n^bb0ARGS:\nBODY^b1:\n\"func.return\"() : () -> ()\n}) : () -> ()\n",
		args: true, labels: []string{"^b1"}},
	{text: "\"spirv.module\"() <{addressing_model = 0 : i32, memory_model = 1 : i32}> ({\n\"spirv.func\"() <{function_control = 0 : i32, function_type = (TYPES) -> (), " +
		"sym_name = \"f\"}> ({\n^bb0ARGS:\nBODY^b1:\n\"spirv.Return\"() : () -> ()\n}) : () -> ()\n}) : () -> ()\n", args: true,
		labels: []string{"^b1"}},
	{text: "\"spirv.module\"() <{addressing_model = 0 : i32, memory_model = 1 : i32}> ({\n\"spirv.func\"() <{function_control = 0 : i32, function_type = (TYPES) -> (), " +
		"sym_name = \"f\"}> ({\n^bb0ARGS:\nBODY}) : () -> ()\n}) : () -> ()\n", args: true},
	{text: "\"func.func\"() <{function_type = (TYPES) -> (), sym_name = \"f\"}> ({\n^bb0ARGS:\nBODY}) : () -> ()\n", args: true},
}

type frame struct {
	text   string
	args   bool // the values are arguments
	labels []string
}

// makerTypes are types that intrinsics and hardware want; others come from texts.
func makerTypes() (out []string) {
	elems := strings.Fields("i1 i4 i8 i16 i32 i64 i128 f16 bf16 f32 f64 f8E4M3FN f8E5M2 f6E3M2FN f4E2M1FN tf32 f8E8M0FNU")
	for _, e := range append(elems, strings.Fields("si8 ui8 si32 ui32 si64 index !llvm.ptr")...) {
		if !slices.Contains(elems, e) && e != "index" {
			out = append(out, e, "memref<4x"+e+">", "tensor<4x"+e+">", "vector<4x"+e+">")
			continue
		}
		out = append(out, e, "tensor<4x"+e+">", "tensor<?x"+e+">", "tensor<1x"+e+">", "tensor<2x4x"+e+">", "tensor<"+e+">",
			"memref<4x"+e+">", "memref<?x"+e+">",
			"memref<2x4x"+e+">", "memref<4x"+e+", 3>")
		for _, n := range []int{1, 2, 3, 4, 5, 6, 7, 8, 12, 16, 32, 64, 128} {
			out = append(out, fmt.Sprintf("vector<%dx%s>", n, e))
		}
		out = append(out, "vector<[1]x"+e+">", "vector<[2]x"+e+">", "vector<[4]x"+e+">", "vector<[8]x"+e+">", "vector<[16]x"+e+">",
			"vector<2x4x"+e+">", "vector<[4]x[4]x"+e+">",
			"tensor<1x2x4x"+e+">", "tensor<1x2x2x4x"+e+">")
	}
	for _, e := range strings.Fields("i32 f32 i64 f64 i8 f16 vector<2xf16>") {
		for _, n := range []int{1, 2, 4, 8} {
			out = append(out, "!llvm.struct<("+strings.TrimSuffix(strings.Repeat(e+", ", n), ", ")+")>")
		}
	}
	for _, n := range []int{1, 2, 3, 4, 5, 6, 7, 8} {
		out = append(out, fmt.Sprintf("!llvm.ptr<%d>", n))
	}
	return append(out, "!llvm.struct<(i32, i1)>", "!llvm.struct<(vector<4xf32>, i32)>", "!llvm.struct<(f32, i1)>",
		"!llvm.array<4 x i32>", "!llvm.token",
		"!llvm.metadata", "!llvm.void", "!llvm.func<void ()>")
}

// makerAttrs are attributes besides those of enums.
var makerAttrs = []string{"false", "0 : i8", "1 : i8", "0 : i1", "1 : i16", "1 : i32", "2 : i32", "3 : i32", "4 : i32", "8 : i32",
	"16 : i32", "32 : i32", "64 : i32", "128 : i32",
	"0 : i64", "1 : i64", "2 : i64", "4 : i64", "8 : i64", "16 : i64", "5 : i32", "6 : i32", "7 : i32", "0 : index", "1.0 : f64",
	"0.0 : f32", "[true]", "[0 : i32]", "[1 : i64]",
	"[\"a\"]", "[@f]", "array<i64: 1>", "array<i64: 1, 1>", "array<i64: 0, 1>", "array<i32: 0, 1>", "array<i64: 1, 1, 1, 1>",
	"array<i8: 1>", "array<f32: 1.0>", "[[0]]", "[[0], [1]]", "dense<1> : vector<4xi32>",
	"dense<1> : tensor<4xi32>", "dense<1.0> : tensor<4xf32>", "dense<[0, 1]> : tensor<2xi64>", "dense<true> : tensor<1xi1>", "f32",
	"f32", "vector<4xf32>", "(i32) -> ()", "() -> i32",
	"() -> f32", "@g", "@f::@g::@h", "\"f\"", "affine_map<(d0) -> (d0)>", "affine_map<(d0, d1) -> (d0, d1)>",
	"#llvm.linkage<external>", "!llvm.func<void ()>", "!llvm.ptr"}

// NewMaker prepares for the definitions of a registry; see [NewHostile].
func NewMaker(registry *core.Registry, texts []string) (*Maker, error) {
	attrs := append(slices.Clone(plainAttrs), makerAttrs...)
	c := core.NewContextWith(registry)
	for _, name := range registry.Names() {
		for _, d := range registry.Lookup(name).Def.Attrs {
			enum, ok := d.Asm.(core.EnumAsm)
			for v := range uint64(40) {
				if !ok || len(attrs) > 100_000 {
					break
				}
				if s, ok := spelled(c, enum, v); ok && readable(c, "\"t.t\"() {t = "+s+"} : () -> ()") {
					attrs = append(attrs, s)
				}
			}
		}
	}
	types := slices.DeleteFunc(makerTypes(), func(s string) bool { return !readable(c, "\"t.t\"() {t = "+s+"} : () -> ()") })
	h, err := newHostile(registry, texts, append(slices.Clone(plainTypes), types...), attrs)
	if err != nil {
		return nil, err
	}
	m := &Maker{Hostile: h, named: map[string]*core.OpDef{}, recorded: map[string][]place{}}
	for _, d := range h.defs {
		m.named[d.Name] = d
	}
	m.record(texts)
	return m, nil
}

// spelled returns the text of a value of an enum, unless there is no such value.
func spelled(c *core.Context, enum core.EnumAsm, v uint64) (s string, ok bool) {
	defer func() { recover() }()
	return enum.MakeEnum(c, v).String(), true
}

// Defs returns the definitions, in the order of the names of the dialects.
func (m *Maker) Defs() []*core.OpDef { return m.defs }

// mark is the attribute that tells the operation that a module is for.
const mark = "made_for_it"

// Make makes up to n valid modules for a definition, and as many that only the verifier's code refuses. It always makes
// the same, and is safe for concurrent use.
func (m *Maker) Make(d *core.OpDef, n, tries int) Made { return m.make(d, n, tries, nil) }

// make knows the operations that it makes something for, inside them.
func (m *Maker) make(d *core.OpDef, n, tries int, inside []string) (out Made) {
	list := m.framesFor(d, append(slices.Clone(inside), d.Name))
	seen := map[string]bool{}
	for seed := 0; seed < tries*len(list) && len(out.Valid) < n; seed++ {
		if len(list) == 0 {
			break
		}
		s, ok := m.try(d, uint64(seed/len(list)), list[seed%len(list)])
		if s.Text == "" || seen[s.Text] {
			continue
		}
		seen[s.Text] = true
		switch {
		case ok:
			out.Valid = append(out.Valid, s)
			list = []frame{list[seed%len(list)]}
			seed = seed / len(list)
		case len(out.Refused) < n:
			out.Refused = append(out.Refused, s)
		}
	}
	if len(out.Valid) == 0 && len(inside) == 0 {
		out.Valid = m.fromRecorded(d, n)
	}
	return out
}

// framesFor returns what may stand around an operation of a definition.
func (m *Maker) framesFor(d *core.OpDef, inside []string) (out []frame) {
	end := slices.ContainsFunc(d.Traits, func(t *core.Trait) bool { return t.Bit == core.TraitTerminator })
	if len(d.Parents) == 0 {
		if end || len(d.Successors) > 0 {
			return endFrames
		}
		return frames
	}
	for _, name := range d.Parents {
		parent := m.named[name]
		if parent == nil || slices.Contains(inside, name) {
			continue
		}
		for _, s := range m.make(parent, 2, 12, inside).Valid {
			out = append(out, insides(s, end)...)
		}
	}
	if len(out) == 0 {
		return frames[:2]
	}
	return out
}

// insides returns the frames that the regions of an operation make.
func insides(s Sample, end bool) (out []frame) {
	lines := strings.SplitAfter(s.Text, "\n")
	indent := blanks(lines[s.Line])
	for i := s.Line + 1; i < len(lines) && blanks(lines[i]) > indent; i++ {
		// The last line of a block of the operation itself is before one that is indented less.
		if blanks(lines[i]) != indent+2 || strings.HasPrefix(lines[i][indent+2:], "}") || i+1 < len(lines) &&
			blanks(lines[i+1]) >= indent+2 && !strings.HasPrefix(strings.TrimSpace(lines[i+1]), "^") {
			continue
		}
		to := i
		if end {
			to++
		}
		out = append(out, frame{text: strings.Join(lines[:i], "") + "BODY" + strings.Join(lines[to:], "")},
			frame{text: strings.Join(lines[:1], "") + "SETUP" + strings.Join(lines[1:i], "") + "BODY" + strings.Join(lines[to:], "")})
	}
	// An empty region becomes one with the operation only.
	if l := lines[s.Line]; strings.Contains(l, "({\n") && s.Line+1 < len(lines) && blanks(lines[s.Line+1]) == indent {
		out = append(out, frame{text: strings.Join(lines[:s.Line+1], "") + "BODY" + strings.Join(lines[s.Line+1:], "")})
	}
	return out
}

func blanks(line string) int { return len(line) - len(strings.TrimLeft(line, " ")) }

// try makes one module; ok says that it is valid.
func (m *Maker) try(d *core.OpDef, seed uint64, f frame) (s Sample, ok bool) {
	defer func() {
		if x := recover(); x != nil { // TestHostile tells of panics
			s, ok = Sample{}, false
		}
	}()
	rnd := rand.New(rand.NewPCG(seed, 23))
	g := &hostile{Hostile: m.Hostile, rnd: rnd, plain: true, mark: mark, blocks: f.labels, n: 100}
	var given []value
	if f.args || strings.Contains(f.text, "SETUP") {
		g.given = &given
	}
	g.op(d, "")
	body := strings.TrimSuffix(string(g.b), "\n") + "\n"
	var args, types []string
	setup := ""
	for _, v := range given {
		args, types = append(args, v.name+": "+v.typ), append(types, v.typ)
		setup += fmt.Sprintf("%s = \"t.v\"() : () -> (%s)\n", v.name, v.typ)
	}
	arguments := ""
	if len(args) > 0 {
		arguments = "(" + strings.Join(args, ", ") + ")"
	}
	text := strings.NewReplacer("BODY", body, "ARGS", arguments, "TYPES", strings.Join(types, ", "), "SETUP", setup).Replace(f.text)
	c := m.context()
	module, _ := core.Parse(c, []byte(text), core.ParseOptions{NoVerify: true})
	if module == nil {
		return Sample{}, false
	}
	var op *core.Operation
	module.Walk(func(o *core.Operation) {
		if o.DiscardableAttr(mark) != nil {
			op = o
		}
	})
	if op == nil {
		return Sample{}, false
	}
	op.SetDiscardableAttr(mark, nil)
	r := &repair{m: m, rnd: rnd, op: op, module: module, d: op.Info().Def(), c: c}
	declared := r.run(40)
	for range 12 {
		r.signatures()
		if declared && core.Verify(module, core.NewReporter(c), core.VerifyOptions{}) {
			return sampleOf(module, op), true
		}
		r.shake()
		declared = r.run(10)
	}
	if !declared {
		return Sample{}, false
	}
	r.signatures()
	return sampleOf(module, op), false
}

// sampleOf prints a module.
func sampleOf(module, op *core.Operation) (s Sample) {
	s.Text = string(module.PrintWithPositions(core.PrintOptions{Generic: true, LocalScope: true},
		func(o *core.Operation, line, _ int) {
			if o == op {
				s.Line = line - 1
			}
		}))
	return s
}

// repair changes an operation until its definition accepts it.
type repair struct {
	m      *Maker
	rnd    *rand.Rand
	op     *core.Operation
	module *core.Operation
	d      *core.OpDef
	c      *core.Context
}

// infer gives the results the types that the definition computes.
func (r *repair) infer() {
	if r.d.InferTypes == nil {
		return
	}
	var slots []core.Attribute
	for i := range r.op.NumSlots() {
		slots = append(slots, r.op.Slot(i))
	}
	types, ok := r.d.InferTypes(r.op.Info().Hooks(), &core.InferIn{Context: r.c, Info: r.op.Info(), Loc: r.op.Loc(),
		Operands: r.op.OperandList(0, r.op.NumOperands()), Slots: slots, Attrs: r.op.DiscardableAttrs(), Report: core.NewReporter(r.c)})
	if !ok || len(types) != r.op.NumResults() {
		return
	}
	for i, t := range types {
		r.op.Result(i).SetType(t)
	}
}

// bad counts what the definition forbids.
func (r *repair) bad() (n int) {
	for i := range r.d.Operands {
		start, count := r.op.OperandSegment(i)
		for k := start; k < start+count; k++ {
			if !r.d.Operands[i].Constraint.Accepts(r.op.Operand(k).Type()) {
				n++
			}
		}
	}
	for i := range r.d.Results {
		start, count := r.op.ResultSegment(i)
		for k := start; k < start+count; k++ {
			if !r.d.Results[i].Constraint.Accepts(r.op.Result(k).Type()) {
				n++
			}
		}
	}
	for i := range r.d.Slots {
		if a := r.op.Slot(i); a != nil && !r.d.Slots[i].Constraint.Accepts(a) {
			n++
		}
	}
	for i := range r.d.Predicates {
		if !r.d.Predicates[i].Holds(r.op) {
			n++
		}
	}
	for _, t := range r.d.Traits {
		if t.Structural && t.Verify != nil && !t.Verify(r.op, core.NewReporter(r.c)) {
			n++
		}
	}
	return n
}

// run changes one part after the other, and keeps what is not worse.
func (r *repair) run(steps int) bool {
	r.infer()
	n := r.bad()
	for range steps {
		if n == 0 {
			return r.op.VerifyDeclared(core.NewReporter(r.c))
		}
		undo := r.change()
		r.infer()
		if k := r.bad(); k <= n {
			n = k
		} else {
			undo()
			r.infer()
		}
	}
	return n == 0 && r.op.VerifyDeclared(core.NewReporter(r.c))
}

// shake changes a few parts, whatever comes of it.
func (r *repair) shake() {
	for range 1 + r.rnd.IntN(2) {
		r.change()
	}
}

// change changes a type or an attribute.
func (r *repair) change() (undo func()) {
	undo = func() {}
	nv := r.op.NumOperands() + r.op.NumResults()
	k := r.rnd.IntN(nv + max(1, len(r.d.Slots)))
	switch {
	case k < nv:
		v, constraint := r.value(k)
		old := v.Type()
		t := r.typeFor(constraint, v)
		if t == nil {
			return undo
		}
		v.SetType(t)
		return func() { v.SetType(old) }
	case k-nv < len(r.d.Slots):
		i := k - nv
		list := r.m.slots[r.d.Slots[i].Constraint]
		if len(list) == 0 || r.d.Slots[i].Segments {
			return undo
		}
		a := r.attr(pick(r.rnd, list))
		if a == nil || r.d.Slots[i].Prop != nil {
			return undo
		}
		old := r.op.Slot(i)
		r.op.SetSlot(i, a)
		return func() { r.op.SetSlot(i, old) }
	}
	return undo
}

// value returns an operand or result by one index, with its constraint.
func (r *repair) value(k int) (*core.Value, *core.TypeConstraint) {
	if k < r.op.NumOperands() {
		for i := range r.d.Operands {
			if start, n := r.op.OperandSegment(i); k >= start && k < start+n {
				return r.op.Operand(k), r.d.Operands[i].Constraint
			}
		}
		return r.op.Operand(k), nil
	}
	k -= r.op.NumOperands()
	for i := range r.d.Results {
		if start, n := r.op.ResultSegment(i); k >= start && k < start+n {
			return r.op.Result(k), r.d.Results[i].Constraint
		}
	}
	return r.op.Result(k), nil
}

// typeFor chooses a type that a constraint accepts: often that of another value, or one made of it.
func (r *repair) typeFor(k *core.TypeConstraint, v *core.Value) core.Type {
	if nv := r.op.NumOperands() + r.op.NumResults(); nv > 1 && r.rnd.IntN(3) > 0 {
		other, _ := r.value(r.rnd.IntN(nv))
		for _, t := range r.related(other.Type(), v.Type()) {
			if t != nil && t != v.Type() && k.Accepts(t) {
				return t
			}
		}
	}
	list := r.m.values[k]
	if len(list) == 0 {
		return nil
	}
	a, ok := r.attr(pick(r.rnd, list)).(*core.TypeAttr)
	if !ok {
		return nil
	}
	return a.Value()
}

// related returns types like t: itself, its element, what has its shape and the element of u, or the other way round.
func (r *repair) related(t, u core.Type) (out []core.Type) {
	out = append(out, t)
	e, f := core.ElementTypeOrSelf(t), core.ElementTypeOrSelf(u)
	text := func(format string, args ...any) {
		if a, ok := r.attr(fmt.Sprintf(format, args...)).(*core.TypeAttr); ok {
			out = append(out, a.Value())
		}
	}
	if _, ok := t.(core.ShapedType); ok && e != f {
		text("%s", strings.Replace(t.String(), e.String(), f.String(), 1))
	}
	out = append(out, e)
	if _, ok := u.(core.ShapedType); ok && e != f {
		text("%s", strings.Replace(u.String(), f.String(), e.String(), 1))
	}
	r.rnd.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out
}

// attr reads an attribute.
func (r *repair) attr(text string) core.Attribute {
	op, _ := core.Parse(r.c, []byte("\"t.t\"() {t = "+text+"} : () -> ()"), core.ParseOptions{NoVerify: true})
	if op == nil {
		return nil
	}
	return op.Region(0).Entry().First().Attr("t")
}

// signatures makes the types of functions around the operation those of their arguments.
func (r *repair) signatures() {
	for p := r.op.ParentOp(); p != nil; p = p.ParentOp() {
		i := p.Info().SlotIndex("function_type")
		if i < 0 || p.NumRegions() == 0 || p.Region(0).IsEmpty() {
			continue
		}
		a, _ := p.Slot(i).(*core.TypeAttr)
		if a == nil {
			continue
		}
		t, ok := a.Value().(*core.FunctionType)
		if !ok {
			continue
		}
		var in []core.Type
		for _, v := range p.Region(0).Entry().Args() {
			in = append(in, v.Type())
		}
		if !slices.Equal(in, t.Inputs()) {
			p.SetSlot(i, r.c.TypeAttr(r.c.Function(in, t.Results())))
		}
	}
}
