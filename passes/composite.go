package passes

import (
	"slices"

	"github.com/odsgen/ods/core"
)

func (p *CompositeFixedPointPass) prepare(_ *core.Context, r *core.Reporter) (any, bool) {
	if p.MaxIterations <= 0 {
		r.Errorf(core.Location{}, "Invalid maxIterations value: %d\n", p.MaxIterations)
		return nil, false
	}
	inner := NewPipeline(AnyAnchor)
	list := ParseInto(inner, p.Registry, p.Pipeline)
	for _, d := range list {
		r.Report(d)
	}
	if list.HasErrors() {
		r.Errorf(core.Location{}, "Failed to parse composite pass pipeline")
		return nil, false
	}
	return inner, true
}

func (p *CompositeFixedPointPass) run(r *Run) {
	inner := r.State.(*Pipeline)
	was := identity(r.Op)
	for n := int64(0); ; n++ {
		if !r.RunPipeline(inner, r.Op) {
			r.Fail()
			return
		}
		if n >= int64(p.MaxIterations) {
			r.Reporter().OpEmitWarningf(r.Op, "Composite pass \"%s\"+ didn't converge in %d iterations", p.Name, p.MaxIterations)
			return
		}
		now := identity(r.Op)
		if slices.Equal(was, now) {
			return
		}
		was = now
	}
}

// identity is what IR consists of. Operations that are replaced by equal ones make another one, as with upstream's
// OperationFingerPrint.
func identity(op *core.Operation) (out []any) {
	op.WalkPre(func(op *core.Operation) core.WalkResult {
		out = append(out, op, op.Loc(), op.NumOperands(), op.NumResults(), op.NumSuccessors())
		for _, a := range op.Attrs() {
			out = append(out, a.Name, a.Value)
		}
		for _, v := range op.Operands() {
			out = append(out, v)
		}
		for _, v := range op.Results() {
			out = append(out, v.Type())
		}
		for _, b := range op.Successors() {
			out = append(out, b)
		}
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				out = append(out, b)
				for _, v := range b.Args() {
					out = append(out, v, v.Type())
				}
			}
		}
		return core.WalkAdvance
	})
	return out
}
