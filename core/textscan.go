package core

import (
	"bytes"
	"fmt"
	"io"

	"github.com/odsgen/ods/core/lex"
)

// textScanner finds operations by their tokens. It holds a window of the text.
type textScanner struct {
	lexer // offsets are those in the window
	in    io.ReaderAt
	size  int64
	base  int64 // offset of the window in the text
	isOp  func(string) bool
	x     *TextIndex

	window int64 // how many bytes are read at a time, at least

	known     map[string]bool // what isOp returned
	line      int             // of the offset counted
	counted   int             // up to here in the window newlines have been counted
	lineStart int64           // offset of the line in the text
	cut       bool            // the window starts in the middle of a line
}

const scanWindow = 1 << 20

// more reads on. The window keeps what follows offset keep, which moves to 0. It reports false at the end of the
// text.
func (s *textScanner) more(keep int) (bool, error) {
	s.count(keep)
	rest := s.src[keep:]
	at := s.base + int64(len(s.src))
	n := min(max(s.window, 2*int64(len(rest))), s.size-at)
	if n <= 0 {
		return false, nil
	}
	if int64(len(rest))+n > maxItemBytes {
		return false, &notDivisible{fmt.Sprintf("the text of one operation, on line %d, is longer than %d bytes", s.line, maxItemBytes)}
	}
	if keep > 0 {
		s.cut = s.src[keep-1] != '\n'
	}
	buf := make([]byte, int64(len(rest))+n)
	copy(buf, rest)
	if err := readFull(s.in, buf[len(rest):], at); err != nil {
		return false, err
	}
	s.src, s.base, s.counted = buf, s.base+int64(keep), s.counted-keep
	return true, nil
}

// count counts the newlines up to an offset in the window.
func (s *textScanner) count(to int) {
	if to <= s.counted {
		return
	}
	part := s.src[s.counted:to]
	if n := bytes.Count(part, []byte{'\n'}); n > 0 {
		s.line += n
		s.lineStart = s.base + int64(s.counted+bytes.LastIndexByte(part, '\n')+1)
	}
	s.counted = to
}

// lookahead is how far from the end of the window a token must end to be what it seems. Longer ones touch the end.
const lookahead = 4

// token reads the token at or after an offset of the window.
func (s *textScanner) token(at int) error {
	for {
		s.scan(at)
		if s.end+lookahead < len(s.src) {
			return nil
		}
		more, err := s.more(at)
		if err != nil || !more {
			return err
		}
		at = 0
	}
}

// skip reads the token after the brace that matches the current one.
func (s *textScanner) skip() error {
	at := s.start
	for {
		if end := matchingBrace(s.src, at+1); end >= 0 {
			return s.token(end + 1)
		}
		more, err := s.more(at)
		if err != nil {
			return err
		}
		if !more {
			return s.token(len(s.src)) // the parser will tell
		}
		at = 0
	}
}

func (s *textScanner) advance() error { return s.token(s.end) }

func (s *textScanner) offset() int64 { return s.base + int64(s.start) }

func (s *textScanner) refuse(why string) error {
	s.count(s.start)
	return &notDivisible{fmt.Sprintf("%s, on line %d", why, s.line)}
}

// file reads everything.
func (s *textScanner) file() error {
	if err := s.token(0); err != nil {
		return err
	}
	for s.kind == lex.Hash || s.kind == lex.Bang {
		if err := s.item(nil); err != nil {
			return err
		}
	}
	explicit := s.kind == lex.Word && s.isModule()
	if explicit {
		if err := s.moduleHeader(); err != nil {
			return err
		}
	}
	var err error
	x := s.x
	headEnd := s.base + int64(s.prevOf(explicit))
	if headEnd > maxItemBytes {
		return s.refuse("the aliases and the head of the module are too long")
	}
	if x.head, err = s.read(0, headEnd); err != nil {
		return err
	}
	if explicit {
		if err := s.advance(); err != nil {
			return err
		}
	}
	if err := s.items(explicit); err != nil {
		return err
	}
	x.end = s.offset()
	if s.kind == lex.Error || s.kind == lex.RBrace && !explicit {
		// The parser will tell. What follows may be anything, so it belongs to the last operation.
		if len(x.items) == 0 {
			s.add()
		}
		x.end = s.size
		if x.end-x.items[len(x.items)-1].at > maxItemBytes {
			return s.refuse("there is a mistake")
		}
		return nil
	}
	s.count(s.start)
	x.tailLine, x.tailCol = s.line, int(x.end-s.lineStart)+1
	if s.size-x.end > maxTailBytes {
		return s.refuse(fmt.Sprintf("more than %d bytes follow the module", maxTailBytes))
	}
	if x.tail, err = s.read(x.end, s.size); err != nil || !explicit {
		return err
	}
	return s.behindModule()
}

