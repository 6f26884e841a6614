package core

import (
	"slices"
	"strings"

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
		return p.OpErrorf(at, "expected string or keyword containing one of the following enum values for attribute '%s' [%s]", attr, strings.Join(cases, ", "))
	}
	return ok
}

// TryEnumKeyword is [Parser.EnumKeyword] when nothing is legal, too. A keyword that is no case is not consumed.
func (p *Parser) TryEnumKeyword(attr string, cases []string, dst *string) (found, ok bool) {
	at := p.Pos()
	if w := p.PeekKeyword(); w != "" {
		if !slices.Contains(cases, w) {
			return false, true
		}
		return p.TryAnyKeyword(dst), true
	}
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

// EnumAttrFrom returns the attribute of an enum's text form, which the caller has checked.
func EnumAttrFrom[E any, A Attribute](c *Context, text string, parse func(string) (E, bool), attr func(*Context, E) A) Attribute {
	e, _ := parse(text)
	return attr(c, e)
}

// DenseArray reads a packed array in its short form, [1, 2], or an alias. Behind an element that is wrong the closing bracket is still demanded,
// as upstream does.
func (p *Parser) DenseArray(elem Type, dst **DenseArrayAttr) bool {
	if p.kind == tokHash {
		return ParseAttrAs(p, dst, nil)
	}
	if !p.expect(tokLSquare, "expected '['") {
		return false
	}
	if p.accept(tokRSquare) {
		*dst = p.ctx.DenseArray(elem, nil)
		return true
	}
	var raw []byte
	ok := p.List(DelimNone, "", func() bool {
		v, ok := p.packedElement(elem)
		raw = AppendElement(raw, v)
		return ok
	})
	if !p.expect(tokRSquare, "expected ']'") || !ok {
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
	return n.Trunc(v.Width()), true
}

// TryDenseArray is [Parser.DenseArray] when nothing is legal, too.
func (p *Parser) TryDenseArray(elem Type, dst **DenseArrayAttr) (found, ok bool) {
	if p.kind != tokLSquare {
		return TryParseAttrAs(p, dst, nil)
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
func (p *Parser) InferResultTypes(st *OpState) bool {
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

// SlotVar returns the place of an inherent attribute, for hooks that parse one. There is room for all slots at once, so that places stay
// valid: a hook may get several.
func (s *OpState) SlotVar(i int) *Attribute {
	for len(s.Slots) < s.Info.numSlots {
		s.Slots = append(s.Slots, nil)
	}
	return &s.Slots[i]
}

// MapTypes applies f to every type.
func MapTypes(types []Type, f func(Type) Type) []Type {
	out := make([]Type, len(types))
	for i, t := range types {
		out[i] = f(t)
	}
	return out
}

// OnlyType returns the type of a list of one, else nil.
func OnlyType(types []Type) Type {
	if len(types) == 1 {
		return types[0]
	}
	return nil
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
	if !ok && p.kind != tokError {
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
	case tokGreater, tokRParen, tokRSquare, tokRBrace, tokComma, tokEOF:
		return false
	}
	return true
}

// ParseableInt is a Go type of integer parameters.
type ParseableInt interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64
}

// ParseInt reads an integer parameter and checks that it fits.
func ParseInt[T ParseableInt](p *Parser, dst *T) bool {
	at := p.Pos()
	found, ok := TryParseInt(p, dst)
	if ok && !found {
		return p.Errorf(at, "expected integer value")
	}
	return ok
}

// TryParseInt is [ParseInt] when nothing is legal, too.
func TryParseInt[T ParseableInt](p *Parser, dst *T) (found, ok bool) {
	at := p.Pos()
	var v num.Int
	if found, ok = p.TryAPInt(&v); !found || !ok {
		return found, ok
	}
	var zero T
	signed := zero-1 < zero
	if signed {
		i, fits := v.SExtValue()
		*dst = T(i)
		ok = fits && int64(*dst) == i
	} else {
		u, fits := v.ZExtValue()
		*dst = T(u)
		ok = fits && uint64(*dst) == u // of 64 bits a negative number may be the pattern
	}
	if !ok {
		return true, p.OpErrorf(at, "integer value too large")
	}
	return true, true
}

// ParseEnum reads an enum parameter by the keywords of its cases; separator joins those of a bit enum.
func ParseEnum[E ~uint8 | ~uint16 | ~uint32 | ~uint64](p *Parser, cppName, separator string, cases []string, parse func(string) (E, bool), dst *E) bool {
	*dst = 0
	at := p.Pos() // of all words: upstream shows where the list starts
	for {
		var w string
		if !p.TryStr(&w) && !p.TryAnyKeyword(&w) { // a case that is no keyword is written as a string
			return p.OpErrorf(at, "expected valid keyword or string")
		}
		v, ok := parse(w)
		if !ok {
			return p.OpErrorf(at, "expected %s to be one of: %s", cppName, strings.Join(cases, ", "))
		}
		*dst |= v
		switch {
		case separator == "," && p.TryPunct(PunctComma):
		case separator == "|" && p.TryPunct(PunctVBar):
		default:
			return true
		}
	}
}

// TryParseEnum is [ParseEnum] when nothing is legal, too.
func TryParseEnum[E ~uint8 | ~uint16 | ~uint32 | ~uint64](p *Parser, cppName, separator string, cases []string, parse func(string) (E, bool), dst *E) (found, ok bool) {
	if !slices.Contains(cases, p.PeekKeyword()) {
		return false, true
	}
	return true, ParseEnum(p, cppName, separator, cases, parse, dst)
}

// ParseNamedEnum reads an enum parameter that is stored as an integer: one word or string, which holds the combination of a bit
// enum. The summary names the enum in messages.
func ParseNamedEnum[E ~uint8 | ~uint16 | ~uint32 | ~uint64](p *Parser, summary string, cases []string, parse func(string) (E, bool), dst *E) bool {
	at := p.Pos()
	var w string
	if !p.TryKeywordOrString(&w) {
		return p.OpErrorf(at, "expected keyword for %s", summary)
	}
	v, ok := parse(w)
	if !ok {
		return p.OpErrorf(at, "expected one of [%s] for %s, got: %s", strings.Join(cases, ", "), summary, w)
	}
	*dst = v
	return true
}

// ParseWord reads an enum parameter with many cases: one word. What messages say of a word that is no case is "invalid KIND: WORD".
func ParseWord[E ~uint8 | ~uint16 | ~uint32 | ~uint64](p *Parser, kind string, parse func(string) (E, bool), dst *E) bool {
	at := p.Pos()
	var w string
	if !p.AnyKeyword(&w) {
		return false
	}
	v, ok := parse(w)
	if !ok {
		return p.OpErrorf(at, "invalid %s: %s", kind, w)
	}
	*dst = v
	return true
}

// TryParseNamedEnum is [ParseNamedEnum] when nothing is legal, too.
func TryParseNamedEnum[E ~uint8 | ~uint16 | ~uint32 | ~uint64](p *Parser, summary string, cases []string, parse func(string) (E, bool), dst *E) (found, ok bool) {
	if !slices.Contains(cases, p.PeekKeyword()) && p.kind != tokString {
		return false, true
	}
	return true, ParseNamedEnum(p, summary, cases, parse, dst)
}

// ParseList reads a comma-separated list of parameters, at least one. It ends in front of a comma that the next field of a struct
// follows.
func ParseList[T any](p *Parser, dst *[]T, elem func(*T) bool) bool {
	for {
		var e T
		if !elem(&e) {
			return false
		}
		*dst = append(*dst, e)
		if p.fieldAhead() || !p.TryPunct(PunctComma) {
			return true
		}
	}
}

// fieldAhead reports whether a comma, a name and '=' come next.
func (p *Parser) fieldAhead() bool {
	if p.kind != tokComma {
		return false
	}
	save, reported := p.lexer, len(p.diags)
	p.next()
	found := p.kind == tokIdent
	if found {
		p.next()
		found = p.kind == tokEqual
	}
	p.lexer = save
	p.diags = p.diags[:reported]
	return found
}

// TryParseList is [ParseList] when nothing is legal, too.
func TryParseList[T any](p *Parser, dst *[]T, elem func(*T) bool) (found, ok bool) {
	if !p.StartsParameters() {
		return false, true
	}
	return true, ParseList(p, dst, elem)
}

// TryParseTypeAs reads a type of the Go type T if a type is there.
func TryParseTypeAs[T Type](p *Parser, dst *T) (found, ok bool) {
	at := p.Pos()
	var t Type
	if found, ok = p.TryType(&t); !found || !ok {
		return found, ok
	}
	v, is := t.(T)
	if !is {
		return true, p.Errorf(at, "invalid kind of type specified")
	}
	*dst = v
	return true, true
}

// TryParseCustomType reads a type of the definition in its stripped or full form if one is there.
func TryParseCustomType[T Type](p *Parser, def *TypeDef, dst *T) (found, ok bool) {
	if !p.StartsParameters() {
		return false, true
	}
	return true, ParseCustomType(p, def, dst)
}

// TryBool reads true or false, or 1 or 0, if one is there.
func (p *Parser) TryBool(dst *bool) (found, ok bool) {
	if !p.isWord("true") && !p.isWord("false") && p.kind != tokInt && p.kind != tokMinus {
		return false, true
	}
	return true, p.Bool(dst)
}

// TryFloat reads a float literal if a number is there.
func (p *Parser) TryFloat(dst *float64) (found, ok bool) {
	if p.kind != tokFloat && p.kind != tokInt && p.kind != tokMinus {
		return false, true
	}
	return true, p.Float(dst)
}
