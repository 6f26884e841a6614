package irtest

import (
	"fmt"
	"sort"
	"strings"
)

// script is what a test file says about itself.
type script struct {
	lines         []runLine
	requires      []string
	expectFailure bool
}

// runLine is a command line with the number of the line that it begins on.
type runLine struct {
	number int
	text   string
}

// parseScript collects the RUN, REQUIRES and XFAIL lines.
func parseScript(path, text string) (*script, error) {
	var s script
	open := false // the last RUN line ends in a backslash
	number := 0
	for line := range strings.Lines(text) {
		number++
		line = strings.TrimRight(line, "\r\n")
		if rest, ok := keyword(line, "RUN:"); ok {
			rest, continues := strings.CutSuffix(strings.TrimSpace(rest), `\`)
			if open {
				s.lines[len(s.lines)-1].text += rest
			} else {
				s.lines = append(s.lines, runLine{number, rest})
			}
			open = continues
		} else if rest, ok := keyword(line, "REQUIRES:"); ok {
			for f := range strings.SplitSeq(rest, ",") {
				s.requires = append(s.requires, strings.TrimSpace(f))
			}
		} else if rest, ok := keyword(line, "XFAIL:"); ok {
			if strings.TrimSpace(rest) != "*" {
				return nil, fmt.Errorf("%s:%d: XFAIL: %s: expected \"*\", the only condition that is known", path, number,
					strings.TrimSpace(rest))
			}
			s.expectFailure = true
		}
	}
	if len(s.lines) == 0 {
		return nil, fmt.Errorf("%s: no RUN line; add one, such as \"// RUN: ods opt %%s | FileCheck %%s\"", path)
	}
	if open {
		return nil, fmt.Errorf("%s:%d: the last RUN line ends in \"\\\", but no RUN line follows", path, s.lines[len(s.lines)-1].number)
	}
	return &s, nil
}

// keyword returns what follows word in line, if it is there and not the end of a longer word.
func keyword(line, word string) (string, bool) {
	i := strings.Index(line, word)
	if i < 0 || i > 0 && (line[i-1] == '-' || line[i-1] == '_' || isAlnum(line[i-1])) {
		return "", false
	}
	return line[i+len(word):], true
}

func isAlnum(c byte) bool {
	return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}

// token is a word or, when op is set, an operator of the command language.
type token struct {
	text string
	op   bool
}

// operators, longer ones before their beginnings.
var operators = []string{"2>&1", "2>>", "2>", "&>", "&&", "||", ">>", "|", ">", "<", ";"}

// tokenize splits a command line. Replacements happen inside words, so that paths with blanks stay whole.
func tokenize(text string, replace func(string) string) ([]token, error) {
	var out []token
	var word strings.Builder
	inWord := false
	flush := func() {
		if inWord {
			out = append(out, token{text: word.String()})
		}
		word.Reset()
		inWord = false
	}
	plain := 0 // start of unquoted text that was not yet added
	add := func(s string) {
		if s != "" {
			word.WriteString(replace(s))
			inWord = true
		}
	}
	for i := 0; i < len(text); {
		c := text[i]
		op := operatorAt(text, i, inWord || plain < i)
		switch {
		case c == ' ' || c == '\t':
			add(text[plain:i])
			flush()
			i++
		case op != "":
			add(text[plain:i])
			flush()
			out = append(out, token{op, true})
			i += len(op)
		case c == '\\' && i+1 < len(text):
			add(text[plain:i])
			word.WriteByte(text[i+1])
			inWord = true
			i += 2
		case c == '\'' || c == '"':
			add(text[plain:i])
			s, length, err := quoted(text[i:])
			if err != nil {
				return nil, err
			}
			word.WriteString(replace(s))
			inWord = true
			i += length
		default:
			i++
			continue
		}
		plain = i
	}
	add(text[plain:])
	flush()
	return out, nil
}

// operatorAt returns the operator at text[i:]. A digit is part of one only at the start of a word.
func operatorAt(text string, i int, inWord bool) string {
	for _, op := range operators {
		if strings.HasPrefix(text[i:], op) && (op[0] != '2' || !inWord) {
			return op
		}
	}
	return ""
}

// quoted returns the inside of the quotes that text begins with, and their length. Inside double quotes a backslash
// escapes a quote, a backslash and what a shell would expand.
func quoted(text string) (string, int, error) {
	quote := text[0]
	var b strings.Builder
	for i := 1; i < len(text); i++ {
		switch c := text[i]; {
		case c == quote:
			return b.String(), i + 1, nil
		case c == '\\' && quote == '"' && i+1 < len(text) && strings.IndexByte("\"\\$`", text[i+1]) >= 0:
			i++
			b.WriteByte(text[i])
		default:
			b.WriteByte(c)
		}
	}
	return "", 0, fmt.Errorf("quote %c is not closed", quote)
}

// stage is one command of a pipeline.
type stage struct {
	words     []string
	stdin     string // file, if any
	stdout    string
	appendOut bool
	stderr    string
	appendErr bool
	errToOut  bool // 2>&1
}

// pipeline is a sequence of stages with the operator that stands in front of it: "", "&&", "||" or ";".
type pipeline struct {
	after  string
	stages []stage
}

// parseLine reads the tokens of a command line.
func parseLine(tokens []token) ([]pipeline, error) {
	lines := []pipeline{{}}
	current := stage{}
	finish := func(before string) error {
		if len(current.words) == 0 {
			return fmt.Errorf("expected a command before %s", before)
		}
		last := &lines[len(lines)-1]
		last.stages = append(last.stages, current)
		current = stage{}
		return nil
	}
	for i := 0; i < len(tokens); i++ {
		t := tokens[i]
		if !t.op {
			current.words = append(current.words, t.text)
			continue
		}
		switch t.text {
		case "|", "&&", "||", ";":
			if err := finish(fmt.Sprintf("%q", t.text)); err != nil {
				return nil, err
			}
			if t.text != "|" && !(t.text == ";" && i+1 == len(tokens)) {
				lines = append(lines, pipeline{after: t.text})
			}
			if t.text == ";" && i+1 == len(tokens) {
				return lines, nil
			}
		case "2>&1":
			current.errToOut = true
		default:
			if i++; i == len(tokens) || tokens[i].op {
				return nil, fmt.Errorf("expected a file name behind %q", t.text)
			}
			current.redirect(t.text, tokens[i].text)
		}
	}
	if err := finish("the end of the line"); err != nil {
		return nil, err
	}
	return lines, nil
}

func (s *stage) redirect(op, file string) {
	switch op {
	case "<":
		s.stdin = file
	case ">", ">>":
		s.stdout, s.appendOut = file, op == ">>"
	case "2>", "2>>":
		s.stderr, s.appendErr = file, op == "2>>"
	case "&>":
		s.stdout, s.errToOut = file, true
	}
}

// replacer returns a function that replaces names, longest first, without looking at replaced text again.
func replacer(names map[string]string) func(string) string {
	keys := make([]string, 0, len(names))
	for k := range names {
		keys = append(keys, k)
	}
	sort.Slice(keys, func(i, j int) bool {
		if len(keys[i]) != len(keys[j]) {
			return len(keys[i]) > len(keys[j])
		}
		return keys[i] < keys[j]
	})
	pairs := make([]string, 0, 2*len(keys))
	for _, k := range keys {
		pairs = append(pairs, k, names[k])
	}
	return strings.NewReplacer(pairs...).Replace
}
