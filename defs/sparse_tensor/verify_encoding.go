package sparse_tensor

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/core/num"
	sparsetensor "github.com/odsgen/ods/generated/sparse_tensor"
)

// This file checks encodings, by themselves and as part of a tensor's type.

// VerifySparseTensorDimSliceAttr checks the numbers, -1 for those that are not known.
func (Hooks) VerifySparseTensorDimSliceAttr(r *core.Reporter, at core.Location, _ *core.Context, offset, size,
	stride int64) bool {
	switch {
	case offset < -1:
		return r.Errorf(at, "expect non-negative value or ? for slice offset").Fail()
	case size <= 0 && size != -1:
		return r.Errorf(at, "expect positive value or ? for slice size").Fail()
	case stride <= 0 && stride != -1:
		return r.Errorf(at, "expect positive value or ? for slice stride").Fail()
	}
	return true
}

// VerifySparseTensorEncodingAttr checks widths, the order of levels, and the maps between dimensions and levels.
func (Hooks) VerifySparseTensorEncodingAttr(r *core.Reporter, at core.Location, _ *core.Context, levels []uint64, to,
	from *core.AffineMapAttr,
	pos, crd uint32, _, _ core.Attribute, slices []*sparsetensor.SparseTensorDimSliceAttr) bool {
	fail := func(format string, args ...any) bool { return r.Errorf(at, format, args...).Fail() }
	if !acceptedWidth(pos) {
		return fail("unexpected position bitwidth: %d", pos)
	}
	if !acceptedWidth(crd) {
		return fail("unexpected coordinate bitwidth: %d", crd)
	}
	var toLevel, toDim *affine.Map
	if to != nil {
		toLevel = to.Value()
	}
	if from != nil {
		toDim = from.Value()
	}
	for _, wrong := range []string{wrongSingletons(levels), wrongBatches(levels), wrongSoA(levels), wrongStructured(levels, toLevel),
		wrongMaps(len(levels), toLevel, toDim)} {
		if wrong != "" {
			return fail("%s", wrong)
		}
	}
	dims := len(levels)
	if toLevel != nil {
		dims = toLevel.NumDims()
	}
	if len(slices) > 0 && len(slices) != dims {
		return fail("dimension-rank mismatch between dimSlices and dimToLvl: %d != %d", len(slices), dims)
	}
	if len(slices) > 0 && dims != len(levels) {
		return fail("dimSlices expected dimension-rank to match level-rank: %d != %d", dims, len(levels))
	}
	return true
}

func acceptedWidth(w uint32) bool {
	switch w {
	case 0, 8, 16, 32, 64:
		return true
	}
	return false
}

func formatOf(level uint64) uint64 { return level & formatMask }

func isSingleton(level uint64) bool { return formatOf(level) == singleton }

// wrongSingletons says what is wrong with levels that only list coordinates, or "". They follow a level that has
// positions.
func wrongSingletons(levels []uint64) string {
	for i := 0; i < len(levels); i++ {
		if !isSingleton(levels[i]) {
			continue
		}
		if i == 0 || formatOf(levels[i-1])&(compressed|looseCompressed) == 0 {
			return "expected compressed or loose_compressed level before singleton level"
		}
		for first := levels[i] & soa; i < len(levels) && isSingleton(levels[i]); i++ {
			if levels[i]&soa != first {
				return "expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS)."
			}
		}
	}
	return ""
}

// wrongBatches wants batches before all other levels.
func wrongBatches(levels []uint64) string {
	isBatch := func(l uint64) bool { return formatOf(l) == batch }
	n := slices.IndexFunc(levels, func(l uint64) bool { return !isBatch(l) })
	if n >= 0 && slices.ContainsFunc(levels[n:], isBatch) {
		return "Batch lvlType can only be leading levels."
	}
	return ""
}

func wrongSoA(levels []uint64) string {
	if slices.ContainsFunc(levels, func(l uint64) bool { return l&soa != 0 && !isSingleton(l) }) {
		return "SoA is only applicable to singleton lvlTypes."
	}
	return ""
}

// wrongStructured says what is wrong with a level of which n out of m elements are stored, or "". It is the innermost
// one, and m is the size of the blocks.
func wrongStructured(levels []uint64, dimToLvl *affine.Map) string {
	i := slices.IndexFunc(levels, func(l uint64) bool { return formatOf(l) == structured })
	switch {
	case i < 0:
		return ""
	case i != len(levels)-1:
		return "expected n_out_of_m to be the last level type"
	case slices.ContainsFunc(levels[:i], func(l uint64) bool { return formatOf(l) != dense }):
		return "expected all dense lvlTypes before a n_out_of_m level"
	case dimToLvl == nil || dimToLvl.NumDims() == dimToLvl.NumResults():
		return ""
	}
	sizes, ok := blockSizes(dimToLvl)
	if !ok {
		return "expected 1xm block structure for n_out_of_m level"
	}
	var size int64
	for _, x := range dimToLvl.Results() {
		if x.Kind() != affine.KindMod {
			continue
		}
		if n := sizes[x.LHS().Position()]; size != 0 && n != size {
			return "expected only one blocked level with the same coefficients"
		} else {
			size = n
		}
	}
	if uint64(size) != levels[i]>>sizeM&0xff {
		return "expected coeffiencts of Affine expressions to be equal to m of n_out_of_m level"
	}
	return ""
}

