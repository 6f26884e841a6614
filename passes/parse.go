package passes

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/odsgen/ods/core/diag"
)

// pipelineFile names pipeline text in diagnostics.
const pipelineFile = "MLIR Textual PassPipeline Parser"

// unwrapped is the error about a pipeline without its anchor.
const unwrapped = "expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'"

// ParsePipeline reads a pipeline with its anchor: "builtin.module(func.func(canonicalize,cse{...}))". The findings
// point into the text; when there is an error the pipeline is nil.
func ParsePipeline(reg *Registry, text string) (*Pipeline, diag.List) {
	t := strings.TrimSpace(text)
	open := strings.IndexByte(t, '(')
	if open <= 0 || t[len(t)-1] != ')' {
		return nil, diag.List{{Severity: diag.Error, Message: unwrapped}}
	}
	p := NewPipeline(strings.TrimSpace(t[:open]))
	list := ParseInto(p, reg, t[open+1:len(t)-1])
	if list.HasErrors() {
		return nil, list
	}
	return p, list
}

// ParseInto reads a list of passes, the text inside an anchor's parentheses, and appends them to p.
func ParseInto(p *Pipeline, reg *Registry, text string) diag.List {
	ps := pipelineParser{text: text, reg: reg}
	elems, ok := ps.list(0)
	if ok {
		ps.add(p, elems)
	}
	return ps.found
}

// element is a name with options or a nested pipeline, before names are looked up: syntax errors come first.
type element struct {
	at      int
	name    string
	options string
	hasOpts bool
	// optionsAt is where the options begin.
	optionsAt int
	nested    []element
	isNest    bool
}

type pipelineParser struct {
	text  string
	pos   int
	reg   *Registry
	found diag.List
}

// maxPipelineDepth bounds the nesting of a pipeline, which the parser follows recursively.
const maxPipelineDepth = 1000

func (p *pipelineParser) fail(at int, format string, args ...any) bool {
	d := p.place(at)
	d.Severity, d.Message = diag.Error, fmt.Sprintf(format, args...)
	p.found = append(p.found, d)
	return false
}

// place returns a finding without a message that points into the text.
func (p *pipelineParser) place(at int) diag.Diagnostic {
	line := 1 + strings.Count(p.text[:at], "\n")
	start := strings.LastIndexByte(p.text[:at], '\n') + 1
	src, _, _ := strings.Cut(p.text[start:], "\n")
	return diag.Diagnostic{SourceLine: src, Pos: diag.Pos{File: pipelineFile, Line: line, Col: at - start + 1}}
}

// list reads elements separated by commas up to the end or, when depth is positive, the closing parenthesis.
func (p *pipelineParser) list(depth int) ([]element, bool) {
	if depth > maxPipelineDepth {
		return nil, p.fail(p.pos, "pipeline is nested deeper than %d levels", maxPipelineDepth)
	}
	var out []element
	for {
		e := element{at: p.pos}
		rest := p.text[p.pos:]
		n := strings.IndexAny(rest, ",(){")
		if n < 0 {
			n = len(rest)
		}
		e.name = strings.TrimSpace(rest[:n])
		e.at += len(rest[:n]) - len(strings.TrimLeft(rest[:n], " \t\r\n"))
		start := p.pos
		p.pos += n
		if !p.suffix(&e, depth) {
			return nil, false
		}
		out = append(out, e)
		if p.pos == len(p.text) {
			if depth > 0 {
				if e.isNest || e.hasOpts {
					start = p.pos
				}
				return nil, p.fail(start, "encountered unbalanced parentheses while parsing pipeline")
			}
			return out, true
		}
		switch p.text[p.pos] {
		case ',':
			p.pos++
		case ')':
			if depth == 0 {
				return nil, p.fail(p.pos, "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline")
			}
			return out, true
		default:
			return nil, p.fail(p.pos, "expected ',' after parsing pipeline")
		}
	}
}

