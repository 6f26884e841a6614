package core

import (
	"fmt"
	"slices"
	"testing"
)

// TestFuseAgain fuses what was fused before, as a chain of rewrites does: the list is that of all parts, each once, and
// memory does not grow with the square of the steps.
func TestFuseAgain(t *testing.T) {
	c := NewContext()
	at := func(i int) Location { return c.FileLoc("a.mlir", i+1, 1) }
	const n = 20_000
	var all []Location
	chain := at(0)
	for i := range n {
		all = append(all, at(i))
		chain = c.FusedLoc([]Location{at(i), chain, at(i / 2), chain}, nil)
	}
	size := 0
	for _, d := range c.locs.list {
		size += len(d.Fused)
	}
	if size > 4*n {
		t.Errorf("the table holds %d parts for %d steps", size, n)
	}
	got := c.Loc(chain)
	sorted := slices.Clone(got.Fused)
	slices.SortFunc(sorted, func(a, b Location) int { return c.Loc(a).Line - c.Loc(b).Line })
	if got.Kind != LocFused || !slices.Equal(sorted, all) {
		t.Errorf("%d parts, want %d different ones", len(got.Fused), n)
	}
}

// TestFuseInOrder compares fusing step by step with the list that upstream's rules give.
func TestFuseInOrder(t *testing.T) {
	c := NewContext()
	name := c.String("meta")
	at := func(i int) Location { return c.NameLoc(fmt.Sprint(i), Location{}) }
	for _, meta := range []Attribute{nil, name} {
		var list []Location
		for i := range 40 {
			list = append(list, at(i))
		}
		other := c.FusedLoc(list[:20], c.String("other"))
		long := c.FusedLoc(list, meta)
		for what, parts := range map[string][]Location{
			"first": {long, at(50)}, "last": {at(50), long}, "overlap": {at(30), long, at(50)}, "other": {other, long, Location{}, other},
		} {
			var flat []Location
			for _, p := range parts {
				if p == long {
					flat = append(flat, list...)
				} else {
					flat = append(flat, p)
				}
			}
			fused, want := c.FusedLoc(parts, meta), c.FusedLoc(flat, meta)
			again := c.FusedLoc([]Location{fused, long}, meta)
			if c.LocString(fused) != c.LocString(want) || c.LocString(again) != c.LocString(want) {
				t.Errorf("%s: got %s, want %s", what, c.LocString(fused), c.LocString(want))
			}
			if c.LocAttr(fused) != c.LocAttr(want) {
				t.Errorf("%s: two attributes for one location", what)
			}
			if c.LocAttr(c.CallSiteLoc(fused, fused)) != c.LocAttr(c.CallSiteLoc(want, want)) {
				t.Errorf("%s: two attributes for one call site", what)
			}
		}
		if got := c.FusedLoc([]Location{long, {}, long}, meta); got != long {
			t.Errorf("a location fused with itself is %s", c.LocString(got))
		}
	}
}
