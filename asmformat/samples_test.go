package asmformat

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// samples calls f for each of testdata/samples.txt: formats without errors that use each construct.
func samples(t *testing.T, f func(s *Subject, format string)) {
	t.Helper()
	raw, err := os.ReadFile(filepath.Join("testdata", "samples.txt"))
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range strings.Split(string(raw), "===\n") {
		s, format := declare(t, c)
		f(s, strings.TrimSuffix(format, "\n"))
	}
}

// TestPrograms compares the programs of the samples with the recorded ones.
func TestPrograms(t *testing.T) {
	var out bytes.Buffer
	samples(t, func(s *Subject, format string) {
		f, fs := Compile(s, format)
		if fs.HasErrors() {
			t.Errorf("%s: %v", format, fs.Diagnostics(TextLocator("format", format)))
		}
		out.WriteString("=== " + format + "\n" + f.Dump())
	})
	golden(t, "programs.golden", out.String())
}
