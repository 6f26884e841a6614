package ptr

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/datalayout"
	"github.com/odsgen/ods/generated/ptr"
)

// What holds for pointers without an entry, in bits.
const (
	defaultBits  = 64
	defaultAlign = 8
)

// noIndex is the index of a specification that does not say how wide offsets are.
const noIndex = 1<<32 - 1

// specOf returns what is specified about a pointer's memory space, else about the default memory space; the usual sizes
// where there is neither.
func specOf(t *ptr.PtrType, l *datalayout.Layout, entries []datalayout.Entry) *ptr.SpecAttr {
	for _, space := range [...]core.Attribute{t.MemorySpace(), l.Named("dlti.default_memory_space")} {
		if s := entryOf(space, entries); s != nil {
			return s
		}
	}
	return ptr.GetSpecAttr(t.Context(), defaultBits, defaultAlign, defaultAlign, defaultBits)
}

// entryOf returns what is specified about a memory space, or nil.
func entryOf(space core.Attribute, entries []datalayout.Entry) *ptr.SpecAttr {
	for _, e := range entries {
		if p, ok := e.Type.(*ptr.PtrType); ok && p.MemorySpace() == space {
			s, _ := e.Value.(*ptr.SpecAttr)
			return s
		}
	}
	return nil
}

// LayoutBitsPtrType returns the size of a pointer.
func (Hooks) LayoutBitsPtrType(t *ptr.PtrType, l *datalayout.Layout, entries []datalayout.Entry) uint64 {
	return uint64(specOf(t, l, entries).Size())
}

// LayoutABIAlignPtrType returns the alignment that the ABI demands.
func (Hooks) LayoutABIAlignPtrType(t *ptr.PtrType, l *datalayout.Layout, entries []datalayout.Entry) uint64 {
	return uint64(specOf(t, l, entries).Abi()) / 8
}

// LayoutPreferredAlignPtrType returns the best alignment.
func (Hooks) LayoutPreferredAlignPtrType(t *ptr.PtrType, l *datalayout.Layout, entries []datalayout.Entry) uint64 {
	return uint64(specOf(t, l, entries).Preferred()) / 8
}

// LayoutIndexBitsPtrType returns the width of offsets: that of pointers where it is not specified.
func (Hooks) LayoutIndexBitsPtrType(t *ptr.PtrType, l *datalayout.Layout, entries []datalayout.Entry) (uint64, bool) {
	s := specOf(t, l, entries)
	if s.Index() == noIndex {
		return uint64(s.Size()), true
	}
	return uint64(s.Index()), true
}

// LayoutCompatiblePtrType accepts what is the same as without a specification, about memory spaces that have none
// outside. Upstream rejects a second entry about a memory space whatever it says.
func (Hooks) LayoutCompatiblePtrType(_ *ptr.PtrType, outer, inner []datalayout.Entry) bool {
	for _, e := range inner {
		s, ok := e.Value.(*ptr.SpecAttr)
		if !ok || entryOf(e.Type.(*ptr.PtrType).MemorySpace(), outer) != nil {
			return false
		}
		if s.Size() != defaultBits || s.Abi() > defaultAlign || s.Abi() != 0 && defaultAlign%s.Abi() != 0 {
			return false
		}
	}
	return true
}

// VerifyLayoutEntriesPtrType checks that entries are specifications of pointers.
func (Hooks) VerifyLayoutEntriesPtrType(_ *ptr.PtrType, entries []datalayout.Entry, at core.Location, r *core.Reporter) bool {
	for _, e := range entries {
		if _, ok := e.Value.(*ptr.SpecAttr); !ok {
			return r.Errorf(at, "expected layout attribute for '%s' to be a #ptr.spec attribute", core.TypeString(e.Type)).Fail()
		}
	}
	return true
}
