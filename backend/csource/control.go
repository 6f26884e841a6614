package csource

import (
	"strconv"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/llvm"
)

// This file makes loops and conditions of branches. Blocks are written in one order, in which a block comes after those
// that dominate it, and each is left by goto unless its successor follows. Two pieces of such text mean the same as a
// structured one:
//
//	if (!c) goto A; ...; A:                     if (c) { ... }
//	B: if (!c) goto A; ...; goto B; A:          while (c) { ... }
//
// so they are written so wherever a variable of the nested text is not needed outside. What is left stays goto: exits
// from the middle of loops, and graphs that no structure has.

// blockOrder is the order of a function's blocks.
type blockOrder struct {
	blocks []*core.Block
	at     map[*core.Block]int
	// backFrom is the last block that goes back to a block, or -1; first and last are the first and the last block that use
	// a value of a block.
	backFrom, first, last []int
	inLoop                map[*core.Block]bool
	wanted                map[*core.Block]bool // labels that something goes to
}

// deepest is how deep blocks are nested: compilers have limits.
const deepest = 64

// layOut orders the blocks that control reaches from the entry: a reverse post-order in which the first successor, which
// is the body of a loop, comes before the others.
func layOut(entry *core.Block) *blockOrder {
	l := &blockOrder{at: map[*core.Block]int{}, inLoop: map[*core.Block]bool{}, wanted: map[*core.Block]bool{}}
	type frame struct {
		block *core.Block
		succs []*core.Block // not visited yet, the last one first
	}
	seen := map[*core.Block]bool{entry: true}
	stack := []frame{{entry, entry.Succs()}}
	for len(stack) > 0 {
		f := &stack[len(stack)-1]
		if n := len(f.succs); n > 0 {
			next := f.succs[n-1]
			f.succs = f.succs[:n-1]
			if !seen[next] {
				seen[next] = true
				stack = append(stack, frame{next, next.Succs()})
			}
			continue
		}
		l.blocks = append(l.blocks, f.block)
		stack = stack[:len(stack)-1]
	}
	for i, j := 0, len(l.blocks)-1; i < j; i, j = i+1, j-1 {
		l.blocks[i], l.blocks[j] = l.blocks[j], l.blocks[i]
	}
	for i, b := range l.blocks {
		l.at[b] = i
	}
	l.findLoops()
	l.findUses()
	return l
}

// findLoops finds edges that lead back, and the blocks that control may come to again: those between the ends of such
// an edge, which may be more than are in the loop.
func (l *blockOrder) findLoops() {
	depth := make([]int, len(l.blocks)+1) // what begins and what ends at each block
	l.backFrom = make([]int, len(l.blocks))
	for i := range l.backFrom {
		l.backFrom[i] = -1
	}
	for i, b := range l.blocks {
		for _, to := range b.Succs() {
			if j := l.at[to]; j <= i {
				l.backFrom[j] = i
				depth[j]++
				depth[i+1]--
			}
		}
	}
	n := 0
	for i, b := range l.blocks {
		n += depth[i]
		l.inLoop[b] = n > 0
	}
}

// findUses finds how far values of blocks are used. Uses in blocks that control does not reach do not count.
func (l *blockOrder) findUses() {
	l.first, l.last = make([]int, len(l.blocks)), make([]int, len(l.blocks))
	for i, b := range l.blocks {
		l.first[i], l.last[i] = i, i
		for op := range b.Ops() {
			for _, r := range op.Results() {
				for user := range r.Users() {
					if at, ok := l.at[user.Block()]; ok {
						l.first[i], l.last[i] = min(l.first[i], at), max(l.last[i], at)
					}
				}
			}
		}
	}
}

// closed reports whether the values of the blocks from lo to before hi are used there only.
func (l *blockOrder) closed(lo, hi int) bool {
	for i := lo; i < hi; i++ {
		if l.first[i] < lo || l.last[i] >= hi {
			return false
		}
	}
	return true
}

// label is the name of a block.
func (l *blockOrder) label(b *core.Block) string { return "L" + strconv.Itoa(l.at[b]) }

// blocks writes the blocks from lo to before hi; after the last one control goes to follow.
func (b *body) blocks(lo, hi int, follow *core.Block) bool {
	for i := lo; i < hi; {
		end, ok := b.block(i, hi, follow)
		if !ok {
			return false
		}
		i = end
	}
	return true
}

