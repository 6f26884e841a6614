package core

import (
	"math/bits"
	"sync"
)

// siteTable holds the locations of calls that were inlined: pairs of callee and caller. Inlining makes one for every
// operation that it copies, so they are kept apart from other compound locations, in 16 bytes and a word of an open
// hash table each. Entries are never changed, and reading them takes no lock.
type siteTable struct {
	mu     sync.Mutex
	n      uint32
	slots  []uint32 // 1 plus the index of an entry; a power of two
	chunks [32]atom[[]callSite]
}

type callSite struct{ callee, caller Location }

// locSite marks the index of an entry.
const locSite = locCompound | 1<<60

// firstSites is the base-2 logarithm of the entries in the first chunk; each further chunk is twice as large as the one
// before.
const firstSites = 8

func siteChunk(i uint32) (chunk int, at uint32) {
	j := i + 1<<firstSites
	k := bits.Len32(j) - 1
	return k - firstSites, j - 1<<k
}

func (t *siteTable) get(i uint32) callSite {
	k, at := siteChunk(i)
	return (*load(&t.chunks[k]))[at]
}

func (s callSite) hash() uint64 {
	h := (s.callee.v ^ bits.RotateLeft64(s.caller.v, 32)) * 0x9e3779b97f4a7c15
	return h ^ h>>29
}

// add returns the location of an entry, made when it is not there yet. The lock is held.
func (t *siteTable) add(s callSite) Location {
	if 2*int(t.n) >= len(t.slots) {
		t.grow()
	}
	mask := uint64(len(t.slots) - 1)
	for i := s.hash() & mask; ; i = (i + 1) & mask {
		at := t.slots[i]
		if at == 0 {
			t.slots[i] = t.n + 1
			return t.append(s)
		}
		if t.get(at-1) == s {
			return Location{locSite | uint64(at-1)}
		}
	}
}

func (t *siteTable) append(s callSite) Location {
	i := t.n
	t.n++
	k, at := siteChunk(i)
	if at == 0 {
		c := make([]callSite, 1<<(firstSites+k))
		store(&t.chunks[k], &c)
	}
	(*load(&t.chunks[k]))[at] = s
	return Location{locSite | uint64(i)}
}

func (t *siteTable) grow() {
	t.slots = make([]uint32, max(2*len(t.slots), 1<<firstSites))
	mask := uint64(len(t.slots) - 1)
	for i := range t.n {
		h := t.get(i).hash() & mask
		for t.slots[h] != 0 {
			h = (h + 1) & mask
		}
		t.slots[h] = i + 1
	}
}

// CallSiteLoc returns the location of callee inlined at caller.
func (c *Context) CallSiteLoc(callee, caller Location) Location {
	t := &c.locs.sites
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.add(callSite{callee, caller})
}

// Call sites keep a chain of calls as a list: the callee, and the rest of the chain as its caller. What is inlined with
// a long chain becomes the beginning of a longer one, which ends with the new caller. To make that list for each
// operation would grow with the square of the steps, so a long chain is kept with its new caller, as it was given, and
// made a list when somebody looks.

// locExtended marks the index of a chain with a further caller, in a table of its own.
const locExtended = locSite | 1<<59

// longChain is how many calls a chain has at most that is made a list at once.
const longChain = 16

func (l Location) isSite() bool     { return l.v&locPacked == locCompound && l.v&locSite == locSite }
func (l Location) isExtended() bool { return l.isSite() && l.v&locExtended == locExtended }

// siteOf returns the callee and the caller of a call site.
func (t *locTable) siteOf(l Location) callSite {
	if !l.isExtended() {
		return t.sites.get(uint32(l.v &^ locSite))
	}
	// After the places of a chain come those of its new caller, which can be a chain too. The callee of a call site is
	// one place, whatever it is.
	type part struct {
		l     Location
		place bool
	}
	var places []Location // the last one first
	work := []part{{l: l}}
	for n := len(work); n > 0; n = len(work) {
		p := work[n-1]
		work = work[:n-1]
		switch l := p.l; {
		case p.place || !l.isSite():
			places = append(places, l)
		case l.isExtended():
			s := t.extended.get(uint32(l.v &^ locExtended))
			work = append(work, part{l: s.callee}, part{l: s.caller})
		default:
			s := t.sites.get(uint32(l.v &^ locSite))
			work = append(work, part{l: s.callee, place: true}, part{l: s.caller})
		}
	}
	t.sites.mu.Lock()
	defer t.sites.mu.Unlock()
	rest := places[0]
	for _, l := range places[1 : len(places)-1] {
		rest = t.sites.add(callSite{l, rest})
	}
	return callSite{places[len(places)-1], rest}
}

// Inlining tells where operations are that were inlined at one call. Make it with [Context.Inlining]; it belongs to one
// goroutine.
type Inlining struct {
	t      *locTable
	caller Location
	latest [2]callSite // callers of calls inlined earlier, each with what it became
	next   int
}

// Inlining returns the locations of what is inlined at caller. An operation that had been inlined before keeps the
// calls that its location tells of; the call at caller becomes the outermost one.
func (c *Context) Inlining(caller Location) *Inlining {
	return &Inlining{t: &c.locs, caller: caller}
}

// At returns the location of what was at l.
func (in *Inlining) At(l Location) Location {
	if in.isLong(l) {
		t := &in.t.extended
		t.mu.Lock()
		defer t.mu.Unlock()
		e := t.add(callSite{l, in.caller})
		return Location{e.v | locExtended}
	}
	t := &in.t.sites
	t.mu.Lock()
	defer t.mu.Unlock()
	return in.at(l)
}

// isLong reports whether a location is a long chain of calls.
func (in *Inlining) isLong(l Location) bool {
	for range longChain {
		if !l.isSite() {
			return false
		}
		if l.isExtended() {
			return true
		}
		l = in.t.sites.get(uint32(l.v &^ locSite)).caller
	}
	return true
}

// at is At for a chain that is not long. The lock is held.
func (in *Inlining) at(l Location) Location {
	if !l.isSite() {
		return in.t.sites.add(callSite{l, in.caller})
	}
	s := in.t.sites.get(uint32(l.v &^ locSite))
	return in.t.sites.add(callSite{s.callee, in.outer(s.caller)})
}

// outer is at for a caller. Operations that were inlined together share theirs.
func (in *Inlining) outer(l Location) Location {
	for _, s := range in.latest {
		if s.callee == l && s.caller != (Location{}) {
			return s.caller
		}
	}
	out := in.at(l)
	in.latest[in.next] = callSite{l, out}
	in.next = (in.next + 1) % len(in.latest)
	return out
}
