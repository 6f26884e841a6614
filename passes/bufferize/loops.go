package bufferize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/defs/iface/view"
	bufferizationgen "github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/scf"
)

type forModel struct{ Defaults }

// forArg returns the argument of the body for value i that an scf.for carries.
func forArg(op *core.Operation, i int) *core.Value { return op.Region(0).Entry().Arg(i + 1) }

func (forModel) relation(op *core.Operation, i int, s *AnalysisState) Relation {
	if s.Equivalent(forArg(op, i), op.Region(0).Entry().Last().Operand(i)) {
		return Equivalent
	}
	return Unknown
}

// Reads implements [Op]: when the body is not executed, the results are the operands.
func (forModel) Reads(u *core.Use, s *AnalysisState) bool {
	op := u.Owner()
	return mayBeEmpty(core.FoldResult{Value: op.Operand(0)}, core.FoldResult{Value: op.Operand(1)}) ||
		s.IsRead(forArg(op, u.Index()-3))
}

// mayBeEmpty reports whether nothing may be between two bounds.
func mayBeEmpty(lower, upper core.FoldResult) bool {
	a, ok1 := view.Constant(lower)
	b, ok2 := view.Constant(upper)
	return !ok1 || !ok2 || b <= a
}

// Values implements [Op].
func (m forModel) Values(u *core.Use, s *AnalysisState) []ValueAlias {
	op, i := u.Owner(), u.Index()-3
	r := m.relation(op, i, s)
	return []ValueAlias{{op.Result(i), r, r != Equivalent}}
}

// Writable implements [Op].
func (forModel) Writable(*core.Value, *AnalysisState) bool { return true }

// ResolveConflicts implements [Op]: what is yielded must be the same memory as what was passed in, or new.
func (forModel) ResolveConflicts(op *core.Operation, rw *Rewriter) bool {
	if !rw.CopyOperands(op) {
		return false
	}
	if rw.Options().CopyBeforeWrite {
		return true
	}
	y := op.Region(0).Entry().Last()
	rw.SetBefore(y)
	vals := y.OperandList(0, y.NumOperands())
	for i, v := range vals {
		if !query.IsTensor(v.Type()) || rw.State.Equivalent(forArg(op, i), v) || rw.State.isPrivate(v, op.Region(0), forArg(op, i)) {
			continue
		}
		c, ok := rw.AllocTensor(y.Loc(), v, true)
		if !ok {
			return false
		}
		vals[i] = c
	}
	rw.Modify(y, func() { y.SetOperands(vals) })
	return true
}

// isPrivate reports whether a value shares memory with nothing from outside of a region, and with no argument of the
// region but one.
func (s *AnalysisState) isPrivate(v *core.Value, r *core.Region, except *core.Value) bool {
	c := &s.analysis.aliases
	for i := c.first(v); i != noMember; i = c.next(i) {
		a := c.values[i]
		if a == except {
			continue
		}
		from := a.ParentRegion()
		if a.IsBlockArg() && !r.IsProperAncestorOf(from) || !a.IsBlockArg() && !r.IsAncestorOf(from) {
			return false
		}
	}
	return true
}

// VerifyAnalysis implements [Op].
func (m forModel) VerifyAnalysis(op *core.Operation, s *AnalysisState) bool {
	if s.Options.AllowLoopAllocs {
		return true
	}
	for i, r := range op.Results() {
		if query.IsTensor(r.Type()) && m.relation(op, i, s) != Equivalent {
			return s.Report.OpEmitErrorf(op.Region(0).Entry().Last(),
				"Yield operand #%d is not equivalent to the corresponding iter bbArg", i).Fail()
		}
	}
	return true
}

// BufferType implements [Op].
func (forModel) BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	op := owner(v)
	if !v.IsBlockArg() {
		return s.bufferType(forArg(op, v.Index()), path)
	}
	i := v.Index() - 1
	return s.loopType(op, v, op.Operand(3+i), op.Region(0).Entry().Last().Operand(i), path)
}

// Bufferize implements [Op].
func (forModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	loop := core.Must(scf.AsForOp(op))
	inits, ok := rw.buffers(loop.InitArgs())
	if !ok || !rw.castAll(inits, op.ResultList()) {
		return false
	}
	types := make([]core.Type, len(inits))
	for i, v := range inits {
		types[i] = v.Type()
	}
	st := &core.OperationState{Info: op.Info(), Operands: append(op.OperandList(0, 3), inits...), Types: types, Attrs: op.Attrs(),
		Loc: op.Loc()}
	st.AddRegion()
	n := rw.Create(st)
	old := op.Region(0).Entry()
	body := rw.CreateBlock(n.Region(0), append([]core.Type{old.Arg(0).Type()}, types...), rw.argLocs(op, inits)...)
	args := append([]*core.Value{body.Arg(0)}, rw.wrap(body.Args()[1:], old.Args()[1:])...)
	rw.MergeBlocks(old, body, args)
	rw.Replace(op, n.ResultList()...)
	return true
}

