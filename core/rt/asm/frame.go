package asm

import "github.com/odsgen/ods/core"

// Frame is what a parser keeps while it reads an operation: the parser of the text, the operation, and the registers.
type Frame struct {
	P       *core.Parser
	State   *core.OperationState
	Ref     []core.OperandRef
	Refs    [][]core.OperandRef
	Sizes   [][]int32
	Type    []core.Type
	Types   [][]core.Type
	Region  []*core.Region
	Regions [][]*core.Region
	Block   []*core.Block
	Blocks  [][]*core.Block
	Args    [][]core.Argument
	Pos     []core.Pos
	Bool    []bool
	// Of and OfList are what the functions of [Types] make types of.
	Of     core.Type
	OfList []core.Type

	// What the attribute of a slot is read into.
	attr  core.Attribute
	dense *core.DenseArrayAttr
	text  string
}

// Hooks returns the hooks of the dialect of the operation.
func (f *Frame) Hooks() any { return f.State.Info.Hooks() }

// frames are the frames of one parser, of which the first open ones are in use.
type frames struct {
	list []*Frame
	open int
}

// take returns a frame with empty registers, at least as many as the steps of a parser use, for the innermost operation.
func take(p *core.Parser, st *core.OperationState, n *Parser) (*frames, *Frame) {
	local := p.Local()
	fs, _ := (*local).(*frames)
	if fs == nil {
		fs = new(frames)
		*local = fs
	}
	if fs.open == len(fs.list) {
		fs.list = append(fs.list, &Frame{P: p})
	}
	f := fs.list[fs.open]
	fs.open++
	f.State = st
	grow(&f.Ref, n.Ref)
	grow(&f.Type, n.Type)
	if n.more() {
		grow(&f.Refs, n.Refs)
		grow(&f.Sizes, n.Sizes)
		grow(&f.Types, n.Types)
		grow(&f.Region, n.Region)
		grow(&f.Regions, n.Regions)
		grow(&f.Block, n.Block)
		grow(&f.Blocks, n.Blocks)
		grow(&f.Args, n.Args)
		grow(&f.Pos, n.Pos)
		grow(&f.Bool, n.Bool)
		for i := range n.Region {
			f.Region[i] = new(core.Region)
		}
	}
	return fs, f
}

// more reports whether the steps of a parser use registers of other Go types than those of most operations, which have
// nothing but operands and a type.
func (n *Parser) more() bool {
	return n.Refs|n.Sizes|n.Types|n.Region|n.Regions|n.Block|n.Blocks|n.Args|n.Pos|n.Bool != 0
}

// grow makes registers where there are fewer than n; those that are there are empty.
func grow[T any](regs *[]T, n uint16) {
	if int(n) > len(*regs) {
		*regs = make([]T, max(n, 4))
	}
}

// release empties the registers that a parser has used.
func (fs *frames) release(f *Frame, n *Parser) {
	fs.open--
	f.State, f.Of, f.OfList, f.attr, f.dense = nil, nil, nil, nil, nil
	empty(f.Ref, n.Ref)
	empty(f.Type, n.Type)
	if !n.more() {
		return
	}
	empty(f.Refs, n.Refs)
	empty(f.Sizes, n.Sizes)
	empty(f.Types, n.Types)
	empty(f.Region, n.Region)
	empty(f.Regions, n.Regions)
	empty(f.Block, n.Block)
	empty(f.Blocks, n.Blocks)
	empty(f.Args, n.Args)
	empty(f.Bool, n.Bool)
}

// empty empties the first n registers.
func empty[T any](regs []T, n uint16) {
	var none T
	for i := range int(n) { // few: clear is for more
		regs[i] = none
	}
}
