package engine

import (
	"errors"
	"fmt"
	"reflect"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// source is what a function was before it was lowered: messages speak of that, and calls are checked against the shapes of its
// memrefs, which lowering drops.
type source struct {
	typ    *core.FunctionType
	params []sourceParam
}

// sourceParam is a parameter of the source.
type sourceParam struct {
	typ    core.Type
	memref *core.MemRefType // nil when it is none
	at, n  int              // the parameters of the lowered function that stand for it
	word   int              // the first word of them
}

// sourceOf finds out what became of each parameter of the source. It is nil when nobody said what the source was, and when the
// function has been changed since, or takes memrefs as bare pointers.
func (e *Engine) sourceOf(f *function) *source {
	if f.sourceKnown {
		return f.source
	}
	f.sourceKnown = true
	t := f.op.SourceType()
	if t == nil {
		return nil
	}
	s := &source{typ: t}
	at, word := 0, 0
	for _, in := range t.Inputs() {
		p := sourceParam{typ: in, at: at, n: 1, word: word}
		switch in := in.(type) {
		case *core.MemRefType:
			p.memref, p.n = in, 3+2*len(in.Shape())
			if !isDescriptor(f.params[min(at, len(f.params)):], len(in.Shape())) {
				return nil
			}
		case *core.UnrankedMemRefType:
			p.n = 2
		}
		if at += p.n; at > len(f.params) {
			return nil
		}
		for _, lowered := range f.params[p.at:at] {
			l, ok := e.leaves(lowered)
			if !ok {
				return nil
			}
			word += int(wordsOf(l))
		}
		s.params = append(s.params, p)
	}
	if at != len(f.params) || len(t.Results()) > 1 && len(e.results(f)) != len(t.Results()) {
		return nil
	}
	f.source = s
	return s
}

// match checks the parameters of a Go function against those of the source, and returns the rank of each memref, -1 for scalars.
func (src *source) match(s *signature, lowered []core.Type) ([]int, error) {
	var ranks []int
	for i, p := range s.params {
		if i == len(src.params) {
			return nil, fmt.Errorf("there is no parameter for the %s", p)
		}
		x := src.params[i]
		if isScalar(p) {
			if x.n != 1 || fits(p, lowered[x.at]) != nil {
				return nil, fmt.Errorf("parameter #%d: %s is no %s", i, x.typ, p)
			}
			ranks = append(ranks, -1)
			continue
		}
		if err := memrefFits(p, x.typ); err != nil {
			return nil, fmt.Errorf("parameter #%d: %w", i, err)
		}
		ranks = append(ranks, len(x.memref.Shape()))
	}
	if n := len(s.params); n < len(src.params) {
		return nil, fmt.Errorf("parameter #%d of type %s is missing", n, src.params[n].typ)
	}
	return ranks, nil
}

// matchResults checks the results of a Go function against those of the source. The lowered function returns parts, or whole.
func (src *source) matchResults(s *signature, parts []core.Type, whole core.Type) error {
	results := src.typ.Results()
	if len(results) != len(s.results) {
		return fmt.Errorf("it has %d results, expected %d", len(results), len(s.results))
	}
	if len(results) == 1 {
		parts = []core.Type{whole}
	}
	for i, r := range s.results {
		if isScalar(r) {
			if fits(r, parts[i]) != nil {
				return fmt.Errorf("result #%d: %s is no %s", i, results[i], r)
			}
			continue
		}
		if err := memrefFits(r, results[i]); err != nil {
			return fmt.Errorf("result #%d: %w", i, err)
		}
		if _, ok := descriptorRank(parts[i]); !ok {
			return fmt.Errorf("result #%d: %s is returned as %s, which no %s can be", i, results[i], parts[i], r)
		}
	}
	return nil
}

// memrefFits says why a type of the source is not a slice or *Memref of a type; nil when it is.
func memrefFits(goType reflect.Type, t core.Type) error {
	m, ok := t.(*core.MemRefType)
	if !ok {
		return fmt.Errorf("%s is no %s", t, goType)
	}
	if elem := elementOf(goType); !elementFits(elem, m.ElementType()) {
		return fmt.Errorf("the elements of %s are no %s", t, elem)
	}
	if goType.Kind() != reflect.Slice {
		return nil
	}
	if rank := len(m.Shape()); rank != 1 {
		return fmt.Errorf("%s has %d dimensions, and a %s has one; an *engine.Memref has any number", t, rank, goType)
	}
	strides, offset, ok := m.StridesAndOffset()
	if !ok || strides[0] != 1 && strides[0] != core.Dynamic || offset != 0 && offset != core.Dynamic {
		return fmt.Errorf("%s has another layout than a %s", t, goType)
	}
	return nil
}

// elementFits reports whether a Go type is that of the elements of a memref.
func elementFits(goType reflect.Type, t core.Type) bool {
	switch t := t.(type) {
	case *core.IndexType:
		k := goType.Kind()
		return goType.Size() == 8 && (k >= reflect.Int && k <= reflect.Uint64)
	case *core.ComplexType:
		return isComplex(goType) && isPart(goType, t.ElementType())
	case *llvm.LLVMStructType:
		return false
	}
	return fits(goType, t) == nil
}

// checkSizes compares what is passed for a memref with its type.
func (e *Engine) checkSizes(f *function, i int, p *sourceParam, d *memref) error {
	wrong := func(format string, args ...any) error {
		return fmt.Errorf("argument #%d of '@%s' is a %s, %s", i, f.name, p.typ, fmt.Sprintf(format, args...))
	}
	shape := p.memref.Shape()
	empty := false
	for k, n := range shape {
		empty = empty || d.sizes[k] == 0
		if n == core.Dynamic || uint64(n) == d.sizes[k] {
			continue
		}
		if len(shape) == 1 {
			return wrong("and what is passed has %d elements", d.sizes[k])
		}
		return wrong("and what is passed has the sizes %v", d.sizes)
	}
	if empty {
		return nil
	}
	if strides, offset, ok := p.memref.StridesAndOffset(); ok {
		for k, n := range strides {
			if n != core.Dynamic && uint64(n) != d.strides[k] && d.sizes[k] != 1 {
				return wrong("and what is passed has the strides %v", d.strides)
			}
		}
		if offset != core.Dynamic && uint64(offset) != d.offset {
			return wrong("and what is passed has the offset %d", d.offset)
		}
	}
	return nil
}

// checkMemrefs compares the memrefs among the words of a call with the types of the source and the memory that they are in.
func (e *Engine) checkMemrefs(f *function, words []uint64) error {
	src := e.sourceOf(f)
	if src == nil {
		return nil
	}
	for i := range src.params {
		p := &src.params[i]
		if p.memref == nil {
			continue
		}
		rank := len(p.memref.Shape())
		if len(words) < p.word+p.n {
			return errors.New("there are fewer words than the parameters have")
		}
		w := words[p.word : p.word+p.n]
		d := &memref{data: w[1], offset: w[2], sizes: w[3 : 3+rank], strides: w[3+rank:]}
		if err := e.checkSizes(f, i, p, d); err != nil {
			return err
		}
		if err := e.checkRoom(f, i, p, d); err != nil {
			return err
		}
	}
	return nil
}

// checkRoom compares how far the elements of a memref reach with the memory that there is. Strides that are negative say nothing.
func (e *Engine) checkRoom(f *function, i int, p *sourceParam, d *memref) error {
	size := uint64(core.ElementBytes(p.memref.ElementType()))
	have, ok := e.room(d.data)
	if !ok || size == 0 {
		return nil
	}
	last := d.offset
	for k, n := range d.sizes {
		if n == 0 {
			return nil
		}
		if last > maxSize || n > maxSize || d.strides[k] > maxSize {
			return nil
		}
		last += (n - 1) * d.strides[k]
	}
	if last >= have/size {
		return fmt.Errorf("argument #%d of '@%s' is a %s of sizes %v, which does not fit into its memory of %d elements", i, f.name, p.typ, d.sizes, have/size)
	}
	return nil
}

// room returns how many bytes of memory begin at an address, as far as that is known.
func (e *Engine) room(p uint64) (uint64, bool) {
	if e.program == nil {
		a := e.m.mem.at(p)
		if off := p & (1<<offsetBits - 1); a != nil && off <= uint64(len(a.data)) {
			return uint64(len(a.data)) - off, true
		}
		return 0, false
	}
	if x := e.shared[p]; x != nil {
		return uint64(len(x.data)), true
	}
	if n := uint64(len(e.program.Memory())); p <= n {
		return n - p, true
	}
	return 0, false
}
