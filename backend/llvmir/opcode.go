package llvmir

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// opcode is a kind of operation.
type opcode uint8

const (
	opUnknown opcode = iota
	// Binary instructions, integers first.
	opAdd
	opSub
	opMul
	opUDiv
	opSDiv
	opURem
	opSRem
	opAnd
	opOr
	opXor
	opShl
	opLShr
	opAShr
	opFAdd
	opFSub
	opFMul
	opFDiv
	opFRem
	// Conversions.
	opTrunc
	opZExt
	opSExt
	opFPToUI
	opFPToSI
	opUIToFP
	opSIToFP
	opFPTrunc
	opFPExt
	opPtrToInt
	opIntToPtr
	opBitcast
	opAddrSpaceCast
	// The rest.
	opFNeg
	opICmp
	opFCmp
	opSelect
	opFreeze
	opAlloca
	opLoad
	opStore
	opGEP
	opExtractValue
	opInsertValue
	opExtractElement
	opInsertElement
	opShuffleVector
	opBr
	opCondBr
	opSwitch
	opReturn
	opUnreachable
	opCall
	opUndef
	opPoison
	opZero
	opNone
	opConstant
	opAddressOf
	opIntrinsic
	// What lowerings rarely make.
	opAtomicRMW
	opCmpXchg
	opFence
	opInvoke
	opLandingPad
	opResume
	opIndirectBr
	opCallIntrinsic
	opInlineAsm
	opVaArg
	opBlockAddress
	opBlockTag
	opLocalEquivalent
	opNothing
)

// names are the mnemonics up to opFreeze.
var names = [...]string{
	opAdd: "add", opSub: "sub", opMul: "mul", opUDiv: "udiv", opSDiv: "sdiv", opURem: "urem", opSRem: "srem",
	opAnd: "and", opOr: "or", opXor: "xor", opShl: "shl", opLShr: "lshr", opAShr: "ashr",
	opFAdd: "fadd", opFSub: "fsub", opFMul: "fmul", opFDiv: "fdiv", opFRem: "frem",
	opTrunc: "trunc", opZExt: "zext", opSExt: "sext", opFPToUI: "fptoui", opFPToSI: "fptosi", opUIToFP: "uitofp",
	opSIToFP: "sitofp", opFPTrunc: "fptrunc", opFPExt: "fpext", opPtrToInt: "ptrtoint", opIntToPtr: "inttoptr",
	opBitcast: "bitcast", opAddrSpaceCast: "addrspacecast",
	opFNeg: "fneg", opICmp: "icmp", opFCmp: "fcmp", opSelect: "select", opFreeze: "freeze",
}

func (o opcode) name() string { return names[o] }

func (o opcode) isDivision() bool { return o >= opUDiv && o <= opSRem }
func (o opcode) isShift() bool    { return o >= opShl && o <= opAShr }
func (o opcode) isBinary() bool   { return o >= opAdd && o <= opFRem }
func (o opcode) isCast() bool     { return o >= opTrunc && o <= opAddrSpaceCast }

func (o opcode) isCommutative() bool {
	switch o {
	case opAdd, opMul, opAnd, opOr, opXor, opFAdd, opFMul:
		return true
	}
	return false
}

func (o opcode) isAssociative() bool { return o.isCommutative() && o < opFAdd }

// isConstant reports whether the operation only names a constant.
func (o opcode) isConstant() bool {
	return o >= opUndef && o <= opAddressOf || o >= opBlockAddress && o <= opNothing
}

// kind is what a module's operations are known by.
type kind struct {
	code opcode
	intr *intrinsic
}

