package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/function"
	"github.com/odsgen/ods/generated/llvm"
)

// This file has what calls have in common: callee, operand bundles, signature.

// CalleeValueCall returns the pointer that is called, nil when the callee is a symbol.
func (Hooks) CalleeValueCall(op llvm.CallOp) *core.Value {
	return calleeValue(op.CalleeAttr(), op.CalleeOperands())
}

// ArgOperandsCall returns the arguments of the call.
func (Hooks) ArgOperandsCall(op llvm.CallOp) []*core.Value {
	return callArgs(op.CalleeAttr(), op.CalleeOperands())
}

func calleeValue(symbol *core.SymbolRefAttr, operands []*core.Value) *core.Value {
	if symbol != nil || len(operands) == 0 {
		return nil
	}
	return operands[0]
}

func callArgs(symbol *core.SymbolRefAttr, operands []*core.Value) []*core.Value {
	if symbol != nil || len(operands) == 0 {
		return operands
	}
	return operands[1:]
}

// ParseCall reads a call, in which all but callee, arguments and type may be missing:
//
//	fastcc tail @f(%a) vararg(!llvm.func<...>) ["tag"(%b : i32)] {attrs} : (i32 {attrs}) -> i32
//	%p(%a) : !llvm.ptr, (i32) -> i32
func (Hooks) ParseCall(p *core.Parser, st *core.OperationState) bool {
	setSlot(st, "CConv", llvm.GetCConvAttr(p.Context(), parseKeyword(p, llvm.ParseCConv, llvm.CConvC)))
	setSlot(st, "TailCallKind", llvm.GetTailCallKindAttr(p.Context(),
		parseKeyword(p, llvm.ParseTailCallKind, llvm.TailCallKindNone)))
	var c callText
	if !c.parseCallee(p, st) {
		return false
	}
	if !c.parseVararg(p, st) {
		return false
	}
	found, ok := c.bundles.parse(p)
	if found && !ok {
		return false
	}
	if !p.AttrDict(&st.Attrs) || !c.parseTypes(p, st) {
		return false
	}
	return c.resolve(p, st) && c.bundles.resolve(p, st)
}

// parseKeyword reads a case of an enum when one comes next.
func parseKeyword[E any](p *core.Parser, parse func(string) (E, bool), def E) E {
	if v, ok := parse(p.PeekKeyword()); ok && p.PeekKeyword() != "" {
		var w string
		p.TryAnyKeyword(&w)
		return v
	}
	return def
}

// setSlot sets an inherent attribute by its name.
func setSlot(st *core.OperationState, name string, a core.Attribute) {
	st.SetAttr(name, a)
}

const segmentSizes = "operandSegmentSizes"

// callText is a call as parsed.
type callText struct {
	direct    bool              // the callee is a symbol
	intrinsic bool              // there is no callee
	refs      []core.OperandRef // the callee, when it is a value, and the arguments
	types     []core.Type
	bundles   bundles
}

// parseCallee reads "@f(%a, %b)" or "%p(%a, %b)".
func (c *callText) parseCallee(p *core.Parser, st *core.OperationState) bool {
	var r core.OperandRef
	found, ok := p.TryOperand(&r)
	if found && !ok {
		return false
	}
	if found {
		c.refs = append(c.refs, r)
	} else {
		var callee *core.SymbolRefAttr
		if !core.ParseAttrAs(p, &callee, nil) {
			return false
		}
		c.direct = true
		if callee.IsFlat() { // upstream drops what the operation cannot hold, and its verifier finds none
			setSlot(st, "callee", callee)
		}
	}
	return p.OperandList(&c.refs, core.DelimParen)
}

func (c *callText) parseVararg(p *core.Parser, st *core.OperationState) bool {
	if !p.TryKeyword("vararg") {
		return true
	}
	var t *core.TypeAttr
	if !p.Punct(core.PunctLParen) || !core.ParseAttrAs(p, &t, nil) || !p.Punct(core.PunctRParen) {
		return false
	}
	setSlot(st, "var_callee_type", t)
	return true
}

