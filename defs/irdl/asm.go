package irdl

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/irdl"
)

// ParseSingleBlockRegion reads a region. Without one, or where it is empty, there is one block all the same.
func (Hooks) ParseSingleBlockRegion(p *core.Parser, region *core.Region) bool {
	if _, ok := p.TryRegion(region, nil); !ok {
		return false
	}
	if region.IsEmpty() {
		region.Append(core.NewBlock(nil))
	}
	return true
}

// PrintSingleBlockRegion writes a region that has operations.
func (Hooks) PrintSingleBlockRegion(p *core.Printer, _ *core.Operation, region *core.Region) {
	if b := region.Entry(); b != nil && !b.IsEmpty() {
		p.Region(region, core.RegionOpts{})
	}
}

// ParseNamedValueList reads "(a: %0, b: %1)".
func (Hooks) ParseNamedValueList(p *core.Parser, refs *[]core.OperandRef, names *core.Attribute) bool {
	return parseNamed(p, refs, names, func() bool { return true })
}

// parseNamed reads names and operands in parentheses. What stands between a name with its colon and the operand is read
// by between.
func parseNamed(p *core.Parser, refs *[]core.OperandRef, names *core.Attribute, between func() bool) bool {
	var list []core.Attribute
	ok := p.List(core.DelimParen, "", func() bool {
		var name string
		var ref core.OperandRef
		if !p.AnyKeyword(&name) || !p.Punct(core.PunctColon) || !between() || !p.Operand(&ref) {
			return false
		}
		list, *refs = append(list, p.Context().String(name)), append(*refs, ref)
		return true
	})
	*names = p.Context().Array(list...)
	return ok
}

// PrintNamedValueList writes what [Hooks.ParseNamedValueList] reads.
func (Hooks) PrintNamedValueList(p *core.Printer, _ *core.Operation, vals []*core.Value, names core.Attribute) {
	printNamed(p, vals, names, nil)
}

func printNamed(p *core.Printer, vals []*core.Value, names core.Attribute, kinds []irdl.Variadicity) {
	list, _ := names.(*core.ArrayAttr)
	words := texts(list)
	p.Byte('(')
	for i, v := range vals {
		if i > 0 {
			p.Str(", ")
		}
		if i < len(words) {
			p.Str(words[i])
		}
		p.Str(": ")
		if i < len(kinds) && kinds[i] != irdl.VariadicitySingle {
			p.Str(kinds[i].String())
			p.Byte(' ')
		}
		p.Operand(v)
	}
	p.Byte(')')
}

// ParseNamedValueListWithVariadicity reads "(a: %0, b: optional %1, c: variadic %2)".
func (Hooks) ParseNamedValueListWithVariadicity(p *core.Parser, refs *[]core.OperandRef, names,
	variadicity *core.Attribute) bool {
	var kinds []irdl.Variadicity
	ok := parseNamed(p, refs, names, func() bool {
		kind := irdl.VariadicitySingle
		for _, k := range [...]irdl.Variadicity{irdl.VariadicitySingle, irdl.VariadicityOptional, irdl.VariadicityVariadic} {
			if p.TryKeyword(k.String()) {
				kind = k
				break
			}
		}
		kinds = append(kinds, kind)
		return true
	})
	*variadicity = irdl.GetVariadicityArrayAttr(p.Context(), kinds)
	return ok
}

// PrintNamedValueListWithVariadicity writes what [Hooks.ParseNamedValueListWithVariadicity] reads.
func (Hooks) PrintNamedValueListWithVariadicity(p *core.Printer, _ *core.Operation, vals []*core.Value, names,
	variadicity core.Attribute) {
	var kinds []irdl.Variadicity
	if a, ok := variadicity.(*irdl.VariadicityArrayAttr); ok {
		kinds = a.Value()
	}
	printNamed(p, vals, names, kinds)
}

// ParseAttributesOp reads {"name" = %0}; without braces there are none.
func (Hooks) ParseAttributesOp(p *core.Parser, refs *[]core.OperandRef, names *core.Attribute) bool {
	var list []core.Attribute
	if p.TryPunct(core.PunctLBrace) {
		ok := p.List(core.DelimNone, "", func() bool {
			var name core.Attribute
			var ref core.OperandRef
			if !p.Attr(&name, nil) || !p.Punct(core.PunctEqual) || !p.Operand(&ref) {
				return false
			}
			list, *refs = append(list, name), append(*refs, ref)
			return true
		})
		if !ok || !p.Punct(core.PunctRBrace) {
			return false
		}
	}
	*names = p.Context().Array(list...)
	return true
}

// PrintAttributesOp writes what [Hooks.ParseAttributesOp] reads.
func (Hooks) PrintAttributesOp(p *core.Printer, _ *core.Operation, vals []*core.Value, names core.Attribute) {
	list, ok := names.(*core.ArrayAttr)
	if !ok || len(list.Elems()) == 0 {
		return
	}
	p.Byte('{')
	for i, name := range list.Elems() {
		if i > 0 {
			p.Str(", ")
		}
		p.Attr(name)
		if i < len(vals) {
			p.Str(" = ")
			p.Operand(vals[i])
		}
	}
	p.Byte('}')
}

// ParseVariadicityArrayAttr reads "[single, optional]".
func (Hooks) ParseVariadicityArrayAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	var list []irdl.Variadicity
	ok := p.List(core.DelimSquare, "", func() bool {
		var a *irdl.VariadicityAttr
		if !p.Param("VariadicityArrayAttr", "value", "::llvm::ArrayRef<VariadicityAttr>",
			core.ParseCustomAttr(p, &irdl.VariadicityAttrDef, &a, nil)) {
			return false
		}
		list = append(list, a.Value())
		return true
	})
	if !ok {
		return nil, false
	}
	return irdl.GetVariadicityArrayAttr(p.Context(), list), true
}

// PrintVariadicityArrayAttr writes what [Hooks.ParseVariadicityArrayAttr] reads.
func (Hooks) PrintVariadicityArrayAttr(p *core.Printer, x *irdl.VariadicityArrayAttr) {
	p.Byte('[')
	for i, v := range x.Value() {
		if i > 0 {
			p.Str(", ")
		}
		p.Byte(' ')
		p.Str(v.String())
	}
	p.Byte(']')
}
