package core

import (
	"fmt"

	"github.com/odsgen/ods/core/diag"
)

// Reporter collects diagnostics about IR. One goroutine uses it at a time. There are three ways to report each severity:
//
//	r.Errorf(loc, "message")       at a location:   message
//	r.OpErrorf(op, "message")      of an operation: 'name' op message
//	r.OpEmitErrorf(op, "message")  at an operation: message
//
// The last two are upstream's emitOpError and emitError: they show the operation when OpNotes asks for it.
type Reporter struct {
	ctx  *Context
	list diag.List
	// OpNotes attaches "see current operation: ..." to errors about operations, as --mlir-print-op-on-diagnostic does.
	OpNotes bool
	// Explain asks for notes about what was tried and why it failed, beyond what upstream says, as --explain-failures
	// does. What is known anyway is a [Finding.Hint]; who would have to find it out looks at this first.
	Explain bool
}

// NewReporter returns an empty reporter for the context. It attaches operations to errors when [Context.PrintNotesWith]
// was called.
func NewReporter(c *Context) *Reporter {
	return &Reporter{ctx: c, OpNotes: load(&c.noteOptions) != nil}
}

// Context returns the context.
func (r *Reporter) Context() *Context { return r.ctx }

// List returns what was reported so far.
func (r *Reporter) List() diag.List { return r.list }

// Finding is a diagnostic in the making. It is accepted as the false that verifiers return by [Finding.Fail].
type Finding struct {
	r *Reporter
	i int
}

func (r *Reporter) add(s diag.Severity, l Location, msg string) Finding {
	pos, line := r.ctx.Position(l)
	r.list = append(r.list, diag.Diagnostic{Severity: s, Pos: pos, SourceLine: line, Message: msg, CallStack: r.ctx.callStack(l)})
	return Finding{r, len(r.list) - 1}
}

// Report adds a finished diagnostic.
func (r *Reporter) Report(d diag.Diagnostic) { r.list = append(r.list, d) }

// Errorf reports an error at a location.
func (r *Reporter) Errorf(l Location, format string, args ...any) Finding {
	return r.add(diag.Error, l, fmt.Sprintf(format, args...))
}

// Warningf reports a warning at a location.
func (r *Reporter) Warningf(l Location, format string, args ...any) Finding {
	return r.add(diag.Warning, l, fmt.Sprintf(format, args...))
}

// Remarkf reports a remark at a location.
func (r *Reporter) Remarkf(l Location, format string, args ...any) Finding {
	return r.add(diag.Remark, l, fmt.Sprintf(format, args...))
}

// OpErrorf reports an error about an operation: "'name' op message".
func (r *Reporter) OpErrorf(op *Operation, format string, args ...any) Finding {
	return r.opFinding(diag.Error, op, "'"+op.Name()+"' op "+fmt.Sprintf(format, args...))
}

// OpWarningf reports a warning about an operation: "'name' op message".
func (r *Reporter) OpWarningf(op *Operation, format string, args ...any) Finding {
	return r.opFinding(diag.Warning, op, "'"+op.Name()+"' op "+fmt.Sprintf(format, args...))
}

// OpRemarkf reports a remark about an operation: "'name' op message".
func (r *Reporter) OpRemarkf(op *Operation, format string, args ...any) Finding {
	return r.opFinding(diag.Remark, op, "'"+op.Name()+"' op "+fmt.Sprintf(format, args...))
}

// OpEmitErrorf reports an error at an operation without naming it in front.
func (r *Reporter) OpEmitErrorf(op *Operation, format string, args ...any) Finding {
	return r.opFinding(diag.Error, op, fmt.Sprintf(format, args...))
}

// OpEmitWarningf reports a warning at an operation without naming it in front.
func (r *Reporter) OpEmitWarningf(op *Operation, format string, args ...any) Finding {
	return r.opFinding(diag.Warning, op, fmt.Sprintf(format, args...))
}

// OpEmitRemarkf reports a remark at an operation without naming it in front.
func (r *Reporter) OpEmitRemarkf(op *Operation, format string, args ...any) Finding {
	return r.opFinding(diag.Remark, op, fmt.Sprintf(format, args...))
}

func (r *Reporter) opFinding(s diag.Severity, op *Operation, msg string) Finding {
	f := r.add(s, op.loc, msg)
	if r.OpNotes {
		f.Note(op.loc, "see current operation: %s", opTextForDiagnostic(op, s == diag.Error))
	}
	return f
}

// Note attaches a note at a location and returns the finding, so that calls chain.
func (f Finding) Note(l Location, format string, args ...any) Finding {
	pos, line := f.r.ctx.Position(l)
	d := &f.r.list[f.i]
	d.Notes = append(d.Notes, diag.Diagnostic{Severity: diag.Note, Pos: pos, SourceLine: line,
		Message: fmt.Sprintf(format, args...)})
	return f
}

// Hint attaches what upstream does not say and what helps to mend the finding: a note when the reporter explains, else
// one of [diag.Diagnostic.Hints].
func (f Finding) Hint(l Location, format string, args ...any) Finding {
	if f.r.Explain {
		return f.Note(l, format, args...)
	}
	pos, line := f.r.ctx.Position(l)
	d := &f.r.list[f.i]
	d.Hints = append(d.Hints, diag.Diagnostic{Severity: diag.Note, Pos: pos, SourceLine: line,
		Message: fmt.Sprintf(format, args...)})
	return f
}

// Fail returns false, so that a verifier can report and return in one statement.
func (f Finding) Fail() bool { return false }
