package memreftollvm

import (
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite/conversion"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/memref"
)

func (t converter) castMemref(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	x := t.ConvertOne(op.Result(0).Type())
	if x == nil {
		return rw.NoMatch(op, "the result has no descriptor")
	}
	from, fromRanked := op.Operand(0).Type().(*core.MemRefType)
	_, toRanked := op.Result(0).Type().(*core.MemRefType)
	e := t.emit(&rw.Builder)
	switch {
	case fromRanked && toRanked:
		if t.ConvertOne(from) != x {
			return rw.NoMatch(op, "the descriptors have different types")
		}
		rw.ReplaceOp(op, in[0])
	case fromRanked: // the descriptor goes to the stack
		at := e.Promoted(in[0].Type())
		e.Store(in[0], at)
		rank := e.IndexConst(int64(len(from.Shape())))
		d := e.InsertValue(rank, e.Poison(x), tollvm.FieldRank)
		rw.ReplaceOp(op, e.InsertValue(at, d, tollvm.FieldDescriptor))
	case toRanked:
		rw.ReplaceOp(op, e.Load(x, e.ExtractValue(in[0], tollvm.FieldDescriptor)))
	default:
		return rw.NoMatch(op, "unranked to unranked cast is disallowed")
	}
	return true
}

func (t converter) reinterpretCast(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	r := core.Must(memref.AsReinterpretCastOp(op))
	x := t.ConvertOne(op.Result(0).Type())
	if x == nil || t.ElementPointer(r.Source().Type()) == nil {
		return rw.NoMatch(op, "the result has no descriptor")
	}
	e := t.emit(&rw.Builder)
	d := e.Poison(x)
	allocated, aligned := e.Pointers(r.Source().Type(), in[0])
	d = e.InsertValue(allocated, d, tollvm.FieldAllocated)
	d = e.InsertValue(aligned, d, tollvm.FieldAligned)
	rest := in[1:]
	part := func(n int) []*core.Value {
		list := rest[:n]
		rest = rest[n:]
		return list
	}
	offsets, sizes, strides := part(len(r.Offsets())), part(len(r.Sizes())), part(len(r.Strides()))
	next := func(static int64, dynamic *[]*core.Value) *core.Value {
		if static != core.Dynamic {
			return e.IndexConst(static)
		}
		v := (*dynamic)[0]
		*dynamic = (*dynamic)[1:]
		return v
	}
	d = e.InsertValue(next(r.StaticOffsets()[0], &offsets), d, tollvm.FieldOffset)
	for i, n := range r.StaticSizes() {
		d = e.InsertValue(next(n, &sizes), d, tollvm.FieldSizes, int64(i))
		d = e.InsertValue(next(r.StaticStrides()[i], &strides), d, tollvm.FieldStrides, int64(i))
	}
	rw.ReplaceOp(op, d)
	return true
}

// castSpace casts the pointers of a descriptor. That of an unranked memref is copied on the stack for it.
func (t converter) castSpace(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	e := t.emit(&rw.Builder)
	from, to := t.ElementPointer(op.Operand(0).Type()), t.ElementPointer(op.Result(0).Type())
	if from == nil || to == nil {
		return rw.NoMatch(op, "a memory space is no address space")
	}
	cast := func(p *core.Value) *core.Value { return llvm.NewAddrSpaceCast(e.Builder, to, p).Op.Result(0) }
	switch m := op.Result(0).Type().(type) {
	case *core.MemRefType:
		parts := e.UnpackMemRef(m, in[0])
		parts[tollvm.FieldAllocated] = cast(parts[tollvm.FieldAllocated])
		parts[tollvm.FieldAligned] = cast(parts[tollvm.FieldAligned])
		rw.ReplaceOp(op, e.PackMemRef(m, parts))
	case *core.UnrankedMemRefType:
		rank, source := e.ExtractValue(in[0], tollvm.FieldRank), e.ExtractValue(in[0], tollvm.FieldDescriptor)
		d := e.InsertValue(rank, e.Poison(t.ConvertOne(m)), tollvm.FieldRank)
		size := e.UnrankedSize(d)
		copied := e.Alloca(t.Context().I8(), size)
		d = e.InsertValue(copied, d, tollvm.FieldDescriptor)
		allocated := e.Load(from, e.PointerAt(source, from, tollvm.FieldAllocated))
		aligned := e.Load(from, e.PointerAt(source, from, tollvm.FieldAligned))
		allocated = cast(allocated)
		aligned = cast(aligned)
		e.Store(allocated, e.PointerAt(copied, to, tollvm.FieldAllocated))
		e.Store(aligned, e.PointerAt(copied, to, tollvm.FieldAligned))
		numbers, copies := e.PointerAt(source, from, tollvm.FieldOffset), e.PointerAt(copied, to, tollvm.FieldOffset)
		e.Memcpy(copies, numbers, e.Sub(size, e.IndexConst(2*tollvm.PointerBits/8)))
		rw.ReplaceOp(op, d)
	default:
		return rw.NoMatch(op, "it is no memref")
	}
	return true
}

