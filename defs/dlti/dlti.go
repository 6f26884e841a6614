package dlti

import (
	_ "embed" // the definition

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/generated/dlti"
)

// YAML is the definition of the dialect.
//
//go:embed dlti.yaml
var YAML []byte

// Hooks implements what the definition promises.
type Hooks struct{}

var _ dlti.Hooks = Hooks{}

// New returns the dialect.
func New() *core.Dialect { return dlti.New(Hooks{}) }

// The keys that the dialect gives a meaning.
const (
	KeyEndianness               = "dlti.endianness"
	KeyDefaultMemorySpace       = "dlti.default_memory_space"
	KeyAllocaMemorySpace        = "dlti.alloca_memory_space"
	KeyProgramMemorySpace       = "dlti.program_memory_space"
	KeyGlobalMemorySpace        = "dlti.global_memory_space"
	KeyManglingMode             = "dlti.mangling_mode"
	KeyStackAlignment           = "dlti.stack_alignment"
	KeyFunctionPointerAlignment = "dlti.function_pointer_alignment"
	KeyLegalIntWidths           = "dlti.legal_int_widths"
)

// The two values of [KeyEndianness].
const (
	BigEndian    = "big"
	LittleEndian = "little"
)

// Key returns the key of an entry: a type, or a string.
func Key(e *dlti.DataLayoutEntryAttr) (t core.Type, name string) {
	switch k := e.Key().(type) {
	case *core.TypeAttr:
		return k.Value(), ""
	case *core.StringAttr:
		return nil, k.Value()
	}
	return nil, ""
}

// LayoutEntriesDataLayoutSpecAttr returns the entries in the form that types and dialects look at.
func (Hooks) LayoutEntriesDataLayoutSpecAttr(x *dlti.DataLayoutSpecAttr) []datalayout.Entry {
	out := make([]datalayout.Entry, len(x.Entries()))
	for i, e := range x.Entries() {
		out[i] = datalayout.Entry{Value: e.Value(), Attr: e}
		if t, ok := e.Key().(*core.TypeAttr); ok {
			out[i].Type = t.Value()
		} else {
			out[i].Name, _ = e.Key().(*core.StringAttr)
		}
	}
	return out
}

// lookup returns the value of the entry with a name, or nil.
func lookup(entries []*dlti.DataLayoutEntryAttr, name string) core.Attribute {
	for _, e := range entries {
		if t, n := Key(e); t == nil && n == name {
			return e.Value()
		}
	}
	return nil
}

// DeviceSpecTargetSystemSpecAttr returns what is said about a device.
func (Hooks) DeviceSpecTargetSystemSpecAttr(x *dlti.TargetSystemSpecAttr, device string) core.Attribute {
	return lookup(x.Entries(), device)
}

// DevicePropertyTargetDeviceSpecAttr returns a property of the device.
func (Hooks) DevicePropertyTargetDeviceSpecAttr(x *dlti.TargetDeviceSpecAttr, name string) core.Attribute {
	return lookup(x.Entries(), name)
}
