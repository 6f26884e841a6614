package transform

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/function"
	"github.com/odsgen/ods/defs/iface/view"
	"github.com/odsgen/ods/generated/transform"
)

// ParseDynamicIndexList reads integers and operands in brackets.
func (Hooks) ParseDynamicIndexList(p *core.Parser, refs *[]core.OperandRef, static *core.Attribute) bool {
	return view.ParseIndexList(p, core.DelimSquare, refs, static)
}

// PrintDynamicIndexList writes integers and operands in brackets.
func (Hooks) PrintDynamicIndexList(p *core.Printer, _ *core.Operation, vals []*core.Value, static core.Attribute) {
	view.PrintIndexList(p, core.DelimSquare, vals, static)
}

// ParseDynamicIndexList2 is [Hooks.ParseDynamicIndexList].
func (h Hooks) ParseDynamicIndexList2(p *core.Parser, refs *[]core.OperandRef, static *core.Attribute) bool {
	return h.ParseDynamicIndexList(p, refs, static)
}

// PrintDynamicIndexList2 is [Hooks.PrintDynamicIndexList].
func (h Hooks) PrintDynamicIndexList2(p *core.Printer, op *core.Operation, vals []*core.Value, static core.Attribute) {
	h.PrintDynamicIndexList(p, op, vals, static)
}

// ParseDynamicIndexList3 reads integers and operands in brackets; those in brackets of their own are scalable.
func (Hooks) ParseDynamicIndexList3(p *core.Parser, refs *[]core.OperandRef, static, scalable *core.Attribute) bool {
	var flags []byte
	if !parseScalableList(p, refs, static, &flags) {
		return false
	}
	*scalable = p.Context().DenseArray(p.Context().I1(), flags)
	return true
}

// PrintDynamicIndexList3 writes what [Hooks.ParseDynamicIndexList3] reads.
func (Hooks) PrintDynamicIndexList3(p *core.Printer, _ *core.Operation, vals []*core.Value, static, scalable core.Attribute) {
	flags, _ := scalable.(*core.DenseArrayAttr)
	printScalableList(p, vals, static, flags)
}

// ParsePackedOrDynamicIndexList reads "*(%sizes)", one handle for all sizes, or a list of integers and operands.
func (h Hooks) ParsePackedOrDynamicIndexList(p *core.Parser, packed, refs *[]core.OperandRef, static *core.Attribute) bool {
	if !p.TryPunct(core.PunctStar) {
		return h.ParseDynamicIndexList(p, refs, static)
	}
	var ref core.OperandRef
	if !p.Punct(core.PunctLParen) || !p.Operand(&ref) || !p.Punct(core.PunctRParen) {
		return false
	}
	*packed, *static = append(*packed, ref), p.Context().I64Array()
	return true
}

// PrintPackedOrDynamicIndexList writes what [Hooks.ParsePackedOrDynamicIndexList] reads.
func (h Hooks) PrintPackedOrDynamicIndexList(p *core.Printer, op *core.Operation, packed *core.Value, vals []*core.Value,
	static core.Attribute) {
	if packed == nil {
		h.PrintDynamicIndexList(p, op, vals, static)
		return
	}
	p.Str("*(")
	p.Operand(packed)
	p.Byte(')')
}

// ParseSemiFunctionType reads the type of an operand, alone or as "(t) -> (u, v)" with those of results.
func (Hooks) ParseSemiFunctionType(p *core.Parser, arg *core.Type, results *[]core.Type) bool {
	open := p.TryPunct(core.PunctLParen)
	if !p.Type(arg) || !open {
		return *arg != nil && !open
	}
	if !p.Punct(core.PunctRParen) || !p.Punct(core.PunctArrow) {
		return false
	}
	if p.TryPunct(core.PunctLParen) {
		return p.TypeList(results) && p.Punct(core.PunctRParen)
	}
	var t core.Type
	if !p.Type(&t) {
		return false
	}
	*results = append(*results, t)
	return true
}

// PrintSemiFunctionType writes what [Hooks.ParseSemiFunctionType] reads.
func (Hooks) PrintSemiFunctionType(p *core.Printer, _ *core.Operation, arg core.Type, results []core.Type) {
	if len(results) == 0 {
		p.Type(arg)
		return
	}
	p.Byte('(')
	p.Type(arg)
	p.Str(") -> ")
	if len(results) > 1 {
		p.Byte('(')
	}
	p.Types(results)
	if len(results) > 1 {
		p.Byte(')')
	}
}

// ParseSemiFunctionType2 reads "(t) -> u".
func (Hooks) ParseSemiFunctionType2(p *core.Parser, arg, result *core.Type, _ string) bool {
	return p.Punct(core.PunctLParen) && p.Type(arg) && p.Punct(core.PunctRParen) && p.Punct(core.PunctArrow) && p.Type(result)
}

