package playground

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/marks"
)

// tracker numbers what names in all stages of one module stand for.
type tracker struct {
	numbers map[any]int    // by *core.Value, *core.Block or the text of a symbol's name
	origins map[origin]int // numbers of places in the source
	from    map[int]int    // the origin of each number
}

// origin is where a value or a block comes from: number index of the results or arguments of what has the location.
type origin struct {
	loc   core.Location
	block bool
	index int
}

func newTracker() *tracker {
	return &tracker{map[any]int{}, map[origin]int{}, map[int]int{}}
}

// names returns four numbers for each name among the marks of a text, see Stage.Names. same leads from what the marks are of to what that stands for; nil
// is for marks of the module itself.
func (t *tracker) names(list []marks.Mark, text string, same map[any]any) []int {
	at := newOffsets([]byte(text))
	var out []int
	for i := range list {
		m := &list[i]
		of := entity(m, text)
		if of == nil {
			continue
		}
		if _, isSymbol := of.(string); !isSymbol && same != nil {
			if of = same[of]; of == nil {
				continue
			}
		}
		number, from := t.number(of)
		out = append(out, at.units(m.Start), at.units(m.End), number, from)
	}
	return out
}

// entity returns what a mark names: the first of values that share a name, a block, or the name of a symbol.
func entity(m *marks.Mark, text string) any {
	switch m.Kind {
	case marks.Def:
		if v, ok := m.Of.(*core.Value); ok && v != nil {
			return v
		}
	case marks.Use:
		v, ok := m.Of.(*core.Value)
		if !ok || v == nil {
			return nil
		}
		if op := v.DefiningOp(); op != nil && m.N > 0 && v.Index() >= m.N {
			v = op.Result(v.Index() - m.N)
		}
		return v
	case marks.Label, marks.Successor:
		if b, ok := m.Of.(*core.Block); ok && b != nil {
			return b
		}
	case marks.SymbolName, marks.SymbolRef:
		return text[m.Start:m.End]
	}
	return nil
}

// number returns the number of a value, block or symbol, and that of its origin.
func (t *tracker) number(of any) (number, from int) {
	number, ok := t.numbers[of]
	if ok {
		return number, t.from[number]
	}
	number = len(t.numbers) + 1
	t.numbers[of] = number
	key := origin{index: -number} // of its own
	switch x := of.(type) {
	case *core.Value:
		if l := x.Loc(); !l.IsUnknown() {
			key = origin{l, x.IsBlockArg(), x.Index()}
		}
	case *core.Block:
		if op := x.First(); op != nil && !op.Loc().IsUnknown() {
			key = origin{op.Loc(), true, -1 - x.NumArgs()}
		}
	}
	from, ok = t.origins[key]
	if !ok {
		from = len(t.origins) + 1
		t.origins[key] = from
	}
	t.from[number] = from
	return number, from
}
