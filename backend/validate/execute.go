package validate

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/core/num"
)

// program is a function in one state of the module, lowered so that it can be called.
type program struct {
	name   string
	module *core.Operation // of the llvm dialect
	// inputs and results are the types of the function before it was lowered.
	inputs, results []core.Type
	// declared are the types of functions without a body, before they were lowered.
	declared map[string]*core.FunctionType
	// globals are the types of globals that are not constants, before they were lowered.
	globals map[string]core.Type
	// divides says that affine expressions divide by variables.
	divides bool
	// steps are the arguments that are steps of loops.
	steps []int
}

// incomparable is the reason why a state is not compared.
type incomparable string

func (i incomparable) Error() string { return string(i) }

// outcome is what one call does that can be observed.
type outcome struct {
	// end says how the call ended: nil when it returned.
	end error
	// log is what was printed and which functions were called.
	log     []event
	results []Value
	// args are the contents of memrefs, after the call; others have no elements.
	args []Value
	// globals are the contents of globals, after the call.
	globals map[string]Value
}

// event is text that was printed, or the call of a function that is only declared.
type event struct {
	text     string
	function string
	args     []Value
}

// class says how a call ended; only for those that did not return.
func (o *outcome) class() engine.Class { return engine.ClassOf(o.end) }

// exit is the status of a program that ended itself.
func (o *outcome) exit() (int, bool) {
	var e engine.Exit
	ok := errors.As(o.end, &e)
	return e.Status, ok
}

// call is one execution.
type call struct {
	*program
	e     *engine.Engine
	types *tollvm.TypeConverter
	out   outcome
	// calls counts those of each function that is only declared.
	calls map[string]int
}

// run calls the function. The error, an [incomparable], says that the types do not match the arguments, or that the
// engine cannot execute the module.
func (p *program) run(ctx context.Context, types *tollvm.TypeConverter, args []Value, results []core.Type, steps uint64) (*outcome, error) {
	c := &call{program: p, types: types, calls: map[string]int{}}
	o := engine.Options{Stdout: c, Stderr: c, MaxSteps: steps, MaxDepth: 1 << 12, StackWords: 1 << 22, MaxMemory: 1 << 28,
		Externals: c.externals()}
	var err error
	if c.e, err = engine.New(p.module, o); err != nil {
		return nil, incomparable(err.Error())
	}
	params, _, err := c.e.Signature(p.name)
	if err != nil {
		return nil, incomparable(err.Error())
	}
	b, err := c.bind(args, params, results)
	if err != nil {
		return nil, err
	}
	got, err := c.e.Call(ctx, p.name, b.words...)
	if c.out.end = err; err != nil {
		var list diag.List
		if engine.ClassOf(err) == engine.Unsupported || !errors.As(err, &list) && !errors.As(err, new(engine.Exit)) {
			return nil, incomparable(err.Error()) // errors without a place are about the call
		}
		if engine.ClassOf(err) == engine.Limit && !strings.Contains(err.Error(), "step limit") {
			return nil, incomparable(firstLine(err)) // how much memory there is says nothing about the program
		}
		return &c.out, nil
	}
	if err := c.read(b, got, results); err != nil {
		return nil, err
	}
	c.out.globals = map[string]Value{}
	for name, t := range p.globals {
		if v, ok := c.global(name, t); ok {
			c.out.globals[name] = v
		}
	}
	for i, a := range args {
		v := Value{Type: a.Type}
		if isMemref(a.Type) && isMemref(b.inputs[i]) || isPointer(a.Type) {
			v.Shape, v.strides, v.offset = a.Shape, b.args[i].strides, b.args[i].offset
			c.load(&v, b.places[i])
		}
		c.out.args = append(c.out.args, v)
	}
	return &c.out, nil
}

// global reads the contents of a global.
func (c *call) global(name string, t core.Type) (Value, bool) {
	v := Value{Type: t}
	p, ok := c.e.Global(name)
	if !ok {
		return v, false
	}
	if m, ok := t.(*core.MemRefType); ok {
		v.Shape, v.strides = m.Shape(), rowMajor(m.Shape())
		c.load(&v, p)
		return v, v.Problem == ""
	}
	e, err := c.e.Load(t, p)
	v.Elements = []engine.Value{e}
	return v, err == nil
}

