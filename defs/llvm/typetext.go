package llvm

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/core/num"
	"github.com/odsgen/ods/core/rt"
	"github.com/odsgen/ods/generated/llvm"
)

// This file has the text of types. Inside a type of the dialect, other types of it are written without "!llvm.".

// shorthands are the types that may be written so.
var shorthands = map[string]*core.TypeDef{
	"void":      &llvm.LLVMVoidTypeDef,
	"ppc_fp128": &llvm.LLVMPPCFP128TypeDef,
	"token":     &llvm.LLVMTokenTypeDef,
	"label":     &llvm.LLVMLabelTypeDef,
	"metadata":  &llvm.LLVMMetadataTypeDef,
	"func":      &llvm.LLVMFunctionTypeDef,
	"ptr":       &llvm.LLVMPointerTypeDef,
	"array":     &llvm.LLVMArrayTypeDef,
	"struct":    &llvm.LLVMStructTypeDef,
	"target":    &llvm.LLVMTargetExtTypeDef,
	"x86_amx":   &llvm.LLVMX86AMXTypeDef,
}

// ParsePrettyLLVMType reads a type, which may be the dialect's without its prefix.
func (h Hooks) ParsePrettyLLVMType(p *core.Parser, dst *core.Type) bool {
	at := p.Pos()
	if found, ok := p.TryType(dst); found {
		return ok
	}
	t, ok := h.parseShorthand(p, at)
	*dst = t
	return ok
}

// parseShorthand reads a type of the dialect without its prefix.
func (h Hooks) parseShorthand(p *core.Parser, at core.Pos) (core.Type, bool) {
	var word string
	if !p.AnyKeyword(&word) {
		return nil, false
	}
	def := shorthands[word]
	if def == nil {
		return nil, p.Errorf(at, "unknown LLVM type: %s", word)
	}
	var t core.Type
	ok := p.TypeBody(def, h, &t)
	return t, ok
}

// ParseDialectType reports what is wrong behind "!llvm." when it is no type of the dialect.
func (h Hooks) ParseDialectType(p *core.Parser) (core.Type, bool) {
	at := p.Pos()
	var t core.Type
	if found, ok := p.TryType(&t); found {
		return nil, ok && p.Errorf(at, "unexpected type, expected keyword")
	}
	return h.parseShorthand(p, at)
}

// PrintPrettyLLVMType writes what [Hooks.ParsePrettyLLVMType] reads.
func (h Hooks) PrintPrettyLLVMType(p *core.Printer, t core.Type) {
	// mlir-opt reads ppc_fp128 without the prefix but does not write it so.
	_, isPPC := t.(*llvm.LLVMPPCFP128Type)
	if d, ok := t.(interface{ Def() *core.TypeDef }); ok && d.Def() != nil && d.Def().Dialect == llvm.Name && !isPPC {
		p.Str(d.Def().Mnemonic)
		if d.Def().Asm != nil {
			d.Def().Asm.PrintType(h, p, t)
		}
		return
	}
	p.Type(t)
}

// ParseFunctionTypes reads the parameters of a function type and the parenthesis behind them: "i32, ...)".
func (h Hooks) ParseFunctionTypes(p *core.Parser, params *[]core.Type, varArg *bool) bool {
	if p.TryPunct(core.PunctRParen) {
		return true
	}
	for {
		if p.TryPunct(core.PunctEllipsis) {
			*varArg = true
			return p.Punct(core.PunctRParen)
		}
		var t core.Type
		if !h.ParsePrettyLLVMType(p, &t) {
			return false
		}
		*params = append(*params, t)
		if !p.TryPunct(core.PunctComma) {
			return p.Punct(core.PunctRParen)
		}
	}
}

// PrintFunctionTypes writes what [Hooks.ParseFunctionTypes] reads.
func (h Hooks) PrintFunctionTypes(p *core.Printer, params []core.Type, varArg bool) {
	h.printList(p, params)
	if varArg {
		if len(params) > 0 {
			p.Str(", ")
		}
		p.Str("...")
	}
	p.Byte(')')
}

