package bufferize

import (
	"slices"

	"github.com/odsgen/ods/core"
)

// aliasSet is a set of values that may share memory, with the operands that read it and those that write to it in place.
type aliasSet struct {
	root          int32 // in the classes
	of            *core.Value
	reads, writes []*core.Use
}

// ownWrites is the root of the set that has nothing but the operand that is being decided about.
const ownWrites = -1

// readsOrPassesOn reports whether an operand is read, or is not written to but makes an alias that is read.
func (s *AnalysisState) readsOrPassesOn(u *core.Use, written bool) bool {
	if s.Reads(u) {
		return true
	}
	return !written && slices.ContainsFunc(s.Values(u), func(a ValueAlias) bool { return s.IsRead(a.Value) })
}

// addReads collects what reads an alias, or makes an alias of it that is read.
func (s *AnalysisState) addReads(n *aliasSet) {
	c := &s.analysis.aliases
	for i := c.first(n.of); i != noMember; i = c.next(i) {
		for u := range c.values[i].Uses() {
			if s.analysis.facts(u)&reads != 0 {
				n.reads = append(n.reads, u)
			}
		}
	}
}

// addWrites collects what writes to an alias in place.
func (s *AnalysisState) addWrites(n *aliasSet) {
	c := &s.analysis.aliases
	for i := c.first(n.of); i != noMember; i = c.next(i) {
		for u := range c.values[i].Uses() {
			if s.writesInPlace(u) {
				n.writes = append(n.writes, u)
			}
		}
	}
}

func (s *AnalysisState) writesInPlace(u *core.Use) bool {
	return s.analysis.uses[u]&inPlace != 0 && s.analysis.facts(u)&writes != 0
}

// isWritten reports whether the memory of a value is written to.
func (s *AnalysisState) isWritten(v *core.Value) bool {
	c := &s.analysis.aliases
	for i := c.first(v); i != noMember; i = c.next(i) {
		for u := range c.values[i].Uses() {
			if s.writesInPlace(u) {
				return true
			}
		}
	}
	return false
}

// setsOf returns the sets of a use's value and of the values, each once, with the writes to them, and whether there is
// a write. They are overwritten by the next call.
func (s *AnalysisState) setsOf(u *core.Use, values []ValueAlias) (sets []aliasSet, written bool) {
	sets = s.analysis.sets[:0]
	for i := -1; i < len(values); i++ {
		v := u.Value()
		if i >= 0 {
			v = values[i].Value
		}
		root := s.analysis.aliases.add(v)
		if slices.ContainsFunc(sets, func(n aliasSet) bool { return n.root == root }) {
			continue
		}
		sets = s.nextSet(sets, root, v)
		n := &sets[len(sets)-1]
		s.addWrites(n)
		written = written || len(n.writes) > 0
	}
	return sets, written
}

// nextSet appends an empty set, with the room of one that was there before.
func (s *AnalysisState) nextSet(sets []aliasSet, root int32, of *core.Value) []aliasSet {
	if len(sets) < cap(sets) {
		sets = sets[:len(sets)+1]
	} else {
		sets = append(sets, aliasSet{})
	}
	n := &sets[len(sets)-1]
	n.root, n.of, n.reads, n.writes = root, of, n.reads[:0], n.writes[:0]
	s.analysis.sets = sets
	return sets
}

// inconsistent reports whether something reads the wrong contents because of what must be used in place.
func (s *AnalysisState) inconsistent(u *core.Use, values []ValueAlias) bool {
	sets, written := s.setsOf(u, values)
	if !written {
		return false
	}
	var reads, writes []*core.Use
	for i := range sets {
		s.addReads(&sets[i])
		reads, writes = append(reads, sets[i].reads...), append(writes, sets[i].writes...)
	}
	return s.conflicting(reads, writes)
}

// readAfterWrite reports whether something would read the wrong contents if u was used in place, so that its value and
// the given ones shared memory. That joins sets of aliases. Within each of them there are no conflicts, or it would not
// have been made; so what is left to look at are reads in one and writes in another, and the write by u itself.
// (Upstream looks at all of them again, which takes cubic time.)
func (s *AnalysisState) readAfterWrite(u *core.Use, values []ValueAlias) bool {
	sets, written := s.setsOf(u, values)
	own := s.analysis.facts(u)&(writes|inPlace) == writes
	if !written && !own {
		return false
	}
	anyRead := false
	for i := range sets {
		s.addReads(&sets[i])
		anyRead = anyRead || len(sets[i].reads) > 0
	}
	if own {
		sets = s.nextSet(sets, ownWrites, nil)
		n := &sets[len(sets)-1]
		n.writes = append(n.writes, u)
	}
	if s.Options.CheckParallel && anyRead {
		for i := range sets {
			if s.crossesParallel(sets[i].writes) {
				return true
			}
		}
	}
	for i := range sets {
		for _, read := range sets[i].reads {
			defs := s.definitions(read)
			if len(defs) == 0 {
				continue
			}
			for k := range sets {
				if k == i {
					continue
				}
				for _, write := range sets[k].writes {
					if s.conflict(read, write, defs) {
						return true
					}
				}
			}
		}
	}
	return false
}

// writesReadOnly reports whether memory that must not be written to would be if u was used in place, so that its value
// and the given ones shared memory.
func (s *AnalysisState) writesReadOnly(u *core.Use, values []ValueAlias, consistency bool) bool {
	if (consistency || s.analysis.facts(u)&writes == 0) && !s.isWritten(u.Value()) &&
		!slices.ContainsFunc(values, func(a ValueAlias) bool { return s.isWritten(a.Value) }) {
		return false
	}
	found := false
	check := func(v *core.Value) {
		c := &s.analysis.aliases
		for i := c.first(v); i != noMember; i = c.next(i) {
			if alias := c.values[i]; !s.writable(alias) {
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
			if s.analysis.crossing == nil {
				s.analysis.crossing = make(map[*core.Use]bool)
			}
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

// orderCounts reports whether a write after a read cannot be seen by a later execution of the read.
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
