package dlti

import (
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/dlti"
	"github.com/odsgen/ods/generated/iface/datalayout"
)

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

// verifyLayout checks what a module says about layouts, and that the modules around it do not contradict.
func verifyLayout(op *core.Operation, spec *dlti.DataLayoutSpecAttr, r *core.Reporter) bool {
	for _, e := range spec.Entries() {
		if t, name := Key(e); t == nil {
			if !verifyKey(name, e.Value(), r, op.Loc()) {
				return false
			}
		} else if !verifyType(t, e, r, op.Loc()) {
			return false
		}
	}
	return combines(op, spec, r)
}

// verifyKey checks the value under one of the dialect's own names; what other names mean is not known here.
func verifyKey(name string, value core.Attribute, r *core.Reporter, at core.Location) bool {
	if !strings.HasPrefix(name, dlti.Name+".") {
		return true
	}
	switch name {
	case KeyEndianness:
		if s, ok := value.(*core.StringAttr); ok && (s.Value() == BigEndian || s.Value() == LittleEndian) {
			return true
		}
		return r.Errorf(at, "'%s' data layout entry is expected to be either '%s' or '%s'", name, BigEndian, LittleEndian).Fail()
	case KeyDefaultMemorySpace, KeyAllocaMemorySpace, KeyProgramMemorySpace, KeyGlobalMemorySpace, KeyManglingMode, KeyStackAlignment,
		KeyFunctionPointerAlignment, KeyLegalIntWidths:
		return true
	}
	return r.Errorf(at, "unknown data layout entry name: %s", name).Fail()
}

// verifyType checks an entry for a type.
func verifyType(t core.Type, e *dlti.DataLayoutEntryAttr, r *core.Reporter, at core.Location) bool {
	switch t.(type) {
	case *core.IndexType:
		if _, ok := e.Value().(*core.IntegerAttr); !ok {
			return r.Errorf(at, "expected integer attribute in the data layout entry for %s", quoted(t)).Fail()
		}
		return true
	case *core.IntegerType, *core.FloatType:
		return verifyAlignments(e, r, at)
	}
	if x, ok := datalayout.DataLayoutTypeInterfaceKey.Of(t); ok {
		return x.VerifyLayoutEntry(e.Value(), r, at)
	}
	if !strings.HasPrefix(t.String(), "!") {
		return r.Errorf(at, "unexpected data layout for a built-in type").Fail()
	}
	return r.Errorf(at, "data layout specified for a type that does not support it").Fail()
}

func quoted(t core.Type) string { return "'" + t.String() + "'" }

// verifyAlignments checks the alignments of a number: what the ABI demands, and what is preferred.
func verifyAlignments(e *dlti.DataLayoutEntryAttr, r *core.Reporter, at core.Location) bool {
	d, ok := e.Value().(*core.DenseElementsAttr)
	if !ok || !isI64(d.ShapedType().ElementType()) {
		return r.Errorf(at, "expected a dense i64 elements attribute in the data layout entry %s", e).Fail()
	}
	n := d.NumElements()
	if n != 1 && n != 2 {
		return r.Errorf(at, "expected 1 or 2 elements in the data layout entry %s", e).Fail()
	}
	if n == 2 && d.Int(1).Int64() < d.Int(0).Int64() {
		return r.Errorf(at, "preferred alignment is expected to be greater than or equal to the abi alignment in data layout entry %s", e).Fail()
	}
	return true
}

func isI64(t core.Type) bool {
	i, ok := t.(*core.IntegerType)
	return ok && i.Width() == 64
}

// combines checks that modules around do not state other values under the same names.
func combines(op *core.Operation, spec *dlti.DataLayoutSpecAttr, r *core.Reporter) bool {
	for up := op.ParentOp(); up != nil; up = up.ParentOp() {
		outer := dlti.DlSpecOf(up)
		if outer == nil || !up.Is(&core.ModuleDef) {
			continue
		}
		for _, e := range spec.Entries() {
			for _, o := range outer.Entries() {
				if _, name := Key(e); name != "" && o.Key() == e.Key() && o.Value() != e.Value() {
					return r.Errorf(op.Loc(), "data layout does not combine with layouts of enclosing ops").Note(up.Loc(), "enclosing op with data layout").Fail()
				}
			}
		}
	}
	return true
}