// PrintSemiFunctionType2 writes what [Hooks.ParseSemiFunctionType2] reads.
func (Hooks) PrintSemiFunctionType2(p *core.Printer, _ *core.Operation, arg, result core.Type, _ string) {
	p.Byte('(')
	p.Type(arg)
	p.Str(") -> ")
	p.Type(result)
}

// ParseTransformMatchDims reads "all", a list of integers, or "except(...)".
func (Hooks) ParseTransformMatchDims(p *core.Parser, list, inverted, all *core.Attribute) bool {
	c := p.Context()
	if p.TryKeyword("all") {
		*list, *all = c.I64Array(), c.Unit()
		return true
	}
	except := p.TryKeyword("except")
	if except {
		*inverted = c.Unit()
		if !p.Punct(core.PunctLParen) {
			return false
		}
	}
	var dims []int64
	ok := p.List(core.DelimNone, "", func() bool {
		dims = append(dims, 0)
		return p.Integer(&dims[len(dims)-1])
	})
	*list = c.I64Array(dims...)
	return ok && (!except || p.Punct(core.PunctRParen))
}

// PrintTransformMatchDims writes what [Hooks.ParseTransformMatchDims] reads.
func (Hooks) PrintTransformMatchDims(p *core.Printer, _ *core.Operation, list, inverted, all core.Attribute) {
	if all != nil {
		p.Str("all")
		return
	}
	if inverted != nil {
		p.Str("except(")
	}
	for i, n := range integers(list) {
		if i > 0 {
			p.Str(", ")
		}
		p.Int(n)
	}
	if inverted != nil {
		p.Byte(')')
	}
}

// integers returns the elements of a dense array of integers.
func integers(a core.Attribute) []int64 {
	d, ok := a.(*core.DenseArrayAttr)
	if !ok || d == nil {
		return nil
	}
	out := make([]int64, d.Len())
	for i := range out {
		out[i] = d.Int(i)
	}
	return out
}

// oneToOne reads "(t) -> u".
func oneToOne(p *core.Parser) (from, to core.Type, ok bool) {
	at := p.Pos()
	var f *core.FunctionType
	if !p.FunctionType(&f) {
		return nil, nil, false
	}
	if len(f.Inputs()) != 1 || len(f.Results()) != 1 {
		return nil, nil, p.Errorf(at, "expects a trailing functional type with one argument and one result")
	}
	return f.Inputs()[0], f.Results()[0], true
}

// ParseMultitileSizesTypes reads the type of the target and that of all results.
func (Hooks) ParseMultitileSizesTypes(p *core.Parser, target, low, high, split *core.Type) bool {
	from, to, ok := oneToOne(p)
	*target, *low, *high, *split = from, to, to, to
	return ok
}

// PrintMultitileSizesTypes writes what [Hooks.ParseMultitileSizesTypes] reads.
func (Hooks) PrintMultitileSizesTypes(p *core.Printer, _ *core.Operation, target, low, _, _ core.Type) {
	p.FunctionalType([]core.Type{target}, []core.Type{low})
}

// ParseContinuousTileSizeTypes reads the type of the target and that of all results.
func (Hooks) ParseContinuousTileSizeTypes(p *core.Parser, target, tiles, chunks *core.Type) bool {
	from, to, ok := oneToOne(p)
	*target, *tiles, *chunks = from, to, to
	return ok
}

// PrintContinuousTileSizeTypes writes what [Hooks.ParseContinuousTileSizeTypes] reads.
func (Hooks) PrintContinuousTileSizeTypes(p *core.Printer, _ *core.Operation, target, tiles, _ core.Type) {
	p.FunctionalType([]core.Type{target}, []core.Type{tiles})
}

// ParseSequenceOpOperands reads "%root : t", or "%root, %more : (t, u)", or nothing.
func (Hooks) ParseSequenceOpOperands(p *core.Parser, root *[]core.OperandRef, rootType *[]core.Type, more *[]core.OperandRef,
	moreTypes *[]core.Type) bool {
	var ref core.OperandRef
	if found, ok := p.TryOperand(&ref); !found || !ok {
		return ok || !found
	}
	*root = append(*root, ref)
	if p.TryPunct(core.PunctComma) && !p.OperandList(more, core.DelimNone) || !p.Punct(core.PunctColon) {
		return false
	}
	p.TryPunct(core.PunctLParen)
	var t core.Type
	if !p.Type(&t) {
		return false
	}
	*rootType = append(*rootType, t)
	if len(*more) > 0 && (!p.Punct(core.PunctComma) || !p.TypeList(moreTypes)) {
		return false
	}
	if len(*more) != len(*moreTypes) {
		return p.OpErrorf(p.NamePos(), "expected types to be provided for all operands")
	}
	p.TryPunct(core.PunctRParen)
	return true
}

// PrintSequenceOpOperands writes what [Hooks.ParseSequenceOpOperands] reads.
func (Hooks) PrintSequenceOpOperands(p *core.Printer, _ *core.Operation, root *core.Value, _ []core.Type, more []*core.Value,
	moreTypes []core.Type) {
	if root == nil {
		return
	}
	p.Operand(root)
	if len(more) > 0 {
		p.Str(", ")
		p.Operands(more)
	}
	p.Str(" : ")
	if len(more) == 0 {
		p.Type(root.Type())
		return
	}
	p.Byte('(')
	p.Type(root.Type())
	p.Str(", ")
	p.Types(moreTypes)
	p.Byte(')')
}

