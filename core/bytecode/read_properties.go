package bytecode

import (
	"github.com/odsgen/ods/core"
)

// properties reads the properties of an operation.
func (b *regionReader) properties(s *core.OperationState, name *readName) {
	c := &b.c
	if b.version < versionProperties {
		c.fail("Unexpected missing `wasRegistered` opname flag at bytecode version %d with properties.", b.version)
		return
	}
	i := c.varInt()
	if c.failed() {
		return
	}
	at, ok := b.propAt(i)
	if !ok {
		c.fail("Properties idx out-of-bound for %s", s.Info.Name())
		return
	}
	at.f = c.f // the cursor may be another reading's
	b.propCursor = at
	r := Reader{&b.propCursor, b.reading}
	switch {
	case !s.Info.IsRegistered():
		s.Properties = r.Attr()
	case name.dialect.versioned:
		r.dictionary(s)
	case name.layout.kind == handWritten:
		if name.layout.coder.Read(&r, s); !r.Failed() {
			r.inherent(s, name.layout.steps)
		}
	default:
		b.inherent(&r, s, name, i)
	}
}

// lastProps are the properties that the last operation of a name had: the next one mostly has the same.
type lastProps struct {
	number uint64 // plus one
	slots  []core.Attribute
}

// inherent reads the properties with a number.
func (b *regionReader) inherent(r *Reader, s *core.OperationState, name *readName, number uint64) {
	if b.last == nil {
		b.last = make([]lastProps, len(b.names))
	}
	last, alone := &b.last[name.number], len(s.Slots) == 0 // else there are attributes of a dictionary, too
	if alone && last.number == number+1 {
		s.Slots = append(s.Slots, last.slots...)
		return
	}
	r.inherent(s, name.layout.steps)
	if alone && !r.failed() {
		last.number, last.slots = number+1, append(last.slots[:0], s.Slots...)
	}
}

// propAt returns the properties with a number.
func (r *reading) propAt(i uint64) (cursor, bool) {
	switch {
	case i < uint64(len(r.props)):
		return r.props[i], true
	case r.lazy != nil && i+1 < uint64(len(r.lazy.file.props)):
		c := r.sections[sectionProperties]
		c.pos = int(r.lazy.file.props[i])
		data := c.bytes(c.varInt())
		return c.within(data, sectionProperties), true
	}
	return cursor{}, false
}

// Declared reads what [Writer.Declared] wrote.
func (r *Reader) Declared(s *core.OperationState) {
	steps, _ := splitSteps(s.Info, int(r.f.version))
	r.inherent(s, steps)
}

// inherent reads what [Writer.inherent] wrote.
func (r *Reader) inherent(s *core.OperationState, steps []step) {
	def := s.Info.Def()
	for _, st := range steps {
		d := &def.Slots[st.slot]
		var a core.Attribute
		switch st.how {
		case optionalAttr:
			a = r.OptionalAttr()
		case requiredAttr:
			a = r.Attr()
		case propValue:
			a = r.prop(d.Prop)
		case sizesAttribute:
			a = r.sizes(sizesOf(def, st.slot))
		case sparseSizes:
			sizes := make([]int32, sizesOf(def, st.slot))
			r.sparseArray(sizes)
			a = r.f.ctx.I32Array(sizes...)
		}
		if r.failed() {
			return
		}
		if a == nil {
			continue
		}
		if st.how <= optionalAttr && !d.Constraint.Stores(a) {
			r.fail("expected %s, but got: %s", summaryOf(d.Constraint), core.AttrString(a))
			return
		}
		s.SetSlot(st.slot, a)
	}
}

func summaryOf(c *core.AttrConstraint) string {
	if c == nil {
		return "another attribute"
	}
	return c.Summary
}

// sizes reads the sizes of n segments as an attribute, which may be shorter.
func (r *Reader) sizes(n int) core.Attribute {
	a, ok := r.Attr().(*core.DenseArrayAttr)
	if r.failed() {
		return nil
	}
	if !ok || a.ElementType() != core.Type(r.f.ctx.I32()) {
		r.fail("expected mlir::DenseI32ArrayAttr for the sizes of segments")
		return nil
	}
	if a.Len() > n {
		r.fail("size mismatch for operand/result_segment_size")
		return nil
	}
	if a.Len() == n {
		return a
	}
	out := make([]int32, n)
	for i := range a.Len() {
		out[i] = int32(a.Int(i))
	}
	return r.f.ctx.I32Array(out...)
}

// prop reads a property that is not an attribute and returns its attribute form.
func (r *Reader) prop(d *core.Prop) core.Attribute {
	c := r.f.ctx
	number := func() core.Attribute { return c.IntegerAttr(c.Integer(d.Width), int64(r.varInt())) }
	switch d.Kind {
	case core.PropInt, core.PropEnum:
		return number()
	case core.PropBool:
		return c.Bool(r.Bool())
	case core.PropUnit:
		if r.Bool() {
			return c.Unit()
		}
		return c.Bool(false)
	case core.PropString:
		return c.String(r.String())
	case core.PropNamed:
		return r.prop(d.Elem)
	case core.PropArray:
		return r.propList(d.Elem, r.Count())
	case core.PropPacked:
		out := make([]int64, r.Count())
		for i := range out {
			out[i] = int64(r.varInt())
		}
		return c.IntArray(c.Integer(d.Width), out...)
	case core.PropOptional, core.PropSome:
		n := 0
		if r.Bool() {
			n = 1
		}
		return r.propList(d.Elem, n)
	}
	return r.Attr()
}

func (r *Reader) propList(d *core.Prop, n int) core.Attribute {
	out := make([]core.Attribute, 0, n)
	for range n {
		a := r.prop(d)
		if a == nil || r.failed() {
			return nil
		}
		out = append(out, a)
	}
	return r.f.ctx.Array(out...)
}
