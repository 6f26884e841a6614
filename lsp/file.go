package lsp

import (
	"bytes"
	"net/url"
	"path/filepath"
	"runtime"
	"sort"
	"strings"
	"sync"
	"unicode/utf8"
)

// File is one version of an open file. It is immutable and safe for concurrent use.
type File struct {
	// URI names the file for the editor, and Path is its path, or the URI again when it is in no file system.
	URI, Path string
	// LanguageID is the editor's name of the language.
	LanguageID string
	// Version is the editor's number of this version.
	Version int
	// Text is what the file holds.
	Text []byte

	lines []int // offsets of the lines

	mu   sync.Mutex
	memo map[any]*memo
}

type memo struct {
	once sync.Once
	v    any
}

// NewFile makes a file of a text that is not changed afterwards.
func NewFile(uri, languageID string, version int, text []byte) *File {
	f := &File{URI: uri, Path: PathOf(uri), LanguageID: languageID, Version: version, Text: text, lines: []int{0}}
	for at := 0; ; {
		i := bytes.IndexByte(text[at:], '\n')
		if i < 0 {
			return f
		}
		at += i + 1
		f.lines = append(f.lines, at)
	}
}

// Memo returns what make returned when it was first called with an equal key for this version of the file. Callers of
// the same key wait for one another. The latest few keys are kept.
func (f *File) Memo(key any, make func() any) any {
	f.mu.Lock()
	m := f.memo[key]
	if m == nil {
		m = new(memo)
		if f.memo == nil || len(f.memo) >= 8 {
			f.memo = map[any]*memo{}
		}
		f.memo[key] = m
	}
	f.mu.Unlock()
	m.once.Do(func() { m.v = make() })
	return m.v
}

// NumLines returns the number of lines, counting an empty one after a last newline.
func (f *File) NumLines() int { return len(f.lines) }

// Line returns the number of the line that holds an offset, counted from 0, and the offset of its start.
func (f *File) Line(offset int) (line, start int) {
	line = sort.Search(len(f.lines), func(i int) bool { return f.lines[i] > offset }) - 1
	line = max(line, 0)
	return line, f.lines[line]
}

// LineStart returns the offset at which a line starts; after the last line it is the length of the text.
func (f *File) LineStart(line int) int {
	if line >= len(f.lines) {
		return len(f.Text)
	}
	return f.lines[max(line, 0)]
}

// At returns the offset of a line and a column, both counted from 1 and the column in bytes, as diagnostics do.
func (f *File) At(line, col int) int {
	start, end := f.LineStart(line-1), f.LineStart(line)
	return min(start+max(col-1, 0), end)
}

// lineText returns a line without its end.
func (f *File) lineText(line int) []byte {
	return bytes.TrimRight(f.Text[f.LineStart(line):f.LineStart(line+1)], "\r\n")
}

// offset returns the offset of a character of a line, counted in UTF-16 code units, or in bytes.
func (f *File) offset(line, char int, utf8Units bool) int {
	if line >= len(f.lines) {
		return len(f.Text)
	}
	text := f.lineText(line)
	if utf8Units {
		return f.lines[max(line, 0)] + min(max(char, 0), len(text))
	}
	at := 0
	for char > 0 && at < len(text) {
		r, n := utf8.DecodeRune(text[at:])
		at += n
		char -= units(r)
	}
	return f.lines[max(line, 0)] + at
}

// position is the inverse of offset.
func (f *File) position(offset int, utf8Units bool) (line, char int) {
	offset = min(max(offset, 0), len(f.Text))
	line, start := f.Line(offset)
	if utf8Units {
		return line, offset - start
	}
	for at := start; at < offset; {
		r, n := utf8.DecodeRune(f.Text[at:])
		at += n
		char += units(r)
	}
	return line, char
}

// units returns how many UTF-16 code units a character takes.
func units(r rune) int {
	if r > 0xffff {
		return 2
	}
	return 1
}

// PathOf returns the path of a file URI, and any other URI as it is.
func PathOf(uri string) string {
	u, err := url.Parse(uri)
	if err != nil || u.Scheme != "file" {
		return uri
	}
	p := u.Path
	if runtime.GOOS == "windows" {
		p = strings.TrimPrefix(p, "/")
	}
	return filepath.FromSlash(p)
}

// URIOf returns the URI of a path, and what is one already as it is.
func URIOf(path string) string {
	if strings.Contains(path, "://") || strings.HasPrefix(path, "untitled:") {
		return path
	}
	if abs, err := filepath.Abs(path); err == nil {
		path = abs
	}
	path = filepath.ToSlash(path)
	if !strings.HasPrefix(path, "/") {
		path = "/" + path
	}
	return (&url.URL{Scheme: "file", Path: path}).String()
}
