package sparse_tensor

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/message"
	sparsetensor "github.com/odsgen/ods/generated/sparse_tensor"
)

// YAML is the definition of the dialect.
//
//go:embed sparse_tensor.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ sparsetensor.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return sparsetensor.New(Hooks{}) }

// encodingOf returns the encoding of a tensor, or nil.
func encodingOf(t core.Type) *sparsetensor.SparseTensorEncodingAttr {
	if r, ok := t.(*core.RankedTensorType); ok {
		e, _ := r.Encoding().(*sparsetensor.SparseTensorEncodingAttr)
		return e
	}
	return nil
}

// IsSlice reports whether a tensor is a slice.
func (Hooks) IsSlice(t core.Type) bool {
	e := encodingOf(t)
	return e != nil && len(e.DimSlices()) > 0
}

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

// VerifySparseTensorEncodingAttr checks the order of levels, and numbers of dimensions and levels.
func (Hooks) VerifySparseTensorEncodingAttr(r *core.Reporter, at core.Location, _ *core.Context, levels []uint64, to,
	from *core.AffineMapAttr,
	pos, crd uint32, expl, impl core.Attribute, slices []*sparsetensor.SparseTensorDimSliceAttr) bool {
	fail := func(format string, args ...any) bool { return r.Errorf(at, format, args...).Fail() }
	if !acceptedWidth(pos) {
		return fail("unexpected position bitwidth: %d", pos)
	}
	if !acceptedWidth(crd) {
		return fail("unexpected coordinate bitwidth: %d", crd)
	}
	if text := wrongOrder(levels); text != "" {
		return fail("%s", text)
	}
	if len(levels) == 0 {
		return fail("expected a non-empty array for lvlTypes")
	}
	if to != nil {
		m := to.Value()
		if n := len(m.Results()); n != len(levels) {
			return fail("level-rank mismatch between dimToLvl and lvlTypes: %d != %d", n, len(levels))
		}
		want := inverse(m)
		if from != nil && want != nil && from.Value().String() != want.String() {
			return fail("expected lvlToDim to be an inverse of dimToLvl")
		}
		if len(slices) > 0 && len(slices) != m.NumDims() {
			return fail("dimension-rank mismatch between dimSlices and dimToLvl: %d != %d", len(slices), m.NumDims())
		}
	} else if len(slices) > 0 && len(slices) != len(levels) {
		return fail("dimSlices expected dimension-rank to match level-rank: %d != %d", len(slices), len(levels))
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

// wrongOrder says what is wrong with the order of levels, or "".
func wrongOrder(levels []uint64) string {
	format := func(i int) uint64 { return levels[i] & formatMask }
	batches := true
	for i := range levels {
		if format(i) == batch && !batches {
			return "Batch lvlType can only be leading levels."
		}
		batches = batches && format(i) == batch
	}
	for i, l := range levels {
		if l&soa != 0 && format(i) != singleton {
			return "SoA is only applicable to singleton lvlTypes."
		}
	}
	for i := 0; i < len(levels); i++ {
		if format(i) != singleton {
			continue
		}
		if i == 0 || format(i-1)&(compressed|looseCompressed|singleton) == 0 {
			return "expected compressed or loose_compressed level before singleton level"
		}
		first := levels[i] & soa
		for ; i < len(levels) && format(i) == singleton; i++ {
			if levels[i]&soa != first {
				return "expected all singleton lvlTypes stored in the same memory layout (SoA vs AoS)."
			}
		}
	}
	for i := range levels {
		if format(i) != structured {
			continue
		}
		if i != len(levels)-1 {
			return "expected n_out_of_m to be the last level type"
		}
		for j := range i {
			if format(j) != dense {
				return "expected all dense lvlTypes before a n_out_of_m level"
			}
		}
	}
	return ""
}

// VerifyEncodingSparseTensorEncodingAttr compares the encoding with a tensor's shape and elements.
func (Hooks) VerifyEncodingSparseTensorEncodingAttr(a *sparsetensor.SparseTensorEncodingAttr, shape []int64,
	elem core.Type) string {
	m := dimToLvl(a)
	if len(shape) == 0 {
		return "expected non-scalar sparse tensor"
	}
	if m.NumDims() != len(shape) {
		return "dimension-rank mismatch between encoding and tensor shape: " + affine.Const(int64(m.NumDims())).String() + " != " +
			affine.Const(int64(len(shape))).String()
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
	}
	return true
}

// inverse returns the map from levels back to dimensions: of a permutation, or of one whose dimensions are divided into
// blocks; nil for others.
func inverse(m *affine.Map) *affine.Map {
	if m.IsPermutation() {
		return m.InversePermutation()
	}
	out := make([]affine.Expr, m.NumDims())
	size := make([]int64, m.NumDims())
	for i, e := range m.Results() {
		d, s := e, int64(0)
		if !e.IsDim() {
			k := e.Kind()
			if k != affine.KindFloorDiv && k != affine.KindMod || !e.LHS().IsDim() || !e.RHS().IsConst() {
				return nil
			}
			d = e.LHS()
			s, _ = e.RHS().Value()
			if size[d.Position()] != 0 && size[d.Position()] != s {
				return nil
			}
			size[d.Position()] = s
		}
		x := affine.Dim(i)
		if e.Kind() == affine.KindFloorDiv {
			x = x.MulConst(s)
		}
		if p := d.Position(); out[p].Valid() {
			if e.Kind() == affine.KindFloorDiv {
				out[p] = x.Add(out[p])
			} else {
				out[p] = out[p].Add(x)
			}
		} else {
			out[p] = x
		}
	}
	for _, e := range out {
		if !e.Valid() {
			return nil
		}
	}
	return affine.NewMap(len(m.Results()), m.NumSymbols(), out...)
}
