package quant

import (
	"math"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/quant"
)

// The codes of types in bytecode, those of upstream.
const (
	codeAny = iota + 1
	codeAnyExpressed
	codeCalibrated
	codeUniform
	codePerAxis
	codePerBlock
)

var _ bytecode.Encoding = Hooks{}

// WriteAttr implements [bytecode.Encoding]; the dialect has no attributes.
func (Hooks) WriteAttr(*bytecode.Writer, core.Attribute) bool { return false }

// ReadAttr implements [bytecode.Encoding].
func (Hooks) ReadAttr(r *bytecode.Reader) core.Attribute {
	r.Errorf("dialect quant does not support reading attributes from bytecode")
	return nil
}

// WriteType implements [bytecode.Encoding].
func (Hooks) WriteType(w *bytecode.Writer, t core.Type) bool {
	switch t := t.(type) {
	case *quant.AnyQuantizedType:
		if t.ExpressedType() == nil {
			w.VarInt(codeAny)
		} else {
			w.VarInt(codeAnyExpressed)
		}
		w.VarInt(uint64(t.Flags()))
		w.Type(t.StorageType())
		if t.ExpressedType() != nil {
			w.Type(t.ExpressedType())
		}
		w.SignedVarInt(t.StorageTypeMin())
		w.SignedVarInt(t.StorageTypeMax())
	case *quant.CalibratedQuantizedType:
		w.VarInt(codeCalibrated)
		w.Type(t.ExpressedType())
		w.Float64(t.Min())
		w.Float64(t.Max())
	case *quant.UniformQuantizedType:
		writeUniform(w, t)
	default:
		return false
	}
	return true
}

func writeUniform(w *bytecode.Writer, t *quant.UniformQuantizedType) {
	head := func(code uint64) {
		w.VarInt(code)
		w.VarInt(uint64(t.Flags()))
		w.Type(t.StorageType())
		w.Type(t.ExpressedType())
	}
	limits := func() {
		w.SignedVarInt(t.StorageTypeMin())
		w.SignedVarInt(t.StorageTypeMax())
	}
	switch {
	case PerBlock(t):
		head(codePerBlock)
		limits()
		w.VarInt(uint64(len(t.Axes())))
		for _, a := range t.Axes() {
			w.SignedVarInt(int64(a))
		}
		w.SignedVarInts(t.BlockSizes())
		scales, zeroPoints := blockElements(t)
		w.Attr(scales)
		w.Attr(zeroPoints)
	case PerAxis(t):
		head(codePerAxis)
		w.VarInt(uint64(t.Axes()[0]))
		limits()
		w.VarInt(uint64(len(t.Scales())))
		for _, s := range t.Scales() {
			w.Float64(s)
		}
		w.SignedVarInts(t.ZeroPoints())
	default:
		head(codeUniform)
		w.Float64(t.Scales()[0])
		w.SignedVarInt(t.ZeroPoints()[0])
		limits()
	}
}

// blockElements returns scales and zero points as elements of tensors, as upstream keeps them.
func blockElements(t *quant.UniformQuantizedType) (scales, zeroPoints core.Attribute) {
	c := t.Context()
	f := t.ExpressedType().(*core.FloatType)
	var raw []byte
	for _, s := range t.Scales() {
		v, _, _ := num.Float64(s).Convert(f.Semantics(), num.NearestTiesToEven)
		raw = v.Bits().AppendLittleEndian(raw)
	}
	scales = c.DenseElements(c.RankedTensor(t.ScaleShape(), f, nil), raw)
	raw = nil
	for _, z := range t.ZeroPoints() {
		raw = num.NewSigned(core.StorageWidth(t.StorageType()), z).AppendLittleEndian(raw)
	}
	return scales, c.DenseElements(c.RankedTensor(t.ScaleShape(), t.StorageType(), nil), raw)
}