// suffix reads the options or the nested pipeline after a name.
func (p *pipelineParser) suffix(e *element, depth int) bool {
	if p.pos < len(p.text) && p.text[p.pos] == '{' {
		n := bracketEnd(p.text[p.pos:])
		if p.pos+n == len(p.text) {
			return p.fail(p.pos, "missing closing '}' while processing pass options")
		}
		e.options, e.optionsAt, e.hasOpts = p.text[p.pos+1:p.pos+n], p.pos+1, true
		p.pos += n + 1
		p.blanks()
	}
	if p.pos < len(p.text) && p.text[p.pos] == '(' && !e.hasOpts {
		p.pos++
		e.isNest = true
		if p.blanks(); p.pos < len(p.text) && p.text[p.pos] == ')' { // an empty pipeline
			p.pos++
			p.blanks()
			return true
		}
		nested, ok := p.list(depth + 1)
		if !ok {
			return false
		}
		e.nested = nested
		p.pos++
		p.blanks()
	}
	return true
}

func (p *pipelineParser) blanks() {
	for p.pos < len(p.text) && strings.IndexByte(" \t\r\n", p.text[p.pos]) >= 0 {
		p.pos++
	}
}

// add looks names up and appends the passes; it stops at the first error.
func (p *pipelineParser) add(to *Pipeline, elems []element) bool {
	for _, e := range elems {
		if e.isNest {
			if !p.add(to.Nest(e.name), e.nested) {
				return p.inside(&e)
			}
			continue
		}
		if !p.addOne(to, &e) {
			return false
		}
	}
	return true
}

// notAdded reports a pass that exists but is refused, which upstream does without a place; the note has it.
func (p *pipelineParser) notAdded(e *element, err error) bool {
	message, sep, hint, at := err.Error(), "\n", "", e.at
	var o *OptionError
	if errors.As(err, &o) {
		message, hint, at = o.Message, o.Hint, e.optionsAt+o.Offset
		if o.unknown {
			sep = "\n\n"
		}
	}
	d := diag.Diagnostic{Severity: diag.Error,
		Message: fmt.Sprintf("%s%sfailed to add `%s` with options `%s`\n", message, sep, e.name, e.options)}
	var a *anchorError
	if errors.As(err, &a) {
		hint = a.hint()
	}
	if hint != "" {
		note := p.place(at)
		note.Severity, note.Message = diag.Note, hint
		d.Notes = append(d.Notes, note)
	}
	p.found = append(p.found, d)
	return false
}

// inside adds the pipeline to what is said about a refused pass in it.
func (p *pipelineParser) inside(e *element) bool {
	if d := &p.found[len(p.found)-1]; !d.Pos.IsValid() {
		d.Message += fmt.Sprintf("failed to add `%s` with options `` to inner pipeline\n", e.name)
	}
	return false
}

func (p *pipelineParser) addOne(to *Pipeline, e *element) bool {
	if pass := p.reg.New(e.name); pass != nil {
		if err := pass.Options.Parse(e.options); err != nil {
			return p.notAdded(e, err)
		}
		if err := to.Add(pass); err != nil {
			return p.notAdded(e, err)
		}
		return true
	}
	if entry := p.reg.Pipeline(e.name); entry != nil {
		opts, build := entry.New()
		if err := opts.Parse(e.options); err != nil {
			return p.notAdded(e, err)
		}
		if err := build(to); err != nil {
			return p.notAdded(e, err)
		}
		return true
	}
	// An empty pipeline is nothing to complain about.
	if e.name == "" && strings.TrimSpace(p.text) == "" {
		return true
	}
	p.fail(e.at, "'%s' does not refer to a registered pass or pass pipeline", e.name)
	if near := diag.Nearest(e.name, slices.Concat(p.reg.Passes(), p.reg.Pipelines())); near != "" {
		d := &p.found[len(p.found)-1]
		d.Notes = append(d.Notes, diag.Diagnostic{Severity: diag.Note, Pos: d.Pos, Message: fmt.Sprintf("did you mean '%s'?", near)})
	}
	return false
}
