package bufferize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/view"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	bufferizationgen "github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/vector"
	dest "github.com/odsgen/ods/passes/dialect/linalg/destination"
	"github.com/odsgen/ods/passes/dialect/tensor/shapes"
)

// CopyOp is the operation that copies the contents of a tensor to memory.
type CopyOp string

// The operations that copy.
const (
	CopyMaterialize CopyOp = "bufferization.materialize_in_destination"
	CopyMemRef      CopyOp = "memref.copy"
	CopyLinalg      CopyOp = "linalg.copy"
)

// Allocation says how [ToAllocation] makes memory.
type Allocation struct {
	Copy            CopyOp
	OnStack         bool // memref.alloca instead of memref.alloc
	DestinationOnly bool // the operation goes on working on tensors
	Free            bool // frees memory at the end of the block
	Space           core.Attribute
}

// ToAllocation makes one operation write to memory of its own, and returns the memory: upstream's bufferizeToAllocation. It
// returns nil when it cannot.
func ToAllocation(rw *rewrite.Rewriter, op *core.Operation, a Allocation, r *core.Reporter) *core.Value {
	x := &allocating{Allocation: a, rw: rw, r: r}
	x.symbols = new(symbolTables)
	x.state = &AnalysisState{Options: NewOptions(), Report: r, symbols: x.symbols}
	return x.bufferize(op, op)
}

// allocating is one call of [ToAllocation].
type allocating struct {
	Allocation
	rw      *rewrite.Rewriter
	r       *core.Reporter
	symbols *symbolTables
	state   *AnalysisState
}

// bufferize makes the memory before an operation, op itself or what it is in.
func (x *allocating) bufferize(op, before *core.Operation) *core.Value {
	switch {
	case op.Is(&tensor.PadDef):
		if x.DestinationOnly {
			return nil
		}
		return x.pad(op, before)
	case op.Is(&vector.MaskDef):
		return x.mask(op)
	case op.Is(&bufferizationgen.AllocTensorDef):
		x.rw.SetBefore(before)
		x.rw.SetLoc(op.Loc())
		m := x.allocate(op.Result(0))
		x.replace(op, m)
		return m
	}
	return x.any(op, before)
}

// allocate makes memory for a tensor at the insertion point.
func (x *allocating) allocate(v *core.Value) *core.Value {
	at := x.rw.Save()
	defer x.rw.Restore(at)
	b := &x.rw.Builder
	t := v.Type().(*core.RankedTensorType)
	m := b.Context().MemRef(t.Shape(), t.ElementType(), nil, x.Space)
	sizes := x.dynamicSizes(v, t)
	if x.OnStack {
		return memref.Alloca{MemrefType: m, DynamicSizes: sizes}.Build(b).Op.Result(0)
	}
	memory := memref.Alloc{MemrefType: m, DynamicSizes: sizes}.Build(b).Op.Result(0)
	if x.Free {
		b.SetBefore(b.Block().Last())
		memref.Dealloc{Memref: memory}.Build(b)
	}
	return memory
}

// dynamicSizes computes the sizes that a type does not know.
func (x *allocating) dynamicSizes(v *core.Value, t *core.RankedTensorType) (out []*core.Value) {
	if core.IsStaticShape(t) {
		return nil
	}
	b, l := &x.rw.Builder, x.rw.Loc()
	defer b.SetLoc(l)
	var sizes []core.FoldResult
	if op := v.DefiningOp(); op != nil {
		if list := shapes.Reify(b, op); v.Index() < len(list) {
			sizes = list[v.Index()]
		}
	}
	for i, n := range t.Shape() {
		switch {
		case n != core.Dynamic:
		case sizes != nil:
			out = append(out, memrefdefs.ValueOf(b, sizes[i]))
		default:
			b.SetLoc(v.Loc())
			out = append(out, tensor.NewDim(b, v, memrefdefs.ConstantIndex(b, int64(i))).Result())
		}
	}
	return out
}

// replace puts memory in place of a tensor.
func (x *allocating) replace(op *core.Operation, m *core.Value) {
	x.rw.ReplaceOpWith(op, bufferizationgen.ToTensor{ResultType: op.Result(0).Type(), Buffer: m, Restrict: true, Writable: true}.Build(&x.rw.Builder).Op)
}

// copyTo copies a tensor to memory.
func (x *allocating) copyTo(v, m *core.Value) {
	b := &x.rw.Builder
	if x.Copy == CopyMaterialize || x.Copy == "" {
		bufferizationgen.MaterializeInDestination{Source: v, Dest: m, Writable: true}.Build(b)
		return
	}
	from := bufferizationgen.ToBuffer{BufferType: dynamicType(v.Type(), nil), Tensor: v, ReadOnly: true}.Build(b).Buffer()
	if x.Copy == CopyLinalg {
		linalgdefs.NewCopy(b, from, m)
		return
	}
	memref.NewCopy(b, from, m)
}

