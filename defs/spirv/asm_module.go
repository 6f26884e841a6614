package spirv

import (
	"slices"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/function"
	"github.com/odsgen/ods/generated/spirv"
)

// This file has the syntax of modules and of what stands in them.

// ParseModule reads "@name Logical GLSL450 requires #spirv.vce<...> attributes {...} {...}".
func (Hooks) ParseModule(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	body := st.AddRegion()
	var name *core.StringAttr
	if p.TrySymbolName(&name) {
		st.SetAttr(core.SymbolNameAttr, name)
	}
	var addressing spirv.AddressingModel
	var memory spirv.MemoryModel
	if !parseSpecified(p, p.OpErrorf, "addressing_model", spirv.ParseAddressingModel, &addressing) ||
		!parseSpecified(p, p.OpErrorf, "memory_model", spirv.ParseMemoryModel, &memory) {
		return false
	}
	st.SetAttr("addressing_model", spirv.GetAddressingModelAttr(c, addressing))
	st.SetAttr("memory_model", spirv.GetMemoryModelAttr(c, memory))
	if p.TryKeyword("requires") {
		var triple *spirv.VerCapExtAttr
		if !core.ParseAttrAs(p, &triple, nil) {
			return false
		}
		st.SetAttr("vce_triple", triple)
	}
	if !p.AttrDictWithKeyword(&st.Attrs) || !p.Region(body, nil) {
		return false
	}
	if body.IsEmpty() {
		body.Append(core.NewBlock(nil))
	}
	return true
}

// PrintModule writes what [Hooks.ParseModule] reads.
func (Hooks) PrintModule(p *core.Printer, op spirv.ModuleOp) {
	if name, ok := op.Op.SymbolName(); ok {
		p.Space()
		p.SymbolName(name)
	}
	p.Space()
	p.Str(op.AddressingModel().String())
	p.Space()
	p.Str(op.MemoryModel().String())
	elided := []string{"addressing_model", "memory_model", core.SymbolNameAttr}
	if t := op.Op.Attr("vce_triple"); t != nil {
		p.Str(" requires ")
		p.Attr(t)
		elided = append(elided, "vce_triple")
	}
	p.AttrDictWithKeyword(op.Op, elided...)
	p.Space()
	p.Region(op.Op.Region(0), core.RegionOpts{})
}

// parseFunctionLike reads name, signature, what middle reads, attributes and body.
func parseFunctionLike(p *core.Parser, st *core.OperationState, make func(in, out []core.Type) core.Type,
	middle func() bool) bool {
	c := p.Context()
	var name *core.StringAttr
	if !p.SymbolName(&name) {
		return false
	}
	st.SetAttr(core.SymbolNameAttr, name)
	var sig function.Signature
	if !function.ParseSignature(p, &sig, false) {
		return false
	}
	in := []core.Type{}
	attrs := [][]core.NamedAttr{}
	for _, a := range sig.Args {
		in, attrs = append(in, a.Type), append(attrs, a.Attrs)
	}
	st.SetAttr(core.FunctionTypeAttr, c.TypeAttr(make(in, sig.Results)))
	if !middle() || !p.AttrDictWithKeyword(&st.Attrs) {
		return false
	}
	if a := function.Dicts(c, attrs); a != nil {
		st.SetAttr(core.ArgAttrsAttr, a)
	}
	if a := function.Dicts(c, sig.ResultAttrs); a != nil {
		st.SetAttr(core.ResAttrsAttr, a)
	}
	args := sig.Args
	if !sig.Named {
		args = nil
	}
	_, ok := p.TryDeferRegion(st.AddRegion(), args, func(*core.Region) bool { return true })
	return ok
}

// ParseFunc reads "@f(%a: i32) -> f32 \"None\" attributes {...} {...}".
func (Hooks) ParseFunc(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	return parseFunctionLike(p, st, func(in, out []core.Type) core.Type { return c.Function(in, out) }, func() bool {
		var control spirv.FunctionControl
		if !parseQuoted(p, "function_control", spirv.ParseFunctionControl, &control) {
			return false
		}
		st.SetAttr("function_control", spirv.GetFunctionControlAttr(c, control))
		return true
	})
}

// signatureAttrs are what name and signature say. The visibility is among the other attributes.
var signatureAttrs = []string{core.SymbolNameAttr, core.FunctionTypeAttr, core.ArgAttrsAttr, core.ResAttrsAttr}

