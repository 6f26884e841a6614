package linalg

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/complexd"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/math"
)

// bodyBuilder writes the region of a named operation.
type bodyBuilder struct {
	*core.Builder
	args []*core.Value
	cast linalg.TypeFn
	// err is why the region cannot be written; warnings are conversions that were left out.
	err      string
	warnings []string
}

// fail notes the first error and returns an operand in place of the result.
func (b *bodyBuilder) fail(format string, args ...any) *core.Value {
	if b.err == "" {
		b.err = fmt.Sprintf(format, args...)
	}
	return b.args[0]
}

// fillBody writes the only block of a region: arguments for the elements of operands of the given types, what the body
// computes, and linalg.yield. kind counts for bodyElementwise only. The second result is an error, or "".
func fillBody(c *core.Context, r *core.Region, types []core.Type, what body, kind linalg.ElementwiseKind,
	cast linalg.TypeFn) (warnings []string, err string) {
	elems := make([]core.Type, len(types))
	for i, t := range types {
		elems[i] = elementOrSelf(t)
	}
	block := core.NewBlock(elems)
	r.Append(block)
	b := &bodyBuilder{Builder: core.NewBuilder(c), args: block.Args(), cast: cast}
	b.SetEnd(block)
	v := b.value(what, kind)
	if b.err != "" {
		return b.warnings, b.err
	}
	linalg.Yield{Values: []*core.Value{v}}.Build(b.Builder)
	return b.warnings, ""
}

// value computes what the region yields.
func (b *bodyBuilder) value(what body, kind linalg.ElementwiseKind) *core.Value {
	out := b.args[len(b.args)-1]
	in := func(i int, fn linalg.TypeFn) *core.Value { return b.convert(b.args[i], out.Type(), fn) }
	signed, unsigned := linalg.TypeFnCastSigned, linalg.TypeFnCastUnsigned
	switch what {
	case bodyFill:
		return b.args[0]
	case bodyCopy:
		return in(0, b.cast)
	case bodyMulAdd:
		lhs := in(0, b.cast)
		return b.binary(linalg.BinaryFnAdd, out, b.binary(linalg.BinaryFnMul, lhs, in(1, b.cast)))
	case bodyQuantized:
		x := in(0, signed)
		x = b.binary(linalg.BinaryFnSub, x, in(2, signed))
		y := in(1, signed)
		y = b.binary(linalg.BinaryFnSub, y, in(3, signed))
		return b.binary(linalg.BinaryFnAdd, out, b.binary(linalg.BinaryFnMul, x, y))
	case bodySum:
		return b.binary(linalg.BinaryFnAdd, out, in(0, signed))
	case bodyMax:
		return b.binary(linalg.BinaryFnMaxSigned, out, in(0, signed))
	case bodyMaxUnsigned:
		return b.binary(linalg.BinaryFnMaxUnsigned, out, in(0, unsigned))
	case bodyMin:
		return b.binary(linalg.BinaryFnMinSigned, out, in(0, signed))
	case bodyMinUnsigned:
		return b.binary(linalg.BinaryFnMinUnsigned, out, in(0, unsigned))
	case bodyRandom:
		return b.random(out.Type())
	}
	switch arity(kind) {
	case 1:
		return b.unary(linalg.UnaryFn(kind), b.args[0])
	case 2:
		return b.binary(linalg.BinaryFn(kind)-linalg.BinaryFn(linalg.ElementwiseCaseLimitsLastUnary), b.args[0], b.args[1])
	}
	return arith.NewSelect(b.Builder, b.args[0], b.args[1], b.args[2]).Result()
}

func isFloat(v *core.Value) bool {
	_, ok := v.Type().(*core.FloatType)
	return ok
}

func isInteger(v *core.Value) bool {
	_, ok := v.Type().(*core.IntegerType)
	return ok
}

func isComplex(v *core.Value) bool {
	_, ok := v.Type().(*core.ComplexType)
	return ok
}

func isBool(v *core.Value) bool {
	t, ok := v.Type().(*core.IntegerType)
	return ok && t.Width() == 1
}

// unary applies a function of one number.
func (b *bodyBuilder) unary(fn linalg.UnaryFn, x *core.Value) *core.Value {
	t, ok := x.Type().(*core.FloatType)
	if !ok {
		return b.fail("unsupported non numeric type")
	}
	switch fn {
	case linalg.UnaryFnExp:
		return math.NewExp(b.Builder, x).Result()
	case linalg.UnaryFnLog:
		return math.NewLog(b.Builder, x).Result()
	case linalg.UnaryFnAbs:
		return math.NewAbsF(b.Builder, x).Result()
	case linalg.UnaryFnCeil:
		return math.NewCeil(b.Builder, x).Result()
	case linalg.UnaryFnFloor:
		return math.NewFloor(b.Builder, x).Result()
	case linalg.UnaryFnNegf:
		return arith.NewNegF(b.Builder, x).Result()
	case linalg.UnaryFnReciprocal:
		one := arith.NewConstant(b.Builder, b.Context().FloatAttr(num.FloatOne(t.Semantics()))).Result()
		return arith.NewDivF(b.Builder, one, x).Result()
	case linalg.UnaryFnRound:
		return math.NewRound(b.Builder, x).Result()
	case linalg.UnaryFnSqrt:
		return math.NewSqrt(b.Builder, x).Result()
	case linalg.UnaryFnRsqrt:
		return math.NewRsqrt(b.Builder, x).Result()
	case linalg.UnaryFnSquare:
		return arith.NewMulF(b.Builder, x, x).Result()
	case linalg.UnaryFnTanh:
		return math.NewTanh(b.Builder, x).Result()
	default:
		return math.NewErf(b.Builder, x).Result()
	}
}

