package validate

import (
	"hash/fnv"
	"math/rand/v2"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// isPointer reports whether a type is an opaque pointer. One that is an argument points to bytes.
func isPointer(t core.Type) bool {
	_, ok := t.(*llvm.LLVMPointerType)
	return ok
}

func pointerType(ctx *core.Context) core.Type { return llvm.GetLLVMPointerType(ctx, 0) }

// quiet returns random numbers that are always the same.
func quiet() *rand.Rand { return rand.New(rand.NewPCG(1, 2)) }

// externals are the functions that the module declares and the engine does not know.
func (c *call) externals() map[string]engine.External {
	out := map[string]engine.External{}
	for name, t := range c.declared {
		if name == stepName {
			out[name] = func(*engine.ExternalCall) (engine.Value, error) { return engine.Parts(), nil }
		} else if !engine.Defines(name) {
			out[name] = func(x *engine.ExternalCall) (engine.Value, error) { return c.external(name, t, x.Args) }
		}
	}
	return out
}

// external notes a call of a function that is only declared, changes memrefs that it gets, and makes its result.
func (c *call) external(name string, t *core.FunctionType, words []engine.Value) (engine.Value, error) {
	n := c.calls[name]
	c.calls[name]++
	h := fnv.New64a()
	h.Write([]byte(name))
	m := &maker{r: rand.New(rand.NewPCG(h.Sum64(), uint64(n))), types: c.types, n: 4, plain: true}
	e := event{function: name}
	var args []engine.Value
	for _, w := range words {
		args = flat(args, w)
	}
	for i, in := range t.Inputs() {
		v := Value{Type: in}
		rest, err := c.result(&v, in, args)
		if err != nil {
			return engine.Value{}, engine.Unsupported.Errorf("argument #%d of '@%s': %v", i, name, err)
		}
		if isPointer(in) { // it says nothing that can be compared
			v = Value{Type: in, Problem: "a pointer"}
		}
		e.args = append(e.args, v)
		if isMemref(in) && v.Problem == "" {
			if err := c.scribble(m, v, args); err != nil {
				return engine.Value{}, err
			}
		}
		args = rest
	}
	if len(args) > 0 {
		return engine.Value{}, engine.Unsupported.Errorf("'@%s' gets more values than its type has", name)
	}
	c.out.log = append(c.out.log, e)
	var result []engine.Value
	for _, r := range t.Results() {
		v, err := m.value(r)
		if err != nil || isPointer(r) {
			return engine.Value{}, engine.Unsupported.Errorf("'@%s' returns a value of type %s", name, r)
		}
		b := &binding{}
		if _, err := c.pass(b, v); err != nil {
			return engine.Value{}, engine.Unsupported.Errorf("'@%s': %v", name, err)
		}
		result = append(result, b.words...)
	}
	return engine.Parts(result...), nil
}

// scribble changes some elements of a memref that is described by words.
func (c *call) scribble(m *maker, v Value, words []engine.Value) error {
	t, err := c.elementType(v.Type)
	if err != nil {
		return engine.Unsupported.Errorf("%v", err)
	}
	p := words[1].Ptr
	if s, _ := buffer(v.Type); !s.HasRank() {
		d, err := c.e.Load(pointerType(t.Context()), p+8)
		if err != nil {
			return err
		}
		p = d.Ptr
	}
	s, _ := buffer(v.Type)
	for i := range v.Elements {
		if m.r.IntN(3) > 0 {
			continue
		}
		e, err := m.element(s.ElementType())
		if err != nil {
			return engine.Unsupported.Errorf("%v", err)
		}
		if err := c.e.Store(t, p+uint64(v.at(i))*c.e.SizeOf(t), e); err != nil {
			return err
		}
	}
	return nil
}
