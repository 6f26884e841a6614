package transform

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/iface/function"
	"github.com/odsgen/ods/generated/transform"
	"github.com/odsgen/ods/passes"
)

func (p *CheckUsesPass) run(r *passes.Run) {
	u := uses{freedBy: map[*core.Value]map[*core.Operation]bool{}}
	r.Op.Walk(u.collect)
	r.Op.Walk(func(op *core.Operation) {
		for i, v := range op.Operands() {
			by := u.freed(op, v)
			if len(by) == 0 {
				continue
			}
			f := r.Reporter().OpEmitWarningf(op, "operand #%d may be used after free", i).Note(v.Loc(), "allocated here")
			for _, d := range by {
				f = f.Note(d.Loc(), "freed here")
			}
		}
	})
	r.PreserveAll()
}

// uses knows which operations make handles unusable.
type uses struct {
	// freedBy has the operations with those around them, up to the region of the handle.
	freedBy map[*core.Value]map[*core.Operation]bool
}

func (u uses) collect(op *core.Operation) {
	if !transform.TransformOpInterfaceKey.In(op.Info()) {
		return
	}
	for _, v := range op.Operands() {
		if !consumes(op, v) {
			continue
		}
		if u.freedBy[v] == nil {
			u.freedBy[v] = map[*core.Operation]bool{}
		}
		for at := op; at != nil; at = at.ParentOp() {
			u.freedBy[v][at] = true
			if at.ParentRegion() == v.ParentRegion() {
				break
			}
		}
	}
}

// freed returns the operations that may make a handle unusable on a path from where it is defined to where op uses it.
func (u uses) freed(op *core.Operation, v *core.Value) []*core.Operation {
	if len(u.freedBy[v]) == 0 {
		return nil
	}
	var chain []*core.Operation // op and what is around it, outermost first
	for at := op; at != nil; at = at.ParentOp() {
		chain = append(chain, at)
		if at.ParentRegion() == v.ParentRegion() {
			break
		}
	}
	slices.Reverse(chain)
	def := v.ParentBlock()
	for i, at := range chain {
		partial := i == 0 && !v.IsBlockArg()
		if partial {
			var end *core.Operation
			if at.Block() == def {
				end = at
			}
			for o := v.DefiningOp().Next(); o != end && o != nil; o = o.Next() {
				if u.freedBy[v][o] {
					return []*core.Operation{o}
				}
			}
		}
		if !partial || at.Block() != def {
			for o := at.Prev(); o != nil; o = o.Prev() {
				if u.freedBy[v][o] {
					return []*core.Operation{o}
				}
			}
		}
		from := def
		if i > 0 {
			from = at.ParentRegion().Entry()
		}
		if list := u.onPaths(from, at.Block(), v, !partial); len(list) > 0 {
			return list
		}
	}
	return nil
}

// onPaths returns the operations of blocks between two blocks that make a handle unusable. from counts when control comes
// back to it, or always; to counts when control comes back to it.
func (u uses) onPaths(from, to *core.Block, v *core.Value, always bool) (out []*core.Operation) {
	back := reachable(to, func(b *core.Block) []*core.Block { return slices.Collect(b.Preds()) })
	if !back[from] {
		return nil
	}
	forth := reachable(from, (*core.Block).Succs)
	for b := range from.Region().Blocks() {
		if !(forth[b] && back[b] || always && b == from) {
			continue
		}
		for op := range b.Ops() {
			if u.freedBy[v][op] {
				out = append(out, op)
			}
		}
	}
	return out
}

func reachable(b *core.Block, next func(*core.Block) []*core.Block) map[*core.Block]bool {
	seen := map[*core.Block]bool{}
	work := []*core.Block{b}
	for len(work) > 0 {
		at := work[len(work)-1]
		work = work[:len(work)-1]
		for _, n := range next(at) {
			if !seen[n] {
				seen[n] = true
				work = append(work, n)
			}
		}
	}
	return seen
}

func (p *InferEffectsPass) run(r *passes.Run) {
	r.Op.WalkPost(func(op *core.Operation) core.WalkResult {
		f, ok := function.FunctionOpInterfaceKey.Of(op)
		if !ok || !transform.TransformOpInterfaceKey.In(op.Info()) || f.FunctionBody().IsEmpty() {
			return core.WalkAdvance
		}
		if !f.FunctionBody().HasOneBlock() {
			r.Reporter().OpEmitErrorf(op, "only single-block operations are supported")
			r.Fail()
			return core.WalkInterrupt
		}
		body := f.FunctionBody().Entry()
		for i, v := range body.Args() {
			name := "transform.readonly"
			for o := range body.Ops() {
				if consumes(o, v) {
					name = "transform.consumed"
				}
			}
			op.SetArgAttr(i, name, op.Context().Unit())
		}
		return core.WalkAdvance
	})
}
