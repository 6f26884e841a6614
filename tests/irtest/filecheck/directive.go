package filecheck

import "strings"

// kind is what a directive asks for.
type kind uint8

const (
	notADirective kind = iota
	checkPlain
	checkNext
	checkSame
	checkNot
	checkDAG
	checkLabel
	checkEmpty
	checkComment
	checkMisspelt
	checkBadNot
	checkBadCount
	checkEOF
)

// suffixes in the order in which they are tried.
var suffixes = []struct {
	text string
	kind kind
}{
	{"NEXT", checkNext}, {"SAME", checkSame}, {"NOT", checkNot}, {"DAG", checkDAG}, {"LABEL", checkLabel}, {"EMPTY", checkEmpty},
}

// badNots are the combinations with -NOT that look useful and are refused.
var badNots = []string{
	"DAG-NOT:", "NOT-DAG:", "NEXT-NOT:", "NOT-NEXT:", "SAME-NOT:", "NOT-SAME:", "EMPTY-NOT:", "NOT-EMPTY:",
}

// directive is one use of a prefix.
type directive struct {
	kind    kind
	prefix  string
	count   int // of -COUNT-n, else 1
	literal bool
	at      int  // offset of the prefix
	rest    view // from behind the colon, or from where the directive went wrong, to the end of the text
}

// name is how messages call the directive.
func (d *directive) name() string {
	name := d.prefix
	if d.count > 1 {
		name += "-COUNT"
	}
	for _, s := range suffixes {
		if s.kind == d.kind {
			name += "-" + s.text
		}
	}
	if d.literal {
		name += "{LITERAL}"
	}
	return name
}

func isWordByte(c byte) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '_'
}

// nextDirective finds the first directive in v; the longest prefix wins where several match.
func nextDirective(v view, o *Options) (directive, bool) {
	for {
		at, prefix, comment := -1, "", false
		find := func(list []string, isComment bool) {
			for _, p := range list {
				if i := strings.Index(v.s, p); i >= 0 && (at < 0 || i < at || i == at && len(p) > len(prefix)) {
					at, prefix, comment = i, p, isComment
				}
			}
		}
		find(o.Prefixes, false)
		find(o.CommentPrefixes, true)
		if at < 0 {
			return directive{}, false
		}
		// A prefix inside a longer word is none.
		if at == 0 || !isWordByte(v.s[at-1]) {
			d := directive{prefix: prefix, count: 1, at: v.at + at, rest: v.from(at + len(prefix))}
			if d.classify(comment); d.kind != notADirective {
				return d, true
			}
		}
		end := at + len(prefix)
		for end < len(v.s) && isWordByte(v.s[end]) {
			end++
		}
		v = v.from(end)
	}
}

// classify reads what follows the prefix: suffix, count and modifiers up to the colon.
func (d *directive) classify(comment bool) {
	if comment {
		if d.rest.consume(":") {
			d.kind = checkComment
		}
		return
	}
	if strings.HasPrefix(d.rest.s, ":") || strings.HasPrefix(d.rest.s, "{") {
		d.modifiers(checkPlain)
		return
	}
	misspelt := d.rest.consume("_")
	if !misspelt && !d.rest.consume("-") {
		return
	}
	d.suffix()
	if misspelt && d.kind != notADirective {
		d.kind = checkMisspelt
	}
}

func (d *directive) suffix() {
	if d.rest.consume("COUNT-") {
		d.readCount()
		return
	}
	for _, bad := range badNots {
		if strings.HasPrefix(d.rest.s, bad) {
			d.kind = checkBadNot
			return
		}
	}
	for _, s := range suffixes {
		if d.rest.consume(s.text) {
			d.modifiers(s.kind)
			return
		}
	}
}

func (d *directive) readCount() {
	const limit = 1<<31 - 1
	n, digits := 0, 0
	for digits < len(d.rest.s) && d.rest.s[digits] >= '0' && d.rest.s[digits] <= '9' {
		if n <= limit {
			n = n*10 + int(d.rest.s[digits]-'0')
		}
		digits++
	}
	d.kind = checkBadCount
	if digits == 0 {
		return
	}
	d.rest = d.rest.from(digits)
	if n <= 0 || n > limit || !strings.HasPrefix(d.rest.s, ":") && !strings.HasPrefix(d.rest.s, "{") {
		return
	}
	d.count, d.kind = n, notADirective
	d.modifiers(checkPlain)
}

