package bufferize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/query"
	bufferizationgen "github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/memref"
)

// blocks implements [Op] for operations whose regions may have several blocks.
type blocks struct{ Defaults }

// Unstructured implements [Op].
func (blocks) Unstructured() bool { return true }

// incoming returns the operands that branches pass to a block's argument.
func incoming(arg *core.Value) (out []*core.Use) {
	for u := range arg.OwnerBlock().SuccUses() {
		br, ok := flow.BranchOpInterfaceKey.Of(u.Owner())
		if !ok {
			continue
		}
		list := br.SuccessorOperands(u.Index())
		if k := arg.Index(); k >= list.Produced && k < list.Len() {
			out = append(out, u.Owner().OperandUse(list.OperandIndex(k)))
		}
	}
	return out
}

// Operands implements [Op].
func (b blocks) Operands(v *core.Value, s *AnalysisState) (out []OperandAlias) {
	if !v.IsBlockArg() {
		return b.Defaults.Operands(v, s)
	}
	for _, u := range incoming(v) {
		out = append(out, OperandAlias{u, Equivalent, true})
	}
	return out
}

// BufferType implements [Op]: an argument has the type of all that branches pass, with any layout when they differ.
func (b blocks) BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	if !v.IsBlockArg() {
		return b.Defaults.BufferType(v, s, path)
	}
	var found core.Type
	op := owner(v)
	for _, u := range incoming(v) {
		if path.Count(u.Value()) > 0 {
			continue
		}
		t := u.Value().Type()
		if !isMemory(t) {
			var ok bool
			if t, ok = s.bufferType(u.Value(), path); !ok {
				return nil, false
			}
		}
		switch {
		case found == nil:
			found = t
		case found == t:
		case query.MemorySpace(found) != query.MemorySpace(t):
			return nil, s.Report.OpErrorf(op, "incoming operands of block argument have inconsistent memory spaces").Fail()
		default:
			found = dynamicType(v.Type(), query.MemorySpace(found))
		}
	}
	if found == nil {
		return nil, s.Report.OpErrorf(op, "could not infer buffer type of block argument").Fail()
	}
	return found, true
}

// boundaryType returns the type of an argument or result of a function that is a tensor.
func (o *Options) boundaryType(t core.Type) core.Type {
	space, _ := o.memorySpace(t)
	if o.BoundaryLayout == IdentityLayout {
		return identityType(t, space)
	}
	return dynamicType(t, space)
}

func (o *Options) argumentType(f *core.Operation, i int) core.Type {
	inputs, _, _ := f.FunctionSignature()
	t := o.boundaryType(inputs[i])
	m, ok := t.(*core.MemRefType)
	layout := argAttr(f, i, "bufferization.buffer_layout")
	if !ok || layout == nil {
		return t
	}
	return f.Context().MemRef(m.Shape(), m.ElementType(), layout, m.MemorySpace())
}

type funcModel struct{ blocks }

// HasTensors implements [Op].
func (funcModel) HasTensors(op *core.Operation) bool {
	return hasTensorSignature(op) || mentionsTensors(op)
}

// Writable implements [Op]: arguments are, unless they say otherwise.
func (funcModel) Writable(v *core.Value, _ *AnalysisState) bool {
	if !v.OwnerBlock().IsEntry() {
		return true
	}
	a := argAttr(owner(v), v.Index(), "bufferization.writable")
	return a != core.Attribute(v.Context().Bool(false))
}

// BufferType implements [Op].
func (m funcModel) BufferType(v *core.Value, s *AnalysisState, path *Path) (core.Type, bool) {
	if v.OwnerBlock().IsEntry() {
		return s.Options.argumentType(owner(v), v.Index()), true
	}
	return m.blocks.BufferType(v, s, path)
}

// Bufferize implements [Op]. Casts of what is returned go away later, see [dropReturnCasts].
func (funcModel) Bufferize(f *core.Operation, rw *Rewriter) bool {
	inputs, results, _ := f.FunctionSignature()
	inputs, results = slices.Clone(inputs), slices.Clone(results)
	for i, t := range inputs {
		if isTensor(t) {
			inputs[i] = rw.Options().argumentType(f, i)
		}
	}
	for i, t := range results {
		if isTensor(t) {
			results[i] = rw.Options().boundaryType(t)
		}
	}
	if !f.Region(0).IsEmpty() {
		for b := range f.Region(0).Blocks() {
			if !rw.BlockSignature(b) {
				return false
			}
		}
		for _, ret := range returnsOf(f) {
			vals := ret.OperandList(0, ret.NumOperands())
			for i, v := range vals {
				if isTensor(v.Type()) {
					rw.SetBefore(ret)
					vals[i] = bufferizationgen.NewToBuffer(rw.at(ret.Loc()), results[i], v).Buffer()
				}
			}
			ret.SetOperands(vals)
		}
	}
	c := f.Context()
	f.SetAttr(core.FunctionTypeAttr, c.TypeAttr(c.Function(inputs, results)))
	return true
}

