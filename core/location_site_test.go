package core

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// TestInliningChains inlines what was inlined before, at places that were inlined too, and compares the chains with
// lists of places.
func TestInliningChains(t *testing.T) {
	c := NewContext()
	site := func(places []Location) Location {
		l := places[len(places)-1]
		for _, p := range slices.Backward(places[:len(places)-1]) {
			l = c.CallSiteLoc(p, l)
		}
		return l
	}
	rnd := rand.New(rand.NewPCG(1, 2))
	var locs []Location
	var lists [][]Location
	for i := range 10 {
		l := c.NameLoc(fmt.Sprint(i), Location{})
		locs, lists = append(locs, l), append(lists, []Location{l})
	}
	callee := c.CallSiteLoc(locs[0], locs[1]) // a call site that is one place of another one
	locs, lists = append(locs, c.CallSiteLoc(callee, locs[2])), append(lists, []Location{callee, locs[2]})
	for range 300 {
		i, k := max(rnd.IntN(len(locs)), rnd.IntN(len(locs))), rnd.IntN(len(locs))
		if len(lists[i])+len(lists[k]) > 400 {
			continue
		}
		locs = append(locs, c.Inlining(locs[k]).At(locs[i]))
		lists = append(lists, slices.Concat(lists[i], lists[k]))
	}
	longest := 0
	for i, l := range locs {
		want := site(lists[i])
		longest = max(longest, len(lists[i]))
		if c.LocAttr(l) != c.LocAttr(want) || c.LocString(l) != c.LocString(want) {
			t.Fatalf("got %s\nwant %s", c.LocString(l), c.LocString(want))
		}
	}
	if longest < 5*longChain {
		t.Errorf("the longest chain has %d places", longest)
	}
}

// TestInlineAgain inlines one operation again and again. What is kept does not grow with the square of the steps.
func TestInlineAgain(t *testing.T) {
	c := NewContext()
	const n = 20_000
	l := c.FileLoc("a.mlir", 1, 1)
	for i := range n {
		l = c.Inlining(c.FileLoc("a.mlir", i+2, 1)).At(l)
	}
	if got := int(c.locs.sites.n + c.locs.extended.n); got > 2*n {
		t.Errorf("%d entries for %d steps", got, n)
	}
	lines := 0
	for c.Loc(l).Kind == LocCallSite {
		if lines++; c.Loc(c.Loc(l).Child).Line != lines {
			t.Fatalf("place %d is %s", lines, c.LocString(c.Loc(l).Child))
		}
		l = c.Loc(l).Caller
	}
	if lines != n || c.Loc(l).Line != n+1 {
		t.Errorf("%d calls, the last one at %s", lines, c.LocString(l))
	}
}
