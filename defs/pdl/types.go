package pdl

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/pdl"
)

// RangeOfTypes returns !pdl.range<type>.
func (Hooks) RangeOfTypes(c *core.Context) core.Type { return pdl.GetRangeType(c, pdl.GetTypeType(c)) }

// RangeOfValues returns !pdl.range<value>.
func (Hooks) RangeOfValues(c *core.Context) core.Type {
	return pdl.GetRangeType(c, pdl.GetValueType(c))
}

// ParseRangeType reads "<value>": the element stands without its prefix.
func (h Hooks) ParseRangeType(p *core.Parser) (core.Type, bool) {
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	at := p.Pos()
	var elem core.Type
	if !h.parseElement(p, &elem) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	if _, nested := elem.(*pdl.RangeType); nested {
		return nil, p.Errorf(at, "element of pdl.range cannot be another range, but got'%s'", core.TypeString(elem))
	}
	return pdl.GetRangeType(p.Context(), elem), true
}

// parseElement reads a type of the dialect without its prefix.
func (h Hooks) parseElement(p *core.Parser, dst *core.Type) bool {
	at := p.Pos()
	var word string
	if !p.AnyKeyword(&word) {
		return false
	}
	def := p.Context().LookupType("pdl", word)
	if def == nil {
		return p.Errorf(at, "invalid 'pdl' type: `%s'", word)
	}
	return p.TypeBody(def, h, dst)
}

// PrintRangeType writes what [Hooks.ParseRangeType] reads.
func (Hooks) PrintRangeType(p *core.Printer, x *pdl.RangeType) {
	p.Byte('<')
	switch x.ElementType().(type) {
	case *pdl.AttributeType:
		p.Str("attribute")
	case *pdl.OperationType:
		p.Str("operation")
	case *pdl.TypeType:
		p.Str("type")
	case *pdl.ValueType:
		p.Str("value")
	}
	p.Byte('>')
}

// VerifyRangeType checks that the elements are handles of one kind.
func (Hooks) VerifyRangeType(r *core.Reporter, at core.Location, _ *core.Context, elem core.Type) bool {
	switch elem.(type) {
	case *pdl.AttributeType, *pdl.OperationType, *pdl.TypeType, *pdl.ValueType:
		return true
	}
	return r.Errorf(at, "expected element of pdl.range to be one of [!pdl.attribute, !pdl.operation, !pdl.type, !pdl.value], but got '%s'",
		core.TypeString(elem)).Fail()
}

// Element returns the element type of a range, or the type itself.
func Element(t core.Type) core.Type {
	if r, ok := t.(*pdl.RangeType); ok {
		return r.ElementType()
	}
	return t
}

// IsTypeRange reports whether t is !pdl.range<type>.
func (Hooks) IsTypeRange(t core.Type) bool { return isRange[*pdl.TypeType](t) }

// IsValueRange reports whether t is !pdl.range<value>.
func (Hooks) IsValueRange(t core.Type) bool { return isRange[*pdl.ValueType](t) }

func isRange[T core.Type](t core.Type) bool {
	r, ok := t.(*pdl.RangeType)
	if ok {
		_, ok = r.ElementType().(T)
	}
	return ok
}
