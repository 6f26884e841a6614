package function

import "github.com/odsgen/ods/core"

// Print writes what [Parse] reads.
func Print(p *core.Printer, op *core.Operation, s Syntax) {
	p.Space()
	PrintName(p, op)
	PrintSignature(p, op, false)
	PrintAttrs(p, op, s.Elided...)
	PrintBody(p, op)
}

// PrintName writes the visibility, when it is stated, and the name.
func PrintName(p *core.Printer, op *core.Operation) {
	if v, ok := op.Attr(core.SymbolVisibilityAttr).(*core.StringAttr); ok {
		p.Str(v.Value())
		p.Space()
	}
	name, _ := op.SymbolName()
	p.SymbolName(name)
}

// PrintSignature writes arguments and results with their attributes. Arguments of a declaration have no names.
func PrintSignature(p *core.Printer, op *core.Operation, variadic bool) {
	inputs, results, _ := op.FunctionSignature()
	entry := op.Region(0).Entry()
	p.Byte('(')
	for i, t := range inputs {
		if i > 0 {
			p.Str(", ")
		}
		attrs := entries(op.ArgAttrs(i))
		if entry != nil {
			p.RegionArg(entry.Arg(i), attrs, false)
			continue
		}
		p.Type(t)
		p.Attrs(attrs)
	}
	if variadic {
		if len(inputs) > 0 {
			p.Str(", ")
		}
		p.Str("...")
	}
	p.Byte(')')
	if len(results) > 0 {
		p.Str(" -> ")
		printResults(p, op, results)
	}
}

// printResults puts parentheses around more than one result, a function type, and a result with attributes.
func printResults(p *core.Printer, op *core.Operation, results []core.Type) {
	_, isFunction := results[0].(*core.FunctionType)
	parens := len(results) > 1 || isFunction || len(entries(op.ResultAttrs(0))) > 0
	if parens {
		p.Byte('(')
	}
	for i, t := range results {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(t)
		p.Attrs(entries(op.ResultAttrs(i)))
	}
	if parens {
		p.Byte(')')
	}
}

func entries(d *core.DictAttr) []core.NamedAttr {
	if d == nil {
		return nil
	}
	return d.Entries()
}

// PrintAttrs writes "attributes {...}" with what the syntax does not say elsewhere, if there is any.
func PrintAttrs(p *core.Printer, op *core.Operation, elided ...string) {
	p.AttrDictWithKeyword(op, append([]string{core.SymbolNameAttr, core.SymbolVisibilityAttr, core.FunctionTypeAttr,
		core.ArgAttrsAttr, core.ResAttrsAttr}, elided...)...)
}

// PrintBody writes the body unless the function is a declaration.
func PrintBody(p *core.Printer, op *core.Operation) {
	if body := op.Region(0); !body.IsEmpty() {
		p.Space()
		p.Region(body, core.RegionOpts{HideEntryArgs: true})
	}
}
