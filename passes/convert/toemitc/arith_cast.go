package toemitc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	emitcdefs "github.com/odsgen/ods/defs/emitc"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/emitc"
)

func (a adder) addCasts() {
	for def, unsigned := range map[*core.OpDef]bool{&arith.TruncIDef: true, &arith.ExtUIDef: true, &arith.ExtSIDef: false,
		&arith.IndexCastDef: false, &arith.IndexCastUIDef: true} {
		a.add(def, a.castInt(unsigned))
	}
	a.add(&arith.SIToFPDef, a.intToFloat(false))
	a.add(&arith.UIToFPDef, a.intToFloat(true))
	a.add(&arith.FPToSIDef, a.floatToInt(false))
	a.add(&arith.FPToUIDef, a.floatToInt(true))
	a.add(&arith.ExtFDef, a.castFloat)
	a.add(&arith.TruncFDef, a.castFloat)
}

// castInt casts between integers and size_t.
func (a adder) castInt(unsigned bool) match {
	return func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		to, from := a.types.ConvertOne(op.Result(0).Type()), in[0].Type()
		if !isCount(to) {
			return rw.NoMatch(op, "expected integer or size_t/ssize_t/ptrdiff_t result type")
		}
		if !isCount(from) {
			return rw.NoMatch(op, "expected integer or size_t/ssize_t/ptrdiff_t operand type")
		}
		if isBool(from) && !unsigned {
			return rw.NoMatch(op, "operation not supported on i1 type")
		}
		b := &rw.Builder
		if isBool(to) {
			rw.ReplaceOp(op, emitc.NewCast(b, to, lowestBit(b, in[0])).Op.Result(0))
			return true
		}
		unsigned := unsigned || isNarrower(to, from)
		source := castTo(b, in[0], withSign(from, unsigned))
		rw.ReplaceOp(op, castTo(b, emitc.NewCast(b, withSign(to, unsigned), source).Op.Result(0), to))
		return true
	}
}

// lowestBit makes the number that is 1 when the value is odd and 0 when it is even: what truncation to i1 leaves.
func lowestBit(b *core.Builder, v *core.Value) *core.Value {
	t := v.Type()
	one := b.Context().IndexAttr(1)
	if i, ok := t.(*core.IntegerType); ok {
		one = b.Context().IntegerAttr(i, 1)
	}
	return build(b, &emitc.BitwiseAndDef, t, v, emitc.NewConstant(b, t, one).Op.Result(0))
}

func isNarrower(t, u core.Type) bool {
	i, ok := t.(*core.IntegerType)
	k, both := u.(*core.IntegerType)
	return ok && both && i.Width() < k.Width()
}

// floatToInt casts a float to an integer; no C type rounds as a cast to i1 is to.
func (a adder) floatToInt(unsigned bool) match {
	return func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		if !emitcdefs.IsFloat(in[0].Type()) {
			return rw.NoMatch(op, "unsupported cast source type")
		}
		to := a.types.ConvertOne(op.Result(0).Type())
		if to == nil {
			return rw.NoMatch(op, "type conversion failed")
		}
		if !emitcdefs.IsInteger(to) || isBool(to) {
			return rw.NoMatch(op, "unsupported cast destination type")
		}
		b := &rw.Builder
		if !unsigned {
			rw.ReplaceOp(op, emitc.NewCast(b, to, in[0]).Op.Result(0))
			return true
		}
		v := emitc.NewCast(b, integer(to.(*core.IntegerType), true), in[0]).Op.Result(0)
		rw.ReplaceOp(op, emitc.NewCast(b, to, v).Op.Result(0))
		return true
	}
}

func (a adder) intToFloat(unsigned bool) match {
	return func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		from := in[0].Type()
		if !emitcdefs.IsInteger(from) {
			return rw.NoMatch(op, "unsupported cast source type")
		}
		to := a.types.ConvertOne(op.Result(0).Type())
		if to == nil {
			return rw.NoMatch(op, "type conversion failed")
		}
		if !emitcdefs.IsFloat(to) {
			return rw.NoMatch(op, "unsupported cast destination type")
		}
		b, v := &rw.Builder, in[0]
		if unsigned {
			v = emitc.NewCast(b, integer(from.(*core.IntegerType), true), v).Op.Result(0)
		}
		rw.ReplaceOp(op, emitc.NewCast(b, to, v).Op.Result(0))
		return true
	}
}

// castFloat casts between floats. C rounds in one way only.
func (a adder) castFloat(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	if !emitcdefs.IsFloat(in[0].Type()) {
		return rw.NoMatch(op, "unsupported cast source type")
	}
	if t, ok := arith.AsTruncFOp(op); ok {
		if _, ok := t.Roundingmode(); ok {
			return rw.NoMatch(op, "unsupported rounding mode")
		}
	}
	to := a.types.ConvertOne(op.Result(0).Type())
	if to == nil {
		return rw.NoMatch(op, "type conversion failed")
	}
	if !emitcdefs.IsFloat(to) {
		return rw.NoMatch(op, "unsupported cast destination type")
	}
	rw.ReplaceOp(op, emitc.NewCast(&rw.Builder, to, in[0]).Op.Result(0))
	return true
}
