package acc

import (
	"strings"

	"github.com/odsgen/ods/core"
	gen "github.com/odsgen/ods/generated/acc"
	"github.com/odsgen/ods/generated/iface/function"
)

const (
	declareName     = "acc.declare"
	routineInfoName = "acc.routine_info"
)

// onDevice resolves a reference and reports whether the device has what it refers to: a routine, an intrinsic of LLVM,
// a recipe, or a declared variable.
func onDevice(user *core.Operation, ref *core.SymbolRefAttr) (def *core.Operation, ok bool) {
	def = user.LookupNearestSymbol(ref)
	if def == nil {
		return nil, false
	}
	switch def.Name() {
	case gen.PrivateRecipeDef.Name, gen.FirstprivateRecipeDef.Name, gen.ReductionRecipeDef.Name:
		return def, true
	}
	if _, isFunc := function.FunctionOpInterfaceKey.Of(def); isFunc && (def.Attr(routineInfoName) != nil || isIntrinsic(def)) {
		return def, true
	}
	return def, def.Attr(declareName) != nil
}

// isIntrinsic reports whether a function is the private declaration of an intrinsic of LLVM.
func isIntrinsic(fn *core.Operation) bool {
	name, _ := fn.SymbolName()
	return strings.HasPrefix(name, "llvm.") && fn.SymbolVisibility() == core.Private && fn.IsSymbolDeclaration()
}

// inCompute reports whether a compute construct is around an operation.
func inCompute(op *core.Operation) bool {
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if isCompute(p) {
			return true
		}
	}
	return false
}

func isCompute(op *core.Operation) bool {
	switch op.Name() {
	case gen.ParallelDef.Name, gen.SerialDef.Name, gen.KernelsDef.Name:
		return true
	}
	return false
}
