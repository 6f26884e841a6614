package core

import (
	"bytes"
	"fmt"
	"slices"

	"github.com/odsgen/ods/core/lex"
	"github.com/odsgen/ods/core/marks"
)

// OperandRef is a parsed reference to a value by name, %name or %name#number, which [Parser.Resolve] turns into the
// value.
type OperandRef struct {
	// Pos is where the name starts.
	Pos    Pos
	n      uint32 // length with the '%'; 0 for no name
	hash   uint32
	number uint32
}

// IsNamed reports whether the reference names a value; that of an argument without a name does not.
func (r OperandRef) IsNamed() bool { return r.n > 0 }

// Number returns the result number after '#', 0 when there is none.
func (r OperandRef) Number() int { return int(r.number) }

// RefName returns the name of a reference with its '%'.
func (p *Parser) RefName(r OperandRef) string { return string(p.src[r.Pos : int(r.Pos)+int(r.n)]) }

// SameRef reports whether two references name the same value.
func (p *Parser) SameRef(a, b OperandRef) bool {
	return a.number == b.number && a.n == b.n && a.hash == b.hash &&
		bytes.Equal(p.src[a.Pos:int(a.Pos)+int(a.n)], p.src[b.Pos:int(b.Pos)+int(b.n)])
}

// Operand reads a reference to a value.
func (p *Parser) Operand(dst *OperandRef) bool { return p.operand(dst, true) }

func (p *Parser) operand(dst *OperandRef, allowNumber bool) bool {
	if p.kind != lex.Percent {
		p.want(marks.WantValue)
		return p.Unexpected("expected SSA operand")
	}
	*dst = OperandRef{Pos: Pos(p.start), n: uint32(p.end - p.start), hash: p.hash}
	p.next()
	if p.kind != lex.Hash {
		return true
	}
	if !allowNumber {
		return p.failHere("result number not allowed in argument list")
	}
	n, ok := smallUint(p.src[p.start+1 : p.end])
	if !ok || n > 1<<32-1 {
		return p.failHere("invalid SSA value result number")
	}
	dst.number = uint32(n)
	p.next()
	return true
}

// TryOperand reads a reference to a value when there is one.
func (p *Parser) TryOperand(dst *OperandRef) (found, ok bool) {
	if p.kind != lex.Percent {
		p.want(marks.WantValue)
		return false, true
	}
	return true, p.operand(dst, true)
}

// OperandList appends references to values. Without a delimiter the list may be absent.
func (p *Parser) OperandList(dst *[]OperandRef, d Delimiter) bool {
	if d == DelimNone {
		if p.kind != lex.Percent {
			p.want(marks.WantValue)
			return true
		}
		return p.operandsInto(dst)
	}
	return p.List(d, " in operand list", func() bool {
		var r OperandRef
		if !p.operand(&r, true) {
			return false
		}
		*dst = append(*dst, r)
		return true
	})
}

// OperandListOf is [Parser.OperandList] for a given number of operands.
func (p *Parser) OperandListOf(dst *[]OperandRef, d Delimiter, n int) bool {
	if d == DelimNone && p.kind != lex.Percent && n > 0 {
		if p.kind == lex.LParen || p.kind == lex.LSquare {
			return p.failHere("unexpected delimiter")
		}
		p.want(marks.WantValue)
		return p.Unexpected("expected operand")
	}
	at, before := p.start, len(*dst)
	if !p.OperandList(dst, d) {
		return false
	}
	if len(*dst)-before != n {
		return p.OpErrorf(Pos(at), "expected %d operands", n)
	}
	return true
}

// operandsInto appends one or more references.
func (p *Parser) operandsInto(dst *[]OperandRef) bool {
	from := len(p.refs)
	for {
		var r OperandRef
		if !p.operand(&r, true) {
			return false
		}
		p.refs = append(p.refs, r)
		if !p.accept(lex.Comma) {
			break
		}
	}
	read := p.refs[from:]
	if *dst == nil { // a hook's fresh list
		*dst = takeCells(&p.refChunk.chunk, len(read), 24)[:0]
	}
	*dst = append(*dst, read...)
	p.refs = p.refs[:from]
	return true
}

// Resolve appends the value that a reference names. A name that is not defined yet stands for a value of the type that
// is to be defined later.
func (p *Parser) Resolve(dst *[]*Value, ref OperandRef, t Type) bool {
	v := p.resolve(ref, t)
	if v == nil {
		return false
	}
	*dst = append(*dst, v)
	return true
}

