package spirv

import (
	"math"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/spirv"
)

// This file has the text of types but structs.

// parsePart reads a type that other types can be made of.
func parsePart(p *core.Parser, dst *core.Type) bool {
	at := p.Pos()
	if !p.Type(dst) {
		return false
	}
	t := *dst
	if d, ok := t.(interface{ Def() *core.TypeDef }); ok && d.Def() != nil && d.Def().Dialect == spirv.Name {
		return true
	}
	switch t := t.(type) {
	case *core.FloatType:
		return true
	case *core.IntegerType:
		if !isWidth(t.Width()) {
			return p.Errorf(at, "only 1/8/16/32/64-bit integer type allowed but found %s", message.Quote(t))
		}
		return true
	case *core.VectorType:
		if len(t.Shape()) != 1 {
			return p.Errorf(at, "only 1-D vector allowed but found %s", message.Quote(t))
		}
		if t.Shape()[0] > 4 {
			return p.Errorf(at, "vector length has to be less than or equal to 4 but found %d", t.Shape()[0])
		}
		return true
	}
	return p.Errorf(at, "cannot use %s to compose SPIR-V types", message.Quote(t))
}

// parseUint reads a number of 32 bits.
func parseUint(p *core.Parser, dst *uint32) bool {
	at := p.Pos()
	var v int64
	if !p.Integer(&v) {
		return false
	}
	if v < math.MinInt32 || v > math.MaxUint32 {
		return p.Errorf(at, "integer value too large")
	}
	*dst = uint32(v)
	return true
}

// parseStride reads ", stride=4" when it comes next.
func parseStride(p *core.Parser, dst *uint32) bool {
	if !p.TryPunct(core.PunctComma) {
		return true
	}
	if !p.Keyword("stride") || !p.Punct(core.PunctEqual) {
		return false
	}
	at := p.Pos()
	if !parseUint(p, dst) {
		return false
	}
	if *dst == 0 {
		return p.Errorf(at, "ArrayStride must be greater than zero")
	}
	return true
}

func printStride(p *core.Printer, stride uint32) {
	if stride != 0 {
		p.Str(", stride=")
		p.Uint(uint64(stride))
	}
}

// parseCase reads the name of a case as part of a type.
func parseCase[T any](p *core.Parser, parse func(string) (T, bool), dst *T) bool {
	at := p.Pos()
	var word string
	if !p.AnyKeyword(&word) {
		return false
	}
	v, ok := parse(word)
	if !ok {
		return p.Errorf(at, "unknown attribute: '%s'", word)
	}
	*dst = v
	return true
}

// ParseArrayType reads "<4 x f32, stride=4>".
func (Hooks) ParseArrayType(p *core.Parser) (core.Type, bool) {
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	at := p.Pos()
	var dims []int64
	var elem core.Type
	var stride uint32
	if !p.DimList(&dims, false, true) {
		return nil, false
	}
	if len(dims) != 1 {
		return nil, p.Errorf(at, "expected single integer for array element count")
	}
	if dims[0] <= 0 {
		return nil, p.Errorf(at, "expected array length greater than 0")
	}
	if !parsePart(p, &elem) || !parseStride(p, &stride) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	return spirv.GetArrayType(p.Context(), elem, uint32(dims[0]), stride), true
}

// PrintArrayType writes what [Hooks.ParseArrayType] reads.
func (Hooks) PrintArrayType(p *core.Printer, t *spirv.ArrayType) {
	p.Byte('<')
	p.Uint(uint64(t.Count()))
	p.Str(" x ")
	p.Type(t.ElementType())
	printStride(p, t.Stride())
	p.Byte('>')
}

// ParseRuntimeArrayType reads "<f32, stride=4>".
func (Hooks) ParseRuntimeArrayType(p *core.Parser) (core.Type, bool) {
	var elem core.Type
	var stride uint32
	if !p.Punct(core.PunctLess) || !parsePart(p, &elem) || !parseStride(p, &stride) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	return spirv.GetRuntimeArrayType(p.Context(), elem, stride), true
}

// PrintRuntimeArrayType writes what [Hooks.ParseRuntimeArrayType] reads.
func (Hooks) PrintRuntimeArrayType(p *core.Printer, t *spirv.RuntimeArrayType) {
	p.Byte('<')
	p.Type(t.ElementType())
	printStride(p, t.Stride())
	p.Byte('>')
}

