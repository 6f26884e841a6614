package bytecode

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/evolution"
)

// A dialect whose definition declares upgrades carries versions. In the file its version is a number, or three, its
// parts, and the properties of its operations are one dictionary of attributes, which readers of all versions
// understand: what [Writer.properties] writes for other dialects says nothing without the definition of the day.

// versionOf returns the version of a dialect that is written: what the module says, else that of the program; 0 when
// the dialect carries none.
func (n *numbering) versionOf(dialect string) int {
	ev := n.ctx.Registry().Evolution(dialect)
	if ev == nil {
		return 0
	}
	if v, ok := n.versions[dialect]; ok {
		return v
	}
	return ev.Version
}

// dictOf returns the properties of a registered operation as a dictionary; nil when it has none.
func dictOf(op *core.Operation) core.Attribute {
	if list := op.InherentAttrs(); len(list) > 0 {
		return op.Context().Dict(list)
	}
	return nil
}

// readVersion reads the version of a dialect that carries versions.
func (r *reading) readVersion(d *readDialect) {
	c := d.version
	if r.ctx.Registry().Evolution(d.name) == nil || c.failed() {
		return
	}
	v := int(min(c.varInt(), evolution.MaxVersion))
	ok := v > 0 && v <= evolution.MaxNumber
	if !c.atEnd() { // parts
		minor, patch := c.varInt(), c.varInt()
		v, ok = evolution.Join(v, int(min(minor, evolution.MaxVersion)), int(min(patch, evolution.MaxVersion)))
	}
	if !ok || !c.atEnd() {
		c.fail("invalid version of dialect '%s'", d.name)
	}
	if c.failed() {
		return
	}
	d.versioned = true
	r.o.Versions[d.name] = v
}

// dictionary reads the properties of a registered operation that are written as a dictionary.
func (r *Reader) dictionary(s *core.OperationState) {
	a := r.Attr()
	if r.failed() {
		return
	}
	dict, ok := a.(*core.DictAttr)
	if !ok {
		r.fail("expected attribute of type: mlir::DictionaryAttr, but got: %s", core.AttrString(a))
		return
	}
	for _, e := range dict.Entries() {
		i := s.Info.SlotIndex(e.Name)
		if i < 0 {
			r.fail("'%s' has no attribute '%s'", s.Info.Name(), e.Name)
			return
		}
		v, wrong := s.Info.Storable(i, e.Value)
		if wrong != "" {
			r.fail("attribute '%s' of '%s' cannot be %s: %s", e.Name, s.Info.Name(), core.AttrString(e.Value), wrong)
			return
		}
		s.SetSlot(i, v)
	}
}
