package vector

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/vector"
)

// AddBroadcastLowering adds the pattern that takes broadcasts of vectors down to those of scalars.
func AddBroadcastLowering(set *rewrite.PatternSet) {
	set.Add(rewrite.OpPattern(&vector.BroadcastDef, vector.AsBroadcastOp, "broadcast of a vector", lowerBroadcast))
}

func lowerBroadcast(op vector.BroadcastOp, rw *rewrite.Rewriter) bool {
	from, to := vectorOf(op.Source()), vectorOf(op.Op.Result(0))
	if from == nil {
		return rw.NoMatch(op.Op, "broadcast from scalar already in lowered form")
	}
	rw.SetLoc(op.Op.Loc())
	b := &rw.Builder
	have, want := len(from.Shape()), len(to.Shape())
	if have <= 1 && want == 1 {
		one := extract(b, op.Source(), make([]int64, have)...)
		rw.ReplaceOp(op.Op, broadcast(b, to, one))
		return true
	}
	rows := func(all *core.Value, row func(i int64) *core.Value) {
		for i := range to.Shape()[0] {
			all = insert(b, row(i), all, i)
		}
		rw.ReplaceOp(op.Op, all)
	}
	if have < want {
		row := broadcast(b, DropDim(to, 0), op.Source())
		rows(poison(b, to), func(int64) *core.Value { return row })
		return true
	}
	stretched := -1
	for i, n := range from.Shape() {
		if n != to.Shape()[i] {
			stretched = i
			break
		}
	}
	switch {
	case stretched < 0:
		rw.ReplaceOp(op.Op, op.Source())
	case stretched == 0:
		all := poison(b, to)
		row := broadcast(b, DropDim(to, 0), extract(b, op.Source(), 0))
		rows(all, func(int64) *core.Value { return row })
	case scalable(to, 0):
		return rw.NoMatch(op.Op, "the rows are scalable")
	default:
		rows(poison(b, to), func(i int64) *core.Value { return broadcast(b, DropDim(to, 0), extract(b, op.Source(), i)) })
	}
	return true
}
