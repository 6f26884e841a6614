package breaking

import "strings"

// tokens splits a format: literals in backticks, words with their sigil, and single characters.
func tokens(text string) []string {
	var out []string
	for i := 0; i < len(text); {
		c := text[i]
		switch {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r':
			i++
		case c == '`':
			end := strings.IndexByte(text[i+1:], '`')
			if end < 0 {
				end = len(text) - i - 2
			}
			out = append(out, text[i:i+end+2])
			i += end + 2
		case c == '$' || word(c):
			j := i + 1
			for j < len(text) && (word(text[j]) || text[j] == '-') {
				j++
			}
			out = append(out, text[i:j])
			i = j
		default:
			out = append(out, text[i:i+1])
			i++
		}
	}
	return out
}

func word(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' || c >= '0' && c <= '9' || c == '_' }

// extends reports whether a format is another one with further optional groups: "( ... )?" without an alternative. What
// the old one prints is then read without them.
func extends(was, is []string) bool {
	for len(is) > 0 {
		if len(was) > 0 && was[0] == is[0] && extends(was[1:], is[1:]) {
			return true
		}
		end := group(is)
		if end == 0 {
			return false
		}
		is = is[end:]
	}
	return len(was) == 0
}

// group returns the number of tokens of the optional group at the start, 0 when there is none.
func group(list []string) int {
	if list[0] != "(" {
		return 0
	}
	depth := 0
	for i, t := range list {
		switch t {
		case "(":
			depth++
		case ")":
			depth--
		}
		if depth == 0 {
			if i+1 < len(list) && list[i+1] == "?" {
				return i + 2
			}
			return 0
		}
	}
	return 0
}