// Write takes what is printed.
func (c *call) Write(p []byte) (int, error) {
	if n := len(c.out.log); n == 0 || c.out.log[n-1].function != "" {
		c.out.log = append(c.out.log, event{})
	}
	c.out.log[len(c.out.log)-1].text += string(p)
	return len(p), nil
}

// binding is how arguments are passed.
type binding struct {
	words  []engine.Value
	inputs []core.Type
	args   []Value  // as laid out for the state
	places []uint64 // where the elements of buffers are
	// outs are the results that are passed as arguments to write to, by their numbers.
	outs map[int]out
}

type out struct {
	value Value
	place uint64
}

// bind lays out the arguments as the state wants them. Where the function has arguments more than were made, they must
// be the memrefs that some of the results have become.
func (c *call) bind(args []Value, params, results []core.Type) (*binding, error) {
	b := &binding{inputs: c.inputs, outs: map[int]out{}}
	if len(b.inputs) < len(args) {
		return nil, incomparable(fmt.Sprintf("'@%s' has %d arguments, and had %d", c.name, len(b.inputs), len(args)))
	}
	for i, a := range args {
		if !c.sameType(a.Type, b.inputs[i]) {
			return nil, incomparable(fmt.Sprintf("argument #%d: type %s has become %s", i, a.Type, b.inputs[i]))
		}
		if err := fitLayout(&a, b.inputs[i]); err != nil {
			return nil, incomparable(fmt.Sprintf("argument #%d: %v", i, err))
		}
		place, err := c.pass(b, a)
		if err != nil {
			return nil, incomparable(fmt.Sprintf("argument #%d: %v", i, err))
		}
		b.args, b.places = append(b.args, a), append(b.places, place)
	}
	if more := b.inputs[len(args):]; len(more) > 0 {
		if len(c.results)+len(more) != len(results) {
			return nil, incomparable(fmt.Sprintf("'@%s' has %d arguments, and had %d", c.name, len(b.inputs), len(args)))
		}
		for i, t := range results {
			if _, ok := buffer(t); !ok || len(more) == 0 {
				continue
			}
			m, ok := more[0].(*core.MemRefType)
			if !ok || slices.Contains(m.Shape(), core.Dynamic) {
				return nil, incomparable(fmt.Sprintf("result #%d has become an argument of type %s", i, more[0]))
			}
			v := Value{Type: t, Shape: m.Shape(), strides: rowMajor(m.Shape())}
			place, err := c.pass(b, v)
			if err != nil {
				return nil, incomparable(err.Error())
			}
			b.outs[i], more = out{v, place}, more[1:]
		}
	}
	if len(b.words) != len(params) {
		if bare := c.bare(b); len(bare) == len(params) {
			b.words = bare
		}
	}
	if len(b.words) != len(params) {
		return nil, incomparable(fmt.Sprintf("'@%s' takes %d values after lowering, and %d are expected of its types", c.name,
			len(params), len(b.words)))
	}
	return b, nil
}

// sameType reports whether values of two types are passed alike, as far as they are not buffers.
func (c *call) sameType(was, is core.Type) bool {
	_, a := buffer(was)
	_, b := buffer(is)
	return was == is || a || b || c.types.ConvertOne(was) == c.types.ConvertOne(is)
}

// bare returns the arguments with one pointer for each memref.
func (c *call) bare(b *binding) []engine.Value {
	var out []engine.Value
	at := 0
	for _, a := range b.args {
		_, is := a.Type.(*core.UnrankedMemRefType)
		n := 1
		switch {
		case is:
			return nil
		case a.Shape != nil && !isPointer(a.Type):
			n = 3 + 2*len(a.Shape)
		}
		out = append(out, b.words[at])
		at += n
	}
	return out
}

