package filecheck

import (
	"errors"
	"fmt"
	"sort"
	"strings"

	"github.com/odsgen/ods/tests/irtest/internal/ere"
)

// result is where a pattern matched, relative to the text that was searched; loc are the groups.
type result struct {
	pos, len int
	loc      []int
	found    bool
}

// runner checks one input.
type runner struct {
	opts  *Options
	vars  *variables
	input *source
	errs  findings
}

// match searches v and, on success, sets the variables that the pattern defines. Findings other than "not found" are
// added at once, and broken tells of them.
func (r *runner) match(p *pattern, v view) (res result, broken bool) {
	if p.kind == checkEOF {
		return result{pos: len(v.s), found: true}, false
	}
	if p.fixed != "" {
		i := 0
		if p.ignoreCase {
			i = indexFold(v.s, p.fixed)
		} else {
			i = strings.Index(v.s, p.fixed)
		}
		return result{pos: i, len: len(p.fixed), found: i >= 0}, false
	}
	re, ok := r.regexp(p)
	if re == nil {
		return result{}, !ok
	}
	loc, err := re.Match(v.s)
	if err != nil {
		r.errs.errorf(p.src, p.at, "%v", err)
		return result{}, true
	}
	if loc == nil {
		return result{}, false
	}
	skip := 0
	if p.kind == checkEmpty {
		skip = 1 // the newline belongs to the line before
	}
	res = result{pos: loc[0] + skip, len: loc[1] - loc[0] - skip, loc: loc, found: true}
	for _, d := range p.defs {
		text := ""
		if loc[2*d.group] >= 0 {
			text = v.s[loc[2*d.group]:loc[2*d.group+1]]
		}
		if d.numeric == nil {
			r.vars.strings[d.name] = text
		} else if value, ok := d.numeric.format.scan(text); ok {
			d.numeric.value = value
		} else {
			r.errs.errorf(r.input, v.at+loc[2*d.group], "unable to represent numeric value")
			return result{}, true
		}
	}
	return res, false
}

// regexp returns the pattern's expression with every substitution filled in, nil when nothing can match it, and false
// when it was reported as wrong.
func (r *runner) regexp(p *pattern) (*ere.Regexp, bool) {
	if p.compiled != nil {
		return p.compiled, true
	}
	var b strings.Builder
	last, ok := 0, true
	for i := range p.substs {
		s := &p.substs[i]
		value, err := r.value(p, s)
		if err != nil {
			r.reportValue(p, s, err)
			ok = false
			continue
		}
		b.WriteString(p.regex[last:s.insert])
		b.WriteString(ere.Quote(value))
		last = s.insert
	}
	if !ok {
		return nil, false
	}
	b.WriteString(p.regex[last:])
	re, err := ere.Compile(b.String(), p.ignoreCase)
	if err != nil {
		// Only values make a checked expression wrong: when all of it is empty variables. That matches nothing.
		return nil, true
	}
	return re, true
}

func (r *runner) value(p *pattern, s *substitution) (string, error) {
	if s.expr == nil {
		v, ok := r.vars.strings[s.name]
		if !ok {
			return "", &undefinedError{s.name, s.at}
		}
		return v, nil
	}
	r.vars.setLine(p.line)
	v, err := s.expr.root.eval()
	if err != nil {
		return "", err
	}
	return s.expr.format.print(v)
}

func (r *runner) reportValue(p *pattern, s *substitution, err error) {
	if joined, ok := err.(interface{ Unwrap() []error }); ok {
		for _, e := range joined.Unwrap() {
			r.reportValue(p, s, e)
		}
		return
	}
	var undefined *undefinedError
	if errors.As(err, &undefined) {
		r.errs.errorf(p.src, undefined.at, "%v", err)
		return
	}
	r.errs.errorf(p.src, s.at, "unable to substitute variable or numeric expression: %v", err)
}

