package fusion

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/rewrite"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/linalg"
)

// AddCleanUp adds the patterns that drop operands and results of generic operations that are not used or there twice:
// upstream's populateEraseUnusedOperandsAndResultsPatterns.
func AddCleanUp(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&linalg.GenericDef, linalg.AsGenericOp, "operands and results that nobody needs",
		func(op linalg.GenericOp, rw *rewrite.Rewriter) bool { return newReduced(op, true).apply(rw) }))
	set.Add(rewrite.OpPattern(&linalg.GenericDef, linalg.AsGenericOp, "values that only go around", dropCycles))
}

// AddInputCleanUp adds the patterns that drop inputs of generic operations that are not used or there twice: upstream's
// populateEraseUnnecessaryInputsPatterns.
func AddInputCleanUp(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&linalg.GenericDef, linalg.AsGenericOp, "inputs that nobody needs",
		func(op linalg.GenericOp, rw *rewrite.Rewriter) bool { return newReduced(op, false).apply(rw) }),
		rewrite.OpPattern(&linalg.GenericDef, linalg.AsGenericOp, "arguments that are equal", useLastArgument))
}

// useLastArgument uses one argument, the last, for all operands that are the same elements.
func useLastArgument(op linalg.GenericOp, rw *rewrite.Rewriter) bool {
	maps, body := linalg.StructuredOp(op).IndexingMaps(), op.Region().Entry()
	changed := false
	for i := range op.Inputs() {
		if !body.Arg(i).HasUses() {
			continue
		}
		for k := op.Op.NumOperands() - 1; k > i; k-- {
			if op.Op.Operand(i) == op.Op.Operand(k) && maps[i].Equal(maps[k]) {
				rw.Modify(op.Op, func() { rw.ReplaceAllUsesWith(body.Arg(i), body.Arg(k)) })
				changed = true
				break
			}
		}
	}
	return changed
}

// reduced is a generic operation without some of its operands.
type reduced struct {
	some            bool // outputs may go, too
	op              linalg.GenericOp
	maps            []*affine.Map
	dropped         []int       // numbers of operands
	position        map[int]int // which new input or output an old operand is
	inputs, outputs []*core.Value
	kept            []*affine.Map
}

func newReduced(op linalg.GenericOp, outputs bool) *reduced {
	r := &reduced{some: outputs, op: op, maps: linalg.StructuredOp(op).IndexingMaps(), position: map[int]int{}}
	r.reduceInputs()
	r.reduceOutputs()
	return r
}

// drop leaves an operand out when the sizes of all loops are known without it.
func (r *reduced) drop(i int) bool {
	r.dropped = append(r.dropped, i)
	var maps []*affine.Map
	for k, m := range r.maps {
		if !slices.Contains(r.dropped, k) {
			maps = append(maps, m)
		}
	}
	if len(maps) == 0 && len(linalg.StructuredOp(r.op).IteratorTypes()) == 0 || len(maps) > 0 && affine.ConcatMaps(maps...).InversePermutation() != nil {
		return true
	}
	r.dropped = r.dropped[:len(r.dropped)-1]
	return false
}

func (r *reduced) reduceInputs() {
	for i, v := range r.op.Inputs() {
		if !linalgdefs.PayloadUses(r.op.Op, i) && r.drop(i) {
			continue
		}
		same := func(k int) bool { return r.inputs[k] == v && r.kept[k].Equal(r.maps[i]) }
		if k := firstIndex(len(r.inputs), same); k >= 0 {
			r.position[i] = k
			r.dropped = append(r.dropped, i)
			continue
		}
		r.position[i] = len(r.inputs)
		r.inputs, r.kept = append(r.inputs, v), append(r.kept, r.maps[i])
	}
}

func firstIndex(n int, holds func(i int) bool) int {
	for i := range n {
		if holds(i) {
			return i
		}
	}
	return -1
}

