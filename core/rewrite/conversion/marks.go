package conversion

import "github.com/odsgen/ods/core"

// marks is what a driver notes about operations.
type marks struct {
	known    core.OpTable[opData]
	replaced []*core.Operation // replaced or erased, still in place
	ignored  []*core.Operation // below recursively legal operations
}

// opData is what the driver knows about an operation.
type opData struct {
	cast              *castInfo // of a cast that it made
	first             valueData // about the first result
	replaced, ignored bool      // is in the list of that name
}

func (m *marks) setReplaced(op *core.Operation) {
	if k := m.known.At(op); !k.replaced {
		k.replaced = true
		m.replaced = append(m.replaced, op)
	}
}

func (m *marks) isReplaced(op *core.Operation) bool {
	k := m.known.Get(op)
	return k != nil && k.replaced
}

func (m *marks) setIgnored(op *core.Operation) {
	if k := m.known.At(op); !k.ignored {
		k.ignored = true
		m.ignored = append(m.ignored, op)
	}
}

// castOf returns what is known about a cast that the driver made; nil for another operation or none.
func (m *marks) castOf(op *core.Operation) *castInfo {
	if op == nil {
		return nil
	}
	if k := m.known.Get(op); k != nil {
		return k.cast
	}
	return nil
}

// state is a point to go back to.
type state struct{ changes, replaced, ignored int }

func (d *driver) state() state {
	return state{len(d.changes), len(d.replaced), len(d.ignored)}
}

func (d *driver) reset(s state) {
	d.undoTo(s.changes)
	for _, op := range d.replaced[s.replaced:] {
		d.known.At(op).replaced = false
	}
	for _, op := range d.ignored[s.ignored:] {
		d.known.At(op).ignored = false
	}
	d.replaced, d.ignored = d.replaced[:s.replaced], d.ignored[:s.ignored]
}

func (d *driver) undoTo(n int) {
	for i := len(d.changes) - 1; i >= n; i-- {
		d.changes[i].undo(d)
		d.changes[i] = nil
	}
	d.changes = d.changes[:n]
}
