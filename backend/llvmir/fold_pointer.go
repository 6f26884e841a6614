package llvmir

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/generated/llvm"
)

// foldGEP folds the computation of an address from constants.
func (t *translator) foldGEP(source core.Type, flags gepFlags, base *constant, indices []*constant, ty core.Type) *constant {
	ptr, ok := ty.(*llvm.LLVMPointerType)
	if !ok {
		return nil // a vector of addresses stays an instruction here
	}
	if v, ok := source.(*core.VectorType); ok && v.IsScalable() {
		return nil
	}
	switch base.kind {
	case constPoison:
		return poisonConst(ty)
	case constUndef:
		return undefConst(ty)
	}
	zero := true
	for _, i := range indices {
		if i.kind == constPoison {
			return poisonConst(ty)
		}
		zero = zero && i.isZero()
	}
	if zero {
		return base
	}
	w := t.layout.IndexBits(ptr.AddressSpace())
	off, ok := t.gepOffset(source, indices, w)
	if !ok {
		return &constant{kind: constGEP, typ: ty, source: source, flags: flags, ops: append([]*constant{base}, indices...)}
	}
	overflow := false
	for base.kind == constGEP {
		inner, ok := t.gepOffset(base.source, base.ops[1:], w)
		if !ok {
			break
		}
		flags &= base.flags
		var ov bool
		off, ov = off.SAddOv(inner)
		overflow = overflow || ov
		base = base.ops[0]
	}
	if overflow && flags&llvm.GEPNoWrapFlagsNusw != 0 && flags&llvm.GEPNoWrapFlagsInboundsFlag == 0 {
		flags &^= llvm.GEPNoWrapFlagsNusw
	}
	return t.pointerPlus(base, off, flags, ptr)
}

// pointerPlus adds a known offset to an address.
func (t *translator) pointerPlus(base *constant, off num.Int, flags gepFlags, ptr *llvm.LLVMPointerType) *constant {
	literal := base.kind == constZero
	value := num.Zero(t.layout.PointerBits(ptr.AddressSpace()))
	if base.kind == constCast && base.text == "inttoptr" && base.ops[0].kind == constInt {
		literal, value = true, base.ops[0].ints.ZExtOrTrunc(value.Width())
	}
	if literal {
		sum := value.InsertBits(value.ZExtOrTrunc(off.Width()).Add(off), 0)
		if sum.IsZero() {
			return zeroConst(ptr)
		}
		return &constant{kind: constCast, typ: ptr, text: "inttoptr", ops: []*constant{intConst(t.ctx.Integer(sum.Width()), sum)}}
	}
	if flags&llvm.GEPNoWrapFlagsInboundsFlag == 0 && !off.IsNegative() {
		if size := t.knownSize(base); size != 0 && off.LimitedValue(size+1) <= size {
			flags |= llvm.GEPNoWrapFlagsInbounds
		}
	}
	if flags&llvm.GEPNoWrapFlagsNusw != 0 && !off.IsNegative() {
		flags |= llvm.GEPNoWrapFlagsNuw
	}
	if off.IsZero() {
		return base
	}
	return &constant{kind: constGEP, typ: ptr, source: t.ctx.I8(), flags: flags,
		ops: []*constant{base, intConst(t.ctx.Integer(off.Width()), off)}}
}

// gepOffset adds up constant indices into a type.
func (t *translator) gepOffset(source core.Type, indices []*constant, w uint) (num.Int, bool) {
	off := num.Zero(w)
	cur := source
	for k, i := range indices {
		if i.kind != constInt {
			return off, false
		}
		v := i.ints.SExtOrTrunc(w)
		if k > 0 {
			if s, ok := cur.(*llvm.LLVMStructType); ok {
				field := int(v.Int64())
				off = off.Add(num.NewInt(w, t.layout.Field(s, field)))
				cur, _ = layout.Element(s, field)
				continue
			}
			if cur, _ = layout.Element(cur, 0); cur == nil {
				return off, false
			}
		}
		off = off.Add(v.Mul(num.NewInt(w, t.layout.SizeOf(cur))))
	}
	return off, true
}
