package tollvm

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/core/rewrite/conversion"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// Options says how types and calls are converted. The zero value is upstream's default without a data layout.
type Options struct {
	// IndexBitwidth is the width of the integers that index becomes; 0 means that of the layout.
	IndexBitwidth uint
	// Layout is the data layout where the conversion starts; nil means the default, also for operations that are in
	// another one. It belongs to the conversion.
	Layout *datalayout.Layout
	// BarePtr passes memrefs of known shape to and from functions as one pointer.
	BarePtr bool
	// AlignedAlloc allocates memory by aligned_alloc instead of malloc.
	AlignedAlloc bool
	// GenericFunctions names the functions that allocate and free memory so that a runtime library can provide its own.
	GenericFunctions bool
}

// PointerBits is the width of pointers. Upstream's conversions do not ask the data layout for it, only LLVM's default.
const PointerBits = 64

// At returns the options with the data layout that holds for an operation.
func (o Options) At(op *core.Operation) Options {
	o.Layout = datalayout.At(op)
	return o
}

// TypeConverter knows what types become in dialect llvm, and what a conversion to it shares among patterns:
// declarations of library functions, and where errors go. It belongs to one conversion.
type TypeConverter struct {
	*conversion.TypeConverter
	opts    Options
	ctx     *core.Context
	index   *core.IntegerType
	ptr     *llvm.LLVMPointerType
	bits    uint // width of index
	layout  *datalayout.Layout
	layouts map[*core.Operation]*datalayout.Layout // by operations that are converted inside of
	lib     Library
	symbols symbols
	open    []*llvm.LLVMStructType // structs with names whose elements are being converted
	// report takes what is wrong with memref types that have no counterpart; may be nil.
	report *core.Reporter
}

// NewTypeConverter returns a converter. The reporter, which may be nil, takes the reasons why memrefs cannot be
// converted. The context must know dialect llvm.
func NewTypeConverter(c *core.Context, o Options, r *core.Reporter) *TypeConverter {
	t := &TypeConverter{TypeConverter: conversion.NewTypeConverter(), opts: o, ctx: c, bits: o.IndexBitwidth, layout: o.Layout,
		layouts: make(map[*core.Operation]*datalayout.Layout), ptr: llvmdefs.Ptr(c, 0), report: r}
	if t.layout == nil {
		t.layout = datalayout.Default()
	}
	if t.bits == 0 {
		t.bits = uint(t.layout.Bits(c.Index()))
	}
	t.index = c.Integer(t.bits)
	conversion.AddConversionOf(t.TypeConverter, t.complex)
	conversion.AddConversionOf(t.TypeConverter, t.float)
	conversion.AddConversionOf(t.TypeConverter, func(*core.FunctionType) core.Type { return t.ptr })
	conversion.AddConversionOf(t.TypeConverter, func(*core.IndexType) core.Type { return t.index })
	conversion.AddConversionOf(t.TypeConverter, func(i *core.IntegerType) core.Type { return c.Integer(i.Width()) })
	conversion.AddConversionOf(t.TypeConverter, func(m *core.MemRefType) core.Type { return t.StructOf(t.memrefFields(m, false)) })
	conversion.AddConversionOf(t.TypeConverter, func(m *core.UnrankedMemRefType) core.Type {
		if t.ConvertOne(m.ElementType()) == nil {
			return nil
		}
		return t.StructOf(t.UnrankedFields())
	})
	t.AddConversion(t.vector)
	t.AddLegal(llvmdefs.IsCompatibleType)
	t.AddConversion(t.structType)
	t.AddConversion(t.arrayType)
	t.AddConversion(t.functionType)
	// Integer memory spaces are address spaces.
	t.AddAttrConversion(func(_ core.Type, a core.Attribute) (core.Attribute, conversion.Answer) {
		if _, ok := a.(*core.IntegerAttr); ok {
			return a, conversion.Converted
		}
		return nil, conversion.NotMine
	})
	t.AddSource(conversion.CastMaterialization)
	t.AddTarget(conversion.CastMaterialization)
	t.AddSource(t.packSource)
	t.AddTarget(t.packTarget)
	return t
}

// LayoutAt returns the data layout that holds inside of an operation.
func (t *TypeConverter) LayoutAt(op *core.Operation) *datalayout.Layout {
	if t.opts.Layout == nil {
		return t.layout
	}
	l := t.layouts[op]
	if l == nil {
		l = datalayout.At(op)
		t.layouts[op] = l
	}
	return l
}

// Index returns what type index becomes.
func (t *TypeConverter) Index() *core.IntegerType { return t.index }

// Context returns the context that the types belong to.
func (t *TypeConverter) Context() *core.Context { return t.ctx }

// Ptr returns the type of pointers to the default address space.
func (t *TypeConverter) Ptr() *llvm.LLVMPointerType { return t.ptr }

// Library returns what the conversion declares of the runtime library.
func (t *TypeConverter) Library() *Library { return &t.lib }

