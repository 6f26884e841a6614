package syntax

import (
	"strconv"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
)

// Modernize reads text of 2019, of any state of the language of that year. It reports one error for each statement that
// has no counterpart or is wrong, and does not look at the meaning of operations.
func Modernize(src *core.Source) *Translation {
	if src.FirstLine == 0 {
		src.FirstLine = 1
	}
	r := &reader{src: src, text: string(src.Text), aliases: make(map[string]alias), typeAliases: make(map[string]string),
		values: make(map[string]bool)}
	r.collectNames()
	r.move(0)
	for r.start < r.end {
		r.recovering(r.top)
	}
	t := &Translation{Findings: r.found, Aliases: r.named}
	if n := len(r.text); r.prevEnd < n {
		r.out = append(r.out, piece{r.gap(), r.prevEnd, false})
	}
	r.out.finish(t)
	return t
}

// collectNames finds all names of values, so that new ones are different, and aliases, which may be used in front of
// their definition.
func (r *reader) collectNames() {
	for at := 0; ; {
		s, e, _ := r.src.Token(at)
		if s >= len(r.text) {
			return
		}
		if e <= at && e <= s {
			e = max(s, at) + 1
		}
		if r.text[s] == '%' {
			r.values[r.text[s:e]] = true
		}
		at = e
	}
}

// recovering reads a statement; behind an error in it, it goes on with the next line that looks like one.
func (r *reader) recovering(read func()) {
	out, before, depth, at := len(r.out), r.before, r.depth, r.start
	defer func() {
		x := recover()
		if x == nil {
			return
		}
		if _, ours := x.(abort); !ours {
			panic(x)
		}
		r.out, r.before, r.depth = r.out[:min(out, len(r.out))], before, depth
		r.resume(at, r.start)
	}()
	read()
	if r.start == at && r.start < r.end { // nothing was read
		r.expected("an operation")
	}
}

// resume goes on behind a statement in which an error is: at the next token behind the error that begins a line and can
// begin a statement, with the brackets that the statement opened closed. Nothing in front of the error is read again,
// so that the time stays proportional to the text however wrong the nesting is.
func (r *reader) resume(from, failed int) {
	r.move(from)
	depth := 0
	for first := true; r.start < r.end; first = false {
		behind := !first && r.start >= failed
		if behind && depth <= 0 && r.onNewLine() && r.beginsStatement() {
			break
		}
		switch r.tok() {
		case "{", "(", "[":
			depth++
		case "}", ")", "]":
			if depth == 0 && r.is("}") && behind {
				return
			}
			depth = max(depth-1, 0)
		}
		r.skip()
	}
}

// beginsStatement tells the first token of a line that starts a statement from one that continues the line above.
func (r *reader) beginsStatement() bool {
	t := r.tok()
	switch r.kind() {
	case '%':
		n := r.peekAt(1)
		return n == "=" || n == "," && r.resultsAhead() || n == ":" && r.resultsAhead()
	case '"':
		return r.peekAt(1) == "("
	case '^':
		n := r.peekAt(1)
		return n == ":" || n == "("
	case '}':
		return true
	case '#', '!':
		return r.peekAt(1) == "="
	case 'a':
		std := syntaxOf(t) != nil
		_, plain := renamed[t]
		return std || plain || standardOps[t] || strings.Contains(t, ".") && !strings.HasPrefix(t, "x")
	}
	return false
}

// resultsAhead reports whether "%a, %b:2 =" follows.
func (r *reader) resultsAhead() bool {
	s := r.ahead()
	for strings.HasPrefix(s.tok(), "%") {
		s.next()
		if s.tok() == ":" {
			s.next()
			s.next()
		}
		switch s.tok() {
		case "=":
			return true
		case ",":
			s.next()
		default:
			return false
		}
	}
	return false
}

// top reads a definition of an alias or a statement outside of functions.
func (r *reader) top() {
	switch r.kind() {
	case '#':
		if r.peekAt(1) == "=" {
			r.attrAlias()
			return
		}
	case '!':
		if r.peekAt(1) == "=" {
			r.typeAlias()
			return
		}
	case '}':
		r.fail(r.start, "this '}' closes nothing")
	}
	if r.problem != "" {
		r.lexical()
	}
	r.statement()
}

// attrAlias reads "#map = (d0) -> (d0)".
func (r *reader) attrAlias() {
	name := r.tok()
	r.copy()
	r.expect("=")
	r.put(" ")
	from := len(r.out)
	defer func() {
		if from <= len(r.out) {
			r.named = append(r.named, Alias{name, strings.TrimSpace(r.out[from:].String())})
		}
	}()
	if isMap, _ := r.mapAhead(); isMap {
		r.aliases[name] = alias{r.affineMap()}
		return
	}
	if s := r.ahead(); r.is("(") {
		if _, ok := s.names("(", ")"); ok {
			s.names("[", "]")
			if s.tok() == ":" || s.tok() == "," {
				r.affineSetOrMap(name)
				return
			}
		}
	}
	r.attrValue()
}

