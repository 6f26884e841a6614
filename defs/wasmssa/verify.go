package wasmssa

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/wasmssa"
)

// element returns what a local variable holds, nil for other types.
func element(t core.Type) core.Type {
	if l, ok := t.(*wasmssa.LocalRefType); ok {
		return l.ElementType()
	}
	return nil
}

// bits returns the width of a number, 0 for other types.
func bits(t core.Type) uint {
	switch t := t.(type) {
	case *core.IntegerType:
		return t.Width()
	case *core.FloatType:
		return t.Width()
	}
	return 0
}

// VerifyExtendLowBitsS wants fewer bits than the type has, in whole bytes.
func (Hooks) VerifyExtendLowBitsS(op wasmssa.ExtendLowBitsSOp, r *core.Reporter) bool {
	n := op.BitsToTakeAttr().Int64()
	if n != 8 && n != 16 && n != 32 {
		return r.OpEmitErrorf(op.Op, "extend op can only take 8, 16 or 32 bits. Got %d", n).Fail()
	}
	if t := op.Input().Type(); int64(bits(t)) <= n {
		return r.OpEmitErrorf(op.Op, "trying to extend the %d low bits from a %s value is illegal", n, message.Quote(t)).Fail()
	}
	return true
}

// VerifyLocalSet compares the value with the variable.
func (Hooks) VerifyLocalSet(op wasmssa.LocalSetOp, r *core.Reporter) bool {
	if element(op.LocalVar().Type()) != op.Value().Type() {
		return r.OpEmitErrorf(op.Op, "input type and result type of local.set do not match").Fail()
	}
	return true
}

// VerifyLocalTee compares the value and the result with the variable.
func (Hooks) VerifyLocalTee(op wasmssa.LocalTeeOp, r *core.Reporter) bool {
	if t := element(op.LocalVar().Type()); t != op.Value().Type() || t != op.Result().Type() {
		return r.OpEmitErrorf(op.Op, "input type and output type of local.tee do not match").Fail()
	}
	return true
}

// VerifyReinterpret wants different types of one width.
func (Hooks) VerifyReinterpret(op wasmssa.ReinterpretOp, r *core.Reporter) bool {
	in, out := op.Input().Type(), op.Result().Type()
	if in == out {
		return r.OpEmitErrorf(op.Op, "reinterpret input and output type should be distinct").Fail()
	}
	if bits(in) != bits(out) {
		return r.OpEmitErrorf(op.Op, "input type (%s) and output type (%s) have incompatible bit widths", message.Quote(in),
			message.Quote(out)).Fail()
	}
	return true
}

// VerifySymbolUsesGlobalGet accepts every symbol, as upstream does outside of initializers.
func (Hooks) VerifySymbolUsesGlobalGet(wasmssa.GlobalGetOp, *core.SymbolTableCollection, *core.Reporter) bool {
	return true
}

// InferLocal returns a reference to the type.
func (Hooks) InferLocal(in *core.InferIn) ([]core.Type, bool) {
	a, ok := in.Slot(0).(*core.TypeAttr)
	if !ok {
		return nil, false
	}
	return []core.Type{wasmssa.GetLocalRefType(in.Context, a.Value())}, true
}

// InferElement gives the type that the operand refers to.
func (Hooks) InferElement(in *core.InferIn) ([]core.Type, bool) {
	if len(in.Operands) == 0 || element(in.Operands[0].Type()) == nil {
		return nil, false
	}
	return []core.Type{element(in.Operands[0].Type())}, true
}

// LabelTargetOfLabelLevelOpInterface returns where a branch goes: to the entry of a loop, else to the successor.
func (Hooks) LabelTargetOfLabelLevelOpInterface(x wasmssa.LabelLevelOpInterface) *core.Block {
	op := x.AsOperation()
	if _, ok := wasmssa.AsLoopOp(op); ok {
		return op.Region(0).Entry()
	}
	return op.Successor(0)
}

// ExitLevelOfLabelBranchingOpInterface returns the attribute; block_return leaves the nearest level.
func (Hooks) ExitLevelOfLabelBranchingOpInterface(x wasmssa.LabelBranchingOpInterface) uint32 {
	if br, ok := wasmssa.AsBranchIfOp(x.AsOperation()); ok {
		return uint32(br.ExitLevelAttr().Int64())
	}
	return 0
}

// QualifiedImportNameOfImportOpInterface returns "module::name".
func (Hooks) QualifiedImportNameOfImportOpInterface(x wasmssa.ImportOpInterface) string {
	text := func(name string) string {
		if s, ok := x.AsOperation().Attr(name).(*core.StringAttr); ok {
			return s.Value()
		}
		return ""
	}
	return text("moduleName") + "::" + text("importName")
}

// CallableRegionFuncImport returns nil: the body is elsewhere.
func (Hooks) CallableRegionFuncImport(wasmssa.FuncImportOp) *core.Region { return nil }

func signature(op wasmssa.FuncImportOp) (in, out []core.Type) {
	if t := op.Type(); t != nil {
		return t.Inputs(), t.Results()
	}
	return nil, nil
}

// CallableArgTypesFuncImport returns the inputs of the function's type.
func (Hooks) CallableArgTypesFuncImport(op wasmssa.FuncImportOp) []core.Type {
	in, _ := signature(op)
	return in
}

// CallableResultTypesFuncImport returns the results of the function's type.
func (Hooks) CallableResultTypesFuncImport(op wasmssa.FuncImportOp) []core.Type {
	_, out := signature(op)
	return out
}
