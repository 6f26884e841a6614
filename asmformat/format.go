package asmformat

import (
	"strings"

	"github.com/odsgen/ods/core/diag"
)

// Format is a compiled assembly format.
type Format struct {
	Subject *Subject
	// Text is the source.
	Text string
	// Syntax is the tree as written.
	Syntax []Node
	// Elements is the resolved tree, spaces decided.
	Elements []Element
	// Program is the tree as steps. It is meaningful only when the findings hold no error.
	Program Program
}

// Note is a further place or hint of a [Finding].
type Note struct {
	Message string
	Span    Span
}

// Finding is one thing that is wrong, or doubtful, in a format.
type Finding struct {
	Severity diag.Severity
	// Code is the stable code, explained by [Explain].
	Code string
	// Span is the place in the format text.
	Span    Span
	Message string
	// Fix says what to write instead.
	Fix   string
	Notes []Note
	// Input is operation text that shows the fault, for ambiguities and lost values; else empty.
	Input string
}

// Findings is a list of findings, sorted by place.
type Findings []Finding

// HasErrors reports whether one of the findings is an error.
func (fs Findings) HasErrors() bool {
	for _, f := range fs {
		if f.Severity == diag.Error {
			return true
		}
	}
	return false
}

// Locator maps a range of the format text to a position in a file and the text of its line.
type Locator func(Span) (pos diag.Pos, line string)

// TextLocator locates ranges in text itself, as a file of the given name.
func TextLocator(file, text string) Locator {
	return func(s Span) (diag.Pos, string) {
		start := min(max(s.Start, 0), len(text))
		begin := strings.LastIndexByte(text[:start], '\n') + 1
		line := text[begin:]
		if i := strings.IndexByte(line, '\n'); i >= 0 {
			line = line[:i]
		}
		pos := diag.Pos{File: file, Line: 1 + strings.Count(text[:start], "\n"), Col: start - begin + 1}
		if s.End > s.Start {
			pos.End = min(s.End-begin, len(line)) + 1
		}
		return pos, line
	}
}

// Diagnostics returns the findings as diagnostics, with the positions that the locator gives. An example input becomes
// a note.
func (fs Findings) Diagnostics(locate Locator) diag.List {
	var list diag.List
	for _, f := range fs {
		pos, line := locate(f.Span)
		d := diag.Diagnostic{Severity: f.Severity, Code: f.Code, Pos: pos, SourceLine: line, Message: f.Message, Fix: f.Fix}
		for _, n := range f.Notes {
			npos, nline := locate(n.Span)
			d.Notef(npos, nline, "%s", n.Message)
		}
		if f.Input != "" {
			d.Notef(pos, "", "for example: %s", f.Input)
		}
		list = append(list, d)
	}
	return list
}

// Compile parses, resolves and checks a format and lowers it to a program. The format is never nil; its program is
// filled only when no finding is an error.
func Compile(subject *Subject, text string) (*Format, Findings) {
	s := &sink{allow: subject.Allow}
	f := &Format{Subject: subject, Text: text, Syntax: parseText(text, s)}
	r := newResolver(subject, s)
	r.broken = s.errors()
	tail := len(strings.TrimRight(text, " \t\r\n"))
	r.tail = Span{tail, tail}
	f.Elements = r.list(f.Syntax)
	decideSpaces(subject, f.Elements)
	r.decideMaybe(f.Elements, nil)
	r.checkCoverage()
	var types *typeSolver
	if r.isOp() {
		types = r.solve()
		if !r.broken {
			r.checkTypes(types)
			r.checkArgs(f.Elements, types)
		}
	}
	r.checkAmbiguity(f.Elements)
	r.checkLosses(f.Elements)
	r.emptyTypes(f.Elements)
	if !s.errors() {
		f.Program = r.lower(f.Elements, types)
	}
	return f, s.sorted()
}
