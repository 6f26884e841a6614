package rewrite

import (
	"cmp"
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/flow"
)

// mergeIdentical merges blocks that do the same and go on to the same blocks, in the region and below it. Operands that
// differ become arguments. This is upstream's mergeIdenticalBlocks.
func mergeIdentical(rw *Rewriter, root *core.Region) (changed bool) {
	work := regionList{root}
	for len(work) > 0 {
		r := work.pop()
		if mergeIdenticalIn(rw, r) {
			work.push(r)
			changed = true
		}
		for op := range r.Ops() {
			for _, nested := range op.Regions() {
				work.push(nested)
			}
		}
	}
	return changed
}

// regionList is a stack without duplicates.
type regionList []*core.Region

func (l *regionList) pop() *core.Region {
	n := len(*l) - 1
	r := (*l)[n]
	*l = (*l)[:n]
	return r
}

// push adds the region; it is looked for among the latest only, which is where a duplicate can be.
func (l *regionList) push(r *core.Region) {
	for i := len(*l) - 1; i >= 0 && i >= len(*l)-4; i-- {
		if (*l)[i] == r {
			return
		}
	}
	*l = append(*l, r)
}

func mergeIdenticalIn(rw *Rewriter, r *core.Region) (changed bool) {
	if r.IsEmpty() || r.HasOneBlock() {
		return false
	}
	h := NewHasher()
	for _, group := range bySuccessors(r) {
		var clusters []*mergeCluster
		for _, b := range group {
			if hasBodies(b) || argsUsedOutside(b) {
				continue
			}
			data := newMergeData(h, b)
			if !slices.ContainsFunc(clusters, func(c *mergeCluster) bool { return c.add(data) }) {
				clusters = append(clusters, &mergeCluster{leader: data})
			}
		}
		for _, c := range clusters {
			if c.merge(rw) {
				changed = true
			}
		}
	}
	return changed
}

// bySuccessors groups the blocks but the entry by their successors, keeping only groups of several.
func bySuccessors(r *core.Region) (groups [][]*core.Block) {
	type head struct {
		n     int
		first *core.Block
	}
	index := make(map[head][]int)
	for b := r.Entry().Next(); b != nil; b = b.Next() {
		succs := b.Succs()
		k := head{n: len(succs)}
		if len(succs) > 0 {
			k.first = succs[0]
		}
		at := -1
		for _, i := range index[k] {
			if slices.Equal(groups[i][0].Succs(), succs) {
				at = i
			}
		}
		if at < 0 {
			at = len(groups)
			groups = append(groups, nil)
			index[k] = append(index[k], at)
		}
		groups[at] = append(groups[at], b)
	}
	return slices.DeleteFunc(groups, func(g []*core.Block) bool { return len(g) < 2 })
}

func hasBodies(b *core.Block) bool {
	for op := range b.Ops() {
		for _, r := range op.Regions() {
			if !r.IsEmpty() {
				return true
			}
		}
	}
	return false
}

func usedOutside(v *core.Value, b *core.Block) bool {
	for u := range v.Users() {
		if u.Block() != b {
			return true
		}
	}
	return false
}

func argsUsedOutside(b *core.Block) bool {
	return slices.ContainsFunc(b.Args(), func(a *core.Value) bool { return usedOutside(a, b) })
}

// mergeData is a block with the order of its values and a hash of its operations.
type mergeData struct {
	block *core.Block
	hash  uint64
	order map[*core.Operation]int // number of the first result, arguments come before
}

func newMergeData(h *Hasher, b *core.Block) *mergeData {
	d := &mergeData{block: b, order: make(map[*core.Operation]int)}
	n := b.NumArgs()
	for op := range b.Ops() {
		if op.NumResults() > 0 {
			d.order[op] = n
			n += op.NumResults()
		}
		d.hash = h.mix(d.hash, h.Op(op, true))
	}
	return d
}

func (d *mergeData) orderOf(v *core.Value) int {
	if op := v.DefiningOp(); op != nil {
		return d.order[op] + v.Index()
	}
	return v.Index()
}

