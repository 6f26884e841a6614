package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/defs/iface/function"
	"github.com/odsgen/ods/generated/llvm"
)

// This file has the custom syntax of functions and globals.

// FunctionTypeOf returns the type of a function.
func FunctionTypeOf(op llvm.LLVMFuncOp) *llvm.LLVMFunctionType {
	t, _ := op.FunctionType().(*llvm.LLVMFunctionType)
	return t
}

// CallableRegionLLVMFunc returns the body, nil for a declaration.
func (Hooks) CallableRegionLLVMFunc(op llvm.LLVMFuncOp) *core.Region {
	if op.Body().IsEmpty() {
		return nil
	}
	return op.Body()
}

// CallableArgTypesLLVMFunc returns the types of the parameters.
func (Hooks) CallableArgTypesLLVMFunc(op llvm.LLVMFuncOp) []core.Type {
	in, _, _ := op.Op.FunctionSignature()
	return in
}

// CallableResultTypesLLVMFunc returns the type of the result, if there is one.
func (Hooks) CallableResultTypesLLVMFunc(op llvm.LLVMFuncOp) []core.Type {
	_, out, _ := op.Op.FunctionSignature()
	return out
}

// InputsLLVMFunctionType returns the types of the parameters.
func (Hooks) InputsLLVMFunctionType(t *llvm.LLVMFunctionType) []core.Type { return t.Params() }

// ResultsLLVMFunctionType returns the type of the result, nothing for void.
func (Hooks) ResultsLLVMFunctionType(t *llvm.LLVMFunctionType) []core.Type {
	if IsVoid(t.ReturnType()) {
		return nil
	}
	return []core.Type{t.ReturnType()}
}

// ParseLLVMFunc reads linkage, visibility, unnamed_addr, calling convention, name, signature, vscale_range, comdat,
// attributes and body:
//
//	internal fastcc @f(%a: i32 {llvm.noundef}, ...) -> i32 comdat(@c::@f) attributes {...} { ... }
func (Hooks) ParseLLVMFunc(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	parseLinkage(p, st)
	parseUnnamedAddr(p, st)
	setSlot(st, "CConv", llvm.GetCConvAttr(c, parseKeyword(p, llvm.ParseCConv, llvm.CConvC)))
	at := p.Pos()
	var name *core.StringAttr
	if !p.SymbolName(&name) {
		return false
	}
	setSlot(st, core.SymbolNameAttr, name)
	var sig function.Signature
	if !function.ParseSignature(p, &sig, true) {
		return false
	}
	t, reason := functionType(c, &sig)
	if reason != "" {
		return p.OpErrorf(at, "failed to construct function type: %s", reason)
	}
	setSlot(st, core.FunctionTypeAttr, c.TypeAttr(t))
	if !parseVScaleRange(p, st) || !parseComdat(p, st) || !p.AttrDictWithKeyword(&st.Attrs) || !unrepeated(p, st) {
		return false
	}
	argAttrs := make([][]core.NamedAttr, len(sig.Args))
	for i, a := range sig.Args {
		argAttrs[i] = a.Attrs
	}
	if a := function.Dicts(c, argAttrs); a != nil {
		setSlot(st, core.ArgAttrsAttr, a)
	}
	if a := function.Dicts(c, sig.ResultAttrs); a != nil {
		setSlot(st, core.ResAttrsAttr, a)
	}
	args := sig.Args
	if !sig.Named {
		args = nil
	}
	_, ok := p.TryDeferRegion(st.AddRegion(), args, func(*core.Region) bool { return true })
	return ok
}

// parseLinkage reads linkage and visibility, each of which may be missing.
func parseLinkage(p *core.Parser, st *core.OperationState) {
	c := p.Context()
	setSlot(st, "linkage", llvm.GetLinkageAttr(c, parseKeyword(p, llvm.ParseLinkage, llvm.LinkageExternal)))
	setSlot(st, "visibility_", llvm.VisibilityAttrOf(c, parseKeyword(p, parseVisibility, llvm.VisibilityDefault)))
}

func parseUnnamedAddr(p *core.Parser, st *core.OperationState) {
	setSlot(st, "unnamed_addr", llvm.UnnamedAddrAttrOf(p.Context(), parseKeyword(p, parseUnnamed, llvm.UnnamedAddrNone)))
}

// parseVisibility is without the default, which has no text.
func parseVisibility(s string) (llvm.Visibility, bool) {
	v, ok := llvm.ParseVisibility(s)
	return v, ok && v != llvm.VisibilityDefault
}

func parseUnnamed(s string) (llvm.UnnamedAddr, bool) {
	v, ok := llvm.ParseUnnamedAddr(s)
	return v, ok && v != llvm.UnnamedAddrNone
}