// Reporter returns what takes errors; it may be nil.
func (t *TypeConverter) Reporter() *core.Reporter { return t.report }

// Options returns the options.
func (t *TypeConverter) Options() Options { return t.opts }

func (t *TypeConverter) complex(x *core.ComplexType) core.Type {
	if e := t.ConvertOne(x.ElementType()); e != nil {
		return llvmdefs.Struct(t.ctx, false, e, e)
	}
	return nil
}

// float keeps LLVM's kinds. Smaller ones are stored as integers; nothing can be computed with them.
func (t *TypeConverter) float(f *core.FloatType) core.Type {
	switch {
	case llvmdefs.IsCompatibleFloat(f):
		return f
	case f.Width() <= 8:
		return t.ctx.Integer(f.Width())
	}
	return nil
}

func one(t core.Type) ([]core.Type, conversion.Answer) {
	if t == nil {
		return nil, conversion.Impossible
	}
	return []core.Type{t}, conversion.Converted
}

// vector nests all but the last dimension in arrays. Only the last one may be scalable.
func (t *TypeConverter) vector(x core.Type) ([]core.Type, conversion.Answer) {
	v, ok := x.(*core.VectorType)
	if !ok {
		return nil, conversion.NotMine
	}
	elem := t.ConvertOne(v.ElementType())
	if elem == nil {
		return nil, conversion.NotMine
	}
	shape := v.Shape()
	n := len(shape)
	if n == 0 {
		return one(t.ctx.Vector([]int64{1}, elem, nil))
	}
	for i, s := range v.ScalableDims() {
		if s && i < n-1 {
			return nil, conversion.NotMine
		}
	}
	var out core.Type = t.ctx.Vector(shape[n-1:], elem, scalableTail(v))
	for i := n - 2; i >= 0; i-- {
		out = llvmdefs.Array(out, uint64(shape[i]))
	}
	return one(out)
}

// scalableTail says whether the last dimension is scalable, in the form that the type's constructor takes.
func scalableTail(v *core.VectorType) []bool {
	if s := v.ScalableDims(); len(s) > 0 && s[len(s)-1] {
		return []bool{true}
	}
	return nil
}

// structType converts the elements. A struct with a name that contains other types gets a name of its own.
func (t *TypeConverter) structType(x core.Type) ([]core.Type, conversion.Answer) {
	s, ok := x.(*llvm.LLVMStructType)
	if !ok || llvmdefs.IsCompatibleType(s) {
		return nil, conversion.NotMine
	}
	if s.Name() != "" {
		return t.identified(s)
	}
	body := llvmdefs.BodyOf(s)
	elems, ok := t.ConvertAll(body.Elements)
	if !ok {
		return nil, conversion.NotMine
	}
	return one(llvmdefs.Struct(t.ctx, body.Packed, elems...))
}

// identified converts a struct with a name. The new name is the old one after a prefix, as upstream's; it stands for
// the struct while its elements, which may refer to it, are converted.
func (t *TypeConverter) identified(s *llvm.LLVMStructType) ([]core.Type, conversion.Answer) {
	fresh := llvmdefs.IdentifiedStruct(t.ctx, "_Converted."+s.Name())
	if slices.Contains(t.open, s) {
		return one(fresh)
	}
	t.open = append(t.open, s)
	body := llvmdefs.BodyOf(s)
	elems, ok := t.ConvertAll(body.Elements)
	t.open = t.open[:len(t.open)-1]
	if !ok {
		return nil, conversion.NotMine
	}
	if !llvmdefs.SetBody(fresh, body.Packed, elems...) {
		return nil, conversion.Impossible
	}
	return one(fresh)
}

func (t *TypeConverter) arrayType(x core.Type) ([]core.Type, conversion.Answer) {
	a, ok := x.(*llvm.LLVMArrayType)
	if !ok {
		return nil, conversion.NotMine
	}
	if e := t.ConvertOne(a.ElementType()); e != nil {
		return one(llvmdefs.Array(e, a.NumElements()))
	}
	return nil, conversion.NotMine
}

func (t *TypeConverter) functionType(x core.Type) ([]core.Type, conversion.Answer) {
	f, ok := x.(*llvm.LLVMFunctionType)
	if !ok {
		return nil, conversion.NotMine
	}
	result := t.ConvertOne(f.ReturnType())
	params, ok := t.ConvertAll(f.Params())
	if result == nil || !ok {
		return nil, conversion.NotMine
	}
	return one(llvmdefs.Function(result, params, f.VarArg()))
}

// StructOf returns the literal struct with the fields, nil when there are none.
func (t *TypeConverter) StructOf(fields []core.Type) core.Type {
	if len(fields) == 0 {
		return nil
	}
	return llvmdefs.Struct(t.ctx, false, fields...)
}

