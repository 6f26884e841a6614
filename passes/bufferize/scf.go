package bufferize

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	bufferizationgen "github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/scf"
)

// cast gives memory the type, which must be compatible.
func (rw *Rewriter) cast(m *core.Value, t core.Type) *core.Value {
	if m.Type() == t {
		return m
	}
	return rw.castTo(m.Loc(), m, t)
}

// yieldedType returns the type of memory for a value that a terminator passes on, which may be memory already.
func (s *AnalysisState) yieldedType(v *core.Value, path *Path) (core.Type, bool) {
	if isMemory(v.Type()) {
		return v.Type(), true
	}
	return s.bufferType(v, path)
}

// commonType returns the type that memory from any of the values can be cast to. what names where they come from.
func (s *AnalysisState) commonType(v *core.Value, yielded []*core.Value, path *Path, what string) (core.Type, bool) {
	var found core.Type
	for _, y := range yielded {
		t, ok := s.yieldedType(y, path)
		if !ok {
			return nil, false
		}
		switch {
		case found == nil:
			found = t
		case found == t:
		case query.MemorySpace(found) != query.MemorySpace(t):
			return nil, s.Report.OpEmitErrorf(owner(v), "inconsistent memory space on %s", what).Fail()
		default:
			found = dynamicType(v.Type(), query.MemorySpace(found))
		}
	}
	return found, found != nil
}

// loopType returns the type of the memory of a value that a loop carries.
func (s *AnalysisState) loopType(loop *core.Operation, arg, init, yielded *core.Value, path *Path) (core.Type, bool) {
	first, ok := s.yieldedType(init, path)
	if !ok {
		return nil, false
	}
	if path.Count(arg) >= 2 {
		return first, true
	}
	next, ok := s.yieldedType(yielded, path)
	if !ok || first == next {
		return next, ok
	}
	if query.MemorySpace(first) != query.MemorySpace(next) {
		return nil, s.Report.OpErrorf(loop, "init_arg and yielded value bufferize to inconsistent memory spaces").Fail()
	}
	return dynamicType(tensorLike(arg.Type()), query.MemorySpace(next)), true
}

// tensorLike returns t, or the tensor type that memory of type t holds.
func tensorLike(t core.Type) core.Type {
	if isMemory(t) {
		return tensorOf(t)
	}
	return t
}

// newTypes returns the types of results that are memory.
func (rw *Rewriter) newTypes(op *core.Operation) ([]core.Type, bool) {
	types := op.ResultTypes()
	for i, r := range op.Results() {
		if isTensor(r.Type()) {
			t, ok := rw.State.BufferType(r)
			if !ok {
				return nil, false
			}
			types[i] = t
		}
	}
	return types, true
}

// wrap makes tensors of the arguments of a block that were tensors before.
func (rw *Rewriter) wrap(args, old []*core.Value) []*core.Value {
	out := make([]*core.Value, len(args))
	for i, a := range args {
		out[i] = a
		if isTensor(old[i].Type()) {
			out[i] = bufferizationgen.NewToTensor(rw.at(a.Loc()), old[i].Type(), a).Result()
		}
	}
	return out
}

// buffers returns operands with memory in place of tensors.
func (rw *Rewriter) buffers(vals []*core.Value) ([]*core.Value, bool) {
	out := make([]*core.Value, len(vals))
	for i, v := range vals {
		out[i] = v
		if isTensor(v.Type()) {
			m, ok := rw.Buffer(v)
			if !ok {
				return nil, false
			}
			out[i] = m
		}
	}
	return out, true
}

// castAll casts memory to the types for the tensors.
func (rw *Rewriter) castAll(vals, tensors []*core.Value) bool {
	for i, t := range tensors {
		if isTensor(t.Type()) {
			to, ok := rw.State.BufferType(t)
			if !ok {
				return false
			}
			vals[i] = rw.cast(vals[i], to)
		}
	}
	return true
}

// blockAt returns the only block of a region, or nil.
func blockAt(op *core.Operation, i int) *core.Block {
	if i >= op.NumRegions() {
		return nil
	}
	return op.Region(i).Entry()
}

// yielded returns operand k of the terminators of regions.
func yielded(op *core.Operation, k int, regions ...int) (out []*core.Use) {
	for _, i := range regions {
		if b := blockAt(op, i); b != nil && b.Last() != nil {
			out = append(out, b.Last().OperandUse(k))
		}
	}
	return out
}

func valuesOf(list []*core.Use) []*core.Value {
	out := make([]*core.Value, len(list))
	for i, u := range list {
		out[i] = u.Value()
	}
	return out
}

// choice implements [Op] for operations that execute one of their regions.
type choice struct{ Defaults }

func maybes(list []*core.Use) (out []OperandAlias) {
	for _, u := range list {
		out = append(out, OperandAlias{u, Equivalent, true})
	}
	return out
}

type ifModel struct{ choice }

// Operands implements [Op]: what the branches yield.
func (ifModel) Operands(v *core.Value, _ *AnalysisState) []OperandAlias {
	return maybes(yielded(v.DefiningOp(), v.Index(), 0, 1))
}

// BufferType implements [Op].
func (ifModel) BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	return s.commonType(v, valuesOf(yielded(v.DefiningOp(), v.Index(), 0, 1)), path, "then/else branches")
}

// Bufferize implements [Op].
func (ifModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	types, ok := rw.newTypes(op)
	if !ok {
		return false
	}
	return rw.retype(op, types, nil)
}

