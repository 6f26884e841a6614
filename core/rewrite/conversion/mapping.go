package conversion

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// mapping remembers what replaced values: a value by values, and the operands of a cast by its results. It is followed from
// replacement to replacement.
type mapping struct {
	one      map[*core.Value][]*core.Value
	many     map[*core.Value][]groupEntry // by the first of several values
	mappedTo map[*core.Value]bool         // never shrinks
}

type groupEntry struct{ from, to []*core.Value }

func newMapping() *mapping {
	return &mapping{one: make(map[*core.Value][]*core.Value), many: make(map[*core.Value][]groupEntry),
		mappedTo: make(map[*core.Value]bool)}
}

// set maps values to others; it overwrites what was there.
func (m *mapping) set(from, to []*core.Value) {
	for _, v := range to {
		m.mappedTo[v] = true
	}
	if len(from) == 1 {
		m.one[from[0]] = to
		return
	}
	list := m.many[from[0]]
	for i := range list {
		if slices.Equal(list[i].from, from) {
			list[i].to = to
			return
		}
	}
	m.many[from[0]] = append(list, groupEntry{from, to})
}

func (m *mapping) erase(from []*core.Value) {
	if len(from) == 1 {
		delete(m.one, from[0])
		return
	}
	m.many[from[0]] = slices.DeleteFunc(m.many[from[0]], func(e groupEntry) bool { return slices.Equal(e.from, from) })
}

// next returns what the values are mapped to in one step, nil when they are not: each by itself, else all as a group.
func (m *mapping) next(vals []*core.Value) []*core.Value {
	if len(vals) == 1 {
		return m.one[vals[0]]
	}
	if !slices.ContainsFunc(vals, func(v *core.Value) bool { return m.one[v] != nil }) {
		if len(vals) > 0 {
			for _, e := range m.many[vals[0]] {
				if slices.Equal(e.from, vals) {
					return e.to
				}
			}
		}
		return nil
	}
	var out []*core.Value
	for _, v := range vals {
		if to := m.one[v]; to != nil {
			out = append(out, to...)
		} else {
			out = append(out, v)
		}
	}
	return out
}

// forget drops everything.
func (m *mapping) forget() {
	clear(m.one)
	clear(m.many)
	clear(m.mappedTo)
}

func haveTypes(vals []*core.Value, types []core.Type) bool {
	return slices.EqualFunc(vals, types, func(v *core.Value, t core.Type) bool { return v.Type() == t })
}

// lookup follows the mapping from values. With types it returns the last values on the way that have them, or nil; without, the last
// values, or the last that are no mere type conversion when skipPure is set.
func (d *driver) lookup(current []*core.Value, types []core.Type, skipPure bool) []*core.Value {
	var found []*core.Value
	real := current
	for {
		match := len(types) > 0 && haveTypes(current, types)
		if skipPure {
			if d.isPure(current) {
				match = false
			} else {
				real = current
			}
		}
		if match {
			found = current
		}
		next := d.vals.next(current)
		if next == nil {
			break
		}
		current = next
	}
	switch {
	case len(types) > 0:
		return found
	case skipPure:
		return real
	}
	return current
}

// replacement is lookup for a value that was replaced; nil when it was not.
func (d *driver) replacement(v *core.Value, types []core.Type) []*core.Value {
	vals := d.lookup([]*core.Value{v}, types, false)
	if len(vals) == 1 && vals[0] == v {
		return nil
	}
	return vals
}

// isPure reports whether all values are results of one cast that was made only to change types.
func (d *driver) isPure(vals []*core.Value) bool {
	if len(vals) == 0 {
		return false
	}
	op := vals[0].DefiningOp()
	for _, v := range vals[1:] {
		if v.DefiningOp() != op {
			return false
		}
	}
	c := d.casts[op]
	return op != nil && c != nil && c.pure
}
