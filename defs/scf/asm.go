package scf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/scf"
)

// printAssignments writes what [core.Parser.ArgumentPairs] reads behind a word, unless there is nothing.
func printAssignments(p *core.Printer, word string, args, vals []*core.Value) {
	if len(vals) == 0 {
		return
	}
	p.Str(word)
	p.Byte('(')
	for i, v := range vals {
		if i >= len(args) {
			break
		}
		if i > 0 {
			p.Str(", ")
		}
		p.Operand(args[i])
		p.Str(" = ")
		p.Operand(v)
	}
	p.Byte(')')
}

// parseAttrs reads the optional dictionary at the end.
func parseAttrs(p *core.Parser, st *core.OperationState) bool { return p.AttrDict(&st.Attrs) }

// ParseFor reads "unsigned %i = %lb to %ub step %s iter_args(%a = %b) -> (t) : type {...}".
func (Hooks) ParseFor(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	if p.TryKeyword("unsigned") {
		st.SetSlot(scf.ForUnsignedCmpSlot, c.Unit())
	}
	args := make([]core.Argument, 1, 4)
	var bounds [3]core.OperandRef
	// Upstream reads the induction variable as it reads uses, with no location, but with a number that means nothing.
	if !p.Operand(&args[0].Ref) || !p.Punct(core.PunctEqual) || !p.Operand(&bounds[0]) || !p.Keyword("to") ||
		!p.Operand(&bounds[1]) || !p.Keyword("step") || !p.Operand(&bounds[2]) {
		return false
	}
	var inits []core.OperandRef
	if p.TryKeyword("iter_args") && (!p.ArgumentPairs(&args, &inits) || !p.ArrowTypeList(&st.Types)) {
		return false
	}
	if len(inits) != len(st.Types) {
		return p.OpErrorf(p.NamePos(), "mismatch in number of loop-carried values and defined values")
	}
	var t core.Type = c.Index()
	if p.TryPunct(core.PunctColon) && !p.Type(&t) {
		return false
	}
	args[0].Type = t
	for i, r := range st.Types {
		args[i+1].Type = r
	}
	body := st.AddRegion()
	if !p.Region(body, args) {
		return false
	}
	p.EnsureTerminator(body, "scf.yield", st.Loc)
	for _, b := range bounds {
		if !p.Resolve(&st.Operands, b, t) {
			return false
		}
	}
	for i, r := range inits {
		if !p.Resolve(&st.Operands, r, st.Types[i]) {
			return false
		}
	}
	return parseAttrs(p, st)
}

// PrintFor writes a loop. Its yield is left out when it has no values.
func (Hooks) PrintFor(p *core.Printer, op scf.ForOp) {
	if op.UnsignedCmp() {
		p.Str(" unsigned")
	}
	args := op.Region().Entry().Args()
	p.Space()
	p.Operand(args[0])
	p.Str(" = ")
	p.Operand(op.LowerBound())
	p.Str(" to ")
	p.Operand(op.UpperBound())
	p.Str(" step ")
	p.Operand(op.Step())
	inits := op.InitArgs()
	printAssignments(p, " iter_args", args[1:], inits)
	if len(inits) > 0 {
		p.Str(" -> (")
		p.TypesOf(inits)
		p.Byte(')')
	}
	p.Space()
	if t := args[0].Type(); !query.Is[*core.IndexType](t) {
		p.Str(" : ")
		p.Type(t)
		p.Space()
	}
	p.Region(op.Region(), core.RegionOpts{HideEntryArgs: true, HideTerminator: len(inits) == 0})
	p.AttrDict(op.Op, "unsignedCmp")
}

// ParseIf reads "%c -> (t) {...} else {...}".
func (Hooks) ParseIf(p *core.Parser, st *core.OperationState) bool {
	then, otherwise := st.AddRegion(), st.AddRegion()
	var cond core.OperandRef
	if !p.Operand(&cond) || !p.Resolve(&st.Operands, cond, p.Context().I1()) || !p.TryArrowTypeList(&st.Types) ||
		!p.Region(then, nil) {
		return false
	}
	p.EnsureTerminator(then, "scf.yield", st.Loc)
	if p.TryKeyword("else") {
		if !p.Region(otherwise, nil) {
			return false
		}
		p.EnsureTerminator(otherwise, "scf.yield", st.Loc)
	}
	return parseAttrs(p, st)
}