// ParsePointerType reads "<f32, Uniform>".
func (Hooks) ParsePointerType(p *core.Parser) (core.Type, bool) {
	var elem core.Type
	var word string
	if !p.Punct(core.PunctLess) || !parsePart(p, &elem) {
		return nil, false
	}
	at := p.Pos()
	if !p.Punct(core.PunctComma) || !p.AnyKeyword(&word) {
		return nil, false
	}
	class, ok := spirv.ParseStorageClass(word)
	if !ok {
		return nil, p.Errorf(at, "unknown storage class: %s", word)
	}
	return spirv.GetPointerType(p.Context(), elem, class), p.Punct(core.PunctGreater)
}

// PrintPointerType writes what [Hooks.ParsePointerType] reads.
func (Hooks) PrintPointerType(p *core.Printer, t *spirv.PointerType) {
	p.Byte('<')
	p.Type(t.PointeeType())
	p.Str(", ")
	p.Str(t.StorageClass().String())
	p.Byte('>')
}

// ParseMatrixType reads "<3 x vector<3xf32>>".
func (Hooks) ParseMatrixType(p *core.Parser) (core.Type, bool) {
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	at := p.Pos()
	var dims []int64
	if !p.DimList(&dims, false, true) {
		return nil, false
	}
	if len(dims) != 1 {
		return nil, p.Errorf(at, "expected single unsigned integer for number of columns")
	}
	if dims[0] < 2 || dims[0] > 4 {
		return nil, p.Errorf(at, "matrix is expected to have 2, 3, or 4 columns")
	}
	at = p.Pos()
	var column core.Type
	if !p.Type(&column) {
		return nil, false
	}
	v, ok := column.(*core.VectorType)
	if !ok {
		return nil, p.Errorf(at, "matrix must be composed using vector type, got %s", message.Quote(column))
	}
	if len(v.Shape()) != 1 {
		return nil, p.Errorf(at, "only 1-D vector allowed but found %s", message.Quote(v))
	}
	if n := v.Shape()[0]; n < 2 || n > 4 {
		return nil, p.Errorf(at, "matrix columns size has to be less than or equal to 4 and greater than or equal 2, but found %d", n)
	}
	if _, ok := v.ElementType().(*core.FloatType); !ok {
		return nil, p.Errorf(at, "matrix columns' elements must be of Float type, got %s", message.Quote(v.ElementType()))
	}
	return spirv.GetMatrixType(p.Context(), column, uint32(dims[0])), p.Punct(core.PunctGreater)
}

// PrintMatrixType writes what [Hooks.ParseMatrixType] reads.
func (Hooks) PrintMatrixType(p *core.Printer, t *spirv.MatrixType) {
	p.Byte('<')
	p.Uint(uint64(t.Columns()))
	p.Str(" x ")
	p.Type(t.ColumnType())
	p.Byte('>')
}

// ParseCooperativeMatrixType reads "<8x16xf32, Subgroup, MatrixA>".
func (Hooks) ParseCooperativeMatrixType(p *core.Parser) (core.Type, bool) {
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	at := p.Pos()
	var dims []int64
	var elem core.Type
	var scope spirv.Scope
	var use spirv.CooperativeMatrixUseKHR
	if !p.DimList(&dims, false, true) {
		return nil, false
	}
	if len(dims) != 2 {
		return nil, p.Errorf(at, "expected row and column count")
	}
	if !parsePart(p, &elem) || !p.Punct(core.PunctComma) || !parseSpecified(p, p.Errorf, "scope <id>", spirv.ParseScope, &scope) ||
		!p.Punct(core.PunctComma) || !parseSpecified(p, p.Errorf, "use <id>", spirv.ParseCooperativeMatrixUseKHR, &use) ||
		!p.Punct(core.PunctGreater) {
		return nil, false
	}
	return spirv.GetCooperativeMatrixType(p.Context(), dims, elem, scope, use), true
}

// PrintCooperativeMatrixType writes what [Hooks.ParseCooperativeMatrixType] reads.
func (Hooks) PrintCooperativeMatrixType(p *core.Printer, t *spirv.CooperativeMatrixType) {
	p.Byte('<')
	for _, n := range t.Shape() {
		p.Int(n)
		p.Byte('x')
	}
	p.Type(t.ElementType())
	p.Str(", ")
	p.Str(t.Scope().String())
	p.Str(", ")
	p.Str(t.Use().String())
	p.Byte('>')
}