// fitLayout changes the layout of a buffer to that of another type.
func fitLayout(v *Value, t core.Type) error {
	s, ok := buffer(t)
	if _, was := buffer(v.Type); ok != was && !isPointer(v.Type) {
		return fmt.Errorf("type %s has become %s", v.Type, t)
	}
	if !ok || !s.HasRank() {
		return nil
	}
	shape := s.Shape()
	if len(shape) != len(v.Shape) {
		return fmt.Errorf("type %s has become %s", v.Type, t)
	}
	for i, d := range shape {
		if d != core.Dynamic && d != v.Shape[i] {
			return fmt.Errorf("type %s has become %s", v.Type, t)
		}
	}
	m, ok := t.(*core.MemRefType)
	if !ok {
		return nil
	}
	strides, offset, ok := m.StridesAndOffset()
	if !ok {
		return fmt.Errorf("type %s has a layout that is not strided", t)
	}
	if tollvm.HasIdentityLayout(m) {
		v.strides, v.offset = rowMajor(v.Shape), 0
		return nil
	}
	fits := offset == core.Dynamic || offset == v.offset
	for i, s := range strides {
		fits = fits && (s == core.Dynamic || s == v.strides[i])
	}
	if fits {
		return nil
	}
	v.strides, v.offset = slices.Clone(strides), offset
	if offset == core.Dynamic {
		v.offset = 0
	}
	if slices.Contains(strides, core.Dynamic) {
		v.strides = rowMajor(v.Shape)
		for i, s := range strides {
			if s != core.Dynamic && s != v.strides[i] {
				return fmt.Errorf("type %s has become %s", v.Type, t)
			}
		}
	}
	return nil
}

// pass adds what stands for a value among the arguments, and returns where the elements of a buffer are.
func (c *call) pass(b *binding, v Value) (uint64, error) {
	switch _, ok := buffer(v.Type); {
	case ok:
		p, err := c.place(v)
		if err != nil {
			return 0, err
		}
		words := descriptor(p, v)
		if s, _ := buffer(v.Type); !s.HasRank() {
			if words, err = c.unranked(words, len(v.Shape)); err != nil {
				return 0, err
			}
		}
		b.words = append(b.words, words...)
		return p, nil
	case isPointer(v.Type):
		p, err := c.place(v)
		b.words = append(b.words, engine.Ptr(p))
		return p, err
	}
	b.words = append(b.words, v.Elements[0])
	return 0, nil
}

// descriptor returns the parts of a memref's descriptor.
func descriptor(p uint64, v Value) []engine.Value {
	words := []engine.Value{engine.Ptr(p), engine.Ptr(p), word(v.offset)}
	for _, list := range [][]int64{v.Shape, v.strides} {
		for _, n := range list {
			words = append(words, word(n))
		}
	}
	return words
}

func word(n int64) engine.Value { return engine.Int(num.NewSigned(64, n)) }

// unranked puts a descriptor into memory and returns what stands for it.
func (c *call) unranked(words []engine.Value, rank int) ([]engine.Value, error) {
	p, err := c.e.Allocate(uint64(8 * len(words)))
	for i := 0; i < len(words) && err == nil; i++ {
		t := core.Type(c.types.Index())
		if words[i].Kind == engine.PtrKind {
			t = pointerType(t.Context())
		}
		err = c.e.Store(t, p+uint64(8*i), words[i])
	}
	return []engine.Value{word(int64(rank)), engine.Ptr(p)}, err
}

// elementType returns what the elements of a buffer are in memory.
func (c *call) elementType(t core.Type) (core.Type, error) {
	if isPointer(t) {
		return t.Context().I8(), nil
	}
	s, _ := buffer(t)
	e := c.types.ConvertOne(s.ElementType())
	if _, nested := buffer(s.ElementType()); nested || e == nil {
		return nil, fmt.Errorf("elements of type %s are not executed", s.ElementType())
	}
	return e, nil
}

// place puts the elements of a buffer into new memory.
func (c *call) place(v Value) (uint64, error) {
	t, err := c.elementType(v.Type)
	if err != nil {
		return 0, err
	}
	size := c.e.SizeOf(t)
	last := v.offset
	for i, d := range v.Shape {
		last += max(d-1, 0) * v.strides[i]
	}
	if slices.Contains(v.Shape, 0) {
		last = v.offset - 1
	}
	if last > 1<<24 {
		return 0, fmt.Errorf("a buffer of type %s with strides %v is too large", v.Type, v.strides)
	}
	p, err := c.e.Allocate(uint64(last+1) * size)
	for i := 0; i < len(v.Elements) && err == nil; i++ {
		err = c.e.Store(t, p+uint64(v.at(i))*size, v.Elements[i])
	}
	return p, err
}

// at returns the position of an element in memory.
func (v *Value) at(k int) int64 {
	p := v.offset
	for i, x := range index(v.Shape, k) {
		p += x * v.strides[i]
	}
	return p
}

