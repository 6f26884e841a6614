package supervectorize

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/dim"
	affinedefs "github.com/odsgen/ods/defs/affine"
	arithdefs "github.com/odsgen/ods/defs/arith"
	gen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/dialect/affine/loops"
)

// kinds are the reductions of vectors that belong to reductions of scalars.
var kinds = map[arith.AtomicRMWKind]vector.CombiningKind{
	arith.AtomicRMWKindAddf: vector.CombiningKindADD, arith.AtomicRMWKindAddi: vector.CombiningKindADD,
	arith.AtomicRMWKindMulf: vector.CombiningKindMUL, arith.AtomicRMWKindMuli: vector.CombiningKindMUL,
	arith.AtomicRMWKindMinimumf: vector.CombiningKindMINIMUMF, arith.AtomicRMWKindMaximumf: vector.CombiningKindMAXIMUMF,
	arith.AtomicRMWKindMinnumf: vector.CombiningKindMINNUMF, arith.AtomicRMWKindMaxnumf: vector.CombiningKindMAXNUMF,
	arith.AtomicRMWKindMins: vector.CombiningKindMINSI, arith.AtomicRMWKindMinu: vector.CombiningKindMINUI,
	arith.AtomicRMWKindMaxs: vector.CombiningKindMAXSI, arith.AtomicRMWKindMaxu: vector.CombiningKindMAXUI,
	arith.AtomicRMWKindAndi: vector.CombiningKindAND, arith.AtomicRMWKindOri: vector.CombiningKindOR,
	arith.AtomicRMWKindXori: vector.CombiningKindXOR,
}

// loop makes the copy of a loop without what is in it. One that has a dimension takes steps of the size of vectors.
// What it reduces starts from vectors of the neutral element; the results are reduced after it and combined with what
// the old loop started from.
func (v *vectorizer) loop(f gen.ForOp) *core.Operation {
	c := v.b.Context()
	d, chosen := v.dims[f.Op]
	step := loops.Step(f)
	var neutral []core.Attribute
	if chosen {
		if len(f.Inits()) > 0 {
			if neutral = neutrals(f, v.Reductions[f.Op]); neutral == nil || step != 1 {
				return nil
			}
		}
		step = dim.Mul(step, v.Sizes[d])
	}
	var inits []*core.Value
	var types []core.Type
	locs := []core.Location{f.Op.Loc()}
	for i, s := range f.Inits() {
		init := v.init(s, neutral, i)
		if init == nil {
			return nil
		}
		inits, types, locs = append(inits, init), append(types, init.Type()), append(locs, init.Loc())
	}
	n := gen.NewFor(v.b, types, v.scalarsOf(f.LowerBoundOperands()), v.scalarsOf(f.UpperBoundOperands()), inits,
		f.LowerBoundMapAttr(), f.UpperBoundMapAttr(), c.IndexAttr(step))
	at := v.b.Save()
	body := v.b.CreateBlock(n.Region(), append([]core.Type{c.Index()}, types...), locs...)
	v.b.Restore(at)
	v.replace(f.Op, n.Op)
	old := loops.Body(f)
	v.scalars[old.Arg(0)] = body.Arg(0)
	for i := range inits {
		v.vectors[old.Arg(i+1)] = body.Arg(i + 1)
	}
	if chosen {
		for i, r := range v.Reductions[f.Op] {
			v.reduceResult(f, n, i, r.Kind, neutral[i])
		}
		v.newDims[n.Op] = d
	}
	v.b.SetStart(body)
	if chosen && len(inits) > 0 {
		v.mask(n, v.Sizes[d])
	}
	return n.Op
}

// neutrals returns the neutral elements of the reductions of a loop; nil when one has none.
func neutrals(f gen.ForOp, reductions []loops.Reduction) (out []core.Attribute) {
	for i, r := range reductions {
		a := arithdefs.Neutral(loops.Body(f).Arg(i + 1).FirstUse().Owner())
		if _, ok := kinds[r.Kind]; !ok || a == nil {
			return nil
		}
		out = append(out, a)
	}
	return out
}

// init returns the vector that a loop of the copy starts from.
func (v *vectorizer) init(s *core.Value, neutral []core.Attribute, i int) *core.Value {
	if neutral == nil {
		return v.operand(s)
	}
	t, _ := v.vectorType(s.Type()).(*core.VectorType)
	if t == nil {
		return nil
	}
	return arith.Constant{Value: v.b.Context().DenseSplat(t, neutral[i]), Loc: s.Loc()}.Build(v.b).Result()
}

// reduceResult reduces a result of a loop of the copy.
func (v *vectorizer) reduceResult(f, n gen.ForOp, i int, kind arith.AtomicRMWKind, neutral core.Attribute) {
	old := f.Op.Result(i)
	sum := vector.Reduction{DestType: old.Type(), Vector: n.Op.Result(i), Kind: kinds[kind]}.Build(v.b).Dest()
	v.behind = append(v.behind, sum.DefiningOp())
	if init := f.Inits()[i]; init.ConstantValue() != neutral {
		sum = loops.Combine(v.b, kind, sum, init)
		v.behind = append(v.behind, sum.DefiningOp())
	}
	v.reduced = append(v.reduced, [2]*core.Value{old, sum})
}

// mask computes at the start of a loop of the copy which elements of vectors belong to iterations of the old loop,
// unless all always do.
func (v *vectorizer) mask(n gen.ForOp, size int64) {
	lower, ok := loops.ConstantLowerBound(n)
	if upper, okUpper := loops.ConstantUpperBound(n); ok && okUpper && (upper-lower)%size == 0 {
		return
	}
	c := v.b.Context()
	bound := n.UpperBoundMapAttr()
	var upper *core.Value
	if bound.Value().NumResults() == 1 {
		upper = gen.NewApply(v.b, n.UpperBoundOperands(), bound).Op.Result(0)
	} else {
		upper = gen.NewMin(v.b, n.UpperBoundOperands(), bound).Op.Result(0)
	}
	left := affinedefs.ComposedApply(v.b, affine.NewMap(2, 0, affine.Dim(0).Sub(affine.Dim(1))),
		[]*core.Value{upper, loops.InductionVar(n)}).Op.Result(0)
	if !upper.HasUses() {
		upper.DefiningOp().Erase()
	}
	t := c.Vector(v.Sizes, c.I1(), nil)
	v.masks[n.Op] = vector.NewCreateMask(v.b, t, []*core.Value{left}).Op.Result(0)
}

// yield ends the body of a loop of the copy. What is reduced there is the neutral element where the mask is off.
func (v *vectorizer) yield(y gen.YieldOp) *core.Operation {
	n := v.widen(y.Op)
	if n == nil {
		return nil
	}
	loop := core.Must(gen.AsForOp(n.ParentOp()))
	if mask := v.masks[loop.Op]; mask != nil {
		for i, init := range loop.Inits() {
			arg := loops.Body(loop).Arg(i + 1)
			combiner := arg.FirstUse().Owner()
			at := 0
			if combiner.Operand(0) == arg {
				at = 1
			}
			v.b.SetBefore(combiner)
			val := combiner.Operand(at)
			combiner.SetOperand(at, arith.Select{Condition: mask, TrueValue: val, FalseValue: init, Loc: val.Loc()}.Build(v.b).Result())
		}
	}
	v.b.SetAfter(loop.Op)
	return n
}
