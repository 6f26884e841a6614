package nvvm

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
	"github.com/odsgen/ods/generated/nvvm"
)

// YAML is the definition of the dialect.
//
//go:embed nvvm.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{ llvmdefs.Constraints }

var _ nvvm.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return nvvm.New(Hooks{}) }

// The address spaces of NVPTX.
const (
	generic       = 0
	global        = 1
	shared        = 3
	constant      = 4
	local         = 5
	sharedCluster = 7
)

// space returns the address space of a pointer.
func space(v *core.Value) uint32 {
	p, _ := v.Type().(*llvm.LLVMPointerType)
	if p == nil {
		return 0
	}
	return p.AddressSpace()
}

// body returns the types of a struct's members, nil for other types.
func body(t core.Type) []core.Type {
	s, ok := t.(*llvm.LLVMStructType)
	if !ok {
		return nil
	}
	return llvmdefs.BodyOf(s).Elements
}

// half2 returns the type of a register of two f16.
func half2(c *core.Context) *core.VectorType { return c.Vector([]int64{2}, c.F16(), nil) }

// elements returns the number of elements of a vector, 1 for other types.
func elements(t core.Type) int64 {
	if v, ok := t.(*core.VectorType); ok {
		return core.NumElements(v.Shape())
	}
	return 1
}
