package bytecode

import (
	"fmt"

	"github.com/odsgen/ods/core"
)

// properties writes the properties of an operation: its inherent attributes in the order of their names, each with a
// mark whether it is there when it may be absent; then the properties of another form, and the sizes of segments, in
// the order of the definition. It returns what is wrong with the operation, or "".
func (w *Writer) properties(op *core.Operation) string {
	info := op.Info()
	if info.IsRegistered() && w.n.isVersioned(op) {
		if d := dictOf(op); d != nil {
			w.Attr(d)
		}
		return ""
	}
	if !info.IsRegistered() {
		if p := op.OpaqueProperties(); p != nil {
			w.Attr(p)
		}
		return ""
	}
	def := info.Def()
	for _, i := range info.SlotsByName() {
		s := &def.Slots[i]
		switch {
		case s.Prop != nil:
		case sizesOf(def, i) >= 0:
			if w.n.version < versionSegmentSizes {
				w.Attr(sizesAttr(op, i))
			}
		case s.Optional || s.Default != nil:
			w.OptionalAttr(op.Slot(i))
		default:
			a := op.Slot(i)
			if a == nil {
				return fmt.Sprintf("requires attribute '%s'", s.Name)
			}
			w.Attr(a)
		}
	}
	eachProp(def, func(i int) bool {
		w.prop(def.Slots[i].Prop, op.Slot(i))
		return true
	})
	if w.n.version >= versionSegmentSizes {
		for i := range def.Slots {
			if sizesOf(def, i) >= 0 {
				w.sparseArray(sizesAttr(op, i).Ints())
			}
		}
	}
	return ""
}

// eachProp calls back with the slots of the properties that are no attributes, in the order of the definition, until
// that returns false.
func eachProp(def *core.OpDef, f func(slot int) bool) {
	n := 0
	for i := range def.Slots {
		if def.Slots[i].Prop != nil {
			n++
		}
	}
	for place := range n {
		for i := range def.Slots {
			if s := &def.Slots[i]; s.Prop != nil && s.Place == place && !f(i) {
				return
			}
		}
	}
}

// hasOwnProperties reports whether properties are written for the operation.
func (n *numbering) hasOwnProperties(op *core.Operation) bool {
	if op.IsRegistered() && n.isVersioned(op) {
		return dictOf(op) != nil
	}
	if op.IsRegistered() {
		return op.NumSlots() > 0
	}
	return op.OpaqueProperties() != nil
}

// sizesOf returns how many sizes slot i holds when it holds those of segments, else -1.
func sizesOf(def *core.OpDef, i int) int {
	switch i + 1 {
	case def.OperandSegments:
		return len(def.Operands)
	case def.ResultSegments:
		return len(def.Results)
	}
	return -1
}

// sizesAttr returns the sizes of segments, zeros when they are absent.
func sizesAttr(op *core.Operation, i int) *core.DenseArrayAttr {
	if a, ok := op.Slot(i).(*core.DenseArrayAttr); ok {
		return a
	}
	return op.Context().I32Array(make([]int32, max(sizesOf(op.Info().Def(), i), 0))...)
}

// prop writes a property that is no attribute, given in its attribute form.
func (w *Writer) prop(d *core.Prop, a core.Attribute) {
	switch d.Kind {
	case core.PropInt, core.PropEnum:
		w.VarInt(propNumber(d, a))
	case core.PropBool:
		w.Bool(propNumber(d, a) != 0)
	case core.PropUnit:
		_, present := a.(*core.UnitAttr)
		w.Bool(present || propNumber(d, a) != 0)
	case core.PropString:
		s, _ := a.(*core.StringAttr)
		if s == nil {
			w.String("")
			return
		}
		w.String(s.Value())
	case core.PropNamed:
		w.prop(d.Elem, a)
	case core.PropArray:
		list, _ := a.(*core.ArrayAttr)
		if list == nil {
			w.VarInt(0)
			return
		}
		w.VarInt(uint64(list.Len()))
		for _, e := range list.Elems() {
			w.prop(d.Elem, e)
		}
	case core.PropPacked:
		list, _ := a.(*core.DenseArrayAttr)
		if list == nil {
			w.VarInt(0)
			return
		}
		w.VarInt(uint64(list.Len()))
		for i := range list.Len() {
			w.VarInt(unsignedOf(d, list.Int(i)))
		}
	case core.PropOptional, core.PropSome:
		list, _ := a.(*core.ArrayAttr)
		w.Bool(list != nil && list.Len() > 0)
		if list != nil && list.Len() > 0 {
			w.prop(d.Elem, list.Elems()[0])
		}
	default:
		w.Attr(a)
	}
}

// propNumber returns the number of a property as upstream's writer takes it.
func propNumber(d *core.Prop, a core.Attribute) uint64 {
	i, ok := a.(*core.IntegerAttr)
	if !ok {
		return 0
	}
	return unsignedOf(d, i.Int64())
}

func unsignedOf(d *core.Prop, v int64) uint64 {
	if (d.Unsigned || d.Kind == core.PropEnum) && d.Width < 64 {
		return uint64(v) & (1<<d.Width - 1)
	}
	return uint64(v)
}
