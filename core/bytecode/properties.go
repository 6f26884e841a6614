package bytecode

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/core"
)

// properties writes the properties of an operation: its inherent attributes in the order of their names, each with a
// mark whether it is there when it may be absent; then the properties of another form, and the sizes of segments, in
// the order of the definition. It returns what is wrong with the operation, or "".
func (w *Writer) properties(op *core.Operation, l *layout) string {
	switch l.kind {
	case withoutProperties:
		return ""
	case dictionary:
		if d := dictOf(op); d != nil {
			w.Attr(d)
		}
		return ""
	case opaque:
		if p := op.OpaqueProperties(); p != nil {
			w.Attr(p)
		}
		return ""
	}
	if l.coder.Write != nil {
		if l.coder.Write(w, op); w.wrong != "" {
			return w.wrong
		}
	}
	return w.inherent(op, l.steps)
}

// Declared writes the properties as the definition declares them, for a hand-written encoding that adds something.
func (w *Writer) Declared(op *core.Operation) {
	steps, _ := splitSteps(op.Info(), w.n.version)
	w.wrong = w.inherent(op, steps)
}

// inherent writes inherent attributes and properties.
func (w *Writer) inherent(op *core.Operation, steps []step) (wrong string) {
	def := op.Info().Def()
	for _, s := range steps {
		a := op.Slot(s.slot)
		switch s.how {
		case optionalAttr:
			w.OptionalAttr(a)
		case requiredAttr:
			if a == nil {
				return fmt.Sprintf("requires attribute '%s'", def.Slots[s.slot].Name)
			}
			w.Attr(a)
		case propValue:
			w.prop(def.Slots[s.slot].Prop, a)
		case sizesAttribute:
			w.Attr(sizesAttr(op, s.slot))
		case sparseSizes:
			if w.e != nil {
				w.sparseArray(sizesAttr(op, s.slot).Ints())
			}
		}
	}
	return ""
}

// layout says how the properties of operations of one name are written and read.
type layout struct {
	kind    layoutKind
	steps   []step          // of inherentSlots and handWritten
	coder   PropertiesCoder // of handWritten
	strings bool            // there are strings among the properties
}

type layoutKind uint8

const (
	withoutProperties layoutKind = iota
	inherentSlots                // one after the other
	dictionary                   // all in one attribute
	opaque                       // those of an operation that is not registered
	handWritten                  // by the hooks of the dialect, then the sizes of segments
)

// step is a property.
type step struct {
	slot int
	how  stepKind
}

type stepKind uint8

const (
	requiredAttr stepKind = iota
	optionalAttr
	propValue      // a property that is not an attribute
	sizesAttribute // sizes of segments as an attribute
	sparseSizes    // sizes of segments
)

// stepsOf returns the properties of a registered operation in the order in which a version of the format has them.
func stepsOf(info *core.OpInfo, version int) (steps []step) {
	def := info.Def()
	for _, i := range info.SlotsByName() {
		s := &def.Slots[i]
		switch {
		case s.Prop != nil:
		case sizesOf(def, i) >= 0:
			if version < versionSegmentSizes {
				steps = append(steps, step{i, sizesAttribute})
			}
		case s.Optional || s.Default != nil:
			steps = append(steps, step{i, optionalAttr})
		default:
			steps = append(steps, step{i, requiredAttr})
		}
	}
	props := len(steps)
	for i := range def.Slots {
		if def.Slots[i].Prop != nil {
			steps = append(steps, step{i, propValue})
		}
	}
	slices.SortFunc(steps[props:], func(a, b step) int { return def.Slots[a.slot].Place - def.Slots[b.slot].Place })
	if version >= versionSegmentSizes {
		for i := range def.Slots {
			if sizesOf(def, i) >= 0 {
				steps = append(steps, step{i, sparseSizes})
			}
		}
	}
	return steps
}

// layoutOf returns the layout in a version of the format; dialect is the version that the dialect of the operation
// carries, see [numbering.versionOf].
func layoutOf(info *core.OpInfo, version, dialect int) layout {
	switch {
	case !info.IsRegistered():
		return layout{kind: opaque}
	case version >= versionProperties && dialect > 0:
		return layout{kind: dictionary}
	case len(info.Def().Slots) == 0:
		return layout{}
	}
	if coder, ok := PropertiesKey.Of(info); ok && version >= versionProperties {
		_, sizes := splitSteps(info, version)
		return layout{kind: handWritten, steps: sizes, coder: coder, strings: true}
	}
	slots := info.Def().Slots
	strings := slices.ContainsFunc(slots, func(s core.SlotDef) bool { return hasString(s.Prop) })
	return layout{kind: inherentSlots, steps: stepsOf(info, version), strings: strings}
}

// splitSteps returns the steps of [stepsOf], those about sizes of segments apart.
func splitSteps(info *core.OpInfo, version int) (declared, sizes []step) {
	for _, s := range stepsOf(info, version) {
		if s.how < sizesAttribute {
			declared = append(declared, s)
		} else {
			sizes = append(sizes, s)
		}
	}
	return declared, sizes
}

// hasString reports whether values of a property hold strings.
func hasString(p *core.Prop) bool {
	return p != nil && (p.Kind == core.PropString || hasString(p.Elem))
}

// hasProperties reports whether properties are written for the operation.
func (l *layout) hasProperties(op *core.Operation) bool {
	switch l.kind {
	case dictionary:
		return dictOf(op) != nil
	case opaque:
		return op.OpaqueProperties() != nil
	}
	return l.kind == inherentSlots || l.kind == handWritten
}

// fewSlots is the number of inherent attributes up to which those of the last operation of a name are kept.
const fewSlots = 3

// fewAttrs are the inherent attributes of the last operation of a name that has few of them.
type fewAttrs struct {
	slots [fewSlots]core.Attribute
	known bool
}

// same reports whether the operation has the attributes of the one before, and keeps them when it has few.
func (f *fewAttrs) same(op *core.Operation, l *layout) (same, few bool) {
	k := op.NumSlots()
	if k > fewSlots || l.kind != inherentSlots {
		return false, false
	}
	same = f.known
	for i := range k {
		if a := op.Slot(i); a != f.slots[i] {
			same, f.slots[i] = false, a
		}
	}
	f.known = true
	return same, true
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

// prop writes a property that is not an attribute, given in its attribute form.
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
