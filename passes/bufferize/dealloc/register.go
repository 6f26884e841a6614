package dealloc

import (
	"github.com/odsgen/ods/passes"
	"github.com/odsgen/ods/passes/dialect/memref"
)

// Register registers the passes of this package and the pipeline buffer-deallocation-pipeline.
func Register(reg *passes.Registry) {
	reg.Add(OwnershipBasedBufferDeallocation, BufferDeallocationSimplification, LowerDeallocations)
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
		memref.ExpandReallocWith(memref.ExpandReallocOptions{EmitDeallocs: false}),
		passes.Canonicalize(),
		OwnershipBasedBufferDeallocationWith(OwnershipBasedBufferDeallocationOptions{PrivateFunctionDynamicOwnership: dynamic}),
		passes.Canonicalize(),
		BufferDeallocationSimplification(),
		LowerDeallocations(),
		passes.CSE(),
		passes.Canonicalize())
}