func (x *allocating) pad(o, before *core.Operation) *core.Value {
	op := core.Must(tensor.AsPadOp(o))
	b, rw := &x.rw.Builder, x.rw
	rw.SetBefore(before)
	rw.SetLoc(o.Loc())
	m := x.allocate(op.Result())
	rw.SetBefore(o)
	if dest.Pads(op) {
		rw.SetAfter(dest.Fill(rw, op, m))
	}
	sizes := shapes.Of(b, op.Source())
	low := view.Mixed(o.Context(), op.StaticLowAttr(), op.Low())
	ones := shapes.Repeat(b, 1, len(sizes))
	part := memref.SubView{Source: m, StaticStrides: slices.Repeat([]int64{1}, len(sizes))}
	if t, ok := memrefdefs.ReducedSubViewType(m.Type().(*core.MemRefType), view.Integers(sizes), low, sizes, ones); ok {
		part.ResultType = t
	}
	part.StaticOffsets, part.Offsets = view.Split(low)
	part.StaticSizes, part.Sizes = view.Split(sizes)
	x.copyTo(op.Source(), part.Build(b).Result())
	x.replace(o, m)
	return m
}

// single makes a rewriter for models, which bufferize what they are asked to only.
func (x *allocating) single() *Rewriter {
	return &Rewriter{Rewriter: x.rw, State: x.state, driver: newDriver(x.state.Options, &globals{symbols: x.symbols})}
}

func (x *allocating) model(op *core.Operation) Op {
	m, _ := OpInterface.Of(op)
	return m
}

func (x *allocating) mask(op *core.Operation) *core.Value {
	body := op.Region(0).Entry()
	first, end := body.First(), body.Last()
	if first == end || first.Next() != end {
		return nil
	}
	m := x.bufferize(first, op)
	if m == nil || x.DestinationOnly {
		return m
	}
	x.rw.SetBefore(end)
	if model := x.model(end); model == nil || !model.Bufferize(end, x.single()) {
		return nil
	}
	for o := body.First(); o != nil; {
		next := o.Next()
		if o.Is(&bufferizationgen.ToTensorDef) && !o.HasUses() {
			x.rw.EraseOp(o)
		}
		o = next
	}
	var uses []*core.Use
	for _, v := range op.Results() {
		if query.IsTensor(v.Type()) {
			uses = slices.AppendSeq(uses, v.Uses())
		}
	}
	x.rw.SetBefore(op)
	if model := x.model(op); model == nil || !model.Bufferize(op, x.single()) {
		return nil
	}
	x.own(uses)
	return m
}

// own says of tensors that nothing else is in their memory.
func (x *allocating) own(uses []*core.Use) {
	for _, u := range uses {
		if t, ok := bufferizationgen.AsToTensorOp(u.Value().DefiningOp()); ok {
			x.rw.Modify(t.Op, func() {
				t.SetRestrict(true)
				t.SetWritable(true)
			})
		}
	}
}

func (x *allocating) any(op, before *core.Operation) *core.Value {
	model := x.model(op)
	if model == nil {
		return nil
	}
	var targets, uses []*core.Use
	add := func(u *core.Use) {
		if !slices.Contains(targets, u) {
			targets = append(targets, u)
		}
	}
	for _, v := range op.Results() {
		if !query.IsTensor(v.Type()) {
			continue
		}
		if _, ok := v.Type().(*core.RankedTensorType); !ok || allocates(op) {
			return nil
		}
		for _, a := range x.state.Operands(v) {
			add(a.Use)
			uses = slices.AppendSeq(uses, v.Uses())
		}
	}
	for i, v := range op.Operands() {
		u := op.OperandUse(i)
		if _, ok := v.Type().(*core.RankedTensorType); ok && x.state.Writes(u) {
			add(u)
		}
	}
	if len(targets) != 1 {
		return nil
	}
	u := targets[0]
	v := u.Value()
	x.rw.SetBefore(before)
	x.rw.SetLoc(op.Loc())
	m := x.allocate(v)
	if len(x.state.definitions(u)) > 0 {
		x.copyTo(v, m)
	}
	t := bufferizationgen.ToTensor{ResultType: v.Type(), Buffer: m, Restrict: x.DestinationOnly, Writable: x.DestinationOnly}.Build(&x.rw.Builder).Result()
	x.rw.Modify(op, func() { u.Set(t) })
	if x.DestinationOnly {
		return m
	}
	x.rw.SetBefore(op)
	if !model.Bufferize(op, x.single()) {
		return nil
	}
	x.own(uses)
	return m
}

// allocates reports whether an operation bufferizes to memory of its own.
func allocates(op *core.Operation) bool {
	for _, def := range []*core.OpDef{&tensor.FromElementsDef, &tensor.GenerateDef, &tensor.SplatDef, &bufferizationgen.AllocTensorDef} {
		if op.Is(def) {
			return true
		}
	}
	return false
}
