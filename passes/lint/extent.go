package lint

import (
	"bytes"
	"regexp"

	"github.com/odsgen/ods/core"
)

// results matches the results before an operation's name, at the end of a text.
var results = regexp.MustCompile(`((?:%[\w$.-]+(?::\d+)?\s*,\s*)*%[\w$.-]+(?::\d+)?\s*=\s*)$`)

// extent returns the part of the text that an operation was parsed from: with its results, the lines of comments
// before it, and the line's end after it. Operations of the same block come before and after it at the places that
// their locations tell.
func extent(op *core.Operation) (s *core.Source, start, end int, ok bool) {
	s, start, ok = startOf(op)
	if !ok {
		return nil, 0, 0, false
	}
	bound := len(s.Text)
	for n := op.Next(); n != nil; n = n.Next() {
		if t, at, ok := startOf(n); ok && t == s && at > start {
			bound = at
			break
		}
	}
	at := start
	for depth := 0; at < bound && depth >= 0; at++ {
		switch c := s.Text[at]; c {
		case '"':
			for at++; at < bound && s.Text[at] != '"'; at++ {
				if s.Text[at] == '\\' {
					at++
				}
			}
		case '/':
			if at+1 < bound && s.Text[at+1] == '/' {
				for at+1 < bound && s.Text[at+1] != '\n' {
					at++
				}
			}
		case '(', '[', '{':
			depth++
		case ')', ']', '}':
			if depth--; depth < 0 {
				at--
			}
		case '\n':
			if depth == 0 && !goesOn(s.Text[at+1:bound]) {
				bound = at
			}
		}
	}
	end = min(at, len(s.Text))
	for end > start && (s.Text[end-1] == ' ' || s.Text[end-1] == '\t' || s.Text[end-1] == '\n') {
		end--
	}
	first := bytes.LastIndexByte(s.Text[:start], '\n') + 1
	if len(bytes.TrimSpace(s.Text[first:start])) > 0 || !restIsBlank(s.Text[end:]) {
		return s, start, end, true // something else is on the line
	}
	for first > 0 { // comments
		before := bytes.LastIndexByte(s.Text[:first-1], '\n') + 1
		if !bytes.HasPrefix(bytes.TrimSpace(s.Text[before:first]), []byte("//")) {
			break
		}
		first = before
	}
	if i := bytes.IndexByte(s.Text[end:], '\n'); i >= 0 {
		return s, first, end + i + 1, true
	}
	return s, first, end, true
}

// restIsBlank reports whether nothing is on a line from here on.
func restIsBlank(text []byte) bool {
	if i := bytes.IndexByte(text, '\n'); i >= 0 {
		text = text[:i]
	}
	return len(bytes.TrimSpace(text)) == 0
}

// goesOn reports whether the text on further lines may belong to the operation: it does not when it begins with a
// comment, a label, an alias or what belongs to the file.
func goesOn(text []byte) bool {
	text = bytes.TrimSpace(text)
	if len(text) == 0 {
		return false
	}
	return text[0] != '^' && text[0] != '!' && text[0] != '#' && text[0] != '/' && !bytes.HasPrefix(text, []byte("{-#"))
}

// startOf returns where an operation's text begins, with its results.
func startOf(op *core.Operation) (*core.Source, int, bool) {
	s, at := op.Context().SourceOf(op.Loc())
	if s == nil || at > len(s.Text) {
		return nil, 0, false
	}
	from := max(0, at-4096)
	if m := results.FindIndex(s.Text[from:at]); m != nil {
		at = from + m[0]
	}
	return s, at, true
}
