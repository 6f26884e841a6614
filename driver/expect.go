package driver

import (
	"errors"
	"fmt"
	"io"
	"regexp"
	"regexp/syntax"
	"strconv"
	"strings"
	"sync"

	"github.com/odsgen/ods/core/diag"
)

// expectation is an expected-* comment.
type expectation struct {
	severity diag.Severity
	line     int // that the diagnostic must be on; 0 for a place that is not in a file
	at       diag.Pos
	source   string // the line of the comment
	text     string
	re       *regexp.Regexp // of a -re comment
	met      bool
}

func (e *expectation) matches(msg string) bool {
	if e.re != nil {
		return e.re.MatchString(msg)
	}
	return strings.Contains(msg, e.text)
}

// expectations are the expected-* comments of an input. They are shared by all of its parts: mlir-opt reads the
// comments of the whole file at once, and a comment may speak of a line in another part.
type expectations struct {
	w    io.Writer
	file string
	list []*expectation
	only bool // diagnostics that nothing expects are fine
	ok   bool
}

// expectPattern returns upstream's pattern: one comment for each line, at its end. It is compiled when first asked for,
// which most runs never do.
var expectPattern = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`expected-(error|note|remark|warning)(-re)? *(@([+-][0-9]+|above|below|unknown))? *\{\{(.*)\}\}$`)
})

// readExpectations collects the comments. One that is wrong is reported to w.
func readExpectations(w io.Writer, in *input, only bool) *expectations {
	x := &expectations{w: w, file: in.name, only: only, ok: true}
	lines := strings.Split(string(in.text), "\n")
	last := 1 // the last line without a comment
	var below []*expectation
	pattern := expectPattern()
	for i, line := range lines {
		number := i + 1
		m := pattern.FindStringSubmatchIndex(strings.TrimRight(line, " \t\r\v\f"))
		if m == nil {
			for _, e := range below {
				e.line = number
			}
			below = nil
			last = number
			continue
		}
		e := &expectation{severity: severityNamed(line[m[2]:m[3]]), line: number, text: line[m[10]:m[11]], source: line,
			at: diag.Pos{File: in.name, Line: number, Col: m[0] + 1}}
		e.at.End = e.at.Col + len(e.text)
		if m[4] >= 0 && !x.compile(e) {
			continue
		}
		if m[8] >= 0 {
			switch offset := line[m[8]:m[9]]; offset {
			case "unknown":
				e.line, e.at, e.source = 0, diag.Pos{}, ""
			case "above":
				e.line = last
			case "below":
				e.line = len(lines) // when no line follows
				below = append(below, e)
			default:
				n, _ := strconv.Atoi(offset)
				e.line += n
				if e.line <= 0 {
					e.line = -1 // no line, and not unknown either
				}
			}
		}
		x.list = append(x.list, e)
	}
	return x
}

func severityNamed(word string) diag.Severity {
	for _, s := range []diag.Severity{diag.Error, diag.Warning, diag.Remark} {
		if s.String() == word {
			return s
		}
	}
	return diag.Note
}

// compile makes the expression of a -re comment, in which {{...}} holds expressions between plain text.
func (x *expectations) compile(e *expectation) bool {
	var b strings.Builder
	b.WriteString("(?s)")
	for rest := e.text; ; {
		plain, after, found := strings.Cut(rest, "{{")
		b.WriteString(regexp.QuoteMeta(plain))
		if !found {
			break
		}
		inner, behind, found := strings.Cut(after, "}}")
		if !found {
			x.complain(e, "found start of regex with no end '}}'")
			return false
		}
		if _, err := regexp.Compile(inner); err != nil {
			x.complain(e, "invalid regex: "+regexProblem(err))
			return false
		}
		b.WriteString("(" + inner + ")")
		rest = behind
	}
	re, err := regexp.Compile(b.String())
	if err != nil {
		x.complain(e, "invalid regex: "+regexProblem(err))
		return false
	}
	e.re = re
	return true
}

// regexProblem says in the words of POSIX, which upstream's messages are in, what is wrong with an expression.
func regexProblem(err error) string {
	var e *syntax.Error
	if !errors.As(err, &e) {
		return err.Error()
	}
	switch e.Code {
	case syntax.ErrMissingParen, syntax.ErrUnexpectedParen:
		return "parentheses not balanced"
	case syntax.ErrMissingBracket:
		return "brackets ([ ]) not balanced"
	case syntax.ErrMissingRepeatArgument, syntax.ErrInvalidRepeatOp:
		return "repetition-operator operand invalid"
	case syntax.ErrInvalidRepeatSize:
		return "invalid repetition count(s)"
	case syntax.ErrInvalidCharRange:
		return "invalid character range"
	case syntax.ErrTrailingBackslash:
		return `trailing backslash (\)`
	}
	return err.Error()
}

// complain reports an error at a comment.
func (x *expectations) complain(e *expectation, msg string) {
	x.ok = false
	diag.Render(x.w, diag.Diagnostic{Severity: diag.Error, Pos: e.at, SourceLine: e.source, Message: msg})
}

// process compares a diagnostic and its notes with the comments.
func (x *expectations) process(d diag.Diagnostic) {
	x.one(d)
	for _, n := range d.Notes {
		x.one(n)
	}
}

func (x *expectations) one(d diag.Diagnostic) {
	var near *expectation
	for _, e := range x.list {
		if d.Pos.IsValid() != (e.line != 0) || d.Pos.IsValid() && (d.Pos.File != x.file || d.Pos.Line != e.line) ||
			!e.matches(d.Message) {
			continue
		}
		if e.severity == d.Severity {
			e.met = true // one comment may stand for several diagnostics
			return
		}
		near = e
	}
	if x.only {
		return
	}
	if near != nil {
		at := *near
		at.at.End = 0
		x.complain(&at, fmt.Sprintf("'%s' diagnostic emitted when expecting a '%s'", d.Severity, near.severity))
		return
	}
	x.ok = false
	d.Message = fmt.Sprintf("unexpected %s: %s", d.Severity, d.Message)
	d.Severity, d.Notes, d.CallStack = diag.Error, nil, nil
	diag.Render(x.w, d)
}

// finish reports the comments that nothing has met, those in files first, and whether everything was as expected.
func (x *expectations) finish() bool {
	for _, unknown := range []bool{false, true} {
		for _, e := range x.list {
			if !e.met && (e.line == 0) == unknown {
				x.complain(e, fmt.Sprintf("expected %s \"%s\" was not produced", e.severity, e.text))
			}
		}
	}
	return x.ok
}
