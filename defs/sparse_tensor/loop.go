package sparse_tensor

import (
	"github.com/odsgen/ods/core"
	sparsetensor "github.com/odsgen/ods/generated/sparse_tensor"
)

// This file has the syntax of levels and of loops over iteration spaces.

// ParseLevels reads "0 to 2" or "0", which is "0 to 1".
func (Hooks) ParseLevels(p *core.Parser, lo, hi *uint64) bool {
	at := p.Pos()
	var a, b int64
	if !p.Integer(&a) {
		return false
	}
	b = a + 1
	if p.TryKeyword("to") && !p.Integer(&b) {
		return false
	}
	if a < 0 || b <= a {
		return p.OpErrorf(at, "expect larger level upper bound than lower bound")
	}
	*lo, *hi = uint64(a), uint64(b)
	return true
}

// PrintLevels writes what [Hooks.ParseLevels] reads.
func (Hooks) PrintLevels(p *core.Printer, lo, hi uint64) {
	p.Uint(lo)
	if hi != lo+1 {
		p.Str(" to ")
		p.Uint(hi)
	}
}

// ParseLevelRange is [Hooks.ParseLevels] for attributes.
func (h Hooks) ParseLevelRange(p *core.Parser, lo, hi *core.Attribute) bool {
	var a, b uint64
	if !h.ParseLevels(p, &a, &b) {
		return false
	}
	*lo, *hi = p.Context().IndexAttr(int64(a)), p.Context().IndexAttr(int64(b))
	return true
}

// PrintLevelRange writes what [Hooks.ParseLevelRange] reads.
func (h Hooks) PrintLevelRange(p *core.Printer, _ *core.Operation, lo, hi core.Attribute) {
	a, _ := lo.(*core.IntegerAttr)
	b, _ := hi.(*core.IntegerAttr)
	if a != nil && b != nil {
		h.PrintLevels(p, a.Value().Uint64(), b.Value().Uint64())
	}
}

// loop is a loop that is being read.
type loop struct {
	spaces       []core.OperandRef
	inits        []core.OperandRef
	args, coords []core.Argument
	mask         int64
	numCoords    int
}

// parseCoords reads "at(%a, _)" when it is there, the coordinates that the body wants.
func (l *loop) parseCoords(p *core.Parser) bool {
	if !p.TryKeyword("at") {
		return true
	}
	return p.List(core.DelimParen, "", func() bool {
		used, ok := parsePlace(p, &l.coords, "expecting SSA value or \"_\" for level coordinates")
		if used && l.numCoords < 64 {
			l.mask |= 1 << l.numCoords
		}
		l.numCoords++
		return ok
	})
}

// parsePlace reads an argument, or "_" where none is wanted.
func parsePlace(p *core.Parser, dst *[]core.Argument, message string) (used, ok bool) {
	if p.TryKeyword("_") {
		return false, true
	}
	var a core.Argument
	found, ok := p.TryArgument(&a, false, false)
	if !found {
		return false, p.OpErrorf(p.Pos(), "%s", message)
	}
	*dst = append(*dst, a)
	return true, ok
}

// parseInits reads the initial values of a loop, after which ":" and types come.
func (l *loop) parseInits(p *core.Parser) bool {
	return !p.TryKeyword("iter_args") || p.ArgumentPairs(&l.args, &l.inits)
}

// resolve resolves the operands and gives the arguments their types: the values carried along, then coordinates.
func (l *loop) resolve(p *core.Parser, st *core.OperationState, spaces []core.Type) (args []core.Argument, ok bool) {
	if len(l.inits) != len(st.Types) {
		return nil, p.OpErrorf(p.NamePos(), "mismatch in number of iteration arguments and return values")
	}
	if len(l.spaces) != len(spaces) {
		return nil, p.OpErrorf(p.NamePos(), "mismatch in number of iteration space operands and iteration space types")
	}
	for _, t := range spaces {
		if _, ok := t.(*sparsetensor.IterSpaceType); !ok {
			return nil, p.OpErrorf(p.NamePos(), "expected sparse_tensor.iter_space type for iteration space operands")
		}
	}
	at := p.Pos()
	if !p.ResolveAll(&st.Operands, l.spaces, spaces, at) || !p.ResolveAll(&st.Operands, l.inits, st.Types, at) {
		return nil, false
	}
	for i, a := range l.args {
		a.Type = st.Types[i]
		args = append(args, a)
	}
	for _, a := range l.coords {
		a.Type = p.Context().Index()
		args = append(args, a)
	}
	return args, true
}