// binary applies a function of two numbers, which must both be complex, floats or integers.
func (b *bodyBuilder) binary(fn linalg.BinaryFn, x, y *core.Value) *core.Value {
	if b.err != "" {
		return x
	}
	complexes, floats, ints := isComplex(x) && isComplex(y), isFloat(x) && isFloat(y), isInteger(x) && isInteger(y)
	bools := isBool(x) && isBool(y)
	if !complexes && !floats && !ints {
		return b.fail("Cannot build binary Linalg operation: expects allComplex, allFloatingPoint, or allInteger, got '%s' and '%s'",
			core.TypeString(x.Type()), core.TypeString(y.Type()))
	}
	if complexes && fn <= linalg.BinaryFnDiv {
		return b.complexBinary(fn, x, y)
	}
	bl := b.Builder
	switch fn {
	case linalg.BinaryFnAdd:
		switch {
		case floats:
			return arith.NewAddF(bl, x, y).Result()
		case bools:
			return arith.NewOrI(bl, x, y).Result()
		}
		return arith.NewAddI(bl, x, y).Result()
	case linalg.BinaryFnSub:
		switch {
		case floats:
			return arith.NewSubF(bl, x, y).Result()
		case bools:
			return b.fail("unsupported operation: sub with bools")
		}
		return arith.NewSubI(bl, x, y).Result()
	case linalg.BinaryFnMul:
		switch {
		case floats:
			return arith.NewMulF(bl, x, y).Result()
		case bools:
			return arith.NewAndI(bl, x, y).Result()
		}
		return arith.NewMulI(bl, x, y).Result()
	case linalg.BinaryFnDiv:
		switch {
		case floats:
			return arith.NewDivF(bl, x, y).Result()
		case bools:
			return b.fail("unsupported operation: div with bools")
		}
		return arith.NewDivSI(bl, x, y).Result()
	case linalg.BinaryFnDivUnsigned:
		if !ints || bools {
			return b.fail("unsupported operation: unsigned div not on uint")
		}
		return arith.NewDivUI(bl, x, y).Result()
	case linalg.BinaryFnPowf:
		return math.NewPowF(bl, x, y).Result()
	}
	return b.extremum(fn, x, y, floats, ints && !bools)
}

// extremum takes the greater or the smaller one of two numbers. Those that are unsigned are integers of more than a
// bit.
func (b *bodyBuilder) extremum(fn linalg.BinaryFn, x, y *core.Value, floats, ints bool) *core.Value {
	switch fn {
	case linalg.BinaryFnMaxSigned:
		if floats {
			return arith.NewMaximumF(b.Builder, x, y).Result()
		}
		return arith.NewMaxSI(b.Builder, x, y).Result()
	case linalg.BinaryFnMinSigned:
		if floats {
			return arith.NewMinimumF(b.Builder, x, y).Result()
		}
		return arith.NewMinSI(b.Builder, x, y).Result()
	case linalg.BinaryFnMaxUnsigned:
		if !ints {
			return b.fail("unsupported operation: unsigned max not on uint")
		}
		return arith.NewMaxUI(b.Builder, x, y).Result()
	default:
		if !ints {
			return b.fail("unsupported operation: unsigned min not on uint")
		}
		return arith.NewMinUI(b.Builder, x, y).Result()
	}
}

// hasComplex reports whether operations on complex numbers are there.
func (b *bodyBuilder) hasComplex() bool {
	if b.Context().LookupOp(complexd.AddDef.Name) == nil {
		b.fail("dialect complex is not registered")
		return false
	}
	return true
}

func (b *bodyBuilder) complexBinary(fn linalg.BinaryFn, x, y *core.Value) *core.Value {
	if !b.hasComplex() {
		return x
	}
	switch fn {
	case linalg.BinaryFnAdd:
		return complexd.NewAdd(b.Builder, x, y).Result()
	case linalg.BinaryFnSub:
		return complexd.NewSub(b.Builder, x, y).Result()
	case linalg.BinaryFnMul:
		return complexd.NewMul(b.Builder, x, y).Result()
	default:
		return complexd.NewDiv(b.Builder, x, y).Result()
	}
}

