package syntax

import (
	"strings"

	"github.com/odsgen/ods/core"
)

// oldNames are the operations that are spelled another way in old text, apart from those of dialect std2019.
var oldNames = map[string]string{
	"func.func": "func", "func.return": "return", "func.call": "call", "func.call_indirect": "call_indirect",
	"func.constant": "constant",
	"affine.for":    "for", "affine.if": "if", "affine.yield": "affine.terminator",
	"scf.for": "loop.for", "scf.if": "loop.if", "std2019.byte_view": "view",
}

// Legacy rewrites what the printer makes of functions, dialect std2019 and affine in the syntax of 2019: [Modernize]
// reads it back. What nobody could write then stays as it is.
func Legacy(text []byte) []byte {
	src := &core.Source{Text: text}
	w := &oldWriter{src: src, text: string(text)}
	w.move(0)
	for w.start < w.end {
		w.token()
	}
	w.b.WriteString(w.text[w.done:])
	return []byte(w.b.String())
}

// oldWriter goes over printed text once.
type oldWriter struct {
	src        *core.Source
	text       string
	b          strings.Builder
	start, end int
	done       int   // what is written already
	maps       []int // depths of '<' at which an affine map ends
	depth      int   // of '<'
}

func (w *oldWriter) move(at int) {
	w.start, w.end, _ = w.src.Token(at)
	w.end = min(max(w.end, w.start), len(w.text))
	if w.end == w.start && w.start < len(w.text) {
		w.end++
	}
}

func (w *oldWriter) tok() string { return w.text[w.start:w.end] }

// peek returns the next token.
func (w *oldWriter) peek() string {
	s, e, _ := w.src.Token(w.end)
	return w.text[s:max(s, e)]
}

// replace writes s instead of the text between two offsets.
func (w *oldWriter) replace(from, to int, s string) {
	w.b.WriteString(w.text[w.done:from])
	w.b.WriteString(s)
	w.done = to
}

func (w *oldWriter) token() {
	t := w.tok()
	switch {
	case t == "strided" && w.peek() == "<":
		w.strided()
		return
	case t == "affine_map" || t == "affine_set":
		s, e, _ := w.src.Token(w.end)
		if w.text[s:e] == "<" {
			w.replace(w.start, e, "")
			w.depth++
			w.maps = append(w.maps, w.depth)
			w.move(e)
			return
		}
	case t == "<":
		w.depth++
	case t == ">" && w.end < len(w.text) && w.text[w.end] == '=': // of a constraint
	case t == ">":
		if k := len(w.maps); k > 0 && w.maps[k-1] == w.depth {
			w.maps = w.maps[:k-1]
			w.replace(w.start, w.end, "")
		}
		w.depth--
	case t[0] == '{' && t == "{":
		w.dict()
		return
	case t[0] == '!' || t[0] == '#':
		w.skipBody()
		return
	case isWord(t):
		w.word(t)
	}
	w.move(w.end)
}

// word writes the old name of an operation.
func (w *oldWriter) word(t string) {
	if t == "private" && strings.HasSuffix(strings.TrimRight(w.b.String(), " "), "func") &&
		strings.TrimSpace(w.text[w.done:w.start]) == "" {
		w.replace(w.start, min(w.end+1, len(w.text)), "")
		return
	}
	old, ok := oldNames[t]
	if !ok {
		if old, ok = strings.CutPrefix(t, "std2019."); !ok || !standardOps[old] {
			return
		}
	}
	w.replace(w.start, w.end, old)
	if old == "cmpi" || old == "cmpf" {
		w.move(w.end)
		w.replace(w.start, w.end, `"`+w.tok()+`"`)
	}
}

// dict writes ":" for "=" between names and values of attributes.
func (w *oldWriter) dict() {
	w.move(w.end)
	if t := w.tok(); t == "" || !isWord(t) && t[0] != '"' || w.peek() != "=" {
		return
	}
	depth := 0
	for name := true; w.start < w.end; w.move(w.end) {
		switch t := w.tok(); {
		case name:
			name = false
			if s, e, _ := w.src.Token(w.end); w.text[s:max(s, e)] == "=" {
				w.replace(w.end, e, ":")
				w.start, w.end = s, e
			}
			continue
		case t == "{":
			w.dict()
			if w.tok() != "}" {
				w.end = w.start
			}
			continue
		case t == "strided" && w.peek() == "<":
			w.strided()
			w.end = w.start
			continue
		case t == "affine_map" || t == "affine_set":
			w.mapInDict()
			continue
		case t[0] == '!' || t[0] == '#':
			w.skipBody()
			w.end = w.start
			continue
		case t == "(" || t == "[" || t == "<":
			depth++
		case t == ")" || t == "]" || t == ">":
			depth--
		case t == "," && depth == 0:
			name = true
		case t == "}" && depth <= 0:
			return
		}
	}
}

// mapInDict writes a map without what is around it.
func (w *oldWriter) mapInDict() {
	from := w.start
	s, e, _ := w.src.Token(w.end)
	if w.text[s:max(s, e)] != "<" {
		return
	}
	w.replace(from, e, "")
	w.move(e)
	for w.start < w.end && (w.tok() != ">" || w.end < len(w.text) && w.text[w.end] == '=') {
		w.move(w.end)
	}
	w.replace(w.start, w.end, "")
}

// strided writes "strided<[2, 1], offset: 3>" as "offset: 3, strides: [2, 1]".
func (w *oldWriter) strided() {
	from := w.start
	s, _, _ := w.src.Token(w.end)
	end := s + strings.IndexByte(w.text[s:]+">", '>')
	body := w.text[s+1 : min(end, len(w.text))]
	strides, offset, given := strings.Cut(body, "], offset: ")
	if !given {
		strides, offset = strings.TrimSuffix(body, "]"), "0"
	}
	w.replace(from, min(end+1, len(w.text)), "offset: "+offset+", strides: "+strides+"]")
	w.move(w.done)
}

// skipBody goes over a type or attribute of a dialect with what is in brackets behind it.
func (w *oldWriter) skipBody() {
	at := w.end
	if at < len(w.text) && w.text[at] == '<' {
		depth := 0
		for ; at < len(w.text); at++ {
			switch w.text[at] {
			case '<':
				depth++
			case '>':
				if w.text[at-1] != '-' {
					depth--
				}
			case '"':
				for at++; at < len(w.text) && w.text[at] != '"'; at++ {
					if w.text[at] == '\\' {
						at++
					}
				}
			}
			if depth == 0 {
				at++
				break
			}
		}
	}
	w.move(min(at, len(w.text)))
}
