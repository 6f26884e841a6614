package resolve

import (
	"github.com/odsgen/ods/odsgen/internal/report"
	"github.com/odsgen/ods/odsgen/model"
)

// Conditions share their parts, but are written out in full as keys, texts and Go; so are summaries made of others.
const (
	// maxTerms is the number of terms that one condition may have, parts that occur twice counted twice.
	maxTerms = 50_000
	// maxSummary is the length in bytes of the name and the summary of a constraint.
	maxSummary = 64 << 10
)

// bounded returns the expression, or a harmless one after it was reported as too large.
func (r *Resolver) bounded(e *model.Expr, at report.Place) *model.Expr {
	if n, ok := terms(e, maxTerms); ok && r.rep.Grow(at, n, 0) {
		return e
	} else if !ok {
		r.rep.Error(report.Growth, at, "give parts of it names under constraints:", "an expression has more than %d terms", maxTerms)
	}
	return &model.Expr{Op: model.ExprTrue, Kind: e.Kind, Elem: e.Elem, Name: anything, Span: e.Span}
}

// terms counts the terms of an expression; not ok when there are more than limit.
func terms(e *model.Expr, limit int) (n int, ok bool) {
	n = 1
	for _, a := range e.Args {
		if n > limit {
			return n, false
		}
		m, _ := terms(a, limit-n)
		n += m
	}
	return n, n <= limit
}
