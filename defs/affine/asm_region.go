package affine

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
)

// This file has the syntax of operations with regions.

// parseBound reads a bound of affine.for: a value, an integer, or a map with its operands, in front of which is "min"
// or "max" when it has several results. It returns the number of operands.
func parseBound(p *core.Parser, st *core.OperationState, slot int, prefix, kind string) (n int, ok bool) {
	c, from := p.Context(), len(st.Operands)
	prefixed := p.TryKeyword(prefix)
	set := func(m *affine.Map) { st.SetSlot(slot, c.AffineMap(m)) }
	var refs []core.OperandRef
	var ref core.OperandRef
	if found, ok := p.TryOperand(&ref); !ok {
		return 0, false
	} else if found {
		refs = append(refs, ref)
		for p.TryPunct(core.PunctComma) {
			if !p.Operand(&ref) {
				return 0, false
			}
			refs = append(refs, ref)
		}
	}
	if len(refs) > 1 {
		return 0, p.OpErrorf(p.NamePos(), "expected only one loop bound operand")
	}
	if len(refs) == 1 {
		set(affine.SymbolIdentityMap(1))
		return 1, p.Resolve(&st.Operands, refs[0], c.Index())
	}
	at := p.Pos()
	var a core.Attribute
	if !p.Attr(&a, c.Index()) {
		return 0, false
	}
	switch a := a.(type) {
	case *core.IntegerAttr:
		set(affine.ConstantMap(a.Int64()))
		return 0, true
	case *core.AffineMapAttr:
		m := a.Value()
		set(m)
		dims, ok := parseOperands(p, &st.Operands)
		n = len(st.Operands) - from
		switch {
		case !ok:
			return 0, false
		case m.NumDims() != dims:
			return 0, p.OpErrorf(p.NamePos(), "dim operand count and affine map dim count must match")
		case m.NumInputs() != n:
			return 0, p.OpErrorf(p.NamePos(), "symbol operand count and affine map symbol count must match")
		case m.NumResults() > 1 && !prefixed:
			return 0, p.OpErrorf(at, "%s loop bound affine map with multiple results requires '%s' prefix", kind, prefix)
		}
		return n, true
	}
	return 0, p.OpErrorf(p.NamePos(), "expected valid affine map representation for loop bounds")
}

// printBound writes what [parseBound] reads.
func printBound(p *core.Printer, a *core.AffineMapAttr, operands []*core.Value, prefix string) {
	m := a.Value()
	if m.NumResults() == 1 {
		e := m.Result(0)
		if v, ok := e.Value(); ok && m.NumInputs() == 0 {
			p.Int(v)
			return
		}
		if e.IsSymbol() && m.NumDims() == 0 && m.NumSymbols() == 1 {
			p.Operand(operands[0])
			return
		}
	} else {
		p.Str(prefix)
		p.Space()
	}
	p.Attr(a)
	printOperands(p, operands, m.NumDims())
}

// ParseFor reads "%i = 0 to min #map(%a)[%b] step 2 iter_args(%x = %y) -> (t) {...}".
func (Hooks) ParseFor(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	args := make([]core.Argument, 1, 4)
	args[0].Type = c.Index()
	if !p.Argument(&args[0], false, false) || !p.Punct(core.PunctEqual) {
		return false
	}
	lower, ok := parseBound(p, st, gen.ForLowerBoundMapSlot, "max", "lower")
	if !ok {
		return false
	}
	if !p.TryKeyword("to") {
		return p.OpErrorf(p.Pos(), "expected 'to' between bounds")
	}
	upper, ok := parseBound(p, st, gen.ForUpperBoundMapSlot, "min", "upper")
	if !ok {
		return false
	}
	step := c.IndexAttr(1)
	if p.TryKeyword("step") {
		at := p.Pos()
		if !core.ParseAttrAs(p, &step, c.Index()) {
			return false
		}
		if step.Value().IsNegative() {
			return p.OpErrorf(at, "expected step to be representable as a positive signed integer")
		}
	}
	st.SetSlot(gen.ForStepSlot, step)
	var inits []core.OperandRef
	if p.TryKeyword("iter_args") {
		if !p.ArgumentPairs(&args, &inits) || !p.ArrowTypeList(&st.Types) {
			return false
		}
		for i, r := range inits {
			if i >= len(st.Types) {
				break
			}
			args[i+1].Type = st.Types[i]
			if !p.Resolve(&st.Operands, r, st.Types[i]) {
				return false
			}
		}
	}
	st.SetSlot(gen.ForOperandSegmentSizesSlot, p.SegmentSizes(int32(lower), int32(upper), int32(len(inits))))
	body := st.AddRegion()
	if len(args) != len(st.Types)+1 {
		return p.OpErrorf(p.NamePos(), "mismatch between the number of loop-carried values and results")
	}
	if !p.Region(body, args) {
		return false
	}
	p.EnsureTerminator(body, gen.YieldDef.Name, st.Loc)
	return p.AttrDict(&st.Attrs)
}