// indexFold is strings.Index without regard to the case of ASCII letters.
func indexFold(s, sub string) int {
	for i := 0; i+len(sub) <= len(s); i++ {
		if equalFold(s[i:i+len(sub)], sub) {
			return i
		}
	}
	return -1
}

func equalFold(a, b string) bool {
	for i := 0; i < len(a); i++ {
		x, y := a[i], b[i]
		if x != y && (x|32 != y|32 || x|32 < 'a' || x|32 > 'z') {
			return false
		}
	}
	return true
}

// noteSubstitutions tells what the places of a pattern were filled in with.
func (r *runner) noteSubstitutions(p *pattern, at int) {
	for i := range p.substs {
		s := &p.substs[i]
		if value, err := r.value(p, s); err == nil {
			r.errs.notef(r.input, at, 0, "with %q equal to %q", s.text, value)
		}
	}
}

// reportMissing explains why an expected match was not found in v; broken says that there are findings about the
// pattern itself already.
func (r *runner) reportMissing(p *pattern, v view, attempt int, broken bool) {
	if !broken {
		of := ""
		if p.count > 1 {
			of = fmt.Sprintf(" (%d out of %d)", attempt, p.count)
		}
		r.errs.errorf(p.src, p.at, "%s: expected string not found in input%s", p.name(), of)
		r.errs.notef(r.input, v.at, 0, "scanning from here")
	}
	r.noteSubstitutions(p, v.at)
	if best, ok := p.closest(v.s); ok {
		r.errs.notef(r.input, v.at+best, 0, "possible intended match here")
	}
}

// reportExcluded explains that a pattern which must not occur does.
func (r *runner) reportExcluded(p *pattern, v view, res result) {
	r.errs.errorf(p.src, p.at, "%s: excluded string found in input", p.name())
	at := v.at + res.pos
	r.errs.notef(r.input, at, res.len, "found here")
	r.noteSubstitutions(p, at)
	var captured []finding
	for _, d := range p.defs {
		if b, e := res.loc[2*d.group], res.loc[2*d.group+1]; b >= 0 {
			captured = append(captured, finding{r.input, v.at + b, e - b, "note", `captured var "` + d.name + `"`})
		}
	}
	sort.SliceStable(captured, func(i, j int) bool { return captured[i].offset < captured[j].offset })
	r.errs = append(r.errs, captured...)
}

// searchLimit bounds how far a near miss is looked for, workLimit the cells of the distance tables on the way.
const (
	searchLimit = 4096
	workLimit   = 4096 * 2048
)

// closest finds the place in text that resembles the pattern most: least edit distance to the pattern's text, with a
// small charge for every line further down. It gives up on the place where the search began and on poor matches.
func (p *pattern) closest(text string) (int, bool) {
	example := p.fixed
	if example == "" {
		example = p.regex
	}
	limit := min(searchLimit, len(text))
	if limit*max(len(p.fixed), len(p.regex)) > workLimit {
		return 0, false
	}
	best, bestQuality, lines := -1, 0.0, 0
	for i := 0; i < limit; i++ {
		switch text[i] {
		case '\n':
			lines++
		case ' ', '\t':
			continue
		}
		candidate := text[i:min(len(text), i+len(example))]
		if eol := strings.IndexByte(candidate, '\n'); eol >= 0 {
			candidate = candidate[:eol]
		}
		quality := float64(editDistance(candidate, example)) + float64(lines)/100
		if best < 0 || quality < bestQuality {
			best, bestQuality = i, quality
		}
	}
	return best, best > 0 && bestQuality < 50
}

// editDistance is Levenshtein's distance with replacements.
func editDistance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 0; i < len(a); i++ {
		diagonal := row[0]
		row[0] = i + 1
		for j := 0; j < len(b); j++ {
			replace := diagonal
			if a[i] != b[j] {
				replace++
			}
			diagonal = row[j+1]
			row[j+1] = min(replace, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
