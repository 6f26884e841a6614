package core

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// compatibleDims reports whether the sizes that are known are equal.
func compatibleDims(dims ...int64) bool {
	known := Dynamic
	for _, d := range dims {
		if d == Dynamic {
			continue
		}
		if known != Dynamic && d != known {
			return false
		}
		known = d
	}
	return true
}

// CompatibleShape reports whether two types are both shaped, with sizes that are equal where both are known, or both
// not.
func CompatibleShape(t, u Type) bool {
	s, ok := t.(ShapedType)
	s2, ok2 := u.(ShapedType)
	if !ok || !ok2 {
		return ok == ok2
	}
	if !s.HasRank() || !s2.HasRank() {
		return true
	}
	a, b := s.Shape(), s2.Shape()
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if !compatibleDims(a[i], b[i]) {
			return false
		}
	}
	return true
}

// compatibleShapes reports whether the types are all scalars, or all shaped with one rank and sizes that are equal
// where they are known; types without a rank are compatible with all. Scalable vectors go with scalable vectors only.
func compatibleShapes(types []Type) bool {
	var shapes [][]int64
	shaped, scalable := 0, 0
	for _, t := range types {
		s, ok := t.(ShapedType)
		if !ok {
			continue
		}
		shaped++
		if v, ok := t.(*VectorType); ok && v.IsScalable() {
			scalable++
		}
		if s.HasRank() {
			shapes = append(shapes, s.Shape())
		}
	}
	switch {
	case shaped == 0:
		return true
	case shaped != len(types), scalable != 0 && scalable != len(types):
		return false
	case len(shapes) == 0:
		return true
	}
	merged := slices.Clone(shapes[0])
	for _, s := range shapes[1:] {
		if len(s) != len(merged) {
			return false
		}
		for i, d := range s {
			switch {
			case merged[i] == Dynamic:
				merged[i] = d
			case d != Dynamic && d != merged[i]:
				return false
			}
		}
	}
	return true
}

// sameTypeKind reports whether two types are of one kind, whatever their parameters.
func sameTypeKind(t, u Type) bool {
	a, b := t.typeBase().def, u.typeBase().def
	if a != nil || b != nil {
		return a == b
	}
	if f, ok := t.(*FloatType); ok {
		g, ok := u.(*FloatType)
		return ok && f.sem == g.sem // every float kind is a type of its own upstream
	}
	return reflect.TypeOf(t) == reflect.TypeOf(u)
}

// broadcastShapes returns the shape that two shapes broadcast to, comparing trailing dimensions first: equal sizes, or
// one of them is 1. Of an unknown and a known size the known one wins unless it is 1. It returns false when the shapes
// do not fit.
func broadcastShapes(a, b []int64) ([]int64, bool) {
	if len(a) < len(b) {
		a, b = b, a
	}
	out := slices.Clone(a)
	off := len(a) - len(b)
	for i, d := range b {
		m, ok := broadcastDim(a[off+i], d)
		if !ok {
			return nil, false
		}
		out[off+i] = m
	}
	return out, true
}

func broadcastDim(a, b int64) (int64, bool) {
	switch {
	case a == b:
		return a, true
	case a == 1:
		return b, true
	case b == 1:
		return a, true
	case a == Dynamic || b == Dynamic:
		if m := max(a, b); m > 1 {
			return m, true
		}
		return Dynamic, true // unknown against 0
	}
	return 0, false
}

// broadcastTypes returns the type that operands of two types broadcast to, with the given element type or, when it is
// nil, their common one; nil when they do not fit.
func broadcastTypes(t, u, elem Type) Type {
	if elem == nil {
		if elem = ElementTypeOrSelf(t); elem != ElementTypeOrSelf(u) {
			return nil
		}
	}
	_, tv := t.(*VectorType)
	_, uv := u.(*VectorType)
	_, tr := t.(*RankedTensorType)
	_, ur := u.(*RankedTensorType)
	c := elem.typeBase().ctx
	if isUnrankedTensor(t) || isUnrankedTensor(u) {
		if tv || uv {
			return nil
		}
		return c.UnrankedTensor(elem)
	}
	vector, tensor := tv || uv, tr || ur
	shape, ok := broadcastShapes(shapeOf(t), shapeOf(u))
	switch {
	case !ok, vector && tensor:
		return nil
	case vector:
		return c.Vector(shape, elem, nil)
	case tensor:
		return c.RankedTensor(shape, elem, nil)
	}
	return elem
}

func isUnrankedTensor(t Type) bool { _, ok := t.(*UnrankedTensorType); return ok }

func shapeOf(t Type) []int64 {
	if s, ok := t.(ShapedType); ok {
		return s.Shape()
	}
	return nil
}

func verifyBroadcastableShape(op *Operation, r *Reporter) bool {
	if allSameType(op) {
		return true
	}
	types := append(op.OperandTypes(), op.ResultTypes()...)
	vectors, tensors := false, false
	for _, t := range types {
		switch t.(type) {
		case *VectorType:
			vectors = true
		case *RankedTensorType, *UnrankedTensorType:
			tensors = true
		}
	}
	if vectors && tensors {
		return r.OpEmitErrorf(op, "cannot broadcast vector with tensor").Fail()
	}
	var want []int64
	ranked := false
	for _, t := range types[:op.NumOperands()] {
		s, ok := t.(*RankedTensorType)
		if !ok {
			continue
		}
		ranked = true
		if want, ok = broadcastShapes(want, s.shape); !ok {
			return r.OpErrorf(op, "operands don't have broadcast-compatible shapes").Fail()
		}
	}
	if !ranked {
		return true
	}
	for _, t := range types[op.NumOperands():] {
		s, ok := t.(*RankedTensorType)
		if ok && !fitsInferredShape(want, s.shape[max(0, len(s.shape)-len(want)):]) {
			return r.OpErrorf(op, "result type %s not broadcast compatible with broadcasted operands's shapes %s",
				quoteShape(s.shape), quoteShape(want)).Fail()
		}
	}
	return true
}

func fitsInferredShape(inferred, actual []int64) bool {
	if len(inferred) != len(actual) {
		return false
	}
	for i := range inferred {
		if !compatibleDims(inferred[i], actual[i]) {
			return false
		}
	}
	return true
}

func quoteShape(shape []int64) string {
	var b strings.Builder
	b.WriteByte('\'')
	for i, d := range shape {
		if i > 0 {
			b.WriteByte('x')
		}
		if d == Dynamic {
			b.WriteByte('?')
		} else {
			b.WriteString(strconv.Itoa(int(d)))
		}
	}
	b.WriteByte('\'')
	return b.String()
}
