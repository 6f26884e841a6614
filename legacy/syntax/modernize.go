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
		typeTexts: make(map[string]string), indexOf: make(map[string]string), tuples: make(map[string][]string),
		passed: make(map[string]string), aliasNames: make(map[string]string)}
	r.values = make(map[string]bool)
	r.collectNames()
	r.collectAliases()
	r.move(0)
	for r.start < r.end {
		r.recovering(r.top)
	}
	t := &Translation{Findings: r.found, Aliases: r.named}
	if n := len(r.text); r.prevEnd < n {
		r.out = append(r.out, piece{r.gap(), r.prevEnd, false})
	}
	append(inOrder(r.definitions), r.out...).finish(t)
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
		if e <= at || e <= s { // what is no token has no end
			e = max(s, at) + 1
		}
		switch tok := r.text[s:e]; {
		case tok[0] == '%':
			r.values[tok] = true
		case tok == "strides", tok == "subview", tok == "std.subview":
			r.spellStrides = true
		}
		at = e
	}
}

// collectAliases reads the definitions of attributes ahead, since maps and dictionaries are used before they are defined.
// Mistakes in them are reported later. A name with a dot belongs to a dialect today.
func (r *reader) collectAliases() {
	depth := 0
	for r.move(0); r.start < r.end; {
		switch t := r.tok(); {
		case t == "{":
			depth++
		case t == "}":
			depth = max(depth-1, 0)
		case t[0] == '#' && len(t) > 1 && depth == 0 && r.peekAt(1) == "=":
			r.aliasNames[t] = strings.ReplaceAll(t, ".", "_")
		}
		r.skip()
	}
	r.prevEnd = 0
	for r.move(0); r.start < r.end; {
		if r.aliasNames[r.tok()] == "" || r.peekAt(1) != "=" {
			r.skip()
			continue
		}
		at := r.start
		r.aside(func() { r.recovering(r.attrAlias) })
		if r.start == at {
			r.skip()
		}
	}
	r.found, r.prevEnd, r.apart, r.before = nil, 0, false, nil
	r.read, r.named = r.named, nil
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
			r.define(r.attrAlias)
			return
		}
	case '!':
		if r.peekAt(1) == "=" {
			r.define(r.typeAlias)
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

// define reads the definition of an alias, which stands before all uses of it today.
func (r *reader) define(read func()) {
	name := r.tok()
	r.definitions = append(r.definitions, definition{strings.ReplaceAll(name, ".", "_"), r.aside(read)})
}

// attrAlias reads "#map = (d0) -> (d0)".
func (r *reader) attrAlias() {
	name := r.tok()
	today := r.aliasNames[name]
	if today == "" {
		today = name
	}
	r.replace(today)
	r.expect("=")
	r.put(" ")
	from := len(r.out)
	defer func() {
		if from <= len(r.out) {
			r.named = append(r.named, Alias{today, strings.TrimSpace(r.out[from:].String())})
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
	if r.is("{") {
		r.dict()
		return
	}
	for first := true; r.start < r.end && (first || !r.onNewLine() || !r.beginsStatement()); first = false {
		r.item()
	}
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
	from := r.start
	r.typ()
	r.typeAliases[name], r.typeTexts[name] = today, strings.TrimSpace(r.text[from:r.prevEnd])
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

// defined forgets what a name stood for in the text before.
func (r *reader) defined(name string) {
	delete(r.passed, name)
	delete(r.tuples, name)
	delete(r.indexOf, name)
}

// argument reads "%a: i32 {attributes}".
func (r *reader) argument() {
	if r.kind() != '%' {
		r.expected("an argument, as in '%x: i32'")
	}
	name := r.tok()
	r.defined(name)
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
			r.defined(r.tok())
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
