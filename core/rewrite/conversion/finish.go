package conversion

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
)

// finishCasts removes casts that cancel each other and turns the others into what the type converters want. It is the
// last that the driver does: what it knows about operations is gone, so that others can mark them.
func (d *driver) finishCasts() bool {
	d.casts = slices.DeleteFunc(d.casts, (*core.Operation).IsErased)
	infos := make([]*castInfo, len(d.casts))
	for i, op := range d.casts {
		infos[i] = d.castOf(op)
	}
	d.known.Reset()
	remaining := ReconcileCasts(d.casts)
	if d.cfg.KeepCasts {
		return true
	}
	rw := rewrite.NewRewriter(d.ctx, d.listener)
	i := 0
	for _, op := range remaining {
		for d.casts[i] != op {
			i++
		}
		if !d.finishCast(rw, op, infos[i]) {
			return false
		}
	}
	return true
}

func (d *driver) finishCast(rw *rewrite.Rewriter, op *core.Operation, info *castInfo) bool {
	inputs, types := op.OperandList(0, op.NumOperands()), op.ResultTypes()
	if info.types != nil {
		rw.SetBefore(op)
		rw.SetLoc(op.Loc())
		var vals []*core.Value
		if info.kind == castTarget {
			vals = info.types.MaterializeTarget(&rw.Builder, types, inputs, op.Loc(), info.original)
		} else if v := info.types.MaterializeSource(&rw.Builder, types[0], inputs, op.Loc()); v != nil {
			vals = []*core.Value{v}
		}
		if len(vals) > 0 {
			rw.ReplaceOp(op, vals...)
			return true
		}
	}
	user := firstUser(op)
	d.cfg.Report.OpEmitErrorf(op, "failed to legalize unresolved materialization from (%s) to (%s) that remained live after conversion",
		typeList(op.OperandTypes()), typeList(types)).
		Note(user.Loc(), "see existing live user here: %s", user)
	return false
}

func firstUser(op *core.Operation) *core.Operation {
	for _, r := range op.Results() {
		for u := range r.Users() {
			return u
		}
	}
	return op
}

func typeList(types []core.Type) string {
	s := ""
	for i, t := range types {
		if i > 0 {
			s += ", "
		}
		s += fmt.Sprintf("'%s'", core.TypeString(t))
	}
	return s
}