func (t converter) alignedPointer(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	e := t.emit(&rw.Builder)
	var p *core.Value
	switch m := op.Operand(0).Type().(type) {
	case *core.UnrankedMemRefType:
		ptr := t.ElementPointer(m)
		if ptr == nil {
			return rw.NoMatch(op, "the memory space is no address space")
		}
		p = e.Load(ptr, e.PointerAt(e.ExtractValue(in[0], tollvm.FieldDescriptor), ptr, tollvm.FieldAligned))
	default:
		p = e.ExtractValue(in[0], tollvm.FieldAligned)
	}
	rw.ReplaceOp(op, e.ToInt(p))
	return true
}

func (t converter) stridedMetadata(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	m := t.MemRefOf(op.Operand(0))
	base := t.MemRefOf(op.Result(0))
	if m == nil || base == nil {
		return rw.NoMatch(op, "the memref has no descriptor")
	}
	e := t.emit(&rw.Builder)
	allocated, aligned := e.Pointers(m, in[0])
	out := []*core.Value{e.StaticMemRef(base, allocated, aligned), e.ExtractValue(in[0], tollvm.FieldOffset)}
	for f := int64(tollvm.FieldSizes); f <= tollvm.FieldStrides; f++ {
		for i := range m.Shape() {
			out = append(out, e.ExtractValue(in[0], f, int64(i)))
		}
	}
	rw.ReplaceOp(op, out...)
	return true
}

func (t converter) transpose(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	p := core.Must(memref.AsTransposeOp(op))
	x := t.ConvertOne(op.Result(0).Type())
	if x == nil {
		return rw.NoMatch(op, "the result has no descriptor")
	}
	permutation := p.PermutationAttr().Value()
	if permutation.IsIdentity() {
		rw.ReplaceOp(op, in[0])
		return true
	}
	e := t.emit(&rw.Builder)
	d := e.Poison(x)
	for f := int64(tollvm.FieldAllocated); f <= tollvm.FieldOffset; f++ {
		d = e.InsertValue(e.ExtractValue(in[0], f), d, f)
	}
	for i, r := range permutation.Results() {
		from := int64(r.Position())
		d = e.InsertValue(e.ExtractValue(in[0], tollvm.FieldSizes, from), d, tollvm.FieldSizes, int64(i))
		d = e.InsertValue(e.ExtractValue(in[0], tollvm.FieldStrides, from), d, tollvm.FieldStrides, int64(i))
	}
	rw.ReplaceOp(op, d)
	return true
}

// view moves the aligned pointer by bytes and lays another shape over the buffer.
func (t converter) view(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	m := t.MemRefOf(op.Result(0))
	source := t.MemRefOf(op.Operand(0))
	if m == nil || source == nil {
		return rw.NoMatch(op, "target descriptor type not converted to LLVM")
	}
	strides, offset, _ := m.StridesAndOffset()
	if n := len(strides); n > 0 && strides[n-1] != 1 && strides[n-1] != 0 {
		if t.Reporter() != nil {
			t.Reporter().Warningf(op.Loc(), "cannot cast to non-contiguous shape")
		}
		return false
	}
	e := t.emit(&rw.Builder)
	d := e.Poison(t.ConvertOne(m))
	d = e.InsertValue(e.ExtractValue(in[0], tollvm.FieldAllocated), d, tollvm.FieldAllocated)
	d = e.InsertValue(e.GEP(e.ExtractValue(in[0], tollvm.FieldAligned), t.ConvertOne(source.ElementType()), in[1]), d, tollvm.FieldAligned)
	d = e.InsertValue(e.IndexConst(offset), d, tollvm.FieldOffset)
	dynamic := in[2:]
	var stride, below *core.Value
	for i := len(strides) - 1; i >= 0; i-- {
		var size *core.Value
		if n := m.Shape()[i]; n != core.Dynamic {
			size = e.IndexConst(n)
		} else {
			size = dynamic[len(dynamic)-1]
			dynamic = dynamic[:len(dynamic)-1]
		}
		d = e.InsertValue(size, d, tollvm.FieldSizes, int64(i))
		switch {
		case strides[i] != core.Dynamic:
			stride = e.IndexConst(strides[i])
		case below == nil:
			stride = e.IndexConst(1)
		case stride == nil:
			stride = below
		default:
			stride = e.Mul(stride, below)
		}
		d = e.InsertValue(stride, d, tollvm.FieldStrides, int64(i))
		below = size
	}
	rw.ReplaceOp(op, d)
	return true
}

