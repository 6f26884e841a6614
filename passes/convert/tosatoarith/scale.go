package tosatoarith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/tosa"
)

// scale computes (value * multiplier + rounding) >> shift, element by element.
type scale struct {
	*core.Builder
	op     tosa.ApplyScaleOp
	double bool // rounds twice when the shift is great
}

func newScale(op tosa.ApplyScaleOp, rw *rewrite.Rewriter) scale {
	return scale{&rw.Builder, op, op.RoundingMode() == tosa.RoundingModeDOUBLEROUND}
}

// like returns a type of the same shape with integers of a width.
func (s scale) like(t core.Type, width uint) core.Type {
	elem := s.Context().Integer(width)
	if v, ok := t.(core.ShapedType); ok {
		return v.CloneWith(nil, elem)
	}
	return elem
}

func (s scale) constant(t core.Type, n int64) *core.Value {
	a := core.Attribute(s.Context().IntegerAttr(core.ElementTypeOrSelf(t), n))
	if v, ok := t.(core.ShapedType); ok {
		a = s.Context().DenseSplat(v, a)
	}
	return arith.NewConstant(s.Builder, a).Result()
}

func (s scale) make(def *core.OpDef, t core.Type, operands ...*core.Value) *core.Value {
	return s.CreateOp(&core.OperationState{Info: s.Context().InfoOf(def), Operands: operands, Types: []core.Type{t}}).Result(0)
}

func (s scale) same(def *core.OpDef, operands ...*core.Value) *core.Value {
	return s.make(def, operands[0].Type(), operands...)
}

func (s scale) compare(p arith.CmpIPredicate, a, b *core.Value) *core.Value {
	return arith.CmpI{Predicate: p, Lhs: a, Rhs: b}.Build(s.Builder).Result()
}

func (s scale) choose(c, a, b *core.Value) *core.Value {
	return arith.NewSelect(s.Builder, c, a, b).Result()
}

func (s scale) extended(t core.Type, v *core.Value) *core.Value {
	if v.Type() == t {
		return v
	}
	return s.make(&arith.ExtSIDef, t, v)
}

// wide multiplies with 64 bits.
func (s scale) wide() *core.Value {
	v, result := s.op.Value(), s.op.Output().Type()
	i32, i64 := s.like(v.Type(), 32), s.like(v.Type(), 64)
	zero, one, limit := s.constant(v.Type(), 0), s.constant(i64, 1), s.constant(i32, 31)
	shift := s.make(&arith.ExtUIDef, i32, s.op.Shift())
	a := s.extended(i64, v)
	b := s.extended(i64, s.op.Multiplier())
	product := s.same(&arith.MulIDef, a, b)
	by := s.make(&arith.ExtUIDef, i64, shift)
	half := s.same(&arith.ShRUIDef, s.same(&arith.ShLIDef, one, by), one)
	product = s.same(&arith.AddIDef, product, half)
	if s.double {
		up, down := s.constant(i64, 1<<30), s.constant(i64, -1<<30)
		positive := s.compare(arith.CmpIPredicateSge, v, zero)
		twice := s.same(&arith.AddIDef, s.choose(positive, up, down), product)
		product = s.choose(s.compare(arith.CmpIPredicateSgt, shift, limit), twice, product)
	}
	return s.make(&arith.TruncIDef, result, s.same(&arith.ShRSIDef, product, by))
}

// narrow multiplies to two halves of 32 bits.
func (s scale) narrow() *core.Value {
	v := s.op.Value()
	t := s.like(v.Type(), 32)
	shift := s.make(&arith.ExtUIDef, t, s.op.Shift())
	zero, one, two := s.constant(t, 0), s.constant(t, 1), s.constant(t, 2)
	thirty, thirtyTwo := s.constant(t, 30), s.constant(t, 32)
	product := arith.MulSIExtended{Lhs: v, Rhs: s.op.Multiplier()}.Build(s.Builder).Op
	low, high := product.Result(0), product.Result(1)
	over32 := s.compare(arith.CmpIPredicateSge, shift, thirtyTwo)
	beyond32 := s.compare(arith.CmpIPredicateSgt, shift, thirtyTwo)
	left := s.same(&arith.SubIDef, thirtyTwo, shift)
	right := s.same(&arith.SubIDef, shift, thirtyTwo)
	left = s.choose(over32, zero, left)
	right = s.choose(over32, right, zero)
	if s.double {
		down := s.constant(t, -1)
		positive := s.compare(arith.CmpIPredicateSge, v, zero)
		round := s.choose(over32, s.choose(positive, one, down), zero)
		carry := s.same(&arith.AddIDef, s.same(&arith.ShRUIDef, low, thirty), round)
		carry = s.same(&arith.ShRSIDef, carry, two)
		low = s.same(&arith.AddIDef, low, s.same(&arith.ShLIDef, round, thirty))
		high = s.same(&arith.AddIDef, high, carry)
	}
	half := s.same(&arith.ShLIDef, one, s.same(&arith.SubIDef, shift, one))
	sum := s.same(&arith.AddIDef, low, s.choose(beyond32, zero, half))
	overflow := s.compare(arith.CmpIPredicateUgt, low, sum)
	high = s.same(&arith.AddIDef, high, s.make(&arith.ExtUIDef, t, overflow))
	half = s.same(&arith.ShLIDef, one, s.same(&arith.SubIDef, right, one))
	high = s.same(&arith.AddIDef, high, s.choose(beyond32, half, zero))
	high = s.same(&arith.ShRSIDef, s.same(&arith.ShLIDef, high, left), right)
	rest := s.choose(over32, zero, s.same(&arith.ShRUIDef, sum, shift))
	return s.same(&arith.AddIDef, rest, high)
}
