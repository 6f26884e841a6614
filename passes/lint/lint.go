package lint

import (
	"fmt"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
)

// Analyzer is a check.
type Analyzer struct {
	// Name identifies the check in findings and on the command line: a lower-case word.
	Name string
	// Doc says what the check finds; the first line is its summary.
	Doc string
	// Run looks at everything below the pass's operation and reports what it finds. It does not change the IR.
	Run func(p *Pass)
}

// Pass is one run of an analyzer on the IR below one operation.
type Pass struct {
	Analyzer *Analyzer
	// Root is the operation to look at, usually a module. It is verified.
	Root *core.Operation
	// Report takes a finding.
	Report func(d diag.Diagnostic)

	texts map[*core.Source]*markedText
}

// Reportf reports a warning about an operation, with a suggested fix for each of the given ones that is not nil.
func (p *Pass) Reportf(op *core.Operation, fixes []diag.SuggestedFix, format string, args ...any) {
	at := op
	for at.Loc().IsUnknown() && at.ParentOp() != nil { // the closest place that is known
		at = at.ParentOp()
	}
	pos, line := op.Context().Position(at.Loc())
	p.Report(diag.Diagnostic{Severity: diag.Warning, Pos: pos, SourceLine: line, SuggestedFixes: fixes,
		Message: fmt.Sprintf("'%s': %s (%s)", op.Name(), fmt.Sprintf(format, args...), p.Analyzer.Name)})
}

// RemovalOf returns the fix that removes the text of an operation, with the comments before it; none when that is
// not known, because the text gives the operation another location.
func (p *Pass) RemovalOf(op *core.Operation, message string) []diag.SuggestedFix {
	s, start, end, ok := extent(op)
	if !ok {
		return nil
	}
	return []diag.SuggestedFix{{Message: message, Edits: []diag.TextEdit{{File: s.Name, Start: start, End: end}}}}
}

// Run runs checks over the IR below an operation, one after the other, and returns what they find.
func Run(root *core.Operation, list ...*Analyzer) diag.List {
	var out diag.List
	for _, a := range list {
		a.Run(&Pass{Analyzer: a, Root: root, Report: func(d diag.Diagnostic) { out = append(out, d) }})
	}
	return out
}

// Analyzers returns the checks of this package.
func Analyzers() []*Analyzer {
	return []*Analyzer{&DeadStores, &Deprecated, &UnknownLocations, &UnusedSymbols}
}
