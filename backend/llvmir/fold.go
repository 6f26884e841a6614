package llvmir

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// The functions of this file compute what LLVM's builder computes when all operands of an instruction are constants
// (ConstantFoldBinaryInstruction and its like, with the data layout of the module). Each returns nil when LLVM emits an
// instruction.

// foldBinary folds a binary instruction.
func (t *translator) foldBinary(op opcode, a, b *constant) *constant {
	if a.kind == constPoison || b.kind == constPoison {
		return poisonConst(a.typ)
	}
	if a.kind == constUndef || b.kind == constUndef {
		return foldUndefBinary(op, a, b)
	}
	if elem, n, ok := vectorOf(a.typ); ok {
		return foldElements(a.typ, n, func(i int) *constant {
			x, y := a.elem(i), b.elem(i)
			if x == nil || y == nil {
				return nil
			}
			if op.isDivision() && y.isZero() {
				return poisonConst(elem)
			}
			return t.foldBinary(op, x, y)
		})
	}
	switch {
	case a.kind == constInt && b.kind == constInt:
		return foldInts(op, a, b)
	case a.kind == constFloat && b.kind == constFloat:
		return foldFloats(op, a, b)
	}
	return t.foldExprs(op, a, b)
}

// foldElements makes a vector whose elements f computes; when one is nil, or all elements of the vector are poison ...
// the whole is nil or collapses.
func foldElements(ty core.Type, n int, f func(i int) *constant) *constant {
	ops := make([]*constant, n)
	for i := range ops {
		if ops[i] = f(i); ops[i] == nil {
			return nil
		}
	}
	return aggregateConst(ty, ops)
}

// foldUndefBinary folds when at least one operand is undef and none is poison.
func foldUndefBinary(op opcode, a, b *constant) *constant {
	both := a.kind == constUndef && b.kind == constUndef
	bUndef := b.kind == constUndef
	ty := a.typ
	switch op {
	case opAdd, opSub:
		return undefConst(ty)
	case opXor:
		if both {
			return zeroConst(ty)
		}
		return undefConst(ty)
	case opAnd:
		if both {
			return a
		}
		return zeroConst(ty)
	case opMul:
		if both {
			return a
		}
		other := a
		if a.kind == constUndef {
			other = b
		}
		if other.kind == constInt && other.ints.Bit(0) {
			return undefConst(ty)
		}
		return zeroConst(ty)
	case opSDiv, opUDiv, opSRem, opURem:
		if bUndef || b.isZero() {
			return poisonConst(ty)
		}
		if (op == opSDiv || op == opUDiv) && b.kind == constInt && b.ints.IsOne() {
			return a
		}
		return zeroConst(ty)
	case opOr:
		if both {
			return a
		}
		return allOnes(ty)
	case opLShr, opAShr, opShl:
		if bUndef {
			return poisonConst(ty)
		}
		if b.isZero() {
			return a
		}
		return zeroConst(ty)
	case opFSub:
		if bUndef && a.kind == constFloat && a.float.IsNegZero() {
			return b
		}
	}
	if both {
		return a
	}
	return nanConst(ty)
}

// allOnes is the integer or vector with every bit set.
func allOnes(ty core.Type) *constant {
	if elem, n, ok := vectorOf(ty); ok {
		return splatOf(ty, n, allOnes(elem))
	}
	return intConst(ty, num.AllOnes(core.StorageWidth(ty)))
}

// nanConst is the float or vector of NaNs.
func nanConst(ty core.Type) *constant {
	if elem, n, ok := vectorOf(ty); ok {
		return splatOf(ty, n, nanConst(elem))
	}
	f, ok := ty.(*core.FloatType)
	if !ok {
		return nil
	}
	return floatConst(ty, num.FloatNaN(f.Semantics(), false))
}

func splatOf(ty core.Type, n int, c *constant) *constant {
	if c == nil {
		return nil
	}
	ops := make([]*constant, n)
	for i := range ops {
		ops[i] = c
	}
	return aggregateConst(ty, ops)
}

// foldInts computes with integers.
func foldInts(op opcode, a, b *constant) *constant {
	x, y := a.ints, b.ints
	if op.isDivision() && y.IsZero() {
		return poisonConst(a.typ)
	}
	if op.isShift() && y.LimitedValue(uint64(x.Width())) >= uint64(x.Width()) {
		return poisonConst(a.typ)
	}
	if (op == opSDiv || op == opSRem) && y.IsAllOnes() && x.IsMinSigned() {
		return poisonConst(a.typ)
	}
	var r num.Int
	switch op {
	case opAdd:
		r = x.Add(y)
	case opSub:
		r = x.Sub(y)
	case opMul:
		r = x.Mul(y)
	case opUDiv:
		r = x.UDiv(y)
	case opSDiv:
		r = x.SDiv(y)
	case opURem:
		r = x.URem(y)
	case opSRem:
		r = x.SRem(y)
	case opAnd:
		r = x.And(y)
	case opOr:
		r = x.Or(y)
	case opXor:
		r = x.Xor(y)
	case opShl:
		r = x.Shl(uint(y.Uint64()))
	case opLShr:
		r = x.LShr(uint(y.Uint64()))
	case opAShr:
		r = x.AShr(uint(y.Uint64()))
	default:
		return nil
	}
	return intConst(a.typ, r)
}

