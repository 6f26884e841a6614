package rewrite

import (
	"hash/maphash"
	"slices"
	"unsafe"

	"github.com/odsgen/ods/core"
)

// Equivalence compares operations structurally, as upstream's OperationEquivalence. The zero value treats a value as
// equivalent to itself only; comparing regions adds the results and arguments that correspond to one another.
type Equivalence struct {
	// Locations makes locations count.
	Locations bool
	// AnyOperands treats all operands of equal type as equivalent; the caller compares them.
	AnyOperands bool
	// Equal, unless nil, says which values from outside are equivalent; operands of commutative operations must appear
	// in the same order then.
	Equal func(a, b *core.Value) bool

	same map[*core.Value]*core.Value
}

// Ops reports whether two operations are equal in all but the identity of their results: name, attributes, operands,
// result types and regions. Operands of commutative operations may be permuted. Successors are compared only inside of
// regions.
func (e *Equivalence) Ops(a, b *core.Operation) bool {
	if a == b {
		return true
	}
	if a.Info() != b.Info() || a.NumOperands() != b.NumOperands() || a.NumResults() != b.NumResults() ||
		a.NumRegions() != b.NumRegions() || a.NumSuccessors() != b.NumSuccessors() ||
		a.OpaqueProperties() != b.OpaqueProperties() {
		return false
	}
	for i := range a.NumSlots() {
		if a.Slot(i) != b.Slot(i) {
			return false
		}
	}
	if !slices.Equal(a.DiscardableAttrs(), b.DiscardableAttrs()) || e.Locations && a.Loc() != b.Loc() {
		return false
	}
	if !e.operands(a, b) {
		return false
	}
	for i, r := range a.Results() {
		if r.Type() != b.Result(i).Type() {
			return false
		}
		e.mark(r, b.Result(i))
	}
	for i, r := range a.Regions() {
		if !e.regions(r, b.Region(i)) {
			return false
		}
	}
	return true
}

func (e *Equivalence) operands(a, b *core.Operation) bool {
	if e.AnyOperands {
		for i, v := range a.Operands() {
			if v.Type() != b.Operand(i).Type() {
				return false
			}
		}
		return true
	}
	k, n := 0, a.NumOperands()
	for k < n && e.value(a.Operand(k), b.Operand(k)) {
		k++
	}
	if k == n {
		return true
	}
	return e.Equal == nil && a.Has(core.TraitCommutative) && e.permuted(a.OperandList(k, n), b.OperandList(k, n))
}

// permuted reports whether each value of a stands for another one of b.
func (e *Equivalence) permuted(a, b []*core.Value) bool {
	for _, v := range a {
		i := slices.IndexFunc(b, func(w *core.Value) bool { return e.value(v, w) })
		if i < 0 {
			return false
		}
		b = slices.Delete(b, i, i+1)
	}
	return true
}

func (e *Equivalence) value(a, b *core.Value) bool {
	return a == b || e.same[a] == b && b != nil || e.Equal != nil && e.Equal(a, b)
}

func (e *Equivalence) mark(a, b *core.Value) {
	if a == b || e.AnyOperands {
		return
	}
	if e.same == nil {
		e.same = make(map[*core.Value]*core.Value)
	}
	if e.same[a] == nil {
		e.same[a] = b
	}
}

func (e *Equivalence) regions(a, b *core.Region) bool {
	blocks := make(map[*core.Block]*core.Block)
	match := func(x, y *core.Block) bool {
		if have, ok := blocks[x]; ok {
			return have == y
		}
		blocks[x] = y
		return true
	}
	x, y := a.Entry(), b.Entry()
	for ; x != nil && y != nil; x, y = x.Next(), y.Next() {
		if !match(x, y) || !e.blocks(x, y, match) {
			return false
		}
	}
	return x == nil && y == nil
}

func (e *Equivalence) blocks(x, y *core.Block, match func(x, y *core.Block) bool) bool {
	if x.NumArgs() != y.NumArgs() {
		return false
	}
	for i, v := range x.Args() {
		if v.Type() != y.Arg(i).Type() || e.Locations && x.ArgLoc(i) != y.ArgLoc(i) {
			return false
		}
		e.mark(v, y.Arg(i))
	}
	o, p := x.First(), y.First()
	for ; o != nil && p != nil; o, p = o.Next(), p.Next() {
		if !e.Ops(o, p) {
			return false
		}
		for i, s := range o.Successors() {
			if !match(s, p.Successor(i)) {
				return false
			}
		}
	}
	return o == nil && p == nil
}

// Hasher computes hashes of operations that are equal for operations that [Equivalence] finds equal. The zero value is
// not ready; see [NewHasher].
type Hasher struct {
	h    maphash.Hash
	seed maphash.Seed
}

// NewHasher returns a hasher; hashes of different hashers do not agree.
func NewHasher() *Hasher {
	h := &Hasher{seed: maphash.MakeSeed()}
	h.h.SetSeed(h.seed)
	return h
}

func word(p unsafe.Pointer) uint64 { return uint64(uintptr(p)) }

func (h *Hasher) mix(acc, w uint64) uint64 {
	// A multiply-and-fold step; the inputs are small numbers and addresses, which differ in the middle bits.
	acc ^= w
	acc *= 0x9e3779b97f4a7c15
	return acc ^ acc>>29
}

// Op hashes name, attributes, result types and, unless ignored, operands. Regions do not count.
func (h *Hasher) Op(op *core.Operation, ignoreOperands bool) uint64 {
	c := op.Context()
	acc := h.mix(uint64(op.NumOperands()), word(unsafe.Pointer(op.Info())))
	for i := range op.NumSlots() {
		acc = h.mix(acc, uint64(c.AttrNumber(op.Slot(i))))
	}
	for _, a := range op.DiscardableAttrs() {
		acc = h.mix(acc, maphash.String(h.seed, a.Name))
		acc = h.mix(acc, uint64(c.AttrNumber(a.Value)))
	}
	acc = h.mix(acc, uint64(c.AttrNumber(op.OpaqueProperties())))
	for _, r := range op.Results() {
		acc = h.mix(acc, uint64(c.TypeNumber(r.Type())))
	}
	switch {
	case ignoreOperands:
	case op.Has(core.TraitCommutative):
		sum := uint64(0)
		for _, v := range op.Operands() {
			sum += h.mix(1, word(unsafe.Pointer(v)))
		}
		acc = h.mix(acc, sum)
	default:
		for _, v := range op.Operands() {
			acc = h.mix(acc, word(unsafe.Pointer(v)))
		}
	}
	return acc
}
