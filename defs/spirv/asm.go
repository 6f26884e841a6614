package spirv

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/spirv"
)

// This file has the syntax of instructions.

// parseSpecified reads a word that names a case of the attribute.
func parseSpecified[T any](p *core.Parser, errorf func(core.Pos, string, ...any) bool, attr string, parse func(string) (T, bool),
	dst *T) bool {
	at := p.Pos()
	var word string
	if !p.AnyKeyword(&word) {
		return false
	}
	v, ok := parse(word)
	if !ok {
		return errorf(at, "invalid %s attribute specification: %s", attr, word)
	}
	*dst = v
	return true
}

// parseQuoted reads text in quotes that names a case of the attribute.
func parseQuoted[T any](p *core.Parser, attr string, parse func(string) (T, bool), dst *T) bool {
	at := p.Pos()
	var a core.Attribute
	if !p.Attr(&a, nil) {
		return false
	}
	s, ok := a.(*core.StringAttr)
	if !ok {
		return p.OpErrorf(at, "expected %s attribute specified as string", attr)
	}
	v, ok := parse(s.Value())
	if !ok {
		return p.OpErrorf(at, "invalid %s attribute specification: %s", attr, core.AttrString(a))
	}
	*dst = v
	return true
}

func printQuoted(p *core.Printer, word string) {
	p.Byte('"')
	p.Str(word)
	p.Byte('"')
}

// ParsePair reads "%a, %b : !spirv.struct<(i32, i32)>".
func (Hooks) ParsePair(p *core.Parser, st *core.OperationState) bool {
	var refs []core.OperandRef
	if !p.AttrDict(&st.Attrs) {
		return false
	}
	first := p.Pos()
	if !p.OperandList(&refs, core.DelimNone) || !p.Punct(core.PunctColon) {
		return false
	}
	at := p.Pos()
	var t core.Type
	if !p.Type(&t) {
		return false
	}
	s, ok := t.(*spirv.StructType)
	if !ok || len(MembersOf(s)) != 2 {
		return p.OpErrorf(at, "expected spirv.struct type with two members")
	}
	st.Types = append(st.Types, t)
	part := MembersOf(s)[0]
	return p.ResolveAll(&st.Operands, refs, []core.Type{part, part}, first)
}

// PrintPair writes what [Hooks.ParsePair] reads.
func (Hooks) PrintPair(p *core.Printer, op *core.Operation) {
	p.Space()
	p.AttrDict(op)
	p.OperandRange(op, 0, 2)
	p.Str(" : ")
	p.Type(op.Result(0).Type())
}

// ParseUniform reads "%a, %b, %c : f32", or "(%a, %b) : (f32) -> f32" when the types differ.
func (Hooks) ParseUniform(p *core.Parser, st *core.OperationState) bool {
	at := p.Pos()
	var refs []core.OperandRef
	var t core.Type
	if p.TryPunct(core.PunctLParen) {
		if !p.OperandList(&refs, core.DelimNone) || !p.Punct(core.PunctRParen) || !p.AttrDict(&st.Attrs) || !p.Punct(core.PunctColon) ||
			!p.Type(&t) {
			return false
		}
		f, ok := t.(*core.FunctionType)
		if !ok {
			return p.OpErrorf(at, "expected function type")
		}
		st.Types = append(st.Types, f.Results()...)
		return p.ResolveAll(&st.Operands, refs, f.Inputs(), at)
	}
	if !p.OperandList(&refs, core.DelimNone) || !p.AttrDict(&st.Attrs) || !p.ColonType(&t) || !p.ResolveSame(&st.Operands, refs, t) {
		return false
	}
	st.Types = append(st.Types, t)
	return true
}

// PrintUniform writes what [Hooks.ParseUniform] reads.
func (Hooks) PrintUniform(p *core.Printer, op *core.Operation) {
	t := op.Result(0).Type()
	for _, v := range op.Operands() {
		if v.Type() != t {
			p.GenericOp(op, false)
			return
		}
	}
	p.Space()
	p.OperandRange(op, 0, op.NumOperands())
	p.AttrDict(op)
	p.Str(" : ")
	p.Type(t)
}

// partAt returns the type of a part of a composite type, which a list of indices leads to; fail reports that there is
// none.
func partAt(t core.Type, indices core.Attribute, fail func(format string, args ...any) bool) (core.Type, bool) {
	list, ok := indices.(*core.ArrayAttr)
	if !ok {
		return nil, fail("expected a 32-bit integer array attribute for 'indices'")
	}
	if list.Len() == 0 {
		return nil, fail("expected at least one index for spirv.CompositeExtract")
	}
	var path []int64
	for _, e := range list.Elems() {
		i, ok := e.(*core.IntegerAttr)
		if !ok {
			return nil, fail("expected an 32-bit integer for index, but found '%s'", core.AttrString(e))
		}
		path = append(path, int64(int32(i.Value().Int64())))
	}
	for _, i := range path {
		if !IsComposite(t) {
			return nil, fail("cannot extract from non-composite type %s with index %d", message.Quote(t), i)
		}
		if n, known := NumParts(t); known && (i < 0 || i >= int64(n)) {
			return nil, fail("index %d out of bounds for %s", i, message.Quote(t))
		}
		t = PartOf(t, int(i))
	}
	return t, true
}