// PrintIf writes a conditional.
func (Hooks) PrintIf(p *core.Printer, op scf.IfOp) {
	p.Space()
	p.Operand(op.Condition())
	types := op.Op.ResultTypes()
	if len(types) > 0 {
		p.Str(" -> (")
		p.Types(types)
		p.Byte(')')
	}
	p.Space()
	o := core.RegionOpts{HideEntryArgs: true, HideTerminator: len(types) == 0}
	p.Region(op.ThenRegion(), o)
	if !op.ElseRegion().IsEmpty() {
		p.Str(" else ")
		p.Region(op.ElseRegion(), o)
	}
	p.AttrDict(op.Op)
}

// ParseWhile reads "(%a = %b) : (t) -> u {...} do {...} attributes {...}".
func (Hooks) ParseWhile(p *core.Parser, st *core.OperationState) bool {
	before, after := st.AddRegion(), st.AddRegion()
	var args []core.Argument
	var refs []core.OperandRef
	if _, ok := p.TryArgumentPairs(&args, &refs); !ok {
		return false
	}
	at := p.Pos()
	var t *core.FunctionType
	if !core.ParseColonTypeAs(p, &t) {
		return false
	}
	st.Types = append(st.Types, t.Results()...)
	if len(t.Inputs()) != len(refs) {
		return p.OpErrorf(at, "expected as many input types as operands (expected %d got %d)", len(refs), len(t.Inputs()))
	}
	if !p.ResolveAll(&st.Operands, refs, t.Inputs(), p.Pos()) {
		return false
	}
	for i, in := range t.Inputs() {
		args[i].Type = in
	}
	return p.Region(before, args) && p.Keyword("do") && p.Region(after, nil) && p.AttrDictWithKeyword(&st.Attrs)
}

// PrintWhile writes a loop with a condition.
func (Hooks) PrintWhile(p *core.Printer, op scf.WhileOp) {
	inits := op.Inits()
	printAssignments(p, " ", op.Before().Entry().Args(), inits)
	p.Str(" : ")
	p.FunctionalTypeOf(op.Op)
	p.Space()
	p.Region(op.Before(), core.RegionOpts{HideEntryArgs: true})
	p.Str(" do ")
	p.Region(op.After(), core.RegionOpts{})
	p.AttrDictWithKeyword(op.Op)
}

// ParseParallel reads "(%i, ...) = (%lb, ...) to (%ub, ...) step (%s, ...) init (%x, ...) -> t {...}".
func (Hooks) ParseParallel(p *core.Parser, st *core.OperationState) bool {
	index := p.Context().Index()
	var ivs []core.Argument
	if !p.ArgumentList(&ivs, core.DelimParen, false, false) || !p.Punct(core.PunctEqual) {
		return false
	}
	n := len(ivs)
	bounds := func() bool {
		at := p.Pos()
		var refs []core.OperandRef
		if !p.OperandList(&refs, core.DelimParen) {
			return false
		}
		if len(refs) != n {
			return p.OpErrorf(at, "expected %d operands", n)
		}
		return p.ResolveSame(&st.Operands, refs, index)
	}
	if !bounds() || !p.Keyword("to") || !bounds() || !p.Keyword("step") || !bounds() {
		return false
	}
	var inits []core.OperandRef
	if p.TryKeyword("init") && !p.OperandList(&inits, core.DelimParen) || !p.TryArrowTypeList(&st.Types) {
		return false
	}
	for i := range ivs {
		ivs[i].Type = index
	}
	body := st.AddRegion()
	if !p.Region(body, ivs) || !parseAttrs(p, st) || !p.ResolveAll(&st.Operands, inits, st.Types, p.NamePos()) {
		return false
	}
	p.EnsureTerminator(body, "scf.reduce", st.Loc)
	st.SetSlot(scf.ParallelOperandSegmentSizesSlot, p.SegmentSizes(int32(n), int32(n), int32(n), int32(len(inits))))
	return true
}

