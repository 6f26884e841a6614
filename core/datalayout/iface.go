package datalayout

import "github.com/odsgen/ods/core"

// SizedType is implemented by types of dialects that have a size: DataLayoutTypeInterface in definitions. Entries are
// those about any type of the same kind, whatever its parameters; they have passed the verifier.
type SizedType interface {
	core.Type
	// LayoutBits returns the size in bits.
	LayoutBits(l *Layout, entries []Entry) uint64
	// LayoutABIAlign and LayoutPreferredAlign return alignments in bytes.
	LayoutABIAlign(l *Layout, entries []Entry) uint64
	LayoutPreferredAlign(l *Layout, entries []Entry) uint64
	// LayoutIndexBits returns the width of the integers that are added to a pointer; false for what is not a pointer.
	LayoutIndexBits(l *Layout, entries []Entry) (bits uint64, ok bool)
	// LayoutCompatible reports whether inner entries may appear inside of an operation with outer ones.
	LayoutCompatible(outer, inner []Entry) bool
	// VerifyLayoutEntries checks all entries about types of this kind.
	VerifyLayoutEntries(entries []Entry, at core.Location, r *core.Reporter) bool
}

// SizedTypeKey is the key by which SizedType is queried.
var SizedTypeKey = core.TypeInterface[SizedType]{Name: "DataLayoutTypeInterface"}

// PreferABIAlign is the default of [SizedType].LayoutPreferredAlign: the alignment that the ABI demands.
func PreferABIAlign(t core.Type, l *Layout, _ []Entry) uint64 { return l.ABIAlign(t) }

// NoIndexBits is the default of [SizedType].LayoutIndexBits: the type is not a pointer.
func NoIndexBits(core.Type, *Layout, []Entry) (uint64, bool) { return 0, false }

// AlwaysCompatible is the default of [SizedType].LayoutCompatible.
func AlwaysCompatible(core.Type, []Entry, []Entry) bool { return true }

// AnyEntries is the default of [SizedType].VerifyLayoutEntries.
func AnyEntries(core.Type, []Entry, core.Location, *core.Reporter) bool { return true }

// Spec is implemented by attributes that are a specification: DataLayoutSpecInterface in definitions.
type Spec interface {
	core.Attribute
	// LayoutEntries returns the entries.
	LayoutEntries() []Entry
}

// SpecKey is the key by which Spec is queried.
var SpecKey = core.AttrInterface[Spec]{Name: "DataLayoutSpecInterface"}

// System is implemented by attributes that describe the devices of a system: TargetSystemSpecInterface in definitions.
type System interface {
	core.Attribute
	// DeviceSpec returns what is said about a device, or nil.
	DeviceSpec(device string) core.Attribute
}

// SystemKey is the key by which System is queried.
var SystemKey = core.AttrInterface[System]{Name: "TargetSystemSpecInterface"}

// Device is implemented by attributes that describe a device: TargetDeviceSpecInterface in definitions.
type Device interface {
	core.Attribute
	// DeviceProperty returns the value of a property, or nil.
	DeviceProperty(name string) core.Attribute
}

// DeviceKey is the key by which Device is queried.
var DeviceKey = core.AttrInterface[Device]{Name: "TargetDeviceSpecInterface"}

// Scope is implemented by operations that carry a specification: DataLayoutOpInterface in definitions. builtin.module
// is one without implementing it: its specification is the first of its attributes that is one.
type Scope interface {
	AsOperation() *core.Operation
	// LayoutSpec returns the specification, or nil.
	LayoutSpec() core.Attribute
	// TargetSpec returns the description of the target, or nil.
	TargetSpec() core.Attribute
	// VerifyLayout is [Verify]. It is a method because the key cannot name a function that looks for the key.
	VerifyLayout(r *core.Reporter) bool
}

// ScopeKey is the key by which Scope is queried. Operations that implement it are verified by [Verify].
var ScopeKey = core.OpInterface[Scope]{Name: "DataLayoutOpInterface",
	Verify: func(s Scope, _ *core.Operation, r *core.Reporter) bool { return s.VerifyLayout(r) }}

// The attributes that carry specifications where an operation does not say otherwise.
const (
	SpecAttr   = "dlti.dl_spec"
	TargetAttr = "dlti.target_system_spec"
)

// SpecAttrOf is the default of [Scope].LayoutSpec: the attribute dlti.dl_spec.
func SpecAttrOf(op *core.Operation) core.Attribute { return op.Attr(SpecAttr) }

// TargetAttrOf is the default of [Scope].TargetSpec: the attribute dlti.target_system_spec.
func TargetAttrOf(op *core.Operation) core.Attribute { return op.Attr(TargetAttr) }

// EntryOwner is implemented by dialects to which names of entries belong: DataLayoutDialectInterface in definitions.
type EntryOwner interface {
	// VerifyLayoutEntry checks an entry whose name begins with the dialect's.
	VerifyLayoutEntry(e Entry, at core.Location, r *core.Reporter) bool
}

// EntryOwnerKey is the key by which EntryOwner is queried.
var EntryOwnerKey = core.DialectInterface[EntryOwner]{Name: "DataLayoutDialectInterface"}
