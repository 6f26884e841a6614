package dialect

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// ParseStructType reads "<{a,i32}, {b,f32}>".
func (hooks) ParseStructType(p *core.Parser) (core.Type, bool) {
	var names []string
	var fields []core.Type
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	for p.TryPunct(core.PunctLBrace) {
		var name string
		var t core.Type
		if !p.AnyKeyword(&name) || !p.Punct(core.PunctComma) || !p.Type(&t) || !p.Punct(core.PunctRBrace) {
			return nil, false
		}
		names, fields = append(names, name), append(fields, t)
		if !p.TryPunct(core.PunctComma) {
			break
		}
	}
	if !p.Punct(core.PunctGreater) {
		return nil, false
	}
	return GetStructType(p.Context(), names, fields), true
}

// PrintStructType writes what [hooks.ParseStructType] reads.
func (hooks) PrintStructType(p *core.Printer, x *StructType) {
	p.Byte('<')
	for i, name := range x.Names() {
		if i > 0 {
			p.Str(", ")
		}
		p.Str("{" + name + ",")
		p.Type(x.Fields()[i])
		p.Byte('}')
	}
	p.Byte('>')
}

// ParseTestRecursiveAliasType reads "<a, BODY>"; inside itself the type is "<a>".
func (hooks) ParseTestRecursiveAliasType(p *core.Parser) (core.Type, bool) {
	var name string
	if !p.Punct(core.PunctLess) || !p.AnyKeyword(&name) {
		return nil, false
	}
	t := GetTestRecursiveAliasType(p.Context(), name)
	if !p.EnterCyclic(t) {
		return t, p.Punct(core.PunctGreater)
	}
	defer p.LeaveCyclic()
	var body core.Type
	if !p.Punct(core.PunctComma) {
		return nil, false
	}
	at := p.Pos()
	if !p.Type(&body) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	if old, set := t.Body(); set && old != body || !set && !t.SetBody(body) {
		return nil, p.Errorf(at, "type '%s' has another body already", name)
	}
	return t, true
}

// PrintTestRecursiveAliasType writes what [hooks.ParseTestRecursiveAliasType] reads.
func (hooks) PrintTestRecursiveAliasType(p *core.Printer, t *TestRecursiveAliasType) {
	p.Str("<" + t.Name())
	if p.EnterCyclic(t) {
		defer p.LeaveCyclic()
		if body, set := t.Body(); set {
			p.Str(", ")
			p.Type(body)
		}
	}
	p.Byte('>')
}

// BufferTypeTestTensorType returns the type of memory with the same shape.
func (hooks) BufferTypeTestTensorType(t *TestTensorType) core.Type {
	return GetTestMemrefType(t.Context(), t.Shape(), t.ElementType(), nil)
}

// FitsBufferTestTensorType compares shapes with those of the dialect's own type of memory.
func (hooks) FitsBufferTestTensorType(t *TestTensorType, buffer core.Type) bool {
	m, ok := buffer.(*TestMemrefType)
	return !ok || slices.Equal(m.Shape(), t.Shape()) && m.ElementType() == t.ElementType()
}
