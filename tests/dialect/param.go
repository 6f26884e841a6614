package dialect

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rt"
)

// Types and attributes with hand-written syntax.

// compound reads "<1, t, [2, 3]>".
func compound(p *core.Parser) (width int, t core.Type, list []int, ok bool) {
	ok = p.Punct(core.PunctLess) && rt.ParseInt(p, &width) && p.Punct(core.PunctComma) && p.Type(&t) && p.Punct(core.PunctComma) &&
		p.List(core.DelimSquare, "", func() bool { var v int; ok := rt.ParseInt(p, &v); list = append(list, v); return ok }) &&
		p.Punct(core.PunctGreater)
	return width, t, list, ok
}

// printCompound writes "<1, t, [2, 3]>".
func printCompound(p *core.Printer, width int, t core.Type, list []int) {
	p.Byte('<')
	p.Int(int64(width))
	p.Str(", ")
	p.Type(t)
	p.Str(", [")
	printInts(p, list, ", ")
	p.Str("]>")
}

// ParseCompoundAType reads the parameters.
func (hooks) ParseCompoundAType(p *core.Parser) (core.Type, bool) {
	width, t, list, ok := compound(p)
	if !ok {
		return nil, false
	}
	return GetCompoundAType(p.Context(), width, t, list), true
}

// PrintCompoundAType writes the parameters.
func (hooks) PrintCompoundAType(p *core.Printer, x *CompoundAType) {
	printCompound(p, x.WidthOfSomething(), x.OneType(), x.ArrayOfInts())
}

// ParseCompoundAAttr reads the parameters.
func (hooks) ParseCompoundAAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	width, t, list, ok := compound(p)
	if !ok {
		return nil, false
	}
	return GetCompoundAAttr(p.Context(), width, t, list), true
}

// PrintCompoundAAttr writes the parameters.
func (hooks) PrintCompoundAAttr(p *core.Printer, x *CompoundAAttr) {
	printCompound(p, x.WidthOfSomething(), x.OneType(), x.ArrayOfInts())
}

// ParseTestDecimalShapeAttr reads "<1x2x3>". A literal that would be hexadecimal elsewhere is a decimal number here.
func (hooks) ParseTestDecimalShapeAttr(p *core.Parser, _ core.Type) (core.Attribute, bool) {
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	var shape []int64
	for first := true; !p.TryPunct(core.PunctGreater); first = false {
		if !first && !p.DimX() {
			return nil, false
		}
		var v num.Int
		at := p.Pos()
		found, ok := p.TryDecimalInteger(&v)
		if !found || !ok {
			return nil, ok && p.Errorf(at, "expected an integer")
		}
		shape = append(shape, v.Int64())
	}
	return GetTestDecimalShapeAttr(p.Context(), shape), true
}

// PrintTestDecimalShapeAttr writes "<1x2x3>".
func (hooks) PrintTestDecimalShapeAttr(p *core.Printer, x *TestDecimalShapeAttr) {
	p.Byte('<')
	printInts(p, x.Shape(), "x")
	p.Byte('>')
}
