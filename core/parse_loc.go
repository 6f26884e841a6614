package core

import (
	"bytes"
	"fmt"

	"github.com/odsgen/ods/core/lex"
	"github.com/odsgen/ods/core/marks"
)

// Locations of operations and arguments may name an alias that is defined further down. Until the end of the text such
// a location is a mark with the offset of the alias.
const locDeferred = locCompound | 1<<61

func isDeferredLoc(l Location) bool { return l.v>>61 == locDeferred>>61 }

// OptionalLoc reads loc(...) when it is there; dst is left alone otherwise.
func (p *Parser) OptionalLoc(dst *Location) bool { return !p.isWord("loc") || p.trailingLoc(dst) }

// Location reads what is between the parentheses of loc(...).
func (p *Parser) Location(dst *Location) bool { return p.locationInstance(dst) }

// trailingLocation reads loc(...) after an operation when it is there.
func (p *Parser) trailingLocation(op *Operation) bool {
	return string(p.text()) != "loc" || p.trailingLoc(&op.loc)
}

// trailingLoc reads loc(...), whose keyword is the current token.
func (p *Parser) trailingLoc(dst *Location) bool {
	p.next()
	if !p.expect(lex.LParen, "expected '(' in location") {
		return false
	}
	if p.kind == lex.Hash && bytes.IndexByte(p.text(), '.') < 0 {
		if !p.locationAlias(dst) {
			return false
		}
	} else if !p.locationInstance(dst) {
		return false
	}
	return p.expect(lex.RParen, "expected ')' in location")
}

// locationAlias reads the name of an alias that may be defined later.
func (p *Parser) locationAlias(dst *Location) bool {
	at := p.start
	a, ok := p.shared.attrAlias(p, at)
	p.mark(marks.AliasUse, at, p.end, 0, nil)
	p.next()
	if !ok {
		*dst = Location{locDeferred | uint64(at)}
		p.sawLoc = true
		return true
	}
	return p.locOfAlias(dst, a, at)
}

// locOfAlias takes the location that an alias stands for, which is used at an offset.
func (p *Parser) locOfAlias(dst *Location, a attrAlias, at int) bool {
	switch l, ok := p.ctx.AttrLoc(a.attr); {
	case a.attr == nil:
		*dst = a.loc
	case ok:
		*dst = l
	default:
		return p.fail(at, fmt.Sprintf("expected location, but found '%s'", a.attr))
	}
	return true
}

// inlineLocation reads (location), after the loc of an attribute.
func (p *Parser) inlineLocation(dst *Location) bool {
	return p.expect(lex.LParen, "expected '(' in inline location") && p.locationInstance(dst) &&
		p.expect(lex.RParen, "expected ')' in inline location")
}

// locationInstance reads a location.
//
//	location ::= string (`:` line (`:` column (`to` (line? `:`) column)?)?)? | string (`(` location `)`)?
//	           | `callsite` `(` location `at` location `)` | `fused` (`<` attribute `>`)? `[` locations `]`
//	           | `unknown` | attribute-alias
func (p *Parser) locationInstance(dst *Location) bool {
	if !p.enter() {
		return false
	}
	defer p.leave()
	switch p.kind {
	case lex.String:
		return p.nameOrFileLocation(dst)
	case lex.Hash:
		if a, ok := p.shared.attrAlias(p, p.start); ok && a.attr == nil && p.at(p.end) != '<' {
			p.mark(marks.AliasUse, p.start, p.end, 0, nil)
			p.next()
			*dst = a.loc
			return true
		}
		a := p.extendedAttr(nil)
		if a == nil {
			return false
		}
		l, ok := p.ctx.AttrLoc(a)
		if !ok {
			return p.failHere(fmt.Sprintf("expected location attribute, but got%s", a)) // without a space, as upstream has it
		}
		*dst = l
		return true
	case lex.Word:
		switch string(p.text()) {
		case "callsite":
			return p.callSiteLocation(dst)
		case "fused":
			return p.fusedLocation(dst)
		case "unknown":
			p.next()
			*dst = Location{}
			return true
		}
	}
	return p.Unexpected("expected location instance")
}

func (p *Parser) nameOrFileLocation(dst *Location) bool {
	at, end := p.start, p.end
	p.next()
	if p.accept(lex.Colon) {
		return p.fileLocation(at, end, dst)
	}
	name := unescape(p.src[at:end])
	if !p.accept(lex.LParen) {
		*dst = p.ctx.NameLoc(name, Location{})
		return true
	}
	var child Location
	if !p.locationInstance(&child) {
		return false
	}
	*dst = p.ctx.NameLoc(name, child)
	return p.expect(lex.RParen, "expected ')' after child location of NameLoc")
}

