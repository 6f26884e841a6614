package bufferization

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// The attributes that steer bufferization.
const (
	writableAttr           = "bufferization.writable"
	accessAttr             = "bufferization.access"
	bufferLayoutAttr       = "bufferization.buffer_layout"
	manualDeallocationAttr = "bufferization.manual_deallocation"
)

// VerifyRegionArgAttribute checks an attribute of a function's argument.
func (Hooks) VerifyRegionArgAttribute(op *core.Operation, _, _ int, a core.NamedAttr, r *core.Reporter) bool {
	switch a.Name {
	case writableAttr:
		if i, ok := a.Value.(*core.IntegerAttr); !ok || i.Type() != core.Type(op.Context().Integer(1)) {
			return r.OpEmitErrorf(op, "'%s' is expected to be a boolean attribute", writableAttr).Fail()
		}
		if op.NumRegions() > 0 && op.Region(0).IsEmpty() {
			return r.OpEmitErrorf(op, "'%s' is invalid on external functions", writableAttr).Fail()
		}
		return true
	case accessAttr:
		s, ok := a.Value.(*core.StringAttr)
		if !ok {
			return r.OpEmitErrorf(op, "'%s' is expected to be a string attribute", accessAttr).Fail()
		}
		switch s.Value() {
		case "none", "read", "write", "read-write":
			return true
		}
		return r.OpEmitErrorf(op, "invalid value for '%s'", accessAttr).Fail()
	case bufferLayoutAttr:
		if !core.IsMemRefLayout(a.Value) {
			return r.OpEmitErrorf(op, "'%s' is expected to be a memref layout attribute", bufferLayoutAttr).Fail()
		}
		return true
	}
	// Upstream names this attribute, whatever the name is.
	return r.OpEmitErrorf(op, "attribute '%s' not supported as a region arg attribute by the bufferization dialect",
		bufferLayoutAttr).Fail()
}

// VerifyOperationAttribute checks an attribute of any operation.
func (Hooks) VerifyOperationAttribute(op *core.Operation, a core.NamedAttr, r *core.Reporter) bool {
	if a.Name != manualDeallocationAttr {
		return r.OpEmitErrorf(op, "attribute '\"%s\"' not supported as an op attribute by the bufferization dialect", a.Name).Fail()
	}
	if hasEffect(op, core.EffectAllocate) || hasEffect(op, core.EffectFree) {
		return true
	}
	return r.OpErrorf(op, "attribute '%s' can be used only on ops that have an allocation and/or free side effect",
		manualDeallocationAttr).Fail()
}

// hasEffect reports whether the operation itself has an effect of the kind. Its operands may be too few: nobody has
// verified them.
func hasEffect(op *core.Operation, kind core.EffectKind) bool {
	for _, e := range op.Info().Def().Effects {
		if e.Kind == kind {
			return true
		}
	}
	m, ok := core.MemoryEffectOpInterfaceKey.Of(op)
	return ok && op.VerifyDeclared(core.NewReporter(op.Context())) && slices.ContainsFunc(m.Effects(nil),
		func(e core.Effect) bool { return e.Kind == kind })
}
