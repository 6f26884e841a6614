package affinetoscf

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
)

// This file lowers affine.parallel.

func lowerParallel(op *core.Operation, rw *rewrite.Rewriter) bool {
	o, ok := affinegen.AsParallelOp(op)
	if !ok {
		return false
	}
	lm, um := o.LowerBoundsMapAttr().Value(), o.UpperBoundsMapAttr().Value()
	lo, uo := o.MapOperands()[:lm.NumInputs()], o.MapOperands()[lm.NumInputs():]
	lg, ug := o.LowerBoundsGroupsAttr(), o.UpperBoundsGroupsAttr()
	n := scf.Parallel{ResultsTypes: op.ResultTypes(), Loc: op.Loc()}
	atL, atU := 0, 0
	group := func(m *affine.Map, g *core.DenseElementsAttr, i int64, at *int) *affine.Map {
		k := int(g.Int(i).Int64())
		*at += k
		return m.SliceMap(*at-k, k)
	}
	for i := range lg.NumElements() {
		lower := extreme(op, group(lm, lg, i, &atL), lo, true, rw)
		if lower == nil {
			return false
		}
		upper := extreme(op, group(um, ug, i, &atU), uo, false, rw)
		if upper == nil {
			return false
		}
		n.LowerBound, n.UpperBound = append(n.LowerBound, lower), append(n.UpperBound, upper)
	}
	for _, a := range o.StepsAttr().Elems() {
		n.Step = append(n.Step, index(&rw.Builder, a.(*core.IntegerAttr).Int64()))
	}
	terminator := o.Region().Entry().Last()
	if op.NumResults() == 0 {
		nest := n.Build(&rw.Builder)
		rw.InlineRegionBefore(o.Region(), nest.Region(), nil)
		rw.ReplaceOpWith(op, nest.Op)
		rw.SetBefore(terminator)
		scf.Reduce{Loc: terminator.Loc()}.Build(&rw.Builder)
		rw.EraseOp(terminator)
		return true
	}
	kinds := o.ReductionsAttr().Elems()
	for i, v := range op.Results() {
		id := identity(kindOf(kinds[i]), v.Type())
		if id == nil {
			return rw.NoMatch(op, "reduction without identity")
		}
		n.InitVals = append(n.InitVals, arith.NewConstant(&rw.Builder, id).Result())
	}
	nest := n.Build(&rw.Builder)
	rw.InlineRegionBefore(o.Region(), nest.Region(), nil)
	rw.SetEnd(nest.Region().Entry())
	reduce := scf.Reduce{Operands: operandsOf(terminator), NumReductions: len(kinds), Loc: op.Loc()}.Build(&rw.Builder)
	rw.EraseOp(terminator)
	for i, r := range reduce.Op.Regions() {
		t := op.Result(i).Type()
		b := rw.CreateBlock(r, []core.Type{t, t}, op.Loc(), op.Loc())
		v := combine(kindOf(kinds[i]), &rw.Builder, b.Arg(0), b.Arg(1))
		if v == nil {
			return rw.NoMatch(op, "reduction without operation")
		}
		scf.NewReduceReturn(&rw.Builder, v)
	}
	rw.ReplaceOpWith(op, nest.Op)
	return true
}

func kindOf(a core.Attribute) arith.AtomicRMWKind {
	return arith.AtomicRMWKind(a.(*core.IntegerAttr).Int64())
}

// identity returns the value that does not change others when combined with them; nil when there is none.
func identity(k arith.AtomicRMWKind, t core.Type) core.Attribute {
	c := t.Context()
	if f, ok := t.(*core.FloatType); ok {
		s := f.Semantics()
		switch k {
		case arith.AtomicRMWKindAddf:
			return c.FloatAttr(num.FloatZero(s, false))
		case arith.AtomicRMWKindMulf:
			return c.FloatAttr(num.FloatOne(s))
		case arith.AtomicRMWKindMaximumf, arith.AtomicRMWKindMaxnumf:
			return c.FloatAttr(num.FloatInf(s, true))
		case arith.AtomicRMWKindMinimumf, arith.AtomicRMWKindMinnumf:
			return c.FloatAttr(num.FloatInf(s, false))
		}
		return nil
	}
	w := core.StorageWidth(t)
	switch k {
	case arith.AtomicRMWKindAddi, arith.AtomicRMWKindMaxu, arith.AtomicRMWKindOri:
		return c.APIntAttr(t, num.Zero(w))
	case arith.AtomicRMWKindAndi, arith.AtomicRMWKindMinu:
		return c.APIntAttr(t, num.AllOnes(w))
	case arith.AtomicRMWKindMuli:
		return c.IntegerAttr(t, 1)
	case arith.AtomicRMWKindMaxs:
		return c.APIntAttr(t, num.SignedMin(w))
	case arith.AtomicRMWKindMins:
		return c.APIntAttr(t, num.SignedMax(w))
	}
	return nil
}

// combine makes the operation of a reduction; nil when there is none.
func combine(k arith.AtomicRMWKind, b *core.Builder, l, r *core.Value) *core.Value {
	switch k {
	case arith.AtomicRMWKindAddf:
		return arith.NewAddF(b, l, r).Result()
	case arith.AtomicRMWKindAddi:
		return arith.NewAddI(b, l, r).Result()
	case arith.AtomicRMWKindMulf:
		return arith.NewMulF(b, l, r).Result()
	case arith.AtomicRMWKindMuli:
		return arith.NewMulI(b, l, r).Result()
	case arith.AtomicRMWKindMaximumf:
		return arith.NewMaximumF(b, l, r).Result()
	case arith.AtomicRMWKindMinimumf:
		return arith.NewMinimumF(b, l, r).Result()
	case arith.AtomicRMWKindMaxnumf:
		return arith.NewMaxNumF(b, l, r).Result()
	case arith.AtomicRMWKindMinnumf:
		return arith.NewMinNumF(b, l, r).Result()
	case arith.AtomicRMWKindMaxs:
		return arith.NewMaxSI(b, l, r).Result()
	case arith.AtomicRMWKindMins:
		return arith.NewMinSI(b, l, r).Result()
	case arith.AtomicRMWKindMaxu:
		return arith.NewMaxUI(b, l, r).Result()
	case arith.AtomicRMWKindMinu:
		return arith.NewMinUI(b, l, r).Result()
	case arith.AtomicRMWKindOri:
		return arith.NewOrI(b, l, r).Result()
	case arith.AtomicRMWKindAndi:
		return arith.NewAndI(b, l, r).Result()
	}
	return nil
}
