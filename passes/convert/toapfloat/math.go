package toapfloat

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/math"
	"github.com/odsgen/ods/passes"
)

func (*MathPass) run(r *passes.Run) { apply(r, addMath) }

// classes has the functions that tell something about a float.
var classes = map[*core.OpDef]string{
	&math.IsInfDef: "isinfinite", &math.IsNaNDef: "isnan", &math.IsNormalDef: "isnormal", &math.IsFiniteDef: "isfinite",
}

// addMath adds the patterns. There is one for each operation, so the order of adding does not matter.
func addMath(set *rewrite.PatternSet, l *library) {
	c := l.module.Context()
	i1, i32, i64 := core.Type(c.Integer(1)), core.Type(c.Integer(32)), core.Type(c.Integer(64))
	l.addScalar(set, &math.AbsFDef, sameKind("_mlir_apfloat_abs", i32, i64, 1))
	l.addScalar(set, &math.FmaDef, sameKind("_mlir_apfloat_fused_multiply_add", i32, i64, 3))
	for def, name := range classes {
		name = "_mlir_apfloat_" + name
		l.addScalar(set, def, replacement{name, i1, []core.Type{i32, i64},
			func(b *core.Builder, args []*core.Value, result core.Type) *core.Value {
				return callOfKind(b, name, result, args)
			}})
	}
}

// addScalar adds the pattern for an operation on scalars. Upstream does not convert those on vectors, or crashes.
func (l *library) addScalar(set *rewrite.PatternSet, def *core.OpDef, f replacement) {
	set.Add(rewrite.Pattern{Name: def.Name + " to APFloat", Root: def.Name, Match: func(op *core.Operation, rw *rewrite.Rewriter) bool {
		t := op.Operand(0).Type()
		if _, ok := t.(*core.FloatType); !ok || !small(t) || !l.declare(rw, f.name, f.result, f.params...) {
			return false
		}
		rw.ReplaceOp(op, f.build(&rw.Builder, op.OperandList(0, op.NumOperands()), op.Result(0).Type()))
		return true
	}})
}