// PrintFor writes a loop. Its yield is left out when it has no values.
func (Hooks) PrintFor(p *core.Printer, op gen.ForOp) {
	args, inits := op.Region().Entry().Args(), op.Inits()
	p.Space()
	p.RegionArg(args[0], nil, true)
	p.Str(" = ")
	printBound(p, op.LowerBoundMapAttr(), op.LowerBoundOperands(), "max")
	p.Str(" to ")
	printBound(p, op.UpperBoundMapAttr(), op.UpperBoundOperands(), "min")
	if n := stepOf(op); n != 1 {
		p.Str(" step ")
		p.Int(n)
	}
	if len(inits) > 0 {
		p.Str(" iter_args(")
		for i, v := range inits {
			if i > 0 {
				p.Str(", ")
			}
			p.Operand(args[i+1])
			p.Str(" = ")
			p.Operand(v)
		}
		p.Str(") -> (")
		p.Types(op.Op.ResultTypes())
		p.Byte(')')
	}
	p.Space()
	p.Region(op.Region(), core.RegionOpts{HideEntryArgs: true, HideTerminator: len(inits) == 0})
	p.AttrDict(op.Op, "lowerBoundMap", "upperBoundMap", "step")
}

// ParseIf reads "#set(%i)[%n] -> (t) {...} else {...}".
func (Hooks) ParseIf(p *core.Parser, st *core.OperationState) bool {
	var a *core.IntegerSetAttr
	if !core.ParseAttrAs(p, &a, nil) {
		return false
	}
	st.SetSlot(gen.IfConditionSlot, a)
	dims, ok := parseOperands(p, &st.Operands)
	s := a.Value()
	switch {
	case !ok:
		return false
	case s.NumDims() != dims:
		return p.OpErrorf(p.NamePos(), "dim operand count and integer set dim count must match")
	case s.NumInputs() != len(st.Operands):
		return p.OpErrorf(p.NamePos(), "symbol operand count and integer set symbol count must match")
	}
	then, otherwise := st.AddRegion(), st.AddRegion()
	if !p.TryArrowTypeList(&st.Types) || !p.Region(then, nil) {
		return false
	}
	p.EnsureTerminator(then, gen.YieldDef.Name, st.Loc)
	if p.TryKeyword("else") {
		if !p.Region(otherwise, nil) {
			return false
		}
		p.EnsureTerminator(otherwise, gen.YieldDef.Name, st.Loc)
	}
	return p.AttrDict(&st.Attrs)
}

// PrintIf writes a conditional.
func (Hooks) PrintIf(p *core.Printer, op gen.IfOp) {
	p.Space()
	p.Attr(op.ConditionAttr())
	printOperands(p, op.Op.OperandList(0, op.Op.NumOperands()), op.ConditionAttr().Value().NumDims())
	p.OptionalArrowTypes(op.Op.ResultTypes())
	p.Space()
	o := core.RegionOpts{HideEntryArgs: true, HideTerminator: op.Op.NumResults() == 0}
	p.Region(op.ThenRegion(), o)
	if !op.ElseRegion().IsEmpty() {
		p.Str(" else ")
		p.Region(op.ElseRegion(), o)
	}
	p.AttrDict(op.Op, "condition")
}

// boundList collects the bounds of affine.parallel: expressions over their own operands, in groups.
type boundList struct {
	exprs      []affine.Expr
	dims, syms [][]core.OperandRef
	groups     []int32
}

