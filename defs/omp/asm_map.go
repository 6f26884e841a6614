package omp

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/omp"
)

// hints are the words of a synchronization hint, by bit.
var hints = [...]string{"uncontended", "contended", "nonspeculative", "speculative"}

// ParseSynchronizationHint reads "none", or words for the bits.
func (Hooks) ParseSynchronizationHint(p *core.Parser, dst *core.Attribute) bool {
	c := p.Context()
	if p.TryKeyword("none") {
		*dst = c.I64Attr(0)
		return true
	}
	var hint int64
	if !p.List(core.DelimNone, "", func() bool {
		var w string
		if !p.AnyKeyword(&w) {
			return false
		}
		for i, h := range hints {
			if h == w {
				hint |= 1 << i
				return true
			}
		}
		return p.OpErrorf(p.Pos(), "%s is not a valid hint", w)
	}) {
		return false
	}
	*dst = c.I64Attr(hint)
	return true
}

// PrintSynchronizationHint writes what [Hooks.ParseSynchronizationHint] reads.
func (Hooks) PrintSynchronizationHint(p *core.Printer, _ *core.Operation, a core.Attribute) {
	hint, ok := a.(*core.IntegerAttr)
	if !ok || hint.Int64() == 0 {
		p.Str("none")
		return
	}
	n := 0
	for i, h := range hints {
		if hint.Int64()&(1<<i) != 0 {
			comma(p, n)
			p.Str(h)
			n++
		}
	}
}

// mapWords are the words of the clause map in the order in which they are written.
var mapWords = [...]struct {
	word string
	bits omp.ClauseMapFlags
}{
	{"always", omp.ClauseMapFlagsAlways}, {"implicit", omp.ClauseMapFlagsImplicit}, {"ompx_hold", omp.ClauseMapFlagsOmpxHold},
	{"close", omp.ClauseMapFlagsClose}, {"present", omp.ClauseMapFlagsPresent},
	{"tofrom", omp.ClauseMapFlagsTo | omp.ClauseMapFlagsFrom}, {"from", omp.ClauseMapFlagsFrom}, {"to", omp.ClauseMapFlagsTo},
	{"delete", omp.ClauseMapFlagsDel}, {"return_param", omp.ClauseMapFlagsReturnParam}, {"storage", omp.ClauseMapFlagsStorage},
	{"private", omp.ClauseMapFlagsPriv}, {"literal", omp.ClauseMapFlagsLiteral}, {"attach", omp.ClauseMapFlagsAttach},
	{"attach_always", omp.ClauseMapFlagsAttachAlways}, {"attach_none", omp.ClauseMapFlagsAttachNone},
	{"attach_auto", omp.ClauseMapFlagsAttachAuto}, {"ref_ptr", omp.ClauseMapFlagsRefPtr}, {"ref_ptee", omp.ClauseMapFlagsRefPtee},
	{"ref_ptr_ptee", omp.ClauseMapFlagsRefPtrPtee}, {"is_device_ptr", omp.ClauseMapFlagsIsDevicePtr},
}

// ParseMapClause reads words with commas between them; unknown ones are dropped, as upstream does.
func (Hooks) ParseMapClause(p *core.Parser, dst *core.Attribute) bool {
	var bits omp.ClauseMapFlags
	if !p.List(core.DelimNone, "", func() bool {
		var w string
		if !p.AnyKeyword(&w) {
			return false
		}
		for _, m := range mapWords {
			if m.word == w {
				bits |= m.bits
			}
		}
		return true
	}) {
		return false
	}
	*dst = omp.GetClauseMapFlagsAttr(p.Context(), bits)
	return true
}

// PrintMapClause writes what [Hooks.ParseMapClause] reads.
func (Hooks) PrintMapClause(p *core.Printer, _ *core.Operation, a core.Attribute) {
	flags, ok := a.(*omp.ClauseMapFlagsAttr)
	if !ok {
		return
	}
	bits, n := flags.Value(), 0
	for _, m := range mapWords {
		if bits&m.bits == m.bits {
			comma(p, n)
			p.Str(m.word)
			n++
			if m.word == "tofrom" {
				bits &^= m.bits
			}
		}
	}
	if n == 0 {
		p.Str("none")
	}
}

// ParseCaptureType reads how a variable is captured.
func (Hooks) ParseCaptureType(p *core.Parser, dst *core.Attribute) bool {
	var w string
	if !p.AnyKeyword(&w) {
		return false
	}
	if v, ok := omp.ParseVariableCaptureKind(w); ok { // upstream's verifier reports that it is missing
		*dst = omp.GetVariableCaptureKindAttr(p.Context(), v)
	}
	return true
}

// PrintCaptureType writes how a variable is captured.
func (Hooks) PrintCaptureType(p *core.Printer, _ *core.Operation, a core.Attribute) {
	if a, ok := a.(*omp.VariableCaptureKindAttr); ok {
		p.Str(a.Value().String())
	}
}

// ParseMembersIndex reads "[0, 1], [2]".
func (Hooks) ParseMembersIndex(p *core.Parser, dst *core.Attribute) bool {
	c := p.Context()
	var lists []core.Attribute
	if !p.List(core.DelimNone, "", func() bool {
		var list []core.Attribute
		if !p.Punct(core.PunctLSquare) || !p.List(core.DelimNone, "", func() bool {
			var v int64
			if !p.Integer(&v) {
				return false
			}
			list = append(list, c.I64Attr(v))
			return true
		}) || !p.Punct(core.PunctRSquare) {
			return false
		}
		lists = append(lists, c.Array(list...))
		return true
	}) {
		return false
	}
	*dst = c.Array(lists...)
	return true
}

// PrintMembersIndex writes what [Hooks.ParseMembersIndex] reads.
func (Hooks) PrintMembersIndex(p *core.Printer, _ *core.Operation, a core.Attribute) {
	lists, ok := a.(*core.ArrayAttr)
	if !ok {
		return
	}
	for i, l := range lists.Elems() {
		l, ok := l.(*core.ArrayAttr)
		if !ok {
			return
		}
		comma(p, i)
		p.Byte('[')
		for k, v := range l.Elems() {
			comma(p, k)
			if v, ok := v.(*core.IntegerAttr); ok {
				p.Int(v.Int64())
			}
		}
		p.Byte(']')
	}
}
