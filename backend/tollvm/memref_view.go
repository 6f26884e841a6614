package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/memref"
)

func (t *TypeConverter) castMemref(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
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
		at := e.promoted(in[0].Type())
		e.store(in[0], at)
		rank := e.indexConst(int64(len(from.Shape())))
		d := e.insert(rank, e.poison(x), fieldRank)
		rw.ReplaceOp(op, e.insert(at, d, fieldDescriptor))
	case toRanked:
		rw.ReplaceOp(op, e.load(x, e.extract(in[0], fieldDescriptor)))
	default:
		return rw.NoMatch(op, "unranked to unranked cast is disallowed")
	}
	return true
}

func (t *TypeConverter) reinterpretCast(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	r, _ := memref.AsReinterpretCastOp(op)
	x := t.ConvertOne(op.Result(0).Type())
	if x == nil || t.elementPointer(r.Source().Type()) == nil {
		return rw.NoMatch(op, "the result has no descriptor")
	}
	e := t.emit(&rw.Builder)
	d := e.poison(x)
	allocated, aligned := e.pointers(r.Source().Type(), in[0])
	d = e.insert(allocated, d, fieldAllocated)
	d = e.insert(aligned, d, fieldAligned)
	rest := in[1:]
	part := func(n int) []*core.Value {
		list := rest[:n]
		rest = rest[n:]
		return list
	}
	offsets, sizes, strides := part(len(r.Offsets())), part(len(r.Sizes())), part(len(r.Strides()))
	next := func(static int64, dynamic *[]*core.Value) *core.Value {
		if static != core.Dynamic {
			return e.indexConst(static)
		}
		v := (*dynamic)[0]
		*dynamic = (*dynamic)[1:]
		return v
	}
	d = e.insert(next(r.StaticOffsets()[0], &offsets), d, fieldOffset)
	for i, n := range r.StaticSizes() {
		d = e.insert(next(n, &sizes), d, fieldSizes, int64(i))
		d = e.insert(next(r.StaticStrides()[i], &strides), d, fieldStrides, int64(i))
	}
	rw.ReplaceOp(op, d)
	return true
}

// castSpace casts the pointers of a descriptor. That of an unranked memref is copied on the stack for it.
func (t *TypeConverter) castSpace(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	e := t.emit(&rw.Builder)
	from, to := t.elementPointer(op.Operand(0).Type()), t.elementPointer(op.Result(0).Type())
	if from == nil || to == nil {
		return rw.NoMatch(op, "a memory space is no address space")
	}
	cast := func(p *core.Value) *core.Value { return llvm.NewAddrSpaceCast(e.Builder, to, p).Op.Result(0) }
	switch m := op.Result(0).Type().(type) {
	case *core.MemRefType:
		parts := e.unpackMemref(m, in[0])
		parts[fieldAllocated] = cast(parts[fieldAllocated])
		parts[fieldAligned] = cast(parts[fieldAligned])
		rw.ReplaceOp(op, e.packMemref(m, parts))
	case *core.UnrankedMemRefType:
		rank, source := e.extract(in[0], fieldRank), e.extract(in[0], fieldDescriptor)
		d := e.insert(rank, e.poison(t.ConvertOne(m)), fieldRank)
		size := e.unrankedSize(d)
		copied := e.alloca(t.ctx.I8(), size)
		d = e.insert(copied, d, fieldDescriptor)
		allocated := e.load(from, e.pointerAt(source, from, fieldAllocated))
		aligned := e.load(from, e.pointerAt(source, from, fieldAligned))
		allocated = cast(allocated)
		aligned = cast(aligned)
		e.store(allocated, e.pointerAt(copied, to, fieldAllocated))
		e.store(aligned, e.pointerAt(copied, to, fieldAligned))
		numbers, copies := e.pointerAt(source, from, fieldOffset), e.pointerAt(copied, to, fieldOffset)
		e.memcpy(copies, numbers, e.sub(size, e.indexConst(2*pointerBits/8)))
		rw.ReplaceOp(op, d)
	default:
		return rw.NoMatch(op, "it is no memref")
	}
	return true
}

