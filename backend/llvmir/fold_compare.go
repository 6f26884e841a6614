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