// argLocs returns the locations of the arguments of a loop's body: that of the loop, then those of initial values.
func (rw *Rewriter) argLocs(op *core.Operation, inits []*core.Value) []core.Location {
	out := []core.Location{op.Loc()}
	for _, v := range inits {
		out = append(out, v.Loc())
	}
	return out
}

type whileModel struct{ Defaults }

// parts of an scf.while.
func before(op *core.Operation) *core.Block { return op.Region(0).Entry() }
func after(op *core.Operation) *core.Block  { return op.Region(1).Entry() }

// conditionArgs returns what scf.condition passes on.
func conditionArgs(op *core.Operation) []*core.Value {
	c := before(op).Last()
	return c.OperandList(1, c.NumOperands())
}

func (whileModel) relation(op *core.Operation, i int, s *AnalysisState) Relation {
	b, a := before(op), after(op)
	if i >= b.NumArgs() || op.Result(i).Type() != b.Arg(i).Type() {
		return Unknown
	}
	if s.Equivalent(b.Arg(i), conditionArgs(op)[i]) && s.Equivalent(a.Arg(i), a.Last().Operand(i)) {
		return Equivalent
	}
	return Unknown
}

// Values implements [Op].
func (m whileModel) Values(u *core.Use, s *AnalysisState) []ValueAlias {
	op, i := u.Owner(), u.Index()
	if i >= op.NumResults() || u.Value().Type() != op.Result(i).Type() {
		return nil
	}
	r := m.relation(op, i, s)
	return []ValueAlias{{op.Result(i), r, r != Equivalent}}
}

// Writable implements [Op].
func (whileModel) Writable(*core.Value, *AnalysisState) bool { return true }

// ResolveConflicts implements [Op].
func (whileModel) ResolveConflicts(op *core.Operation, rw *Rewriter) bool {
	if !rw.CopyOperands(op) {
		return false
	}
	if rw.Options().CopyBeforeWrite {
		return true
	}
	same := func(b *core.Block, vals []*core.Value, i int) bool {
		return i < b.NumArgs() && i < len(vals) && query.IsTensor(vals[i].Type()) && rw.State.Equivalent(b.Arg(i), vals[i])
	}
	c, y := before(op).Last(), after(op).Last()
	rw.SetBefore(c)
	vals := conditionArgs(op)
	passed := slices.Clone(vals)
	yields := y.OperandList(0, y.NumOperands())
	for i, v := range passed {
		if !query.IsTensor(v.Type()) || same(after(op), yields, i) && same(before(op), passed, i) {
			continue
		}
		t, ok := rw.AllocTensor(c.Loc(), v, true)
		if !ok {
			return false
		}
		vals[i] = t
	}
	rw.Modify(c, func() { c.SetOperands(append(c.OperandList(0, 1), vals...)) })
	return true
}

// VerifyAnalysis implements [Op].
func (whileModel) VerifyAnalysis(op *core.Operation, s *AnalysisState) bool {
	if s.Options.AllowLoopAllocs {
		return true
	}
	bad := func(b *core.Block, vals []*core.Value) int {
		for i, v := range vals {
			if query.IsTensor(v.Type()) && (i >= b.NumArgs() || !s.Equivalent(v, b.Arg(i))) {
				return i
			}
		}
		return -1
	}
	c, y := before(op).Last(), after(op).Last()
	if i := bad(before(op), conditionArgs(op)); i >= 0 {
		return s.Report.OpEmitErrorf(c, "Condition arg #%d is not equivalent to the corresponding iter bbArg", i).Fail()
	}
	if i := bad(after(op), y.OperandList(0, y.NumOperands())); i >= 0 {
		return s.Report.OpEmitErrorf(y, "Yield operand #%d is not equivalent to the corresponding iter bbArg", i).Fail()
	}
	return true
}

// BufferType implements [Op].
func (whileModel) BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	op := owner(v)
	if v.IsBlockArg() && v.OwnerBlock() == before(op) {
		return s.loopType(op, v, op.Operand(v.Index()), after(op).Last().Operand(v.Index()), path)
	}
	return s.yieldedType(conditionArgs(op)[v.Index()], path)
}

