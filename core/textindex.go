package core

import (
	"bytes"
	"cmp"
	"errors"
	"hash/maphash"
	"io"
	"slices"

	"github.com/odsgen/ods/core/lex"
)

// TextIndex says where the operations of a module stand in a text, which need not fit into memory: an index takes 40
// bytes for each operation directly in the module. Parts of the module are parsed by [TextIndex.Compose] and [Parse].
// It is safe for concurrent use.
type TextIndex struct {
	in io.ReaderAt

	head     []byte // alias definitions, and the module up to its brace when the text has one
	tail     []byte // the module from its closing brace on, and what follows
	tailLine int
	tailCol  int
	end      int64 // of the last operation
	items    []textItem
	symbols  []symbolItem // sorted by hash
	seed     maphash.Seed
}

// textItem is an operation.
type textItem struct {
	at   int64
	hash uint64 // of the symbol that it defines; 0 when none was found
	line int32
	col  int32
}

type symbolItem struct {
	hash uint64
	item int32
}

// notDivisible is the error of a text whose operations cannot be parsed apart from one another, and tells why.
type notDivisible struct{ reason string }

func (e *notDivisible) Error() string { return e.reason }

// maxItemBytes bounds the text of one operation, which is in memory as a whole.
const maxItemBytes = 1 << 30

// maxTailBytes bounds what follows the operations, which is parsed with each part.
const maxTailBytes = 1 << 20

// Build finds the operations of a text of the given length: those of the one module that it has, or all of them when a
// module is made around them. isOp tells the names of operations from other words. Mistakes in the text are left for
// the parser to find. Refused says why the operations cannot be parsed apart from one another, else it is empty; the
// error is that of the reader.
func (x *TextIndex) Build(in io.ReaderAt, size int64, isOp func(string) bool) (refused string, err error) {
	err = x.build(in, size, isOp, scanWindow)
	if whole := (*notDivisible)(nil); errors.As(err, &whole) {
		return whole.reason, nil
	}
	return "", err
}

// build is Build with the length of the window.
func (x *TextIndex) build(in io.ReaderAt, size int64, isOp func(string) bool, window int64) error {
	*x = TextIndex{in: in, seed: maphash.MakeSeed()}
	s := &textScanner{in: in, size: size, line: 1, isOp: isOp, x: x, window: window}
	s.lexFail = func(int, string) {}
	if err := s.file(); err != nil {
		return err
	}
	x.symbols = make([]symbolItem, 0, len(x.items))
	for i := range x.items {
		if h := x.items[i].hash; h != 0 {
			x.symbols = append(x.symbols, symbolItem{h, int32(i)})
		}
	}
	slices.SortFunc(x.symbols, func(a, b symbolItem) int {
		return cmp.Or(cmp.Compare(a.hash, b.hash), cmp.Compare(a.item, b.item))
	})
	return nil
}

// Lookup returns the number of the first operation that defines a symbol, or -1.
func (x *TextIndex) Lookup(symbol string) int {
	if same := x.withHash(x.hash([]byte(symbol))); len(same) > 0 {
		return int(same[0].item)
	}
	return -1
}

// withHash returns the operations whose symbol has a hash, in their order.
func (x *TextIndex) withHash(h uint64) []symbolItem {
	from, _ := slices.BinarySearchFunc(x.symbols, h, func(s symbolItem, h uint64) int { return cmp.Compare(s.hash, h) })
	to := from
	for to < len(x.symbols) && x.symbols[to].hash == h {
		to++
	}
	return x.symbols[from:to]
}

// NumOps returns the number of operations.
func (x *TextIndex) NumOps() int { return len(x.items) }

// Part returns the number of the operation after those that start with number lo and take about the given number of
// bytes, one at least.
func (x *TextIndex) Part(lo int, size int64) (hi int) {
	size = max(size, 4*int64(len(x.head)+len(x.tail)))
	from := x.items[lo].at
	for hi = lo + 1; hi < len(x.items) && x.items[hi].at-from < size; {
		hi++
	}
	return hi
}

// itemEnd returns the offset after an operation.
func (x *TextIndex) itemEnd(i int) int64 {
	if i+1 < len(x.items) {
		return x.items[i+1].at
	}
	return x.end
}

