package vector

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
	"github.com/odsgen/ods/generated/ub"
	"github.com/odsgen/ods/generated/vector"
)

// This file has what folders and patterns ask about shapes, positions and constants.

// strides returns how many elements a step along each dimension passes over.
func strides(shape []int64) []int64 {
	out := make([]int64, len(shape))
	n := int64(1)
	for i := len(shape) - 1; i >= 0; i-- {
		out[i] = n
		n = dim.Count(n, shape[i])
	}
	return out
}

// linear returns the number of the first element at a position, which may leave out trailing dimensions.
func linear(pos, shape []int64) int64 {
	n := int64(0)
	for i, s := range strides(shape)[:len(pos)] {
		n = dim.Add(n, dim.Mul(pos[i], s))
	}
	return n
}

// advance moves a position within a box to the next one, the last dimension first; it reports whether there is one.
func advance(pos, start, size []int64) bool {
	for i := len(pos) - 1; i >= 0; i-- {
		if pos[i]++; pos[i] < dim.Total(start[i], size[i]) {
			return true
		}
		pos[i] = start[i]
	}
	return false
}

// rankOf returns the number of dimensions of a type; scalars have none.
func rankOf(t core.Type) int {
	if v, ok := t.(*core.VectorType); ok {
		return len(v.Shape())
	}
	return 0
}

// last returns the last n dimensions of a type.
func last(t *core.VectorType, n int) []int64 {
	return t.Shape()[len(t.Shape())-n:]
}

// i64Array makes an array attribute of numbers.
func i64Array(c *core.Context, list []int64) *core.ArrayAttr {
	elems := make([]core.Attribute, len(list))
	for i, n := range list {
		elems[i] = c.IntegerAttr(c.I64(), n)
	}
	return c.Array(elems...)
}

// allOnes reports whether all strides are 1.
func allOnes(a *core.ArrayAttr) bool {
	return !slices.ContainsFunc(ints(a), func(n int64) bool { return n != 1 })
}

// isPoison reports whether a constant is poison.
func isPoison(a core.Attribute) bool {
	_, ok := a.(*ub.PoisonAttr)
	return ok
}

// poison folds to poison.
func poison(c *core.Context) core.Fold { return core.FoldAttr(ub.GetPoisonAttr(c)) }

// splat returns a constant all of whose elements are a.
func splat(t *core.VectorType, a core.Attribute) core.Fold {
	return core.FoldAttr(t.Context().DenseSplat(t, a))
}

// splatOf returns the element of a constant whose elements are all the same.
func splatOf(a core.Attribute) core.Attribute {
	if d, ok := a.(*core.DenseElementsAttr); ok && d.IsSplat() && d.NumElements() > 0 {
		return d.Element(0)
	}
	return nil
}

// elementsOf lists the elements of a constant.
func elementsOf(d *core.DenseElementsAttr) []core.Attribute {
	out := make([]core.Attribute, d.NumElements())
	for i := range out {
		out[i] = d.Element(int64(i))
	}
	return out
}

// asElement gives a constant the type of the elements that it becomes one of. The dialect llvm has integers of other
// widths, and floating-point numbers, as constants of an integer type; the latter stand for their bits. It returns nil
// when there is no such element.
func asElement(a core.Attribute, t core.Type) core.Attribute {
	if typed, ok := a.(core.TypedAttr); !ok || typed.Type() == t {
		return a
	}
	to, isInt := t.(*core.IntegerType)
	switch n := a.(type) {
	case *core.IntegerAttr:
		if isInt {
			return t.Context().IntegerAttr(t, n.Int64())
		}
	case *core.FloatAttr:
		if bits := n.Value().Bits(); isInt && bits.Width() == to.Width() {
			return t.Context().APIntAttr(t, bits)
		}
	}
	return nil
}

// canBroadcast reports whether vector.broadcast makes the vector from a value of a type.
func canBroadcast(from core.Type, to *core.VectorType) bool {
	v, ok := from.(*core.VectorType)
	if !ok {
		return from == to.ElementType()
	}
	_, _, ok = broadcastMismatch(v, to)
	return ok
}

// broadcastMismatch returns the first dimensions, of the source and of the result, that keep vector.broadcast from
// making one vector of another, written as types do; ok says that nothing does. Both are empty when there are too few
// dimensions.
func broadcastMismatch(from, to *core.VectorType) (have, want string, ok bool) {
	lead := len(to.Shape()) - len(from.Shape())
	if lead < 0 {
		return "", "", false
	}
	for i, n := range from.Shape() {
		m, sn, sm := to.Shape()[lead+i], scalableDim(from, i), scalableDim(to, lead+i)
		if n != 1 && n != m || n == 1 && sn && m != 1 || sn != sm && (n != 1 || sn) {
			return dimText(n, sn), dimText(m, sm), false
		}
	}
	return "", "", true
}

// run is a number of dimensions in which a broadcast repeats elements, or enumerates those of its source.
type run struct {
	size               int64
	scalable, repeated bool
}

// runsOf returns what a broadcast to a type does, from the outermost dimension on.
func runsOf(from, to *core.VectorType) (out []run) {
	lead := len(to.Shape()) - len(from.Shape())
	for i, n := range to.Shape() {
		s := scalableDim(to, i)
		if n == 1 && !s {
			continue
		}
		repeated := i < lead || from.Shape()[i-lead] == 1 && !scalableDim(from, i-lead)
		r := run{n, s, repeated}
		if last := len(out) - 1; last >= 0 && !s && !out[last].scalable && out[last].repeated == repeated {
			out[last].size = dim.Mul(out[last].size, n)
			continue
		}
		out = append(out, r)
	}
	return out
}

// repeatAlike reports whether broadcasts to two types give the same elements in the same order.
func repeatAlike(from, a, b *core.VectorType) bool {
	runs := runsOf(from, a)
	known := !slices.ContainsFunc(runs, func(r run) bool { return r.size == core.Dynamic })
	return known && slices.Equal(runs, runsOf(from, b))
}

// keepsOrder reports whether a transposition moves no dimension of more than one element past another one.
func keepsOrder(op vector.TransposeOp) bool {
	t := vectorOf(op.Vector())
	current := int64(0)
	for _, p := range op.Permutation() {
		if t.Shape()[p] == 1 && !scalableDim(t, int(p)) {
			continue
		}
		if p < current {
			return false
		}
		current = p
	}
	return true
}

// repeats reports whether an operation repeats its operand: a broadcast, or a cast that adds leading dimensions of size
// 1.
func repeats(op *core.Operation) bool {
	if _, ok := vector.AsBroadcastOp(op); ok {
		return true
	}
	c, ok := vector.AsShapeCastOp(op)
	if !ok {
		return false
	}
	from, to := vectorOf(c.Source()), vectorOf(c.Result())
	n := len(from.Shape())
	return len(to.Shape()) >= n && slices.Equal(last(to, n), from.Shape())
}

// scalarOf returns the scalar that a vector.broadcast repeats, or nil.
func scalarOf(v *core.Value) *core.Value {
	if b, ok := vector.AsBroadcastOp(v.DefiningOp()); ok && vectorOf(b.Source()) == nil {
		return b.Source()
	}
	return nil
}
