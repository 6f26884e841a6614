package omp

import (
	"slices"
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/omp"
)

// This file checks canonical loops and what transforms them, and suggests names for them.

// uses returns the operations that make and that consume the loop of a handle.
func uses(cli *core.Value) (makers, consumers []*core.Operation) {
	for user := range cli.Users() {
		generatees, applyees := transformed(user)
		if slices.Contains(generatees, cli) {
			makers = append(makers, user)
		}
		if slices.Contains(applyees, cli) {
			consumers = append(consumers, user)
		}
	}
	return makers, consumers
}

// VerifyNewCli wants a handle to be made at most once and consumed at most once.
func (Hooks) VerifyNewCli(op omp.NewCliOp, r *core.Reporter) bool {
	makers, consumers := uses(op.Result())
	if len(makers) > 1 {
		return r.OpErrorf(op.Op, "CLI must have at most one generator").
			Note(makers[0].Loc(), "first generator here:").
			Note(makers[1].Loc(), "second generator here:").Fail()
	}
	if len(consumers) > 1 {
		return r.OpErrorf(op.Op, "CLI must have at most one consumer").
			Note(consumers[0].Loc(), "first consumer here:").
			Note(consumers[1].Loc(), "second consumer here:").Fail()
	}
	if len(consumers) > 0 && len(makers) == 0 {
		return r.OpErrorf(op.Op, "CLI has no generator").Note(consumers[0].Loc(), "see consumer here: %s", consumers[0]).Fail()
	}
	return true
}

// VerifyCanonicalLoop wants an induction variable of the trip count's type.
func (Hooks) VerifyCanonicalLoop(op omp.CanonicalLoopOp, r *core.Reporter) bool {
	entry := op.Region().Entry()
	if entry == nil {
		return true
	}
	if entry.NumArgs() != 1 {
		return r.OpErrorf(op.Op, "Canonical loop region must have exactly one argument").Fail()
	}
	if entry.Arg(0).Type() != op.TripCount().Type() {
		return r.OpErrorf(op.Op, "Region argument must be the same type as the trip count").Fail()
	}
	return true
}

// makerLoop returns the canonical loop of a handle, and whether anything makes it.
func makerLoop(cli *core.Value) (loop omp.CanonicalLoopOp, made bool) {
	makers, _ := uses(cli)
	if len(makers) == 0 {
		return loop, false
	}
	loop, _ = omp.AsCanonicalLoopOp(makers[0])
	return loop, true
}

// VerifyTile wants a perfect, rectangular nest with a size for each loop.
func (Hooks) VerifyTile(op omp.TileOp, r *core.Reporter) bool {
	applyees := op.Applyees()
	if len(applyees) == 0 {
		return r.OpErrorf(op.Op, "must apply to at least one loop").Fail()
	}
	if len(op.Sizes()) != len(applyees) {
		return r.OpErrorf(op.Op, "there must be one tile size for each applyee").Fail()
	}
	if n := len(op.Generatees()); n != 0 && 2*len(op.Sizes()) != n {
		return r.OpErrorf(op.Op, "expecting two times the number of generatees than applyees").Fail()
	}
	ivs := map[*core.Value]bool{}
	for i, applyee := range applyees[1:] {
		parent, parentMade := makerLoop(applyees[i])
		loop, made := makerLoop(applyee)
		if !parentMade || !made {
			return r.OpErrorf(op.Op, "applyee CLI has no generator").Fail()
		}
		if parent.Op == nil || loop.Op == nil {
			return r.OpErrorf(op.Op, "currently only supports omp.canonical_loop as applyee").Fail()
		}
		body := parent.Region().Entry()
		ivs[body.Arg(0)] = true
		if body != parent.Region().Last() || body.First() != loop.Op || !is(loop.Op.Next(), omp.AsTerminatorOp) ||
			body.Last() != loop.Op.Next() {
			return r.OpErrorf(op.Op, "tiled loop nest must be perfectly nested").Fail()
		}
		if ivs[loop.TripCount()] {
			return r.OpErrorf(op.Op, "tiled loop nest must be rectangular").Fail()
		}
	}
	return true
}

// holdsLoop reports whether an operation is a canonical loop or has one inside, not behind a wall of isolation.
func holdsLoop(op *core.Operation) bool {
	if is(op, omp.AsCanonicalLoopOp) {
		return true
	}
	if op.Has(core.TraitIsolatedFromAbove) {
		return false
	}
	for _, r := range op.Regions() {
		if regionHoldsLoop(r) {
			return true
		}
	}
	return false
}

func regionHoldsLoop(r *core.Region) bool {
	for o := range r.Ops() {
		if holdsLoop(o) {
			return true
		}
	}
	return false
}

// place tells where a loop stands: "_r1" in the second of several regions with loops, "_s2" the third of several in a
// row, "_d1" inside of a loop.
func place(op *core.Operation) string {
	depth := 0
	text := ""
	for p := op; ; {
		parent := p.ParentOp()
		if parent == nil {
			break
		}
		index, n := 0, 0
		for o := range p.ParentRegion().Ops() {
			if o == p {
				index = n
			}
			if holdsLoop(o) {
				n++
			}
		}
		part := ""
		if n > 1 {
			part = "_s" + strconv.Itoa(index)
		}
		inLoop := is(parent, omp.AsCanonicalLoopOp)
		if part != "" && depth > 0 {
			part += "_d" + strconv.Itoa(depth)
			depth = 0
		}
		text = part + text
		if inLoop {
			depth++
		} else {
			if depth > 0 {
				text = "_d" + strconv.Itoa(depth) + text
				depth = 0
			}
			region, regions := 0, 0
			for _, r := range parent.Regions() {
				if r == p.ParentRegion() {
					region = regions
				}
				if regionHoldsLoop(r) {
					regions++
				}
			}
			if regions > 1 && !parent.Has(core.TraitIsolatedFromAbove) {
				text = "_r" + strconv.Itoa(region) + text
			}
		}
		if parent.Has(core.TraitIsolatedFromAbove) {
			break
		}
		p = parent
	}
	return text
}

// NameNewCli suggests a name that tells what makes the loop.
func (Hooks) NameNewCli(op omp.NewCliOp, set func(v *core.Value, name string)) {
	makers, _ := uses(op.Result())
	name := "cli"
	if len(makers) > 0 {
		if is(makers[0], omp.AsCanonicalLoopOp) {
			name = "canonloop" + place(makers[0])
		} else if tile, ok := omp.AsTileOp(makers[0]); ok {
			generatees := tile.Generatees()
			if i, half := slices.Index(generatees, op.Result()), len(generatees)/2; i < half {
				name = "grid" + strconv.Itoa(i+1)
			} else {
				name = "intratile" + strconv.Itoa(i-half+1)
			}
		}
	}
	set(op.Result(), name)
}

// NameArgumentsCanonicalLoop names the induction variable.
func (Hooks) NameArgumentsCanonicalLoop(op omp.CanonicalLoopOp, r *core.Region, set func(v *core.Value, name string)) {
	if entry := r.Entry(); entry != nil && entry.NumArgs() > 0 {
		set(entry.Arg(0), "iv"+place(op.Op))
	}
}

// NameBlocksCanonicalLoop names the entry block of the body.
func (Hooks) NameBlocksCanonicalLoop(op omp.CanonicalLoopOp, set func(b *core.Block, name string)) {
	if entry := op.Region().Entry(); entry != nil {
		set(entry, "body_entry")
	}
}