// PrintParallel writes a parallel loop, with its terminator.
func (Hooks) PrintParallel(p *core.Printer, op scf.ParallelOp) {
	group := func(word string, vals []*core.Value) {
		p.Str(word)
		p.Str(" (")
		p.Operands(vals)
		p.Byte(')')
	}
	group("", op.Region().Entry().Args())
	group(" =", op.LowerBound())
	group(" to", op.UpperBound())
	group(" step", op.Step())
	if inits := op.InitVals(); len(inits) > 0 {
		group(" init", inits)
	}
	p.OptionalArrowTypes(op.Op.ResultTypes())
	p.Space()
	p.Region(op.Region(), core.RegionOpts{HideEntryArgs: true})
	p.AttrDict(op.Op)
}

// ParseExecuteRegion reads "-> t no_inline {...}".
func (Hooks) ParseExecuteRegion(p *core.Parser, st *core.OperationState) bool {
	if !p.TryArrowTypeList(&st.Types) {
		return false
	}
	if p.TryKeyword("no_inline") {
		st.SetSlot(scf.ExecuteRegionNoInlineSlot, p.Context().Unit())
	}
	return p.Region(st.AddRegion(), nil) && parseAttrs(p, st)
}

// PrintExecuteRegion writes the region with its terminators.
func (Hooks) PrintExecuteRegion(p *core.Printer, op scf.ExecuteRegionOp) {
	p.OptionalArrowTypes(op.Op.ResultTypes())
	p.Space()
	if op.NoInline() {
		p.Str("no_inline ")
	}
	p.Region(op.Region(), core.RegionOpts{HideEntryArgs: true})
	p.AttrDict(op.Op, "no_inline")
}

// ParseSwitchCases reads "case 2 {...} case 5 {...}".
func (Hooks) ParseSwitchCases(p *core.Parser, values *core.Attribute, regions *[]*core.Region) bool {
	var cases []int64
	for p.TryKeyword("case") {
		var v int64
		r := new(core.Region)
		if !p.Integer(&v) || !p.Region(r, nil) {
			return false
		}
		cases, *regions = append(cases, v), append(*regions, r)
	}
	*values = p.Context().I64Array(cases...)
	return true
}

// PrintSwitchCases writes each case on a line.
func (Hooks) PrintSwitchCases(p *core.Printer, _ *core.Operation, values core.Attribute, regions []*core.Region) {
	cases, ok := values.(*core.DenseArrayAttr)
	if !ok {
		return
	}
	for i, r := range regions {
		if i >= cases.Len() {
			return
		}
		p.Newline()
		p.Str("case ")
		p.Int(cases.Int(i))
		p.Space()
		p.Region(r, core.RegionOpts{HideEntryArgs: true})
	}
}

// ParseReductions reads regions with commas between them. A brace is always a region's.
func (Hooks) ParseReductions(p *core.Parser, regions *[]*core.Region) bool {
	return p.RegionList(regions)
}

// PrintReductions writes the regions with their arguments.
func (Hooks) PrintReductions(p *core.Printer, _ *core.Operation, regions []*core.Region) {
	for i, r := range regions {
		if i > 0 {
			p.Str(", ")
		}
		p.Region(r, core.RegionOpts{})
	}
}

