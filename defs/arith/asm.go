package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/arith"
)

// ParseSelect reads "%c, %a, %b : vector<2xi1>, vector<2xi32>"; the type of the condition is left out when it is i1.
func (Hooks) ParseSelect(p *core.Parser, st *core.OperationState) bool {
	var refs []core.OperandRef
	var result core.Type
	if !p.OperandListOf(&refs, core.DelimNone, 3) || !p.AttrDict(&st.Attrs) || !p.ColonType(&result) {
		return false
	}
	condition := core.Type(p.Context().I1())
	if p.TryPunct(core.PunctComma) {
		condition = result
		if !p.Type(&result) {
			return false
		}
	}
	st.Types = append(st.Types, result)
	return p.ResolveAll(&st.Operands, refs, []core.Type{condition, result, result}, p.NamePos())
}

// PrintSelect writes what [Hooks.ParseSelect] reads.
func (Hooks) PrintSelect(p *core.Printer, op arith.SelectOp) {
	p.Space()
	p.OperandRange(op.Op, 0, 3)
	p.AttrDict(op.Op)
	p.Str(" : ")
	if t, ok := op.Condition().Type().(core.ShapedType); ok {
		p.Type(t)
		p.Str(", ")
	}
	p.Type(op.Result().Type())
}
