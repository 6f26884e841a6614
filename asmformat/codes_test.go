package asmformat

import (
	"bytes"
	"flag"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/odsgen/ods/core/diag"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// golden compares got with the named file below testdata.
func golden(t *testing.T, name, got string) {
	t.Helper()
	file := filepath.Join("testdata", name)
	if *update {
		if err := os.WriteFile(file, []byte(got), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v (run with -update)", err)
	}
	if string(want) != got {
		t.Errorf("%s differs; run with -update and look at the difference\n%s", file, firstDiff(string(want), got))
	}
}

func firstDiff(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	for i := range w {
		if i >= len(g) || w[i] != g[i] {
			other := "(nothing)"
			if i < len(g) {
				other = g[i]
			}
			return "want: " + w[i] + "\n got: " + other
		}
	}
	return "got has more lines"
}

// TestExamples: the example of each code has exactly that fault first, and its repaired form has none.
func TestExamples(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range allCodes {
		if seen[c.id] || !strings.HasPrefix(c.id, "ODS1") || len(c.id) != 7 {
			t.Errorf("code %s is malformed or used twice", c.id)
		}
		seen[c.id] = true
		if c == codeDepth || c == codeElements {
			continue // tested by TestDepth and TestElements; an example would fill a page
		}
		if c.title == "" || c.text == "" || c.message == "" || c.example == "" || c.repaired == "" {
			t.Errorf("%s: incomplete", c.id)
			continue
		}
		s, format := declare(t, c.example)
		_, fs := Compile(s, format)
		found := false
		for _, f := range fs {
			found = found || f.Code == c.id
			if f.Fix == "" {
				t.Errorf("%s: %s has no fix", c.id, f.Code)
			}
			if f.Span.Start < 0 || f.Span.End < f.Span.Start || f.Span.End > len(format) {
				t.Errorf("%s: %s has the range %v outside the format", c.id, f.Code, f.Span)
			}
		}
		if !found {
			t.Errorf("%s: example %q gives %v", c.id, c.example, fs.Diagnostics(TextLocator("f", format)))
		}
		head, _, _ := strings.Cut(c.example, "---\n")
		s, format = declare(t, head+"---\n"+c.repaired)
		_, fs = Compile(s, format)
		for _, f := range fs {
			if f.Code == c.id {
				t.Errorf("%s: repaired %q still gives %s", c.id, c.repaired, f.Message)
			}
		}
	}
}

// TestMessages renders all findings of the examples, and of the further cases in testdata/errors.txt.
func TestMessages(t *testing.T) {
	var out bytes.Buffer
	for _, c := range allCodes {
		if c.example != "" {
			render(t, &out, c.id, c.example)
		}
	}
	golden(t, "examples.golden", out.String())
}

// TestErrors renders the findings of the cases in testdata/errors.txt, which are separated by lines of "===".
func TestErrors(t *testing.T) {
	raw, err := os.ReadFile(filepath.Join("testdata", "errors.txt"))
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	for _, c := range strings.Split(string(raw), "===\n") {
		render(t, &out, "", c)
	}
	golden(t, "errors.golden", out.String())
}

func render(t *testing.T, out *bytes.Buffer, title, example string) {
	t.Helper()
	s, format := declare(t, example)
	format = strings.TrimSuffix(format, "\n")
	_, fs := Compile(s, format)
	out.WriteString("=== " + title + "\n" + strings.TrimSuffix(example, "\n") + "\n->\n")
	if err := diag.Render(out, fs.Diagnostics(TextLocator("format", format))...); err != nil {
		t.Fatal(err)
	}
}

func TestDepth(t *testing.T) {
	for _, unit := range []string{"(", "type(", "oilist(`a` ", "custom<X>(", "(`a` $n^):("} {
		_, fs := Compile(&Subject{Name: "test.op"}, strings.Repeat(unit, 5000))
		found := false
		for _, f := range fs {
			found = found || f.Code == codeDepth.id
		}
		if !found {
			t.Errorf("%q nested 5000 times is accepted", unit)
		}
	}
}

// TestElements: a format has as many elements as the limit says, wherever they stand.
func TestElements(t *testing.T) {
	for _, c := range []struct {
		format  string
		tooMany bool
	}{
		{strings.Repeat("`a` ", maxElements-1) + "attr-dict", false},
		{strings.Repeat("`a` ", maxElements) + "attr-dict", true},
		{"attr-dict (`a` $n^ " + strings.Repeat("`a` ", maxElements) + ")?", true},
		{strings.Repeat("`a` ", 100*maxElements), true},
	} {
		s, _ := declare(t, "op\nattr n?: typed\n---\n")
		_, fs := Compile(s, c.format)
		found := 0
		for _, f := range fs {
			if f.Code == codeElements.id {
				found++
			}
		}
		if c.tooMany != (found == 1) {
			t.Errorf("%d findings about the number of elements in %d bytes", found, len(c.format))
		}
	}
}

func TestExplain(t *testing.T) {
	if e, ok := Explain("ODS1405"); !ok || e.Title == "" || e.Text == "" || e.Fix == "" {
		t.Errorf("Explain gives %+v, %v", e, ok)
	}
	if _, ok := Explain("ODS9999"); ok {
		t.Error("a code that does not exist is explained")
	}
	if len(Codes()) != len(allCodes) {
		t.Error("Codes is incomplete")
	}
}
