package async

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/function"
	"github.com/odsgen/ods/generated/async"
)

// contents returns the type of what a value holds, nil for another type.
func contents(t core.Type) core.Type {
	if v, ok := t.(*async.ValueType); ok {
		return v.ValueType()
	}
	return nil
}

// RuntimeStoreValueType returns the type of what a value holds.
func (Hooks) RuntimeStoreValueType(t core.Type) core.Type { return contents(t) }

// ParseValueType reads "<f32>".
func (Hooks) ParseValueType(p *core.Parser) (core.Type, bool) {
	var t core.Type
	if !p.Punct(core.PunctLess) || !p.Type(&t) || !p.Punct(core.PunctGreater) {
		return nil, p.Errorf(p.NamePos(), "failed to parse async value type")
	}
	return async.GetValueType(p.Context(), t), true
}

// PrintValueType writes what [Hooks.ParseValueType] reads.
func (Hooks) PrintValueType(p *core.Printer, x *async.ValueType) {
	p.Byte('<')
	p.Type(x.ValueType())
	p.Byte('>')
}

// ParseAwaitResultType reads the type of the operand, which says that of the result.
func (Hooks) ParseAwaitResultType(p *core.Parser, operand *core.Type, result *[]core.Type) bool {
	if !p.Type(operand) {
		return false
	}
	if t := contents(*operand); t != nil {
		*result = append(*result, t)
	}
	return true
}

// PrintAwaitResultType writes what [Hooks.ParseAwaitResultType] reads.
func (Hooks) PrintAwaitResultType(p *core.Printer, _ *core.Operation, operand core.Type, _ []core.Type) {
	p.Type(operand)
}

// ParseFunc reads a function.
func (Hooks) ParseFunc(p *core.Parser, st *core.OperationState) bool {
	return function.Parse(p, st, function.Syntax{})
}

// PrintFunc writes a function.
func (Hooks) PrintFunc(p *core.Printer, op async.FuncOp) { function.Print(p, op.Op, function.Syntax{}) }

// ParseExecute reads "[%token] (%value as %name : t) -> u attributes {...} {...}".
func (Hooks) ParseExecute(p *core.Parser, st *core.OperationState) bool {
	token := async.GetTokenType(p.Context())
	var deps, values []core.OperandRef
	var types []core.Type
	var args []core.Argument
	if p.TryPunct(core.PunctLSquare) {
		if !p.OperandList(&deps, core.DelimNone) || !p.ResolveSame(&st.Operands, deps, token) || !p.Punct(core.PunctRSquare) {
			return false
		}
	}
	at := p.Pos()
	ok := p.List(core.DelimOptionalParen, "", func() bool {
		var ref core.OperandRef
		var arg core.Argument
		var t core.Type
		if !p.Operand(&ref) || !p.Keyword("as") || !p.Argument(&arg, false, false) || !p.ColonType(&t) {
			return false
		}
		if arg.Type = contents(t); arg.Type == nil {
			arg.Type = t // the verifier reports what is not a value
		}
		values, types, args = append(values, ref), append(types, t), append(args, arg)
		return true
	})
	if !ok || !p.ResolveAll(&st.Operands, values, types, at) {
		return false
	}
	st.SetSlot(async.ExecuteOperandSegmentSizesSlot, p.SegmentSizes(int32(len(deps)), int32(len(values))))
	st.Types = append(st.Types, token)
	return p.TryArrowTypeList(&st.Types) && p.AttrDictWithKeyword(&st.Attrs) && p.Region(st.AddRegion(), args)
}

// PrintExecute writes what [Hooks.ParseExecute] reads.
func (Hooks) PrintExecute(p *core.Printer, op async.ExecuteOp) {
	if deps := op.Dependencies(); len(deps) > 0 {
		p.Str(" [")
		p.Operands(deps)
		p.Byte(']')
	}
	args := op.BodyRegion().Entry().Args()
	for i, v := range op.BodyOperands() {
		p.Str([]string{" (", ", "}[min(i, 1)])
		p.Operand(v)
		p.Str(" as ")
		if i < len(args) {
			p.Operand(args[i])
		}
		p.Str(": ")
		p.Type(v.Type())
	}
	if len(op.BodyOperands()) > 0 {
		p.Byte(')')
	}
	p.OptionalArrowTypes(op.Op.ResultTypes()[1:])
	p.AttrDictWithKeyword(op.Op, "operandSegmentSizes")
	p.Byte(' ')
	p.Region(op.BodyRegion(), core.RegionOpts{HideEntryArgs: true})
}
