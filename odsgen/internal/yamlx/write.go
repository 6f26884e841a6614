package yamlx

import (
	"strconv"
	"strings"
	"unicode/utf8"
)

// lineWidth is what Write tries to stay within.
const lineWidth = 110

// Write writes a tree as a definition file: definitions and their keys on lines of their own, short values in brackets.
// Parsing the text gives the same tree, apart from places; a scalar that was quoted stays quoted, because some keys
// tell the two apart.
func Write(root *Node) []byte {
	w := &treeWriter{}
	if root.Kind == Map && len(root.Keys) > 0 {
		for i, k := range root.Keys {
			if i > 0 && root.Items[i].Kind == Map {
				w.b.WriteByte('\n')
			}
			w.entry(k, root.Items[i], 0, 1)
		}
	} else {
		w.b.WriteString(inBrackets(root) + "\n")
	}
	return []byte(w.b.String())
}

type treeWriter struct{ b strings.Builder }

func (w *treeWriter) indent(n int) { w.b.WriteString(strings.Repeat(" ", n)) }

// entry writes "key: value" lines. Values at a depth that definitions have are never put in brackets.
func (w *treeWriter) entry(key, value *Node, at, depth int) {
	w.indent(at)
	w.b.WriteString(keyText(key) + ":")
	w.value(value, at, depth)
}

// value writes what follows a key that starts at a column.
func (w *treeWriter) value(n *Node, at, depth int) {
	const definitions = 2 // sections, and the definitions in them
	switch {
	case n.Kind == Null:
		w.b.WriteByte('\n')
	case n.Kind == Scalar:
		w.b.WriteString(" " + w.scalar(n, at+2) + "\n")
	case len(n.Items) == 0:
		w.b.WriteString(" " + inBrackets(n) + "\n")
	case (depth > definitions || n.Kind == List && !hasItems(n)) && fits(n, at):
		w.b.WriteString(" " + inBrackets(n) + "\n")
	case n.Kind == Map:
		w.b.WriteByte('\n')
		for i, k := range n.Keys {
			if depth == 1 && i > 0 && n.Items[i].Kind == Map && len(n.Items[i].Items) > 0 {
				w.b.WriteByte('\n')
			}
			w.entry(k, n.Items[i], at+2, depth+1)
		}
	default:
		w.b.WriteByte('\n')
		for _, it := range n.Items {
			w.item(it, at+2, depth+1)
		}
	}
}

// item writes an item of a list.
func (w *treeWriter) item(n *Node, at, depth int) {
	w.indent(at)
	w.b.WriteByte('-')
	switch {
	case n.Kind == Null:
		w.b.WriteByte('\n')
	case n.Kind == Map && len(n.Keys) == 1 && n.Items[0].Kind != Null:
		w.b.WriteString(" " + keyText(n.Keys[0]) + ":")
		w.value(n.Items[0], at+2, depth+1)
	case n.Kind == Scalar:
		w.b.WriteString(" " + w.scalar(n, at+2) + "\n")
	case len(n.Items) == 0 || fits(n, at):
		w.b.WriteString(" " + inBrackets(n) + "\n")
	case n.Kind == Map:
		for i, k := range n.Keys {
			if i > 0 {
				w.indent(at + 2)
			} else {
				w.b.WriteByte(' ')
			}
			w.b.WriteString(keyText(k) + ":")
			w.value(n.Items[i], at+2, depth+1)
		}
	default:
		w.b.WriteByte('\n')
		for _, it := range n.Items {
			w.item(it, at+2, depth+1)
		}
	}
}

func hasItems(n *Node) bool {
	for _, it := range n.Items {
		if it.Kind == Map || it.Kind == List {
			return true
		}
	}
	return false
}

// fits reports whether a list or map can appear in brackets on the line of its key.
func fits(n *Node, at int) bool {
	return oneLine(n) && at+len(inBrackets(n)) < lineWidth-20
}

func oneLine(n *Node) bool {
	if n.Kind == Scalar && strings.Contains(n.Value(), "\n") {
		return false
	}
	for _, it := range n.Items {
		if !oneLine(it) || it.Kind == Null {
			return false
		}
	}
	return true
}

