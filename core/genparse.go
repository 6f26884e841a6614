package core

import (
	"slices"
	"strings"

	"github.com/odsgen/ods/core/lex"
	"github.com/odsgen/ods/core/marks"
	"github.com/odsgen/ods/core/num"
)

// This file has the parts of generated parsers that are the same for all operations, types and attributes.

// OptionalOperand reads an operand if one is there and appends it to dst.
func (p *Parser) OptionalOperand(dst *[]OperandRef) bool {
	var r OperandRef
	found, ok := p.TryOperand(&r)
	if found && ok {
		*dst = append(*dst, r)
	}
	return ok
}

// NestedOperands reads a list of operand lists in parentheses, (a, b), (c), with the length of each; nothing is legal.
func (p *Parser) NestedOperands(dst *[]OperandRef, sizes *[]int32) bool {
	for {
		if !p.TryPunct(PunctLParen) {
			return true
		}
		before := len(*dst)
		if !p.OperandList(dst, DelimNone) || !p.Punct(PunctRParen) {
			return false
		}
		*sizes = append(*sizes, int32(len(*dst)-before))
		if !p.TryPunct(PunctComma) {
			return true
		}
	}
}

// NestedTypes reads a list of type lists in parentheses, with the length of each; nothing is legal.
func (p *Parser) NestedTypes(dst *[]Type, sizes *[]int32) bool {
	for {
		if !p.TryPunct(PunctLParen) {
			return true
		}
		before := len(*dst)
		if !p.TryPunct(PunctRParen) {
			if !p.TypeList(dst) || !p.Punct(PunctRParen) {
				return false
			}
		}
		*sizes = append(*sizes, int32(len(*dst)-before))
		if !p.TryPunct(PunctComma) {
			return true
		}
	}
}

// OptionalType reads a type if one is there and appends it to dst.
func (p *Parser) OptionalType(dst *[]Type) bool {
	var t Type
	found, ok := p.TryType(&t)
	if found && ok {
		*dst = append(*dst, t)
	}
	return ok
}

// TryTypeList reads a comma-separated list of types if a type is there.
func (p *Parser) TryTypeList(dst *[]Type) (found, ok bool) {
	var t Type
	found, ok = p.TryType(&t)
	if !found || !ok {
		return found, ok
	}
	*dst = append(*dst, t)
	for p.TryPunct(PunctComma) {
		if !p.Type(&t) {
			return true, false
		}
		*dst = append(*dst, t)
	}
	return true, true
}

// RegionList reads a comma-separated list of regions; nothing is legal.
func (p *Parser) RegionList(dst *[]*Region) bool {
	r := new(Region)
	found, ok := p.TryRegion(r, nil)
	if !found || !ok {
		return ok
	}
	*dst = append(*dst, r)
	for p.TryPunct(PunctComma) {
		r = new(Region)
		if !p.Region(r, nil) {
			return false
		}
		*dst = append(*dst, r)
	}
	return true
}

// SuccessorList reads a comma-separated list of blocks; nothing is legal.
func (p *Parser) SuccessorList(dst *[]*Block) bool {
	var b *Block
	found, ok := p.TrySuccessor(&b)
	if !found || !ok {
		return ok
	}
	*dst = append(*dst, b)
	for p.TryPunct(PunctComma) {
		if !p.Successor(&b) {
			return false
		}
		*dst = append(*dst, b)
	}
	return true
}

// EnumKeyword reads the case of an enum that is stored as an integer: a keyword, or a string.
func (p *Parser) EnumKeyword(attr string, cases []string, dst *string) bool {
	at := p.Pos()
	found, ok := p.TryEnumKeyword(attr, cases, dst)
	if ok && !found {
		return p.OpErrorf(at, "expected string or keyword containing one of the following enum values for attribute '%s' [%s]", attr,
			strings.Join(cases, ", "))
	}
	return ok
}

