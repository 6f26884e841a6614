package rt

import "github.com/odsgen/ods/core"

// Reg is the Go type of a variable of a parser: a register of a [Frame].
type Reg uint8

// The types of variables.
const (
	RegRef Reg = iota
	RegRefs
	RegSizes
	RegType
	RegTypes
	RegRegion
	RegRegions
	RegBlock
	RegBlocks
	RegArgs
	RegPos
	RegBool
	NumRegs
)

// RegNames are the Go types of registers.
var RegNames = [NumRegs]string{"core.OperandRef", "[]core.OperandRef", "[]int32", "core.Type", "[]core.Type",
	"*core.Region", "[]*core.Region", "*core.Block", "[]*core.Block", "[]core.Argument", "core.Pos", "bool"}

// Frame is what an interpreted parser keeps while it reads an operation: it stands for the parameters and variables of
// a generated one.
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
}

// NewFrame returns a frame with so many registers of each type.
func NewFrame(n *[NumRegs]int) *Frame {
	return &Frame{
		Ref: make([]core.OperandRef, n[RegRef]), Refs: make([][]core.OperandRef, n[RegRefs]), Sizes: make([][]int32, n[RegSizes]),
		Type: make([]core.Type, n[RegType]), Types: make([][]core.Type, n[RegTypes]),
		Region: make([]*core.Region, n[RegRegion]), Regions: make([][]*core.Region, n[RegRegions]),
		Block: make([]*core.Block, n[RegBlock]), Blocks: make([][]*core.Block, n[RegBlocks]),
		Args: make([][]core.Argument, n[RegArgs]), Pos: make([]core.Pos, n[RegPos]), Bool: make([]bool, n[RegBool]),
	}
}

// Reset empties the registers for the next operation and gives each single region a new one.
func (f *Frame) Reset(p *core.Parser, st *core.OperationState) {
	f.P, f.State = p, st
	clear(f.Ref)
	clear(f.Refs)
	clear(f.Sizes)
	clear(f.Type)
	clear(f.Types)
	clear(f.Regions)
	clear(f.Block)
	clear(f.Blocks)
	clear(f.Args)
	clear(f.Pos)
	clear(f.Bool)
	for i := range f.Region {
		f.Region[i] = nil
		if p != nil {
			f.Region[i] = new(core.Region)
		}
	}
}

// Pointer returns the address of a register, or with value what it holds.
func (f *Frame) Pointer(r Reg, i int, value bool) any {
	switch r {
	case RegRef:
		return pointer(&f.Ref[i], value)
	case RegRefs:
		return pointer(&f.Refs[i], value)
	case RegSizes:
		return pointer(&f.Sizes[i], value)
	case RegType:
		return pointer(&f.Type[i], value)
	case RegTypes:
		return pointer(&f.Types[i], value)
	case RegRegion:
		return pointer(&f.Region[i], value)
	case RegRegions:
		return pointer(&f.Regions[i], value)
	case RegBlock:
		return pointer(&f.Block[i], value)
	case RegBlocks:
		return pointer(&f.Blocks[i], value)
	case RegArgs:
		return pointer(&f.Args[i], value)
	case RegPos:
		return pointer(&f.Pos[i], value)
	}
	return pointer(&f.Bool[i], value)
}

func pointer[T any](p *T, value bool) any {
	if value {
		return *p
	}
	return p
}

// Args are the arguments of a [Reader]: registers or numbers, a text, and names.
type Args struct {
	X, Y  int
	Text  string
	Names []string
}

// Reader is a call that reads a part of an operation's text. Go is the call in generated code, with $x and $y for
// variables, $n for a number, $text and $names for strings and $punct for a token; Read is the call with the registers
// of a frame. A call that accepts that the part is not there says so by found, and with Sure nothing else.
type Reader struct {
	Go   string
	Sure bool
	Read func(f *Frame, a *Args) (found, ok bool)
}

