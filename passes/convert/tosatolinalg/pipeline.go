package tosatolinalg

import (
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/tosa"
)

// pipeline is tosa-to-linalg-pipeline.
func pipeline() passes.PipelineEntry {
	return passes.PipelineEntry{Name: "tosa-to-linalg-pipeline",
		Summary: "The default pipeline for converting TOSA operators to the equivalent operations using the tensor operations in LinAlg as well " +
			"as LinAlg named operations.",
		New: func() (*passes.OptionSet, func(p *passes.Pipeline) error) { return new(passes.OptionSet), addPipeline }}
}

// addPipeline adds the passes, which upstream nests in functions one by one.
func addPipeline(p *passes.Pipeline) error {
	nested := func(list ...*passes.Pass) error {
		for _, pass := range list {
			if err := p.Nest("func.func").Add(pass); err != nil {
				return err
			}
		}
		return nil
	}
	err := nested(tosa.OptionalDecompositions.New(), passes.Canonicalize.New(), tosa.TosaInferShapes.New(), tosa.MakeBroadcastable.New(), ConvertNamed.New(),
		passes.Canonicalize.New(), tosa.LayerwiseConstantFold.New(), tosa.MakeBroadcastable.New())
	if err != nil {
		return err
	}
	if err := p.Add(tosa.Validate.New()); err != nil {
		return err
	}
	return nested(Convert.New())
}
