package llvmir

import (
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// debugInfo is what is known about debug information. Nodes are indices of metadata, none is -1.
type debugInfo struct {
	nodes     map[core.Attribute]int     // of attributes that are no longer being translated
	distinct  map[*core.DistinctAttr]int // of subprograms and compilation units
	recursive map[*core.DistinctAttr]int // of types and subprograms around the one that is being translated
	locs      map[locKey]int
	places    map[int]place // of the nodes of locations
	scopes    map[int]scope // of the nodes of scopes
}

const none = -1

// locKey tells translated locations apart.
type locKey struct {
	loc              core.Location
	scope, inlinedAt int
}

// place is a node DILocation taken apart.
type place struct {
	line, col, scope, inlinedAt int
}

// scope is what is asked about a scope: the one around it, the subprogram it belongs to, and its place.
type scope struct {
	parent     int
	line, col  int
	subprogram bool
	block      bool // a lexical block
}

func newDebugInfo() debugInfo {
	return debugInfo{nodes: map[core.Attribute]int{}, distinct: map[*core.DistinctAttr]int{},
		recursive: map[*core.DistinctAttr]int{},
		locs:      map[locKey]int{}, places: map[int]place{}, scopes: map[int]scope{}}
}

// subprogram returns the node that describes a function, found in its location, or none.
func (t *translator) subprogram(loc core.Location) int {
	if sp := t.findSubprogram(loc); sp != nil {
		return t.debugNode(sp)
	}
	return none
}

// findSubprogram looks for a fused location that describes a function, in preorder.
func (t *translator) findSubprogram(loc core.Location) (found *llvm.DISubprogramAttr) {
	t.ctx.FindLoc(loc, func(d core.LocDesc) (ok bool) {
		if d.Kind == core.LocFused {
			found, ok = d.Metadata.(*llvm.DISubprogramAttr)
		}
		return ok
	})
	return found
}

// location returns the node of a location inside a scope, or none when LLVM cannot state it.
func (t *translator) location(loc core.Location, scope, inlinedAt int) int {
	if loc.IsUnknown() || scope == none && !loc.IsCompound() {
		return none
	}
	key := locKey{loc, scope, inlinedAt}
	if n, ok := t.debug.locs[key]; ok {
		return n
	}
	n := t.makeLocation(t.ctx.Loc(loc), scope, inlinedAt)
	t.debug.locs[key] = n
	return n
}

func (t *translator) makeLocation(d core.LocDesc, scope, inlinedAt int) int {
	switch d.Kind {
	case core.LocFile:
		if scope == none {
			return none
		}
		return t.placeNode(place{d.Line, d.Col, scope, inlinedAt})
	case core.LocName:
		return t.location(d.Child, scope, inlinedAt)
	case core.LocCallSite:
		caller := t.location(d.Caller, scope, inlinedAt)
		if caller == none {
			// What is outside of a caller without a place is called from there; without any, the callee would seem to be code of
			// the function.
			if caller = inlinedAt; caller == none {
				return none
			}
		}
		if n := t.location(d.Child, none, caller); n != none {
			return n
		}
		return caller
	case core.LocFused:
		if isLocalScope(d.Metadata) {
			scope = t.debugNode(d.Metadata)
		}
		if len(d.Fused) == 0 {
			return none
		}
		n := t.location(d.Fused[0], scope, inlinedAt)
		for _, l := range d.Fused[1:] {
			n = t.mergePlaces(n, t.location(l, scope, inlinedAt))
		}
		return n
	}
	return none
}

// isLocalScope reports whether an attribute is a scope inside of a function.
func isLocalScope(a core.Attribute) bool {
	switch a.(type) {
	case *llvm.DISubprogramAttr, *llvm.DILexicalBlockAttr, *llvm.DILexicalBlockFileAttr:
		return true
	}
	return false
}

// placeNode returns the node of a place.
func (t *translator) placeNode(p place) int {
	if p.col >= 1<<16 {
		p.col = 0 // LLVM keeps columns in 16 bits
	}
	ops := make([]mdOperand, 0, 4)
	ops = append(ops, mdOperand{name: "line", text: strconv.Itoa(p.line)})
	if p.col != 0 {
		ops = append(ops, mdOperand{name: "column", text: strconv.Itoa(p.col)})
	}
	ops = append(ops, mdOperand{name: "scope", node: p.scope + 1})
	if p.inlinedAt != none {
		ops = append(ops, mdOperand{name: "inlinedAt", node: p.inlinedAt + 1})
	}
	n := t.meta.special(false, "DILocation", ops)
	t.debug.places[n] = p
	return n
}

// subprogramOf returns the function that a scope is in.
func (t *translator) subprogramOf(n int) int {
	for n != none && !t.debug.scopes[n].subprogram {
		n = t.debug.scopes[n].parent
	}
	return n
}

// mergePlaces returns the place of an instruction that stands for two, as LLVM's DILocation::getMergedLocation.
func (t *translator) mergePlaces(a, b int) int {
	if a == b {
		return a
	}
	if a == none || b == none {
		return none
	}
	type frame struct{ subprogram, inlinedAt int }
	frameOf := func(n int) frame { return frame{t.subprogramOf(t.debug.places[n].scope), t.debug.places[n].inlinedAt} }
	chain := func(n int) (out []int) {
		for ; n != none; n = t.debug.places[n].inlinedAt {
			out = append(out, n)
		}
		return out
	}
	as, bs := chain(a), chain(b)
	index := map[frame]int{}
	for i, n := range as {
		index[frameOf(n)] = i
	}
	// The innermost frames that both have; from there inwards the places are merged as long as they agree.
	i, j := -1, -1
	for k, n := range bs {
		if at, ok := index[frameOf(n)]; ok {
			i, j = at, k
			break
		}
	}
	result := none
	if i >= 0 {
		result = t.debug.places[as[i]].inlinedAt
	}
	for ; i >= 0 && j >= 0; i, j = i-1, j-1 {
		n := t.mergePair(as[i], bs[j], result)
		if n == none {
			break
		}
		result = n
	}
	if result != none {
		return result
	}
	return t.placeNode(place{0, 0, t.debug.places[a].scope, none})
}

// mergePair merges two places of one frame.
func (t *translator) mergePair(a, b, inlinedAt int) int {
	p, q := t.debug.places[a], t.debug.places[b]
	if a == b {
		p.inlinedAt = inlinedAt
		return t.placeNode(p)
	}
	if t.subprogramOf(p.scope) != t.subprogramOf(q.scope) {
		return none
	}
	out := place{scope: t.commonScope(p.scope, q.scope), inlinedAt: inlinedAt}
	if p.line == q.line {
		out.line = p.line
		if p.col == q.col {
			out.col = p.col
		}
	}
	return t.placeNode(out)
}

// commonScope returns the innermost scope around both.
func (t *translator) commonScope(a, b int) int {
	seen := map[int]bool{}
	for n := a; n != none; n = t.debug.scopes[n].parent {
		seen[n] = true
		if t.debug.scopes[n].subprogram {
			break
		}
	}
	for n := b; n != none; n = t.debug.scopes[n].parent {
		if seen[n] {
			return n
		}
	}
	return a
}
