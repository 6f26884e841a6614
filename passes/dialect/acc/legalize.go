package acc

import (
	"slices"

	"github.com/odsgen/ods/core"
	accdefs "github.com/odsgen/ods/defs/acc"
	gen "github.com/odsgen/ods/generated/acc"
	"github.com/odsgen/ods/passes"
)

// replaced is a variable and what takes its place.
type replaced struct{ from, to *core.Value }

func (p *LegalizeDataValuesPass) run(r *passes.Run) {
	l := legalizer{r: r, toDevice: p.HostToDevice}
	r.Op.WalkPost(func(op *core.Operation) core.WalkResult {
		switch op.Name() {
		case gen.ParallelDef.Name, gen.SerialDef.Name, gen.KernelsDef.Name, gen.LoopDef.Name:
			l.inRegion(op, l.variables(op), nil)
		case gen.HostDataDef.Name:
			if p.ApplyToAccDataConstruct {
				l.inRegion(op, l.variables(op), nil)
			}
		case gen.DataDef.Name, gen.DeclareDef.Name:
			if p.ApplyToAccDataConstruct {
				l.inRegion(op, l.variables(op), inCompute)
			}
		case gen.DeclareEnterDef.Name:
			if !l.between(op) {
				r.Fail()
				return core.WalkInterrupt
			}
		}
		return core.WalkAdvance
	})
}

type legalizer struct {
	r        *passes.Run
	toDevice bool
}

// clauses are the operands of constructs that are mapped variables, in the order in which they are looked at.
var clauses = []string{"dataClauseOperands", "reductionOperands", "privateOperands", "firstprivateOperands"}

// variables returns the variables of a construct.
func (l *legalizer) variables(op *core.Operation) (out []replaced) {
	for _, clause := range clauses {
		if clause == clauses[3] && op.Name() == gen.LoopDef.Name || clause != clauses[0] && op.Name() == gen.KernelsDef.Name {
			continue // upstream does not look at these
		}
		for i, d := range op.Info().Def().Operands {
			if d.Name != clause {
				continue
			}
			for _, v := range op.OperandGroup(i) {
				host, device, ok := accdefs.Mapped(v.DefiningOp())
				if !ok {
					continue
				}
				if l.toDevice {
					out = append(out, replaced{host, device})
				} else {
					out = append(out, replaced{device, host})
				}
			}
		}
	}
	return out
}

// inRegion replaces the uses of variables in the region of a construct, by operations that only accepts.
func (l *legalizer) inRegion(op *core.Operation, vars []replaced, only func(*core.Operation) bool) {
	region := op.Region(0)
	for _, v := range vars {
		l.replace(v, func(user *core.Operation) bool {
			return region.IsAncestorOf(user.ParentRegion()) && (only == nil || only(user))
		})
	}
}

func (l *legalizer) replace(v replaced, where func(user *core.Operation) bool) {
	for _, u := range slices.Collect(v.from.Uses()) {
		if where(u.Owner()) {
			u.Set(v.to)
		}
	}
}

// between replaces the uses of variables between the operation that enters a data region and the one that leaves it.
func (l *legalizer) between(op *core.Operation) bool {
	exit := l.exitOf(op)
	if exit == nil {
		return false
	}
	dom, post := passes.Get(l.r, &passes.Dominance), passes.Get(l.r, &passes.PostDominance)
	for _, v := range l.variables(op) {
		l.replace(v, func(user *core.Operation) bool {
			return dom.DominatesOp(op, user) && post.PostDominatesOp(exit, user) && inCompute(user)
		})
	}
	return true
}

// exitOf returns the operation that leaves the data region that op enters.
func (l *legalizer) exitOf(op *core.Operation) *core.Operation {
	enter := core.Must(gen.AsDeclareEnterOp(op))
	users := slices.Collect(enter.Token().Users())
	if len(users) != 1 {
		l.r.Reporter().OpEmitErrorf(op, "declare enter token must have exactly one use")
		return nil
	}
	if _, ok := gen.AsDeclareExitOp(users[0]); !ok {
		l.r.Reporter().OpEmitErrorf(op, "declare enter token must be used by declare exit op")
		return nil
	}
	return users[0]
}
