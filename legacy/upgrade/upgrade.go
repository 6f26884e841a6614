package upgrade

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/legacy/std2019"
	"github.com/odsgen/ods/passes"
)

// Register registers the pass of this package.
func Register(reg *passes.Registry) { reg.Add(passes.Func(Std2019)) }

func (p *Std2019Pass) run(r *passes.Run) {
	if !Convert(r.Op, r.Reporter()) {
		r.Fail()
	}
}

// Convert replaces the operations of dialect std2019 in an operation, which must be valid. It reports an error for each
// one that has no counterpart, and leaves it.
func Convert(root *core.Operation, report *core.Reporter) bool {
	rw := rewrite.NewRewriter(root.Context(), nil)
	expandRanges(root, rw)
	var ops, ranges []*core.Operation
	root.Walk(func(op *core.Operation) {
		switch {
		case !op.IsRegistered() || op.Info().DialectName() != std2019.Name:
		case op.Is(&std2019.RangeDef):
			ranges = append(ranges, op)
		default:
			ops = append(ops, op)
		}
	})
	ok := true
	for _, op := range append(ops, ranges...) { // ranges are gone after those that use them
		rw.SetBefore(op)
		rw.SetLoc(op.Loc())
		rule, known := rules[op.Name()]
		if !known {
			report.OpErrorf(op, "has no counterpart today")
			ok = false
			continue
		}
		if why := rule(op, rw); why != "" {
			report.OpErrorf(op, "has no counterpart today: %s", why)
			ok = false
		}
	}
	return ok
}