// ParseForall reads "(%i, ...) in (4, %n) shared_outs(%o = %t) -> (t) {...}"; instead of "in" and the upper bounds it
// may have all bounds: "= (0, 0) to (4, %n) step (1, 2)".
func (Hooks) ParseForall(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	var args []core.Argument
	if !p.ArgumentList(&args, core.DelimParen, false, false) {
		return false
	}
	rank := len(args)
	var sizes [4]int32
	list := func(k, slot int) bool {
		var refs []core.OperandRef
		if !view.ParseIndexList(p, core.DelimParen, &refs, st.SlotVar(slot)) {
			return false
		}
		sizes[k] = int32(len(refs))
		return p.ResolveSame(&st.Operands, refs, c.Index())
	}
	constant := func(slot int, v int64) {
		vals := make([]int64, rank)
		for i := range vals {
			vals[i] = v
		}
		st.SetSlot(slot, c.I64Array(vals...))
	}
	if p.TryKeyword("in") {
		if !list(1, scf.ForallStaticUpperBoundSlot) {
			return false
		}
		constant(scf.ForallStaticLowerBoundSlot, 0)
		constant(scf.ForallStaticStepSlot, 1)
	} else if !p.Punct(core.PunctEqual) || !list(0, scf.ForallStaticLowerBoundSlot) || !p.Keyword("to") ||
		!list(1, scf.ForallStaticUpperBoundSlot) ||
		!p.Keyword("step") || !list(2, scf.ForallStaticStepSlot) {
		return false
	}
	at := p.Pos()
	if p.TryKeyword("shared_outs") {
		var outs []core.OperandRef
		if !p.ArgumentPairs(&args, &outs) || !p.TryArrowTypeList(&st.Types) || !p.ResolveAll(&st.Operands, outs, st.Types, at) {
			return false
		}
		sizes[3] = int32(len(outs))
	}
	for i := range args {
		if args[i].Type = c.Index(); i >= rank {
			args[i].Type = st.Types[i-rank]
		}
	}
	body := st.AddRegion()
	if !p.Region(body, args) {
		return false
	}
	ensureInParallel(c, body, st.Loc)
	st.SetSlot(scf.ForallOperandSegmentSizesSlot, p.SegmentSizes(sizes[:]...))
	return parseAttrs(p, st)
}

// ensureInParallel ends a body in scf.forall.in_parallel.
func ensureInParallel(c *core.Context, body *core.Region, loc core.Location) {
	if body.IsEmpty() {
		body.Append(core.NewBlock(nil))
	}
	last := body.Last()
	if op := last.Last(); op != nil && op.Has(core.TraitTerminator) {
		return
	}
	b := core.NewBuilder(c)
	b.SetEnd(last)
	op := scf.NewInParallel(b.SetLoc(loc))
	op.Region().Append(core.NewBlock(nil))
}

// PrintForall writes a parallel loop over points.
func (Hooks) PrintForall(p *core.Printer, op scf.ForallOp) {
	args, rank := op.Region().Entry().Args(), forallRank(op)
	p.Str(" (")
	p.Operands(args[:rank])
	p.Byte(')')
	if isNormalized(op) {
		p.Str(" in ")
		view.PrintIndexList(p, core.DelimParen, op.DynamicUpperBound(), op.StaticUpperBoundAttr())
	} else {
		p.Str(" = ")
		view.PrintIndexList(p, core.DelimParen, op.DynamicLowerBound(), op.StaticLowerBoundAttr())
		p.Str(" to ")
		view.PrintIndexList(p, core.DelimParen, op.DynamicUpperBound(), op.StaticUpperBoundAttr())
		p.Str(" step ")
		view.PrintIndexList(p, core.DelimParen, op.DynamicStep(), op.StaticStepAttr())
	}
	printAssignments(p, " shared_outs", args[rank:], op.Outputs())
	p.Space()
	if len(args) > rank {
		p.Str("-> (")
		p.Types(op.Op.ResultTypes())
		p.Str(") ")
	}
	p.Region(op.Region(), core.RegionOpts{HideEntryArgs: true, HideTerminator: op.Op.NumResults() == 0})
	p.AttrDict(op.Op, "staticLowerBound", "staticUpperBound", "staticStep")
}

// ParseInParallel reads a region.
func (Hooks) ParseInParallel(p *core.Parser, st *core.OperationState) bool {
	r := st.AddRegion()
	if !p.Region(r, nil) {
		return false
	}
	if r.IsEmpty() {
		r.Append(core.NewBlock(nil))
	}
	return parseAttrs(p, st)
}

// PrintInParallel writes the region.
func (Hooks) PrintInParallel(p *core.Printer, op scf.InParallelOp) {
	p.Space()
	p.Region(op.Region(), core.RegionOpts{HideEntryArgs: true, HideTerminator: true})
	p.AttrDict(op.Op)
}
