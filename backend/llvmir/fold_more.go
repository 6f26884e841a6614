package llvmir

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/num"
	llvmdefs "github.com/odsgen/ods/defs/llvm"
	"github.com/odsgen/ods/generated/llvm"
)

// foldICmp folds a comparison of integers or addresses.
func (t *translator) foldICmp(p llvm.ICmpPredicate, a, b *constant, ty core.Type) *constant {
	if a.kind == constPoison || b.kind == constPoison {
		return poisonConst(ty)
	}
	if elem, n, ok := vectorOf(ty); ok {
		return foldElements(ty, n, func(i int) *constant {
			x, y := a.elem(i), b.elem(i)
			if x == nil || y == nil {
				return nil
			}
			return t.foldICmp(p, x, y, elem)
		})
	}
	if a.kind == constUndef || b.kind == constUndef {
		if p == llvm.ICmpPredicateEq || p == llvm.ICmpPredicateNe || a.kind == b.kind {
			return undefConst(ty)
		}
		return boolConst(ty, reflexive(p))
	}
	if a.kind == constInt && b.kind == constInt {
		return boolConst(ty, llvmdefs.CompareInts(p, a.ints, b.ints))
	}
	if p != llvm.ICmpPredicateEq && p != llvm.ICmpPredicateNe {
		return nil
	}
	switch {
	case a.kind == constZero && b.kind == constZero:
		return boolConst(ty, p == llvm.ICmpPredicateEq)
	case a.kind == constZero && t.isNonNull(b), b.kind == constZero && t.isNonNull(a):
		return boolConst(ty, p == llvm.ICmpPredicateNe)
	case a.kind == constGlobal && b.kind == constGlobal && a.text == b.text:
		return boolConst(ty, p == llvm.ICmpPredicateEq)
	case a.kind == constGlobal && b.kind == constGlobal && t.hasOwnAddress(a.text) && t.hasOwnAddress(b.text):
		return boolConst(ty, p == llvm.ICmpPredicateNe)
	}
	return nil
}

// hasOwnAddress reports whether no other symbol can have the address of this one.
func (t *translator) hasOwnAddress(name string) bool {
	op := t.symbols[name]
	if g, ok := llvm.AsGlobalOp(op); ok {
		u, _ := g.UnnamedAddr()
		return !isInterposable(g.Linkage()) && u != llvm.UnnamedAddrGlobal && t.layout.SizeOf(g.GlobalType()) > 0
	}
	if f, ok := llvm.AsLLVMFuncOp(op); ok {
		u, _ := f.UnnamedAddr()
		return !isInterposable(f.Linkage()) && u != llvm.UnnamedAddrGlobal
	}
	return false
}

// isInterposable reports whether the linker may take another definition with other contents.
func isInterposable(l llvm.Linkage) bool {
	switch l {
	case llvm.LinkageWeak, llvm.LinkageLinkonce, llvm.LinkageCommon, llvm.LinkageExternWeak:
		return true
	}
	return false
}

// isNonNull reports whether an address is certainly not null.
func (t *translator) isNonNull(c *constant) bool {
	return c.kind == constGlobal && c.typ == core.Type(llvm.GetLLVMPointerType(t.ctx, 0)) && !t.isExternWeak(c.text)
}

func boolConst(ty core.Type, v bool) *constant {
	if v {
		return intConst(ty, num.One(1))
	}
	return intConst(ty, num.Zero(1))
}

// reflexive reports whether the predicate holds for equal operands.
func reflexive(p llvm.ICmpPredicate) bool {
	switch p {
	case llvm.ICmpPredicateEq, llvm.ICmpPredicateSle, llvm.ICmpPredicateSge, llvm.ICmpPredicateUle, llvm.ICmpPredicateUge:
		return true
	}
	return false
}

// outcomes tells for each predicate of fcmp which outcomes of a comparison fulfil it: equal 1, greater 2, less 4,
// unordered 8.
var outcomes = [...]uint8{0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 8, 15}