// foldFloats computes with floats.
func foldFloats(op opcode, a, b *constant) *constant {
	x, y := a.float, b.float
	var r num.Float
	switch op {
	case opFAdd:
		r = x.Add(y)
	case opFSub:
		r = x.Sub(y)
	case opFMul:
		r = x.Mul(y)
	case opFDiv:
		r = x.Div(y)
	case opFRem:
		r, _ = x.Mod(y)
	default:
		return nil
	}
	return floatConst(a.typ, r)
}

// foldExprs folds integer operations on addresses.
func (t *translator) foldExprs(op opcode, a, b *constant) *constant {
	if a.kind == constInt && op.isCommutative() {
		a, b = b, a
	}
	if b.kind == constInt {
		zero, one := b.ints.IsZero(), b.ints.IsOne()
		switch op {
		case opAdd, opSub, opOr, opXor:
			if zero {
				return a
			}
			if op == opOr && b.ints.IsAllOnes() {
				return b
			}
		case opMul:
			if zero {
				return b
			}
			if one {
				return a
			}
		case opUDiv, opSDiv:
			if one {
				return a
			}
			if zero {
				return poisonConst(a.typ)
			}
		case opURem, opSRem:
			if one {
				return zeroConst(a.typ)
			}
			if zero {
				return poisonConst(a.typ)
			}
		case opAnd:
			if zero {
				return b
			}
			if b.ints.IsAllOnes() {
				return a
			}
			if low := t.lowBits(a, b.ints); low != nil {
				return low
			}
		}
		if a.kind == constBinary && a.text == op.name() && op.isAssociative() && a.ops[1].kind == constInt {
			return t.foldBinary(op, a.ops[0], foldInts(op, a.ops[1], b))
		}
	}
	if op == opSub {
		if ga, oa, ok := t.offsetFromGlobal(a); ok {
			if gb, ob, ok := t.offsetFromGlobal(b); ok && ga == gb {
				return intConst(a.typ, oa.SExtOrTrunc(core.StorageWidth(a.typ)).Sub(ob.SExtOrTrunc(core.StorageWidth(a.typ))))
			}
		}
	}
	switch op {
	case opAdd, opSub, opXor:
		return &constant{kind: constBinary, typ: a.typ, text: op.name(), ops: []*constant{a, b}}
	}
	return nil
}

// lowBits returns the bits of an address that a mask leaves, when the alignment of the symbol tells them; else nil.
func (t *translator) lowBits(a *constant, mask num.Int) *constant {
	symbol, off, ok := t.offsetFromGlobal(a)
	g, isGlobal := llvm.AsGlobalOp(t.symbols[symbol])
	if !ok || !isGlobal {
		return nil
	}
	align := t.layout.Align(g.GlobalType())
	if n, ok := g.Alignment(); ok && n > 0 {
		align = uint64(n)
	}
	if mask.LimitedValue(align) >= align {
		return nil
	}
	return intConst(a.typ, off.ZExtOrTrunc(mask.Width()).And(mask))
}

// offsetFromGlobal takes an address as an integer apart: a symbol and a number of bytes.
func (t *translator) offsetFromGlobal(c *constant) (symbol string, off num.Int, ok bool) {
	w := t.layout.IndexBits(0)
	switch c.kind {
	case constGlobal:
		return c.text, num.Zero(w), true
	case constCast:
		if c.text == "ptrtoint" {
			return t.offsetFromGlobal(c.ops[0])
		}
	case constGEP:
		base, o, ok := t.offsetFromGlobal(c.ops[0])
		if !ok || len(c.ops) != 2 || c.ops[1].kind != constInt {
			return "", off, false
		}
		return base, o.Add(c.ops[1].ints.SExtOrTrunc(w)), true
	}
	return "", off, false
}

// foldNeg folds fneg.
func foldNeg(a *constant) *constant {
	switch a.kind {
	case constPoison, constUndef:
		return a
	case constFloat:
		return floatConst(a.typ, a.float.Neg())
	}
	if _, n, ok := vectorOf(a.typ); ok {
		return foldElements(a.typ, n, func(i int) *constant {
			e := a.elem(i)
			if e == nil {
				return nil
			}
			return foldNeg(e)
		})
	}
	return nil
}

