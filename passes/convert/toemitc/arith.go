package toemitc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/emitc"
)

// This file has the conversions of arithmetic; arith_compare.go has comparisons and arith_cast.go casts.

// AddArith adds the patterns for dialect arith, and size_t for index.
func AddArith(set *conversion.PatternSet, t *conversion.TypeConverter) {
	AddSizeT(t)
	a := adder{set, t}
	a.add(&arith.ConstantDef, a.constant)
	for def, by := range direct {
		a.add(def, a.same(by))
	}
	for def, by := range unsigned {
		a.add(def, a.unsigned(by))
	}
	for def, by := range wrapping {
		a.add(def, a.wrapping(by))
	}
	for def, by := range bitwise {
		a.add(def, a.bitwise(by))
	}
	for def, s := range shifts {
		a.add(def, a.shift(s))
	}
	a.add(&arith.NegFDef, a.negate)
	a.add(&arith.SelectDef, a.choose)
	a.addCompare()
	a.addCasts()
}

// What operations of two operands become: as they are; in unsigned numbers; in unsigned numbers unless they do not
// overflow; bit by bit.
var (
	direct = map[*core.OpDef]*core.OpDef{
		&arith.AddFDef: &emitc.AddDef, &arith.SubFDef: &emitc.SubDef, &arith.MulFDef: &emitc.MulDef, &arith.DivFDef: &emitc.DivDef,
		&arith.DivSIDef: &emitc.DivDef, &arith.RemSIDef: &emitc.RemDef,
	}
	unsigned = map[*core.OpDef]*core.OpDef{&arith.DivUIDef: &emitc.DivDef, &arith.RemUIDef: &emitc.RemDef}
	wrapping = map[*core.OpDef]*core.OpDef{
		&arith.AddIDef: &emitc.AddDef, &arith.SubIDef: &emitc.SubDef, &arith.MulIDef: &emitc.MulDef,
	}
	bitwise = map[*core.OpDef]*core.OpDef{
		&arith.AndIDef: &emitc.BitwiseAndDef, &arith.OrIDef: &emitc.BitwiseOrDef, &arith.XOrIDef: &emitc.BitwiseXorDef,
	}
	shifts = map[*core.OpDef]shift{
		&arith.ShLIDef:  {&emitc.BitwiseLeftShiftDef, true},
		&arith.ShRSIDef: {&emitc.BitwiseRightShiftDef, false},
		&arith.ShRUIDef: {&emitc.BitwiseRightShiftDef, true},
	}
)

// shift says what a shift becomes.
type shift struct {
	by       *core.OpDef
	unsigned bool
}

// match is what a pattern does.
type match = func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool

// adder adds patterns that convert with one type converter.
type adder struct {
	set   *conversion.PatternSet
	types *conversion.TypeConverter
}

func (a adder) add(def *core.OpDef, f match) {
	a.set.Add(conversion.Pattern{Name: def.Name + " to emitc", Root: def.Name, Types: a.types, Match: f})
}

// build makes an operation without properties.
func build(b *core.Builder, def *core.OpDef, result core.Type, operands ...*core.Value) *core.Value {
	return b.Create(&core.OperationState{Info: b.Context().InfoOf(def), Types: []core.Type{result}, Operands: operands}).Result(0)
}

func (a adder) constant(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
	c := core.Must(arith.AsConstantOp(op))
	t := a.types.ConvertOne(op.Result(0).Type())
	if t == nil {
		return rw.NoMatch(op, "type conversion failed")
	}
	rw.ReplaceOp(op, emitc.NewConstant(&rw.Builder, t, c.ValueAttr()).Op.Result(0))
	return true
}

// same makes an operation of the converted operands.
func (a adder) same(by *core.OpDef) match {
	return func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		t := a.types.ConvertOne(op.Result(0).Type())
		if t == nil {
			return rw.NoMatch(op, "converting result type failed")
		}
		rw.ReplaceOp(op, build(&rw.Builder, by, t, in...))
		return true
	}
}

// unsigned makes an operation of unsigned numbers. Like upstream's it casts the operands as they were, which the driver
// replaces; the casts' locations show it.
func (a adder) unsigned(by *core.OpDef) match {
	return func(op *core.Operation, _ []*core.Value, rw *conversion.Rewriter) bool {
		t := a.types.ConvertOne(op.Result(0).Type())
		if t == nil {
			return rw.NoMatch(op, "converting result type failed")
		}
		if _, ok := t.(*core.IntegerType); !ok {
			return rw.NoMatch(op, "expected integer type")
		}
		a.work(op, by, op.OperandList(0, 2), t, withSign(t, true), rw)
		return true
	}
}