// load reads the elements of a buffer.
func (c *call) load(v *Value, p uint64) {
	t, err := c.elementType(v.Type)
	total, ok := count(v.Shape)
	if err == nil && !ok {
		err = fmt.Errorf("a memref of sizes %v", v.Shape)
	}
	if err != nil {
		v.Problem = err.Error()
		return
	}
	size := c.e.SizeOf(t)
	v.Elements = make([]engine.Value, total)
	for i := range v.Elements {
		e, err := c.e.Load(t, p+uint64(v.at(i))*size)
		if err != nil {
			v.Elements, v.Problem = nil, err.Error()
			return
		}
		v.Elements[i] = e
	}
}

// read takes the results apart.
func (c *call) read(b *binding, got []engine.Value, results []core.Type) error {
	var words []engine.Value
	for _, v := range got {
		words = flat(words, v)
	}
	for i, t := range results {
		v := Value{Type: t}
		if o, ok := b.outs[i]; ok {
			v = o.value
			c.load(&v, o.place)
			c.out.results = append(c.out.results, v)
			continue
		}
		var err error
		if len(c.results) == len(results) && !c.sameType(t, c.results[i]) {
			return incomparable(fmt.Sprintf("result #%d: type %s has become %s", i, t, c.results[i]))
		}
		static := t
		if len(c.results) == len(results) && isMemref(c.results[i]) {
			static = c.results[i]
		}
		if words, err = c.result(&v, static, words); err != nil {
			return incomparable(fmt.Sprintf("result #%d: %v", i, err))
		}
		c.out.results = append(c.out.results, v)
	}
	if len(words) > 0 {
		return incomparable(fmt.Sprintf("'@%s' returns more than it did", c.name))
	}
	return nil
}

var errResults = errors.New("its type has changed")

// result reads one result from the first words and returns the others. What static, its type in this state, says about sizes
// and strides, no program reads from the descriptor.
func (c *call) result(v *Value, static core.Type, words []engine.Value) ([]engine.Value, error) {
	s, ok := buffer(v.Type)
	if !ok {
		n, err := c.width(v.Type)
		if err != nil || len(words) < n {
			return nil, errResults
		}
		if v.Elements = []engine.Value{engine.Parts(words[:n]...)}; n == 1 {
			v.Elements[0] = words[0]
		}
		return words[n:], nil
	}
	if !s.HasRank() {
		if len(words) < 2 || words[0].Kind != engine.IntKind {
			return nil, errResults
		}
		rank, p := int(words[0].Int.Uint64()), words[1].Ptr
		words = words[2:]
		if rank > 16 {
			return nil, errResults
		}
		d := make([]engine.Value, 3+2*rank)
		for k := range d {
			t := core.Type(c.types.Index())
			if k < 2 {
				t = pointerType(t.Context())
			}
			w, err := c.e.Load(t, p+uint64(8*k))
			if err != nil {
				v.Problem = err.Error()
				return words, nil
			}
			d[k] = w
		}
		c.described(v, static, d, rank)
		return words, nil
	}
	n := 3 + 2*len(s.Shape())
	if len(words) < n {
		return nil, errResults
	}
	c.described(v, static, words[:n], len(s.Shape()))
	return words[n:], nil
}

// described reads the elements of the memref that a descriptor describes.
func (c *call) described(v *Value, static core.Type, d []engine.Value, rank int) {
	numbers := make([]int64, 1+2*rank)
	for k, w := range d[2:] {
		if w.Kind != engine.IntKind {
			v.Problem = "its descriptor is poison"
			return
		}
		numbers[k] = w.Int.Int64()
	}
	if d[1].Kind != engine.PtrKind {
		v.Problem = "its descriptor is poison"
		return
	}
	v.offset, v.Shape, v.strides = numbers[0], numbers[1:1+rank], numbers[1+rank:]
	known := func(n []int64, is []int64) {
		for i := 0; len(n) == len(is) && i < len(n); i++ {
			if is[i] != core.Dynamic {
				n[i] = is[i]
			}
		}
	}
	if s, ok := buffer(static); ok && s.HasRank() {
		known(v.Shape, s.Shape())
	}
	if m, ok := static.(*core.MemRefType); ok {
		if strides, offset, ok := m.StridesAndOffset(); ok {
			known(v.strides, strides)
			if offset != core.Dynamic {
				v.offset = offset
			}
		}
	}
	c.load(v, d[1].Ptr)
}

// width returns the number of scalars of a type.
func (c *call) width(t core.Type) (int, error) {
	m := &maker{types: c.types, r: quiet(), n: 1}
	if isPointer(t) {
		return 1, nil
	}
	v, err := m.element(t)
	return len(flat(nil, v)), err
}