// foldCast folds a conversion.
func (t *translator) foldCast(op opcode, a *constant, to core.Type) *constant {
	switch a.kind {
	case constPoison:
		return poisonConst(to)
	case constUndef:
		switch op {
		case opZExt, opSExt, opUIToFP, opSIToFP:
			return zeroConst(to)
		}
		return undefConst(to)
	}
	if op != opAddrSpaceCast && a.isZero() {
		return zeroConst(to)
	}
	if elem, n, ok := vectorOf(to); ok && op != opBitcast {
		if _, m, ok := vectorOf(a.typ); ok && m == n {
			return foldElements(to, n, func(i int) *constant {
				e := a.elem(i)
				if e == nil {
					return nil
				}
				return t.foldCast(op, e, elem)
			})
		}
	}
	switch op {
	case opTrunc, opZExt, opSExt, opUIToFP, opSIToFP:
		if a.kind == constInt {
			return foldIntCast(op, a, to)
		}
	case opFPTrunc, opFPExt, opFPToUI, opFPToSI:
		if a.kind == constFloat {
			return foldFloatCast(op, a, to)
		}
		return nil
	case opBitcast:
		return t.foldBitcast(a, to)
	case opPtrToInt:
		if a.kind == constCast && a.text == "inttoptr" && a.ops[0].kind == constInt {
			v := a.ops[0].ints.ZExtOrTrunc(t.layout.PointerBits(0))
			return intConst(to, v.ZExtOrTrunc(core.StorageWidth(to)))
		}
	case opIntToPtr:
		if a.kind == constCast && a.text == "ptrtoint" && a.ops[0].typ == to && core.StorageWidth(a.typ) >= t.layout.PointerBits(0) {
			return a.ops[0]
		}
	}
	switch op {
	case opTrunc, opPtrToInt, opIntToPtr, opAddrSpaceCast:
		if op == opTrunc && a.kind == constCast && a.text == "ptrtoint" {
			return &constant{kind: constCast, typ: to, text: "ptrtoint", ops: a.ops}
		}
		return &constant{kind: constCast, typ: to, text: op.name(), ops: []*constant{a}}
	}
	return nil
}

func foldIntCast(op opcode, a *constant, to core.Type) *constant {
	w := core.StorageWidth(to)
	switch op {
	case opTrunc:
		return intConst(to, a.ints.Trunc(w))
	case opZExt:
		return intConst(to, a.ints.ZExt(w))
	case opSExt:
		return intConst(to, a.ints.SExt(w))
	}
	f, ok := to.(*core.FloatType)
	if !ok {
		return nil
	}
	v, _ := num.FromInt(f.Semantics(), a.ints, op == opSIToFP, num.NearestTiesToEven)
	return floatConst(to, v)
}

func foldFloatCast(op opcode, a *constant, to core.Type) *constant {
	switch op {
	case opFPTrunc, opFPExt:
		f, ok := to.(*core.FloatType)
		if !ok {
			return nil
		}
		v, _, _ := a.float.Convert(f.Semantics(), num.NearestTiesToEven)
		return floatConst(to, v)
	}
	v, _, st := a.float.ToInt(core.StorageWidth(to), op == opFPToSI, num.TowardZero)
	if st&num.InvalidOp != 0 {
		return poisonConst(to)
	}
	return intConst(to, v)
}

// foldBitcast reinterprets the bits of scalars and vectors.
func (t *translator) foldBitcast(a *constant, to core.Type) *constant {
	if a.typ == to {
		return a
	}
	bits, ok := a.bits()
	if !ok || t.layout.BigEndian() {
		return nil
	}
	return constFromBits(to, bits)
}

// bits returns the value as one integer, the first element of a vector in the low bits.
func (c *constant) bits() (num.Int, bool) {
	switch c.kind {
	case constInt:
		return c.ints, true
	case constFloat:
		return c.float.Bits(), true
	}
	_, n, ok := vectorOf(c.typ)
	if !ok {
		return num.Int{}, false
	}
	var r num.Int
	for i := range n {
		e := c.elem(i)
		if e == nil {
			return r, false
		}
		b, ok := e.bits()
		if !ok {
			return r, false
		}
		if i == 0 {
			r = b
		} else {
			r = b.Concat(r)
		}
	}
	return r, true
}

func constFromBits(to core.Type, b num.Int) *constant {
	switch ty := to.(type) {
	case *core.IntegerType:
		if ty.Width() == b.Width() {
			return intConst(to, b)
		}
	case *core.FloatType:
		if ty.Width() == b.Width() && floatName(ty.Semantics()) != "" {
			return floatConst(to, num.FloatFromBits(ty.Semantics(), b))
		}
	case *core.VectorType:
		elem, n, ok := vectorOf(to)
		w := core.StorageWidth(elem)
		if !ok || w == 0 || uint(n)*w != b.Width() {
			return nil
		}
		return foldElements(to, n, func(i int) *constant { return constFromBits(elem, b.ExtractBits(uint(i)*w, w)) })
	}
	return nil
}
