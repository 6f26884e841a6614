// Package poly is a dialect as its author would write it outside of odsgen's repository: definition, generated code and
// hooks live in one package.
package poly

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rt"
)

//go:generate go tool odsgen gen

// Dialect returns the dialect bound to its hooks.
func Dialect() *core.Dialect { return New(hooks{}) }

type hooks struct{}

var _ Hooks = hooks{}

func (hooks) VerifyPolyType(r *core.Reporter, at core.Location, _ *core.Context, degree int64) bool {
	if degree < 0 {
		return r.Errorf(at, "expected a degree of at least 0, found %d", degree).Fail()
	}
	return true
}

// The predicates of the definition's constraints and of its trait, also where other dialects use them.
func (hooks) HasEvenDegree(t core.Type) bool { return degree(t)%2 == 0 }

func (hooks) HasDegreeUpTo(t core.Type, n int64) bool { return degree(t) <= n }

func (hooks) HaveSameDegree(x, y core.Type) bool { return degree(x) == degree(y) }

func (hooks) IsShort(a core.Attribute) bool { return len(a.(*core.StringAttr).Value()) < 4 }

// degree returns the degree of a polynomial, 1 for everything else.
func degree(t core.Type) int64 {
	if p, ok := t.(*PolyType); ok {
		return p.Degree()
	}
	return 1
}

func (hooks) VerifyConstant(op ConstantOp, r *core.Reporter) bool {
	want := op.Result().Type().(*PolyType).Degree() + 1
	if n := int64(op.CoefficientsAttr().Len()); n != want {
		return r.OpErrorf(op.Op, "expected %d coefficients, found %d", want, n).Fail()
	}
	return true
}

func (hooks) FoldConstant(op ConstantOp, _ *core.FoldIn) core.Fold {
	return core.FoldAttr(op.CoefficientsAttr())
}

// FoldAdd adds constants: add([a..], [b..]) -> [a+b..].
func (hooks) FoldAdd(op AddOp, in *core.FoldIn) core.Fold {
	x, ok := in.Const(0).(*core.DenseArrayAttr)
	y, ok2 := in.Const(1).(*core.DenseArrayAttr)
	if !ok || !ok2 {
		return core.NoFold
	}
	sum := make([]int32, x.Len())
	for i := range sum {
		sum[i] = int32(x.Int(i) + y.Int(i))
	}
	return core.FoldAttr(op.Op.Context().I32Array(sum...))
}

func (hooks) InferMul(in *core.InferIn) ([]core.Type, bool) {
	degree := int64(0)
	for _, v := range in.Operands {
		p, ok := v.Type().(*PolyType)
		if !ok {
			return nil, false
		}
		degree += p.Degree()
	}
	return []core.Type{GetPolyType(in.Context, degree)}, true
}

func (hooks) MaterializeConstant(b *core.Builder, value core.Attribute, t core.Type, loc core.Location) *core.Operation {
	c, ok := value.(*core.DenseArrayAttr)
	if !ok {
		return nil
	}
	return Constant{Coefficients: rt.DenseOf[int32](c), ResultType: t, Loc: loc}.Build(b).Op
}
