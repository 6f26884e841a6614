package conversion

import "github.com/odsgen/ods/core"

// pool hands out the many small things that a conversion remembers until it ends, from chunks.
type pool struct {
	values    []*core.Value
	replaced  []replacedOp
	casts     []madeCast
	castInfos []castInfo
}

const poolChunk = 256

// take returns a new cell of a chunk.
func take[T any](free *[]T) *T {
	if len(*free) == 0 {
		*free = make([]T, poolChunk)
	}
	p := &(*free)[0]
	*free = (*free)[1:]
	return p
}

// list returns a new list of n values.
func (p *pool) list(n int) []*core.Value {
	if n > poolChunk/4 {
		return make([]*core.Value, n)
	}
	if n > len(p.values) {
		p.values = make([]*core.Value, poolChunk)
	}
	l := p.values[:n:n]
	p.values = p.values[n:]
	return l
}

// copyOf returns a copy of a list, nil of an empty one.
func (p *pool) copyOf(vals []*core.Value) []*core.Value {
	if len(vals) == 0 {
		return nil
	}
	l := p.list(len(vals))
	copy(l, vals)
	return l
}