// ResolveSame resolves all references with one type.
func (p *Parser) ResolveSame(dst *[]*Value, refs []OperandRef, t Type) bool {
	for i := range refs {
		v := p.resolve(refs[i], t)
		if v == nil {
			return false
		}
		*dst = append(*dst, v)
	}
	return true
}

// ResolveAll resolves references with a type each.
func (p *Parser) ResolveAll(dst *[]*Value, refs []OperandRef, types []Type, at Pos) bool {
	if len(refs) != len(types) {
		return p.OpErrorf(at, "number of operands and types do not match: got %d operands and %d types", len(refs), len(types))
	}
	for i := range refs {
		v := p.resolve(refs[i], types[i])
		if v == nil {
			return false
		}
		*dst = append(*dst, v)
	}
	return true
}

func (p *Parser) resolve(ref OperandRef, t Type) *Value {
	v := p.valueOf(ref, t)
	if p.opts.Marks != nil && v != nil && ref.n > 0 {
		p.mark(marks.Use, int(ref.Pos), int(ref.Pos)+int(ref.n), int(ref.number), v)
	}
	return v
}

func (p *Parser) valueOf(ref OperandRef, t Type) *Value {
	i := findName(&p.values, p.src, uint32(ref.Pos), ref.n, ref.hash, 0)
	s := &p.values.entries[i]
	if s.live && ref.number < s.v.count {
		v := s.v.val
		if ref.number > 0 {
			v = s.v.number(ref.number)
		}
		if v.typ == t.typeBase() {
			return v
		}
		return p.typeConflict(ref, t, v, s.v.pos)
	}
	return p.resolveForward(ref, t, i)
}

// resolveForward resolves a reference whose definition was not met: to the placeholder of an earlier one, or a new one.
func (p *Parser) resolveForward(ref OperandRef, t Type, slot uint32) *Value {
	s := &p.values.entries[slot]
	if s.live {
		if r := p.forward(&s.v, ref.number); r != nil {
			if r.val.typ == t.typeBase() {
				return r.val
			}
			return p.typeConflict(ref, t, r.val, r.pos)
		}
		if s.v.count > 0 {
			p.fail(int(ref.Pos), "reference to invalid result number")
			return nil
		}
	}
	d := enterName(&p.values, slot)
	op := Create(&OperationState{Info: p.shared.castInfo, Loc: p.LocAt(ref.Pos), Types: []Type{t}})
	p.fwds = append(p.fwds, forwardRef{val: op.Result(0), pos: uint32(ref.Pos), number: ref.number, next: d.fwd})
	d.fwd = uint32(len(p.fwds))
	p.fwdLeft++
	return op.Result(0)
}

// forward returns the entry of one number of a name apart from those that its definition stands for, or nil.
func (p *Parser) forward(d *valueDef, number uint32) *forwardRef {
	for f := d.fwd; f != 0; f = p.fwds[f-1].next {
		if r := &p.fwds[f-1]; r.number == number && r.val != nil {
			return r
		}
	}
	return nil
}

func (p *Parser) typeConflict(ref OperandRef, t Type, v *Value, at uint32) *Value {
	if p.isLost(int(ref.Pos), int(ref.Pos)+int(ref.n)) { // nobody knows its type
		return Create(&OperationState{Info: p.shared.castInfo, Loc: p.LocAt(ref.Pos), Types: []Type{t}}).Result(0)
	}
	p.fail(int(ref.Pos), fmt.Sprintf("use of value '%s' expects different type than prior uses: '%s' vs '%s'",
		p.RefName(ref), t, v.Type()))
	p.Notef(Pos(at), "prior use here")
	return nil
}

