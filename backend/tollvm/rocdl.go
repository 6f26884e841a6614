package tollvm

import (
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/iface/function"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/passes"
)

// ocml has the operations that are functions of AMD's device library, in upstream's order, and whether the one for f32 is
// left to LLVM.
var ocml = []struct {
	op, name string
	notF32   bool
}{
	{"math.acos", "acos", false}, {"math.acosh", "acosh", false}, {"math.asin", "asin", false}, {"math.asinh", "asinh", false},
	{"math.atan", "atan", false}, {"math.atanh", "atanh", false}, {"math.atan2", "atan2", false}, {"math.cbrt", "cbrt", false},
	{"math.ceil", "ceil", false}, {"math.cos", "cos", false}, {"math.cosh", "cosh", false}, {"math.sinh", "sinh", false},
	{"math.exp", "exp", true}, {"math.exp2", "exp2", false}, {"math.expm1", "expm1", false}, {"math.floor", "floor", false},
	{"math.log", "log", true}, {"math.log10", "log10", false}, {"math.log1p", "log1p", false}, {"math.log2", "log2", false},
	{"math.powf", "pow", false}, {"math.rsqrt", "rsqrt", false}, {"math.sin", "sin", false}, {"math.tanh", "tanh", false},
	{"math.tan", "tan", false}, {"math.erf", "erf", false}, {"math.erfc", "erfc", false}, {"math.fpowi", "pown", false},
	{"arith.remf", "fmod", false},
}

// notOnROCDL are intrinsics that the device has no code for.
var notOnROCDL = []*core.OpDef{&llvm.CosDef, &llvm.ExpDef, &llvm.Exp2Def, &llvm.FAbsDef, &llvm.FCeilDef, &llvm.FFloorDef, &llvm.FRemDef,
	&llvm.LogDef, &llvm.Log10Def, &llvm.Log2Def, &llvm.PowDef, &llvm.SinDef, &llvm.SqrtDef}

func (p *ConvertMathToROCDLPass) run(r *passes.Run) {
	major, ok := 0, true
	if p.Chipset != "" {
		if major, ok = chipsetMajor(p.Chipset); !ok {
			r.Fail()
			return
		}
	}
	t := NewTypeConverter(r.Op.Context(), Options{}, r.Reporter())
	set := conversion.NewPatternSet()
	AddMathToROCDL(set, t, major)
	target := conversion.NewTarget()
	target.LegalDialects("builtin", "func", "vector", llvm.Name, "rocdl")
	for _, def := range notOnROCDL {
		target.IllegalOps(def.Name)
	}
	r.Convert(target, set)
}

// chipsetMajor reads the first number of the name of a chipset: 9 of gfx90a.
func chipsetMajor(name string) (int, bool) {
	digits, ok := strings.CutPrefix(name, "gfx")
	if !ok || len(digits) < 3 {
		return 0, false
	}
	n, err := strconv.Atoi(digits[:len(digits)-2])
	if err != nil {
		return 0, false
	}
	if _, err := strconv.Atoi(digits[len(digits)-2 : len(digits)-1]); err != nil {
		return 0, false
	}
	_, err = strconv.ParseUint(digits[len(digits)-1:], 16, 8)
	return n, err == nil
}

// AddMathToROCDL adds the patterns that call AMD's device library. major is the chipset's, 0 when it is not known.
func AddMathToROCDL(set *conversion.PatternSet, t *TypeConverter, major int) {
	for _, f := range ocml {
		set.Add(
			conversion.Pattern{Name: f.op + " by elements", Root: f.op, Types: t.TypeConverter, Match: t.scalarize},
			conversion.Pattern{Name: f.op + " to ocml", Root: f.op, Types: t.TypeConverter,
				Match: func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
					return t.callOCML(op, in, f.name, f.notF32, rw)
				}})
	}
	if major >= 9 {
		set.Add(conversion.Pattern{Name: "math.clampf to fmed3", Root: "math.clampf", Types: t.TypeConverter, Match: t.clamp})
	}
}

// scalarize does an operation on vectors element by element, row by row where they are arrays.
func (t *TypeConverter) scalarize(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	if op.NumResults() != 1 || len(in) == 0 {
		return false
	}
	if vt, ok := op.Result(0).Type().(*core.VectorType); !ok || vt.IsScalable() {
		return rw.NoMatch(op, "expected vector of known size")
	}
	row := func(result core.Type, in []*core.Value) *core.Value { return t.byElements(op, result, in, rw) }
	if isArray(in[0]) {
		return t.byRows(op, in, rw, row)
	}
	vt, ok := t.ConvertOne(op.Result(0).Type()).(*core.VectorType)
	if !ok {
		return rw.NoMatch(op, "expected vector result")
	}
	rw.ReplaceOp(op, row(vt, in))
	return true
}

