package passes

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/passes/analysis/dataflow"
)

// run does sparse conditional constant propagation (Wegman and Zadeck, "Constant propagation with conditional
// branches", 1991).
func (p *SCCPPass) run(r *Run) {
	s := dataflow.Solve[dataflow.Constant](r.Op, dataflow.Constants{})
	rw := rewrite.NewRewriter(r.Op.Context(), nil)
	w := propagation{s: s, folder: rewrite.NewFolder(rw)}
	w.run(r.Op)
}

// propagation replaces values that were found to be constant.
type propagation struct {
	s      *dataflow.Solver[dataflow.Constant]
	folder *rewrite.Folder
}

func (p *propagation) run(top *core.Operation) {
	var work []*core.Block
	push := func(op *core.Operation) {
		for _, r := range op.Regions() {
			for b := r.Last(); b != nil; b = b.Prev() {
				work = append(work, b)
			}
		}
	}
	push(top)
	for len(work) > 0 {
		b := work[len(work)-1]
		work = work[:len(work)-1]
		for op := range b.Ops() {
			all := op.NumResults() > 0
			for _, r := range op.Results() {
				if !p.replace(b, r) {
					all = false
				}
			}
			if all && op.WouldBeTriviallyDead() {
				op.Erase()
				continue
			}
			push(op)
		}
		for _, a := range b.Args() {
			p.replace(b, a)
		}
	}
}

func (p *propagation) replace(b *core.Block, v *core.Value) bool {
	c := p.s.Of(v)
	if c.Attr == nil {
		return false
	}
	w := p.folder.GetOrCreate(b, c.Dialect, c.Attr, v.Type())
	if w == nil {
		return false
	}
	v.ReplaceAllUsesWith(w)
	return true
}
