package dialect

import (
	"encoding/base64"
	"strings"

	"github.com/odsgen/ods/core"
)

// Operations with hand-written syntax.

// ParseIsolatedRegion reads an operand that is the region's argument, too.
func (hooks) ParseIsolatedRegion(p *core.Parser, st *core.OperationState) bool {
	arg := core.Argument{Type: p.Context().Index()}
	return p.Operand(&arg.Ref) && p.Resolve(&st.Operands, arg.Ref, arg.Type) && p.IsolatedRegion(st.AddRegion(),
		[]core.Argument{arg})
}

// PrintIsolatedRegion writes the operand; inside, the argument has its name.
func (hooks) PrintIsolatedRegion(p *core.Printer, op IsolatedRegionOp) {
	p.Space()
	p.Operand(op.Op.Operand(0))
	p.ShadowRegionArgs(op.Region(), op.Op.OperandList(0, 1))
	p.Space()
	p.Region(op.Region(), core.RegionOpts{HideEntryArgs: true})
}

// ParseAffineScope reads a region.
func (hooks) ParseAffineScope(p *core.Parser, st *core.OperationState) bool {
	return p.Region(st.AddRegion(), nil)
}

// PrintAffineScope writes a region.
func (hooks) PrintAffineScope(p *core.Printer, op AffineScopeOp) {
	p.Space()
	p.Region(op.Region(), core.RegionOpts{HideEntryArgs: true})
}

// ParseSingleNoTerminatorCustomAsmOp reads a region.
func (hooks) ParseSingleNoTerminatorCustomAsmOp(p *core.Parser, st *core.OperationState) bool {
	return p.Region(st.AddRegion(), nil)
}

// PrintSingleNoTerminatorCustomAsmOp writes a region without its terminator, and it has none.
func (hooks) PrintSingleNoTerminatorCustomAsmOp(p *core.Printer, op SingleNoTerminatorCustomAsmOpOp) {
	p.Region(op.Op.Region(0), core.RegionOpts{HideEntryArgs: true, HideTerminator: true})
}

// ParseRegionIf reads "%a: t -> u then {...} else {...} join {...}".
func (hooks) ParseRegionIf(p *core.Parser, st *core.OperationState) bool {
	var refs []core.OperandRef
	var types []core.Type
	at := p.Pos()
	if !p.OperandList(&refs, core.DelimNone) || !p.ColonTypeList(&types) || !p.ArrowTypeList(&st.Types) {
		return false
	}
	for _, word := range []string{"then", "else", "join"} {
		if !p.Keyword(word) || !p.Region(st.AddRegion(), nil) {
			return false
		}
	}
	return p.ResolveAll(&st.Operands, refs, types, at)
}

// PrintRegionIf writes what [hooks.ParseRegionIf] reads.
func (hooks) PrintRegionIf(p *core.Printer, op RegionIfOp) {
	p.Space()
	operands := op.Op.OperandList(0, op.Op.NumOperands())
	p.Operands(operands)
	p.Str(": ")
	p.TypesOf(operands)
	types := make([]core.Type, 0, op.Op.NumResults())
	for _, v := range op.Op.ResultList() {
		types = append(types, v.Type())
	}
	p.ArrowTypes(types)
	for i, word := range []string{" then ", " else ", " join "} {
		p.Str(word)
		p.Region(op.Op.Region(i), core.RegionOpts{})
	}
}

// ParseWrappingRegion reads "wraps" and an operation in generic form, whose results the region returns.
func (hooks) ParseWrappingRegion(p *core.Parser, st *core.OperationState) bool {
	if !p.Keyword("wraps") {
		return false
	}
	body := new(core.Block)
	st.AddRegion().Append(body)
	op := p.GenericOperation(body)
	if op == nil {
		return false
	}
	Return{Operand0: op.ResultList(), Loc: op.Loc()}.Build(core.BuilderAtEnd(p.Context(), body))
	for _, v := range op.ResultList() {
		st.Types = append(st.Types, v.Type())
	}
	st.Loc = op.Loc()
	return true
}