// ParseTensorArmType reads "<2x3xf32>", "<?x?xf32>" or "<*xf32>".
func (Hooks) ParseTensorArmType(p *core.Parser) (core.Type, bool) {
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	at := p.Pos()
	var dims []int64
	var elem core.Type
	if p.TryPunct(core.PunctStar) {
		if !p.DimX() {
			return nil, false
		}
	} else {
		if !p.DimList(&dims, true, true) {
			return nil, false
		}
		if len(dims) == 0 {
			return nil, p.Errorf(at, "arm.tensors do not support rank zero")
		}
	}
	dynamic, static := false, false
	for _, n := range dims {
		if n == 0 {
			return nil, p.Errorf(at, "arm.tensors do not support zero dimensions")
		}
		dynamic, static = dynamic || n < 0, static || n > 0
	}
	if dynamic && static {
		return nil, p.Errorf(at, "arm.tensor shape dimensions must be either fully dynamic or completed shaped")
	}
	if !parsePart(p, &elem) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	return spirv.GetTensorArmType(p.Context(), dims, elem), true
}

// PrintTensorArmType writes what [Hooks.ParseTensorArmType] reads.
func (Hooks) PrintTensorArmType(p *core.Printer, t *spirv.TensorArmType) {
	p.Byte('<')
	if len(t.Shape()) == 0 {
		p.Byte('*')
	}
	p.DimList(t.Shape())
	p.Byte('x')
	p.Type(t.ElementType())
	p.Byte('>')
}

// ParseImageType reads "<f32, Dim2D, NoDepth, NonArrayed, SingleSampled, NeedSampler, Unknown>".
func (Hooks) ParseImageType(p *core.Parser) (core.Type, bool) {
	var elem core.Type
	var dim spirv.Dim
	var depth spirv.ImageDepthInfo
	var arrayed spirv.ImageArrayedInfo
	var sampling spirv.ImageSamplingInfo
	var use spirv.ImageSamplerUseInfo
	var format spirv.ImageFormat
	comma := func() bool { return p.Punct(core.PunctComma) }
	if !p.Punct(core.PunctLess) || !parsePart(p, &elem) || !comma() || !parseCase(p, spirv.ParseDim, &dim) || !comma() ||
		!parseCase(p, spirv.ParseImageDepthInfo, &depth) || !comma() || !parseCase(p, spirv.ParseImageArrayedInfo, &arrayed) ||
		!comma() ||
		!parseCase(p, spirv.ParseImageSamplingInfo, &sampling) || !comma() || !parseCase(p, spirv.ParseImageSamplerUseInfo, &use) ||
		!comma() || !parseCase(p, spirv.ParseImageFormat, &format) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	return spirv.GetImageType(p.Context(), elem, dim, depth, arrayed, sampling, use, format), true
}

// PrintImageType writes what [Hooks.ParseImageType] reads.
func (Hooks) PrintImageType(p *core.Printer, t *spirv.ImageType) {
	p.Byte('<')
	p.Type(t.ElementType())
	for _, word := range []string{t.Dim().String(), t.DepthInfo().String(), t.ArrayedInfo().String(), t.SamplingInfo().String(),
		t.SamplerUseInfo().String(), t.ImageFormat().String()} {
		p.Str(", ")
		p.Str(word)
	}
	p.Byte('>')
}

// ParseSampledImageType reads "<!spirv.image<...>>".
func (Hooks) ParseSampledImageType(p *core.Parser) (core.Type, bool) {
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	at := p.Pos()
	var t core.Type
	if !p.Type(&t) {
		return nil, false
	}
	i, ok := t.(*spirv.ImageType)
	if !ok {
		return nil, p.Errorf(at, "sampled image must be composed using image type, got %s", message.Quote(t))
	}
	if d := i.Dim(); d == spirv.DimSubpassData || d == spirv.DimBuffer {
		return nil, p.Errorf(at, "sampled image Dim must not be SubpassData or Buffer, got %s", d)
	}
	return spirv.GetSampledImageType(p.Context(), i), p.Punct(core.PunctGreater)
}

// PrintSampledImageType writes what [Hooks.ParseSampledImageType] reads.
func (Hooks) PrintSampledImageType(p *core.Printer, t *spirv.SampledImageType) {
	p.Byte('<')
	p.Type(t.ImageType())
	p.Byte('>')
}
