package mathtolibm

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/math"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes"
)

// functions has the library's name for each operation, for f64; that for f32 has an f after it.
var functions = []struct {
	def  *core.OpDef
	name string
}{
	{&math.AbsFDef, "fabs"}, {&math.AcosDef, "acos"}, {&math.AcoshDef, "acosh"}, {&math.AsinDef, "asin"}, {&math.AsinhDef, "asinh"},
	{&math.AtanDef, "atan"}, {&math.Atan2Def, "atan2"}, {&math.AtanhDef, "atanh"}, {&math.CbrtDef, "cbrt"}, {&math.CeilDef, "ceil"},
	{&math.CosDef, "cos"}, {&math.CoshDef, "cosh"}, {&math.ErfDef, "erf"}, {&math.ErfcDef, "erfc"}, {&math.ExpDef, "exp"},
	{&math.Exp2Def, "exp2"}, {&math.ExpM1Def, "expm1"}, {&math.FloorDef, "floor"}, {&math.FmaDef, "fma"}, {&math.LogDef, "log"},
	{&math.Log10Def, "log10"}, {&math.Log1pDef, "log1p"}, {&math.Log2Def, "log2"}, {&math.PowFDef, "pow"}, {&math.RoundDef, "round"},
	{&math.RoundEvenDef, "roundeven"}, {&math.RsqrtDef, "rsqrt"}, {&math.SinDef, "sin"}, {&math.SinhDef, "sinh"},
	{&math.SqrtDef, "sqrt"},
	{&math.TanDef, "tan"}, {&math.TanhDef, "tanh"}, {&math.TruncDef, "trunc"},
}

func (*ConvertPass) run(r *passes.Run) {
	set := conversion.NewPatternSet()
	Add(set)
	target := conversion.NewTarget()
	target.LegalDialects(arith.Name, "builtin", funcd.Name, vector.Name)
	target.IllegalDialects(math.Name)
	r.Convert(target, set)
}

// Add adds the patterns.
func Add(set *conversion.PatternSet) {
	for _, f := range functions {
		set.Add(
			conversion.Pattern{Name: f.def.Name + " by elements", Root: f.def.Name, Plain: byElements},
			conversion.Pattern{Name: f.def.Name + " by way of f32", Root: f.def.Name, Plain: promote},
			conversion.Pattern{Name: f.def.Name + " to libm", Root: f.def.Name,
				Plain: func(op *core.Operation, rw *rewrite.Rewriter) bool {
					return call(op, f.name, rw)
				}})
	}
}

// semantics returns the kind of a scalar result; nil for others.
func semantics(op *core.Operation) *num.Semantics {
	if f, ok := op.Result(0).Type().(*core.FloatType); ok {
		return f.Semantics()
	}
	return nil
}

// byElements computes a function of a vector for each element.
func byElements(op *core.Operation, rw *rewrite.Rewriter) bool {
	t, ok := op.Result(0).Type().(*core.VectorType)
	if !ok || t.IsScalable() && !upstream.ScalableByElements.In(op.Context()) {
		return false
	}
	b := &rw.Builder
	result := arith.NewConstant(b, constfold.Zero(t)).Result()
	shape := t.Shape()
	at := make([]int64, len(shape))
	for range core.NumElements(shape) {
		in := make([]*core.Value, op.NumOperands())
		for i, v := range op.Operands() {
			in[i] = vector.NewExtract(b, v, nil, slices.Clone(at)).Result()
		}
		x := rw.Create(&core.OperationState{Info: op.Info(), Operands: in, Types: []core.Type{t.ElementType()}}).Result(0)
		result = vector.NewInsert(b, x, result, nil, slices.Clone(at)).Result()
		for d := len(at) - 1; d >= 0; d-- {
			if at[d]++; at[d] < shape[d] {
				break
			}
			at[d] = 0
		}
	}
	rw.ReplaceOp(op, result)
	return true
}

// promote computes a function of f16 or bf16 with f32.
func promote(op *core.Operation, rw *rewrite.Rewriter) bool {
	if sem := semantics(op); sem != num.F16 && sem != num.BF16 {
		return false
	}
	f32 := core.Type(rw.Context().F32())
	in := make([]*core.Value, op.NumOperands())
	for i, v := range op.Operands() {
		in[i] = arith.NewExtF(&rw.Builder, f32, v).Out()
	}
	wide := rw.Create(&core.OperationState{Info: op.Info(), Operands: in, Types: []core.Type{f32}}).Result(0)
	rw.ReplaceOp(op, arith.NewTruncF(&rw.Builder, op.Result(0).Type(), wide).Out())
	return true
}

// call calls the library, declaring the function where the module does not know it.
func call(op *core.Operation, name string, rw *rewrite.Rewriter) bool {
	switch semantics(op) {
	case num.F32:
		name += "f"
	case num.F64:
	default:
		return false
	}
	module := op.NearestSymbolTable()
	if module == nil {
		return false
	}
	if module.LookupSymbol(name) == nil {
		declare(module, name, op, rw)
	}
	rw.ReplaceOpWith(op, funcd.Call{Callee: name, Result0Types: op.ResultTypes(),
		Operands: op.OperandList(0, op.NumOperands())}.Build(&rw.Builder).Op)
	return true
}

// declare declares a function with the types of an operation at the start of a module.
func declare(module *core.Operation, name string, op *core.Operation, rw *rewrite.Rewriter) {
	c := rw.Context()
	p, loc := rw.Save(), rw.Loc()
	rw.SetStart(module.Region(0).Entry())
	rw.SetLoc(core.Location{})
	funcd.Func{SymName: name, FunctionType: c.Function(op.OperandTypes(), op.ResultTypes()), SymVisibility: c.String("private"),
		Attrs: []core.NamedAttr{{Name: "llvm.readnone", Value: c.Unit()}}}.Build(&rw.Builder)
	rw.Restore(p)
	rw.SetLoc(loc)
}