// PrintFunc writes what [Hooks.ParseFunc] reads.
func (Hooks) PrintFunc(p *core.Printer, op spirv.FuncOp) {
	printName(p, op.Op)
	function.PrintSignature(p, op.Op, false)
	p.Space()
	printQuoted(p, op.FunctionControl().String())
	p.AttrDictWithKeyword(op.Op, slices.Concat(signatureAttrs, []string{"function_control"})...)
	function.PrintBody(p, op.Op)
}

// CallableRegionFunc returns the body, nil for a declaration.
func (Hooks) CallableRegionFunc(op spirv.FuncOp) *core.Region { return bodyOf(op.Body()) }

func bodyOf(r *core.Region) *core.Region {
	if r.IsEmpty() {
		return nil
	}
	return r
}

// CallableArgTypesFunc returns the types of the parameters.
func (Hooks) CallableArgTypesFunc(op spirv.FuncOp) []core.Type {
	in, _, _ := op.Op.FunctionSignature()
	return in
}

// CallableResultTypesFunc returns the type of the result, if there is one.
func (Hooks) CallableResultTypesFunc(op spirv.FuncOp) []core.Type {
	_, out, _ := op.Op.FunctionSignature()
	return out
}

// ParseGraphARM reads "@g(%a: !spirv.arm.tensor<...>) -> !spirv.arm.tensor<...> attributes {...} {...}".
func (Hooks) ParseGraphARM(p *core.Parser, st *core.OperationState) bool {
	return parseFunctionLike(p, st, func(in, out []core.Type) core.Type { return p.Context().Graph(in, out) },
		func() bool { return true })
}

// PrintGraphARM writes what [Hooks.ParseGraphARM] reads.
func (Hooks) PrintGraphARM(p *core.Printer, op spirv.GraphARMOp) {
	printName(p, op.Op)
	function.PrintSignature(p, op.Op, false)
	p.AttrDictWithKeyword(op.Op, signatureAttrs...)
	function.PrintBody(p, op.Op)
}

// CallableRegionGraphARM returns the body, nil for a declaration.
func (Hooks) CallableRegionGraphARM(op spirv.GraphARMOp) *core.Region { return bodyOf(op.Body()) }

// CallableArgTypesGraphARM returns the types of the inputs.
func (Hooks) CallableArgTypesGraphARM(op spirv.GraphARMOp) []core.Type {
	in, _, _ := op.Op.FunctionSignature()
	return in
}

// CallableResultTypesGraphARM returns the types of the outputs.
func (Hooks) CallableResultTypesGraphARM(op spirv.GraphARMOp) []core.Type {
	_, out, _ := op.Op.FunctionSignature()
	return out
}

// ParseGlobalVariable reads "@v initializer(@c) bind(0, 1) {...} : !spirv.ptr<f32, Input>".
func (Hooks) ParseGlobalVariable(p *core.Parser, st *core.OperationState) bool {
	var name *core.StringAttr
	if !p.SymbolName(&name) {
		return false
	}
	st.SetAttr(core.SymbolNameAttr, name)
	if p.TryKeyword("initializer") {
		var ref *core.SymbolRefAttr
		if !p.Punct(core.PunctLParen) || !parseFlatRef(p, &ref) || !p.Punct(core.PunctRParen) {
			return false
		}
		st.SetAttr("initializer", ref)
	}
	if !parsePlace(p, st) {
		return false
	}
	at := p.Pos()
	var t core.Type
	if !p.ColonType(&t) {
		return false
	}
	if _, ok := t.(*spirv.PointerType); !ok {
		return p.OpErrorf(at, "expected spirv.ptr type")
	}
	st.SetAttr("type", p.Context().TypeAttr(t))
	return true
}

// parseFlatRef reads the name of a symbol without nested names.
func parseFlatRef(p *core.Parser, dst **core.SymbolRefAttr) bool {
	at := p.Pos()
	if !core.ParseAttrAs(p, dst, nil) {
		return false
	}
	if !(*dst).IsFlat() {
		return p.OpErrorf(at, "invalid kind of attribute specified")
	}
	return true
}

