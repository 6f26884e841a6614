package tollvm

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// The fields of a memref's descriptor.
const (
	fieldAllocated = iota
	fieldAligned
	fieldOffset
	fieldSizes
	fieldStrides
)

// The fields of an unranked memref's descriptor.
const (
	fieldRank = iota
	fieldDescriptor
)

// packMemref makes a descriptor from its fields, sizes and strides of a descriptor in turn, as upstream does.
func (e emitter) packMemref(m *core.MemRefType, parts []*core.Value) *core.Value {
	d := e.poison(e.t.ConvertOne(m))
	d = e.insert(parts[fieldAllocated], d, fieldAllocated)
	d = e.insert(parts[fieldAligned], d, fieldAligned)
	d = e.insert(parts[fieldOffset], d, fieldOffset)
	rank := len(m.Shape())
	for i := range rank {
		d = e.insert(parts[fieldSizes+i], d, fieldSizes, int64(i))
		d = e.insert(parts[fieldSizes+rank+i], d, fieldStrides, int64(i))
	}
	return d
}

// unpackMemref returns the parts of a descriptor in the order of [TypeConverter.Parameters].
func (e emitter) unpackMemref(m *core.MemRefType, d *core.Value) []*core.Value {
	parts := []*core.Value{e.extract(d, fieldAllocated), e.extract(d, fieldAligned), e.extract(d, fieldOffset)}
	for f := int64(fieldSizes); f <= fieldStrides; f++ {
		for i := range m.Shape() {
			parts = append(parts, e.extract(d, f, int64(i)))
		}
	}
	return parts
}

// staticMemref makes the descriptor of a memref all of whose parts but the pointers are known.
func (e emitter) staticMemref(m *core.MemRefType, allocated, aligned *core.Value) *core.Value {
	strides, offset, _ := m.StridesAndOffset()
	d := e.poison(e.t.ConvertOne(m))
	d = e.insert(allocated, d, fieldAllocated)
	d = e.insert(aligned, d, fieldAligned)
	d = e.insert(e.indexConst(offset), d, fieldOffset)
	for i, n := range m.Shape() {
		d = e.insert(e.indexConst(n), d, fieldSizes, int64(i))
		d = e.insert(e.indexConst(strides[i]), d, fieldStrides, int64(i))
	}
	return d
}

func (e emitter) packUnranked(m *core.UnrankedMemRefType, parts []*core.Value) *core.Value {
	d := e.poison(e.t.ConvertOne(m))
	d = e.insert(parts[fieldRank], d, fieldRank)
	return e.insert(parts[fieldDescriptor], d, fieldDescriptor)
}

func (e emitter) unpackUnranked(d *core.Value) []*core.Value {
	return []*core.Value{e.extract(d, fieldRank), e.extract(d, fieldDescriptor)}
}

// fromParts makes a descriptor of a memref out of a pointer or the descriptor's parts; nil when the values are neither.
func (t *TypeConverter) fromParts(b *core.Builder, x core.Type, parts []*core.Value) *core.Value {
	e := t.emit(b)
	switch m := x.(type) {
	case *core.MemRefType:
		if len(parts) == 1 {
			if _, ok := parts[0].Type().(*llvm.LLVMPointerType); ok {
				return e.staticMemref(m, parts[0], parts[0])
			}
		}
		if haveTypes(parts, t.memrefFields(m, true)) {
			return e.packMemref(m, parts)
		}
	case *core.UnrankedMemRefType:
		if haveTypes(parts, t.unrankedFields()) {
			return e.packUnranked(m, parts)
		}
	}
	return nil
}

func haveTypes(vals []*core.Value, types []core.Type) bool {
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
