package nvgpu

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/gpu"
	"github.com/odsgen/ods/generated/nvgpu"
)

// YAML is the definition of the dialect.
//
//go:embed nvgpu.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ nvgpu.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return nvgpu.New(Hooks{}) }

// isShared reports whether memory is that of a workgroup: gpu's attribute says so, or the number 3.
func isShared(t *core.MemRefType) bool {
	switch s := t.MemorySpace().(type) {
	case *core.IntegerAttr:
		return s.Value().Int64() == 3
	case *gpu.AddressSpaceAttr:
		return s.Value() == gpu.AddressSpaceWorkgroup
	}
	return false
}

// hasUnitStride reports whether elements that are next to each other in the last dimension are so in memory.
func hasUnitStride(t *core.MemRefType) bool {
	strides, _, ok := t.StridesAndOffset()
	return ok && (len(strides) == 0 || strides[len(strides)-1] == 1)
}
