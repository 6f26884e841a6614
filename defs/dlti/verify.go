package dlti

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/generated/dlti"
)

// verifyEntries checks that keys are not empty and differ.
func verifyEntries(r *core.Reporter, at core.Location, entries []*dlti.DataLayoutEntryAttr, types bool) bool {
	seen := make(map[core.Attribute]bool, len(entries))
	for _, e := range entries {
		k := e.Key()
		t, name := Key(e)
		switch {
		case t != nil && !types:
			return r.Errorf(at, "type as DLTI key is not allowed").Fail()
		case t == nil && name == "":
			return r.Errorf(at, "empty string as DLTI key is not allowed").Fail()
		case seen[k]:
			return r.Errorf(at, "repeated DLTI key: %s", k).Fail()
		}
		seen[k] = true
	}
	return true
}

// VerifyDataLayoutSpecAttr checks the keys.
func (Hooks) VerifyDataLayoutSpecAttr(r *core.Reporter, at core.Location, _ *core.Context,
	entries []*dlti.DataLayoutEntryAttr) bool {
	return verifyEntries(r, at, entries, true)
}

// VerifyMapAttr checks the keys.
func (Hooks) VerifyMapAttr(r *core.Reporter, at core.Location, _ *core.Context, entries []*dlti.DataLayoutEntryAttr) bool {
	return verifyEntries(r, at, entries, true)
}

// VerifyTargetDeviceSpecAttr checks that keys are names.
func (Hooks) VerifyTargetDeviceSpecAttr(r *core.Reporter, at core.Location, _ *core.Context,
	entries []*dlti.DataLayoutEntryAttr) bool {
	return verifyEntries(r, at, entries, false)
}

// VerifyTargetSystemSpecAttr checks that keys are names and that values describe devices.
func (Hooks) VerifyTargetSystemSpecAttr(r *core.Reporter, at core.Location, _ *core.Context,
	entries []*dlti.DataLayoutEntryAttr) bool {
	seen := make(map[core.Attribute]bool, len(entries))
	for _, e := range entries {
		k := e.Key()
		if t, _ := Key(e); t != nil {
			return r.Errorf(at, "non-string key of DLTI system spec").Fail()
		}
		if _, ok := datalayout.DeviceKey.Of(e.Value()); !ok {
			return r.Errorf(at, "value associated with key %s is not a DLTI device spec", k).Fail()
		}
		if seen[k] {
			return r.Errorf(at, "repeated device ID in dlti.target_system_spec: %s", k).Fail()
		}
		seen[k] = true
	}
	return true
}

// VerifyOperationAttribute checks the attributes of the dialect that operations carry. The specification of a module is
// checked here, that of other operations by their interface.
func (Hooks) VerifyOperationAttribute(op *core.Operation, a core.NamedAttr, r *core.Reporter) bool {
	ok := false
	switch a.Name {
	case dlti.DlSpecName:
		if _, ok = a.Value.(*dlti.DataLayoutSpecAttr); ok && op.Is(&core.ModuleDef) {
			return datalayout.Verify(op, r)
		}
	case dlti.TargetSystemSpecName:
		_, ok = a.Value.(*dlti.TargetSystemSpecAttr)
	case dlti.MapName:
		_, ok = a.Value.(*dlti.MapAttr)
	default:
		return r.OpEmitErrorf(op, "attribute '%s' not supported by dialect", a.Name).Fail()
	}
	if !ok {
		return r.OpEmitErrorf(op, "'%s' is expected to be a #%s attribute", a.Name, a.Name).Fail()
	}
	return true
}

// VerifyLayoutEntry checks a named entry of a specification.
func (Hooks) VerifyLayoutEntry(e datalayout.Entry, at core.Location, r *core.Reporter) bool {
	switch name := e.Name.Value(); name {
	case KeyEndianness:
		if s, ok := e.Value.(*core.StringAttr); ok && (s.Value() == BigEndian || s.Value() == LittleEndian) {
			return true
		}
		return r.Errorf(at, "'%s' data layout entry is expected to be either '%s' or '%s'", name, BigEndian, LittleEndian).Fail()
	case KeyDefaultMemorySpace, KeyAllocaMemorySpace, KeyProgramMemorySpace, KeyGlobalMemorySpace, KeyManglingMode,
		KeyStackAlignment,
		KeyFunctionPointerAlignment, KeyLegalIntWidths:
		return true
	default:
		return r.Errorf(at, "unknown data layout entry name: %s", name).Fail()
	}
}
