package dialect

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/datalayout"
)

// AffineMapMemRefLayoutAttr is the identity of one index.
func (hooks) AffineMapMemRefLayoutAttr(*MemRefLayoutAttr) *affine.Map { return affine.IdentityMap(1) }

// VerifyLayoutMemRefLayoutAttr wants one dimension.
func (hooks) VerifyLayoutMemRefLayoutAttr(_ *MemRefLayoutAttr, shape []int64) string {
	if len(shape) != 1 {
		return fmt.Sprintf("memref layout mismatch between rank and affine map: %d != 1", len(shape))
	}
	return ""
}

// layoutFact returns the number of the entry ["kind", number]; 1 when there is none.
func layoutFact(entries []datalayout.Entry, kind string) uint64 {
	for _, e := range entries {
		pair, ok := e.Value.(*core.ArrayAttr)
		if !ok || pair.Len() != 2 {
			continue
		}
		k, isString := pair.Elems()[0].(*core.StringAttr)
		n, isInt := pair.Elems()[1].(*core.IntegerAttr)
		if isString && isInt && k.Value() == kind {
			return n.Value().Uint64()
		}
	}
	return 1
}

// LayoutBitsTestTypeWithLayoutType returns what the layout says is the size.
func (hooks) LayoutBitsTestTypeWithLayoutType(_ *TestTypeWithLayoutType, _ *datalayout.Layout,
	entries []datalayout.Entry) uint64 {
	return layoutFact(entries, "size")
}

// LayoutABIAlignTestTypeWithLayoutType returns what the layout says is the alignment.
func (hooks) LayoutABIAlignTestTypeWithLayoutType(_ *TestTypeWithLayoutType, _ *datalayout.Layout,
	entries []datalayout.Entry) uint64 {
	return layoutFact(entries, "alignment")
}

// LayoutPreferredAlignTestTypeWithLayoutType returns what the layout says is the preferred alignment.
func (hooks) LayoutPreferredAlignTestTypeWithLayoutType(_ *TestTypeWithLayoutType, _ *datalayout.Layout,
	entries []datalayout.Entry) uint64 {
	return layoutFact(entries, "preferred")
}

// LayoutIndexBitsTestTypeWithLayoutType returns what the layout says is the width of offsets.
func (hooks) LayoutIndexBitsTestTypeWithLayoutType(_ *TestTypeWithLayoutType, _ *datalayout.Layout,
	entries []datalayout.Entry) (uint64, bool) {
	return layoutFact(entries, "index"), true
}

// LayoutCompatibleTestTypeWithLayoutType lets inner layouts lower the alignment only.
func (hooks) LayoutCompatibleTestTypeWithLayoutType(_ *TestTypeWithLayoutType, outer, inner []datalayout.Entry) bool {
	old := layoutFact(outer, "alignment")
	return old == 1 || layoutFact(inner, "alignment") <= old
}
