package bufferize

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	gen "github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/iface/view"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
)

// Worker rewrites operations on tensors. Its insertion point is what an implementation of [Op] finds there, in front of its operation.
type Worker struct {
	*rewrite.Rewriter
	// State answers questions; while copies are inserted it knows what was decided, later only what operations say.
	State *State
}

// Options returns the options.
func (w *Worker) Options() *Options { return w.State.Options }

// Report returns where errors go.
func (w *Worker) Report() *core.Reporter { return w.State.Report }

// keep restores the insertion point: defer w.keep()().
func (w *Worker) keep() func() {
	at := w.Save()
	return func() { w.Restore(at) }
}

// at sets the location of what is built next and returns the builder.
func (w *Worker) at(l core.Location) *core.Builder { return w.Builder.SetLoc(l) }

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
func (s *State) BufferType(v *core.Value) (core.Type, bool) { return s.bufferType(v, new(Path)) }

func (s *State) bufferType(v *core.Value, path *Path) (core.Type, bool) {
	path.values = append(path.values, v)
	defer func() { path.values = path.values[:len(path.values)-1] }()
	if i := s.of(owner(v)); i != nil {
		return i.BufferType(v, s, path)
	}
	return s.Options.defaultType(v, s.Report)
}

// Buffer returns the memory of a tensor. It reports errors.
func (w *Worker) Buffer(v *core.Value) (*core.Value, bool) {
	if op := v.DefiningOp(); op != nil && op.Is(&gen.ToTensorDef) {
		return op.Operand(0), true
	}
	defer w.keep()()
	w.SetAfterValue(v)
	t, ok := w.State.BufferType(v)
	if !ok {
		return nil, false
	}
	return gen.NewToBuffer(w.at(v.Loc()), t, v).Buffer(), true
}

// Replace replaces the results of an operation; memory takes the place of tensors.
func (w *Worker) Replace(op *core.Operation, vals ...*core.Value) {
	defer w.keep()()
	out := make([]*core.Value, len(vals))
	for i, v := range vals {
		if t := op.Result(i).Type(); isTensor(t) {
			w.SetAfter(op)
			v = gen.NewToTensor(w.at(v.Loc()), t, v).Result()
		}
		out[i] = v
	}
	w.ReplaceOp(op, out...)
}

// Alloc makes memory with the alignment of the options.
func (w *Worker) Alloc(l core.Location, t *core.MemRefType, sizes []*core.Value) *core.Value {
	a := memref.Alloc{MemrefType: t, DynamicSizes: sizes, Loc: l}
	if n := w.Options().Alignment; n != 0 {
		a.Alignment = w.Context().I64Attr(n)
	}
	return a.Build(&w.Builder).Op.Result(0)
}

// index makes an arith.constant of type index.
func (w *Worker) index(l core.Location, n int64) *core.Value {
	return arith.Constant{Value: w.Context().IndexAttr(n), Loc: l}.Build(&w.Builder).Op.Result(0)
}

// AllocTensor makes a tensor of the shape of v, with its contents if copied.
func (w *Worker) AllocTensor(l core.Location, v *core.Value, copied bool) (*core.Value, bool) {
	switch v.Type().(type) {
	case *core.UnrankedTensorType, *core.UnrankedMemRefType:
		w.Report().OpEmitErrorf(owner(v), "copying of unranked tensors is not implemented")
		return nil, false
	case *core.MemRefType:
		v = gen.NewToTensor(w.at(l), tensorOf(v.Type()), v).Result()
	}
	t := v.Type().(*core.RankedTensorType)
	if copied {
		return gen.AllocTensor{ResultType: t, Copy: v, Loc: l}.Build(&w.Builder).Result(), true
	}
	op := gen.AllocTensor{ResultType: t, DynamicSizes: w.dynamicSizes(l, v, t), Loc: l}.Build(&w.Builder)
	memory, ok := w.State.BufferType(v)
	if !ok {
		return nil, false
	}
	space := query.MemorySpace(memory)
	if space == nil {
		space, ok = w.Options().memorySpace(t)
	}
	if ok && space != nil {
		op.SetMemorySpaceAttr(space)
	}
	return op.Result(), true
}

