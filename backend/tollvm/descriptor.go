package tollvm

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// The fields of a memref's descriptor.
const (
	FieldAllocated = iota
	FieldAligned
	FieldOffset
	FieldSizes
	FieldStrides
)

// The fields of an unranked memref's descriptor.
const (
	FieldRank = iota
	FieldDescriptor
)

// PackMemRef makes a descriptor from its fields, sizes and strides of a descriptor in turn, as upstream does.
func (e Emitter) PackMemRef(m *core.MemRefType, parts []*core.Value) *core.Value {
	d := e.Poison(e.Types.ConvertOne(m))
	d = e.InsertValue(parts[FieldAllocated], d, FieldAllocated)
	d = e.InsertValue(parts[FieldAligned], d, FieldAligned)
	d = e.InsertValue(parts[FieldOffset], d, FieldOffset)
	rank := len(m.Shape())
	for i := range rank {
		d = e.InsertValue(parts[FieldSizes+i], d, FieldSizes, int64(i))
		d = e.InsertValue(parts[FieldSizes+rank+i], d, FieldStrides, int64(i))
	}
	return d
}

// UnpackMemRef returns the parts of a descriptor in the order of [TypeConverter.Parameters].
func (e Emitter) UnpackMemRef(m *core.MemRefType, d *core.Value) []*core.Value {
	parts := []*core.Value{e.ExtractValue(d, FieldAllocated), e.ExtractValue(d, FieldAligned), e.ExtractValue(d, FieldOffset)}
	for f := int64(FieldSizes); f <= FieldStrides; f++ {
		for i := range m.Shape() {
			parts = append(parts, e.ExtractValue(d, f, int64(i)))
		}
	}
	return parts
}

// StaticMemRef makes the descriptor of a memref all of whose parts but the pointers are known.
func (e Emitter) StaticMemRef(m *core.MemRefType, allocated, aligned *core.Value) *core.Value {
	strides, offset, _ := m.StridesAndOffset()
	d := e.Poison(e.Types.ConvertOne(m))
	d = e.InsertValue(allocated, d, FieldAllocated)
	d = e.InsertValue(aligned, d, FieldAligned)
	d = e.InsertValue(e.IndexConst(offset), d, FieldOffset)
	for i, n := range m.Shape() {
		d = e.InsertValue(e.IndexConst(n), d, FieldSizes, int64(i))
		d = e.InsertValue(e.IndexConst(strides[i]), d, FieldStrides, int64(i))
	}
	return d
}

func (e Emitter) packUnranked(m *core.UnrankedMemRefType, parts []*core.Value) *core.Value {
	d := e.Poison(e.Types.ConvertOne(m))
	d = e.InsertValue(parts[FieldRank], d, FieldRank)
	return e.InsertValue(parts[FieldDescriptor], d, FieldDescriptor)
}

func (e Emitter) unpackUnranked(d *core.Value) []*core.Value {
	return []*core.Value{e.ExtractValue(d, FieldRank), e.ExtractValue(d, FieldDescriptor)}
}

// fromParts makes a descriptor of a memref out of a pointer or the descriptor's parts; nil when the values are neither.
func (t *TypeConverter) fromParts(b *core.Builder, x core.Type, parts []*core.Value) *core.Value {
	e := t.Emit(b)
	switch m := x.(type) {
	case *core.MemRefType:
		if len(parts) == 1 {
			if _, ok := parts[0].Type().(*llvm.LLVMPointerType); ok {
				return e.StaticMemRef(m, parts[0], parts[0])
			}
		}
		if HaveTypes(parts, t.memrefFields(m, true)) {
			return e.PackMemRef(m, parts)
		}
	case *core.UnrankedMemRefType:
		if HaveTypes(parts, t.UnrankedFields()) {
			return e.packUnranked(m, parts)
		}
	}
	return nil
}

// HaveTypes reports whether values have the types, one by one.
func HaveTypes(vals []*core.Value, types []core.Type) bool {
	return slices.EqualFunc(vals, types, func(v *core.Value, t core.Type) bool { return v.Type() == t })
}

