package core

import (
	"errors"
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/odsgen/ods/core/evolution"
)

// Limits with a meaning of their own in [PrintOptions]; positive values are taken as they are.
const (
	// LimitDefault, and zero as well, asks for mlir-opt's default.
	LimitDefault int64 = -1
	// LimitZero is the limit 0, which the zero value of an option cannot express.
	LimitZero int64 = math.MinInt64
	// LimitNever is never exceeded.
	LimitNever int64 = math.MaxInt64
)

// PrintOptions are mlir-opt's printing flags. The zero value prints as mlir-opt does without flags.
type PrintOptions struct {
	// Generic prints every operation in the generic form. Use it for IR that does not pass the verifier, because custom
	// forms are only printed correctly for valid operations.
	Generic bool
	// DebugInfo prints locations, PrettyDebugInfo prints them in a form for humans that cannot be parsed.
	DebugInfo, PrettyDebugInfo bool
	// LocalScope prints without aliases and numbers values from the closest isolated operation on.
	LocalScope bool
	// UniqueSSAIDs uses no number twice in the whole module.
	UniqueSSAIDs bool
	// AssumeVerified says that the IR is valid. The printer never verifies; drivers that do look at this.
	AssumeVerified bool
	// SkipRegions prints {...} for every region.
	SkipRegions bool
	// ValueUsers adds comments that name the users of every value.
	ValueUsers bool
	// UseNameLocAsPrefix names values after their name locations.
	UseNameLocAsPrefix bool
	// KeepNames names values and blocks as the source did, as far as known.
	KeepNames bool
	// ElideElementsLargerThan prints dense_resource<__elided__> for elements attributes with more elements,
	// ElideResourceLargerThan omits resources with a longer text. By default nothing is elided.
	ElideElementsLargerThan, ElideResourceLargerThan int64
	// HexElementsLargerThan prints dense elements as a hexadecimal string when there are more; 100 by default.
	HexElementsLargerThan int64
	// External replaces the external resources of the context after a top-level operation; nil prints those.
	External []ExternalGroup
	// Workers is the number of goroutines that print; zero means one for each processor. The text does not depend on it.
	Workers int

	versions evolution.Versions // those of the root, see evolution.AttrName
}

func (o *PrintOptions) resolve() {
	o.UniqueSSAIDs = o.UniqueSSAIDs || o.Generic // as upstream
	o.ElideElementsLargerThan = limitOr(o.ElideElementsLargerThan, LimitNever)
	o.ElideResourceLargerThan = limitOr(o.ElideResourceLargerThan, LimitNever)
	o.HexElementsLargerThan = limitOr(o.HexElementsLargerThan, 100)
}

func limitOr(v, def int64) int64 {
	switch v {
	case 0, LimitDefault:
		return def
	case LimitZero:
		return 0
	}
	return v
}

// Print writes the operation's text. A top-level operation gets its aliases before it, resources and a newline after
// it; one inside another operation is printed alone, with the value numbers that it has in the whole. It writes numbers
// into the values, so the same IR must not be printed by two goroutines at once. IR that custom forms cannot express,
// because it is malformed, is printed in the generic form. The error is the writer's, or says that the custom form
// failed when a part of it was written already.
func Print(w io.Writer, op *Operation, o PrintOptions) error {
	out := &countingWriter{w: w}
	var err error
	print := func(o PrintOptions) {
		o.resolve()
		p := newPrinter(op.Context(), &o)
		p.w = out
		defer p.stopPool()
		p.printRoot(op)
		p.flush()
		err = p.err
	}
	if failure := orGeneric(o, func() bool { return out.n == 0 }, print); failure != nil {
		return fmt.Errorf("the custom form cannot be printed: %v; print the generic form", failure)
	}
	return err
}

// orGeneric prints in custom form. Hooks may rely on what the verifier checks, which perhaps nobody ran: when one
// panics, the generic form, which needs no hook, is printed instead, if that is still possible. Otherwise what the hook
// panicked with is returned.
func orGeneric(o PrintOptions, possible func() bool, print func(PrintOptions)) (failure any) {
	if !o.Generic {
		func() {
			defer func() { failure = recover() }()
			print(o)
		}()
		if failure == nil || !possible() {
			return failure
		}
		o.Generic = true
	}
	print(o)
	return nil
}

// countingWriter counts what is written.
type countingWriter struct {
	w io.Writer
	n int
}

func (c *countingWriter) Write(b []byte) (int, error) {
	n, err := c.w.Write(b)
	c.n += n
	return n, err
}

func always() bool { return true }

// opMarks are the offsets at which operations begin in a text.
type opMarks struct {
	ops []*Operation
	at  []int
}

func (m *opMarks) add(op *Operation, at int) {
	m.ops, m.at = append(m.ops, op), append(m.at, at)
}

