package cf

import (
	"slices"

	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/cf"
)

// This file has the canonicalization patterns of cf.switch.

// switchCase is one case of a switch.
type switchCase struct {
	value num.Int
	to    target
}

func defaultTarget(op cf.SwitchOp) target {
	return target{op.DefaultDestination(), op.DefaultOperands()}
}

func casesOf(op cf.SwitchOp) []switchCase {
	values := op.CaseValuesAttr()
	if values == nil {
		return nil
	}
	dests, args := op.CaseDestinations(), op.CaseOperands()
	out := make([]switchCase, len(dests))
	for i := range out {
		out[i] = switchCase{values.Int(int64(i)), target{dests[i], args[i]}}
	}
	return out
}

// rebuild replaces a switch by one with other targets.
func rebuild(op cf.SwitchOp, defaultTo target, cases []switchCase, rw *rewrite.Rewriter) bool {
	s := cf.Switch{Flag: op.Flag(), DefaultDestination: defaultTo.block, DefaultOperands: defaultTo.args}
	var raw []byte
	for _, c := range cases {
		raw = c.value.AppendLittleEndian(raw)
		s.CaseDestinations = append(s.CaseDestinations, c.to.block)
		s.CaseOperands = append(s.CaseOperands, c.to.args)
	}
	if len(cases) > 0 {
		c := rw.Context()
		s.CaseValues = c.DenseElements(c.Vector([]int64{int64(len(cases))}, op.Flag().Type(), nil), raw)
	}
	s.Build(&rw.Builder)
	rw.EraseOp(op.Op)
	return true
}

// decide replaces a switch by a branch to where the value leads.
func decide(op cf.SwitchOp, value num.Int, rw *rewrite.Rewriter) bool {
	for _, c := range casesOf(op) {
		if c.value.Equal(value) {
			return branchTo(op.Op, c.to, rw)
		}
	}
	return branchTo(op.Op, defaultTarget(op), rw)
}

// CanonicalizationPatternsSwitch adds the patterns of switches.
func (Hooks) CanonicalizationPatternsSwitch(set *rewrite.PatternSet) {
	for _, p := range []struct {
		name  string
		match func(cf.SwitchOp, *rewrite.Rewriter) bool
	}{
		{"switch without cases", onlyDefault},
		{"switch with cases like the default", dropDefaultCases},
		{"switch on a constant", constantFlag},
		{"switch to blocks that branch on", passThroughSwitch},
		{"switch below a case of one on the same flag", decidedByCase},
		{"switch below the default of one on the same flag", dropExcludedCases},
	} {
		set.Add(rewrite.OpPattern(&cf.SwitchDef, cf.AsSwitchOp, p.name, p.match))
	}
}

func onlyDefault(op cf.SwitchOp, rw *rewrite.Rewriter) bool {
	return op.Op.NumSuccessors() == 1 && branchTo(op.Op, defaultTarget(op), rw)
}

// keepCases rebuilds the switch without the cases that are not kept, if there are any.
func keepCases(op cf.SwitchOp, keep func(switchCase) bool, rw *rewrite.Rewriter) bool {
	all := casesOf(op)
	var kept []switchCase
	for _, c := range all {
		if keep(c) {
			kept = append(kept, c)
		}
	}
	return len(kept) < len(all) && rebuild(op, defaultTarget(op), kept, rw)
}

func dropDefaultCases(op cf.SwitchOp, rw *rewrite.Rewriter) bool {
	d := defaultTarget(op)
	return keepCases(op, func(c switchCase) bool { return c.to.block != d.block || !slices.Equal(c.to.args, d.args) }, rw)
}

func constantFlag(op cf.SwitchOp, rw *rewrite.Rewriter) bool {
	v, ok := constfold.IntValue(op.Flag())
	return ok && decide(op, v, rw)
}

func passThroughSwitch(op cf.SwitchOp, rw *rewrite.Rewriter) bool {
	changed := false
	skip := func(t target) target {
		to, ok := t.passThrough()
		changed = changed || ok
		return to
	}
	cases := casesOf(op)
	for i := range cases {
		cases[i].to = skip(cases[i].to)
	}
	d := skip(defaultTarget(op))
	return changed && rebuild(op, d, cases, rw)
}

// switchAbove returns the switch on the same flag that is the only way to op's block.
func switchAbove(op cf.SwitchOp) (above cf.SwitchOp, ok bool) {
	pred := op.Op.Block().SinglePred()
	if pred == nil {
		return above, false
	}
	above, ok = cf.AsSwitchOp(pred.Last())
	return above, ok && above.Flag() == op.Flag()
}

func decidedByCase(op cf.SwitchOp, rw *rewrite.Rewriter) bool {
	above, ok := switchAbove(op)
	block := op.Op.Block()
	if !ok || above.DefaultDestination() == block {
		return false
	}
	for _, c := range casesOf(above) {
		if c.to.block == block {
			return decide(op, c.value, rw)
		}
	}
	return branchTo(op.Op, defaultTarget(op), rw)
}

func dropExcludedCases(op cf.SwitchOp, rw *rewrite.Rewriter) bool {
	above, ok := switchAbove(op)
	block := op.Op.Block()
	if !ok || above.DefaultDestination() != block {
		return false
	}
	excluded := make(map[num.Int]bool)
	for _, c := range casesOf(above) {
		if c.to.block != block {
			excluded[c.value] = true
		}
	}
	return keepCases(op, func(c switchCase) bool { return !excluded[c.value] }, rw)
}
