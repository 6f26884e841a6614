package diag

import (
	"fmt"
	"slices"
	"strings"
)

// Severity ranks a diagnostic.
type Severity uint8

// The severities, with the spellings that [Severity.String] returns.
const (
	Error Severity = iota
	Warning
	Remark
	Note
)

// String returns the word that MLIR's tools print: "error", "warning", "remark" or "note".
func (s Severity) String() string {
	switch s {
	case Error:
		return "error"
	case Warning:
		return "warning"
	case Remark:
		return "remark"
	default:
		return "note"
	}
}

// Pos is a resolved place in a text. Line and Col count from 1, Col in bytes; a zero Line means that the place
// is unknown, and File then holds what is printed in its stead (such as a printed location, or nothing).
type Pos struct {
	File      string
	Line, Col int
	// End is the column just after the place on the same line, or 0 when only a point is known. The renderer
	// underlines from Col to End.
	End int
}

// IsValid reports whether the position names a line.
func (p Pos) IsValid() bool { return p.Line > 0 }

// String returns file:line:col, or file:line when the column is unknown, or what stands in for an unknown place.
func (p Pos) String() string {
	switch {
	case p.Line == 0 && p.File == "":
		return "<unknown>:0"
	case p.Line == 0:
		return p.File
	case p.Col == 0:
		return fmt.Sprintf("%s:%d", p.File, p.Line)
	default:
		return fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Col)
	}
}

// Diagnostic is one finding with the places that contribute to it.
type Diagnostic struct {
	Severity Severity
	// Code is the stable code of a definition diagnostic, such as "ODS0412"; empty for findings in IR.
	Code    string
	Pos     Pos
	Message string
	// Fix says what to do; it is printed after the message of a definition diagnostic.
	Fix string
	// SourceLine is the text of the line at Pos, without its newline, kept so that a diagnostic can be rendered after
	// its file is gone. Empty when unknown; a line that is empty is "\n".
	SourceLine string
	// CallStack says for a place in inlined code where it was called from, innermost first. It is printed as notes but is
	// not part of what was found.
	CallStack []Diagnostic
	// Notes are attached findings, printed after this one.
	Notes []Diagnostic
	// Hints say more than upstream does: the name that was probably meant, or why each pattern failed. [List.Error] has
	// them and [Render] has not, because its text is upstream's; [Diagnostic.WithHints] makes them notes.
	Hints []Diagnostic
	// SuggestedFixes are changes of the text, each of which would resolve the finding. They are not printed; see
	// [ApplyFixes].
	SuggestedFixes []SuggestedFix
	// Stack is where something panicked, for a finding that reports a bug of this module or of a hook. It is not printed;
	// [Diagnostic.WithStack] makes it a note.
	Stack []byte
}

// Internal returns the error that reports a bug; what says what happened.
func Internal(pos Pos, line, what string, stack []byte) Diagnostic {
	return Diagnostic{Pos: pos, SourceLine: line, Stack: stack,
		Message: "internal error: " + what + "; please report it with the input and the command line"}
}

// WithStack returns the diagnostic with a note of the stack, when it has one.
func (d Diagnostic) WithStack() Diagnostic {
	if len(d.Stack) > 0 {
		d.Notes = slices.Clone(d.Notes)
		d.Notef(Pos{}, "", "%s", d.Stack)
		d.Stack = nil
	}
	return d
}

// WithHints returns the diagnostic with its hints as notes.
func (d Diagnostic) WithHints() Diagnostic {
	if len(d.Hints) > 0 {
		d.Notes = slices.Concat(d.Notes, d.Hints)
		d.Hints = nil
	}
	return d
}

// Error returns "pos: severity: message", so that a Diagnostic is an error by itself.
func (d Diagnostic) Error() string {
	var b strings.Builder
	d.header(&b)
	return b.String()
}

// Notef attaches a note and returns the diagnostic, so that calls chain.
func (d *Diagnostic) Notef(pos Pos, line string, format string, args ...any) *Diagnostic {
	d.Notes = append(d.Notes, Diagnostic{Severity: Note, Pos: pos, SourceLine: line, Message: fmt.Sprintf(format, args...)})
	return d
}

func (d Diagnostic) header(b *strings.Builder) {
	// A location that leads to no line is printed before the message, as upstream does.
	noLine := d.Pos.Line == 0 && strings.HasPrefix(d.Pos.File, "loc(")
	if noLine {
		b.WriteString(Pos{}.String())
	} else {
		b.WriteString(d.Pos.String())
	}
	b.WriteString(": ")
	b.WriteString(d.Severity.String())
	if d.Code != "" {
		fmt.Fprintf(b, "[%s]", d.Code)
	}
	b.WriteString(": ")
	if noLine {
		b.WriteString(d.Pos.File)
		b.WriteString(": ")
	}
	b.WriteString(d.Message)
	if d.Fix != "" {
		b.WriteString("; ")
		b.WriteString(d.Fix)
	}
}

// List is a set of findings in the order in which they were made. It is an error when it holds one.
type List []Diagnostic

// Error returns all findings with their notes and hints, one a line, without source lines.
func (l List) Error() string {
	var b strings.Builder
	for i, d := range l {
		if i > 0 {
			b.WriteByte('\n')
		}
		d.lines(&b)
	}
	return b.String()
}

// lines writes the finding and what is attached to it.
func (d Diagnostic) lines(b *strings.Builder) {
	d.header(b)
	for _, n := range slices.Concat(d.Notes, d.Hints) {
		b.WriteByte('\n')
		n.lines(b)
	}
}

// HasErrors reports whether the list holds a finding of severity Error.
func (l List) HasErrors() bool {
	for _, d := range l {
		if d.Severity == Error {
			return true
		}
	}
	return false
}

// Err returns the list as an error when it holds an error, and nil otherwise.
func (l List) Err() error {
	if l.HasErrors() {
		return l
	}
	return nil
}
