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

// take returns a frame with empty registers, for the parser's innermost operation.
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
	f.Ref, f.Refs, f.Sizes = sized(f.Ref, n.Ref), sized(f.Refs, n.Refs), sized(f.Sizes, n.Sizes)
	f.Type, f.Types = sized(f.Type, n.Type), sized(f.Types, n.Types)
	f.Block, f.Blocks = sized(f.Block, n.Block), sized(f.Blocks, n.Blocks)
	f.Args, f.Pos, f.Bool = sized(f.Args, n.Args), sized(f.Pos, n.Pos), sized(f.Bool, n.Bool)
	f.Region, f.Regions = sized(f.Region, n.Region), sized(f.Regions, n.Regions)
	for i := range f.Region {
		f.Region[i] = new(core.Region)
	}
	return fs, f
}

// sized returns registers, which [release] has emptied.
func sized[T any](regs []T, n uint8) []T {
	if int(n) > cap(regs) {
		return make([]T, n)
	}
	return regs[:n]
}

// release empties the registers of the innermost frame.
func (fs *frames) release(f *Frame) {
	fs.open--
	f.State, f.Of, f.OfList, f.attr, f.dense = nil, nil, nil, nil, nil
	clear(f.Ref)
	clear(f.Refs)
	clear(f.Sizes)
	clear(f.Type)
	clear(f.Types)
	clear(f.Region)
	clear(f.Regions)
	clear(f.Block)
	clear(f.Blocks)
	clear(f.Args)
	clear(f.Pos)
	clear(f.Bool)
}
