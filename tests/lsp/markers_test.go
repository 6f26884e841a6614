package lsp

import (
	"fmt"
	"io"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"github.com/odsgen/ods/core"
	"github.com/odsgen/ods/generated/all"
	"github.com/odsgen/ods/lsp"
	"github.com/odsgen/ods/lsp/irlang"
	"github.com/odsgen/ods/passes"
)

// serve starts a server for languages in this process and returns a client of it.
func serve(t testing.TB, settings any, langs ...lsp.Language) *Client {
	t.Helper()
	sr, cw := io.Pipe()
	cr, sw := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		clean, err := lsp.NewServer(lsp.Options{Name: "test"}, langs...).Serve(sr, sw)
		if err == nil && !clean {
			err = fmt.Errorf("the server ended without shutdown")
		}
		sw.Close()
		ended <- err
	}()
	c, err := NewClient(cr, cw, "", settings)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := c.Shutdown(); err != nil {
			t.Error(err)
		}
		if err := <-ended; err != nil {
			t.Error(err)
		}
		<-c.done
	})
	return c
}

func registry() *core.Registry { return all.Registry() }

// TestIR runs the markers of files of IR.
func TestIR(t *testing.T) {
	runArchives(t, "testdata/ir/*.txtar", irlang.New(irlang.Options{Dialects: registry(), Passes: passRegistry()}))
}

func passRegistry() *passes.Registry {
	r := passes.NewRegistry()
	passes.RegisterPasses(r)
	return r
}

// archive is the state of one archive.
type archive struct {
	*testing.T
	c      *Client
	files  map[string][]byte
	golden map[string][]byte
	locs   map[string]Location // named by markers
	seen   map[string][]Diagnostic
}

func uriOf(name string) string { return "file:///test/" + name }

func runArchives(t *testing.T, glob string, langs ...lsp.Language) {
	names, err := filepath.Glob(glob)
	if err != nil || len(names) == 0 {
		t.Fatal("no archives", err)
	}
	for _, name := range names {
		t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar"), func(t *testing.T) {
			ar, err := txtar.ParseFile(name)
			if err != nil {
				t.Fatal(err)
			}
			a := &archive{T: t, c: serve(t, nil, langs...), files: map[string][]byte{}, golden: map[string][]byte{},
				locs: map[string]Location{}, seen: map[string][]Diagnostic{}}
			var order []string
			for _, f := range ar.Files {
				if strings.HasPrefix(f.Name, "want/") {
					a.golden[f.Name] = f.Data
					continue
				}
				a.files[f.Name] = f.Data
				order = append(order, f.Name)
			}
			a.run(order)
		})
	}
}

func (a *archive) run(order []string) {
	var list []Marker
	for _, name := range order {
		id := strings.TrimPrefix(filepath.Ext(name), ".")
		if err := a.c.Open(uriOf(name), id, string(a.files[name])); err != nil {
			a.Fatal(err)
		}
		m, err := Markers(name, a.files[name])
		if err != nil {
			a.Fatal(err)
		}
		list = append(list, m...)
	}
	for _, name := range order {
		a.seen[name] = slices.Clone(a.c.Diagnostics(uriOf(name), 1))
	}
	for _, m := range list {
		if m.Name == "loc" {
			name := m.Args[0]
			m.Args = m.Args[1:]
			a.locs[name] = Location{uriOf(m.File), a.place(m)}
		}
	}
	for _, m := range list {
		if m.Name == "loc" {
			continue
		}
		do := actions[m.Name]
		if do == nil {
			a.Fatalf("%s:%d: unknown marker %s", m.File, m.Line+1, m.Name)
		}
		if err := do(a, m); err != nil {
			a.Errorf("%s:%d: %s: %v", m.File, m.Line+1, m.Name, err)
		}
	}
	for name, list := range a.seen {
		if strings.HasPrefix(name, "incomplete") {
			continue // what the findings are is not what it is about
		}
		for _, d := range list {
			a.Errorf("%s:%d: unexpected diagnostic: %s", name, d.Range.Start.Line+1, d.Message)
		}
	}
}

func (a *archive) place(m Marker) Range {
	r, err := m.Place(a.files[m.File])
	if err != nil {
		a.Fatal(err)
	}
	return r
}

// inside is the place of the first character of a marker's text, behind its sigil.
func (a *archive) inside(m Marker) map[string]any { return At(uriOf(m.File), a.place(m).Start) }

// actions says what markers do.
var actions = map[string]func(a *archive, m Marker) error{
	"diag":       (*archive).diag,
	"hover":      (*archive).hover,
	"def":        (*archive).def,
	"refs":       (*archive).refs,
	"complete":   (*archive).complete,
	"nocomplete": (*archive).nocomplete,
	"rename":     (*archive).rename,
	"renameerr":  (*archive).renameErr,
	"format":     (*archive).format,
	"symbol":     (*archive).symbol,
	"hint":       (*archive).hint,
	"token":      (*archive).token,
	"fold":       (*archive).fold,
	"action":     (*archive).action,
	"exec":       (*archive).exec,
}

