package tollvm

import (
	"slices"
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite/conversion"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/passes"
)

// nativeOCL has the operations that are native functions of OpenCL. They are named, so that who links this package does not
// link dialect math.
var nativeOCL = [...]struct{ op, name string }{
	{"math.exp", "exp"}, {"math.cos", "cos"}, {"math.exp2", "exp2"}, {"math.log", "log"}, {"math.log2", "log2"},
	{"math.log10", "log10"}, {"math.powf", "powr"}, {"math.rsqrt", "rsqrt"}, {"math.sin", "sin"}, {"math.sqrt", "sqrt"},
	{"math.tan", "tan"},
}

func (p *ConvertMathToXeVMPass) run(r *passes.Run) {
	set := conversion.NewPatternSet()
	AddMathToXeVM(set, p.Arith)
	target := conversion.NewTarget()
	target.LegalDialects("builtin", llvm.Name)
	r.Convert(target, set)
}

// AddMathToXeVM adds the patterns that call native functions of OpenCL, which are fast and not exact, for operations
// that allow approximations. withArith adds division.
func AddMathToXeVM(set *conversion.PatternSet, withArith bool) {
	add := func(op, name string) {
		name = "__spirv_ocl_native_" + name
		set.Add(conversion.Pattern{Name: op + " to " + name, Root: op,
			Match: func(op *core.Operation, in []*core.Value, rw *conversion.Rewriter) bool {
				return callNative(op, in, name, rw)
			}})
	}
	for _, f := range nativeOCL {
		add(f.op, f.name)
	}
	if withArith {
		add(arith.DivFDef.Name, "divide")
	}
}

// callNative calls the function for the operands' types, declaring it where there is none.
func callNative(op *core.Operation, in []*core.Value, name string, rw *conversion.Rewriter) bool {
	if f, ok := op.Attr("fastmath").(*arith.FastMathFlagsAttr); !ok || f.Value()&arith.FastMathFlagsAfn == 0 {
		return rw.NoMatch(op, "not a fast math operation")
	}
	types := make([]core.Type, len(in))
	name = "_Z" + strconv.Itoa(len(name)) + name
	for i, v := range in {
		types[i] = v.Type()
		m := mangled(v.Type())
		if m == "" {
			return rw.NoMatch(op, "no function for the type")
		}
		name += m
	}
	table := op.NearestSymbolTable()
	if table == nil {
		return rw.NoMatch(op, "expected a symbol table around")
	}
	result, b := op.Result(0).Type(), &rw.Builder
	if f := table.LookupSymbol(name); f == nil || !f.Is(&llvm.LLVMFuncDef) {
		atStart(b, table, func() {
			b.SetLoc(table.Loc())
			llvm.NewLLVMFunc(b, name, llvmdefs.Function(result, types, false))
		})
	}
	rw.ReplaceOpWith(op, llvm.Call{ResultType: result, CalleeOperands: in, Callee: op.Context().SymbolRef(name),
		Attrs: fastmathAttrs(op)}.Build(b).Op)
	return true
}

// mangled returns a type in the names of functions of C++, by the Itanium ABI; "" for one that has no function.
func mangled(t core.Type) string {
	if v, ok := t.(*core.VectorType); ok {
		elem := mangled(v.ElementType())
		if len(v.Shape()) != 1 || v.IsScalable() || !slices.Contains([]int64{2, 3, 4, 8, 16}, v.Shape()[0]) || elem == "" {
			return ""
		}
		return "Dv" + strconv.FormatInt(v.Shape()[0], 10) + "_" + elem
	}
	c := t.Context()
	switch t {
	case c.F16():
		return "Dh"
	case c.F32():
		return "f"
	case c.F64():
		return "d"
	}
	return ""
}
