package core

import (
	"iter"
	"strconv"
	"unsafe"
)

// Block is a list of operations with arguments. It is made by [NewBlock], by a [Builder] or by the parser, never as a
// literal.
//
// The following always holds: the block is in at most one region, and each of its operations is in no other block; each
// argument has a location; and every successor that names the block is in its use list. A terminator at the end is
// required by [Verify] only. A block is not safe for concurrent use; it belongs to the goroutine that works on the
// operation around it.
type Block struct {
	first, last *Operation
	prev, next  *Block
	region      *Region
	args        []*Value
	argLocs     []Location
	firstUse    *BlockUse
	num         uint32 // scratch of the printer and of analyses
	ordered     bool   // the operations' order numbers are valid
}

// BlockUse is one successor of one terminator, an element of the use list of its block.
type BlockUse struct {
	block *Block
	next  *BlockUse
	back  **BlockUse
	owner *Operation
}

// Owner returns the terminator.
func (u *BlockUse) Owner() *Operation { return u.owner }

// Block returns the block that is the successor.
func (u *BlockUse) Block() *Block { return u.block }

// Index returns the successor number of the use.
func (u *BlockUse) Index() int {
	return int((uintptr(unsafe.Pointer(u)) - uintptr(unsafe.Pointer(&u.owner.ext.successors[0]))) / unsafe.Sizeof(BlockUse{}))
}

func (u *BlockUse) set(b *Block) {
	u.block = b
	if b == nil {
		return
	}
	u.next, u.back = b.firstUse, &b.firstUse
	if u.next != nil {
		u.next.back = &u.next
	}
	b.firstUse = u
}

func (u *BlockUse) drop() {
	if u.block == nil {
		return
	}
	*u.back = u.next
	if u.next != nil {
		u.next.back = u.back
	}
	u.block, u.next, u.back = nil, nil, nil
}

// NewBlock makes a detached block with arguments of the given types. locs gives their locations; missing ones are
// unknown.
func NewBlock(types []Type, locs ...Location) *Block {
	b := new(Block)
	for i, t := range types {
		var l Location
		if i < len(locs) {
			l = locs[i]
		}
		b.AddArg(t, l)
	}
	return b
}

// Region returns the region that holds the block, or nil.
func (b *Block) Region() *Region { return b.region }

// ParentOp returns the operation whose region holds the block, or nil.
func (b *Block) ParentOp() *Operation {
	if b.region == nil {
		return nil
	}
	return b.region.op
}

// Next returns the following block in the region, or nil.
func (b *Block) Next() *Block { return b.next }

// Prev returns the preceding block in the region, or nil.
func (b *Block) Prev() *Block { return b.prev }

// IsEntry reports whether the block is the first of its region.
func (b *Block) IsEntry() bool { return b.region != nil && b.region.first == b }

// First returns the first operation, or nil.
func (b *Block) First() *Operation { return b.first }

// Last returns the last operation, or nil.
func (b *Block) Last() *Operation { return b.last }

// IsEmpty reports whether the block holds no operation.
func (b *Block) IsEmpty() bool { return b.first == nil }

// Terminator returns the last operation when it is a terminator (or unregistered and thus may be one), else nil.
func (b *Block) Terminator() *Operation {
	if b.last != nil && (b.last.Has(TraitTerminator) || !b.last.IsRegistered()) {
		return b.last
	}
	return nil
}

// Ops yields the operations in order. The next one is fetched before one is yielded, so the yielded one may be erased
// or moved.
func (b *Block) Ops() iter.Seq[*Operation] {
	return func(yield func(*Operation) bool) {
		for op := b.first; op != nil; {
			next := op.next
			if !yield(op) {
				return
			}
			op = next
		}
	}
}

// OpsBackward yields the operations from the last to the first, with the guarantee of [Block.Ops].
func (b *Block) OpsBackward() iter.Seq[*Operation] {
	return func(yield func(*Operation) bool) {
		for op := b.last; op != nil; {
			prev := op.prev
			if !yield(op) {
				return
			}
			op = prev
		}
	}
}

// NumArgs returns the number of arguments.
func (b *Block) NumArgs() int { return len(b.args) }

// Arg returns argument i.
func (b *Block) Arg(i int) *Value { return b.args[i] }

// Args returns the arguments. The slice must not be changed and is valid until arguments are added or erased.
func (b *Block) Args() []*Value { return b.args }

// ArgTypes returns a new slice of the arguments' types.
func (b *Block) ArgTypes() []Type {
	out := make([]Type, len(b.args))
	for i, a := range b.args {
		out[i] = a.Type()
	}
	return out
}

// ArgLoc returns the location of argument i.
func (b *Block) ArgLoc(i int) Location { return b.argLocs[i] }

// SetArgLoc sets the location of argument i.
func (b *Block) SetArgLoc(i int, l Location) { b.argLocs[i] = l }