// parse reads "(0, max(%a, %b + 1))".
func (b *boundList) parse(p *core.Parser, prefix string) bool {
	if !p.Punct(core.PunctLParen) {
		return false
	}
	if p.TryPunct(core.PunctRParen) {
		return true
	}
	for first := true; first || p.TryPunct(core.PunctComma); first = false {
		var dims, syms []core.OperandRef
		if !p.TryKeyword(prefix) {
			var e affine.Expr
			if !p.AffineExprOfSSAIds(&e, &dims, &syms) {
				return false
			}
			b.add(dims, syms, e)
			continue
		}
		var m *affine.Map
		if !p.AffineMapOfSSAIds(&m, &dims, &syms, core.DelimParen) {
			return false
		}
		b.add(dims, syms, m.Results()...)
	}
	return p.Punct(core.PunctRParen)
}

func (b *boundList) add(dims, syms []core.OperandRef, exprs ...affine.Expr) {
	for _, e := range exprs {
		b.exprs, b.dims, b.syms = append(b.exprs, e), append(b.dims, dims), append(b.syms, syms)
	}
	b.groups = append(b.groups, int32(len(exprs)))
}

// resolve appends the operands, each once, and returns the map of all bounds.
func (b *boundList) resolve(p *core.Parser, dst *[]*core.Value) (*affine.Map, bool) {
	dims, dimExprs, ok := unique(p, b.dims, affine.Dim)
	if !ok {
		return nil, false
	}
	syms, symExprs, ok := unique(p, b.syms, affine.Symbol)
	if !ok {
		return nil, false
	}
	*dst = append(append(*dst, dims...), syms...)
	exprs := make([]affine.Expr, len(b.exprs))
	d, s := 0, 0
	for i, e := range b.exprs {
		exprs[i] = e.ReplaceDimsAndSymbols(dimExprs[d:], symExprs[s:])
		d, s = d+len(b.dims[i]), s+len(b.syms[i])
	}
	return affine.NewMap(len(dims), len(syms), exprs...), true
}

// unique resolves operands and says which of the different values each of them is.
func unique(p *core.Parser, lists [][]core.OperandRef, leaf func(int) affine.Expr) (vals []*core.Value, exprs []affine.Expr,
	ok bool) {
	for _, refs := range lists {
		var all []*core.Value
		if !p.ResolveSame(&all, refs, p.Context().Index()) {
			return nil, nil, false
		}
		for _, v := range all {
			pos := slices.Index(vals, v)
			if pos < 0 {
				pos = len(vals)
				vals = append(vals, v)
			}
			exprs = append(exprs, leaf(pos))
		}
	}
	return vals, exprs, true
}

// ParseParallel reads "(%i, %j) = (0, 0) to (%n, min(%m, 8)) step (1, 2) reduce ("addf") -> (t) {...}".
func (Hooks) ParseParallel(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	var ivs []core.Argument
	if !p.ArgumentList(&ivs, core.DelimParen, false, false) || !p.Punct(core.PunctEqual) {
		return false
	}
	bound := func(prefix string, slot, groups int) bool {
		var b boundList
		if !b.parse(p, prefix) {
			return false
		}
		m, ok := b.resolve(p, &st.Operands)
		if ok {
			st.SetSlot(slot, c.AffineMap(m))
			st.SetSlot(groups, groupsAttr(c, b.groups))
		}
		return ok
	}
	if !bound("max", gen.ParallelLowerBoundsMapSlot, gen.ParallelLowerBoundsGroupsSlot) || !p.Keyword("to") ||
		!bound("min", gen.ParallelUpperBoundsMapSlot, gen.ParallelUpperBoundsGroupsSlot) ||
		!parseSteps(p, st, len(ivs)) || !parseReductions(p, st) || !p.TryArrowTypeList(&st.Types) {
		return false
	}
	for i := range ivs {
		ivs[i].Type = c.Index()
	}
	body := st.AddRegion()
	if !p.Region(body, ivs) || !p.AttrDict(&st.Attrs) {
		return false
	}
	p.EnsureTerminator(body, gen.YieldDef.Name, st.Loc)
	return true
}

