package complextocalls

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/rewrite/conversion"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/complexd"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/passes"
)

// function is an operation with the name of its function for numbers of f32 and of f64.
type function struct {
	def      *core.OpDef
	f32, f64 string
}

var libm = []function{
	{&complexd.PowDef, "cpowf", "cpow"}, {&complexd.SqrtDef, "csqrtf", "csqrt"}, {&complexd.TanhDef, "ctanhf", "ctanh"},
	{&complexd.CosDef, "ccosf", "ccos"}, {&complexd.SinDef, "csinf", "csin"}, {&complexd.ConjDef, "conjf", "conj"},
	{&complexd.LogDef, "clogf", "clog"}, {&complexd.AbsDef, "cabsf", "cabs"}, {&complexd.AngleDef, "cargf", "carg"},
	{&complexd.TanDef, "ctanf", "ctan"},
}

var rocdl = []function{
	{&complexd.AbsDef, "__ocml_cabs_f32", "__ocml_cabs_f64"}, {&complexd.CosDef, "__ocml_ccos_f32", "__ocml_ccos_f64"},
	{&complexd.ExpDef, "__ocml_cexp_f32", "__ocml_cexp_f64"}, {&complexd.LogDef, "__ocml_clog_f32", "__ocml_clog_f64"},
	{&complexd.SinDef, "__ocml_csin_f32", "__ocml_csin_f64"}, {&complexd.SqrtDef, "__ocml_csqrt_f32", "__ocml_csqrt_f64"},
	{&complexd.TanDef, "__ocml_ctan_f32", "__ocml_ctan_f64"}, {&complexd.TanhDef, "__ocml_ctanh_f32", "__ocml_ctanh_f64"},
}

func (*LibmPass) run(r *passes.Run) {
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	add(set, target, libm)
	convert(r, target, set)
}

func (*ROCDLPass) run(r *passes.Run) {
	set, target := conversion.NewPatternSet(), conversion.NewTarget()
	set.AddPlain(rewrite.OpPattern(&complexd.PowDef, complexd.AsPowOp, "complex.pow by exponential and logarithm", expandPower))
	set.AddPlain(rewrite.OpPattern(&complexd.PowiDef, complexd.AsPowiOp, "complex.powi by complex.pow", widenExponent))
	target.IllegalOps(complexd.PowDef.Name, complexd.PowiDef.Name)
	target.LegalDialects(arith.Name)
	target.LegalOps(complexd.MulDef.Name, complexd.CreateDef.Name)
	add(set, target, rocdl)
	convert(r, target, set)
}

func convert(r *passes.Run, target *conversion.Target, set *conversion.PatternSet) {
	target.LegalDialects(funcd.Name)
	r.Convert(target, set)
}

func add(set *conversion.PatternSet, target *conversion.Target, list []function) {
	for _, f := range list {
		target.IllegalOps(f.def.Name)
		set.AddPlain(rewrite.Pattern{Name: f.def.Name + " to call", Root: f.def.Name,
			Match: func(op *core.Operation, rw *rewrite.Rewriter) bool { return call(op, f, rw) }})
	}
}

// widenExponent makes a complex number of an integer exponent.
func widenExponent(op complexd.PowiOp, rw *rewrite.Rewriter) bool {
	t, ok := op.Lhs().Type().(*core.ComplexType)
	if !ok {
		return false
	}
	elem, ok := t.ElementType().(*core.FloatType)
	if !ok {
		return false
	}
	b := &rw.Builder
	re := arith.NewSIToFP(b, elem, op.Rhs()).Out()
	im := arith.NewConstant(b, rw.Context().FloatAttr(num.FloatZero(elem.Semantics(), false))).Result()
	flags, _ := op.Fastmath()
	exponent := complexd.NewCreate(b, t, re, im).Op.Result(0)
	rw.ReplaceOpWith(op.Op, complexd.Pow{Lhs: op.Lhs(), Rhs: exponent, Fastmath: flags}.Build(b).Op)
	return true
}

// expandPower computes a power.
func expandPower(op complexd.PowOp, rw *rewrite.Rewriter) bool {
	log := complexd.Log{Complex: op.Lhs(), Fastmath: op.Fastmath()}.Build(&rw.Builder).Op.Result(0)
	product := complexd.Mul{Lhs: op.Rhs(), Rhs: log, Fastmath: op.Fastmath()}.Build(&rw.Builder).Op.Result(0)
	rw.ReplaceOpWith(op.Op, complexd.Exp{Complex: product, Fastmath: op.Fastmath()}.Build(&rw.Builder).Op)
	return true
}

// call calls the library, declaring the function where the module does not know it.
func call(op *core.Operation, f function, rw *rewrite.Rewriter) bool {
	t, ok := op.Operand(0).Type().(*core.ComplexType)
	if !ok {
		return false
	}
	elem, ok := t.ElementType().(*core.FloatType)
	if !ok {
		return false
	}
	var name string
	switch elem.Semantics() {
	case num.F32:
		name = f.f32
	case num.F64:
		name = f.f64
	default:
		return false
	}
	table := op.NearestSymbolTable()
	if table == nil {
		return false
	}
	if table.LookupSymbol(name) == nil {
		declare(table, name, op, rw)
	}
	rw.ReplaceOpWith(op, funcd.Call{Callee: name, Result0Types: op.ResultTypes(),
		Operands: op.OperandList(0, op.NumOperands())}.Build(&rw.Builder).Op)
	return true
}

// declare declares a function with the types of an operation at the start of a module.
func declare(table *core.Operation, name string, op *core.Operation, rw *rewrite.Rewriter) {
	c := rw.Context()
	p, loc := rw.Save(), rw.Loc()
	rw.SetStart(table.Region(0).Entry())
	rw.SetLoc(core.Location{})
	funcd.Func{SymName: name, FunctionType: c.Function(op.OperandTypes(), op.ResultTypes()),
		SymVisibility: c.String("private")}.Build(&rw.Builder)
	rw.Restore(p)
	rw.SetLoc(loc)
}
