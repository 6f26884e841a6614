package rt

import "github.com/odsgen/ods/core"

// VersionedOp is an operation between two versions of its dialect. Hand-written upgrades and downgrades change it; see
// package core/evolution. Nothing has verified it.
type VersionedOp interface {
	// Operation returns the operation, which has no definition now. Its operands, regions and discardable attributes are
	// changed there, and its results may get other types.
	Operation() *core.Operation
	// Name returns the full name that the operation has in the version that is being made, and SetName gives it another
	// one.
	Name() string
	SetName(name string)
	// Attr returns an inherent attribute by its name in that version, nil when it is absent; SetAttr sets it, and nil removes
	// it.
	Attr(name string) core.Attribute
	SetAttr(name string, a core.Attribute)
}