// PrintWrappingRegion writes the operation in generic form.
func (hooks) PrintWrappingRegion(p *core.Printer, op WrappingRegionOp) {
	p.Str(" wraps ")
	p.GenericOp(op.Region().Entry().First(), true)
}

// ParsePrettyPrintedRegion reads "%a, %b start NAME end : (t, t) -> t", which stands for a region whose one operation
// has that name, or else the generic form behind the operands.
func (hooks) ParsePrettyPrintedRegion(p *core.Parser, st *core.OperationState) bool {
	at := p.Pos()
	loc := p.LocAt(at)
	var refs []core.OperandRef
	if !p.OperandList(&refs, core.DelimNone) {
		return false
	}
	if !p.TryKeyword("start") {
		return p.GenericOperationPartsAfter(st, refs)
	}
	var inner *core.OpInfo
	var fn *core.FunctionType
	if !p.CustomOperationName(&inner) || !p.Keyword("end") || !p.Punct(core.PunctColon) || !p.FunctionType(&fn) ||
		!p.OptionalLoc(&loc) ||
		!p.ResolveAll(&st.Operands, refs, fn.Inputs(), at) {
		return false
	}
	if len(fn.Inputs()) == 0 {
		return p.Errorf(at, "expected an operand, whose type the operation inside has")
	}
	t := fn.Inputs()[0]
	b := core.NewBuilder(p.Context()).SetLoc(loc)
	b.CreateBlock(st.AddRegion(), []core.Type{t, t}, loc, loc)
	op := b.Create(&core.OperationState{Info: inner, Loc: loc, Operands: b.Block().Args(), Types: []core.Type{t}})
	Return{Operand0: op.ResultList(), Loc: loc}.Build(b)
	st.Types = append(st.Types, fn.Results()...)
	st.Loc = loc
	return true
}

// PrintPrettyPrintedRegion writes the short form of a region whose operation is known to need no more.
func (hooks) PrintPrettyPrintedRegion(p *core.Printer, op PrettyPrintedRegionOp) {
	p.Space()
	p.OperandRange(op.Op, 0, op.Op.NumOperands())
	if inner := op.Region().Entry().First(); inner != nil && inner.Name() == "test.special.op" {
		p.Str(" start test.special.op end")
	} else {
		p.Str(" (")
		p.Region(op.Region(), core.RegionOpts{})
		p.Byte(')')
	}
	p.Str(" : ")
	p.FunctionalTypeOf(op.Op)
}

// ParsePolyfor reads "%i, %j {...}".
func (hooks) ParsePolyfor(p *core.Parser, st *core.OperationState) bool {
	var args []core.Argument
	if !p.ArgumentList(&args, core.DelimNone, false, false) {
		return false
	}
	for i := range args {
		args[i].Type = p.Context().Index()
	}
	return p.Region(st.AddRegion(), args)
}

// PrintPolyfor writes the arguments and the region.
func (hooks) PrintPolyfor(p *core.Printer, op PolyforOp) {
	p.Space()
	for i, a := range op.Region().Entry().Args() {
		if i > 0 {
			p.Str(", ")
		}
		p.RegionArg(a, nil, true)
	}
	p.Space()
	p.Region(op.Region(), core.RegionOpts{HideEntryArgs: true})
}

// ParseParseIntegerLiteral reads ": 3", the number of results.
func (hooks) ParseParseIntegerLiteral(p *core.Parser, st *core.OperationState) bool {
	if !p.TryPunct(core.PunctColon) {
		return true
	}
	var n int64
	at := p.Pos()
	if !p.Integer(&n) {
		return false
	}
	if n < 0 || n > 1<<16 {
		return p.Errorf(at, "expected a number of results up to 65536, found %d", n)
	}
	for range n {
		st.Types = append(st.Types, p.Context().Index())
	}
	return true
}