// Compose returns the text of a module with the operations from lo up to but excluding hi, and with outlines of others:
// of those that define the symbols to which they refer, or the same symbols. before and behind count the
// outlines around the operations. Bodies are missing in them, so that they must not be verified.
func (x *TextIndex) Compose(lo, hi int) (text []byte, pieces []Piece, before, behind int, err error) {
	var part []byte
	if lo < hi {
		part = make([]byte, x.itemEnd(hi-1)-x.items[lo].at)
		if err := readFull(x.in, part, x.items[lo].at); err != nil {
			return nil, nil, 0, 0, err
		}
	}
	others := x.others(part, lo, hi)
	text = make([]byte, 0, len(x.head)+2*len(part)+len(x.tail))
	if len(x.head) > 0 {
		text = append(append(text, x.head...), '\n')
		pieces = append(pieces, Piece{Line: 1, Col: 1})
	}
	outlines := func(list []int32) error {
		for _, i := range list {
			it := &x.items[i]
			pieces = append(pieces, Piece{At: len(text), Line: int(it.line), Col: int(it.col), Outline: !x.defines(lo, hi, it.hash)})
			from, n := len(text), int(x.itemEnd(int(i))-it.at)
			text = append(slices.Grow(text, n), make([]byte, n)...)
			if err := readFull(x.in, text[from:], it.at); err != nil {
				return err
			}
			text = append(text, '\n')
		}
		return nil
	}
	before, _ = slices.BinarySearch(others, int32(lo))
	if err := outlines(others[:before]); err != nil {
		return nil, nil, 0, 0, err
	}
	if lo < hi {
		pieces = append(pieces, Piece{At: len(text), Line: int(x.items[lo].line), Col: int(x.items[lo].col)})
		text = append(text, part...)
		if before < len(others) {
			text = append(text, '\n')
		}
	}
	if err := outlines(others[before:]); err != nil {
		return nil, nil, 0, 0, err
	}
	pieces = append(pieces, Piece{At: len(text), Line: x.tailLine, Col: x.tailCol})
	return append(text, x.tail...), pieces, before, len(others) - before, nil
}

// defines reports whether an operation of a part has a symbol. Another one that has it, too, is shown by an error as a
// whole.
func (x *TextIndex) defines(lo, hi int, hash uint64) bool {
	return slices.ContainsFunc(x.withHash(hash), func(s symbolItem) bool { return lo <= int(s.item) && int(s.item) < hi })
}

func readFull(in io.ReaderAt, b []byte, at int64) error {
	n, err := in.ReadAt(b, at)
	if n == len(b) {
		return nil
	}
	if err == nil || err == io.EOF {
		err = io.ErrUnexpectedEOF
	}
	return err
}

// others returns the operations outside of a part that define the symbols to which it refers, or the same symbols and
// come first.
func (x *TextIndex) others(part []byte, lo, hi int) []int32 {
	var out []int32
	add := func(h uint64, before int) {
		for _, s := range x.withHash(h) {
			if i := int(s.item); i < before && (i < lo || i >= hi) {
				out = append(out, s.item)
			}
		}
	}
	for i := lo; i < hi; i++ {
		if h := x.items[i].hash; h != 0 {
			add(h, lo)
		}
	}
	seen := make(map[uint64]bool)
	l := lexer{src: part, lexFail: func(int, string) {}}
	for at := 0; ; {
		i := bytes.IndexByte(part[at:], '@')
		if i < 0 {
			break
		}
		at += i + 1
		if l.scan(at - 1); l.kind != lex.At { // it may appear in a string or a comment, which does no harm
			continue
		}
		if h := x.hash(symbolText(l.text())); !seen[h] {
			seen[h] = true
			add(h, len(x.items))
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// symbolText returns the name in a token @name or @"name".
func symbolText(tok []byte) []byte {
	if len(tok) > 1 && tok[1] == '"' {
		return []byte(unescape(tok[1:]))
	}
	return tok[1:]
}

// hash returns the hash of a symbol's name, which is not 0.
func (x *TextIndex) hash(name []byte) uint64 { return maphash.Bytes(x.seed, name) | 1 }
