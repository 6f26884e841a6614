package conversion

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// castForest has casts below their input casts. It finds what replaces each cast, and moves uses, in time in proportion
// to the casts and uses: one by one, a chain of casts is followed from each of its ends, and uses that move along it
// are moved again and again.
type castForest struct {
	casts   []*core.Operation
	by      [][]*core.Value // what replaces the results of each, nil for nothing
	inputs  [][]int         // for each cast, those that it is the input of
	waiting map[castTypes][]int
}

// castTypes is a list of types: one, or the tuple of several.
type castTypes struct {
	n int
	t core.Type
}

func typesOf(c *core.Context, n int, at func(i int) *core.Value) castTypes {
	if n == 1 {
		return castTypes{1, at(0).Type()}
	}
	list := make([]core.Type, n)
	for i := range list {
		list[i] = at(i).Type()
	}
	return castTypes{n, c.Tuple(list...)}
}

// newCastForest returns nil when a cast comes before one that it takes results of, which can be so in graph regions:
// then what is replaced decides what is replaced later.
func newCastForest(casts []*core.Operation) *castForest {
	number := make(map[*core.Operation]int, len(casts))
	for i, op := range casts {
		number[op] = i + 1
	}
	f := &castForest{casts: casts, by: make([][]*core.Value, len(casts)), inputs: make([][]int, len(casts)),
		waiting: make(map[castTypes][]int)}
	var roots []int
	for i, op := range casts {
		for _, v := range op.Operands() {
			if def := v.DefiningOp(); def != nil && number[def] > i {
				return nil
			}
		}
		in := inputCast(op)
		switch k := number[in]; {
		case in == nil:
			roots = append(roots, i)
		case k == 0: // not one of the casts to look at, but part of the chain
			return nil
		default:
			f.inputs[k-1] = append(f.inputs[k-1], i)
		}
	}
	for _, r := range roots {
		f.search(r)
	}
	return f
}

// search finds what replaces the casts below a root: the operands of the nearest cast, itself or one that it is below,
// that takes the types of the results.
func (f *castForest) search(root int) {
	type step struct {
		cast int
		left bool
	}
	for work := []step{{cast: root}}; len(work) > 0; {
		s := work[len(work)-1]
		work = work[:len(work)-1]
		op := f.casts[s.cast]
		c := op.Context()
		takes := typesOf(c, op.NumOperands(), op.Operand)
		if s.left {
			f.waiting[takes] = f.waiting[takes][:len(f.waiting[takes])-1]
			continue
		}
		f.waiting[takes] = append(f.waiting[takes], s.cast)
		if above := f.waiting[typesOf(c, op.NumResults(), op.Result)]; len(above) > 0 {
			from := f.casts[above[len(above)-1]]
			f.by[s.cast] = from.OperandList(0, from.NumOperands())
		}
		work = append(work, step{s.cast, true})
		for _, i := range f.inputs[s.cast] {
			work = append(work, step{cast: i})
		}
	}
}

// replace moves the uses of all results that are replaced. They end up in the order in which they do when the casts are
// replaced one after the other, the last one first, where each replacement turns the order of what it moves around.
func (f *castForest) replace() {
	moved := make(map[*core.Value][]*core.Value) // by value: those that it replaces, as they are replaced
	var last []*core.Value                       // values that replace others and are not replaced themselves
	final := make(map[*core.Value]bool)
	for i := len(f.casts) - 1; i >= 0; i-- {
		op := f.casts[i]
		for k, w := range f.by[i] {
			v := op.Result(k)
			op.Context().CarrySourceName(v, w)
			moved[w] = append(moved[w], v)
			if final[v] {
				final[v] = false
			}
			if !final[w] {
				final[w] = true
				last = append(last, w)
			}
		}
	}
	for _, v := range last {
		if final[v] {
			final[v] = false
			moveUses(v, moved)
		}
	}
}

// moveUses moves the uses of what a value replaces, and of what that replaces.
func moveUses(to *core.Value, moved map[*core.Value][]*core.Value) {
	type step struct {
		v      *core.Value
		turned bool // an odd number of moves turns the list of uses around
		own    bool // only what is in the list from the start
	}
	var uses []*core.Use // from the front
	work := []step{{v: to}}
	for len(work) > 0 {
		s := work[len(work)-1]
		work = work[:len(work)-1]
		if s.own {
			at := len(uses)
			for u := range s.v.Uses() {
				uses = append(uses, u)
			}
			if s.turned {
				slices.Reverse(uses[at:])
			}
			continue
		}
		// A list has what was moved last in front, and what was there in the beginning at the end.
		parts := []step{{v: s.v, turned: s.turned, own: true}}
		for _, v := range moved[s.v] {
			parts = append(parts, step{v: v, turned: !s.turned})
		}
		if s.turned {
			slices.Reverse(parts)
		}
		work = append(work, parts...)
	}
	for _, u := range slices.Backward(uses) {
		if u.Value() != to {
			u.Set(to)
		}
	}
}