// functionType makes the type of a signature, or says why there is none.
func functionType(c *core.Context, sig *function.Signature) (t core.Type, reason string) {
	if len(sig.Results) > 1 {
		return nil, "expected zero or one function result"
	}
	var params []core.Type
	for _, a := range sig.Args {
		if !IsCompatibleType(a.Type) {
			return nil, "expected LLVM type for function arguments"
		}
		params = append(params, a.Type)
	}
	for _, r := range sig.Results {
		if !IsCompatibleType(r) {
			return nil, "expected LLVM type for function results" + message.Quote(r)
		}
		t = r
	}
	if t == nil {
		t = Void(c)
	}
	return Function(t, params, sig.Variadic), ""
}

// unrepeated checks that the dictionary does not repeat what the syntax has said.
func unrepeated(p *core.Parser, st *core.OperationState) bool {
	for _, a := range st.Attrs {
		if i := st.Info.SlotIndex(a.Name); i >= 0 && st.Slot(i) != nil {
			return p.OpErrorf(p.NamePos(), "attribute '%s' occurs more than once in the attribute list", a.Name)
		}
	}
	return true
}

func parseVScaleRange(p *core.Parser, st *core.OperationState) bool {
	if !p.TryKeyword("vscale_range") {
		return true
	}
	var lo, hi int64
	if !p.Punct(core.PunctLParen) || !p.Integer(&lo) || !p.Punct(core.PunctComma) || !p.Integer(&hi) || !p.Punct(core.PunctRParen) {
		return false
	}
	c := p.Context()
	setSlot(st, "vscale_range", llvm.GetVScaleRangeAttr(c, c.I32Attr(int32(lo)), c.I32Attr(int32(hi))))
	return true
}

func parseComdat(p *core.Parser, st *core.OperationState) bool {
	if !p.TryKeyword("comdat") {
		return true
	}
	var ref *core.SymbolRefAttr
	if !p.Punct(core.PunctLParen) || !core.ParseAttrAs(p, &ref, nil) || !p.Punct(core.PunctRParen) {
		return false
	}
	setSlot(st, "comdat", ref)
	return true
}

// PrintLLVMFunc writes what [Hooks.ParseLLVMFunc] reads.
func (Hooks) PrintLLVMFunc(p *core.Printer, op llvm.LLVMFuncOp) {
	p.Space()
	if l := op.Linkage(); l != llvm.LinkageExternal {
		p.Str(l.String())
		p.Space()
	}
	printVisibility(p, op.Visibility())
	if u, ok := op.UnnamedAddr(); ok {
		printUnnamedAddr(p, u)
	}
	printCConv(p, op.CConv())
	p.SymbolName(op.SymName())
	t := FunctionTypeOf(op)
	function.PrintSignature(p, op.Op, t != nil && t.VarArg())
	if v := op.VscaleRangeAttr(); v != nil {
		p.Str(" vscale_range(")
		p.Int(v.MinRange().Int64())
		p.Str(", ")
		p.Int(v.MaxRange().Int64())
		p.Byte(')')
	}
	printComdat(p, op.ComdatAttr())
	p.AttrDictWithKeyword(op.Op, core.SymbolNameAttr, core.FunctionTypeAttr, core.ArgAttrsAttr, core.ResAttrsAttr, "linkage",
		"CConv",
		"visibility_", "comdat", "unnamed_addr", "vscale_range")
	function.PrintBody(p, op.Op)
}

func printVisibility(p *core.Printer, v llvm.Visibility) {
	if v != llvm.VisibilityDefault {
		p.Str(v.String())
		p.Space()
	}
}

func printUnnamedAddr(p *core.Printer, u llvm.UnnamedAddr) {
	if u != llvm.UnnamedAddrNone {
		p.Str(u.String())
		p.Space()
	}
}

func printComdat(p *core.Printer, ref *core.SymbolRefAttr) {
	if ref != nil {
		p.Str(" comdat(")
		p.Attr(ref)
		p.Byte(')')
	}
}