// diag("text", "message"): a finding at the text whose message, with its notes, has the string.
func (a *archive) diag(m Marker) error {
	r := a.place(m)
	for i, d := range a.seen[m.File] {
		text := d.Message
		for _, n := range d.RelatedInformation {
			text += "\n" + n.Message
		}
		if d.Range.Start == r.Start && strings.Contains(text, m.Args[1]) {
			a.seen[m.File] = slices.Delete(a.seen[m.File], i, i+1)
			return nil
		}
	}
	return fmt.Errorf("no diagnostic %q at %v; there are %v", m.Args[1], r.Start, a.seen[m.File])
}

// hover("text", "part"...): what is shown has the parts.
func (a *archive) hover(m Marker) error {
	var h *struct{ Contents struct{ Value string } }
	if err := a.c.Call("textDocument/hover", a.inside(m), &h); err != nil || h == nil {
		return fmt.Errorf("nothing is shown: %v", err)
	}
	for _, part := range m.Args[1:] {
		if !strings.Contains(h.Contents.Value, part) {
			return fmt.Errorf("%q is not in what is shown:\n%s", part, h.Contents.Value)
		}
	}
	return nil
}

// def("text", name): the definition is the place that loc(name, "text") gives.
func (a *archive) def(m Marker) error {
	var got []Location
	if err := a.c.Call("textDocument/definition", a.inside(m), &got); err != nil {
		return err
	}
	if want := a.locs[m.Args[1]]; len(got) != 1 || got[0] != want {
		return fmt.Errorf("got %v, want %v", got, want)
	}
	return nil
}

// refs("text", n): so many places name it, its definition included.
func (a *archive) refs(m Marker) error {
	p := a.inside(m)
	p["context"] = map[string]bool{"includeDeclaration": true}
	var got []Location
	if err := a.c.Call("textDocument/references", p, &got); err != nil {
		return err
	}
	if fmt.Sprint(len(got)) != m.Args[1] {
		return fmt.Errorf("got %d: %v", len(got), got)
	}
	return nil
}

func (a *archive) labels(m Marker) ([]string, error) {
	var got struct{ Items []struct{ Label string } }
	err := a.c.Call("textDocument/completion", At(uriOf(m.File), a.place(m).End), &got)
	var out []string
	for _, it := range got.Items {
		out = append(out, it.Label)
	}
	return out, err
}

// complete("text", "label"...): the labels are proposed behind the text, in this order.
func (a *archive) complete(m Marker) error {
	got, err := a.labels(m)
	if err != nil {
		return err
	}
	at := -1
	for _, want := range m.Args[1:] {
		i := slices.Index(got, want)
		if i < 0 {
			return fmt.Errorf("%q is not proposed: %q", want, got[:min(len(got), 40)])
		}
		if i < at {
			return fmt.Errorf("%q comes too early: %q", want, got[:min(len(got), 40)])
		}
		at = i
	}
	return nil
}

// nocomplete("text", "label"...): the labels are not proposed behind the text.
func (a *archive) nocomplete(m Marker) error {
	got, err := a.labels(m)
	for _, no := range m.Args[1:] {
		if slices.Contains(got, no) {
			return fmt.Errorf("%q is proposed", no)
		}
	}
	return err
}

// rename("text", "new", "golden"): all files become those of the golden file, one behind the other.
func (a *archive) rename(m Marker) error {
	p := a.inside(m)
	p["newName"] = m.Args[1]
	var got struct{ Changes map[string][]TextEdit }
	if err := a.c.Call("textDocument/rename", p, &got); err != nil {
		return err
	}
	var b strings.Builder
	for _, uri := range slices.Sorted(mapKeys(got.Changes)) {
		b.WriteString(apply(string(a.files[strings.TrimPrefix(uri, "file:///test/")]), got.Changes[uri]))
	}
	return a.compare(m.Args[2], b.String())
}

// renameerr("text", "new", "message"): renaming is refused.
func (a *archive) renameErr(m Marker) error {
	p := a.inside(m)
	p["newName"] = m.Args[1]
	if err := a.c.Call("textDocument/rename", p, nil); err == nil || !strings.Contains(err.Error(), m.Args[2]) {
		return fmt.Errorf("got %v", err)
	}
	return nil
}

// format("text", "golden"): the file becomes the golden one.
func (a *archive) format(m Marker) error {
	var edits []TextEdit
	if err := a.c.Call("textDocument/formatting", Document(uriOf(m.File)), &edits); err != nil {
		return err
	}
	return a.compare(m.Args[1], apply(string(a.files[m.File]), edits))
}

