package passes

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/effect"
	"github.com/odsgen/ods/core/rewrite"
)

func (p *CSEPass) run(r *Run) {
	c := newCSE(rewrite.NewRewriter(r.Op.Context(), nil), Get(r, &Dominance))
	if !c.run(r.Op) {
		r.PreserveAll()
		return
	}
	p.Replaced.Add(c.replaced)
	p.Dead.Add(c.dead)
	r.Preserve(&Dominance, &PostDominance)
}

// EliminateCommonSubexpressions does what the pass [CSE] does below op and reports whether anything changed.
func EliminateCommonSubexpressions(rw *rewrite.Rewriter, dom *core.DominanceInfo, op *core.Operation) bool {
	return newCSE(rw, dom).run(op)
}

// cse is one run. Operations to erase stay until the end, as upstream, so that one that only they use survives.
type cse struct {
	rw             *rewrite.Rewriter
	dom            *core.DominanceInfo
	hash           *rewrite.Hasher
	effects        effect.Cache // what is replaced does not change them, and nothing is erased before the end
	erase          []*core.Operation
	replaced, dead int
}

func newCSE(rw *rewrite.Rewriter, dom *core.DominanceInfo) *cse {
	return &cse{rw: rw, dom: dom, hash: rewrite.NewHasher()}
}

func (c *cse) run(op *core.Operation) bool {
	known := newScopedOps()
	for _, r := range op.Regions() {
		c.region(known, r)
	}
	for _, o := range c.erase {
		c.rw.EraseOp(o)
	}
	return len(c.erase) > 0
}

func (c *cse) region(known *scopedOps, r *core.Region) {
	if r.IsEmpty() {
		return
	}
	ssa := c.dom.HasSSADominance(r)
	if r.HasOneBlock() {
		mark := known.mark()
		c.block(known, r.Entry(), ssa)
		known.release(mark)
		return
	}
	if !ssa {
		return
	}
	// A walk over the dominator tree with an explicit stack, since trees can be as deep as functions are long.
	type node struct {
		mark     int
		children []*core.Block
	}
	tree := c.dom.Tree(r)
	enter := func(b *core.Block) node {
		n := node{mark: known.mark(), children: tree.Children(b)}
		c.block(known, b, ssa)
		return n
	}
	stack := []node{enter(r.Entry())}
	for len(stack) > 0 {
		n := &stack[len(stack)-1]
		if len(n.children) > 0 {
			b := n.children[0]
			n.children = n.children[1:]
			stack = append(stack, enter(b))
			continue
		}
		known.release(n.mark)
		stack = stack[:len(stack)-1]
	}
}

func (c *cse) block(known *scopedOps, b *core.Block, ssa bool) {
	for op := range b.Ops() {
		if op.NumRegions() > 0 {
			inner := known
			// Nothing from around an isolated operation may be used inside.
			if op.Has(core.TraitIsolatedFromAbove) || !op.IsRegistered() {
				inner = newScopedOps()
			}
			for _, r := range op.Regions() {
				c.region(inner, r)
			}
		}
		c.op(known, op, ssa)
	}
}

func (c *cse) op(known *scopedOps, op *core.Operation, ssa bool) {
	if op.Has(core.TraitTerminator) {
		return
	}
	if c.effects.IsTriviallyDead(op) {
		c.erase = append(c.erase, op)
		c.dead++
		return
	}
	for _, r := range op.Regions() {
		if !r.IsEmpty() && !r.HasOneBlock() {
			return
		}
	}
	pure := c.effects.IsMemoryEffectFree(op)
	if !pure && !onlyReads(op) {
		return
	}
	h := c.hash.Op(op, false)
	have := known.lookup(h, op)
	if have != nil && (pure || have.Block() == op.Block() && !writesBetween(have, op)) {
		c.replace(known, op, have, ssa)
		return
	}
	known.insert(h, op)
}

// onlyReads reports whether the operation states effects and all of them are reads.
func onlyReads(op *core.Operation) bool {
	effects, known := op.Effects()
	if !known || len(effects) == 0 {
		return false
	}
	for _, e := range effects {
		if e.Kind != core.EffectRead {
			return false
		}
	}
	return true
}

// writesBetween reports whether an operation between two of one block may write to memory.
func writesBetween(from, to *core.Operation) bool {
	for op := from.Next(); op != nil && op != to; op = op.Next() {
		if mayWrite(op) {
			return true
		}
	}
	return false
}

func mayWrite(op *core.Operation) bool {
	effects, known := op.Effects()
	if !known {
		return true
	}
	for _, e := range effects {
		if e.Kind == core.EffectWrite {
			return true
		}
	}
	if op.Has(core.TraitRecursiveMemoryEffects) {
		for _, r := range op.Regions() {
			for o := range r.Ops() {
				if mayWrite(o) {
					return true
				}
			}
		}
	}
	return false
}

func (c *cse) replace(known *scopedOps, op, have *core.Operation, ssa bool) {
	if ssa {
		c.rw.Listener().OpReplaced(op, have.ResultList())
		for i, r := range op.Results() {
			c.rw.ReplaceAllUsesWith(r, have.Result(i))
		}
		c.erase = append(c.erase, op)
	} else {
		// Without dominance a user may have been visited already, and its entry must keep its hash.
		for i, r := range op.Results() {
			c.rw.ReplaceUsesIf(r, have.Result(i), func(u *core.Use) bool {
				o := u.Owner()
				return known.lookup(c.hash.Op(o, false), o) == nil
			})
		}
		if !op.HasUses() {
			c.erase = append(c.erase, op)
		}
	}
	if have.Loc().IsUnknown() && !op.Loc().IsUnknown() {
		have.SetLoc(op.Loc())
	}
	c.replaced++
}

// scopedOps is a hash table of operations with scopes: releasing a mark removes what was inserted since.
type scopedOps struct {
	heads   map[uint64]int // hash to 1 plus the index of the latest entry
	entries []scopedOp
}

type scopedOp struct {
	hash  uint64
	op    *core.Operation
	outer int // the entry that this one shadows, as in heads
}

func newScopedOps() *scopedOps { return &scopedOps{heads: make(map[uint64]int)} }

func (s *scopedOps) mark() int { return len(s.entries) }

func (s *scopedOps) release(mark int) {
	for i := len(s.entries) - 1; i >= mark; i-- {
		e := &s.entries[i]
		if e.outer == 0 {
			delete(s.heads, e.hash)
		} else {
			s.heads[e.hash] = e.outer
		}
		*e = scopedOp{}
	}
	s.entries = s.entries[:mark]
}

func (s *scopedOps) insert(h uint64, op *core.Operation) {
	s.entries = append(s.entries, scopedOp{h, op, s.heads[h]})
	s.heads[h] = len(s.entries)
}

func (s *scopedOps) lookup(h uint64, op *core.Operation) *core.Operation {
	for i := s.heads[h]; i > 0; i = s.entries[i-1].outer {
		var eq rewrite.Equivalence
		if e := &s.entries[i-1]; eq.Ops(op, e.op) {
			return e.op
		}
	}
	return nil
}
