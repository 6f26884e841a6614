package core

// The methods of this file are for who makes the operations of a whole module one after the other, as readers of files
// do. Operations and blocks lie side by side in chunks, which live as long as one cell does; [Create] and a [Builder]
// allocate each on its own.

// Reset makes the state describe an operation without parts. It keeps the memory of the lists, and the chunks.
func (s *OperationState) Reset(info *OpInfo, loc Location) {
	*s = OperationState{Info: info, Loc: loc, Operands: s.Operands[:0], Types: s.Types[:0], Slots: s.Slots[:0], Attrs: s.Attrs[:0],
		Successors: s.Successors[:0], Regions: s.Regions[:0], chunks: s.chunks}
}

// Make makes a detached operation, like [Create], in the chunks of the state. It trusts that all parts belong to one
// context. Among the attributes, the name of a property that is not an attribute means a discardable one.
func (s *OperationState) Make() *Operation {
	s.parsed = true
	return createIn(s.cells(), s)
}

// MakeBlock makes a detached block without arguments in the chunks of the state.
func (s *OperationState) MakeBlock() *Block { return s.cells().block() }

// MakeArg appends an argument to a block, in the chunks of the state.
func (s *OperationState) MakeArg(b *Block, t Type, l Location) *Value {
	return b.addArgIn(s.cells(), t, l)
}

func (s *OperationState) cells() *arena {
	if s.chunks == nil {
		s.chunks = new(arena)
	}
	return s.chunks
}
