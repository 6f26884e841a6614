package dialect

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
)

// Properties of Go types that the test dialect of mlir-opt has, too.

// VersionedProperties are two numbers. Before version 2.0 of the dialect there was only the first one.
type VersionedProperties struct{ Value1, Value2 int32 }

// NiceProperties are a number and a label.
type NiceProperties struct {
	Label string
	Value int32
}

// ParseVersionedProp reads "1 | 2".
func (hooks) ParseVersionedProp(p *core.Parser, v *VersionedProperties) (found, ok bool) {
	return true, parseInt32(p, &v.Value1) && p.Punct(core.PunctVBar) && parseInt32(p, &v.Value2)
}

// parseInt32 reads a number of 32 bits.
func parseInt32(p *core.Parser, dst *int32) bool {
	at := p.Pos()
	var n int64
	switch found, ok := p.TryInteger(&n); {
	case !found:
		return p.OpErrorf(at, "expected integer value")
	case !ok:
		return false
	case n != int64(int32(n)):
		return p.OpErrorf(at, "integer value too large")
	}
	*dst = int32(n)
	return true
}

// PrintVersionedProp writes "1 | 2".
func (hooks) PrintVersionedProp(p *core.Printer, v VersionedProperties) {
	p.Int(int64(v.Value1))
	p.Str(" | ")
	p.Int(int64(v.Value2))
}

// VersionedPropToAttr makes a dictionary of both numbers.
func (hooks) VersionedPropToAttr(c *core.Context, v VersionedProperties) core.Attribute {
	return c.Dict([]core.NamedAttr{{Name: "value1", Value: c.I32Attr(v.Value1)}, {Name: "value2", Value: c.I32Attr(v.Value2)}})
}

// VersionedPropFromAttr takes a dictionary of two numbers.
func (hooks) VersionedPropFromAttr(a core.Attribute, v *VersionedProperties) bool {
	return numberIn(a, "value1", &v.Value1) && numberIn(a, "value2", &v.Value2)
}

// numberIn takes a number of a dictionary.
func numberIn(a core.Attribute, key string, dst *int32) bool {
	dict, ok := a.(*core.DictAttr)
	if !ok {
		return false
	}
	n, ok := dict.Get(key).(*core.IntegerAttr)
	if ok {
		*dst = int32(n.Int64())
	}
	return ok
}

// WritePropertiesWithVersionedProperties writes both numbers.
func (hooks) WritePropertiesWithVersionedProperties(op WithVersionedPropertiesOp, w *bytecode.Writer) {
	w.VarInt(uint64(int64(op.Prop().Value1)))
	w.VarInt(uint64(int64(op.Prop().Value2)))
}

// ReadPropertiesWithVersionedProperties reads both numbers, or the only one that there was.
func (h hooks) ReadPropertiesWithVersionedProperties(st *core.OperationState, r *bytecode.Reader) {
	v := VersionedProperties{Value1: int32(r.VarInt())}
	if !before2(r) {
		v.Value2 = int32(r.VarInt())
	}
	if !r.Failed() {
		st.SetSlot(0, h.VersionedPropToAttr(r.Context(), v))
	}
}

// ParseNiceProp reads "label is 1".
func (hooks) ParseNiceProp(p *core.Parser, v *NiceProperties) (found, ok bool) {
	if !p.KeywordOrString(&v.Label) {
		return false, false
	}
	return true, p.Keyword("is") && parseInt32(p, &v.Value)
}

// PrintNiceProp writes "label is 1".
func (hooks) PrintNiceProp(p *core.Printer, v NiceProperties) {
	p.KeywordOrString(v.Label)
	p.Str(" is ")
	p.Int(int64(v.Value))
}

// NicePropToAttr makes a dictionary of both.
func (hooks) NicePropToAttr(c *core.Context, v NiceProperties) core.Attribute {
	return c.Dict([]core.NamedAttr{{Name: "label", Value: c.String(v.Label)}, {Name: "value", Value: c.I32Attr(v.Value)}})
}

// NicePropFromAttr takes a dictionary of a label and a number.
func (hooks) NicePropFromAttr(a core.Attribute, v *NiceProperties) bool {
	dict, ok := a.(*core.DictAttr)
	if !ok {
		return false
	}
	label, ok := dict.Get("label").(*core.StringAttr)
	if ok {
		v.Label = label.Value()
	}
	return ok && numberIn(a, "value", &v.Value)
}

// NumberEnumToAttr makes a number of a case.
func (hooks) NumberEnumToAttr(c *core.Context, v TestEnum) core.Attribute { return c.I32Attr(int32(v)) }

// NumberEnumFromAttr takes a number, or the attribute.
func (hooks) NumberEnumFromAttr(a core.Attribute, v *TestEnum) bool {
	switch a := a.(type) {
	case *TestEnumAttr:
		*v = a.Value()
		return true
	case *core.IntegerAttr:
		*v = TestEnum(a.Int64())
		return *v <= TestEnumThird && a.Int64() >= 0
	}
	return false
}

// AttrEnumToAttr makes an attribute of a case.
func (hooks) AttrEnumToAttr(c *core.Context, v TestEnum) core.Attribute { return GetTestEnumAttr(c, v) }

// AttrEnumFromAttr takes a number, or the attribute.
func (h hooks) AttrEnumFromAttr(a core.Attribute, v *TestEnum) bool {
	return h.NumberEnumFromAttr(a, v)
}

// ParseNumberEnum reads a word.
func (hooks) ParseNumberEnum(p *core.Parser, v *TestEnum) (found, ok bool) {
	var word string
	if !p.TryAnyKeyword(&word) {
		return false, true
	}
	*v, ok = ParseTestEnum(word)
	return true, ok
}

// PrintNumberEnum writes a word.
func (hooks) PrintNumberEnum(p *core.Printer, v TestEnum) { p.Str(v.String()) }

// ParseAttrEnum reads a word.
func (h hooks) ParseAttrEnum(p *core.Parser, v *TestEnum) (found, ok bool) {
	return h.ParseNumberEnum(p, v)
}

// PrintAttrEnum writes a word.
func (h hooks) PrintAttrEnum(p *core.Printer, v TestEnum) { h.PrintNumberEnum(p, v) }