// fileNumber returns the number of the file that a string literal names; mostly it is the same as the last one.
func (p *Parser) fileNumber(at, end int) uint64 {
	if string(p.src[at:end]) != p.lastFile {
		p.lastFile = string(p.src[at:end])
		p.lastFileNum = p.ctx.locs.file(unescape(p.src[at:end]))
	}
	return p.lastFileNum
}

// fileLoc returns the location of a line and column in the file that a string literal names.
func (p *Parser) fileLoc(at, end, line, col int) Location {
	if l, ok := packedLoc(p.fileNumber(at, end), line, col); ok {
		return l
	}
	return p.ctx.FileLoc(unescape(p.src[at:end]), line, col)
}

// fileLocation reads the numbers of a file location after the first colon. The string literal is the file's name.
func (p *Parser) fileLocation(at, end int, dst *Location) bool {
	var line, col, endLine, endCol int
	if !p.lineOrColumn(&line, "expected integer line number in FileLineColRange") {
		return false
	}
	if !p.accept(lex.Colon) {
		*dst = p.fileLoc(at, end, line, 0)
		return true
	}
	if !p.lineOrColumn(&col, "expected integer column number in FileLineColRange") {
		return false
	}
	if !p.TryKeyword("to") {
		*dst = p.fileLoc(at, end, line, col)
		return true
	}
	const want = "expected either integer or `:` post `to` in FileLineColRange"
	endLine = line
	if p.kind == lex.Int {
		if !p.lineOrColumn(&endLine, "expected integer line number in FileLineColRange") {
			return false
		}
	}
	if !p.accept(lex.Colon) {
		return p.Unexpected(want)
	}
	if !p.lineOrColumn(&endCol, "expected integer column number in FileLineColRange") {
		return false
	}
	// A range that ends where it begins prints as a point but is not the same.
	*dst = p.ctx.FileRangeLoc(unescape(p.src[at:end]), line, col, endLine, endCol)
	return true
}

func (p *Parser) lineOrColumn(dst *int, msg string) bool {
	if p.kind != lex.Int {
		return p.Unexpected(msg)
	}
	v, ok := parseUint64(p.text())
	if !ok || v > 1<<32-1 {
		return p.Unexpected(msg)
	}
	*dst = int(v)
	p.next()
	return true
}

func (p *Parser) callSiteLocation(dst *Location) bool {
	p.next()
	var callee, caller Location
	if !p.expect(lex.LParen, "expected '(' in callsite location") || !p.locationInstance(&callee) {
		return false
	}
	if !p.isWord("at") {
		return p.Unexpected("expected 'at' in callsite location")
	}
	p.next()
	if !p.locationInstance(&caller) || !p.expect(lex.RParen, "expected ')' in callsite location") {
		return false
	}
	*dst = p.ctx.CallSiteLoc(callee, caller)
	return true
}

func (p *Parser) fusedLocation(dst *Location) bool {
	p.next()
	var meta Attribute
	if p.accept(lex.Less) {
		if meta = p.parseAttr(nil); meta == nil || !p.expect(lex.Greater, "expected '>' after fused location metadata") {
			return false
		}
	}
	var parts []Location
	ok := p.List(DelimSquare, " in fused location", func() bool {
		var l Location
		if !p.locationInstance(&l) {
			return false
		}
		parts = append(parts, l)
		return true
	})
	if !ok {
		return false
	}
	*dst = p.ctx.FusedLoc(parts, meta)
	return true
}

// resolveLocations puts the locations of aliases in place of the marks below the operation.
func (p *Parser) resolveLocations(top *Operation) bool {
	if !p.sawLoc {
		return true
	}
	one := func(l *Location) bool {
		if !isDeferredLoc(*l) {
			return true
		}
		at := int(l.v &^ locDeferred)
		p.reset(at)
		a, ok := p.shared.attrAlias(p, len(p.src))
		if !ok {
			return p.fail(at, "operation location alias was never defined")
		}
		return p.locOfAlias(l, a, at)
	}
	return top.WalkPost(func(op *Operation) WalkResult {
		if !one(&op.loc) {
			return WalkInterrupt
		}
		for _, r := range op.Regions() {
			for b := range r.Blocks() {
				for i := range b.argLocs {
					if !one(&b.argLocs[i]) {
						return WalkInterrupt
					}
				}
			}
		}
		return WalkAdvance
	})
}
