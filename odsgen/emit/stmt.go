package emit

import (
	"fmt"
	"strings"
)

// stmt is a statement of an emitted function that returns false after a report.
type stmt struct {
	// text is a statement, or the head or the end of a block.
	text string
	// check is a call that returns false after a report, with which the function ends.
	check string
}

// line is a plain statement.
func line(text string) stmt { return stmt{text: text} }

// must is a call that returns false after a report.
func must(call string) stmt { return stmt{check: call} }

// checks prints statements and returns the checks at their end. Checks one after another are one condition, after
// which fail ends the function.
func (s *source) checks(list []stmt, fail string) (rest []string) {
	for _, x := range list {
		if x.check != "" {
			rest = append(rest, x.check)
			continue
		}
		if rest != nil {
			s.p("if !%s { %s }", strings.Join(rest, " ||\n!"), fail)
			rest = nil
		}
		s.p("%s", x.text)
	}
	return rest
}

// statements prints the statements of a function that returns true at its end.
func (s *source) statements(list []stmt) {
	if rest := s.checks(list, "return false"); rest != nil {
		s.p("return %s", strings.Join(rest, " &&\n"))
		return
	}
	s.p("return true")
}

// variable is a variable of an emitted function; an initialized one has a value instead of a type.
type variable struct{ name, typ, value string }

// variables prints declarations, those of one type together.
func (s *source) variables(list []variable) {
	printed := map[string]bool{}
	for _, v := range list {
		switch {
		case v.value != "":
			s.p("%s := %s", v.name, v.value)
		case !printed[v.typ]:
			printed[v.typ] = true
			var names []string
			for _, w := range list {
				if w.typ == v.typ && w.value == "" {
					names = append(names, w.name)
				}
			}
			s.p("var %s %s", strings.Join(names, ", "), v.typ)
		}
	}
}

// share emits a function unless one of the same parameters and statements is there, and returns the name of the one
// that is.
func (s *source) share(name, signature string, emit func()) string {
	from := s.body.Len()
	emit()
	text := signature + s.body.String()[from:]
	s.body.Truncate(from)
	if s.shared == nil {
		s.shared = map[string]string{}
	}
	if old, ok := s.shared[text]; ok {
		return old
	}
	s.shared[text] = name
	fmt.Fprintf(&s.body, "func %s%s}\n\n", name, text)
	return name
}
