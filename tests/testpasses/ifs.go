package testpasses

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/iface/function"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/passes"
)

func (p *IfUtilsPass) run(r *passes.Run) {
	n := 0
	r.Op.Walk(func(op *core.Operation) {
		if !op.Is(&scf.IfDef) {
			return
		}
		for _, g := range op.Regions() {
			if g.IsEmpty() {
				continue
			}
			name := fmt.Sprintf("outlined_%s%d", []string{"then", "else"}[g.Index()], n)
			outlineWhole(g, name)
		}
		n++
	})
}

// outlineWhole makes a function of a region with its terminator's operands as results, even if there is nothing else in it.
func outlineWhole(g *core.Region, name string) {
	op, block := g.Op(), g.Entry()
	around := op.ParentOp()
	for ; around != nil && !function.FunctionOpInterfaceKey.In(around.Info()); around = around.ParentOp() {
	}
	if around == nil {
		return
	}
	c, params := op.Context(), usedFromAbove(g)
	end := block.Terminator()
	var in []core.Type
	var locs []core.Location
	for _, v := range params {
		in, locs = append(in, v.Type()), append(locs, op.Loc())
	}
	out := end.OperandTypes()
	b := core.NewBuilder(c)
	b.SetLoc(op.Loc())
	b.SetBefore(around)
	fn := funcd.NewFunc(b, name, c.Function(in, out))
	for fn.Body().Entry() != nil {
		fn.Body().Entry().Erase()
	}
	body := core.NewBlock(in, locs...)
	fn.Body().Append(body)
	if first := block.First(); first != end {
		body.Splice(nil, first, end.Prev())
	}
	b.SetEnd(body)
	results := end.OperandList(0, end.NumOperands())
	funcd.NewReturn(b, results)
	b.SetBefore(end)
	call := funcd.NewCall(b, out, params, name)
	last := map[*core.Value]*core.Value{} // upstream takes the last of equal ones
	for i, v := range results {
		last[v] = call.Op.Result(i)
	}
	for i, v := range results {
		end.SetOperand(i, last[v])
	}
	for i, v := range params {
		v.ReplaceUsesIf(body.Arg(i), func(u *core.Use) bool { return fn.Op.IsAncestorOf(u.Owner()) })
	}
}

// usedFromAbove returns the values from outside of a region that are used in it, in the order of the first uses, those of
// nested operations before those of the operation around.
func usedFromAbove(g *core.Region) (list []*core.Value) {
	seen := valueSet{}
	for op := range g.Ops() {
		op.Walk(func(nested *core.Operation) {
			for _, v := range nested.Operands() {
				if !seen[v] && !g.IsAncestorOf(v.ParentRegion()) {
					seen[v] = true
					list = append(list, v)
				}
			}
		})
	}
	return list
}
