package core

import (
	"io"
	"strconv"

	"github.com/odsgen/ods/core/affine"
	"github.com/odsgen/ods/core/num"
)

// Printer writes the text of operations, types and attributes. Hooks get one and write through its methods only,
// because the same hook runs twice: once to collect the types and attributes that may get aliases, when nothing is
// written, and once for the text. One goroutine uses it at a time.
type Printer struct {
	ctx *Context
	o   *PrintOptions
	buf []byte
	w   io.Writer // nil: everything stays in buf
	err error

	indent   int
	dialects []string // default dialects of the open regions
	collect  *aliasCollector
	aliases  *aliasTable
	shared   *printShared
	pool     *printPool // nil when one goroutine prints
	marks    *opMarks   // nil when nobody asks where operations begin

	generic bool // the operation that is being printed appears in generic form: see GenericInstead
	open    int  // 1 plus the length of buf where the operation that is being printed has no operands: see NoOperands
	sent    int  // how often buf was given away

	naming
	lastHooks hooksCache
	cyclic    openSet // types and attributes that are being written, see EnterCyclic

	symbolDepth int    // how many types and attributes of dialects are being written, one in another
	balanced    []span // what was written in them, see dialectSymbol
}

// hooksCache remembers the last dialect looked up.
type hooksCache struct {
	name  string
	hooks any
}

// printShared is what all workers of one print have in common; it is not changed while they run.
type printShared struct {
	distinct  map[*DistinctAttr]int
	resources []string // keys of the referenced builtin resources, in order of first use
	seen      map[string]bool
}

const flushSize = 256 << 10

func newPrinter(c *Context, o *PrintOptions) *Printer {
	p := &Printer{ctx: c, o: o, shared: new(printShared)}
	p.keep = o.KeepNames && c != nil && c.HasSourceNames()
	return p
}

// Context returns the context of what is printed.
func (p *Printer) Context() *Context { return p.ctx }

// Options returns the options; they must not be changed.
func (p *Printer) Options() *PrintOptions { return p.o }

func (p *Printer) flush() {
	if p.w != nil && p.err == nil && len(p.buf) > 0 {
		_, p.err = p.w.Write(p.buf)
	}
	if p.w != nil {
		p.buf = p.buf[:0]
		p.sent++
	}
}

// Str writes s.
func (p *Printer) Str(s string) { p.buf = append(p.buf, s...) }

// Byte writes one byte.
func (p *Printer) Byte(b byte) { p.buf = append(p.buf, b) }

// Int writes a decimal number.
func (p *Printer) Int(v int64) {
	switch {
	case uint64(v) < 10:
		p.buf = append(p.buf, byte('0'+v))
	case uint64(v) < 100:
		p.buf = append(p.buf, byte('0'+v/10), byte('0'+v%10))
	default:
		p.buf = strconv.AppendInt(p.buf, v, 10)
	}
}

// Space writes a space.
func (p *Printer) Space() { p.buf = append(p.buf, ' ') }

// Newline writes a newline and the indentation of the current region.
func (p *Printer) Newline() {
	p.buf = append(p.buf, '\n')
	p.writeIndent()
}

// IncreaseIndent and [Printer.DecreaseIndent] change the indentation of the following lines by one step.
func (p *Printer) IncreaseIndent() { p.indent += 2 }

// DecreaseIndent undoes [Printer.IncreaseIndent].
func (p *Printer) DecreaseIndent() { p.indent -= 2 }

const spaces = "                                                                "

func (p *Printer) writeIndent() {
	n := p.indent
	for n > len(spaces) {
		p.buf = append(p.buf, spaces...)
		n -= len(spaces)
	}
	p.buf = append(p.buf, spaces[:n]...)
}

// QuotedString writes a string literal with escapes.
func (p *Printer) QuotedString(s string) {
	p.buf = append(p.buf, '"')
	p.buf = appendEscaped(p.buf, s)
	p.buf = append(p.buf, '"')
}

func appendEscaped(dst []byte, s string) []byte {
	from := 0
	for i := 0; i < len(s); i++ {
		c := s[i]
		if c >= ' ' && c < 0x7f && c != '"' && c != '\\' {
			continue
		}
		dst = append(dst, s[from:i]...)
		from = i + 1
		if c == '\\' {
			dst = append(dst, '\\', '\\')
			continue
		}
		dst = append(dst, '\\', upperHex[c>>4], upperHex[c&15])
	}
	return append(dst, s[from:]...)
}

