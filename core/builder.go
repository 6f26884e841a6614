package core

import "slices"

// Builder makes operations at an insertion point; [NewBuilder], [BuilderAtEnd] and [BuilderBefore] make one.
//
// The insertion point is the end of a block or a place before one of its operations, and stays there: operations appear
// in the order in which they are made. Without an insertion point they are detached. A builder does not notice when
// the operation at its insertion point is erased or moved. It is not safe for concurrent use.
type Builder struct {
	ctx    *Context
	block  *Block
	before *Operation // nil: at the end of block
	loc    Location
	// listener is told about every operation and block that is put into the IR; may be nil.
	listener BuildListener
	made     *[]*Operation // what Try inserted; nil outside of it
}

// BuildListener is told what a [Builder] does.
type BuildListener interface {
	OpInserted(op *Operation)
	BlockInserted(b *Block)
}

// NewBuilder returns a builder without an insertion point.
func NewBuilder(c *Context) *Builder { return &Builder{ctx: c} }

// BuilderAtEnd returns a builder that appends to the block.
func BuilderAtEnd(c *Context, b *Block) *Builder { return &Builder{ctx: c, block: b} }

// BuilderBefore returns a builder that inserts before op and has its location.
func BuilderBefore(op *Operation) *Builder {
	return &Builder{ctx: op.Context(), block: op.block, before: op, loc: op.loc}
}

// Context returns the context.
func (b *Builder) Context() *Context { return b.ctx }

// SetListener makes the builder tell l what it does.
func (b *Builder) SetListener(l BuildListener) { b.listener = l }

// Loc returns the location that new operations get.
func (b *Builder) Loc() Location { return b.loc }

// SetLoc sets the location that new operations get.
func (b *Builder) SetLoc(l Location) *Builder {
	b.loc = l
	return b
}

// InsertionPoint is a saved place of a builder.
type InsertionPoint struct {
	Block  *Block
	Before *Operation
}

// Save returns the insertion point.
func (b *Builder) Save() InsertionPoint { return InsertionPoint{b.block, b.before} }

// Restore sets the insertion point.
func (b *Builder) Restore(p InsertionPoint) { b.block, b.before = p.Block, p.Before }

// Block returns the block that operations are inserted in, or nil.
func (b *Builder) Block() *Block { return b.block }

// Before returns the operation before which operations are inserted, or nil for the end of the block.
func (b *Builder) Before() *Operation { return b.before }

// SetBefore inserts before op from now on.
func (b *Builder) SetBefore(op *Operation) { b.block, b.before = op.block, op }

// SetAfter inserts after op from now on.
func (b *Builder) SetAfter(op *Operation) { b.block, b.before = op.block, op.next }

// SetAfterValue inserts right after the definition of v: after its operation, or at the start of its block.
func (b *Builder) SetAfterValue(v *Value) {
	if op := v.DefiningOp(); op != nil {
		b.SetAfter(op)
		return
	}
	b.SetStart(v.OwnerBlock())
}

// SetStart inserts at the start of the block from now on.
func (b *Builder) SetStart(blk *Block) { b.block, b.before = blk, blk.first }

// SetEnd appends to the block from now on.
func (b *Builder) SetEnd(blk *Block) { b.block, b.before = blk, nil }

// Insert puts a detached operation at the insertion point and returns it.
func (b *Builder) Insert(op *Operation) *Operation {
	if b.block != nil {
		b.block.insert(op, b.before)
	}
	if b.made != nil {
		*b.made = append(*b.made, op)
	}
	if b.listener != nil {
		b.listener.OpInserted(op)
	}
	return op
}

// Create makes an operation and inserts it. A state without a location gets the builder's.
func (b *Builder) Create(s *OperationState) *Operation {
	if s.Loc.IsUnknown() {
		s.Loc = b.loc
	}
	return b.Insert(Create(s))
}

// CreateInferred makes an operation whose result types are inferred; it returns nil and the findings when that fails.
// When the types come from a region that is still empty, an operation that may have no results gets none;
// [InferResults] gives it those of its body later.
func (b *Builder) CreateInferred(s *OperationState) (*Operation, *Reporter) {
	if s.Loc.IsUnknown() {
		s.Loc = b.loc
	}
	r := NewReporter(b.ctx)
	in := b.inferIn(s)
	in.Report = r
	types, ok := s.Info.def.InferTypes(s.Info.Hooks(), in)
	switch {
	case ok:
	case in.body && s.Info.mayHaveNoResults():
		types = nil
	case in.body && len(r.list) == 0:
		r.Errorf(s.Loc, "they depend on a region, which is still empty")
		return nil, r
	case len(r.list) == 0:
		r.Errorf(s.Loc, "the operands and attributes do not determine them")
		return nil, r
	default:
		return nil, r
	}
	s.Types = types
	return b.Create(s), r
}

// InferResults gives an operation whose body was filled in after it was built the result types that its body implies.
// Results are fixed when an operation is made: when the types differ, a new operation takes the place, the body and the
// uses of op, which is erased. Not for patterns, whose rewriter must hear of that. It returns the operation that is in
// the IR, or nil and the findings when inference fails or a result that is in use would go.
func (b *Builder) InferResults(op *Operation) (*Operation, *Reporter) {
	r := NewReporter(b.ctx)
	if op.info.def.InferTypes == nil {
		return op, r
	}
	types, ok := op.info.def.InferTypes(op.info.Hooks(), inferInOf(op, r))
	if !ok {
		if len(r.list) == 0 {
			r.OpErrorf(op, "failed to infer returned types")
		}
		return nil, r
	}
	if slices.Equal(types, op.ResultTypes()) {
		return op, r
	}
	for i := len(types); i < op.NumResults(); i++ {
		if op.Result(i).HasUses() {
			r.OpErrorf(op, "result #%d is used, but the body implies %d results", i, len(types))
			return nil, r
		}
	}
	st := op.State()
	st.Operands, st.Types, st.Successors, st.Regions = op.OperandList(0, op.NumOperands()), types, op.SuccessorList(0), op.RegionList(0)
	at := b.Save()
	b.SetBefore(op)
	n := b.Create(&st)
	b.Restore(at)
	if b.before == op {
		b.before = n
	}
	for i := range min(len(types), op.NumResults()) {
		op.Result(i).ReplaceAllUsesWith(n.Result(i))
	}
	op.Erase()
	return n, r
}

// CreateBlock makes a block with arguments at the end of the region and appends to it from now on. locs may be short.
func (b *Builder) CreateBlock(r *Region, types []Type, locs ...Location) *Block {
	return b.CreateBlockBefore(r, nil, types, locs...)
}

// CreateBlockBefore makes a block before another one (nil: at the end) and appends to it from now on.
func (b *Builder) CreateBlockBefore(r *Region, before *Block, types []Type, locs ...Location) *Block {
	blk := NewBlock(types, locs...)
	for i := len(locs); i < len(types); i++ {
		blk.argLocs[i] = b.loc
	}
	r.InsertBefore(blk, before)
	b.SetEnd(blk)
	if b.listener != nil {
		b.listener.BlockInserted(blk)
	}
	return blk
}
