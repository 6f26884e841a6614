package bufferize

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/query"
	linalgdefs "github.com/odsgen/ods/defs/linalg"
	"github.com/odsgen/ods/generated/linalg"
)

// structuredModel is of structured operations of dialect linalg, which write to their outputs.
type structuredModel struct{ Defaults }

// initsOf returns the number of the first output among the operands.
func initsOf(op *core.Operation) int {
	x, ok := linalg.LinalgOpKey.Of(op)
	if !ok {
		return op.NumOperands()
	}
	return op.NumOperands() - x.DpsInits().Len()
}

// Reads implements [Op]: only what the region uses is read.
func (structuredModel) Reads(u *core.Use, _ *AnalysisState) bool {
	return linalgdefs.PayloadUses(u.Owner(), u.Index())
}

// Writes implements [Op].
func (structuredModel) Writes(u *core.Use, _ *AnalysisState) bool {
	return u.Index() >= initsOf(u.Owner())
}

// Elementwise implements [Op].
func (structuredModel) Elementwise(op *core.Operation, a, b *core.Use, _ *AnalysisState) bool {
	x, ok := linalg.LinalgOpKey.Of(op)
	if !ok || slices.Contains(x.IteratorTypes(), linalg.IteratorTypeReduction) {
		return false
	}
	maps := x.IndexingMaps()
	for _, u := range []*core.Use{a, b} {
		switch u.Value().Type().(type) {
		case *core.RankedTensorType, *core.MemRefType:
			if !maps[u.Index()].IsIdentity() {
				return false
			}
		}
	}
	return true
}

// Values implements [Op]: results are outputs.
func (structuredModel) Values(u *core.Use, _ *AnalysisState) []ValueAlias {
	op := u.Owner()
	i := u.Index() - initsOf(op)
	if i < 0 || i >= op.NumResults() {
		return nil
	}
	return []ValueAlias{{Value: op.Result(i), Relation: Equivalent}}
}

// Bufferize implements [Op]: the operation with the same region, on memory and without results.
func (structuredModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	if linalgdefs.HasPureBuffers(op) {
		return true
	}
	if !linalgdefs.HasPureTensors(op) {
		return rw.Report().OpEmitErrorf(op, "op does not have pure tensor semantics").Fail()
	}
	operands := op.OperandList(0, op.NumOperands())
	for i, v := range operands {
		if !query.IsTensor(v.Type()) {
			continue
		}
		m, ok := rw.Buffer(v)
		if !ok {
			return false
		}
		operands[i] = m
	}
	n := core.Create(&core.OperationState{Info: op.Info(), Operands: operands, Attrs: op.Attrs(),
		Regions: []*core.Region{op.Region(0)}, Loc: op.Loc()})
	rw.Insert(n)
	rw.Replace(op, operands[initsOf(n):]...)
	return true
}

// softmaxModel is of linalg.softmax.
type softmaxModel struct{ destination }

// Reads implements [Op].
func (softmaxModel) Reads(u *core.Use, _ *AnalysisState) bool { return u.Index() == 0 }

// Bufferize implements [Op].
func (softmaxModel) Bufferize(op *core.Operation, rw *Rewriter) bool {
	s := core.Must(linalg.AsSoftmaxOp(op))
	in, ok := rw.Buffer(s.Input())
	if !ok {
		return false
	}
	out, ok := rw.Buffer(s.Output())
	if !ok {
		return false
	}
	rw.Create(&core.OperationState{Info: op.Info(), Operands: []*core.Value{in, out}, Attrs: op.Attrs(), Loc: op.Loc()})
	rw.Replace(op, out)
	return true
}

// attachLinalg attaches the models of dialect linalg. Operations that are not structured, but for linalg.softmax, have
// none.
func attachLinalg(attach func(def *core.OpDef, of func(op *core.Operation) (Op, bool))) {
	for _, def := range linalgdefs.New().Def.Ops {
		var model Op
		switch {
		case def == &linalg.SoftmaxDef:
			model = softmaxModel{destination{dest: 1}}
		case slices.ContainsFunc(def.Interfaces, func(i core.InterfaceImpl) bool { return i.Key == any(&linalg.LinalgOpKey) }):
			model = structuredModel{}
		default:
			continue
		}
		attach(def, func(*core.Operation) (Op, bool) { return model, true })
	}
}
