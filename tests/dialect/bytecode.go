package dialect

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/bytecode"
)

// The codes of what has an encoding in bytecode, and the version, as upstream's test dialect has them.
const (
	codeAttrParams = 0
	codeTestI32    = 99

	majorVersion, minorVersion = 2, 0
)

var (
	_ bytecode.Encoding  = hooks{}
	_ bytecode.Versioned = hooks{}
)

// WriteVersion implements [bytecode.Versioned].
func (hooks) WriteVersion(w *bytecode.Writer) {
	w.VarInt(majorVersion)
	w.VarInt(minorVersion)
}

// ReadVersion implements [bytecode.Versioned]. It returns the number of the major version, by which encodings differ.
func (hooks) ReadVersion(r *bytecode.Reader) uint64 {
	major, minor := r.VarInt(), r.VarInt()
	if !r.Failed() && (major > majorVersion || major == majorVersion && minor > minorVersion) {
		r.Errorf("current test dialect version is %d.%d, can't parse version: %d.%d", majorVersion, minorVersion, major, minor)
	}
	return major
}

// before2 reports whether what is read was written before version 2.0, which gave some things more parts.
func before2(r *bytecode.Reader) bool {
	major, known := r.DialectVersion(Name)
	return known && major < majorVersion
}

// WriteAttr implements [bytecode.Encoding].
func (hooks) WriteAttr(w *bytecode.Writer, a core.Attribute) bool {
	p, ok := a.(*TestAttrParamsAttr)
	if ok {
		w.VarInt(codeAttrParams)
		w.VarInt(uint64(p.V0()))
		w.VarInt(uint64(p.V1()))
	}
	return ok
}

// ReadAttr implements [bytecode.Encoding].
func (hooks) ReadAttr(r *bytecode.Reader) core.Attribute {
	if code := r.VarInt(); code != codeAttrParams {
		r.Errorf("unknown attribute code: %d", code)
		return nil
	}
	v0, v1 := int(int32(r.VarInt())), int(int32(r.VarInt()))
	if r.Failed() {
		return nil
	}
	if before2(r) {
		v0, v1 = v1, v0
	}
	return GetTestAttrParamsAttr(r.Context(), v0, v1)
}

// WriteType implements [bytecode.Encoding].
func (hooks) WriteType(w *bytecode.Writer, t core.Type) bool {
	_, ok := t.(*TestI32Type)
	if ok {
		w.VarInt(codeTestI32)
	}
	return ok
}

// ReadType implements [bytecode.Encoding].
func (hooks) ReadType(r *bytecode.Reader) core.Type {
	if code := r.VarInt(); code != codeTestI32 {
		r.Errorf("unknown type code: %d", code)
		return nil
	}
	return GetTestI32Type(r.Context())
}

// WritePropertiesVersionedA writes both attributes.
func (hooks) WritePropertiesVersionedA(op VersionedAOp, w *bytecode.Writer) { w.Declared(op.Op) }

// ReadPropertiesVersionedA reads what WritePropertiesVersionedA wrote. Before version 2.0 there was no modifier.
func (hooks) ReadPropertiesVersionedA(st *core.OperationState, r *bytecode.Reader) {
	if !before2(r) {
		r.Declared(st)
		return
	}
	if dims := r.Attr(); !r.Failed() {
		st.SetSlot(st.Info.SlotIndex("dims"), dims)
		st.SetSlot(st.Info.SlotIndex("modifier"), r.Context().Bool(false))
	}
}
