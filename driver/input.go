package driver

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"strings"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/core/atomicfile"
	"github.com/odsgen/ods/core/diag"
)

// input is the text that a command works on.
type input struct {
	name string // in locations and diagnostics
	text []byte

	lines *core.Source // made when lines are asked for
}

// readInput reads a file, or stdin for "-".
func readInput(name string, stdin io.Reader) (input, error) {
	if name == "-" {
		text, err := readAll(stdin)
		if err != nil {
			return input{}, fmt.Errorf("cannot read standard input: %w", err)
		}
		return input{name: "<stdin>", text: text}, nil
	}
	text, err := os.ReadFile(name)
	if err != nil {
		return input{}, fmt.Errorf("cannot open input file '%s': %s", name, reason(err))
	}
	return input{name: name, text: text}, nil
}

// readAll is io.ReadAll with a buffer of the right size for files.
func readAll(r io.Reader) ([]byte, error) {
	var b bytes.Buffer
	if f, ok := r.(*os.File); ok {
		if info, err := f.Stat(); err == nil && info.Mode().IsRegular() {
			b.Grow(int(info.Size()) + bytes.MinRead)
		}
	}
	_, err := b.ReadFrom(r)
	return b.Bytes(), err
}

// reason is what the system says about a failed call, as mlir-opt words it.
func reason(err error) string {
	var p *fs.PathError
	if errors.As(err, &p) {
		err = p.Err
	}
	s := err.Error()
	return strings.ToUpper(s[:1]) + s[1:]
}

// output is where the result goes.
type output struct {
	io.Writer
	path string
	file *atomicfile.File // nil when the result goes to the standard output
}

// createOutput opens the output: stdout for "-", else a file that nobody sees a part of.
func createOutput(path string, stdout io.Writer) (*output, error) {
	if path == "-" {
		return &output{Writer: stdout}, nil
	}
	f, err := atomicfile.Create(path, 0o666)
	if err != nil {
		return nil, fmt.Errorf("cannot open output file '%s': %s", path, reason(err))
	}
	return &output{Writer: f, path: path, file: f}, nil
}

// commit makes the output appear.
func (o *output) commit() error {
	if o.file == nil {
		return nil
	}
	if err := o.file.Commit(); err != nil {
		return fmt.Errorf("cannot write output file '%s': %s", o.path, reason(err))
	}
	return nil
}

// discard throws the output away, as far as it is not written yet.
func (o *output) discard() {
	if o.file != nil {
		o.file.Discard()
	}
}

// defaultSplitMarker stands between the parts of an input and of an output.
const defaultSplitMarker = "// -----"

// part is a piece of the input that is processed for itself.
type part struct {
	text      []byte
	start     int // where it starts and ends in the input
	end       int
	firstLine int // 0 when the part starts with the input
}

// nearMiss is how many characters may be missing at the end of a marker for a warning.
const nearMiss = 2

// splitInput cuts the input at markers, wherever they are, as mlir-opt does: it looks for all but the end of a
// marker, takes what has not that end, or nothing after it, for text that just looks like a marker and warns about it,
// but does not look at the end where nothing stands in front. An empty input has no parts.
func splitInput(in *input, marker string) ([]part, []diag.Diagnostic) {
	var near []diag.Diagnostic
	var parts []part
	prefix := marker[:max(len(marker)-nearMiss, min(len(marker), 1))]
	end := marker[len(prefix):]
	start, from := 0, 0
	for prefix != "" {
		i := bytes.Index(in.text[from:], []byte(prefix))
		if i < 0 {
			break
		}
		at := from + i
		from = at + len(prefix)
		behind := in.text[from:]
		if next := bytes.Index(behind, []byte(prefix)); next >= 0 {
			behind = behind[:next]
		}
		switch {
		case at == start:
			start = from
		case bytes.HasPrefix(behind, []byte(end)) && len(behind) > len(end) && behind[len(end)] != '0':
			parts = append(parts, in.part(start, at))
			from += len(end)
			start = from
		default:
			near = append(near, diag.Diagnostic{Severity: diag.Warning, Message: "near miss with file split marker",
				Pos: in.pos(from), SourceLine: in.line(from)})
		}
	}
	if start < len(in.text) {
		parts = append(parts, in.part(start, len(in.text)))
	}
	return parts, near
}

// part cuts out a part. One that starts within a line gets blanks in front, so that columns stay what they are.
func (in *input) part(from, to int) part {
	p := part{text: in.text[from:to], start: from, end: to}
	if from == 0 {
		return p
	}
	p.firstLine = in.pos(from).Line
	end := bytes.IndexByte(p.text, '\n')
	if end < 0 {
		end = len(p.text)
	}
	if col := in.pos(from).Col - 1; col > 0 && len(bytes.TrimSpace(p.text[:end])) > 0 {
		p.text = append(bytes.Repeat([]byte(" "), col), p.text...)
	}
	return p
}

// restoreLines replaces the source lines of diagnostics by the whole lines of the input, of which a part has only the
// end.
func (in *input) restoreLines(list []diag.Diagnostic) {
	for i := range list {
		if d := &list[i]; d.SourceLine != "" && d.Pos.File == in.name {
			d.SourceLine = in.source().LineText(d.Pos.Line)
		}
		in.restoreLines(list[i].Notes)
	}
}

// pos returns the place of an offset.
func (in *input) pos(at int) diag.Pos {
	line, col := in.source().LineCol(at)
	return diag.Pos{File: in.name, Line: line, Col: col}
}

// line returns the text of the line that holds an offset.
func (in *input) line(at int) string { return in.source().LineText(in.pos(at).Line) }

func (in *input) source() *core.Source {
	if in.lines == nil {
		in.lines = &core.Source{Name: in.name, Text: in.text, FirstLine: 1}
	}
	return in.lines
}

// sourceFiles are the files that locations name, read when a diagnostic needs a line of them.
type sourceFiles map[string]*core.Source

// maxSourceFile is the size of the largest file that is read to show a line of it.
const maxSourceFile = 64 << 20

// addLines gives a diagnostic and its notes the lines that they point at in files other than the input, as far as these
// can be read.
func (f *sourceFiles) addLines(d *diag.Diagnostic) {
	if d.SourceLine == "" && d.Pos.IsValid() && d.Pos.Col > 0 {
		if s := f.open(d.Pos.File); s != nil {
			d.SourceLine = s.LineText(d.Pos.Line)
		}
	}
	for i := range d.Notes {
		f.addLines(&d.Notes[i])
	}
	for i := range d.CallStack {
		f.addLines(&d.CallStack[i])
	}
}

// open returns a file, or nil when it cannot be read, is not a regular file or is too large.
func (f *sourceFiles) open(name string) *core.Source {
	if s, ok := (*f)[name]; ok {
		return s
	}
	if *f == nil {
		*f = make(sourceFiles)
	}
	(*f)[name] = nil
	info, err := os.Stat(name)
	if err != nil || !info.Mode().IsRegular() || info.Size() > maxSourceFile {
		return nil
	}
	text, err := os.ReadFile(name)
	if err != nil {
		return nil
	}
	(*f)[name] = &core.Source{Name: name, Text: text, FirstLine: 1}
	return (*f)[name]
}