func (r *reduced) reduceOutputs() {
	op, n := r.op, len(r.op.Inputs())
	tensors := r.some && linalgdefs.HasPureTensors(op.Op)
	yielded := op.Region().Entry().Last()
	var values []*core.Value
	for i, v := range op.Outputs() {
		if tensors {
			if r.isDead(i) && r.drop(n+i) {
				continue
			}
			same := func(k int) bool {
				return r.outputs[k] == v && r.kept[len(r.inputs)+k].Equal(r.maps[n+i]) && values[k] == yielded.Operand(i)
			}
			if k := firstIndex(len(r.outputs), same); k >= 0 && !linalgdefs.PayloadUses(op.Op, n+i) {
				r.position[n+i] = k
				r.dropped = append(r.dropped, n+i)
				continue
			}
		}
		r.position[n+i] = len(r.outputs)
		r.outputs, r.kept = append(r.outputs, v), append(r.kept, r.maps[n+i])
		if i < yielded.NumOperands() {
			values = append(values, yielded.Operand(i))
		}
	}
}

// isDead reports whether nobody uses a result, not even the region.
func (r *reduced) isDead(i int) bool {
	if r.op.Op.Result(i).HasUses() {
		return false
	}
	n := len(r.op.Inputs())
	if !linalgdefs.PayloadUses(r.op.Op, n+i) {
		return true
	}
	arg := r.op.Region().Entry().Arg(n + i)
	end := r.op.Region().Entry().Last()
	return arg.HasOneUse() && arg.FirstUse().Owner() == end && end.Operand(i) == arg
}

func (r *reduced) apply(rw *rewrite.Rewriter) bool {
	op := r.op
	if len(r.inputs)+len(r.outputs) == op.Op.NumOperands() {
		return false
	}
	var types []core.Type
	for _, v := range r.outputs {
		if _, ok := v.Type().(core.TensorType); ok {
			types = append(types, v.Type())
		}
	}
	rw.SetLoc(op.Op.Loc())
	by := linalg.Generic{ResultTensorsTypes: types, Inputs: r.inputs, Outputs: r.outputs, IndexingMaps: linalgdefs.MapsAttr(rw.Context(), r.kept),
		IteratorTypes: op.IteratorTypesAttr(), Doc: op.DocAttr(), LibraryCall: op.LibraryCallAttr(), Attrs: op.Op.DiscardableAttrs()}.
		Build(&rw.Builder)
	r.body(by, rw)
	results := make([]*core.Value, op.Op.NumResults())
	for i := range results {
		if k, ok := r.position[len(op.Inputs())+i]; ok {
			results[i] = by.Op.Result(k)
		}
	}
	rw.ReplaceOp(op.Op, results...)
	return true
}

func (r *reduced) body(by linalg.GenericOp, rw *rewrite.Rewriter) {
	defer rw.Restore(rw.Save())
	old := r.op.Region().Entry()
	n := len(r.op.Inputs())
	var argTypes []core.Type
	var locs []core.Location
	for _, v := range by.Op.Operands() {
		argTypes, locs = append(argTypes, core.ElementTypeOrSelf(v.Type())), append(locs, v.Loc())
	}
	block := rw.CreateBlock(by.Region(), argTypes, locs...)
	args := make([]*core.Value, old.NumArgs())
	for i := range args {
		if k, ok := r.position[i]; ok && i < n {
			args[i] = block.Arg(k)
		} else if ok {
			args[i] = block.Arg(len(r.inputs) + k)
		}
	}
	if end := old.Last(); len(r.outputs) != len(r.op.Outputs()) {
		yielded := make([]*core.Value, len(r.outputs))
		for i, v := range end.Operands() {
			if k, ok := r.position[n+i]; ok {
				yielded[k] = v
			}
		}
		rw.SetBefore(end)
		rw.SetLoc(end.Loc())
		rw.ReplaceOpWith(end, linalg.NewYield(&rw.Builder, yielded).Op)
	}
	rw.MergeBlocks(old, block, args)
}

// dropCycles replaces what is computed from an output only to be yielded to it again, when nobody uses the result.
func dropCycles(op linalg.GenericOp, rw *rewrite.Rewriter) bool {
	if !linalgdefs.HasPureTensors(op.Op) {
		return false
	}
	n, body, changed := len(op.Inputs()), op.Region().Entry(), false
	for i, r := range op.Op.Results() {
		arg := body.Arg(n + i)
		if r.HasUses() || !arg.HasOneUse() {
			continue
		}
		cycle := arg.FirstUse().Owner()
		if cycle.NumResults() != 1 || !cycle.Result(0).HasOneUse() || cycle.Result(0).FirstUse().Owner() != body.Last() ||
			body.Last().Operand(i) != cycle.Result(0) {
			continue
		}
		rw.ReplaceOp(cycle, arg)
		rw.Modify(op.Op, func() {})
		changed = true
	}
	return changed
}
