package rt

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
)

// ImplicitTerminatorRegions prints regions as [core.Printer.ImplicitTerminatorRegion] does, separated by commas.
func ImplicitTerminatorRegions(p *core.Printer, list []*core.Region) {
	for i, r := range list {
		if i > 0 {
			p.Str(", ")
		}
		p.ImplicitTerminatorRegion(r)
	}
}

// Args are the arguments of a [Part]: a number, and names.
type Args struct {
	X     int
	Names []string
}

// Part is a part of an operation as a hook takes it: its Go type, and how generated code, and the interpreter, get it.
type Part struct {
	Go, Type string
	Get      func(op *core.Operation, a *Args) any
}

// The parts of an operation.
var (
	PartOperand = Part{"op.OptionalOperand($n)", "*core.Value",
		func(op *core.Operation, a *Args) any { return op.OptionalOperand(a.X) }}
	PartOperands = Part{"op.OperandGroup($n)", "[]*core.Value",
		func(op *core.Operation, a *Args) any { return op.OperandGroup(a.X) }}
	PartNested = Part{"op.NestedOperands($n)", "[][]*core.Value",
		func(op *core.Operation, a *Args) any { return op.NestedOperands(a.X) }}
	PartAll = Part{"op.OperandList(0, op.NumOperands())", "[]*core.Value",
		func(op *core.Operation, _ *Args) any { return op.OperandList(0, op.NumOperands()) }}
	PartResult = Part{"op.OptionalResult($n)", "*core.Value",
		func(op *core.Operation, a *Args) any { return op.OptionalResult(a.X) }}
	PartResults = Part{"op.ResultGroup($n)", "[]*core.Value",
		func(op *core.Operation, a *Args) any { return op.ResultGroup(a.X) }}
	PartRegion  = Part{"op.Region($n)", "*core.Region", func(op *core.Operation, a *Args) any { return op.Region(a.X) }}
	PartRegions = Part{"op.RegionList($n)", "[]*core.Region",
		func(op *core.Operation, a *Args) any { return op.RegionList(a.X) }}
	PartBlock  = Part{"op.Successor($n)", "*core.Block", func(op *core.Operation, a *Args) any { return op.Successor(a.X) }}
	PartBlocks = Part{"op.SuccessorList($n)", "[]*core.Block",
		func(op *core.Operation, a *Args) any { return op.SuccessorList(a.X) }}
	PartAttr = Part{"op.Slot($n)", "core.Attribute", func(op *core.Operation, a *Args) any { return op.Slot(a.X) }}
	PartDict = Part{"op.DictAttrs($names)", "[]core.NamedAttr",
		func(op *core.Operation, a *Args) any { return op.DictAttrs(a.Names...) }}
	PartDiscardable = Part{"op.DiscardableAttrs()", "[]core.NamedAttr",
		func(op *core.Operation, _ *Args) any { return op.DiscardableAttrs() }}
	PartInherent = Part{"op.InherentAttrs()", "[]core.NamedAttr",
		func(op *core.Operation, _ *Args) any { return op.InherentAttrs() }}
	PartOperandType = Part{"query.FirstType(op.OperandGroup($n))", "core.Type",
		func(op *core.Operation, a *Args) any { return query.FirstType(op.OperandGroup(a.X)) }}
	PartResultType = Part{"query.FirstType(op.ResultGroup($n))", "core.Type",
		func(op *core.Operation, a *Args) any { return query.FirstType(op.ResultGroup(a.X)) }}
	PartOperandTypes = Part{"query.TypesOf(op.OperandGroup($n))", "[]core.Type",
		func(op *core.Operation, a *Args) any { return query.TypesOf(op.OperandGroup(a.X)) }}
	PartResultTypes = Part{"query.TypesOf(op.ResultGroup($n))", "[]core.Type",
		func(op *core.Operation, a *Args) any { return query.TypesOf(op.ResultGroup(a.X)) }}
	PartOperandsType = Part{"op.OperandTypes()", "[]core.Type",
		func(op *core.Operation, _ *Args) any { return op.OperandTypes() }}
	PartResultsType = Part{"op.ResultTypes()", "[]core.Type", func(op *core.Operation, _ *Args) any { return op.ResultTypes() }}
)
