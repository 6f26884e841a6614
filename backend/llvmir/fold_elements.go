package llvmir

import (
	"github.com/odsgen/ods/core"
)

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