// dynamicSizes computes the sizes that the type of v does not know.
func (w *Worker) dynamicSizes(l core.Location, v *core.Value, t *core.RankedTensorType) []*core.Value {
	var sizes []core.FoldResult
	if op := v.DefiningOp(); op != nil {
		if r, ok := view.ReifyRankedShapedTypeOpInterfaceKey.Of(op); ok {
			if shapes := r.ReifyResultShapes(w.at(l)); shapes != nil {
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
			out = append(out, w.value(l, sizes[i]))
			continue
		}
		k := w.index(l, int64(i))
		out = append(out, tensor.Dim{Source: v, Index: k, Loc: l}.Build(&w.Builder).Result())
	}
	return out
}

// value returns a size as a value.
func (w *Worker) value(l core.Location, f core.FoldResult) *core.Value {
	if f.Value != nil {
		return f.Value
	}
	return w.index(l, f.Attr.(*core.IntegerAttr).Int64())
}

// CopyOperands copies the operands that cannot be used in place, or, when the operation only makes an alias of one, the result, which may be
// smaller.
func (w *Worker) CopyOperands(op *core.Operation) bool {
	type copied struct {
		use   *core.Use
		value *core.Value
		all   bool
	}
	var operands, results []copied
	for i, v := range op.Operands() {
		u := op.OperandUse(i)
		if !isTensor(v.Type()) || w.State.InPlace(u) {
			continue
		}
		if _, unranked := v.Type().(*core.UnrankedTensorType); unranked {
			return w.Report().OpEmitErrorf(op, "copying of unranked tensors is not implemented").Fail()
		}
		all := !w.State.canOmitCopy(u)
		if r := w.onlyAlias(u); r != nil {
			results = append(results, copied{value: r, all: all})
		} else {
			operands = append(operands, copied{use: u, all: all})
		}
	}
	w.SetBefore(op)
	for _, c := range operands {
		v, ok := w.AllocTensor(op.Loc(), c.use.Value(), c.all)
		if !ok {
			return false
		}
		w.Modify(op, func() { c.use.Set(v) })
	}
	w.SetAfter(op)
	for _, c := range results {
		v, ok := w.AllocTensor(op.Loc(), c.value, c.all)
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
			w.Modify(u.Owner(), func() { u.Set(v) })
		}
	}
	return true
}

// onlyAlias returns the result that is the only alias of an operand that is not written to; nil when there is none, or other operands
// alias with it, too.
func (w *Worker) onlyAlias(u *core.Use) *core.Value {
	values := w.State.Values(u)
	if len(values) != 1 || values[0].Value.IsBlockArg() || w.State.Writes(u) || len(w.State.Operands(values[0].Value)) != 1 {
		return nil
	}
	if _, unranked := values[0].Value.Type().(*core.UnrankedTensorType); unranked {
		return nil
	}
	return values[0].Value
}

func (w *Worker) number(n int64) core.FoldResult {
	return core.FoldResult{Attr: w.Context().IndexAttr(n)}
}

// dim makes a memref.dim.
func (w *Worker) dim(l core.Location, m *core.Value, i int) *core.Value {
	k := w.index(l, int64(i))
	return memref.Dim{Source: m, Index: k, Loc: l}.Build(&w.Builder).Result()
}

func (w *Worker) toBuffer(l core.Location, v *core.Value, t core.Type) *core.Value {
	return gen.NewToBuffer(w.at(l), t, v).Buffer()
}

// temporal says of a load or store what upstream's builders say of all: that it is not nontemporal.
func (w *Worker) temporal(op *core.Operation) *core.Operation {
	op.SetAttr("nontemporal", w.Context().Bool(false))
	return op
}
