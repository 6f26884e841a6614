package inline

import "github.com/odsgen/ods/core"

// spirvDialect is what spirv says: calls may be inlined into functions, selections and loops. What leaves a function
// from within a selection or loop, and spirv.Kill, may not.
type spirvDialect struct{ Defaults }

func (spirvDialect) MayInlineCall(*core.Operation, *core.Operation, bool) bool { return true }

func (spirvDialect) MayInlineRegion(dest, _ *core.Region, _ bool, _ *core.IRMapping) bool {
	switch dest.Op().Name() {
	case "spirv.func", "spirv.mlir.selection", "spirv.mlir.loop":
		return true
	}
	return false
}

func (spirvDialect) MayInlineOp(op *core.Operation, _ *core.Region, _ bool) bool {
	switch op.Name() {
	case "spirv.mlir.selection", "spirv.mlir.loop":
		for b := range op.Region(0).Blocks() {
			if last := b.Last(); last != nil && isReturn(last) {
				return false
			}
		}
	case "spirv.Kill":
		return false
	}
	return true
}

func isReturn(op *core.Operation) bool {
	return op.Name() == "spirv.Return" || op.Name() == "spirv.ReturnValue"
}

func (spirvDialect) ReplaceTerminator(op *core.Operation, dest *core.Block) {
	if isReturn(op) {
		branchTo(op, "spirv.Branch", dest)
	}
}

func (spirvDialect) ReplaceResults(op *core.Operation, results []*core.Value) {
	if op.Name() == "spirv.ReturnValue" {
		results[0].ReplaceAllUsesWith(op.Operand(0))
	}
}

// tosaDialect is what tosa says: its operations may be inlined, and calls into the bodies of its branches and loops.
type tosaDialect struct{ ops }

func (tosaDialect) MayInlineRegion(dest, _ *core.Region, _ bool, _ *core.IRMapping) bool {
	return dest.Op().Name() == "tosa.cond_if" || dest.Op().Name() == "tosa.while_loop"
}
