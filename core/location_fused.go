package core

import "slices"

// rope says how far the parts of a fused location are known. Rewriting fuses what was fused before, again and again: a
// list of its own for each would grow with the square of the steps. So a location with a part that is long itself keeps
// the parts as they were given, and is flattened when somebody looks.
type rope uint8

const (
	ropeNone  rope = iota // Fused is the list
	ropeGiven             // Fused are the parts as given: some are fused themselves
	ropeFlat              // Fused is the list, made from such parts
)

// longFused is how many parts a fused location has at most that others take over at once.
const longFused = 16

// FusedLoc returns the location made of several. As upstream it is flattened and freed of duplicates and unknown parts,
// and is not wrapped when one part remains and there is no metadata. Two locations with the same parts are one value
// unless one of them is made of others with more than 16 parts; [Context.LocAttr] gives one attribute for both.
func (c *Context) FusedLoc(parts []Location, metadata Attribute) Location {
	flat := make([]Location, 0, len(parts))
	for i, l := range parts {
		fused, long := c.fusedWith(l, metadata)
		if long {
			return c.ropeOf(parts, metadata)
		}
		if fused == nil {
			fused = parts[i : i+1]
		}
		flat = append(flat, fused...)
	}
	flat = distinctLocs(flat)
	if metadata == nil {
		switch len(flat) {
		case 0:
			return Location{}
		case 1:
			return flat[0]
		}
	} else if len(flat) == 0 {
		flat = []Location{{}}
	}
	return c.locs.fused(LocDesc{Kind: LocFused, Fused: flat, Metadata: metadata})
}

// ropeOf is FusedLoc for parts, one of them long.
func (c *Context) ropeOf(parts []Location, metadata Attribute) Location {
	parts = distinctLocs(slices.Clone(parts))
	if len(parts) == 1 {
		return parts[0]
	}
	return c.locs.fused(LocDesc{Kind: LocFused, Fused: parts, Metadata: metadata, rope: ropeGiven})
}

// fused returns the location with this description.
func (t *locTable) fused(d LocDesc) Location {
	k := newKey(byte(LocFused))
	k.Bool(d.rope != ropeNone)
	k.Uint(uint64(len(d.Fused)))
	for _, l := range d.Fused {
		k.Loc(l)
	}
	k.Attr(d.Metadata)
	return t.add(k.b, d)
}

// fusedWith returns what l is fused from, if it is so with this metadata, and whether that is long; then there may be
// no list yet. Of that, nothing is fused with the same metadata again.
func (c *Context) fusedWith(l Location, metadata Attribute) (parts []Location, long bool) {
	if !l.inTable() {
		return nil, false
	}
	c.locs.mu.Lock()
	defer c.locs.mu.Unlock()
	d := &c.locs.list[l.v&^locCompound]
	if d.Kind != LocFused || d.Metadata != metadata {
		return nil, false
	}
	return d.Fused, d.rope != ropeNone || len(d.Fused) > longFused
}

// inTable reports whether l is the index of an entry of a [locTable].
func (l Location) inTable() bool {
	return l.v >= locCompound && l.v < locPacked && l.v&locSite != locSite
}

// compound returns the description of an entry of the table.
func (t *locTable) compound(l Location) LocDesc {
	t.mu.Lock()
	defer t.mu.Unlock()
	d := &t.list[l.v&^locCompound]
	if d.rope == ropeGiven {
		d.Fused, d.rope = t.flatten(l, d.Metadata), ropeFlat
	}
	return *d
}

// flatten returns the parts of a fused location that are not fused with its metadata, from the first to the last. The
// lock is held.
func (t *locTable) flatten(l Location, metadata Attribute) []Location {
	var flat []Location
	seen := map[Location]struct{}{}
	for work := []Location{l}; len(work) > 0; {
		l := work[len(work)-1]
		work = work[:len(work)-1]
		if _, ok := seen[l]; ok || l.IsUnknown() {
			continue
		}
		seen[l] = struct{}{} // what is below a location that was met before was met, too
		if l.inTable() {
			if d := &t.list[l.v&^locCompound]; d.Kind == LocFused && d.Metadata == metadata {
				for _, part := range slices.Backward(d.Fused) {
					work = append(work, part)
				}
				continue
			}
		}
		flat = append(flat, l)
	}
	return flat
}

// sameLoc returns one location for all that are equal: without ropes in it.
func (c *Context) sameLoc(l Location) Location {
	if !l.IsCompound() {
		return l
	}
	switch d := c.Loc(l); d.Kind {
	case LocName:
		return c.NameLoc(d.Name, c.sameLoc(d.Child))
	case LocCallSite:
		return c.CallSiteLoc(c.sameLoc(d.Child), c.sameLoc(d.Caller))
	case LocFused:
		parts := make([]Location, len(d.Fused))
		for i, part := range d.Fused {
			parts[i] = c.sameLoc(part)
		}
		if d.rope != ropeNone || !slices.Equal(parts, d.Fused) {
			return c.FusedLoc(parts, d.Metadata)
		}
	}
	return l
}

// distinctLocs removes unknown locations and those that were there before, in place.
func distinctLocs(list []Location) []Location {
	var seen map[Location]struct{}
	if len(list) > longFused {
		seen = make(map[Location]struct{}, len(list))
	}
	kept := list[:0]
	for _, l := range list {
		if l.IsUnknown() || seen == nil && slices.Contains(kept, l) {
			continue
		}
		if seen != nil {
			if seen[l] = struct{}{}; len(seen) == len(kept) {
				continue
			}
		}
		kept = append(kept, l)
	}
	return kept
}