// byElements repeats an operation for each element of a vector.
func (t *TypeConverter) byElements(op *core.Operation, result core.Type, in []*core.Value, rw *conversion.Rewriter) *core.Value {
	b, vt := &rw.Builder, result.(*core.VectorType)
	all := llvm.NewPoison(b, vt).Op.Result(0)
	for i := range core.NumElements(vt.Shape()) {
		at := llvm.NewConstant(b, t.Index(), t.ctx.IntegerAttr(t.Index(), i)).Op.Result(0)
		elems := slices.Clone(in)
		for k, v := range in {
			if _, ok := v.Type().(*core.VectorType); ok {
				elems[k] = llvm.NewExtractElement(b, v, at).Op.Result(0)
			}
		}
		one := op.CloneWithoutRegions(nil)
		one.SetOperands(elems)
		one.Result(0).SetType(vt.ElementType())
		all = llvm.NewInsertElement(b, all, b.Insert(one).Result(0), at).Op.Result(0)
	}
	return all
}

// callOCML calls the function for a scalar, declaring it before the function around where there is none.
func (t *TypeConverter) callOCML(op *core.Operation, in []*core.Value, name string, notF32 bool, rw *conversion.Rewriter) bool {
	if len(in) == 0 {
		return false
	}
	first := in[0].Type()
	narrow := first == core.Type(t.ctx.BF16())
	if narrow {
		first = t.ctx.F32()
	}
	switch {
	case first == core.Type(t.ctx.F16()):
		name += "_f16"
	case first == core.Type(t.ctx.F32()) && !notF32:
		name += "_f32"
	case first == core.Type(t.ctx.F64()):
		name += "_f64"
	default:
		return rw.NoMatch(op, "no function for the type")
	}
	name = "__ocml_" + name
	around := op.ParentOp()
	for around != nil {
		if _, ok := function.FunctionOpInterfaceKey.Of(around); ok {
			break
		}
		around = around.ParentOp()
	}
	table := op.NearestSymbolTable()
	if around == nil || table == nil {
		return rw.NoMatch(op, "expected a function around")
	}
	b := &rw.Builder
	types, args := make([]core.Type, len(in)), slices.Clone(in)
	for i, v := range in {
		if v.Type() == core.Type(t.ctx.BF16()) {
			args[i] = llvm.FPExt{ResType: t.ctx.F32(), Arg: v, Loc: v.Loc()}.Build(b).Op.Result(0)
		}
		types[i] = args[i].Type()
	}
	if callee := table.LookupSymbol(name); callee == nil || !callee.Is(&llvm.LLVMFuncDef) {
		p, loc := b.Save(), b.Loc()
		b.SetBefore(around)
		b.SetLoc(op.Loc())
		llvm.NewLLVMFunc(b, name, llvmdefs.Function(first, types, false))
		b.Restore(p)
		b.SetLoc(loc)
	}
	by := llvm.Call{ResultType: first, CalleeOperands: args, Callee: t.ctx.SymbolRef(name)}.Build(b).Op
	if narrow {
		by = llvm.NewFPTrunc(b, in[0].Type(), by.Result(0)).Op
	}
	rw.ReplaceOpWith(op, by)
	return true
}

// clamp makes the median of three of a clamp.
func (t *TypeConverter) clamp(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
	elem := core.ElementTypeOrSelf(op.Result(0).Type())
	if elem != core.Type(t.ctx.F16()) && elem != core.Type(t.ctx.F32()) {
		return rw.NoMatch(op, "fmed3 only supports f16 and f32 types")
	}
	// By its name, because generated/rocdl takes long to build, also for programs that only lower arith.
	median := t.ctx.LookupOp("rocdl.fmed3")
	if median == nil {
		return rw.NoMatch(op, "dialect rocdl is not there")
	}
	row := func(result core.Type, in []*core.Value) *core.Value {
		return rw.Create(&core.OperationState{Info: median, Loc: rw.Loc(), Operands: in, Types: []core.Type{result}}).Result(0)
	}
	if isArray(in[0]) {
		return t.byRows(op, in, rw, row)
	}
	rw.ReplaceOp(op, row(in[0].Type(), in))
	return true
}