// memrefFields returns the types of the parts of a memref's descriptor: allocated and aligned pointer, offset, then
// sizes and strides, each as an array or, when unpacked is set, one by one. It returns nil when the memref has no
// descriptor.
func (t *TypeConverter) memrefFields(m *core.MemRefType, unpacked bool) []core.Type {
	if _, _, ok := m.StridesAndOffset(); !ok {
		t.complain("conversion to strided form failed either due to non-strided layout maps (which should have been normalized away) or other reasons")
		return nil
	}
	if t.ConvertOne(m.ElementType()) == nil {
		return nil
	}
	space, ok := t.AddressSpace(m, m.MemorySpace())
	if !ok {
		t.complain("conversion of memref memory space " + core.AttrString(m.MemorySpace()) +
			" to integer address space failed. Consider adding memory space conversions.")
		return nil
	}
	ptr := llvmdefs.Ptr(t.ctx, space)
	fields := []core.Type{ptr, ptr, t.index}
	rank := len(m.Shape())
	switch {
	case unpacked:
		for range 2 * rank {
			fields = append(fields, t.index)
		}
	case rank > 0:
		a := llvmdefs.Array(t.index, uint64(rank))
		fields = append(fields, a, a)
	}
	return fields
}

// UnrankedFields returns the types of the parts of an unranked memref's descriptor: the rank and a pointer to the
// ranked descriptor.
func (t *TypeConverter) UnrankedFields() []core.Type { return []core.Type{t.index, t.ptr} }

// AddressSpace returns the address space that a memory space stands for.
func (t *TypeConverter) AddressSpace(m core.Type, space core.Attribute) (uint32, bool) {
	if space == nil {
		return 0, true
	}
	a, ok := t.ConvertAttr(m, space)
	if ok {
		if i, isInt := a.(*core.IntegerAttr); isInt {
			return uint32(i.Int64()), true
		}
		if a == nil {
			return 0, true
		}
	}
	return 0, false
}

func (t *TypeConverter) complain(msg string) {
	if t.report != nil {
		t.report.Errorf(core.Location{}, "%s", msg)
	}
}

// barePtr returns the pointer that stands for a memref in signatures, nil when the memref has parts known only at run
// time.
func (t *TypeConverter) barePtr(m *core.MemRefType) core.Type {
	if !canBeBarePtr(m) || t.ConvertOne(m.ElementType()) == nil {
		return nil
	}
	if space, ok := t.AddressSpace(m, m.MemorySpace()); ok {
		return llvmdefs.Ptr(t.ctx, space)
	}
	return nil
}

func canBeBarePtr(m *core.MemRefType) bool {
	strides, offset, ok := m.StridesAndOffset()
	if !ok || offset == core.Dynamic {
		return false
	}
	for _, n := range m.Shape() {
		if n == core.Dynamic {
			return false
		}
	}
	for _, s := range strides {
		if s == core.Dynamic {
			return false
		}
	}
	return true
}

// callResult returns what a value becomes when a function returns it.
func (t *TypeConverter) callResult(x core.Type, bare bool) core.Type {
	if bare {
		switch m := x.(type) {
		case *core.MemRefType:
			return t.barePtr(m)
		case *core.UnrankedMemRefType:
			return nil
		}
	}
	return t.ConvertOne(x)
}

// PackResults returns the type that a function has as its result: the converted type itself, or a struct of several. It
// returns nil when a type cannot be converted.
func (t *TypeConverter) PackResults(types []core.Type, bare bool) core.Type {
	bare = bare || t.opts.BarePtr
	switch len(types) {
	case 0:
		return llvmdefs.Void(t.ctx)
	case 1:
		return t.callResult(types[0], bare)
	}
	fields := make([]core.Type, len(types))
	for i, x := range types {
		if fields[i] = t.callResult(x, bare); fields[i] == nil || !llvmdefs.IsCompatibleType(fields[i]) {
			return nil
		}
	}
	return llvmdefs.Struct(t.ctx, false, fields...)
}

// Parameters returns the types of the parameters that a function has for an argument; nil when there are none.
func (t *TypeConverter) Parameters(x core.Type, bare bool) []core.Type {
	bare = bare || t.opts.BarePtr
	switch m := x.(type) {
	case *core.MemRefType:
		if !bare {
			return t.memrefFields(m, true)
		}
		if p := t.barePtr(m); p != nil {
			return []core.Type{p}
		}
		return nil
	case *core.UnrankedMemRefType:
		if bare {
			return nil
		}
		return t.UnrankedFields()
	}
	list, _ := t.Convert(x)
	return list
}

// ElementPointer returns the type of pointers to the elements of a memref whose memory space is an address space.
func (t *TypeConverter) ElementPointer(x core.Type) core.Type {
	var space core.Attribute
	switch m := x.(type) {
	case *core.MemRefType:
		space = m.MemorySpace()
	case *core.UnrankedMemRefType:
		space = m.MemorySpace()
	}
	if n, ok := t.AddressSpace(x, space); ok {
		return llvmdefs.Ptr(t.ctx, n)
	}
	return nil
}
