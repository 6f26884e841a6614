package dlti

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/dlti"
)

// verifyEntries checks that keys are usable and different; types tells whether they may be types.
func verifyEntries(r *core.Reporter, at core.Location, list []*dlti.DataLayoutEntryAttr, types bool) bool {
	seen := map[core.Attribute]bool{}
	for _, e := range list {
		t, name := Key(e)
		switch {
		case t != nil && !types:
			return r.Errorf(at, "type as DLTI key is not allowed").Fail()
		case t == nil && name == "":
			return r.Errorf(at, "empty string as DLTI key is not allowed").Fail()
		case seen[e.Key()]:
			return r.Errorf(at, "repeated DLTI key: %s", e.Key()).Fail()
		}
		seen[e.Key()] = true
	}
	return true
}

// VerifyDataLayoutSpecAttr checks the keys.
func (Hooks) VerifyDataLayoutSpecAttr(r *core.Reporter, at core.Location, _ *core.Context, list []*dlti.DataLayoutEntryAttr) bool {
	return verifyEntries(r, at, list, true)
}

// VerifyMapAttr checks the keys.
func (Hooks) VerifyMapAttr(r *core.Reporter, at core.Location, _ *core.Context, list []*dlti.DataLayoutEntryAttr) bool {
	return verifyEntries(r, at, list, true)
}

// VerifyTargetDeviceSpecAttr checks the keys.
func (Hooks) VerifyTargetDeviceSpecAttr(r *core.Reporter, at core.Location, _ *core.Context, list []*dlti.DataLayoutEntryAttr) bool {
	return verifyEntries(r, at, list, false)
}

// VerifyTargetSystemSpecAttr checks the keys and that the values are devices.
func (Hooks) VerifyTargetSystemSpecAttr(r *core.Reporter, at core.Location, _ *core.Context, list []*dlti.DataLayoutEntryAttr) bool {
	if !verifyEntries(r, at, list, false) {
		return false
	}
	for _, e := range list {
		if _, ok := e.Value().(*dlti.TargetDeviceSpecAttr); !ok {
			return r.Errorf(at, "value associated with key %s is not a DLTI device spec", e.Key()).Fail()
		}
	}
	return true
}

// VerifyOperationAttribute checks the attributes of this dialect on an operation; on modules, where layouts hold, also what they
// say.
func (Hooks) VerifyOperationAttribute(op *core.Operation, a core.NamedAttr, r *core.Reporter) bool {
	ok := false
	kind := ""
	switch a.Name {
	case dlti.DlSpecName:
		_, ok = a.Value.(*dlti.DataLayoutSpecAttr)
		kind = "dl_spec"
	case dlti.MapName:
		_, ok = a.Value.(*dlti.MapAttr)
		kind = "map"
	case dlti.TargetSystemSpecName:
		_, ok = a.Value.(*dlti.TargetSystemSpecAttr)
		kind = "target_system_spec"
	default:
		return r.Errorf(op.Loc(), "attribute '%s' not supported by dialect", a.Name).Fail()
	}
	if !ok {
		return r.Errorf(op.Loc(), "'%s' is expected to be a #dlti.%s attribute", a.Name, kind).Fail()
	}
	if spec, ok := a.Value.(*dlti.DataLayoutSpecAttr); ok && op.Is(&core.ModuleDef) {
		return verifyLayout(op, spec, r)
	}
	return true
}
