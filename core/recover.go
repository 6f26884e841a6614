package core

import (
	"bytes"

	"github.com/odsgen/ods/core/lex"
)

// With [ParseOptions.Recover] the parser goes on after an operation that it cannot read. Where that is the text tells
// only by its looks: the next operation starts a line, at a brace depth of zero as seen from the one that failed, or
// not further to the right than that. Names that the operation defines are lost, and their uses are not errors.

// maxRecovered is the number of errors after which the parser goes on.
const maxRecovered = 200

// recoverPoint is the state of a parser before an operation.
type recoverPoint struct {
	at, opPos, resFrom, depth, opDepth int
	results, refs, scratch, deferred   int
	opInfo                             *OpInfo
	block                              *Block
	dialect                            string
	scope                              uint32
}

func (p *Parser) recoverPoint() recoverPoint {
	return recoverPoint{at: p.start, opPos: p.opPos, resFrom: p.resFrom, depth: p.depth, opDepth: p.opDepth,
		results: len(p.results), refs: len(p.refs), scratch: len(p.scratch), deferred: len(p.deferred),
		opInfo: p.opInfo, block: p.block, dialect: p.dialect, scope: p.scope}
}

// recovering reads something and goes on after it when that fails and the options allow it.
func (p *Parser) recovering(read func(*Parser) bool) bool {
	if !p.opts.Recover {
		return read(p)
	}
	s := p.recoverPoint()
	return read(p) || p.recover(&s)
}

// recover moves to where the parser can go on; false when there is no such place. The end of the text is one only at the
// top level: whatever is open there lacks its end, which is not a second mistake.
func (p *Parser) recover(s *recoverPoint) bool {
	if p.recovered == maxRecovered {
		return false
	}
	p.recovered++
	for _, r := range p.results[s.results:] {
		p.lose(int(r.ref.Pos), int(r.ref.Pos)+int(r.ref.n))
	}
	if c := p.src[min(s.at, len(p.src)-1)]; c == '#' || c == '!' {
		p.loseToken(s.at)
	}
	failed := p.start
	p.opPos, p.resFrom, p.depth, p.opDepth = s.opPos, s.resFrom, s.depth, s.opDepth
	p.results, p.refs, p.scratch, p.deferred = p.results[:s.results], p.refs[:s.refs], p.scratch[:s.scratch], p.deferred[:s.deferred]
	p.opInfo, p.block, p.dialect, p.scope = s.opInfo, s.block, s.dialect, s.scope
	p.cyclic = openSet{}
	p.skipOperation(s.at, failed)
	return p.kind != lex.EOF || p.scope == 0
}

// lose notes a name that an operation which failed would have defined.
func (p *Parser) lose(start, end int) {
	if p.lost == nil {
		p.lost = make(map[string]bool)
	}
	p.lost[string(p.src[start:end])] = true
}

func (p *Parser) loseToken(at int) {
	l := lexer{src: p.src, lexFail: func(int, string) {}}
	l.scan(at)
	p.lose(l.start, l.end)
}

// isLost reports whether a name could not be defined because of an error.
func (p *Parser) isLost(start, end int) bool {
	return len(p.lost) > 0 && p.lost[string(p.src[start:end])]
}

// lostAt is isLost for the token at an offset.
func (p *Parser) lostAt(at uint32) bool {
	if len(p.lost) == 0 {
		return false
	}
	l := lexer{src: p.src, lexFail: func(int, string) {}}
	l.scan(int(at))
	return p.isLost(l.start, l.end)
}

// skipOperation moves from the start of an operation, which failed at some token, to where the next one starts, or to
// the end of the region.
func (p *Parser) skipOperation(at, failed int) {
	reported := len(p.diags)
	column := p.column(at)
	depth := 0
	p.scan(at)
	for first := true; p.kind != lex.EOF; first = false {
		if !first && p.endsSkipped(failed, depth, column) {
			break
		}
		switch p.kind {
		case lex.LBrace:
			depth++
		case lex.RBrace:
			depth = max(depth-1, 0)
		}
		if p.kind == lex.Error {
			p.scan(max(p.end, p.start+1))
		} else {
			p.next()
		}
	}
	p.diags = p.diags[:reported]
}

// endsSkipped reports whether the current token comes after the operation that failed.
func (p *Parser) endsSkipped(failed, depth, column int) bool {
	c := p.column(p.start)
	switch {
	case p.kind == lex.RBrace:
		return depth == 0 && p.start >= failed || c >= 0 && c < column
	case c < 0 || depth > 0 && (c > column || p.start < failed):
		return false
	}
	return p.startsOperation(failed)
}

// column returns the column of the token at an offset when it is the first on its line, else -1.
func (p *Parser) column(at int) int {
	i := at
	for i > 0 && (p.src[i-1] == ' ' || p.src[i-1] == '\t') {
		i--
	}
	if i > 0 && p.src[i-1] != '\n' {
		return -1
	}
	return at - i
}

// maxResultTokens bounds how far the parser looks for the '=' after names of results.
const maxResultTokens = 64

// startsOperation reports whether the current token, the first on its line, starts an operation, a block or an alias
// definition. Names of results with '=' count wherever they are, others only from where the parser failed.
func (p *Parser) startsOperation(failed int) bool {
	l := lexer{src: p.src, lexFail: func(int, string) {}}
	l.scan(p.end)
	switch p.kind {
	case lex.Percent:
		for range maxResultTokens {
			switch l.kind {
			case lex.Equal:
				return true
			case lex.Percent, lex.Comma, lex.Colon, lex.Int:
				l.next()
			default:
				return false
			}
		}
		return false
	case lex.Hash, lex.Bang:
		return l.kind == lex.Equal && bytes.IndexByte(p.text(), '.') < 0
	case lex.Caret:
		return l.kind == lex.Colon || l.kind == lex.LParen && p.start >= failed
	case lex.String:
		return l.kind == lex.LParen && p.start >= failed
	case lex.Word:
		return p.start >= failed && p.lookupOp(p.text()) != nil
	}
	return false
}