// wrongMaps compares the map from dimensions to levels, nil for the identity, with the levels and with its inverse, nil
// when it is not given.
func wrongMaps(levels int, dimToLvl, lvlToDim *affine.Map) string {
	if levels == 0 {
		return "expected a non-empty array for lvlTypes"
	}
	if dimToLvl == nil {
		return ""
	}
	if n := dimToLvl.NumResults(); n != levels {
		return fmt.Sprintf("level-rank mismatch between dimToLvl and lvlTypes: %d != %d", n, levels)
	}
	want := inverse(dimToLvl)
	switch {
	case want == nil && dimToLvl.NumSymbols() == 0:
		return "failed to infer lvlToDim from dimToLvl"
	case lvlToDim != nil && (want == nil || !lvlToDim.Equal(want)):
		return "expected lvlToDim to be an inverse of dimToLvl"
	case dimToLvl.NumDims() > levels:
		return fmt.Sprintf("unexpected dimToLvl mapping from %d to %d", dimToLvl.NumDims(), levels)
	}
	return ""
}

// blockSizes returns the size of the blocks into which each dimension is divided, 0 for one that is a level as it is. It
// is false for a map that is not made of "d", "d floordiv size" and, behind the latter, "d mod size", or that divides
// nothing.
func blockSizes(m *affine.Map) (sizes map[int]int64, ok bool) {
	sizes = map[int]int64{}
	divided := false
	for _, x := range m.Results() {
		if x.IsDim() {
			if _, seen := sizes[x.Position()]; seen {
				return nil, false
			}
			sizes[x.Position()] = 0
			continue
		}
		k := x.Kind()
		if k != affine.KindFloorDiv && k != affine.KindMod || !x.LHS().IsDim() || !x.RHS().IsConst() {
			return nil, false
		}
		d := x.LHS().Position()
		n, _ := x.RHS().Value()
		before, seen := sizes[d]
		if n <= 0 || seen == (k == affine.KindFloorDiv) || seen && before != n {
			return nil, false
		}
		sizes[d] = n
		divided = divided || k == affine.KindMod
	}
	return sizes, divided
}

// inverse returns the map from levels back to dimensions: of a permutation, or of one whose dimensions are divided into
// blocks; nil for others.
func inverse(m *affine.Map) *affine.Map {
	if m.NumSymbols() > 0 {
		return nil
	}
	if m.IsPermutation() {
		return m.InversePermutation()
	}
	sizes, ok := blockSizes(m)
	if !ok || len(sizes) != m.NumDims() {
		return nil
	}
	dims := make([]affine.Expr, m.NumDims())
	whole := make([]bool, m.NumDims())
	for i, x := range m.Results() {
		level := affine.Dim(i)
		switch x.Kind() {
		case affine.KindFloorDiv:
			d := x.LHS().Position()
			dims[d] = level.MulConst(sizes[d])
		case affine.KindMod:
			d := x.LHS().Position()
			if whole[d] {
				return nil
			}
			dims[d], whole[d] = dims[d].Add(level), true
		default:
			dims[x.Position()], whole[x.Position()] = level, true
		}
	}
	if slices.Contains(whole, false) {
		return nil
	}
	return affine.NewMap(m.NumResults(), 0, dims...)
}

// VerifyEncodingSparseTensorEncodingAttr compares the encoding with a tensor's shape and elements.
func (Hooks) VerifyEncodingSparseTensorEncodingAttr(a *sparsetensor.SparseTensorEncodingAttr, shape []int64,
	elem core.Type) string {
	m := dimToLvl(a)
	if len(shape) == 0 {
		return "expected non-scalar sparse tensor"
	}
	if m.NumDims() != len(shape) {
		return fmt.Sprintf("dimension-rank mismatch between encoding and tensor shape: %d != %d", m.NumDims(), len(shape))
	}
	if t := typeOf(a.ExplicitVal()); t != nil && t != elem {
		return "explicit value type mismatch between encoding and tensor element type: " + message.Quote(t) + " != " +
			message.Quote(elem)
	}
	if t := typeOf(a.ImplicitVal()); t != nil {
		if t != elem {
			return "implicit value type mismatch between encoding and tensor element type: " + message.Quote(t) + " != " +
				message.Quote(elem)
		}
		if !isZero(a.ImplicitVal()) {
			return "implicit value must be zero"
		}
	}
	return ""
}

func typeOf(a core.Attribute) core.Type {
	if t, ok := a.(core.TypedAttr); ok {
		return t.Type()
	}
	return nil
}

func isZero(a core.Attribute) bool {
	switch a := a.(type) {
	case *core.IntegerAttr:
		return a.Value().IsZero()
	case *core.FloatAttr:
		return a.Value().IsZero()
	case complexNumber:
		return a.Real().IsZero() && a.Imag().IsZero()
	}
	return true
}

// complexNumber is the attribute of dialect complex.
type complexNumber interface {
	Real() num.Float
	Imag() num.Float
}