func groupsAttr(c *core.Context, groups []int32) core.Attribute {
	elems := make([]core.Attribute, len(groups))
	for i, n := range groups {
		elems[i] = c.I32Attr(n)
	}
	return c.DenseOf(c.RankedTensor([]int64{int64(len(groups))}, c.Integer(32), nil), elems)
}

func parseSteps(p *core.Parser, st *core.OperationState, n int) bool {
	c := p.Context()
	steps := make([]core.Attribute, 0, n)
	if p.TryKeyword("step") {
		var m *affine.Map
		var dims, syms []core.OperandRef
		if !p.AffineMapOfSSAIds(&m, &dims, &syms, core.DelimParen) {
			return false
		}
		for _, e := range m.Results() {
			v, ok := e.Value()
			if !ok {
				return p.OpErrorf(p.NamePos(), "steps must be constant integers")
			}
			steps = append(steps, c.I64Attr(v))
		}
	} else {
		for range n {
			steps = append(steps, c.I64Attr(1))
		}
	}
	st.SetSlot(gen.ParallelStepsSlot, c.Array(steps...))
	return true
}

func parseReductions(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	var kinds []core.Attribute
	word := func() bool {
		at := p.Pos()
		var s *core.StringAttr
		if !core.ParseAttrAs(p, &s, c.None()) {
			return false
		}
		k, ok := arith.ParseAtomicRMWKind(s.Value())
		if !ok {
			return p.OpErrorf(at, "invalid reduction value: %s", core.AttrString(s))
		}
		kinds = append(kinds, arith.AtomicRMWKindAttrOf(c, k))
		return true
	}
	// There is at least one: "reduce ()" is no list.
	if p.TryKeyword("reduce") && !(p.Punct(core.PunctLParen) && p.List(core.DelimNone, "", word) && p.Punct(core.PunctRParen)) {
		return false
	}
	st.SetSlot(gen.ParallelReductionsSlot, c.Array(kinds...))
	return true
}

// PrintParallel writes a loop nest.
func (Hooks) PrintParallel(p *core.Printer, op gen.ParallelOp) {
	p.Str(" (")
	p.Operands(op.Region().Entry().Args())
	p.Str(") = (")
	printGroups(p, lowerOf(op), "max")
	p.Str(") to (")
	printGroups(p, upperOf(op), "min")
	p.Byte(')')
	if steps := stepsOf(op); slices.ContainsFunc(steps, func(n int64) bool { return n != 1 }) {
		p.Str(" step (")
		for i, n := range steps {
			if i > 0 {
				p.Str(", ")
			}
			p.Int(n)
		}
		p.Byte(')')
	}
	if op.Op.NumResults() > 0 {
		p.Str(" reduce (")
		for i, k := range op.ReductionsAttr().Elems() {
			if i > 0 {
				p.Str(", ")
			}
			p.QuotedString(reductionKind(k).String())
		}
		p.Str(") -> (")
		p.Types(op.Op.ResultTypes())
		p.Byte(')')
	}
	p.Space()
	p.Region(op.Region(), core.RegionOpts{HideEntryArgs: true, HideTerminator: op.Op.NumResults() == 0})
	p.AttrDict(op.Op, "reductions", "lowerBoundsMap", "lowerBoundsGroups", "upperBoundsMap", "upperBoundsGroups", "steps")
}

func reductionKind(a core.Attribute) arith.AtomicRMWKind {
	if i, ok := a.(*core.IntegerAttr); ok {
		return arith.AtomicRMWKind(i.Int64())
	}
	return 0
}

func printGroups(p *core.Printer, b parallelBounds, word string) {
	start := 0
	dims := min(b.m.NumDims(), len(b.operands))
	for i, n := range b.groups {
		if i > 0 {
			p.Str(", ")
		}
		if n == 1 {
			p.AffineExprOfSSAIds(b.m.Result(start), b.operands[:dims], b.operands[dims:])
		} else {
			p.Str(word)
			p.Byte('(')
			p.AffineMapOfSSAIds(b.m.SliceMap(start, n), b.operands)
			p.Byte(')')
		}
		start += n
	}
}
