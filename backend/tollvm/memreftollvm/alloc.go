package memreftollvm

import (
	"math/bits"

	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/rewrite/conversion"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/memref"
)

// shape is the sizes and strides of a memref that is made, and how many elements it has.
type shape struct {
	sizes, strides []*core.Value
	count          *core.Value
}

// shapeOf computes sizes and strides of a memref without layout; dynamic are the sizes that its type does not have.
func (e emitter) shapeOf(m *core.MemRefType, dynamic []*core.Value) shape {
	var s shape
	for _, n := range m.Shape() {
		if n == core.Dynamic {
			s.sizes, dynamic = append(s.sizes, dynamic[0]), dynamic[1:]
		} else {
			s.sizes = append(s.sizes, e.IndexConst(n))
		}
	}
	stride := int64(1)
	s.count = e.IndexConst(1)
	s.strides = make([]*core.Value, len(s.sizes))
	for i := len(s.sizes) - 1; i >= 0; i-- {
		s.strides[i] = s.count
		isSize := stride == 1
		switch n := m.Shape()[i]; {
		case n == core.Dynamic:
			stride = core.Dynamic
		default:
			stride = dim.Mul(stride, n)
		}
		switch {
		case isSize:
			s.count = s.sizes[i]
		case stride == core.Dynamic:
			s.count = e.Mul(s.count, s.sizes[i])
		default:
			s.count = e.IndexConst(stride)
		}
	}
	return s
}

// describe makes the descriptor of a memref without offset.
func (e emitter) describe(m *core.MemRefType, allocated, aligned *core.Value, s shape) *core.Value {
	d := e.Poison(e.Types.ConvertOne(m))
	d = e.InsertValue(allocated, d, tollvm.FieldAllocated)
	d = e.InsertValue(aligned, d, tollvm.FieldAligned)
	d = e.InsertValue(e.IndexConst(0), d, tollvm.FieldOffset)
	for i, v := range s.sizes {
		d = e.InsertValue(v, d, tollvm.FieldSizes, int64(i))
	}
	for i, v := range s.strides {
		d = e.InsertValue(v, d, tollvm.FieldStrides, int64(i))
	}
	return d
}

func (t converter) alloc(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	a := core.Must(memref.AsAllocOp(op))
	m, _ := op.Result(0).Type().(*core.MemRefType)
	table := op.NearestSymbolTable()
	if !t.contiguous(m) || table == nil {
		return rw.NoMatch(op, "incompatible memref type")
	}
	e := t.emit(&rw.Builder)
	s := e.shapeOf(m, in[:len(a.DynamicSizes())])
	size := e.SizeOf(t.ConvertOne(m.ElementType()), s.count)
	allocated, aligned := e.allocate(table, m, size, a.AlignmentAttr())
	if allocated == nil {
		return rw.NoMatch(op, "the function that allocates memory has another type")
	}
	rw.ReplaceOp(op, e.describe(m, allocated, aligned, s))
	return true
}

// allocate calls the library for memory. Alignment is the library's business with aligned_alloc; with malloc there is
// room for moving the address when the alignment is given or elements are not plain numbers.
func (e emitter) allocate(table *core.Operation, m *core.MemRefType, size *core.Value, alignment *core.IntegerAttr) (allocated,
	aligned *core.Value) {
	if e.Types.Options().AlignedAlloc {
		p := e.allocateAligned(table, m, size, alignment)
		return p, p
	}
	var to *core.Value
	switch {
	case alignment != nil:
		to = e.IndexConst(alignment.Int64())
	case !isPlain(m.ElementType()):
		to = e.SizeOf(e.Types.ConvertOne(m.ElementType()), 1)
	}
	if to != nil {
		size = e.Add(size, to)
	}
	malloc := e.Types.Library().Malloc(e.Emitter, table)
	if malloc == nil {
		return nil, nil
	}
	ptr := e.Types.ElementPointer(m)
	allocated = e.toSpace(e.Types.Library().Call(e.Builder, malloc, size), ptr)
	if to == nil {
		return allocated, allocated
	}
	at := e.alignUp(e.ToInt(allocated), to)
	return allocated, llvm.NewIntToPtr(e.Builder, ptr, at).Op.Result(0)
}

// isPlain reports whether the type is a signless integer, index or a float.
func isPlain(x core.Type) bool {
	switch i := x.(type) {
	case *core.IntegerType:
		return i.IsSignless()
	case *core.IndexType, *core.FloatType:
		return true
	}
	return false
}