func (h Hooks) printList(p *core.Printer, list []core.Type) {
	for i, t := range list {
		if i > 0 {
			p.Str(", ")
		}
		h.PrintPrettyLLVMType(p, t)
	}
}

// ParseExtTypeParams reads the parameters of a target's type: types, then numbers.
func (Hooks) ParseExtTypeParams(p *core.Parser, types *[]core.Type, ints *[]uint32) bool {
	return p.List(core.DelimNone, "", func() bool {
		at := p.Pos()
		var v num.Int
		found, ok := p.TryAPInt(&v)
		if found {
			*ints = append(*ints, uint32(v.Int64()))
			return ok
		}
		var t core.Type
		if len(*ints) > 0 {
			return p.Errorf(at, "failed to parse parameter list for target extension type")
		}
		if !p.Type(&t) {
			return false
		}
		*types = append(*types, t)
		return true
	})
}

// PrintExtTypeParams writes what [Hooks.ParseExtTypeParams] reads.
func (Hooks) PrintExtTypeParams(p *core.Printer, types []core.Type, ints []uint32) {
	p.TypeList(types...)
	for i, v := range ints {
		if i > 0 || len(types) > 0 {
			p.Str(", ")
		}
		p.Uint(uint64(v))
	}
}

// ParseLLVMStructType reads what follows "struct": <(i32, ptr)>, <packed (i8)>, <"name", opaque>, <"name",
// (struct<"name">)>. The body of an identified struct is left out inside itself.
func (h Hooks) ParseLLVMStructType(p *core.Parser) (core.Type, bool) {
	at := p.Pos()
	if !p.Punct(core.PunctLess) {
		return nil, false
	}
	var name string
	var t *llvm.LLVMStructType
	if p.TryStr(&name) {
		t = IdentifiedStruct(p.Context(), name)
		if !p.EnterCyclic(t) {
			if p.TryPunct(core.PunctGreater) {
				return t, true
			}
			return h.parseInner(p, t)
		}
		defer p.LeaveCyclic()
		end := p.Pos()
		if p.TryPunct(core.PunctGreater) {
			return nil, p.Errorf(end, "struct without a body only allowed in a recursive struct")
		}
		if !p.Punct(core.PunctComma) {
			return nil, false
		}
	}
	wordAt := p.Pos()
	if p.TryKeyword("opaque") {
		if t == nil {
			return nil, p.Errorf(wordAt, "only identified structs can be opaque")
		}
		if !p.Punct(core.PunctGreater) {
			return nil, false
		}
		if !SetOpaque(t) {
			return nil, p.Errorf(wordAt, "redeclaring defined struct as opaque")
		}
		return t, true
	}
	packed := p.TryKeyword("packed")
	var elems []core.Type
	if !p.Punct(core.PunctLParen) {
		return nil, false
	}
	if t != nil {
		at = p.Pos()
	}
	if !h.parseElements(p, &elems) || !p.Punct(core.PunctGreater) {
		return nil, false
	}
	if t != nil && len(elems) == 0 {
		at = wordAt
	}
	for _, e := range elems {
		if !isStructElement(e) {
			return nil, p.Errorf(at, "invalid LLVM structure element type: %s", message.Quote(e))
		}
	}
	if t == nil {
		return Struct(p.Context(), packed, elems...), true
	}
	if !SetBody(t, packed, elems...) {
		return nil, p.Errorf(at, "identified type already used with a different body")
	}
	return t, true
}

// parseInner reads what may follow the name of a struct inside that struct, besides nothing: it may be called opaque as
// long as it has no body.
func (h Hooks) parseInner(p *core.Parser, t *llvm.LLVMStructType) (core.Type, bool) {
	if !p.Punct(core.PunctComma) {
		return nil, false
	}
	at := p.Pos()
	if !p.TryKeyword("opaque") {
		return nil, p.Errorf(at, "identifier already used for an enclosing struct")
	}
	if !p.Punct(core.PunctGreater) {
		return nil, false
	}
	if !BodyOf(t).Opaque {
		return nil, p.Errorf(at, "redeclaring defined struct as opaque")
	}
	return t, true
}