// define makes a name stand for count consecutive values, the first of which is given. Only a block argument has a
// number.
func (p *Parser) define(ref OperandRef, val *Value, count int) bool {
	i := findName(&p.values, p.src, uint32(ref.Pos), ref.n, ref.hash, 0)
	if s := &p.values.entries[i]; s.live {
		at := s.v.pos
		taken := ref.number < s.v.count
		if r := p.definedNumber(&s.v, ref.number, count); r != nil && !taken {
			taken, at = true, r.pos
		}
		if taken {
			p.fail(int(ref.Pos), fmt.Sprintf("redefinition of SSA value '%s'", p.RefName(ref)))
			p.Notef(Pos(at), "previously defined here")
			return false
		}
		if !p.resolveUses(&s.v, ref, val, count) {
			return false
		}
	}
	d := enterName(&p.values, i)
	defineName(&p.values, i)
	if ref.number == 0 {
		d.val, d.pos, d.count = val, uint32(ref.Pos), uint32(count)
	} else {
		p.fwds = append(p.fwds, forwardRef{val: val, pos: uint32(ref.Pos), number: ref.number, next: d.fwd, def: true})
		d.fwd = uint32(len(p.fwds))
	}
	if p.opts.KeepNames {
		p.names = append(p.names, keptName{val: val, name: p.RefName(ref)[1:]})
	}
	if p.opts.Marks != nil {
		p.mark(marks.Def, int(ref.Pos), int(ref.Pos)+int(ref.n), count, val)
	}
	return true
}

// definedNumber returns the lowest of count numbers from first on that were defined by themselves, or nil.
func (p *Parser) definedNumber(d *valueDef, first uint32, count int) (lowest *forwardRef) {
	for f := d.fwd; f != 0; f = p.fwds[f-1].next {
		if r := &p.fwds[f-1]; r.def && int64(r.number)-int64(first) < int64(count) && r.number >= first &&
			(lowest == nil || r.number < lowest.number) {
			lowest = r
		}
	}
	return lowest
}

// resolveUses replaces the placeholders of a name that is being defined, lowest result number first.
func (p *Parser) resolveUses(d *valueDef, ref OperandRef, val *Value, count int) bool {
	var due []*forwardRef
	for f := d.fwd; f != 0; f = p.fwds[f-1].next {
		r := &p.fwds[f-1]
		if k := int64(r.number) - int64(ref.number); r.val != nil && !r.def && k >= 0 && k < int64(count) {
			due = append(due, r)
		}
	}
	slices.SortFunc(due, func(a, b *forwardRef) int { return int(int64(a.number) - int64(b.number)) })
	for _, r := range due {
		v := val
		if k := r.number - ref.number; k > 0 {
			v = val.DefiningOp().Result(val.Index() + int(k))
		}
		if v.typ != r.val.typ {
			p.fail(int(ref.Pos), fmt.Sprintf("definition of SSA value '%s#%d' has type '%s'", p.RefName(ref), r.number, v.Type()))
			p.Notef(Pos(r.pos), "previously used here with type '%s'", r.val.Type())
			return false
		}
		placeholder := r.val
		placeholder.ReplaceAllUsesWith(v)
		placeholder.DefiningOp().Erase()
		if p.opDepth > 0 {
			if p.moved == nil {
				p.moved = map[*Value]*Value{}
			}
			p.moved[placeholder] = v
		}
		if m := p.opts.Marks; m != nil {
			m.Move(placeholder, v)
		}
		r.val = nil
		p.fwdLeft--
	}
	return true
}

// undeclared reports the names that were used but never defined, in source order. With [ParseOptions.FreeValues] their
// placeholders become operations of the block instead.
func (p *Parser) undeclared() bool {
	if p.fwdLeft == 0 {
		return true
	}
	var left []*forwardRef
	for i := range p.fwds {
		if r := &p.fwds[i]; r.val != nil && !r.def {
			left = append(left, r)
		}
	}
	slices.SortFunc(left, func(a, b *forwardRef) int { return int(int64(a.pos) - int64(b.pos)) })
	if p.opts.FreeValues {
		for _, r := range slices.Backward(left) {
			if b := scopeStart(r.val); b != nil {
				b.insert(r.val.DefiningOp(), b.first)
			}
			r.val = nil
		}
		return true
	}
	for _, r := range left {
		if !p.lostAt(r.pos) {
			p.fail(int(r.pos), "use of undeclared SSA value name")
		}
	}
	return false
}

// scopeStart returns the first block of the isolated region in which a value is used, nil when it is not.
func scopeStart(v *Value) *Block {
	for u := range v.Uses() {
		op := u.Owner()
		for op.ParentOp() != nil && !op.ParentOp().Has(TraitIsolatedFromAbove) {
			op = op.ParentOp()
		}
		return op.block.Region().Entry()
	}
	return nil
}

// smallUint reads decimal digits.
func smallUint(b []byte) (uint64, bool) {
	if len(b) == 0 || len(b) > 19 {
		return 0, false
	}
	var n uint64
	for _, c := range b {
		if c < '0' || c > '9' {
			return 0, false
		}
		n = n*10 + uint64(c-'0')
	}
	return n, true
}
