package scf

import (
	"math"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/query"
	"github.com/odsgen/ods/core/rewrite"
	affinedefs "github.com/odsgen/ods/defs/affine"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	affinegen "github.com/odsgen/ods/generated/affine"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/iface/call"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/memref"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/scf/loops"
	"github.com/odsgen/ods/passes/outline"
)

func (p *OutlineParallelLoopsPass) run(r *passes.Run) {
	var list []*core.Operation
	r.Op.WalkPre(func(op *core.Operation) core.WalkResult {
		if !op.Is(&scf.ParallelDef) && !op.Is(&scf.ForallDef) {
			return core.WalkAdvance
		}
		if divisible(op) {
			list = append(list, op)
		}
		return core.WalkSkip
	})
	for _, op := range list {
		outlineLoop(rewrite.NewRewriter(op.Context(), nil), op)
	}
}

// divisible reports whether a parallel loop can become a function whose calls for parts of the iterations do what the loop does:
// what it calls might tell in which order they come.
func divisible(loop *core.Operation) bool {
	inFunction := false
	for p := loop.ParentOp(); p != nil && !inFunction; p = p.ParentOp() {
		inFunction = p.Is(&funcd.FuncDef)
	}
	if !inFunction || loop.NumResults() > 0 {
		return false
	}
	if l, ok := scf.AsParallelOp(loop); ok && (len(l.LowerBound()) != len(l.Step()) || len(l.UpperBound()) != len(l.Step()) || len(l.InitVals()) > 0) {
		return false
	}
	if l, ok := scf.AsForallOp(loop); ok && len(l.Outputs()) > 0 {
		return false
	}
	calls := false
	loop.Walk(func(op *core.Operation) {
		_, is := call.CallOpInterfaceKey.Of(op)
		calls = calls || is
	})
	return !calls
}

// outlineLoop makes one loop of the outer ones of a parallel loop, and a function of that.
func outlineLoop(rw *rewrite.Rewriter, op *core.Operation) {
	function := op.ParentOp()
	for !function.Is(&funcd.FuncDef) {
		function = function.ParentOp()
	}
	divided := 0
	l, ok := scf.AsParallelOp(op)
	if ok {
		divided = max(1, len(l.Step())-1)
	} else {
		l = loops.ForallToParallel(rw, core.Must(scf.AsForallOp(op)))
		divided = len(l.Step())
	}
	lower, upper, step := l.LowerBound(), l.UpperBound(), l.Step()
	rw.SetBefore(l.Op)
	rw.SetLoc(l.Op.Loc())
	b := &rw.Builder
	index := func(n int64) *core.Value { return arith.NewConstant(b, b.Context().IndexAttr(n)).Result() }
	zero, one := index(0), index(1)
	trips := make([]*core.Value, divided)
	for i := range trips {
		trips[i] = tripCount(b, lower[i], upper[i], step[i], zero)
	}
	total := loops.Product(b, trips)
	if slices.Contains(trips, total) { // the function has both, and they are not the same where it executes a part
		total = rw.Insert(total.DefiningOp().Clone(nil)).Result(0)
	}
	nest, _ := loops.ParallelToFor(rw, l)
	first, last := nest[0], nest[divided-1]

	rw.SetBefore(first.Op)
	all := loops.BuildNest(b, []*core.Value{zero}, []*core.Value{total}, []*core.Value{one})[0]
	body := all.Region().Entry()
	rw.SetStart(body)
	ivs := delinearized(b, body.Arg(0), trips)
	for i := range divided {
		iv := nest[i].Region().Entry().Arg(0)
		m := affine.NewMap(1, 2, affine.Dim(0).Mul(affine.Symbol(1)).Add(affine.Symbol(0)))
		v := affinedefs.ComposedFoldedApply(b, m, []core.FoldResult{ivs[i], {Value: lower[i]}, {Value: step[i]}})
		if v.Value == nil {
			v.Value = arith.NewConstant(b, v.Attr).Result()
		}
		iv.ReplaceAllUsesWith(v.Value)
	}
	if from := last.Region().Entry(); from.First() != from.Last() {
		var top *core.Value
		if allocates(from) { // each iteration of the parallel loop gives its variables back; memref.alloca_scope cannot have branches in it
			top = llvm.NewStackSave(b, llvm.GetLLVMPointerType(b.Context(), 0)).Op.Result(0)
		}
		body.Splice(body.Last(), from.First(), from.Last().Prev())
		if top != nil {
			rw.SetBefore(body.Last())
			llvm.NewStackRestore(b, top)
		}
	}
	rw.EraseOp(first.Op)

	name, _ := function.SymbolName()
	work := workOf(all.Region())
	fn, site, err := outline.Ops(all.Op, all.Op, name+"_parallel")
	if err != nil {
		return // a loop is no symbol and no terminator, so there is no symbol table for the function
	}
	ownConstants(fn, site)
	site.Op.SetAttr(llvmdefs.DivisibleAttr, op.Context().IntegerAttr(op.Context().I64(), work))
}

