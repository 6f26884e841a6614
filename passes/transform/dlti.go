package transform

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/dlti"
	"github.com/odsgen/ods/generated/llvm"
	gen "github.com/odsgen/ods/generated/transform"
)

// queried is an attribute that answers to keys, and the operation that it was found at.
type queried struct {
	attr core.Attribute
	at   *core.Operation
}

// answers reports whether an attribute answers to keys (upstream's DLTIQueryInterface), and returns what it says to one.
func answers(a core.Attribute, key core.Attribute) (value core.Attribute, ok bool) {
	switch a := a.(type) {
	case *llvm.TargetAttr:
		return ofTarget(a, key), true
	case *llvm.TargetFeaturesAttr:
		for _, f := range a.Features() {
			if core.Attribute(f) == key {
				return f.Context().Unit(), true
			}
		}
		return nil, true
	}
	x, ok := a.(interface {
		Entries() []*dlti.DataLayoutEntryAttr
	})
	if !ok {
		return nil, false
	}
	for _, e := range x.Entries() {
		if e.Key() == key {
			return e.Value(), true
		}
	}
	return nil, true
}

// ofTarget returns what a target says to a key, nil for nothing.
func ofTarget(a *llvm.TargetAttr, key core.Attribute) core.Attribute {
	name, _ := key.(*core.StringAttr)
	switch {
	case name == nil:
	case name.Value() == "triple" && a.Triple() != nil:
		return a.Triple()
	case name.Value() == "chip" && a.Chip() != nil:
		return a.Chip()
	case name.Value() == "features" && a.Features() != nil:
		return a.Features()
	}
	return nil
}

// nearest finds the first attribute that answers to keys at an operation or those around it.
func nearest(op *core.Operation) (q queried, ok bool) {
	for ; op != nil; op = op.ParentOp() {
		for _, a := range op.Attrs() {
			if _, ok := answers(a.Value, nil); ok {
				return queried{a.Value, op}, true
			}
		}
	}
	return queried{}, false
}

func keyText(a core.Attribute) string {
	if t, ok := a.(*core.TypeAttr); ok {
		return core.TypeString(t.Value())
	}
	return core.AttrString(a)
}

// query looks keys up one after the other. It reports why that fails.
func (c *Call) query(target *core.Operation, keys []core.Attribute) core.Attribute {
	fail := func(at *core.Operation, format string, args ...any) core.Attribute {
		c.report.OpEmitErrorf(target, "target op of failed DLTI query").Note(at.Loc(), format, args...)
		return nil
	}
	if len(keys) == 0 {
		return fail(target, "no keys provided to attempt query with")
	}
	q, ok := nearest(target)
	if !ok {
		return fail(target, "no DLTI-queryable attrs on target op or any of its ancestors")
	}
	current := q.attr
	for i, key := range keys {
		value, ok := answers(current, key)
		if !ok {
			texts := make([]string, i)
			for k := range texts {
				texts[k] = keyText(keys[k])
			}
			return fail(q.at, "got non-DLTI-queryable attribute upon looking up keys [%s] at op", strings.Join(texts, ","))
		}
		if value == nil {
			return fail(q.at, "key %s has no DLTI-mapping per attr: %s", keyText(key), core.AttrString(current))
		}
		current = value
	}
	return current
}

func applyQuery(c *Call, target *core.Operation) ([]any, Outcome) {
	op := core.Must(gen.AsQueryOp(c.Op))
	keys := op.KeysAttr().Elems()
	for _, k := range keys {
		switch k.(type) {
		case *core.StringAttr, *core.TypeAttr:
		default:
			return nil, c.Definite("'transform.dlti.query' keys of wrong type: only StringAttr and TypeAttr are allowed")
		}
	}
	a := c.query(target, keys)
	if a == nil {
		return nil, c.Silenceable("'transform.dlti.query' op failed to apply")
	}
	return []any{a}, Done
}
