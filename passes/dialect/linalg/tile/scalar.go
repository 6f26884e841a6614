package tile

import (
	"github.com/odsgen/ods/core"
	memrefdefs "github.com/odsgen/ods/defs/memref"
	"github.com/odsgen/ods/generated/scf"
)

// ToLoops makes a nest of scf.for before an operation without results that computes it point by point, and returns
// the loops. The operation stays, for the caller to erase. ok is false when that is not possible.
func ToLoops(w *Work, op *core.Operation) (loops []*core.Operation, ok bool) {
	x, ok := Of(op)
	if !ok || op.NumResults() > 0 {
		return nil, false
	}
	defer w.Restore(w.Save())
	w.SetBefore(op)
	w.SetLoc(op.Loc())
	b := &w.Builder
	var ivs []*core.Value
	for _, d := range x.Domain(w) {
		lower := memrefdefs.ValueOf(b, d.Offset)
		upper := memrefdefs.ValueOf(b, d.Size)
		loop := scf.BuildFor(b, lower, upper, memrefdefs.ValueOf(b, d.Stride), nil,
			func(*core.Builder, *core.Value, []*core.Value) []*core.Value { return nil })
		loops = append(loops, loop.Op)
		body := loop.Region().Entry()
		ivs = append(ivs, body.Arg(0))
		w.SetBefore(body.Last())
	}
	return loops, x.Scalar(w, ivs)
}