func iteratorOf(s *sparsetensor.IterSpaceType) core.Type {
	return sparsetensor.GetIteratorType(s.Context(), s.Encoding(), s.LoLvl(), s.HiLvl())
}

// ParseIterate reads "%it in %space at(%c) iter_args(%a = %x) : t -> u {...}".
func (Hooks) ParseIterate(p *core.Parser, st *core.OperationState) bool {
	body := st.AddRegion()
	var l loop
	var it core.Argument
	l.spaces = make([]core.OperandRef, 1)
	if !p.Argument(&it, false, false) || !p.Keyword("in") || !p.Operand(&l.spaces[0]) || !l.parseCoords(p) || !l.parseInits(p) {
		return false
	}
	var t core.Type
	if !p.ColonType(&t) || !p.TryArrowTypeList(&st.Types) {
		return false
	}
	args, ok := l.resolve(p, st, []core.Type{t})
	if !ok {
		return false
	}
	it.Type = iteratorOf(t.(*sparsetensor.IterSpaceType))
	st.SetSlot(sparsetensor.IterateCrdUsedLvlsSlot, p.Context().I64Attr(l.mask))
	if !p.Region(body, append(args, it)) {
		return false
	}
	p.EnsureTerminator(body, "sparse_tensor.yield", st.Loc)
	return p.AttrDict(&st.Attrs)
}

// printCoords writes what parseCoords reads. Behind n values carried along, the arguments are the coordinates that are
// used.
func printCoords(p *core.Printer, args []*core.Value, n, levels int, mask uint64) {
	if mask == 0 {
		return
	}
	p.Str(" at(")
	list(p, levels, func(i int) {
		if mask>>i&1 == 0 || n >= len(args) {
			p.Byte('_')
			return
		}
		p.Operand(args[n])
		n++
	})
	p.Byte(')')
}

// printInits writes the values that are carried along.
func printInits(p *core.Printer, args, inits []*core.Value) {
	if len(inits) == 0 {
		return
	}
	p.Str(" iter_args(")
	list(p, min(len(inits), len(args)), func(i int) {
		p.Operand(args[i])
		p.Str(" = ")
		p.Operand(inits[i])
	})
	p.Byte(')')
}

// bitsOf returns the integer that an attribute holds.
func bitsOf(a core.Attribute) uint64 {
	if i, ok := a.(*core.IntegerAttr); ok {
		return i.Value().Uint64()
	}
	return 0
}

func entryArgs(r *core.Region) []*core.Value {
	if b := r.Entry(); b != nil {
		return b.Args()
	}
	return nil
}

// levelsOf returns how many levels a space has.
func levelsOf(v *core.Value) int {
	if s, ok := v.Type().(*sparsetensor.IterSpaceType); ok {
		return int(min(s.HiLvl()-s.LoLvl(), 64))
	}
	return 0
}

// PrintIterate writes what [Hooks.ParseIterate] reads.
func (Hooks) PrintIterate(p *core.Printer, op sparsetensor.IterateOp) {
	args, inits := entryArgs(op.Region()), op.InitArgs()
	if len(args) > 0 {
		p.Space()
		p.Operand(args[len(args)-1])
	}
	p.Str(" in ")
	p.Operand(op.IterSpace())
	printCoords(p, args, len(inits), levelsOf(op.IterSpace()), bitsOf(op.CrdUsedLvlsAttr()))
	printInits(p, args, inits)
	p.Str(" : ")
	p.Type(op.IterSpace().Type())
	p.Space()
	if len(inits) > 0 {
		p.ArrowTypes(op.Op.ResultTypes())
	}
	p.Space()
	p.Region(op.Region(), core.RegionOpts{HideEntryArgs: true, HideTerminator: len(inits) == 0})
	p.AttrDict(op.Op, "crdUsedLvls")
}