// kinds maps definitions to what they become. It is made for each translation, because packages have no variables that
// are computed at start-up.
func kinds() map[*core.OpDef]kind {
	m := map[*core.OpDef]kind{}
	for _, e := range []struct {
		def  *core.OpDef
		code opcode
	}{
		{&llvm.AddDef, opAdd}, {&llvm.SubDef, opSub}, {&llvm.MulDef, opMul}, {&llvm.UDivDef, opUDiv}, {&llvm.SDivDef, opSDiv},
		{&llvm.URemDef, opURem}, {&llvm.SRemDef, opSRem}, {&llvm.AndDef, opAnd}, {&llvm.OrDef, opOr}, {&llvm.XOrDef, opXor},
		{&llvm.ShlDef, opShl}, {&llvm.LShrDef, opLShr}, {&llvm.AShrDef, opAShr}, {&llvm.FAddDef, opFAdd}, {&llvm.FSubDef, opFSub},
		{&llvm.FMulDef, opFMul}, {&llvm.FDivDef, opFDiv}, {&llvm.FRemDef, opFRem}, {&llvm.TruncDef, opTrunc}, {&llvm.ZExtDef, opZExt},
		{&llvm.SExtDef, opSExt}, {&llvm.FPToUIDef, opFPToUI}, {&llvm.FPToSIDef, opFPToSI}, {&llvm.UIToFPDef, opUIToFP},
		{&llvm.SIToFPDef, opSIToFP}, {&llvm.FPTruncDef, opFPTrunc}, {&llvm.FPExtDef, opFPExt}, {&llvm.PtrToIntDef, opPtrToInt},
		{&llvm.IntToPtrDef, opIntToPtr}, {&llvm.BitcastDef, opBitcast}, {&llvm.AddrSpaceCastDef, opAddrSpaceCast},
		{&llvm.FNegDef, opFNeg}, {&llvm.ICmpDef, opICmp}, {&llvm.FCmpDef, opFCmp}, {&llvm.SelectDef, opSelect},
		{&llvm.FreezeDef, opFreeze}, {&llvm.AllocaDef, opAlloca}, {&llvm.LoadDef, opLoad}, {&llvm.StoreDef, opStore},
		{&llvm.GEPDef, opGEP}, {&llvm.ExtractValueDef, opExtractValue}, {&llvm.InsertValueDef, opInsertValue},
		{&llvm.ExtractElementDef, opExtractElement}, {&llvm.InsertElementDef, opInsertElement},
		{&llvm.ShuffleVectorDef, opShuffleVector}, {&llvm.BrDef, opBr}, {&llvm.CondBrDef, opCondBr}, {&llvm.SwitchDef, opSwitch},
		{&llvm.ReturnDef, opReturn}, {&llvm.UnreachableDef, opUnreachable}, {&llvm.CallDef, opCall}, {&llvm.UndefDef, opUndef},
		{&llvm.PoisonDef, opPoison}, {&llvm.ZeroDef, opZero}, {&llvm.NoneTokenDef, opNone}, {&llvm.ConstantDef, opConstant},
		{&llvm.AddressOfDef, opAddressOf}, {&llvm.AtomicRMWDef, opAtomicRMW}, {&llvm.AtomicCmpXchgDef, opCmpXchg},
		{&llvm.FenceDef, opFence}, {&llvm.InvokeDef, opInvoke}, {&llvm.LandingpadDef, opLandingPad}, {&llvm.ResumeDef, opResume},
		{&llvm.IndirectBrDef, opIndirectBr}, {&llvm.CallIntrinsicDef, opCallIntrinsic}, {&llvm.InlineAsmDef, opInlineAsm},
		{&llvm.VaArgDef, opVaArg}, {&llvm.BlockAddressDef, opBlockAddress}, {&llvm.BlockTagDef, opBlockTag},
		{&llvm.DSOLocalEquivalentDef, opLocalEquivalent},
	} {
		m[e.def] = kind{code: e.code}
	}
	return m
}

// kindOf returns what an operation becomes.
func (t *translator) kindOf(op *core.Operation) kind {
	def := op.Info().Def()
	k, ok := t.kinds[def]
	if ok {
		return k
	}
	if strings.HasPrefix(def.Name, "llvm.intr.dbg.") {
		k.code = opNothing // debug records are for debug information, which is not written
	} else if intr := intrinsicOf(def); intr != nil {
		k = kind{opIntrinsic, intr}
	}
	t.kinds[def] = k
	return k
}
