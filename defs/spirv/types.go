package spirv

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/spirv"
)

// BodyOf returns the literal struct with what a struct contains: itself, or for an identified struct what was set, nil
// when nothing was.
func BodyOf(t *spirv.StructType) *spirv.StructType {
	if t.Name() == "" {
		return t
	}
	d, _ := t.Definition()
	body, _ := d.(*spirv.StructType)
	return body
}

// MembersOf returns the types of the members of a struct.
func MembersOf(t *spirv.StructType) []core.Type {
	if b := BodyOf(t); b != nil {
		return b.Members()
	}
	return nil
}

// Struct returns the literal struct with the members, which have neither offsets nor decorations.
func Struct(c *core.Context, members ...core.Type) *spirv.StructType {
	return spirv.GetStructType(c, "", members, nil, nil, nil, nil, nil, nil)
}

// Pointer returns the pointer type to a type in a storage class.
func Pointer(pointee core.Type, class spirv.StorageClass) *spirv.PointerType {
	return spirv.GetPointerType(pointee.Context(), pointee, class)
}

// Array returns the type of n elements.
func Array(elem core.Type, n uint32) *spirv.ArrayType {
	return spirv.GetArrayType(elem.Context(), elem, n, 0)
}

// IsScalar reports whether the type is a boolean, an integer of 8, 16, 32 or 64 bits, or a float that SPIR-V has.
func IsScalar(t core.Type) bool {
	switch t := t.(type) {
	case *core.FloatType:
		switch t {
		case t.Context().F16(), t.Context().F32(), t.Context().F64(), t.Context().BF16():
			return true
		}
	case *core.IntegerType:
		return isWidth(t.Width())
	}
	return false
}

func isWidth(w uint) bool {
	switch w {
	case 1, 8, 16, 32, 64:
		return true
	}
	return false
}

// IsVector reports whether the type is a vector that SPIR-V has.
func IsVector(t core.Type) bool {
	v, ok := t.(*core.VectorType)
	if !ok || len(v.Shape()) != 1 || !IsScalar(v.ElementType()) {
		return false
	}
	switch v.Shape()[0] {
	case 2, 3, 4, 8, 16:
		return !v.IsScalable()
	}
	return false
}

// IsType reports whether the type is one of SPIR-V: a scalar, a vector, or one of the dialect's own.
func IsType(t core.Type) bool {
	if d, ok := t.(interface{ Def() *core.TypeDef }); ok && d.Def() != nil {
		return d.Def().Dialect == spirv.Name
	}
	return IsScalar(t) || IsVector(t)
}

// IsComposite reports whether values of the type have parts.
func IsComposite(t core.Type) bool {
	switch t.(type) {
	case *spirv.ArrayType, *spirv.RuntimeArrayType, *spirv.StructType, *spirv.MatrixType, *spirv.CooperativeMatrixType,
		*spirv.TensorArmType:
		return true
	}
	return IsVector(t)
}

// NumParts returns how many parts values of a composite type have, and whether that is known.
func NumParts(t core.Type) (n int, known bool) {
	switch t := t.(type) {
	case *spirv.ArrayType:
		return int(t.Count()), true
	case *spirv.StructType:
		return len(MembersOf(t)), true
	case *spirv.MatrixType:
		return int(t.Columns()), true
	case *spirv.TensorArmType:
		return int(core.NumElements(t.Shape())), len(t.Shape()) > 0 && t.Shape()[0] >= 0
	case *core.VectorType:
		return int(core.NumElements(t.Shape())), true
	}
	return 0, false
}

// PartOf returns the type of part i of a composite type. It must exist.
func PartOf(t core.Type, i int) core.Type {
	switch t := t.(type) {
	case *spirv.ArrayType:
		return t.ElementType()
	case *spirv.RuntimeArrayType:
		return t.ElementType()
	case *spirv.StructType:
		return MembersOf(t)[i]
	case *spirv.MatrixType:
		return t.ColumnType()
	case *spirv.CooperativeMatrixType:
		return t.ElementType()
	case *spirv.TensorArmType:
		return t.ElementType()
	case *core.VectorType:
		return t.ElementType()
	}
	return nil
}