func (t *TypeConverter) alignedPointer(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	e := t.emit(&rw.Builder)
	var p *core.Value
	switch m := op.Operand(0).Type().(type) {
	case *core.UnrankedMemRefType:
		ptr := t.elementPointer(m)
		if ptr == nil {
			return rw.NoMatch(op, "the memory space is no address space")
		}
		p = e.load(ptr, e.pointerAt(e.extract(in[0], fieldDescriptor), ptr, fieldAligned))
	default:
		p = e.extract(in[0], fieldAligned)
	}
	rw.ReplaceOp(op, e.toInt(p))
	return true
}

func (t *TypeConverter) stridedMetadata(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	m := t.memrefOf(op.Operand(0))
	base := t.memrefOf(op.Result(0))
	if m == nil || base == nil {
		return rw.NoMatch(op, "the memref has no descriptor")
	}
	e := t.emit(&rw.Builder)
	allocated, aligned := e.pointers(m, in[0])
	out := []*core.Value{e.staticMemref(base, allocated, aligned), e.extract(in[0], fieldOffset)}
	for f := int64(fieldSizes); f <= fieldStrides; f++ {
		for i := range m.Shape() {
			out = append(out, e.extract(in[0], f, int64(i)))
		}
	}
	rw.ReplaceOp(op, out...)
	return true
}

func (t *TypeConverter) transpose(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	p, _ := memref.AsTransposeOp(op)
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
	d := e.poison(x)
	for f := int64(fieldAllocated); f <= fieldOffset; f++ {
		d = e.insert(e.extract(in[0], f), d, f)
	}
	for i, r := range permutation.Results() {
		from := int64(r.Position())
		d = e.insert(e.extract(in[0], fieldSizes, from), d, fieldSizes, int64(i))
		d = e.insert(e.extract(in[0], fieldStrides, from), d, fieldStrides, int64(i))
	}
	rw.ReplaceOp(op, d)
	return true
}

// view moves the aligned pointer by bytes and lays another shape over the buffer.
func (t *TypeConverter) view(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	m := t.memrefOf(op.Result(0))
	source := t.memrefOf(op.Operand(0))
	if m == nil || source == nil {
		return rw.NoMatch(op, "target descriptor type not converted to LLVM")
	}
	strides, offset, _ := m.StridesAndOffset()
	if n := len(strides); n > 0 && strides[n-1] != 1 && strides[n-1] != 0 {
		if t.report != nil {
			t.report.Warningf(op.Loc(), "cannot cast to non-contiguous shape")
		}
		return false
	}
	e := t.emit(&rw.Builder)
	d := e.poison(t.ConvertOne(m))
	d = e.insert(e.extract(in[0], fieldAllocated), d, fieldAllocated)
	d = e.insert(e.gep(e.extract(in[0], fieldAligned), t.ConvertOne(source.ElementType()), in[1]), d, fieldAligned)
	d = e.insert(e.indexConst(offset), d, fieldOffset)
	dynamic := in[2:]
	var stride, below *core.Value
	for i := len(strides) - 1; i >= 0; i-- {
		var size *core.Value
		if n := m.Shape()[i]; n != core.Dynamic {
			size = e.indexConst(n)
		} else {
			size = dynamic[len(dynamic)-1]
			dynamic = dynamic[:len(dynamic)-1]
		}
		d = e.insert(size, d, fieldSizes, int64(i))
		switch {
		case strides[i] != core.Dynamic:
			stride = e.indexConst(strides[i])
		case below == nil:
			stride = e.indexConst(1)
		case stride == nil:
			stride = below
		default:
			stride = e.mul(stride, below)
		}
		d = e.insert(stride, d, fieldStrides, int64(i))
		below = size
	}
	rw.ReplaceOp(op, d)
	return true
}