// toSpace casts a pointer of the library to the address space of another.
func (e emitter) toSpace(p *core.Value, ptr core.Type) *core.Value {
	if p.Type() == ptr {
		return p
	}
	return llvm.NewAddrSpaceCast(e.Builder, ptr, p).Op.Result(0)
}

// alignUp computes the next multiple of the alignment.
func (e emitter) alignUp(v, to *core.Value) *core.Value {
	bump := e.Sub(to, e.IndexConst(1))
	v = e.Add(v, bump)
	over := llvm.NewURem(e.Builder, v, to).Op.Result(0)
	return e.Sub(v, over)
}

// minAlignment is what aligned_alloc is called with at least.
const minAlignment = 16

func (e emitter) allocateAligned(table *core.Operation, m *core.MemRefType, size *core.Value,
	alignment *core.IntegerAttr) *core.Value {
	elem := converter{e.Types}.sizeInBytes(m.ElementType(), e.Types.LayoutAt(table))
	to := max(minAlignment, powerOfTwo(elem))
	if alignment != nil {
		to = uint64(alignment.Int64())
	}
	by := e.IndexConst(int64(to))
	divisor := elem
	for _, n := range m.Shape() {
		if n != core.Dynamic {
			divisor = dim.Count(divisor, uint64(n))
		}
	}
	if divisor%to != 0 {
		size = e.alignUp(size, by)
	}
	f := e.Types.Library().AlignedAlloc(e.Emitter, table)
	if f == nil {
		return nil
	}
	return e.toSpace(e.Types.Library().Call(e.Builder, f, by, size), e.Types.ElementPointer(m))
}

// powerOfTwo returns the smallest power of two that is not less.
func powerOfTwo(n uint64) uint64 {
	if n <= 1 {
		return n
	}
	return 1 << bits.Len64(n-1)
}

// sizeInBytes returns the size of an element of a memref.
func (t converter) sizeInBytes(x core.Type, l *datalayout.Layout) uint64 {
	switch m := x.(type) {
	case *core.MemRefType:
		return 2*tollvm.PointerBits/8 + (1+2*uint64(len(m.Shape())))*l.Size(t.Index())
	case *core.UnrankedMemRefType:
		return tollvm.PointerBits/8 + l.Size(t.Index())
	}
	return l.Size(x)
}

func (t converter) allocaMemref(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	a := core.Must(memref.AsAllocaOp(op))
	m, _ := op.Result(0).Type().(*core.MemRefType)
	if !t.contiguous(m) {
		return rw.NoMatch(op, "incompatible memref type")
	}
	e := t.emit(&rw.Builder)
	s := e.shapeOf(m, in[:len(a.DynamicSizes())])
	p := llvm.Alloca{ResType: t.ElementPointer(m), ArraySize: s.count, ElemType: t.ConvertOne(m.ElementType()),
		Alignment: t.alignment(a.AlignmentAttr())}.Build(e.Builder).Op.Result(0)
	rw.ReplaceOp(op, e.describe(m, p, p, s))
	return true
}

func (t converter) dealloc(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	table := op.NearestSymbolTable()
	if table == nil {
		return rw.NoMatch(op, "it is outside of any symbol table")
	}
	e := t.emit(&rw.Builder)
	free := t.Library().Free(e.Emitter, table)
	if free == nil {
		return false
	}
	var p *core.Value
	if m, ok := op.Operand(0).Type().(*core.UnrankedMemRefType); ok {
		p = e.Load(t.ElementPointer(m), e.ExtractValue(in[0], tollvm.FieldDescriptor))
	} else {
		p = e.ExtractValue(in[0], tollvm.FieldAllocated)
	}
	t.Library().Call(e.Builder, free, p)
	rw.EraseOp(op)
	return true
}