// copyMemref copies bytes where both memrefs are contiguous, otherwise it calls a function of the library.
func (t converter) copyMemref(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	from, to := op.Operand(0).Type(), op.Operand(1).Type()
	e := t.emit(&rw.Builder)
	if a, ok := from.(*core.MemRefType); ok && rowMajor(a) && rowMajor(to) {
		count := e.IndexConst(1)
		for i := range a.Shape() {
			count = e.Mul(count, e.ExtractValue(in[0], tollvm.FieldSizes, int64(i)))
		}
		elem := t.ConvertOne(a.ElementType())
		size := e.Mul(count, e.SizeOf(elem, 1))
		start := func(d *core.Value) *core.Value {
			p := e.ExtractValue(d, tollvm.FieldAligned)
			return e.GEP(p, elem, e.ExtractValue(d, tollvm.FieldOffset))
		}
		source := start(in[0])
		e.Memcpy(start(in[1]), source, size)
		rw.EraseOp(op)
		return true
	}
	module := tollvm.EnclosingModule(op)
	if module == nil {
		return rw.NoMatch(op, "it is outside of any module")
	}
	stack := llvm.NewStackSave(e.Builder, t.Ptr()).Op.Result(0)
	source, target := e.asUnranked(from, in[0]), e.asUnranked(to, in[1])
	one := e.IndexConst(1)
	place := func(d *core.Value) *core.Value {
		at := e.Alloca(d.Type(), one)
		e.Store(d, at)
		return at
	}
	a := place(source)
	b := place(target)
	size := e.SizeOf(t.ConvertOne(from.(core.ShapedType).ElementType()), 1)
	f := t.Library().MemRefCopy(e.Emitter, module)
	if f == nil {
		return false
	}
	t.Library().Call(e.Builder, f, size, a, b)
	llvm.NewStackRestore(e.Builder, stack)
	rw.EraseOp(op)
	return true
}

// asUnranked makes an unranked memref of a ranked one, whose descriptor goes to the stack.
func (e emitter) asUnranked(x core.Type, d *core.Value) *core.Value {
	m, ok := x.(*core.MemRefType)
	if !ok {
		return d
	}
	rank := llvm.NewConstant(e.Builder, e.Types.Index(), e.Types.Context().IntegerAttr(e.Types.Index(), int64(len(m.Shape())))).Op.Result(0)
	at := e.Promoted(d.Type())
	e.Store(d, at)
	out := e.Poison(e.Types.StructOf(e.Types.UnrankedFields()))
	out = e.InsertValue(rank, out, tollvm.FieldRank)
	return e.InsertValue(at, out, tollvm.FieldDescriptor)
}

// rowMajor reports whether a memref's elements follow one another in memory, at any offset when its shape is known.
func rowMajor(x core.Type) bool {
	m, ok := x.(*core.MemRefType)
	if !ok {
		return false
	}
	if tollvm.HasIdentityLayout(m) {
		return true
	}
	strides, _, ok := m.StridesAndOffset()
	if !ok {
		return false
	}
	n := int64(1)
	for _, d := range m.Shape() {
		if d == core.Dynamic || d == 0 {
			return false
		}
	}
	i := len(strides) - 1
	for ; i >= 0 && strides[i] == n; i-- {
		n = dim.Mul(n, m.Shape()[i])
	}
	for ; i >= 0 && m.Shape()[i] == 1; i-- {
	}
	return i < 0
}

// genericAtomicRMW loads, computes and compares until nobody came in between.
func (t converter) genericAtomicRMW(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	g := core.Must(memref.AsGenericAtomicRMWOp(op))
	m := t.MemRefOf(g.Memref())
	if m == nil {
		return rw.NoMatch(op, "the memref has no descriptor")
	}
	x := t.ConvertOne(op.Result(0).Type())
	e := t.emit(&rw.Builder)
	before, loop := rw.SplitBlock(op.Block(), op)
	old := loop.AddArg(x, op.Loc())
	loop, end := rw.SplitBlock(loop, op.Next())

	rw.SetEnd(before)
	at := e.Element(m, in[0], in[1:], 0)
	first := e.Load(t.ConvertOne(m.ElementType()), at)
	llvm.NewBr(e.Builder, []*core.Value{first}, loop)

	rw.SetStart(loop)
	body := g.AtomicBody().Entry()
	var mapping core.IRMapping
	mapping.Map(body.Arg(0), old)
	for o := range body.Ops() {
		if o != body.Last() {
			rw.Insert(o.Clone(&mapping))
		}
	}
	result := mapping.Value(body.Last().Operand(0))
	order := llvm.AtomicOrderingAcqRel
	pair := llvm.AtomicCmpXchg{ResType: llvmdefs.Struct(t.Context(), false, x, t.Context().I1()), Ptr: at, Cmp: old,
		Val:             result,
		SuccessOrdering: order, FailureOrdering: llvm.AtomicOrderingMonotonic}.Build(e.Builder).Op.Result(0)
	loaded := e.ExtractValue(pair, 0)
	ok := e.ExtractValue(pair, 1)
	llvm.NewCondBr(e.Builder, ok, nil, []*core.Value{loaded}, end, loop)
	rw.SetEnd(end)
	rw.ReplaceOp(op, loaded)
	return true
}
