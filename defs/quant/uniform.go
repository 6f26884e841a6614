package quant

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/quant"
)

// This file has the text of types.

// ParseDialectType reports a word that is no type of the dialect.
func (Hooks) ParseDialectType(p *core.Parser) (core.Type, bool) {
	at := p.Pos()
	var word string
	if !p.AnyKeyword(&word) {
		return nil, false
	}
	return nil, p.OpErrorf(at, "unknown quantized type %s", word)
}

// ParseAnyQuantizedType reads "<i8<-4:3>:f32>"; the float may be absent.
func (Hooks) ParseAnyQuantizedType(p *core.Parser) (core.Type, bool) {
	var s storage
	var f *core.FloatType
	at := p.NamePos()
	if !p.Punct(core.PunctLess) || !parseStorage(p, &s) ||
		p.TryPunct(core.PunctColon) && !core.ParseTypeAs(p, &f) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	var expressed core.Type
	if f != nil {
		expressed = f
	}
	if !(Hooks{}).VerifyAnyQuantizedType(p.Reporter(), p.LocAt(at), p.Context(), s.flags, s.typ, expressed, s.min, s.max) {
		return nil, p.Failed(at)
	}
	return quant.GetAnyQuantizedType(p.Context(), s.flags, s.typ, expressed, s.min, s.max), true
}

// PrintAnyQuantizedType writes what [Hooks.ParseAnyQuantizedType] reads.
func (Hooks) PrintAnyQuantizedType(p *core.Printer, t *quant.AnyQuantizedType) {
	p.Byte('<')
	printStorage(p, t.Flags(), t.StorageType(), t.StorageTypeMin(), t.StorageTypeMax())
	if e := t.ExpressedType(); e != nil {
		p.Byte(':')
		p.Type(e)
	}
	p.Byte('>')
}

// VerifyAnyQuantizedType checks storage and float.
func (Hooks) VerifyAnyQuantizedType(r *core.Reporter, at core.Location, _ *core.Context, flags uint32, t, expressed core.Type, lo,
	hi int64) bool {
	if !verifyStorage(r, at, flags, t, lo, hi) {
		return false
	}
	return expressed == nil || verifyExpressed(r, at, expressed)
}

func verifyExpressed(r *core.Reporter, at core.Location, t core.Type) bool {
	if _, ok := t.(*core.FloatType); !ok {
		return r.Errorf(at, "expressed type must be floating point").Fail()
	}
	return true
}

// ParseCalibratedQuantizedType reads "<f32<-0.5:0.5>>".
func (Hooks) ParseCalibratedQuantizedType(p *core.Parser) (core.Type, bool) {
	var f *core.FloatType
	var lo, hi float64
	name := p.NamePos()
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	at := p.Pos()
	if !core.ParseTypeAs(p, &f) {
		return nil, p.OpErrorf(at, "expecting float expressed type")
	}
	if !p.Punct(core.PunctLess) || !p.Float(&lo) || !p.Punct(core.PunctColon) || !p.Float(&hi) || !p.Punct(core.PunctGreater) {
		return nil, p.OpErrorf(at, "calibrated values must be present")
	}
	if !p.Punct(core.PunctGreater) {
		return nil, false
	}
	if !(Hooks{}).VerifyCalibratedQuantizedType(p.Reporter(), p.LocAt(name), p.Context(), f, lo, hi) {
		return nil, p.Failed(name)
	}
	return quant.GetCalibratedQuantizedType(p.Context(), f, lo, hi), true
}

// PrintCalibratedQuantizedType writes what [Hooks.ParseCalibratedQuantizedType] reads.
func (Hooks) PrintCalibratedQuantizedType(p *core.Printer, t *quant.CalibratedQuantizedType) {
	p.Byte('<')
	p.Type(t.ExpressedType())
	p.Byte('<')
	printDouble(p, t.Min())
	p.Byte(':')
	printDouble(p, t.Max())
	p.Str(">>")
}

func printDouble(p *core.Printer, v float64) {
	f, _ := num.FromDouble(num.F64, v)
	p.APFloat(f)
}

// VerifyCalibratedQuantizedType wants a float and a range that is not empty.
func (Hooks) VerifyCalibratedQuantizedType(r *core.Reporter, at core.Location, _ *core.Context, t core.Type, lo,
	hi float64) bool {
	if !verifyExpressed(r, at, t) {
		return false
	}
	if hi <= lo {
		return r.Errorf(at, "illegal min and max: (%s:%s)", exponent(lo), exponent(hi)).Fail()
	}
	return true
}

// maxDepth is how deep lists of scales nest.
const maxDepth = 1000

