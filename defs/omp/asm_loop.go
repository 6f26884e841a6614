package omp

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/omp"
)

// ParseLoopNest reads "(%i, %j) : t = (%lb, %lb) to (%ub, %ub) inclusive step (%s, %s) collapse(2) tiles(4, 8) {...}".
func (Hooks) ParseLoopNest(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	var ivs []core.Argument
	var t core.Type
	var bounds [3][]core.OperandRef
	list := func(i int) bool { return p.OperandListOf(&bounds[i], core.DelimParen, len(ivs)) }
	if !p.ArgumentList(&ivs, core.DelimParen, false, false) || !p.ColonType(&t) || !p.Punct(core.PunctEqual) || !list(0) ||
		!p.Keyword("to") || !list(1) {
		return false
	}
	for i := range ivs {
		ivs[i].Type = t
	}
	if p.TryKeyword("inclusive") {
		st.SetSlot(omp.LoopNestLoopInclusiveSlot, c.Unit())
	}
	if !p.Keyword("step") || !list(2) {
		return false
	}
	var collapse int64
	if p.TryKeyword("collapse") && (!p.Punct(core.PunctLParen) || !p.Integer(&collapse) || !p.Punct(core.PunctRParen)) {
		return false
	}
	if collapse > 1 {
		st.SetSlot(omp.LoopNestCollapseNumLoopsSlot, c.I64Attr(collapse))
	}
	var tiles []int64
	tile := func() bool {
		var n int64
		if !p.Integer(&n) {
			return false
		}
		tiles = append(tiles, n)
		return true
	}
	if p.TryKeyword("tiles") && (!p.Punct(core.PunctLParen) || !p.List(core.DelimNone, "", tile) || !p.Punct(core.PunctRParen)) {
		return false
	}
	if len(tiles) > 0 {
		st.SetSlot(omp.LoopNestTileSizesSlot, c.I64Array(tiles...))
	}
	if !p.Region(st.AddRegion(), ivs) {
		return false
	}
	for _, b := range bounds {
		if !p.ResolveSame(&st.Operands, b, t) {
			return false
		}
	}
	return p.AttrDict(&st.Attrs)
}

// PrintLoopNest writes what [Hooks.ParseLoopNest] reads; upstream leaves the attributes out.
func (Hooks) PrintLoopNest(p *core.Printer, op omp.LoopNestOp) {
	args := op.Region().Entry().Args()
	group := func(word string, vals []*core.Value) {
		p.Str(word)
		p.Operands(vals)
		p.Byte(')')
	}
	group(" (", args)
	p.Str(" : ")
	p.Type(args[0].Type())
	group(" = (", op.LoopLowerBounds())
	group(" to (", op.LoopUpperBounds())
	if op.LoopInclusive() {
		p.Str(" inclusive")
	}
	group(" step (", op.LoopSteps())
	p.Space()
	if n := op.CollapseNumLoops(); n > 1 {
		p.Str("collapse(")
		p.Int(n)
		p.Str(") ")
	}
	if tiles, ok := op.TileSizes(); ok {
		p.Str("tiles(")
		for i, n := range tiles {
			comma(p, i)
			p.Int(n)
		}
		p.Str(") ")
	}
	p.Region(op.Region(), core.RegionOpts{HideEntryArgs: true})
}

// ParseCanonicalLoop reads "(%cli) %i : t in range(%n) {...}".
func (Hooks) ParseCanonicalLoop(p *core.Parser, st *core.OperationState) bool {
	var cli []*core.Value
	if p.TryPunct(core.PunctLParen) {
		var ref core.OperandRef
		if !p.Operand(&ref) || !p.Resolve(&cli, ref, omp.GetCanonicalLoopInfoType(p.Context())) || !p.Punct(core.PunctRParen) {
			return false
		}
	}
	var iv core.Argument
	var n core.OperandRef
	if !p.Argument(&iv, true, false) || !p.Keyword("in") || !p.Keyword("range") || !p.Punct(core.PunctLParen) || !p.Operand(&n) ||
		!p.Punct(core.PunctRParen) || !p.Resolve(&st.Operands, n, iv.Type) || !p.Region(st.AddRegion(), []core.Argument{iv}) {
		return false
	}
	st.Operands = append(st.Operands, cli...)
	return p.AttrDict(&st.Attrs)
}

