package core

import (
	"fmt"
	"slices"

	"github.com/odsgen/ods/core/lex"
	"github.com/odsgen/ods/core/marks"
)

// Region reads a region with its braces. Its blocks are appended to dst, which is usually one that
// [OperationState.AddRegion] made. Arguments with names become the arguments of the entry block, which then has no
// label.
func (p *Parser) Region(dst *Region, args []Argument) bool { return p.region(dst, args, false) }

// IsolatedRegion is [Parser.Region] for a region in which names of enclosing regions may be defined again and must not
// be used.
func (p *Parser) IsolatedRegion(dst *Region, args []Argument) bool { return p.region(dst, args, true) }

// TryRegion reads a region when there is one.
func (p *Parser) TryRegion(dst *Region, args []Argument) (found, ok bool) {
	if p.kind != lex.LBrace {
		return false, true
	}
	return true, p.region(dst, args, false)
}

// region reads a region.
//
//	region ::= `{` entry-block? block* `}`
func (p *Parser) region(r *Region, args []Argument, isolated bool) bool {
	if !p.expect(lex.LBrace, "expected '{' to begin a region") {
		return false
	}
	if (len(args) > 0 || p.kind != lex.RBrace) && !p.regionBody(r, args, isolated) {
		return false
	}
	p.next()
	return true
}

// regionBody reads what is between the braces.
func (p *Parser) regionBody(r *Region, args []Argument, isolated bool) (ok bool) {
	if !p.enter() {
		return false
	}
	outerBlock, outerScope, outerOp := p.block, p.scope, p.opInfo
	p.opInfo = nil
	p.lastScope++
	p.scope = p.lastScope
	values, blocks, forward := openScope(&p.values), openScope(&p.blocks), len(p.fwdBlocks)
	var hidden scopeTable[valueDef]
	if isolated {
		p.values, hidden = hidden, p.values
		values = openScope(&p.values)
	}
	switch ok = p.regionBlocks(r, args); {
	case ok && p.definedBlocks(forward):
	case !p.opts.Recover:
		return false
	case ok: // the region is complete
		p.recovered++
	default: // the scopes end all the same
		p.fwdBlocks = p.fwdBlocks[:forward]
	}
	if isolated {
		p.values = hidden
	} else {
		closeScope(&p.values, values)
	}
	closeScope(&p.blocks, blocks)
	p.block, p.scope, p.opInfo = outerBlock, outerScope, outerOp
	p.leave()
	return ok
}

// regionBlocks reads the blocks.
func (p *Parser) regionBlocks(r *Region, args []Argument) bool {
	b := p.arena.block()
	if len(args) > 0 && args[0].Ref.IsNamed() && !p.entryArgs(b, args) {
		return false
	}
	if b = p.labelledBlock(b); b == nil {
		return false
	}
	if len(args) > 0 && len(b.args) > len(args) {
		return p.failHere("entry block arguments were already defined")
	}
	r.Append(b)
	for p.kind != lex.RBrace {
		if b = p.labelledBlock(nil); b == nil {
			return false
		}
		r.Append(b)
	}
	return true
}

// entryArgs adds the arguments that a hook has read to the entry block.
func (p *Parser) entryArgs(b *Block, args []Argument) bool {
	if p.kind == lex.Caret {
		return p.failHere("invalid block name in region with named arguments")
	}
	b.args, b.argLocs = p.arena.argLists(len(args))
	for i := range args {
		a := &args[i]
		if at, used := p.referenced(a.Ref); used {
			p.fail(int(a.Ref.Pos), fmt.Sprintf("region entry argument '%s' is already in use", p.RefName(a.Ref)))
			p.Notef(Pos(at), "previously referenced here")
			return false
		}
		loc := a.Loc
		if loc.IsUnknown() && !a.hasLoc {
			loc = p.LocAt(a.Ref.Pos)
		}
		if !p.define(a.Ref, b.addArgIn(p.arena, a.Type, loc), 1) {
			return false
		}
	}
	return true
}

// referenced tells where a name was defined or first used.
func (p *Parser) referenced(ref OperandRef) (at uint32, used bool) {
	s := &p.values.entries[findName(&p.values, p.src, uint32(ref.Pos), ref.n, ref.hash, 0)]
	if !s.live {
		return 0, false
	}
	if ref.number < s.v.count {
		return s.v.pos, true
	}
	if r := p.forward(&s.v, ref.number); r != nil {
		return r.pos, true
	}
	return 0, false
}

// labelledBlock reads a block. The first one of a region is given and needs no label.
//
//	block ::= (^name (`(` arguments? `)`)? `:`)? operation*
func (p *Parser) labelledBlock(b *Block) *Block {
	if b == nil || p.kind == lex.Caret {
		if b = p.label(b); b == nil {
			return nil
		}
	}
	p.block = b
	for p.kind != lex.Caret && p.kind != lex.RBrace {
		if !p.recovering((*Parser).operation) {
			return nil
		}
	}
	return b
}

