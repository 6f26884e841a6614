package acc

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/acc"
)

// This file has the syntax of the variable in data operations.

// ParseVar reads "varPtr(%v", whose parenthesis [Hooks.ParseVarPtrType] closes behind the type.
func (Hooks) ParseVar(p *core.Parser, v *core.OperandRef) bool {
	return (p.TryKeyword("varPtr") || p.Keyword("var")) && p.Punct(core.PunctLParen) && p.Operand(v)
}

// PrintVar writes what [Hooks.ParseVar] reads.
func (Hooks) PrintVar(p *core.Printer, _ *core.Operation, v *core.Value) {
	if isPointer(v.Type()) {
		p.Str("varPtr(")
	} else {
		p.Str("var(")
	}
	p.Operand(v)
}

// ParseAccVar reads "accPtr(%v : t)".
func (Hooks) ParseAccVar(p *core.Parser, v *core.OperandRef, t *core.Type) bool {
	return (p.TryKeyword("accPtr") || p.Keyword("accVar")) && p.Punct(core.PunctLParen) && p.Operand(v) && p.ColonType(t) &&
		p.Punct(core.PunctRParen)
}

// PrintAccVar writes what [Hooks.ParseAccVar] reads.
func (Hooks) PrintAccVar(p *core.Printer, _ *core.Operation, v *core.Value, _ core.Type) {
	if isPointer(v.Type()) {
		p.Str("accPtr(")
	} else {
		p.Str("accVar(")
	}
	typed(p, v)
	p.Byte(')')
}

// ParseVarPtrType reads "t) varType(u)", of which the second part may be absent when t tells it.
func (Hooks) ParseVarPtrType(p *core.Parser, t *core.Type, varType *core.Attribute) bool {
	if !p.Type(t) || !p.Punct(core.PunctRParen) {
		return false
	}
	u := held(*t)
	if p.TryKeyword("varType") {
		if !p.Punct(core.PunctLParen) || !p.Type(&u) || !p.Punct(core.PunctRParen) {
			return false
		}
	} else if u == nil {
		return p.OpErrorf(p.Pos(), "expected 'varType(...)', because %s does not say what it points to", core.TypeString(*t))
	}
	*varType = p.Context().TypeAttr(u)
	return true
}

// PrintVarPtrType writes what [Hooks.ParseVarPtrType] reads.
func (Hooks) PrintVarPtrType(p *core.Printer, _ *core.Operation, t core.Type, varType core.Attribute) {
	p.Type(t)
	p.Byte(')')
	if u, ok := varType.(*core.TypeAttr); ok && u.Value() != held(t) {
		p.Str(" varType(")
		p.Type(u.Value())
		p.Byte(')')
	}
}

// held returns the type of a variable that a value of type t stands for: what a pointer points to, or t itself.
func held(t core.Type) core.Type {
	if isPointer(t) {
		return pointee(t)
	}
	return t
}

// ParseRecipeSym reads the name of a recipe.
func (Hooks) ParseRecipeSym(p *core.Parser, dst *core.Attribute) bool {
	var ref *core.SymbolRefAttr
	if !core.ParseAttrAs(p, &ref, nil) {
		return false
	}
	*dst = ref
	return true
}

// PrintRecipeSym writes what [Hooks.ParseRecipeSym] reads.
func (Hooks) PrintRecipeSym(p *core.Printer, _ *core.Operation, a core.Attribute) { p.Attr(a) }

// combinedWords are the constructs that a loop can be combined with.
var combinedWords = [...]struct {
	word string
	kind acc.CombinedConstructsType
}{
	{"kernels", acc.CombinedConstructsTypeKernelsLoop}, {"parallel", acc.CombinedConstructsTypeParallelLoop},
	{"serial", acc.CombinedConstructsTypeSerialLoop},
}

// ParseCombinedConstructsLoop reads the name of a compute construct.
func (Hooks) ParseCombinedConstructsLoop(p *core.Parser, dst *core.Attribute) bool {
	for _, c := range combinedWords {
		if p.TryKeyword(c.word) {
			*dst = acc.GetCombinedConstructsTypeAttr(p.Context(), c.kind)
			return true
		}
	}
	return p.OpErrorf(p.Pos(), "expected compute construct name")
}

// PrintCombinedConstructsLoop writes what [Hooks.ParseCombinedConstructsLoop] reads.
func (Hooks) PrintCombinedConstructsLoop(p *core.Printer, _ *core.Operation, a core.Attribute) {
	for _, c := range combinedWords {
		if a, ok := a.(*acc.CombinedConstructsTypeAttr); ok && a.Value() == c.kind {
			p.Str(c.word)
		}
	}
}

// typed writes a value and its type.
func typed(p *core.Printer, v *core.Value) {
	p.Operand(v)
	p.Str(" : ")
	p.Type(v.Type())
}

// each calls write for 0 to n-1, with commas between.
func each(p *core.Printer, n int, write func(i int)) {
	for i := range n {
		if i > 0 {
			p.Str(", ")
		}
		write(i)
	}
}