// ParseForeachMatchSymbols reads "@matcher -> @action" any number of times.
func (Hooks) ParseForeachMatchSymbols(p *core.Parser, matchers, actions *core.Attribute) bool {
	var from, to []core.Attribute
	for {
		var m, a *core.StringAttr
		if !p.SymbolName(&m) || !p.Punct(core.PunctArrow) || !p.SymbolName(&a) {
			return false
		}
		from, to = append(from, p.Context().SymbolRef(m.Value())), append(to, p.Context().SymbolRef(a.Value()))
		if !p.TryPunct(core.PunctComma) {
			break
		}
	}
	*matchers, *actions = p.Context().Array(from...), p.Context().Array(to...)
	return true
}

// PrintForeachMatchSymbols writes what [Hooks.ParseForeachMatchSymbols] reads, a pair on each line.
func (Hooks) PrintForeachMatchSymbols(p *core.Printer, _ *core.Operation, matchers, actions core.Attribute) {
	from, to := elements(matchers), elements(actions)
	p.IncreaseIndent()
	p.IncreaseIndent()
	for i := range min(len(from), len(to)) {
		p.Newline()
		p.Attr(from[i])
		p.Str(" -> ")
		p.Attr(to[i])
		if i < len(from)-1 {
			p.Str(", ")
		}
	}
	p.DecreaseIndent()
	p.DecreaseIndent()
}

// elements returns the elements of an array attribute.
func elements(a core.Attribute) []core.Attribute {
	if l, ok := a.(*core.ArrayAttr); ok && l != nil {
		return l.Elems()
	}
	return nil
}

// ParseAlternativesOpSelectedRegion reads the number of a region, or a parameter.
func (Hooks) ParseAlternativesOpSelectedRegion(p *core.Parser, index *core.Attribute, param *[]core.OperandRef) bool {
	var n int64
	if found, ok := p.TryInteger(&n); found {
		*index = p.Context().IndexAttr(n)
		return ok
	}
	var ref core.OperandRef
	if found, ok := p.TryOperand(&ref); found {
		*param = append(*param, ref)
		return ok
	}
	return p.Errorf(p.Pos(), "expected either an integer attribute or a transform.param operand")
}

// PrintAlternativesOpSelectedRegion writes what [Hooks.ParseAlternativesOpSelectedRegion] reads.
func (Hooks) PrintAlternativesOpSelectedRegion(p *core.Printer, _ *core.Operation, index core.Attribute, param *core.Value) {
	if n, ok := index.(*core.IntegerAttr); ok {
		p.Int(n.Int64())
	}
	if param != nil {
		p.Operand(param)
	}
}

// ParseSplit reads "%target after 4 : t", or "%target after %n : t, u".
func (Hooks) ParseSplit(p *core.Parser, st *core.OperationState) bool {
	var target, size core.OperandRef
	n := core.Dynamic
	if !p.Operand(&target) || !p.Keyword("after") {
		return false
	}
	dynamic, ok := p.TryOperand(&size)
	if !dynamic && !p.Integer(&n) {
		return false
	}
	var t, u core.Type
	if !p.AttrDict(&st.Attrs) || !p.ColonType(&t) || !p.Resolve(&st.Operands, target, t) {
		return false
	}
	if dynamic && (!ok || !p.Punct(core.PunctComma) || !p.Type(&u) || !p.Resolve(&st.Operands, size, u)) {
		return false
	}
	st.SetSlot(transform.SplitStaticChunkSizesSlot, p.Context().I64Attr(n))
	st.Types = append(st.Types, t)
	return true
}

// PrintSplit writes what [Hooks.ParseSplit] reads.
func (Hooks) PrintSplit(p *core.Printer, op transform.SplitOp) {
	p.Space()
	p.Operand(op.Target())
	p.Str(" after ")
	size := op.DynamicChunkSizes()
	if size != nil && op.StaticChunkSizes() == core.Dynamic {
		p.Operand(size)
	} else {
		p.Int(op.StaticChunkSizes())
		size = nil
	}
	p.Byte(' ')
	p.AttrDict(op.Op, "static_chunk_sizes")
	p.Str(" : ")
	p.Type(op.Target().Type())
	if size != nil {
		p.Str(", ")
		p.Type(size.Type())
	}
}

// ParseNamedSequence reads a function.
func (Hooks) ParseNamedSequence(p *core.Parser, st *core.OperationState) bool {
	return function.Parse(p, st, function.Syntax{})
}

// PrintNamedSequence writes a function.
func (Hooks) PrintNamedSequence(p *core.Printer, op transform.NamedSequenceOp) {
	function.Print(p, op.Op, function.Syntax{})
}