// tripCount returns the number of iterations, 0 when the bounds are the wrong way round.
func tripCount(b *core.Builder, lower, upper, step, zero *core.Value) *core.Value {
	n := loops.NormalizedBounds(b, lower, upper, step).Upper
	if a, ok := n.Attr.(*core.IntegerAttr); ok {
		return arith.NewConstant(b, b.Context().IndexAttr(max(a.Int64(), 0))).Result()
	}
	return arith.NewMaxSI(b, n.Value, zero).Result()
}

// delinearized returns the places in each dimension of an iteration among all of them.
func delinearized(b *core.Builder, iv *core.Value, trips []*core.Value) []core.FoldResult {
	if len(trips) == 1 {
		return []core.FoldResult{{Value: iv}}
	}
	out := make([]core.FoldResult, len(trips))
	rest := iv
	for i := len(trips) - 1; i > 0; i-- {
		out[i].Value = arith.NewRemUI(b, rest, trips[i]).Result()
		rest = arith.NewDivUI(b, rest, trips[i]).Result()
	}
	out[0].Value = rest
	return out
}

// allocates reports whether a block makes variables on the stack that are given back where a loop around it ends.
func allocates(b *core.Block) bool {
	found := false
	for op := range b.Ops() {
		if op.Is(&memref.AllocaDef) {
			return true
		}
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				found = found || !op.Has(core.TraitAutomaticAllocationScope) && allocates(b)
			}
		}
	}
	return found
}

// unknownTrips is what a loop is taken to have when its number of iterations is not known.
const unknownTrips = 16

// workOf counts the operations that are executed in a region, roughly.
func workOf(r *core.Region) int64 {
	n := int64(0)
	for b := range r.Blocks() {
		for op := range b.Ops() {
			inner, times := int64(0), int64(1)
			for _, r := range op.Regions() {
				inner += workOf(r)
			}
			if op.Is(&scf.ForDef) || op.Is(&scf.ParallelDef) || op.Is(&scf.WhileDef) || op.Is(&affinegen.ForDef) {
				times = unknownTrips
			}
			if l, ok := scf.AsForOp(op); ok {
				lower, known := constantOf(l.LowerBound())
				upper, known2 := constantOf(l.UpperBound())
				step, known3 := constantOf(l.Step())
				if known && known2 && known3 && step > 0 {
					times = max(0, (upper-lower+step-1)/step)
				}
			}
			if inner > 0 && times > math.MaxInt32/inner {
				return math.MaxInt32
			}
			n = min(n+1+inner*times, math.MaxInt32)
		}
	}
	return n
}

// ownConstants gives a function its own copies of constants that are passed to it.
func ownConstants(fn funcd.FuncOp, site funcd.CallOp) {
	entry := fn.Body().Entry()
	var kept []*core.Value
	erased := map[int]bool{}
	b := core.BuilderBefore(entry.First())
	for i, v := range site.Op.Operands() {
		def := v.DefiningOp()
		if i >= 2 && def != nil && (def.NumOperands() == 0 && def.NumRegions() == 0 && def.IsPure()) {
			entry.Arg(i).ReplaceAllUsesWith(b.Insert(def.Clone(nil)).Result(0))
			erased[i] = true
			continue
		}
		kept = append(kept, v)
	}
	entry.EraseArgs(func(a *core.Value) bool { return erased[a.Index()] })
	fn.SetFunctionType(fn.Op.Context().Function(query.TypesOf(kept), nil))
	site.Op.SetOperands(kept)
}