// PrintWithPositions is [Print] to memory. It calls at for each operation that the text has, in the order of the text,
// with the line on which it begins, from 1, and the number of bytes before it in the line.
func (op *Operation) PrintWithPositions(o PrintOptions, at func(op *Operation, line, col int)) []byte {
	var p *Printer
	orGeneric(o, always, func(o PrintOptions) {
		o.resolve()
		p = newPrinter(op.Context(), &o)
		p.marks = new(opMarks)
		p.printRoot(op)
	})
	line, start, seen := 1, 0, 0
	for i, o := range p.marks.ops {
		for ; seen < p.marks.at[i]; seen++ {
			if p.buf[seen] == '\n' {
				line, start = line+1, seen+1
			}
		}
		at(o, line, seen-start)
	}
	return p.buf
}

// printRoot prints op, with everything that belongs to a file when it is a top-level operation.
func (p *Printer) printRoot(op *Operation) {
	root := op
	for root.ParentOp() != nil && !(p.o.LocalScope && root.Has(TraitIsolatedFromAbove)) {
		root = root.ParentOp()
	}
	p.o.versions = root.Versions()
	if op != root {
		p.nameSubtree(root)
		p.fullOpAndLoc(op)
		return
	}
	whole := op.block == nil && !p.o.LocalScope
	if whole {
		p.collectAliases(op)
		p.printAliases(false)
	}
	p.startNaming(root)
	p.startPool()
	p.fullOpAndLoc(op)
	p.finishPool()
	if whole {
		p.Byte('\n')
		p.printAliases(true)
		p.fileMetadata()
	}
}

// String returns the operation's text in custom form without aliases. Values defined outside are named by their order
// of use, so the cost is in proportion to the operation; numbers differ from those in the whole module. An operation
// that its custom form cannot express, because it is malformed, is printed in the generic form. Safe for concurrent use
// with other readers.
func (op *Operation) String() string {
	if op.IsErased() {
		return "<<erased operation>>"
	}
	var p *Printer
	orGeneric(PrintOptions{LocalScope: true}, always, func(o PrintOptions) {
		o.resolve()
		p = newPrinter(op.Context(), &o)
		p.nameLocally(op)
		p.fullOpAndLoc(op)
	})
	return string(p.buf)
}

// TypeString returns the type's text; "<<NULL TYPE>>" for nil.
func TypeString(t Type) string {
	p := scratchPrinter(nil)
	if t != nil {
		p.ctx = t.typeBase().ctx
	}
	p.Type(t)
	return string(p.buf)
}

// AttrString returns the attribute's text with its type; "<<NULL ATTRIBUTE>>" for nil.
func AttrString(a Attribute) string {
	p := scratchPrinter(nil)
	if a != nil {
		p.ctx = a.attrBase().ctx
	}
	p.Attr(a)
	return string(p.buf)
}

// LocString returns the location's text: loc("file":1:2).
func (c *Context) LocString(l Location) string {
	p := scratchPrinter(c)
	p.Loc(l)
	return string(p.buf)
}

func scratchPrinter(c *Context) *Printer {
	o := new(PrintOptions)
	o.resolve()
	return newPrinter(c, o)
}

// PrintNotesWith makes reporters of the context attach operations to errors about them, and sets how these are printed,
// as mlir-opt's printing flags do. They are in the generic form with numbers of the closest isolated operation in any
// case.
func (c *Context) PrintNotesWith(o PrintOptions) { store(&c.noteOptions, &o) }

// opTextForDiagnostic returns the text that "see current operation: " is followed by: the form with the numbers of the closest isolated
// operation, the generic one in errors as upstream, large elements elided, on a line of its own when it is long. It is used by
// parallel verifiers and leaves the values' scratch fields alone. Text beyond a limit is left out: that of nested
// operations grows with the square of their number.
func opTextForDiagnostic(op *Operation, generic bool) string {
	var o PrintOptions
	if set := load(&op.Context().noteOptions); set != nil {
		o = *set
	}
	o.Generic, o.LocalScope, o.KeepNames, o.ElideElementsLargerThan = o.Generic || generic, true, false, diagnosticElementsLimit
	o.resolve()
	p := newPrinter(op.Context(), &o)
	p.local = &localNumbers{}
	root := op
	for root.ParentOp() != nil && !root.Has(TraitIsolatedFromAbove) {
		root = root.ParentOp()
	}
	p.nameSubtree(root)
	text := &limitedText{}
	text.WriteByte('\n')
	p.w = text
	p.fullOpAndLoc(op)
	p.flush()
	s := text.String()
	if p.err == nil && !strings.Contains(s[1:], "\n") {
		return s[1:]
	}
	return s
}

// limitedText takes text up to the limit of diagnostics.
type limitedText struct{ strings.Builder }

func (t *limitedText) Write(b []byte) (int, error) {
	if room := diagnosticTextLimit - t.Len(); len(b) > room {
		t.Builder.Write(b[:max(room, 0)])
		t.WriteString(" ...")
		return room, errors.New("text is too long")
	}
	return t.Builder.Write(b)
}

// diagnosticTextLimit is how many bytes of an operation a diagnostic shows.
const diagnosticTextLimit = 8 << 20

// diagnosticElementsLimit is how many elements an attribute shows in a diagnostic.
const diagnosticElementsLimit = 16
