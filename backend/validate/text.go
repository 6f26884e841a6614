package validate

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/odsgen/ods/backend/engine"
	"github.com/odsgen/ods/core"
)

// parse reads an argument from text: a scalar as the command run takes it, and a vector, a memref or a tensor as a list
// of lists: [[1, 2], [3, 4]]. Where a size is 0, the sizes come before it, as in 0x4:[].
func (m *maker) parse(t core.Type, text string) (Value, error) {
	v := Value{Type: t}
	s, ok := buffer(t)
	vec, isVector := t.(*core.VectorType)
	if ok {
		vec, isVector = s.ElementType().(*core.VectorType)
	}
	if !ok && !isVector {
		e, err := m.scalar(t, text)
		v.Elements = []engine.Value{e}
		return v, err
	}
	shape, words, err := list(text)
	if err != nil {
		return v, err
	}
	lanes := vectorShape(t)
	if len(words) == 1 && len(lanes) == 0 && (!ok || s.HasRank() && len(s.Shape()) == 0) {
		shape = []int64{} // a list of one element, to tell it from a number
	}
	n := len(shape) - len(lanes)
	if n < 0 || !slices.Equal(shape[n:], lanes) || !ok && n > 0 {
		return v, fmt.Errorf("%q has the sizes %v, which type %s does not have", text, shape, t)
	}
	shape = shape[:n]
	if !ok {
		parts, err := m.scalars(vec.ElementType(), words)
		v.Elements = []engine.Value{engine.Parts(parts...)}
		return v, err
	}
	fits := !s.HasRank() || len(s.Shape()) == len(shape)
	for i := 0; fits && s.HasRank() && i < len(shape); i++ {
		fits = s.Shape()[i] == core.Dynamic || s.Shape()[i] == shape[i]
	}
	if !fits {
		return v, fmt.Errorf("%q has the sizes %v, which type %s does not have", text, shape, t)
	}
	if v.Shape = shape; len(words) > maxElements {
		return v, fmt.Errorf("there are %d elements, and at most %d are allowed", len(words), maxElements)
	}
	if !isVector {
		v.Elements, err = m.scalars(s.ElementType(), words)
	} else {
		var all []engine.Value
		all, err = m.scalars(vec.ElementType(), words)
		total, _ := count(lanes)
		for part := range slices.Chunk(all, max(int(total), 1)) {
			v.Elements = append(v.Elements, engine.Parts(part...))
		}
	}
	if err != nil {
		return v, err
	}
	return v, m.layOut(&v, t)
}

func (m *maker) scalars(t core.Type, words []string) ([]engine.Value, error) {
	out := make([]engine.Value, len(words))
	for i, w := range words {
		var err error
		if out[i], err = m.scalar(t, w); err != nil {
			return nil, err
		}
	}
	return out, nil
}

func (m *maker) scalar(t core.Type, text string) (engine.Value, error) {
	switch t.(type) {
	case *core.IntegerType, *core.FloatType, *core.IndexType:
		if c := m.types.ConvertOne(t); c != nil {
			return engine.ParseValue(c, text)
		}
	}
	return engine.Value{}, fmt.Errorf("no value of type %s can be written", t)
}

// list takes a list of lists apart: its sizes and its scalars.
func list(text string) (shape []int64, words []string, err error) {
	if sizes, rest, ok := strings.Cut(text, ":"); ok && strings.TrimSpace(rest) == "[]" {
		for _, s := range strings.Split(sizes, "x") {
			n, err := strconv.ParseInt(s, 10, 32)
			if err != nil || n < 0 {
				return nil, nil, fmt.Errorf("%q is no size", s)
			}
			shape = append(shape, n)
		}
		if !slices.Contains(shape, 0) {
			return nil, nil, fmt.Errorf("%q has no size that is 0, so the list must have elements", text)
		}
		return shape, nil, nil
	}
	p := lists{text: text, fixed: map[int]bool{}}
	if err := p.list(0); err != nil {
		return nil, nil, err
	}
	if p.skip(); p.at < len(text) {
		return nil, nil, fmt.Errorf("%q goes on after the end of the list", text)
	}
	return p.shape, p.words, nil
}

// lists reads a list of lists.
type lists struct {
	text  string
	at    int
	shape []int64
	fixed map[int]bool // the dimensions whose size is known
	words []string
}

func (p *lists) skip() {
	for p.at < len(p.text) && (p.text[p.at] == ' ' || p.text[p.at] == '\n') {
		p.at++
	}
}

func (p *lists) next(c byte) bool {
	if p.skip(); p.at < len(p.text) && p.text[p.at] == c {
		p.at++
		return true
	}
	return false
}

// maxDepth bounds how deeply lists are nested.
const maxDepth = 16

func (p *lists) list(depth int) error {
	if depth == maxDepth || !p.next('[') {
		return fmt.Errorf("expected a list such as [1, 2] at character %d of %q", p.at+1, p.text)
	}
	if depth == len(p.shape) {
		p.shape = append(p.shape, 0)
	}
	n := int64(0)
	for !p.next(']') {
		if n > 0 && !p.next(',') {
			return fmt.Errorf("expected ',' or ']' at character %d of %q", p.at+1, p.text)
		}
		n++
		if p.skip(); p.at < len(p.text) && p.text[p.at] == '[' {
			if err := p.list(depth + 1); err != nil {
				return err
			}
			continue
		}
		end := strings.IndexAny(p.text[p.at:], ",] ")
		if end <= 0 || depth+1 < len(p.shape) {
			return fmt.Errorf("expected a number or a list at character %d of %q", p.at+1, p.text)
		}
		p.words = append(p.words, p.text[p.at:p.at+end])
		p.at += end
	}
	if p.fixed[depth] && p.shape[depth] != n {
		return fmt.Errorf("the lists in %q have different lengths", p.text)
	}
	p.shape[depth], p.fixed[depth] = n, true
	return nil
}
