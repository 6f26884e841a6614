package scf

import (
	"math"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	lattice "github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/defs/iface/intrange"
	"github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
)

func (p *ForLoopRangeFoldingPass) run(r *passes.Run) {
	r.Op.Walk(func(op *core.Operation) {
		if loop, ok := scf.AsForOp(op); ok {
			for foldIntoRange(loop) {
			}
		}
	})
}

// foldIntoRange makes an addition to, or a multiplication of, the induction variable part of the bounds, when that is
// its only use.
func foldIntoRange(loop scf.ForOp) bool {
	iv := loop.Region().Entry().Arg(0)
	if !iv.HasOneUse() {
		return false
	}
	op := iv.FirstUse().Owner()
	add, mul := op.Is(&arith.AddIDef), op.Is(&arith.MulIDef)
	if !add && !mul {
		return false
	}
	for _, v := range op.Operands() {
		if v != iv && !flow.IsDefinedOutside(loop.Op, v) {
			return false
		}
	}
	for _, v := range op.Operands() {
		if v != iv && !upstream.RangeFolding.In(op.Context()) && !keepsIterations(loop, v, mul) {
			return false
		}
	}
	b := core.BuilderBefore(loop.Op)
	of := func(v *core.Value) *core.Value {
		var m core.IRMapping
		m.Map(iv, v)
		return b.Insert(op.Clone(&m)).Result(0)
	}
	loop.SetLowerBound(of(loop.LowerBound()))
	loop.SetUpperBound(of(loop.UpperBound()))
	if mul {
		loop.SetStep(of(loop.Step()))
	}
	op.Result(0).ReplaceAllUsesWith(iv)
	op.Erase()
	return true
}

// keepsIterations reports whether a loop has as many iterations when what is added to its bounds is v, or what they and the
// step are multiplied by. Nothing may wrap. Of signed indices this is taken for granted unless they are known; an index
// is the size or the address of something.
func keepsIterations(loop scf.ForOp, v *core.Value, mul bool) bool {
	by := intrange.Of(v)
	if mul && !num.Zero(by.Width()).SLT(by.SMin) {
		return false
	}
	unsigned := loop.UnsignedCmp()
	_, isIndex := v.Type().(*core.IndexType)
	known := func(r lattice.Range) bool { _, ok := r.Value(); return ok }
	bounds := []*core.Value{loop.LowerBound(), loop.UpperBound()}
	if mul {
		bounds = append(bounds, loop.Step())
	}
	for _, bound := range bounds {
		r := intrange.Of(bound)
		if isIndex && !unsigned && !(known(r) && known(by)) {
			continue
		}
		if wraps(r, by, unsigned, mul) {
			return false
		}
	}
	return true
}

// wraps reports whether the sum, or the product, of a number and one that is positive may wrap.
func wraps(a, b lattice.Range, unsigned, mul bool) bool {
	some := func(f func(x, y num.Int) (num.Int, bool), xs, ys [2]num.Int) bool {
		for _, x := range xs {
			for _, y := range ys {
				if _, over := f(x, y); over {
					return true
				}
			}
		}
		return false
	}
	aSigned, bSigned := [2]num.Int{a.SMin, a.SMax}, [2]num.Int{b.SMin, b.SMax}
	aUnsigned, bUnsigned := [2]num.Int{a.UMin, a.UMax}, [2]num.Int{b.UMin, b.UMax}
	switch {
	case unsigned && mul:
		return some(num.Int.UMulOv, aUnsigned, bUnsigned)
	case unsigned:
		return some(num.Int.UAddOv, aUnsigned, bUnsigned)
	case mul:
		return some(num.Int.SMulOv, aSigned, bSigned)
	}
	return some(num.Int.SAddOv, aSigned, bSigned)
}

func (p *ForLoopSpecializationPass) run(r *passes.Run) {
	r.Op.Walk(func(op *core.Operation) {
		if loop, ok := scf.AsForOp(op); ok {
			specialize(op, []*core.Value{loop.UpperBound()})
		}
	})
}

func (p *ParallelLoopSpecializationPass) run(r *passes.Run) {
	r.Op.Walk(func(op *core.Operation) {
		if loop, ok := scf.AsParallelOp(op); ok {
			specialize(op, loop.UpperBound())
		}
	})
}

// constantOfMin returns the smallest constant among the results of the affine.min that a value is.
func constantOfMin(v *core.Value) (n int64, ok bool) {
	op, isMin := affine.AsMinOp(v.DefiningOp())
	if !isMin {
		return 0, false
	}
	n = math.MaxInt64
	for _, e := range op.MapAttr().Value().Results() {
		if c, ok := e.Value(); ok {
			n = min(n, c)
		}
	}
	return n, n != math.MaxInt64
}

// specialize makes a copy of a loop for the case that its upper bounds are the constants of the affine.min that they
// all are.
func specialize(op *core.Operation, uppers []*core.Value) {
	consts := make([]int64, len(uppers))
	for i, v := range uppers {
		n, ok := constantOfMin(v)
		if !ok {
			return
		}
		consts[i] = n
	}
	b := core.BuilderBefore(op)
	var m core.IRMapping
	var cond *core.Value
	for i, v := range uppers {
		c := arith.NewConstant(b, b.Context().IndexAttr(consts[i])).Result()
		equal := arith.NewCmpI(b, arith.CmpIPredicateEq, v, c).Result()
		if cond == nil {
			cond = equal
		} else {
			cond = arith.NewAndI(b, cond, equal).Result()
		}
		m.Map(v, c)
	}
	branch := scf.NewIf(b, cond)
	for i, mapping := range []*core.IRMapping{&m, nil} {
		b.CreateBlock(branch.Op.Region(i), nil)
		b.Insert(op.Clone(mapping))
		scf.NewYield(b, nil)
	}
	op.Erase()
}