// PrintGlobalVariable writes what [Hooks.ParseGlobalVariable] reads.
func (Hooks) PrintGlobalVariable(p *core.Printer, op spirv.GlobalVariableOp) {
	p.Space()
	name, _ := op.Op.SymbolName()
	p.SymbolName(name)
	elided := []string{storageClassAttr, core.SymbolNameAttr, "type"}
	if ref, ok := op.Op.Attr("initializer").(*core.SymbolRefAttr); ok {
		p.Str(" initializer(")
		p.SymbolName(ref.Leaf())
		p.Byte(')')
		elided = append(elided, "initializer")
	}
	printPlace(p, op.Op, elided...)
	p.Str(" : ")
	p.AttrNoType(op.Op.Attr("type"))
}

// parseEntry reads ", @a, @b" when a comma comes next.
func parseEntry(p *core.Parser, st *core.OperationState) bool {
	var list []core.Attribute
	if p.TryPunct(core.PunctComma) {
		if !p.List(core.DelimNone, "", func() bool {
			var ref *core.SymbolRefAttr
			ok := parseFlatRef(p, &ref)
			list = append(list, ref)
			return ok
		}) {
			return false
		}
	}
	st.SetAttr("interface", p.Context().Array(list...))
	return true
}

func printEntry(p *core.Printer, op *core.Operation) {
	if fn, ok := op.Attr("fn").(*core.SymbolRefAttr); ok {
		p.SymbolName(fn.Leaf())
	}
	list, _ := op.Attr("interface").(*core.ArrayAttr)
	if list == nil {
		return
	}
	for _, a := range list.Elems() {
		p.Str(", ")
		p.Attr(a)
	}
}

// ParseEntryPoint reads "\"GLCompute\" @f, @in, @out".
func (Hooks) ParseEntryPoint(p *core.Parser, st *core.OperationState) bool {
	var model spirv.ExecutionModel
	var fn *core.SymbolRefAttr
	if !parseQuoted(p, "execution_model", spirv.ParseExecutionModel, &model) || !parseFlatRef(p, &fn) {
		return false
	}
	st.SetAttr("execution_model", spirv.GetExecutionModelAttr(p.Context(), model))
	st.SetAttr("fn", fn)
	return parseEntry(p, st)
}

// PrintEntryPoint writes what [Hooks.ParseEntryPoint] reads.
func (Hooks) PrintEntryPoint(p *core.Printer, op spirv.EntryPointOp) {
	p.Space()
	printQuoted(p, op.ExecutionModel().String())
	p.Space()
	printEntry(p, op.Op)
}

// ParseGraphEntryPointARM reads "@g, @in, @out".
func (Hooks) ParseGraphEntryPointARM(p *core.Parser, st *core.OperationState) bool {
	var fn *core.SymbolRefAttr
	if !parseFlatRef(p, &fn) {
		return false
	}
	st.SetAttr("fn", fn)
	return parseEntry(p, st)
}

// PrintGraphEntryPointARM writes what [Hooks.ParseGraphEntryPointARM] reads.
func (Hooks) PrintGraphEntryPointARM(p *core.Printer, op spirv.GraphEntryPointARMOp) {
	p.Space()
	printEntry(p, op.Op)
}

// ParseExecutionModeOperation reads "@f \"LocalSize\", 1, 2, 3".
func (Hooks) ParseExecutionModeOperation(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	var fn core.Attribute
	var mode spirv.ExecutionMode
	if !p.Attr(&fn, nil) || !parseQuoted(p, "execution_mode", spirv.ParseExecutionMode, &mode) {
		return false
	}
	st.SetAttr("fn", fn)
	st.SetAttr("execution_mode", spirv.GetExecutionModeAttr(c, mode))
	var values []core.Attribute
	for p.TryPunct(core.PunctComma) {
		var v *core.IntegerAttr
		if !core.ParseAttrAs(p, &v, c.I32()) {
			return false
		}
		values = append(values, v)
	}
	st.SetAttr("values", c.Array(values...))
	return true
}

// PrintExecutionModeOperation writes what [Hooks.ParseExecutionModeOperation] reads.
func (Hooks) PrintExecutionModeOperation(p *core.Printer, op spirv.ExecutionModeOperationOp) {
	p.Space()
	if fn, ok := op.Op.Attr("fn").(*core.SymbolRefAttr); ok {
		p.SymbolName(fn.Leaf())
	}
	p.Space()
	printQuoted(p, op.ExecutionMode().String())
	if list, ok := op.Op.Attr("values").(*core.ArrayAttr); ok && list.Len() > 0 {
		p.Str(", ")
		printInts(p, list)
	}
}
