package asmformat

import (
	"fmt"
	"maps"
	"slices"
	"sort"

	"github.com/odsgen/ods/core/diag"
)

// sink collects findings.
type sink struct {
	list Findings
	// allow are the codes that the author of the format accepts.
	allow []string
}

// report adds a finding of the given code; args fill its message.
func (s *sink) report(c *code, at Span, args ...any) *Finding {
	return s.reportFix(c, at, c.fix, args...)
}

// reportFix is report with a fix for this very case.
func (s *sink) reportFix(c *code, at Span, fix string, args ...any) *Finding {
	f := Finding{Severity: c.severity, Code: c.id, Span: at, Message: fmt.Sprintf(c.message, args...), Fix: fix}
	if c.allowable && slices.Contains(s.allow, c.id) {
		return &f
	}
	s.list = append(s.list, f)
	return &s.list[len(s.list)-1]
}

// note attaches a place; it returns the finding, so that calls chain.
func (f *Finding) note(at Span, format string, args ...any) *Finding {
	f.Notes = append(f.Notes, Note{fmt.Sprintf(format, args...), at})
	return f
}

// sorted returns the findings by place, equal ones once.
func (s *sink) sorted() Findings {
	sort.SliceStable(s.list, func(i, j int) bool {
		a, b := s.list[i].Span, s.list[j].Span
		return a.Start < b.Start || a.Start == b.Start && a.End < b.End
	})
	return slices.CompactFunc(s.list, func(a, b Finding) bool {
		return a.Code == b.Code && a.Span == b.Span && a.Message == b.Message
	})
}

// errors reports whether an error was found so far.
func (s *sink) errors() bool {
	return slices.ContainsFunc(s.list, func(f Finding) bool { return f.Severity == diag.Error })
}

func quote(s string) string { return "'" + s + "'" }

func keysOf[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// nearest returns the candidate closest to name by edit distance, or "" when none is close.
func nearest(name string, candidates []string) string {
	best, bestDist := "", len(name)/3+2
	for _, c := range candidates {
		if d := distance(name, c); d < bestDist {
			best, bestDist = c, d
		}
	}
	return best
}

// distance is the Levenshtein distance in bytes.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := 1; i <= len(a); i++ {
		prev := row[0]
		row[0] = i
		for j := 1; j <= len(b); j++ {
			cost := prev
			if a[i-1] != b[j-1] {
				cost++
			}
			prev, row[j] = row[j], min(cost, row[j]+1, row[j-1]+1)
		}
	}
	return row[len(b)]
}
