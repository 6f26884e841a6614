package legacy

import (
	"bytes"
	"io"
	"math"
	"sort"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/diag"
	"github.com/odsgen/ods/legacy/std2019"
	"github.com/odsgen/ods/legacy/syntax"
	"github.com/odsgen/ods/legacy/upgrade"
)

// Options says how old text is read.
type Options struct {
	// Name is the file name in locations and findings.
	Name string
	// Dialect2019 leaves the operations of 2019 as they are, instead of replacing them by those of today.
	Dialect2019 bool
	// KeepNames records the names of values and blocks, as [core.ParseOptions.KeepNames] does.
	KeepNames bool
	// NoVerify skips the verifier; only with Dialect2019.
	NoVerify bool
	// Workers is the number of goroutines that parse; 0 means one for each processor.
	Workers int
}

// With returns a registry that has dialect std2019, too, so that contexts made from it can be given to [Parse].
func With(r *core.Registry) *core.Registry { return r.With(std2019.Dialect()) }

// Print writes IR as [Parse] reads it: the operations of dialect std2019, functions and loops in the syntax of 2019.
// Operations that did not exist then are written as they are today.
func Print(w io.Writer, op *core.Operation, o core.PrintOptions) error {
	var b bytes.Buffer
	if err := core.Print(&b, op, o); err != nil {
		return err
	}
	_, err := w.Write(syntax.Legacy(b.Bytes()))
	return err
}

// Parse reads text of 2019. The context must know dialect std2019, and those of today that the text is upgraded to. It
// returns nil when there are errors: one for each statement that cannot be read or has no counterpart, at its place in
// the text. The operation's locations are those of the text.
func Parse(c *core.Context, text []byte, o Options) (*core.Operation, diag.List) {
	d := parse(c, text, o)
	return d.module, d.findings
}

// document is old text that has been read.
type document struct {
	src      *core.Source
	today    *syntax.Translation
	name     string // of the text in today's syntax, in locations
	lines    []int  // where its lines begin
	starts   []int  // where those of the old text begin
	module   *core.Operation
	implicit bool // nobody wrote the module
	findings diag.List
}

func parse(c *core.Context, text []byte, o Options) *document {
	d := &document{src: &core.Source{Name: o.Name, Text: text}, name: o.Name + " in today's syntax"}
	if len(text) > math.MaxInt32 {
		d.findings = diag.List{{Severity: diag.Error, Message: "the text is longer than 2 GiB", Pos: diag.Pos{File: o.Name}}}
		return d
	}
	c.AddSource(d.src)
	d.today = syntax.Modernize(d.src)
	d.findings = d.today.Findings
	if d.findings.HasErrors() {
		return d
	}
	d.lines = append(d.lines, 0)
	for i, b := range d.today.Text {
		if b == '\n' {
			d.lines = append(d.lines, i+1)
		}
	}
	module, list := core.Parse(c, d.today.Text,
		core.ParseOptions{Name: d.name, NoVerify: true, KeepNames: o.KeepNames, Workers: o.Workers})
	d.findings = append(d.findings, d.placed(list)...)
	if module == nil {
		return d
	}
	d.implicit = module.Loc() == c.FileLoc(d.name, 0, 0)
	d.relocate(c, module)
	upgrade.Prepare(module)
	if o.NoVerify && o.Dialect2019 {
		d.module = module
		return d
	}
	report := core.NewReporter(c)
	ok := core.Verify(module, report, core.VerifyOptions{Workers: o.Workers})
	if ok && !o.Dialect2019 {
		ok = upgrade.Convert(module, report) && core.Verify(module, report, core.VerifyOptions{Workers: o.Workers})
	}
	d.findings = append(d.findings, d.placed(report.List())...)
	if ok {
		d.module = module
	}
	return d
}

// origin returns the offset in the old text of a line and column of the new one.
func (d *document) origin(line, col int) int {
	if line < 1 || line > len(d.lines) {
		return 0
	}
	return min(d.today.Origin(d.lines[line-1]+max(col-1, 0)), len(d.src.Text))
}

// placed moves findings from the new text to the old one.
func (d *document) placed(list diag.List) diag.List {
	for i := range list {
		d.place(&list[i])
	}
	return list
}

func (d *document) place(f *diag.Diagnostic) {
	switch {
	case f.Pos.File == d.name:
		line, col := d.src.LineCol(d.origin(f.Pos.Line, f.Pos.Col))
		f.Pos = diag.Pos{File: d.src.Name, Line: line, Col: col}
		f.SourceLine = d.src.LineText(line)
	case f.Pos.Line == 0: // about the module as a whole
		f.Pos, f.SourceLine = diag.Pos{File: d.src.Name, Line: 1, Col: 1}, d.src.LineText(1)
	}
	for i := range f.Notes {
		d.place(&f.Notes[i])
	}
}

// relocate gives operations the places of the old text.
func (d *document) relocate(c *core.Context, root *core.Operation) {
	root.Walk(func(op *core.Operation) {
		if l := op.Loc(); !l.IsUnknown() && !l.IsCompound() {
			if pos, _ := c.Position(l); pos.File == d.name {
				op.SetLoc(d.src.LocAt(d.origin(pos.Line, pos.Col)))
			}
		}
	})
}

// Upgrade rewrites text of 2019 in today's language: today's text of the same module, verified, with the names and
// comments of the old one. There is no text when there are errors. The context must be a fresh one, which knows
// std2019; unregistered operations are accepted.
func Upgrade(c *core.Context, name string, text []byte) ([]byte, diag.List) {
	c.AllowUnregistered(true)
	d := parse(c, text, Options{Name: name, KeepNames: true})
	if d.module == nil {
		if !d.findings.HasErrors() {
			d.findings = append(d.findings, diag.Diagnostic{Severity: diag.Error, Message: "the text cannot be upgraded",
				Pos: diag.Pos{File: name, Line: 1, Col: 1}, SourceLine: d.src.LineText(1)})
		}
		sortByPlace(d.findings)
		return nil, d.findings
	}
	return d.print(c), d.findings
}

func sortByPlace(list diag.List) {
	sort.SliceStable(list, func(i, j int) bool {
		a, b := list[i].Pos, list[j].Pos
		if a.Line != b.Line {
			return a.Line < b.Line
		}
		return a.Col < b.Col
	})
}
