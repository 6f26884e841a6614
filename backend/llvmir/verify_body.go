package llvmir

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// verifyOp checks an instruction against rules of LLVM that the dialect does not have.
func (b *body) verifyOp(op *core.Operation, k kind) {
	t, at := b.t, op.Loc()
	switch k.code {
	case opSwitch:
		b.verifySwitch(op)
	case opAlloca:
		if v, _ := llvm.AsAllocaOp(op); !t.sized(v.ElemType()) {
			t.invalid(at, "Cannot allocate unsized type")
		}
	case opLoad:
		if !t.sized(op.Result(0).Type()) {
			t.invalid(at, "loading unsized types is not allowed")
		}
	case opTrunc, opZExt, opSExt, opFPTrunc, opFPExt, opUIToFP, opSIToFP, opFPToUI, opFPToSI, opPtrToInt, opIntToPtr, opBitcast,
		opAddrSpaceCast:
		b.verifyConversion(op, k.code)
	case opSelect:
		c, ok := op.Operand(0).Type().(*core.VectorType)
		v, vector := op.Operand(1).Type().(*core.VectorType)
		if ok && (!vector || !sameLength(c, v)) {
			t.invalid(at, "Invalid operands for select instruction!")
		}
	case opShuffleVector:
		b.verifyShuffle(op)
	case opResume:
		if f, ok := llvm.AsLLVMFuncOp(op.Block().ParentOp()); ok && f.PersonalityAttr() == nil {
			t.invalid(at, "ResumeInst needs to be in a function with a personality.")
		}
	case opLandingPad:
		b.verifyLandingPad(op)
	case opCall:
		b.verifyCall(op)
	case opInlineAsm:
		b.verifyAsm(op)
	case opIntrinsic:
		b.verifyIntrinsic(op, k.intr.name)
		b.verifyOwnIntrinsic(op, k.intr)
	}
}

// verifySwitch checks that cases differ.
func (b *body) verifySwitch(op *core.Operation) {
	v, _ := llvm.AsSwitchOp(op)
	cases := v.CaseValuesAttr()
	if cases == nil || cases.NumElements() < 2 {
		return
	}
	seen := map[string]bool{}
	for i := range cases.NumElements() {
		n := string(cases.Int(i).AppendDec(nil, true))
		if seen[n] {
			b.t.invalid(op.Loc(), "Duplicate integer as switch case")
			return
		}
		seen[n] = true
	}
}

// verifyLandingPad checks the filters, and that only invoke leads to the block.
func (b *body) verifyLandingPad(op *core.Operation) {
	for _, v := range op.Operands() {
		_, filter := v.Type().(*llvm.LLVMArrayType)
		if c := b.lookup(v).c; filter && (c == nil || c.kind == constUndef || c.kind == constPoison) {
			b.t.invalid(op.Loc(), "Filter operand is not an array of constants!")
		}
	}
	for u := range op.Block().SuccUses() {
		if u.Owner().Is(&llvm.InvokeDef) && u.Index() == 1 {
			continue
		}
		b.t.invalid(op.Loc(), "Block containing LandingPadInst must be jumped to only by the unwind edge of an invoke.")
	}
}

// verifyCall checks conventions, attributes of arguments, and what a tail call that must be one demands.
func (b *body) verifyCall(op *core.Operation) {
	v, _ := llvm.AsCallOp(op)
	t, at := b.t, op.Loc()
	if !callable(v.CConv()) {
		t.invalid(at, "calling convention does not permit calls")
	}
	args := v.CalleeOperands()
	if v.CalleeAttr() == nil && len(args) > 0 {
		args = args[1:]
	}
	if list := v.ArgAttrsAttr(); list != nil {
		for i, a := range list.Elems() {
			if d, ok := a.(*core.DictAttr); ok && i < len(args) {
				t.verifyValueAttrs(at, args[i].Type(), d)
			}
		}
	}
	if v.TailCallKind() != llvm.TailCallKindMusttail {
		return
	}
	caller, ok := llvm.AsLLVMFuncOp(op.Block().ParentOp())
	if !ok {
		return
	}
	ft, _ := caller.FunctionType().(*llvm.LLVMFunctionType)
	if ft == nil || len(ft.Params()) != len(args) {
		t.invalid(at, "cannot guarantee tail call due to mismatched parameter counts")
		return
	}
	for i, a := range args {
		if a.Type() != ft.Params()[i] {
			t.invalid(at, "cannot guarantee tail call due to mismatched parameter types")
		}
	}
	switch next := op.Block().Last(); {
	case next == nil || !next.Is(&llvm.ReturnDef) || op.Next() != next:
		t.invalid(at, "musttail call must precede a ret with an optional bitcast")
	case op.NumResults() > 0 && (next.NumOperands() == 0 || next.Operand(0) != op.Result(0)):
		t.invalid(at, "musttail call result must be returned")
	}
}

// verifyAsm checks the operands of indirect constraints.
func (b *body) verifyAsm(op *core.Operation) {
	v, _ := llvm.AsInlineAsmOp(op)
	var attrs []core.Attribute
	if list := v.OperandAttrsAttr(); list != nil {
		attrs = list.Elems()
	}
	args, next := v.Operands(), 0
	for _, c := range strings.Split(v.Constraints(), ",") {
		output := strings.HasPrefix(c, "=")
		indirect := strings.HasPrefix(strings.TrimLeft(c, "=&"), "*")
		switch {
		case strings.HasPrefix(c, "~") || output && !indirect:
			continue // clobbers and results are not operands
		case next >= len(args):
			return
		case indirect && !isPointer(args[next].Type()):
			b.t.invalid(op.Loc(), "Operand for indirect constraint must have pointer type")
		case indirect:
			var d *core.DictAttr
			if next < len(attrs) {
				d, _ = attrs[next].(*core.DictAttr)
			}
			if !hasElementType(d) {
				b.t.invalid(op.Loc(), "Operand for indirect constraint must have elementtype attribute")
			}
		}
		next++
	}
}

func hasElementType(d *core.DictAttr) bool {
	if d == nil {
		return false
	}
	_, ok := d.Get(asmElementType).(*core.TypeAttr)
	return ok
}
