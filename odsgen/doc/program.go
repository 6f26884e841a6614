package doc

import (
	"strings"

	"github.com/odsgen/ods/odsgen/model"
)

// programs makes a program of each example of an operation: in a function, unless it defines symbols itself, and with the symbols that it refers to as far as
// examples of the same dialect define them.
func (w *writer) programs(o *model.Op, examples []string) []string {
	var symbols []*model.Op
	for _, s := range w.d.Ops {
		if s.HasTrait("Symbol") {
			symbols = append(symbols, s)
		}
	}
	var out []string
	for _, e := range examples {
		var b strings.Builder
		defines := definesSymbols(e, symbols)
		for _, s := range symbols {
			for _, x := range s.Examples {
				name := symbolIn(x.Value)
				if name != "" && strings.Contains(e, name) && !(defines && name == symbolIn(e)) {
					b.WriteString(strings.TrimRight(x.Value, "\n ") + "\n")
				}
			}
		}
		if defines {
			b.WriteString(strings.TrimRight(e, "\n") + "\n")
		} else {
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

// definesSymbols reports whether a text has functions, modules or other symbols that are not inside of something.
func definesSymbols(text string, symbols []*model.Op) bool {
	for line := range strings.Lines(text) {
		word, _, _ := strings.Cut(strings.TrimRight(line, "\n"), " ")
		if word == "func.func" || word == "module" || word == "builtin.module" {
			return true
		}
		for _, s := range symbols {
			if word == s.FullName() {
				return true
			}
		}
	}
	return false
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

// endsOpen reports whether something can follow the last line of an example of a terminator: an empty block, or an operation with regions around it.
func endsOpen(text string) bool {
	text = strings.TrimRight(text, "\n ")
	last := strings.TrimSpace(text[strings.LastIndexByte(text, '\n')+1:])
	return strings.HasPrefix(last, "^") && strings.HasSuffix(last, ":") || strings.HasPrefix(last, "}")
}