// Bufferize implements [Op].
func (whileModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	oldBefore, oldAfter := before(op), after(op)
	inits, ok := rw.buffers(op.OperandList(0, op.NumOperands()))
	if !ok || !rw.castAll(inits, oldBefore.Args()) {
		return false
	}
	types := oldAfter.ArgTypes()
	for i, a := range oldAfter.Args() {
		if query.IsTensor(a.Type()) {
			if types[i], ok = rw.State.BufferType(a); !ok {
				return false
			}
		}
	}
	st := &core.OperationState{Info: op.Info(), Operands: inits, Types: types, Loc: op.Loc()}
	st.AddRegion()
	st.AddRegion()
	n := rw.Create(st)
	initTypes := make([]core.Type, len(inits))
	for i, v := range inits {
		initTypes[i] = v.Type()
	}
	rw.SetLoc(op.Loc())
	for i, b := range []*core.Block{oldBefore, oldAfter} {
		rw.SetLoc(op.Loc())
		body := rw.CreateBlock(n.Region(i), [][]core.Type{initTypes, types}[i])
		rw.MergeBlocks(b, body, rw.wrap(body.Args(), b.Args()))
	}
	rw.Replace(op, n.ResultList()...)
	return true
}

type conditionModel struct{ Defaults }

// Writes implements [Op].
func (conditionModel) Writes(*core.Use, *AnalysisState) bool { return false }

// MustBeInPlace implements [Op].
func (conditionModel) MustBeInPlace(*core.Use, *AnalysisState) bool { return true }

// Bufferize implements [Op].
func (conditionModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	vals := op.OperandList(0, op.NumOperands())
	for i, v := range vals {
		if !query.IsTensor(v.Type()) {
			continue
		}
		m, ok := rw.Buffer(v)
		if !ok {
			return false
		}
		t, ok := rw.State.BufferType(after(op.ParentOp()).Arg(i - 1))
		if !ok {
			return false
		}
		vals[i] = rw.cast(m, t)
	}
	rw.Create(&core.OperationState{Info: op.Info(), Operands: vals, Loc: op.Loc()})
	rw.EraseOp(op)
	return true
}

type forallModel struct{ Defaults }

// Values implements [Op].
func (forallModel) Values(u *core.Use, _ *AnalysisState) []ValueAlias {
	op := u.Owner()
	return []ValueAlias{{Value: op.Result(op.NumResults() - op.NumOperands() + u.Index()), Relation: Equivalent}}
}

// Writable implements [Op].
func (forallModel) Writable(*core.Value, *AnalysisState) bool { return true }

// Repetitive implements [Op].
func (forallModel) Repetitive(op *core.Operation, _ int) bool {
	loop := core.Must(scf.AsForallOp(op))
	parts := loop.LoopParts()
	for i := range parts.LowerBounds {
		lower, ok1 := view.Constant(parts.LowerBounds[i])
		upper, ok2 := view.Constant(parts.UpperBounds[i])
		step, ok3 := view.Constant(parts.Steps[i])
		if !ok1 || !ok2 || !ok3 || lower+step < upper {
			return true
		}
	}
	return false
}

// Parallel implements [Op].
func (m forallModel) Parallel(op *core.Operation, i int) bool { return m.Repetitive(op, i) }

// BufferType implements [Op].
func (forallModel) BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	loop := core.Must(scf.AsForallOp(owner(v)))
	outs := loop.Outputs()
	i := v.Index()
	if v.IsBlockArg() {
		i -= v.OwnerBlock().NumArgs() - len(outs)
	}
	return s.yieldedType(outs[i], path)
}

// Bufferize implements [Op]: the loop has no results any more.
func (forallModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	loop := core.Must(scf.AsForallOp(op))
	outs, ok := rw.buffers(loop.Outputs())
	if !ok {
		return false
	}
	old := loop.Region().Entry()
	rank := old.NumArgs() - len(outs)
	rw.SetStart(old)
	for i, m := range outs {
		a := old.Arg(rank + i)
		a.ReplaceAllUsesWith(bufferizationgen.NewToTensor(rw.at(op.Loc()), a.Type(), m).Result())
	}
	rw.SetBefore(op)
	n := scf.Forall{DynamicLowerBound: loop.DynamicLowerBound(), DynamicUpperBound: loop.DynamicUpperBound(),
		DynamicStep:      loop.DynamicStep(),
		StaticLowerBound: loop.StaticLowerBound(), StaticUpperBound: loop.StaticUpperBound(), StaticStep: loop.StaticStep(),
		Mapping: loop.MappingAttr(), Loc: op.Loc()}.Build(&rw.Builder)
	n.Op.SetDiscardableAttrs(op.DiscardableAttrs())
	rw.SetLoc(op.Loc())
	body := rw.CreateBlock(n.Region(), old.ArgTypes()[:rank])
	rw.MergeBlocks(old, body, append(slices.Clone(body.Args()), make([]*core.Value, len(outs))...))
	rw.Replace(op, outs...)
	return true
}