func (h Hooks) parseElements(p *core.Parser, elems *[]core.Type) bool {
	if p.TryPunct(core.PunctRParen) {
		return true
	}
	for {
		var t core.Type
		if !h.ParsePrettyLLVMType(p, &t) {
			return false
		}
		*elems = append(*elems, t)
		if !p.TryPunct(core.PunctComma) {
			return p.Punct(core.PunctRParen)
		}
	}
}

// PrintLLVMStructType writes what [Hooks.ParseLLVMStructType] reads.
func (h Hooks) PrintLLVMStructType(p *core.Printer, t *llvm.LLVMStructType) {
	p.Byte('<')
	defer p.Byte('>')
	if t.Name() != "" {
		p.QuotedString(t.Name())
		if !p.EnterCyclic(t) {
			return
		}
		defer p.LeaveCyclic()
		p.Str(", ")
	}
	body := BodyOf(t)
	if body.Opaque {
		p.Str("opaque")
		return
	}
	if body.Packed {
		p.Str("packed ")
	}
	p.Byte('(')
	h.printList(p, body.Elements)
	p.Byte(')')
}

// VerifyLLVMArrayType checks the type of the elements.
func (Hooks) VerifyLLVMArrayType(r *core.Reporter, at core.Location, _ *core.Context, elem core.Type, _ uint64) bool {
	switch elem.(type) {
	case *llvm.LLVMVoidType, *llvm.LLVMLabelType, *llvm.LLVMMetadataType, *llvm.LLVMFunctionType, *llvm.LLVMTokenType:
		return r.Errorf(at, "invalid array element type: %s", message.Quote(elem)).Fail()
	}
	return true
}

// isStructElement reports whether a struct may have elements of the type.
func isStructElement(t core.Type) bool {
	switch t.(type) {
	case *llvm.LLVMVoidType, *llvm.LLVMLabelType, *llvm.LLVMMetadataType, *llvm.LLVMFunctionType, *llvm.LLVMTokenType:
		return false
	}
	return true
}

// VerifyLLVMFunctionType checks the types of result and parameters.
func (Hooks) VerifyLLVMFunctionType(r *core.Reporter, at core.Location, _ *core.Context, result core.Type, params []core.Type,
	_ bool) bool {
	switch result.(type) {
	case *llvm.LLVMFunctionType, *llvm.LLVMMetadataType, *llvm.LLVMLabelType:
		return r.Errorf(at, "invalid function result type: %s", message.Quote(result)).Fail()
	}
	for _, t := range params {
		switch t.(type) {
		case *llvm.LLVMVoidType, *llvm.LLVMFunctionType:
			return r.Errorf(at, "invalid function argument type: %s", message.Quote(t)).Fail()
		}
	}
	return true
}

// ParseExpressionArg reads the arguments of an operation of a location expression. The second one of a conversion is an
// encoding.
func (Hooks) ParseExpressionArg(p *core.Parser, opcode llvm.DwarfOperation, args *[]uint64) bool {
	return p.List(core.DelimNone, "", func() bool {
		var word string
		if opcode == llvm.DwarfOperationDWOPLLVMConvert && len(*args) > 0 && p.TryAnyKeyword(&word) {
			e, ok := llvm.ParseDwarfEncoding(word)
			if !ok {
				return p.Errorf(p.Pos(), "encountered unknown attribute encoding \"%s\"", word)
			}
			*args = append(*args, uint64(e))
			return true
		}
		var v uint64
		if !rt.ParseInt(p, &v) {
			return p.Errorf(p.Pos(), "expected integer operand")
		}
		*args = append(*args, v)
		return true
	})
}

// PrintExpressionArg writes what [Hooks.ParseExpressionArg] reads.
func (Hooks) PrintExpressionArg(p *core.Printer, opcode llvm.DwarfOperation, args []uint64) {
	for i, v := range args {
		if i > 0 {
			p.Str(", ")
		}
		if opcode == llvm.DwarfOperationDWOPLLVMConvert && i > 0 && llvm.DwarfEncoding(v).IsValid() {
			p.Str(llvm.DwarfEncoding(v).String())
			continue
		}
		p.Uint(v)
	}
}
