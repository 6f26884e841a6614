package toemitc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	emitcdefs "github.com/odsgen/ods/defs/emitc"
	"github.com/odsgen/ods/generated/emitc"
)

// anyType returns a converter that leaves types as they are.
func anyType() *conversion.TypeConverter {
	t := conversion.NewTypeConverter()
	t.AddLegal(func(core.Type) bool { return true })
	return t
}

// onlyC returns a converter that leaves the types of C as they are and knows no others.
func onlyC() *conversion.TypeConverter {
	t := conversion.NewTypeConverter()
	t.AddLegal(emitcdefs.IsSupported)
	return t
}

// AddSizeT makes index size_t.
func AddSizeT(t *conversion.TypeConverter) {
	conversion.AddConversionOf(t, func(i *core.IndexType) core.Type { return emitc.GetSizeTType(i.Context()) })
	addCasts(t)
}

// AddMemRef makes memrefs with static shapes arrays. A memref without dimensions, or without elements, has none.
func AddMemRef(t *conversion.TypeConverter) {
	conversion.AddConversionOf(t, func(m *core.MemRefType) core.Type {
		elem := t.ConvertOne(m.ElementType())
		if elem == nil || !isArray(m) {
			return nil
		}
		return emitc.GetArrayType(m.Context(), m.Shape(), elem)
	})
	addCasts(t)
}

// addCasts lets values of old and of new types stand for one another until the rest is converted.
func addCasts(t *conversion.TypeConverter) {
	cast := func(b *core.Builder, types []core.Type, inputs []*core.Value, loc core.Location, _ core.Type) []*core.Value {
		if len(inputs) != 1 || len(types) != 1 {
			return nil
		}
		return core.NewUnrealizedCast(b.SetLoc(loc), types, inputs...).ResultList()
	}
	t.AddSource(cast)
	t.AddTarget(cast)
}

// isArray reports whether C has an array like a memref.
func isArray(m *core.MemRefType) bool {
	if len(m.Shape()) == 0 || !core.IsStaticShape(m) || !m.LayoutMap().IsIdentity() {
		return false
	}
	for _, n := range m.Shape() {
		if n == 0 {
			return false
		}
	}
	return true
}

// isCount reports whether a type is an integer, or one of those as wide as a pointer.
func isCount(t core.Type) bool {
	_, ok := t.(*core.IntegerType)
	return ok || t != nil && emitcdefs.IsPointerWide(t)
}

// isBool reports whether a type is i1.
func isBool(t core.Type) bool {
	i, ok := t.(*core.IntegerType)
	return ok && i.Width() == 1
}

// withSign returns the type with the sign that an operation needs; other types than integers as they are.
func withSign(t core.Type, unsigned bool) core.Type {
	c := t.Context()
	switch i := t.(type) {
	case *core.IntegerType:
		if (i.Signedness() == core.Unsigned) != unsigned {
			return integer(i, unsigned)
		}
	case *emitc.SizeTType:
		if !unsigned {
			return emitc.GetPtrDiffTType(c)
		}
	case *emitc.SignedSizeTType, *emitc.PtrDiffTType:
		if unsigned {
			return emitc.GetSizeTType(c)
		}
	}
	return t
}

// integer returns the integer of the same width with a sign.
func integer(i *core.IntegerType, unsigned bool) core.Type {
	s := core.Signed
	if unsigned {
		s = core.Unsigned
	}
	return i.Context().IntegerOf(i.Width(), s)
}

// castTo returns the value as one of a type. A cast is where the value is.
func castTo(b *core.Builder, v *core.Value, t core.Type) *core.Value {
	if v.Type() == t {
		return v
	}
	return emitc.Cast{DestType: t, Source: v, Loc: v.Loc()}.Build(b).Op.Result(0)
}

// noValue returns what a variable starts with that is written before it is read.
func noValue(c *core.Context) core.Attribute { return emitc.GetOpaqueAttr(c, "") }
