package loops

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	gen "github.com/odsgen/ods/generated/affine"
)

// CanSkew reports whether operations of a loop's body can be delayed by numbers of iterations: what uses the results of
// an operation must be delayed as much. Operations that are not named are not delayed.
func CanSkew(loop gen.ForOp, delays map[*core.Operation]uint64) bool {
	body := Body(loop)
	for op := range body.Ops() {
		for _, v := range op.Results() {
			for user := range v.Users() {
				if in := body.AncestorOpInBlock(user); in != nil && delays[in] != delays[op] {
					return false
				}
			}
		}
	}
	return true
}

// Skew delays operations of a loop's body by numbers of iterations, where the number of iterations is known. The loop is
// replaced by several: while the operations start one after the other, for all together, and until the last one has
// ended. Loops with one iteration become their bodies. It is upstream's affineForOpBodySkew.
func Skew(loop gen.ForOp, delays map[*core.Operation]uint64) {
	n, ok := ConstantTripCount(loop)
	if !ok || loop.Op.NumResults() > 0 {
		return
	}
	var groups [][]*core.Operation
	end := Body(loop).Last()
	for op := range Body(loop).Ops() {
		if op == end {
			break
		}
		for d := delays[op]; uint64(len(groups)) <= d; {
			groups = append(groups, nil)
		}
		groups[delays[op]] = append(groups[delays[op]], op)
	}
	step := uint64(Step(loop))
	var open []delayed
	var from uint64
	for d, ops := range groups {
		switch at := uint64(d) * step; {
		case ops == nil:
			continue
		case len(open) == 0:
			from = at
		case from+n*step < at:
			delayedLoop(loop, from, from+n*step, open)
			open = nil
			from += n * step
		default:
			delayedLoop(loop, from, uint64(d), open)
			from = at
		}
		open = append(open, delayed{uint64(d), ops})
	}
	for i := range open {
		to := (open[i].by + n) * step
		delayedLoop(loop, from, to, open[i:])
		from = to
	}
	loop.Op.Erase()
}

// delayed are operations with one delay.
type delayed struct {
	by  uint64
	ops []*core.Operation
}

// delayedLoop makes a loop over a part of the iterations, counted from the lower bound, before another one. The
// operations do what they did in iterations before.
func delayedLoop(loop gen.ForOp, from, to uint64, groups []delayed) {
	b := core.BuilderBefore(loop.Op)
	b.SetLoc(loop.Op.Loc())
	operands := loop.LowerBoundOperands()
	l := NewFor(b, shifted(LowerBound(loop), int64(from)), operands, shifted(LowerBound(loop), int64(to)), operands, Step(loop))
	b.SetBefore(Body(l).Last())
	b.SetLoc(loop.Op.Loc())
	var m core.IRMapping
	iv := InductionVar(loop)
	for _, g := range groups {
		m.Map(iv, InductionVar(l))
		if iv.HasUses() && g.by != 0 {
			back := affine.NewMap(1, 0, affine.Dim(0).AddConst(-Step(loop)*int64(g.by)))
			m.Map(iv, gen.NewApply(b, []*core.Value{InductionVar(l)}, b.Context().AffineMap(back)).Op.Result(0))
		}
		for _, op := range g.ops {
			b.Insert(op.Clone(&m))
		}
	}
	PromoteIfSingleIteration(l)
}

// shifted adds a number to all results of a map.
func shifted(m *affine.Map, by int64) *affine.Map {
	var out []affine.Expr
	for _, e := range m.Results() {
		out = append(out, e.AddConst(by))
	}
	return affine.NewMap(m.NumDims(), m.NumSymbols(), out...)
}
