package rewrite

import (
	"hash/maphash"
	"slices"

	"github.com/odsgen/ods/core"
)

// mergeEqual replaces, input by input, those after it that receive the same. A replacement can make others receive the
// same.
func (f *forwarding) mergeEqual(rw *Rewriter) bool {
	if len(f.inputs) < 2 {
		return false
	}
	e := newEqualInputs(f)
	changed := false
	for i, a := range f.inputs {
		for j := e.next(i, i); j >= 0; j = e.next(i, j) {
			b := f.inputs[j]
			others := e.receivers(b)
			rw.ReplaceAllUsesWith(b, a)
			e.rehash(others)
			changed = true
		}
	}
	return changed
}

// equalInputs finds inputs that receive the same by hashes of what they receive.
type equalInputs struct {
	f    *forwarding
	seed maphash.Seed
	hash []uint64 // by number of the input
	// by has the numbers of inputs by hash, in order. One that has another hash by now, or no uses, is dropped when it is
	// met: only the input that replaces others gets uses, and that one is not replaced later.
	by map[uint64][]int
	to map[slot][]int // the inputs that receive an operand
}

func newEqualInputs(f *forwarding) *equalInputs {
	n := len(f.inputs)
	e := &equalInputs{f: f, seed: maphash.MakeSeed(), hash: make([]uint64, n), by: make(map[uint64][]int, n),
		to: make(map[slot][]int, n)}
	for i, in := range f.inputs {
		for _, s := range f.from[in] {
			e.to[s] = append(e.to[s], i)
		}
		e.hash[i] = e.hashOf(in)
		e.by[e.hash[i]] = append(e.by[e.hash[i]], i)
	}
	return e
}

func (e *equalInputs) hashOf(in *core.Value) uint64 {
	var h maphash.Hash
	h.SetSeed(e.seed)
	maphash.WriteComparable(&h, in.DefiningOp())
	maphash.WriteComparable(&h, in.ParentBlock())
	for _, s := range e.f.from[in] {
		maphash.WriteComparable(&h, s.op)
		maphash.WriteComparable(&h, s.value())
	}
	return h.Sum64()
}

// next returns the first input after number after that has uses and receives the same as input i, or -1.
func (e *equalInputs) next(i, after int) int {
	a, h := e.f.inputs[i], e.hash[i]
	list := e.by[h]
	for len(list) > 0 && list[0] <= i {
		list = list[1:]
	}
	found := -1
	k, _ := slices.BinarySearch(list, after+1)
	for k < len(list) && found < 0 {
		j := list[k]
		b := e.f.inputs[j]
		switch {
		case e.hash[j] != h || !b.HasUses():
			if k == 0 {
				list = list[1:]
			} else {
				list = slices.Delete(list, k, k+1)
			}
		case a.DefiningOp() == b.DefiningOp() && a.ParentBlock() == b.ParentBlock() && e.f.sameOperands(a, b):
			found = j
		default:
			k++
		}
	}
	e.by[h] = list
	return found
}

// receivers returns the inputs that receive a value.
func (e *equalInputs) receivers(v *core.Value) (list []int) {
	for u := range v.Uses() {
		list = append(list, e.to[slot{u.Owner(), u.Index()}]...)
	}
	return list
}

// rehash enters inputs again that receive something else now.
func (e *equalInputs) rehash(inputs []int) {
	for _, i := range inputs {
		h := e.hashOf(e.f.inputs[i])
		if h == e.hash[i] {
			continue
		}
		e.hash[i] = h
		if k, have := slices.BinarySearch(e.by[h], i); !have {
			e.by[h] = slices.Insert(e.by[h], k, i)
		}
	}
}

// sameOperands reports whether two inputs receive the same from everywhere.
func (f *forwarding) sameOperands(a, b *core.Value) bool {
	return a.Type() == b.Type() && slices.EqualFunc(f.from[a], f.from[b], func(s, t slot) bool {
		return s.op == t.op && s.value() == t.value()
	})
}