func (p *Parser) label(b *Block) *Block {
	at, n := p.start, uint32(p.end-p.start)
	if p.kind != lex.Caret {
		p.Unexpected("expected block name")
		return nil
	}
	i := findName(&p.blocks, p.src, uint32(at), n, p.hash, p.scope)
	live := p.blocks.entries[i].live
	d := enterName(&p.blocks, i)
	p.next()
	switch {
	case !live:
		defineName(&p.blocks, i)
		if b == nil {
			b = p.arena.block()
		}
		d.block = b
	case d.fwd == 0:
		p.fail(at, fmt.Sprintf("redefinition of block '%s'", p.src[at:at+int(n)]))
		return nil
	default:
		p.fwdBlocks[d.fwd-1].block = nil
		d.fwd = 0
		b = d.block
	}
	d.pos = uint32(at)
	if p.opts.Marks != nil {
		p.mark(marks.Label, at, at+int(n), 0, b)
	}
	if p.opts.KeepNames {
		p.names = append(p.names, keptName{blk: b, name: string(p.src[at+1 : at+int(n)])})
	}
	if p.kind == lex.LParen && !p.blockArgs(b) {
		return nil
	}
	if !p.expect(lex.Colon, "expected ':' after block name") {
		return nil
	}
	return b
}

// blockArgs reads the argument list of a label.
func (p *Parser) blockArgs(b *Block) bool {
	p.next()
	if p.accept(lex.RParen) {
		return true
	}
	existing, k := len(b.args) > 0, 0
	for {
		var ref OperandRef
		if !p.operand(&ref, true) || !p.expect(lex.Colon, "expected ':' and type for SSA operand") {
			return false
		}
		t := p.parseType()
		if t == nil {
			return false
		}
		if existing {
			if k >= len(b.args) {
				return p.failHere("too many arguments specified in argument list")
			}
			if b.args[k].typ != t.typeBase() {
				return p.failHere("argument and block argument type mismatch")
			}
		} else {
			if k == 0 {
				b.args, b.argLocs = p.arena.argLists(4)
			}
			b.addArgIn(p.arena, t, p.LocAt(ref.Pos))
		}
		if p.isWord("loc") {
			var l Location
			if !p.trailingLoc(&l) {
				return false
			}
			b.argLocs[k] = l
		}
		if !p.define(ref, b.args[k], 1) {
			return false
		}
		k++
		if !p.accept(lex.Comma) {
			return p.expect(lex.RParen, "expected ')'")
		}
	}
}

// blockNamed returns the block that the current token names, made now when its label comes later.
func (p *Parser) blockNamed() *Block {
	i := findName(&p.blocks, p.src, uint32(p.start), uint32(p.end-p.start), p.hash, p.scope)
	if s := &p.blocks.entries[i]; s.live {
		return s.v.block
	}
	d := enterName(&p.blocks, i)
	defineName(&p.blocks, i)
	d.block = p.arena.block()
	p.fwdBlocks = append(p.fwdBlocks, forwardBlock{d.block, uint32(p.start)})
	d.fwd, d.pos = uint32(len(p.fwdBlocks)), uint32(p.start)
	return d.block
}

// definedBlocks reports the blocks of a region, named since the list had the given length, that have no label.
func (p *Parser) definedBlocks(from int) bool {
	ok := true
	for _, f := range p.fwdBlocks[from:] { // in the order of first use
		if f.block != nil && !p.lostAt(f.pos) {
			ok = p.fail(int(f.pos), "reference to an undefined block")
		}
	}
	p.fwdBlocks = p.fwdBlocks[:from]
	return ok
}

// EnsureTerminator appends the named operation, which must need no operands, to the last block of the region when that
// does not end in a terminator, and makes the block when there is none. Operations with SingleBlockImplicitTerminator
// call it on their regions.
func (p *Parser) EnsureTerminator(r *Region, terminator string, loc Location) {
	if r.IsEmpty() {
		r.Append(p.arena.block())
	}
	b := r.last
	if b.last != nil && b.last.Has(TraitTerminator) {
		return
	}
	b.insert(createIn(p.arena, &OperationState{Info: p.ctx.OpName(terminator), Loc: loc}), nil)
}

// EnsureBlocks gives regions without blocks an empty one, as declarative formats do for operations whose regions have
// one block.
func (p *Parser) EnsureBlocks(regions ...*Region) {
	for _, r := range regions {
		if r.IsEmpty() {
			r.Append(p.arena.block())
		}
	}
}

// Argument reads a region argument: %name, its type when withType is set, attributes when withAttrs is, and perhaps a
// location.
func (p *Parser) Argument(dst *Argument, withType, withAttrs bool) bool {
	if !p.operand(&dst.Ref, false) || withType && !p.ColonType(&dst.Type) || withAttrs && !p.AttrDict(&dst.Attrs) {
		return false
	}
	if !p.isWord("loc") {
		return true
	}
	dst.hasLoc = true
	return p.trailingLoc(&dst.Loc)
}

// TryArgument reads a region argument when there is one.
func (p *Parser) TryArgument(dst *Argument, withType, withAttrs bool) (found, ok bool) {
	if p.kind != lex.Percent {
		return false, true
	}
	return true, p.Argument(dst, withType, withAttrs)
}

// NewArguments returns an empty list with room for a few arguments. It may be used until the hook that asks returns.
func (p *Parser) NewArguments() []Argument { return takeCells(&p.argChunk.chunk, 8, 88)[:0] }

// ArgumentList appends region arguments. Without a delimiter the list may be absent.
func (p *Parser) ArgumentList(dst *[]Argument, d Delimiter, withType, withAttrs bool) bool {
	if *dst == nil {
		*dst = p.NewArguments()
	}
	if d == DelimNone && p.kind != lex.Percent {
		return true
	}
	return p.List(d, " in argument list", func() bool {
		*dst = append(slices.Grow(*dst, 1), Argument{})
		return p.Argument(&(*dst)[len(*dst)-1], withType, withAttrs)
	})
}
