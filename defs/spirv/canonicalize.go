package spirv

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rewrite"
	"github.com/odsgen/ods/defs/iface/constfold"
	"github.com/odsgen/ods/generated/spirv"
)

// This file has the folder of parts of composites, the canonicalization of selections, and what the rules of the
// definition compute.

// FoldCompositeExtract folds to what was inserted in the place, to what the composite was made of, or to a part of a
// constant. What was inserted elsewhere does not matter. Where an inserted part has the place in it, or lies in it,
// nothing is folded: upstream looks past it and finds what was there before.
func (Hooks) FoldCompositeExtract(op spirv.CompositeExtractOp, in *core.FoldIn) core.Fold {
	if wrapped(op.Op) {
		return core.NoFold
	}
	path := pathOf(op.IndicesAttr())
	whole := op.Composite()
	seen := map[*core.Value]bool{} // a graph region may have a circle
	for {
		insert, ok := spirv.AsCompositeInsertOp(whole.DefiningOp())
		if !ok || seen[whole] {
			break
		}
		if insert.IndicesAttr() == op.IndicesAttr() {
			return core.FoldValue(insert.Object())
		}
		if overlap(path, pathOf(insert.IndicesAttr())) {
			return core.NoFold
		}
		seen[whole] = true
		whole = insert.Composite()
	}
	if made, ok := spirv.AsCompositeConstructOp(whole.DefiningOp()); ok && len(path) == 1 {
		parts := made.Constituents()
		if n, known := NumParts(made.Result().Type()); known && n == len(parts) && int(path[0]) < n {
			return core.FoldValue(parts[path[0]])
		}
	}
	return core.FoldAttr(partOfConstant(in.Const(0), path))
}

func pathOf(indices *core.ArrayAttr) []int64 {
	path := make([]int64, indices.Len())
	for i, a := range indices.Elems() {
		path[i] = a.(*core.IntegerAttr).Int64()
	}
	return path
}

// overlap reports whether one path begins with the other.
func overlap(a, b []int64) bool {
	n := min(len(a), len(b))
	return slices.Equal(a[:n], b[:n])
}

// partOfConstant returns the part of a constant that a path leads to, nil when there is none. Elements of several
// dimensions, which may stand for arrays of arrays, have an index for each; upstream takes the first index alone.
func partOfConstant(a core.Attribute, path []int64) core.Attribute {
	if len(path) == 0 {
		return a
	}
	switch a := a.(type) {
	case *core.ArrayAttr:
		if path[0] < int64(a.Len()) {
			return partOfConstant(a.Elems()[path[0]], path[1:])
		}
	case *core.DenseElementsAttr:
		shape := a.ShapedType().Shape()
		if len(shape) != len(path) {
			return nil
		}
		at := int64(0)
		for i, n := range shape {
			at = dim.Add(dim.Mul(at, n), path[i])
		}
		if at < a.NumElements() {
			return a.Element(at)
		}
	}
	return nil
}

// CanonicalizeSelection replaces a selection both of whose branches do nothing but store a scalar or vector in the same
// place by one store of the value that the condition chooses. A selection with results that are used stays, which
// upstream takes away.
func (Hooks) CanonicalizeSelection(op spirv.SelectionOp, rw *rewrite.Rewriter) bool {
	blocks := slices.Collect(op.Body().Blocks())
	if len(blocks) != 4 || op.Op.HasUses() {
		return false
	}
	branch, ok := spirv.AsBranchConditionalOp(blocks[0].First())
	if !ok || blocks[0].Last() != branch.Op {
		return false
	}
	yes, okYes := onlyStore(branch.Op.Successor(0), blocks[3])
	no, okNo := onlyStore(branch.Op.Successor(1), blocks[3])
	if !okYes || !okNo || yes.Ptr() != no.Ptr() || !slices.Equal(yes.Op.Attrs(), no.Op.Attrs()) {
		return false
	}
	if t := yes.Value().Type(); !IsScalar(t) && !IsVector(t) {
		return false
	}
	chosen := spirv.Select{Condition: branch.Condition(), TrueValue: yes.Value(), FalseValue: no.Value()}.Build(&rw.Builder)
	var m core.IRMapping
	m.Map(yes.Value(), chosen.Result())
	rw.Clone(yes.Op, &m).SetLoc(op.Op.Loc())
	rw.EraseOp(op.Op)
	return true
}

// onlyStore returns the store of a block that has nothing else but a branch to another block.
func onlyStore(b, next *core.Block) (spirv.StoreOp, bool) {
	store, ok := spirv.AsStoreOp(b.First())
	if !ok {
		return store, false
	}
	branch, ok := spirv.AsBranchOp(b.Last())
	return store, ok && store.Op.Next() == branch.Op && branch.Op.Successor(0) == next
}

// AreMultiples reports whether the elements of one divisor are multiples of those of another.
func (Hooks) AreMultiples(a, b core.Attribute) bool {
	multiple := func(a, b num.Int) (num.Int, bool) { return a, !b.IsZero() && a.URem(b).IsZero() }
	return constfold.Binary([]core.Attribute{a, b}, nil, multiple) != nil
}

// Indices returns the path to a member of a struct.
func (Hooks) Indices(a core.Attribute, i int64) *core.ArrayAttr {
	c := a.Context()
	return c.Array(c.IntegerAttr(c.I32(), i))
}

// Zero returns the zero of a value's type.
func (Hooks) Zero(v *core.Value) core.Attribute { return constfold.Zero(v.Type()) }

func combine(a, b core.Attribute, f func(a, b num.Int) num.Int) core.Attribute {
	return constfold.Binary([]core.Attribute{a, b}, nil, constfold.Ints(f))
}

// Sum returns the sum of two constants.
func (Hooks) Sum(a, b core.Attribute) core.Attribute { return combine(a, b, num.Int.Add) }

// Carry returns one where the sum of two constants does not fit, else zero.
func (Hooks) Carry(a, b core.Attribute) core.Attribute {
	return combine(a, b, func(a, b num.Int) num.Int {
		if a.Add(b).ULT(a) {
			return num.One(a.Width())
		}
		return num.Zero(a.Width())
	})
}

// ProductLow returns the lower half of the product of two constants.
func (Hooks) ProductLow(a, b core.Attribute) core.Attribute { return combine(a, b, num.Int.Mul) }

// ProductHighSigned returns the upper half of the product of two signed constants.
func (Hooks) ProductHighSigned(a, b core.Attribute) core.Attribute {
	return combine(a, b, func(a, b num.Int) num.Int { _, high := a.MulExtS(b); return high })
}

// ProductHighUnsigned returns the upper half of the product of two unsigned constants.
func (Hooks) ProductHighUnsigned(a, b core.Attribute) core.Attribute {
	return combine(a, b, func(a, b num.Int) num.Int { _, high := a.MulExtU(b); return high })
}
