package llvmir

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/generated/llvm"
)

// conversionRule is what LLVM demands of an instruction that converts, besides the kinds of types that the dialect
// checks.
type conversionRule struct {
	shape  string // the message when only one side is a vector
	length string // that when the vectors differ in length
	width  string // that when the widths do not fit
	// grows compares widths: 1 when the result must be wider, -1 when narrower, 0 when they do not matter.
	grows int
}

// conversionRuleOf returns the rule of an instruction.
func conversionRuleOf(c opcode) conversionRule {
	scalars := func(name string) conversionRule {
		return conversionRule{name + " source and dest must both be vector or scalar", name + " source and dest vector length mismatch",
			"", 0}
	}
	widths := func(name, message string, grows int) conversionRule {
		return conversionRule{name + " source and destination must both be a vector or neither", "", message, grows}
	}
	switch c {
	case opTrunc:
		return widths("trunc", "DestTy too big for Trunc", -1)
	case opZExt:
		return widths("zext", "Type too small for ZExt", 1)
	case opSExt:
		return widths("sext", "Type too small for SExt", 1)
	case opFPTrunc:
		return widths("fptrunc", "DestTy too big for FPTrunc", -1)
	case opFPExt:
		return widths("fpext", "DestTy too small for FPExt", 1)
	case opUIToFP:
		return scalars("UIToFP")
	case opSIToFP:
		return scalars("SIToFP")
	case opFPToUI:
		return scalars("FPToUI")
	case opFPToSI:
		return scalars("FPToSI")
	case opPtrToInt:
		return conversionRule{shape: "PtrToInt type mismatch", length: "PtrToInt Vector length mismatch"}
	case opIntToPtr:
		return conversionRule{shape: "IntToPtr type mismatch", length: "IntToPtr Vector length mismatch"}
	}
	return conversionRule{}
}

// verifyConversion checks an instruction that converts values.
func (b *body) verifyConversion(op *core.Operation, c opcode) {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	if from == to {
		return // LLVM's builder makes no instruction of it
	}
	at := op.Loc()
	switch c {
	case opBitcast:
		if f, t := b.t.layout.Bits(from), b.t.layout.Bits(to); f != t || isAggregate(from) || isAggregate(to) {
			b.t.invalid(at, "Invalid bitcast")
		}
		return
	case opAddrSpaceCast:
		b.verifyAddressSpaces(op)
		return
	}
	r := conversionRuleOf(c)
	v, ok1 := from.(*core.VectorType)
	w, ok2 := to.(*core.VectorType)
	f, t := core.StorageWidth(scalarOf(from)), core.StorageWidth(scalarOf(to))
	switch {
	case ok1 != ok2:
		b.t.invalid(at, "%s", r.shape)
	case ok1 && r.length != "" && !sameLength(v, w):
		b.t.invalid(at, "%s", r.length)
	case r.grows > 0 && f >= t || r.grows < 0 && f <= t:
		b.t.invalid(at, "%s", r.width)
	}
}

func (b *body) verifyAddressSpaces(op *core.Operation) {
	from, to := op.Operand(0).Type(), op.Result(0).Type()
	p, ok1 := scalarOf(from).(*llvm.LLVMPointerType)
	q, ok2 := scalarOf(to).(*llvm.LLVMPointerType)
	if !ok1 || !ok2 {
		return
	}
	v, _ := from.(*core.VectorType)
	w, _ := to.(*core.VectorType)
	switch {
	case p.AddressSpace() == q.AddressSpace():
		b.t.invalid(op.Loc(), "AddrSpaceCast must be between different address spaces")
	case v != nil && w != nil && !sameLength(v, w):
		b.t.invalid(op.Loc(), "AddrSpaceCast vector pointer number of elements mismatch")
	}
}

func isAggregate(ty core.Type) bool {
	switch ty.(type) {
	case *llvm.LLVMStructType, *llvm.LLVMArrayType:
		return true
	}
	return false
}

// verifyShuffle checks that a mask names elements of the operands.
func (b *body) verifyShuffle(op *core.Operation) {
	s, _ := llvm.AsShuffleVectorOp(op)
	v, ok := s.V1().Type().(*core.VectorType)
	if !ok {
		return
	}
	for _, m := range s.Mask() {
		if m < -1 || !v.IsScalable() && int64(m) >= dim.Count(2, v.Shape()[0]) {
			b.t.invalid(op.Loc(), "Invalid shufflevector operands!")
			return
		}
	}
}