// uniform is a uniform type that is being read.
type uniform struct {
	storage
	float  *core.FloatType
	scales []float64
	zeros  []int64
	shape  []int64
	axes   []int32
	blocks []int64
	depth  int
}

// ParseUniformQuantizedType reads one of "<i8:f32, 0.5:3>", "<i8:f32:1, {0.5,0.25:3}>" and "<i8:f32:{0:1, 1:2}, {{0.5,
// 0.25:3}}>".
func (Hooks) ParseUniformQuantizedType(p *core.Parser) (core.Type, bool) {
	var u uniform
	at := p.NamePos()
	if !p.Punct(core.PunctLess) || !parseStorage(p, &u.storage) || !p.Punct(core.PunctColon) || !core.ParseTypeAs(p, &u.float) {
		return nil, false
	}
	var ok bool
	switch {
	case !p.TryPunct(core.PunctColon):
		ok = p.Punct(core.PunctComma) && u.parseScale(p)
	case p.PeekPunct(core.PunctLBrace):
		ok = u.parseBlocks(p) && p.Punct(core.PunctComma) && u.parseScales(p, &u.shape)
		u.round()
	default:
		var n int64
		axisPos := p.Pos()
		if ok = p.Integer(&n); ok && n != int64(int32(n)) {
			ok = p.OpErrorf(axisPos, "integer value too large")
		}
		u.axes = []int32{int32(n)}
		ok = ok && p.Punct(core.PunctComma) && p.Punct(core.PunctLBrace) &&
			p.List(core.DelimNone, "", func() bool { return u.parseScale(p) }) &&
			p.Punct(core.PunctRBrace)
	}
	if !ok || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	if !(Hooks{}).VerifyUniformQuantizedType(p.Reporter(), p.LocAt(at), p.Context(), u.flags, u.typ, u.float, u.scales, u.zeros,
		u.shape, u.axes,
		u.blocks, u.min, u.max) {
		return nil, p.Failed(at)
	}
	return quant.GetUniformQuantizedType(p.Context(), u.flags, u.typ, u.float, u.scales, u.zeros, u.shape, u.axes, u.blocks, u.min,
		u.max), true
}

// parseScale reads "0.5:3"; the zero point may be absent.
func (u *uniform) parseScale(p *core.Parser) bool {
	var scale float64
	var zero int64
	if !p.Float(&scale) {
		return false
	}
	if lo, hi := scaleRange(u.float); scale < lo || scale > hi {
		return p.OpErrorf(p.Pos(), "scale %s out of expressed type range [%s, %s]", exponent(scale), exponent(lo), exponent(hi))
	}
	if p.TryPunct(core.PunctColon) && !p.Integer(&zero) {
		return false
	}
	u.scales, u.zeros = append(u.scales, scale), append(u.zeros, zero)
	return true
}

// parseBlocks reads "{0:1, 1:2}": an axis and the size of its blocks, any number of times.
func (u *uniform) parseBlocks(p *core.Parser) bool {
	if !p.Punct(core.PunctLBrace) || p.TryPunct(core.PunctRBrace) {
		return u.blocks == nil
	}
	return p.List(core.DelimNone, "", func() bool {
		var axis, size int64
		at := p.Pos()
		if !p.Integer(&axis) {
			return false
		}
		if axis != int64(int32(axis)) {
			return p.OpErrorf(at, "integer value too large")
		}
		if !p.Punct(core.PunctColon) || !p.Integer(&size) {
			return false
		}
		u.axes, u.blocks = append(u.axes, int32(axis)), append(u.blocks, size)
		return true
	}) && p.Punct(core.PunctRBrace)
}

// parseScales reads "{{0.5, 0.25:3}, {0.5, 0.25}}", a list of scales or of such lists of one shape, and says the shape.
func (u *uniform) parseScales(p *core.Parser, shape *[]int64) bool {
	if !p.Punct(core.PunctLBrace) {
		return false
	}
	n := int64(0)
	var inner []int64
	ok := p.List(core.DelimNone, "", func() bool {
		var s []int64
		if p.PeekPunct(core.PunctLBrace) {
			if !u.nested(p, &s) {
				return false
			}
		} else if !u.parseScale(p) {
			return false
		}
		if n > 0 && !slices.Equal(s, inner) {
			return p.OpErrorf(p.Pos(), "tensor literal is invalid; ranks are not consistent between elements")
		}
		n, inner = n+1, s
		return true
	})
	*shape = append([]int64{n}, inner...)
	return ok && p.Punct(core.PunctRBrace)
}

