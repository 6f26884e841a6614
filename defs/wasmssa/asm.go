package wasmssa

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/defs/iface/function"
	"github.com/odsgen/ods/generated/wasmssa"
)

// exported reads the word "exported", or nothing when the name comes next.
func exported(p *core.Parser, st *core.OperationState, slot int) bool {
	var w string
	if !p.TryAnyKeyword(&w) {
		return true
	}
	if w != "exported" {
		return p.OpErrorf(p.NamePos(), "expecting either `exported` or symbol name. got %s", w)
	}
	st.SetSlot(slot, p.Context().Unit())
	return true
}

// ParseFunc reads a function. Arguments are local variables; the function's type has what they hold.
func (Hooks) ParseFunc(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	var name *core.StringAttr
	if !exported(p, st, wasmssa.FuncExportedSlot) || !p.SymbolName(&name) {
		return false
	}
	st.SetSlot(wasmssa.FuncSymNameSlot, name)
	var sig function.Signature
	if !function.ParseSignature(p, &sig, false) {
		return false
	}
	var inputs []core.Type
	var attrs [][]core.NamedAttr
	for _, a := range sig.Args {
		ref, ok := a.Type.(*wasmssa.LocalRefType)
		if !ok {
			return p.Errorf(p.Pos(), "invalid type for wasm.func argument. Expecting !wasm<local T>, got '%s'", core.TypeString(a.Type))
		}
		inputs, attrs = append(inputs, ref.ElementType()), append(attrs, a.Attrs)
	}
	st.SetSlot(wasmssa.FuncFunctionTypeSlot, c.TypeAttr(c.Function(inputs, sig.Results)))
	if d := function.Dicts(c, attrs); d != nil {
		st.SetSlot(wasmssa.FuncArgAttrsSlot, d)
	}
	if d := function.Dicts(c, sig.ResultAttrs); d != nil {
		st.SetSlot(wasmssa.FuncResAttrsSlot, d)
	}
	return function.ParseAttrs(p, st) && function.ParseBody(p, st, &sig)
}

// dict returns the entries of the i-th dictionary.
func dict(a *core.ArrayAttr, i int) []core.NamedAttr {
	if a == nil || i >= a.Len() {
		return nil
	}
	if d, ok := a.Elems()[i].(*core.DictAttr); ok {
		return d.Entries()
	}
	return nil
}

// PrintFunc writes what [Hooks.ParseFunc] reads; a declaration has the types of the function's type.
func (Hooks) PrintFunc(p *core.Printer, op wasmssa.FuncOp) {
	if op.Exported() {
		p.Str(" exported")
	}
	p.Space()
	p.SymbolName(op.SymName())
	t := op.FunctionType()
	entry := op.Body().Entry()
	p.Byte('(')
	for i, in := range t.Inputs() {
		if i > 0 {
			p.Str(", ")
		}
		if entry != nil && i < entry.NumArgs() {
			p.RegionArg(entry.Arg(i), dict(op.ArgAttrsAttr(), i), false)
			continue
		}
		p.Type(in)
		p.Attrs(dict(op.ArgAttrsAttr(), i))
	}
	p.Byte(')')
	if results := t.Results(); len(results) > 0 {
		p.Str(" -> ")
		parens := len(results) > 1 || len(dict(op.ResAttrsAttr(), 0)) > 0
		if parens {
			p.Byte('(')
		}
		for i, r := range results {
			if i > 0 {
				p.Str(", ")
			}
			p.Type(r)
			p.Attrs(dict(op.ResAttrsAttr(), i))
		}
		if parens {
			p.Byte(')')
		}
	}
	p.AttrDictWithKeyword(op.Op, "sym_name", "functionType", "arg_attrs", "res_attrs", "exported")
	function.PrintBody(p, op.Op)
}

// ParseGlobal reads "exported @x t mutable : {...}".
func (Hooks) ParseGlobal(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	var name *core.StringAttr
	var t core.Type
	if !exported(p, st, wasmssa.GlobalExportedSlot) || !p.SymbolName(&name) || !p.Type(&t) {
		return false
	}
	st.SetSlot(wasmssa.GlobalSymNameSlot, name)
	st.SetSlot(wasmssa.GlobalTypeSlot, c.TypeAttr(t))
	if p.TryKeyword("mutable") {
		st.SetSlot(wasmssa.GlobalIsMutableSlot, c.Unit())
	}
	return p.Punct(core.PunctColon) && p.Region(st.AddRegion(), nil)
}

// PrintGlobal writes what [Hooks.ParseGlobal] reads.
func (Hooks) PrintGlobal(p *core.Printer, op wasmssa.GlobalOp) {
	if op.Exported() {
		p.Str(" exported")
	}
	p.Space()
	p.SymbolName(op.SymName())
	p.Space()
	p.Type(op.Type())
	if op.IsMutable() {
		p.Str(" mutable")
	}
	p.Str(" :")
	if !op.Initializer().IsEmpty() {
		p.Space()
		p.Region(op.Initializer(), core.RegionOpts{HideEntryArgs: true})
	}
}

// ParseGlobalImport reads "import" from "module" as @x mutable : t.
func (Hooks) ParseGlobalImport(p *core.Parser, st *core.OperationState) bool {
	c := p.Context()
	var item, module string
	var name *core.StringAttr
	var t core.Type
	if !p.Str(&item) || !p.Keyword("from") || !p.Str(&module) || !p.Keyword("as") || !p.SymbolName(&name) {
		return false
	}
	for w := ""; p.TryAnyKeyword(&w); { // upstream drops a visibility
		if w == "mutable" {
			st.SetSlot(wasmssa.GlobalImportIsMutableSlot, c.Unit())
		}
	}
	if !p.Punct(core.PunctColon) || !p.Type(&t) {
		return false
	}
	st.SetSlot(wasmssa.GlobalImportImportNameSlot, c.String(item))
	st.SetSlot(wasmssa.GlobalImportModuleNameSlot, c.String(module))
	st.SetSlot(wasmssa.GlobalImportSymNameSlot, name)
	st.SetSlot(wasmssa.GlobalImportTypeSlot, c.TypeAttr(t))
	return true
}

// PrintGlobalImport writes what [Hooks.ParseGlobalImport] reads.
func (Hooks) PrintGlobalImport(p *core.Printer, op wasmssa.GlobalImportOp) {
	p.Str(` "` + op.ImportName() + `" from "` + op.ModuleName() + `" as `)
	p.SymbolName(op.SymName())
	if op.IsMutable() {
		p.Str(" mutable")
	}
	p.Str(" : ")
	p.Type(op.Type())
}

// ParseElseRegion reads "else {...}", which may be absent.
func (Hooks) ParseElseRegion(p *core.Parser, r *core.Region) bool {
	var word string
	if !p.TryKeyword("else") && !p.TryStr(&word) { // upstream's printer puts the word into quotes
		return true
	}
	return p.Region(r, nil)
}

// PrintElseRegion writes the region, with the word as upstream's printer has it, in quotes.
func (Hooks) PrintElseRegion(p *core.Printer, _ *core.Operation, r *core.Region) {
	if r.IsEmpty() {
		return
	}
	p.Str(`"else "`)
	p.Region(r, core.RegionOpts{})
}
