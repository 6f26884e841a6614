package gpu

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/gpu"
	"github.com/odsgen/ods/generated/iface/function"
)

// VerifyOperationAttribute checks the sizes that are known of a function, and the launches of a module with kernels.
func (Hooks) VerifyOperationAttribute(op *core.Operation, a core.NamedAttr, r *core.Reporter) bool {
	switch a.Name {
	case "gpu.known_block_size", "gpu.known_grid_size", "gpu.known_cluster_size":
		sizes, ok := a.Value.(*core.DenseArrayAttr)
		if !ok || sizes.ElementType() != core.Type(op.Context().I32()) {
			return r.OpErrorf(op, "%s must be a dense i32 array", a.Name).Fail()
		}
		if sizes.Len() != 3 {
			return r.OpErrorf(op, "%s must contain exactly 3 elements", a.Name).Fail()
		}
		return true
	}
	if _, unit := a.Value.(*core.UnitAttr); !unit || a.Name != ContainerAttr {
		return true
	}
	if !op.Is(&core.ModuleDef) {
		return r.OpEmitErrorf(op, "expected '%s' attribute to be attached to 'builtin.module'", ContainerAttr).Fail()
	}
	ok := true
	op.WalkPost(func(o *core.Operation) core.WalkResult {
		l, is := gpu.AsLaunchFuncOp(o)
		if is && !verifyKernel(op, l, r) {
			ok = false
			return core.WalkInterrupt
		}
		return core.WalkAdvance
	})
	return ok
}

// verifyKernel compares a launch with the kernel that its module has. Launches that are nested deeper than in functions
// are another module's.
func verifyKernel(module *core.Operation, l gpu.LaunchFuncOp, r *core.Reporter) bool {
	op := l.Op
	ref, ok := op.Attr("kernel").(*core.SymbolRefAttr)
	if !ok || op.ParentOp() == nil || op.ParentOp().ParentOp() != module {
		return true
	}
	container := module.LookupSymbol(ref.Root())
	if container == nil {
		return r.OpErrorf(op, "kernel container '%s' is undefined", ref.Root()).Fail()
	}
	if _, ok := gpu.AsBinaryOp(container); ok {
		return true
	}
	if _, ok := gpu.AsGPUModuleOp(container); !ok {
		return r.OpErrorf(op, "kernel module '%s' is undefined", ref.Root()).Fail()
	}
	fn := module.LookupSymbolRef(ref)
	if fn == nil {
		return r.OpErrorf(op, "kernel function '%s' is undefined", core.AttrString(ref)).Fail()
	}
	if _, ok := function.FunctionOpInterfaceKey.Of(fn); !ok {
		return r.OpErrorf(op, "referenced kernel '%s' is not a function", core.AttrString(ref)).
			Note(fn.Loc(), "see the kernel definition here").Fail()
	}
	if !IsKernel(fn) {
		return r.OpErrorf(op, "kernel function is missing the '%s' attribute", KernelAttr).Fail()
	}
	if _, ok := gpu.AsGPUFuncOp(fn); !ok {
		return true
	}
	inputs, _, ok := fn.FunctionSignature()
	if !ok || !op.VerifyDeclared(core.NewReporter(op.Context())) {
		return true // their own verifiers report it
	}
	args := l.KernelOperands()
	if len(args) != len(inputs) {
		return r.OpErrorf(op, "got %d kernel operands but expected %d", len(args), len(inputs)).Fail()
	}
	for i, t := range inputs {
		if args[i].Type() != t {
			return r.OpErrorf(op, "type of function argument %d does not match", i).Fail()
		}
	}
	return true
}

// VerifyLaunchFunc checks the module around and the types of the cluster sizes.
func (Hooks) VerifyLaunchFunc(op gpu.LaunchFuncOp, r *core.Reporter) bool {
	module := op.Op.ParentOp()
	for ; module != nil; module = module.ParentOp() {
		if module.Is(&core.ModuleDef) {
			break
		}
	}
	if module == nil {
		return r.OpErrorf(op.Op, "expected to belong to a module").Fail()
	}
	if _, ok := module.Attr(ContainerAttr).(*core.UnitAttr); !ok {
		return r.OpErrorf(op.Op, "expected the closest surrounding module to have the '%s' attribute", ContainerAttr).Fail()
	}
	if hasClusters(op.Op) {
		x, y, z := op.ClusterSizeX().Type(), op.ClusterSizeY().Type(), op.ClusterSizeZ().Type()
		if x != y || y != z {
			return r.OpErrorf(op.Op, "expects types of the cluster dimensions must be the same").Fail()
		}
	}
	return true
}