// PrintParseIntegerLiteral writes the number of results.
func (hooks) PrintParseIntegerLiteral(p *core.Printer, op ParseIntegerLiteralOp) {
	if n := op.Op.NumResults(); n > 0 {
		p.Str(" : ")
		p.Int(int64(n))
	}
}

// ParseParseWrappedKeyword reads any keyword.
func (hooks) ParseParseWrappedKeyword(p *core.Parser, st *core.OperationState) bool {
	var word string
	if !p.AnyKeyword(&word) {
		return false
	}
	st.SetSlot(0, p.Context().String(word))
	return true
}

// PrintParseWrappedKeyword writes the keyword.
func (hooks) PrintParseWrappedKeyword(p *core.Printer, op ParseWrappedKeywordOp) {
	p.Space()
	p.Str(op.Keyword())
}

// ParseParseB64 reads a string in base64.
func (hooks) ParseParseB64(p *core.Parser, st *core.OperationState) bool {
	var text string
	at := p.Pos()
	if !p.Str(&text) {
		return false
	}
	data, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return p.Errorf(at, "invalid base64 string: %v", err)
	}
	st.SetSlot(0, p.Context().String(string(data)))
	return true
}

// PrintParseB64 writes a string in base64.
func (hooks) PrintParseB64(p *core.Printer, op ParseB64Op) {
	p.Str(` "`)
	p.Str(base64.StdEncoding.EncodeToString([]byte(op.B64())))
	p.Byte('"')
}

// ParseStringAttrPrettyName takes the names of the results where no attribute says them.
func (hooks) ParseStringAttrPrettyName(p *core.Parser, st *core.OperationState) bool {
	for range p.NumResultNames() {
		st.Types = append(st.Types, p.Context().I32())
	}
	if !p.OpAttrDictWithKeyword(st) {
		return false
	}
	if st.Slot(0) != nil || p.NumResultNames() == 0 {
		return true
	}
	var names []core.Attribute
	for i := range p.NumResultNames() {
		name, _ := p.ResultName(i)
		if name != "" && name[0] >= '0' && name[0] <= '9' {
			name = ""
		}
		names = append(names, p.Context().String(name))
	}
	st.SetSlot(0, p.Context().Array(names...))
	return true
}

// PrintStringAttrPrettyName leaves out names that the results have anyway.
func (hooks) PrintStringAttrPrettyName(p *core.Printer, op StringAttrPrettyNameOp) {
	if agrees(p, op.NamesAttr(), op.Op.ResultList()) {
		p.AttrDictWithKeyword(op.Op, "names")
		return
	}
	p.AttrDictWithKeyword(op.Op)
}

// agrees reports whether the values have the names that an attribute lists.
func agrees(p *core.Printer, list *core.ArrayAttr, vals []*core.Value) bool {
	if list.Len() != len(vals) {
		return false
	}
	for i, v := range vals {
		if s, ok := list.Elems()[i].(*core.StringAttr); !ok || s.Value() != strings.TrimPrefix(p.OperandText(v), "%") {
			return false
		}
	}
	return true
}

// NameStringAttrPrettyName names the results as the attribute says.
func (hooks) NameStringAttrPrettyName(op StringAttrPrettyNameOp, set func(v *core.Value, name string)) {
	nameResults(op.Op, op.NamesAttr(), set)
}

// NameCustomResultName names the results as the attribute says.
func (hooks) NameCustomResultName(op CustomResultNameOp, set func(v *core.Value, name string)) {
	nameResults(op.Op, op.NamesAttr(), set)
}

func nameResults(op *core.Operation, names *core.ArrayAttr, set func(v *core.Value, name string)) {
	if names == nil {
		return
	}
	for i := range min(names.Len(), op.NumResults()) {
		if s, ok := names.Elems()[i].(*core.StringAttr); ok && s.Value() != "" {
			set(op.Result(i), s.Value())
		}
	}
}