// parseTypes reads the type of the callee, when that is a value, and the signature with the attributes of arguments and
// result.
func (c *callText) parseTypes(p *core.Parser, st *core.OperationState) bool {
	at := p.Pos()
	if !p.Punct(core.PunctColon) {
		return false
	}
	if !c.direct && !c.intrinsic {
		var t core.Type
		if !p.Type(&t) {
			return false
		}
		if !p.TryPunct(core.PunctComma) {
			return p.OpErrorf(at, "expected indirect call to have 2 trailing types")
		}
		c.types = append(c.types, t)
	}
	var sig function.Signature
	if !function.ParseCallSignature(p, &sig) {
		if c.direct || c.intrinsic {
			return p.OpErrorf(at, "expected direct call to have 1 trailing types")
		}
		return p.OpErrorf(at, "expected trailing function type")
	}
	if len(sig.Results) > 1 {
		return p.OpErrorf(at, "expected function with 0 or 1 result")
	}
	if len(sig.Results) == 1 && IsVoid(sig.Results[0]) {
		return p.OpErrorf(at, "expected a non-void result type")
	}
	argAttrs := make([][]core.NamedAttr, len(sig.Args))
	for i, a := range sig.Args {
		c.types = append(c.types, a.Type)
		argAttrs[i] = a.Attrs
	}
	st.Types = append(st.Types, sig.Results...)
	if a := function.Dicts(p.Context(), argAttrs); a != nil {
		setSlot(st, core.ArgAttrsAttr, a)
	}
	if a := function.Dicts(p.Context(), sig.ResultAttrs); a != nil {
		setSlot(st, core.ResAttrsAttr, a)
	}
	return true
}

// resolve adds the callee and the arguments to the operands.
func (c *callText) resolve(p *core.Parser, st *core.OperationState) bool {
	return p.ResolveAll(&st.Operands, c.refs, c.types, p.NamePos()) && c.setSegments(p, st, len(c.refs))
}

// setSegments sets the sizes of the operand groups; the bundles are the last one.
func (c *callText) setSegments(p *core.Parser, st *core.OperationState, sizes ...int) bool {
	list := make([]int32, 0, 4)
	for _, n := range sizes {
		list = append(list, int32(n))
	}
	total := int32(0)
	for _, n := range c.bundles.sizes {
		total += n
	}
	setSlot(st, segmentSizes, p.SegmentSizes(append(list, total)...))
	return true
}

// PrintCall writes what [Hooks.ParseCall] reads.
func (Hooks) PrintCall(p *core.Printer, op llvm.CallOp) {
	p.Space()
	printCConv(p, op.CConv())
	if k := op.TailCallKind(); k != llvm.TailCallKindNone {
		p.Str(k.String())
		p.Space()
	}
	args := printCallee(p, op.CalleeAttr(), op.CalleeOperands())
	printVararg(p, op.VarCalleeTypeAttr())
	printBundlesBehind(p, op.OpBundleOperands(), op.OpBundleTagsAttr())
	printAttrDict(p, op.Op, "callee", "TailCallKind", "var_callee_type", "CConv", segmentSizes, "op_bundle_sizes",
		"op_bundle_tags", core.ArgAttrsAttr, core.ResAttrsAttr)
	p.Str(" : ")
	printCalleeType(p, op.CalleeAttr(), op.CalleeOperands())
	printSignature(p, valueTypes(args), op.ArgAttrsAttr(), op.Op.ResultTypes(), op.ResAttrsAttr())
}

func printCConv(p *core.Printer, c llvm.CConv) {
	if c != llvm.CConvC {
		p.Str(c.String())
		p.Space()
	}
}

func printVararg(p *core.Printer, t *core.TypeAttr) {
	if t != nil {
		p.Str(" vararg(")
		p.Type(t.Value())
		p.Byte(')')
	}
}

