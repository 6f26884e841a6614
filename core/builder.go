package core

// Builder makes operations at an insertion point. The zero value with [Builder.Ctx] set makes detached operations. Not safe for
// concurrent use.
type Builder struct {
	ctx    *Context
	block  *Block
	before *Operation // nil: at the end of block
	loc    Location
	// listener is told about every operation and block that is put into the IR; may be nil.
	listener BuildListener
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

// BuilderBefore returns a builder that inserts in front of op and has its location.
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

// Before returns the operation in front of which operations are inserted, or nil for the end of the block.
func (b *Builder) Before() *Operation { return b.before }

// SetBefore inserts in front of op from now on.
func (b *Builder) SetBefore(op *Operation) { b.block, b.before = op.block, op }

// SetAfter inserts behind op from now on.
func (b *Builder) SetAfter(op *Operation) { b.block, b.before = op.block, op.next }

// SetAfterValue inserts right behind the definition of v: behind its operation, or at the start of its block.
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
	if b.listener != nil {
		b.listener.OpInserted(op)
	}
	return op
}

// Create makes an operation and inserts it. A state without a location gets the builder's.
func (b *Builder) Create(s *OpState) *Operation {
	if s.Loc.IsUnknown() {
		s.Loc = b.loc
	}
	return b.Insert(Create(s))
}

// CreateInferred makes an operation whose result types are inferred; it returns nil and the findings when that fails.
func (b *Builder) CreateInferred(s *OpState) (*Operation, *Reporter) {
	if s.Loc.IsUnknown() {
		s.Loc = b.loc
	}
	r := NewReporter(b.ctx)
	in := &InferIn{Context: b.ctx, Info: s.Info, Loc: s.Loc, Operands: s.Operands, Slots: s.Slots, Attrs: s.Attrs,
		Regions: s.Regions, Successors: s.Successors, Report: r}
	types, ok := s.Info.def.InferTypes(s.Info.Hooks(), in)
	if !ok {
		return nil, r
	}
	s.Types = types
	return b.Create(s), r
}

// CreateBlock makes a block with arguments at the end of the region and appends to it from now on. locs may be short.
func (b *Builder) CreateBlock(r *Region, types []Type, locs ...Location) *Block {
	return b.CreateBlockBefore(r, nil, types, locs...)
}

// CreateBlockBefore makes a block in front of another one (nil: at the end) and appends to it from now on.
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
