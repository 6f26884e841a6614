package engine

import (
	"errors"
	"fmt"
	"reflect"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// signature is a Go function type without context and error.
type signature struct {
	params, results []reflect.Type
	ctx, err        bool
}

// goSignature takes a Go function type apart.
func goSignature(t reflect.Type) (*signature, error) {
	if t.Kind() != reflect.Func || t.IsVariadic() {
		return nil, fmt.Errorf("%s is no type of a function with a fixed number of parameters", t)
	}
	s := &signature{}
	for i := range t.NumIn() {
		if i == 0 && t.In(0) == contextType {
			s.ctx = true
			continue
		}
		s.params = append(s.params, t.In(i))
	}
	for i := range t.NumOut() {
		if i == t.NumOut()-1 && t.Out(i) == errorType {
			s.err = true
			continue
		}
		s.results = append(s.results, t.Out(i))
	}
	for _, p := range append(s.params[:len(s.params):len(s.params)], s.results...) {
		if !isScalar(p) && elementOf(p) == nil {
			return nil, fmt.Errorf("%s in %s is no number, slice of numbers or *engine.Memref", p, t)
		}
	}
	return s, nil
}

func isScalar(t reflect.Type) bool {
	return t.Kind() == reflect.Bool || t.Kind() >= reflect.Int && t.Kind() <= reflect.Uint64 || t.Kind() == reflect.Float32 ||
		t.Kind() == reflect.Float64 || isComplex(t)
}

func isComplex(t reflect.Type) bool {
	return t.Kind() == reflect.Complex64 || t.Kind() == reflect.Complex128
}

// elementOf returns the type of the elements of a slice or *Memref, nil for other types.
func elementOf(t reflect.Type) reflect.Type {
	if t.Implements(memrefType) && t.Kind() == reflect.Pointer {
		return reflect.New(t.Elem()).Interface().(anyMemref).elem()
	}
	if t.Kind() == reflect.Slice && isScalar(t.Elem()) {
		return t.Elem()
	}
	return nil
}

// isDescriptor reports whether types begin with a memref of a rank: two pointers, and so many numbers.
func isDescriptor(types []core.Type, rank int) bool {
	if len(types) < 3+2*rank {
		return false
	}
	for i, t := range types[:3+2*rank] {
		if _, ptr := t.(*llvm.LLVMPointerType); ptr != (i < 2) || !ptr && !isIndex(t) {
			return false
		}
	}
	return true
}

func isIndex(t core.Type) bool {
	i, ok := t.(*core.IntegerType)
	return ok && i.Width() == 64
}

// match finds the rank of each memref among the parameters, -1 for scalars. It is an error when there are none that
// fit, or several.
func (s *signature) match(types []core.Type) ([]int, error) {
	var found [][]int
	var reason error
	deepest := -1
	var try func(i, at int, ranks []int)
	try = func(i, at int, ranks []int) {
		fail := func(err error) {
			if i > deepest {
				deepest, reason = i, err
			}
		}
		if len(found) > 1 {
			return
		}
		if i == len(s.params) {
			if at == len(types) {
				found = append(found, append([]int(nil), ranks...))
			} else {
				fail(tooMany(types, at))
			}
			return
		}
		p := s.params[i]
		if isScalar(p) {
			if at == len(types) {
				fail(fmt.Errorf("there is no parameter for the %s", p))
			} else if err := fits(p, types[at]); err != nil {
				fail(fmt.Errorf("parameter #%d: %w", at, err))
			} else {
				try(i+1, at+1, append(ranks, -1))
			}
			return
		}
		from, to := 0, (len(types)-at-3)/2
		if p.Kind() == reflect.Slice {
			from, to = 1, min(to, 1)
		}
		for r := from; r <= to; r++ {
			if isDescriptor(types[at:], r) {
				try(i+1, at+3+2*r, append(ranks, r))
			}
		}
		fail(fmt.Errorf("parameter #%d begins no memref that a %s can be", at, p))
	}
	try(0, 0, nil)
	switch len(found) {
	case 0:
		return nil, reason
	case 1:
		return found[0], nil
	}
	return nil, errors.New("the ranks of the memrefs can be told apart in several ways; use Engine.Call with Memref.Args")
}

// tooMany says that a Go function has no parameter for those of a lowered function from at on.
func tooMany(types []core.Type, at int) error {
	if isDescriptor(types[at:], 0) {
		return fmt.Errorf("the memref that begins with parameter #%d has no parameter in Go", at)
	}
	return fmt.Errorf("parameter #%d of type %s is too many", at, types[at])
}

// matchResults checks the results of a lowered function: the parts of its struct, or whole.
func (s *signature) matchResults(parts []core.Type, whole core.Type) error {
	types := parts
	if len(s.results) == 1 && len(parts) != 1 {
		types = []core.Type{whole}
	}
	if len(types) != len(s.results) {
		return fmt.Errorf("it has %d results, expected %d", len(types), len(s.results))
	}
	for i, t := range types {
		r := s.results[i]
		if isScalar(r) {
			if err := fits(r, t); err != nil {
				return fmt.Errorf("result #%d: %w", i, err)
			}
			continue
		}
		rank, ok := descriptorRank(t)
		if !ok || r.Kind() == reflect.Slice && rank != 1 {
			return fmt.Errorf("result #%d of type %s is no memref that a %s can be", i, t, r)
		}
	}
	return nil
}

// descriptorRank returns the rank of the memref that a struct stands for.
func descriptorRank(t core.Type) (int, bool) {
	st, ok := t.(*llvm.LLVMStructType)
	if !ok || st.Name() != "" {
		return 0, false
	}
	fields := st.Elements()
	if len(fields) != 3 && len(fields) != 5 || !isDescriptor(fields[:3], 0) {
		return 0, false
	}
	if len(fields) == 3 {
		return 0, true
	}
	a, ok1 := fields[3].(*llvm.LLVMArrayType)
	b, ok2 := fields[4].(*llvm.LLVMArrayType)
	return int(a.NumElements()), ok1 && ok2 && isIndex(a.ElementType()) && a == b
}
