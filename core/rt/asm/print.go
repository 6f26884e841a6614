package asm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rt"
)

// Print writes an operation after its name.
func (a *Printer) Print(p *core.Printer, op *core.Operation) { run(p, op, *a) }

// run executes the steps of a printer.
func run(p *core.Printer, op *core.Operation, steps []Step) {
	for i := 0; i < len(steps); i++ {
		st := &steps[i]
		if len(st.Text) == 1 {
			p.Byte(st.Text[0])
		} else if st.Text != "" {
			p.Str(st.Text)
		}
		x := int(st.X)
		switch st.Op {
		case Nothing:
		case Newline:
			p.Newline()
		case PutOperand:
			p.Operand(op.Operand(x))
		case PutOperands:
			p.OperandGroup(op, x)
		case PutNested:
			p.NestedOperands(op, x)
		case PutAll:
			p.OperandRange(op, 0, op.NumOperands())
		case NoOperands:
			p.NoOperands()
		case PutEnum:
			p.KeywordOrString(st.Ref.(*Keywords).Text(op.Slot(x)))
		case PutFunctional:
			p.FunctionalType(types(op, x, st.Z&1 != 0), types(op, int(st.Y), st.Z&2 == 0))
		case PutAttr:
			p.Attr(op.Slot(x))
		case PutNoType:
			p.AttrNoType(op.Slot(x))
		case PutShort:
			p.StrippedAttr(op.Slot(x))
		case PutSymbol:
			p.SymbolName(rt.TextOf(op.Slot(x)))
		case PutProp:
			p.Prop(op, x)
		case PutDict:
			p.AttrDict(op, names(st)...)
		case PutDictWith:
			p.AttrDictWithKeyword(op, names(st)...)
		case PutExtra:
			p.DiscardableDict(op, names(st)...)
		case PutExtraWith:
			p.DiscardableDictWithKeyword(op, names(st)...)
		case PutPropDict:
			p.PropDict(op, names(st)...)
		case PutCustom:
			st.Ref.(PutHook)(p, op)
		default:
			switch {
			case st.Op == PutElse: // of a part that is not there
				run(p, op, st.Then)
			case st.Op < PutRegion:
				putTypes(p, op, st)
			case st.Op < IfAlways:
				putRegion(p, op, st)
			case holds(op, st) != (st.Z != 0):
				run(p, op, st.Then)
				if i+1 < len(steps) && steps[i+1].Op == PutElse {
					i++
				}
			}
		}
	}
}

// types are the types of a group of operands or results, or with a negative number those of all.
func types(op *core.Operation, group int, results bool) []core.Type {
	switch {
	case results && group < 0:
		return op.ResultTypes()
	case results:
		return query.TypesOf(op.ResultGroup(group))
	case group < 0:
		return op.OperandTypes()
	}
	return query.TypesOf(op.OperandGroup(group))
}

// putTypes writes types.
func putTypes(p *core.Printer, op *core.Operation, st *Step) {
	x := int(st.X)
	switch st.Op {
	case PutOperandType:
		p.Type(op.Operand(x).Type())
	case PutResultType:
		p.Type(op.Result(x).Type())
	case PutOperandTypes:
		p.OperandGroupTypes(op, x)
	case PutResultTypes:
		p.ResultGroupTypes(op, x)
	case PutNestedTypes:
		p.NestedTypes(op, x)
	case PutAllOperands:
		p.Types(op.OperandTypes())
	case PutAllResults:
		p.Types(op.ResultTypes())
	case PutShortOperandType:
		p.StrippedType(op.Operand(x).Type())
	case PutShortResultType:
		p.StrippedType(op.Result(x).Type())
	case PutShortOperandTypes:
		p.StrippedOperandGroupTypes(op, x)
	case PutShortResultTypes:
		p.StrippedResultGroupTypes(op, x)
	}
}

// putRegion writes regions and successors.
func putRegion(p *core.Printer, op *core.Operation, st *Step) {
	x := int(st.X)
	switch st.Op {
	case PutRegion:
		p.Region(op.Region(x), core.RegionOpts{})
	case PutBody:
		p.Region(op.Region(x), core.RegionOpts{HideEntryArgs: true})
	case PutImplicit:
		p.ImplicitTerminatorRegion(op.Region(x))
	case PutRegions:
		p.RegionList(op.RegionList(x))
	case PutImplicits:
		rt.ImplicitTerminatorRegions(p, op.RegionList(x))
	case PutArgs:
		p.EntryArgs(op, x, int(st.Y))
	case PutSuccessor:
		p.Successor(op.Successor(x))
	case PutSuccessors:
		p.SuccessorList(op.SuccessorList(x))
	}
}

// holds answers whether a part is there to be written.
func holds(op *core.Operation, st *Step) bool {
	x := int(st.X)
	switch st.Op {
	case IfOperand:
		return op.NumOperands() > 0
	case IfResult:
		return op.NumResults() > 0
	case IfOperands:
		return op.HasOperands(x)
	case IfResults:
		return op.HasResults(x)
	case IfRegions:
		return op.NumRegions() > x
	case IfBody:
		return !op.Region(x).IsEmpty()
	case IfSuccessors:
		return op.NumSuccessors() > x
	case IfAttr:
		return op.Slot(x) != nil
	case IfNotDefault:
		return op.HasNonDefault(x)
	case IfAny:
		list := st.Ref.([]Step)
		for i := range list {
			if holds(op, &list[i]) {
				return true
			}
		}
		return false
	}
	return true
}