// foldFCmp folds a comparison of floats.
func (t *translator) foldFCmp(p llvm.FCmpPredicate, a, b *constant, ty core.Type) *constant {
	switch p {
	case llvm.FCmpPredicateAlwaysFalse:
		return zeroConst(ty)
	case llvm.FCmpPredicateAlwaysTrue:
		return allOnes(ty)
	}
	if a.kind == constPoison || b.kind == constPoison {
		return poisonConst(ty)
	}
	if elem, n, ok := vectorOf(ty); ok {
		return foldElements(ty, n, func(i int) *constant {
			x, y := a.elem(i), b.elem(i)
			if x == nil || y == nil {
				return nil
			}
			return t.foldFCmp(p, x, y, elem)
		})
	}
	if a.kind == constUndef || b.kind == constUndef {
		return boolConst(ty, outcomes[p]&8 != 0)
	}
	if a.kind != constFloat || b.kind != constFloat {
		return nil
	}
	var outcome uint8
	switch a.float.Compare(b.float) {
	case num.Same:
		outcome = 1
	case num.Greater:
		outcome = 2
	case num.Less:
		outcome = 4
	default:
		outcome = 8
	}
	return boolConst(ty, outcomes[p]&outcome != 0)
}

// foldSelect folds the choice between two constants.
func foldSelect(c, x, y *constant) *constant {
	if _, n, ok := vectorOf(c.typ); ok && c.kind != constPoison && !c.isZero() {
		return foldElements(x.typ, n, func(i int) *constant {
			ci, xi, yi := c.elem(i), x.elem(i), y.elem(i)
			if ci == nil || xi == nil || yi == nil {
				return nil
			}
			return foldSelect(ci, xi, yi)
		})
	}
	switch {
	case c.kind == constPoison:
		return poisonConst(x.typ)
	case c.isZero():
		return y
	case c.kind == constInt:
		return x
	case c.kind == constUndef:
		if x.kind == constUndef {
			return x
		}
		return y
	case sameScalar(x, y):
		return x
	case x.kind == constPoison:
		return y
	case y.kind == constPoison:
		return x
	}
	return nil
}

// foldExtract folds extractvalue.
func foldExtract(a *constant, position []int64) *constant {
	for _, p := range position {
		if a = a.elem(int(p)); a == nil {
			return nil
		}
	}
	return a
}

// foldInsert folds insertvalue.
func foldInsert(a, v *constant, position []int64) *constant {
	if len(position) == 0 {
		return v
	}
	at := int(position[0])
	ops := a.elems()
	if at >= len(ops) {
		return nil
	}
	if ops[at] = foldInsert(ops[at], v, position[1:]); ops[at] == nil {
		return nil
	}
	return aggregateConst(a.typ, ops)
}

// foldExtractElement folds extractelement.
func foldExtractElement(a, index *constant, ty core.Type) *constant {
	if index.kind == constPoison || index.kind == constUndef || a.kind == constPoison {
		return poisonConst(ty)
	}
	if a.kind == constUndef {
		return undefConst(ty)
	}
	_, n, ok := vectorOf(a.typ)
	if !ok || index.kind != constInt {
		return nil
	}
	i := index.ints.LimitedValue(uint64(n))
	if i >= uint64(n) {
		return poisonConst(ty)
	}
	return a.elem(int(i))
}

// foldInsertElement folds insertelement.
func foldInsertElement(a, v, index *constant) *constant {
	if index.kind == constUndef || index.kind == constPoison {
		return poisonConst(a.typ)
	}
	_, n, ok := vectorOf(a.typ)
	if !ok || index.kind != constInt {
		return nil
	}
	i := index.ints.LimitedValue(uint64(n))
	if i >= uint64(n) {
		return poisonConst(a.typ)
	}
	return foldInsert(a, v, []int64{int64(i)})
}

// foldShuffle folds shufflevector.
func foldShuffle(a, b *constant, mask []int32, ty core.Type) *constant {
	_, n, ok := vectorOf(a.typ)
	if !ok {
		return nil
	}
	elem, m, _ := vectorOf(ty)
	return foldElements(ty, m, func(i int) *constant {
		k := int(mask[i])
		switch {
		case k < 0 || k >= 2*n:
			return poisonConst(elem)
		case k < n:
			return a.elem(k)
		}
		return b.elem(k - n)
	})
}

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
				cur, _ = aggregateElem(s, field)
				continue
			}
			if cur, _ = aggregateElem(cur, 0); cur == nil {
				return off, false
			}
		}
		off = off.Add(v.Mul(num.NewInt(w, t.layout.SizeOf(cur))))
	}
	return off, true
}
