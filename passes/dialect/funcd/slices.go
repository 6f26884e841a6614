package funcd

import (
	"fmt"

	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/funcd"
	linalg "github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/passes"
)

func (p *SliceAnalysisTestPass) run(r *passes.Run) {
	n := 0
	for op := range r.Op.Region(0).Entry().Ops() {
		f, ok := gen.AsFuncOp(op)
		if !ok {
			continue
		}
		var found []*core.Operation
		op.Walk(func(op *core.Operation) {
			if _, ok := linalg.LinalgOpKey.Of(op); ok {
				found = append(found, op)
			}
		})
		for _, op := range found {
			p.copySlice(f, op, n)
			n++
		}
	}
}

// copySlice makes a function, before another one, of what an operation depends on.
func (p *SliceAnalysisTestPass) copySlice(f gen.FuncOp, op *core.Operation, n int) {
	b := core.BuilderBefore(f.Op)
	b.SetLoc(op.Loc())
	sig := f.FunctionType().(*core.FunctionType)
	made := gen.Func{SymName: fmt.Sprintf("%s__backward_slice__%d", name(f.Op), n), FunctionType: sig}.Build(b)
	locs := make([]core.Location, len(sig.Inputs()))
	for i := range locs {
		locs[i] = op.Loc()
	}
	entry := made.Body().Entry()
	if entry == nil {
		entry = b.CreateBlock(made.Body(), sig.Inputs(), locs...)
	}
	b.SetEnd(entry)
	var m core.IRMapping
	for i, arg := range f.Body().Entry().Args() {
		m.Map(arg, entry.Arg(i))
	}
	s := slice{omitArgs: p.OmitBlockArguments, seen: map[*core.Operation]bool{op: true}}
	s.add(op)
	for _, dep := range s.ops[:len(s.ops)-1] { // the last one is op
		b.Insert(dep.Clone(&m))
	}
	gen.NewReturn(b, nil)
}

// slice collects what an operation depends on, definitions before uses.
type slice struct {
	omitArgs bool
	seen     map[*core.Operation]bool
	ops      []*core.Operation
}

func (s *slice) add(op *core.Operation) {
	if op.Has(core.TraitIsolatedFromAbove) {
		return
	}
	for _, region := range op.Regions() {
		for b := range region.Blocks() {
			for inner := range b.Ops() {
				inner.Walk(func(inner *core.Operation) {
					for _, v := range inner.Operands() {
						if !op.IsAncestorOf(v.ParentBlock().ParentOp()) {
							s.value(v)
						}
					}
				})
			}
		}
	}
	for _, v := range op.Operands() {
		s.value(v)
	}
	s.ops = append(s.ops, op)
}

// value adds what defines a value: an operation, or the one that its block is in if there is no other block.
func (s *slice) value(v *core.Value) {
	op := v.DefiningOp()
	if op == nil {
		if s.omitArgs {
			return
		}
		op = v.OwnerBlock().ParentOp()
		if op == nil || op.NumRegions() != 1 || op.Region(0).Entry().Next() != nil {
			return
		}
	}
	if !s.seen[op] {
		s.seen[op] = true
		s.add(op)
	}
}
