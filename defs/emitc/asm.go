package emitc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/upstream"
	"github.com/odsgen/ods/defs/iface/function"
	"github.com/odsgen/ods/generated/emitc"
)

// ParseFunc reads a function.
func (Hooks) ParseFunc(p *core.Parser, st *core.OperationState) bool {
	return function.Parse(p, st, function.Syntax{})
}

// PrintFunc writes a function.
func (Hooks) PrintFunc(p *core.Printer, op emitc.FuncOp) { function.Print(p, op.Op, function.Syntax{}) }

// ParseExpression reads "%a, %b noinline : (t, u) -> v {...}". The operands are the names of the region's arguments,
// too.
func (Hooks) ParseExpression(p *core.Parser, st *core.OperationState) bool {
	var refs []core.OperandRef
	if !p.OperandList(&refs, core.DelimNone) {
		return p.OpErrorf(p.Pos(), "expected operands")
	}
	if p.TryKeyword("noinline") {
		st.SetSlot(emitc.ExpressionDoNotInlineSlot, p.Context().Unit())
	}
	var t core.Type
	if !p.ColonType(&t) {
		return p.OpErrorf(p.Pos(), "expected function type")
	}
	ft, ok := t.(*core.FunctionType)
	if !ok {
		return p.OpErrorf(p.Pos(), "expected function type")
	}
	if !p.ResolveAll(&st.Operands, refs, ft.Inputs(), p.Pos()) {
		return false
	}
	if len(ft.Results()) != 1 {
		return p.OpErrorf(p.Pos(), "expected single return type")
	}
	st.Types = append(st.Types, ft.Results()...)
	args := make([]core.Argument, len(refs))
	for i, ref := range refs {
		args[i] = core.Argument{Ref: ref, Type: ft.Inputs()[i]}
	}
	return p.IsolatedRegion(st.AddRegion(), args)
}

// PrintExpression writes the operands; inside, the arguments have their names. Where two operands are one value that name
// says too little, and there is no place for attributes: the generic form has all of it. Upstream loses it, and noinline.
func (Hooks) PrintExpression(p *core.Printer, op emitc.ExpressionOp) {
	loses := upstream.ExpressionText.In(op.Op.Context())
	if !loses && (namesClash(op) || len(op.Op.DictAttrs("do_not_inline")) > 0) {
		p.GenericInstead()
		return
	}
	p.Space()
	p.Operands(op.Defs())
	if !loses && op.DoNotInline() {
		p.Str(" noinline")
	}
	p.Str(" : ")
	p.FunctionalTypeOf(op.Op)
	p.ShadowRegionArgs(op.Region(), op.Defs())
	p.Space()
	p.Region(op.Region(), core.RegionOpts{HideEntryArgs: true})
}

// namesClash reports whether two arguments of an expression would have one name.
func namesClash(op emitc.ExpressionOp) bool {
	seen := make(map[*core.Value]bool)
	for _, v := range op.Defs() {
		if seen[v] {
			return true
		}
		seen[v] = true
	}
	return false
}

// ParseFor reads "%i = %lb to %ub step %s : t {...}".
func (Hooks) ParseFor(p *core.Parser, st *core.OperationState) bool {
	args := make([]core.Argument, 1)
	var bounds [3]core.OperandRef
	if !p.Operand(&args[0].Ref) || !p.Punct(core.PunctEqual) || !p.Operand(&bounds[0]) || !p.Keyword("to") ||
		!p.Operand(&bounds[1]) || !p.Keyword("step") || !p.Operand(&bounds[2]) {
		return false
	}
	var t core.Type = p.Context().Index()
	if p.TryPunct(core.PunctColon) && !p.Type(&t) {
		return false
	}
	args[0].Type = t
	for _, b := range bounds {
		if !p.Resolve(&st.Operands, b, t) {
			return false
		}
	}
	body := st.AddRegion()
	if !p.Region(body, args) {
		return false
	}
	p.EnsureTerminator(body, "emitc.yield", st.Loc)
	return p.AttrDict(&st.Attrs)
}

// PrintFor writes a loop.
func (Hooks) PrintFor(p *core.Printer, op emitc.ForOp) {
	iv := op.Region().Entry().Arg(0)
	p.Space()
	p.Operand(iv)
	p.Str(" = ")
	p.Operand(op.LowerBound())
	p.Str(" to ")
	p.Operand(op.UpperBound())
	p.Str(" step ")
	p.Operand(op.Step())
	p.Space()
	if t := iv.Type(); !is[*core.IndexType](t) {
		p.Str(" : ")
		p.Type(t)
		p.Space()
	}
	p.Region(op.Region(), core.RegionOpts{HideEntryArgs: true, HideTerminator: true})
	p.AttrDict(op.Op)
}

// ParseIf reads "%c {...} else {...}".
func (Hooks) ParseIf(p *core.Parser, st *core.OperationState) bool {
	then, otherwise := st.AddRegion(), st.AddRegion()
	var cond core.OperandRef
	if !p.Operand(&cond) || !p.Resolve(&st.Operands, cond, p.Context().I1()) || !p.Region(then, nil) {
		return false
	}
	p.EnsureTerminator(then, "emitc.yield", st.Loc)
	if p.TryKeyword("else") {
		if !p.Region(otherwise, nil) {
			return false
		}
		p.EnsureTerminator(otherwise, "emitc.yield", st.Loc)
	}
	return p.AttrDict(&st.Attrs)
}

