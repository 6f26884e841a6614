package resolve

import (
	"go/token"
	"strings"
	"unicode"

	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/internal/yamlx"
)

// GoName makes the Go identifier that stands for a name where the key go_name says nothing else.
func GoName(name string) string { return camel(name) }

// camel makes an exported Go identifier of a name: dots, dashes and underscores start a new word.
func camel(name string) string {
	var b strings.Builder
	up := true
	for _, r := range name {
		switch {
		case r == '_' || r == '.' || r == '-' || r == '$' || r == ' ':
			up = true
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			if up {
				r = unicode.ToUpper(r)
			}
			if b.Len() == 0 && unicode.IsDigit(r) {
				b.WriteByte('X')
			}
			b.WriteRune(r)
			up = false
		}
	}
	if b.Len() == 0 {
		return "X"
	}
	return b.String()
}

func isExported(s string) bool { return token.IsIdentifier(s) && token.IsExported(s) }

// predeclared are Go's predeclared names that make poor package names.
var predeclared = map[string]bool{
	"any": true, "bool": true, "byte": true, "comparable": true, "complex": true, "error": true, "string": true, "int": true,
	"uint": true,
	"len":  true, "cap": true, "new": true, "make": true, "copy": true, "append": true, "print": true, "panic": true, "real": true,
	"imag": true,
	"min":  true, "max": true, "clear": true, "delete": true, "close": true, "recover": true, "nil": true, "true": true,
	"false": true, "iota": true,
	"init": true, "main": true,
}

// PackageName makes a package clause of a dialect's name: the key go_package when that is not given.
func PackageName(dialect string) string {
	if token.IsKeyword(dialect) || predeclared[dialect] {
		return dialect + "d"
	}
	return strings.ToLower(dialect)
}

// isIdent reports whether a name consists of letters, digits and underscores and does not start with a digit.
func isIdent(s string) bool {
	for i := range len(s) {
		c := s[i]
		if !(c|0x20 >= 'a' && c|0x20 <= 'z' || c == '_' || i > 0 && c >= '0' && c <= '9') {
			return false
		}
	}
	return s != ""
}

// isMnemonic reports whether a name can come after "dialect.": identifiers with dots and dollar signs. After a dot a
// digit can begin.
func isMnemonic(s string) bool {
	first, _, _ := strings.Cut(s, ".")
	return !isDigits(first) && isWords(s)
}

func isWords(s string) bool {
	for _, part := range strings.Split(s, ".") {
		if part == "" || !isIdent("_"+strings.ReplaceAll(part, "$", "_")) {
			return false
		}
	}
	return true
}

// isOpName reports whether a name can be an operation's: mnemonics, also with dashes, which only the generic form can
// spell.
func isOpName(s string) bool {
	return !strings.HasPrefix(s, "-") && isMnemonic(strings.ReplaceAll(s, "-", "_"))
}

func isDigits(s string) bool { return s != "" && strings.Trim(s, "0123456789") == "" }

// checkIdent reports a name that is not an identifier.
func (r *Resolver) checkIdent(n *yamlx.Node, what string) {
	if !isIdent(n.Value()) {
		r.rep.Error(report.BadName, n.Place(), "use letters, digits and '_'", "%q cannot be the name of %s", n.Value(), what)
	}
}