// AddArg appends an argument.
func (b *Block) AddArg(t Type, l Location) *Value { return b.addArgIn(nil, t, l) }

func (b *Block) addArgIn(a *arena, t Type, l Location) *Value {
	v := &a.values(1)[0]
	*v = Value{typ: t.typeBase(), owner: unsafe.Pointer(b), index: uint32(len(b.args)) | isBlockArg}
	b.args = append(b.args, v)
	b.argLocs = append(b.argLocs, l)
	return v
}

// InsertArg inserts an argument before position i.
func (b *Block) InsertArg(i int, t Type, l Location) *Value {
	v := b.AddArg(t, l)
	copy(b.args[i+1:], b.args[i:])
	copy(b.argLocs[i+1:], b.argLocs[i:])
	b.args[i], b.argLocs[i] = v, l
	b.renumberArgs(i)
	return v
}

// EraseArg removes argument i, which must have no uses; it panics otherwise.
func (b *Block) EraseArg(i int) { b.EraseArgs(func(a *Value) bool { return a.Index() == i }) }

// EraseArgs removes the arguments for which erase returns true; they must have no uses. Linear time.
func (b *Block) EraseArgs(erase func(*Value) bool) {
	n := 0
	for i, a := range b.args {
		if erase(a) {
			if a.HasUses() {
				panic("core: block argument #" + strconv.Itoa(i) + " erased while it still has uses; replace the uses first")
			}
			continue
		}
		b.args[n], b.argLocs[n] = a, b.argLocs[i]
		n++
	}
	clear(b.args[n:])
	b.args, b.argLocs = b.args[:n], b.argLocs[:n]
	b.renumberArgs(0)
}

func (b *Block) renumberArgs(from int) {
	for i := from; i < len(b.args); i++ {
		b.args[i].index = uint32(i) | isBlockArg
	}
}

// Append adds a detached operation at the end.
func (b *Block) Append(op *Operation) { b.insert(op, nil) }

// InsertBefore adds a detached operation ahead of before, which is in this block; nil means at the end.
func (b *Block) InsertBefore(op, before *Operation) { b.insert(op, before) }

func (b *Block) insert(op, before *Operation) {
	op.block = b
	op.next = before
	if before == nil {
		op.prev = b.last
		b.last = op
		if b.ordered = b.ordered && op.prev != nil; b.ordered {
			op.order = op.prev.order + 1
		}
	} else {
		op.prev = before.prev
		before.prev = op
		b.ordered = false
	}
	if op.prev != nil {
		op.prev.next = op
	} else {
		b.first = op
	}
}

func (b *Block) unlink(op *Operation) {
	if op.prev != nil {
		op.prev.next = op.next
	} else {
		b.first = op.next
	}
	if op.next != nil {
		op.next.prev = op.prev
	} else {
		b.last = op.prev
	}
	op.block, op.prev, op.next = nil, nil, nil
}

func (b *Block) ensureOrder() {
	if b.ordered {
		return
	}
	n := uint32(0)
	for op := b.first; op != nil; op = op.next {
		n++
		op.order = n
	}
	b.ordered = true
}

// Splice moves the operations from first to last (nil: all that follow), both included, of one block to this block
// ahead of before (nil: at the end), which is not among them.
func (b *Block) Splice(before, first, last *Operation) {
	if first == nil {
		return
	}
	from := first.block
	if last == nil {
		last = from.last
	}
	if from != b {
		for op := first; ; op = op.next {
			op.block = b
			if op == last {
				break
			}
		}
	}
	// Out of the list that they are in.
	if first.prev != nil {
		first.prev.next = last.next
	} else {
		from.first = last.next
	}
	if last.next != nil {
		last.next.prev = first.prev
	} else {
		from.last = first.prev
	}
	// Into the other one.
	first.prev = b.last
	if before != nil {
		first.prev = before.prev
		before.prev = last
	} else {
		b.last = last
	}
	last.next = before
	if first.prev != nil {
		first.prev.next = first
	} else {
		b.first = first
	}
	b.ordered = false
}

// SplitBefore makes a new block after this one and moves op and everything after it there.
func (b *Block) SplitBefore(op *Operation) *Block {
	nb := new(Block)
	if b.region != nil {
		b.region.InsertBefore(nb, b.next)
	}
	nb.Splice(nil, op, b.last)
	return nb
}

