package conversion

import (
	"slices"
	"sync"
	"sync/atomic"

	"github.com/odsgen/ods/core"
)

// Answer is what a type conversion says about a type.
type Answer uint8

// The answers: not this one's business, converted, and cannot be converted.
const (
	NotMine Answer = iota
	Converted
	Impossible
)

// ConvertFunc converts a type to any number of types.
type ConvertFunc func(t core.Type) ([]core.Type, Answer)

// MaterializeFunc makes values of the given types from inputs at the builder's insertion point; nil when it cannot.
// original is, for target materializations, the type before conversion, else nil.
type MaterializeFunc func(b *core.Builder, types []core.Type, inputs []*core.Value, loc core.Location,
	original core.Type) []*core.Value

// AttrConvertFunc converts an attribute that is part of a type, such as a memory space.
type AttrConvertFunc func(t core.Type, a core.Attribute) (core.Attribute, Answer)

// TypeConverter knows what types become and how values of different types become one another. Of several conversions
// and materializations the one added last is asked first. Fill it from one goroutine, then share it.
type TypeConverter struct {
	conversions    []ConvertFunc
	source, target []MaterializeFunc
	attrs          []AttrConvertFunc

	latest [64]atomic.Pointer[typeEntry] // by the number of the type
	mu     sync.RWMutex
	cache  map[core.Type]*typeEntry
}

type typeEntry struct {
	from  core.Type
	types []core.Type
	ok    bool
}

// NewTypeConverter returns a converter without rules: no type is legal.
func NewTypeConverter() *TypeConverter { return new(TypeConverter) }

// AddConversion adds a rule.
func (c *TypeConverter) AddConversion(f ConvertFunc) {
	c.conversions = append(c.conversions, f)
	c.cache = nil
	c.latest = [64]atomic.Pointer[typeEntry]{}
}

// AddConversionOf adds a rule for the types of one Go type; a nil answer means that the type cannot be converted.
func AddConversionOf[T core.Type](c *TypeConverter, f func(t T) core.Type) {
	c.AddConversion(func(t core.Type) ([]core.Type, Answer) {
		v, ok := t.(T)
		if !ok {
			return nil, NotMine
		}
		if u := f(v); u != nil {
			return []core.Type{u}, Converted
		}
		return nil, Impossible
	})
}

// AddLegal adds a rule by which types stay as they are when ok says so.
func (c *TypeConverter) AddLegal(ok func(t core.Type) bool) {
	c.AddConversion(func(t core.Type) ([]core.Type, Answer) {
		if ok(t) {
			return []core.Type{t}, Converted
		}
		return nil, NotMine
	})
}

// AddSource adds a materialization of old types from new ones.
func (c *TypeConverter) AddSource(f MaterializeFunc) { c.source = append(c.source, f) }

// AddTarget adds a materialization of new types from old ones.
func (c *TypeConverter) AddTarget(f MaterializeFunc) { c.target = append(c.target, f) }

// AddAttrConversion adds a rule for attributes that are part of types.
func (c *TypeConverter) AddAttrConversion(f AttrConvertFunc) { c.attrs = append(c.attrs, f) }

// CastMaterialization is the materialization that leaves a builtin.unrealized_conversion_cast to later passes.
func CastMaterialization(b *core.Builder, types []core.Type, inputs []*core.Value, loc core.Location, _ core.Type) []*core.Value {
	return b.Create(&core.OperationState{Info: b.Context().InfoOf(&core.UnrealizedCastDef), Types: types, Operands: inputs,
		Loc: loc}).ResultList()
}

// Convert returns what a type becomes, which may be no type or several; ok is false when it cannot be converted. The
// slice must not be changed.
func (c *TypeConverter) Convert(t core.Type) (types []core.Type, ok bool) {
	slot := &c.latest[t.Context().TypeNumber(t)%uint32(len(c.latest))]
	if e := slot.Load(); e != nil && e.from == t {
		return e.types, e.ok
	}
	c.mu.RLock()
	e := c.cache[t]
	c.mu.RUnlock()
	if e != nil {
		slot.Store(e)
		return e.types, e.ok
	}
	for i := len(c.conversions) - 1; i >= 0; i-- {
		list, a := c.conversions[i](t)
		if a == NotMine {
			continue
		}
		e = &typeEntry{t, list, a == Converted}
		c.mu.Lock()
		if c.cache == nil {
			c.cache = make(map[core.Type]*typeEntry)
		}
		c.cache[t] = e
		c.mu.Unlock()
		return e.types, e.ok
	}
	return nil, false
}

// ConvertOne returns what a type becomes when that is exactly one type, else nil.
func (c *TypeConverter) ConvertOne(t core.Type) core.Type {
	if l, ok := c.Convert(t); ok && len(l) == 1 {
		return l[0]
	}
	return nil
}

// ConvertAll returns what the types become, one after the other.
func (c *TypeConverter) ConvertAll(types []core.Type) (out []core.Type, ok bool) {
	for _, t := range types {
		l, ok := c.Convert(t)
		if !ok {
			return nil, false
		}
		out = append(out, l...)
	}
	return out, true
}