// modifiers reads "{LITERAL}:" or ":"; anything else means that the text is no directive.
func (d *directive) modifiers(k kind) {
	if d.rest.consume(":") {
		d.kind = k
		return
	}
	if !d.rest.consume("{") {
		return
	}
	for {
		d.rest = d.rest.trimSpace()
		if !d.rest.consume("LITERAL") {
			return
		}
		d.literal = true
		d.rest = d.rest.trimSpace()
		if !d.rest.consume(",") {
			break
		}
	}
	if d.rest.consume("}:") {
		d.kind = k
	}
}

func (v view) trimSpace() view { return v.from(len(v.s) - len(strings.TrimLeft(v.s, " \t\n\v\f\r"))) }

// check is a positive directive with the -DAG and -NOT directives that lead up to it.
type check struct {
	*pattern
	before []*pattern
}

// readChecks compiles the check file. Besides findings, which are about its lines, it reports a file without checks.
func readChecks(o *Options, src *source, vars *variables, defaultPrefix bool) ([]check, *Error) {
	var out []check
	var errs findings
	fail := func() ([]check, *Error) { return nil, &Error{Status: 2, Messages: errs.String()} }

	var implicit []*pattern
	for _, not := range o.ImplicitCheckNot {
		line := &source{name: "command line", text: "-implicit-check-not='" + not + "'"}
		text := view{s: line.text, at: 0}.slice(len("-implicit-check-not='"), len(line.text)-1)
		p := &pattern{directive: directive{kind: checkNot, prefix: "IMPLICIT-CHECK", count: 1, at: text.at}, src: line}
		if !p.parse(text, o, vars, &errs) {
			return fail()
		}
		implicit = append(implicit, p)
	}

	unused := map[string]bool{}
	for _, p := range o.Prefixes {
		unused[p] = true
	}
	pending := append([]*pattern(nil), implicit...)
	rest := view{s: src.text}
	line, counted := 1, 0
	for {
		d, ok := nextDirective(rest, o)
		if !ok {
			break
		}
		line += strings.Count(src.text[counted:d.at], "\n")
		counted = d.at
		if d.kind != checkComment {
			delete(unused, d.prefix)
		}
		if !d.report(src, &errs) {
			return fail()
		}
		text := d.rest
		if !o.StrictWhitespace || !o.MatchFullLines {
			text = text.trimLeft()
		}
		if eol := strings.IndexAny(text.s, "\n\r"); eol >= 0 {
			rest, text = text.from(eol), text.slice(0, eol)
		} else {
			rest = text.from(len(text.s))
		}
		if d.kind == checkComment {
			continue
		}
		p := &pattern{directive: d, src: src, line: line}
		if !p.parse(text, o, vars, &errs) {
			return fail()
		}
		switch {
		case d.kind == checkLabel && p.depends():
			errs.errorf(src, d.at, "found '%s-LABEL:' with variable definition or use", d.prefix)
			return fail()
		case (d.kind == checkNext || d.kind == checkSame || d.kind == checkEmpty) && len(out) == 0:
			errs.errorf(src, d.at, "found '%s' without previous '%s: line", d.name(), d.prefix)
			return fail()
		case d.kind == checkDAG || d.kind == checkNot:
			pending = append(pending, p)
		default:
			out = append(out, check{p, pending})
			pending = append([]*pattern(nil), implicit...)
		}
	}

	none := len(unused) == len(o.Prefixes)
	if (none || len(unused) > 0 && !o.AllowUnusedPrefixes) && (len(implicit) == 0 || !defaultPrefix) {
		return nil, missingPrefixes(o.Prefixes, unused)
	}
	if len(pending) > 0 {
		eof := &pattern{directive: directive{kind: checkEOF, prefix: o.Prefixes[0], count: 1, at: len(src.text)}, src: src, line: line}
		out = append(out, check{eof, pending})
	}
	return out, nil
}

// report adds the finding for a directive that is known and wrong.
func (d *directive) report(src *source, errs *findings) bool {
	switch d.kind {
	case checkMisspelt:
		errs.errorf(src, d.at, "misspelled directive '%s'", src.text[d.at:d.rest.at])
	case checkBadNot:
		errs.errorf(src, d.at+len(d.prefix)+1, "unsupported -NOT combo on prefix '%s'", d.prefix)
	case checkBadCount:
		errs.errorf(src, d.rest.at, "invalid count in -COUNT specification on prefix '%s'", d.prefix)
	default:
		return true
	}
	return false
}

func missingPrefixes(all []string, unused map[string]bool) *Error {
	var names []string
	for _, p := range all {
		if unused[p] {
			names = append(names, "'"+p+":'")
		}
	}
	plural := ""
	if len(names) > 1 {
		plural = "es"
	}
	return usage("error: no check strings found with prefix%s %s", plural, strings.Join(names, ", "))
}
