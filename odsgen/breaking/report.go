package breaking

import (
	"cmp"

	"github.com/odsgen/ods/core/diag"
)

// ReportVersion is the version of the document that [Report] makes. It is raised when a field changes its meaning or
// goes away.
const ReportVersion = 1

// Document is a list of changes as data for other tools.
type Document struct {
	Version int     `json:"version"`
	Changes []Entry `json:"changes"`
}

// Entry is a change in a [Document].
type Entry struct {
	Rule string `json:"rule"`
	// Breaks lists "text", "bytecode" and "go"; it is empty for compatible changes.
	Breaks  []string `json:"breaks"`
	Subject string   `json:"subject"`
	Summary string   `json:"summary"`
	Was     string   `json:"was,omitempty"`
	Is      string   `json:"is,omitempty"`
	Fix     string   `json:"fix,omitempty"`
	At      *Place   `json:"at,omitempty"`
	Old     *Place   `json:"old,omitempty"`
}

// Place is a place in a file.
type Place struct {
	File string `json:"file"`
	Line int    `json:"line"`
	Col  int    `json:"col"`
}

// Report converts changes. oldPrefix is put before the names of the old version's files.
func Report(changes []*Change, oldPrefix string) *Document {
	doc := &Document{Version: ReportVersion, Changes: []Entry{}}
	for _, c := range changes {
		e := Entry{Rule: c.Rule.Name, Breaks: c.Rule.Breaks.Names(), Subject: c.Subject, Summary: c.Rule.Summary, Was: c.Was, Is: c.Is,
			Fix: cmp.Or(c.Fix, c.Rule.Fix),
			At:  place(c.At.Pos(), ""), Old: place(c.Old.Pos(), oldPrefix)}
		if e.Breaks == nil {
			e.Breaks = []string{}
		}
		doc.Changes = append(doc.Changes, e)
	}
	return doc
}

func place(p diag.Pos, prefix string) *Place {
	if !p.IsValid() {
		return nil
	}
	return &Place{prefix + p.File, p.Line, p.Col}
}
