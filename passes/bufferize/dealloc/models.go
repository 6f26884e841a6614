package dealloc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/gpu"
	"github.com/odsgen/ods/generated/scf"
)

// Op is implemented by operations that say themselves what happens to ownership (upstream's
// BufferDeallocationOpInterface).
type Op interface {
	// Process updates the state, and frees memory where the operation leaves a block. It returns the operation to go on
	// with, which may be another one with more results, or nil; false when it has reported an error.
	Process(s *State) (*core.Operation, bool)
	// Owner returns memory that the operation defines, or other memory with its content, with its ownership in the block
	// of the definition. It may make operations at the builder's insertion point.
	Owner(s *State, b *core.Builder, v *core.Value) (memory, indicator *core.Value)
}

// OpInterface is the key of [Op].
var OpInterface = core.OpInterface[Op]{Name: "BufferDeallocationOpInterface"}

// Extend adds to the dialects of a registry what [Op] says about their operations.
func Extend(r *core.Registry) {
	for _, m := range []struct {
		dialect string
		def     *core.OpDef
		of      func(op *core.Operation) Op
	}{
		{arith.Name, &arith.SelectDef, func(op *core.Operation) Op { return selectModel{op} }},
		{cf.Name, &cf.CondBranchDef, func(op *core.Operation) Op { return condBranchModel{terminatorModel{op}} }},
		{gpu.Name, &gpu.TerminatorDef, func(op *core.Operation) Op { return terminatorModel{op} }},
		{scf.Name, &scf.InParallelDef, func(op *core.Operation) Op { return inParallelModel{terminatorModel{op}} }},
		{scf.Name, &scf.ReduceReturnDef, func(op *core.Operation) Op { return reduceReturnModel{terminatorModel{op}} }},
	} {
		r.AddExtension(core.Extension{Dialects: []string{m.dialect}, Apply: func(l *core.Loading) {
			OpInterface.Attach(l, m.def.Name, func(op *core.Operation) (Op, bool) { return m.of(op), true })
		}})
	}
}

// selectModel chooses the ownership as the memory is chosen.
type selectModel struct{ op *core.Operation }

// Process implements [Op].
func (m selectModel) Process(*State) (*core.Operation, bool) { return m.op, true }

// Owner implements [Op].
func (m selectModel) Owner(s *State, b *core.Builder, v *core.Value) (memory, indicator *core.Value) {
	op, ok := arith.AsSelectOp(m.op)
	block := v.ParentBlock()
	if !ok {
		return s.Unique(b, v, block)
	}
	yes, no := s.Ownership(op.TrueValue(), block), s.Ownership(op.FalseValue(), block)
	if !yes.IsUnique() || !no.IsUnique() {
		return s.Unique(b, v, block)
	}
	return v, arith.Select{Condition: op.Condition(), TrueValue: yes.Indicator, FalseValue: no.Indicator, Loc: m.op.Loc()}.Build(b).Result()
}

// terminatorModel is of terminators that forward nothing.
type terminatorModel struct{ op *core.Operation }

// Process implements [Op].
func (m terminatorModel) Process(s *State) (*core.Operation, bool) {
	_, ok := s.DeallocBefore(m.op, nil)
	return m.op, ok
}

// Owner implements [Op].
func (m terminatorModel) Owner(s *State, b *core.Builder, v *core.Value) (memory, indicator *core.Value) {
	return s.Unique(b, v, v.ParentBlock())
}

type inParallelModel struct{ terminatorModel }

// Process implements [Op].
func (m inParallelModel) Process(s *State) (*core.Operation, bool) {
	if e := m.op.Region(0).Entry(); e != nil && !e.IsEmpty() {
		s.Report.OpEmitErrorf(m.op, "only supported when nested region is empty")
		return nil, false
	}
	return m.terminatorModel.Process(s)
}

// reduceReturnModel is of the end of a reduction, which returns no memory: its result goes to the next reduction, about
// whose ownership nothing is known.
type reduceReturnModel struct{ terminatorModel }

// Process implements [Op].
func (m reduceReturnModel) Process(s *State) (*core.Operation, bool) {
	if r, ok := scf.AsReduceReturnOp(m.op); ok && isMemory(r.Result()) {
		s.Report.OpEmitErrorf(m.op, "only supported when operand is not a MemRef")
		return nil, false
	}
	return m.terminatorModel.Process(s)
}

// condBranchModel frees for either successor what that does not need, when control goes there.
type condBranchModel struct{ terminatorModel }

// Process implements [Op].
func (m condBranchModel) Process(s *State) (*core.Operation, bool) {
	op, is := cf.AsCondBranchOp(m.op)
	br, ok := flow.BranchOpInterfaceKey.Of(m.op)
	if !is || !ok {
		return m.op, true
	}
	b, block, loc := core.BuilderBefore(m.op), m.op.Block(), m.op.Loc()
	memory, conditions, ok := s.Freed(b, loc, block)
	if !ok {
		return nil, false
	}
	var retained [2][]*core.Value
	var left [2]map[*core.Value]*core.Value
	for k := range retained {
		adapted := make([]*core.Value, len(conditions))
		for i, c := range conditions {
			taken := op.Condition()
			if k == 1 {
				yes := truth(b, loc, true)
				taken = arith.XOrI{Lhs: yes, Rhs: taken, Loc: loc}.Build(b).Result()
			}
			adapted[i] = arith.AndI{Lhs: c, Rhs: taken, Loc: loc}.Build(b).Result()
		}
		forwarded := br.SuccessorOperands(k)
		vals := forwarded.Forwarded()
		retained[k] = s.Retained(m.op.Successor(k), vals)
		d := s.Dealloc(b, loc, block, memory, adapted, retained[k])
		left[k] = make(map[*core.Value]*core.Value)
		for i, v := range retained[k] {
			left[k][v] = d.Op.Result(i)
		}
		forwarded.Set(append(vals, lookUpAll(left[k], vals)...))
	}
	done := make(map[*core.Value]bool)
	for _, v := range retained[1] {
		if left[0][v] == nil || done[v] {
			continue
		}
		done[v] = true
		c := arith.Select{Condition: op.Condition(), TrueValue: left[0][v], FalseValue: left[1][v], Loc: loc}.Build(b).Result()
		s.Set(v, c, block)
	}
	return m.op, true
}

// lookUpAll returns what the memory among values is mapped to.
func lookUpAll(m map[*core.Value]*core.Value, vals []*core.Value) (out []*core.Value) {
	for _, v := range vals {
		if isMemory(v) {
			out = append(out, m[v])
		}
	}
	return out
}