// ParseCoIterate reads "(%s, %t) at(%c) iter_args(%a = %x) : (t, u) -> v case %it, _ {...}".
func (Hooks) ParseCoIterate(p *core.Parser, st *core.OperationState) bool {
	var l loop
	if !p.OperandList(&l.spaces, core.DelimParen) || !l.parseCoords(p) || !l.parseInits(p) {
		return false
	}
	var spaces []core.Type
	if !p.Punct(core.PunctColon) || !p.TypeListInParens(&spaces) || !p.TryArrowTypeList(&st.Types) {
		return false
	}
	args, ok := l.resolve(p, st, spaces)
	if !ok {
		return false
	}
	var cases []core.Attribute
	for p.TryKeyword("case") {
		var its []core.Argument
		var mask int64
		n := 0
		if !p.List(core.DelimNone, "", func() bool {
			used, ok := parsePlace(p, &its, "expecting SSA value or \"_\" for level coordinates")
			if used && n < len(spaces) {
				its[len(its)-1].Type = iteratorOf(spaces[n].(*sparsetensor.IterSpaceType))
				mask |= 1 << min(n, 63)
			}
			n++
			return ok
		}) {
			return false
		}
		if n != len(spaces) {
			return p.OpErrorf(p.NamePos(), "mismatch in number of sparse iterators and sparse spaces")
		}
		cases = append(cases, p.Context().I64Attr(mask))
		body := st.AddRegion()
		if !p.Region(body, append(args[:len(args):len(args)], its...)) {
			return false
		}
		p.EnsureTerminator(body, "sparse_tensor.yield", st.Loc)
	}
	c := p.Context()
	st.SetSlot(sparsetensor.CoIterateCasesSlot, c.Array(cases...))
	st.SetSlot(sparsetensor.CoIterateCrdUsedLvlsSlot, c.I64Attr(l.mask))
	st.SetSlot(sparsetensor.CoIterateOperandSegmentSizesSlot, p.SegmentSizes(int32(len(l.spaces)), int32(len(l.inits))))
	return p.AttrDict(&st.Attrs)
}

// PrintCoIterate writes what [Hooks.ParseCoIterate] reads.
func (Hooks) PrintCoIterate(p *core.Printer, op sparsetensor.CoIterateOp) {
	spaces, inits, regions := op.IterSpaces(), op.InitArgs(), op.CaseRegions()
	var args []*core.Value
	if len(regions) > 0 {
		args = entryArgs(regions[0])
	}
	mask := bitsOf(op.CrdUsedLvlsAttr())
	p.Str(" (")
	p.Operands(spaces)
	p.Byte(')')
	levels := 0
	if len(spaces) > 0 {
		levels = levelsOf(spaces[0])
	}
	printCoords(p, args, len(inits), levels, mask)
	printInits(p, args, inits)
	p.Str(" : (")
	p.TypesOf(spaces)
	p.Byte(')')
	if len(inits) > 0 {
		p.ArrowTypes(op.Op.ResultTypes())
	}
	numCoords := 0
	for i := range levels {
		numCoords += int(mask >> i & 1)
	}
	cases, _ := op.Op.Slot(sparsetensor.CoIterateCasesSlot).(*core.ArrayAttr)
	for i, r := range regions {
		p.Newline()
		p.Str("case ")
		var defined uint64
		if cases != nil && i < len(cases.Elems()) {
			defined = bitsOf(cases.Elems()[i])
		}
		args, n := entryArgs(r), len(inits)+numCoords
		list(p, len(spaces), func(k int) {
			if defined>>min(k, 63)&1 == 0 || n >= len(args) {
				p.Byte('_')
				return
			}
			p.Operand(args[n])
			n++
		})
		p.Space()
		p.Region(r, core.RegionOpts{HideEntryArgs: true, HideTerminator: len(inits) == 0})
	}
	p.AttrDict(op.Op, "cases", "crdUsedLvls")
}