// mergeCluster is a block with others that are equal to it but for some operands.
type mergeCluster struct {
	leader *mergeData
	blocks []*core.Block
	differ []operandPlace // sorted
}

// operandPlace is an operand by the number of its operation in the block.
type operandPlace struct{ op, operand int }

// add puts the block into the cluster when it fits.
func (c *mergeCluster) add(d *mergeData) bool {
	if c.leader.hash != d.hash || !slices.Equal(c.leader.block.ArgTypes(), d.block.ArgTypes()) {
		return false
	}
	eq := Equivalence{AnyOperands: true}
	var differ []operandPlace
	l, r := c.leader.block.First(), d.block.First()
	for k := 0; l != nil && r != nil; k, l, r = k+1, l.Next(), r.Next() {
		if !eq.Ops(l, r) {
			return false
		}
		for i, v := range l.Operands() {
			w := r.Operand(i)
			if v == w {
				continue
			}
			inside := v.ParentBlock() == c.leader.block
			switch {
			case v.Type() != w.Type() || inside != (w.ParentBlock() == d.block):
				return false
			case inside:
				if c.leader.orderOf(v) != d.orderOf(w) {
					return false
				}
			case !forwardable(c.leader.block, v) || !forwardable(d.block, w):
				return false
			default:
				differ = append(differ, operandPlace{k, i})
			}
		}
		if opUsedOutside(l, c.leader.block) || opUsedOutside(r, d.block) {
			return false
		}
	}
	if l != nil || r != nil {
		return false
	}
	for _, p := range differ {
		i, have := slices.BinarySearchFunc(c.differ, p, func(a, b operandPlace) int {
			return cmp.Or(cmp.Compare(a.op, b.op), cmp.Compare(a.operand, b.operand))
		})
		if !have {
			c.differ = slices.Insert(c.differ, i, p)
		}
	}
	c.blocks = append(c.blocks, d.block)
	return true
}

func opUsedOutside(op *core.Operation, b *core.Block) bool {
	for _, r := range op.Results() {
		if usedOutside(r, b) {
			return true
		}
	}
	return false
}

// forwardable reports whether every terminator that leads to the block may pass the value: not when it defines the
// value itself.
func forwardable(b *core.Block, v *core.Value) bool {
	from := v.ParentBlock()
	if v.DefiningOp() == nil || v.DefiningOp() != from.Last() {
		return true
	}
	for p := range b.Preds() {
		if p == from {
			return false
		}
	}
	return true
}

// merge replaces the blocks of the cluster by its leader.
func (c *mergeCluster) merge(rw *Rewriter) bool {
	if len(c.blocks) == 0 {
		return false
	}
	leader := c.leader.block
	if len(c.differ) > 0 {
		all := append([]*core.Block{leader}, c.blocks...)
		if slices.ContainsFunc(all, func(b *core.Block) bool { return !predsAreBranches(b) }) {
			return false
		}
		extra := make(map[*core.Operation]map[int][]*core.Value)
		var branches []*core.Operation // in the order of all visits
		for i, args := range c.differingOperands(rw, all) {
			for u := range all[i].SuccUses() {
				op := u.Owner()
				if extra[op] == nil {
					extra[op] = make(map[int][]*core.Value)
				}
				extra[op][u.Index()] = args
				branches = append(branches, op)
			}
		}
		for _, op := range lastVisits(branches) {
			br, _ := flow.BranchOpInterfaceKey.Of(op)
			flow.AppendForwarded(op, br, extra[op])
		}
	}
	for _, b := range c.blocks {
		b.ReplaceAllUsesWith(leader)
		rw.EraseBlock(b)
	}
	return true
}

func predsAreBranches(b *core.Block) bool {
	for p := range b.Preds() {
		if _, ok := flow.BranchOpInterfaceKey.Of(p.Last()); !ok {
			return false
		}
	}
	return true
}

