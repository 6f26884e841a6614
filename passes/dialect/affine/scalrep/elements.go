package scalrep

import (
	"fmt"
	"iter"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/passes/dialect/affine/dependence"
)

// element is an element of memory, as subscripts name it: accesses with the same one are to the same element in the
// same iterations.
type element struct {
	// subscripts and operands are those of one access, as [dependence.Access.Composed] returns them.
	subscripts *affine.Map
	operands   []*core.Value
	// in has the accesses of the kind that is looked for, in the order of each block.
	in map[*core.Block][]dependence.Access
}

// elements finds the elements of accesses.
type elements struct {
	byOp map[*core.Operation]*element
	// known has the elements whose subscripts have the same values for one choice of values of their operands: all others
	// differ.
	known  map[string][]*element
	values map[*core.Value]int64
}

func newElements() *elements {
	return &elements{
		byOp:   make(map[*core.Operation]*element),
		known:  make(map[string][]*element),
		values: make(map[*core.Value]int64),
	}
}

// of returns the element of an access.
func (e *elements) of(a dependence.Access) *element {
	x := e.byOp[a.Op]
	if x == nil {
		x = e.find(a)
		e.byOp[a.Op] = x
	}
	return x
}

// find returns the known element of an access, or a new one.
func (e *elements) find(a dependence.Access) *element {
	m, operands := a.Composed()
	chosen := make([]int64, len(operands))
	for i, v := range operands {
		chosen[i] = e.number(v)
	}
	at, ok := m.Eval(chosen[:m.NumDims()], chosen[m.NumDims():])
	key := fmt.Sprint(e.number(a.MemRef), m.NumResults(), ok, at)
	for _, x := range e.known[key] {
		if dependence.SameSubscripts(x.subscripts, x.operands, m, operands) {
			return x
		}
	}
	x := &element{m, operands, make(map[*core.Block][]dependence.Access)}
	e.known[key] = append(e.known[key], x)
	return x
}

// number returns a number for a value, which few others have.
func (e *elements) number(v *core.Value) int64 {
	n, ok := e.values[v]
	if !ok {
		// Multiples of the golden ratio are scattered (Knuth, The Art of Computer Programming, 6.4).
		n = int64(uint32(len(e.values)+1) * 2654435769 >> 4)
		e.values[v] = n
	}
	return n
}

// fill lists accesses, which come in the order of their blocks, by their elements.
func (e *elements) fill(list []dependence.Access) {
	for _, known := range e.known {
		for _, x := range known {
			clear(x.in)
		}
	}
	for _, a := range list {
		x, b := e.of(a), a.Op.Block()
		x.in[b] = append(x.in[b], a)
	}
}

// before yields the accesses that come before an operation on all ways to it, the nearest first.
func (x *element) before(op *core.Operation, dom *core.DominanceInfo) iter.Seq[dependence.Access] {
	return func(yield func(dependence.Access) bool) {
		for op != nil && op.Block() != nil {
			b := op.Block()
			n, _ := slices.BinarySearchFunc(x.in[b], op, position)
			for {
				for _, a := range slices.Backward(x.in[b][:n]) {
					if !yield(a) {
						return
					}
				}
				if b.Region().HasOneBlock() {
					break
				}
				if b = dom.Tree(op.ParentRegion()).Idom(b); b == nil {
					break
				}
				n = len(x.in[b])
			}
			op = op.ParentOp()
		}
	}
}

// behind yields the accesses that come after an operation, in its region, on all ways from it, the nearest first.
func (x *element) behind(op *core.Operation, postDom *core.PostDominanceInfo) iter.Seq[dependence.Access] {
	return func(yield func(dependence.Access) bool) {
		b := op.Block()
		n, found := slices.BinarySearchFunc(x.in[b], op, position)
		if found {
			n++
		}
		for {
			for _, a := range x.in[b][n:] {
				if !yield(a) {
					return
				}
			}
			if b.Region().HasOneBlock() {
				return
			}
			if b = postDom.Tree(op.ParentRegion()).Idom(b); b == nil {
				return
			}
			n = 0
		}
	}
}

// position compares places in a block.
func position(a dependence.Access, op *core.Operation) int {
	switch {
	case a.Op == op:
		return 0
	case a.Op.IsBeforeInBlock(op):
		return -1
	}
	return 1
}