// TryEnumKeyword is [Parser.EnumKeyword] when nothing is legal, too. A keyword that is not a case is not consumed.
func (p *Parser) TryEnumKeyword(attr string, cases []string, dst *string) (found, ok bool) {
	at := p.Pos()
	if w := p.PeekKeyword(); w != "" {
		if !slices.Contains(cases, w) {
			return false, true
		}
		return p.TryAnyKeyword(dst), true
	}
	p.want(marks.WantWord, cases...)
	if !p.TryStr(dst) {
		return false, true
	}
	if *dst != "" && !enumKnows(cases, *dst) {
		return true, p.OpErrorf(at, "invalid %s attribute specification: \"%s\"", attr, *dst)
	}
	return true, true
}

// enumKnows reports whether every word of a combination is a case.
func enumKnows(cases []string, text string) bool {
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return r == '|' || r == ',' }) {
		if !slices.Contains(cases, strings.TrimSpace(w)) {
			return false
		}
	}
	return true
}

// DenseArray reads a packed array in its short form, [1, 2], or an alias. After an element that is wrong the closing
// bracket is still demanded, as upstream does.
func (p *Parser) DenseArray(elem Type, dst **DenseArrayAttr) bool {
	if p.kind == lex.Hash {
		return ParseAttrAs(p, dst, nil)
	}
	if !p.expect(lex.LSquare, "expected '['") {
		return false
	}
	if p.accept(lex.RSquare) {
		*dst = p.ctx.DenseArray(elem, nil)
		return true
	}
	var raw []byte
	ok := p.List(DelimNone, "", func() bool {
		v, ok := p.packedElement(elem)
		raw = v.AppendLittleEndian(raw)
		return ok
	})
	if !p.expect(lex.RSquare, "expected ']'") || !ok {
		return false
	}
	*dst = p.ctx.DenseArray(elem, raw)
	return true
}

// packedElement reads an element of a packed array in its short form.
func (p *Parser) packedElement(elem Type) (v num.Int, ok bool) {
	v = num.NewInt(StorageWidth(elem), 0)
	if f, isFloat := elem.(*FloatType); isFloat {
		var x num.Float
		if ok = p.APFloat(&x, f.sem); ok {
			v = x.Bits()
		}
		return v, ok
	}
	if v.Width() == 1 {
		var b bool
		if ok = p.Bool(&b); b {
			v = num.NewInt(1, 1)
		}
		return v, ok
	}
	at := p.start
	var n num.Int
	switch {
	case !p.APInt(&n):
		return v, false
	case n.SignificantBits() > v.Width():
		return v, p.opFail(at, "integer value too large")
	}
	return n.SExtOrTrunc(v.Width()), true
}

// TryDenseArray is [Parser.DenseArray] when nothing is legal, too.
func (p *Parser) TryDenseArray(elem Type, dst **DenseArrayAttr) (found, ok bool) {
	if p.kind != lex.LSquare {
		if !p.startsAttr() {
			return false, true
		}
		return true, ParseAttrAs(p, dst, nil)
	}
	return true, p.DenseArray(elem, dst)
}

// SegmentSizes returns the segment sizes as an attribute; the last few are remembered, because they recur.
func (p *Parser) SegmentSizes(sizes ...int32) *DenseArrayAttr {
	if len(sizes) <= 4 {
		var key [5]int32
		key[0] = int32(len(sizes))
		copy(key[1:], sizes)
		if a, ok := p.segments[key]; ok {
			return a
		}
		if p.segments == nil {
			p.segments = make(map[[5]int32]*DenseArrayAttr)
		}
		a := p.ctx.I32Array(sizes...)
		p.segments[key] = a
		return a
	}
	return p.ctx.I32Array(sizes...)
}

// InferResultTypes appends the result types that the operation's inference finds.
func (p *Parser) InferResultTypes(st *OperationState) bool {
	r := NewReporter(p.ctx)
	in := &InferIn{Context: p.ctx, Info: st.Info, Loc: st.Loc, Operands: st.Operands, Attrs: st.Attrs, regions: st.Regions,
		Successors: st.Successors, Report: r}
	in.Slots = slices.Clone(st.Slots)
	for _, a := range st.Attrs {
		if i := st.Info.attrSlot(a.Name); i >= 0 {
			for len(in.Slots) <= i {
				in.Slots = append(in.Slots, nil)
			}
			in.Slots[i] = a.Value
		}
	}
	types, ok := st.Info.def.InferTypes(st.Info.Hooks(), in)
	if !ok {
		if len(r.list) > 0 {
			return p.Errorf(p.NamePos(), "%s", r.list[0].Message)
		}
		return p.Errorf(p.NamePos(), "'%s' op failed to infer returned types", st.Info.Name())
	}
	st.Types = append(st.Types, types...)
	return true
}

