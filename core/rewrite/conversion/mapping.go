package conversion

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// mapping remembers what replaced values: a value by values, and the operands of a cast by its results. It is followed
// from replacement to replacement. What is known about the first result of an operation is with the operation, see
// [opData].
type mapping struct {
	others map[*core.Value]*valueData   // arguments, and results other than the first
	many   map[*core.Value][]groupEntry // by the first of several values
}

// valueData is what is known about a value.
type valueData struct {
	to       []*core.Value // what replaced it
	mappedTo bool          // it replaces something, or did
}

type groupEntry struct{ from, to []*core.Value }

// knownValue returns what is known about a value, or nil.
func (d *driver) knownValue(v *core.Value) *valueData {
	if op := v.DefiningOp(); op != nil && v.Index() == 0 {
		if k := d.known.Get(op); k != nil {
			return &k.first
		}
		return nil
	}
	return d.vals.others[v]
}

// valueData is knownValue for something to be entered.
func (d *driver) valueData(v *core.Value) *valueData {
	if op := v.DefiningOp(); op != nil && v.Index() == 0 {
		if d.cfg.NoRollback {
			d.touched = append(d.touched, op)
		}
		return &d.known.At(op).first
	}
	k := d.vals.others[v]
	if k == nil {
		if d.vals.others == nil {
			d.vals.others = make(map[*core.Value]*valueData)
		}
		k = new(valueData)
		d.vals.others[v] = k
	}
	return k
}

// mapped returns what replaced a value, or nil.
func (d *driver) mapped(v *core.Value) []*core.Value {
	if k := d.knownValue(v); k != nil {
		return k.to
	}
	return nil
}

// isMappedTo reports whether a value replaces another one.
func (d *driver) isMappedTo(v *core.Value) bool {
	k := d.knownValue(v)
	return k != nil && k.mappedTo
}

// setMapped maps values to others, whose list it keeps; it overwrites what was there.
func (d *driver) setMapped(from, to []*core.Value) {
	if len(from) == 1 {
		d.setMapped1(from[0], to)
		return
	}
	for _, v := range to {
		d.valueData(v).mappedTo = true
	}
	list := d.vals.many[from[0]]
	for i := range list {
		if slices.Equal(list[i].from, from) {
			list[i].to = to
			return
		}
	}
	if d.vals.many == nil {
		d.vals.many = make(map[*core.Value][]groupEntry)
	}
	d.vals.many[from[0]] = append(list, groupEntry{from, to})
}

// setMapped1 is setMapped for one value.
func (d *driver) setMapped1(v *core.Value, to []*core.Value) {
	for _, w := range to {
		d.valueData(w).mappedTo = true
	}
	d.valueData(v).to = to
}

// unmap takes back what setMapped did, apart from the fact that values replaced others.
func (d *driver) unmap(from []*core.Value) {
	if len(from) == 1 {
		if k := d.knownValue(from[0]); k != nil {
			k.to = nil
		}
		return
	}
	m := d.vals.many
	m[from[0]] = slices.DeleteFunc(m[from[0]], func(e groupEntry) bool { return slices.Equal(e.from, from) })
}

// next returns what the values are mapped to in one step, nil when they are not: each by itself, else all as a group.
func (d *driver) next(vals []*core.Value) []*core.Value {
	if len(vals) == 1 {
		return d.mapped(vals[0])
	}
	if !slices.ContainsFunc(vals, func(v *core.Value) bool { return d.mapped(v) != nil }) {
		if len(vals) > 0 {
			for _, e := range d.vals.many[vals[0]] {
				if slices.Equal(e.from, vals) {
					return e.to
				}
			}
		}
		return nil
	}
	var out []*core.Value
	for _, v := range vals {
		if to := d.mapped(v); to != nil {
			out = append(out, to...)
		} else {
			out = append(out, v)
		}
	}
	return out
}

// forgetMapped drops all that was mapped.
func (d *driver) forgetMapped() {
	d.vals = mapping{}
	for _, op := range d.touched {
		if k := d.known.Get(op); k != nil {
			k.first = valueData{}
		}
	}
	d.touched = d.touched[:0]
}

func haveTypes(vals []*core.Value, types []core.Type) bool {
	return slices.EqualFunc(vals, types, func(v *core.Value, t core.Type) bool { return v.Type() == t })
}

// lookup follows the mapping from values. With types it returns the last values on the way that have them, or nil;
// without, the last values, or the last that are not mere type conversions when skipPure is set.
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
		next := d.next(current)
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

// lookupOne is lookup for one value by one type; nil when there is none. simple is false when several values are on the
// way.
func (d *driver) lookupOne(v *core.Value, t core.Type) (found *core.Value, simple bool) {
	for {
		if v.Type() == t {
			found = v
		}
		next := d.mapped(v)
		switch len(next) {
		case 0:
			if next != nil {
				return nil, false
			}
			return found, true
		case 1:
			v = next[0]
		default:
			return nil, false
		}
	}
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
	c := d.castOf(op)
	return c != nil && c.pure
}
