package dealloc

import (
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/memref"
)

// RegisterPipelines adds the pipeline of this package to a registry.
func RegisterPipelines(reg *passes.Registry) {
	reg.AddPipeline(passes.PipelineEntry{Name: "buffer-deallocation-pipeline",
		Summary: "Free all memory that bufferization has allocated",
		New: func() (*passes.OptionSet, func(p *passes.Pipeline) error) {
			o, dynamic := new(passes.OptionSet), false
			o.Bool(&dynamic, "private-function-dynamic-ownership",
				"Let private functions return with each memref whether the caller owns it, which saves copies")
			return o, func(p *passes.Pipeline) error { return addPipeline(p, dynamic) }
		}})
}

func addPipeline(p *passes.Pipeline, dynamic bool) error {
	return p.AddAll(
		memref.ExpandRealloc.New(func(x *memref.ExpandReallocPass) { x.EmitDeallocs = false }),
		passes.Canonicalize.New(),
		OwnershipBasedBufferDeallocation.New(func(x *OwnershipBasedBufferDeallocationPass) { x.PrivateFunctionDynamicOwnership = dynamic }),
		passes.Canonicalize.New(),
		BufferDeallocationSimplification.New(),
		LowerDeallocations.New(),
		passes.CSE.New(),
		passes.Canonicalize.New())
}
