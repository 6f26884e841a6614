package llvmir

import (
	"strconv"

	"github.com/odsgen/ods/backend/read"
	"github.com/odsgen/ods/core"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// fold returns what an operation's result is when LLVM's builder makes no instruction for it.
func (b *body) fold(op *core.Operation, k kind) (ref, bool) {
	if k.code >= opAlloca && k.code != opGEP && k.code < opExtractValue || k.code >= opBr && k.code <= opCall ||
		k.code >= opIntrinsic && !k.code.isConstant() || k.code == opFreeze || op.NumResults() == 0 {
		return ref{}, false
	}
	c, ok := b.constantOf(op, k)
	if ok {
		return ref{c: c}, c != nil
	}
	if k.code.isCast() && op.Operand(0).Type() == op.Result(0).Type() {
		return ref{alias: op.Operand(0)}, true
	}
	ops := b.scratch[:0]
	for _, v := range op.Operands() {
		r := b.lookup(v)
		if r.c == nil {
			return ref{}, false
		}
		ops = append(ops, r)
	}
	b.scratch = ops
	if c = b.foldConstants(op, k, ops); c == nil {
		return ref{}, false
	}
	return ref{c: c}, true
}

// constantOf returns the constant that a constant operation names; ok is false for other operations.
func (b *body) constantOf(op *core.Operation, k kind) (c *constant, ok bool) {
	t := b.t
	ty := op.Result(0).Type()
	switch k.code {
	case opUndef:
		return undefConst(ty), true
	case opPoison:
		return poisonConst(ty), true
	case opZero:
		return zeroConst(ty), true
	case opNone:
		return &constant{kind: constNone, typ: ty}, true
	case opConstant:
		v, _ := llvm.AsConstantOp(op)
		return t.fromAttr(ty, v.ValueAttr(), op.Loc()), true
	case opAddressOf:
		v, _ := llvm.AsAddressOfOp(op)
		return t.symbolConst(v.GlobalName(), ty), true
	case opBlockAddress:
		return b.blockAddress(op), true
	case opLocalEquivalent:
		v, _ := llvm.AsDSOLocalEquivalentOp(op)
		if !t.leadsToFunction(v.FunctionName()) {
			t.errorf(op.Loc(), "'%s' op must reference an alias to a function", op.Name())
			return nil, true
		}
		return &constant{kind: constLocal, typ: ty, text: v.FunctionName()}, true
	}
	return nil, false
}

// foldConstants folds an operation whose operands are all constants; nil when LLVM does not.
func (b *body) foldConstants(op *core.Operation, k kind, in []ref) *constant {
	t := b.t
	ty := op.Result(0).Type()
	switch {
	case k.code.isBinary():
		return t.foldBinary(k.code, in[0].c, in[1].c)
	case k.code.isCast():
		return t.foldCast(k.code, in[0].c, ty)
	}
	switch k.code {
	case opFNeg:
		return foldNeg(in[0].c)
	case opICmp:
		v, _ := llvm.AsICmpOp(op)
		return t.foldICmp(v.Predicate(), in[0].c, in[1].c, ty)
	case opFCmp:
		v, _ := llvm.AsFCmpOp(op)
		return t.foldFCmp(v.Predicate(), in[0].c, in[1].c, ty)
	case opSelect:
		return foldSelect(in[0].c, in[1].c, in[2].c)
	case opGEP:
		v, _ := llvm.AsGEPOp(op)
		return t.foldGEP(v.ElemType(), v.NoWrapFlags(), in[0].c, b.gepConstants(v, in[1:]), ty)
	case opExtractValue:
		v, _ := llvm.AsExtractValueOp(op)
		return foldExtract(in[0].c, v.Position())
	case opInsertValue:
		v, _ := llvm.AsInsertValueOp(op)
		return foldInsert(in[0].c, in[1].c, v.Position())
	case opExtractElement:
		return foldExtractElement(in[0].c, in[1].c, ty)
	case opInsertElement:
		return foldInsertElement(in[0].c, in[1].c, in[2].c)
	case opShuffleVector:
		v, _ := llvm.AsShuffleVectorOp(op)
		return foldShuffle(in[0].c, in[1].c, v.Mask(), ty)
	}
	return nil
}

// gepConstants merges the constant indices with those that are operands.
func (b *body) gepConstants(v llvm.GEPOp, dynamic []ref) []*constant {
	raw := v.RawConstantIndices()
	out := make([]*constant, len(raw))
	for i, n := range raw {
		if n == llvmdefs.DynamicIndex {
			out[i], dynamic = dynamic[0].c, dynamic[1:]
		} else {
			out[i] = int64Const(b.t.ctx.I32(), int64(n))
		}
	}
	return out
}

// overflowFlags are the flags of integer arithmetic, with a blank before each.
func overflowFlags(f llvm.IntegerOverflowFlags) string {
	switch {
	case f&llvm.IntegerOverflowFlagsNuw != 0 && f&llvm.IntegerOverflowFlagsNsw != 0:
		return " nuw nsw"
	case f&llvm.IntegerOverflowFlagsNuw != 0:
		return " nuw"
	case f&llvm.IntegerOverflowFlagsNsw != 0:
		return " nsw"
	}
	return ""
}

// fastMathText are the promises of floating-point arithmetic, with a blank before each.
func fastMathText(a *llvm.FastmathFlagsAttr) string {
	if a == nil {
		return ""
	}
	return fastMath(a.Value())
}

func fastMath(f llvm.FastmathFlags) string {
	if f == 0 {
		return ""
	}
	if f&llvm.FastmathFlagsFast == llvm.FastmathFlagsFast {
		return " fast"
	}
	s := ""
	for _, e := range [...]struct {
		bit  llvm.FastmathFlags
		text string
	}{{llvm.FastmathFlagsReassoc, " reassoc"}, {llvm.FastmathFlagsNnan, " nnan"}, {llvm.FastmathFlagsNinf, " ninf"},
		{llvm.FastmathFlagsNsz, " nsz"}, {llvm.FastmathFlagsArcp, " arcp"}, {llvm.FastmathFlagsContract, " contract"},
		{llvm.FastmathFlagsAfn, " afn"}} {
		if f&e.bit != 0 {
			s += e.text
		}
	}
	return s
}

// flagsText are the flags after the mnemonic of an instruction.
func flagsText(op *core.Operation, code opcode) string {
	switch p := read.PromisesOf(op); {
	case p.Exact:
		return " exact"
	case p.Disjoint:
		return " disjoint"
	case p.NonNeg:
		return " nneg"
	case p.Overflow != 0:
		return overflowFlags(p.Overflow)
	case code == opSelect && !isFloatLike(op.Result(0).Type()):
		return ""
	}
	return opFastMath(op)
}

// opFastMath are the promises of an operation on floats. Reductions of vectors have them without the interface.
func opFastMath(op *core.Operation) string {
	a, _ := op.Attr("fastmathFlags").(*llvm.FastmathFlagsAttr)
	return fastMathText(a)
}

// isFloatLike reports whether an instruction with such a result may carry promises about floats.
func isFloatLike(ty core.Type) bool {
	for {
		switch t := ty.(type) {
		case *core.FloatType, *llvm.LLVMPPCFP128Type:
			return true
		case *core.VectorType:
			ty = t.ElementType()
		case *llvm.LLVMArrayType:
			ty = t.ElementType()
		case *llvm.LLVMStructType:
			parts := subtypes(t)
			if len(parts) == 0 || t.Name() != "" {
				return false
			}
			for _, p := range parts[1:] {
				if p != parts[0] {
					return false
				}
			}
			ty = parts[0]
		default:
			return false
		}
	}
}

// result writes the number of an operation's result.
func (b *body) result(op *core.Operation) {
	t := b.t
	t.body = append(t.body, ' ', ' ')
	if op.NumResults() == 0 {
		return
	}
	v := op.Result(0)
	t.noteType(v.Type())
	if _, void := v.Type().(*llvm.LLVMVoidType); void {
		return
	}
	r := b.values[v]
	t.body = appendNumber(append(t.body, '%'), r.n, r.name)
	t.body = append(t.body, " = "...)
}

func (b *body) str(s string) { b.t.body = append(b.t.body, s...) }

// list writes operands from number i on, each with its type, after ", ".
func (b *body) list(op *core.Operation, i int) {
	for ; i < op.NumOperands(); i++ {
		b.str(", ")
		b.typed(op.Operand(i))
	}
}

// instruction writes an operation that was not folded.
func (b *body) instruction(op *core.Operation, k kind) bool {
	b.loc = op.Loc()
	b.verifyOp(op, k)
	b.result(op)
	switch code := k.code; {
	case code.isBinary():
		b.str(code.name())
		b.str(flagsText(op, code))
		b.str(" ")
		b.typed(op.Operand(0))
		b.str(", ")
		b.operand(op.Operand(1))
	case code.isCast():
		b.str(code.name())
		b.str(flagsText(op, code))
		b.str(" ")
		b.typed(op.Operand(0))
		b.str(" to ")
		b.str(b.t.typeText(op.Result(0).Type()))
		if v, ok := llvm.AsIntToPtrOp(op); ok && v.DereferenceableAttr() != nil {
			b.dereferenceable(v.DereferenceableAttr())
		}
	default:
		if !b.other(op, k) {
			return false
		}
	}
	b.location(b.loc)
	b.mmra(op, k)
	b.str("\n")
	return true
}

// other writes the instructions that are neither binary nor conversions.
func (b *body) other(op *core.Operation, k kind) bool {
	switch k.code {
	case opFNeg, opFreeze:
		b.str(k.code.name() + flagsText(op, k.code) + " ")
		b.typed(op.Operand(0))
	case opICmp:
		v, _ := llvm.AsICmpOp(op)
		b.str("icmp " + v.Predicate().String() + " ")
		b.typed(op.Operand(0))
		b.str(", ")
		b.operand(op.Operand(1))
	case opFCmp:
		v, _ := llvm.AsFCmpOp(op)
		name := v.Predicate().String()
		if name[0] == '_' {
			name = name[1:]
		}
		b.str("fcmp" + flagsText(op, k.code) + " " + name + " ")
		b.typed(op.Operand(0))
		b.str(", ")
		b.operand(op.Operand(1))
	case opSelect:
		b.str("select" + flagsText(op, k.code) + " ")
		b.typed(op.Operand(0))
		b.list(op, 1)
	case opAlloca:
		b.alloca(op)
	case opLoad:
		b.load(op)
	case opStore:
		b.store(op)
	case opGEP:
		b.gep(op)
	case opExtractValue:
		v, _ := llvm.AsExtractValueOp(op)
		b.str("extractvalue ")
		b.typed(op.Operand(0))
		b.position(v.Position())
	case opInsertValue:
		v, _ := llvm.AsInsertValueOp(op)
		b.str("insertvalue ")
		b.typed(op.Operand(0))
		b.list(op, 1)
		b.position(v.Position())
	case opExtractElement:
		b.str("extractelement ")
		b.typed(op.Operand(0))
		b.list(op, 1)
	case opInsertElement:
		b.str("insertelement ")
		b.typed(op.Operand(0))
		b.list(op, 1)
	case opShuffleVector:
		b.shuffle(op)
	case opBr, opCondBr, opSwitch:
		b.branch(op, k.code)
	case opReturn:
		if op.NumOperands() == 0 {
			b.str("ret void")
		} else {
			b.str("ret ")
			b.typed(op.Operand(0))
		}
	case opUnreachable:
		b.str("unreachable")
	case opCall:
		b.call(op)
	case opIntrinsic:
		return b.intrinsicCall(op, k.intr)
	default:
		return b.uncommon(op, k.code)
	}
	return true
}

// position writes the indices of extractvalue and insertvalue.
func (b *body) position(p []int64) {
	for _, i := range p {
		b.str(", ")
		b.t.body = strconv.AppendInt(b.t.body, i, 10)
	}
}

// shuffle writes shufflevector with its mask.
func (b *body) shuffle(op *core.Operation) {
	v, _ := llvm.AsShuffleVectorOp(op)
	b.str("shufflevector ")
	b.typed(op.Operand(0))
	b.list(op, 1)
	mask := v.Mask()
	b.str(", <")
	if ty, ok := op.Result(0).Type().(*core.VectorType); ok && ty.IsScalable() {
		b.str("vscale x ")
	}
	b.str(strconv.Itoa(len(mask)) + " x i32> ")
	zero, poison := true, true
	for _, m := range mask {
		zero, poison = zero && m == 0, poison && m == -1
	}
	switch {
	case zero:
		b.str("zeroinitializer")
		return
	case poison:
		b.str("poison")
		return
	}
	b.str("<")
	for i, m := range mask {
		if i > 0 {
			b.str(", ")
		}
		if m == -1 {
			b.str("i32 poison")
		} else {
			b.str("i32 " + strconv.Itoa(int(m)))
		}
	}
	b.str(">")
}

// gep writes getelementptr.
func (b *body) gep(op *core.Operation) {
	v, _ := llvm.AsGEPOp(op)
	t := b.t
	b.str("getelementptr")
	t.body = appendGEPFlags(t.body, v.NoWrapFlags())
	t.noteType(v.ElemType())
	b.str(" " + t.typeText(v.ElemType()) + ", ")
	b.typed(op.Operand(0))
	next := 1
	for _, n := range v.RawConstantIndices() {
		b.str(", ")
		if n == llvmdefs.DynamicIndex {
			b.typed(op.Operand(next))
			next++
		} else {
			b.str("i32 " + strconv.Itoa(int(n)))
		}
	}
}

// uncommon writes the instructions that lowerings rarely make.
func (b *body) uncommon(op *core.Operation, code opcode) bool {
	switch code {
	case opAtomicRMW:
		b.atomicRMW(op)
	case opCmpXchg:
		b.cmpXchg(op)
	case opFence:
		v, _ := llvm.AsFenceOp(op)
		b.str("fence")
		scope, _ := v.Syncscope()
		b.atomic(scope, v.Ordering())
	case opInvoke:
		b.invoke(op)
	case opLandingPad:
		b.landingPad(op)
	case opResume:
		b.str("resume ")
		b.typed(op.Operand(0))
	case opIndirectBr:
		b.str("indirectbr ")
		b.typed(op.Operand(0))
		b.str(", [")
		for i := range op.NumSuccessors() {
			if i > 0 {
				b.str(", ")
			}
			b.label2(op, i)
		}
		b.str("]")
	case opCallIntrinsic:
		return b.callIntrinsic(op)
	case opInlineAsm:
		b.inlineAsm(op)
	case opVaArg:
		b.str("va_arg ")
		b.typed(op.Operand(0))
		b.str(", " + b.t.typeText(op.Result(0).Type()))
	default:
		return b.t.unsupported(op)
	}
	return true
}

// label2 writes a successor as an operand.
func (b *body) label2(op *core.Operation, i int) {
	to := b.target(op, i)
	b.t.body = appendNumber(append(b.t.body, "label %"...), to.n, to.name)
}
