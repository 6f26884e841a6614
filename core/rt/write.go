package rt

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
)

// Writer is a call that writes a part of an operation. Go is the call in generated code, with $n and $m for numbers and
// $names for strings.
type Writer struct {
	Go    string
	Write func(p *core.Printer, op *core.Operation, a *Args)
}

// The calls that write the parts of an operation.
var (
	WriteOperand = Writer{"p.Operand(op.Operand($n))",
		func(p *core.Printer, op *core.Operation, a *Args) { p.Operand(op.Operand(a.X)) }}
	WriteOperands = Writer{"p.OperandGroup(op, $n)",
		func(p *core.Printer, op *core.Operation, a *Args) { p.OperandGroup(op, a.X) }}
	WriteNested = Writer{"p.NestedOperands(op, $n)",
		func(p *core.Printer, op *core.Operation, a *Args) { p.NestedOperands(op, a.X) }}
	WriteAll = Writer{"p.OperandRange(op, 0, op.NumOperands())",
		func(p *core.Printer, op *core.Operation, _ *Args) { p.OperandRange(op, 0, op.NumOperands()) }}

	WriteNoOperands = Writer{"p.NoOperands()", func(p *core.Printer, _ *core.Operation, _ *Args) { p.NoOperands() }}

	WriteOperandType = Writer{"p.Type(op.Operand($n).Type())",
		func(p *core.Printer, op *core.Operation, a *Args) { p.Type(op.Operand(a.X).Type()) }}
	WriteResultType = Writer{"p.Type(op.Result($n).Type())",
		func(p *core.Printer, op *core.Operation, a *Args) { p.Type(op.Result(a.X).Type()) }}
	WriteOperandTypes = Writer{"p.OperandGroupTypes(op, $n)",
		func(p *core.Printer, op *core.Operation, a *Args) { p.OperandGroupTypes(op, a.X) }}
	WriteResultTypes = Writer{"p.ResultGroupTypes(op, $n)",
		func(p *core.Printer, op *core.Operation, a *Args) { p.ResultGroupTypes(op, a.X) }}
	WriteNestedTypes = Writer{"p.NestedTypes(op, $n)",
		func(p *core.Printer, op *core.Operation, a *Args) { p.NestedTypes(op, a.X) }}
	WriteAllOperands = Writer{"p.Types(op.OperandTypes())",
		func(p *core.Printer, op *core.Operation, _ *Args) { p.Types(op.OperandTypes()) }}
	WriteAllResults = Writer{"p.Types(op.ResultTypes())",
		func(p *core.Printer, op *core.Operation, _ *Args) { p.Types(op.ResultTypes()) }}

	WriteStrippedOperandType = Writer{"p.StrippedType(op.Operand($n).Type())",
		func(p *core.Printer, op *core.Operation, a *Args) { p.StrippedType(op.Operand(a.X).Type()) }}
	WriteStrippedResultType = Writer{"p.StrippedType(op.Result($n).Type())",
		func(p *core.Printer, op *core.Operation, a *Args) { p.StrippedType(op.Result(a.X).Type()) }}
	WriteStrippedOperandTypes = Writer{"p.StrippedOperandGroupTypes(op, $n)",
		func(p *core.Printer, op *core.Operation, a *Args) { p.StrippedOperandGroupTypes(op, a.X) }}
	WriteStrippedResultTypes = Writer{"p.StrippedResultGroupTypes(op, $n)",
		func(p *core.Printer, op *core.Operation, a *Args) { p.StrippedResultGroupTypes(op, a.X) }}

	WriteRegion = Writer{"p.Region(op.Region($n), core.RegionOpts{})",
		func(p *core.Printer, op *core.Operation, a *Args) { p.Region(op.Region(a.X), core.RegionOpts{}) }}
	WriteRegionBody = Writer{"p.Region(op.Region($n), core.RegionOpts{HideEntryArgs: true})",
		func(p *core.Printer, op *core.Operation, a *Args) {
			p.Region(op.Region(a.X), core.RegionOpts{HideEntryArgs: true})
		}}
	WriteImplicit = Writer{"p.ImplicitTerminatorRegion(op.Region($n))",
		func(p *core.Printer, op *core.Operation, a *Args) { p.ImplicitTerminatorRegion(op.Region(a.X)) }}
	WriteRegions = Writer{"p.RegionList(op.RegionList($n))",
		func(p *core.Printer, op *core.Operation, a *Args) { p.RegionList(op.RegionList(a.X)) }}
	WriteImplicits = Writer{"rt.ImplicitTerminatorRegions(p, op.RegionList($n))",
		func(p *core.Printer, op *core.Operation, a *Args) { ImplicitTerminatorRegions(p, op.RegionList(a.X)) }}
	WriteArgs = Writer{"p.EntryArgs(op, $n, $m)",
		func(p *core.Printer, op *core.Operation, a *Args) { p.EntryArgs(op, a.X, a.Y) }}
	WriteBlock = Writer{"p.Successor(op.Successor($n))",
		func(p *core.Printer, op *core.Operation, a *Args) { p.Successor(op.Successor(a.X)) }}
	WriteBlocks = Writer{"p.SuccessorList(op.SuccessorList($n))",
		func(p *core.Printer, op *core.Operation, a *Args) { p.SuccessorList(op.SuccessorList(a.X)) }}

	WriteAttr   = Writer{"p.Attr(op.Slot($n))", func(p *core.Printer, op *core.Operation, a *Args) { p.Attr(op.Slot(a.X)) }}
	WriteNoType = Writer{"p.AttrNoType(op.Slot($n))",
		func(p *core.Printer, op *core.Operation, a *Args) { p.AttrNoType(op.Slot(a.X)) }}
	WriteStripped = Writer{"p.StrippedAttr(op.Slot($n))",
		func(p *core.Printer, op *core.Operation, a *Args) { p.StrippedAttr(op.Slot(a.X)) }}
	WriteSymbol = Writer{"p.SymbolName(rt.TextOf(op.Slot($n)))",
		func(p *core.Printer, op *core.Operation, a *Args) { p.SymbolName(TextOf(op.Slot(a.X))) }}
	WriteProp = Writer{"p.Prop(op, $n)", func(p *core.Printer, op *core.Operation, a *Args) { p.Prop(op, a.X) }}

	WriteDict = Writer{"p.AttrDict(op$names)",
		func(p *core.Printer, op *core.Operation, a *Args) { p.AttrDict(op, a.Names...) }}
	WriteDictWith = Writer{"p.AttrDictWithKeyword(op$names)",
		func(p *core.Printer, op *core.Operation, a *Args) { p.AttrDictWithKeyword(op, a.Names...) }}
	WriteDiscardable = Writer{"p.DiscardableDict(op$names)",
		func(p *core.Printer, op *core.Operation, a *Args) { p.DiscardableDict(op, a.Names...) }}
	WriteDiscardableWith = Writer{"p.DiscardableDictWithKeyword(op$names)",
		func(p *core.Printer, op *core.Operation, a *Args) { p.DiscardableDictWithKeyword(op, a.Names...) }}
	WritePropDict = Writer{"p.PropDict(op$names)",
		func(p *core.Printer, op *core.Operation, a *Args) { p.PropDict(op, a.Names...) }}
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

// Test is a question whether a part of an operation is there to be written.
type Test struct {
	Go string
	Is func(op *core.Operation, a *Args) bool
}

// The questions about parts.
var (
	HasAlways     = Test{"true", func(*core.Operation, *Args) bool { return true }}
	HasAnyOperand = Test{"op.NumOperands() > 0", func(op *core.Operation, _ *Args) bool { return op.NumOperands() > 0 }}
	HasAnyResult  = Test{"op.NumResults() > 0", func(op *core.Operation, _ *Args) bool { return op.NumResults() > 0 }}
	HasOperands   = Test{"op.HasOperands($n)", func(op *core.Operation, a *Args) bool { return op.HasOperands(a.X) }}
	HasResults    = Test{"op.HasResults($n)", func(op *core.Operation, a *Args) bool { return op.HasResults(a.X) }}
	HasRegions    = Test{"op.NumRegions() > $n", func(op *core.Operation, a *Args) bool { return op.NumRegions() > a.X }}
	HasBody       = Test{"!op.Region($n).IsEmpty()", func(op *core.Operation, a *Args) bool { return !op.Region(a.X).IsEmpty() }}
	HasBlocks     = Test{"op.NumSuccessors() > $n", func(op *core.Operation, a *Args) bool { return op.NumSuccessors() > a.X }}
	HasAttr       = Test{"op.Slot($n) != nil", func(op *core.Operation, a *Args) bool { return op.Slot(a.X) != nil }}
	HasNonDefault = Test{"op.HasNonDefault($n)", func(op *core.Operation, a *Args) bool { return op.HasNonDefault(a.X) }}
)
