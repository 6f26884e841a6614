package tosa

import (
	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/message"
	"github.com/odsgen/ods/generated/tosa"
)

// This file has the syntax of operations with an attribute whose values are written as bare words.

// word is an attribute that may be written as a bare word.
type word struct {
	name, message string
	parse         func(c *core.Context, s string) (core.Attribute, bool)
}

func nanMode() word {
	return word{"nan_mode", "invalid nan_mode value: ", func(c *core.Context, s string) (core.Attribute, bool) {
		v, ok := tosa.ParseNanPropagationMode(s)
		return tosa.GetNanPropagationModeAttr(c, v), ok
	}}
}

func roundingMode() word {
	return word{"rounding_mode", "invalid rounding_mode value: ", func(c *core.Context, s string) (core.Attribute, bool) {
		v, ok := tosa.ParseRoundingMode(s)
		return tosa.GetRoundingModeAttr(c, v), ok
	}}
}

func resizeMode() word {
	return word{"mode", "invalid resize mode value: ", func(c *core.Context, s string) (core.Attribute, bool) {
		v, ok := tosa.ParseResizeMode(s)
		return tosa.GetResizeModeAttr(c, v), ok
	}}
}

func blockSize() word {
	return word{"block_size", "invalid block_size value: ", func(c *core.Context, s string) (core.Attribute, bool) {
		v, ok := tosa.ParseBlockSize(s)
		return tosa.GetBlockSizeAttr(c, v), ok
	}}
}

// parseWords reads "%a, %b {axis = 1 : i32, nan_mode = IGNORE} : (t, t) -> t".
func parseWords(p *core.Parser, st *core.OperationState, w word) bool {
	var refs []core.OperandRef
	var f *core.FunctionType
	if !p.List(core.DelimNone, "", func() bool {
		var ref core.OperandRef
		refs = append(refs, ref)
		return p.Operand(&refs[len(refs)-1])
	}) {
		return false
	}
	if p.PeekPunct(core.PunctLBrace) && !p.List(core.DelimBrace, "", func() bool { return parseEntry(p, st, w) }) {
		return false
	}
	if !p.Punct(core.PunctColon) {
		return false
	}
	at := p.Pos()
	var t core.Type
	if !p.Type(&t) {
		return false
	}
	f, ok := t.(*core.FunctionType)
	if !ok {
		return p.OpErrorf(at, "invalid kind of type specified: expected builtin.function, but found %s", message.Quote(t))
	}
	st.Types = append(st.Types, f.Results()...)
	return p.ResolveAll(&st.Operands, refs, f.Inputs(), p.Pos())
}

// parseEntry reads an attribute with its name; of the one that w describes, the value may be a bare word.
func parseEntry(p *core.Parser, st *core.OperationState, w word) bool {
	var name string
	if !p.KeywordOrString(&name) || !p.Punct(core.PunctEqual) {
		return false
	}
	var a core.Attribute
	if name == w.name && p.PeekKeyword() != "" {
		var s string
		if !p.AnyKeyword(&s) {
			return false
		}
		v, ok := w.parse(p.Context(), s)
		if !ok {
			return p.OpErrorf(p.Pos(), "%s%s", w.message, s)
		}
		a = v
	} else if !p.Attr(&a, nil) {
		return false
	}
	st.Attrs = append(st.Attrs, core.NamedAttr{Name: name, Value: a})
	return true
}

// PrintWords writes what [parseWords] reads.
func (Hooks) PrintWords(p *core.Printer, op *core.Operation) {
	p.Space()
	p.Operands(op.OperandList(0, op.NumOperands()))
	first := true
	for _, a := range op.DictAttrs() {
		if first {
			p.Str(" {")
		} else {
			p.Str(", ")
		}
		first = false
		printEntry(p, a)
	}
	if !first {
		p.Byte('}')
	}
	p.Str(" : ")
	p.FunctionalTypeOf(op)
}

func printEntry(p *core.Printer, a core.NamedAttr) {
	var s string
	switch v := a.Value.(type) {
	case *tosa.NanPropagationModeAttr:
		s = v.Value().String()
	case *tosa.RoundingModeAttr:
		s = v.Value().String()
	case *tosa.ResizeModeAttr:
		s = v.Value().String()
	case *tosa.BlockSizeAttr:
		s = v.Value().String()
	default:
		p.NamedAttr(a)
		return
	}
	p.KeywordOrString(a.Name)
	p.Str(" = ")
	p.Str(s)
}

// ParseNanMode reads an operation that says what becomes of NaN.
func (Hooks) ParseNanMode(p *core.Parser, st *core.OperationState) bool {
	return parseWords(p, st, nanMode())
}

// ParseResize reads operands, attributes and types.
func (Hooks) ParseResize(p *core.Parser, st *core.OperationState) bool {
	return parseWords(p, st, resizeMode())
}

// ParseRounding reads an operation that says how it rounds.
func (Hooks) ParseRounding(p *core.Parser, st *core.OperationState) bool {
	return parseWords(p, st, roundingMode())
}

// ParseBlockSize reads an operation that says how many elements have one scale.
func (Hooks) ParseBlockSize(p *core.Parser, st *core.OperationState) bool {
	return parseWords(p, st, blockSize())
}