// affineSetOrMap reads what mapAhead cannot tell apart.
func (r *reader) affineSetOrMap(name string) {
	s := r.ahead()
	s.names("(", ")")
	if s.tok() == "," {
		r.aliases[name] = alias{r.affineMap()}
		return
	}
	r.affineSet()
}

// typeAlias reads "!name = type T".
func (r *reader) typeAlias() {
	name := r.tok()
	today := strings.ReplaceAll(name, ".", "_")
	r.replace(today)
	r.expect("=")
	r.drop("type")
	r.put(" ")
	r.typ()
	r.typeAliases[name] = today
}

// region reads a region in braces.
func (r *reader) region() {
	r.expect("{")
	r.regionRest(false)
}

// regionRest reads a region behind its brace. The first block's label is left out when the arguments are written
// elsewhere.
func (r *reader) regionRest(argsElsewhere bool) {
	defer r.enter()()
	if argsElsewhere && r.kind() == '^' && r.peekAt(1) == ":" {
		r.skip()
		r.skip()
	}
	for !r.is("}") {
		if r.start == r.end {
			r.expected("'}'")
		}
		r.recovering(func() {
			if r.kind() == '^' {
				r.label()
			} else {
				r.statement()
			}
		})
	}
	r.copy()
}

// label reads "^bb(%a: i32):".
func (r *reader) label() {
	r.copy()
	if r.is("(") {
		r.copy()
		for !r.is(")") {
			r.argument()
			if !r.accept(",") {
				break
			}
		}
		r.expect(")")
	}
	r.expect(":")
}

// argument reads "%a: i32 {attributes}".
func (r *reader) argument() {
	if r.kind() != '%' {
		r.expected("an argument, as in '%x: i32'")
	}
	name := r.tok()
	r.copy()
	if !r.is(":") {
		r.fail(r.start, "the type of '%s' is missing; write '%s: TYPE'", name, name)
	}
	r.copy()
	r.typ()
	if r.is("{") {
		r.dict()
	}
}

// statement is an operation with its results.
type statement struct {
	at      int
	names   []string
	counted bool    // a number of results is given
	heads   stretch // "%a, %b ="
	nameEnd int     // the piece of it behind the first name
}

// statement reads an operation.
func (r *reader) statement() {
	defer r.enter()()
	outer := r.before
	r.before = nil
	st := &statement{at: r.start}
	text := r.aside(func() {
		if r.kind() == '%' {
			st.heads = r.results(st)
		}
		switch {
		case r.problem != "":
			r.lexical()
		case r.kind() == '"':
			r.generic(st)
		case r.kind() == 'a':
			r.custom(st)
		default:
			r.expected("an operation")
		}
		if r.is("loc") && r.peekAt(1) == "(" {
			r.copy()
			r.bracketed("(", ")")
		}
	})
	if len(r.before) > 0 {
		r.before = append(r.before, piece{"\n", st.at, false})
	}
	r.out = append(append(append(r.out, r.before...), st.heads...), text...)
	r.before = outer
}

// results reads "%a:2, %b =".
func (r *reader) results(st *statement) stretch {
	return r.aside(func() {
		for {
			if r.kind() != '%' {
				r.expected("the name of a result")
			}
			st.names = append(st.names, r.tok())
			r.copy()
			if r.accept(":") {
				st.counted = true
				if r.kind() != '0' {
					r.expected("a number of results")
				}
				r.copy()
			} else if len(st.names) == 1 {
				r.put("") // room for a number
				st.nameEnd = len(r.out) - 1
			}
			if !r.accept(",") {
				break
			}
		}
		r.expect("=")
	})
}

// setResults says how many results the operation has, so that "%a#1" can be used today.
func (st *statement) setResults(n int) {
	if len(st.names) == 1 && !st.counted && n > 1 {
		st.heads[st.nameEnd].text = ":" + strconv.Itoa(n)
	}
}

// constant puts a constant in front of the statement and returns its name.
func (r *reader) constant(value, typ string) string {
	for {
		name := "%c" + strings.NewReplacer("-", "_neg", ".", "_", "+", "").Replace(value)
		if r.fresh > 0 {
			name += "_" + strconv.Itoa(r.fresh)
		}
		r.fresh++
		if !r.values[name] {
			r.values[name] = true
			r.before = append(r.before, piece{"\n" + name + " = std2019.constant " + value + " : " + typ, r.start, false})
			return name
		}
	}
}

// Errors returns the findings that are errors.
func (t *Translation) Errors() diag.List {
	var l diag.List
	for _, d := range t.Findings {
		if d.Severity == diag.Error {
			l = append(l, d)
		}
	}
	return l
}