func (a *archive) compare(name, got string) error {
	if want := string(a.golden["want/"+name]); got != want {
		return fmt.Errorf("got\n%s\nwant\n%s", got, want)
	}
	return nil
}

// symbol("text", "detail"): the outline has the symbol whose name is the text.
func (a *archive) symbol(m Marker) error {
	type symbol struct {
		Name, Detail   string
		SelectionRange Range
		Children       []symbol
	}
	var list []symbol
	if err := a.c.Call("textDocument/documentSymbol", Document(uriOf(m.File)), &list); err != nil {
		return err
	}
	var all []symbol
	for len(list) > 0 {
		all = append(all, list[0])
		list = append(list[1:], list[0].Children...)
	}
	for _, s := range all {
		if s.SelectionRange == a.place(m) && s.Detail == m.Args[1] {
			return nil
		}
	}
	return fmt.Errorf("no such symbol in %v", all)
}

// hint("text", "label"): the label is shown behind the text.
func (a *archive) hint(m Marker) error {
	p := Document(uriOf(m.File))
	p["range"] = Range{Position{m.Line, 0}, Position{m.Line + 1, 0}}
	var got []struct {
		Position Position
		Label    string
	}
	if err := a.c.Call("textDocument/inlayHint", p, &got); err != nil {
		return err
	}
	for _, h := range got {
		if h.Position == a.place(m).End && h.Label == m.Args[1] {
			return nil
		}
	}
	return fmt.Errorf("got %v", got)
}

// token("text", "type"): the text is a token of the type.
func (a *archive) token(m Marker) error {
	var got struct{ Data []int }
	if err := a.c.Call("textDocument/semanticTokens/full", Document(uriOf(m.File)), &got); err != nil {
		return err
	}
	line, char := 0, 0
	for d := got.Data; len(d) >= 5; d = d[5:] {
		if d[0] > 0 {
			char = 0
		}
		line, char = line+d[0], char+d[1]
		if r := (Range{Position{line, char}, Position{line, char + d[2]}}); r == a.place(m) {
			if t := lsp.TokenTypes[d[3]]; t != m.Args[1] {
				return fmt.Errorf("it is a %s", t)
			}
			return nil
		}
	}
	return fmt.Errorf("there is no such token")
}

// fold("text", n): so many lines behind that of the text can be folded.
func (a *archive) fold(m Marker) error {
	var got []struct{ StartLine, EndLine int }
	if err := a.c.Call("textDocument/foldingRange", Document(uriOf(m.File)), &got); err != nil {
		return err
	}
	for _, r := range got {
		if r.StartLine == m.Line && fmt.Sprint(r.EndLine-r.StartLine) == m.Args[1] {
			return nil
		}
	}
	return fmt.Errorf("got %v", got)
}

// action("text", "title", "golden"): an action with the title makes the file the golden one.
func (a *archive) action(m Marker) error {
	p := Document(uriOf(m.File))
	p["range"], p["context"] = a.place(m), map[string]any{"diagnostics": []any{}}
	var got []struct {
		Title string
		Edit  struct{ Changes map[string][]TextEdit }
	}
	if err := a.c.Call("textDocument/codeAction", p, &got); err != nil {
		return err
	}
	for _, x := range got {
		if x.Title == m.Args[1] {
			return a.compare(m.Args[2], apply(string(a.files[m.File]), x.Edit.Changes[uriOf(m.File)]))
		}
	}
	return fmt.Errorf("got %v", got)
}

// exec("text", "command", "argument", "part"...): the command, run on the file with the place of the text or the argument
// unless that is empty, returns a document with the parts.
func (a *archive) exec(m Marker) error {
	var got struct{ Text string }
	var arg any = a.place(m).Start
	if m.Args[2] != "" {
		arg = m.Args[2]
	}
	if err := a.c.Execute(m.Args[1], &got, uriOf(m.File), arg); err != nil {
		return err
	}
	for _, part := range m.Args[3:] {
		if !strings.Contains(got.Text, part) {
			return fmt.Errorf("%q is not in\n%s", part, got.Text)
		}
	}
	return nil
}

// apply applies edits, which do not overlap. Positions count bytes, as the files are ASCII.
func apply(text string, edits []TextEdit) string {
	offset := func(p Position) int {
		at := 0
		for range p.Line {
			i := strings.IndexByte(text[at:], '\n')
			if i < 0 {
				return len(text)
			}
			at += i + 1
		}
		return min(at+p.Character, len(text))
	}
	slices.SortFunc(edits, func(a, b TextEdit) int { return offset(b.Range.Start) - offset(a.Range.Start) })
	for _, e := range edits {
		text = text[:offset(e.Range.Start)] + e.NewText + text[offset(e.Range.End):]
	}
	return text
}

func mapKeys[V any](m map[string]V) func(yield func(string) bool) {
	return func(yield func(string) bool) {
		for k := range m {
			if !yield(k) {
				return
			}
		}
	}
}