// The calls that read the parts of an operation.
var (
	ReadKeyword = Reader{Go: "p.Keyword($text)", Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.Keyword(a.Text) }}
	ReadPunct   = Reader{Go: "p.Punct($punct)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.Punct(core.Punct(a.X)) }}
	TryKeyword = Reader{Go: "p.TryKeyword($text)", Sure: true,
		Read: func(f *Frame, a *Args) (bool, bool) { return f.P.TryKeyword(a.Text), true }}
	TryPunct = Reader{Go: "p.TryPunct($punct)", Sure: true,
		Read: func(f *Frame, a *Args) (bool, bool) { return f.P.TryPunct(core.Punct(a.X)), true }}

	ReadOperand = Reader{Go: "p.Operand(&$x)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.Operand(&f.Ref[a.X]) }}
	ReadOptional = Reader{Go: "p.OptionalOperand(&$x)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.OptionalOperand(&f.Refs[a.X]) }}
	ReadOperands = Reader{Go: "p.OperandList(&$x, core.DelimNone)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.OperandList(&f.Refs[a.X], core.DelimNone) }}
	ReadNested = Reader{Go: "p.NestedOperands(&$x, &$y)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.NestedOperands(&f.Refs[a.X], &f.Sizes[a.Y]) }}

	ReadType = Reader{Go: "p.Type(&$x)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.Type(&f.Type[a.X]) }}
	ReadOptionalType = Reader{Go: "p.OptionalType(&$x)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.OptionalType(&f.Types[a.X]) }}
	ReadTypes = Reader{Go: "p.TypeList(&$x)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.TypeList(&f.Types[a.X]) }}
	TryTypes = Reader{Go: "p.TryTypeList(&$x)",
		Read: func(f *Frame, a *Args) (bool, bool) { return f.P.TryTypeList(&f.Types[a.X]) }}
	ReadNestedTypes = Reader{Go: "p.NestedTypes(&$x, &$y)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.NestedTypes(&f.Types[a.X], &f.Sizes[a.Y]) }}
	ReadFunctional = Reader{Go: "p.FunctionalType(&$x, &$y)",
		Read: func(f *Frame, a *Args) (bool, bool) {
			return true, f.P.FunctionalType(&f.Types[a.X], &f.Types[a.Y])
		}}

	ReadRegion = Reader{Go: "p.Region($x, nil)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.Region(f.Region[a.X], nil) }}
	ReadRegionWith = Reader{Go: "p.Region($x, $y)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.Region(f.Region[a.X], f.Args[a.Y]) }}
	TryRegion = Reader{Go: "p.TryRegion($x, nil)",
		Read: func(f *Frame, a *Args) (bool, bool) { return f.P.TryRegion(f.Region[a.X], nil) }}
	ReadRegions = Reader{Go: "p.RegionList(&$x)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.RegionList(&f.Regions[a.X]) }}
	ReadBlock = Reader{Go: "p.Successor(&$x)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.Successor(&f.Block[a.X]) }}
	TryBlock = Reader{Go: "p.TrySuccessor(&$x)",
		Read: func(f *Frame, a *Args) (bool, bool) { return f.P.TrySuccessor(&f.Block[a.X]) }}
	ReadBlocks = Reader{Go: "p.SuccessorList(&$x)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.SuccessorList(&f.Blocks[a.X]) }}

	ReadArg = Reader{Go: "rt.ParseArgument(p, &$x)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, ParseArgument(f.P, &f.Args[a.X]) }}
	ReadPair = Reader{Go: "p.ArgumentPair(&$x, &$y)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.ArgumentPair(&f.Args[a.X], &f.Ref[a.Y]) }}
	ReadPairs = Reader{Go: "p.ArgumentPairs(&$x, &$y)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.ArgumentPairs(&f.Args[a.X], &f.Refs[a.Y]) }}
	ReadArgList = Reader{Go: "p.ArgumentList(&$x, core.DelimParen, false, false)",
		Read: func(f *Frame, a *Args) (bool, bool) {
			return true, f.P.ArgumentList(&f.Args[a.X], core.DelimParen, false, false)
		}}
	ReadTypedArgs = Reader{Go: "p.ArgumentList(&$x, core.DelimParen, true, false)",
		Read: func(f *Frame, a *Args) (bool, bool) {
			return true, f.P.ArgumentList(&f.Args[a.X], core.DelimParen, true, false)
		}}

	ReadDict = Reader{Go: "p.OpAttrDict(st)",
		Read: func(f *Frame, _ *Args) (bool, bool) { return true, f.P.OpAttrDict(f.State) }}
	ReadDictWith = Reader{Go: "p.OpAttrDictWithKeyword(st)",
		Read: func(f *Frame, _ *Args) (bool, bool) { return true, f.P.OpAttrDictWithKeyword(f.State) }}
	ReadPropDict = Reader{Go: "p.PropDict(st$names)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.PropDict(f.State, a.Names...) }}
	ReadProp = Reader{Go: "p.Prop(st, $n)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, f.P.Prop(f.State, a.X) }}
	TryProp = Reader{Go: "p.TryProp(st, $n)",
		Read: func(f *Frame, a *Args) (bool, bool) { return f.P.TryProp(f.State, a.X) }}
	ReadSymbol = Reader{Go: "rt.ParseSlotSymbol(p, st, $n)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, ParseSlotSymbol(f.P, f.State, a.X) }}
	TrySymbol = Reader{Go: "rt.TryParseSlotSymbol(p, st, $n)",
		Read: func(f *Frame, a *Args) (bool, bool) { return true, TryParseSlotSymbol(f.P, f.State, a.X) }}
	InferTypes = Reader{Go: "p.InferResultTypes(st)",
		Read: func(f *Frame, _ *Args) (bool, bool) { return true, f.P.InferResultTypes(f.State) }}
)

// What parsers ask and do besides, which cannot fail.
var (
	HasRefs    = question("len($x) > 0", func(f *Frame, a *Args) bool { return len(f.Refs[a.X]) > 0 })
	HasSome    = question("len($x) > 0", func(f *Frame, a *Args) bool { return len(f.Regions[a.X]) > 0 })
	HasTargets = question("len($x) > 0", func(f *Frame, a *Args) bool { return len(f.Blocks[a.X]) > 0 })
	HasEntry   = question("!$x.IsEmpty()", func(f *Frame, a *Args) bool { return !f.Region[a.X].IsEmpty() })
	HasSlot    = question("st.Slot($n) != nil", func(f *Frame, a *Args) bool { return f.State.Slot(a.X) != nil })
	// TryParameters is about the text of a type or attribute.
	TryParameters = question("p.StartsParameters()", func(f *Frame, _ *Args) bool { return f.P.StartsParameters() })

	SetUnit = action("st.SetSlot($n, p.Context().Unit())",
		func(f *Frame, a *Args) { f.State.SetSlot(a.X, f.P.Context().Unit()) })
	EnsureBlock  = action("p.EnsureBlocks($x)", func(f *Frame, a *Args) { f.P.EnsureBlocks(f.Region[a.X]) })
	EnsureBlocks = action("p.EnsureBlocks($x...)", func(f *Frame, a *Args) { f.P.EnsureBlocks(f.Regions[a.X]...) })
	EnsureEnd    = action("p.EnsureTerminator($x, $text, st.Loc)",
		func(f *Frame, a *Args) { f.P.EnsureTerminator(f.Region[a.X], a.Text, f.State.Loc) })
	EnsureEnds = action("for _, r := range $x {\np.EnsureTerminator(r, $text, st.Loc)\n}", func(f *Frame, a *Args) {
		for _, r := range f.Regions[a.X] {
			f.P.EnsureTerminator(r, a.Text, f.State.Loc)
		}
	})
	AddRegion = action("st.Regions = append(st.Regions, $x)",
		func(f *Frame, a *Args) { f.State.Regions = append(f.State.Regions, f.Region[a.X]) })
	AddRegions = action("st.Regions = append(st.Regions, $x...)",
		func(f *Frame, a *Args) { f.State.Regions = append(f.State.Regions, f.Regions[a.X]...) })
	AddBlock = action("st.Successors = append(st.Successors, $x)",
		func(f *Frame, a *Args) { f.State.Successors = append(f.State.Successors, f.Block[a.X]) })
	AddBlocks = action("st.Successors = append(st.Successors, $x...)",
		func(f *Frame, a *Args) { f.State.Successors = append(f.State.Successors, f.Blocks[a.X]...) })
)

func question(code string, holds func(f *Frame, a *Args) bool) Reader {
	return Reader{Go: code, Sure: true, Read: func(f *Frame, a *Args) (found, ok bool) { return holds(f, a), true }}
}

func action(code string, do func(f *Frame, a *Args)) Reader {
	return Reader{Go: code, Sure: true, Read: func(f *Frame, a *Args) (found, ok bool) { do(f, a); return true, true }}
}

// ParseArgument parses the name of an argument of a region.
func ParseArgument(p *core.Parser, dst *[]core.Argument) bool {
	*dst = make([]core.Argument, 1)
	return p.Argument(&(*dst)[0], false, false)
}

// CheckType reports a type that does not satisfy the constraint of the operand or result whose type it is.
func CheckType(p *core.Parser, name, summary string, is func(core.Type) bool, types ...core.Type) bool {
	for _, t := range types {
		if !is(t) {
			return p.OpErrorf(p.NamePos(), "'%s' must be %s, but got '%s'", name, summary, t)
		}
	}
	return true
}

// RepeatedClause reports a clause that was there before.
func RepeatedClause(p *core.Parser, keyword string) bool {
	return p.OpErrorf(p.NamePos(), "`%s` clause can appear at most once in the expansion of the oilist directive", keyword)
}