// allocaScope saves the stack, branches through the region and restores the stack after it. Results of types that the
// llvm dialect does not have are converted; upstream passes them on as they are, which does not verify.
func (t converter) allocaScope(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
	e := t.emit(&rw.Builder)
	before, rest := rw.SplitBlock(op.Block(), op)
	next := rest
	if op.NumResults() > 0 {
		locs := make([]core.Location, op.NumResults())
		for i := range locs {
			locs[i] = op.Loc()
		}
		types := op.ResultTypes()
		for i, typ := range types {
			if to, ok := t.Convert(typ); ok && len(to) == 1 {
				types[i] = to[0]
			}
		}
		next = rw.CreateBlockBefore(rest.Region(), rest, types, locs...)
		llvm.NewBr(e.Builder, nil, rest)
	}
	body := op.Region(0)
	first, last := body.Entry(), body.Last()
	rw.InlineRegionBefore(body, next.Region(), next)

	rw.SetEnd(before)
	stack := llvm.NewStackSave(e.Builder, t.Ptr()).Op.Result(0)
	llvm.NewBr(e.Builder, nil, first)

	ret := last.Last()
	rw.SetBefore(ret)
	passed := ret.OperandList(0, ret.NumOperands())
	if converted, ok := rw.RemappedAll(passed); ok {
		passed = converted
	}
	br := llvm.Br{DestOperands: passed, Dest: next, Loc: ret.Loc()}.Build(e.Builder).Op
	rw.EraseOp(ret)
	rw.SetBefore(br)
	llvm.NewStackRestore(e.Builder, stack)

	rw.ReplaceOp(op, next.Args()[:op.NumResults()]...)
	return true
}

// global makes a global of LLVM; elements are nested arrays.
func (t converter) global(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
	g := core.Must(memref.AsGlobalOp(op))
	m := g.GlobalType()
	if !t.contiguous(m) {
		return rw.NoMatch(op, "incompatible memref type")
	}
	space, ok := t.AddressSpace(m, m.MemorySpace())
	if !ok {
		t.ComplainAt(op, "'memref.global' op memory space cannot be converted to an integer address space")
		return false
	}
	out := llvm.Global{GlobalType: t.globalType(m), Constant: g.Constant(), SymName: g.SymName(), Linkage: llvm.LinkagePrivate,
		Alignment: t.alignment(g.AlignmentAttr()), AddrSpace: int32(space)}
	if op.SymbolVisibility() == core.Public {
		out.Linkage = llvm.LinkageExternal
	}
	value := g.InitialValueAttr()
	_, uninitialized := value.(*core.UnitAttr)
	if value != nil && !uninitialized {
		if out.Value = value; len(m.Shape()) == 0 {
			d, ok := value.(*core.DenseElementsAttr)
			if !ok {
				return rw.NoMatch(op, "the value of a scalar is no dense attribute")
			}
			out.Value = d.Element(0)
		}
	}
	made := out.Build(&rw.Builder)
	if uninitialized {
		p := rw.Save()
		rw.CreateBlock(made.Op.Region(0), nil)
		v := llvm.NewUndef(&rw.Builder, out.GlobalType).Op.Result(0)
		llvm.Return{Arg: v}.Build(&rw.Builder)
		rw.Restore(p)
	}
	rw.EraseOp(op)
	return true
}

// globalType returns the type of the global that holds a memref's elements.
func (t converter) globalType(m *core.MemRefType) core.Type {
	x := t.ConvertOne(m.ElementType())
	for i := len(m.Shape()) - 1; i >= 0; i-- {
		x = llvmdefs.Array(x, uint64(m.Shape()[i]))
	}
	return x
}

// neverFreed is the address in the descriptor of a global that is not to be freed.
const neverFreed = 0xdeadbeef

func (t converter) getGlobal(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
	g := core.Must(memref.AsGetGlobalOp(op))
	m, _ := op.Result(0).Type().(*core.MemRefType)
	if !t.contiguous(m) {
		return rw.NoMatch(op, "incompatible memref type")
	}
	e := t.emit(&rw.Builder)
	s := e.shapeOf(m, nil)
	e.SizeOf(t.ConvertOne(m.ElementType()), s.count) // nobody needs it, but upstream computes it
	ptr := t.ElementPointer(m)
	address := llvm.NewAddressOf(e.Builder, ptr, g.GlobalName()).Op.Result(0)
	zeros := make([]any, len(m.Shape())+1)
	for i := range zeros {
		zeros[i] = 0
	}
	first := e.GEP(address, t.globalType(m), zeros...)
	bad := llvm.Constant{ResType: t.Context().Integer(tollvm.PointerBits), Value: t.Context().IndexAttr(neverFreed)}.Build(e.Builder).Op.Result(0)
	allocated := llvm.NewIntToPtr(e.Builder, ptr, bad).Op.Result(0)
	rw.ReplaceOp(op, e.describe(m, allocated, first, s))
	return true
}
