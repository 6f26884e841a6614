package testpasses

import (
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/vector"
)

func (p *FoldExtensionsPass) run(r *passes.Run) { greedily(r, vector.AddExtensionFolds) }

func (p *ReductionToContractPass) run(r *passes.Run) { greedily(r, vector.AddReductionToContract) }

func (p *SinkPass) run(r *passes.Run) { greedily(r, vector.AddSinking, vector.AddMemorySinking) }

func (p *ScanPass) run(r *passes.Run) { greedily(r, vector.AddScanLowering) }

func (p *TransferOptPass) run(r *passes.Run) {
	vector.ForwardTransfers(rewrite.NewRewriter(r.Op.Context(), nil), r.Op)
}