// dropReturnCasts gives results of a function the types that memory has before it is cast.
func dropReturnCasts(f *core.Operation) {
	if f.Region(0).IsEmpty() {
		return
	}
	returns := returnsOf(f)
	inputs, results, _ := f.FunctionSignature()
	results = slices.Clone(results)
	for i := range results {
		var common core.Type
		same := len(returns) > 0
		for _, ret := range returns {
			t := ret.Operand(i).Type()
			if c, ok := castOf(ret.Operand(i)); ok {
				t = c.Source().Type()
			}
			if common != nil && common != t {
				same = false
			}
			common = t
		}
		if !same || !isMemory(results[i]) {
			continue
		}
		for _, ret := range returns {
			if c, ok := castOf(ret.Operand(i)); ok {
				ret.SetOperand(i, c.Source())
			}
		}
		results[i] = common
	}
	c := f.Context()
	f.SetAttr(core.FunctionTypeAttr, c.TypeAttr(c.Function(inputs, results)))
}

func castOf(v *core.Value) (memref.CastOp, bool) {
	if op := v.DefiningOp(); op != nil {
		return memref.AsCastOp(op)
	}
	return memref.CastOp{}, false
}

type returnModel struct{ Defaults }

// Writes implements [Op].
func (returnModel) Writes(*core.Use, *AnalysisState) bool { return false }

type callModel struct{ Defaults }

// Reads implements [Op].
func (callModel) Reads(u *core.Use, s *AnalysisState) bool {
	f := s.Functions.of(calledFunction(u.Owner(), s.symbols))
	return f == nil || f.read[u.Index()]
}

// Writes implements [Op].
func (callModel) Writes(u *core.Use, s *AnalysisState) bool {
	f := s.Functions.of(calledFunction(u.Owner(), s.symbols))
	return f == nil || f.written[u.Index()]
}

// Values implements [Op].
func (callModel) Values(u *core.Use, s *AnalysisState) (out []ValueAlias) {
	op := u.Owner()
	f := s.Functions.of(calledFunction(op, s.symbols))
	if f == nil {
		for _, r := range op.Results() {
			if isTensor(r.Type()) {
				out = append(out, ValueAlias{r, Unknown, true})
			}
		}
		return out
	}
	list := f.aliases[u.Index()]
	relation := Unknown
	if len(list) == 1 {
		if _, ok := f.equivalent[list[0]]; ok {
			relation = Equivalent
		}
	}
	for _, k := range list {
		out = append(out, ValueAlias{op.Result(k), relation, relation != Equivalent})
	}
	return out
}

// BufferType implements [Op].
func (callModel) BufferType(v *core.Value, s *AnalysisState, _ *Path) (core.Type, bool) {
	f := calledFunction(v.DefiningOp(), s.symbols)
	if f == nil {
		return s.Options.defaultType(v, s.Report)
	}
	_, results, _ := f.FunctionSignature()
	if t := results[v.Index()]; isMemory(t) {
		return t, true
	}
	return s.Options.boundaryType(v.Type()), true
}

// Bufferize implements [Op].
func (callModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	f := calledFunction(op, rw.State.symbols)
	if f == nil {
		return false
	}
	types := op.ResultTypes()
	for i, r := range op.Results() {
		if isTensor(r.Type()) {
			t, ok := rw.State.BufferType(r)
			if !ok {
				return false
			}
			types[i] = t
		}
	}
	inputs, _, _ := f.FunctionSignature()
	vals := op.OperandList(0, op.NumOperands())
	for i, v := range vals {
		if !isTensor(v.Type()) {
			continue
		}
		m, ok := rw.Buffer(v)
		if !ok {
			return false
		}
		want := inputs[i]
		if !isMemory(want) {
			if want, ok = rw.State.BufferType(f.Region(0).Entry().Arg(i)); !ok {
				return false
			}
		}
		if m.Type() != want {
			if m = rw.withType(m, want); m == nil {
				return false
			}
		}
		vals[i] = m
	}
	call := rw.Create(&core.OperationState{Info: op.Info(), Operands: vals, Types: types, Attrs: op.Attrs(), Loc: op.Loc()})
	rw.Replace(op, call.ResultList()...)
	return true
}