// ParseGlobal reads "internal constant @g(42 : i32) {attrs} : i32 { ... }".
func (Hooks) ParseGlobal(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	parseLinkage(p, st)
	if p.TryKeyword("thread_local") {
		setSlot(st, "thread_local_", c.Unit())
	}
	parseUnnamedAddr(p, st)
	if p.TryKeyword("constant") {
		setSlot(st, "constant", c.Unit())
	}
	var name *core.StringAttr
	if !p.SymbolName(&name) || !p.Punct(core.PunctLParen) {
		return false
	}
	setSlot(st, core.SymbolNameAttr, name)
	var value core.Attribute
	if !p.TryPunct(core.PunctRParen) {
		if !p.Attr(&value, nil) || !p.Punct(core.PunctRParen) {
			return false
		}
		setSlot(st, "value", value)
	}
	var types []core.Type
	if !parseComdat(p, st) || !p.AttrDict(&st.Attrs) || !p.TryColonTypeList(&types) || !unrepeated(p, st) {
		return false
	}
	body := st.AddRegion()
	switch len(types) {
	case 0:
		s, ok := value.(*core.StringAttr)
		if !ok {
			return p.OpErrorf(p.NamePos(), "type can only be omitted for string globals")
		}
		types = append(types, Array(c.I8(), uint64(len(s.Value()))))
	case 1:
		if _, ok := p.TryRegion(body, nil); !ok {
			return false
		}
	default:
		return p.OpErrorf(p.NamePos(), "expected zero or one type")
	}
	setSlot(st, "global_type", c.TypeAttr(types[0]))
	return true
}

// PrintGlobal writes what [Hooks.ParseGlobal] reads.
func (Hooks) PrintGlobal(p *core.Printer, op llvm.GlobalOp) {
	p.Space()
	p.Str(op.Linkage().String())
	p.Space()
	printVisibility(p, op.Visibility())
	if op.ThreadLocal() {
		p.Str("thread_local ")
	}
	if u, ok := op.UnnamedAddr(); ok {
		printUnnamedAddr(p, u)
	}
	if op.Constant() {
		p.Str("constant ")
	}
	p.SymbolName(op.SymName())
	p.Byte('(')
	if v := op.ValueAttr(); v != nil {
		p.Attr(v)
	}
	p.Byte(')')
	printComdat(p, op.ComdatAttr())
	// Inherent attributes without a place of their own are among the others, defaults as well.
	p.Attrs(op.Op.Attrs(), core.SymbolNameAttr, "global_type", "constant", "value", "linkage", "unnamed_addr", "thread_local_",
		"visibility_",
		"comdat")
	if _, ok := op.ValueAttr().(*core.StringAttr); ok {
		return
	}
	p.Str(" : ")
	p.Type(op.GlobalType())
	if !op.Initializer().IsEmpty() {
		p.Space()
		p.Region(op.Initializer(), core.RegionOpts{HideEntryArgs: true})
	}
}

// ParseAlias reads "external hidden @a {attrs} : i32 { ... }".
func (Hooks) ParseAlias(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	parseLinkage(p, st)
	if p.TryKeyword("thread_local") {
		setSlot(st, "thread_local_", c.Unit())
	}
	parseUnnamedAddr(p, st)
	var name *core.StringAttr
	var types []core.Type
	if !p.SymbolName(&name) || !p.AttrDict(&st.Attrs) || !p.TryColonTypeList(&types) {
		return false
	}
	setSlot(st, core.SymbolNameAttr, name)
	if len(types) > 1 {
		return p.OpErrorf(p.NamePos(), "expected zero or one type")
	}
	if !p.Region(st.AddRegion(), nil) {
		return false
	}
	if len(types) == 1 {
		setSlot(st, "alias_type", c.TypeAttr(types[0]))
	}
	return true
}

// PrintAlias writes what [Hooks.ParseAlias] reads.
func (Hooks) PrintAlias(p *core.Printer, op llvm.AliasOp) {
	p.Space()
	p.Str(op.Linkage().String())
	p.Space()
	printVisibility(p, op.Visibility())
	if op.ThreadLocal() {
		p.Str("thread_local ")
	}
	if u, ok := op.UnnamedAddr(); ok {
		printUnnamedAddr(p, u)
	}
	p.SymbolName(op.SymName())
	p.Attrs(op.Op.Attrs(), core.SymbolNameAttr, "alias_type", "linkage", "unnamed_addr", "thread_local_", "visibility_")
	p.Str(" : ")
	p.Type(op.AliasType())
	p.Space()
	p.Region(op.Initializer(), core.RegionOpts{HideEntryArgs: true})
}

// ParseLLVMLinkage reads a linkage when one comes next.
func (Hooks) ParseLLVMLinkage(p *core.Parser, dst *core.Attribute) bool {
	*dst = llvm.GetLinkageAttr(p.Context(), parseKeyword(p, llvm.ParseLinkage, llvm.LinkageExternal))
	return true
}

// PrintLLVMLinkage writes the linkage.
func (Hooks) PrintLLVMLinkage(p *core.Printer, _ *core.Operation, a core.Attribute) {
	if l, ok := a.(*llvm.LinkageAttr); ok {
		p.Str(l.Value().String())
	}
}
