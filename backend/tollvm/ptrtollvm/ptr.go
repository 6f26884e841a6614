package ptrtollvm

import (
	"github.com/odsgen/ods/backend/tollvm"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/ptr"
)

// Extend lets pass convert-to-llvm convert dialect ptr.
func Extend(r *core.Registry) { tollvm.AddSource(r, ptr.Name, tollvm.PatternSourceFunc(AddPtr)) }

// pointers converts operations of dialect ptr.
type pointers struct{ *tollvm.TypeConverter }

// AddPtr adds the patterns for dialect ptr, and the conversion of its types.
func AddPtr(set *conversion.PatternSet, types *tollvm.TypeConverter, _ *conversion.Target) {
	t := pointers{types}
	types.AddAttrConversion(func(_ core.Type, a core.Attribute) (core.Attribute, conversion.Answer) {
		if _, ok := a.(*ptr.GenericSpaceAttr); ok {
			return types.Context().IntegerAttr(types.Context().I64(), 0), conversion.Converted
		}
		return nil, conversion.NotMine
	})
	conversion.AddConversionOf(types.TypeConverter, func(p *ptr.PtrType) core.Type {
		space, ok := types.AddressSpace(p, p.MemorySpace())
		if !ok {
			return nil
		}
		return llvmdefs.Ptr(types.Context(), space)
	})
	conversion.AddConversionOf(types.TypeConverter, t.metadata)
	for _, p := range [...]struct {
		def   *core.OpDef
		match tollvm.MatchFunc
	}{{&ptr.PtrAddDef, t.add}, {&ptr.TypeOffsetDef, t.offset}, {&ptr.ToPtrDef, t.toPtr}, {&ptr.FromPtrDef, t.fromPtr},
		{&ptr.GetMetadataDef, t.getMetadata}} {
		set.Add(conversion.Pattern{Name: p.def.Name, Root: p.def.Name, Types: types.TypeConverter, Match: p.match})
	}
}

// metadata is the struct of what is not known statically of a memref, beside its aligned pointer.
func (t pointers) metadata(m *ptr.PtrMetadataType) core.Type {
	memref, ok := m.Type().(*core.MemRefType)
	if !ok {
		return nil
	}
	d, ok := t.ConvertOne(memref).(*llvm.LLVMStructType)
	if !ok {
		return nil
	}
	parts := []core.Type{llvmdefs.BodyOf(d).Elements[tollvm.FieldAllocated]}
	for range unknown(memref) {
		parts = append(parts, t.Index())
	}
	return llvmdefs.Struct(t.Context(), false, parts...)
}

// field is a part of a descriptor: its position and its value if known, core.Dynamic otherwise.
type field struct {
	position []int64
	value    int64
}

// fields returns the offset, sizes and strides of a memref.
func fields(m *core.MemRefType) []field {
	strides, offset, _ := m.StridesAndOffset()
	list := []field{{[]int64{tollvm.FieldOffset}, offset}}
	for i, n := range m.Shape() {
		list = append(list, field{[]int64{tollvm.FieldSizes, int64(i)}, n})
	}
	for i, n := range strides {
		list = append(list, field{[]int64{tollvm.FieldStrides, int64(i)}, n})
	}
	return list
}

// unknown returns the fields that are known at run time only.
func unknown(m *core.MemRefType) (out []field) {
	for _, f := range fields(m) {
		if f.value == core.Dynamic {
			out = append(out, f)
		}
	}
	return out
}

// add moves a pointer by bytes.
func (t pointers) add(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	v := core.Must(ptr.AsPtrAddOp(op))
	result := t.ConvertOne(op.Result(0).Type())
	if result == nil {
		return rw.NoMatch(op, "the type of the pointer cannot be converted")
	}
	flags := [...]llvm.GEPNoWrapFlags{ptr.PtrAddFlagsNone: llvm.GEPNoWrapFlagsNone, ptr.PtrAddFlagsNusw: llvm.GEPNoWrapFlagsNusw,
		ptr.PtrAddFlagsNuw: llvm.GEPNoWrapFlagsNuw, ptr.PtrAddFlagsInbounds: llvm.GEPNoWrapFlagsInbounds}
	rw.ReplaceOpWith(op, llvm.GEP{ResType: result, Base: in[0], DynamicIndices: in[1:2], RawConstantIndices: []int32{tollvm.DynamicIndex},
		ElemType: t.Context().Integer(8), NoWrapFlags: flags[v.Flags()]}.Build(&rw.Builder).Op)
	return true
}

// offset computes the distance of elements of an array.
func (t pointers) offset(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
	v := core.Must(ptr.AsTypeOffsetOp(op))
	elem, result := t.ConvertOne(v.ElementType()), t.ConvertOne(op.Result(0).Type())
	if elem == nil || result == nil {
		return rw.NoMatch(op, "the type cannot be converted")
	}
	e := t.Emit(&rw.Builder)
	null := llvm.NewZero(&rw.Builder, t.Ptr()).Op.Result(0)
	rw.ReplaceOpWith(op, llvm.NewPtrToInt(&rw.Builder, result, e.GEP(null, elem, 1)).Op)
	return true
}

// ranked returns the descriptor's memref of a value that patterns can take apart.
func (t pointers) ranked(v *core.Value) *core.MemRefType {
	m, ok := v.Type().(*core.MemRefType)
	if !ok || t.ConvertOne(m) == nil {
		return nil
	}
	return m
}

func (t pointers) toPtr(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	if t.ranked(op.Operand(0)) == nil || t.ConvertOne(op.Result(0).Type()) == nil {
		return rw.NoMatch(op, "it is no memref with a descriptor")
	}
	rw.ReplaceOp(op, t.Emit(&rw.Builder).ExtractValue(in[0], tollvm.FieldAligned))
	return true
}

func (t pointers) getMetadata(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	m, result := t.ranked(op.Operand(0)), t.ConvertOne(op.Result(0).Type())
	if m == nil || result == nil {
		return rw.NoMatch(op, "it is no memref with a descriptor")
	}
	e := t.Emit(&rw.Builder)
	all := llvm.NewUndef(&rw.Builder, result).Op.Result(0)
	all = e.InsertValue(e.ExtractValue(in[0], tollvm.FieldAllocated), all, 0)
	for i, f := range unknown(m) {
		all = e.InsertValue(e.ExtractValue(in[0], f.position...), all, int64(i)+1)
	}
	rw.ReplaceOp(op, all)
	return true
}

func (t pointers) fromPtr(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	m := t.ranked(op.Result(0))
	if m == nil || len(in) < 2 {
		return rw.NoMatch(op, "it is no memref with metadata")
	}
	e := t.Emit(&rw.Builder)
	d := e.Poison(t.ConvertOne(m))
	d = e.InsertValue(e.ExtractValue(in[1], 0), d, tollvm.FieldAllocated)
	d = e.InsertValue(in[0], d, tollvm.FieldAligned)
	next := int64(1)
	for _, f := range fields(m) {
		var v *core.Value
		if f.value != core.Dynamic {
			v = e.IndexConst(f.value)
		} else {
			v = e.ExtractValue(in[1], next)
			next++
		}
		d = e.InsertValue(v, d, f.position...)
	}
	rw.ReplaceOp(op, d)
	return true
}