// SplitShorter is [Block.SplitBefore] where what follows op is shorter than what precedes it. Else it moves
// that to a new block before this one, with the arguments and all branches to this block. It returns the block
// that ends before op and the one that begins with it. What is moved is never longer than what stays, so that
// splitting a block at every operation takes no time in its square.
func (b *Block) SplitShorter(op *Operation) (before, after *Block) {
	for head, tail := op.prev, op; head != nil; head, tail = head.prev, tail.next {
		if tail == nil {
			return b, b.SplitBefore(op)
		}
	}
	nb := &Block{args: b.args, argLocs: b.argLocs, firstUse: b.firstUse}
	b.args, b.argLocs, b.firstUse = nil, nil, nil
	nb.adopt()
	if b.region != nil {
		b.region.InsertBefore(nb, b)
	}
	if op.prev != nil {
		nb.Splice(nil, b.first, op.prev)
	}
	return nb, b
}

// Unsplit undoes what [Block.SplitShorter] did to the block, when all else that was done since is undone. Branches to
// what followed, if any, are left without a destination.
func (b *Block) Unsplit(before, after *Block) {
	for after.firstUse != nil {
		after.firstUse.Owner().SetSuccessor(after.firstUse.Index(), nil)
	}
	if b == before {
		b.Splice(nil, after.first, after.last)
		after.Erase()
		return
	}
	b.args, b.argLocs, b.firstUse = before.args, before.argLocs, before.firstUse
	before.args, before.argLocs, before.firstUse = nil, nil, nil
	b.adopt()
	b.Splice(b.first, before.first, before.last)
	before.Erase()
}

// adopt makes the arguments and the branches that the block has got from another one its own.
func (b *Block) adopt() {
	for _, a := range b.args {
		a.owner = unsafe.Pointer(b)
	}
	if b.firstUse != nil {
		b.firstUse.back = &b.firstUse
	}
	for u := b.firstUse; u != nil; u = u.next {
		u.block = b
	}
}

// HasPreds reports whether any terminator names the block.
func (b *Block) HasPreds() bool { return b.firstUse != nil }

// HasNoSuccessors reports whether control cannot pass from the block to another one of the region.
func (b *Block) HasNoSuccessors() bool { return b.last == nil || b.last.NumSuccessors() == 0 }

// SuccUses yields the uses of the block as a successor, the most recently added first.
func (b *Block) SuccUses() iter.Seq[*BlockUse] {
	return func(yield func(*BlockUse) bool) {
		for u := b.firstUse; u != nil; {
			next := u.next
			if !yield(u) {
				return
			}
			u = next
		}
	}
}

// Preds yields the block of every terminator that names this block, in use-list order; one that names it twice comes
// twice.
func (b *Block) Preds() iter.Seq[*Block] {
	return func(yield func(*Block) bool) {
		for u := range b.SuccUses() {
			if !yield(u.owner.block) {
				return
			}
		}
	}
}

// SinglePred returns the only predecessor when there is exactly one edge to the block, else nil.
func (b *Block) SinglePred() *Block {
	if b.firstUse == nil || b.firstUse.next != nil {
		return nil
	}
	return b.firstUse.owner.block
}

// UniquePred returns the predecessor when all edges to the block come from one block, else nil.
func (b *Block) UniquePred() *Block {
	var p *Block
	for q := range b.Preds() {
		if p != nil && p != q {
			return nil
		}
		p = q
	}
	return p
}

// Succs returns the successors of the last operation; a new slice.
func (b *Block) Succs() []*Block {
	if b.last == nil {
		return nil
	}
	var out []*Block
	for _, s := range b.last.Successors() {
		out = append(out, s)
	}
	return out
}

// ReplaceAllUsesWith makes every terminator that names b name c instead.
func (b *Block) ReplaceAllUsesWith(c *Block) {
	if b == c {
		return
	}
	for b.firstUse != nil {
		u := b.firstUse
		u.drop()
		u.set(c)
	}
}

// Remove takes the block out of its region without erasing it.
func (b *Block) Remove() {
	if b.region != nil {
		b.region.unlink(b)
	}
}

// MoveBefore moves the block before other, possibly from another region.
func (b *Block) MoveBefore(other *Block) {
	b.Remove()
	other.region.InsertBefore(b, other)
}

// Erase removes the block from its region and destroys it with its operations. Uses of its arguments and results from
// outside, and terminators that name it, must be gone.
func (b *Block) Erase() {
	b.Remove()
	b.dropAllReferences()
	b.destroy()
}

func (b *Block) dropAllReferences() {
	for op := range b.Ops() {
		op.DropAllReferences()
	}
}

func (b *Block) destroy() {
	for op := range b.Ops() {
		op.block = nil
		op.destroy()
	}
	for _, a := range b.args {
		*a = Value{}
	}
	*b = Block{}
}

// AncestorOpInBlock returns op or its ancestor that is directly in b, or nil when op is not below b.
func (b *Block) AncestorOpInBlock(op *Operation) *Operation {
	for op != nil && op.block != b {
		op = op.ParentOp()
	}
	return op
}

// Context returns the context of the operation around the block, which must have one.
func (b *Block) Context() *Context { return b.region.Context() }
