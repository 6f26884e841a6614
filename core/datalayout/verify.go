package datalayout

import (
	"slices"

	"github.com/odsgen/ods/core"
)

func isScope(op *core.Operation) bool {
	if op.Is(&core.ModuleDef) {
		return true
	}
	_, ok := ScopeKey.Of(op)
	return ok
}

// specOf returns the specification that an operation carries, or nil.
func specOf(op *core.Operation) Spec {
	if op.Is(&core.ModuleDef) {
		for _, a := range op.DiscardableAttrs() {
			if s, ok := SpecKey.Of(a.Value); ok {
				return s
			}
		}
		return nil
	}
	if s, ok := ScopeKey.Of(op); ok {
		spec, _ := SpecKey.Of(s.LayoutSpec())
		return spec
	}
	return nil
}

// targetOf returns the description of the target that an operation carries, or nil.
func targetOf(op *core.Operation) System {
	if op.Is(&core.ModuleDef) {
		for _, a := range op.DiscardableAttrs() {
			if s, ok := SystemKey.Of(a.Value); ok {
				return s
			}
		}
		return nil
	}
	if s, ok := ScopeKey.Of(op); ok {
		target, _ := SystemKey.Of(s.TargetSpec())
		return target
	}
	return nil
}

// enclosing returns the operations around op that can carry a specification, innermost first. A module on top without
// one does not count.
func enclosing(op *core.Operation) []*core.Operation {
	var out []*core.Operation
	for p := op.ParentOp(); p != nil; p = p.ParentOp() {
		if isScope(p) && (p.ParentOp() != nil || !p.Is(&core.ModuleDef) || specOf(p) != nil) {
			out = append(out, p)
		}
	}
	return out
}

// combined returns what is specified for an operation and around it, and whether that fits together.
func combined(op *core.Operation) (t table, ok bool) {
	scopes := enclosing(op)
	slices.Reverse(scopes)
	for _, s := range append(scopes, op) {
		if spec := specOf(s); spec != nil && !t.add(spec.LayoutEntries()) {
			return t, false
		}
	}
	return t, true
}

// add adds the entries of an inner specification, in the place of those with the same keys. It reports whether they are
// compatible.
func (t *table) add(entries []Entry) bool {
	inner := tableOf(entries)
	for _, e := range inner.names {
		switch old := t.name(e.Name); {
		case old == nil:
			t.names = append(t.names, e)
		case old.Value != e.Value:
			return false
		}
	}
	for _, g := range inner.types {
		old := t.group(g.class)
		if s, ok := SizedTypeKey.Of(g.entries[0].Type); ok && len(old.entries) > 0 && !s.LayoutCompatible(old.entries, g.entries) {
			return false
		}
		old.overwrite(g.entries)
	}
	return true
}

// overwrite replaces entries with the same keys, and adds the others.
func (g *group) overwrite(entries []Entry) {
	n := len(g.entries)
	for _, e := range entries {
		if i := slices.IndexFunc(g.entries[:n], e.SameKey); i >= 0 {
			g.entries[i] = e
		} else {
			g.entries = append(g.entries, e)
		}
	}
}

// Verify checks the specification of an operation that can carry one, and that it fits to those around it.
func Verify(op *core.Operation, r *core.Reporter) bool {
	spec := specOf(op)
	if spec == nil {
		return true
	}
	if !VerifySpec(spec, op.Loc(), r) {
		return false
	}
	if _, ok := combined(op); ok {
		return true
	}
	f := r.OpEmitErrorf(op, "data layout does not combine with layouts of enclosing ops")
	for _, p := range enclosing(op) {
		f = f.Note(p.Loc(), "enclosing op with data layout")
	}
	return f.Fail()
}

// VerifySpec checks the entries of a specification: those about types by their types, those about names by the dialects
// that the names belong to. Errors are reported at the location.
func VerifySpec(spec Spec, at core.Location, r *core.Reporter) bool {
	t := tableOf(spec.LayoutEntries())
	for _, g := range t.types {
		if !verifyGroup(g.entries, at, r) {
			return false
		}
	}
	for _, e := range t.names {
		d := ownerOf(e.Name)
		if d == nil {
			continue
		}
		owner, ok := EntryOwnerKey.Of(e.Name.Context(), d)
		if !ok {
			return r.Errorf(at, "the '%s' dialect does not support identifier data layout entries", d.Name()).Fail()
		}
		if !owner.VerifyLayoutEntry(e, at, r) {
			return false
		}
	}
	return true
}

// verifyGroup checks all entries about one kind of type.
func verifyGroup(entries []Entry, at core.Location, r *core.Reporter) bool {
	sample := entries[0].Type
	switch t := sample.(type) {
	case *core.IndexType:
		if _, ok := entries[0].Value.(*core.IntegerAttr); !ok {
			return r.Errorf(at, "expected integer attribute in the data layout entry for '%s'", core.TypeString(sample)).Fail()
		}
		return true
	case *core.IntegerType, *core.FloatType:
		for _, e := range entries {
			if !verifyAlignments(e, at, r) {
				return false
			}
		}
		return true
	case interface{ Def() *core.TypeDef }:
		if t.Def() == nil {
			return r.Errorf(at, "unexpected data layout for a built-in type").Fail()
		}
	}
	s, ok := SizedTypeKey.Of(sample)
	if !ok {
		return r.Errorf(at, "data layout specified for a type that does not support it").Fail()
	}
	return s.VerifyLayoutEntries(entries, at, r)
}

// verifyAlignments checks that an entry has the alignment that the ABI demands, and perhaps one that is preferred.
func verifyAlignments(e Entry, at core.Location, r *core.Reporter) bool {
	if ints(e.Value) == nil {
		return r.Errorf(at, "expected a dense i64 elements attribute in the data layout entry %s", core.AttrString(e.Attr)).Fail()
	}
	if n := e.Len(); n < 1 || n > 2 {
		return r.Errorf(at, "expected 1 or 2 elements in the data layout entry %s", core.AttrString(e.Attr)).Fail()
	}
	abi, _ := e.Int(0)
	if preferred, ok := e.Int(1); ok && preferred < abi {
		return r.Errorf(at, "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry %s",
			core.AttrString(e.Attr)).Fail()
	}
	return true
}