// retype replaces an operation with regions by one with results of the types and the given attributes.
func (rw *Rewriter) retype(op *core.Operation, types []core.Type, attrs []core.NamedAttr) bool {
	rw.SetBefore(op)
	st := &core.OperationState{Info: op.Info(), Operands: op.OperandList(0, op.NumOperands()), Types: types, Attrs: attrs,
		Loc: op.Loc()}
	for range op.NumRegions() {
		st.AddRegion()
	}
	n := rw.Create(st)
	for i, r := range op.Regions() {
		n.Region(i).TakeBody(r)
	}
	rw.Replace(op, n.ResultList()...)
	return true
}

type indexSwitchModel struct{ choice }

// caseOrder lists the regions, the default one, which is first, at the given end.
func caseOrder(op *core.Operation, defaultLast bool) (out []int) {
	for i := 1; i < op.NumRegions(); i++ {
		out = append(out, i)
	}
	if defaultLast {
		return append(out, 0)
	}
	return append([]int{0}, out...)
}

// Operands implements [Op]: what the regions yield.
func (indexSwitchModel) Operands(v *core.Value, _ *AnalysisState) []OperandAlias {
	op := v.DefiningOp()
	return maybes(yielded(op, v.Index(), caseOrder(op, true)...))
}

// BufferType implements [Op].
func (indexSwitchModel) BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	op := v.DefiningOp()
	return s.commonType(v, valuesOf(yielded(op, v.Index(), caseOrder(op, false)...)), path, "switch cases")
}

// Bufferize implements [Op].
func (indexSwitchModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	types, ok := rw.newTypes(op)
	if !ok {
		return false
	}
	return rw.retype(op, types, op.InherentAttrs())
}

type executeRegionModel struct{ blocks }

// uniqueYield returns the only scf.yield of an scf.execute_region, or nil.
func uniqueYield(op *core.Operation) (y *core.Operation) {
	for b := range op.Region(0).Blocks() {
		if t := b.Last(); t != nil && t.Is(&scf.YieldDef) {
			if y != nil {
				return nil
			}
			y = t
		}
	}
	return y
}

// Writable implements [Op].
func (executeRegionModel) Writable(*core.Value, *AnalysisState) bool { return true }

// VerifyAnalysis implements [Op].
func (executeRegionModel) VerifyAnalysis(op *core.Operation, s *AnalysisState) bool {
	return uniqueYield(op) != nil || s.Report.OpErrorf(op, "op without unique scf.yield is not supported").Fail()
}

// Operands implements [Op].
func (m executeRegionModel) Operands(v *core.Value, s *AnalysisState) []OperandAlias {
	if v.IsBlockArg() {
		return m.blocks.Operands(v, s)
	}
	y := uniqueYield(v.DefiningOp())
	if y == nil {
		return nil
	}
	return []OperandAlias{{Use: y.OperandUse(v.Index()), Relation: Equivalent}}
}

// Bufferize implements [Op].
func (executeRegionModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	y := uniqueYield(op)
	if y == nil {
		return false
	}
	st := &core.OperationState{Info: op.Info(), Types: y.OperandTypes(), Attrs: op.InherentAttrs(), Loc: op.Loc()}
	st.AddRegion()
	n := rw.Create(st)
	n.Region(0).TakeBody(op.Region(0))
	for b := range n.Region(0).Blocks() {
		if !rw.BlockSignature(b) {
			return false
		}
	}
	rw.SetAfter(n)
	vals := n.ResultList()
	for i, r := range op.Results() {
		if query.IsTensor(r.Type()) {
			vals[i] = bufferizationgen.NewToTensor(rw.at(op.Loc()), r.Type(), vals[i]).Result()
		}
	}
	rw.ReplaceOp(op, vals...)
	return true
}

type yieldModel struct{ Defaults }

// Writes implements [Op].
func (yieldModel) Writes(*core.Use, *AnalysisState) bool { return false }

// MustBeInPlace implements [Op]: copies would be made inside of the region.
func (yieldModel) MustBeInPlace(*core.Use, *AnalysisState) bool { return true }

// Values implements [Op].
func (yieldModel) Values(u *core.Use, _ *AnalysisState) []ValueAlias {
	parent := u.Owner().ParentOp()
	switch {
	case parent.Is(&scf.IfDef):
		return []ValueAlias{{parent.Result(u.Index()), Equivalent, true}}
	case parent.Is(&scf.ExecuteRegionDef):
		return []ValueAlias{{parent.Result(u.Index()), Equivalent, false}}
	}
	return nil
}

// Bufferize implements [Op].
func (yieldModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	parent := op.ParentOp()
	var targets func(i int) *core.Value
	switch {
	case parent.Is(&scf.ForDef), parent.Is(&scf.IfDef), parent.Is(&scf.IndexSwitchDef):
		targets = parent.Result
	case parent.Is(&scf.WhileDef):
		targets = func(i int) *core.Value { return parent.Region(0).Entry().Arg(i) }
	case parent.Is(&scf.ExecuteRegionDef):
	default:
		return rw.Report().OpEmitErrorf(op, "unsupported scf::YieldOp parent").Fail()
	}
	vals := op.OperandList(0, op.NumOperands())
	for i, v := range vals {
		if !query.IsTensor(v.Type()) {
			continue
		}
		m, ok := rw.Buffer(v)
		if !ok {
			return false
		}
		if targets != nil {
			t, ok := rw.State.BufferType(targets(i))
			if !ok {
				return false
			}
			m = rw.cast(m, t)
		}
		vals[i] = m
	}
	rw.Create(&core.OperationState{Info: op.Info(), Operands: vals, Loc: op.Loc()})
	rw.EraseOp(op)
	return true
}