// SlotVar returns the place of an inherent attribute, for hooks that parse one. There is room for all slots at once, so
// that places stay valid: a hook may get several.
func (s *OperationState) SlotVar(i int) *Attribute {
	for len(s.Slots) < s.Info.numSlots {
		s.Slots = append(s.Slots, nil)
	}
	return &s.Slots[i]
}

// Reporter returns a reporter whose findings the next [Parser.Failed] reports.
func (p *Parser) Reporter() *Reporter {
	p.checks = NewReporter(p.ctx)
	return p.checks
}

// Failed moves what checks reported to the parser's diagnostics, all at one place, and returns false.
func (p *Parser) Failed(at Pos) bool {
	for _, d := range p.checks.list {
		p.fail(int(at), d.Message)
	}
	p.checks = nil
	return false
}

// Param adds to a failure which parameter could not be read.
func (p *Parser) Param(def, name, goType string, ok bool) bool {
	if !ok && p.kind != lex.Error {
		p.opFail(p.here(), "failed to parse "+def+" parameter '"+name+"' which is to be a `"+goType+"`")
	}
	return ok
}

// Struct reads key = value pairs in any order; required keys must occur.
func (p *Parser) Struct(keys, required []string, value func(key string) bool) bool {
	seen := make(map[string]bool)
	more := func() bool { return len(seen) == 0 || p.TryPunct(PunctComma) }
	if len(required) == len(keys) { // then their number tells where the end is
		more = func() bool { return len(seen) == 0 || len(seen) < len(keys) && p.Punct(PunctComma) }
	}
	for more() {
		var key string
		if !p.TryAnyKeyword(&key) {
			if len(seen) == 0 && len(required) == 0 {
				return true
			}
			at := p.Pos()
			p.AnyKeyword(&key) // reports that, too
			return p.OpErrorf(at, "expected a parameter name in struct")
		}
		if !p.Punct(PunctEqual) {
			return false
		}
		if !slices.Contains(keys, key) || seen[key] {
			return p.OpErrorf(p.Pos(), "duplicate or unknown struct parameter name: %s", key)
		}
		seen[key] = true
		if !value(key) {
			return false
		}
	}
	for _, k := range required {
		if !seen[k] {
			return p.OpErrorf(p.Pos(), "struct is missing required parameter: %s", k)
		}
	}
	return true
}

// StartsParameters reports whether the current token can start a parameter list rather than end it.
func (p *Parser) StartsParameters() bool {
	switch p.kind {
	case lex.Greater, lex.RParen, lex.RSquare, lex.RBrace, lex.Comma, lex.EOF:
		return false
	}
	return true
}

// FieldAhead reports whether a comma, a name and '=' come next.
func (p *Parser) FieldAhead() bool {
	if p.kind != lex.Comma {
		return false
	}
	save, reported := p.lexer, len(p.diags)
	p.next()
	found := p.kind == lex.Word
	if found {
		p.next()
		found = p.kind == lex.Equal
	}
	p.lexer = save
	p.diags = p.diags[:reported]
	return found
}

// TryBool reads true or false, or 1 or 0, if one is there.
func (p *Parser) TryBool(dst *bool) (found, ok bool) {
	if !p.isWord("true") && !p.isWord("false") && p.kind != lex.Int && p.kind != lex.Minus {
		return false, true
	}
	return true, p.Bool(dst)
}

// TryFloat reads a float literal if a number is there.
func (p *Parser) TryFloat(dst *float64) (found, ok bool) {
	if p.kind != lex.Float && p.kind != lex.Int && p.kind != lex.Minus {
		return false, true
	}
	return true, p.Float(dst)
}
