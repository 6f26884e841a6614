package syntax

import (
	"fmt"
	"sort"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
)

// Translation is text in today's syntax, made of text of 2019.
type Translation struct {
	// Text is complete only when nothing was found.
	Text []byte
	// Findings are the constructs that have no counterpart and the mistakes, in the order of the source; errors among them
	// mean that the text must not be used.
	Findings diag.List
	// Aliases are the attribute aliases of the source, in order.
	Aliases []Alias

	marks []mark
}

// Alias is an alias of an attribute.
type Alias struct {
	Name  string // with the '#'
	Value string // in today's syntax
}

// mark says where the text from an offset on comes from.
type mark struct {
	at, origin int
	copied     bool // character by character; otherwise all of it stands for the place
}

// Origin returns the offset in the old text of what stands at an offset of the new one.
func (t *Translation) Origin(offset int) int {
	i := sort.Search(len(t.marks), func(i int) bool { return t.marks[i].at > offset }) - 1
	if i < 0 {
		return 0
	}
	m := t.marks[i]
	if m.copied {
		return m.origin + offset - m.at
	}
	return m.origin
}

// definition is an alias with the text that defines it.
type definition struct {
	name string // today
	text stretch
}

// inOrder returns the definitions, each after those that it refers to.
func inOrder(all []definition) (out stretch) {
	byName, done := make(map[string]int), make(map[string]bool)
	for i, d := range all {
		byName[d.name] = i
	}
	var visit func(d definition)
	visit = func(d definition) {
		if done[d.name] {
			return
		}
		done[d.name] = true
		src := &core.Source{Text: []byte(d.text.String())}
		for at := 0; at < len(src.Text); {
			s, e, _ := src.Token(at)
			if s >= len(src.Text) {
				break
			}
			if i, ok := byName[string(src.Text[s:max(s, e)])]; ok {
				visit(all[i])
			}
			at = max(e, s+1)
		}
		out = append(out, d.text...)
	}
	for _, d := range all {
		visit(d)
	}
	return out
}

// piece is a stretch of output.
type piece struct {
	text   string
	origin int
	copied bool
}

// stretch is a list of pieces, which can be put together in any order.
type stretch []piece

func (s stretch) String() string {
	var b strings.Builder
	for _, p := range s {
		b.WriteString(p.text)
	}
	return b.String()
}

// finish puts the pieces together.
func (s stretch) finish(t *Translation) {
	for _, p := range s {
		t.marks = append(t.marks, mark{len(t.Text), p.origin, p.copied})
		t.Text = append(t.Text, p.text...)
	}
}

// abort is the panic value that ends the reading of a statement after its first error; see reader.recovering.
type abort struct{}

// reader reads old text token by token and writes the new text. Functions read a construct and leave the token behind
// it current.
type reader struct {
	src        *core.Source
	text       string
	start, end int
	prevEnd    int
	problem    string
	apart      bool // the next token must not touch what is written

	definitions []definition
	out         stretch
	before      stretch // what goes in front of the statement
	found       diag.List
	depth       int

	aliases      map[string]alias // of '#name'
	named        []Alias
	read         []Alias // ahead, in today's syntax
	typeAliases  map[string]string
	typeTexts    map[string]string     // what type aliases stand for, as it was written
	indexOf      map[string]string     // integers by the names of the constants
	tuples       map[string][]string   // the parts of tuples, by their names
	changes      map[string]attrChange // of the attributes of the operation that is read
	aliasNames   map[string]string     // '#name' as it is spelled today
	spellStrides bool                  // layouts that strides describe are written so
	fresh        int
	values       map[string]bool   // every name of a value in the source
	passed       map[string]string // names in the body of a gpu.launch, and what they stand for
	launches     int               // depth of gpu.launch
	symbols      int               // depth of modules whose functions are those of another dialect
}

// maxDepth bounds the nesting of regions, types and attributes.
const maxDepth = 1000

// tok returns the spelling of the current token; it is empty at the end of the text.
func (r *reader) tok() string { return r.text[r.start:r.end] }

func (r *reader) kind() byte {
	if r.start == r.end {
		return 0
	}
	c := r.text[r.start]
	switch {
	case c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_':
		return 'a'
	case c >= '0' && c <= '9':
		return '0'
	}
	return c
}

func (r *reader) is(s string) bool { return r.tok() == s }

// move makes the token at or behind an offset the current one.
func (r *reader) move(at int) {
	r.start, r.end, r.problem = r.src.Token(at)
	if r.start < at { // a lexical error that the scanner reports in front
		r.start = at
	}
	r.end = max(r.start, r.end)
	if r.problem != "" && r.end == r.start && r.start < len(r.text) {
		r.end = r.start + 1
	}
}

// skip leaves out the current token.
func (r *reader) skip() string {
	s := r.tok()
	r.prevEnd = r.end
	r.apart = true
	r.move(r.end)
	return s
}