// work replaces an operation by one on numbers of another type.
func (a adder) work(op *core.Operation, by *core.OpDef, in []*core.Value, t, on core.Type, rw *conversion.Rewriter) {
	b := &rw.Builder
	lhs, rhs := castTo(b, in[0], on), castTo(b, in[1], on)
	rw.ReplaceOp(op, castTo(b, build(b, by, on, lhs, rhs), t))
}

// wrapping makes an operation that wraps around, which C promises for unsigned numbers only. size_t wraps.
func (a adder) wrapping(by *core.OpDef) match {
	return func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		t := a.types.ConvertOne(op.Result(0).Type())
		if !isCount(t) {
			return rw.NoMatch(op, "expected integer or size_t/ssize_t/ptrdiff_t type")
		}
		if isBool(t) {
			return rw.NoMatch(op, "i1 type is not implemented")
		}
		on := t
		if i, ok := t.(*core.IntegerType); ok && i.Signedness() != core.Unsigned && !neverWraps(op) {
			on = integer(i, true)
		}
		a.work(op, by, in, t, on, rw)
		return true
	}
}

// neverWraps reports whether an operation promises that it does not overflow as one of signed numbers.
func neverWraps(op *core.Operation) bool {
	f, ok := op.Attr("overflowFlags").(*arith.IntegerOverflowFlagsAttr)
	return ok && f.Value()&arith.IntegerOverflowFlagsNsw != 0
}

// bitwise makes an operation on bits, for which C wants unsigned numbers; bool is one.
func (a adder) bitwise(by *core.OpDef) match {
	return func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		t, ok := a.types.ConvertOne(op.Result(0).Type()).(*core.IntegerType)
		switch {
		case !ok:
			return rw.NoMatch(op, "expected integer type, vector/tensor support not yet implemented")
		case isBool(t):
			rw.ReplaceOp(op, build(&rw.Builder, by, t, in...))
		default:
			a.work(op, by, in, t, withSign(t, true), rw)
		}
		return true
	}
}

// shift makes a shift, or zero where the amount is as great as the number of bits: C promises nothing there, and
// dialect arith makes it poison, for which any number can stand.
func (a adder) shift(s shift) match {
	return func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		t := a.types.ConvertOne(op.Result(0).Type())
		if !isCount(t) {
			return rw.NoMatch(op, "expected integer or size_t/ssize_t/ptrdiff_t type")
		}
		if isBool(t) {
			return rw.NoMatch(op, "i1 type is not implemented")
		}
		b, c := &rw.Builder, rw.Context()
		on := withSign(t, s.unsigned)
		lhs := castTo(b, in[0], on)
		amountType := withSign(in[1].Type(), true)
		amount := castTo(b, in[1], amountType)
		inRange := emitc.NewCmp(b, c.I1(), amount, bitsOf(b, t, amountType), emitc.CmpPredicateLt).Op.Result(0)
		zero := core.Attribute(c.IndexAttr(0))
		if i, ok := on.(*core.IntegerType); ok {
			zero = c.IntegerAttr(i, 0)
		}
		poison := emitc.NewConstant(b, on, zero).Op.Result(0)
		e := emitc.BuildExpression(b, on, []*core.Value{lhs, amount, inRange, poison},
			[]core.Type{on, amountType, c.I1(), on}, func(b *core.Builder, x []*core.Value) *core.Value {
				shifted := build(b, s.by, on, x[0], x[1])
				return build(b, &emitc.ConditionalDef, on, x[2], shifted, x[3])
			})
		rw.ReplaceOp(op, castTo(b, e.Op.Result(0), t))
		return true
	}
}

// bitsOf makes the number of bits that values of a type have.
func bitsOf(b *core.Builder, t, amountType core.Type) *core.Value {
	c := b.Context()
	if i, ok := t.(*core.IntegerType); ok {
		return emitc.NewConstant(b, amountType, c.IntegerAttr(amountType, int64(i.Width()))).Op.Result(0)
	}
	eight := emitc.NewConstant(b, amountType, c.IndexAttr(8)).Op.Result(0)
	size := emitc.NewCallOpaque(b, []core.Type{amountType}, []*core.Value{eight}, "sizeof").Op.Result(0)
	return build(b, &emitc.MulDef, amountType, eight, size)
}

func (a adder) choose(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	t := a.types.ConvertOne(op.Result(0).Type())
	if t == nil {
		return rw.NoMatch(op, "type conversion failed")
	}
	if !isBool(in[0].Type()) {
		return rw.NoMatch(op, "can only be converted if condition is a scalar of type i1")
	}
	rw.ReplaceOp(op, build(&rw.Builder, &emitc.ConditionalDef, t, in...))
	return true
}