const upperHex = "0123456789ABCDEF"

// KeywordOrString writes s as it is when it is a bare identifier, else as a string literal.
func (p *Printer) KeywordOrString(s string) {
	if isBareIdentifier(s) {
		p.Str(s)
		return
	}
	p.QuotedString(s)
}

func isBareIdentifier(s string) bool {
	if s == "" || !isASCIILetter(s[0]) && s[0] != '_' {
		return false
	}
	for i := 1; i < len(s); i++ {
		if c := s[i]; !isASCIIAlnum(c) && c != '_' && c != '$' && c != '.' {
			return false
		}
	}
	return true
}

func isASCIILetter(c byte) bool { return (c|0x20)-'a' < 26 }
func isASCIIDigit(c byte) bool  { return c-'0' < 10 }
func isASCIIAlnum(c byte) bool  { return isASCIILetter(c) || isASCIIDigit(c) }

// SymbolName writes @name, quoted where needed. Upstream writes text that cannot be read for an empty name, which its
// parser accepts.
func (p *Printer) SymbolName(s string) {
	p.Byte('@')
	p.KeywordOrString(s)
}

// APFloat writes a float without its type.
//
// Values of f80 and f128 that a double cannot hold are written as bits. There mlir-opt writes decimal digits, but it
// reads every decimal literal as a double first, as the parser here does, so that the value would be lost on the way.
func (p *Printer) APFloat(f num.Float) {
	if k := f.Semantics(); (k == num.F80 || k == num.F128) && f.IsFinite() {
		if _, loses := f.ToFloat64(); loses {
			p.buf = f.Bits().AppendHex(append(p.buf, "0x"...), 0)
			return
		}
	}
	p.buf = num.AppendMLIR(p.buf, f)
}

// APInt writes an integer in decimal.
func (p *Printer) APInt(v num.Int, signed bool) { p.buf = v.AppendDec(p.buf, signed) }

// Operand writes a value: %0, %arg1, %3#1.
func (p *Printer) Operand(v *Value) {
	if p.collect == nil {
		p.valueID(v, true)
	}
}

// OperandText returns the name that [Printer.Operand] writes. It is the final one only while text is written, not while
// aliases and names are collected.
func (p *Printer) OperandText(v *Value) string {
	at := len(p.buf)
	p.Operand(v)
	text := string(p.buf[at:])
	p.buf = p.buf[:at] // a value's name has no types, so that balanced stays true
	return text
}

// Operands writes values separated by commas.
func (p *Printer) Operands(vals []*Value) {
	if len(vals) == 0 {
		p.NoOperands()
	}
	for i, v := range vals {
		if i > 0 {
			p.Str(", ")
		}
		p.Operand(v)
	}
}

// OperandRange writes n operands of op from index from on, separated by commas.
func (p *Printer) OperandRange(op *Operation, from, n int) {
	if n <= 0 {
		p.NoOperands()
		return
	}
	if p.collect != nil {
		return
	}
	uses := op.uses()[from : from+n]
	for i := range uses {
		if i > 0 {
			p.Str(", ")
		}
		p.valueID(uses[i].value, true)
	}
}

// Successor writes a block's label.
func (p *Printer) Successor(b *Block) {
	if p.collect == nil {
		p.blockName(b)
	}
}

// SuccessorAndArgs writes a block's label with the values passed to it: ^bb1(%0 : i32).
func (p *Printer) SuccessorAndArgs(b *Block, args []*Value) {
	p.Successor(b)
	if len(args) == 0 {
		return
	}
	p.Byte('(')
	p.Operands(args)
	p.Str(" : ")
	p.TypesOf(args)
	p.Byte(')')
}

// Types writes types separated by commas.
func (p *Printer) Types(list []Type) {
	for i, t := range list {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(t)
	}
}

// TypeList writes types separated by commas.
func (p *Printer) TypeList(list ...Type) { p.Types(list) }

// TypesOf writes the types of values separated by commas.
func (p *Printer) TypesOf(vals []*Value) {
	for i, v := range vals {
		if i > 0 {
			p.Str(", ")
		}
		p.typeOf(v)
	}
}