// nested is parseScales one level deeper, as far as the parser's limit allows.
func (u *uniform) nested(p *core.Parser, shape *[]int64) bool {
	u.depth++
	defer func() { u.depth-- }()
	if u.depth > maxDepth {
		return p.OpErrorf(p.Pos(), "tensor literal is nested too deeply")
	}
	return u.parseScales(p, shape)
}

// round makes scales and zero points of blocks what types can hold: there they are elements of the two types.
func (u *uniform) round() {
	for i, v := range u.scales {
		f, _ := num.FromDouble(u.float.Semantics(), v)
		u.scales[i], _ = f.ToFloat64()
	}
	if u.typ == nil {
		return
	}
	for i, v := range u.zeros {
		shift := 64 - u.typ.Width()
		u.zeros[i] = v << shift >> shift
	}
}

// PrintUniformQuantizedType writes what [Hooks.ParseUniformQuantizedType] reads.
func (Hooks) PrintUniformQuantizedType(p *core.Printer, t *quant.UniformQuantizedType) {
	p.Byte('<')
	printStorage(p, t.Flags(), t.StorageType(), t.StorageTypeMin(), t.StorageTypeMax())
	p.Byte(':')
	p.Type(t.ExpressedType())
	switch {
	case PerBlock(t):
		p.Str(":{")
		for i, axis := range t.Axes() {
			if i > 0 {
				p.Str(", ")
			}
			p.Int(int64(axis))
			p.Byte(':')
			p.Int(t.BlockSizes()[i])
		}
		p.Str("}, ")
		printScales(p, t, t.ScaleShape(), 0)
	case PerAxis(t):
		p.Byte(':')
		p.Int(int64(t.Axes()[0]))
		p.Str(", {")
		for i := range t.Scales() {
			if i > 0 {
				p.Byte(',')
			}
			printScale(p, t, i)
		}
		p.Byte('}')
	default:
		p.Str(", ")
		printScale(p, t, 0)
	}
	p.Byte('>')
}

// printScales writes the scales from index at on, of which there are as many as the shape says, and returns the index
// behind them.
func printScales(p *core.Printer, t *quant.UniformQuantizedType, shape []int64, at int) int {
	if len(shape) == 0 {
		printScale(p, t, at)
		return at + 1
	}
	p.Byte('{')
	for i := range shape[0] {
		if i > 0 {
			p.Str(", ")
		}
		at = printScales(p, t, shape[1:], at)
	}
	p.Byte('}')
	return at
}

func printScale(p *core.Printer, t *quant.UniformQuantizedType, i int) {
	if f, ok := t.ExpressedType().(*core.FloatType); ok && PerBlock(t) {
		v, _ := num.FromDouble(f.Semantics(), t.Scales()[i])
		p.APFloat(v)
	} else {
		printDouble(p, t.Scales()[i])
	}
	if z := t.ZeroPoints()[i]; z != 0 {
		p.Byte(':')
		p.Int(z)
	}
}

// VerifyUniformQuantizedType checks storage, float, scales, axes and blocks.
func (Hooks) VerifyUniformQuantizedType(r *core.Reporter, at core.Location, _ *core.Context, flags uint32, t, expressed core.Type,
	scales []float64, zeros, shape []int64, axes []int32, blocks []int64, lo, hi int64) bool {
	if !verifyStorage(r, at, flags, t, lo, hi) || !verifyExpressed(r, at, expressed) {
		return false
	}
	n := int64(1)
	for _, s := range shape {
		n = dim.Count(n, max(s, 0))
	}
	perBlock := len(shape) > 0
	if len(scales) != len(zeros) || len(scales) == 0 || perBlock && int64(len(scales)) != n {
		return r.Errorf(at, "illegal number of scales and zeroPoints: %d, %d", len(scales), len(zeros)).Fail()
	}
	if !perBlock && (len(axes) > 1 || len(axes) == 0 && len(scales) != 1) || perBlock && len(axes) != len(blocks) {
		return r.Errorf(at, "illegal number of quantized dimensions: %d", len(axes)).Fail()
	}
	min, max := scaleRange(expressed.(*core.FloatType))
	for _, s := range scales {
		if s < min || s > max {
			return r.Errorf(at, "scale %s out of expressed type range [%s, %s]", exponent(s), exponent(min), exponent(max)).Fail()
		}
	}
	for _, axis := range axes {
		if axis < 0 {
			return r.Errorf(at, "illegal quantized dimension: %d", axis).Fail()
		}
	}
	for _, size := range blocks {
		if size <= 0 {
			return r.Errorf(at, "illegal block size: %d", size).Fail()
		}
	}
	return true
}