func (s *textScanner) read(from, to int64) ([]byte, error) {
	b := make([]byte, to-from)
	return b, readFull(s.in, b, from)
}

func (s *textScanner) isModule() bool {
	t := s.text()
	return string(t) == "module" || string(t) == "builtin.module"
}

// prevOf returns the end of the head in the window: after the module's brace, which is the current token, or where the
// current line starts when only blanks stand there.
func (s *textScanner) prevOf(explicit bool) int {
	if explicit {
		return s.end
	}
	return s.itemStart()
}

// itemStart returns the offset in the window at which the current token's line starts, when only blanks are before
// it, else that of the token.
func (s *textScanner) itemStart() int {
	i := s.start
	for i > 0 && (s.src[i-1] == ' ' || s.src[i-1] == '\t') {
		i--
	}
	if i == 0 && s.cut || i > 0 && s.src[i-1] != '\n' {
		return s.start
	}
	return i
}

// moduleHeader reads the head of a module up to its brace.
func (s *textScanner) moduleHeader() error {
	err := s.advance()
	if err == nil && s.kind == lex.At {
		err = s.advance()
	}
	if err == nil && s.isWord("attributes") {
		if err = s.advance(); err == nil && s.kind == lex.LBrace {
			err = s.skip()
		}
	}
	if err == nil && s.kind != lex.LBrace {
		return s.refuse("expected the body of the module")
	}
	return err
}

func (s *textScanner) isWord(w string) bool { return s.kind == lex.Word && string(s.text()) == w }

// items reads the operations of the module.
func (s *textScanner) items(explicit bool) error {
	for {
		switch s.kind {
		case lex.EOF, lex.Error:
			return nil
		case lex.RBrace:
			return nil
		case lex.Hash, lex.Bang:
			if !explicit {
				return s.refuse("an alias is defined behind operations")
			}
		case lex.FileBegin:
			return s.refuse("the text has resources, which belong to the whole of it")
		case lex.String:
			return s.refuse("an operation is in generic form, which hides the symbol that it defines")
		case lex.Percent:
			return s.refuse("an operation of the module defines values, which others may use")
		case lex.Word:
			if !explicit && s.isModule() {
				return s.refuse("a module stands beside other operations")
			}
		}
		if err := s.item(s.add()); err != nil {
			return err
		}
	}
}

// add adds the operation at the current token.
func (s *textScanner) add() *textItem {
	at := s.itemStart()
	s.count(at)
	it := textItem{at: s.base + int64(at), line: int32(s.line)}
	it.col = int32(it.at-s.lineStart) + 1
	s.x.items = append(s.x.items, it)
	return &s.x.items[len(s.x.items)-1]
}