// printBundlesBehind writes operand bundles behind a space, if there are any.
func printBundlesBehind(p *core.Printer, operands [][]*core.Value, tags *core.ArrayAttr) {
	if len(operands) > 0 {
		p.Space()
		printBundles(p, operands, tags)
	}
}

// printCalleeType writes the type of a callee that is a value.
func printCalleeType(p *core.Printer, symbol *core.SymbolRefAttr, operands []*core.Value) {
	if v := calleeValue(symbol, operands); v != nil {
		p.Type(v.Type())
		p.Str(", ")
	}
}

// printCallee writes "@f(%a)" or "%p(%a)" and returns the arguments.
func printCallee(p *core.Printer, symbol *core.SymbolRefAttr, operands []*core.Value) []*core.Value {
	if symbol != nil {
		p.Attr(symbol)
	} else if v := calleeValue(symbol, operands); v != nil {
		p.Operand(v)
	}
	args := callArgs(symbol, operands)
	p.Byte('(')
	p.Operands(args)
	p.Byte(')')
	return args
}

// printSignature writes "(i32 {attrs}) -> i32", with "()" for no result.
func printSignature(p *core.Printer, args []core.Type, argAttrs *core.ArrayAttr, results []core.Type, resAttrs *core.ArrayAttr) {
	p.Byte('(')
	printTypesWithAttrs(p, args, argAttrs)
	p.Str(") -> ")
	parens := len(results) != 1 || len(dictAt(resAttrs, 0)) > 0
	if _, ok := results0(results).(*core.FunctionType); ok || parens {
		p.Byte('(')
		printTypesWithAttrs(p, results, resAttrs)
		p.Byte(')')
		return
	}
	p.Type(results[0])
}

func results0(list []core.Type) core.Type {
	if len(list) == 0 {
		return nil
	}
	return list[0]
}

func printTypesWithAttrs(p *core.Printer, types []core.Type, attrs *core.ArrayAttr) {
	for i, t := range types {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(t)
		p.Attrs(dictAt(attrs, i))
	}
}

// dictAt returns the entries of dictionary i of a list that may be missing.
func dictAt(list *core.ArrayAttr, i int) []core.NamedAttr {
	if list == nil || i >= list.Len() {
		return nil
	}
	d, ok := list.Elems()[i].(*core.DictAttr)
	if !ok {
		return nil
	}
	return d.Entries()
}

func valueTypes(vals []*core.Value) []core.Type {
	out := make([]core.Type, len(vals))
	for i, v := range vals {
		out[i] = v.Type()
	}
	return out
}

// bundles are operand bundles as parsed: lists of operands with tags.
type bundles struct {
	refs  []core.OperandRef
	types []core.Type
	sizes []int32
	// typed are the numbers of types of the bundles.
	typed []int
	tags  []core.Attribute
	at    core.Pos
}

// parse reads "[\"tag\"(%a, %b : i32, i32), \"other\"()]" when it comes next.
func (b *bundles) parse(p *core.Parser) (found, ok bool) {
	b.at = p.Pos()
	if !p.TryPunct(core.PunctLSquare) {
		return false, true
	}
	if p.TryPunct(core.PunctRSquare) {
		return true, true
	}
	for {
		var tag string
		at := p.Pos()
		if !p.Str(&tag) {
			return true, p.OpErrorf(at, "expect operand bundle tag")
		}
		if !p.Punct(core.PunctLParen) {
			return true, false
		}
		before, typesBefore := len(b.refs), len(b.types)
		if !p.TryPunct(core.PunctRParen) &&
			(!p.OperandList(&b.refs, core.DelimNone) || !p.ColonTypeList(&b.types) || !p.Punct(core.PunctRParen)) {
			return true, false
		}
		b.tags = append(b.tags, p.Context().String(tag))
		b.sizes = append(b.sizes, int32(len(b.refs)-before))
		b.typed = append(b.typed, len(b.types)-typesBefore)
		if !p.TryPunct(core.PunctComma) {
			return true, p.Punct(core.PunctRSquare)
		}
	}
}

