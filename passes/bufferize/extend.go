package bufferize

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/arith"
	bufferizationgen "github.com/odsgen/ods/generated/bufferization"
	"github.com/odsgen/ods/generated/cf"
	"github.com/odsgen/ods/generated/funcd"
	"github.com/odsgen/ods/generated/linalg"
	"github.com/odsgen/ods/generated/mlprogram"
	"github.com/odsgen/ods/generated/scf"
	"github.com/odsgen/ods/generated/shape"
	"github.com/odsgen/ods/generated/tensor"
	"github.com/odsgen/ods/generated/vector"
)

// branchModel is of branches, whose operands are bufferized with the arguments of their successors.
type branchModel struct{ alias }

// Values implements [Op].
func (branchModel) Values(u *core.Use, _ *AnalysisState) (out []ValueAlias) {
	op, k := u.Owner(), u.Index()
	br, ok := flow.BranchOpInterfaceKey.Of(op)
	if !ok {
		return nil
	}
	for i, b := range op.Successors() {
		list := br.SuccessorOperands(i)
		if k >= list.Start && k < list.Start+list.N {
			out = append(out, ValueAlias{b.Arg(k - list.Start + list.Produced), Equivalent, true})
		}
	}
	return out
}

// models says how the operations of the shipped dialects work on tensors.
var models = [...]struct {
	dialect string
	def     *core.OpDef
	model   Op
}{
	{arith.Name, &arith.ConstantDef, constantModel{}},
	{arith.Name, &arith.IndexCastDef, indexCastModel{alias{relation: Equivalent}}},
	{arith.Name, &arith.SelectDef, selectModel{}},
	{bufferizationgen.Name, &bufferizationgen.AllocTensorDef, allocTensorModel{}},
	{bufferizationgen.Name, &bufferizationgen.DeallocTensorDef, deallocTensorModel{}},
	{bufferizationgen.Name, &bufferizationgen.MaterializeInDestinationDef, materializeModel{destination{dest: 1}}},
	{bufferizationgen.Name, &bufferizationgen.ToBufferDef, toBufferModel{}},
	{bufferizationgen.Name, &bufferizationgen.ToTensorDef, toTensorModel{}},
	{cf.Name, &cf.BranchDef, branchModel{}},
	{cf.Name, &cf.CondBranchDef, branchModel{}},
	{funcd.Name, &funcd.CallDef, callModel{}},
	{funcd.Name, &funcd.FuncDef, funcModel{}},
	{funcd.Name, &funcd.ReturnDef, returnModel{}},
	{mlprogram.Name, &mlprogram.GlobalDef, globalModel{}},
	{mlprogram.Name, &mlprogram.GlobalLoadDef, globalLoadModel{}},
	{mlprogram.Name, &mlprogram.GlobalStoreDef, globalStoreModel{}},
	{scf.Name, &scf.ConditionDef, conditionModel{}},
	{scf.Name, &scf.ExecuteRegionDef, executeRegionModel{}},
	{scf.Name, &scf.ForDef, forModel{}},
	{scf.Name, &scf.ForallDef, forallModel{}},
	{scf.Name, &scf.IfDef, ifModel{}},
	{scf.Name, &scf.InParallelDef, Defaults{}},
	{scf.Name, &scf.IndexSwitchDef, indexSwitchModel{}},
	{scf.Name, &scf.WhileDef, whileModel{}},
	{scf.Name, &scf.YieldDef, yieldModel{}},
	{shape.Name, &shape.AssumingDef, assumingModel{}},
	{shape.Name, &shape.AssumingYieldDef, assumingYieldModel{}},
	{tensor.Name, &tensor.CastDef, castModel{alias{relation: Equivalent}}},
	{tensor.Name, &tensor.CollapseShapeDef, collapseModel{alias{relation: Equivalent}}},
	{tensor.Name, &tensor.ConcatDef, concatModel{}},
	{tensor.Name, &tensor.DimDef, dimModel{}},
	{tensor.Name, &tensor.EmptyDef, emptyModel{}},
	{tensor.Name, &tensor.ExpandShapeDef, expandModel{alias{relation: Equivalent}}},
	{tensor.Name, &tensor.ExtractDef, extractModel{}},
	{tensor.Name, &tensor.ExtractSliceDef, extractSliceModel{alias{relation: Unknown}}},
	{tensor.Name, &tensor.FromElementsDef, fromElementsModel{}},
	{tensor.Name, &tensor.GenerateDef, generateModel{}},
	{tensor.Name, &tensor.InsertDef, insertModel{destination{dest: 1}}},
	{tensor.Name, &tensor.InsertSliceDef, insertSliceModel{destination{dest: 1}}},
	{tensor.Name, &tensor.PadDef, padModel{}},
	{tensor.Name, &tensor.ParallelInsertSliceDef, parallelInsertModel{}},
	{tensor.Name, &tensor.RankDef, rankModel{}},
	{tensor.Name, &tensor.ReshapeDef, reshapeModel{alias{relation: Equivalent}}},
	{tensor.Name, &tensor.SplatDef, splatModel{}},
	{vector.Name, &vector.GatherDef, vectorReader{}},
	{vector.Name, &vector.MaskDef, maskModel{}},
	{vector.Name, &vector.ScatterDef, vectorWriter{destination{dest: 0}}},
	{vector.Name, &vector.TransferReadDef, vectorReader{}},
	{vector.Name, &vector.TransferWriteDef, transferWriteModel{vectorWriter{destination{dest: 1}}}},
	{vector.Name, &vector.YieldDef, maskYieldModel{}},
}

// Extend adds to the dialects of a registry what bufferization needs to know about them.
func Extend(r *core.Registry) {
	r.AddExtension(core.Extension{Dialects: []string{linalg.Name}, Apply: func(l *core.Loading) {
		attachLinalg(func(def *core.OpDef, of func(op *core.Operation) (Op, bool)) { OpInterface.Attach(l, def.Name, of) })
	}})
	r.AddExtension(core.Extension{Dialects: []string{"sparse_tensor"}, Apply: func(l *core.Loading) {
		for name, m := range sparseModels {
			OpInterface.Attach(l, name, func(*core.Operation) (Op, bool) { return m, true })
		}
	}})
	for _, m := range models {
		r.AddExtension(core.Extension{Dialects: []string{m.dialect}, Apply: func(l *core.Loading) {
			OpInterface.Attach(l, m.def.Name, func(*core.Operation) (Op, bool) { return m.model, true })
		}})
	}
}
