package gpu

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
	"github.com/odsgen/ods/generated/gpu"
)

// YAML is the definition of the dialect.
//
//go:embed gpu.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ gpu.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return gpu.New(Hooks{}) }

// The discardable attributes that the dialect gives a meaning.
const (
	// KernelAttr marks device functions that the host launches.
	KernelAttr = "gpu.kernel"
	// ContainerAttr marks modules that contain launches and the modules of their kernels.
	ContainerAttr = "gpu.container_module"
	// WorkgroupAttributionsAttr counts the buffers of workgroup memory among the arguments of a body.
	WorkgroupAttributionsAttr = "workgroup_attributions"
)

// IsKernel reports whether a function is launched by the host.
func IsKernel(op *core.Operation) bool {
	_, ok := op.Attr(KernelAttr).(*core.UnitAttr)
	return ok
}

// MakeGPUAsyncToken returns the type of tokens.
func (Hooks) MakeGPUAsyncToken(c *core.Context) core.Type { return gpu.GetAsyncTokenType(c) }

// MakeGPUSparseDnTensorHandle returns the type of handles of dense tensors.
func (Hooks) MakeGPUSparseDnTensorHandle(c *core.Context) core.Type {
	return gpu.GetSparseDnTensorHandleType(c)
}

// MakeGPUSparseSpMatHandle returns the type of handles of sparse matrices.
func (Hooks) MakeGPUSparseSpMatHandle(c *core.Context) core.Type {
	return gpu.GetSparseSpMatHandleType(c)
}

// MakeGPUSparseSpGEMMOpHandle returns the type of handles of products.
func (Hooks) MakeGPUSparseSpGEMMOpHandle(c *core.Context) core.Type {
	return gpu.GetSparseSpGEMMOpHandleType(c)
}

// MMAMatrixElement returns the type of a matrix's elements, nil for what is no matrix.
func (Hooks) MMAMatrixElement(t core.Type) core.Type {
	if m, ok := t.(*gpu.MMAMatrixType); ok {
		return m.ElementType()
	}
	return nil
}

// AsyncDependenciesOfAsyncOpInterface returns the tokens that an operation waits for; they are always the first
// operands.
func (Hooks) AsyncDependenciesOfAsyncOpInterface(x gpu.AsyncOpInterface) []*core.Value {
	return x.AsOperation().OperandGroup(0)
}

// AddAsyncDependencyOfAsyncOpInterface makes an operation wait for a token, unless it does already.
func (h Hooks) AddAsyncDependencyOfAsyncOpInterface(x gpu.AsyncOpInterface, token *core.Value) {
	deps := h.AsyncDependenciesOfAsyncOpInterface(x)
	for _, d := range deps {
		if d == token {
			return
		}
	}
	x.AsOperation().SetOperandGroup(0, append(append([]*core.Value(nil), deps...), token))
}

// CallableArgTypesGPUFunc returns the inputs of the function type.
func (Hooks) CallableArgTypesGPUFunc(op gpu.GPUFuncOp) []core.Type {
	in, _, _ := op.Op.FunctionSignature()
	return in
}

// CallableResultTypesGPUFunc returns the results of the function type.
func (Hooks) CallableResultTypesGPUFunc(op gpu.GPUFuncOp) []core.Type {
	_, out, _ := op.Op.FunctionSignature()
	return out
}

// RegionSuccessorsWarpExecuteOnLane0 goes into the region or past it, and then behind the operation.
func (Hooks) RegionSuccessorsWarpExecuteOnLane0(op gpu.WarpExecuteOnLane0Op, from *core.Operation) []flow.RegionSuccessor {
	if from != nil {
		return []flow.RegionSuccessor{flow.LeaveOp(op.Op)}
	}
	return []flow.RegionSuccessor{{Region: op.WarpRegion(), Inputs: op.WarpRegion().Entry().Args()}}
}

// EntrySuccessorOperandsWarpExecuteOnLane0 forwards the distributed values.
func (Hooks) EntrySuccessorOperandsWarpExecuteOnLane0(op gpu.WarpExecuteOnLane0Op,
	_ flow.RegionSuccessor) flow.SuccessorOperands {
	return flow.GroupOperands(op.Op, 1)
}

// SpeculateSubgroupBroadcast forbids what depends on the lanes that are active.
func (Hooks) SpeculateSubgroupBroadcast(op gpu.SubgroupBroadcastOp) bool {
	return op.BroadcastType() == gpu.BroadcastTypeSpecificLane
}
