package passes

import (
	"fmt"
	"strings"
)

// AnyAnchor is the anchor of pipelines that run on every operation that their passes accept.
const AnyAnchor = "any"

// Pipeline is a list of passes and nested pipelines that run one after the other on operations of one name. Build it
// from one goroutine.
type Pipeline struct {
	anchor   string
	implicit bool
	steps    []step
}

// step is a pass or a nested pipeline.
type step struct {
	pass   *Pass
	nested *Pipeline
}

// NewPipeline returns an empty pipeline anchored at an operation name or at [AnyAnchor]; empty means the latter.
func NewPipeline(anchor string) *Pipeline {
	if anchor == "" {
		anchor = AnyAnchor
	}
	return &Pipeline{anchor: anchor}
}

// Anchor returns the name of the operations that the pipeline runs on.
func (p *Pipeline) Anchor() string { return p.anchor }

// NestImplicitly makes [Pipeline.Add] nest a pass that is anchored at another operation, as command line flags do.
func (p *Pipeline) NestImplicitly(on bool) *Pipeline {
	p.implicit = on
	return p
}

// Add appends a pass. It is an error when the pass is anchored at another operation, unless the pipeline nests
// implicitly.
func (p *Pipeline) Add(pass *Pass) error {
	if pass.Anchor != "" && pass.Anchor != p.anchor && p.anchor != AnyAnchor {
		if !p.implicit {
			return &anchorError{pass, p.anchor}
		}
		// Neighbours anchored alike share one nested pipeline, so that each operation goes through all of them.
		if n := len(p.steps); n > 0 && p.steps[n-1].nested != nil && p.steps[n-1].nested.anchor == pass.Anchor {
			return p.steps[n-1].nested.Add(pass)
		}
		return p.Nest(pass.Anchor).Add(pass)
	}
	p.steps = append(p.steps, step{pass: pass})
	return nil
}

// anchorError is the error about a pass in a pipeline that runs on other operations.
type anchorError struct {
	pass   *Pass
	anchor string
}

// Error is in upstream's words.
func (e *anchorError) Error() string {
	return fmt.Sprintf("Can't add pass '%s' restricted to '%s' on a PassManager intended to run on '%s', did you intend to nest?",
		e.pass.ClassName(), e.pass.Anchor, e.anchor)
}

func (e *anchorError) hint() string {
	return fmt.Sprintf("'%s' runs on '%s': write %s(%s), where operations of that name are directly inside", e.pass.Name,
		e.pass.Anchor, e.pass.Anchor, e.pass.Name)
}

// AddAll appends passes in order and stops at the first error of [Pipeline.Add].
func (p *Pipeline) AddAll(list ...*Pass) error {
	for _, pass := range list {
		if err := p.Add(pass); err != nil {
			return err
		}
	}
	return nil
}

// MustAdd appends passes that are known to fit and returns the pipeline; it panics when one does not.
func (p *Pipeline) MustAdd(list ...*Pass) *Pipeline {
	if err := p.AddAll(list...); err != nil {
		panic("passes: " + err.Error())
	}
	return p
}

// Nest appends a pipeline for the operations of the given name directly inside and returns it.
func (p *Pipeline) Nest(anchor string) *Pipeline {
	n := NewPipeline(anchor)
	n.implicit = p.implicit
	p.steps = append(p.steps, step{nested: n})
	return n
}

// IsEmpty reports whether there is nothing to run.
func (p *Pipeline) IsEmpty() bool { return len(p.steps) == 0 }

// Passes calls f for every pass in order, nested ones too.
func (p *Pipeline) Passes(f func(*Pass)) {
	for _, s := range p.steps {
		if s.pass != nil {
			f(s.pass)
		} else {
			s.nested.Passes(f)
		}
	}
}

// String returns the pipeline as text on one line, which [ParsePipeline] reads.
func (p *Pipeline) String() string {
	var b strings.Builder
	p.write(&b, -1)
	return b.String()
}

// Pretty returns the pipeline on indented lines, as --dump-pass-pipeline prints it.
func (p *Pipeline) Pretty() string {
	var b strings.Builder
	p.write(&b, 0)
	return b.String()
}

func (s *step) write(b *strings.Builder, indent int) {
	if s.pass != nil {
		b.WriteString(s.pass.String())
	} else {
		s.nested.write(b, indent)
	}
}

// String returns the step as text on one line.
func (s *step) String() string {
	var b strings.Builder
	s.write(&b, -1)
	return b.String()
}

func (p *Pipeline) write(b *strings.Builder, indent int) {
	b.WriteString(p.anchor)
	b.WriteByte('(')
	p.writeSteps(b, indent)
	b.WriteByte(')')
}

// writeSteps prints what is inside the parentheses; a negative indent asks for one line.
func (p *Pipeline) writeSteps(b *strings.Builder, indent int) {
	line := func(n int) {
		if indent >= 0 {
			b.WriteByte('\n')
			b.WriteString(strings.Repeat(" ", n))
		}
	}
	inner := indent
	if indent >= 0 {
		inner += 2
	}
	for i, s := range p.steps {
		if i > 0 {
			b.WriteByte(',')
		}
		line(inner)
		s.write(b, inner)
	}
	line(indent)
}