// differingOperands makes arguments of the leader for operands that differ and returns what each block passes for them.
// Arguments that would get equal values from every block are made once.
func (c *mergeCluster) differingOperands(rw *Rewriter, all []*core.Block) [][]*core.Value {
	leader := all[0]
	old := leader.NumArgs()
	cursors := make([]*core.Operation, len(all))
	for i, b := range all {
		cursors[i] = b.First()
	}
	lists := make([][]*core.Value, len(all))
	at := 0
	for _, p := range c.differ {
		for ; at < p.op; at++ {
			for i := range cursors {
				cursors[i] = cursors[i].Next()
			}
		}
		for i, op := range cursors {
			v := op.Operand(p.operand)
			lists[i] = append(lists[i], v)
			if i == 0 {
				op.SetOperand(p.operand, leader.AddArg(v.Type(), v.Loc()))
			}
		}
	}
	return pruneArgs(rw, leader, old, lists)
}

func pruneArgs(rw *Rewriter, leader *core.Block, old int, lists [][]*core.Value) [][]*core.Value {
	first := make(map[*core.Value]int)
	replaced := make(map[int]bool)
	for j, v := range lists[0] {
		k, seen := first[v]
		if !seen {
			first[v] = j
			continue
		}
		if slices.ContainsFunc(lists[1:], func(l []*core.Value) bool { return l[k] != l[j] }) {
			continue
		}
		replaced[j] = true
		rw.ReplaceAllUsesWith(leader.Arg(old+j), leader.Arg(old+k))
	}
	if len(replaced) == 0 {
		return lists
	}
	leader.EraseArgs(func(a *core.Value) bool { return replaced[a.Index()-old] })
	out := make([][]*core.Value, len(lists))
	for i, l := range lists {
		for j, v := range l {
			if !replaced[j] {
				out[i] = append(out[i], v)
			}
		}
	}
	return out
}

// dropRedundantArgs replaces arguments that every predecessor passes the same value for, in the region and below it.
func dropRedundantArgs(rw *Rewriter, root *core.Region) (changed bool) {
	work := regionList{root}
	for len(work) > 0 {
		r := work.pop()
		for b := range r.Blocks() {
			if dropRedundantArgsOf(rw, b) {
				changed = true
			}
			for op := range b.Ops() {
				for _, nested := range op.Regions() {
					work.push(nested)
				}
			}
		}
	}
	return changed
}

func dropRedundantArgsOf(rw *Rewriter, b *core.Block) bool {
	var drop []int
	for i, a := range b.Args() {
		if v := commonValue(b, i); v != nil && v != a {
			drop = append(drop, i)
			rw.ReplaceAllUsesWith(a, v)
		}
	}
	if len(drop) == 0 {
		return false
	}
	gone := make([]bool, b.NumArgs())
	for _, i := range drop {
		gone[i] = true
	}
	b.EraseArgs(func(a *core.Value) bool { return gone[a.Index()] })
	operands := make(map[*core.Operation][]bool)
	var branches []*core.Operation
	for u := range b.SuccUses() {
		op := u.Owner()
		if operands[op] == nil {
			operands[op] = make([]bool, op.NumOperands())
		}
		branches = append(branches, op)
		br, _ := flow.BranchOpInterfaceKey.Of(op)
		s := br.SuccessorOperands(u.Index())
		for _, k := range drop {
			operands[op][s.OperandIndex(k)] = true
		}
	}
	for _, op := range lastVisits(branches) {
		op.EraseOperands(operands[op])
	}
	return true
}

// lastVisits returns the operations of a list without duplicates, in the order of their last places: that is the order
// in which uses end up when operations' operands are changed once in place of several times.
func lastVisits(list []*core.Operation) []*core.Operation {
	seen := make(map[*core.Operation]bool, len(list))
	var out []*core.Operation
	for _, op := range slices.Backward(list) {
		if !seen[op] {
			seen[op] = true
			out = append(out, op)
		}
	}
	slices.Reverse(out)
	return out
}

// commonValue returns the value that all predecessors pass for argument i, or nil.
func commonValue(b *core.Block, i int) (common *core.Value) {
	for u := range b.SuccUses() {
		br, ok := flow.BranchOpInterfaceKey.Of(u.Owner())
		if !ok {
			return nil
		}
		v := br.SuccessorOperands(u.Index()).Value(i)
		if v == nil || common != nil && v != common {
			return nil
		}
		common = v
	}
	return common
}