// packSource makes a memref from what a function's parameters became: the descriptor, then a cast to the memref.
func (t *TypeConverter) packSource(b *core.Builder, types []core.Type, inputs []*core.Value, loc core.Location,
	_ core.Type) []*core.Value {
	if len(types) != 1 {
		return nil
	}
	b.SetLoc(loc)
	d := t.fromParts(b, types[0], inputs)
	if d == nil {
		return nil
	}
	op := core.Create(&core.OperationState{Info: t.ctx.InfoOf(&core.UnrealizedCastDef), Types: types, Operands: []*core.Value{d},
		Loc: loc})
	return b.Insert(op).ResultList()
}

// packTarget makes a memref's descriptor from what a function's parameters became.
func (t *TypeConverter) packTarget(b *core.Builder, types []core.Type, inputs []*core.Value, loc core.Location,
	original core.Type) []*core.Value {
	if len(types) != 1 || original == nil {
		return nil
	}
	b.SetLoc(loc)
	if d := t.fromParts(b, original, inputs); d != nil {
		return []*core.Value{d}
	}
	return nil
}

// Element computes the address of an element of a memref. Without indices it is the address of the first one.
func (e Emitter) Element(m *core.MemRefType, d *core.Value, indices []*core.Value, flags llvm.GEPNoWrapFlags) *core.Value {
	strides, _, _ := m.StridesAndOffset()
	base := e.BufferPtr(m, d)
	var overflow llvm.IntegerOverflowFlags
	if flags&llvm.GEPNoWrapFlagsNusw != 0 {
		overflow |= llvm.IntegerOverflowFlagsNsw
	}
	if flags&llvm.GEPNoWrapFlagsNuw != 0 {
		overflow |= llvm.IntegerOverflowFlagsNuw
	}
	var at *core.Value
	for i, v := range indices {
		if s := strides[i]; s != 1 {
			var by *core.Value
			if s == core.Dynamic {
				by = e.ExtractValue(d, FieldStrides, int64(i))
			} else {
				by = e.IndexConst(s)
			}
			v = llvm.Mul{Lhs: v, Rhs: by, OverflowFlags: overflow}.Build(e.Builder).Op.Result(0)
		}
		if at != nil {
			v = llvm.Add{Lhs: at, Rhs: v, OverflowFlags: overflow}.Build(e.Builder).Op.Result(0)
		}
		at = v
	}
	if at == nil {
		return base
	}
	return llvm.GEP{ResType: base.Type(), Base: base, DynamicIndices: []*core.Value{at}, RawConstantIndices: []int32{DynamicIndex},
		ElemType: e.Types.ConvertOne(m.ElementType()), NoWrapFlags: flags}.Build(e.Builder).Op.Result(0)
}

// BufferPtr computes the address of the first element of a memref.
func (e Emitter) BufferPtr(m *core.MemRefType, d *core.Value) *core.Value {
	_, offset, _ := m.StridesAndOffset()
	ptr := e.ExtractValue(d, FieldAligned)
	if offset == 0 {
		return ptr
	}
	var by *core.Value
	if offset == core.Dynamic {
		by = e.ExtractValue(d, FieldOffset)
	} else {
		by = e.IndexConst(offset)
	}
	return e.GEP(ptr, e.Types.ConvertOne(m.ElementType()), by)
}

// MemRefOf returns the type of a ranked memref that has a descriptor, nil otherwise.
func (t *TypeConverter) MemRefOf(v *core.Value) *core.MemRefType {
	m, ok := v.Type().(*core.MemRefType)
	if !ok || t.ConvertOne(m) == nil {
		return nil
	}
	return m
}

// HasIdentityLayout reports whether the elements of a memref follow one another as its shape says.
func HasIdentityLayout(m *core.MemRefType) bool {
	l := m.LayoutMap()
	return l != nil && l.IsIdentity()
}
