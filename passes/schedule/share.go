package schedule

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/analysis/subset"
	"github.com/odsgen/ods/passes/bufferize"
	"github.com/odsgen/ods/passes/outline"
)

func (*OutlineStructuredPass) run(r *passes.Run) {
	o := bufferize.NewOptions()
	o.Boundaries, o.Layout = true, bufferize.IdentityLayout // new memory is of plain layout
	l := layouts{state: bufferize.NewState(o, core.NewReporter(r.Op.Context())), plain: make(map[*core.Value]bool)}
	var repeated outline.Repeated
	for f := range r.Op.Region(0).Ops() {
		if !f.Is(&funcd.FuncDef) {
			continue
		}
		f.Walk(func(op *core.Operation) {
			if p := kernel(op); p != nil && l.allow(op) {
				repeated.Add(p...)
			}
		})
	}
	if len(repeated.Outline(nameOf)) == 0 {
		r.PreserveAll()
	}
}

// nameOf names the function of an operation: linalg_matmul.
func nameOf(op *core.Operation) string { return strings.ReplaceAll(op.Name(), ".", "_") }

// kernel returns what a function is worth-while for, nil when op is nothing like that: a structured operation with loops, and before it
// what sets all elements of its outputs to a number, which the schedule does at the same time. What only sets or copies elements is
// little code.
func kernel(op *core.Operation) []*core.Operation {
	x, ok := linalg.LinalgOpKey.Of(op)
	if !ok || len(x.IteratorTypes()) == 0 || op.Is(&linalg.FillDef) || op.Is(&linalg.CopyDef) || !linalgdefs.HasPureTensors(op) {
		return nil
	}
	var ops []*core.Operation
	inits := x.DpsInits()
	for i := range inits.Len() {
		if f := op.Operand(op.NumOperands() - inits.Len() + i).DefiningOp(); f != nil && f.Is(&linalg.FillDef) && linalgdefs.HasPureTensors(f) {
			ops = append(ops, f)
		}
	}
	return append(ops, op)
}

// layouts knows which tensors are going to be memory of plain layout, without gaps between rows.
type layouts struct {
	state *bufferize.AnalysisState
	plain map[*core.Value]bool
}

// allow reports whether the operands of an operation are of plain layout, and its results are not put into parts of tensors.
func (l *layouts) allow(op *core.Operation) bool {
	for _, v := range op.Operands() {
		if query.IsTensor(v.Type()) && !l.isPlain(v) {
			return false
		}
	}
	seen := make(map[*core.Value]bool)
	for _, v := range op.Results() {
		if !l.stays(v, seen) {
			return false
		}
	}
	return true
}

// isPlain reports whether the memory of a tensor is of plain layout: it is made for it, or that of another tensor that is.
func (l *layouts) isPlain(v *core.Value) bool {
	if plain, ok := l.plain[v]; ok {
		return plain
	}
	l.plain[v] = false // around a loop
	plain := l.made(v)
	l.plain[v] = plain
	return plain
}

func (l *layouts) made(v *core.Value) bool {
	op := v.DefiningOp()
	if op == nil {
		return v.OwnerBlock().IsEntry() && v.OwnerBlock().ParentOp().Is(&funcd.FuncDef)
	}
	if op.Is(&funcd.CallDef) {
		return true // as functions return
	}
	if _, ok := bufferize.OpInterface.Of(op); !ok {
		return false
	}
	from := l.state.Operands(v)
	if len(from) == 0 {
		t, _ := l.state.BufferType(v)
		m, ok := t.(*core.MemRefType)
		return ok && memrefdefs.HasIdentityLayout(m)
	}
	for _, a := range from {
		if a.Relation != bufferize.Equivalent || !l.isPlain(a.Use.Value()) {
			return false
		}
	}
	return true
}

// stays reports whether no memory of a tensor becomes part of another, or what is not followed: then what is inserted might be computed in
// place.
func (l *layouts) stays(v *core.Value, seen map[*core.Value]bool) bool {
	if seen[v] {
		return true
	}
	seen[v] = true
	for u := range v.Uses() {
		op := u.Owner()
		a, part := subset.Of(op)
		switch {
		case part && a.Source == u:
			return false
		case part && !a.IsInsertion(): // which takes something out
			continue
		case op.Is(&funcd.ReturnDef), op.Is(&funcd.CallDef):
			continue
		case op.Has(core.TraitTerminator):
			return false
		}
		for _, a := range l.state.Values(u) {
			if a.Relation != bufferize.Equivalent || !l.stays(a.Value, seen) {
				return false
			}
		}
	}
	return true
}
