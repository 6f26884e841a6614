package engine

import (
	"errors"
	"fmt"

	"github.com/odsgen/ods/core"
)

// errorText is a trap's message; the interpreter adds the place.
type errorText string

func (e errorText) Error() string { return string(e) }

// trapError is a trap whose cause lies elsewhere in the program: the notes say where.
type trapError struct {
	text  string
	notes []trapNote
}

type trapNote struct {
	loc  core.Location
	text string
}

func (e *trapError) Error() string { return e.text }

// report makes a diagnostic of a trap.
func (e *Engine) report(at core.Location, err error) (*core.Reporter, core.Finding) {
	r := core.NewReporter(e.ctx)
	f := r.Errorf(at, "%v", err)
	if t, ok := err.(*trapError); ok {
		for _, n := range t.notes {
			f.Note(n.loc, "%s", n.text)
		}
	}
	return r, f
}

// The flag of a word or byte that is poison is the number of its origin. The first ones are not places.
const (
	// poisonConstant is the origin of undef and poison in constants and arguments, and of what no number was left for.
	poisonConstant = 1
	// poisonUnwritten is the origin of memory that was never written; reading it is the place that is reported.
	poisonUnwritten = 2
	firstOrigin     = 3
)

// origin is where poison came into being.
type origin struct {
	loc  core.Location
	text string
}

// place is an instruction of a function.
type place struct {
	f  *function
	pc int
}

// originOf returns the number of an instruction as an origin of poison. Each has one, so loops do not use the numbers
// up.
func (m *machine) originOf(f *function, pc int, text func() string) byte {
	at := place{f, pc}
	if id, ok := m.originIDs[at]; ok {
		return id
	}
	if len(m.origins) > 255-firstOrigin {
		return poisonConstant
	}
	if m.originIDs == nil {
		m.originIDs = map[place]byte{}
	}
	id := byte(firstOrigin + len(m.origins))
	m.origins = append(m.origins, origin{f.locs[pc], text()})
	m.originIDs[at] = id
	return id
}

// poisonTrap is the trap of an operation that must not meet poison, with a note that says where the poison is from.
func (m *machine) poisonTrap(text string, id byte) error {
	switch {
	case id == poisonUnwritten:
		text += ": memory that was never written"
	case id < firstOrigin:
		text += ": an undef or poison constant"
	default:
		o := m.origins[id-firstOrigin]
		return &trapError{text, []trapNote{{o.loc, "it is poison because of " + o.text}}}
	}
	return errorText(text)
}

// unwrittenText is the reason why a read value is poison.
func unwrittenText() string { return "reading memory that was never written" }

// poisonText says why an instruction made poison of operands that are none.
func poisonText(in *instr, x, y uint64) string {
	width := 64 - in.aux
	switch in.op {
	case opShl, opLShr, opAShr:
		return shiftText(width, y)
	case opShlF, opLShrX, opAShrX:
		if y >= uint64(width) {
			return shiftText(width, y)
		}
	case opAddF, opSubF, opMulF, opAddW, opSubW, opMulW:
		sx, sy := int64(x<<in.aux)>>in.aux, int64(y<<in.aux)>>in.aux
		sign := map[opcode]string{opAddF: "+", opSubF: "-", opMulF: "*", opAddW: "+", opSubW: "-", opMulW: "*"}[in.op]
		return fmt.Sprintf("an overflow that 'nsw' or 'nuw' excludes: %d %s %d in %d bits", sx, sign, sy, width)
	case opTruncF:
		return "a truncation that loses bits, which 'nsw' or 'nuw' excludes"
	case opZExtN:
		return "a negative operand, which 'nneg' excludes"
	case opOrX:
		return "operands with common bits, which 'disjoint' excludes"
	case opUDivX, opSDivX:
		return "a remainder, which 'exact' excludes"
	}
	switch in.op {
	case opShlF:
		return "an overflow of the shift, which 'nsw' or 'nuw' excludes"
	case opLShrX, opAShrX:
		return "bits that are shifted out, which 'exact' excludes"
	}
	return "this operation, which has no result for its operands"
}

func shiftText(width uint8, n uint64) string {
	return fmt.Sprintf("a shift by %d of an integer of %d bits", n, width)
}

// firstFlag returns the first flag that is set, 0 when none is.
func firstFlag(flags ...byte) byte {
	for _, f := range flags {
		if f != 0 {
			return f
		}
	}
	return 0
}

// CheckResults returns an error, a diag.List, when results of [Engine.Call] are or hold poison.
func (e *Engine) CheckResults(name string, results []Value) error {
	if e.program != nil {
		return nil // compiled code does not know what is poison
	}
	for i, v := range results {
		for _, s := range v.flat(nil) {
			if s.Kind != PoisonKind {
				continue
			}
			text := fmt.Sprintf("the result of '@%s' is a poison value", name)
			if len(results) > 1 {
				text = fmt.Sprintf("result #%d of '@%s' is a poison value", i, name)
			}
			r, _ := e.report(e.functions[name].op.Loc(), e.m.poisonTrap(text, s.origin))
			return r.List()
		}
	}
	return nil
}

// Leaks returns an error that lists each place whose heap allocations have not been freed, or nil.
func (e *Engine) Leaks() error {
	type site struct{ bytes, pieces uint64 }
	sites := map[core.Location]*site{}
	var order []core.Location
	add := func(at core.Location, bytes uint64) {
		s := sites[at]
		if s == nil {
			s = &site{}
			sites[at] = s
			order = append(order, at)
		}
		s.bytes += bytes
		s.pieces++
	}
	for i := range e.m.mem.list {
		if a := &e.m.mem.list[i]; a.kind == heapMemory {
			add(a.made, uint64(len(a.data)))
		}
	}
	if e.program != nil {
		list, ok := e.program.Leaks()
		if !ok {
			return errors.New("compiled code does not know where memory was allocated, unless it checks; set Options.Check, or interpret the program")
		}
		for _, l := range list {
			add(l.At, l.Bytes)
		}
	}
	if len(order) == 0 {
		return nil
	}
	r := core.NewReporter(e.ctx)
	for _, at := range order {
		s := sites[at]
		r.Errorf(at, "memory that is allocated here is never freed: %d bytes in %d %s; deallocate it, with 'memref.dealloc' for a memref", s.bytes, s.pieces,
			map[bool]string{true: "piece", false: "pieces"}[s.pieces == 1])
	}
	return r.List()
}
