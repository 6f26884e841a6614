package tollvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/generated/llvm"
)

// mathOps are the operations of dialect math that are intrinsics of LLVM.
var mathOps = []struct {
	from string
	to   *core.OpDef
}{
	{"absf", &llvm.FAbsDef}, {"acos", &llvm.ACosDef}, {"asin", &llvm.ASinDef}, {"atan", &llvm.ATanDef}, {"atan2", &llvm.ATan2Def},
	{"ceil", &llvm.FCeilDef}, {"copysign", &llvm.CopySignDef}, {"cos", &llvm.CosDef}, {"cosh", &llvm.CoshDef}, {"exp", &llvm.ExpDef},
	{"exp2", &llvm.Exp2Def}, {"floor", &llvm.FFloorDef}, {"fma", &llvm.FMADef}, {"fpowi", &llvm.PowIDef}, {"log", &llvm.LogDef},
	{"log10", &llvm.Log10Def}, {"log2", &llvm.Log2Def}, {"powf", &llvm.PowDef}, {"round", &llvm.RoundDef},
	{"roundeven", &llvm.RoundEvenDef},
	{"sin", &llvm.SinDef}, {"sinh", &llvm.SinhDef}, {"sqrt", &llvm.SqrtDef}, {"tan", &llvm.TanDef}, {"tanh", &llvm.TanhDef},
	{"trunc", &llvm.FTruncDef},
}

// bitOps are intrinsics with a flag: whether one argument makes the result poison.
var bitOps = []struct {
	from, flag string
	to         *core.OpDef
}{
	{"absi", "is_int_min_poison", &llvm.AbsDef},
	{"ctlz", "is_zero_poison", &llvm.CountLeadingZerosDef},
	{"cttz", "is_zero_poison", &llvm.CountTrailingZerosDef},
}

// The classes of floats that intrinsic is.fpclass tells apart.
const (
	classNaN    = 0x3
	classFinite = 0x1f8
)

// AddMath adds the patterns for dialect math. With approximateLog1p, log1p(x) becomes log(1+x).
func AddMath(set *conversion.PatternSet, t *TypeConverter, approximateLog1p bool) {
	for _, r := range mathOps {
		set.Add(t.elementwiseNamed("math."+r.from, r.to, fastmathAttrs, true))
	}
	set.Add(t.elementwiseNamed("math.ctpop", &llvm.CtPopDef, sameAttrs, false))
	add := func(name string, match MatchFunc) {
		set.Add(conversion.Pattern{Name: name, Root: "math." + name, Types: t.TypeConverter, Match: match})
	}
	for _, r := range bitOps {
		add(r.from, func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
			if isArray(in[0]) {
				return rw.NoMatch(op, "ND vector types are not supported yet")
			}
			return t.replaceWith(op, r.to, in, []core.NamedAttr{{Name: r.flag, Value: t.ctx.Bool(false)}}, rw)
		})
	}
	add("isfinite", t.floatClass(classFinite))
	add("isnan", t.floatClass(classNaN))
	add("sincos", func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		if t.anyStoredFloat(op) {
			return rw.NoMatch(op, "unsupported floating point type")
		}
		return t.replaceWith(op, &llvm.SincosDef, in, fastmathAttrs(op), rw)
	})
	add("expm1", t.withOne(func(f floats, x,
		one *core.Value) *core.Value {
		return f.op(&llvm.FSubDef, f.op(&llvm.ExpDef, x), one)
	}))
	add("rsqrt", t.withOne(func(f floats, x, one *core.Value) *core.Value {
		return f.op(&llvm.FDivDef, one, f.op(&llvm.SqrtDef, x))
	}))
	if approximateLog1p {
		add("log1p", t.withOne(func(f floats, x,
			one *core.Value) *core.Value {
			return f.op(&llvm.LogDef, f.op(&llvm.FAddDef, one, x))
		}))
	}
}

func (t *TypeConverter) floatClass(class int64) MatchFunc {
	return func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		if t.anyStoredFloat(op) {
			return rw.NoMatch(op, "unsupported floating point type")
		}
		return t.replaceWith(op, &llvm.IsFPClassDef, in, []core.NamedAttr{{Name: "bit", Value: t.ctx.I32Attr(int32(class))}}, rw)
	}
}

// floats makes operations on floats of one type that all have the same attributes.
type floats struct {
	Emitter
	typ   core.Type
	attrs []core.NamedAttr
}

func (f floats) op(def *core.OpDef, in ...*core.Value) *core.Value {
	return f.Create(&core.OperationState{Info: f.Types.ctx.InfoOf(def), Operands: in, Types: []core.Type{f.typ},
		Attrs: f.attrs}).Result(0)
}

// constant makes a constant, for vectors one with equal elements.
func (f floats) constant(v float64) *core.Value {
	var a core.Attribute = rt.FloatAttrOf(f.Types.ctx, core.ElementTypeOrSelf(f.typ), v)
	if s, ok := f.typ.(core.ShapedType); ok {
		a = f.Types.ctx.DenseSplat(s, a)
	}
	return llvm.NewConstant(f.Builder, f.typ, a).Op.Result(0)
}

// withOne expresses an operation by others and the constant 1.
func (t *TypeConverter) withOne(build func(f floats, x, one *core.Value) *core.Value) MatchFunc {
	return func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
		x := t.ConvertOne(op.Result(0).Type())
		if t.anyStoredFloat(op) || x == nil {
			return rw.NoMatch(op, "unsupported floating point type")
		}
		row := func(result core.Type, in []*core.Value) *core.Value {
			f := floats{t.Emit(&rw.Builder), result, fastmathAttrs(op)}
			one := f.constant(1)
			return build(f, in[0], one)
		}
		if isArray(in[0]) {
			return t.byRows(op, in, rw, row)
		}
		rw.ReplaceOp(op, row(x, in))
		return true
	}
}
