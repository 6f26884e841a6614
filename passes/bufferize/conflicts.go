package bufferize

import (
	"github.com/odsgen/ods/core"
)

// uses collects operands without doubles.
type uses struct {
	list []*core.Use
	has  map[*core.Use]bool
}

func (l *uses) add(u *core.Use) {
	if l.has == nil {
		l.has = make(map[*core.Use]bool)
	}
	if !l.has[u] {
		l.has[u] = true
		l.list = append(l.list, u)
	}
}

// addReads collects what reads an alias of v, or makes an alias of it that is read.
func (s *AnalysisState) addReads(l *uses, v *core.Value) {
	for _, alias := range s.analysis.aliases.members(v) {
		for u := range alias.Uses() {
			switch {
			case l.has[u]:
			case s.Reads(u):
				l.add(u)
			case !s.Writes(u):
				for _, a := range s.Values(u) {
					if s.IsRead(a.Value) {
						l.add(u)
						break
					}
				}
			}
		}
	}
}

// addWrites collects what writes to an alias of v in place.
func (s *AnalysisState) addWrites(l *uses, v *core.Value) {
	for _, alias := range s.analysis.aliases.members(v) {
		for u := range alias.Uses() {
			if s.writesInPlace(u) {
				l.add(u)
			}
		}
	}
}

func (s *AnalysisState) writesInPlace(u *core.Use) bool { return s.Writes(u) && s.InPlace(u) }

// isWritten reports whether the memory of a value is written to.
func (s *AnalysisState) isWritten(v *core.Value) bool {
	for _, alias := range s.analysis.aliases.members(v) {
		for u := range alias.Uses() {
			if s.writesInPlace(u) {
				return true
			}
		}
	}
	return false
}

// inconsistent reports whether something reads the wrong contents because of what must be used in place.
func (s *AnalysisState) inconsistent(u *core.Use) bool {
	var reads, writes uses
	s.addReads(&reads, u.Value())
	s.addWrites(&writes, u.Value())
	for _, a := range s.Values(u) {
		s.addReads(&reads, a.Value)
		s.addWrites(&writes, a.Value)
	}
	return s.conflicting(reads.list, writes.list)
}

// readAfterWrite reports whether something would read the wrong contents if u was used in place. That joins sets of
// aliases. Within each of them there are no conflicts, or it would not have been made; so what is left to look at are
// reads in one and writes in another, and the write by u itself. (Upstream looks at all of them again, which takes
// cubic time.)
func (s *AnalysisState) readAfterWrite(u *core.Use) bool {
	type set struct{ reads, writes uses }
	var sets []*set
	seen := make(map[*class]bool)
	add := func(v *core.Value) {
		if c := s.analysis.aliases.add(v); !seen[c] {
			seen[c] = true
			n := new(set)
			s.addReads(&n.reads, v)
			s.addWrites(&n.writes, v)
			sets = append(sets, n)
		}
	}
	add(u.Value())
	for _, a := range s.Values(u) {
		add(a.Value)
	}
	own := &set{}
	if s.Writes(u) && !s.InPlace(u) {
		own.writes.add(u)
	}
	sets = append(sets, own)
	anyRead := false
	for _, n := range sets {
		anyRead = anyRead || len(n.reads.list) > 0
	}
	if s.Options.CheckParallel && anyRead {
		for _, n := range sets {
			if s.crossesParallel(n.writes.list) {
				return true
			}
		}
	}
	for _, r := range sets {
		for _, read := range r.reads.list {
			defs := s.definitions(read)
			if len(defs) == 0 {
				continue
			}
			for _, w := range sets {
				if w == r {
					continue
				}
				for _, write := range w.writes.list {
					if s.conflict(read, write, defs) {
						return true
					}
				}
			}
		}
	}
	return false
}

// writesReadOnly reports whether memory that must not be written to would be if u was used in place.
func (s *AnalysisState) writesReadOnly(u *core.Use, consistency bool) bool {
	values := s.Values(u)
	if consistency || !s.Writes(u) {
		var writes uses
		s.addWrites(&writes, u.Value())
		for _, a := range values {
			s.addWrites(&writes, a.Value)
		}
		if len(writes.list) == 0 {
			return false
		}
	}
	found := false
	check := func(v *core.Value) {
		for _, alias := range s.analysis.aliases.members(v) {
			if !s.writable(alias) {
				found = true
				if s.Options.PrintConflicts {
					s.markReadOnly(alias)
				}
			}
		}
	}
	check(u.Value())
	for _, a := range values {
		check(a.Value)
	}
	return found
}

func (s *AnalysisState) writable(v *core.Value) bool {
	i := s.of(owner(v))
	return i != nil && i.Writable(v, s)
}

