package datalayout

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/dim"
)

// bits returns the size of a type in bits.
func (l *Layout) bits(t core.Type) uint64 {
	switch t := t.(type) {
	case *core.IntegerType:
		return uint64(t.Width())
	case *core.FloatType:
		return uint64(t.Width())
	case *core.IndexType:
		return l.indexBits(t)
	case *core.ComplexType:
		// The imaginary part is aligned, as if nothing were specified: entries about the elements are not about complex
		// numbers.
		n := l.Bits(t.ElementType())
		return AlignTo(n, l.preferredAlign(t.ElementType(), nil)*8) + n
	case *core.VectorType:
		return l.vectorBits(t)
	}
	if s, ok := SizedTypeKey.Of(t); ok {
		return s.LayoutBits(l, l.entries(t))
	}
	return 0
}

// vectorBits returns the size of a vector: as if its last dimension were a power of two, its elements taking whole
// bytes.
func (l *Layout) vectorBits(t *core.VectorType) uint64 {
	n := dim.Count(l.Size(t.ElementType()), 8)
	shape := t.Shape()
	for i, d := range shape {
		if i == len(shape)-1 {
			n = dim.Count(n, powerOf2(uint64(d)))
		} else {
			n = dim.Count(n, uint64(d))
		}
	}
	return n
}

// defaultIndexBits is the width of index where nothing is specified.
const defaultIndexBits = 64

// indexBits returns the width of index.
func (l *Layout) indexBits(t *core.IndexType) uint64 {
	for _, e := range l.entries(t) {
		if a, ok := e.Value.(*core.IntegerAttr); ok {
			return a.Value().Uint64()
		}
	}
	return defaultIndexBits
}

// maxIndexBits bounds what counts as a width of index.
const maxIndexBits = 1<<24 - 1

// indexInteger returns the integer type that is as wide as index.
func (l *Layout) indexInteger(t *core.IndexType) core.Type {
	return t.Context().Integer(uint(min(l.indexBits(t), maxIndexBits)))
}

// IndexBits returns the width of the integers that addresses of a type are computed with: of index itself, and of
// pointers. It is false for other types.
func (l *Layout) IndexBits(t core.Type) (uint64, bool) {
	if i, ok := t.(*core.IndexType); ok {
		return l.indexBits(i), true
	}
	if s, ok := SizedTypeKey.Of(t); ok {
		return s.LayoutIndexBits(l, l.entries(t))
	}
	return 0, false
}

// IndexWidth returns the width of index.
func (l *Layout) IndexWidth(c *core.Context) uint64 { return l.indexBits(c.Index()) }

// abiAlign returns the alignment that the ABI demands, in bytes, given the entries about types of the kind.
func (l *Layout) abiAlign(t core.Type, entries []Entry) uint64 {
	switch t := t.(type) {
	case *core.VectorType:
		return powerOf2(l.Size(t))
	case *core.FloatType:
		if n, ok := alignment(entries, 0); ok {
			return n
		}
		return powerOf2(l.Size(t))
	case *core.IndexType:
		return l.ABIAlign(l.indexInteger(t))
	case *core.IntegerType:
		if n, ok := alignment(closest(entries, t), 0); ok {
			return n
		}
		if t.Width() < 64 {
			return powerOf2(l.Size(t))
		}
		return 4 // as LLVM where nothing is specified
	case *core.ComplexType:
		return l.abiAlign(t.ElementType(), nil)
	}
	if s, ok := SizedTypeKey.Of(t); ok {
		return s.LayoutABIAlign(l, entries)
	}
	return 0
}

// PreferredAlign returns the alignment in bytes that is best for a type, 0 for a type without a size.
func (l *Layout) PreferredAlign(t core.Type) uint64 { return l.preferredAlign(t, l.entries(t)) }

func (l *Layout) preferredAlign(t core.Type, entries []Entry) uint64 {
	switch t := t.(type) {
	case *core.VectorType:
		return l.ABIAlign(t)
	case *core.FloatType:
		if n, ok := alignment(entries, 1); ok {
			return n
		}
		return l.ABIAlign(t)
	case *core.IndexType:
		return l.PreferredAlign(l.indexInteger(t))
	case *core.IntegerType:
		if n, ok := alignment(closest(entries, t), 1); ok {
			return n
		}
		return powerOf2(l.Size(t))
	case *core.ComplexType:
		return l.preferredAlign(t.ElementType(), nil)
	}
	if s, ok := SizedTypeKey.Of(t); ok {
		return s.LayoutPreferredAlign(l, entries)
	}
	return 0
}

// alignment returns an element of the first entry in bytes; its last element where the entry is shorter.
func alignment(entries []Entry, i int64) (uint64, bool) {
	if len(entries) == 0 {
		return 0, false
	}
	v, ok := entries[0].Int(i)
	if !ok && i > 0 {
		v, ok = entries[0].Int(i - 1)
	}
	return v / 8, ok
}

// closest returns the entry that decides about an integer: that of the narrowest one listed which is not narrower, or
// of the widest.
func closest(entries []Entry, t *core.IntegerType) []Entry {
	best, bestWidth := -1, uint(0)
	for i, e := range entries {
		w := e.Type.(*core.IntegerType).Width()
		switch {
		case best < 0, bestWidth < t.Width() && w > bestWidth, w >= t.Width() && w < bestWidth:
			best, bestWidth = i, w
		}
	}
	if best < 0 {
		return nil
	}
	return entries[best : best+1]
}
