package complextostandard

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	complexd "github.com/odsgen/ods/generated/complexd"
	"github.com/odsgen/ods/generated/math"
)

// number is a complex number by its parts, or with im nil one value.
type number struct{ re, im *core.Value }

// emitter makes operations on parts, with the fast-math flags of the operation that is lowered.
type emitter struct {
	b     *core.Builder
	flags arith.FastMathFlags
	part  *core.FloatType
}

// newEmitter makes an emitter for an operation on complex numbers of floats.
func newEmitter(op *core.Operation, rw *rewrite.Rewriter) (*emitter, bool) {
	c, ok := op.Operand(0).Type().(*core.ComplexType)
	if !ok {
		return nil, false
	}
	part, ok := c.ElementType().(*core.FloatType)
	e := &emitter{b: &rw.Builder, part: part}
	if f, has := op.Attr("fastmath").(*arith.FastMathFlagsAttr); has {
		e.flags = f.Value()
	}
	return e, ok
}

// finite reports whether results and operands may be taken for finite numbers.
func (e *emitter) finite() bool {
	const both = arith.FastMathFlagsNnan | arith.FastMathFlagsNinf
	return e.flags&both == both
}

// withNaN returns an emitter whose operations may see NaN and infinities.
func (e *emitter) withNaN() *emitter {
	n := *e
	n.flags &^= arith.FastMathFlagsNnan | arith.FastMathFlagsNinf
	return &n
}

// constant makes a number of the type of the parts.
func (e *emitter) constant(v float64) *core.Value {
	f, _, _ := num.Float64(v).Convert(e.part.Semantics(), num.NearestTiesToEven)
	return arith.NewConstant(e.b, e.b.Context().FloatAttr(f)).Result()
}

func (e *emitter) inf() *core.Value {
	return arith.NewConstant(e.b, e.b.Context().FloatAttr(num.FloatInf(e.part.Semantics(), false))).Result()
}

func (e *emitter) negInf() *core.Value {
	return arith.NewConstant(e.b, e.b.Context().FloatAttr(num.FloatInf(e.part.Semantics(), true))).Result()
}

func (e *emitter) nan() *core.Value {
	return arith.NewConstant(e.b, e.b.Context().FloatAttr(num.FloatNaN(e.part.Semantics(), false))).Result()
}

// with makes an operation with the flags given, whose result has the type of its first operand.
func (e *emitter) with(def *core.OpDef, flags arith.FastMathFlags, operands ...*core.Value) *core.Value {
	i := e.b.Context().LookupOp(def.Name)
	st := core.OperationState{Info: i, Operands: operands, Types: []core.Type{operands[0].Type()}, Loc: e.b.Loc()}
	st.SetAttr("fastmath", arith.GetFastMathFlagsAttr(e.b.Context(), flags))
	return e.b.Create(&st).Result(0)
}

// op makes an operation with the flags.
func (e *emitter) op(def *core.OpDef, operands ...*core.Value) *core.Value {
	return e.with(def, e.flags, operands...)
}

func (e *emitter) add(x, y *core.Value) *core.Value { return e.op(&arith.AddFDef, x, y) }
func (e *emitter) sub(x, y *core.Value) *core.Value { return e.op(&arith.SubFDef, x, y) }
func (e *emitter) mul(x, y *core.Value) *core.Value { return e.op(&arith.MulFDef, x, y) }
func (e *emitter) div(x, y *core.Value) *core.Value { return e.op(&arith.DivFDef, x, y) }
func (e *emitter) abs(x *core.Value) *core.Value    { return e.op(&math.AbsFDef, x) }

func (e *emitter) copySign(x, y *core.Value) *core.Value { return e.op(&math.CopySignDef, x, y) }

// cmp compares with the flags, strictly without them.
func (e *emitter) cmp(p arith.CmpFPredicate, x, y *core.Value) *core.Value {
	return arith.CmpF{Lhs: x, Rhs: y, Predicate: p, Fastmath: e.flags}.Build(e.b).Result()
}

func (e *emitter) strictly(p arith.CmpFPredicate, x, y *core.Value) *core.Value {
	return arith.CmpF{Lhs: x, Rhs: y, Predicate: p}.Build(e.b).Result()
}

func (e *emitter) eq(x, y *core.Value) *core.Value { return e.cmp(arith.CmpFPredicateOEQ, x, y) }

func (e *emitter) and(x, y *core.Value) *core.Value { return arith.NewAndI(e.b, x, y).Result() }
func (e *emitter) or(x, y *core.Value) *core.Value  { return arith.NewOrI(e.b, x, y).Result() }

func (e *emitter) choose(c, x, y *core.Value) *core.Value {
	return arith.NewSelect(e.b, c, x, y).Result()
}

func (e *emitter) re(z *core.Value) *core.Value { return complexd.NewRe(e.b, z).Op.Result(0) }
func (e *emitter) im(z *core.Value) *core.Value { return complexd.NewIm(e.b, z).Op.Result(0) }

// parts takes a number apart.
func (e *emitter) parts(z *core.Value) number {
	re := e.re(z)
	return number{re, e.im(z)}
}

func (e *emitter) create(re, im *core.Value) *core.Value {
	return complexd.NewCreate(e.b, e.b.Context().Complex(e.part), re, im).Op.Result(0)
}

// complexOp makes an operation on complex numbers, which is lowered in turn.
func (e *emitter) complexOp(def *core.OpDef, operands ...*core.Value) *core.Value {
	return e.op(def, operands...)
}

// complexAbs makes complex.abs.
func (e *emitter) complexAbs(z *core.Value) *core.Value {
	return complexd.Abs{Complex: z, Fastmath: e.flags}.Build(e.b).Op.Result(0)
}