// ElementOf returns the type of the elements of vectors, arrays, matrices and tensors, nil for other types.
func (Hooks) ElementOf(t core.Type) core.Type { return elementOf(t) }

func elementOf(t core.Type) core.Type {
	switch t := t.(type) {
	case *spirv.MatrixType:
		return core.ElementTypeOrSelf(t.ColumnType())
	case *spirv.StructType:
		return nil
	}
	return PartOf(t, 0)
}

// Pointee returns what a pointer type points to.
func (Hooks) Pointee(t core.Type) core.Type { return pointee(t) }

func pointee(t core.Type) core.Type {
	if p, ok := t.(*spirv.PointerType); ok {
		return p.PointeeType()
	}
	return nil
}

// ImageOf returns the image of a sampled image type.
func (Hooks) ImageOf(t core.Type) core.Type {
	if i := imageOf(t); i != nil {
		return i
	}
	return nil
}

// imageOf returns the type of the image in an image or a sampled image.
func imageOf(t core.Type) *spirv.ImageType {
	if s, ok := t.(*spirv.SampledImageType); ok {
		t = s.ImageType()
	}
	i, _ := t.(*spirv.ImageType)
	return i
}

// SampledType returns what a sampled image is sampled as.
func (Hooks) SampledType(t core.Type) core.Type {
	if i := imageOf(t); i != nil {
		return i.ElementType()
	}
	return nil
}

// HoldsSampledType reports whether values of the type are texels of the image: the image says nothing about them, or
// they have its type.
func (Hooks) HoldsSampledType(image, t core.Type) bool {
	i := imageOf(image)
	if i == nil {
		return true
	}
	_, void := i.ElementType().(*core.NoneType)
	return void || core.ElementTypeOrSelf(t) == i.ElementType()
}

// IsSingleSampled reports whether the image has one sample for each texel.
func (Hooks) IsSingleSampled(image core.Type) bool {
	return imageOf(image).SamplingInfo() == spirv.ImageSamplingInfoSingleSampled
}

// IsDimBuffer reports whether the image is a buffer.
func (Hooks) IsDimBuffer(image core.Type) bool { return imageOf(image).Dim() == spirv.DimBuffer }

// IsDimSubpassData reports whether the image is an attachment of a subpass.
func (Hooks) IsDimSubpassData(image core.Type) bool {
	return imageOf(image).Dim() == spirv.DimSubpassData
}

// IsDimCube reports whether the image is a cube.
func (Hooks) IsDimCube(image core.Type) bool { return imageOf(image).Dim() == spirv.DimCube }

// HasGatherDim reports whether four texels can be gathered of the image.
func (Hooks) HasGatherDim(image core.Type) bool {
	switch imageOf(image).Dim() {
	case spirv.DimDim2D, spirv.DimCube, spirv.DimRect:
		return true
	}
	return false
}

// MayLackSampler reports whether the image can be used without a sampler.
func (Hooks) MayLackSampler(image core.Type) bool {
	i := imageOf(image).SamplerUseInfo()
	return i == spirv.ImageSamplerUseInfoSamplerUnknown || i == spirv.ImageSamplerUseInfoNoSampler
}

// NeedsSampler reports whether the image is used with a sampler.
func (Hooks) NeedsSampler(image core.Type) bool {
	return imageOf(image).SamplerUseInfo() == spirv.ImageSamplerUseInfoNeedSampler
}

// IsSubgroup reports whether a scope is the subgroup.
func (Hooks) IsSubgroup(a core.Attribute) bool {
	s, ok := a.(*spirv.ScopeAttr)
	return ok && s.Value() == spirv.ScopeSubgroup
}

// HasLodOrGrad reports whether image operands give the level of detail.
func (Hooks) HasLodOrGrad(a core.Attribute) bool {
	o, ok := a.(*spirv.ImageOperandsAttr)
	return ok && o.Value()&(spirv.ImageOperandsLod|spirv.ImageOperandsGrad) != 0
}

// IsGraphType is the condition of GraphType.
func (Hooks) IsGraphType(t core.Type) bool { _, ok := t.(*core.GraphType); return ok }
