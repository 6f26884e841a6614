package core

import (
	"math/bits"
	"sync"
	"sync/atomic"
)

// siteTable holds the locations of calls that were inlined: pairs of callee and caller. Inlining makes one for every operation that it
// copies, so they are kept apart from other compound locations, in 16 bytes and a word of an open hash table each. Entries are never changed, and
// reading them takes no lock.
type siteTable struct {
	mu     sync.Mutex
	n      uint32
	slots  []uint32 // 1 plus the index of an entry; a power of two
	chunks [32]atomic.Pointer[[]callSite]
}

type callSite struct{ callee, caller Location }

// locSite marks the index of an entry.
const locSite = locCompound | 1<<60

// firstSites is the base-2 logarithm of the entries in the first chunk; each further chunk is twice as large as the one before.
const firstSites = 8

func siteChunk(i uint32) (chunk int, at uint32) {
	j := i + 1<<firstSites
	k := bits.Len32(j) - 1
	return k - firstSites, j - 1<<k
}

func (t *siteTable) get(i uint32) callSite {
	k, at := siteChunk(i)
	return (*t.chunks[k].Load())[at]
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
		t.chunks[k].Store(&c)
	}
	(*t.chunks[k].Load())[at] = s
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

// Inlining tells where operations are that were inlined at one call. Make it with [Context.Inlining]; it belongs to one goroutine.
type Inlining struct {
	t      *siteTable
	caller Location
	latest [2]callSite // callers of calls inlined earlier, each with what it became
	next   int
}

// Inlining returns the locations of what is inlined at caller. An operation that had been inlined before keeps the calls that its location tells
// of; the call at caller becomes the outermost one.
func (c *Context) Inlining(caller Location) *Inlining {
	return &Inlining{t: &c.locs.sites, caller: caller}
}

// At returns the location of what was at l.
func (in *Inlining) At(l Location) Location {
	in.t.mu.Lock()
	defer in.t.mu.Unlock()
	return in.at(l)
}

func (in *Inlining) at(l Location) Location {
	if l.v&locPacked != locCompound || l.v&locSite != locSite {
		return in.t.add(callSite{l, in.caller})
	}
	s := in.t.get(uint32(l.v &^ locSite))
	return in.t.add(callSite{s.callee, in.outer(s.caller)})
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