// PrintCanonicalLoop writes what [Hooks.ParseCanonicalLoop] reads.
func (Hooks) PrintCanonicalLoop(p *core.Printer, op omp.CanonicalLoopOp) {
	if op.Region().IsEmpty() { // the name of its argument is part of the text
		p.GenericInstead()
		return
	}
	if cli := op.Cli(); cli != nil {
		p.Byte('(')
		p.Operand(cli)
		p.Byte(')')
	}
	p.Space()
	typed(p, op.Region().Entry().Arg(0))
	p.Str(" in range(")
	p.Operand(op.TripCount())
	p.Str(") ")
	p.Region(op.Region(), core.RegionOpts{HideEntryArgs: true})
	p.AttrDict(op.Op)
}

// ParseUnrollHeuristic reads "(%cli)".
func (Hooks) ParseUnrollHeuristic(p *core.Parser, st *core.OperationState) bool {
	var ref core.OperandRef
	return p.Punct(core.PunctLParen) && p.Operand(&ref) && p.Punct(core.PunctRParen) && p.AttrDict(&st.Attrs) &&
		p.Resolve(&st.Operands, ref, omp.GetCanonicalLoopInfoType(p.Context()))
}

// PrintUnrollHeuristic writes the loop.
func (Hooks) PrintUnrollHeuristic(p *core.Printer, op omp.UnrollHeuristicOp) {
	p.Byte('(')
	p.Operand(op.Applyee())
	p.Byte(')')
	p.AttrDict(op.Op)
}

// ParseLoopTransformClis reads "(%made, ...) <- (%consumed, ...)"; the first list may be absent.
func (Hooks) ParseLoopTransformClis(p *core.Parser, generatees, applyees *[]core.OperandRef) bool {
	if !p.TryPunct(core.PunctLess) {
		if !p.OperandList(generatees, core.DelimParen) || !p.Punct(core.PunctLess) {
			return false
		}
	}
	return p.Punct(core.PunctMinus) && p.OperandList(applyees, core.DelimParen)
}

// PrintLoopTransformClis writes what [Hooks.ParseLoopTransformClis] reads.
func (Hooks) PrintLoopTransformClis(p *core.Printer, _ *core.Operation, generatees, applyees []*core.Value) {
	if len(generatees) > 0 {
		p.Byte('(')
		p.Operands(generatees)
		p.Byte(')')
	}
	if len(applyees) > 0 {
		p.Str(" <- (")
		p.Operands(applyees)
		p.Byte(')')
	}
}

// ParseTargetAllocMem reads "%device : t, type(%len : t), %n, %m".
func (Hooks) ParseTargetAllocMem(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	var device core.OperandRef
	var t, in core.Type
	if !p.Operand(&device) || !p.ColonType(&t) || !p.Resolve(&st.Operands, device, t) || !p.Punct(core.PunctComma) || !p.Type(&in) {
		return false
	}
	st.SetSlot(omp.TargetAllocMemInTypeSlot, c.TypeAttr(in))
	var params, shape []core.OperandRef
	var types []core.Type
	if p.TryPunct(core.PunctLParen) && (!p.OperandList(&params, core.DelimNone) || !p.ColonTypeList(&types) ||
		!p.Punct(core.PunctRParen)) {
		return false
	}
	if p.TryPunct(core.PunctComma) && !p.OperandList(&shape, core.DelimNone) {
		return false
	}
	if !p.ResolveAll(&st.Operands, params, types, p.NamePos()) || !p.ResolveSame(&st.Operands, shape, c.Index()) {
		return false
	}
	st.SetSlot(omp.TargetAllocMemOperandSegmentSizesSlot, p.SegmentSizes(1, int32(len(params)), int32(len(shape))))
	st.Types = append(st.Types, c.I64())
	return p.AttrDict(&st.Attrs)
}

// PrintTargetAllocMem writes what [Hooks.ParseTargetAllocMem] reads.
func (Hooks) PrintTargetAllocMem(p *core.Printer, op omp.TargetAllocMemOp) {
	p.Space()
	typed(p, op.Device())
	p.Str(", ")
	p.Type(op.InType())
	if params := op.Typeparams(); len(params) > 0 {
		p.Byte('(')
		p.Operands(params)
		p.Str(" : ")
		p.TypesOf(params)
		p.Byte(')')
	}
	for _, v := range op.Shape() {
		p.Str(", ")
		p.Operand(v)
	}
	p.AttrDict(op.Op, "in_type", "operandSegmentSizes")
}