// inBrackets writes a tree in flow style.
func inBrackets(n *Node) string {
	switch n.Kind {
	case Scalar:
		return flowScalar(n)
	case List:
		var parts []string
		for _, it := range n.Items {
			parts = append(parts, inBrackets(it))
		}
		return "[" + strings.Join(parts, ", ") + "]"
	case Map:
		var parts []string
		for i, k := range n.Keys {
			parts = append(parts, keyText(k)+": "+inBrackets(n.Items[i]))
		}
		return "{" + strings.Join(parts, ", ") + "}"
	}
	return ""
}

func keyText(k *Node) string {
	if IsPlain(k.Value(), true) {
		return k.Value()
	}
	return Quote(k.Value())
}

func flowScalar(n *Node) string {
	if n.Style == Plain && IsPlain(n.Value(), true) {
		return n.Value()
	}
	return Quote(n.Value())
}

// scalar writes a scalar of block context; lines of its own are indented by at.
func (w *treeWriter) scalar(n *Node, at int) string {
	text := n.Value()
	if n.Style == Plain && IsPlain(text, false) {
		return text
	}
	if strings.Contains(text, "\n") && isLiteral(text) {
		var b strings.Builder
		b.WriteByte('|')
		body := strings.TrimRight(text, "\n")
		switch extra := len(text) - len(body); {
		case extra == 0:
			b.WriteByte('-')
		case extra > 1:
			b.WriteByte('+')
		}
		for _, l := range strings.Split(body, "\n") {
			b.WriteByte('\n')
			if l != "" {
				b.WriteString(strings.Repeat(" ", at) + l)
			}
		}
		if n := len(text) - len(body); n > 1 {
			b.WriteString(strings.Repeat("\n", n-1))
		}
		return b.String()
	}
	return Quote(text)
}

// isLiteral reports whether text can appear in a block scalar: printable, no blanks before its first line.
func isLiteral(text string) bool {
	if text[0] == ' ' || text[0] == '\n' || strings.Trim(text, "\n") == "" || !utf8.ValidString(text) {
		return false
	}
	for _, r := range text {
		if r != '\n' && (r < 0x20 || r >= 0x7f && r < 0xa0 || r == 0xfeff || r == 0x2028 || r == 0x2029) {
			return false
		}
	}
	return true
}

// IsPlain reports whether text can stand without quotes. It is cautious: other text may be possible, too.
func IsPlain(text string, inFlow bool) bool {
	if text == "" || strings.HasSuffix(text, " ") || strings.HasPrefix(text, "---") || strings.HasPrefix(text, "...") ||
		text == "-" || strings.HasPrefix(text, "- ") || text == "<<" { // as a key, << would merge maps
		return false
	}
	for i := range len(text) {
		c := text[i]
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z', c >= '0' && c <= '9', c == '_', c == '.', c == '/':
		case c == '-' || c == '<' || c == '(' || c == '+' || c == '=' || c == '$':
		case i > 0 && (c == ' ' || c == '>' || c == ')' || c == '*' || c == ';' || c == '\''):
		case i > 0 && !inFlow && c == ',':
		default:
			return false
		}
	}
	return true
}

// Quote writes text in quotes: single ones unless it has characters that need an escape.
func Quote(text string) string {
	for _, r := range text {
		if r < 0x20 || r == 0x7f || r >= 0x80 && r < 0xa0 || r == utf8.RuneError || r == 0xfeff || r == 0x2028 || r == 0x2029 {
			return doubleQuote(text)
		}
	}
	return "'" + strings.ReplaceAll(text, "'", "''") + "'"
}

func doubleQuote(text string) string {
	var b strings.Builder
	b.WriteByte('"')
	for _, r := range text {
		switch {
		case r == '"' || r == '\\':
			b.WriteByte('\\')
			b.WriteRune(r)
		case r == '\n':
			b.WriteString(`\n`)
		case r == '\t':
			b.WriteString(`\t`)
		case r < 0x20 || r == 0x7f || r >= 0x80 && r < 0xa0:
			b.WriteString(`\x` + strconv.FormatInt(int64(0x100+r), 16)[1:])
		case r == 0xfeff || r == 0x2028 || r == 0x2029:
			b.WriteString(`\u` + strconv.FormatInt(int64(0x10000+r), 16)[1:])
		default:
			b.WriteRune(r)
		}
	}
	b.WriteByte('"')
	return b.String()
}
