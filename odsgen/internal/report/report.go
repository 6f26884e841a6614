package report

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"

	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/odsgen/model"
)

// DefaultLimit is the number of findings after which the rest is only counted.
const DefaultLimit = 100

// Reporter accumulates findings.
type Reporter struct {
	list  diag.List
	limit int
	// What expansion made so far, and whether that was too much.
	nodes, text int
	overgrown   bool
}

// New returns a reporter that lists at most limit findings; 0 stands for [DefaultLimit].
func New(limit int) *Reporter {
	if limit <= 0 {
		limit = DefaultLimit
	}
	return &Reporter{limit: limit}
}

// Place is where a finding belongs: a span, and the places of use through which a template led there.
type Place struct {
	model.Span
	Used []model.Span
}

// At makes a Place of a span.
func At(s model.Span) Place { return Place{Span: s} }

// Error adds an error. The result can take notes until the next call.
func (r *Reporter) Error(code *Code, at Place, fix, format string, args ...any) *diag.Diagnostic {
	return r.add(diag.Error, code, at, fix, format, args)
}

// Warn adds a warning.
func (r *Reporter) Warn(code *Code, at Place, fix, format string, args ...any) *diag.Diagnostic {
	return r.add(diag.Warning, code, at, fix, format, args)
}

func (r *Reporter) add(sev diag.Severity, code *Code, at Place, fix, format string, args []any) *diag.Diagnostic {
	d := diag.Diagnostic{
		Severity: sev, Code: code.ID, Pos: at.Pos(), SourceLine: at.SourceLine(),
		Message: fmt.Sprintf(format, args...), Fix: fix,
	}
	for _, u := range at.Used {
		if u.IsValid() {
			d.Notef(u.Pos(), u.SourceLine(), "expanded from here")
		}
	}
	r.list = append(r.list, d)
	return &r.list[len(r.list)-1]
}

// Take adds what another reporter has found.
func (r *Reporter) Take(other *Reporter) { r.list = append(r.list, other.list...) }

// Note attaches "previous definition is here"-like information.
func Note(d *diag.Diagnostic, at model.Span, format string, args ...any) {
	if at.IsValid() {
		d.Notef(at.Pos(), at.SourceLine(), format, args...)
	}
}

// Len returns the number of findings so far.
func (r *Reporter) Len() int { return len(r.list) }

// Errors returns the number of findings of severity error so far.
func (r *Reporter) Errors() int {
	n := 0
	for i := range r.list {
		if r.list[i].Severity == diag.Error {
			n++
		}
	}
	return n
}

// List returns the findings ordered by file (in order of first appearance), line, column, code and message, without
// repetitions, cut at the limit.
func (r *Reporter) List() diag.List {
	order := map[string]int{}
	for _, d := range r.list {
		if _, ok := order[d.Pos.File]; !ok {
			order[d.Pos.File] = len(order)
		}
	}
	out := slices.Clone(r.list)
	slices.SortStableFunc(out, func(a, b diag.Diagnostic) int {
		return cmp.Or(
			cmp.Compare(order[a.Pos.File], order[b.Pos.File]),
			cmp.Compare(a.Pos.Line, b.Pos.Line),
			cmp.Compare(a.Pos.Col, b.Pos.Col),
			cmp.Compare(a.Code, b.Code),
			cmp.Compare(a.Message, b.Message),
		)
	})
	out = slices.CompactFunc(out, func(a, b diag.Diagnostic) bool {
		return a.Pos == b.Pos && a.Code == b.Code && a.Message == b.Message
	})
	if n := len(out); n > r.limit {
		out = append(out[:r.limit:r.limit], diag.Diagnostic{
			Severity: diag.Error, Code: TooMany.ID, Pos: out[r.limit].Pos, SourceLine: out[r.limit].SourceLine,
			Message: strconv.Itoa(n-r.limit) + " more findings are not shown", Fix: "fix the ones above first",
		})
	}
	return out
}
