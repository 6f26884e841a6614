package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/rewrite"
	gen "github.com/odsgen/ods/generated/transform"
	vectorgen "github.com/odsgen/ods/generated/vector"
	"github.com/odsgen/ods/passes/dialect/linalg/vectorize"
	"github.com/odsgen/ods/passes/dialect/vector"
)

// applyVectorizeChildren vectorizes what is nested in a target, and cleans up.
func applyVectorizeChildren(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(gen.AsVectorizeChildrenAndApplyPatternsOp(c.Op))
	if !target.Has(core.TraitIsolatedFromAbove) {
		return nil, c.Definite("'%s' op requires isolated-from-above targets", c.Op.Name()).Note(target.Loc(), "non-isolated target")
	}
	set := rewrite.NewPatternSet(target.Context())
	vectorize.Add(set, vectorize.Options{ExtractND: op.VectorizeNdExtract(), FlattenDepthwise: op.Flatten1dDepthwiseConv()})
	if !op.DisableTransferPermutationMapLoweringPatterns() {
		vector.AddTransferPermutationLowerings(set)
	}
	if !op.DisableMultiReductionToContractPatterns() {
		vector.AddReductionToContract(set)
	}
	vector.AddSinking(set)
	vectorize.AddCopies(set)
	vectorize.AddCopyForwarding(set)
	rewrite.AddCanonicalizationsOf(set, &vectorgen.TransferReadDef, &vectorgen.TransferWriteDef)
	vector.AddTensorSubsetFolds(set)
	if op.FoldTypeExtensionsIntoContract() {
		vector.AddExtensionFolds(set)
	}
	if op.VectorizePadding() {
		vectorize.AddPadding(set, 1)
		vectorize.AddPadDecomposition(set)
	}
	vector.AddStepLowering(set)
	cfg := rewrite.DefaultConfig()
	cfg.Listener = c.track
	if _, converged := rewrite.Greedy(target, set.Freeze(), cfg); !converged {
		return nil, c.definitelyFailed(target)
	}
	return []any{target}, Done
}

// definitelyFailed is the failure of an operation on one target that ends the script, when there is no more to say.
func (c *Call) definitelyFailed(target *core.Operation) Outcome {
	return c.Definite("failed to apply").Note(target.Loc(), "attempted to apply to this op")
}
