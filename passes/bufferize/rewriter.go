package bufferize

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	bufferizationgen "github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
)

// Rewriter rewrites operations on tensors. Its insertion point is what an implementation of [Op] finds there,
// before its operation.
type Rewriter struct {
	*rewrite.Rewriter
	// State answers questions; while copies are inserted it knows what was decided, later only what operations say.
	State *AnalysisState

	driver *driver // nil while copies are inserted
}

// Options returns the options.
func (rw *Rewriter) Options() *Options { return rw.State.Options }

// Report returns where errors go.
func (rw *Rewriter) Report() *core.Reporter { return rw.State.Report }

// keep restores the insertion point: defer w.keep()().
func (rw *Rewriter) keep() func() {
	at := rw.Save()
	return func() { rw.Restore(at) }
}

// at sets the location of what is built next and returns the builder.
func (rw *Rewriter) at(l core.Location) *core.Builder { return rw.Builder.SetLoc(l) }

// Path is the values whose types are being found, to stop at loops.
type Path struct {
	values []*core.Value
}

// Count returns how often the type of v is being found.
func (p *Path) Count(v *core.Value) (n int) {
	for _, w := range p.values {
		if v == w {
			n++
		}
	}
	return n
}

// BufferType returns the type of a tensor's memory. It reports errors.
func (s *AnalysisState) BufferType(v *core.Value) (core.Type, bool) {
	return s.bufferType(v, new(Path))
}

func (s *AnalysisState) bufferType(v *core.Value, path *Path) (core.Type, bool) {
	path.values = append(path.values, v)
	defer func() { path.values = path.values[:len(path.values)-1] }()
	if i := s.of(owner(v)); i != nil {
		return i.BufferType(v, s, path)
	}
	return s.Options.defaultType(v, s.Report)
}

// Buffer returns the memory of a tensor. It reports errors.
func (rw *Rewriter) Buffer(v *core.Value) (*core.Value, bool) {
	if op := v.DefiningOp(); op != nil && op.Is(&bufferizationgen.ToTensorDef) {
		return op.Operand(0), true
	}
	defer rw.keep()()
	rw.SetAfterValue(v)
	t, ok := rw.State.BufferType(v)
	if !ok {
		return nil, false
	}
	return bufferizationgen.NewToBuffer(rw.at(v.Loc()), t, v).Buffer(), true
}

// Copy copies between buffers.
func (rw *Rewriter) Copy(l core.Location, from, to *core.Value) {
	if f := rw.Options().Copy; f != nil {
		f(rw.at(l), from, to)
		return
	}
	memref.Copy{Source: from, Target: to, Loc: l}.Build(&rw.Builder)
}

// Replace replaces the results of an operation; memory takes the place of tensors.
func (rw *Rewriter) Replace(op *core.Operation, vals ...*core.Value) {
	defer rw.keep()()
	out := make([]*core.Value, len(vals))
	for i, v := range vals {
		if t := op.Result(i).Type(); isTensor(t) {
			rw.SetAfter(op)
			v = bufferizationgen.NewToTensor(rw.at(v.Loc()), t, v).Result()
		}
		out[i] = v
	}
	rw.ReplaceOp(op, out...)
}

// Alloc makes memory with the alignment of the options.
func (rw *Rewriter) Alloc(l core.Location, t *core.MemRefType, sizes []*core.Value) *core.Value {
	a := memref.Alloc{MemrefType: t, DynamicSizes: sizes, Loc: l}
	if n := rw.Options().Alignment; n != 0 {
		a.Alignment = rw.Context().I64Attr(n)
	}
	return a.Build(&rw.Builder).Op.Result(0)
}

// index makes an arith.constant of type index.
func (rw *Rewriter) index(l core.Location, n int64) *core.Value {
	return arith.Constant{Value: rw.Context().IndexAttr(n), Loc: l}.Build(&rw.Builder).Op.Result(0)
}

// AllocTensor makes a tensor of the shape of v, with its contents if copied.
func (rw *Rewriter) AllocTensor(l core.Location, v *core.Value, copied bool) (*core.Value, bool) {
	switch v.Type().(type) {
	case *core.UnrankedTensorType, *core.UnrankedMemRefType:
		rw.Report().OpEmitErrorf(owner(v), "copying of unranked tensors is not implemented")
		return nil, false
	case *core.MemRefType:
		v = bufferizationgen.NewToTensor(rw.at(l), tensorOf(v.Type()), v).Result()
	}
	t := v.Type().(*core.RankedTensorType)
	if copied {
		return bufferizationgen.AllocTensor{ResultType: t, Copy: v, Loc: l}.Build(&rw.Builder).Result(), true
	}
	op := bufferizationgen.AllocTensor{ResultType: t, DynamicSizes: rw.dynamicSizes(l, v, t), Loc: l}.Build(&rw.Builder)
	memory, ok := rw.State.BufferType(v)
	if !ok {
		return nil, false
	}
	space := query.MemorySpace(memory)
	if space == nil {
		space, ok = rw.Options().memorySpace(t)
	}
	if ok && space != nil {
		op.SetMemorySpaceAttr(space)
	}
	return op.Result(), true
}

