package arith

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/intrange"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	arithdefs "github.com/odsgen/ods/defs/arith"
	"github.com/odsgen/ods/defs/iface/constfold"
	gen "github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/analysis/dataflow"
)

func (*IntRangeOptimizationsPass) run(r *passes.Run) {
	b := &bounds{solver: dataflow.Solve[dataflow.Bounds](r.Op, dataflow.Ranges{}), made: make(map[*core.Value]intrange.Range)}
	set := rewrite.NewPatternSet(r.Op.Context())
	set.Add(
		rewrite.Pattern{Name: "values that are constant", Match: b.constants},
		rewrite.Pattern{Name: "arith.remsi of less than the divisor", Root: gen.RemSIDef.Name, Match: b.remainder},
		rewrite.Pattern{Name: "arith.remui of less than the divisor", Root: gen.RemUIDef.Name, Match: b.remainder})
	cfg := r.GreedyConfig()
	cfg.Regions = rewrite.SimplifyAggressive
	rewrite.Greedy(r.Op, set.Freeze(), cfg)
}

// bounds has the ranges of values: those that were there, and the constants that the pass has made.
type bounds struct {
	solver *dataflow.Solver[dataflow.Bounds]
	made   map[*core.Value]intrange.Range
}

func (b *bounds) of(v *core.Value) intrange.Range {
	if r, ok := b.made[v]; ok {
		return r
	}
	return b.solver.Of(v).Range
}

// value returns the only value that a used value may have.
func (b *bounds) value(v *core.Value) (num.Int, bool) {
	if !v.HasUses() {
		return num.Int{}, false
	}
	if r := b.of(v); r.IsKnown() {
		return r.Value()
	}
	return num.Int{}, false
}

// constants replaces results and arguments that may have one value only.
func (b *bounds) constants(op *core.Operation, rw *rewrite.Rewriter) bool {
	if op.Has(core.TraitConstantLike) {
		return false
	}
	changed, unused := false, op.NumResults() > 0
	for _, v := range op.Results() {
		changed = b.replace(v, rw) || changed
		unused = unused && !v.HasUses()
	}
	// What used it is then looked at before the constants.
	if changed && unused && op.WouldBeTriviallyDead() {
		rw.EraseOp(op)
		return true
	}
	for _, r := range op.Regions() {
		for blk := range r.Blocks() {
			for _, v := range blk.Args() {
				rw.SetStart(blk)
				changed = b.replace(v, rw) || changed
			}
		}
	}
	return changed
}

func (b *bounds) replace(v *core.Value, rw *rewrite.Rewriter) bool {
	c, ok := b.value(v)
	if !ok {
		return false
	}
	t := v.Type()
	var attr core.Attribute = rw.Context().APIntAttr(core.ElementTypeOrSelf(t), c)
	if s, ok := t.(core.ShapedType); ok {
		if !core.IsStaticShape(s) {
			return false
		}
		attr = rw.Context().DenseSplat(s, attr)
	}
	owner := v.DefiningOp()
	if owner == nil {
		owner = v.OwnerBlock().ParentOp()
	}
	made := rewrite.Materialize(&rw.Builder, owner.Info().Dialect(), attr, t, v.Loc())
	if made == nil {
		if made = (arithdefs.Hooks{}).MaterializeConstant(&rw.Builder, attr, t, v.Loc()); made == nil {
			return false
		}
	}
	b.made[made.Result(0)] = intrange.Constant(c)
	rw.ReplaceAllUsesWith(v, made.Result(0))
	return true
}

// remainder drops an operation whose operand is not negative and less than the divisor.
func (b *bounds) remainder(op *core.Operation, rw *rewrite.Rewriter) bool {
	divisor, ok := constfold.IntValue(op.Operand(1))
	if !ok || !divisor.IsStrictlyPositive() {
		return false
	}
	r := b.of(op.Operand(0))
	if !r.IsKnown() {
		return false
	}
	least, most := r.SMin, r.SMax
	if _, unsigned := gen.AsRemUIOp(op); unsigned {
		least, most = r.UMin, r.UMax
	}
	if least.IsNegative() || most.IsNegative() || least.UGE(divisor) || most.UGE(divisor) || least.UGT(most) {
		return false
	}
	rw.ReplaceOp(op, op.Operand(0))
	return true
}
