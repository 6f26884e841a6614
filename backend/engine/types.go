package engine

import (
	"github.com/odsgen/ods/backend/layout"
	"github.com/odsgen/ods/core"
)

// leaf is a scalar inside a type. Its words are slots.
type leaf = layout.Scalar

// leaves returns the scalars of a type in order, and false for a type whose values the engine does not have.
func (e *Engine) leaves(t core.Type) ([]leaf, bool) {
	if l, ok := e.types[t]; ok {
		return l, l != nil
	}
	l := make([]leaf, 0, 1)
	ok := e.layout.Walk(t, layout.Visitor{Scalar: func(s layout.Scalar) bool {
		l = append(l, s)
		return len(l) <= maxLeaves
	}})
	if !ok {
		l = nil
	}
	e.types[t] = l
	return l, ok
}

// maxLeaves bounds the scalars of one value.
const maxLeaves = 1 << 16

// wordsOf returns the number of slots that a type takes.
func wordsOf(l []leaf) int32 {
	n := int32(0)
	for i := range l {
		n += l[i].Words
	}
	return n
}

// partOf returns the type of part i of an aggregate, and how many slots lie before it.
func (e *Engine) partOf(t core.Type, i int) (core.Type, int32, bool) {
	part, before, ok := layout.Part(t, i, func(t core.Type) (int, bool) {
		l, ok := e.leaves(t)
		return int(wordsOf(l)), ok
	})
	return part, int32(before), ok
}