// dynamicSizes computes the sizes that the type of v does not know.
func (rw *Rewriter) dynamicSizes(l core.Location, v *core.Value, t *core.RankedTensorType) []*core.Value {
	var sizes []core.FoldResult
	if op := v.DefiningOp(); op != nil {
		if r, ok := view.ReifyRankedShapedTypeOpInterfaceKey.Of(op); ok {
			if shapes := r.ReifyResultShapes(rw.at(l)); shapes != nil {
				sizes = shapes[v.Index()]
			}
		}
	}
	var out []*core.Value
	for i, n := range t.Shape() {
		if n != core.Dynamic {
			continue
		}
		if sizes != nil {
			out = append(out, rw.value(l, sizes[i]))
			continue
		}
		k := rw.index(l, int64(i))
		out = append(out, tensor.Dim{Source: v, Index: k, Loc: l}.Build(&rw.Builder).Result())
	}
	return out
}

// value returns a size as a value.
func (rw *Rewriter) value(l core.Location, f core.FoldResult) *core.Value {
	if f.Value != nil {
		return f.Value
	}
	return rw.index(l, f.Attr.(*core.IntegerAttr).Int64())
}

// CopyOperands copies the operands that cannot be used in place, or, when the operation only makes an alias of one, the
// result, which may be smaller.
func (rw *Rewriter) CopyOperands(op *core.Operation) bool {
	type copied struct {
		use   *core.Use
		value *core.Value
		all   bool
	}
	var operands, results []copied
	for i, v := range op.Operands() {
		u := op.OperandUse(i)
		if !query.IsTensor(v.Type()) || rw.State.InPlace(u) {
			continue
		}
		if _, unranked := v.Type().(*core.UnrankedTensorType); unranked {
			return rw.Report().OpEmitErrorf(op, "copying of unranked tensors is not implemented").Fail()
		}
		all := !rw.State.canOmitCopy(u)
		if r := rw.onlyAlias(u); r != nil {
			results = append(results, copied{value: r, all: all})
		} else {
			operands = append(operands, copied{use: u, all: all})
		}
	}
	rw.SetBefore(op)
	for _, c := range operands {
		v, ok := rw.AllocTensor(op.Loc(), c.use.Value(), c.all)
		if !ok {
			return false
		}
		rw.Modify(op, func() { c.use.Set(v) })
	}
	rw.SetAfter(op)
	for _, c := range results {
		v, ok := rw.AllocTensor(op.Loc(), c.value, c.all)
		if !ok {
			return false
		}
		var list []*core.Use
		for u := range c.value.Uses() {
			// The copy itself, and sizes that were computed for it, go on using the original.
			if u.Owner() != v.DefiningOp() && !u.Owner().Is(&tensor.DimDef) {
				list = append(list, u)
			}
		}
		for _, u := range list {
			rw.Modify(u.Owner(), func() { u.Set(v) })
		}
	}
	return true
}

// onlyAlias returns the result that is the only alias of an operand that is not written to; nil when there is none, or
// other operands alias with it, too.
func (rw *Rewriter) onlyAlias(u *core.Use) *core.Value {
	values := rw.State.Values(u)
	if len(values) != 1 || values[0].Value.IsBlockArg() || rw.State.Writes(u) || len(rw.State.Operands(values[0].Value)) != 1 {
		return nil
	}
	if _, unranked := values[0].Value.Type().(*core.UnrankedTensorType); unranked {
		return nil
	}
	return values[0].Value
}

func (rw *Rewriter) number(n int64) core.FoldResult {
	return core.FoldResult{Attr: rw.Context().IndexAttr(n)}
}

// dim makes a memref.dim.
func (rw *Rewriter) dim(l core.Location, m *core.Value, i int) *core.Value {
	k := rw.index(l, int64(i))
	return memref.Dim{Source: m, Index: k, Loc: l}.Build(&rw.Builder).Result()
}

func (rw *Rewriter) toBuffer(l core.Location, v *core.Value, t core.Type) *core.Value {
	return bufferizationgen.NewToBuffer(rw.at(l), t, v).Buffer()
}

// temporal says of a load or store what upstream's builders say of all: that it is not nontemporal.
func (rw *Rewriter) temporal(op *core.Operation) *core.Operation {
	op.SetAttr("nontemporal", rw.Context().Bool(false))
	return op
}
