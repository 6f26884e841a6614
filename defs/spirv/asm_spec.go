package spirv

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/spirv"
)

// This file has the syntax of specialization constants.

const specIDAttr = "spec_id"

func parseName(p *core.Parser, st *core.OperationState) bool {
	var name *core.StringAttr
	if !p.SymbolName(&name) {
		return false
	}
	st.SetAttr(core.SymbolNameAttr, name)
	return true
}

func printName(p *core.Printer, op *core.Operation) {
	p.Space()
	name, _ := op.SymbolName()
	p.SymbolName(name)
}

// ParseSpecConstant reads "@c spec_id(5) = 42 : i32".
func (Hooks) ParseSpecConstant(p *core.Parser, st *core.OperationState) bool {
	if !parseName(p, st) {
		return false
	}
	if p.TryKeyword(specIDAttr) {
		var id *core.IntegerAttr
		if !p.Punct(core.PunctLParen) || !core.ParseAttrAs(p, &id, nil) || !p.Punct(core.PunctRParen) {
			return false
		}
		st.SetAttr(specIDAttr, id)
	}
	var value core.Attribute
	if !p.Punct(core.PunctEqual) || !p.Attr(&value, nil) {
		return false
	}
	st.SetAttr("default_value", value)
	return true
}

// PrintSpecConstant writes what [Hooks.ParseSpecConstant] reads.
func (Hooks) PrintSpecConstant(p *core.Printer, op spirv.SpecConstantOp) {
	printName(p, op.Op)
	if id, ok := op.Op.Attr(specIDAttr).(*core.IntegerAttr); ok {
		p.Str(" spec_id(")
		p.AttrNoType(id)
		p.Byte(')')
	}
	p.Str(" = ")
	p.Attr(op.Op.Attr("default_value"))
}

// ParseSpecConstantComposite reads "@c (@a, @b) : !spirv.struct<(i32, f32)>".
func (Hooks) ParseSpecConstantComposite(p *core.Parser, st *core.OperationState) bool {
	if !parseName(p, st) || !p.Punct(core.PunctLParen) {
		return false
	}
	var parts []core.Attribute
	for more := true; more; more = p.TryPunct(core.PunctComma) {
		var ref *core.SymbolRefAttr
		if !parseFlatRef(p, &ref) {
			return false
		}
		parts = append(parts, ref)
	}
	st.SetAttr("constituents", p.Context().Array(parts...))
	return p.Punct(core.PunctRParen) && parseCompositeType(p, st)
}

func parseCompositeType(p *core.Parser, st *core.OperationState) bool {
	var t core.Type
	if !p.ColonType(&t) {
		return false
	}
	st.SetAttr("type", p.Context().TypeAttr(t))
	return true
}

// PrintSpecConstantComposite writes what [Hooks.ParseSpecConstantComposite] reads.
func (Hooks) PrintSpecConstantComposite(p *core.Printer, op spirv.SpecConstantCompositeOp) {
	printName(p, op.Op)
	p.Str(" (")
	if list, ok := op.Op.Attr("constituents").(*core.ArrayAttr); ok {
		for i, a := range list.Elems() {
			if i > 0 {
				p.Str(", ")
			}
			p.Attr(a)
		}
	}
	p.Str(") : ")
	p.AttrNoType(op.Op.Attr("type"))
}

// ParseEXTSpecConstantCompositeReplicate reads "@c (@a) : !spirv.array<3 x i32>".
func (Hooks) ParseEXTSpecConstantCompositeReplicate(p *core.Parser, st *core.OperationState) bool {
	var ref *core.SymbolRefAttr
	if !parseName(p, st) || !p.Punct(core.PunctLParen) || !parseFlatRef(p, &ref) || !p.Punct(core.PunctRParen) {
		return false
	}
	st.SetAttr("constituent", ref)
	return parseCompositeType(p, st)
}

// PrintEXTSpecConstantCompositeReplicate writes what [Hooks.ParseEXTSpecConstantCompositeReplicate] reads.
func (Hooks) PrintEXTSpecConstantCompositeReplicate(p *core.Printer, op spirv.EXTSpecConstantCompositeReplicateOp) {
	printName(p, op.Op)
	p.Str(" (")
	p.Attr(op.Op.Attr("constituent"))
	p.Str(") : ")
	p.AttrNoType(op.Op.Attr("type"))
}

// ParseSpecConstantOperation reads "wraps \"spirv.IAdd\"(%a, %b) : (i32, i32) -> i32".
func (Hooks) ParseSpecConstantOperation(p *core.Parser, st *core.OperationState) bool {
	body := st.AddRegion()
	if !p.Keyword("wraps") {
		return false
	}
	b := core.NewBlock(nil)
	body.Append(b)
	at := p.Pos()
	inner := p.GenericOperation(b)
	if inner == nil {
		return false
	}
	if inner.NumResults() == 0 {
		return p.OpErrorf(at, "expected an operation with a result")
	}
	spirv.Yield{Operand: inner.Result(0), Loc: inner.Loc()}.Build(core.BuilderAtEnd(p.Context(), b))
	st.Loc = inner.Loc()
	st.Types = append(st.Types, inner.Result(0).Type())
	return p.AttrDict(&st.Attrs)
}

// PrintSpecConstantOperation writes what [Hooks.ParseSpecConstantOperation] reads.
func (Hooks) PrintSpecConstantOperation(p *core.Printer, op spirv.SpecConstantOperationOp) {
	p.Str(" wraps ")
	p.GenericOp(op.Op.Region(0).Entry().First(), true)
}