// ParseCompositeExtract reads "%c[0 : i32, 1 : i32] : !spirv.struct<...>".
func (Hooks) ParseCompositeExtract(p *core.Parser, st *core.OperationState) bool {
	var ref core.OperandRef
	if !p.Operand(&ref) {
		return false
	}
	at := p.Pos()
	var indices core.Attribute
	var t core.Type
	if !p.Attr(&indices, nil) || !p.ColonType(&t) || !p.Resolve(&st.Operands, ref, t) {
		return false
	}
	part, ok := partAt(t, indices, func(format string, args ...any) bool { return p.OpErrorf(at, format, args...) })
	st.SetAttr("indices", indices)
	st.Types = append(st.Types, part)
	return ok
}

// PrintCompositeExtract writes what [Hooks.ParseCompositeExtract] reads.
func (Hooks) PrintCompositeExtract(p *core.Printer, op spirv.CompositeExtractOp) {
	p.Space()
	p.Operand(op.Composite())
	p.Attr(op.Op.Attr("indices"))
	p.Str(" : ")
	p.Type(op.Composite().Type())
}

// ParseCompositeInsert reads "%part, %c[0 : i32] : f32 into !spirv.struct<...>".
func (Hooks) ParseCompositeInsert(p *core.Parser, st *core.OperationState) bool {
	at := p.Pos()
	var refs []core.OperandRef
	var indices core.Attribute
	var part, t core.Type
	if !p.OperandListOf(&refs, core.DelimNone, 2) || !p.Attr(&indices, nil) || !p.ColonType(&part) || !p.Keyword("into") ||
		!p.Type(&t) ||
		!p.ResolveAll(&st.Operands, refs, []core.Type{part, t}, at) {
		return false
	}
	st.SetAttr("indices", indices)
	st.Types = append(st.Types, t)
	return true
}

// PrintCompositeInsert writes what [Hooks.ParseCompositeInsert] reads.
func (Hooks) PrintCompositeInsert(p *core.Printer, op spirv.CompositeInsertOp) {
	p.Space()
	p.OperandRange(op.Op, 0, 2)
	p.Attr(op.Op.Attr("indices"))
	p.Str(" : ")
	p.Type(op.Object().Type())
	p.Str(" into ")
	p.Type(op.Composite().Type())
}

// ParseImageOperandsDirective reads "[\"Bias|Lod\"]" when it comes next.
func (Hooks) ParseImageOperandsDirective(p *core.Parser, dst *core.Attribute) bool {
	if !p.TryPunct(core.PunctLSquare) {
		return true
	}
	var v spirv.ImageOperands
	if !parseQuoted(p, "image_operands", spirv.ParseImageOperands, &v) {
		return false
	}
	*dst = spirv.GetImageOperandsAttr(p.Context(), v)
	return p.Punct(core.PunctRSquare)
}

// PrintImageOperandsDirective writes what [Hooks.ParseImageOperandsDirective] reads.
func (Hooks) PrintImageOperandsDirective(p *core.Printer, _ *core.Operation, a core.Attribute) {
	o, ok := a.(*spirv.ImageOperandsAttr)
	if !ok {
		return
	}
	p.Byte('[')
	printQuoted(p, o.Value().String())
	p.Byte(']')
}

// ParseImageOperandsDirective2 is [Hooks.ParseImageOperandsDirective].
func (h Hooks) ParseImageOperandsDirective2(p *core.Parser, dst *core.Attribute) bool {
	return h.ParseImageOperandsDirective(p, dst)
}

// PrintImageOperandsDirective2 is [Hooks.PrintImageOperandsDirective].
func (h Hooks) PrintImageOperandsDirective2(p *core.Printer, op *core.Operation, a core.Attribute) {
	h.PrintImageOperandsDirective(p, op, a)
}

// ParseConstant reads "1 : i32", or "[...] : !spirv.array<...>".
func (Hooks) ParseConstant(p *core.Parser, st *core.OperationState) bool {
	var value core.Attribute
	if !p.Attr(&value, nil) {
		return false
	}
	st.SetAttr("value", value)
	var t core.Type = p.Context().None()
	if typed, ok := value.(core.TypedAttr); ok && typed.Type() != nil {
		t = typed.Type()
	}
	switch t.(type) {
	case *core.NoneType, *core.RankedTensorType, *core.UnrankedTensorType:
		if !p.ColonType(&t) {
			return false
		}
	case *spirv.TensorArmType:
		if p.TryPunct(core.PunctColon) && !p.Type(&t) {
			return false
		}
	}
	st.Types = append(st.Types, t)
	return true
}

// PrintConstant writes what [Hooks.ParseConstant] reads.
func (Hooks) PrintConstant(p *core.Printer, op spirv.ConstantOp) {
	p.Space()
	p.Attr(op.Op.Attr("value"))
	if t, ok := op.Op.Result(0).Type().(*spirv.ArrayType); ok {
		p.Str(" : ")
		p.Type(t)
	}
}