func (p *Printer) typeOf(v *Value) {
	if v == nil {
		p.Type(nil)
		return
	}
	p.Type(v.typ.self)
}

// FunctionalType writes (inputs) -> outputs; a single output needs no parentheses unless it is a function type.
func (p *Printer) FunctionalType(ins, outs []Type) {
	p.Byte('(')
	p.Types(ins)
	p.Str(") -> ")
	p.resultTypes(outs)
}

// FunctionalTypeOf writes the types of op's operands and results as [Printer.FunctionalType] does, without making
// slices.
func (p *Printer) FunctionalTypeOf(op *Operation) {
	p.Byte('(')
	uses := op.uses()
	for i := range uses {
		if i > 0 {
			p.Str(", ")
		}
		p.typeOf(uses[i].value)
	}
	p.Str(") -> ")
	n := op.NumResults()
	if n == 1 {
		if t := op.Result(0).Type(); !isFunctionType(t) {
			p.Type(t)
			return
		}
	}
	p.Byte('(')
	for i := range n {
		if i > 0 {
			p.Str(", ")
		}
		p.Type(op.Result(i).Type())
	}
	p.Byte(')')
}

func isFunctionType(t Type) bool { _, ok := t.(*FunctionType); return ok }

func (p *Printer) resultTypes(outs []Type) {
	if len(outs) == 1 && !isFunctionType(outs[0]) {
		p.Type(outs[0])
		return
	}
	p.Byte('(')
	p.Types(outs)
	p.Byte(')')
}

// ArrowTypes writes " -> types", with parentheses around several types or a function type.
func (p *Printer) ArrowTypes(list []Type) {
	p.Str(" -> ")
	p.resultTypes(list)
}

// OptionalArrowTypes is [Printer.ArrowTypes] for a list that is not empty, and writes nothing otherwise.
func (p *Printer) OptionalArrowTypes(list []Type) {
	if len(list) > 0 {
		p.ArrowTypes(list)
	}
}

// DimList writes sizes separated by x, with ? for dynamic ones.
func (p *Printer) DimList(shape []int64) {
	for i, d := range shape {
		if i > 0 {
			p.Byte('x')
		}
		p.dim(d)
	}
}

func (p *Printer) dim(d int64) {
	if d == Dynamic {
		p.Byte('?')
		return
	}
	p.Int(d)
}

// AffineMapOfSSAIds writes the results of the map with operands in place of dimensions and symbols: %i + 1, %j.
func (p *Printer) AffineMapOfSSAIds(m *affine.Map, operands []*Value) {
	if p.collect != nil {
		return
	}
	dims := m.NumDims()
	p.buf = affine.AppendResultsNamed(p.buf, m, func(dst []byte, pos int, symbol bool) []byte {
		if symbol {
			pos += dims
		}
		return p.appendAffineOperand(dst, operands, pos, symbol)
	})
}

// AffineExprOfSSAIds writes an expression with operands in place of dimensions and symbols.
func (p *Printer) AffineExprOfSSAIds(e affine.Expr, dims, syms []*Value) {
	if p.collect != nil {
		return
	}
	p.buf = affine.AppendExprNamed(p.buf, e, func(dst []byte, pos int, symbol bool) []byte {
		if symbol {
			return p.appendAffineOperand(dst, syms, pos, true)
		}
		return p.appendAffineOperand(dst, dims, pos, false)
	})
}

func (p *Printer) appendAffineOperand(dst []byte, vals []*Value, pos int, symbol bool) []byte {
	var v *Value
	if pos < len(vals) {
		v = vals[pos]
	}
	saved := p.buf
	p.buf = dst
	if symbol {
		p.Str("symbol(")
	}
	p.valueID(v, true)
	if symbol {
		p.Byte(')')
	}
	dst, p.buf = p.buf, saved
	return dst
}

// hooksOf returns the hooks of a dialect in this context.
func (p *Printer) hooksOf(dialect string) any {
	if p.lastHooks.name != dialect {
		p.lastHooks = hooksCache{name: dialect}
		if d := p.ctx.Dialect(dialect); d != nil {
			p.lastHooks.hooks = d.Hooks
		}
	}
	return p.lastHooks.hooks
}