// ConvertAttr converts an attribute that is part of a type; ok is false when no rule does.
func (c *TypeConverter) ConvertAttr(t core.Type, a core.Attribute) (out core.Attribute, ok bool) {
	for i := len(c.attrs) - 1; i >= 0; i-- {
		switch out, answer := c.attrs[i](t, a); answer {
		case Converted:
			return out, true
		case Impossible:
			return nil, false
		}
	}
	return nil, false
}

// IsLegal reports whether types convert to themselves.
func (c *TypeConverter) IsLegal(types ...core.Type) bool {
	return !slices.ContainsFunc(types, func(t core.Type) bool { return !c.isLegal(t) })
}

func (c *TypeConverter) isLegal(t core.Type) bool { return c.ConvertOne(t) == t }

// IsLegalOp reports whether the types of all operands and results convert to themselves.
func (c *TypeConverter) IsLegalOp(op *core.Operation) bool {
	for i := range op.NumOperands() {
		if !c.isLegal(op.Operand(i).Type()) {
			return false
		}
	}
	for i := range op.NumResults() {
		if !c.isLegal(op.Result(i).Type()) {
			return false
		}
	}
	return true
}

// IsLegalRegion reports whether the types of all block arguments convert to themselves.
func (c *TypeConverter) IsLegalRegion(r *core.Region) bool {
	for b := range r.Blocks() {
		for _, a := range b.Args() {
			if !c.isLegal(a.Type()) {
				return false
			}
		}
	}
	return true
}

// IsLegalSignature reports whether the parameter and result types of a function type convert to themselves.
func (c *TypeConverter) IsLegalSignature(f *core.FunctionType) bool {
	return c.IsLegal(f.Inputs()...) && c.IsLegal(f.Results()...)
}

// MaterializeTarget makes values of new types from old ones; nil when no materialization can.
func (c *TypeConverter) MaterializeTarget(b *core.Builder, types []core.Type, inputs []*core.Value, loc core.Location,
	original core.Type) []*core.Value {
	return materialize(c.target, b, types, inputs, loc, original)
}

// MaterializeSource makes a value of an old type from new ones; nil when no materialization can.
func (c *TypeConverter) MaterializeSource(b *core.Builder, t core.Type, inputs []*core.Value, loc core.Location) *core.Value {
	if l := materialize(c.source, b, []core.Type{t}, inputs, loc, nil); len(l) == 1 {
		return l[0]
	}
	return nil
}

func materialize(list []MaterializeFunc, b *core.Builder, types []core.Type, inputs []*core.Value, loc core.Location,
	original core.Type) []*core.Value {
	for i := len(list) - 1; i >= 0; i-- {
		if vals := list[i](b, types, inputs, loc, original); len(vals) > 0 {
			return vals
		}
	}
	return nil
}

// Signature says what becomes of the arguments of a block.
type Signature struct {
	types  []core.Type
	inputs []inputMapping
}

type inputMapping struct {
	mapped  bool
	from, n int
	values  []*core.Value
}

// NewSignature returns a signature for a block with n arguments, all of which are dropped until something is said.
func NewSignature(n int) *Signature { return &Signature{inputs: make([]inputMapping, n)} }

// Types returns the types of the new arguments. The slice must not be changed.
func (s *Signature) Types() []core.Type { return s.types }

// Input returns where the new arguments for old argument i start and how many they are.
func (s *Signature) Input(i int) (from, n int, ok bool) {
	m := s.inputs[i]
	return m.from, m.n, m.mapped && m.values == nil
}

// Add appends new arguments that replace old argument i.
func (s *Signature) Add(i int, types ...core.Type) {
	s.Remap(i, len(s.types), len(types))
	s.types = append(s.types, types...)
}

// AddNew appends new arguments that replace no old one.
func (s *Signature) AddNew(types ...core.Type) { s.types = append(s.types, types...) }

// Remap lets n new arguments from the given index replace old argument i.
func (s *Signature) Remap(i, from, n int) {
	s.inputs[i] = inputMapping{mapped: true, from: from, n: n}
}

// Replace lets values replace old argument i, which is dropped.
func (s *Signature) Replace(i int, vals ...*core.Value) {
	s.inputs[i] = inputMapping{mapped: true, from: i, values: vals}
}

// AddConverted appends what the converter makes of the types, replacing the old arguments from index first on. It
// returns false when a type cannot be converted.
func (s *Signature) AddConverted(c *TypeConverter, types []core.Type, first int) bool {
	for i, t := range types {
		l, ok := c.Convert(t)
		if !ok {
			return false
		}
		if len(l) > 0 {
			s.Add(first+i, l...)
		}
	}
	return true
}

// BlockSignature returns the signature that converts all arguments of a block; nil when a type cannot be converted.
func (c *TypeConverter) BlockSignature(b *core.Block) *Signature {
	s := NewSignature(b.NumArgs())
	if !s.AddConverted(c, b.ArgTypes(), 0) {
		return nil
	}
	return s
}
