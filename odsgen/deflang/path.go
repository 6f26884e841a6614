package deflang

import (
	"strings"

	"github.com/odsgen/ods/internal/lazyregexp"
)

// position is where a cursor stands in YAML: the keys that lead to it ("[]" is an element of a list), and whether a key
// or a value comes next. It is found from the indentation of lines, so that the text need not be valid.
type position struct {
	path  []string
	isKey bool
	prose bool // in a block of text
}

var (
	keyText   = lazyregexp.New(`^([\w+.$-]+|"[^"]*"|'[^']*')\s*:(\s|$)`)
	blockText = lazyregexp.New(`:\s*[|>][+-]?\d*\s*$`)
)

// yamlLine is a line of YAML, taken apart.
type yamlLine struct {
	dashes []int // columns of the dashes in front
	col    int   // of what follows
	key    string
	rest   string // after the key, or all
	block  bool   // a text on the next lines follows
	blank  bool
}

func splitLine(s string) yamlLine {
	l := yamlLine{block: blockText().MatchString(s)}
	l.col = len(s) - len(strings.TrimLeft(s, " "))
	for strings.HasPrefix(s[l.col:], "- ") || s[l.col:] == "-" {
		l.dashes = append(l.dashes, l.col)
		l.col = min(l.col+2, len(s))
		l.col += len(s[l.col:]) - len(strings.TrimLeft(s[l.col:], " "))
	}
	l.rest = s[l.col:]
	l.blank = strings.TrimSpace(l.rest) == "" && len(l.dashes) == 0 || strings.HasPrefix(l.rest, "#")
	if m := keyText().FindStringSubmatch(l.rest); m != nil {
		l.key = strings.Trim(m[1], `"'`)
		l.rest = l.rest[len(m[1]):]
		l.rest = l.rest[strings.IndexByte(l.rest, ':')+1:]
	}
	return l
}

// positionAt returns where an offset of a text is.
func positionAt(text string, offset int) position {
	lines := strings.Split(text[:offset], "\n")
	cur := splitLine(lines[len(lines)-1])
	var p position
	base := cur.col
	if cur.key != "" {
		p = flow(cur.rest)
		p.path = append([]string{cur.key}, p.path...)
	} else {
		p = flow(cur.rest)
		p.isKey = p.isKey || len(p.path) == 0
	}
	for i := len(cur.dashes) - 1; i >= 0; i-- {
		p.path = append([]string{"[]"}, p.path...)
		base = cur.dashes[i]
	}
	inList := len(cur.dashes) > 0
	for i := len(lines) - 2; i >= 0 && (base > 0 || inList); i-- {
		l := splitLine(lines[i])
		if l.blank {
			continue
		}
		if l.key != "" && (l.col < base || inList && l.col == base && len(l.dashes) == 0) {
			if l.block && len(p.path) == 0 || l.block && l.col < base && i < len(lines)-1 && !inList && cur.col > l.col && p.isKey {
				p.prose = true
			}
			p.path = append([]string{l.key}, p.path...)
			base, inList = l.col, false
		}
		for k := len(l.dashes) - 1; k >= 0; k-- {
			if l.dashes[k] < base {
				p.path = append([]string{"[]"}, p.path...)
				base, inList = l.dashes[k], true
			}
		}
	}
	return p
}

// flow returns where the end of a value on one line is, which may hold brackets.
func flow(s string) position {
	type frame struct {
		list bool
		key  string
		has  bool // the key is complete
	}
	var stack []frame
	word := ""
	for i := 0; i < len(s); i++ {
		c := s[i]
		switch {
		case c == '\'' || c == '"':
			end := strings.IndexByte(s[i+1:], c)
			if end < 0 { // the cursor is in it
				i = len(s)
				break
			}
			word = s[i+1 : i+1+end]
			i += end + 1
		case c == '{' || c == '[':
			stack = append(stack, frame{list: c == '['})
			word = ""
		case (c == '}' || c == ']') && len(stack) > 0:
			stack = stack[:len(stack)-1]
		case c == ',' && len(stack) > 0:
			f := &stack[len(stack)-1]
			f.key, f.has, word = "", false, ""
		case c == ':' && len(stack) > 0 && !stack[len(stack)-1].list && !stack[len(stack)-1].has:
			f := &stack[len(stack)-1]
			f.key, f.has, word = strings.TrimSpace(word), true, ""
		case c == '#' && (i == 0 || s[i-1] == ' '):
			return position{prose: true}
		default:
			word += string(c)
		}
	}
	var p position
	for i, f := range stack {
		switch {
		case f.list:
			p.path = append(p.path, "[]")
		case f.has:
			p.path = append(p.path, f.key)
		case i == len(stack)-1:
			p.isKey = true
		}
	}
	return p
}