// item reads an operation, or an alias definition when it is nil, up to the token after it.
func (s *textScanner) item(it *textItem) error {
	var open []lex.Kind
	first := true
	for {
		switch k := s.kind; k {
		case lex.EOF, lex.Error:
			return nil
		case lex.LParen, lex.LSquare, lex.Less:
			open = append(open, k)
		case lex.RParen:
			open = closeTo(open, lex.LParen)
		case lex.RSquare:
			open = closeTo(open, lex.LSquare)
		case lex.Greater:
			if n := len(open); n > 0 && open[n-1] == lex.Less {
				open = open[:n-1]
			}
		case lex.LBrace:
			if err := s.skip(); err != nil {
				return err
			}
			first = false
			continue
		case lex.At:
			if it != nil && len(open) == 0 && it.hash == 0 {
				it.hash = s.x.hash(symbolText(s.text()))
			}
		default:
			if len(open) == 0 && !first {
				ends, err := s.startsItem()
				if err != nil || ends {
					return err
				}
			}
		}
		if s.kind == lex.RBrace && len(open) == 0 {
			return nil
		}
		if err := s.afterToken(); err != nil {
			return err
		}
		first = false
	}
}

// afterToken goes on after the current token. After # or ! with a name, the raw text of a dialect's attribute or type
// is skipped.
func (s *textScanner) afterToken() error {
	if s.kind == lex.Hash || s.kind == lex.Bang {
		for s.end < len(s.src) && s.src[s.end] == '<' {
			if end := rawEnd(s.src, s.end); end >= 0 {
				return s.token(end + 1)
			}
			start := s.start
			more, err := s.more(start)
			if err != nil {
				return err
			}
			if !more {
				return s.token(len(s.src))
			}
			if err := s.token(0); err != nil {
				return err
			}
		}
	}
	return s.advance()
}

func closeTo(open []lex.Kind, k lex.Kind) []lex.Kind {
	for n := len(open); n > 0; {
		n--
		last := open[n]
		open = open[:n]
		if last == k {
			break
		}
	}
	return open
}

// startsItem reports whether the current token, which is in no brackets, begins an operation or an alias definition, or
// is what may follow all operations.
func (s *textScanner) startsItem() (bool, error) {
	switch s.kind {
	case lex.FileBegin:
		return true, nil
	case lex.Word:
		if bytes.IndexByte(s.text(), '.') < 0 && !s.firstOnLine() {
			return false, nil
		}
		name := s.text()
		is, ok := s.known[string(name)]
		if !ok {
			if s.known == nil || len(s.known) > 1000 {
				s.known = make(map[string]bool)
			}
			is = s.isOp(string(name)) || s.isModule()
			s.known[string(name)] = is
		}
		return is, nil
	case lex.Hash, lex.Bang, lex.Percent, lex.String:
		if !s.firstOnLine() {
			return false, nil
		}
		// What follows decides. The window may move, but its start stays at the token.
		if err := s.token(s.start); err != nil {
			return false, err
		}
		for {
			l := lexer{src: s.src, lexFail: s.lexFail}
			l.scan(s.end)
			if l.end+lookahead < len(l.src) || s.base+int64(len(s.src)) == s.size {
				switch s.kind {
				case lex.Hash, lex.Bang:
					return l.kind == lex.Equal, nil
				case lex.String:
					return l.kind == lex.LParen, nil
				}
				return l.kind == lex.Equal || l.kind == lex.Colon || l.kind == lex.Comma, nil
			}
			start := s.start
			if _, err := s.more(start); err != nil {
				return false, err
			}
			if err := s.token(0); err != nil {
				return false, err
			}
		}
	}
	return false, nil
}

func (s *textScanner) firstOnLine() bool {
	at := s.itemStart()
	return at == 0 && !s.cut || at > 0 && s.src[at-1] == '\n'
}

// behindModule checks what follows the module: a location and definitions of aliases.
func (s *textScanner) behindModule() error {
	if s.kind == lex.RBrace {
		if err := s.advance(); err != nil {
			return err
		}
	}
	for s.kind != lex.EOF && s.kind != lex.Error {
		switch s.kind {
		case lex.FileBegin:
			return s.refuse("the text has resources, which belong to the whole of it")
		case lex.Word:
			if !s.isWord("loc") {
				return s.refuse("an operation stands beside the module")
			}
		case lex.String, lex.Percent:
			return s.refuse("an operation stands beside the module")
		}
		if err := s.item(nil); err != nil {
			return err
		}
		if s.kind == lex.RBrace { // a mistake, which the parser tells
			return nil
		}
	}
	return nil
}
