package doc

import (
	"strings"

	"github.com/odsgen/ods/odsgen/model"
)

// programs makes a program of each example of an operation: in a function, unless it has one, and with the symbols that it refers to as far as examples of
// the same dialect define them.
func (w *writer) programs(o *model.Op, examples []string) []string {
	var out []string
	for _, e := range examples {
		var b strings.Builder
		if !o.HasTrait("Symbol") {
			for _, s := range w.d.Ops {
				if s.HasTrait("Symbol") {
					declare(&b, s, e)
				}
			}
		}
		switch {
		case o.HasTrait("Symbol"), hasFunction(e):
			b.WriteString(strings.TrimRight(e, "\n") + "\n")
		default:
			b.WriteString("func.func private @example() {\n")
			for line := range strings.Lines(e) {
				b.WriteString("  " + strings.TrimRight(line, "\n") + "\n")
			}
			if !o.HasTrait("Terminator") || endsOpen(e) {
				b.WriteString("  func.return\n")
			}
			b.WriteString("}\n")
		}
		out = append(out, b.String())
	}
	return out
}

// declare writes the examples of an operation that define a symbol to which a text refers.
func declare(b *strings.Builder, o *model.Op, text string) {
	for _, e := range o.Examples {
		if name := symbolIn(e.Value); name != "" && strings.Contains(text, name) {
			b.WriteString(strings.TrimRight(e.Value, "\n ") + "\n")
		}
	}
}

// symbolIn returns the first name of a symbol in a text, with its sigil.
func symbolIn(text string) string {
	_, rest, ok := strings.Cut(text, "@")
	if !ok {
		return ""
	}
	end := strings.IndexFunc(rest, func(r rune) bool {
		return r != '_' && r != '$' && r != '.' && (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z')
	})
	if end < 0 {
		end = len(rest)
	}
	if end == 0 {
		return ""
	}
	return "@" + rest[:end]
}

// hasFunction reports whether a text has a function or module of its own.
func hasFunction(text string) bool {
	for line := range strings.Lines(text) {
		for _, word := range []string{"func.func", "module", "builtin.module"} {
			if strings.HasPrefix(line, word) {
				return true
			}
		}
	}
	return false
}

// endsOpen reports whether something can follow the last line of an example of a terminator: an empty block, or an operation with regions around it.
func endsOpen(text string) bool {
	text = strings.TrimRight(text, "\n ")
	last := strings.TrimSpace(text[strings.LastIndexByte(text, '\n')+1:])
	return strings.HasPrefix(last, "^") && strings.HasSuffix(last, ":") || strings.HasPrefix(last, "}")
}