// PrintIf writes a conditional.
func (Hooks) PrintIf(p *core.Printer, op emitc.IfOp) {
	p.Space()
	p.Operand(op.Condition())
	p.Space()
	o := core.RegionOpts{HideEntryArgs: true, HideTerminator: true}
	p.Region(op.ThenRegion(), o)
	if !op.ElseRegion().IsEmpty() {
		p.Str(" else ")
		p.Region(op.ElseRegion(), o)
	}
	p.AttrDict(op.Op)
}

// ParseDo reads "{...} while {...} attributes {...}".
func (Hooks) ParseDo(p *core.Parser, st *core.OperationState) bool {
	body, cond := st.AddRegion(), st.AddRegion()
	if !p.Region(body, nil) || !p.Keyword("while") || !p.Region(cond, nil) {
		return false
	}
	p.EnsureBlocks(body, cond)
	return p.AttrDictWithKeyword(&st.Attrs)
}

// PrintDo writes the body and the condition.
func (Hooks) PrintDo(p *core.Printer, op emitc.DoOp) {
	p.Space()
	p.Region(op.BodyRegion(), core.RegionOpts{HideEntryArgs: true})
	p.Str(" while ")
	p.Region(op.ConditionRegion(), core.RegionOpts{})
	p.AttrDictWithKeyword(op.Op)
}

// ParseInclude reads a text, in angle brackets for a header of the standard.
func (Hooks) ParseInclude(p *core.Parser, st *core.OperationState) bool {
	standard := p.TryPunct(core.PunctLess)
	if !p.PeekStr() {
		return p.OpErrorf(p.NamePos(), "expected string attribute")
	}
	var include core.Attribute
	if !p.Attr(&include, p.Context().None()) {
		return false
	}
	st.SetSlot(emitc.IncludeIncludeSlot, include)
	if !standard {
		return true
	}
	if !p.TryPunct(core.PunctGreater) {
		return p.OpErrorf(p.NamePos(), "expected trailing '>' for standard include")
	}
	st.SetSlot(emitc.IncludeIsStandardIncludeSlot, p.Context().Unit())
	return true
}

// PrintInclude writes the text as it is.
func (Hooks) PrintInclude(p *core.Printer, op emitc.IncludeOp) {
	before, behind := ` "`, `"`
	if op.IsStandardInclude() {
		before, behind = ` <"`, `">`
	}
	p.Str(before)
	p.Str(op.Include())
	p.Str(behind)
}

// ParseSwitchCases reads "case 2 {...} case 5 {...}".
func (Hooks) ParseSwitchCases(p *core.Parser, values *core.Attribute, regions *[]*core.Region) bool {
	var cases []int64
	for p.TryKeyword("case") {
		var v int64
		r := new(core.Region)
		if !p.Integer(&v) || !p.Region(r, nil) {
			return false
		}
		cases, *regions = append(cases, v), append(*regions, r)
	}
	*values = p.Context().I64Array(cases...)
	return true
}

// PrintSwitchCases writes each case on a line.
func (Hooks) PrintSwitchCases(p *core.Printer, _ *core.Operation, values core.Attribute, regions []*core.Region) {
	cases, ok := values.(*core.DenseArrayAttr)
	if !ok {
		return
	}
	for i, r := range regions {
		if i >= cases.Len() {
			return
		}
		p.Newline()
		p.Str("case ")
		p.Int(cases.Int(i))
		p.Space()
		p.Region(r, core.RegionOpts{HideEntryArgs: true})
	}
}

// initializer returns the type of an attribute that initializes a variable: a tensor for an array.
func initializer(t core.Type) core.Type {
	if a, ok := t.(*emitc.ArrayType); ok {
		return t.Context().RankedTensor(a.Shape(), a.ElementType(), nil)
	}
	return t
}

func parseInitialized(p *core.Parser, typ, initial *core.Attribute) bool {
	var t core.Type
	if !p.Type(&t) {
		return false
	}
	*typ = p.Context().TypeAttr(t)
	if !p.TryPunct(core.PunctEqual) {
		return true
	}
	if !p.Attr(initial, initializer(t)) {
		return false
	}
	switch (*initial).(type) {
	case core.ElementsAttr, *core.IntegerAttr, *core.FloatAttr, *emitc.OpaqueAttr:
		return true
	}
	return p.OpErrorf(p.NamePos(), "initial value should be a integer, float, elements or opaque attribute")
}

func printInitialized(p *core.Printer, typ, initial core.Attribute) {
	p.StrippedAttr(typ)
	if initial != nil {
		p.Str(" = ")
		p.AttrNoType(initial)
	}
}

// ParseEmitCGlobalOpTypeAndInitialValue reads "t = value"; the value may be absent.
func (Hooks) ParseEmitCGlobalOpTypeAndInitialValue(p *core.Parser, typ, initial *core.Attribute) bool {
	return parseInitialized(p, typ, initial)
}

// PrintEmitCGlobalOpTypeAndInitialValue writes what [Hooks.ParseEmitCGlobalOpTypeAndInitialValue] reads.
func (Hooks) PrintEmitCGlobalOpTypeAndInitialValue(p *core.Printer, _ *core.Operation, typ, initial core.Attribute) {
	printInitialized(p, typ, initial)
}

// ParseEmitCFieldOpTypeAndInitialValue reads "t = value"; the value may be absent.
func (Hooks) ParseEmitCFieldOpTypeAndInitialValue(p *core.Parser, typ, initial *core.Attribute) bool {
	return parseInitialized(p, typ, initial)
}

// PrintEmitCFieldOpTypeAndInitialValue writes what [Hooks.ParseEmitCFieldOpTypeAndInitialValue] reads.
func (Hooks) PrintEmitCFieldOpTypeAndInitialValue(p *core.Printer, _ *core.Operation, typ, initial core.Attribute) {
	printInitialized(p, typ, initial)
}