// block writes a block and what is nested in it, and returns the number of the next block.
func (b *body) block(i, hi int, follow *core.Block) (end int, ok bool) {
	block := b.blockOrder.blocks[i]
	b.lines = append(b.lines, line{block: block})
	lines := len(b.lines)
	terminator := block.Terminator()
	for op := range block.Ops() {
		if op == terminator {
			break
		}
		if !b.operation(op) {
			return 0, false
		}
	}
	b.after = b.behind(i+1, hi, follow)
	br, isCond := llvm.AsCondBrOp(terminator)
	if isCond && b.depth < deepest && br.TrueDest() != br.FalseDest() {
		if lines == len(b.lines) && b.backFrom[i] > i {
			if end, done, ok := b.loop(br, i, hi, follow); done || !ok {
				return end, ok
			}
		}
		if end, done, ok := b.condition(br, i, hi, follow); done || !ok {
			return end, ok
		}
	}
	return i + 1, terminator == nil || b.operation(terminator)
}

// behind is the block that control comes to before block i.
func (b *body) behind(i, hi int, follow *core.Block) *core.Block {
	if i < hi {
		return b.blockOrder.blocks[i]
	}
	return follow
}

// loop writes a block that only decides whether to go on, and is gone back to from the last block of the body, as a
// while loop.
func (b *body) loop(br llvm.CondBrOp, i, hi int, follow *core.Block) (end int, done, ok bool) {
	end = b.backFrom[i] + 1
	body, exit, cond := br.TrueDest(), br.FalseDest(), b.plain(br.Condition())
	onBody, onExit := br.TrueDestOperands(), br.FalseDestOperands()
	if b.at[exit] == i+1 {
		body, exit, cond = exit, body, b.not(br.Condition())
		onBody, onExit = onExit, onBody
	}
	if b.at[body] != i+1 || end > hi || b.at[exit] < end || !b.closed(i+1, end) || len(onBody) > 0 {
		return 0, false, true
	}
	b.line("while (%s) {", cond)
	b.nested(func() { ok = b.blocks(i+1, end, b.blockOrder.blocks[i]) })
	b.line("}")
	b.after = b.behind(end, hi, follow)
	b.jump(exit, onExit)
	return end, true, ok
}

// condition writes the blocks between a branch and the farther of its targets as what is done under the condition, and
// what those skip in the end as what is done otherwise.
func (b *body) condition(br llvm.CondBrOp, i, hi int, follow *core.Block) (end int, done, ok bool) {
	yes, no, cond := br.TrueDest(), br.FalseDest(), b.plain(br.Condition())
	onYes, onNo := br.TrueDestOperands(), br.FalseDestOperands()
	if b.at[no] == i+1 {
		yes, no, cond = no, yes, b.not(br.Condition())
		onYes, onNo = onNo, onYes
	}
	far := b.at[no]
	if no == follow && follow != nil && (far <= i || far > hi) {
		far = hi // where control goes at the end anyway
	}
	if b.at[yes] != i+1 || far <= i+1 || far > hi || !b.closed(i+1, far) {
		return 0, false, true
	}
	end = far
	if join := b.join(far-1, far, hi); join > far && b.closed(far, join) && b.at[no] == far {
		end = join
	}
	next := b.behind(end, hi, follow)
	b.line("if (%s) {", cond)
	b.nested(func() {
		b.assign(yes, onYes)
		ok = b.blocks(i+1, far, next)
	})
	if !ok {
		return 0, false, false
	}
	if end > far || b.changes(no, onNo) {
		b.line("} else {")
		b.nested(func() {
			b.assign(no, onNo)
			ok = b.blocks(far, end, next)
		})
	}
	b.line("}")
	return end, true, ok
}

// changes reports whether going to a block assigns to its arguments.
func (b *body) changes(to *core.Block, vals []*core.Value) bool {
	for i, v := range vals {
		if b.plain(v) != b.values[to.Arg(i)].text {
			return true
		}
	}
	return false
}

// join is the number of the block after far that block i goes to; 0 when it goes elsewhere.
func (b *body) join(i, far, hi int) int {
	br, ok := llvm.AsBrOp(b.blockOrder.blocks[i].Terminator())
	if !ok {
		return 0
	}
	if at := b.at[br.Dest()]; at > far && at <= hi {
		return at
	}
	return 0
}
