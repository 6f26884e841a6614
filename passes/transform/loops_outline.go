package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/arith"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/scf"
	gen "github.com/odsgen/ods/generated/transform"
)

// applyOutline moves each target into a function of its own and calls that, inside of an scf.execute_region.
func applyOutline(c *Call) Outcome {
	op := core.Must(gen.AsLoopOutlineOp(c.Op))
	var functions, calls []any
	for _, target := range c.Ops(op.Target()) {
		if target.NumRegions() != 1 {
			return c.Silenceable("failed to outline").Note(target.Loc(), "target op")
		}
		f, call, ok := c.outline(target, op.FuncName())
		if !ok {
			return c.definitelyFailed(target)
		}
		functions, calls = append(functions, f), append(calls, call)
	}
	c.Set(0, functions...)
	c.Set(1, calls...)
	return Done
}

func (c *Call) outline(target *core.Operation, name string) (f, call *core.Operation, ok bool) {
	rw, loc := c.Rewriter, target.Loc()
	table := target.NearestSymbolTable()
	around := target
	for around != nil && !around.Is(&funcd.FuncDef) {
		around = around.ParentOp()
	}
	if table == nil || around == nil {
		return nil, nil, false
	}
	captured := usedFromAbove(target)
	types := make([]core.Type, len(captured))
	for i, v := range captured {
		types[i] = v.Type()
	}
	fn := funcd.NewFunc(core.NewBuilder(rw.Context()), name, rw.Context().Function(types, target.ResultTypes()))
	fn.Op.SetLoc(loc)
	around.Block().InsertBefore(fn.Op, around)
	core.NewSymbols(table).Insert(fn.Op, around)
	rw.SetLoc(loc)
	body := rw.CreateBlock(fn.Op.Region(0), types)
	rw.SetBefore(target)
	wrap := scf.ExecuteRegion{Result0Types: target.ResultTypes()}.Build(&rw.Builder)
	rw.CreateBlock(wrap.Op.Region(0), nil)
	caller := funcd.NewCall(&rw.Builder, target.ResultTypes(), captured, fn.SymName()).Op
	scf.NewYield(&rw.Builder, caller.ResultList())
	rw.SetBefore(target)
	inner := rw.Clone(target, nil) // the target itself is gone, as for upstream
	rw.MoveOp(inner, body, nil)
	rw.SetEnd(body)
	funcd.NewReturn(&rw.Builder, inner.ResultList())
	for i, v := range captured {
		by := body.Arg(i)
		if def := v.DefiningOp(); def != nil && def.Is(&arith.ConstantDef) && v.Type() == core.Type(rw.Context().Index()) {
			rw.SetStart(body)
			by = rw.Clone(def, nil).Result(0)
		}
		rw.ReplaceUsesIf(v, by, func(u *core.Use) bool { return fn.Op.IsProperAncestorOf(u.Owner()) && u.Owner() != by.DefiningOp() })
	}
	rw.ReplaceOpWith(target, wrap.Op)
	return fn.Op, caller, true
}

// usedFromAbove returns the values from outside that an operation and what is nested in it use, in the order of the
// first uses.
func usedFromAbove(target *core.Operation) (out []*core.Value) {
	seen := map[*core.Value]bool{}
	target.WalkPost(func(op *core.Operation) core.WalkResult {
		for _, v := range op.Operands() {
			if !seen[v] && (op == target || flow.IsDefinedOutside(target, v)) {
				seen[v] = true
				out = append(out, v)
			}
		}
		return core.WalkAdvance
	})
	return out
}