// resolve adds the operands, sizes and tags of the bundles.
func (b *bundles) resolve(p *core.Parser, st *core.OperationState) bool {
	refs, types := b.refs, b.types
	for i, n := range b.sizes {
		if int(n) != b.typed[i] {
			// mlir-opt calls all of them the first.
			return p.OpErrorf(b.at, "expected %d types for operand bundle operands for operand bundle #0, but actually got %d", n,
				b.typed[i])
		}
		if !p.ResolveAll(&st.Operands, refs[:n], types[:n], b.at) {
			return false
		}
		refs, types = refs[n:], types[n:]
	}
	setSlot(st, "op_bundle_sizes", p.Context().I32Array(b.sizes...))
	if len(b.tags) > 0 {
		setSlot(st, "op_bundle_tags", p.Context().Array(b.tags...))
	}
	return true
}

// TryParseOpBundles reads operand bundles when they come next.
func (Hooks) TryParseOpBundles(p *core.Parser, refs *[]core.OperandRef, sizes *[]int32, types *[]core.Type,
	tags *core.Attribute) (found, ok bool) {
	var b bundles
	found, ok = b.parse(p)
	*refs, *sizes, *types = b.refs, b.sizes, b.types
	if len(b.tags) > 0 {
		*tags = p.Context().Array(b.tags...)
	}
	return found, ok
}

// PrintOpBundles writes what [Hooks.TryParseOpBundles] reads.
func (Hooks) PrintOpBundles(p *core.Printer, _ *core.Operation, operands [][]*core.Value, _ []core.Type, tags core.Attribute) {
	list, _ := tags.(*core.ArrayAttr)
	printBundles(p, operands, list)
}

func printBundles(p *core.Printer, operands [][]*core.Value, tags *core.ArrayAttr) {
	p.Byte('[')
	for i, vals := range operands {
		if i > 0 {
			p.Str(", ")
		}
		if tags != nil && i < tags.Len() {
			if s, ok := tags.Elems()[i].(*core.StringAttr); ok {
				p.QuotedString(s.Value())
			}
		}
		p.Byte('(')
		if len(vals) > 0 {
			p.Operands(vals)
			p.Str(" : ")
			p.TypesOf(vals)
		}
		p.Byte(')')
	}
	p.Byte(']')
}

// ParseCallIntrinsic reads "\"llvm.name\"(%a) [\"tag\"()] {attrs} : (i32) -> i32".
func (Hooks) ParseCallIntrinsic(p *core.Parser, st *core.OperationState) bool {
	var name *core.StringAttr
	c := callText{intrinsic: true}
	if !core.ParseAttrAs(p, &name, p.Context().None()) {
		return false
	}
	setSlot(st, "intrin", name)
	if !p.OperandList(&c.refs, core.DelimParen) {
		return false
	}
	if found, ok := c.bundles.parse(p); found && !ok {
		return false
	}
	return p.AttrDict(&st.Attrs) && c.parseTypes(p, st) && c.resolve(p, st) && c.bundles.resolve(p, st)
}

// PrintCallIntrinsic writes what [Hooks.ParseCallIntrinsic] reads.
func (Hooks) PrintCallIntrinsic(p *core.Printer, op llvm.CallIntrinsicOp) {
	p.Space()
	p.QuotedString(op.Intrin())
	p.Byte('(')
	p.Operands(op.Args())
	p.Byte(')')
	printBundlesBehind(p, op.OpBundleOperands(), op.OpBundleTagsAttr())
	printAttrDict(p, op.Op, segmentSizes, "op_bundle_sizes", "intrin", "op_bundle_tags", core.ArgAttrsAttr, core.ResAttrsAttr)
	p.Str(" : ")
	printSignature(p, valueTypes(op.Args()), op.ArgAttrsAttr(), op.Op.ResultTypes(), op.ResAttrsAttr())
}