// copyMemref copies bytes where both memrefs are contiguous, otherwise it calls a function of the library.
func (t *TypeConverter) copyMemref(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	from, to := op.Operand(0).Type(), op.Operand(1).Type()
	e := t.emit(&rw.Builder)
	if a, ok := from.(*core.MemRefType); ok && rowMajor(a) && rowMajor(to) {
		count := e.indexConst(1)
		for i := range a.Shape() {
			count = e.mul(count, e.extract(in[0], fieldSizes, int64(i)))
		}
		elem := t.ConvertOne(a.ElementType())
		size := e.mul(count, e.sizeOf(elem, 1))
		start := func(d *core.Value) *core.Value {
			p := e.extract(d, fieldAligned)
			return e.gep(p, elem, e.extract(d, fieldOffset))
		}
		source := start(in[0])
		e.memcpy(start(in[1]), source, size)
		rw.EraseOp(op)
		return true
	}
	module := enclosingModule(op)
	if module == nil {
		return rw.NoMatch(op, "it is outside of any module")
	}
	stack := llvm.NewStackSave(e.Builder, t.ptr).Op.Result(0)
	source, target := e.asUnranked(from, in[0]), e.asUnranked(to, in[1])
	one := e.indexConst(1)
	place := func(d *core.Value) *core.Value {
		at := e.alloca(d.Type(), one)
		e.store(d, at)
		return at
	}
	a := place(source)
	b := place(target)
	size := e.sizeOf(t.ConvertOne(from.(core.ShapedType).ElementType()), 1)
	f := t.lib.memrefCopy(e, module)
	if f == nil {
		return false
	}
	t.lib.call(e.Builder, f, size, a, b)
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
	rank := llvm.NewConstant(e.Builder, e.t.index, e.t.ctx.IntegerAttr(e.t.index, int64(len(m.Shape())))).Op.Result(0)
	at := e.promoted(d.Type())
	e.store(d, at)
	out := e.poison(e.t.structOf(e.t.unrankedFields()))
	out = e.insert(rank, out, fieldRank)
	return e.insert(at, out, fieldDescriptor)
}

// rowMajor reports whether a memref's elements follow one another in memory, at any offset when its shape is known.
func rowMajor(x core.Type) bool {
	m, ok := x.(*core.MemRefType)
	if !ok {
		return false
	}
	if identityLayout(m) {
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
		n *= m.Shape()[i]
	}
	for ; i >= 0 && m.Shape()[i] == 1; i-- {
	}
	return i < 0
}

// genericAtomicRMW loads, computes and compares until nobody came in between.
func (t *TypeConverter) genericAtomicRMW(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	g, _ := memref.AsGenericAtomicRMWOp(op)
	m := t.memrefOf(g.Memref())
	if m == nil {
		return rw.NoMatch(op, "the memref has no descriptor")
	}
	x := t.ConvertOne(op.Result(0).Type())
	e := t.emit(&rw.Builder)
	before, loop := rw.SplitBlock(op.Block(), op)
	old := loop.AddArg(x, op.Loc())
	loop, end := rw.SplitBlock(loop, op.Next())

	rw.SetEnd(before)
	at := e.element(m, in[0], in[1:], 0)
	first := e.load(t.ConvertOne(m.ElementType()), at)
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
	pair := llvm.AtomicCmpXchg{ResultTypes: []core.Type{llvmdefs.Struct(t.ctx, false, x, t.ctx.I1())}, Ptr: at, Cmp: old,
		Val:             result,
		SuccessOrdering: order, FailureOrdering: llvm.AtomicOrderingMonotonic}.Build(e.Builder).Op.Result(0)
	loaded := e.extract(pair, 0)
	ok := e.extract(pair, 1)
	llvm.NewCondBr(e.Builder, ok, nil, []*core.Value{loaded}, end, loop)
	rw.SetEnd(end)
	rw.ReplaceOp(op, loaded)
	return true
}
