package loops

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/generated/scf"
)

// FuseFor makes one loop of two that have the same bounds and do not depend on each other; the body of the target comes
// before that of the source. The new loop comes after the source.
func FuseFor(rw *rewrite.Rewriter, target, source scf.ForOp) scf.ForOp {
	rw.SetAfter(source.Op)
	rw.SetLoc(source.Op.Loc())
	n := len(target.InitArgs())
	inits := slices.Concat(target.InitArgs(), source.InitArgs())
	types := make([]core.Type, len(inits))
	for i, v := range inits {
		types[i] = v.Type()
	}
	fused := scf.For{ResultsTypes: types, LowerBound: source.LowerBound(), UpperBound: source.UpperBound(), Step: source.Step(),
		InitArgs: inits}.Build(&rw.Builder)
	blk := rw.CreateBlock(fused.Region(), append([]core.Type{source.Step().Type()}, types...))
	setArgLocs(fused)
	var m core.IRMapping
	m.Map(inductionVar(target), blk.Arg(0))
	m.Map(inductionVar(source), blk.Arg(0))
	for i, v := range iterArgs(target) {
		m.Map(v, blk.Arg(1+i))
	}
	for i, v := range iterArgs(source) {
		m.Map(v, blk.Arg(1+n+i))
	}
	rw.SetStart(blk)
	cloneSteps(rw, body(target), &m)
	cloneSteps(rw, body(source), &m)
	var vals []*core.Value
	for _, v := range slices.Concat(yielded(target), yielded(source)) {
		vals = append(vals, m.Value(v))
	}
	rw.SetEnd(blk)
	rw.SetLoc(source.Op.Loc())
	scf.NewYield(&rw.Builder, vals)
	rw.ReplaceOp(target.Op, fused.Results()[:n]...)
	rw.ReplaceOp(source.Op, fused.Results()[n:]...)
	return fused
}

// setArgLocs gives the arguments of a loop's body the locations that upstream's builder does.
func setArgLocs(loop scf.ForOp) {
	body(loop).SetArgLoc(0, loop.Op.Loc())
	for i, v := range loop.InitArgs() {
		body(loop).SetArgLoc(i+1, v.Loc())
	}
}

// cloneSteps copies the operations of a block but its terminator.
func cloneSteps(rw *rewrite.Rewriter, b *core.Block, m *core.IRMapping) {
	for op := b.First(); op != nil && op != b.Last(); op = op.Next() {
		rw.Clone(op, m)
	}
}

// FuseForall makes one loop of two that have the same bounds and mapping and do not depend on each other; the body of
// the target comes before that of the source. The new loop comes after the source.
func FuseForall(rw *rewrite.Rewriter, target, source scf.ForallOp) scf.ForallOp {
	rw.SetAfter(source.Op)
	rw.SetLoc(source.Op.Loc())
	n, dims := len(target.Outputs()), len(source.StaticStep())
	outputs := slices.Concat(target.Outputs(), source.Outputs())
	types := make([]core.Type, len(outputs))
	for i, v := range outputs {
		types[i] = v.Type()
	}
	fused := scf.Forall{ResultsTypes: types, Outputs: outputs, StaticLowerBound: source.StaticLowerBound(),
		StaticUpperBound: source.StaticUpperBound(), StaticStep: source.StaticStep(), DynamicLowerBound: source.DynamicLowerBound(),
		DynamicUpperBound: source.DynamicUpperBound(), DynamicStep: source.DynamicStep(), Mapping: source.MappingAttr()}.Build(&rw.Builder)
	from, more := target.Region().Entry(), source.Region().Entry()
	blk := rw.CreateBlock(fused.Region(), append(slices.Repeat([]core.Type{rw.Context().Index()}, dims), types...))
	rw.CreateBlock(scf.NewInParallel(&rw.Builder).Op.Region(0), nil)
	var m core.IRMapping
	for i := range dims {
		m.Map(from.Arg(i), blk.Arg(i))
		m.Map(more.Arg(i), blk.Arg(i))
	}
	for i := range outputs {
		if i < n {
			m.Map(from.Arg(dims+i), blk.Arg(dims+i))
		} else {
			m.Map(more.Arg(dims+i-n), blk.Arg(dims+i))
		}
	}
	rw.SetStart(blk)
	cloneSteps(rw, from, &m)
	cloneSteps(rw, more, &m)
	rw.SetStart(blk.Last().Region(0).Entry())
	for _, end := range []*core.Operation{from.Last(), more.Last()} {
		for op := range end.Region(0).Entry().Ops() {
			rw.Clone(op, &m)
		}
	}
	rw.ReplaceOp(target.Op, fused.Op.ResultList()[:n]...)
	rw.ReplaceOp(source.Op, fused.Op.ResultList()[n:]...)
	return fused
}