// convert converts a number to another type. What cannot be converted stays as it is, with a warning.
func (b *bodyBuilder) convert(v *core.Value, to core.Type, fn linalg.TypeFn) *core.Value {
	from := v.Type()
	if from == to || b.err != "" {
		return v
	}
	unsigned := fn == linalg.TypeFnCastUnsigned
	var out *core.Value
	switch t := to.(type) {
	case *core.IntegerType:
		out = b.toInteger(v, t, unsigned)
	case *core.FloatType:
		out = b.toFloat(v, t, unsigned)
	case *core.ComplexType:
		out = b.toComplex(v, t, unsigned)
	}
	if out != nil {
		return out
	}
	b.warnings = append(b.warnings, fmt.Sprintf("could not cast operand of type '%s' to '%s'", core.TypeString(from),
		core.TypeString(to)))
	return v
}

func (b *bodyBuilder) toInteger(v *core.Value, to *core.IntegerType, unsigned bool) *core.Value {
	switch from := v.Type().(type) {
	case *core.IndexType:
		return arith.NewIndexCast(b.Builder, to, v).Out()
	case *core.FloatType:
		if unsigned {
			return arith.NewFPToUI(b.Builder, to, v).Out()
		}
		return arith.NewFPToSI(b.Builder, to, v).Out()
	case *core.IntegerType:
		switch {
		case to.Width() < from.Width():
			return arith.NewTruncI(b.Builder, to, v).Out()
		case to.Width() == from.Width():
			return v
		case unsigned:
			return arith.NewExtUI(b.Builder, to, v).Out()
		}
		return arith.NewExtSI(b.Builder, to, v).Out()
	}
	return nil
}

func (b *bodyBuilder) toFloat(v *core.Value, to *core.FloatType, unsigned bool) *core.Value {
	switch from := v.Type().(type) {
	case *core.IntegerType:
		if unsigned {
			return arith.NewUIToFP(b.Builder, to, v).Out()
		}
		return arith.NewSIToFP(b.Builder, to, v).Out()
	case *core.FloatType:
		switch {
		case to.Width() > from.Width():
			return arith.NewExtF(b.Builder, to, v).Out()
		case to.Width() < from.Width():
			return arith.NewTruncF(b.Builder, to, v).Out()
		}
		return v
	}
	return nil
}

func (b *bodyBuilder) toComplex(v *core.Value, to *core.ComplexType, unsigned bool) *core.Value {
	elem, ok := to.ElementType().(*core.FloatType)
	if !ok || !b.hasComplex() {
		return nil
	}
	fn := linalg.TypeFnCastSigned
	if unsigned {
		fn = linalg.TypeFnCastUnsigned
	}
	switch v.Type().(type) {
	case *core.ComplexType:
		re, im := complexd.NewRe(b.Builder, v).Real(), complexd.NewIm(b.Builder, v).Imaginary()
		re = b.convert(re, elem, fn)
		return complexd.NewCreate(b.Builder, to, re, b.convert(im, elem, fn)).Complex()
	case *core.IntegerType, *core.FloatType:
		re := b.toFloat(v, elem, unsigned)
		zero := arith.NewConstant(b.Builder, b.Context().FloatAttr(num.FloatZero(elem.Semantics(), false))).Result()
		return complexd.NewCreate(b.Builder, to, re, zero).Complex()
	}
	return nil
}

// The constants of a linear congruential generator, and the step between the numbers that it makes.
const (
	randomFactor    = 1103515245
	randomIncrement = 12345
	randomHalf      = 2147483647
	randomStep      = 2.3283064e-10
)

// random makes a number between the first two arguments, of a generator whose seed is the third one and the place.
func (b *bodyBuilder) random(t core.Type) *core.Value {
	c := b.Context()
	signed := linalg.TypeFnCastSigned
	integer := func(n int64) *core.Value { return arith.NewConstant(b.Builder, c.I64Attr(n)).Result() }
	place := func(dim int64) *core.Value {
		return b.convert(linalg.NewIndex(b.Builder, dim).Result(), c.I32(), signed)
	}
	next := func(x *core.Value) *core.Value {
		x = b.binary(linalg.BinaryFnMul, x, b.convert(integer(randomFactor), c.I32(), signed))
		return b.binary(linalg.BinaryFnAdd, x, b.convert(integer(randomIncrement), c.I32(), signed))
	}
	half := b.convert(integer(randomHalf), c.F64(), signed)
	column := place(1)
	x := next(b.binary(linalg.BinaryFnAdd, place(0), b.args[2]))
	x = next(b.binary(linalg.BinaryFnAdd, column, x))
	x = b.binary(linalg.BinaryFnAdd, half, b.convert(x, c.F64(), signed))
	width := b.binary(linalg.BinaryFnSub, b.args[1], b.args[0])
	step := arith.NewConstant(b.Builder, c.FloatAttr(num.Float64(randomStep))).Result()
	x = b.binary(linalg.BinaryFnMul, x, b.binary(linalg.BinaryFnMul, width, step))
	return b.convert(b.binary(linalg.BinaryFnAdd, x, b.args[0]), t, signed)
}
