package dialect

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
)

// Hooks of operations that upstream's test passes are about, and of directives that see other parts of a format.

// ParseTypedAttr reads a type, and an attribute that takes it.
func (hooks) ParseTypedAttr(p *core.Parser, typ, attr *core.Attribute) bool {
	var t core.Type
	if !p.Type(&t) || !p.Punct(core.PunctEqual) {
		return false
	}
	*typ = p.Context().TypeAttr(t)
	return p.Attr(attr, t)
}

// PrintTypedAttr writes what ParseTypedAttr reads.
func (hooks) PrintTypedAttr(p *core.Printer, _ *core.Operation, typ, attr core.Attribute) {
	p.Attr(typ)
	p.Str(" = ")
	p.AttrNoType(attr)
}

// ParseDummyRegionRef reads nothing.
func (hooks) ParseDummyRegionRef(*core.Parser, *core.Region) bool { return true }

// PrintDummyRegionRef writes nothing.
func (hooks) PrintDummyRegionRef(*core.Printer, *core.Operation, *core.Region) {}

// ParseDummySuccessorRef reads nothing.
func (hooks) ParseDummySuccessorRef(*core.Parser, *core.Block) bool { return true }

// PrintDummySuccessorRef writes nothing.
func (hooks) PrintDummySuccessorRef(*core.Printer, *core.Operation, *core.Block) {}

// RegionSuccessorsLoopBlock enters the body, and from there enters it again or leaves it.
func (hooks) RegionSuccessorsLoopBlock(op LoopBlockOp, from *core.Operation) []flow.RegionSuccessor {
	list := []flow.RegionSuccessor{flow.EnterRegion(op.Body(), 0)}
	if from != nil {
		list = append(list, flow.LeaveOp(op.Op))
	}
	return list
}

// EntrySuccessorOperandsLoopBlock is the operand.
func (hooks) EntrySuccessorOperandsLoopBlock(op LoopBlockOp, _ flow.RegionSuccessor) flow.SuccessorOperands {
	return flow.GroupOperands(op.Op, 0)
}

// OperandsForRegionLoopBlockTerm is one operand for the body and the other for the results.
func (hooks) OperandsForRegionLoopBlockTerm(op LoopBlockTermOp, to flow.RegionSuccessor) flow.SuccessorOperands {
	if to.Region == nil {
		return flow.GroupOperands(op.Op, 1)
	}
	return flow.GroupOperands(op.Op, 0)
}

// InferOpWithInferTypeAdaptorIf infers the operands' type when it is one.
func (hooks) InferOpWithInferTypeAdaptorIf(in *core.InferIn) ([]core.Type, bool) { return sameType(in) }

// InferOpWithShapedTypeInferTypeAdaptorIf infers what InferOpWithShapedTypeInferTypeIf does.
func (h hooks) InferOpWithShapedTypeInferTypeAdaptorIf(in *core.InferIn) ([]core.Type, bool) {
	return h.InferOpWithShapedTypeInferTypeIf(in)
}