// gap returns what stands between the last token and the current one, without comments.
func (r *reader) gap() string {
	g := r.text[r.prevEnd:r.start]
	if !strings.Contains(g, "//") {
		return g
	}
	var b strings.Builder
	for line := range strings.Lines(g) {
		if i := strings.Index(line, "//"); i >= 0 {
			line = line[:i] + "\n"
		}
		b.WriteString(line)
	}
	return b.String()
}

// copy writes the current token as it is.
func (r *reader) copy() {
	if r.problem != "" {
		r.lexical()
	}
	g := r.gap()
	if r.apart && g == "" {
		g = " "
	}
	if g != "" {
		r.out = append(r.out, piece{g, r.prevEnd, false})
	}
	r.apart = false
	if as, ok := r.passed[r.tok()]; ok {
		r.out = append(r.out, piece{as, r.start, false})
	} else {
		r.out = append(r.out, piece{r.tok(), r.start, true})
	}
	r.prevEnd = r.end
	r.move(r.end)
}

// replace writes s instead of the current token.
func (r *reader) replace(s string) {
	g := r.gap()
	if r.apart && g == "" {
		g = " "
	}
	r.apart = false
	r.out = append(r.out, piece{g + s, r.start, false})
	r.prevEnd = r.end
	r.move(r.end)
}

// put writes text that the source has not.
func (r *reader) put(s string) { r.out = append(r.out, piece{s, r.start, false}) }

// aside reads with f and returns what that writes.
func (r *reader) aside(f func()) stretch {
	save := r.out
	r.out = nil
	f()
	s := r.out
	r.out = save
	return s
}

// accept copies the token when it is s.
func (r *reader) accept(s string) bool {
	if !r.is(s) {
		return false
	}
	r.copy()
	return true
}

// drop leaves the token out when it is s.
func (r *reader) drop(s string) bool {
	if !r.is(s) {
		return false
	}
	r.skip()
	return true
}

// expect copies the token, which must be s.
func (r *reader) expect(s string) {
	if !r.accept(s) {
		r.expected("'" + s + "'")
	}
}

// need leaves out the token, which must be s.
func (r *reader) need(s string) {
	if !r.drop(s) {
		r.expected("'" + s + "'")
	}
}

func (r *reader) expected(what string) {
	switch {
	case r.problem != "":
		r.lexical()
	case r.start == r.end:
		r.fail(r.start, "expected %s, found the end of the text", what)
	default:
		r.fail(r.start, "expected %s, found '%s'", what, r.tok())
	}
}

// lexical reports characters that are no token.
func (r *reader) lexical() {
	if r.start > 0 && r.text[r.start-1] == '@' { // the scanner points behind the first one
		r.start--
	}
	rest := r.text[r.start:]
	switch {
	case strings.HasPrefix(rest, "@@"):
		r.fail(r.start, "names of integer sets begin with '#' today; write '#' instead of '@@'")
	case strings.HasPrefix(rest, "##"):
		r.fail(r.start, "relations ('##name') have no counterpart today; remove them")
	case strings.HasPrefix(rest, "..."), strings.HasPrefix(rest, "…"):
		r.fail(r.start, "an ellipsis stands for code that is missing; write it out")
	}
	r.fail(r.start, "%s", r.problem)
}

// fail reports an error and gives up the statement.
func (r *reader) fail(at int, format string, args ...any) {
	r.errorf(at, format, args...)
	panic(abort{})
}

// errorf reports an error and goes on.
func (r *reader) errorf(at int, format string, args ...any) {
	r.report(diag.Error, at, format, args...)
}

func (r *reader) report(s diag.Severity, at int, format string, args ...any) {
	r.found = append(r.found, r.finding(s, at, fmt.Sprintf(format, args...)))
}

func (r *reader) finding(s diag.Severity, at int, msg string) diag.Diagnostic {
	line, col := r.src.LineCol(min(at, len(r.text)))
	return diag.Diagnostic{Severity: s, Message: msg, Pos: diag.Pos{File: r.src.Name, Line: line, Col: col},
		SourceLine: r.src.LineText(line)}
}

// enter counts a level of nesting until the returned function is called.
func (r *reader) enter() func() {
	if r.depth >= maxDepth {
		r.fail(r.start, "nesting is deeper than %d levels", maxDepth)
	}
	r.depth++
	return func() { r.depth-- }
}

// peekAt returns the token n places behind the current one.
func (r *reader) peekAt(n int) string {
	s, e := r.start, r.end
	for range n {
		s, e, _ = r.src.Token(e)
	}
	return r.text[s:max(s, e)]
}

// onNewLine reports whether the current token is the first one of its line.
func (r *reader) onNewLine() bool {
	return strings.ContainsAny(r.text[r.prevEnd:r.start], "\n\r")
}
