package core

// Maker makes the operations and blocks of a module that is read from a file. Its cells lie side by side in chunks, which live as
// long as one of their cells does; a [Builder] allocates each on its own. The zero value is ready. It belongs to one goroutine.
type Maker struct{ arena arena }

// Operation makes a detached operation, like [Create], but trusts that all parts belong to one context. Among the attributes, the name of a
// property that is no attribute means a discardable one.
func (m *Maker) Operation(s *OperationState) *Operation {
	s.parsed = true
	return createIn(&m.arena, s)
}

// Block makes a detached block without arguments.
func (m *Maker) Block() *Block { return m.arena.block() }

// Arg appends an argument to a block.
func (m *Maker) Arg(b *Block, t Type, l Location) *Value { return b.addArgIn(&m.arena, t, l) }