// ReadType implements [bytecode.Encoding].
func (Hooks) ReadType(r *bytecode.Reader) core.Type {
	c := r.Context()
	code := r.VarInt()
	rep := core.NewReporter(c)
	var t core.Type
	switch code {
	case codeAny, codeAnyExpressed:
		flags, storage := uint32(r.VarInt()), r.Type()
		var expressed core.Type
		if code == codeAnyExpressed {
			expressed = r.Type()
		}
		low, high := r.SignedVarInt(), r.SignedVarInt()
		if r.Failed() {
			return nil
		}
		if a := quant.GetAnyQuantizedTypeChecked(rep, core.Location{}, c, flags, storage, expressed, low, high); a != nil {
			t = a
		}
	case codeCalibrated:
		expressed, low, high := r.Type(), r.Float64(), r.Float64()
		if r.Failed() {
			return nil
		}
		if q := quant.GetCalibratedQuantizedTypeChecked(rep, core.Location{}, c, expressed, low, high); q != nil {
			t = q
		}
	case codeUniform, codePerAxis, codePerBlock:
		u := readUniform(r, code)
		if r.Failed() {
			return nil
		}
		if q := u.make(rep, c); q != nil {
			t = q
		}
	default:
		r.Errorf("unknown attribute code: %d", code)
		return nil
	}
	if t == nil {
		r.Errorf("invalid quantized type: %v", rep.List())
	}
	return t
}

// uniformParts are the parameters of a uniform quantized type.
type uniformParts struct {
	flags              uint32
	storage, expressed core.Type
	scales             []float64
	zeroPoints         []int64
	shape              []int64
	axes               []int32
	blocks             []int64
	low, high          int64
}

func (u *uniformParts) make(rep *core.Reporter, c *core.Context) *quant.UniformQuantizedType {
	return quant.GetUniformQuantizedTypeChecked(rep, core.Location{}, c, u.flags, u.storage, u.expressed, u.scales, u.zeroPoints,
		u.shape, u.axes,
		u.blocks, u.low, u.high)
}

func readUniform(r *bytecode.Reader, code uint64) *uniformParts {
	u := &uniformParts{flags: uint32(r.VarInt()), storage: r.Type(), expressed: r.Type()}
	limits := func() { u.low, u.high = r.SignedVarInt(), r.SignedVarInt() }
	switch code {
	case codeUniform:
		u.scales = []float64{r.Float64()}
		u.zeroPoints = []int64{r.SignedVarInt()}
		limits()
	case codePerAxis:
		u.axes = []int32{int32(r.VarInt())}
		limits()
		u.scales = make([]float64, r.Count())
		for i := range u.scales {
			u.scales[i] = r.Float64()
		}
		u.zeroPoints = r.SignedVarInts()
	default:
		limits()
		for range r.Count() {
			u.axes = append(u.axes, int32(r.SignedVarInt()))
		}
		u.blocks = r.SignedVarInts()
		u.readElements(r)
	}
	if !r.Failed() && len(u.zeroPoints) != len(u.scales) {
		r.Errorf("illegal number of scales and zeroPoints: %d, %d", len(u.scales), len(u.zeroPoints))
	}
	return u
}

// readElements reads the scales and zero points of blocks, which are elements of tensors of one shape.
func (u *uniformParts) readElements(r *bytecode.Reader) {
	scales := bytecode.ReadAttrOf[*core.DenseElementsAttr](r)
	zeroPoints := bytecode.ReadAttrOf[*core.DenseElementsAttr](r)
	if r.Failed() {
		return
	}
	_, floats := scales.ShapedType().ElementType().(*core.FloatType)
	_, ints := zeroPoints.ShapedType().ElementType().(*core.IntegerType)
	n, rank := scales.NumElements(), len(scales.ShapedType().Shape())
	if !floats || !ints || n != zeroPoints.NumElements() || n > 1<<24 || rank == 0 || len(u.axes) != len(u.blocks) {
		r.Errorf("scales and zero points of blocks do not fit")
		return
	}
	u.shape = scales.ShapedType().Shape()
	for i := range scales.NumElements() {
		v, _, _ := scales.Float(i).Convert(num.F64, num.NearestTiesToEven)
		u.scales = append(u.scales, math.Float64frombits(v.Bits().Uint64()))
		u.zeroPoints = append(u.zeroPoints, zeroPoints.Int(i).Int64())
	}
}
