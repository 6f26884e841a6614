package transform

import (
	"strings"

	"github.com/odsgen/ods/core"
)

type status uint8

const (
	succeeded status = iota
	silenceable
	definite
)

// Outcome is how the application of an operation of a script ended. The zero value is [Done].
type Outcome struct {
	status status
	found  *core.Reporter // what a failure that may be silenced would say
	last   core.Finding   // takes notes
}

// Done is the outcome of what succeeded.
var Done = Outcome{}

// Succeeded reports whether the application did what it should.
func (o Outcome) Succeeded() bool { return o.status == succeeded }

// IsSilenceable reports whether the application failed in a way that operations around may forgive: the payload is valid.
func (o Outcome) IsSilenceable() bool { return o.status == silenceable }

// IsDefinite reports whether the script cannot go on. The reason was reported.
func (o Outcome) IsDefinite() bool { return o.status == definite }

// Note attaches a note to a failure and returns it.
func (o Outcome) Note(at core.Location, format string, args ...any) Outcome {
	if o.status != succeeded && o.found != nil {
		o.last = o.last.Note(at, format, args...)
	}
	return o
}

// Message returns what the failure would say, without its notes.
func (o Outcome) Message() string {
	if o.status != silenceable {
		return ""
	}
	var text []string
	for _, d := range o.found.List() {
		text = append(text, d.Message)
	}
	return strings.Join(text, "\n")
}

// reason returns why an application failed, in short.
func (o Outcome) reason() string {
	if o.IsDefinite() {
		return "the script ends here"
	}
	return o.Message()
}

// Silenceable returns a failure that may be silenced, at a place of the script or of the payload.
func (s *State) Silenceable(at core.Location, format string, args ...any) Outcome {
	r := core.NewReporter(s.report.Context())
	return Outcome{silenceable, r, r.Errorf(at, format, args...)}
}

// silenceableRemark returns a failure that may be silenced and is a remark when nobody does.
func (s *State) silenceableRemark(at core.Location, format string, args ...any) Outcome {
	r := core.NewReporter(s.report.Context())
	return Outcome{silenceable, r, r.Remarkf(at, format, args...)}
}

// Definite reports an error that ends the script.
func (s *State) Definite(at core.Location, format string, args ...any) Outcome {
	return Outcome{definite, s.report, s.report.Errorf(at, format, args...)}
}

// failed is a definite failure that was reported elsewhere.
var failed = Outcome{status: definite}

// Failed returns a definite failure that was reported elsewhere.
func Failed() Outcome { return failed }

// conclude reports a failure that nobody has silenced, and returns whether the application succeeded.
func (s *State) conclude(o Outcome) bool {
	if o.status == silenceable {
		for _, d := range o.found.List() {
			s.report.Report(d)
		}
	}
	return o.status == succeeded
}

// join puts failures that may be silenced together.
func (s *State) join(list []Outcome) Outcome {
	if len(list) == 0 {
		return Done
	}
	first := list[0]
	for _, o := range list[1:] {
		for _, d := range o.found.List() {
			first.found.Report(d)
		}
		first.last = o.last
	}
	return first
}