// conflicting reports whether a write may come between a read and what defines the contents that it should see.
func (s *AnalysisState) conflicting(reads, writes []*core.Use) bool {
	if s.Options.CheckParallel && len(reads) > 0 && s.crossesParallel(writes) {
		return true
	}
	for _, read := range reads {
		defs := s.definitions(read)
		if len(defs) == 0 {
			continue
		}
		for _, write := range writes {
			if s.conflict(read, write, defs) {
				return true
			}
		}
	}
	return false
}

// crossesParallel reports whether a write in a parallel region is to memory from outside of it.
func (s *AnalysisState) crossesParallel(writes []*core.Use) bool {
	for _, w := range writes {
		crosses, ok := s.analysis.crossing[w]
		if !ok {
			crosses = s.writeCrosses(w)
			s.analysis.crossing[w] = crosses
		}
		if crosses {
			return true
		}
	}
	return false
}

func (s *AnalysisState) writeCrosses(w *core.Use) bool {
	here := s.enclosingParallel(w.Owner().ParentRegion())
	for _, def := range s.Trace(w, s.IsMemoryWrite, TraceConfig{Leaves: true}) {
		if s.enclosingParallel(def.ParentRegion()) != here {
			return true
		}
	}
	return false
}

func (s *AnalysisState) conflict(read, write *core.Use, defs []*core.Value) bool {
	reader, writer := read.Owner(), write.Owner()
	if s.orderCounts(read, write, defs) {
		switch {
		case s.before(reader, writer), read == write, s.analysis.exclusive(reader, writer):
			return false
		case reader == writer && s.elementwise(read, write):
			return false
		}
	}
	if s.disjointSubsets(read, write) {
		return false
	}
	if i := s.of(reader); i != nil && i.NotConflicting(reader, read, write, s) {
		return false
	}
	if writer != reader {
		if i := s.of(writer); i != nil && i.NotConflicting(writer, read, write, s) {
			return false
		}
	}
	for _, def := range defs {
		if s.clobbers(write, def) {
			if s.Options.PrintConflicts {
				s.markConflict(read, write, def)
			}
			return true
		}
	}
	return false
}

// elementwise reports whether an operation that reads and writes the same memory does so element by element.
func (s *AnalysisState) elementwise(read, write *core.Use) bool {
	op := read.Owner()
	i := s.of(op)
	return i != nil && i.Elementwise(op, read, write, s) &&
		(s.tracesTo(read, write.Value()) || s.tracesTo(write, read.Value()))
}

// tracesTo reports whether a use's value is made of another one by operations that may all use its memory in place.
func (s *AnalysisState) tracesTo(u *core.Use, v *core.Value) bool {
	same := func(w *core.Value) bool { return w == v }
	return len(s.Trace(u, same, TraceConfig{EquivalentOnly: true, SameTypeOrCasts: true})) > 0
}

// clobbers reports whether a write may come after the definition.
func (s *AnalysisState) clobbers(write *core.Use, def *core.Value) bool {
	writer := write.Owner()
	if op := def.DefiningOp(); op != nil {
		if s.before(writer, op) || op.IsProperAncestorOf(writer) {
			return false
		}
	} else if def.OwnerBlock().AncestorOpInBlock(writer) == nil {
		return false
	}
	values := s.Values(write)
	return len(values) != 1 || values[0].Value != def
}

// before reports whether a, or something around it that is not around b, dominates b.
func (s *AnalysisState) before(a, b *core.Operation) bool {
	for ; a != nil; a = a.ParentOp() {
		if a.IsProperAncestorOf(b) {
			return false
		}
		if s.analysis.dom.ProperlyDominatesOp(a, b) {
			return true
		}
	}
	return false
}

// orderCounts reports whether a write behind a read cannot be seen by a later execution of the read.
func (s *AnalysisState) orderCounts(read, write *core.Use, defs []*core.Value) bool {
	for _, def := range defs {
		r := s.enclosingRepetitive(read.Owner().ParentRegion())
		d := s.enclosingRepetitive(def.ParentRegion())
		if r == d {
			continue
		}
		for r != nil {
			next := s.nextRepetitive(r)
			if next == d {
				break
			}
			r = next
		}
		if r != nil && r.Op().IsAncestorOf(write.Owner()) {
			return false
		}
	}
	if read.Owner().ParentRegion() != write.Owner().ParentRegion() {
		return true
	}
	rb, wb := read.Owner().Block(), write.Owner().Block()
	for _, def := range defs {
		db := def.ParentBlock()
		if reaches(rb, wb, db) && reaches(wb, rb, db) {
			return false
		}
	}
	return true
}
