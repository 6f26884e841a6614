package conformance

import (
	"regexp"
	"strconv"
	"strings"
)

// expectation is an expected-error comment: the line that it speaks of (0 for an unknown place) and its text.
type expectation struct {
	line int
	text string
	re   *regexp.Regexp // of expected-error-re
}

var expectHead = regexp.MustCompile(`expected-error(-re)?\s*(?:@\s*([+-]\d+|above|below|unknown))?\s*`)

// expectations collects the expected-error comments of an input.
func expectations(text string) []expectation {
	var out []expectation
	rows := strings.Split(text, "\n")
	for i, row := range rows {
		for row != "" {
			m := expectHead.FindStringSubmatchIndex(row)
			if m == nil {
				break
			}
			part := func(group int) string {
				if m[2*group] < 0 {
					return ""
				}
				return row[m[2*group]:m[2*group+1]]
			}
			isRegexp, offset := part(1) != "", part(2)
			row = row[m[1]:]
			want, length := braced(row)
			row = row[length:]
			e := expectation{line: targetLine(rows, i+1, offset), text: want}
			if isRegexp {
				e.re = wantRegexp(want)
			}
			out = append(out, e)
		}
	}
	return out
}

// targetLine resolves "@+1", "@above" and so on, seen from line number i.
func targetLine(rows []string, i int, offset string) int {
	switch offset {
	case "":
		return i
	case "unknown":
		return 0
	case "above":
		return codeLine(rows, i, -1)
	case "below":
		return codeLine(rows, i, +1)
	}
	n, err := strconv.Atoi(offset)
	if err != nil {
		return -1
	}
	return i + n
}

// codeLine is the nearest line above or below without an expectation of its own.
func codeLine(rows []string, i, step int) int {
	j := i + step
	for j >= 1 && j <= len(rows) && strings.Contains(rows[j-1], "expected-") {
		j += step
	}
	return j
}

// braced returns the inside of {{...}} at the start of s, which ends at the first "}}" that no third brace follows, and
// the length of the whole; or nothing.
func braced(s string) (string, int) {
	if !strings.HasPrefix(s, "{{") {
		return "", 0
	}
	for i := 2; i+2 <= len(s); i++ {
		if s[i:i+2] == "}}" && (i+2 == len(s) || s[i+2] != '}') {
			return s[2:i], i + 2
		}
	}
	return "", 0
}

var innerRegexp = regexp.MustCompile(`\{\{(.*?)\}\}`)

// wantRegexp makes the expression of an expected-error-re comment. One that Go cannot compile matches nothing.
func wantRegexp(want string) *regexp.Regexp {
	var b strings.Builder
	last := 0
	for _, m := range innerRegexp.FindAllStringSubmatchIndex(want, -1) {
		b.WriteString(regexp.QuoteMeta(want[last:m[0]]))
		b.WriteString(want[m[2]:m[3]])
		last = m[1]
	}
	b.WriteString(regexp.QuoteMeta(want[last:]))
	re, err := regexp.Compile(b.String())
	if err != nil {
		return regexp.MustCompile(`$.^`)
	}
	return re
}

// matches reports whether a message is what the comment expects.
func (e *expectation) matches(message string) bool {
	if e.re != nil {
		return e.re.MatchString(message)
	}
	return strings.Contains(message, e.text)
}

var (
	placedError   = regexp.MustCompile(`(?m)^[^\n]*?:(\d+):(\d+): error: (.*)$`)
	unplacedError = regexp.MustCompile(`(?m)^(?:<unknown>:0|loc\((?:unknown|"[^"]*")\)|)[: ]*error: (.*)$`)
)

// firstError returns the line and the message of the first error on standard error; line 0 stands for an unknown place.
func firstError(stderr string) (line int, message string, ok bool) {
	if m := placedError.FindStringSubmatch(stderr); m != nil {
		n, err := strconv.Atoi(m[1])
		return n, m[3], err == nil
	}
	if m := unplacedError.FindStringSubmatch(stderr); m != nil {
		return 0, m[1], true
	}
	return 0, "", false
}

// judgeInvalid scores the answer to an invalid input.
func judgeInvalid(input, stderr string, status int) (rejected, worded bool) {
	line, message, ok := firstError(stderr)
	if !ok || status != 1 {
		return false, false
	}
	for _, e := range expectations(input) {
		if e.line == line {
			rejected = true
			worded = worded || e.matches(message)
		}
	}
	return rejected, worded
}