// VerifyLaunch checks that there are all cluster sizes or none.
func (Hooks) VerifyLaunch(op gpu.LaunchOp, r *core.Reporter) bool {
	if !hasClusters(op.Op) && (op.ClusterSizeX() != nil || op.ClusterSizeY() != nil || op.ClusterSizeZ() != nil) {
		return r.OpErrorf(op.Op, "cluster size must be all present").Fail()
	}
	return true
}

// VerifyRegionsLaunch checks the arguments of the body and how it ends.
func (Hooks) VerifyRegionsLaunch(op gpu.LaunchOp, r *core.Reporter) bool {
	if entry := op.Body().Entry(); entry != nil {
		if entry.NumArgs() < numConfigArgs(op.Op)+numWorkgroupAttributions(op.Op) {
			return r.OpErrorf(op.Op, "unexpected number of region arguments").Fail()
		}
	}
	if !verifyAttributions(op.Op, numConfigArgs(op.Op), r) {
		return false
	}
	for b := range op.Body().Blocks() {
		last := b.Last()
		if last == nil || last.NumSuccessors() != 0 {
			continue
		}
		if _, ok := gpu.AsTerminatorOp(last); !ok {
			return r.OpEmitErrorf(last, "expected 'gpu.terminator' or a terminator with successors").
				Note(op.Op.Loc(), "in 'gpu.launch' body region").Fail()
		}
	}
	return true
}

// verifyAttributions checks that buffers are where they should be; number spaces are those of a target, about which
// nothing is known.
func verifyAttributions(op *core.Operation, n int, r *core.Reporter) bool {
	workgroup, private := attributions(op, n)
	check := func(vals []*core.Value, want gpu.AddressSpace) bool {
		for _, v := range vals {
			t, ok := v.Type().(*core.MemRefType)
			if !ok {
				return r.OpErrorf(op, "expected memref type in attribution").Fail()
			}
			if s, ok := t.MemorySpace().(*gpu.AddressSpaceAttr); ok && s.Value() != want {
				return r.OpErrorf(op, "expected memory space %s in attribution", want).Fail()
			}
		}
		return true
	}
	return check(workgroup, gpu.AddressSpaceWorkgroup) && check(private, gpu.AddressSpacePrivate)
}

// VerifyGPUFunc checks the type and the arguments of the body.
func (Hooks) VerifyGPUFunc(op gpu.GPUFuncOp, r *core.Reporter) bool {
	inputs, results, _ := op.Op.FunctionSignature()
	if IsKernel(op.Op) && len(results) > 0 {
		return r.OpErrorf(op.Op, "expected void return type for kernel function").Fail()
	}
	entry := op.Body().Entry()
	if entry == nil {
		return r.OpErrorf(op.Op, "expected body with at least one block").Fail()
	}
	if want := len(inputs) + numWorkgroupAttributions(op.Op); entry.NumArgs() < want {
		return r.OpErrorf(op.Op, "expected at least %d arguments to body region", want).Fail()
	}
	for i, t := range inputs {
		if got := entry.Arg(i).Type(); got != t {
			return r.OpErrorf(op.Op, "expected body region argument #%d to be of type '%s', got '%s'", i,
				core.TypeString(t), core.TypeString(got)).Fail()
		}
	}
	return verifyAttributions(op.Op, len(inputs), r)
}

// VerifyReturn compares the operands with the results of the function.
func (Hooks) VerifyReturn(op gpu.ReturnOp, r *core.Reporter) bool {
	fn := op.Op.ParentOp()
	_, results, ok := fn.FunctionSignature()
	if !ok {
		return true
	}
	if op.Op.NumOperands() != len(results) {
		return r.OpErrorf(op.Op, "expected %d result operands", len(results)).Note(fn.Loc(), "return type declared here").Fail()
	}
	for i, t := range results {
		if got := op.Op.Operand(i).Type(); got != t {
			return r.OpErrorf(op.Op, "unexpected type `%s' for operand #%d", message.Quote(got), i).Fail()
		}
	}
	return true
}
