package deadvalues

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/generated/ub"
)

// apply removes what was collected: first what uses dead values, then what makes them. What code that is never executed
// still uses then becomes poison.
func (c *cleaner) apply() {
	for _, o := range c.poisoned {
		for _, i := range o.list {
			c.poisonOperand(o.op.OperandUse(i))
		}
	}
	for _, op := range c.undecided {
		c.rw.SetBefore(op)
		c.rw.SetLoc(op.Loc())
		ub.NewUnreachable(&c.rw.Builder)
		c.rw.EraseOp(op)
	}
	for i := len(c.branches); i > 0; {
		first := i - 1
		for first > 0 && c.branches[first-1].op == c.branches[i-1].op {
			first--
		}
		c.shrinkBranch(c.branches[first:i])
		i = first
	}
	for _, o := range c.erased {
		if len(o.list) > 0 {
			c.rw.Modify(o.op, func() { rewrite.EraseOperands(o.op, o.list) })
		}
	}
	for i := len(c.ops) - 1; i >= 0; i-- { // users before what they use
		if op := c.ops[i]; !op.IsErased() {
			c.poisonUses(op.ResultList(), nil)
			c.rw.EraseOp(op)
		}
	}
	for _, b := range c.blocks {
		c.eraseArgs(b, c.args[b])
	}
	for _, f := range c.functions {
		c.shrinkFunction(f)
	}
	for _, r := range c.results {
		if !r.op.IsErased() {
			c.poisonUses(r.op.ResultList(), r.dead)
			c.rw.EraseResults(r.op, func(v *core.Value) bool { return v.Index() < len(r.dead) && r.dead[v.Index()] })
		}
	}
	for _, o := range c.poisoned {
		for _, v := range o.to {
			c.eraseGuidedBy(v)
		}
	}
	for _, f := range c.kept {
		if r := f.Region(0); !r.IsEmpty() {
			for _, v := range r.Entry().Args() {
				if !c.live.IsLive(v) {
					c.eraseGuidedBy(v)
				}
			}
		}
	}
}

// eraseGuidedBy erases the operations with regions that a dead value guides, since it is poison now, or may be what a call passes, and they do nothing but read.
func (c *cleaner) eraseGuidedBy(v *core.Value) {
	if upstream.PoisonedGuides.In(c.rw.Context()) {
		return
	}
	for _, user := range slices.Collect(v.Users()) {
		if !user.IsErased() {
			c.eraseGuided(user)
		}
	}
}

// poisonOperand replaces one operand.
func (c *cleaner) poisonOperand(u *core.Use) {
	v := u.Value()
	c.rw.SetBefore(u.Owner())
	c.rw.SetLoc(v.Loc())
	p := ub.NewPoison(&c.rw.Builder, v.Type())
	c.poison[p.Op] = true
	c.rw.Modify(u.Owner(), func() { u.Set(p.Result()) })
}

// poisonUses replaces all uses of those values that are dead; nil means all. An operation with regions that a dead
// value guides is erased instead, when all that it does is to read, so that nothing depends on poison.
func (c *cleaner) poisonUses(vals []*core.Value, dead []bool) {
	for i, v := range vals {
		if dead != nil && (i >= len(dead) || !dead[i]) {
			continue
		}
		for u := v.FirstUse(); u != nil; u = v.FirstUse() {
			if !c.eraseGuided(u.Owner()) {
				c.poisonOperand(u)
			}
		}
	}
}

// eraseGuided erases the operation whose control flow a user of a dead value decides, and poison that was made for it alone. It
// reports false where there is none, or where it does more than to read.
func (c *cleaner) eraseGuided(user *core.Operation) bool {
	op := guided(user)
	if op == nil || c.live.AnyLive(op.ResultList()) || !op.OnlyDeadEffects() {
		return false
	}
	c.poisonUses(op.ResultList(), nil)
	var poison []*core.Operation
	for _, v := range op.Operands() {
		if o := v.DefiningOp(); o != nil && o.Is(&ub.PoisonDef) && !slices.Contains(poison, o) {
			poison = append(poison, o)
		}
	}
	c.rw.EraseOp(op)
	for _, o := range poison {
		if c.poison[o] && !o.Result(0).HasUses() {
			c.rw.EraseOp(o)
		}
	}
	return true
}

// guided returns the operation whose control flow between regions depends on operands of op: op itself, or what it is a
// terminator in.
func guided(op *core.Operation) *core.Operation {
	for _, o := range [...]*core.Operation{op, op.ParentOp()} {
		if o == nil {
			break
		}
		if _, ok := flow.RegionBranchOpInterfaceKey.Of(o); ok {
			return o
		}
		if !flow.IsRegionTerminator(op) {
			break
		}
	}
	return nil
}

// shrinkBranch removes what a branch passes to dead arguments; the edges are all those of one operation.
func (c *cleaner) shrinkBranch(edges []branchEdge) {
	op := edges[0].op
	if op.IsErased() {
		return
	}
	b, _ := flow.BranchOpInterfaceKey.Of(op)
	c.rw.Modify(op, func() {
		drop := make([]bool, op.NumOperands())
		for _, e := range edges {
			s, gone := b.SuccessorOperands(e.successor), c.args[op.Successor(e.successor)]
			for k := s.Produced; k < len(e.dead); k++ {
				if gone[k] {
					drop[s.OperandIndex(k)] = true
				}
			}
		}
		op.EraseOperands(drop)
	})
}

func (c *cleaner) eraseArgs(b *core.Block, dead []bool) {
	if len(numbers(dead)) == 0 {
		return
	}
	c.poisonUses(b.Args(), dead)
	b.EraseArgs(func(v *core.Value) bool { return dead[v.Index()] })
}

// shrinkFunction removes arguments and results from a function.
func (c *cleaner) shrinkFunction(s signature) {
	if len(numbers(s.args)) == 0 && len(numbers(s.results)) == 0 {
		return
	}
	inputs, results, _ := s.op.FunctionSignature()
	c.eraseArgs(s.op.Region(0).Entry(), s.args)
	ctx := s.op.Context()
	c.rw.Modify(s.op, func() {
		keepAttrs(s.op, core.ArgAttrsAttr, s.args)
		keepAttrs(s.op, core.ResAttrsAttr, s.results)
		s.op.SetAttr(core.FunctionTypeAttr, ctx.TypeAttr(ctx.Function(keep(inputs, s.args), keep(results, s.results))))
	})
}

// keep returns the elements that are not in the set.
func keep[T any](list []T, erase []bool) []T {
	out := make([]T, 0, len(list))
	for i, t := range list {
		if !erase[i] {
			out = append(out, t)
		}
	}
	return out
}

// keepAttrs removes the dictionaries of arguments or results that go away, and the list when all others are empty.
func keepAttrs(op *core.Operation, name string, erase []bool) {
	list, ok := op.Attr(name).(*core.ArrayAttr)
	if !ok {
		return
	}
	rest := keep(list.Elems(), erase)
	for _, a := range rest {
		if d, ok := a.(*core.DictAttr); ok && len(d.Entries()) > 0 {
			op.SetAttr(name, op.Context().Array(rest...))
			return
		}
	}
	op.RemoveAttr(name)
}
