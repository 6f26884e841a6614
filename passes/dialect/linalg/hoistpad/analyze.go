package hoistpad

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/passes/analysis/subset"
)

// analysis is what is known of a tensor.pad that is to be hoisted.
type analysis struct {
	pad     tensor.PadOp
	slice   tensor.ExtractSliceOp // that is padded
	loops   []*core.Operation     // around it, the innermost first
	outer   *core.Operation       // the loop that it is hoisted out of
	steps   []*core.Operation     // what computes it in that loop, with loops that it depends on, in order
	packing []scf.ForOp           // the loops that it depends on, the outermost first
	carried *core.Operation       // the loop that carries the slice, or nil
}

// around returns the loops directly around an operation, at most so many, up to one of them if until is not nil.
func around(op *core.Operation, most int64, until *core.Operation) (out []*core.Operation) {
	for p := op.ParentOp(); p != nil && p.Is(&scf.ForDef) && most > 0; p = p.ParentOp() {
		out = append(out, p)
		if most--; p == until {
			break
		}
	}
	return out
}

// analyze finds out what a tensor.pad depends on in loops.
func analyze(rw *rewrite.Rewriter, pad tensor.PadOp, loops []*core.Operation) (a *analysis, ok bool) {
	a = &analysis{pad: pad, loops: loops}
	if len(loops) == 0 {
		return nil, false
	}
	a.outer = loops[len(loops)-1]
	if a.slice, ok = tensor.AsExtractSliceOp(pad.Source().DefiningOp()); !ok {
		return nil, false
	}
	if !flow.IsDefinedOutside(a.outer, a.slice.Source()) {
		a.outer = subset.Hoist(a.outer, rw)
		a.loops[len(loops)-1] = a.outer
	}
	if !flow.IsDefinedOutside(a.outer, a.slice.Source()) || !isConstantPadding(pad) {
		return nil, false
	}
	if v := a.slice.Result(); v.HasOneUse() && v.FirstUse().Owner().Is(&scf.ForDef) {
		a.carried = v.FirstUse().Owner()
	}
	a.collect()
	if len(a.steps) <= 1 || !a.dropUnrelated() {
		return nil, false
	}
	for _, l := range slices.Backward(a.loops) {
		if slices.Contains(a.steps, l) {
			loop := core.Must(scf.AsForOp(l))
			if !a.isOutside(loop.LowerBound()) || !a.isOutside(loop.Step()) {
				return nil, false
			}
			a.packing = append(a.packing, loop)
		}
	}
	if len(a.packing) > 1 && a.carried != nil {
		a.packing = a.packing[:1]
	}
	return a, true
}

// isOutside reports whether a value is there before the loops, or a constant.
func (a *analysis) isOutside(v *core.Value) bool {
	return flow.IsDefinedOutside(a.outer, v) || v.ConstantValue() != nil
}

// isConstantPadding reports whether a tensor is padded with an arith.constant.
func isConstantPadding(pad tensor.PadOp) bool {
	body := pad.Region().Entry()
	if body == nil || body.Last() == nil || body.Last().NumOperands() != 1 {
		return false
	}
	def := body.Last().Operand(0).DefiningOp()
	return def != nil && def.Is(&arith.ConstantDef)
}

// collect finds what the tensor.pad and its region are computed from in the loops.
func (a *analysis) collect() {
	seen := map[*core.Operation]bool{}
	var visit func(op *core.Operation)
	value := func(v *core.Value) {
		op := v.DefiningOp()
		if op == nil {
			op = v.OwnerBlock().ParentOp()
		}
		if op != nil && !seen[op] {
			visit(op)
		}
	}
	visit = func(op *core.Operation) {
		if op.Has(core.TraitIsolatedFromAbove) || !a.outer.IsAncestorOf(op) || a.pad.Op.IsProperAncestorOf(op) {
			return
		}
		seen[op] = true
		for _, v := range op.Operands() {
			value(v)
		}
		a.steps = append(a.steps, op)
	}
	for op := range a.pad.Region().Ops() {
		for _, v := range op.Operands() {
			if r := v.ParentRegion(); r != a.pad.Region() {
				value(v)
			}
		}
	}
	if !seen[a.pad.Op] {
		visit(a.pad.Op)
	}
}

// dropUnrelated leaves out what is not a computation of an index; ok is false when indices are computed in ways that
// cannot be repeated.
func (a *analysis) dropUnrelated() (ok bool) {
	indices := map[*core.Value]bool{}
	add := func(op *core.Operation) {
		for _, v := range op.Operands() {
			if _, ok := v.Type().(*core.IndexType); ok {
				indices[v] = true
			}
		}
	}
	drop := map[*core.Operation]bool{}
	for _, op := range slices.Backward(a.steps) {
		isIndex := slices.ContainsFunc(op.ResultList(), func(v *core.Value) bool { return indices[v] })
		switch {
		case op == a.pad.Op || op == a.slice.Op:
			add(op)
		case op.Is(&scf.ForDef) && !isIndex && indices[op.Region(0).Entry().Arg(0)]:
			add(op)
		case isIndex:
			add(op)
			for _, t := range op.OperandTypes() {
				if _, ok := t.(*core.IndexType); !ok {
					return false
				}
			}
			if op.NumRegions() > 0 || !op.IsMemoryEffectFree() {
				return false
			}
		case !op.Is(&arith.ConstantDef):
			drop[op] = true
		}
	}
	a.steps = slices.DeleteFunc(a.steps, func(op *core.Operation) bool { return drop[op] })
	return true
}
