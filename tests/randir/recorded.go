package randir

import (
	"github.com/odsgen/ods/core"
)

// place is where an operation is in a recorded text: at is its number in the order of a walk.
type place struct {
	text string
	at   int
}

// mostPlaces is how many places are kept for a definition.
const mostPlaces = 4

// record remembers where valid texts have operations of each definition.
func (m *Maker) record(texts []string) {
	c := m.context()
	for _, text := range texts {
		module, _ := core.Parse(c, []byte(text), core.ParseOptions{})
		if module == nil {
			continue
		}
		at := 0
		module.Walk(func(op *core.Operation) {
			if name := op.Name(); m.named[name] != nil && len(m.recorded[name]) < mostPlaces {
				m.recorded[name] = append(m.recorded[name], place{text, at})
			}
			at++
		})
	}
}

// fromRecorded takes up to n operations of a definition out of recorded modules.
func (m *Maker) fromRecorded(d *core.OpDef, n int) (out []Sample) {
	for _, p := range m.recorded[d.Name] {
		if s, ok := m.alone(p); ok && len(out) < n {
			out = append(out, s)
		}
	}
	return out
}

// alone makes a module of an operation in a recorded one, with the operations around it without which it is not valid.
// ok is false when these are many.
func (m *Maker) alone(p place) (s Sample, ok bool) {
	c := m.context()
	module, _ := core.Parse(c, []byte(p.text), core.ParseOptions{})
	if module == nil {
		return Sample{}, false
	}
	op := nth(module, p.at)
	for root := op; root != nil && root != module && root.NumSuccessors() == 0; root = root.ParentOp() {
		at, n := 0, 0
		root.Walk(func(o *core.Operation) {
			if o == op {
				at = n
			}
			n++
		})
		if n > mostAround {
			break
		}
		if copied, clone := copyOut(c, root); core.Verify(copied, core.NewReporter(c), core.VerifyOptions{}) {
			return sampleOf(copied, nth(clone, at)), true
		}
	}
	return Sample{}, false
}

// mostAround is how many operations may be in what is taken out of a recorded module.
const mostAround = 30

// nth returns an operation by its number in the order of a walk.
func nth(root *core.Operation, at int) (op *core.Operation) {
	root.Walk(func(o *core.Operation) {
		if at == 0 {
			op = o
		}
		at--
	})
	return op
}

// copyOut makes a module with a copy of an operation. What it uses are results of operations that nobody knows.
func copyOut(c *core.Context, root *core.Operation) (module, clone *core.Operation) {
	module, _ = core.Parse(c, []byte("module {}"), core.ParseOptions{})
	b := core.NewBuilder(c)
	b.SetEnd(module.Region(0).Entry())
	b.SetLoc(root.Loc())
	values := new(core.IRMapping)
	root.Walk(func(o *core.Operation) {
		for _, v := range o.Operands() {
			if _, known := values.Lookup(v); !known && !isInside(v, root) {
				made := b.Create(&core.OperationState{Info: c.OpName("t.v"), Types: []core.Type{v.Type()}, Loc: root.Loc()})
				values.Map(v, made.Result(0))
			}
		}
	})
	return module, b.Insert(root.Clone(values))
}

// isInside reports whether a value is made in a region of an operation.
func isInside(v *core.Value, op *core.Operation) bool {
	for b := v.ParentBlock(); b != nil && b.ParentOp() != nil; b = b.ParentOp().Block() {
		if b.ParentOp() == op {
			return true
		}
	}
	return false
}
